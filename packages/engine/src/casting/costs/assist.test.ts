/** What another player may pay of a spell with assist. 2006, 2009, 2011: none · 2026: 702.132 */
import { expect, test } from 'vitest';
import { add, basic, card, draw, instant, mana, table, tapSelf } from '../table-in-tests.ts';
import { mostHelp } from './assist.ts';

const venture = instant('Venture', '4 G', { effect: [draw(1)] }, { ability: 'keyword', keyword: 'assist' });
const well = card(
  'Well',
  null,
  ['land'],
  [mana({ actions: [tapSelf] }, { do: 'mill', who: { who: 'you' }, count: 1 }, add('C'))],
);
const spirit = card(
  'Spirit',
  '2 R',
  ['creature'],
  [
    {
      ability: 'activated',
      zone: 'hand',
      cost: { actions: [{ do: 'move', what: { set: 'self' }, to: { zone: 'exile' } }] },
      body: { effect: [add('R')] },
    },
  ],
);
const cards = [venture, well, spirit, basic('Forest')];
const spell = { kind: 'other', object: 0 } as const;

test.each(['Spirit', 'Plains'])('whether a hidden %s could help is not to be seen', (hidden) => {
  const found = table('2026-02', cards, { hand: ['Venture'], battlefield: ['Forest'] }, { hand: [hidden] });
  expect(mostHelp(found.game, 0, spell)).toBe(1);
});

test('a card in the hand of whoever helps gives mana', () => {
  const { actions, act, choose, the, say, game } = table(
    '2026-02',
    cards,
    { hand: ['Venture'], battlefield: ['Forest', 'Forest', 'Forest', 'Forest'] },
    { hand: ['Spirit'] },
  );
  expect(actions()).toEqual([]);
  expect(actions('attempt')).toEqual(['cast Venture']);
  act('cast Venture');
  say([1]);
  say([0]);
  say(1);
  choose({ pay: 'auto' });
  expect(game.state.stack).toEqual([the('Venture').id]);
  expect(the('Spirit').zone).toBe('exile');
});

test('what could not be reversed with the spell is not offered to whoever helps', () => {
  const { act, decision } = table(
    '2026-02',
    cards,
    { hand: ['Venture'], battlefield: ['Forest', 'Forest', 'Forest', 'Forest'] },
    { battlefield: ['Well', 'Plains'] },
  );
  act('cast Venture');
  const asked = decision();
  expect(asked).toMatchObject({ kind: 'payment', player: 1 });
  expect('options' in asked && asked.options).toHaveLength(2);
});
