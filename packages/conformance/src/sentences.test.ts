/** Every sentence of the seeds has an expectation that exists in its edition, a reason, or a rule that says the same. 2006: 502–504 · 2009, 2011: 706 · 2026: none */
import { EDITIONS, type EditionName } from '@rulewright/engine';
import { SEEDS } from '@rulewright/rulebook';
import { expect, test } from 'vitest';
import { builtInScenarios } from './index.ts';
import { readSentences, seedSentences } from './sentences.ts';

const sentences = seedSentences(EDITIONS);
const scenarios = new Map(builtInScenarios().map(({ scenario }) => [scenario.name, scenario]));

/** Whether the scenario expects something by that id in that edition. */
function expects(name: string, by: string, edition: EditionName): boolean {
  const scenario = scenarios.get(name);
  if (scenario?.editions.includes(edition) !== true) return false;
  return scenario.script.some(
    (move) =>
      'expect' in move && move.id === by && (!('in' in move) || move.in === undefined || move.in.includes(edition)),
  );
}

test('each expectation named is one of its scenario in the edition of the sentence', () => {
  const missing = sentences.flatMap(({ places, heldBy }) =>
    heldBy.flatMap((holder) =>
      'scenario' in holder
        ? places.flatMap(({ edition, of }) =>
            expects(holder.scenario, holder.by, edition) ? [] : [`${edition} ${of}: ${holder.scenario} [${holder.by}]`],
          )
        : [],
    ),
  );
  expect(missing).toEqual([]);
});

test('each sentence is held, or says why not, and refers only to rules with sentences', () => {
  const rules = new Set(sentences.flatMap(({ places }) => places.map(({ of }) => of)));
  expect(sentences.filter(({ heldBy }) => heldBy.length === 0)).toEqual([]);
  const astray = sentences.flatMap(({ heldBy }) =>
    heldBy.filter((holder) => 'see' in holder && !rules.has(holder.see)),
  );
  expect(astray).toEqual([]);
});

test('each rule, example and glossary entry of the seeds has its sentences', () => {
  const key = (edition: string, of: string, example?: number): string => `${edition} ${of} ${example ?? ''}`;
  const listed = new Set(
    sentences.flatMap(({ places }) => places.map(({ edition, of, example }) => key(edition, of, example))),
  );
  const missing = SEEDS.map(({ edition, kind, of, example }) =>
    key(edition, /^\d/.test(of) ? of : `glossary ${of}`, kind === 'example' ? example : undefined),
  ).filter((each) => !listed.has(each));
  expect(missing).toEqual([]);
});

test('a line that is neither a sentence nor a holder is a fault with its number', () => {
  expect(() => readSentences('2006 503.1 without a bar', EDITIONS)).toThrow('line 1');
  expect(() => readSentences('  Some scenario [id]', EDITIONS)).toThrow('line 1');
  expect(() => readSentences('2006 503.1 | It copies.\n  no id', EDITIONS)).toThrow('line 2');
});
