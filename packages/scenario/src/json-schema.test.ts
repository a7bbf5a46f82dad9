import { expect, test } from 'vitest';
import { fromJSONSchema } from 'zod';
import { scenarioJsonSchema } from './json-schema.ts';

const schema = fromJSONSchema(scenarioJsonSchema() as Parameters<typeof fromJSONSchema>[0]);
const grown = {
  name: 'a bear grows',
  editions: ['2026-02'],
  position: { sides: { A: { battlefield: ['Forest ×2', { card: 'Bear', counters: { '+1/+1': 1 } }] } } },
  script: [{ as: 'A', cast: 'Growth', targets: ['Bear'] }, { until: 'empty' }, { expect: { pt: { Bear: '6/6' } } }],
};

test('takes a scenario, and a list of them', () => {
  expect(schema.safeParse(grown).success).toBe(true);
  expect(schema.safeParse([grown, { ...grown, seed: 1 }]).success).toBe(true);
});

test.each([
  { ...grown, editions: ['2027-01'] },
  { ...grown, titel: 'x' },
  { ...grown, script: [{ until: 'never' }] },
  { ...grown, position: { sides: { A: { life: 'twenty' } } } },
  { name: 'without a position', editions: ['2026-02'], script: [] },
])('refuses what is no scenario: %j', (wrong) => {
  expect(schema.safeParse(wrong).success).toBe(false);
});
