/** A table with something of every kind, for tests of what nouns, numbers and conditions mean. */
import { askedKey } from '../abilities/asked.ts';
import { board, testEdition } from '../continuous/board-in-tests.ts';
import { objectOf } from '../state/objects.ts';
import { blankStackInfo } from '../state/stack.ts';
import type { GameObject, StackInfo } from '../state/state.ts';
import type { Face } from '../vocabulary/definition.ts';
import type { EventPattern } from '../vocabulary/patterns.ts';
import type { ObjectSet } from '../vocabulary/nouns.ts';
import { type Context, ruleContext } from './context.ts';

export const YOU = { who: 'you' } as const;
export const OPPONENTS = { who: 'opponents' } as const;
export const DIED: EventPattern = { on: 'move', what: { is: 'self' }, from: 'battlefield', to: 'graveyard' };
export const ref = (name: string): ObjectSet => ({ set: 'ref', name });
export const stack = (more: Partial<StackInfo>): StackInfo =>
  blankStackInfo('spell', null, 0, {}, { castFrom: 'hand', ...more });
const aimed = (objects: readonly number[], players: readonly number[] = []): StackInfo['targets'][number] => ({
  name: 'target',
  objects,
  players,
  divided: null,
  text: 0,
  spec: 'body/targets/0',
});

/** What is on the table, and who is asked about by which name. Player 0 asks. */
export function laid() {
  const table = board(testEdition('2026-02'));
  const { game } = table;
  const ids: Record<string, number> = {};
  const put = (name: string, face: Partial<Face>, more: Partial<GameObject> = {}): number => {
    const id = table.put({ name, ...face }, more);
    ids[name] = id;
    return id;
  };
  const bear = put(
    'Bear',
    { types: ['creature'], subtypes: ['Bear'], manaCost: ['1', 'G'], power: 2, toughness: 2 },
    { controlledSince: 10, spell: stack({ paid: { kicked: 1 } }), damage: 1 },
  );
  const golem = put(
    'Golem',
    { types: ['artifact', 'creature'], subtypes: ['Golem'], manaCost: ['4'], power: 3, toughness: 5 },
    { counters: { '+1/+1': 2, charge: 1 }, tapped: true, controlledSince: 20 },
  );
  put(
    'Ogre',
    { types: ['creature'], subtypes: ['Ogre', 'Bear'], manaCost: ['R', 'R'], power: 3, toughness: 2 },
    {
      controller: 1,
      controlledSince: 5,
      spell: stack({ castFrom: null }),
    },
  );
  put('Knight', {
    types: ['creature'],
    supertypes: ['legendary'],
    subtypes: ['Knight'],
    manaCost: ['W', 'B'],
    power: 0,
    toughness: 4,
  });
  put('Relic', { types: ['artifact'], manaCost: ['3'], power: 1, toughness: 1 }, { counters: { charge: 0 } });
  put('Wall', { types: ['creature'], subtypes: ['Wall'], manaCost: ['2', 'R'], power: 0, toughness: 1 });
  put('Wood', { types: ['land'], subtypes: ['Forest'] });
  put('Grove', { types: ['land'], subtypes: ['Forest', 'Island', 'Lair'] }, { controller: 1 });
  put('Den', { types: ['land'], subtypes: ['Lair'] });
  put('Rune', { types: ['enchantment'], subtypes: ['Aura'], manaCost: ['W'] }, { attachedTo: bear });
  put(
    'Hex',
    { types: ['enchantment'], subtypes: ['Aura'], manaCost: ['B'] },
    { attachedTo: ids['Wall'] ?? 0, controller: 1 },
  );
  put(
    'Blade',
    { types: ['artifact'], subtypes: ['Equipment'], manaCost: ['1'] },
    { attachedTo: ids['Ogre'] ?? 0, controller: 1 },
  );
  put('Sage', { types: ['planeswalker'], manaCost: ['2', 'U', 'U'], loyalty: 5 }, { counters: { loyalty: 3 } });
  put(
    'Grave',
    { types: ['creature'], subtypes: ['Bear'], manaCost: ['B'], power: 1, toughness: 1 },
    { zone: 'graveyard' },
  );
  put('Plan', { types: ['sorcery'], manaCost: ['X', 'U'] }, { zone: 'hand', owner: 1 });
  put(
    'Nap',
    {
      types: ['creature'],
      abilities: [{ ability: 'keyword', keyword: 'suspend', n: 1, cost: { mana: ['1'] } }],
      power: 1,
      toughness: 1,
    },
    {
      zone: 'exile',
      counters: { time: 1 },
    },
  );
  put(
    'Woken',
    {
      types: ['creature'],
      abilities: [{ ability: 'keyword', keyword: 'suspend', n: 1, cost: { mana: ['1'] } }],
      power: 1,
      toughness: 1,
    },
    {
      zone: 'exile',
      counters: { time: 0 },
    },
  );
  put('Idle', { types: ['creature'], power: 1, toughness: 1 }, { zone: 'exile', counters: { time: 2 } });
  put(
    'Bolt',
    { types: ['instant'], manaCost: ['X', 'R'] },
    { zone: 'stack', stack: stack({ x: 3, targets: [aimed([bear])] }) },
  );
  put(
    'Sweep',
    { types: ['sorcery'], manaCost: ['U'] },
    {
      zone: 'stack',
      owner: 1,
      controller: 1,
      stack: stack({ castFrom: 'graveyard', paid: { kicked: 0 }, targets: [aimed([bear, golem], [1])] }),
    },
  );
  put(
    'Twice',
    { types: ['sorcery'], manaCost: ['G', 'U'] },
    {
      zone: 'stack',
      owner: 1,
      controller: 0,
      stack: stack({ copy: true, castFrom: null, targets: [aimed([golem]), aimed([golem])] }),
      kind: 'copy',
    },
  );
  put('Doom', { types: ['sorcery'], manaCost: ['B'] }, { zone: 'stack', stack: stack({ targets: [aimed([], [0])] }) });
  put(
    'Token',
    { types: ['creature'], subtypes: ['Bear'], power: 1, toughness: 1 },
    { kind: 'token', controlledSince: 9 },
  );
  const lamp = put('Lamp', {
    types: ['artifact'],
    abilities: [
      { ability: 'activated', cost: { mana: ['1'] }, body: { effect: [{ do: 'draw', who: YOU, count: 1 }] } },
    ],
  });
  const bell = put('Bell', {
    types: ['enchantment'],
    manaCost: ['W/B'],
    abilities: [{ ability: 'triggered', event: DIED, body: { effect: [{ do: 'draw', who: YOU, count: 1 }] } }],
  });
  const waiting = (name: string, kind: 'activated' | 'triggered', source: number): void => {
    const def = objectOf(game, source)?.def ?? '';
    const ability = { def, path: 'faces/0/abilities/0' };
    ids[name] = table.put(
      {},
      { kind: 'ability', zone: 'stack', def, stack: stack({ kind, source, ability, castFrom: null }) },
    );
  };
  waiting('Ring', 'triggered', bell);
  waiting('Light', 'activated', lamp);
  for (const name of ['First', 'Second', 'Third'])
    put(
      name,
      { types: name === 'Second' ? ['artifact'] : ['creature'], manaCost: ['1'], power: 1, toughness: 1 },
      { zone: 'library' },
    );
  put('Newer', { types: ['sorcery'], manaCost: ['2'] }, { zone: 'graveyard' });
  put('Newest', { types: ['instant'], manaCost: ['2'] }, { zone: 'graveyard' });
  const { players, history } = game.state;
  Object.assign(players[0] ?? {}, { turnBegan: 10, previousUpkeep: 10, attackedLastTurn: [golem] });
  Object.assign(players[1] ?? {}, { turnBegan: 5, previousUpkeep: 6 });
  const [ogre = 0, wall = 0, knight = 0, grave = 0, token = 0] = ['Ogre', 'Wall', 'Knight', 'Grave', 'Token'].map(
    (n) => ids[n] ?? 0,
  );
  const kinds = { subtypes: [], allCreatureTypes: false };
  const dealt = (source: number, recipient: { object: number } | { player: number }) => ({
    source,
    sourceController: 0,
    kinds,
    recipient,
    amount: 1,
    combat: false,
  });
  Object.assign(history, {
    attackers: [
      { object: knight, player: 0 },
      { object: bear, player: 0 },
    ],
    blockers: [ogre, wall],
    blocks: [
      { blocker: wall, attacker: ogre, entered: false },
      { blocker: token, attacker: ogre, entered: true },
      { blocker: 0, attacker: bear, entered: false },
    ],
    damage: [
      dealt(bear, { object: ogre }),
      dealt(golem, { player: 1 }),
      dealt(knight, { player: 0 }),
      dealt(wall, { object: golem }),
    ],
    entered: [token],
    activated: [golem],
    drawnCards: [{ object: ids['Plan'], player: 0 }],
    happened: [
      { asked: askedKey(DIED), player: 0, object: grave, before: 0, amount: 1 },
      { asked: askedKey(DIED), player: 0, object: 0, before: token, amount: 1 },
      { asked: askedKey(DIED), player: 1, object: bear, before: 0, amount: 1 },
      { asked: 'another', player: 0, object: wall, before: wall, amount: 1 },
    ],
  });
  game.state.combat = {
    attackers: [
      { id: bear, defender: 1, planeswalker: 0, blocked: true, blockedBy: [ogre], band: 0 },
      { id: knight, defender: 1, planeswalker: 0, blocked: false, blockedBy: [], band: 0 },
      { id: golem, defender: 1, planeswalker: 99, blocked: false, blockedBy: [], band: 0 },
    ],
    blockers: [
      { id: ogre, blocking: [bear] },
      { id: wall, blocking: [golem] },
    ],
    defending: 1,
    attacked: true,
    hadToAttack: [knight],
    attackedPlayers: [1, 1],
    blockersDeclared: true,
    firstStrikeStep: false,
    dealtFirst: [],
    before: { attackers: 1, blockers: 1 },
  };
  game.state.turn.step = 'declareBlockers';
  table.touch();
  const env = Object.fromEntries(Object.entries(ids).map(([name, id]) => [name, { objects: [id] }]));
  const ctx: Context = ruleContext(0, golem, { ...env, colour: { word: 'R' }, kind: { word: 'Wall' } });
  return { game, ids, ctx };
}
