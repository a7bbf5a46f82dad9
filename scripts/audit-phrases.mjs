/**
 * Counts the cards that each phrase of the grammar wins: the table by file, how many phrases do nearly all of the work, how many win one card
 * (rare) and how many none.
 *
 * `npm run -s audit:phrases -- [--cards FILE] [--every N] [--json] [--accept]`. Exits with 1 if more phrases are rare than
 * `audit/rare-phrases.json` says of those cards; `--accept` notes how many are now, if no more.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { readCardFile } from '@rulewright/cards/node';
// before all that imports the compiler
import { placesMade, summaryOf, win } from './audit/phrases-won.mjs';
import { WORDINGS } from '../packages/oracle/src/grammar/wording.ts';
import { optionsOf } from './options.mjs';

/** @typedef {import('../packages/oracle/src/card-text.ts').CardText} CardText */
/** @typedef {import('../packages/oracle/src/grammar/wording.ts').Wording} Wording */

const RARE = new URL('./audit/rare-phrases.json', import.meta.url);
/** The wording of the npm data, and that of card files of today. */
const NPM = '2017-01';
const TODAY = '2026-02';

const values = optionsOf(
  `npm run -s audit:phrases -- [--cards FILE]   counts the cards that each phrase of the grammar wins, those of a file too
  --every N   of the cards every so many-th: soon there, and compared with nothing
  --json      every phrase with its place, its lines, how many cards it wins and the first ten of them
  --accept    notes how many phrases are rare now in scripts/audit/rare-phrases.json, if no more than were`,
  {
    cards: { type: 'string' },
    every: { type: 'string', default: '1' },
    json: { type: 'boolean', default: false },
    accept: { type: 'boolean', default: false },
  },
);
const every = Number(values.every);
if (!Number.isInteger(every) || every < 1) fail(`--every takes a whole number from 1 on, not "${values.every}".`);

// the compiler is imported here, after its phrases are watched
const { cardsByLot } = await import('./audit/draw.mjs');
const drawn = (/** @type {readonly CardText[]} */ cards) => cards.filter((_, i) => i % every === 0);
const file = values.cards === undefined ? [] : await cardsIn(values.cards);
const read = (await win(drawn(cardsByLot('')), wordingsFrom(NPM))) + (await win(drawn(file), wordingsFrom(TODAY)));
const all = placesMade();
const summary = summaryOf(all);
process.stdout.write(values.json ? `${JSON.stringify({ read, ...summary, each: all.map(told) })}\n` : table());
if (every === 1) compare(values.cards === undefined ? 'npm' : 'npm and a card file');

/** That wording, then the others, the newest first. @param {Wording} own @returns {readonly Wording[]} */
function wordingsFrom(own) {
  return [own, ...[...WORDINGS].reverse().filter((one) => one !== own)];
}

/** @param {import('./audit/phrases-won.mjs').Place} place */
function told({ wins, ...place }) {
  return { ...place, cards: wins.size, first: [...wins].slice(0, 10) };
}

function table() {
  /** @type {Map<string, typeof all>} */
  const files = new Map();
  for (const place of all) {
    const name = place.at.slice(0, place.at.indexOf(':'));
    files.set(name, [...(files.get(name) ?? []), place]);
  }
  const row = (/** @type {readonly (string | number)[]} */ [name = '', ...figures]) =>
    `${String(name).padEnd(44)}${figures.map((one) => String(one).padStart(9)).join('')}\n`;
  return [
    row(['', 'phrases', 'lines', 'rare', 'none']),
    ...[...files].map(([name, those]) => {
      const { phrases, lines, rare, none } = summaryOf(those);
      return row([name, phrases, lines, rare, none]);
    }),
    row(['all', summary.phrases, summary.lines, summary.rare, summary.none]),
    `\n${read} cards are read. ${summary.most} phrases do 95 % of the work; ${summary.rare} are rare (one card, ${summary.linesOfRare} lines), `,
    `${summary.none} win none (${summary.linesOfNone} lines).\n`,
  ].join('');
}

/** Fails where more are rare than were; else notes how many are, if asked. @param {string} pool */
function compare(pool) {
  /** @type {Record<string, number>} */
  const noted = JSON.parse(readFileSync(RARE, 'utf8'));
  if (summary.rare > (noted[pool] ?? Infinity)) {
    process.stderr.write(
      `${summary.rare} phrases are rare, ${noted[pool]} were (${pool}). Let a phrase compose, so that it wins more than one card; --json names those that win one.\n`,
    );
    process.exitCode = 1;
  } else if (values.accept) writeFileSync(RARE, `${JSON.stringify({ ...noted, [pool]: summary.rare }, null, 2)}\n`);
}

/** @param {string} name @returns {Promise<CardText[]>} */
async function cardsIn(name) {
  const found = await readCardFile(name);
  if (!found.ok) return fail(`${found.file}: ${found.reason}`);
  return found.source.names().flatMap((one) => found.source.find(one) ?? []);
}

/** @param {string} why @returns {never} */
function fail(why) {
  process.stderr.write(`${why}\n`);
  process.exit(2);
}
