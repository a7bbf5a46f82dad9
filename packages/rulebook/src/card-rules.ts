/** Which rules matter to a card: those of its types, of its keywords, and of what its abilities do, each with the words that say so. */
import { EDITIONS, type EditionName } from '@rulewright/engine';
import { sameRule } from './concordance.ts';
import { type ReadFace, keywordsIn, withoutReminders } from './keywords-in-text.ts';
import { isRule } from './numbers.ts';

/** What of a card is read; of a card with several faces each face. */
export interface ReadCard extends ReadFace {
  readonly typeLine: string;
}

export interface CardRule {
  readonly number: string;
  /** what of the card it is about: words of its type line or text, or a keyword */
  readonly because: string;
}

/** A rule of the newest edition with the number in 2006 where the concordance has none that is surely the same. */
interface About {
  readonly rule: string;
  readonly in2006?: string;
}

/** What a type line says. */
const TYPES: readonly (About & { readonly word: string })[] = [
  { word: 'Legendary', rule: '704.5j' },
  { word: 'Basic', rule: '205.4' },
  { word: 'Snow', rule: '205.4' },
  { word: 'World', rule: '205.4' },
  { word: 'Artifact', rule: '301' },
  { word: 'Equipment', rule: '301.5' },
  { word: 'Vehicle', rule: '301.7' },
  { word: 'Creature', rule: '302' },
  { word: 'Enchantment', rule: '303' },
  { word: 'Aura', rule: '303.4' },
  { word: 'Saga', rule: '714' },
  { word: 'Class', rule: '716' },
  { word: 'Instant', rule: '304' },
  { word: 'Land', rule: '305' },
  { word: 'Planeswalker', rule: '306' },
  { word: 'Sorcery', rule: '307' },
  { word: 'Kindred', rule: '308' },
  { word: 'Tribal', rule: '308' },
  { word: 'Battle', rule: '310' },
];

/** What a text does; `words` finds the words that say so. */
const DEEDS: readonly (About & { readonly words: RegExp })[] = [
  { words: /(?:^|\n)(?:when|whenever|at)\b/i, rule: '603' },
  { words: /(?:when|whenever)\b[^.\n]*\b(?:enters|comes into play)\b/i, rule: '603.6a' },
  { words: /(?:when|whenever)\b[^.\n]*\b(?:dies|leaves the battlefield|leaves play)\b/i, rule: '603.6c' },
  { words: /\bat the beginning of the next\b/i, rule: '603.7' },
  { words: /(?:^|\n)[+−–-]?\d+:|(?:^|\n)\[[+−–-]?\w+\]/, rule: '606' },
  { words: /(?:^|\n)(?:[^\n".:]*\{[^}]+\}|sacrifice|discard|pay|tap|remove|return)[^\n".]*:/i, rule: '602' },
  { words: /(?<=:[^\n]*)\badd (?:\{[^}]*\}|one mana|two mana|three mana|an amount of)/i, rule: '605' },
  { words: /\binstead\b/i, rule: '614' },
  {
    words:
      /\b(?:enters|comes into play) (?:the battlefield )?(?:tapped|with|as)\b|\bas [^.\n]* (?:enters|comes into play)\b/i,
    rule: '614',
  },
  { words: /\bprevent\b/i, rule: '615' },
  { words: /\bcop(?:y|ies)\b/i, rule: '707' },
  { words: /\bface[- ]down\b|\bface[- ]up\b/i, rule: '708' },
  {
    words: /\b(?:gets?|have|has|loses?|becomes?|is|are) (?:[+−–-]\d|[+−–-]x|all abilities|base power|\d+\/\d+)/i,
    rule: '613',
  },
  { words: /\b(?:until end of turn|this turn|for as long as|as long as)\b/i, rule: '611' },
  { words: /\btargets?\b/i, rule: '115' },
  { words: /\bdamage\b/i, rule: '120' },
  { words: /\b(?:gains?|loses?|pays?) (?:\w+ )?life\b|\blife total\b/i, rule: '119' },
  { words: /\bdraws? (?:a|an|\w+) (?:additional )?cards?\b/i, rule: '121' },
  { words: /\bcounters? (?:on|from)\b|[+−–-]\d\/[+−–-]\d counter/i, rule: '122' },
  { words: /\btokens?\b/i, rule: '111', in2006: '216' },
  { words: /\bchoose (?:one|two|three|up to)\b/i, rule: '700.2' },
  {
    words:
      /\b(?:additional cost|without paying|rather than pay|costs? (?:\{|x|up to|\w+ )?(?:less|more))\b|costs? \{[^}]+\} (?:less|more)/i,
    rule: '118',
  },
  { words: /(?<!\w)\{?x\}?(?!\w)/i, rule: '107.3' },
  { words: /\b(?:un)?taps? (?:target|all|it|that|up to|another|enchanted|this|those)\b/i, rule: '701.26' },
  { words: /\b(?:plains|island|swamp|mountain|forest|desert|land)walk\b/i, rule: '702.14' },
  { words: /\b\w+cycling\b/i, rule: '702.29' },
  { words: /\bcan't\b/i, rule: '101.2' },
  { words: /\b(?:extra|additional) turn\b/i, rule: '500.7' },
  { words: /\bflips? a coin\b/i, rule: '705' },
  { words: /\brolls? (?:a|one|two|\w+) (?:d\d+|di(?:c?e))/i, rule: '706' },
  { words: /\bwins? the game\b/i, rule: '104.2b' },
  { words: /\bloses? the game\b/i, rule: '104.3' },
];

/** The number in an edition; null where it has no such rule, or none that is surely the same. */
function numberIn(edition: EditionName, { rule, in2006 }: About): string | null {
  const number = sameRule('2026-02', rule, edition) ?? (edition === EDITIONS[0] ? in2006 : undefined) ?? null;
  return number !== null && isRule(edition, number) ? number : null;
}

/** The rules of an edition that matter to the card: its keywords in their order, what it does, what it is; each number once. */
export function rulesOfCard(edition: EditionName, faces: readonly ReadCard[]): readonly CardRule[] {
  const text = withoutReminders(faces);
  const rules = new Map<string, CardRule>();
  const add = (number: string | null, because: string): void => {
    if (number !== null && !rules.has(number)) rules.set(number, { number, because });
  };
  for (const { numbers, name } of keywordsIn(faces)) add(numbers[edition], name);
  for (const { words, ...about } of DEEDS) {
    const said = words.exec(text)?.[0].trim();
    if (said !== undefined) add(numberIn(edition, about), `“${said}”`);
  }
  for (const { word, ...about } of TYPES)
    if (faces.some(({ typeLine }) => typeLine.split(/[^A-Za-z]+/).includes(word))) add(numberIn(edition, about), word);
  return [...rules.values()];
}
