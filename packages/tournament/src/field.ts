/** Who takes part in a tournament: every deck in the hands of every player. */
import { takesAll, withKeys } from '@rulewright/engine/arguments';
import type { EditionName } from '@rulewright/engine';
import { type Contestant, type Match, matchOf, nameOf, type PlayableDeck } from '@rulewright/simulate';
import type { Pairing } from './pairings.ts';

export interface Field {
  readonly decks: readonly PlayableDeck[];
  readonly agents: readonly Contestant[];
  readonly edition: EditionName;
  readonly seed: number | string;
  readonly anachronisms: 'refuse' | 'borrow';
  /** decks for Brawl: of sixty cards, led by a commander */
  readonly brawl?: boolean;
}

/** Arguments of the functions of tournaments. */
export const A_FIELD = withKeys('a field of decks and agents', 'decks', 'agents');

/** A deck and who plays it, as numbers of the field's. */
export interface Entrant {
  readonly deck: number;
  readonly agent: number;
  /** what tells it apart: the deck, the player, or both */
  readonly name: string;
}

/** Every deck in the hands of every player. */
export function entrantsOf(field: Pick<Field, 'decks' | 'agents'>): Entrant[] {
  takesAll('entrantsOf', [field, A_FIELD]);
  const { decks, agents } = field;
  return decks.flatMap(({ name }, deck) =>
    agents.map((contestant, agent) => {
      const player = nameOf(contestant);
      return { deck, agent, name: agents.length === 1 ? name : decks.length === 1 ? player : `${name} (${player})` };
    }),
  );
}

/** Why these cannot play a tournament; null if they can. */
export function fieldProblem(field: Pick<Field, 'decks' | 'agents'>): string | null {
  takesAll('fieldProblem', [field, A_FIELD]);
  const again = twice(field.decks.map(({ name }) => name)) ?? twice(field.agents.map(nameOf));
  if (again !== undefined) return `"${again}" is given twice`;
  return entrantsOf(field).length < 2 ? 'a tournament needs at least two decks, or two players of one deck' : null;
}

const twice = (names: readonly string[]): string | undefined => names.find((name, at) => names.indexOf(name) < at);

/** The games of two entrants. They depend on the two and the seed, not on who else takes part. */
export function matchBetween(field: Field, entrants: readonly Entrant[], [a, b]: Pairing): Match {
  const [first, second] = [entrants[a], entrants[b]];
  const decks = [field.decks[first?.deck ?? -1], field.decks[second?.deck ?? -1]] as const;
  const agents = [field.agents[first?.agent ?? -1], field.agents[second?.agent ?? -1]] as const;
  if (!first || !second || !decks[0] || !decks[1] || !agents[0] || !agents[1])
    throw new Error(`no entrants ${a} and ${b}`);
  const side = (deck: PlayableDeck, agent: Contestant): string => `${deck.name} (${nameOf(agent)})`;
  return matchOf(decks[0], decks[1], {
    edition: field.edition,
    seed: `${field.seed}/${side(decks[0], agents[0])} – ${side(decks[1], agents[1])}`,
    agents: [agents[0], agents[1]],
    anachronisms: field.anachronisms,
    ...(field.brawl && { brawl: true }),
  });
}
