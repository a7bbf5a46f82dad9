/** A cube from its list, in any form that lists are read in: read in the browser, for the server needs its names alone. Fetched when there is one. */
import { parseDecklist } from '@rulewright/cards';
import type { CubeList } from '@rulewright/protocol';
import { LONG_LIMITS } from '../decks/long-list.ts';

const LIMITS = { ...LONG_LIMITS, cards: 2_000 };
const LONGEST_NAME = 80;

export type ReadCube =
  | { readonly ok: true; readonly cube: CubeList }
  | { readonly ok: false; readonly faults: readonly string[] };

/** A list with numbers is one too: so many of each card are in the cube. */
export function readCube(text: string, name: string): ReadCube {
  const read = parseDecklist(text, LIMITS);
  const list = read.ok ? { name: read.deck.name, cards: read.deck.main } : read.kind === 'cube' ? read.cube : null;
  if (list === null)
    return {
      ok: false,
      faults: read.ok ? [] : read.faults.map(({ line, reason }) => (line > 0 ? `${line}: ${reason}` : reason)),
    };
  const cards = list.cards.flatMap((one) => Array.from({ length: one.count }, () => one.name));
  return { ok: true, cube: { name: (list.name || name).slice(0, LONGEST_NAME), cards } };
}
