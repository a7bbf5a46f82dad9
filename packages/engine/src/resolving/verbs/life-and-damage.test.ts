/** Damage, fighting and life totals. 2006: 417 · 2009: 117–118 · 2011: 118–119 · 2026: 119–120, 701.12, 701.14 */
import { expect, test } from 'vitest';
import { card, creature, instant, table } from '../../casting/table-in-tests.ts';
import type { Answer } from '../../decisions/decision.ts';
import { answer, createGame, decision } from '../../game.ts';
import type { CardDefinition } from '../../vocabulary/definition.ts';
import type { Instruction } from '../../vocabulary/instructions.ts';
import type { Filter, ObjectSet, PlayerSet, RecipientSet } from '../../vocabulary/nouns.ts';
import type { Quantity } from '../../vocabulary/quantities.ts';

const sands: CardDefinition = {
  key: 'Sands',
  name: 'Sands',
  layout: 'normal',
  faces: [
    {
      name: 'Sands',
      manaCost: null,
      supertypes: [],
      types: ['artifact'],
      subtypes: [],
      abilities: [
        {
          ability: 'activated',
          cost: {},
          body: { effect: [{ do: 'redistributeLife', who: { who: 'all' }, by: { who: 'you' } }] },
        },
      ],
    },
  ],
};
const PLAYERS = 12;

test('the totals of twelve players can be dealt out in any order, and it is soon known that they can', () => {
  const made = createGame({
    seed: 'sands',
    players: Array.from({ length: PLAYERS }, (_, n) => ({ name: `Player ${n}`, deck: [] })),
    definitions: [sands],
    variant: 'free-for-all',
    position: {
      life: Array.from({ length: PLAYERS }, (_, n) => n + 1),
      objects: [{ name: 'Sands', def: 'Sands', player: 0, zone: 'battlefield' }],
    },
  });
  if (!made.ok) throw new Error(made.errors[0]?.message);
  const { game } = made;
  const asked = decision(game);
  const activate =
    asked?.form === 'choose' ? asked.options.findIndex((o) => 'action' in o && o.action.act === 'activate') : 0;
  answer(game, [activate]);
  while (decision(game)?.kind === 'priority') answer(game, [0]);
  for (let n = 0; n < PLAYERS; n++) expect(answer(game, [1]).ok).toBe(true);
  // the last of the totals that are left, each time: the greatest goes to the first
  for (let n = PLAYERS - 1; n > 0; n--) expect(answer(game, [n]).ok).toBe(true);
  expect(game.state.players.map(({ life }) => life)).toEqual(Array.from({ length: PLAYERS }, (_, n) => PLAYERS - n));
});

const you = { who: 'you' } as const;
const opponents = { who: 'opponents' } as const;
const everybody = { who: 'all' } as const;
const actor = { who: 'actor' } as const;
const nobody: PlayerSet = { who: 'where', of: everybody, condition: { if: 'turn', of: opponents } };
const all = (where: Filter): ObjectSet => ({ set: 'all', where });
const named = (name: string): ObjectSet => all({ is: 'named', name });
const bear = named('Bear');
const giant = named('Giant');
const absent = named('Nobody');
const ref = (name: string): ObjectSet => ({ set: 'ref', name });
const each = ref('each.object');
const power = (of: ObjectSet): Quantity => ({ q: 'stat', stat: 'power', of });
const hand: Quantity = { q: 'handSize', of: actor };
const gain = (amount: Quantity): Instruction => ({ do: 'gainLife', who: you, amount });
const damage = (amount: Quantity, to: RecipientSet, more: object = {}): Instruction =>
  ({ do: 'damage', amount, to, ...more }) as Instruction;
const ifDid = (name: string, amount: number): Instruction => ({
  do: 'if',
  condition: { if: 'did', name },
  then: [gain(amount)],
});

/**
 * What it does where a player has a Bear with lifelink, 2/2, and two cards in hand, and the other a Giant, 4/9 with one damage, and one
 * card: both life totals, and the damage of both creatures.
 */
function lives(effect: readonly Instruction[], answers: readonly Answer[] = []): number[] {
  const cards = [
    instant('Deed', '0', { effect }),
    card('Bear', '1 G', ['creature'], [{ ability: 'keyword', keyword: 'lifelink' }]),
    card('Giant', '3 R', ['creature'], [], { power: 4, toughness: 9 }),
    card('Thing', '9', ['artifact']),
  ];
  const t = table(
    '2026-02',
    cards,
    { hand: ['Deed', 'Thing', 'Thing'], battlefield: ['Bear'] },
    { hand: ['Thing'], battlefield: [{ name: 'Giant', damage: 1 }] },
  );
  t.act('cast Deed');
  t.resolve();
  for (const answer of answers) t.say(answer);
  expect(t.game.state.stack).toEqual([]);
  const marked = ['Bear', 'Giant']
    .map((name) => t.the(name))
    .map(({ zone, damage: n }) => (zone === 'graveyard' ? -1 : n));
  return [...t.game.state.players.map(({ life }) => life), ...marked];
}

test.each<[string, Instruction[], number[]]>([
  ['a player', [damage(3, { players: opponents })], [20, 17, 0, 1]],
  ['each player', [damage(3, { players: everybody })], [17, 17, 0, 1]],
  ['each player as much as that player has cards', [damage(hand, { players: everybody })], [18, 19, 0, 1]],
  ['each creature and each player', [damage(1, { players: everybody, objects: all(creature) })], [19, 19, 1, 2]],
  ['what one creature deals, by that creature', [damage(3, { players: opponents }, { source: bear })], [23, 17, 0, 1]],
  [
    'what each creature deals, as great as its own power',
    [damage(power(each), { players: opponents }, { source: all(creature) })],
    [22, 14, 0, 1],
  ],
  [
    'what a creature deals that is all there is of its kind, as great as its own power, though that is said of each of others',
    [{ do: 'forEach', over: giant, effect: [damage(power(each), { players: opponents }, { source: bear })] }],
    [22, 18, 0, 1],
  ],
  [
    'what one creature deals, for each of others as much as that has power',
    [
      {
        do: 'forEach',
        over: giant,
        effect: [damage(power(each), { players: opponents }, { source: { set: 'where', of: bear, filter: creature } })],
      },
    ],
    [24, 16, 0, 1],
  ],
  [
    'a player as much as each player has cards',
    [{ do: 'forEachPlayer', who: everybody, effect: [damage(hand, { players: you })] }],
    [17, 20, 0, 1],
  ],
  ['by nothing', [damage(3, { players: opponents }, { source: absent })], [20, 20, 0, 1]],
  ['evenly, rounded down', [damage(5, { objects: all(creature) }, { evenly: true })], [20, 20, -1, 3]],
  ['no more than enough', [damage(9, { objects: giant }, { excess: opponents })], [20, 19, 0, -1]],
  ['nothing in excess', [damage(8, { objects: giant }, { excess: opponents })], [20, 20, 0, -1]],
  [
    'all of it in excess',
    [damage(8, { objects: giant }), damage(5, { objects: giant }, { excess: opponents })],
    [20, 15, 0, -1],
  ],
  [
    'what was in excess of each',
    [damage(10, { objects: all(creature) }, { excessOut: 'it' }), gain({ q: 'ref', name: 'it' })],
    [30, 20, -1, -1],
  ],
  [
    'nothing was in excess',
    [damage(2, { objects: all(creature) }, { excessOut: 'it' }), ifDid('it', 10)],
    [20, 20, -1, 3],
  ],
  [
    'something was in excess',
    [damage(3, { objects: all(creature) }, { excessOut: 'it' }), ifDid('it', 10)],
    [30, 20, -1, 4],
  ],
  [
    'to a player nothing is in excess',
    [damage(3, { players: opponents }, { excessOut: 'it' }), ifDid('it', 10)],
    [20, 17, 0, 1],
  ],
])('damage: %s', (_, effect, expected) => {
  expect(lives(effect)).toEqual(expected);
});

const split = (amount: number, more: object = {}): Instruction =>
  ({ do: 'damageSplit', amount, by: you, among: all(creature), out: 'it', ...more }) as Instruction;
test.each<[string, Instruction[], Answer[], number[]]>([
  [
    'by the spell',
    [split(3)],
    [
      [0, 1],
      [1, 2],
    ],
    [20, 20, 1, 3],
  ],
  [
    'by a creature',
    [split(3, { source: bear })],
    [
      [0, 1],
      [1, 2],
    ],
    [23, 20, 1, 3],
  ],
  [
    'by itself',
    [split(3, { source: { set: 'self' } })],
    [
      [0, 1],
      [1, 2],
    ],
    [20, 20, 1, 3],
  ],
  ['some are left out', [split(3), gain({ q: 'count', of: { set: 'about', name: 'it' } })], [[1]], [21, 20, 0, 4]],
  ['all are left out', [split(3), gain({ q: 'count', of: { set: 'about', name: 'it' } })], [[]], [20, 20, 0, 1]],
  ['nothing is divided', [split(0)], [], [20, 20, 0, 1]],
  ['nothing deals it', [split(3, { source: absent })], [], [20, 20, 0, 1]],
  ['nobody divides it', [split(3, { by: nobody })], [], [20, 20, 0, 1]],
])('damage divided as it is dealt: %s', (_, effect, answers, expected) => {
  expect(lives(effect, answers)).toEqual(expected);
});

test.each<[string, Partial<Instruction>, number[]]>([
  ['by the spell', {}, [20, 18, 1]],
  ['by a creature', { source: bear } as Partial<Instruction>, [23, 18, 1]],
  ['by nothing', { source: absent } as Partial<Instruction>, [20, 20, 0]],
  ['among targets that nobody chose', { targets: 'others' } as Partial<Instruction>, [20, 20, 0]],
])('damage divided as it was announced: %s', (_, more, expected) => {
  const deed = instant('Deed', '0', {
    targets: [{ name: 'them', count: { min: 2, max: 2 }, objects: { where: creature }, players: everybody, divide: 3 }],
    effect: [{ do: 'damageDivided', targets: 'them', ...more } as Instruction],
  });
  const cards = [deed, card('Bear', '1 G', ['creature'], [{ ability: 'keyword', keyword: 'lifelink' }])];
  const t = table('2026-02', cards, { hand: ['Deed'], battlefield: ['Bear'] });
  t.act('cast Deed');
  t.choose('Bear', { player: 1 });
  t.say([1, 2]);
  t.resolve();
  expect([...t.game.state.players.map(({ life }) => life), t.the('Bear').damage]).toEqual(expected);
});

test.each<[string, Instruction, number[]]>([
  ['two creatures, each as much as its power', { do: 'fight', a: bear, b: giant }, [22, 20, -1, 3]],
  ['the two of a pair', { do: 'fight', a: all(creature) }, [22, 20, -1, 3]],
  ['one with nothing', { do: 'fight', a: bear, b: absent }, [20, 20, 0, 1]],
  ['nothing with one', { do: 'fight', a: absent, b: giant }, [20, 20, 0, 1]],
  ['one alone', { do: 'fight', a: bear }, [20, 20, 0, 1]],
])('fighting: %s', (_, instruction, expected) => {
  expect(lives([instruction])).toEqual(expected);
});

const exchange = (what: ObjectSet, who: PlayerSet = you, stat: 'power' | 'toughness' = 'power'): Instruction => ({
  do: 'exchangeLifeWith',
  who,
  what,
  stat,
});
test.each<[string, Instruction[], number[]]>([
  ['it becomes more', [{ do: 'setLife', who: you, amount: 25 }], [25, 20, 0, 1]],
  ['it becomes less', [{ do: 'setLife', who: everybody, amount: 5 }], [5, 5, 0, 1]],
  ['as many as the player has cards', [{ do: 'setLife', who: everybody, amount: hand }], [2, 1, 0, 1]],
  ['less than nothing is lost', [{ do: 'loseLife', who: you, amount: { q: 'negative', of: 3 } }], [20, 20, 0, 1]],
  ['two are exchanged', [gain(5), { do: 'exchangeLife', a: you, b: opponents }], [20, 25, 0, 1]],
  ['not with nobody', [gain(5), { do: 'exchangeLife', a: you, b: nobody }], [25, 20, 0, 1]],
  ['nor nobody with a player', [gain(5), { do: 'exchangeLife', a: nobody, b: you }], [25, 20, 0, 1]],
  ['one is exchanged with a power', [exchange(giant), gain(power(giant))], [24, 20, 0, 1]],
  ['not with nothing', [exchange(absent)], [20, 20, 0, 1]],
  ['nor that of nobody', [exchange(giant, nobody)], [20, 20, 0, 1]],
])('a life total: %s', (_, effect, expected) => {
  expect(lives(effect)).toEqual(expected);
});

test.each<[string, Instruction, string]>([
  ['life that is lost', { do: 'loseLife', who: you, amount: 2 }, 'A loses 2 life.'],
  ['life that is paid', { do: 'payLife', who: you, amount: 2 }, 'A pays 2 life.'],
])('the log tells %s', (_, instruction, said) => {
  const deed = instant('Deed', '0', { effect: [instruction] });
  const t = table('2026-02', [deed], { hand: ['Deed'] });
  t.act('cast Deed');
  t.resolve();
  expect(t.game.entries?.map(({ text }) => text)).toContain(said);
});
