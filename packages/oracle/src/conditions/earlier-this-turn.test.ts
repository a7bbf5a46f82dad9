/** What entered the battlefield earlier this turn, and "another" than what. */
import { describe, expect, it, test } from 'vitest';
import { abilitiesOf } from '../../cards-in-tests.ts';

const creature = { types: ['Creature'], power: '1', toughness: '1' };
const modern = { ...creature, wording: '2026-02' } as const;
const isCreature = { is: 'type', type: 'creature' };
const you = { who: 'you' };
const entered = (what: object) => ({
  on: 'move',
  what: { is: 'and', of: [what, { is: 'controlledBy', player: you }] },
  to: 'battlefield',
});
const asked = (except?: object) => ({
  if: 'compare',
  left: {
    q: 'history',
    event: { of: 'happened', event: entered(isCreature), by: you, ...(except === undefined ? {} : { except }) },
  },
  op: '≥',
  right: 1,
});

describe('the newest wording', () => {
  it.each(['entered', 'entered the battlefield'])('says that something %s under your control', (entered) => {
    const text = `At the beginning of your end step, if a creature ${entered} under your control this turn, draw a card.`;
    expect(abilitiesOf(text, modern)).toMatchObject([{ condition: asked() }]);
  });

  it('says whose control it is', () => {
    const text =
      "At the beginning of your end step, if a creature entered the battlefield under an opponent's control this turn, draw a card.";
    expect(abilitiesOf(text, modern)).not.toMatchObject([{ condition: asked() }]);
  });
});

describe('another', () => {
  const another = 'another creature enter the battlefield under your control this turn';

  it('is other than the object that says so', () => {
    const self = { set: 'self' };
    const lasting =
      'As long as another creature entered the battlefield under your control this turn, Test Name gets +2/+0.';
    expect(abilitiesOf(lasting, modern)).toMatchObject([{ condition: asked(self) }]);
    expect(abilitiesOf(`As long as you had ${another}, Test Name has trample.`, modern)).toMatchObject([
      { condition: asked(self) },
    ]);
  });

  it('is other than what the event is about', () => {
    const text = `Whenever a creature enters the battlefield under your control, if you had ${another}, draw a card.`;
    expect(abilitiesOf(text, creature)).toMatchObject([{ condition: asked({ set: 'ref', name: 'event.object' }) }]);
  });

  test('of a spell it has no meaning', () => {
    expect(() =>
      abilitiesOf(`If you had ${another}, draw a card.`, { types: ['Sorcery'], wording: '2017-01' }),
    ).toThrow('"other"');
  });
});

it('what is asked about earlier events names nothing for the effect', () => {
  const text =
    "At the beginning of your end step, if a creature entered the battlefield under your control this turn, return it to its owner's hand.";
  expect(() => abilitiesOf(text, { types: ['Enchantment'] })).toThrow('refers to nothing');
});

it('a spell that was cast this turn is the permanent that has entered', () => {
  const text =
    "You can't cast Test Name if you've played a land this turn.\nYou can't play lands if you've cast Test Name this turn.";
  const self = { set: 'self' };
  expect(abilitiesOf(text, creature)).toMatchObject([
    { parts: [{ part: 'castTiming', when: { if: 'not', of: { if: 'compare', op: '≥', right: 1 } } }] },
    {
      parts: [{ rule: { rule: 'cantPlayLands', who: you } }],
      condition: {
        if: 'and',
        of: [
          { if: 'cast', what: self },
          { if: 'matches', what: self, filter: { is: 'history', event: { did: 'entered' } } },
        ],
      },
    },
  ]);
});

it.each([
  ["you've cast three or more instant and sorcery spells this turn", { of: 'spellsCast', by: you }, 3],
  ["you've drawn more than one card this turn", { of: 'cardsDrawn', by: you }, 2],
])('%s', (asked, event, right) => {
  expect(abilitiesOf(`When this creature dies, if ${asked}, draw a card.`, modern)).toMatchObject([
    { condition: { if: 'compare', left: { q: 'history', event }, op: '≥', right } },
  ]);
});
