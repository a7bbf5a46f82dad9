/** The text of quoted abilities, given keywords and modes is what the card says. */
import { describe, expect, test } from 'vitest';
import { cardWith } from '../cards-in-tests.ts';
import type { TestCard } from '../cards-in-tests.ts';
import { compile } from './compile.ts';

/** Every text in the abilities, except those of whole paragraphs. */
function texts(text: string, card: TestCard = {}): string[] {
  const compiled = compile(cardWith(text, card), card.wording === undefined ? {} : { wording: card.wording });
  if (!compiled.ok) throw new Error(compiled.refused.map((r) => r.reason).join('; '));
  const found: string[] = [];
  const walk = (node: unknown, top: boolean): void => {
    if (typeof node !== 'object' || node === null) return;
    for (const [key, value] of Object.entries(node)) {
      if (key === 'text' && !top) found.push(value as string);
      else walk(value, false);
    }
  };
  for (const ability of compiled.definition.faces[0].abilities) walk(ability, true);
  return found;
}

describe('quoted abilities', () => {
  test('of a token are as printed, with the name of the card where it is said', () => {
    const text =
      'Create a green Saproling creature token. It has "This creature\'s power and toughness are each equal to the number of fade counters on Test Name."';
    expect(texts(text)).toEqual([
      "This creature's power and toughness are each equal to the number of fade counters on Test Name.",
    ]);
  });
  test('without their last full stop where the sentence goes on', () => {
    expect(texts('Target creature gains "{T}: Draw a card" until end of turn.')).toEqual(['{T}: Draw a card']);
  });
  test('of a token that the rules describe do not name the card that creates it', () => {
    expect(texts('Investigate.')).toEqual(['{2}, Sacrifice this artifact: Draw a card.']);
  });
  test('keywords in a list each have their words', () => {
    expect(texts('Target creature gains flying, protection from black, and islandwalk until end of turn.')).toEqual([
      'flying',
      'protection from black',
      'islandwalk',
    ]);
  });
  test('each of several that one keyword is has words of its own', () => {
    const compiled = compile(cardWith('Protection from black and from red'));
    expect(compiled.ok && compiled.definition.faces[0].abilities.map((ability) => ability.text)).toEqual([
      'Protection from black',
      'Protection from red',
    ]);
  });
  test('a keyword of a chosen color says so', () => {
    expect(texts('Target creature gains protection from the color of your choice until end of turn.')).toEqual([
      'protection from the color of your choice',
    ]);
  });
});

describe('modes', () => {
  const modes = 'Choose one —\n• Target player gains 5 life.\n• Destroy target artifact.';
  test('of a spell', () => {
    expect(texts(modes)).toEqual(['Target player gains 5 life.', 'Destroy target artifact.']);
  });
  test('of a triggered ability', () => {
    const text = `When Test Name enters the battlefield, ${modes.charAt(0).toLowerCase()}${modes.slice(1)}`;
    expect(texts(text, { types: ['Creature'], power: '1', toughness: '1' })).toEqual([
      'Target player gains 5 life.',
      'Destroy target artifact.',
    ]);
  });
  test('said in one sentence', () => {
    const text = 'Choose one — Target player gains 5 life; or destroy target artifact.';
    expect(texts(text, { wording: '2006-10' })).toEqual(['Target player gains 5 life.', 'Destroy target artifact.']);
  });
});
