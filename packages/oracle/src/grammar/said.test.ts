/** Which rules may say a value. 2006: 104 · 2009, 2011, 2026: 107 */
import { expect, it } from 'vitest';
import { SaidIndex } from './said.ts';

const index = new SaidIndex([
  [['do', 'draw']],
  [],
  [
    ['n', 3],
    ['do', 'mill'],
  ],
  [['set', 'all']],
  [['do', 'draw']],
  [['flag', true]],
]);

it.each<[string, unknown, number[]]>([
  ['those of its kind, and those of which nothing is known', { do: 'draw' }, [0, 1, 4, 5]],
  ['whatever else stands in it', { do: 'mill', n: 4 }, [1, 2, 5]],
  ['those that are told by another key', { set: 'all', do: 'scry' }, [1, 3, 5]],
  ['of several kinds', { set: 'all', do: 'draw' }, [0, 1, 3, 4, 5]],
  ['a value under the wrong key', { set: 'draw', do: 'all' }, [1, 5]],
  ['no object', 'draw', [1, 5]],
  ['null', null, [1, 5]],
])('%s', (_, value, rules) => {
  expect(index.at(value)).toEqual(rules);
  expect(index.at(value)).toEqual(rules);
});
