/** What abilities that trigger on tapping for mana add is counted when it is asked what can be paid. 2006: 411.3 · 2009, 2011, 2026: 605.4 */
import { expect, test } from 'vitest';
import { add, card, draw, instant, table, you } from '../table-in-tests.ts';
import type { TriggeredAbility } from '../../vocabulary/abilities.ts';
import type { Instruction } from '../../vocabulary/instructions.ts';
import type { EventPattern } from '../../vocabulary/patterns.ts';

const opponents = { who: 'opponents' } as const;
const land = { is: 'type', type: 'land' } as const;
const tapped: EventPattern = { on: 'tap', what: land, forMana: true };

/** Whether a spell that costs so much can be cast, where a player has one Forest and that ability, or that effect has been carried out. */
function canCast(
  cost: string,
  ability: Partial<TriggeredAbility> | null,
  effect: readonly Instruction[] = [],
): boolean {
  const more: TriggeredAbility = { ability: 'triggered', event: tapped, body: { effect: [add('C')] }, ...ability };
  const t = table(
    '2026-02',
    [
      card('Flare', '1', ['enchantment'], ability === null ? [] : [more]),
      instant('Deed', '0', { effect: [...effect] }),
      instant('Wish', cost, { effect: [draw(1)] }),
    ],
    { hand: ['Deed', 'Wish'], battlefield: ['Flare', 'Forest'] },
  );
  t.act('cast Deed');
  t.resolve();
  return t.actions().includes('cast Wish');
}
const givesThem: Instruction = { do: 'addMana', who: opponents, mana: { types: ['C'] } };

test.each<[string, string, Partial<TriggeredAbility> | null, boolean]>([
  ['a land alone is one mana', '2', null, false],
  ['with one more two', '2', {}, true],
  ['but not three', '3', {}, false],
  ['two more are three', '3', { body: { effect: [add('C', 'C')] } }, true],
  ['of that kind', '1 U', { body: { effect: [add('U')] } }, true],
  ['and of no other', '1 U', { body: { effect: [add('R')] } }, false],
  ['another player’s is not one’s own', '2', { body: { effect: [givesThem] } }, false],
  [
    'nor what other permanents add',
    '2',
    { event: { ...tapped, what: { is: 'type', type: 'artifact' } } as EventPattern },
    false,
  ],
  ['nor what is added in somebody else’s turn', '2', { condition: { if: 'turn', of: opponents } }, false],
  ['but in one’s own', '2', { condition: { if: 'turn', of: you } }, true],
  [
    'what does more is no mana ability',
    '2',
    { body: { effect: [add('C')], targets: [{ name: 't', count: { min: 0, max: 1 }, players: opponents }] } },
    false,
  ],
])('%s', (_, cost, ability, can) => {
  expect(canCast(cost, ability)).toBe(can);
});

test('a delayed ability adds as well', () => {
  const delayed: Instruction = { do: 'delayed', pattern: tapped, body: { effect: [add('C')] }, repeat: true };
  expect(canCast('2', null, [delayed])).toBe(true);
  expect(canCast('3', null, [delayed])).toBe(false);
  expect(canCast('3', {}, [delayed])).toBe(true);
});
