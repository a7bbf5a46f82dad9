/** Which costs can be paid, and which cannot. 2006: 104.3, 409.1h · 2009: 116, 601.2g · 2011: 117, 601.2g · 2026: 118, 601.2h */
import { expect, test } from 'vitest';
import { card, creature, one, self, table, you, yours } from '../table-in-tests.ts';
import type { Ability } from '../../vocabulary/abilities.ts';
import type { CostAction } from '../../vocabulary/costs.ts';
import type { Filter, ObjectSet } from '../../vocabulary/nouns.ts';
import type { Rule } from '../../vocabulary/rules-effects.ts';

const two = { min: 2, max: 2 } as const;
const three = { min: 3, max: 3 } as const;
const opponents = { who: 'opponents' } as const;
const everybody = { who: 'all' } as const;
const nobody = { who: 'where', of: everybody, condition: { if: 'turn', of: opponents } } as const;
const all = (where: Filter): ObjectSet => ({ set: 'all', where });
const named = (name: string): ObjectSet => all({ is: 'named', name });
const among = (from: ObjectSet, count: { min: number; max: number | null } = one, more: object = {}): ObjectSet =>
  ({ set: 'choice', by: you, from, count, ...more }) as ObjectSet;
const creatures = all(creature);
const own = all({ is: 'and', of: [creature, yours] });
const both: ObjectSet = { set: 'union', of: [named('Bear'), named('Ogre')] };
const hand: ObjectSet = { set: 'all', where: { is: 'any' }, zone: 'hand', of: you };
const theirHand: ObjectSet = { set: 'all', where: { is: 'any' }, zone: 'hand', of: opponents };
const graveyard: ObjectSet = { set: 'all', where: { is: 'any' }, zone: 'graveyard', of: you };
const graveyards: ObjectSet = { set: 'all', where: { is: 'any' }, zone: 'graveyard' };
const top = (count: number): ObjectSet => ({ set: 'top', of: you, zone: 'library', count });
const exile = { zone: 'exile' } as const;

const law = (rule: Rule): Ability => ({ ability: 'static', parts: [{ part: 'rule', rule }] });

/**
 * A player has a Bear that a Blade is attached to, a tapped Ogre with two counters, an Idol and a loose Hook, one card in hand, two in
 * the graveyard, five in the library and 20 life; the other a Giant, a card in hand and one in the graveyard.
 */
function board(actions: readonly CostAction[], law: readonly Ability[], tapped = false) {
  const machine: Ability = {
    ability: 'activated',
    cost: { actions },
    body: { effect: [{ do: 'gainLife', who: you, amount: 1 }] },
  };
  const cards = [
    card('Machine', '1', ['artifact'], [machine]),
    card('Law', '1', ['enchantment'], law),
    card('Bear', '1 G', ['creature']),
    card('Ogre', '2 R', ['creature']),
    card('Giant', '3 R', ['creature'], [], { power: 3, toughness: 3 }),
    card('Idol', '2', ['artifact']),
    card('Blade', '1', ['artifact'], [], { subtypes: ['Equipment'] }),
    card('Hook', '1', ['artifact'], [], { subtypes: ['Equipment'] }),
    card('Thing', '9', ['artifact']),
    card('Old', '9', ['artifact']),
  ];
  return table(
    '2026-02',
    cards,
    {
      hand: ['Thing'],
      graveyard: ['Old', 'Old'],
      battlefield: [
        { name: 'Machine', tapped },
        'Law',
        { name: 'Bear', label: 'bear' },
        { name: 'Ogre', tapped: true, counters: { '+1/+1': 2 } },
        'Idol',
        { name: 'Blade', attachedTo: 'bear' },
        'Hook',
      ],
    },
    { hand: ['Thing'], graveyard: ['Old'], battlefield: ['Giant'] },
  );
}
const canPay = (actions: readonly CostAction[], rules: readonly Rule[] = [], tapped = false): boolean =>
  board(actions, rules.map(law), tapped).actions().includes('activate Machine');

test.each<[string, CostAction, boolean]>([
  ['what is untapped becomes tapped', { do: 'tap', what: self }, true],
  ['what is tapped does not become so', { do: 'tap', what: among(named('Ogre')) }, false],
  ['one of several untapped creatures', { do: 'tap', what: among(creatures, two) }, true],
  ['not a tapped one among them', { do: 'tap', what: among(creatures, three) }, false],
  ['a card in hand is not tapped', { do: 'tap', what: among(hand) }, false],
  ['what is tapped becomes untapped', { do: 'untap', what: among(named('Ogre')) }, true],
  ['what is untapped does not become so', { do: 'untap', what: self }, false],
  ['one tapped creature is not two', { do: 'untap', what: among(creatures, two) }, false],
  ['two creatures of one’s own are sacrificed', { do: 'sacrifice', who: you, what: among(creatures, two) }, true],
  ['another player’s is not', { do: 'sacrifice', who: you, what: among(creatures, three) }, false],
  ['all of a kind, two', { do: 'sacrifice', who: you, what: own }, true],
  ['all of a kind, of which one is another player’s', { do: 'sacrifice', who: you, what: creatures }, false],
  ['all of a kind of which there are none', { do: 'sacrifice', who: you, what: named('Nobody') }, true],
  ['both of two', { do: 'sacrifice', who: you, what: both }, true],
  [
    'one of two that one may not sacrifice',
    { do: 'sacrifice', who: you, what: { set: 'union', of: [named('Bear'), named('Giant')] } },
    false,
  ],
  ['a card is discarded', { do: 'discard', who: you, what: among(hand) }, true],
  ['two cards are not', { do: 'discard', who: you, what: among(hand, two) }, false],
  ['another player’s card is not', { do: 'discard', who: you, what: among(theirHand) }, false],
  ['a card in the graveyard is not', { do: 'discard', who: you, what: among(graveyard) }, false],
  ['two cards are exiled from the graveyard', { do: 'move', what: among(graveyard, two), to: exile }, true],
  ['three are not', { do: 'move', what: among(graveyard, three), to: exile }, false],
  ['none of them', { do: 'move', what: among(graveyard, { min: 0, max: 0 }), to: exile }, true],
  ['the top five cards are exiled', { do: 'move', what: top(5), to: exile }, true],
  ['the top six are not', { do: 'move', what: top(6), to: exile }, false],
  ['a card is revealed', { do: 'reveal', what: among(hand) }, true],
  ['two cards are not', { do: 'reveal', what: among(hand, two) }, false],
  ['all the life there is', { do: 'payLife', who: you, amount: 20 }, true],
  ['more life than there is', { do: 'payLife', who: you, amount: 21 }, false],
  ['life of another player', { do: 'payLife', who: opponents, amount: 1 }, false],
  ['a counter is put there', { do: 'putCounters', counter: 'charge', count: 1, on: self }, true],
  [
    'a counter is put on nothing',
    { do: 'putCounters', counter: 'charge', count: 1, on: among(named('Nobody')) },
    false,
  ],
  ['two counters are removed', { do: 'removeCounters', counter: '+1/+1', count: 2, from: named('Ogre') }, true],
  ['three are not', { do: 'removeCounters', counter: '+1/+1', count: 3, from: named('Ogre') }, false],
  ['all there are, which is none', { do: 'removeCounters', counter: '+1/+1', count: 'all', from: self }, true],
  ['a player has no counter to remove', { do: 'playerCounters', counter: 'energy', count: -1, who: you }, false],
  ['a player gets one', { do: 'playerCounters', counter: 'energy', count: 1, who: you }, true],
  ['five cards are milled', { do: 'mill', who: you, count: 5 }, true],
  ['six cards are not', { do: 'mill', who: you, count: 6 }, false],
  ['a creature is exerted', { do: 'exert', what: among(own) }, true],
  ['a card in the graveyard is not', { do: 'exert', what: among(graveyard) }, false],
  ['what is attached is unattached', { do: 'unattach', what: named('Blade') }, true],
  ['what is not attached is not', { do: 'unattach', what: named('Hook') }, false],
  ['an opponent draws', { do: 'draw', who: opponents, count: 1 }, true],
  [
    'a choice of one of three creatures',
    { do: 'choose', who: you, what: { choose: 'objects', from: creatures, count: three } },
    true,
  ],
  [
    'a choice of one of none',
    { do: 'choose', who: you, what: { choose: 'objects', from: named('Nobody'), count: one } },
    false,
  ],
  ['a choice of a color', { do: 'choose', who: you, what: { choose: 'color' } }, true],
  ['an opponent gains life', { do: 'gainLife', who: opponents, amount: 1 }, true],
  ['nobody gains life', { do: 'gainLife', who: nobody, amount: 1 }, false],
  [
    'an opponent creates a token',
    { do: 'createTokens', who: opponents, count: 1, token: { colors: [], types: ['artifact'], subtypes: [] } },
    true,
  ],
  [
    'nobody creates one',
    { do: 'createTokens', who: nobody, count: 1, token: { colors: [], types: ['artifact'], subtypes: [] } },
    false,
  ],
  ['a coin is flipped', { do: 'flipCoin', who: you }, true],
])('%s', (_, action, payable) => {
  expect(canPay([action])).toBe(payable);
});

const life: CostAction = { do: 'payLife', who: you, amount: 1 };
const sacrificed: CostAction = { do: 'sacrifice', who: you, what: among(own, two) };
const counter: CostAction = { do: 'putCounters', counter: 'charge', count: 1, on: self };
const given: CostAction = { do: 'gainLife', who: opponents, amount: 1 };
const givenToOne: CostAction = { do: 'gainLife', who: { who: 'opponent' }, amount: 1 };
const drawn: CostAction = { do: 'draw', who: opponents, count: 1 };
test.each<[string, CostAction, Rule]>([
  ['life is not paid where it cannot be lost', life, { rule: 'cantLoseLife', who: you }],
  ['what cannot be sacrificed is not', sacrificed, { rule: 'cantBeSacrificed', what: named('Bear') }],
  ['no counter is put where none can be', counter, { rule: 'cantHaveCounters', what: named('Machine') }],
  ['nobody gains life who cannot', given, { rule: 'cantGainLife', who: opponents }],
  ['nor does one opponent', givenToOne, { rule: 'cantGainLife', who: opponents }],
  ['nobody draws who cannot', drawn, { rule: 'cantDraw', who: opponents }],
])('%s', (_, action, rule) => {
  expect(canPay([action])).toBe(true);
  expect(canPay([action], [rule])).toBe(false);
});

test.each<[string, readonly CostAction[], boolean]>([
  [
    'life twice, as much as there is',
    [{ ...life, amount: 10 } as CostAction, { ...life, amount: 10 } as CostAction],
    true,
  ],
  [
    'life twice, more than there is',
    [{ ...life, amount: 10 } as CostAction, { ...life, amount: 11 } as CostAction],
    false,
  ],
  [
    'the same creature is not tapped twice',
    [
      { do: 'tap', what: among(named('Bear')) },
      { do: 'tap', what: among(own) },
    ],
    false,
  ],
  [
    'it is tapped and then sacrificed',
    [
      { do: 'tap', what: among(named('Bear')) },
      { do: 'sacrifice', who: you, what: among(named('Bear')) },
    ],
    true,
  ],
  [
    'the same card is not given up twice',
    [
      { do: 'sacrifice', who: you, what: among(named('Bear')) },
      { do: 'move', what: among(named('Bear')), to: exile },
    ],
    false,
  ],
  [
    'of two cards from one graveyard neither may be needed already',
    [
      { do: 'move', what: graveyard, to: exile },
      { do: 'move', what: among(graveyards, two, { singleOwner: true }), to: exile },
    ],
    false,
  ],
  [
    'two cards of one graveyard',
    [{ do: 'move', what: among(graveyards, two, { singleOwner: true }), to: exile }],
    true,
  ],
  [
    'three cards, which no graveyard has',
    [{ do: 'move', what: among(graveyards, three, { singleOwner: true }), to: exile }],
    false,
  ],
  [
    'creatures with total power 5, of which one is tapped',
    [{ do: 'tap', what: among(creatures, { min: 0, max: null }, { total: { stat: 'power', atLeast: 5 } }) }],
    true,
  ],
  [
    'creatures with total power 6, of which one is tapped',
    [{ do: 'tap', what: among(creatures, { min: 0, max: null }, { total: { stat: 'power', atLeast: 6 } }) }],
    false,
  ],
])('%s', (_, actions, payable) => {
  expect(canPay(actions)).toBe(payable);
});

test('what is tapped already does not tap itself', () => {
  expect(canPay([{ do: 'tap', what: self }], [], true)).toBe(false);
  expect(canPay([{ do: 'untap', what: self }], [], true)).toBe(true);
});
