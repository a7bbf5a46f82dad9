import { expect, it } from 'vitest';
import { abilitiesOf, effectOf } from '../../cards-in-tests.ts';

const islandwalk = { keyword: 'landwalk', quality: { is: 'subtype', subtype: 'Island' } };

it('a landwalk that something has is of its own land type', () => {
  expect(effectOf('Destroy target creature with islandwalk.')).toMatchObject({
    targets: [{ objects: { where: { is: 'and', of: [{ is: 'type' }, { is: 'hasKeyword', ...islandwalk }] } } }],
  });
});
it('only that landwalk is lost', () => {
  expect(abilitiesOf('All creatures lose flying and islandwalk.', { types: ['Enchantment'] })).toMatchObject([
    {
      parts: [
        {
          mods: [
            { mod: 'lose', keyword: 'flying' },
            { mod: 'lose', ...islandwalk },
          ],
        },
      ],
    },
  ]);
});
it('without either is without both', () => {
  const either = {
    is: 'or',
    of: [
      { is: 'hasKeyword', keyword: 'flying' },
      { is: 'hasKeyword', ...islandwalk },
    ],
  };
  expect(abilitiesOf("Creatures without flying or islandwalk can't attack.", { types: ['Enchantment'] })).toMatchObject(
    [{ parts: [{ rule: { what: { where: { of: [{ is: 'type' }, { is: 'not', of: either }] } } } }] }],
  );
});
