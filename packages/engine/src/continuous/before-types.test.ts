/** Rules that are changed before types, colours and abilities are. 2026: 700.5a */
import { expect, test } from 'vitest';
import type { Ability } from '../vocabulary/abilities.ts';
import { rulesBeforeTypes } from './before-types.ts';
import { board, testEdition } from './board-in-tests.ts';

const more = (n: number): Ability => ({
  ability: 'static',
  parts: [{ part: 'rule', rule: { rule: 'devotionMore', who: { who: 'you' }, n } }],
});
const found = ({ game }: ReturnType<typeof board>): number[] =>
  rulesBeforeTypes(game, 'devotionMore').map(({ rule }) => rule.n);

test('are those of permanents, though they have lost the ability, and of effects that last', () => {
  const t = board(testEdition('2026-02'));
  const altar = t.put({ abilities: [more(1)] });
  t.put({ abilities: [more(2)] }, { phasedOut: true });
  expect(found(t)).toEqual([1]);
  t.change([altar], [{ mod: 'loseAll' }]);
  t.touch();
  expect(found(t)).toEqual([1]);
  t.resolve([{ part: 'rule', rule: { rule: 'devotionMore', who: { who: 'you' }, n: 4 } }]);
  t.touch();
  expect(found(t)).toEqual([1, 4]);
});

test('are those of what it copies, and not its own', () => {
  const t = board(testEdition('2026-02'));
  const altar = t.put({ abilities: [more(1)] });
  const other = t.put({ abilities: [more(3)] });
  t.change([other], [{ mod: 'copy', of: { set: 'ref', name: 'altar' } }]);
  t.touch();
  expect(found(t)).toEqual([1, 3]);
  t.resolve(
    [
      {
        part: 'change',
        affects: { set: 'ref', name: 'other' },
        mods: [{ mod: 'copy', of: { set: 'ref', name: 'altar' } }],
      },
    ],
    { env: { altar: { objects: [altar] }, other: { objects: [other] } } },
  );
  t.touch();
  expect(found(t)).toEqual([1, 1]);
});
