/** Which mana of the pool is spent first. 2006: 104.3, 300.3 · 2009: 106.4, 116.3a · 2011: 106.4, 117.3a · 2026: 106.4, 118.3a */
import { expect, test } from 'vitest';
import { board, testEdition } from '../../continuous/board-in-tests.ts';
import { manaBit } from '../../objects/mana-needs.ts';
import { objectOf } from '../../state/objects.ts';
import type { GameObject, ManaUnit, PlayerState } from '../../state/state.ts';
import { creature, mana, tapSelf, you } from '../table-in-tests.ts';
import { payersIn } from './pool.ts';

/** The units that pay for a creature spell, by index, where R! is red mana for creature spells alone. */
function payers(pool: readonly ('R' | 'G' | 'C' | 'R!')[], generic: number, ...colored: number[]): number[] | null {
  const { game, put } = board(testEdition('2026-02'));
  const forCreatures = mana(
    { actions: [tapSelf] },
    { do: 'addMana', who: you, mana: { types: ['R'], restriction: { cast: creature } } },
  );
  const { id, def } = objectOf(game, put({ types: ['land'], abilities: [forCreatures] })) as GameObject;
  const spell = put({ name: 'Bear', types: ['creature'] }, { zone: 'hand' });
  (game.state.players[0] as PlayerState).mana = pool.map((of): ManaUnit => {
    const by = of === 'R!' ? { def, path: 'faces/0/abilities/0/body/effect/0/mana' } : null;
    return { type: of === 'R!' ? 'R' : of, source: id, snow: false, by, keep: false };
  });
  return payersIn(game, 0, { kind: 'cast', object: spell }, { generic, colored, life: 0 });
}
const [R, G] = [manaBit('R'), manaBit('G')];

test('what may be spent on few things is spent first, then what is colorless', () => {
  expect(payers(['R', 'R!'], 0, R)).toEqual([1]);
  expect(payers(['R', 'C', 'G'], 1)).toEqual([1]);
  expect(payers(['R', 'C', 'R!'], 1)).toEqual([2]);
  expect(payers(['R', 'C', 'R!'], 2)?.toSorted()).toEqual([1, 2]);
});

test('of what is alike the mana that came first is spent, and each need by what can pay it', () => {
  expect(payers(['R', 'R'], 1)).toEqual([0]);
  expect(payers(['C', 'G', 'R!'], 1, G)?.toSorted()).toEqual([1, 2]);
  expect(payers(['C', 'R'], 0, G)).toBeNull();
});
