/** What a player with priority may do, and whether there is anything. 2006: 408.1 · 2009: 114 · 2011: 115 · 2026: 116, 601.3, 602.5 */
import { expect, test } from 'vitest';
import type { Action } from '../decisions/decision.ts';
import { countUse, noteUsed } from '../events/history.ts';
import { characteristics } from '../continuous/derive.ts';
import { objectOf } from '../state/objects.ts';
import { all, board, testEdition, type Board } from '../continuous/board-in-tests.ts';
import type { AbilityRef, GameObject, ManaUnit, PlayerState } from '../state/state.ts';
import type { Ability, ActivatedAbility } from '../vocabulary/abilities.ts';
import type { Face } from '../vocabulary/definition.ts';
import type { Instruction } from '../vocabulary/instructions.ts';
import type { ObjectSet, PlayerSet } from '../vocabulary/nouns.ts';
import type { Step, Zone } from '../vocabulary/words.ts';
import type { ContinuousPart, Rule } from '../vocabulary/rules-effects.ts';
import { hasAction, legalActions } from './legal-actions.ts';
import { add, creature, draw, mana, one, tapSelf, you } from './table-in-tests.ts';

const opponents = { who: 'opponents' } as const;
const statically = (...parts: ContinuousPart[]): Ability => ({ ability: 'static', parts });
const rule = (of: Rule): Ability => statically({ part: 'rule', rule: of });
const tapsForGreen = mana({ actions: [tapSelf] }, add('G')) as ActivatedAbility;

type Put = NonNullable<Parameters<Board['put']>[1]>;
/** Whether player 0 can do anything with that land alone. */
function doesAnything(ability: Ability | null, is: Put, more: object, law: readonly Ability[] = []): boolean {
  const b = board(testEdition('2026-02'));
  b.game.state.turn.step = 'upkeep';
  b.put({ name: 'Land', types: ['land'], abilities: ability === null ? [] : [ability], ...more }, is);
  if (law.length > 0) b.put({ name: 'Law', types: ['enchantment'], abilities: law }, { controller: 1 });
  (b.game.state.players[0] as PlayerState).turnBegan = 5;
  return hasAction(b.game, 0);
}
const never = { if: 'turn', of: opponents } as const;

test.each<[string, Ability | null, Put, object, boolean]>([
  ['that taps for mana', tapsForGreen, {}, {}, true],
  ['that is tapped', tapsForGreen, { tapped: true }, {}, false],
  ['that is phased out', tapsForGreen, { phasedOut: true }, {}, false],
  ['of another player', tapsForGreen, { controller: 1 }, {}, false],
  ['without abilities', null, {}, {}, false],
  [
    'that is a creature and came this turn',
    tapsForGreen,
    { controlledSince: 9 },
    { types: ['land', 'creature'] },
    false,
  ],
  ['that is a creature and was there', tapsForGreen, { controlledSince: 0 }, { types: ['land', 'creature'] }, true],
  ['that came this turn', tapsForGreen, { controlledSince: 9 }, {}, true],
  ['whose condition is not met', { ...tapsForGreen, condition: never }, {}, {}, false],
  ['that costs mana too', mana({ mana: ['1'], actions: [tapSelf] }, add('G')), {}, {}, false],
  ['that waits for its controller’s main phase', { ...tapsForGreen, timing: 'sorcery' }, {}, {}, false],
  [
    'of whose controller another is the owner',
    { ...tapsForGreen, onlyOwner: true },
    { owner: 1, controller: 0 },
    {},
    false,
  ],
  ['for its owner’s opponents alone', { ...tapsForGreen, onlyOpponents: true }, {}, {}, false],
  ['that does nothing but gain life', mana({ mana: ['1'] }, { do: 'gainLife', who: you, amount: 1 }), {}, {}, false],
])('there is something to do: a land %s', (_, ability, is, more, expected) => {
  expect(doesAnything(ability, is, more)).toBe(expected);
});

test('nothing is done by a land of which no ability can be activated', () => {
  const none = rule({ rule: 'cantActivate', of: all({ is: 'any' }) });
  expect(doesAnything(tapsForGreen, {}, {}, [none])).toBe(false);
});

test.each([
  [{ perTurn: 1 }, countUse],
  [{ once: true }, noteUsed],
] as const)('nothing more is done by what may be used so often, and was: %o', (often, note) => {
  const b = board(testEdition('2026-02'));
  const id = b.put({ types: ['land'], abilities: [{ ...tapsForGreen, cost: {}, ...often }] });
  expect(hasAction(b.game, 0)).toBe(true);
  const [held] = legalActions(b.game, 0).certain;
  expect(held).toMatchObject({ act: 'mana', object: id });
  if (held?.act === 'mana') note(b.game, id, held.ability);
  expect(hasAction(b.game, 0)).toBe(false);
});

const bear: Partial<Face> = { name: 'Bear', manaCost: ['1', 'G'] };
const bolt: Partial<Face> = { name: 'Bolt', types: ['instant'], manaCost: ['R'] };
const spell = (...effect: Instruction[]): Ability => ({ ability: 'spell', body: { effect } });
const aims: Ability = {
  ability: 'spell',
  body: {
    targets: [
      {
        name: 't',
        count: one,
        objects: { where: { is: 'and', of: [creature, { is: 'hasKeyword', keyword: 'flying' }] } },
      },
    ],
    effect: [{ do: 'destroy', what: { set: 'ref', name: 't' } }],
  },
};
const unit = (type: ManaUnit['type'], by: AbilityRef | null = null): ManaUnit => ({
  type,
  source: 0,
  snow: false,
  by,
  keep: false,
});

interface Scene {
  hand?: readonly Partial<Face>[];
  pool?: string;
  step?: Step;
  life?: number;
  then?: (b: Board) => void;
}
/** What player 0 may do: what is sure, and in parentheses what may be tried. */
function done({ hand = [], pool = '', step = 'main1', life = 20, then }: Scene): string[] {
  const b = board(testEdition('2026-02'));
  const { game } = b;
  game.state.turn.step = step;
  const me = game.state.players[0] as PlayerState;
  me.life = life;
  me.mana = Array.from(pool, (type) => unit(type as ManaUnit['type']));
  for (const face of hand) b.put(face, { zone: 'hand' });
  then?.(b);
  const said = (action: Action): string =>
    'object' in action ? `${action.act} ${characteristics(game, action.object).name}` : action.act;
  const { certain, attempts } = legalActions(game, 0);
  expect(hasAction(game, 0)).toBe(certain.length + attempts.length > 0);
  return [...certain.map(said), ...attempts.map((action) => `(${said(action)})`)];
}
const law =
  (...abilities: Ability[]) =>
  (b: Board): void =>
    void b.put({ name: 'Law', types: ['enchantment'], abilities });
const flier = (b: Board): void =>
  void b.put({ name: 'Bird', abilities: [{ ability: 'keyword', keyword: 'flying' }] }, { controller: 1 });
const asThoughFlash = rule({ rule: 'mayCastAsThoughFlash', who: you, what: creature });
const handful: ObjectSet = { set: 'all', where: { is: 'any' }, zone: 'hand', of: you };

test.each<[string, Scene, string[]]>([
  ['a spell for the mana that is there', { hand: [bear], pool: 'GG' }, ['cast Bear']],
  ['none for less', { hand: [bear], pool: 'G' }, []],
  ['none for other mana', { hand: [bear], pool: 'RR' }, []],
  ['a spell for nothing', { hand: [{ name: 'Ox', manaCost: [] }] }, ['cast Ox']],
  ['a spell for either of two colours', { hand: [{ name: 'Ox', manaCost: ['R/G'] }], pool: 'R' }, ['cast Ox']],
  ['none for neither of them', { hand: [{ name: 'Ox', manaCost: ['R/G'] }], pool: 'W' }, []],
  ['a spell for life', { hand: [{ name: 'Ox', manaCost: ['G/P'] }], life: 2 }, ['cast Ox']],
  ['none for more life than there is', { hand: [{ name: 'Ox', manaCost: ['G/P'] }], life: 1 }, []],
  ['none for life that is less than none', { hand: [{ name: 'Ox', manaCost: ['G/P'] }], life: -5 }, []],
  ['a spell that wants no target', { hand: [{ ...bolt, abilities: [spell(draw(1))] }], pool: 'R' }, ['cast Bolt']],
  ['none without its target', { hand: [{ ...bolt, abilities: [aims] }], pool: 'R' }, []],
  ['one with its target', { hand: [{ ...bolt, abilities: [aims] }], pool: 'R', then: flier }, ['cast Bolt']],
  [
    'none if one of its texts wants a target that is not there',
    { hand: [{ ...bolt, abilities: [spell(draw(1)), aims] }], pool: 'R' },
    [],
  ],
  ['no creature spell in the upkeep', { hand: [bear, bolt], pool: 'GGR', step: 'upkeep' }, ['cast Bolt']],
  [
    'one that an effect lets be cast then',
    { hand: [bear], pool: 'GG', step: 'upkeep', then: law(asThoughFlash) },
    ['cast Bear'],
  ],
  [
    'one that a permission lets be cast then',
    {
      hand: [bear],
      pool: 'GG',
      step: 'upkeep',
      then: law(rule({ rule: 'mayPlay', who: you, what: handful, flash: true })),
    },
    ['cast Bear'],
  ],
  [
    'none that nobody may cast',
    { hand: [bear, bolt], pool: 'GGR', then: law(rule({ rule: 'cantCast', who: you, what: creature })) },
    ['cast Bolt'],
  ],
  [
    'no second spell where one a turn is the limit, but the first',
    { hand: [bolt], pool: 'R', then: law(rule({ rule: 'castLimit', who: you, what: { is: 'any' }, n: 1 })) },
    ['cast Bolt'],
  ],
  [
    'no first one where none is',
    { hand: [bolt], pool: 'R', then: law(rule({ rule: 'castLimit', who: you, what: { is: 'any' }, n: 0 })) },
    [],
  ],
  [
    'no instant spell in the upkeep of whom effects keep to a sorcery’s times',
    { hand: [bolt], pool: 'R', step: 'upkeep', then: law(rule({ rule: 'onlySorceryTiming', who: you })) },
    [],
  ],
  [
    'none for its mana cost where it costs more',
    {
      hand: [bolt],
      pool: 'R',
      then: law(statically({ part: 'cost', change: { of: 'cast', what: { is: 'any' }, add: { mana: ['1'] } } })),
    },
    [],
  ],
  [
    'one for less than its mana cost where it costs less',
    {
      hand: [bear],
      pool: 'G',
      then: law(statically({ part: 'cost', change: { of: 'cast', what: { is: 'any' }, reduce: 1 } })),
    },
    ['cast Bear'],
  ],
])('among what may be done is %s', (_, scene, expected) => {
  expect(done(scene)).toEqual(expected);
});

const anywhere = (zone: Zone): ObjectSet => ({ set: 'all', where: creature, zone });
const mayPlay = (what: ObjectSet, who: PlayerSet = you): Ability =>
  rule({ rule: 'mayPlay', who, what, types: 'spells' });
test.each<[string, Ability, Put, string[]]>([
  ['one’s own graveyard', mayPlay(anywhere('graveyard')), { zone: 'graveyard' }, ['cast Bear']],
  ['another player’s graveyard', mayPlay(anywhere('graveyard')), { zone: 'graveyard', owner: 1 }, ['cast Bear']],
  ['another player’s hand', mayPlay(anywhere('hand')), { zone: 'hand', owner: 1 }, ['cast Bear']],
  ['exile', mayPlay(anywhere('exile')), { zone: 'exile', owner: 1 }, ['cast Bear']],
  ['the command zone', mayPlay(anywhere('command')), { zone: 'command' }, ['cast Bear']],
  [
    'the top of the library',
    mayPlay({ set: 'top', of: you, zone: 'library', count: 1 }),
    { zone: 'library' },
    ['cast Bear'],
  ],
  ['a graveyard, without a permission', spell(), { zone: 'graveyard' }, []],
  ['a graveyard, with that of another player', mayPlay(anywhere('graveyard'), opponents), { zone: 'graveyard' }, []],
])('a spell may be cast from %s', (_, permission, is, expected) => {
  const then = (b: Board): void => {
    b.put(bear, is);
    law(permission)(b);
  };
  expect(done({ pool: 'GG', then })).toEqual(expected);
});

test('what may be cast from the hand is not offered again by the permission for another zone', () => {
  expect(done({ hand: [bear], pool: 'GG', then: law(mayPlay(anywhere('exile'))) })).toEqual(['cast Bear']);
});

const pump: ActivatedAbility = {
  ability: 'activated',
  cost: { mana: ['G'] },
  body: { effect: [{ do: 'gainLife', who: you, amount: 1 }] },
};
const put =
  (ability: Ability, is: Put = {}) =>
  (b: Board): void =>
    void b.put({ name: 'Idol', types: ['artifact'], abilities: [ability] }, is);
test.each<[string, Scene, string[]]>([
  ['for the mana that is there', { pool: 'G', then: put(pump) }, ['activate Idol']],
  ['not for other mana', { pool: 'R', then: put(pump) }, []],
  ['not of another player', { pool: 'G', then: put(pump, { controller: 1 }) }, []],
  [
    'not when a sorcery could not be cast',
    { pool: 'G', step: 'upkeep', then: put({ ...pump, timing: 'sorcery' }) },
    [],
  ],
  ['when it could', { pool: 'G', then: put({ ...pump, timing: 'sorcery' }) }, ['activate Idol']],
  ['for mana', { then: put(tapsForGreen) }, ['mana Idol']],
  ['for mana that costs mana', { then: put(mana({ mana: ['1'] }, add('G'))) }, []],
  ['for mana where that is there', { pool: 'R', then: put(mana({ mana: ['1'] }, add('G'))) }, ['mana Idol']],
])('an ability is activated %s', (_, scene, expected) => {
  expect(done(scene)).toEqual(expected);
});

test('lands come before spells, and a special action is done too', () => {
  const forest: Partial<Face> = { name: 'Forest', types: ['land'] };
  expect(done({ hand: [bear, forest], pool: 'GG' })).toEqual(['playLand Forest', 'cast Bear']);
  const ignored = law(rule({ rule: 'maySpecially', who: you, action: 'ignore', effect: [draw(1)] }));
  expect(done({ then: ignored })).toEqual(['special Law']);
});

test('mana that is for some spells alone is not spent on others, whichever is looked at first', () => {
  const forCreatures: Ability = mana(
    { actions: [tapSelf] },
    {
      do: 'addMana',
      who: you,
      mana: { types: ['R'], restriction: { cast: creature } },
    },
  );
  const ogre: Partial<Face> = { name: 'Ogre', manaCost: ['R'] };
  for (const hand of [
    [ogre, bolt],
    [bolt, ogre],
  ]) {
    const fromLand = done({
      hand,
      then: (b) => void b.put({ name: 'Cave', types: ['land'], abilities: [forCreatures] }),
    });
    expect(fromLand).toEqual(['cast Ogre', 'mana Cave']);
    const fromPool = done({
      hand,
      then: (b) => {
        const { def } = objectOf(
          b.game,
          b.put({ types: ['land'], abilities: [forCreatures] }, { tapped: true }),
        ) as GameObject;
        const by = { def, path: 'faces/0/abilities/0/body/effect/0/mana' };
        (b.game.state.players[0] as PlayerState).mana = [unit('R', by)];
      },
    });
    expect(fromPool).toEqual(['cast Ogre']);
  }
});

test('a spell that its X could make a forbidden one may be tried', () => {
  const drain: Partial<Face> = { name: 'Drain', types: ['sorcery'], manaCost: ['X', 'R'] };
  const none = rule({ rule: 'cantCast', who: you, what: { is: 'stat', stat: 'manaValue', op: '=', than: 2 } });
  expect(done({ hand: [drain], pool: 'RR' })).toEqual(['cast Drain']);
  expect(done({ hand: [drain], pool: 'RR', then: law(none) })).toEqual(['(cast Drain)']);
});

const oncePerObject = { once: true, keyword: 'exhaust' } as const;
const anew = rule({ rule: 'activatesAnew', who: you, keyword: 'exhaust' });
test.each<[string, Partial<ActivatedAbility>, Partial<ActivatedAbility>, boolean, readonly Ability[], boolean]>([
  ['mana that was made is made anew until then', oncePerObject, oncePerObject, true, [anew], false],
  ['no mana was made', oncePerObject, oncePerObject, false, [anew], true],
  ['nothing is done anew', oncePerObject, oncePerObject, true, [], true],
  ['other mana was made once', oncePerObject, { once: true }, true, [anew], true],
  ['it is no such ability itself', {}, oncePerObject, true, [anew], true],
])('whether an ability that may be used once is sure, where %s', (_, of, source, used, laws, sure) => {
  const b = board(testEdition('2026-02'));
  b.put({ types: ['land'], abilities: [{ ...tapsForGreen, ...source }] });
  const [held] = legalActions(b.game, 0).certain;
  if (used && held?.act === 'mana') noteUsed(b.game, held.object, held.ability);
  b.put({
    types: ['artifact'],
    abilities: [{ ability: 'activated', cost: {}, body: { effect: [draw(1)] }, ...of }, ...laws],
  });
  const { certain, attempts } = legalActions(b.game, 0);
  const acts = (actions: readonly Action[]) => actions.filter(({ act }) => act === 'activate').length;
  expect([acts(certain), acts(attempts)]).toEqual(sure ? [1, 0] : [0, 1]);
});
