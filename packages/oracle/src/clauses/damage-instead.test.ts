/** More damage than would be dealt. 2006: 419 · 2009, 2011, 2026: 614 */
import { expect, test } from 'vitest';
import { abilitiesOf } from '../../cards-in-tests.ts';

const modern = { wording: '2026-02' } as const;

const artifact = (text: string) => abilitiesOf(text, { ...modern, types: ['Artifact'] });

test('twice that much damage is double that damage', () => {
  const text = (so: string) => `If a creature you control would deal damage, it deals ${so} instead.`;
  expect(artifact(text('twice that much damage'))).toEqual(artifact(text('double that damage')));
});
