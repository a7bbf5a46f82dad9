/** What a thread of a simulation does: a batch of games of the matches it was given. 2006, 2009, 2011, 2026: none (not a matter of the rules) */
import { workerData } from 'piscina';
import { type Batch, loadedMatches, playBatch } from './batches.ts';
import type { Match, Played } from './one-game.ts';

const matches = loadedMatches(workerData as readonly Match[]);

export default async (batch: Batch): Promise<Played[]> => playBatch(await matches, batch);
