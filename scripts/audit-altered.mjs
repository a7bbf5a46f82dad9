/**
 * Alters card texts and lists those that are still accepted, with what they are understood to mean, to be judged by a person.
 *
 * `npm run -s audit:altered -- [--draw 300] [--seed WORDS]`; the seed is the commit where none is given. Exits with 1 if an altered
 * text is understood as the card was before.
 */
import { alteredTexts } from './audit/altered.mjs';
import { seedOr } from './audit/draw.mjs';
import { optionsOf } from './options.mjs';

const values = optionsOf(
  'npm run -s audit:altered -- [--draw 300] [--seed WORDS]   altered card texts, and how those accepted are read',
  {
    draw: { type: 'string', default: '300' },
    seed: { type: 'string' },
  },
);
const seed = seedOr(values.seed);
const say = (/** @type {string} */ line) => process.stdout.write(`${line}\n`);
say(`Altered with the seed ${seed}.`);
let accepted = 0;
let same = 0;
let drawn = 0;
for (const { card, alteration, text, altered, ...read } of alteredTexts(Number(values.draw), seed)) {
  drawn += 1;
  if (!read.accepted) continue;
  accepted += 1;
  if (read.same) same += 1;
  say(
    ['', `${accepted}. ${card} · ${alteration}${read.same ? ' · UNDERSTOOD AS BEFORE' : ''}`, `was:  ${text}`].join(
      '\n',
    ),
  );
  say(`now:  ${altered}`);
  for (const line of read.paraphrase) say(`  = ${line}`);
}
say(`\n${drawn} altered, ${drawn - accepted} refused, ${accepted} accepted, ${same} of them understood as before.`);
process.exitCode = same > 0 ? 1 : 0;
