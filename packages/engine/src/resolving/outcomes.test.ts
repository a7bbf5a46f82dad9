/** What "if you do" asks of each instruction: it did something, or there was nothing to do it to. 2006: 413.2, 416.3 · 2009, 2011, 2026: 608.2c, 609.3 */
import { expect, test } from 'vitest';
import { card, creature, instant, table, you, yours } from '../casting/table-in-tests.ts';
import type { Instruction } from '../vocabulary/instructions.ts';
import type { Filter, ObjectSet } from '../vocabulary/nouns.ts';

const all = (where: Filter): ObjectSet => ({ set: 'all', where });
const named = (name: string): ObjectSet => all({ is: 'named', name });
const bear = named('Bear');
const nobody = named('Nobody');
const opponents = { who: 'opponents' } as const;
const everybody = { who: 'all' } as const;
const inHand: ObjectSet = { set: 'all', where: { is: 'any' }, zone: 'hand', of: you };
const theirHand: ObjectSet = { set: 'all', where: { is: 'any' }, zone: 'hand', of: opponents };

/** Whether it counts as done, where a player has a Bear, a tapped Ogre and a card in hand, and the other nothing but a Giant. */
function did(instruction: Instruction): boolean {
  const told: Instruction = { ...instruction, out: 'it' } as Instruction;
  const deed = instant('Deed', '0', {
    effect: [
      told,
      { do: 'if', condition: { if: 'did', name: 'it' }, then: [{ do: 'gainLife', who: you, amount: 100 }] },
    ],
  });
  const cards = [
    deed,
    card('Bear', '1 G', ['creature']),
    card('Ogre', '2 R', ['creature'], [{ ability: 'keyword', keyword: 'indestructible' }]),
    card('Giant', '3 R', ['creature']),
    card('Thing', '9', ['artifact']),
  ];
  const counters = { '+1/+1': 1 };
  const t = table(
    '2026-02',
    cards,
    { hand: ['Deed', 'Thing'], battlefield: ['Bear', { name: 'Ogre', tapped: true, counters }] },
    { battlefield: ['Giant'] },
  );
  t.act('cast Deed');
  t.resolve();
  return (t.game.state.players[0]?.life ?? 0) > 100;
}

test.each<[string, Instruction, boolean]>([
  ['a card is drawn', { do: 'draw', who: you, count: 1 }, true],
  ['no card is drawn', { do: 'draw', who: you, count: 0 }, false],
  ['a card is discarded', { do: 'discard', who: you, what: inHand }, true],
  ['no card is discarded', { do: 'discard', who: opponents, what: theirHand }, false],
  ['a card is milled', { do: 'mill', who: you, count: 1 }, true],
  ['none is milled', { do: 'mill', who: you, count: 0 }, false],
  ['something is exiled', { do: 'move', what: bear, to: { zone: 'exile' } }, true],
  ['nothing is exiled', { do: 'move', what: nobody, to: { zone: 'exile' } }, false],
  ['something is sacrificed', { do: 'sacrifice', who: you, what: bear }, true],
  ['nothing of another’s is sacrificed', { do: 'sacrifice', who: you, what: named('Giant') }, false],
  ['something is destroyed', { do: 'destroy', what: bear }, true],
  ['what is indestructible is not', { do: 'destroy', what: named('Ogre') }, false],
  ['nothing is destroyed', { do: 'destroy', what: nobody }, false],
  ['a library is shuffled', { do: 'shuffle', who: you }, true],
  ['something is revealed', { do: 'reveal', what: inHand }, true],
  ['nothing is revealed', { do: 'reveal', what: theirHand }, false],
  ['damage is dealt', { do: 'damage', amount: 1, to: { players: opponents } }, true],
  ['no damage is dealt', { do: 'damage', amount: 0, to: { players: opponents } }, false],
  ['damage is dealt to nothing', { do: 'damage', amount: 1, to: { objects: nobody } }, false],
  ['life is gained', { do: 'gainLife', who: you, amount: 1 }, true],
  ['no life is gained', { do: 'gainLife', who: you, amount: 0 }, false],
  ['life is lost', { do: 'loseLife', who: opponents, amount: 1 }, true],
  ['no life is lost', { do: 'loseLife', who: opponents, amount: 0 }, false],
  ['a life total changes', { do: 'setLife', who: opponents, amount: 7 }, true],
  ['it stays what it is', { do: 'setLife', who: everybody, amount: 20 }, false],
  ['a counter is put there', { do: 'putCounters', counter: 'charge', count: 1, on: bear }, true],
  ['no counter is', { do: 'putCounters', counter: 'charge', count: 0, on: bear }, false],
  ['a counter is put on nothing', { do: 'putCounters', counter: 'charge', count: 1, on: nobody }, false],
  ['a counter is removed', { do: 'removeCounters', counter: '+1/+1', count: 1, from: named('Ogre') }, true],
  ['none is there to remove', { do: 'removeCounters', counter: '+1/+1', count: 1, from: bear }, false],
  ['a player gets a counter', { do: 'playerCounters', counter: 'poison', count: 1, who: opponents }, true],
  ['a player gets none', { do: 'playerCounters', counter: 'poison', count: 0, who: opponents }, false],
  ['something becomes tapped', { do: 'tap', what: bear }, true],
  ['what is tapped does not become so', { do: 'tap', what: named('Ogre') }, false],
  ['something becomes untapped', { do: 'untap', what: named('Ogre') }, true],
  ['what is untapped does not become so', { do: 'untap', what: bear }, false],
  [
    'a token is created',
    { do: 'createTokens', who: you, count: 1, token: { colors: [], types: ['artifact'], subtypes: [] } },
    true,
  ],
  [
    'none is created',
    { do: 'createTokens', who: you, count: 0, token: { colors: [], types: ['artifact'], subtypes: [] } },
    false,
  ],
  ['a token that is a copy is created', { do: 'copyToken', who: you, count: 1, of: bear }, true],
  ['a copy of nothing is not', { do: 'copyToken', who: you, count: 1, of: nobody }, false],
  ['something phases out', { do: 'phaseOut', what: bear }, true],
  ['nothing phases out', { do: 'phaseOut', what: nobody }, false],
  ['something is goaded', { do: 'goad', what: named('Giant') }, true],
  ['nothing is goaded', { do: 'goad', what: nobody }, false],
  ['control is exchanged', { do: 'exchangeControl', a: bear, b: named('Giant') }, true],
  ['control of what one player controls is not', { do: 'exchangeControl', a: bear, b: named('Ogre') }, false],
  ['two creatures fight', { do: 'fight', a: bear, b: named('Giant') }, true],
  ['one alone does not', { do: 'fight', a: bear, b: nobody }, false],
  ['damage is removed from nothing', { do: 'removeDamage', what: nobody }, false],
  ['nothing that fights is removed from combat', { do: 'removeFromCombat', what: nobody }, false],
  [
    'what is all of one player’s is sacrificed',
    { do: 'sacrifice', who: you, what: all({ is: 'and', of: [creature, yours] }) },
    true,
  ],
])('%s', (_, instruction, expected) => {
  expect(did(instruction)).toBe(expected);
});
