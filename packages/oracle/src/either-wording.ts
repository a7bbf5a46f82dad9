/** Cards of which it is not known in which wording they are written. 2006: 200 · 2009, 2011, 2026: 108.1 */
import { hasKeys, takes } from '@rulewright/engine/arguments';
import { holesOf } from '@rulewright/engine/vocabulary';
import type { CardText } from './card-text.ts';
import { compile, type Compiled, type Refusal } from './compile.ts';
import type { Wording } from './grammar/index.ts';
import { versionFor } from './version.ts';
import { reworded } from './wordings/reworded.ts';

/** What cards are given in: the wording of the npm data, and today's. */
const GIVEN: readonly Wording[] = ['2017-01', '2026-02'];

/**
 * Compiles a card in the wording of the npm data or, as in files of the user's that are newer, in today's. No text is in a wording older than
 * its card: of a card with a date of its first printing only the wordings since then are tried. Of a card that is understood in none of them,
 * what is said is what that wording refuses in which it is understood the better.
 */
export function compileEitherWording(card: CardText): Compiled {
  takes(
    'compileEitherWording',
    'the text of a card: what a card source finds, or cardText makes',
    hasKeys(card, 'name', 'typeLine', 'text'),
  );
  const month = card.firstPrinted?.slice(0, 7) ?? '';
  const today = GIVEN.at(-1) as Wording;
  const earlier = GIVEN.find((wording) => wording >= month) ?? today;
  const compiled = compile(card, { wording: earlier });
  if (compiled.ok || earlier === today) return compiled;
  const newer = compile(card, { wording: today });
  return newer.ok || leftOut(newer.refused) < leftOut(compiled.refused) ? newer : compiled;
}

/** How many characters are not understood. */
const leftOut = (refused: readonly Refusal[]): number => refused.reduce((sum, { from, to }) => sum + to - from, 0);

/**
 * A card of any source as far as it is read, in the wording in which least of it is a hole; refused only where what surrounds its text is not
 * known. Only games in which people carry lines out by hand take a card with holes.
 */
export function partlyInEitherWording(card: CardText, wordings: readonly Wording[] = GIVEN): Compiled {
  takes(
    'partlyInEitherWording',
    'the text of a card: what a card source finds, or cardText makes',
    hasKeys(card, 'name', 'typeLine', 'text'),
  );
  const all = wordings.map((wording) => compile(card, { wording, partly: true }));
  const unread = (one: Compiled): number =>
    one.ok ? holesOf(one.definition).reduce((sum, { text }) => sum + text.length, 0) : Infinity;
  return all.reduce((best, one) => (unread(one) < unread(best) ? one : best));
}

/** The compiler of such cards, as a catalogue takes it. */
export const eitherWording = {
  version: versionFor(...GIVEN),
  compile: compileEitherWording,
  partly: (card: CardText): Compiled => partlyInEitherWording(card),
  reworded,
};
