/** What a thread of a simulation does: a batch of games of the matches it was given. 2006, 2009, 2011, 2026: none (not a matter of the rules) */
import { workerData } from 'piscina';
import { type Batch, playBatch } from './batches.ts';
import type { Match, Played } from './one-game.ts';

export default (batch: Batch): Played[] => playBatch(workerData as readonly Match[], batch);
