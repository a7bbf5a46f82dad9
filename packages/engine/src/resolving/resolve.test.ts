/** What resolves: whether it does, in which order its parts are carried out, and how it leaves the stack. 2006: 310, 404.3, 413 · 2009, 2011, 2026: 603.4, 608 */
import { expect, test } from 'vitest';
import { AUTO, card, creature, instant, table, type Table, you } from '../casting/table-in-tests.ts';
import { BESTOW } from '../abilities/keywords/bestow.ts';
import { aimed, board, EDITIONS, testEdition } from '../continuous/board-in-tests.ts';
import type { EditionName } from '../state/names.ts';
import { controllerOf } from '../continuous/derive.ts';
import { cease } from '../events/objects.ts';
import type { Frame, WritableObject } from '../state/state.ts';
import { blankStackInfo } from '../state/stack.ts';
import type { Ability, Body } from '../vocabulary/abilities.ts';
import type { Condition } from '../vocabulary/conditions.ts';
import type { Instruction } from '../vocabulary/instructions.ts';
import type { ObjectSet } from '../vocabulary/nouns.ts';
import { beginResolving, tickRest, tickResolve } from './resolve.ts';

const NEWEST: EditionName = '2026-02';
const opponents = { who: 'opponents' } as const;
const everybody = { who: 'all' } as const;
const ref = (name: string): ObjectSet => ({ set: 'ref', name });
const gain = (amount: number): Instruction => ({ do: 'gainLife', who: you, amount });
const lose = (amount: number): Instruction => ({ do: 'loseLife', who: opponents, amount });
const ifDid = (name: string, ...then: Instruction[]): Instruction => ({
  do: 'if',
  condition: { if: 'did', name },
  then,
});
const lives = (t: Table): number[] => t.game.state.players.map(({ life }) => life);
const told = (t: Table): string[] => t.game.entries?.map(({ text }) => text) ?? [];
const life = (op: '<' | '≥', than: number): Condition => ({
  if: 'compare',
  left: { q: 'life', of: you },
  op,
  right: than,
});

type Resolving = Extract<Frame, { frame: 'resolve' }>;
/** A spell on the stack of a board where nothing else is going on, and the frame of its resolution. */
function begun(body: Body, more: Partial<ReturnType<typeof blankStackInfo>> = {}) {
  const b = board(testEdition(NEWEST));
  const spell = b.put({ name: 'Deed', types: ['instant'], abilities: [{ ability: 'spell', body }] }, { zone: 'stack' });
  const object = b.game.state.objects.find((each) => each?.id === spell);
  if (object === null || object === undefined) throw new Error('The spell is not there');
  (object as WritableObject).stack = blankStackInfo('spell', null, 0, {}, more);
  beginResolving(b.game);
  return { ...b, spell, frame: b.game.state.agenda[0] as Resolving };
}

test('what is gone before it resolves does not resolve', () => {
  const { game, spell, frame } = begun({ effect: [gain(1)] });
  cease(game, spell);
  tickResolve(game, frame);
  expect([game.state.agenda, game.state.players[0]?.life, game.state.unsettled]).toEqual([[], 20, true]);
});

test('what has targets and no legal one is over at once', () => {
  const targets = [{ name: 't', count: { min: 1, max: 1 }, objects: { where: creature } }];
  const { game, frame } = begun({ targets, effect: [gain(1)] }, { targets: [aimed([99])] });
  tickResolve(game, frame);
  expect([game.state.agenda, game.state.players[0]?.life]).toEqual([[], 20]);
});

test('what is left of an ability knows what it did before', () => {
  const b = board(testEdition(NEWEST));
  const effect = [{ ...lose(2), out: 'it' } as Instruction, ifDid('it', gain(5))];
  const source = b.put({
    name: 'Machine',
    types: ['artifact'],
    abilities: [{ ability: 'activated', cost: {}, body: { effect } }],
  });
  const def = b.game.state.objects.find((each) => each?.id === source)?.def ?? '';
  const abilityRef = { def, path: 'faces/0/abilities/0' };
  const stack = blankStackInfo('activated', abilityRef, source, {});
  const frame: Extract<Frame, { frame: 'rest' }> = {
    frame: 'rest',
    ref: abilityRef,
    stack,
    controller: 0,
    next: 0,
    env: {},
  };
  b.game.state.agenda.push(frame);
  for (let n = 0; n < 3; n++) tickRest(b.game, frame);
  expect([b.game.state.players.map((player) => player.life), b.game.state.agenda]).toEqual([[25, 18], []]);
});

/** The Deed resolves, cast by its player for nothing. */
function cast(body: Body, answers: readonly (readonly number[])[] = [], more: readonly Ability[] = []): Table {
  const t = table(NEWEST, [instant('Deed', '0', body), card('Law', '1', ['enchantment'], more)], {
    hand: ['Deed'],
    battlefield: ['Law'],
  });
  t.act('cast Deed');
  for (const answer of answers) t.say([...answer]);
  t.resolve();
  return t;
}

test.each<[string, Body, number[][], number[]]>([
  ['one after another', { effect: [gain(2), { do: 'setLife', who: you, amount: 9 }] }, [], [9, 20]],
  [
    'a mode',
    { effect: [], modes: { count: { min: 1, max: 1 }, options: [{ effect: [gain(1)] }, { effect: [lose(3)] }] } },
    [[1]],
    [20, 17],
  ],
  [
    'modes in the order in which they are printed',
    {
      effect: [],
      modes: {
        count: { min: 2, max: 2 },
        options: [{ effect: [gain(2)] }, { effect: [{ do: 'setLife', who: you, amount: 9 }] }, { effect: [lose(9)] }],
      },
    },
    [[1, 0]],
    [9, 20],
  ],
  [
    'what is done whatever the mode, before it',
    {
      effect: [{ do: 'setLife', who: you, amount: 9 }],
      modes: { count: { min: 1, max: 1 }, options: [{ effect: [gain(1)] }, { effect: [gain(2)] }] },
    },
    [[1]],
    [11, 20],
  ],
])('is carried out: %s', (_, body, answers, expected) => {
  expect(lives(cast(body, answers))).toEqual(expected);
});

test('what is done whatever the mode knows its own targets, and the mode its own', () => {
  const target = (name: string) => ({ name, count: { min: 1, max: 1 }, players: everybody });
  const damaged = (amount: number, name: string): Instruction => ({
    do: 'damage',
    amount,
    to: { players: { who: 'ref', name } },
  });
  const t = table(
    NEWEST,
    [
      instant('Deed', '0', {
        targets: [target('a')],
        effect: [damaged(1, 'a')],
        modes: {
          count: { min: 1, max: 1 },
          options: [{ effect: [gain(1)] }, { targets: [target('b')], effect: [damaged(4, 'b')] }],
        },
      }),
    ],
    { hand: ['Deed'] },
  );
  t.act('cast Deed');
  t.say([1]);
  t.choose({ player: 0 });
  t.choose({ player: 1 });
  t.resolve();
  expect(lives(t)).toEqual([19, 16]);
});

/** A player's Watcher triggers as that player gains life, while that player has less than 25; the Deed gains so much in response to it. */
function watched(edition: EditionName, inResponse: number): Table {
  const watcher: Ability = {
    ability: 'triggered',
    event: { on: 'loseLife', who: opponents },
    condition: life('<', 25),
    body: { effect: [gain(3)] },
  };
  const t = table(
    edition,
    [
      card('Watcher', '1', ['enchantment'], [watcher]),
      instant('Spark', '0', { effect: [lose(1)] }),
      instant('Deed', '0', { effect: [gain(inResponse)] }),
    ],
    { hand: ['Spark', 'Deed'], battlefield: ['Watcher'] },
  );
  t.act('cast Spark');
  t.resolve();
  expect(t.game.state.stack).toHaveLength(1);
  t.act('cast Deed');
  t.resolve();
  t.resolve();
  return t;
}
test.each(EDITIONS.flatMap((edition) => [[edition, 4, 27] as const, [edition, 5, 25] as const]))(
  'an ability asks again as it resolves whether it has reason to (%s, %i life gained in response)',
  (edition, inResponse, expected) => {
    const t = watched(edition, inResponse);
    expect([lives(t), t.game.state.stack]).toEqual([[expected, 19], []]);
    expect(
      told(t).includes('Watcher’s ability resolves.') || told(t).some((text) => /Watcher.* resolves\.$/.test(text)),
    ).toBe(expected === 27);
  },
);

test('what triggers on a state triggers again once it has resolved, and not before', () => {
  const poor: Ability = {
    ability: 'triggered',
    event: { on: 'state', condition: life('<', 20) },
    body: { effect: [gain(1)] },
  };
  const t = table(
    NEWEST,
    [card('Poor', '1', ['enchantment'], [poor])],
    { battlefield: ['Poor'] },
    {},
    { life: [18, 20] },
  );
  for (let n = 0; n < 2; n++) {
    expect(t.game.state.stack).toHaveLength(1);
    t.resolve();
  }
  expect([lives(t), t.game.state.stack]).toEqual([[20, 20], []]);
});

test('state-based actions are performed though nothing happened as the last chapter ability resolved', () => {
  const chapter: Ability = { ability: 'keyword', keyword: 'chapter', chapters: [1], body: { effect: [] } };
  const count: Instruction = {
    do: 'putCounters',
    counter: 'lore',
    count: 1,
    on: { set: 'all', where: { is: 'named', name: 'Tale' } },
  };
  const t = table(
    NEWEST,
    [card('Tale', '1', ['enchantment'], [chapter], { subtypes: ['Saga'] }), instant('Deed', '0', { effect: [count] })],
    { hand: ['Deed'], battlefield: ['Tale'] },
  );
  t.act('cast Deed');
  t.resolve();
  expect([t.game.state.stack.length, t.the('Tale').zone]).toEqual([1, 'battlefield']);
  t.resolve();
  expect([t.game.state.stack.length, t.the('Tale').zone]).toEqual([0, 'graveyard']);
});

/** A Bolt at a Bear, which the Deed destroys in response. */
function bereft(edition: EditionName): Table {
  const targets = [{ name: 't', count: { min: 1, max: 1 }, objects: { where: creature } }];
  const t = table(
    edition,
    [
      instant('Bolt', '0', { targets, effect: [{ do: 'damage', amount: 3, to: { objects: ref('t') } }, gain(1)] }),
      instant('Deed', '0', { targets, effect: [{ do: 'destroy', what: ref('t') }] }),
      card('Bear', '1 G', ['creature']),
    ],
    { hand: ['Bolt', 'Deed'] },
    { battlefield: ['Bear'] },
  );
  t.act('cast Bolt');
  t.act('cast Deed');
  t.resolve();
  t.resolve();
  return t;
}
test.each<[EditionName, string]>([
  ['2006-10', 'Bolt is countered: all its targets are illegal.'],
  ['2009-10', 'Bolt is countered: all its targets are illegal.'],
  ['2011-09', 'Bolt is countered: all its targets are illegal.'],
  [NEWEST, 'Bolt doesn’t resolve: all its targets are illegal.'],
])('without a legal target it does nothing, and the log of %s says so', (edition, said) => {
  const t = bereft(edition);
  expect([lives(t), t.the('Bolt').zone]).toEqual([[20, 20], 'graveyard']);
  expect(told(t)).toContain(said);
});

test('a bestowed spell without its target is bestowed no more', () => {
  const god = card(
    'God',
    '0',
    ['enchantment', 'creature'],
    [{ ability: 'keyword', keyword: 'bestow', cost: { mana: ['1'] } }],
  );
  const targets = [{ name: 't', count: { min: 1, max: 1 }, objects: { where: creature } }];
  const t = table(
    NEWEST,
    [
      god,
      instant('Deed', '0', { targets, effect: [{ do: 'destroy', what: ref('t') }] }),
      card('Bear', '1 G', ['creature']),
    ],
    { hand: ['God', 'Deed'], battlefield: ['Bear', 'Plains'] },
  );
  t.act(`cast God (${BESTOW})`);
  if (t.decision().kind !== 'priority') t.choose(AUTO);
  expect(t.the('God').stack?.paid).toEqual({ [BESTOW]: 1 });
  t.act('cast Deed');
  t.resolve();
  t.resolve();
  expect([t.the('God').zone, t.game.state.stack, t.the('God').spell?.paid]).toEqual(['battlefield', [], {}]);
});

test.each(EDITIONS)('combat damage is dealt as it resolves, where it is put on the stack (%s)', (edition) => {
  const t = table(edition, [card('Bear', '1 G', ['creature'])], { battlefield: ['Bear'] });
  while (t.decision().kind !== 'attackers') t.say([0]);
  t.say([{ attacker: t.the('Bear').id, target: 0 }]);
  while (t.game.state.turn.step !== 'combatDamage') t.say([0]);
  const onStack = edition === '2006-10';
  expect([lives(t), t.game.state.stack.length]).toEqual(onStack ? [[20, 20], 1] : [[20, 18], 0]);
  if (onStack) t.resolve();
  expect([lives(t), t.game.state.stack, t.game.state.turn.step]).toEqual([[20, 18], [], 'combatDamage']);
});

test.each(EDITIONS)('an ability without a legal target does nothing and is gone (%s)', (edition) => {
  const targets = [{ name: 't', count: { min: 1, max: 1 }, objects: { where: creature } }];
  const machine: Ability = { ability: 'activated', cost: {}, body: { targets, effect: [gain(1)] } };
  const t = table(
    edition,
    [
      card('Machine', '1', ['artifact'], [machine]),
      instant('Deed', '0', { targets, effect: [{ do: 'destroy', what: ref('t') }] }),
      card('Bear', '1 G', ['creature']),
    ],
    { hand: ['Deed'], battlefield: ['Machine', 'Bear'] },
  );
  t.act('activate Machine');
  t.act('cast Deed');
  t.resolve();
  t.resolve();
  expect([lives(t), t.game.state.stack]).toEqual([[20, 20], []]);
});

test.each<[EditionName, number]>([
  ['2006-10', 1],
  ['2009-10', 1],
  ['2011-09', 1],
  [NEWEST, 0],
])('whose by default a permanent is that was a spell another player had taken (%s)', (edition, byDefault) => {
  const t = table(
    edition,
    [
      card('Bear', '0', ['creature']),
      instant('Deed', '0', {
        targets: [{ name: 't', count: { min: 1, max: 1 }, objects: { where: creature, zone: 'stack' } }],
        effect: [
          {
            do: 'effect',
            parts: [{ part: 'change', affects: ref('t'), mods: [{ mod: 'control', player: you }] }],
            duration: { until: 'forever' },
          },
        ],
      }),
    ],
    { hand: ['Bear'] },
    { hand: ['Deed'] },
  );
  t.act('cast Bear');
  t.say([0]);
  t.act('cast Deed');
  t.resolve();
  t.resolve();
  const { id, zone, controller } = t.the('Bear');
  expect([zone, controllerOf(t.game, id), controller]).toEqual(['battlefield', 1, byDefault]);
});

test('a game in which the same resolves for ever without a choice is a draw', () => {
  const idle: Ability = {
    ability: 'triggered',
    event: { on: 'state', condition: life('<', 99) },
    body: { effect: [] },
  };
  const t = table(NEWEST, [card('Idle', '1', ['enchantment'], [idle])], { battlefield: ['Idle'] });
  for (let n = 0; n < 1000 && t.game.state.result === null; n++) t.resolve();
  expect(t.game.state.result).toMatchObject({ result: 'draw' });
});
