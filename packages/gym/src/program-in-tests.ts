/** A program for tests: two environments with small decks, over its standard input and output. */
import { createInterface } from 'node:readline';
import { DECKS } from './decks-in-tests.ts';
import { serveLines } from './lines.ts';
import { vectorEnvironment } from './vector/vector.ts';

await serveLines(
  vectorEnvironment({ decks: DECKS, environments: 2 }),
  createInterface({ input: process.stdin }),
  (line) => process.stdout.write(`${line}\n`),
);
