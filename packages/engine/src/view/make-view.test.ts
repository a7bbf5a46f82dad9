/** What a view says of objects, pools and decisions, and to whom. 2006: 217.2–4 · 2009, 2011, 2026: 400.2 (no rule: the view) */
import { expect, test } from 'vitest';
import { basic, card, instant, one, table } from '../casting/table-in-tests.ts';
import type { Decision } from '../decisions/decision.ts';
import type { PositionObject } from '../setup/description.ts';
import { blankStackInfo } from '../state/stack.ts';
import type { Game } from '../running/game.ts';
import { objectOf } from '../state/objects.ts';
import type { GameObject, ManaUnit, WritableObject } from '../state/state.ts';
import { note } from '../events/log.ts';
import { newCombat } from '../events/combat-record.ts';
import { view, viewDecision, viewObject } from './make-view.ts';
import type { ViewObject } from './view.ts';

const TAP = { ability: 'activated', cost: { tap: true }, body: { effect: [] }, text: '{T}: Draw a card.' } as const;
const CARDS = [
  card('Bear', '1 G', ['creature'], [], { subtypes: ['Bear'], supertypes: ['legendary'] }),
  card('Runner', 'R', ['creature'], [{ ability: 'keyword', keyword: 'haste' }]),
  card('Star', '2', ['creature'], [], { power: 3, toughness: 4, printedPower: '*' } as never),
  card('Friend', 'U B', ['planeswalker'], [], { loyalty: 4 }),
  card('Siege', '3', ['battle'], [], { defense: 5, subtypes: ['Siege'] } as never),
  card('Blade', '1', ['artifact'], [TAP as never], { subtypes: ['Equipment'] }),
  instant('Spark', 'R', {
    effect: [],
    targets: [{ name: 'one', count: one, objects: { where: { is: 'permanent' } } }],
  }),
  basic('Field'),
];

type Put = string | (Partial<PositionObject> & { name: string });
const board = (battlefield: Put[], hand: Put[] = []): Game =>
  table('2026-02', CARDS, { battlefield, hand }, { battlefield: ['Bear'], hand: ['Spark', 'Bear'] }).game;
const first = (game: Game): GameObject => objectOf(game, game.state.battlefield[0] ?? 0) as GameObject;
const seen = (game: Game, seat = 0): ViewObject => viewObject(game, first(game).id, seat);

test('a permanent is told as it is: its name, costs, line of types, colours, power and toughness', () => {
  expect(seen(board(['Bear']))).toMatchObject({
    name: 'Bear',
    cardName: 'Bear',
    knownAs: null,
    manaCost: '{1}{G}',
    manaValue: 2,
    colors: ['G'],
    typeLine: 'Legendary Creature — Bear',
    types: ['creature'],
    power: 2,
    toughness: 2,
    printed: { power: 2, toughness: 2 },
    loyalty: null,
    defense: null,
  });
  expect(seen(board(['Blade']))).toMatchObject({ power: null, toughness: null, printed: null, colors: [] });
  expect(seen(board([{ name: 'Friend', counters: { loyalty: 1 } }]))).toMatchObject({
    colors: ['U', 'B'],
    typeLine: 'Legendary Planeswalker',
  });
  expect(seen(board(['Star'])).printed).toBeNull();
});

test('loyalty and defense are the counters of what is on the battlefield, elsewhere what is printed', () => {
  const at = (name: string, counters: Record<string, number>) => seen(board([{ name, counters }]));
  expect(at('Friend', { loyalty: 2 })).toMatchObject({ loyalty: 2, defense: null });
  expect(at('Siege', { defense: 1 })).toMatchObject({ loyalty: null, defense: 1 });
  const game = board([], ['Friend', 'Siege']);
  const hand = view(game, 0).players[0]?.hand;
  expect(hand?.map(({ loyalty, defense }) => [loyalty, defense])).toEqual([
    [4, null],
    [null, 5],
  ]);
});

test('what came under control this turn is sick, unless it is no creature or has haste', () => {
  const sick = (name: string) => seen(board([{ name, sick: true }])).sick;
  expect([sick('Bear'), sick('Runner'), sick('Blade')]).toEqual([true, false, false]);
  expect(seen(board(['Bear'])).sick).toBe(false);
  expect(view(board([], ['Bear']), 0).players[0]?.hand[0]?.sick).toBe(false);
});

test('counters are told where there are some, and attachments from both ends', () => {
  const game = board(['Bear', 'Blade']);
  const [bear, blade] = game.state.battlefield.map((id) => objectOf(game, id) as GameObject);
  if (!bear || !blade) throw new Error('no such objects');
  (bear as WritableObject).counters = { charge: 2, time: 0 };
  (blade as WritableObject).attachedTo = bear.id;
  expect(viewObject(game, bear.id, 0)).toMatchObject({
    counters: [{ counter: 'charge', count: 2 }],
    attachments: [blade.id],
  });
  expect(viewObject(game, blade.id, 0)).toMatchObject({ counters: [], attachments: [], attachedTo: bear.id });
});

test('in combat it is told what a creature attacks or blocks', () => {
  const game = board(['Bear']);
  const [mine = 0, theirs = 0] = game.state.battlefield;
  expect(viewObject(game, mine, 0)).toMatchObject({ attacking: null, blocking: [] });
  game.state.combat = {
    ...newCombat(),
    attackers: [{ id: mine, defender: 1, planeswalker: 0, blocked: true, blockedBy: [theirs], band: 0 }],
    blockers: [{ id: theirs, blocking: [mine] }] as never,
  };
  expect(viewObject(game, mine, 0)).toMatchObject({ attacking: { player: 1 }, blocking: [] });
  expect(viewObject(game, theirs, 0)).toMatchObject({ attacking: null, blocking: [mine] });
});

test('a face-down permanent has only a number; who may look at it is told the card', () => {
  const game = board([{ name: 'Bear', faceDown: true }]);
  expect(seen(game, 0)).toMatchObject({ knownAs: 'Bear', cardName: 'Bear', printed: null, power: 2 });
  expect(seen(game, 1)).toMatchObject({ knownAs: null, cardName: '', printed: null, power: 2 });
  for (const seat of [0, 1]) expect(seen(game, seat).name).toMatch(/^Face-down creature \d+$/);
});

test('an ability on the stack is told by its source, with its text, targets and X', () => {
  const game = board(['Bear']);
  const source = first(game);
  const [, theirs = 0] = game.state.battlefield;
  const stack = blankStackInfo('activated', { def: 't:Blade', path: 'faces/0/abilities/0' }, theirs, {});
  const targets = [{ objects: [theirs], players: [1] }] as never;
  const ability = { ...source, kind: 'ability', zone: 'stack', stack: { ...stack, targets, x: 3 } } as GameObject;
  game.state.objects[game.state.objects.indexOf(source)] = ability;
  const told = viewObject(game, source.id, 0);
  expect(told).toMatchObject({
    name: 'Ability of Bear',
    typeLine: 'Ability',
    abilities: ['{T}: Draw a card.'],
    targets: [{ object: theirs }, { player: 1 }],
    x: 3,
    source: theirs,
  });
});

test('what lies hidden is told to who knows it alone', () => {
  const game = board([], ['Spark']);
  const names = (seat: number) => view(game, seat).players.map(({ hand }) => hand.map(({ name }) => name));
  expect([names(0), names(1), names(-1)]).toEqual([
    [['Spark'], []],
    [[], ['Spark', 'Bear']],
    [[], []],
  ]);
  expect(view(game, 1).players.map(({ handCount }) => handCount)).toEqual([1, 2]);
  for (const id of game.state.players[1]?.hand.slice(1) ?? []) (objectOf(game, id) as WritableObject).known = 0xffff;
  expect([names(0), names(-1)]).toEqual([
    [['Spark'], ['Bear']],
    [[], ['Bear']],
  ]);
});

test('a card exiled face down is told as a card, and as itself to who may look at it', () => {
  const game = board(['Bear']);
  const object = first(game);
  Object.assign(object, { hidden: true, faceDown: true, known: 1 << 1, zone: 'exile' });
  expect(viewObject(game, object.id, 0)).toMatchObject({
    name: 'Face-down card',
    cardName: '',
    typeLine: '',
    power: null,
  });
  expect(viewObject(game, object.id, 1)).toMatchObject({ knownAs: 'Bear' });
});

test('mana in a pool is told by type and by what is said of it', () => {
  const game = board([]);
  const unit = (type: ManaUnit['type'], more: Partial<ManaUnit> = {}) =>
    ({ type, snow: false, by: null, keep: false, ...more }) as ManaUnit;
  const player = game.state.players[0];
  if (!player) throw new Error('no player');
  player.mana = [
    unit('G'),
    unit('R'),
    unit('G'),
    unit('G', { snow: true }),
    unit('G', { by: { def: 't:Bear', path: '' } as never, keep: true as never }),
  ];
  expect(view(game, 1).players[0]?.mana).toEqual([
    { type: 'G', count: 2, note: '' },
    { type: 'R', count: 1, note: '' },
    { type: 'G', count: 1, note: 'snow' },
    { type: 'G', count: 1, note: 'restricted, kept' },
  ]);
});

test('a seat reads the entries of the log that are for it, from the number that it asks for', () => {
  const game = board([]);
  const since = game.state.logged;
  note(game, () => 'for all.');
  note(game, () => 'for B.', [1]);
  note(game, () => 'for all again.');
  const read = (seat: number, from: number) => view(game, seat, from).log.map(({ text }) => text);
  expect(read(0, since)).toEqual(['For all.', 'For all again.']);
  expect(read(1, since)).toEqual(['For all.', 'For B.', 'For all again.']);
  expect(read(-1, since)).toEqual(read(0, since));
  expect(read(1, since + 1)).toEqual(['For B.', 'For all again.']);
});

test('a decision is told with its options to who answers it; others read who decides', () => {
  const game = board(['Bear']);
  const [bear = 0, theirs = 0] = game.state.battlefield;
  const asked = { player: 0, by: 0, source: bear, purpose: 'some of them' } as const;
  const choose: Decision = { ...asked, kind: 'target', form: 'choose', options: [{ object: theirs }], min: 1, max: 1 };
  expect(viewDecision(game, choose, 0)).toEqual({
    kind: 'target',
    form: 'choose',
    player: 0,
    by: 0,
    source: bear,
    min: 1,
    max: 1,
    repeat: false,
    prompt: 'Bear: Choose a target',
    rule: game.edition.numbering.targets,
    options: [{ label: 'Bear (B)', value: { object: theirs }, object: theirs }],
  });
  for (const seat of [1, -1])
    expect(viewDecision(game, choose, seat)).toEqual({
      kind: 'target',
      form: 'choose',
      player: 0,
      by: 0,
      source: 0,
      prompt: 'A decides',
      rule: game.edition.numbering.targets,
    });
  expect(viewDecision(game, { ...choose, repeat: true }, 0).repeat).toBe(true);
  // what no rule has a number for
  expect(viewDecision(game, { ...choose, kind: 'yesNo' }, 0).rule).toBeNull();
  const x: Decision = { ...asked, kind: 'x', form: 'number', min: 1, max: null };
  expect(viewDecision(game, x, 0)).toMatchObject({ min: 1, max: null });
  const name: Decision = { ...asked, kind: 'cardName', form: 'name' };
  expect(viewDecision(game, name, 0)).not.toHaveProperty('options');
});

test('a division is told with its amount, its least, and its constraint where it has one', () => {
  const game = board(['Bear']);
  const [bear = 0, theirs = 0] = game.state.battlefield;
  const divide: Decision = {
    player: 0,
    by: 0,
    source: bear,
    purpose: 'damage',
    kind: 'damageDivision',
    form: 'divide',
    options: [{ object: theirs }, { player: 1 }],
    amount: 3,
    least: 0,
  };
  expect(viewDecision(game, divide, 0)).toMatchObject({ amount: 3, least: 0 });
  expect(viewDecision(game, divide, 0)).not.toHaveProperty('constraint');
  const constraint = { lethal: [2, 0], ordered: true, excess: 1 };
  expect(viewDecision(game, { ...divide, constraint }, 0)).toMatchObject({ constraint });
});

test('declarations are told with who may attack or block whom', () => {
  const game = board(['Bear', { name: 'Friend', counters: { loyalty: 1 } }]);
  const [bear = 0, friend = 0, theirs = 0] = game.state.battlefield;
  const asked = { player: 0, by: 0, source: 0, purpose: '' } as const;
  const attackers: Decision = {
    ...asked,
    kind: 'attackers',
    form: 'attackers',
    candidates: [
      { attacker: bear, targets: [{ player: 1 }, { object: friend }], must: true },
      { attacker: theirs, targets: [{ player: 0 }] },
    ],
  };
  expect(viewDecision(game, attackers, 0).attackers).toEqual([
    {
      attacker: bear,
      label: 'Bear',
      must: true,
      targets: [
        { label: 'B', value: { player: 1 } },
        { label: 'Friend', value: { object: friend } },
      ],
    },
    { attacker: theirs, label: 'Bear', targets: [{ label: 'A', value: { player: 0 } }], must: false },
  ]);
  const blockers: Decision = {
    ...asked,
    kind: 'blockers',
    form: 'blockers',
    candidates: [{ blocker: bear, attackers: [theirs], max: 2 }],
  };
  expect(viewDecision(game, blockers, 0).blockers).toEqual([
    { blocker: bear, label: 'Bear', attackers: [{ id: theirs, label: 'Bear' }], max: 2 },
  ]);
});

test('day and night mark the game', () => {
  const game = board([]);
  expect(view(game, 0).marks).toEqual([]);
  game.state.daytime = 'night';
  expect(view(game, 0).marks.map(({ label }) => label)).toEqual(['night']);
});
