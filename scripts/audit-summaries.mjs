/**
 * Draws summaries for an audit: whoever knows the summary alone should answer a question on the rule as the rule does.
 *
 * `npm run -s audit:summaries -- [--draw 60] [--seed WORDS] [--texts FOLDER]`; the seed is the commit where none is given. With the folder of the
 * official texts, a file `EDITION.txt` each, the rule stands above its summary: write the question from it, and answer from the summary.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { EDITIONS } from '@rulewright/engine';
import { officialRule, readOfficialFile, ruleTitle, rulesOf, summaryOf } from '@rulewright/rulebook';
import { seedOr } from './audit/draw.mjs';
import { lotOf } from './audit/lot.mjs';
import { optionsOf } from './options.mjs';

const values = optionsOf(
  'npm run -s audit:summaries -- [--draw 60] [--seed WORDS] [--texts FOLDER]   summaries of rules, drawn by lot',
  {
    draw: { type: 'string', default: '60' },
    seed: { type: 'string' },
    texts: { type: 'string' },
  },
);
const seed = seedOr(values.seed);

/** The official text of an edition, where its folder was given. @param {import('@rulewright/engine').EditionName} edition */
function officialText(edition) {
  if (values.texts === undefined) return null;
  const read = readOfficialFile(readFileSync(join(values.texts, `${edition}.txt`)));
  if (!read.ok) throw new Error(`${edition}.txt: ${read.reason}. ${read.advice}`);
  return read.official;
}

const summedUp = EDITIONS.flatMap((edition) => {
  const official = officialText(edition);
  return rulesOf(edition).flatMap((rule) => {
    const summary = rule.includes('.') ? summaryOf(edition, rule) : null;
    if (summary?.edition !== edition) return [];
    return {
      edition,
      rule,
      summary,
      said: officialRule(official, rule)?.text,
      lot: lotOf([`${seed} ${edition} ${rule}`]),
    };
  });
});
process.stdout.write(`Drawn with the seed ${seed}.\n`);
for (const { edition, rule, summary, said } of summedUp
  .sort((a, b) => (a.lot < b.lot ? -1 : 1))
  .slice(0, Number(values.draw)))
  process.stdout.write(
    [
      '',
      `${edition} ${rule} ${ruleTitle(edition, rule)}`,
      ...(said ? [`  The rule: ${said}`] : []),
      `  In our words: ${summary.text}`,
      '',
    ].join('\n'),
  );
