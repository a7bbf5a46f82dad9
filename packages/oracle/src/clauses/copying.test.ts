import { expect, it } from 'vitest';
import { effectOf } from '../../cards-in-tests.ts';

const haste = { except: 'gain', abilities: [{ ability: 'keyword', keyword: 'haste' }] };
const size = { except: 'pt', power: 3, toughness: 3 };

it.each([
  [
    "it's a 3/3 black Zombie with haste",
    [size, { except: 'color', colors: ['B'] }, { except: 'types', subtypes: ['Zombie'], only: true }, haste],
  ],
  [
    "it's a 3/3 black Zombie in addition to its other colors and types",
    [size, { except: 'color', colors: ['B'], add: true }, { except: 'types', subtypes: ['Zombie'] }],
  ],
  [
    "it's a 3/3 Zombie artifact in addition to its other types",
    [size, { except: 'types', add: ['artifact'], subtypes: ['Zombie'] }],
  ],
  ["it's a Bird with haste in addition to its other types", [{ except: 'types', subtypes: ['Bird'] }, haste]],
  [
    "it's a red Goblin in addition to its other types and it has haste",
    [{ except: 'color', colors: ['R'] }, { except: 'types', subtypes: ['Goblin'] }, haste],
  ],
])('a copy, except %s', (said, except) => {
  expect(effectOf(`Create a token that's a copy of target creature, except ${said}.`)).toMatchObject({
    effect: [{ do: 'copyToken', except }],
  });
});

it('no colors are added where none are said', () => {
  expect(() =>
    effectOf(
      "Create a token that's a copy of target creature, except it's a 2/2 Zombie in addition to its other colors and types.",
    ),
  ).toThrow();
});
