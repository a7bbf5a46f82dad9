import type { CardSource } from '@rulewright/cards';
import { type CardText, compileEitherWording } from '@rulewright/oracle';
import { expect, test } from 'vitest';
import { nearestRead } from './nearest-read.ts';
import { refusalPlace } from './refusal-place.ts';

const card = (name: string, text: string): CardText => ({
  name,
  layout: 'normal',
  typeLine: 'Instant',
  supertypes: [],
  types: ['Instant'],
  subtypes: [],
  text,
});
const sourceOf = (cards: readonly CardText[]): CardSource => ({
  formats: () => [],
  legalities: () => undefined,
  description: 'a few cards',
  newest: '',
  names: () => cards.map(({ name }) => name),
  excluded: () => [],
  lookup: () => ({ kind: 'unknown' }),
  find: (name) => cards.find((one) => one.name === name),
});

const ODD = card('Odd Word', 'Draw a card.\nDestroy target creature with two zibbles.');
const place = (() => {
  const compiled = compileEitherWording(ODD);
  if (compiled.ok) throw new Error('it is read');
  const [refusal] = compiled.refused;
  if (refusal === undefined) throw new Error('nothing is refused');
  return refusalPlace(ODD, refusal);
})();

test('the nearest card is read and says most of the words around the place', () => {
  const unread = card('Unread Word', 'Destroy target creature with two zibbles. Gloop.');
  const near = card('Near Word', 'Destroy target creature with flying.');
  const far = card('Far Word', 'Tap target creature with flying.');
  expect(nearestRead(sourceOf([ODD, far, unread, near]), ODD, place)).toEqual({
    name: 'Near Word',
    words: 'Destroy target creature with',
  });
});

test('no card is near that says nothing of it', () => {
  expect(nearestRead(sourceOf([ODD, card('Other Word', 'Scry 2.')]), ODD, place)).toBeNull();
});
