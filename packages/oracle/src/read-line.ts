/**
 * A line that was not read, in other words that are: what a person says who carries it out by hand. 2006: 200.3 · 2009, 2011: 207 · 2026: 207
 */
import {
  type Answer,
  type CardDefinition,
  decision,
  type Face,
  type Game,
  isPlainText,
  type Meant,
  type Reworded,
} from '@rulewright/engine';
import { hasKeys, takes, takesGame } from '@rulewright/engine/arguments';
import { holesOf, MOST_WORDS, unreadAt } from '@rulewright/engine/vocabulary';
import type { CardText } from './card-text.ts';
import { compile, type Refusal, SUPERTYPES, TYPES } from './compile.ts';
import type { Wording } from './grammar/index.ts';
import { canonical } from './hash.ts';

export type ReadLine =
  /** the words, as they are printed back from what they mean, and what that is */
  { readonly ok: true; readonly reworded: Reworded } | { readonly ok: false; readonly message: string };

/** How people write today, and how the cards of most files are written. */
const TRIED: readonly Wording[] = ['2026-02', '2017-01'];
/** The message quotes no more. */
const MOST_QUOTED = 120;

/**
 * Reads the words as the text of that card's line: alone, or among its other lines where they speak of what those choose. What is not read whole
 * is refused with the reason. Never throws on words, whatever they are.
 *
 * @param path where the line that was not read stands: `faces/0/abilities/1`
 */
export function readLine(card: CardDefinition, path: string, words: string): ReadLine {
  takes('readLine', 'a definition, as compile gives it', hasKeys(card, 'faces'));
  const no = (message: string): ReadLine => ({ ok: false, message });
  const line = unreadAt(card, path);
  const face = line === null ? undefined : card.faces[line.face];
  if (line === null || face === undefined) return no('That line is read already.');
  if (words.length > MOST_WORDS) return no(`Say it in at most ${MOST_WORDS} characters.`);
  const typed = words.replace(/\s+/g, ' ').trim();
  const said = typed.charAt(0).toUpperCase() + typed.slice(1);
  if (said === '' || !isPlainText(said)) return no('Say the line in words.');
  const refused: Refusal[] = [];
  for (const text of /[.!”"')]$/.test(said) ? [said] : [said, `${said}.`])
    for (const wording of TRIED) {
      const alone = compile(textOf(face, text), { wording });
      const abilities = alone.ok ? alone.definition.faces[0].abilities : amongOthers(face, line.text, text, wording);
      if (!alone.ok) refused.push(...alone.refused);
      if (abilities === null) continue;
      if (abilities.some(({ ability }) => ability === 'spell'))
        return no('These words say what a spell does as it resolves. Say what the line is by itself.');
      return { ok: true, reworded: { words: text, abilities } };
    }
  return no(reasonOf(refused));
}

/**
 * An answer as the game takes it: words for a line that was not read are read; every other answer is left as it is. Whoever runs a game for
 * people calls this before `answer`, for no tree is to come from them.
 */
export function answerInWords(game: Game, given: Answer): Meant {
  takesGame('answerInWords', game);
  const asked = decision(game);
  const line = asked?.form === 'name' ? asked.line : undefined;
  const wrong = (message: string): Meant => ({ ok: false, wrong: { error: 'illegal', message } });
  if (line === undefined || given === '') return { ok: true, answer: given };
  const card = game.definitions.get(line.def);
  if (card === undefined || typeof given !== 'string') return wrong('Say the line in words.');
  const read = readLine(card, line.path, given);
  return read.ok ? { ok: true, answer: read.reworded } : wrong(read.message);
}

/** What the words mean among the other lines of the face; null where they are not read, or another line then means something else. */
function amongOthers(face: Face, line: string, words: string, wording: Wording): Face['abilities'] | null {
  const { text = '' } = face;
  if (!text.includes(line)) return null;
  const read = (all: string) => {
    const compiled = compile(textOf(face, all), { wording, partly: true });
    return compiled.ok ? compiled.definition : null;
  };
  const [before, after] = [read(text), read(text.replace(line, () => words))];
  if (before === null || after === null) return null;
  const unread = holesOf(before).map((hole) => hole.text);
  unread.splice(unread.indexOf(line), 1);
  if (canonical(holesOf(after).map((hole) => hole.text)) !== canonical(unread)) return null;
  const left = before.faces[0].abilities.filter((one) => one.ability !== 'unread').map((one) => canonical(one));
  const added = after.faces[0].abilities.filter((one) => {
    if (one.ability === 'unread') return false;
    const at = left.indexOf(canonical(one));
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
  return left.length === 0 && added.length > 0 ? added : null;
}

/** The face as a card of its own, with that text. */
function textOf(face: Face, text: string): CardText {
  const word = (table: Readonly<Record<string, string>>, wanted: string): string =>
    Object.keys(table).find((one) => table[one] === wanted) ?? wanted;
  const printed = (name: 'loyalty' | 'defense') => (face[name] === undefined ? {} : { [name]: String(face[name]) });
  return {
    name: face.name,
    layout: 'normal',
    supertypes: face.supertypes.map((one) => word(SUPERTYPES, one)),
    types: face.types.map((one) => word(TYPES, one)),
    subtypes: face.subtypes,
    typeLine: '',
    text,
    ...(face.manaCost !== null && { manaCost: face.manaCost.map((symbol) => `{${symbol}}`).join('') }),
    ...(face.power !== undefined && { power: face.printedPower ?? String(face.power) }),
    ...(face.toughness !== undefined && { toughness: face.printedToughness ?? String(face.toughness) }),
    ...printed('loyalty'),
    ...printed('defense'),
  };
}

/** Why the words are not read: where the reading comes furthest. */
function reasonOf(refused: readonly Refusal[]): string {
  const [furthest] = [...refused].sort((one, other) => one.to - one.from - (other.to - other.from));
  if (furthest === undefined) return 'These words are not read.';
  const { text, reason } = furthest;
  const quoted = text.length > MOST_QUOTED ? `${text.slice(0, MOST_QUOTED)}…` : text;
  return quoted === '' ? `Not read: ${reason}.` : `Not read from “${quoted}” on: ${reason}.`;
}
