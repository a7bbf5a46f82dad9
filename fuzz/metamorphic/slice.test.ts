import { mtgjsonSource } from '@rulewright/cards/node';
import type { CardDefinition } from '@rulewright/engine';
import { expect, it } from 'vitest';
import { newPool } from '../pool.ts';
import { isBlindTo } from './blind.ts';
import { CHANGES, pairOf } from './changes.ts';
import { playPair } from './play.ts';

const npm = mtgjsonSource();
if (!npm.ok) throw new Error(npm.reason);
const pool = newPool(npm.source);

it.each(CHANGES.map((change, number) => [change, number] as const))(
  'games that differ by what must not matter go on alike: %s',
  (change, number) => {
    const pair = pairOf(pool, 'slice', number);
    expect(pair.change).toBe(change);
    expect(playPair(pair)).toMatchObject({ fault: null, refused: false });
  },
);

it('games that differ by more do not', () => {
  const pair = pairOf(pool, 'slice', 1);
  const position = { ...pair.second.position, objects: pair.second.position?.objects.slice(1) ?? [] };
  expect(playPair({ ...pair, second: { ...pair.second, position } }).fault).not.toBeNull();
});

it.each([
  ['all enchantments', { set: 'all', where: { is: 'type', type: 'enchantment' } }, false],
  ['all artifacts', { set: 'all', where: { is: 'type', type: 'artifact' } }, true],
  ['all permanents of a player', { set: 'all', where: { is: 'controlledBy', player: { who: 'you' } } }, false],
  ['all but creatures', { set: 'all', where: { is: 'not', of: { is: 'type', type: 'creature' } } }, false],
  [
    'creatures as strong as there are permanents',
    {
      set: 'all',
      where: {
        is: 'and',
        of: [
          { is: 'type', type: 'creature' },
          { is: 'stat', stat: 'power', op: '=', than: { q: 'count', of: { set: 'all', where: { is: 'any' } } } },
        ],
      },
    },
    false,
  ],
] as const)('a card that speaks of %s', (_, what, blind) => {
  const body = { effect: [{ do: 'destroy', what }] };
  const card = { faces: [{ name: 'Deed', abilities: [{ ability: 'spell', body }] }] };
  expect(isBlindTo(card as unknown as CardDefinition, 'enchantment')).toBe(blind);
});
