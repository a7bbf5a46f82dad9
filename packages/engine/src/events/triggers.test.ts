/** How often abilities trigger on what happens at once, and of how much; where they are put. 2006: 410 · 2009, 2011, 2026: 603 */
import { describe, expect, test } from 'vitest';
import { card, creature, instant, table, type Table, you } from '../casting/table-in-tests.ts';
import type { Ability, TriggeredAbility } from '../vocabulary/abilities.ts';
import type { CardDefinition } from '../vocabulary/definition.ts';
import type { Instruction } from '../vocabulary/instructions.ts';
import type { Filter, ObjectSet, PlayerSet } from '../vocabulary/nouns.ts';
import type { EventPattern } from '../vocabulary/patterns.ts';
import type { Rule } from '../vocabulary/rules-effects.ts';

const opponents = { who: 'opponents' } as const;
const everybody = { who: 'all' } as const;
const actor = { who: 'actor' } as const;
const all = (where: Filter): ObjectSet => ({ set: 'all', where });
const named = (name: string): ObjectSet => all({ is: 'named', name });
const isNamed = (name: string): Filter => ({ is: 'named', name });
const creatures = all(creature);
const gain = (amount: number, who: PlayerSet = you): Instruction => ({ do: 'gainLife', who, amount });

/** A thousand life for each time that it triggers, and one for each of the amount. */
const counted: readonly Instruction[] = [
  gain(1000),
  { do: 'gainLife', who: you, amount: { q: 'ref', name: 'event.amount' } },
];
const whenever = (event: EventPattern, more: Partial<TriggeredAbility> = {}, effect = counted): Ability => ({
  ability: 'triggered',
  event,
  body: { effect },
  ...more,
});

/**
 * A player has the Watcher, a Bear, a Wolf with two +1/+1 counters and a charge counter, and two cards in hand; the other a Giant, a
 * Gnome and two cards in hand. The Deed has been done, and all that triggered has resolved.
 */
function afterDeed(
  abilities: readonly Ability[],
  effect: readonly Instruction[],
  more: { rule?: Rule; cards?: readonly CardDefinition[]; hand?: string[] } = {},
): Table {
  const law: readonly Ability[] =
    more.rule === undefined ? [] : [{ ability: 'static', parts: [{ part: 'rule', rule: more.rule }] }];
  const cards = [
    card('Watcher', '1', ['enchantment'], abilities),
    card('Law', '1', ['enchantment'], law),
    instant('Deed', '0', { effect }),
    card('Bear', '1 G', ['creature']),
    card('Wolf', '1 G', ['creature']),
    card('Giant', '4 R', ['creature'], [], { power: 4, toughness: 4 }),
    card('Gnome', '1', ['creature'], [], { power: 1, toughness: 1 }),
    card('Thing', '9', ['artifact']),
    ...(more.cards ?? []),
  ];
  const counters = { '+1/+1': 2, charge: 1 };
  const t = table(
    '2026-02',
    cards,
    {
      hand: ['Deed', 'Thing', 'Thing', ...(more.hand ?? [])],
      battlefield: ['Watcher', 'Law', 'Bear', { name: 'Wolf', counters }],
    },
    { hand: ['Thing', 'Thing'], battlefield: ['Giant', 'Gnome'] },
  );
  t.act('cast Deed');
  t.resolve();
  settle(t);
  return t;
}
/** Everything on the stack resolves; where an order is asked for, it is as listed. */
function settle(t: Table): void {
  for (let n = 0; n < 40; n++) {
    const decision = t.decision();
    if (decision.kind === 'triggerOrder' && decision.form === 'order') t.say(decision.options.map((_, at) => at));
    else if (t.game.state.stack.length > 0) t.resolve();
    else return;
  }
}
/** How often it triggered, and of how much in all. */
function seen(t: Table): [number, number] {
  const more = (t.game.state.players[0]?.life ?? 0) - 20;
  return [Math.floor(more / 1000), more % 1000];
}
const triggered = (event: EventPattern, effect: readonly Instruction[]): [number, number] =>
  seen(afterDeed([whenever(event)], effect));

const damage = (source: ObjectSet, to: Extract<Instruction, { do: 'damage' }>['to']): Instruction => ({
  do: 'damage',
  source,
  amount: 1,
  to,
});
const allHitThem = damage(creatures, { players: opponents });
const bearHitsAll = damage(named('Bear'), { objects: creatures, players: opponents });
const bearHitsBoth = damage(named('Bear'), { players: everybody });
const handsDiscarded: Instruction = {
  do: 'discard',
  who: everybody,
  what: { set: 'all', where: { is: 'any' }, zone: 'hand', of: actor },
};
const allSacrificed: Instruction = { do: 'sacrifice', who: everybody, what: creatures };
const destroyed: Instruction = { do: 'destroy', what: creatures };
const sameCounters: Instruction = { do: 'putSameCounters', as: named('Wolf'), on: named('Bear') };
const sameOnAll: Instruction = {
  do: 'putSameCounters',
  as: named('Wolf'),
  on: { set: 'union', of: [named('Bear'), named('Giant')] },
};
const twoDice: Instruction = { do: 'rollDice', who: you, sides: 6, count: 2 };
const dies: EventPattern = { on: 'move', what: creature, from: 'battlefield', to: 'graveyard' };

test.each<[string, EventPattern, Instruction, number, number]>([
  ['damage of several sources to one player is one damage', { on: 'damage', toPlayer: opponents }, allHitThem, 1, 4],
  [
    'one of each source where the source is named',
    { on: 'damage', source: creature, toPlayer: opponents },
    allHitThem,
    4,
    4,
  ],
  [
    'one of each player’s sources together',
    { on: 'damage', source: creature, toPlayer: opponents, together: true },
    allHitThem,
    2,
    4,
  ],
  ['one source’s to all of them, where no recipient is named', { on: 'damage', source: creature }, bearHitsAll, 1, 5],
  ['one for each recipient that is named', { on: 'damage', source: creature, to: creature }, bearHitsAll, 4, 4],
  ['one for each recipient where no source is named', { on: 'damage', to: creature }, bearHitsAll, 4, 4],
  ['of two players each', { on: 'damage', toPlayer: everybody }, bearHitsBoth, 2, 0],
  ['of one of two players', { on: 'damage', source: creature, toPlayer: opponents }, bearHitsBoth, 1, 0],
  ['each discarded card', { on: 'discard', who: everybody }, handsDiscarded, 4, 4],
  ['each player’s together', { on: 'discard', who: everybody, together: true }, handsDiscarded, 2, 4],
  ['all together', { on: 'discard', who: everybody, together: 'all' }, handsDiscarded, 1, 4],
  ['those of one player', { on: 'discard', who: opponents, together: true }, handsDiscarded, 1, 2],
  [
    'those of one player’s that are of a kind',
    { on: 'discard', who: opponents, what: { is: 'type', type: 'land' }, together: true },
    handsDiscarded,
    0,
    0,
  ],
  ['each that is sacrificed', { on: 'sacrifice', what: creature }, allSacrificed, 4, 0],
  ['each player’s together', { on: 'sacrifice', what: creature, together: 'player' }, allSacrificed, 2, 4],
  ['all together', { on: 'sacrifice', what: creature, together: 'all' }, allSacrificed, 1, 4],
  ['all of a kind together', { on: 'sacrifice', what: isNamed('Gnome'), together: 'all' }, allSacrificed, 1, 1],
  ['each that dies', dies, destroyed, 4, 0],
  ['all that die at once', { ...dies, together: true } as EventPattern, destroyed, 1, 0],
  ['of counters of two kinds all', { on: 'counters', what: creature }, sameCounters, 1, 3],
  ['of each creature its own', { on: 'counters', what: creature }, sameOnAll, 2, 6],
  ['of one of two creatures', { on: 'counters', what: isNamed('Giant') }, sameOnAll, 1, 3],
  ['those of one kind', { on: 'counters', what: creature, counter: '+1/+1' }, sameCounters, 1, 2],
  ['each counter', { on: 'counters', what: creature, each: true }, sameCounters, 3, 0],
  [
    'those of one of two patterns',
    {
      on: 'either',
      of: [
        { on: 'gainLife', who: opponents },
        { on: 'counters', what: creature },
      ],
    },
    sameCounters,
    1,
    3,
  ],
])('%s', (_, event, deed, times, amount) => {
  const [count, sum] = triggered(event, [deed]);
  expect(count).toBe(times);
  if (amount > 0) expect(sum % 1000).toBe(amount);
});

test('of dice that are rolled at once the highest is meant where they are taken together', () => {
  const rolled = seen(afterDeed([whenever({ on: 'dieRoll', who: you, together: true })], [twoDice]));
  const each = seen(afterDeed([whenever({ on: 'dieRoll', who: you })], [twoDice]));
  expect([rolled[0], each[0]]).toEqual([1, 2]);
  expect(rolled[1] * 2).toBeGreaterThanOrEqual(each[1]);
  expect(rolled[1]).toBeLessThan(each[1]);
});

const onLoss: EventPattern = { on: 'loseLife', who: opponents };
const loss: Instruction = { do: 'loseLife', who: opponents, amount: 1 };
describe('how often in a turn', () => {
  test('as often as it says', () => {
    expect(seen(afterDeed([whenever(onLoss)], [loss, loss, loss]))).toEqual([3, 3]);
    expect(seen(afterDeed([whenever(onLoss, { perTurn: 1 })], [loss, loss, loss]))).toEqual([1, 1]);
    expect(seen(afterDeed([whenever(onLoss, { perTurn: 2 })], [loss, loss, loss]))).toEqual([2, 2]);
  });
  test('only where its condition holds as it triggers', () => {
    const asked = (of: PlayerSet): Ability => whenever(onLoss, { condition: { if: 'turn', of } });
    expect(seen(afterDeed([asked(you)], [loss]))).toEqual([1, 1]);
    expect(seen(afterDeed([asked(opponents)], [loss]))).toEqual([0, 0]);
  });
  test('once more where an effect says so of such an object', () => {
    const again = (of: Filter, cause?: EventPattern): Rule => ({
      rule: 'triggersAgain',
      of,
      ...(cause === undefined ? {} : { cause }),
    });
    const times = (rule: Rule): number => seen(afterDeed([whenever(onLoss)], [loss], { rule }))[0];
    expect(times(again(isNamed('Watcher')))).toBe(2);
    expect(times(again(creature))).toBe(1);
    expect(times(again(isNamed('Watcher'), onLoss))).toBe(2);
    expect(times(again(isNamed('Watcher'), { on: 'gainLife', who: opponents }))).toBe(1);
  });
  test('not at all where an effect says so of what happened', () => {
    const times = (cause: EventPattern): number =>
      seen(afterDeed([whenever(onLoss)], [loss], { rule: { rule: 'triggersNothing', cause } }))[0];
    expect(times(onLoss)).toBe(0);
    expect(times({ on: 'loseLife', who: you })).toBe(1);
  });
  test('a state that stays so triggers again only after that', () => {
    const few = { if: 'compare', left: { q: 'life', of: opponents }, op: '<', right: 20 } as const;
    const back: readonly Instruction[] = [gain(1000), gain(5, opponents)];
    const state = whenever({ on: 'state', condition: few }, {}, back);
    expect(seen(afterDeed([state], [loss, loss]))[0]).toBe(1);
    expect(seen(afterDeed([state], [{ ...loss, amount: 7 } as Instruction]))[0]).toBe(2);
    expect(seen(afterDeed([state], [gain(1, opponents)]))[0]).toBe(0);
  });
  test('what triggers on what triggers', () => {
    const echo = whenever({ on: 'triggers', what: isNamed('Bear') }, {}, [gain(1000)]);
    const bear = card('Cub', 'G', ['creature'], [whenever(onLoss, {}, [gain(1)])]);
    expect(seen(afterDeed([echo, whenever(onLoss, {}, [gain(1)])], [loss], { cards: [bear] }))).toEqual([0, 1]);
    const own = whenever({ on: 'triggers', what: isNamed('Watcher'), cause: onLoss }, {}, [gain(1000)]);
    expect(seen(afterDeed([own, whenever(onLoss, {}, [gain(1)])], [loss]))).toEqual([1, 1]);
    const other = whenever({ on: 'triggers', cause: { on: 'gainLife', who: opponents } }, {}, [gain(1000)]);
    expect(seen(afterDeed([other, whenever(onLoss, {}, [gain(1)])], [loss]))).toEqual([0, 1]);
  });
});

describe('a delayed ability', () => {
  const delayed = (more: object): Instruction =>
    ({ do: 'delayed', pattern: onLoss, body: { effect: [gain(1000)] }, ...more }) as Instruction;
  test('triggers the next time alone', () => {
    expect(seen(afterDeed([], [delayed({}), loss, loss]))[0]).toBe(1);
  });
  test('or whenever it happens', () => {
    expect(seen(afterDeed([], [delayed({ repeat: true }), loss, loss]))[0]).toBe(2);
  });
});

describe('abilities of what the event is about', () => {
  const self: Filter = { is: 'self' };
  const inHand = (...abilities: Ability[]): { cards: CardDefinition[]; hand: string[] } => ({
    cards: [card('Curse', '9', ['creature'], abilities)],
    hand: ['Curse'],
  });
  const mine: Instruction = {
    do: 'discard',
    who: you,
    what: { set: 'all', where: isNamed('Curse'), zone: 'hand', of: you },
  };
  const exiled: Instruction = {
    do: 'move',
    what: { set: 'all', where: isNamed('Curse'), zone: 'hand', of: you },
    to: { zone: 'exile' },
  };
  const dropped: Instruction = { ...exiled, to: { zone: 'graveyard' } } as Instruction;
  const times = (event: EventPattern, effect: readonly Instruction[]): number =>
    seen(afterDeed([], effect, inHand(whenever(event, {}, [gain(1000)]))))[0];
  test.each<[string, EventPattern, Instruction, number]>([
    ['"when you discard this card"', { on: 'discard', who: you, what: self }, mine, 1],
    ['"when this is put into a graveyard from anywhere"', { on: 'move', what: self, to: 'graveyard' }, mine, 1],
    ['put there otherwise', { on: 'move', what: self, to: 'graveyard' }, dropped, 1],
    ['not into exile', { on: 'move', what: self, to: 'graveyard' }, exiled, 0],
    ['"when this dies" of what was in hand', { on: 'move', what: self, from: 'battlefield', to: 'graveyard' }, mine, 0],
    [
      '"when this is put into a graveyard from hand"',
      { on: 'move', what: self, from: 'hand', to: 'graveyard' },
      mine,
      1,
    ],
    ['what sees others from the battlefield does not see itself there', { on: 'discard', who: you }, mine, 0],
    [
      'one of two patterns',
      {
        on: 'either',
        of: [
          { on: 'discard', what: self },
          { on: 'cycle', what: self },
        ],
      },
      mine,
      1,
    ],
  ])('%s', (_, event, effect, count) => {
    expect(times(event, [effect])).toBe(count);
  });
  test('of what was on the battlefield and goes from there', () => {
    const curse = card(
      'Bane',
      '1',
      ['creature'],
      [whenever({ on: 'move', what: self, to: 'graveyard' }, {}, [gain(1000)])],
    );
    const t = table('2026-02', [curse, instant('Deed', '0', { effect: [destroyed] })], {
      hand: ['Deed'],
      battlefield: ['Bane'],
    });
    t.act('cast Deed');
    t.resolve();
    settle(t);
    expect(seen(t)[0]).toBe(1);
  });
});

describe('the order', () => {
  const becomes = (amount: number): Instruction => ({ do: 'setLife', who: opponents, amount });
  const on: EventPattern = { on: 'counters', what: creature, counter: 'charge' };
  const charged: Instruction = { do: 'putCounters', counter: 'charge', count: 1, on: named('Gnome') };
  test('of one player’s is the player’s', () => {
    for (const [order, life] of [
      [[0, 1], 5],
      [[1, 0], 7],
    ] as const) {
      const t = table(
        '2026-02',
        [
          card('Watcher', '1', ['enchantment'], [whenever(on, {}, [becomes(5)]), whenever(on, {}, [becomes(7)])]),
          card('Gnome', '1', ['creature']),
          instant('Deed', '0', { effect: [charged] }),
        ],
        { hand: ['Deed'], battlefield: ['Watcher', 'Gnome'] },
      );
      t.act('cast Deed');
      t.resolve();
      expect(t.decision().kind).toBe('triggerOrder');
      t.say([...order]);
      settle(t);
      expect(t.game.state.players[1]?.life).toBe(life);
    }
  });
  test('of the active player’s and another’s: the other’s resolves first', () => {
    const sets = (amount: number): Instruction => ({ do: 'setLife', who: everybody, amount });
    const t = table(
      '2026-02',
      [
        card('Watcher', '1', ['enchantment'], [whenever(on, {}, [sets(5)])]),
        card('Warden', '1', ['enchantment'], [whenever(on, {}, [sets(7)])]),
        card('Gnome', '1', ['creature']),
        instant('Deed', '0', { effect: [charged] }),
      ],
      { hand: ['Deed'], battlefield: ['Watcher', 'Gnome'] },
      { battlefield: ['Warden'] },
    );
    t.act('cast Deed');
    t.resolve();
    expect(t.decision().kind).toBe('priority');
    settle(t);
    expect(t.game.state.players[0]?.life).toBe(5);
  });
  test('of the same twice needs no question', () => {
    const t = afterDeed([whenever(onLoss, {}, [gain(1000)])], []);
    expect(t.decision().kind).toBe('priority');
  });
});

test('what triggers on tapping for mana and adds mana does so at once', () => {
  const extra = whenever({ on: 'tap', what: { is: 'type', type: 'land' }, forMana: true }, {}, [
    { do: 'addMana', who: you, mana: { types: ['C'] } },
  ]);
  const more = whenever({ on: 'tap', what: { is: 'type', type: 'land' }, forMana: true }, {}, [gain(1000)]);
  const t = table('2026-02', [card('Watcher', '1', ['enchantment'], [extra, more])], {
    battlefield: ['Watcher', 'Forest'],
  });
  t.act('mana Forest');
  expect(t.game.state.players[0]?.mana.map(({ type }) => type).join('')).toBe('GC');
  expect(t.game.state.stack).toHaveLength(1);
});
