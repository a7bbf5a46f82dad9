import { describe, expect, test } from 'vitest';
import { faceNames, nameKey } from './names.ts';

describe('a name is found however it is typed', () => {
  test.each([
    ['Ghazbán Ogre', 'ghazban ogre'],
    ['Ifh-Bíff Efreet', 'Ifh Biff Efreet'],
    ['Æther Vial', 'Aether Vial'],
    ['Lim-Dûl’s Vault', "Lim-Dul's Vault"],
    ['Fire // Ice', 'Fire/Ice'],
    ['Kongming, "Sleeping Dragon"', 'Kongming, “Sleeping Dragon”'],
    ['Jötun Grunt', 'jotun grunt'],
    ['Troll of Khazad-dûm', 'TROLL OF KHAZAD DUM'],
  ])('%s = %s', (one, other) => {
    expect(nameKey(one)).toBe(nameKey(other));
  });

  test('different names stay different', () => {
    expect(nameKey('Fire')).not.toBe(nameKey('Fire // Ice'));
    expect(nameKey("Guan Yu's 1,000-Li March")).not.toBe(nameKey("Guan Yu's Li March"));
  });

  test('a name of punctuation alone is its own key', () => {
    expect(nameKey('_____')).toBe('_____');
  });
});

test('the halves of a name', () => {
  expect(faceNames('Fire // Ice')).toEqual(['Fire', 'Ice']);
  expect(faceNames('Shock')).toEqual(['Shock']);
});
