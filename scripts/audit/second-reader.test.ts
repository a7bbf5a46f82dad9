import { type CardText, compile } from '@rulewright/oracle';
import { expect, test } from 'vitest';
import { doubtsOf } from './second-reader.mjs';

const card = (text: string): CardText => ({
  name: 'Odd Cub',
  layout: 'normal',
  typeLine: 'Sorcery',
  supertypes: [],
  types: ['Sorcery'],
  subtypes: [],
  text,
});
/** The doubts about a text, read as if it were another. */
const doubts = (text: string, readAs = text): string[] => {
  const compiled = compile(card(readAs), { wording: '2026-02' });
  if (!compiled.ok) throw new Error(compiled.refused[0]?.reason);
  return doubtsOf(card(text), compiled.definition);
};

test.each([
  'Destroy target nonblack creature. Its controller loses 3 life.',
  'Search your library for a basic land card, put it onto the battlefield tapped, then shuffle.',
  'Odd Cub deals 2 damage to any target.',
  'Create two 1/1 green Squirrel creature tokens with trample.',
  'Odd Cub deals 4 damage to each of up to two target creatures an opponent controls.',
])('nothing is doubted of what is read rightly: %s', (text) => {
  expect(doubts(text).filter((doubt) => doubt !== 'each is not meant')).toEqual([]);
});

test.each([
  ['Destroy target black creature.', 'Destroy target creature.', 'colour: black is not meant'],
  ['Destroy target creature.', 'Destroy target black creature.', 'colour: black is not said'],
  [
    'Odd Cub deals 2 damage to any target.',
    'Odd Cub deals 2 damage to target creature or planeswalker.',
    'any target is not meant',
  ],
  ['Draw three cards.', 'Draw two cards.', 'a number is not meant'],
  ['You gain 3 life. Draw three cards.', 'You gain 3 life. Draw a card.', 'a number is said more often than meant'],
  ['Discard a card at random.', 'Discard a card.', 'random is not meant'],
  ['Destroy target creature.', 'Destroy target Goblin.', 'subtype: Goblin is not said'],
  [
    'Put a +1/+1 counter on target creature.',
    'Target creature gets +1/+1 until end of turn.',
    'counter on is not meant',
  ],
  [
    'Return target creature card from your graveyard to your hand.',
    "Return target creature to its owner's hand.",
    'graveyard is not meant',
  ],
  [
    'Creatures you control gain trample until end of turn.',
    'Creatures you control gain flying until end of turn.',
    'keyword: flying is not said',
  ],
])('%j read as %j is doubted', (text, readAs, doubt) => {
  expect(doubts(text, readAs)).toContain(doubt);
});
