/** What a card says of itself as it enters. 2006: 410.10 · 2009, 2011, 2026: 614.12 */
import { expect, test } from 'vitest';
import { abilitiesOf } from '../../cards-in-tests.ts';

const modern = { wording: '2026-02' } as const;

const creature = (text: string, more: object = {}) =>
  abilitiesOf(text, { ...modern, types: ['Creature'], power: '1', toughness: '1', ...more });

test('what enters tapped and stays so', () => {
  const text = "This creature enters tapped and doesn't untap during your untap step.";
  expect(creature(text)).toMatchObject([
    { parts: [{ replacement: { instead: { tapped: true } } }, { rule: { rule: 'doesntUntap' } }] },
  ]);
});
