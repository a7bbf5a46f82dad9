/** What something was. 2006: 404.3 · 2009, 2011, 2026: 603.4 */
import { expect, test } from 'vitest';
import { abilitiesOf } from '../../cards-in-tests.ts';

const modern = { wording: '2026-02' } as const;

const creature = (text: string, more: object = {}) =>
  abilitiesOf(text, { ...modern, types: ['Creature'], power: '1', toughness: '1', ...more });

test('what something was is printed as it was said', () => {
  const asked = (words: string) =>
    creature(`Whenever a creature an opponent controls dies, if its toughness was ${words}, draw a card.`);
  expect(asked('less than 1')).toMatchObject([{ condition: { op: '<', right: 1 } }]);
  expect(asked('1 or less')).toMatchObject([{ condition: { op: '≤', right: 1 } }]);
});

test('what something is exactly', () => {
  expect(creature("Whenever you gain life, draw a card if this creature's power is exactly 20.")).toMatchObject([
    {
      body: {
        effect: [{ do: 'if', condition: { if: 'compare', left: { q: 'stat', stat: 'power' }, op: '=', right: 20 } }],
      },
    },
  ]);
});
