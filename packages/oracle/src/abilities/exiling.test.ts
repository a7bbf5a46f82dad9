/** Events of today: put into exile, played from there, entered without being played, done for the first time. */
import { expect, it } from 'vitest';
import { abilitiesOf } from '../../cards-in-tests.ts';

const you = { who: 'you' };
const eventsOf = (when: string) =>
  abilitiesOf(`${when}, you gain 1 life.`, { types: ['Enchantment'], wording: '2026-02' });

it('cards are put into exile from several zones, once for all that are at once', () => {
  const event = { on: 'move', what: { is: 'card' }, to: 'exile', together: true };
  expect(
    eventsOf('Whenever one or more cards are put into exile from graveyards and/or the battlefield'),
  ).toMatchObject([{ event: { ...event, from: ['graveyard', 'battlefield'] } }]);
  expect(
    eventsOf('Whenever one or more cards are put into exile from your library and/or your graveyard'),
  ).toMatchObject([{ event: { ...event, from: ['library', 'graveyard'], fromOf: you } }]);
});

it('a card is played from exile as a spell or as a land', () => {
  expect(eventsOf('Whenever you play a card from exile')).toMatchObject([
    { event: { on: 'either', of: [{ on: 'cast' }, { on: 'playLand', from: 'exile' }] } },
  ]);
});

it('what enters without being played', () => {
  const text = "Whenever one or more lands enter under an opponent's control without being played";
  expect(eventsOf(text)).toMatchObject([
    { event: { on: 'move', to: 'battlefield', cause: 'unplayed', together: true } },
  ]);
});

it('the first discard of a turn is all that was discarded in it', () => {
  expect(eventsOf('Whenever you discard one or more cards for the first time each turn')).toMatchObject([
    { event: { on: 'discard', together: true }, given: { op: '=', right: { q: 'ref', name: 'event.amount' } } },
  ]);
});

it('a Ring-bearer is chosen where there is one', () => {
  expect(eventsOf('Whenever you choose a creature as your Ring-bearer')).toMatchObject([
    { event: { on: 'ringTempts', who: you, chosen: true } },
  ]);
});

it.each([
  ['2006-10', 'removed from the game'],
  ['2009-10', 'exiled'],
  ['2026-02', 'exiled'],
] as const)('in the wording of %s a card is %s as an event, and not by lying there', (wording, exiled) => {
  const abilities = (when: string) => abilitiesOf(`${when}, you gain 1 life.`, { types: ['Enchantment'], wording });
  expect(abilities(`Whenever a card is ${exiled}`)).toMatchObject([
    { ability: 'triggered', event: { on: 'move', what: { is: 'card' }, to: 'exile' } },
  ]);
  expect(() => abilities(`Whenever a creature is ${exiled}`)).toThrow();
});
