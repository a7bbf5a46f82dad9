/** A slice of `npm run fuzz -- --durations`, in every test run: effects that end with their source, with a target, and with either. */
import { cardText } from '@rulewright/cards';
import { EDITIONS } from '@rulewright/engine';
import { expect, test } from 'vitest';
import { lastingAbilities, tryDuration } from './durations.ts';

const TEXTS = [
  'When {self} enters the battlefield, gain control of target creature for as long as {self} remains on the battlefield.',
  '{T}: Gain control of target creature for as long as you control {self}.',
  '{2}, {T}: Target creature gets +1/+1 for as long as {self} remains tapped.',
  "{T}: Tap target creature. It doesn't untap during its controller's untap step for as long as {self} remains tapped.",
];

const cards = TEXTS.map((text, n) => {
  const name = `Keeper ${'ABCD'[n]}`;
  const face = {
    name,
    typeLine: 'Creature — Golem',
    power: '1',
    toughness: '1',
    text: text.replaceAll('{self}', name),
  };
  return cardText([face], { layout: 'normal' });
});

test('nothing is left of an effect that lasts as long as something that has left', () => {
  const abilities = lastingAbilities(cards);
  expect(abilities).toHaveLength(TEXTS.length);
  const tried = abilities.flatMap((each) => EDITIONS.map((edition) => tryDuration(each, edition, 'slice', 0)));
  expect(tried.filter(({ fault }) => fault !== null)).toEqual([]);
  expect(tried.filter(({ removed }) => removed.length === 0)).toEqual([]);
});
