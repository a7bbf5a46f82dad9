/** Who chooses which creatures attack or block, and how they block. 2006: 308–309 · 2009, 2011, 2026: 508.1, 509.1 */
import { alt, phrasesOf, words } from '../grammar/index.ts';
import type { Rule } from '../grammar/index.ts';
import { rulePart as rule } from './parts.ts';

const phrase = phrasesOf(() => ({ duration }));

const YOU = { who: 'you' };
const duration: Rule = words('for how long', {
  'this turn': { until: 'endOfTurn' },
  'this combat': { until: 'endOfCombat' },
});
const effect = (name: string): object => ({
  do: 'effect',
  parts: [rule({ rule: name, who: YOU })],
  duration: '$d',
});

/** For a time: clauses of their own. */
export const chosenCombat: Rule = alt('who chooses in combat', () => [
  phrase('you choose which creatures attack {d:duration}', effect('choosesAttackers')),
  phrase('you choose which creatures block {d:duration} and how those creatures block', effect('choosesBlocks')),
]);

/** As long as a permanent says so. */
export const blocksChosen: Rule = phrase(
  'the attacking player chooses how each creature blocks <each turn of combat>',
  [rule({ rule: 'choosesBlocks', who: { who: 'attacking' } })],
);
