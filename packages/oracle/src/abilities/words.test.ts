import { describe, expect, it, test } from 'vitest';
import { abilitiesOf, cardWith } from '../../cards-in-tests.ts';
import { compile } from '../compile.ts';

const creature = { types: ['Creature'], power: '2', toughness: '2', wording: '2026-02' } as const;
const isRead = (text: string): boolean => compile(cardWith(text, creature), { wording: '2026-02' }).ok;

describe('flavor words', () => {
  test.each([
    'Acid Breath — When this creature enters, draw a card.',
    "Dark One's Own Luck — Whenever this creature attacks, you gain 1 life.",
    'Tunnel Snakes Rule! — {T}: Draw a card.',
  ])('are labels without meaning: %s', (text) => {
    const [label = '', rest = ''] = text.split(' — ');
    const [ability] = abilitiesOf(rest, creature);
    expect(abilitiesOf(text, creature)).toEqual([{ ...ability, abilityWord: label }]);
  });

  it('stand before modes', () => {
    const modes =
      'When this creature enters, choose one —\n• Sort It Out — Draw a card.\n• Cut It Short — You gain 2 life.';
    expect(isRead(modes)).toBe(true);
  });

  test.each([
    'Boasting of wins — {T}: Draw a card.',
    'Flying — {T}: Draw a card.',
    'Ward — When this creature enters, draw a card.',
    'Acid Breath When this creature enters, draw a card.',
  ])('are nothing else: %s', (text) => {
    expect(isRead(text)).toBe(false);
  });
});

test('an exhaust ability is a keyword with a cost and what it does', () => {
  expect(abilitiesOf('Exhaust — {R}: Draw a card.', creature)).toEqual([
    {
      ability: 'keyword',
      keyword: 'exhaust',
      cost: { mana: ['R'] },
      body: { effect: [{ do: 'draw', who: { who: 'you' }, count: 1 }] },
    },
  ]);
});
