/** How a game ends in a loop of mandatory actions. 2006: 102.4b, 421 · 2009: 104.4b, 713 · 2011: 104.4b, 716 · 2026: 104.4b, 731 */
import { expect, test } from 'vitest';
import { card, instant, self, table, you } from '../casting/table-in-tests.ts';
import type { Ability } from '../vocabulary/abilities.ts';
import type { Instruction } from '../vocabulary/instructions.ts';

const gain: Instruction = { do: 'gainLife', who: you, amount: 1 };
const again: Ability = { ability: 'triggered', event: { on: 'gainLife', who: you }, body: { effect: [gain] } };
const rich: Ability = {
  ability: 'static',
  condition: { if: 'compare', left: { q: 'life', of: you }, op: '≥', right: 1000 },
  parts: [],
};
const idle: Ability = { ability: 'activated', cost: { mana: ['0'] }, body: { effect: [{ do: 'untap', what: self }] } };
const cards = [
  card('Idler', '1', ['artifact'], [idle]),
  instant('Drop', '0', { effect: [gain] }),
  card('Spring', '1', ['enchantment'], [again]),
  card('Scale', '1', ['enchantment'], [rich]),
];

/** How it ends, with those on the battlefield. */
function end(...battlefield: string[]) {
  const t = table('2026-02', cards, { hand: ['Drop'], battlefield });
  t.act('cast Drop');
  for (let n = 0; n < 2000 && t.game.state.result === null; n++) t.say([0]);
  return t.game.state.result;
}

test('where life only grows the game is a draw', () => {
  expect(end('Spring')).toMatchObject({ result: 'draw' });
});

test('where something compares life nobody can say how it ends, and the game is given up', () => {
  expect(end('Spring', 'Scale')).toMatchObject({ result: 'unresolved-loop' });
});

test('what a player does of their own accord is no loop, however often', () => {
  const t = table('2026-02', cards, { battlefield: ['Idler'] });
  for (let n = 0; n < 210; n++) {
    t.act(t.actions()[0] ?? '');
    t.resolve();
  }
  expect(t.game.state.result).toBeNull();
});
