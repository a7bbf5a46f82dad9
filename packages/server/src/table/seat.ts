/** A seat at a table: who sits there, with which cards, and when they want to be asked. */
import type { Leads } from '@rulewright/engine';
import { type SeatSettings, settingsAgainst } from '@rulewright/protocol';
import type { Passing } from '../auto-pass.ts';

export interface Counted {
  name: string;
  count: number;
}

/** A player's cards as divided for the next game. */
export interface Pool {
  main: Counted[];
  sideboard: Counted[];
  /** the card that leads the deck, or two, which are not in it; absent: none does */
  commander?: Leads<string>;
}

/** Plain data: it is stored with the table. */
export interface Seat {
  kind: 'human' | 'heuristic' | 'random' | 'open' | 'rollout' | 'search';
  name: string;
  /** hash of the token, '' for a seat no person has */
  token: string;
  deckName: string;
  pool: Pool;
  settings: SeatSettings;
  passing: Passing | null;
  wins: number;
  ready: boolean;
}

export const sizeOf = (cards: readonly Counted[]): number => cards.reduce((sum, card) => sum + card.count, 0);

/** All cards of a pool. */
export const cardsIn = ({ main, sideboard }: Pool): number => sizeOf(main) + sizeOf(sideboard);

function totals(pool: Pool): Map<string, number> {
  const all = new Map<string, number>();
  for (const { name, count } of [...pool.main, ...pool.sideboard]) all.set(name, (all.get(name) ?? 0) + count);
  return all;
}

/** Whether both are the same cards, however divided. */
export function sameCards(one: Pool, other: Pool): boolean {
  const a = totals(one);
  const b = totals(other);
  return a.size === b.size && [...a].every(([name, count]) => b.get(name) === count);
}

/** The settings of a seat as they are meant at its table: whether people play against it who could tell by the time what it holds. */
export function settingsAtTable(seats: readonly Seat[], { token, settings }: Seat): SeatSettings {
  return settingsAgainst(
    seats.some((other) => other.kind === 'human' && other.token !== token),
    settings,
  );
}
