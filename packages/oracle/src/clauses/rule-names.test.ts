/** Each rule that a phrase gives is one of the vocabulary: otherwise the phrase reads what nothing understands. 2006: 418 · 2009, 2011, 2026: 611 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { problemOfAbilities, type Ability } from '@rulewright/engine';
import { expect, it } from 'vitest';

const sources = fileURLToPath(new URL('..', import.meta.url));

it('is known to the engine', () => {
  const named = new Set<string>();
  for (const file of readdirSync(sources, { recursive: true, encoding: 'utf8' }))
    if (/(?<!\.test)\.ts$/.test(file))
      for (const [, rule] of readFileSync(join(sources, file), 'utf8').matchAll(/\brule: '(\w+)'/g))
        named.add(rule as string);
  expect(named.size).toBeGreaterThan(50);
  const unknown = [...named].filter((rule) => {
    const ability = { ability: 'static', parts: [{ part: 'rule', rule: { rule } }] } as unknown as Ability;
    return problemOfAbilities([ability])?.includes(`rule.rule is "${rule}"`) === true;
  });
  expect(unknown).toEqual([]);
});
