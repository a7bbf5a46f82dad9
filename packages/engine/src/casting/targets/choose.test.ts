/** Which targets are offered, whether there are enough, and what was chosen. 2006: 409.1 · 2009, 2011, 2026: 601.2 */
import { describe, expect, test } from 'vitest';
import { card, creature, instant, table, type Table, you } from '../table-in-tests.ts';
import type { Ability, TargetSpec } from '../../vocabulary/abilities.ts';
import type { Instruction } from '../../vocabulary/instructions.ts';
import type { Filter } from '../../vocabulary/nouns.ts';

const everybody = { who: 'all' } as const;
const opponents = { who: 'opponents' } as const;
const between = (min: number, max: number | null) => ({ min, max });
const one = between(1, 1);
const named = (name: string): Filter => ({ is: 'named', name });
const either = (...names: string[]): Filter => ({ is: 'or', of: names.map(named) });
const creatures = (name: string, more: Partial<TargetSpec> = {}): TargetSpec => ({
  name,
  count: one,
  objects: { where: creature },
  ...more,
});
const cardsOf = (name: string, more: Partial<TargetSpec> = {}): TargetSpec =>
  ({ name, count: one, objects: { where: { is: 'any' }, zone: 'graveyard' }, ...more }) as TargetSpec;

/** A player has a Bear, a Wolf and two cards in the graveyard, the other a Giant and one card. */
function aiming(
  targets: readonly TargetSpec[],
  effect: readonly Instruction[] = [],
  more: readonly Ability[] = [],
): Table {
  const cards = [
    instant('Aim', '0', { targets, effect: [...effect] }, ...more),
    ...['Bear', 'Wolf', 'Giant'].map((name) => card(name, '1 G', ['creature'], [], { power: 1, toughness: 6 })),
    ...['Old', 'Older', 'Rune'].map((name) => card(name, '9', ['artifact'])),
  ];
  return table(
    '2026-02',
    cards,
    { hand: ['Aim'], graveyard: ['Old', 'Older'], battlefield: ['Bear', 'Wolf', 'Mountain', 'Mountain'] },
    { graveyard: ['Rune'], battlefield: ['Giant'] },
  );
}
const canCast = (...targets: TargetSpec[]): boolean => aiming(targets).actions().includes('cast Aim');
function casting(
  targets: readonly TargetSpec[],
  effect: readonly Instruction[] = [],
  more: readonly Ability[] = [],
): Table {
  const t = aiming(targets, effect, more);
  t.act('cast Aim');
  return t;
}
/** What is offered: names of objects, and players by number. */
function offered(t: Table): (string | number)[] {
  const decision = t.decision();
  if (decision.form !== 'choose') throw new Error(decision.form);
  return decision.options.map((o) =>
    'object' in o
      ? (t.game.definitions.get(t.game.state.objects.find((x) => x?.id === o.object)?.def ?? '')?.name ?? '')
      : 'player' in o
        ? o.player
        : -1,
  );
}
/** The targets of the spell that has been cast: names, and players by number. */
function chosen(t: Table): (string | number)[][] {
  const spell = t.the('Aim').stack;
  const name = (id: number): string =>
    t.game.definitions.get(t.game.state.objects.find((x) => x?.id === id)?.def ?? '')?.name ?? '';
  return (spell?.targets ?? []).map(({ objects, players }) => [...objects.map(name), ...players]);
}

test.each<[string, readonly TargetSpec[], boolean]>([
  ['three creatures', [creatures('a', { count: between(3, 3) })], true],
  ['four, of which there are three', [creatures('a', { count: between(4, 4) })], false],
  ['up to four', [creatures('a', { count: between(0, 4) })], true],
  ['none of a kind that is not there', [creatures('a', { objects: { where: named('Nobody') } })], false],
  ['up to one of it', [creatures('a', { count: between(0, 1), objects: { where: named('Nobody') } })], true],
  [
    'a creature or a player, where there is no such creature',
    [creatures('a', { objects: { where: named('Nobody') }, players: everybody })],
    true,
  ],
  [
    'two, of which one is a player',
    [creatures('a', { count: between(2, 2), objects: { where: named('Bear') }, players: opponents })],
    true,
  ],
  [
    'three, of which one is a player',
    [creatures('a', { count: between(3, 3), objects: { where: named('Bear') }, players: opponents })],
    false,
  ],
  ['one and another one', [creatures('a'), creatures('b', { other: ['a'] })], true],
  [
    'the only one and another one',
    [
      creatures('a', { objects: { where: named('Bear') } }),
      creatures('b', { objects: { where: named('Bear') }, other: ['a'] }),
    ],
    false,
  ],
  [
    'one of two and then another of one',
    [
      creatures('a', { objects: { where: either('Bear', 'Wolf') } }),
      creatures('b', { objects: { where: named('Bear') }, other: ['a'] }),
    ],
    true,
  ],
  [
    'two of two and then another of one',
    [
      creatures('a', { count: between(2, 2), objects: { where: either('Bear', 'Wolf') } }),
      creatures('b', { objects: { where: named('Bear') }, other: ['a'] }),
    ],
    false,
  ],
  [
    'up to one and then another',
    [
      creatures('a', { count: between(0, 1), objects: { where: named('Bear') } }),
      creatures('b', { objects: { where: named('Bear') }, other: ['a'] }),
    ],
    true,
  ],
  [
    'a player and another player',
    [
      { name: 'a', count: one, players: everybody },
      { name: 'b', count: one, players: everybody, other: ['a'] },
    ],
    true,
  ],
  [
    'an opponent and another one',
    [
      { name: 'a', count: one, players: opponents },
      { name: 'b', count: one, players: opponents, other: ['a'] },
    ],
    false,
  ],
  [
    'one of a player’s that is targeted too',
    [
      { name: 'p', count: one, players: opponents },
      creatures('a', {
        objects: { where: { is: 'and', of: [creature, { is: 'controlledBy', player: { who: 'ref', name: 'p' } }] } },
      }),
    ],
    true,
  ],
  [
    'two of a player’s that is targeted too',
    [
      { name: 'p', count: one, players: opponents },
      creatures('a', {
        count: between(2, 2),
        objects: { where: { is: 'and', of: [creature, { is: 'controlledBy', player: { who: 'ref', name: 'p' } }] } },
      }),
    ],
    false,
  ],
  ['two cards of one graveyard', [cardsOf('a', { count: between(2, 2), singleOwner: true })], true],
  ['three cards of one graveyard', [cardsOf('a', { count: between(3, 3), singleOwner: true })], false],
  ['three cards of all graveyards', [cardsOf('a', { count: between(3, 3) })], true],
  [
    'a target that is not chosen unless something was paid',
    [creatures('a', { objects: { where: named('Nobody') }, ifPaid: 'kicker' })],
    true,
  ],
  [
    'one that is chosen unless something was paid',
    [creatures('a', { objects: { where: named('Nobody') }, unlessPaid: 'kicker' })],
    false,
  ],
])('%s', (_, targets, can) => {
  expect(canCast(...targets)).toBe(can);
});

describe('what is offered', () => {
  test('objects, then players', () => {
    const t = casting([creatures('a', { players: everybody })]);
    expect(offered(t)).toEqual(['Bear', 'Wolf', 'Giant', 0, 1]);
    t.say([4]);
    expect(chosen(t)).toEqual([[1]]);
  });
  test('several, in the order of what there is', () => {
    const t = casting([creatures('a', { count: between(1, 2), players: everybody })]);
    t.say([3, 0]);
    expect(chosen(t)).toEqual([['Bear', 0]]);
  });
  test('the only one without a question', () => {
    expect(chosen(casting([creatures('a', { objects: { where: named('Wolf') } })]))).toEqual([['Wolf']]);
  });
  test('not without a question where it may be none', () => {
    const t = casting([creatures('a', { count: between(0, 1), objects: { where: named('Wolf') } })]);
    t.say([]);
    expect(chosen(t)).toEqual([[]]);
  });
  test('any number is all there are at the most', () => {
    const t = casting([creatures('a', { count: between(0, null) })]);
    expect(t.decision()).toMatchObject({ min: 0, max: 3 });
    t.say([0, 1, 2]);
    expect(chosen(t)).toEqual([['Bear', 'Wolf', 'Giant']]);
  });
  test('not what was chosen already, where another one is asked for', () => {
    const t = casting([creatures('a'), creatures('b', { other: ['a'] })]);
    t.choose('Wolf');
    expect(offered(t)).toEqual(['Bear', 'Giant']);
    t.choose('Giant');
    expect(chosen(t)).toEqual([['Wolf'], ['Giant']]);
  });
  test('nor what a later target needs', () => {
    const t = casting([creatures('a'), creatures('b', { objects: { where: named('Bear') }, other: ['a'] })]);
    expect(offered(t)).toEqual(['Wolf', 'Giant']);
    t.choose('Giant');
    expect(chosen(t)).toEqual([['Giant'], ['Bear']]);
  });
  test('nor a player who has nothing of what is asked for then', () => {
    const theirs: Filter = {
      is: 'and',
      of: [named('Giant'), { is: 'controlledBy', player: { who: 'ref', name: 'p' } }],
    };
    const t = casting([{ name: 'p', count: one, players: everybody }, creatures('a', { objects: { where: theirs } })]);
    expect(chosen(t)).toEqual([[1], ['Giant']]);
  });
  test('cards of one graveyard: whose is chosen first', () => {
    const t = casting([cardsOf('a', { count: between(1, 2), singleOwner: true })]);
    expect(offered(t)).toEqual([0, 1]);
    t.say([0]);
    expect(offered(t)).toEqual(['Old', 'Older']);
    t.say([0, 1]);
    expect(chosen(t)).toEqual([['Old', 'Older']]);
  });
  test('as many as one graveyard has', () => {
    const t = casting([cardsOf('a', { count: between(2, 2), singleOwner: true })]);
    if (offered(t).length > 0 && t.decision().kind !== 'priority') t.say([0, 1].slice(0, offered(t).length));
    expect(chosen(t)).toEqual([['Old', 'Older']]);
  });
  test('another player may be the one to choose', () => {
    const t = casting([creatures('a', { by: opponents })]);
    expect(t.decision()).toMatchObject({ kind: 'target', player: 1 });
    t.choose('Bear');
    expect(chosen(t)).toEqual([['Bear']]);
  });
  test('and may choose out of what is theirs alone', () => {
    const t = casting([creatures('a', { by: opponents, own: true })]);
    expect(chosen(t)).toEqual([['Giant']]);
  });
  test('a spell is offered only where somebody who may choose can choose enough', () => {
    const rune = { where: { is: 'any' }, zone: 'graveyard' } as const;
    expect(canCast(creatures('a', { by: opponents, own: true, count: between(2, 2) }))).toBe(false);
    expect(canCast(creatures('a', { by: you, own: true, count: between(2, 2) }))).toBe(true);
    expect(canCast(creatures('a', { by: opponents, count: between(2, 2) }))).toBe(true);
    expect(canCast(creatures('a', { by: opponents, own: true, count: between(0, 2) }))).toBe(true);
    expect(canCast(cardsOf('a', { by: opponents, own: true, objects: rune, count: between(2, 2) }))).toBe(false);
  });
  test('nor where the other target leaves nothing to choose', () => {
    const theirs = creatures('b', { by: opponents, own: true });
    expect(canCast(creatures('a', { objects: { where: named('Bear') } }), { ...theirs, other: ['a'] })).toBe(true);
    expect(canCast(creatures('a', { objects: { where: named('Giant') } }), { ...theirs, other: ['a'] })).toBe(false);
    expect(offered(casting([creatures('a'), { ...theirs, other: ['a'] }]))).toEqual(['Bear', 'Wolf']);
  });
  test('of each player one of theirs', () => {
    const t = casting([creatures('a', { forEach: everybody })]);
    expect(offered(t)).toEqual(['Bear', 'Wolf']);
    t.choose('Wolf');
    expect(chosen(t)).toEqual([['Wolf', 'Giant']]);
  });
  test('of each player two of theirs, which one has not', () => {
    expect(canCast(creatures('a', { count: between(2, 2), forEach: everybody }))).toBe(false);
    expect(canCast(creatures('a', { count: between(2, 2), forEach: you }))).toBe(true);
  });
  test('one at random unasked', () => {
    const t = casting([creatures('a', { random: true })]);
    expect([t.decision().kind, chosen(t)[0]?.length]).toEqual(['priority', 1]);
  });
});

describe('what is divided', () => {
  const damage: Instruction = { do: 'damageDivided', targets: 'a' };
  test('among no more targets than there is to divide, at least one to each', () => {
    const t = casting([creatures('a', { count: between(1, null), divide: 2 })], [damage]);
    expect(t.decision()).toMatchObject({ min: 1, max: 2 });
    t.say([0, 2]);
    if (t.decision().form === 'divide') t.say([1, 1]);
    t.resolve();
    expect([t.the('Bear').damage, t.the('Wolf').damage, t.the('Giant').damage]).toEqual([1, 0, 1]);
  });
  test('as is announced', () => {
    const t = casting([creatures('a', { count: between(1, 3), divide: 4 })], [damage]);
    t.say([0, 1]);
    expect(t.decision()).toMatchObject({ form: 'divide', amount: 4, least: 1 });
    expect(() => t.say([4, 0])).toThrow();
    t.say([3, 1]);
    t.resolve();
    expect([t.the('Bear').damage, t.the('Wolf').damage, t.the('Giant').damage]).toEqual([3, 1, 0]);
  });
  test('none of it where there is nothing to divide', () => {
    expect(chosen(casting([creatures('a', { count: between(0, 3), divide: 0 })], [damage]))).toEqual([[]]);
  });
});

test('what becomes a target is seen', () => {
  const watch: Ability = {
    ability: 'triggered',
    event: { on: 'becomesTarget', what: { is: 'self' } },
    body: { effect: [{ do: 'gainLife', who: you, amount: 1 }] },
  };
  for (const [name, life] of [
    ['Seer', 21],
    ['Bear', 20],
  ] as const) {
    const t = table(
      '2026-02',
      [
        instant('Aim', '0', { targets: [creatures('a')], effect: [] }),
        card('Seer', 'G', ['creature'], [watch]),
        card('Bear', 'G', ['creature']),
      ],
      { hand: ['Aim'], battlefield: ['Seer', 'Bear'] },
    );
    t.act('cast Aim');
    t.choose(name);
    if (t.game.state.stack.length > 1) t.resolve();
    expect(t.game.state.players[0]?.life).toBe(life);
    expect(t.game.state.stack).toHaveLength(1);
    expect(t.the('Aim').stack?.targets[0]?.objects).toEqual([t.the(name).id]);
  }
});
