/** What an event moves at once, spoken of together; what an instruction made, by what was done. */
import { expect, it } from 'vitest';
import { abilitiesOf, effectOf } from '../../cards-in-tests.ts';

const CREATURE = { types: ['Creature'], power: '2', toughness: '2', wording: '2026-02' } as const;
const ALL = { set: 'ref', name: 'event.all' };

it('those that enter are all that enter', () => {
  const text = 'Whenever one or more creatures you control enter, untap them.';
  expect(abilitiesOf(text, CREATURE)).toMatchObject([{ body: { effect: [{ do: 'untap', what: ALL }] } }]);
});

it('that many is how many there are', () => {
  const text = 'Whenever one or more nonland cards are milled, create that many Treasure tokens.';
  expect(abilitiesOf(text, CREATURE)).toMatchObject([
    { event: { cause: 'mill', together: true }, body: { effect: [{ count: { q: 'ref', name: 'event.amount' } }] } },
  ]);
});

it('the creature manifested is the one spoken of', () => {
  const text = 'When this creature enters, manifest dread, then put two +1/+1 counters on that creature.';
  expect(abilitiesOf(text, CREATURE)).toMatchObject([
    {
      body: {
        effect: [
          { do: 'manifestDread', out: 'o1' },
          { do: 'putCounters', on: { set: 'ref', name: 'o1' } },
        ],
      },
    },
  ]);
});

it('"the amassed Army" is the one chosen', () => {
  expect(
    effectOf("Amass Orcs 2, then draw X cards, where X is the amassed Army's power.", { wording: '2026-02' }),
  ).toMatchObject({ effect: [{ do: 'amass', out: 'o1' }, { count: { q: 'stat', of: { set: 'ref', name: 'o1' } } }] });
});

it("the player whose graveyard the target is in is that card's owner", () => {
  const text = "Exile target card from an opponent's graveyard, then that player mills two cards.";
  expect(effectOf(text, { wording: '2026-02' })).toMatchObject({
    effect: [{ do: 'move' }, { do: 'mill', who: { who: 'owners', of: { set: 'ref', name: 't1' } } }],
  });
});

it('what you controlled is asked of what it was', () => {
  const text = "Return target creature to its owner's hand. If you controlled it, draw a card.";
  expect(effectOf(text)).toMatchObject({
    effect: [{ do: 'move' }, { do: 'if', condition: { if: 'matches', what: { set: 'ref', name: 't1' } } }],
  });
});
