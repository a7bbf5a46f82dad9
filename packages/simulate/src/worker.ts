/** The program of a thread of a simulation: a batch of games of the matches it was given. */
import { workerData } from 'piscina';
import { type Batch, loadedMatches, playBatch } from './batches.ts';
import type { Match, Played } from './one-game.ts';

const matches = loadedMatches(workerData as readonly Match[]);

export default async (batch: Batch): Promise<Played[]> => playBatch(await matches, batch);
