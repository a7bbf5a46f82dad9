/**
 * Draws understood cards for an audit: the text, what was understood in other words, and the beginning of a scenario to hold it against.
 *
 * `npm run -s audit:cards -- [--draw 100] [--seed WORDS]`; the seed is the commit where none is given. Cards have at least one ability that
 * is not a bare keyword; half of them were first printed after 2011.
 */
import { compile, paraphrase } from '@rulewright/oracle';
import { cardsByLot, seedOr, textOf } from './audit/draw.mjs';
import { optionsOf } from './options.mjs';

/** @typedef {import('./audit/draw.mjs').CardText} CardText */

const values = optionsOf(
  'npm run -s audit:cards -- [--draw 100] [--seed WORDS]   understood cards, drawn by lot, in other words',
  {
    draw: { type: 'string', default: '100' },
    seed: { type: 'string' },
  },
);
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
