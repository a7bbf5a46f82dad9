/** What was understood, in other words made from the tree alone. */
import { describe, expect, test } from 'vitest';
import { cardWith } from '../../cards-in-tests.ts';
import { compile } from '../compile.ts';
import { paraphrase } from './index.ts';

function said(text: string, types: readonly string[] = ['Sorcery']): string[] {
  const compiled = compile(cardWith(text, { types }));
  if (!compiled.ok) throw new Error(compiled.refused.map((r) => r.reason).join('; '));
  return paraphrase(compiled.definition).flatMap(({ abilities }) => abilities);
}

describe('a paraphrase', () => {
  test('says who does what to whom', () => {
    expect(said('Destroy target creature. Its controller draws two cards.')).toEqual([
      'As this resolves — target #1 = 1 of what in the battlefield is: of type creature; target #1 suffers destruction; whoever controls target #1: takes 2 off the library by drawing',
    ]);
  });
  test('calls what an instruction did by a number', () => {
    expect(said('You may sacrifice a creature. If you do, draw a card.')).toEqual([
      'As this resolves — [1] = the controller: is free to let happen (the controller: gives up 1 picked by the controller out of {everything in the battlefield that is: of type creature, under control of the controller} as a sacrifice); provided that [1] really happened: (the controller: takes 1 off the library by drawing)',
    ]);
  });
  test('tells a subject from what it might be mistaken for', () => {
    expect(said("Test Name can't block and can't be blocked.", ['Enchantment'])).toEqual([
      'All along — {this object} is barred from blocking anything; {everything in the battlefield that is: anything} is barred from blocking this object',
    ]);
  });
  test.each([
    ['Partner with Other Half', 'the keyword partner with, namely “Other Half”'],
    ['Commander ninjutsu {U}{B}', 'the keyword ninjutsu, at [{U}{B}], and out of command'],
    [
      '{T}: Add to your mana pool one mana of any color that a land you control could produce.',
      'For [this object turns tapped] — the controller: gets mana: 1 of a colour that everything in the battlefield that is: of type land, under control of the controller could make',
    ],
  ])('leaves nothing out of %s', (text, words) => {
    expect(said(text, ['Creature'])).toEqual([words]);
  });
  test('has a line for each ability of each face', () => {
    expect(said('Flying\n{T}: You gain 1 life.', ['Enchantment'])).toHaveLength(2);
  });
});
