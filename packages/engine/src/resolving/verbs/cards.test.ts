/** Cards that are drawn, milled, moved, searched for and shuffled: what became of them, and who knows them. 2006: 200.8, 217 · 2009, 2011: 120, 400–401, 701 · 2026: 121, 400–401, 701 */
import { describe, expect, test } from 'vitest';
import { card, creature, instant, table, type Table, you, yours } from '../../casting/table-in-tests.ts';
import type { EditionName } from '../../state/names.ts';
import type { Ability } from '../../vocabulary/abilities.ts';
import type { Doing, Instruction } from '../../vocabulary/instructions.ts';
import type { Filter, ObjectSet, PlayerSet } from '../../vocabulary/nouns.ts';
import type { Quantity } from '../../vocabulary/quantities.ts';

const opponents = { who: 'opponents' } as const;
const everybody = { who: 'all' } as const;
const actor = { who: 'actor' } as const;
const all = (where: Filter): ObjectSet => ({ set: 'all', where });
const named = (name: string): ObjectSet => all({ is: 'named', name });
const handOf = (of: PlayerSet): ObjectSet => ({ set: 'all', where: { is: 'any' }, zone: 'hand', of });
const it: ObjectSet = { set: 'ref', name: 'it' };
const amount: Quantity = { q: 'ref', name: 'it' };
const share: Quantity = { q: 'ref', name: 'it', share: true };
const gain = (of: Quantity): Instruction => ({ do: 'gainLife', who: you, amount: of });

/** Each law is on an artifact of its own. */
type Laws = readonly Ability[];
/** The Deed resolves: a player has a Bear and a Wolf, two Things in hand and an Old card in the graveyard; the other a Giant and a Gem. */
function during(
  effect: readonly Instruction[],
  more: { edition?: EditionName; laws?: Laws; theirs?: Laws } = {},
): Table {
  const { laws = [], theirs = [] } = more;
  const t = table(
    more.edition ?? '2026-02',
    [
      ...laws.map((law, at) => card(`Law ${at}`, '1', ['artifact'], [law])),
      ...theirs.map((law, at) => card(`Rule ${at}`, '1', ['artifact'], [law])),
      instant('Deed', '0', { effect }),
      ...['Bear', 'Wolf', 'Giant'].map((name) => card(name, '1 G', ['creature'])),
      ...['Thing', 'Old', 'Gem'].map((name) => card(name, '9', ['artifact'])),
    ],
    {
      hand: ['Deed', 'Thing', 'Thing'],
      graveyard: ['Old'],
      battlefield: ['Bear', 'Wolf', ...laws.map((_, at) => `Law ${at}`)],
    },
    { hand: ['Gem'], battlefield: ['Giant', ...theirs.map((_, at) => `Rule ${at}`)] },
  );
  t.act('cast Deed');
  t.resolve();
  return t;
}
const lives = (t: Table): number[] => t.game.state.players.map(({ life }) => life);
const hands = (t: Table): number[] => t.game.state.players.map(({ hand }) => hand.length);
const libraries = (t: Table): number[] => t.game.state.players.map(({ library }) => library.length);
/** Whether the first and the second player know that card. */
const known = (t: Table, name: string): boolean[] => [0, 1].map((seat) => (t.the(name).known & (1 << seat)) !== 0);

describe('cards that are drawn', () => {
  const draw = (who: PlayerSet, count: Quantity, more: object = {}): Instruction =>
    ({ do: 'draw', who, count, out: 'it', ...more }) as Instruction;
  test('are so many, and those', () => {
    const t = during([draw(you, 2), gain(amount), { do: 'putCounters', counter: 'charge', count: 1, on: it }]);
    expect([hands(t), lives(t)]).toEqual([
      [4, 1],
      [22, 20],
    ]);
    expect(lives(during([draw(you, 2), gain({ q: 'count', of: it })]))).toEqual([22, 20]);
  });
  test('by several players: of each what that player drew', () => {
    const each = draw(everybody, { q: 'handSize', of: actor });
    const t = during([each, { do: 'loseLife', who: everybody, amount: share }]);
    expect([hands(t), lives(t)]).toEqual([
      [4, 2],
      [18, 19],
    ]);
  });
  test('as many as the player likes, up to so many', () => {
    for (const wanted of [0, 1, 3]) {
      const t = during([draw(you, 3, { upTo: true }), gain(amount)]);
      expect(t.decision()).toMatchObject({ form: 'number', min: 0, max: 3 });
      t.say(wanted);
      expect([hands(t)[0], lives(t)[0]]).toEqual([2 + wanted, 20 + wanted]);
    }
  });
  test('instead of which something else came into the hand are not what was drawn', () => {
    const returned: Instruction = {
      do: 'move',
      what: { set: 'all', where: { is: 'named', name: 'Old' }, zone: 'graveyard', of: you },
      to: { zone: 'hand' },
    };
    const law: Ability = {
      ability: 'static',
      parts: [
        {
          part: 'replacement',
          replacement: { event: { on: 'draw', who: you }, instead: { instead: 'do', effect: [returned] } },
        },
      ],
    };
    const t = during([draw(you, 1), gain({ q: 'count', of: it })], { laws: [law] });
    expect([hands(t)[0], lives(t)[0], libraries(t)[0]]).toEqual([3, 20, 5]);
  });
  test.each<[number, number]>([
    [0, 0],
    [1, 2],
    [2, 4],
  ])('twice as many: of %s', (count, drawn) => {
    const law: Ability = {
      ability: 'static',
      parts: [
        {
          part: 'replacement',
          replacement: {
            event: { on: 'draws', who: you },
            instead: { instead: 'amount', amount: { q: 'times', of: { q: 'ref', name: 'event.amount' }, by: 2 } },
          },
        },
      ],
    };
    expect(hands(during([draw(you, count)], { laws: [law] }))[0]).toBe(2 + drawn);
  });
});

describe('who knows a card that is put into a library', () => {
  const put = (what: ObjectSet, to: object = {}): Instruction =>
    ({ do: 'move', what, to: { zone: 'library', ...to } }) as Instruction;
  const mine = all({ is: 'and', of: [creature, yours] });
  const chosen: ObjectSet = { set: 'choice', by: you, from: handOf(you), count: { min: 1, max: 1 } };
  test('of one that everybody saw everybody does', () => {
    expect(known(during([put(named('Bear'))]), 'Bear')).toEqual([true, true]);
  });
  test('of several the owner, who arranges them', () => {
    const t = during([put(mine)]);
    expect(t.decision()).toMatchObject({ purpose: 'put on top, last is topmost' });
    t.say([1, 0]);
    expect([known(t, 'Bear'), known(t, 'Wolf')]).toEqual([
      [true, false],
      [true, false],
    ]);
  });
  test('at the bottom likewise', () => {
    const t = during([put(mine, { position: 'bottom' })]);
    expect(t.decision()).toMatchObject({ purpose: 'put on the bottom, last is lowest' });
    t.say([0, 1]);
    const { library } = t.game.state.players[0] as { library: readonly number[] };
    expect(library.slice(-2)).toEqual([t.the('Bear').id, t.the('Wolf').id]);
  });
  test('of several in a random order nobody does', () => {
    const t = during([put(mine, { position: 'bottom', order: 'random' })]);
    expect([known(t, 'Bear'), known(t, 'Wolf')]).toEqual([
      [false, false],
      [false, false],
    ]);
  });
  test('of one that was chosen from a hand its owner', () => {
    const t = during([put(chosen)]);
    t.say([0]);
    const { library } = t.game.state.players[0] as { library: readonly number[] };
    const top = t.game.state.objects.find((o) => o?.id === library[0]);
    expect([(top?.known ?? 0) & 1, (top?.known ?? 0) & 2]).toEqual([1, 0]);
  });
});

describe('a search', () => {
  const plains: Filter = { is: 'subtype', subtype: 'Plains' };
  type Search = Doing<'search'>;
  const search = (more: Partial<Search> = {}): Instruction => ({
    do: 'search',
    who: you,
    of: you,
    zones: ['library'],
    where: plains,
    count: { min: 1, max: 1 },
    out: 'it',
    ...more,
  });
  const taken: Instruction = { do: 'move', what: it, to: { zone: 'hand' } };
  const shuffled: Instruction = { do: 'shuffle', who: you };
  const inHand = (t: Table): GameObjects =>
    t.game.state.objects.filter((o) => o?.zone === 'hand' && nameOf(t, o.def) === 'Plains');
  type GameObjects = Table['game']['state']['objects'];
  const nameOf = (t: Table, def: string): string | undefined => t.game.definitions.get(def)?.name;

  test('for a kind of card may find nothing, and says so', () => {
    for (const [found, life] of [
      [[], 20],
      [[0], 21],
    ] as const) {
      const t = during([search(), taken, { do: 'if', condition: { if: 'did', name: 'it' }, then: [gain(amount)] }]);
      t.say([...found]);
      expect([inHand(t).length, lives(t)[0]]).toEqual([found.length, life]);
    }
  });
  test('for any card finds one', () => {
    const t = during([search({ where: { is: 'any' } }), taken]);
    expect(t.decision()).toMatchObject({ kind: 'search', min: 1, max: 1 });
  });
  test.each<[string, Partial<Search>, EditionName, boolean]>([
    ['what is revealed everybody knows', { reveal: true }, '2026-02', true],
    ['what is not revealed the other does not know', {}, '2026-02', false],
    ['nor what is not of any kind', { where: { is: 'any' } }, '2006-10', false],
  ])('%s', (_, more, edition, seen) => {
    const t = during([search(more), taken], { edition });
    t.say([0]);
    const [found] = inHand(t);
    expect([(found?.known ?? 0) & 1, ((found?.known ?? 0) & 2) !== 0]).toEqual([1, seen]);
  });
  test('of another player’s library shows its cards to who searches', () => {
    const t = during([search({ of: opponents })]);
    t.say([0]);
    const { library } = t.game.state.players[1] as { library: readonly number[] };
    const cards = t.game.state.objects.filter((o) => o !== null && library.includes(o.id));
    expect(cards.map((o) => (o?.known ?? 0) & 1)).toEqual([1, 1, 1, 1, 1]);
  });
  const old = {
    where: { is: 'named', name: 'Old' },
    zones: ['graveyard', 'hand', 'library'],
    allMatching: true,
  } as const;
  test('for all of a name must find those that lie open', () => {
    const t = during([
      search({ ...old, count: { min: 0, max: null } }),
      { do: 'move', what: it, to: { zone: 'exile' } },
    ]);
    if (t.decision().kind === 'search') t.choose('Old');
    expect(t.the('Old').zone).toBe('exile');
  });
  test('once before each shuffle', () => {
    const watch: Ability = {
      ability: 'triggered',
      event: { on: 'search', who: opponents },
      body: { effect: [gain(1)] },
    };
    const twice = (effect: readonly Instruction[]): number => {
      const t = during(effect, { theirs: [watch] });
      for (let n = 0; n < 12 && t.decision().kind === 'search'; n++) t.say([0]);
      for (let n = 0; n < 4 && t.game.state.stack.length > 0; n++) t.resolve();
      return (lives(t)[1] ?? 0) - 20;
    };
    expect([twice([search(), search(), shuffled]), twice([search(), shuffled, search(), shuffled])]).toEqual([1, 2]);
  });
  test('of whichever zones the player likes: not of a library that cannot be searched', () => {
    const law: Ability = { ability: 'static', parts: [{ part: 'rule', rule: { rule: 'cantSearch', who: you } }] };
    const either = search({ zones: ['library', 'graveyard'], anyOf: true, where: { is: 'any' } });
    const t = during([either, taken], { laws: [law] });
    t.say([0, 1]);
    if (t.decision().kind === 'search') t.choose('Old');
    expect([t.the('Old').zone, libraries(t)[0]]).toEqual(['hand', 5]);
  });
});

describe('cards that are shuffled into a library', () => {
  const wheel: Instruction = { do: 'shuffle', who: everybody, cards: handOf(actor), out: 'it' };
  test('are so many of each player’s', () => {
    const t = during([wheel, { do: 'loseLife', who: everybody, amount: share }]);
    expect([hands(t), libraries(t), lives(t)]).toEqual([
      [0, 0],
      [7, 6],
      [18, 19],
    ]);
  });
  test('and so many in all of one player’s', () => {
    const t = during([{ ...wheel, who: you } as Instruction, gain(amount)]);
    expect([hands(t), lives(t)]).toEqual([
      [0, 1],
      [22, 20],
    ]);
  });
  test('are known to nobody', () => {
    expect(known(during([{ do: 'shuffle', who: you, cards: named('Bear') }]), 'Bear')).toEqual([false, false]);
  });
});

test('milled cards are so many, and there', () => {
  const t = during([{ do: 'mill', who: everybody, count: 2, out: 'it' }, gain(amount)]);
  expect([libraries(t), lives(t)[0], t.game.state.players[1]?.graveyard.length]).toEqual([[3, 3], 24, 2]);
});

test('what is looked at is known to who looks, what is revealed to everybody', () => {
  const top: ObjectSet = { set: 'top', of: opponents, zone: 'library', count: 1 };
  const of = (instruction: Instruction): boolean[] => {
    const t = during([instruction]);
    const id = t.game.state.players[1]?.library[0];
    const bits = t.game.state.objects.find((o) => o?.id === id)?.known ?? 0;
    return [(bits & 1) !== 0, (bits & 2) !== 0];
  };
  expect(of({ do: 'lookAt', who: you, what: top })).toEqual([true, false]);
  expect(of({ do: 'reveal', what: top })).toEqual([true, true]);
});

test('two zones are exchanged, though one is empty', () => {
  const t = during([{ do: 'exchangeZones', who: everybody, a: 'hand', b: 'graveyard' }]);
  expect([hands(t), t.the('Old').zone, t.the('Gem').zone]).toEqual([[1, 0], 'hand', 'graveyard']);
});
