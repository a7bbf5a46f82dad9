/** What was milled or put there this turn, Curses of a player, copies twice over, and as many targets as counters. */
import { expect, test } from 'vitest';
import { abilitiesOf, effectOf } from '../../cards-in-tests.ts';

const today = { wording: '2026-02' } as const;
const artifact = { ...today, types: ['Artifact'] };

test.each([
  ['milled', { from: 'library', cause: 'mill' }],
  ['put there from anywhere', { to: 'graveyard' }],
])('a card that was %s this turn', (words, event) => {
  expect(effectOf(`Exile target land card in a graveyard that was ${words} this turn.`, today)).toMatchObject({
    targets: [{ objects: { where: { of: [{}, { event: { did: 'underwent', event } }] }, zone: 'graveyard' } }],
  });
});

test('whenever a player mills a card of a kind', () => {
  expect(abilitiesOf('Whenever a player mills a nonland card, you gain 1 life.', artifact)).toMatchObject([
    { event: { on: 'move', cause: 'mill', fromOf: { who: 'all' } } },
  ]);
});

test('Auras attached to a player', () => {
  expect(effectOf('Destroy all Curses attached to you.', today)).toMatchObject({
    effect: [{ what: { where: { of: [{ is: 'subtype' }, { is: 'attachedToPlayer', player: { who: 'you' } }] } } }],
  });
});

test('a copy, or two instead', () => {
  const text =
    'Copy target instant or sorcery spell you control. If you attacked this turn, copy that spell twice instead. You may choose new targets for the copies.';
  expect(effectOf(text, today)).toMatchObject({
    effect: [{ do: 'copySpell', count: { q: 'if', then: 2, else: 1 }, newTargets: true }],
  });
});

test('as many targets as there are counters', () => {
  const text =
    'When this artifact enters, for each isolation counter on it, exile up to one target nonland permanent an opponent controls until this artifact leaves the battlefield.';
  expect(abilitiesOf(text, artifact)).toMatchObject([
    {
      body: {
        targets: [{ count: { min: 0, max: { q: 'counters', counter: 'isolation', on: { set: 'self' } } } }],
        effect: [{ do: 'move', until: { until: 'leaves' } }],
      },
    },
  ]);
});
