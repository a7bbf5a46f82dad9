import { expect, it } from 'vitest';
import { abilitiesOf, effectOf } from '../../cards-in-tests.ts';

const you = { who: 'you' };
const asked = (condition: string): unknown => {
  const { effect } = effectOf(`If ${condition}, draw a card.`) as { effect: readonly { condition: unknown }[] };
  return effect[0]?.condition;
};
const happened = (event: object, by: object = you) => ({
  if: 'compare',
  left: { q: 'history', event: { of: 'happened', event, by } },
  op: '≥',
  right: 1,
});
const life = (of: string) => ({ if: 'compare', left: { q: 'history', event: { of, by: you } }, op: '≥', right: 1 });

it.each([
  ["you've discarded a card this turn", happened({ on: 'discard', what: { is: 'card' }, who: you })],
  [
    'you put one or more counters on an artifact this turn',
    happened({ on: 'counters', by: you, what: { is: 'type', type: 'artifact' } }),
  ],
  ['you gained and lost life this turn', { if: 'and', of: [life('lifeGained'), life('lifeLost')] }],
  ["you've lost life this turn", life('lifeLost')],
  [
    "you've cast three or more spells this turn",
    {
      if: 'compare',
      left: { q: 'history', event: { of: 'spellsCast', by: you, where: { is: 'spell' } } },
      op: '≥',
      right: 3,
    },
  ],
])('%s', (text, condition) => {
  expect(asked(text)).toEqual(condition);
});

it('abilities of a keyword that nobody has begun to activate, and that may be activated anew', () => {
  const text =
    "During your turn, as long as you haven't activated an exhaust ability this turn, you may activate exhaust abilities as though they haven't been activated.";
  expect(abilitiesOf(text, { types: ['Enchantment'], wording: '2026-02' })).toMatchObject([
    {
      condition: {
        of: [
          { if: 'turn' },
          {
            left: { q: 'history', event: { of: 'activationsBegun', by: { who: 'you' }, keyword: 'exhaust' } },
            op: '=',
          },
        ],
      },
      parts: [{ rule: { rule: 'activatesAnew', who: { who: 'you' }, keyword: 'exhaust' } }],
    },
  ]);
});
