/** What a thread of a simulation does: a batch of games of the match it was given. 2006, 2009, 2011, 2026: none (not a matter of the rules) */
import { workerData } from 'piscina';
import { type Match, type Played, playOne } from './one-game.ts';

export default function batch({ from, to }: { from: number; to: number }): Played[] {
  const match = workerData as Match;
  const played: Played[] = [];
  for (let game = from; game < to; game++) played.push(playOne(match, game));
  return played;
}
