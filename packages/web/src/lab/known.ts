/** What the worker has said of the open text: a step back or forward asks for nothing twice, and the places beside are asked for while the worker idles. */
import type { EditionName } from '@rulewright/engine';
import { ask, askAhead, askIdly } from '../asking/asking.ts';
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
  /** nobody waits for it */
  readonly ahead: boolean;
  /** the answer, once it has come */
  here?: InEdition;
}

/** So many places of a text are kept. */
const MOST_PLACES = 60;
/** So many lines back and forward are asked for ahead. */
const AHEAD = 3;
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
export const saidAt = (asked: Asked, at: number): Promise<InEdition> => placeAt(asked, at, false);

/** `ahead`: nobody waits for it. */
function placeAt(asked: Asked, at: number, ahead: boolean): Promise<InEdition> {
  const { text, edition, told, places } = saidOf(asked);
  const known = places.get(at);
  // whoever waits for what was asked ahead asks too, so that it is not waited for for ever
  if (known && (ahead || !known.ahead || known.here)) return known.answer;
  const answer = Promise.all([told, (ahead ? askIdly : ask)('look', text, edition, at)]).then(([story, looked]) => ({
    edition,
    told: story,
    looked,
  }));
  const place: Place = { answer, ahead };
  places.set(at, place);
  answer.then(
    (here) => {
      place.here = here;
    },
    () => places.get(at) === place && places.delete(at),
  );
  for (const oldest of places.keys()) {
    if (places.size <= MOST_PLACES) break;
    places.delete(oldest);
  }
  return answer;
}

/** Asks for the places some lines back and forward of texts with so many lines, the nearest first, as soon as the worker idles. */
export function lookBeside(asking: readonly Asked[], at: number, lines: number): void {
  const near = Array.from({ length: AHEAD }, (_, by) => [at + by + 1, at - by - 1]).flat();
  askAhead(
    near
      .filter((beside) => beside >= 0 && beside <= lines)
      .flatMap((beside) => asking.map((asked) => ({ asked, beside })))
      .filter(({ asked, beside }) => saidBefore(asked)?.places.has(beside) !== true)
      .map(({ asked, beside }) => () => {
        placeAt(asked, beside, true).catch(() => {
          // whoever goes there asks again, and is told why not
        });
      }),
  );
}
