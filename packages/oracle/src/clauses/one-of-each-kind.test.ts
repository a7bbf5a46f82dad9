import { expect, it } from 'vitest';
import { effectOf } from '../../cards-in-tests.ts';

const subtype = (word: string) => ({ is: 'subtype', subtype: word });
const found = (text: string) => (effectOf(text) as { effect: readonly unknown[] }).effect[0];

it('a search for one card of each of two kinds', () => {
  const kinds = [subtype('Forest'), subtype('Plains')];
  expect(
    found(
      'Search your library for a Forest card and a Plains card and put them onto the battlefield tapped. Then shuffle your library.',
    ),
  ).toMatchObject({ do: 'search', where: { is: 'or', of: kinds }, count: { min: 2, max: 2 }, kinds });
});

it('or of each of three', () => {
  const kinds = ['Elf', 'Goblin', 'Merfolk'].map(subtype);
  expect(
    found(
      'Search your library for an Elf card, a Goblin card, and a Merfolk card, reveal them, and put them into your hand. Then shuffle your library.',
    ),
  ).toMatchObject({ count: { min: 3, max: 3 }, kinds });
});
