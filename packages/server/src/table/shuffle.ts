/**
 * The fair shuffle of a table's game: the server's part, which it commits to before it sees a seat's, and the parts of the seats.
 * docs/decisions/54-fair-shuffle.md says why nobody can choose the key that they make.
 */
import { bytesToHex, randomBytes } from '@noble/hashes/utils.js';
import { commitmentTo, type FairParts } from '@rulewright/engine';
import type { TableMessage } from '@rulewright/protocol';
import { type Done, refuse } from '../running/refusal.ts';
import type { Seat } from './seat.ts';

/** Plain data, stored with the table: the server is bound by what it has stored before anybody saw the commitment. */
export interface Shuffle {
  /** the number of the game at this table */
  game: number;
  /** the server's part, a secret until the match is over */
  server: string;
  /** by seat; '' while it has given none */
  parts: string[];
}

export const newShuffle = (game: number, seats: number): Shuffle => ({
  game,
  server: bytesToHex(randomBytes(32)),
  parts: Array.from({ length: seats }, () => ''),
});

/** The material of the key as the parts stand. */
export const fairParts = (table: string, { game, server, parts }: Shuffle): FairParts => ({
  game: `${table}/${game}`,
  server,
  seats: [...parts],
});

/** Whether a person has not given a part yet. */
export const awaitsParts = ({ parts }: Shuffle, seats: readonly Seat[]): boolean =>
  seats.some(({ kind }, number) => kind === 'human' && parts[number] === '');

/** A seat gives its part, which it cannot change any more. */
export function givePart(shuffle: Shuffle, seat: number, part: string): Done {
  if (shuffle.parts[seat] === part) return { ok: true };
  if (shuffle.parts[seat] !== '') return refuse('not-now', 'This seat has given its part of the shuffle.');
  shuffle.parts[seat] = part;
  return { ok: true };
}

/** Commitments worked out: each is told with every message of its table. The server's part is never another. */
const commitments = new WeakMap<Shuffle, string>();

function commitmentOf(table: string, shuffle: Shuffle): string {
  const commitment = commitments.get(shuffle) ?? commitmentTo(fairParts(table, shuffle));
  commitments.set(shuffle, commitment);
  return commitment;
}

/** What everybody at the table may know of it before the end of the match. */
export const shuffleMessage = (table: string, shuffle: Shuffle | null): TableMessage['shuffle'] =>
  shuffle && {
    game: shuffle.game,
    commitment: commitmentOf(table, shuffle),
    given: shuffle.parts.map((part) => part !== ''),
  };
