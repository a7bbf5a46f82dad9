/** What the worker has said of the open text: a step back or forward asks for nothing twice, and the places beside are asked for ahead. */
import type { EditionName } from '@rulewright/engine';
import { ask } from './asking.ts';
import type { Looked, Told } from './bench.ts';

/** What one edition makes of the open branch. */
export interface InEdition {
  readonly edition: EditionName;
  readonly told: Told;
  /** the game where the document stands; null where the script does not come there */
  readonly looked: Looked | null;
}

/** A text in an edition. */
export interface Asked {
  readonly text: string;
  readonly edition: EditionName;
  /** whether the cards are there: what was said without them is asked anew */
  readonly cards: unknown;
}

interface Said extends Asked {
  readonly told: Promise<Told>;
  /** by the number of lines before each, in the order in which they were asked for */
  readonly places: Map<number, Place>;
}

interface Place {
  readonly answer: Promise<InEdition>;
  /** the answer, once it has come */
  here?: InEdition;
}

/** So many places of a text are kept. */
const MOST_PLACES = 60;
/** One text for each edition. */
const said = new Map<EditionName, Said>();

function saidBefore({ text, edition, cards }: Asked): Said | undefined {
  const known = said.get(edition);
  return known?.text === text && known.cards === cards ? known : undefined;
}

function saidOf(asked: Asked): Said {
  const known = saidBefore(asked);
  if (known) return known;
  const { text, edition } = asked;
  const told = ask('tell', text, edition);
  const fresh: Said = { ...asked, told, places: new Map() };
  told.catch(() => said.get(edition) === fresh && said.delete(edition));
  said.set(edition, fresh);
  return fresh;
}

/** What the edition makes of the text before its line at `at`, if the worker has said so. */
export const knownAt = (asked: Asked, at: number): InEdition | undefined => saidBefore(asked)?.places.get(at)?.here;

/** @throws Error where the worker cannot answer, or not in time */
export function saidAt(asked: Asked, at: number): Promise<InEdition> {
  const { text, edition, told, places } = saidOf(asked);
  const known = places.get(at);
  if (known) return known.answer;
  const answer = Promise.all([told, ask('look', text, edition, at)]).then(([story, looked]) => ({
    edition,
    told: story,
    looked,
  }));
  const place: Place = { answer };
  places.set(at, place);
  answer.then(
    (here) => {
      place.here = here;
    },
    () => places.delete(at),
  );
  for (const oldest of places.keys()) {
    if (places.size <= MOST_PLACES) break;
    places.delete(oldest);
  }
  return answer;
}

/** Asks for the places one line back and forward of a text with so many lines. */
export function lookBeside(asked: Asked, at: number, lines: number): void {
  for (const beside of [at + 1, at - 1])
    if (beside >= 0 && beside <= lines)
      saidAt(asked, beside).catch(() => {
        // whoever goes there asks again, and is told why not
      });
}
