/**
 * Ability words and flavor words: italic labels without rules meaning. Ability words are listed; a flavor word is any title
 * before a dash. 2006: 502.23, 502.34 · 2009: 206.2c · 2011: 207.2c · 2026: 207.2c–d
 */
import { KEYWORDS } from '@rulewright/engine/keywords';
import { alt, words } from '../grammar/index.ts';
import type { Rule } from '../grammar/index.ts';
import { NONE, want } from '../grammar/rule.ts';
import { tokenise } from '../grammar/tokens.ts';

const LIST = (
  "Battalion,Bloodrush,Channel,Chroma,Cohort,Constellation,Converge,Council's dilemma,Delirium,Domain,Fateful hour,Ferocious," +
  'Formidable,Grandeur,Hellbent,Heroic,Imprint,Inspired,Join forces,Kinship,Landfall,Lieutenant,Metalcraft,Morbid,Parley,' +
  'Radiance,Raid,Rally,Revolt,Spell mastery,Strive,Sweep,Tempting offer,Threshold,Will of the council,Addendum,Ascend,' +
  "Coven,Enrage,Magecraft,Adamant,Alliance,Celebration,Corrupted,Descend 4,Descend 8,Eerie,Fathomless descent,Flurry,Hero's Reward," +
  'Pack tactics,Paradox,Renew,Survival,Undergrowth,Valiant,Void,Disappear,Opus,Increment,Repartee,Vivid,Infusion'
).split(',');

/** By their words as tokens. */
const ABILITY_WORDS: Record<string, string> = Object.fromEntries(
  LIST.map((word) => [word.replace(/'s\b/, " 's"), word]),
);

const abilityWord: Rule<string> = words('an ability word', ABILITY_WORDS);

const TITLED = /^(?:\p{Lu}[\p{L}\p{M}'!?&-]*|~~?|(?![ -~])\p{S})$/u;
const SMALL = new Set(['of', 'the', 'to', 'in', 'and', 'from', 'for', 'with', 'a', 'at', 'by', 'on', 'it', "'s", ',']);
const LONGEST = 8;
/** Labels with rules meaning: keywords of which the ability after the dash is a part, and the chapters of a Saga. */
const MEANINGFUL: ReadonlySet<string> = new Set([
  ...KEYWORDS.map(({ name }) => name),
  ...'boast,companion,exhaust,forecast,max speed,power-up,prize,solved,to solve,visit'.split(','),
]);
const isFlavorWord = (label: string): boolean =>
  !MEANINGFUL.has(label.toLowerCase()) && !/^[IVX]+(?:, [IVX]+)*$/.test(label);

/** A title before a dash: capitals, with small words between them. */
const flavorWord: Rule<string> = {
  name: 'a flavor word',
  needs: () => [[' — ']],
  read(reading, at) {
    let label = '';
    for (let i = at; i < reading.tokens.length && i - at <= LONGEST; i++) {
      const text = reading.tokens[i]?.text as string;
      if (text === ' — ' && isFlavorWord(label)) return [{ value: label, end: i, agreement: 0 }];
      if (!TITLED.test(text) && (i === at || !SMALL.has(text))) break;
      label += i === at || text === "'s" || text === ',' ? text : ` ${text}`;
    }
    want(reading, at, 'a flavor word');
    return NONE;
  },
  print: (_, value) =>
    typeof value === 'string' && isFlavorWord(value)
      ? { words: tokenise(value).map(({ text }) => text), agreement: 0 }
      : undefined,
};

/** What stands before the dash, in italics. */
export const label: Rule<string> = alt('a label', () => [abilityWord, flavorWord]);
