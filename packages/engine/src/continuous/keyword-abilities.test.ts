/** The abilities of an object that are one keyword. 2006: 502.1 · 2009, 2011, 2026: 702.1 */
import { expect, test } from 'vitest';
import type { Ability } from '../vocabulary/abilities.ts';
import { all, board, creatures, testEdition } from './board-in-tests.ts';
import { keywordAbilities, keywordInstances, keywordTotal } from './keyword-abilities.ts';

const keyword = (name: 'rampage' | 'bushido' | 'flying', n?: number): Ability => ({
  ability: 'keyword',
  keyword: name,
  ...(n !== undefined && { n }),
});

test('are all of that name, and no others', () => {
  const t = board(testEdition('2026-02'));
  const abilities: Ability[] = [
    keyword('rampage', 2),
    keyword('bushido', 5),
    { ability: 'triggered', event: { on: 'beginTurn', whose: { who: 'you' } }, body: { effect: [] } },
    keyword('flying'),
    keyword('rampage', 1),
  ];
  const bear = t.put({ abilities });
  expect(keywordAbilities(t.game, bear, 'rampage').map(({ n }) => n)).toEqual([2, 1]);
  expect(keywordInstances(t.game, bear, 'rampage').map(({ ref }) => ref.path)).toEqual([
    'faces/0/abilities/0',
    'faces/0/abilities/4',
  ]);
  expect([keywordTotal(t.game, bear, 'rampage'), keywordTotal(t.game, bear, 'bushido')]).toEqual([3, 5]);
  expect([keywordAbilities(t.game, bear, 'trample'), keywordTotal(t.game, bear, 'trample')]).toEqual([[], 0]);
});

test('with those it was given, and without those it has lost', () => {
  const t = board(testEdition('2026-02'));
  const bear = t.put({ abilities: [keyword('rampage', 2)] });
  const gives = (mod: 'gain' | 'lose') =>
    t.put({
      types: ['enchantment'],
      abilities: [
        {
          ability: 'static',
          parts: [
            {
              part: 'change',
              affects: all(creatures),
              mods: [mod === 'gain' ? { mod, abilities: [keyword('rampage', 3)] } : { mod, keyword: 'rampage' }],
            },
          ],
        },
      ],
    });
  gives('gain');
  expect(keywordTotal(t.game, bear, 'rampage')).toBe(5);
  gives('lose');
  expect(keywordTotal(t.game, bear, 'rampage')).toBe(0);
});
