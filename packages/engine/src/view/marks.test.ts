import { expect, test } from 'vitest';
import type { CardDefinition } from '../vocabulary/definition.ts';
import { createGame } from '../game.ts';
import type { Setup } from '../setup/description.ts';
import { EDITIONS } from '../state/names.ts';
import type { GameObject, Memory, WritableObject } from '../state/state.ts';
import { objectOf } from '../state/objects.ts';
import { blankStackInfo } from '../state/stack.ts';
import { view } from './make-view.ts';

const STONE: CardDefinition = {
  key: 'Stone',
  name: 'Stone',
  layout: 'normal',
  faces: [{ name: 'Stone', manaCost: null, supertypes: [], types: ['artifact'], subtypes: [], abilities: [] }],
};

function made(change: Partial<Setup> = {}) {
  const created = createGame({
    seed: 1,
    players: ['Ann', 'Ben', 'Cid', 'Dan'].map((name) => ({ name, deck: [] })),
    definitions: [STONE],
    position: {
      objects: [
        { name: 'Stone', def: 'Stone', player: 0, zone: 'battlefield' },
        { name: 'Stone', def: 'Stone', player: 0, zone: 'exile' },
      ],
    },
    ...change,
  });
  if (!created.ok) throw new Error(JSON.stringify(created.errors));
  const { game } = created;
  const stone = objectOf(game, game.state.battlefield[0] ?? 0) as GameObject;
  const exiled = objectOf(game, game.state.exile[0] ?? 0) as GameObject;
  const marksOf = (seat: number) => view(game, seat).battlefield[0]?.marks.map(({ label }) => label);
  return { game, stone, exiled, marksOf };
}
const memory = (link: string, kind: Memory['kind'], value: Memory['value'], more: Partial<Memory> = {}): Memory => ({
  link,
  kind,
  value,
  def: 'Stone',
  instance: '',
  copiedAt: 0,
  ...more,
});

test('what is chosen openly everybody is told, the last choice only; what is chosen secretly nobody', () => {
  const { stone, marksOf } = made();
  (stone as WritableObject).memory = [
    memory('chosenColor', 'color', { word: 'G' }),
    memory('chosenColor', 'color', { word: 'R' }),
    memory('chosenPlayer', 'player', { players: [0] }),
    memory('chosenName', 'name', { word: 'Shock' }, { secret: true }),
    memory('monstrous', 'word', { word: 'monstrous' }),
  ];
  for (const seat of [-1, 0, 1])
    expect(marksOf(seat)).toEqual(['chosen color: red', 'chosen player: Ann', 'monstrous']);
});

test('a card exiled face down is named only to who may look at it', () => {
  const { stone, exiled, marksOf } = made();
  Object.assign(exiled, { hidden: true, faceDown: true, known: 1 << 1 } satisfies Partial<GameObject>);
  (stone as WritableObject).memory = [memory('exiled', 'objects', { objects: [exiled.id] })];
  expect(marksOf(0)).toEqual(['exiled: a face-down card']);
  expect(marksOf(-1)).toEqual(['exiled: a face-down card']);
  expect(marksOf(1)).toEqual(['exiled: Stone (face down)']);
});

test('who is out of range is marked so for whose range it is, and for nobody else', () => {
  const { game } = made({ variant: 'free-for-all', range: 1 });
  const outFor = (seat: number) =>
    view(game, seat).players.flatMap(({ id, marks }) => (marks.some((m) => m.mark === 'outOfRange') ? [id] : []));
  expect([-1, 0, 1, 2, 3].map(outFor)).toEqual([[], [2], [3], [0], [1]]);
});

test.each(EDITIONS)('a mark names the rule of the edition, or none where it has no such thing: %s', (edition) => {
  const { game, stone } = made({ edition, variant: 'two-headed-giant' });
  const rule = { '2006-10': '200.3a', '2009-10': '102.3', '2011-09': '102.3', '2026-02': '102.3' }[edition];
  expect(view(game, 0).players.map(({ marks }) => marks)).toMatchObject([
    [{ mark: 'team', label: 'team 1', rule }],
    [{ mark: 'team', label: 'team 1', rule }],
    [{ mark: 'team', label: 'team 2', rule }],
    [{ mark: 'team', label: 'team 2', rule }],
  ]);
  (stone as WritableObject).memory = [memory('monstrous', 'word', { word: 'monstrous' })];
  expect(view(game, 0).battlefield[0]?.marks).toMatchObject([{ rule: edition === '2026-02' ? '701.37b' : null }]);
});

test('a commander is marked by the edition’s name and rules, with its tax and the combat damage it has dealt', () => {
  const led = (edition: (typeof EDITIONS)[number], brawl = false) => {
    const players = ['Ann', 'Ben'].map((name) => ({ name, deck: [], commander: { def: 'Stone', name: 'Stone' } }));
    const { game } = made({ edition, players, position: { objects: [] }, brawl });
    const [ann, ben] = game.state.players;
    if (!ann || !ben) throw new Error('two players sit down');
    ann.commanders = ann.commanders.map((commander) => ({ ...commander, casts: 2 }));
    ben.commanderDamage = { [ann.commanders[0]?.card ?? 0]: 7 };
    const seen = view(game, 1);
    const told = (marks: readonly { label: string; rule: string | null }[] = []) =>
      marks.map(({ label, rule }) => `${label} (${rule})`);
    return [told(seen.command[0]?.marks), told(seen.command[1]?.marks), told(seen.players[1]?.marks)];
  };
  const damage = '7 combat damage from Stone';
  expect(led('2009-10')).toEqual([
    ['general (903.3)', '{4} more to cast (903.9)'],
    ['general (903.3)'],
    [`${damage} (903.12a)`],
  ]);
  expect(led('2011-09')).toEqual([
    ['commander (903.3)', '{4} more to cast (903.10)'],
    ['commander (903.3)'],
    [`${damage} (903.14a)`],
  ]);
  expect(led('2026-02')).toEqual([
    ['commander (903.3)', '{4} more to cast (903.8)'],
    ['commander (903.3)'],
    [`${damage} (903.10a)`],
  ]);
  expect(led('2026-02', true)[2]).toEqual([]);
});

test('a player is marked with what he or she is and has, and nobody else', () => {
  const { game, stone } = made();
  const marksFor = (change: () => void) => {
    change();
    return view(game, 0).players.map(({ marks }) => marks.map(({ label }) => label).join());
  };
  const { state } = game;
  const [ann, ben] = state.players;
  if (!ann || !ben) throw new Error('four players sit down');
  expect(marksFor(() => null)).toEqual(['', '', '', '']);
  expect(
    marksFor(() => {
      state.monarch = 0;
      state.initiative = 1;
      ben.speed = 0;
      ben.blessed = true;
      Object.assign(ann, { tempted: 1, ringBearer: stone.id, completed: ['Mine', 'Tomb'] });
      ben.tempted = 2;
      state.turn.controller = 3;
      state.turn.extraTurns = [{ player: 0, id: 1 }];
    }),
  ).toEqual([
    'controlled by Dan,the monarch,tempted by the Ring once,completed Mine,completed Tomb,an extra turn',
    "the initiative,speed 0,the city's blessing,tempted by the Ring twice",
    '',
    '',
  ]);
  expect(
    marksFor(() => {
      Object.assign(ann, { tempted: 3, completed: [] });
      state.monarch = -1;
      state.turn.controller = -1;
      state.turn.extraTurns = [
        { player: 0, id: 1 },
        { player: 0, id: 2 },
      ];
    })[0],
  ).toBe('tempted by the Ring 3 times,2 extra turns');
});

test('whoever has a turn marker is marked with its number', () => {
  const players = Array.from({ length: 8 }, (_, at) => ({ name: `P${at}`, deck: [] }));
  const { game } = made({ players, variant: 'grand-melee', position: { objects: [] } });
  const numbers = view(game, 0).players.map(({ marks }) => marks.find(({ mark }) => mark === 'turnMarker')?.count ?? 0);
  expect(numbers).toEqual([1, 0, 0, 0, 2, 0, 0, 0]);
});

test('the one in the middle of a team of an Emperor game is its emperor', () => {
  const players = ['Ann', 'Ben', 'Cid', 'Dan', 'Eve', 'Fay'].map((name) => ({ name, deck: [] }));
  const { game } = made({ players, variant: 'emperor', position: { objects: [] } });
  const emperors = view(game, -1).players.map(({ marks }) => marks.some(({ mark }) => mark === 'emperor'));
  expect(emperors).toEqual([false, true, false, false, true, false]);
});

test('it is marked as day or as night once it is either', () => {
  const { game } = made();
  expect(view(game, 0).marks).toEqual([]);
  game.state.daytime = 'night';
  expect(view(game, 0).marks).toMatchObject([{ mark: 'night', label: 'night' }]);
});

test('a permanent is marked with its shields, what it is merged with and whose Ring-bearer it is', () => {
  const { game, stone, marksOf } = made();
  expect(marksOf(0)).toEqual([]);
  (stone as WritableObject).shields = 1;
  expect(marksOf(0)).toEqual(['regeneration shield']);
  (stone as WritableObject).shields = 2;
  const [ann, ben] = game.state.players;
  if (!ann || !ben) throw new Error('four players sit down');
  ben.ringBearer = stone.id;
  expect(marksOf(0)).toEqual(['regeneration shield ×2']);
  ann.ringBearer = stone.id;
  const one = { def: 'Stone', faceDown: false };
  (stone as WritableObject).components = [one, { ...one, faceDown: true }] as never;
  expect(marksOf(0)).toEqual(['Ring-bearer', 'with Stone, a face-down card', 'regeneration shield ×2']);
  (stone as WritableObject).faceDown = true;
  expect(marksOf(0)).toEqual(['Ring-bearer', 'regeneration shield ×2']);
});

test('what is remembered is told by its kind; what nobody made it remember is not', () => {
  const { stone, exiled, marksOf } = made();
  (stone as WritableObject).memory = [
    memory('gamma sector', 'word', { word: 'gamma sector' }, { def: '' }),
    memory('protector', 'player', { players: [1] }, { def: '' }),
    memory('stored result', 'number', { amount: 3 }),
    memory('stored result', 'number', { amount: 5 }),
    memory('level', 'number', { amount: 2 }),
    memory('room', 'word', { word: 'Cellar' }),
    memory('chosenNumber', 'number', { amount: 0 }),
    memory('chosenTypes', 'word', { words: ['Elf', 'Goblin'] }),
    memory('chosenNothing', 'word', {}),
    memory('chosenPlayer', 'player', { players: [0] }),
    memory('haunted', 'objects', { objects: [stone.id] }),
    memory('encoded on', 'objects', { objects: [stone.id] }),
    memory('exiledCards', 'objects', { objects: [exiled.id, stone.id] }),
  ];
  expect(marksOf(0)).toEqual([
    'gamma sector',
    'stored result: 3',
    'stored result: 5',
    'level 2',
    'venture marker on Cellar',
    'chosen number: 0',
    'chosen types: Elf, Goblin',
    'chosen player: Ann',
    'haunting Stone',
    'encoded on Stone',
    'exiled cards: Stone',
  ]);
});

test('a spell is marked with what was paid for it, and how often', () => {
  const { game, stone } = made();
  game.state.battlefield = [];
  game.state.stack = [stone.id];
  Object.assign(stone, {
    zone: 'stack',
    stack: { ...blankStackInfo('spell', null, 0, {}), paid: { kicker: 1, multikicker: 2, buyback: 0 } },
  });
  expect(view(game, 0).stack[0]?.marks).toMatchObject([
    { label: 'kicker', count: 1 },
    { label: 'multikicker ×2', count: 2 },
  ]);
});

test('a card in exile is suspended while it has a time counter and suspend', () => {
  const rift: CardDefinition = {
    key: 'Rift',
    name: 'Rift',
    layout: 'normal',
    faces: [
      {
        name: 'Rift',
        manaCost: ['9'],
        supertypes: [],
        types: ['artifact'],
        subtypes: [],
        abilities: [{ ability: 'keyword', keyword: 'suspend', n: 1, cost: { mana: ['1'] } }],
      },
    ],
  };
  const objects = ['Rift', 'Stone'].map((name) => ({ name, def: name, player: 0, zone: 'exile' as const }));
  const { game } = made({ definitions: [STONE, rift], position: { objects } });
  const marks = () => view(game, 0).exile.map((object) => object.marks.map(({ label }) => label));
  expect(marks()).toEqual([[], []]);
  for (const id of game.state.exile) Object.assign(objectOf(game, id) ?? {}, { counters: { time: 1 } });
  expect(marks()).toEqual([['suspended'], []]);
  for (const id of game.state.exile) Object.assign(objectOf(game, id) ?? {}, { counters: { time: 0 } });
  expect(marks()).toEqual([[], []]);
});
