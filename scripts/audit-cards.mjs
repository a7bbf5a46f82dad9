/**
 * Draws understood cards for an audit: the text, what was understood in other words, and the beginning of a scenario to hold it against.
 *
 * `npm run -s audit:cards -- [--draw 100] [--seed WORDS]`; the seed is the commit where none is given. Cards have at least one ability that
 * is not a bare keyword; half of them were first printed after 2011.
 *
 * `--doubts [--cards FILE]` looks at all understood cards with a second reader instead (`audit/second-reader.mjs`) and prints what it doubts and
 * nobody has settled yet (`audit/settled-doubts.json`); it fails where there is anything.
 */
import { compile, paraphrase, WORDINGS } from '@rulewright/oracle';
import { readFileSync } from 'node:fs';
import { readCardFile } from '@rulewright/cards/node';
import { cardsByLot, seedOr, textOf } from './audit/draw.mjs';
import { doubtsOf } from './audit/second-reader.mjs';
import { optionsOf } from './options.mjs';

/** @typedef {import('./audit/draw.mjs').CardText} CardText */

const values = optionsOf(
  'npm run -s audit:cards -- [--draw 100] [--seed WORDS]   understood cards, drawn by lot, in other words\nnpm run -s audit:cards -- --doubts [--cards FILE]   what a second reader doubts of all understood cards',
  {
    draw: { type: 'string', default: '100' },
    seed: { type: 'string' },
    doubts: { type: 'boolean', default: false },
    cards: { type: 'string' },
  },
);
if (values.doubts) {
  process.exitCode = await doubted(values.cards);
  process.exit();
}
const seed = seedOr(values.seed);
const draw = Number(values.draw);
const left = { old: Math.floor(draw / 2), young: Math.ceil(draw / 2) };
process.stdout.write(`Drawn with the seed ${seed}.\n`);
for (const card of cardsByLot(seed)) {
  const age = (card.firstPrinted ?? '') < '2012' ? 'old' : 'young';
  if (left[age] === 0) continue;
  const compiled = compile(card);
  if (!compiled.ok) continue;
  const { definition } = compiled;
  if (!definition.faces.some(({ abilities }) => abilities.some(({ ability }) => ability !== 'keyword'))) continue;
  left[age] -= 1;
  process.stdout.write(
    [
      '',
      `## ${card.name} · ${card.typeLine}${card.manaCost === undefined ? '' : ` · ${card.manaCost}`} · ${card.firstPrinted ?? 'no date'}`,
      textOf(card),
      '',
      ...paraphrase(definition).flatMap(({ face, abilities }) => [
        ...(definition.faces.length > 1 ? [`${face}:`] : []),
        ...abilities.map((line, at) => `${at + 1}. ${line}`),
      ]),
      '',
      JSON.stringify(scenarioOf(card), null, 2),
      '',
    ].join('\n'),
  );
  if (left.old + left.young === 0) break;
}

/** A position with the card, and the lines that bring it about; what is expected is for the auditor to say. @param {CardText} card */
function scenarioOf({ name, types, manaCost }) {
  const land = types.includes('Land');
  const spell = types.includes('Instant') || types.includes('Sorcery');
  return {
    name,
    editions: ['2026-02'],
    position: {
      sides: {
        A: {
          hand: [name],
          battlefield: land ? [] : ['Plains ×5', 'Island ×5', 'Swamp ×5', 'Mountain ×5', 'Forest ×5'],
        },
        B: { battlefield: ['Grizzly Bears'] },
      },
    },
    script: [
      land ? { as: 'A', play: name } : { as: 'A', cast: name, ...(manaCost?.includes('{X}') ? { x: 2 } : {}) },
      ...(land ? [] : [{ until: 'resolved' }]),
      { expect: spell ? { graveyard: { A: [name] } } : { battlefield: { A: [name] } }, id: 'resolved' },
    ],
    shows: [],
  };
}

/** Prints what a second reader doubts, and says how the process ends. @param {string | undefined} file @returns {Promise<number>} */
async function doubted(file) {
  const cards = file === undefined ? cardsByLot('') : await cardsIn(file);
  /** @type {readonly {card: string, doubt: string, because: string}[]} */
  const settled = JSON.parse(readFileSync(new URL('./audit/settled-doubts.json', import.meta.url), 'utf8'));
  const isSettled = new Set(settled.map(({ card, doubt }) => `${card}: ${doubt}`));
  let [read, open, done] = [0, 0, 0];
  for (const card of cards) {
    const compiled = [...WORDINGS]
      .reverse()
      .map((wording) => compile(card, { wording }))
      .find(({ ok }) => ok);
    if (compiled?.ok !== true) continue;
    read += 1;
    for (const doubt of new Set(doubtsOf(card, compiled.definition))) {
      if (isSettled.has(`${card.name}: ${doubt}`)) {
        done += 1;
        continue;
      }
      open += 1;
      process.stdout.write(`## ${card.name}: ${doubt}\n${textOf(card)}\n\n`);
    }
  }
  process.stdout.write(`${read} cards are read; ${open} doubts are open, ${done} are settled.\n`);
  return open > 0 ? 1 : 0;
}

/** @param {string} file @returns {Promise<CardText[]>} */
async function cardsIn(file) {
  const found = await readCardFile(file);
  if (!found.ok) throw new Error(`${found.file}: ${found.reason}`);
  return found.source.names().flatMap((name) => found.source.find(name) ?? []);
}
