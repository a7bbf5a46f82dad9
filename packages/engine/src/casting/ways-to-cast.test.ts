/**
 * In which ways a card may be cast, from where, when, and what X may make of it.
 * 2006: 409.4, 502.22, 502.26, 505 · 2009, 2011: 601.5, 707.4, 708 · 2026: 202.2, 601.3, 702.34, 702.102, 702.119, 702.146, 708.4, 709.3
 */
import { expect, test } from 'vitest';
import { board, EDITIONS, testEdition, type Board } from '../continuous/board-in-tests.ts';
import { BESTOW } from '../abilities/keywords/bestow.ts';
import type { EditionName } from '../state/names.ts';
import type { GameObject, PlayerState } from '../state/state.ts';
import { objectOf } from '../state/objects.ts';
import type { Ability } from '../vocabulary/abilities.ts';
import type { CardDefinition, Face } from '../vocabulary/definition.ts';
import type { Condition } from '../vocabulary/conditions.ts';
import type { Filter, ObjectSet } from '../vocabulary/nouns.ts';
import type { ContinuousPart, Rule } from '../vocabulary/rules-effects.ts';
import type { Step, Zone } from '../vocabulary/words.ts';
import { BOTH_HALVES } from '../objects/split.ts';
import { PLAIN_WAY, allowsItself, couldBegin, mayBecomeIllegal, waysToCast, type Way } from './ways-to-cast.ts';

const NEWEST: EditionName = '2026-02';
const you = { who: 'you' } as const;
const opponents = { who: 'opponents' } as const;
const everybody = { who: 'all' } as const;
const any: Filter = { is: 'any' };
const creature: Filter = { is: 'type', type: 'creature' };
const always: Condition = { if: 'turn', of: everybody };
const never: Condition = { if: 'not', of: always };
const mana = (...symbols: string[]) => ({ mana: symbols });
const manaValue = (op: '≥' | '≤' | '=', than: number): Filter => ({ is: 'stat', stat: 'manaValue', op, than });
const inZone = (zone: Zone, of: { who: 'you' | 'opponents' | 'all' } = you): ObjectSet => ({
  set: 'all',
  where: any,
  zone,
  of,
});

type Put = Partial<GameObject> & { layout?: CardDefinition['layout']; other?: Partial<Face> };
type Alternative = Omit<Extract<ContinuousPart, { part: 'alternativeCost' }>, 'part'>;

const statically = (...parts: ContinuousPart[]): Ability => ({ ability: 'static', parts });
const alternative = (more: Alternative): Ability => statically({ part: 'alternativeCost', ...more });
const timing = (more: Omit<Extract<ContinuousPart, { part: 'castTiming' }>, 'part'>): Ability =>
  statically({ part: 'castTiming', ...more });

const evoke = alternative({ tag: 'evoke', cost: mana('U') });
const morph = alternative({ tag: 'morph', cost: mana('3'), faceDown: 'morph' });
const bestow = alternative({ tag: BESTOW, cost: mana('4') });
const flashback = alternative({ tag: 'flashback', cost: mana('R'), from: 'graveyard' });
const flash = timing({ when: 'flash' });

const bear = (...abilities: Ability[]): Partial<Face> => ({
  name: 'Bear',
  manaCost: ['1', 'G'],
  power: 3,
  toughness: 3,
  abilities,
});
const bolt = (...abilities: Ability[]): Partial<Face> => ({
  name: 'Bolt',
  manaCost: ['R'],
  types: ['instant'],
  abilities,
});
const sermon = (...abilities: Ability[]): Partial<Face> => ({
  name: 'Sermon',
  manaCost: ['W'],
  types: ['sorcery'],
  abilities,
});
const gate: Partial<Face> = { name: 'Gate', types: ['land'] };

interface Scene {
  face: Partial<Face>;
  put?: Put;
  laws?: readonly Rule[];
  lawOf?: number;
  step?: Step;
  player?: number;
  edition?: EditionName;
  then?: (b: Board, card: number) => void;
}

/** A card, in the hand of player 0 unless said otherwise, in the main phase of that player. */
function scene({
  face,
  put = {},
  laws = [],
  lawOf = 0,
  step = 'main1',
  edition = NEWEST,
  then,
}: Scene): [Board, number] {
  const b = board(testEdition(edition));
  b.game.state.turn.step = step;
  const id = b.put(face, { zone: 'hand', ...put });
  if (laws.length > 0)
    b.put(
      { name: 'Law', types: ['enchantment'], abilities: laws.map((rule) => statically({ part: 'rule', rule })) },
      { controller: lawOf },
    );
  then?.(b, id);
  return [b, id];
}

/** The ways, each as by what and for what: "" for the mana cost, `may` for a permission. */
function ways(given: Scene): string[] {
  const [b, id] = scene(given);
  return waysToCast(b.game, given.player ?? 0, id).map(({ by, cost, face, faceDown, plus }) => {
    const price = cost === null ? 'cost' : cost === 'free' ? 'free' : (cost.mana ?? []).join('');
    const how = [by.replace(/may \S+/, 'may'), face === 0 ? '' : `face ${face}`, faceDown === null ? '' : 'face down'];
    return [...how, [price, ...(plus ?? []).flatMap((more) => more.mana ?? [])].join('+')].filter(Boolean).join(', ');
  });
}

const INSTANT_TIME: Step = 'upkeep';
const mayPlay = (what: ObjectSet, more: Partial<Extract<Rule, { rule: 'mayPlay' }>> = {}): Rule => ({
  rule: 'mayPlay',
  who: you,
  what,
  ...more,
});
const fromGraveyard = mayPlay(inZone('graveyard'));
const graveyard = { zone: 'graveyard' } as const;
const theirs = { owner: 1 } as const;

test.each<[string, Scene, string[]]>([
  ['a card in hand for its mana cost', { face: bear() }, ['cost']],
  ['a land is not cast', { face: gate }, []],
  ['nothing without a mana cost', { face: { ...bear(), manaCost: null } }, []],
  ['it may have another cost', { face: { ...bear(evoke), manaCost: null } }, ['evoke, U']],
  ['nothing at the time of an instant', { face: bear(evoke), step: INSTANT_TIME }, []],
  ['an instant then', { face: bolt(), step: INSTANT_TIME }, ['cost']],
  ['what has flash then', { face: bear(flash), step: INSTANT_TIME }, ['cost']],
  ['nothing of another player’s hand', { face: bear(), put: theirs }, []],
  ['nothing on the battlefield', { face: bear(), put: { zone: 'battlefield' } }, []],
  ['nothing in the library', { face: bear(), put: { zone: 'library' } }, []],
  ['nothing in the graveyard', { face: bear(evoke), put: graveyard }, []],
  ['no ability', { face: bear(), put: { kind: 'ability', zone: 'stack' } }, []],
])('%s', (_, given, expected) => {
  expect(ways(given)).toEqual(expected);
});

test('what is not there is cast in no way, and could not begin to be', () => {
  const { game } = board(testEdition(NEWEST));
  expect(waysToCast(game, 0, 99)).toEqual([]);
  expect(couldBegin(game, 0, 99)).toBe(false);
});

const half = (name: string, ...abilities: Ability[]): Partial<Face> => ({
  name,
  manaCost: ['R'],
  types: ['instant'],
  abilities,
});
const fuse: Ability = { ability: 'keyword', keyword: 'fuse' };
const split = { layout: 'split', other: half('Right') } as const;
const either = ['cost', 'face 1, cost'];

test.each<[string, Scene, string[]]>([
  ['either half of a split card', { face: half('Left'), put: split }, either],
  [
    'with fuse both as one spell',
    { face: half('Left'), put: { ...split, other: half('Right', fuse) } },
    [...either, `face ${BOTH_HALVES}, cost`],
  ],
  [
    'with fuse not from the graveyard',
    { face: half('Left'), put: { ...split, ...graveyard, other: half('Right', fuse) }, laws: [fromGraveyard] },
    ['may, cost', 'may, face 1, cost'],
  ],
  ['a card with one face is not fused', { face: bolt(fuse) }, ['cost']],
  [
    'either face of a modal double-faced card',
    { face: half('Left'), put: { ...split, layout: 'modal-double-faced' } },
    either,
  ],
  ['the front of a double-faced card', { face: half('Left'), put: { ...split, layout: 'double-faced' } }, ['cost']],
])('faces: %s', (_, given, expected) => {
  expect(ways(given)).toEqual(expected);
});

const sacrificing = statically({ part: 'offering', what: creature });
const emerge = alternative({ tag: 'emerge', cost: mana('6'), offering: creature });
test.each<[string, Scene, string[]]>([
  ['at any time with one sacrificed', { face: bear(sacrificing), step: INSTANT_TIME }, ['offering, cost']],
  ['but not face down', { face: bear(sacrificing, morph) }, ['cost', 'morph, face down, 3', 'offering, cost']],
  ['nor with two of them', { face: bear(sacrificing, emerge), step: INSTANT_TIME }, ['offering, cost']],
  [
    'another cost with it',
    { face: bear(sacrificing, evoke), step: INSTANT_TIME },
    ['offering, cost', 'evoke offering, U'],
  ],
])('what is offered: %s', (_, given, expected) => {
  expect(ways(given)).toEqual(expected);
});

test.each<[string, Scene, string[]]>([
  ['nothing without one', { face: bear(), put: graveyard, laws: [mayPlay(inZone('exile'))] }, []],
  ['for the mana cost', { face: bear(evoke), put: graveyard, laws: [fromGraveyard] }, ['may, cost', 'may evoke, U']],
  [
    'without paying it, and then for no other cost',
    { face: bear(evoke), put: graveyard, laws: [mayPlay(inZone('graveyard'), { free: true })] },
    ['may, free'],
  ],
  [
    'for a cost that it names, and then for no other',
    { face: bear(evoke), put: graveyard, laws: [mayPlay(inZone('graveyard'), { cost: mana('5') })] },
    ['may, 5'],
  ],
  [
    'no spell by what is about lands',
    { face: bear(morph), put: graveyard, laws: [mayPlay(inZone('graveyard'), { types: 'lands' })] },
    [],
  ],
  [
    'face down for what that costs',
    { face: bear(morph), put: graveyard, laws: [fromGraveyard] },
    ['may, cost', 'may morph, face down, 3'],
  ],
  [
    'not face down without paying',
    { face: bear(morph), put: graveyard, laws: [mayPlay(inZone('graveyard'), { free: true })] },
    ['may, free'],
  ],
  [
    'bestowed for what that costs',
    { face: bear(bestow), put: graveyard, laws: [fromGraveyard] },
    ['may, cost', 'may bestow, 4'],
  ],
  [
    'not bestowed for another cost',
    { face: bear(bestow), put: graveyard, laws: [mayPlay(inZone('graveyard'), { cost: mana('5') })] },
    ['may, 5'],
  ],
  [
    'not what costs otherwise in hand alone',
    { face: bear(alternative({ tag: 'hand', cost: mana('U'), from: 'hand' })), put: graveyard, laws: [fromGraveyard] },
    ['may, cost'],
  ],
  ['at no other time', { face: bear(), put: graveyard, laws: [fromGraveyard], step: INSTANT_TIME }, []],
  [
    'as though it had flash',
    { face: bear(), put: graveyard, laws: [mayPlay(inZone('graveyard'), { flash: true })], step: INSTANT_TIME },
    ['may, cost'],
  ],
  [
    'an instant only when a sorcery could be cast',
    { face: bolt(), put: graveyard, laws: [mayPlay(inZone('graveyard'), { sorcery: true })], step: INSTANT_TIME },
    [],
  ],
  [
    'an instant then',
    { face: bolt(), put: graveyard, laws: [mayPlay(inZone('graveyard'), { sorcery: true })] },
    ['may, cost'],
  ],
  [
    'whoever is meant by it owns the card',
    {
      face: bear(),
      put: graveyard,
      laws: [
        mayPlay(
          { set: 'all', where: { is: 'ownedBy', player: { who: 'actor' } }, zone: 'graveyard' },
          { who: everybody },
        ),
      ],
      lawOf: 1,
    },
    ['may, cost'],
  ],
  [
    'another player’s card',
    { face: bear(), put: { ...graveyard, ...theirs }, laws: [mayPlay(inZone('graveyard', everybody))] },
    ['may, cost'],
  ],
  [
    'another player’s permission',
    { face: bear(), put: graveyard, laws: [mayPlay(inZone('graveyard', everybody))], lawOf: 1 },
    [],
  ],
])('by a permission: %s', (_, given, expected) => {
  expect(ways(given)).toEqual(expected);
});

test.each<[EditionName, string[]]>([
  ['2006-10', []],
  ['2009-10', []],
  ['2011-09', []],
  [NEWEST, ['may morph, face down, 3']],
])('by what lets cards with power 2 be cast, a card with power 3 face down, in %s', (edition, expected) => {
  const small: ObjectSet = { set: 'all', where: { is: 'stat', stat: 'power', op: '=', than: 2 }, zone: 'graveyard' };
  expect(ways({ face: bear(morph), put: graveyard, laws: [mayPlay(small)], edition })).toEqual(expected);
});

test.each<[string, (effect: { timestamp: number }, players: readonly PlayerState[]) => void, string[]]>([
  [
    'not in the turn in which the effect began',
    ({ timestamp }, [mine]) => void (mine && (mine.turnBegan = timestamp)),
    [],
  ],
  ['in the next', ({ timestamp }, [mine]) => void (mine && (mine.turnBegan = timestamp + 1)), ['may, cost']],
  [
    'in that of another player',
    ({ timestamp }, [, other]) => void (other && (other.turnBegan = timestamp + 1)),
    ['may, cost'],
  ],
])('on a later turn: %s', (_, began, expected) => {
  const then = (b: Board): void => {
    const rule = mayPlay(inZone('graveyard'), { later: true });
    began(b.resolve([{ part: 'rule', rule }], { duration: { until: 'forever' } }), b.game.state.players);
    b.touch();
  };
  expect(ways({ face: bear(), put: graveyard, then })).toEqual(expected);
});

test('a static ability gives no permission for a later turn', () => {
  expect(ways({ face: bear(), put: graveyard, laws: [mayPlay(inZone('graveyard'), { later: true })] })).toEqual([]);
});

test.each<[string, Scene, string[]]>([
  ['in its owner’s graveyard', { face: bolt(flashback), put: graveyard }, ['flashback, R']],
  ['not in hand', { face: bolt(flashback) }, ['cost']],
  ['not at another time', { face: sermon(flashback), put: graveyard, step: INSTANT_TIME }, []],
  ['not in another player’s', { face: bolt(flashback), put: { ...graveyard, ...theirs } }, []],
  [
    'in another player’s that is as one’s own',
    {
      face: bolt(flashback),
      put: { ...graveyard, ...theirs },
      laws: [{ rule: 'graveyardsAsOwn', who: you, of: opponents }],
    },
    ['flashback, R'],
  ],
  [
    'not in the exile of another player',
    {
      face: bolt(alternative({ tag: 'foretell', cost: mana('R'), from: 'exile' })),
      put: { zone: 'exile', ...theirs },
      laws: [{ rule: 'graveyardsAsOwn', who: you, of: opponents }],
    },
    [],
  ],
  [
    'for its own mana cost',
    { face: bolt(alternative({ tag: 'flashback', cost: { own: true }, from: 'graveyard' })), put: graveyard },
    ['flashback, cost'],
  ],
  [
    'not for a mana cost that is not there',
    {
      face: { ...bolt(alternative({ tag: 'flashback', cost: { own: true }, from: 'graveyard' })), manaCost: null },
      put: graveyard,
    },
    [],
  ],
  [
    'while a condition holds',
    {
      face: bolt(alternative({ tag: 'escape', cost: mana('R'), from: 'graveyard', condition: always })),
      put: graveyard,
    },
    ['escape, R'],
  ],
  [
    'not while it does not',
    {
      face: bolt(alternative({ tag: 'escape', cost: mana('R'), from: 'graveyard', condition: never })),
      put: graveyard,
    },
    [],
  ],
  [
    'with an additional cost',
    {
      face: bolt(statically({ part: 'castFrom', from: 'graveyard', plus: mana('2'), tag: 'retrace' })),
      put: graveyard,
    },
    ['retrace, cost+2'],
  ],
])('from where it lies by its own cost: %s', (_, given, expected) => {
  expect(ways(given)).toEqual(expected);
});

/** What the front face says that costs to cast the back face. */
const disturb = (more: Partial<Alternative> = {}): Ability =>
  alternative({ tag: 'disturb', cost: mana('W'), transformed: true, ...more });
const twoFaced = { layout: 'double-faced', other: { name: 'Back', types: ['creature'] } } as const;
test.each<[string, Scene, string[]]>([
  ['in hand', { face: bear(disturb()), put: twoFaced }, ['cost', 'disturb, face 1, W']],
  ['other costs are for its front', { face: bear(evoke), put: twoFaced }, ['cost', 'evoke, U']],
  ['not in the graveyard', { face: bear(disturb()), put: { ...twoFaced, ...graveyard } }, []],
  [
    'in the graveyard where it says so',
    { face: bear(disturb({ from: 'graveyard' })), put: { ...twoFaced, ...graveyard } },
    ['disturb, face 1, W'],
  ],
  [
    'not in that of another player',
    { face: bear(disturb({ from: 'graveyard' })), put: { ...twoFaced, ...graveyard, ...theirs } },
    [],
  ],
  ['not while its condition does not hold', { face: bear(disturb({ condition: never })), put: twoFaced }, ['cost']],
  [
    'by a permission',
    { face: bear(disturb()), put: { ...twoFaced, ...graveyard }, laws: [fromGraveyard] },
    ['may, cost', 'may disturb, face 1, W'],
  ],
  [
    'not by a permission from elsewhere than it says',
    {
      face: bear(disturb({ from: 'graveyard' })),
      put: { ...twoFaced, zone: 'exile' },
      laws: [mayPlay(inZone('exile'))],
    },
    ['may, cost'],
  ],
  [
    'not by one to play lands',
    {
      face: bear(disturb()),
      put: { ...twoFaced, ...graveyard },
      laws: [mayPlay(inZone('graveyard'), { types: 'lands' })],
    },
    [],
  ],
  [
    'not without paying',
    { face: bear(disturb()), put: { ...twoFaced, ...graveyard }, laws: [mayPlay(inZone('graveyard'), { free: true })] },
    ['may, free'],
  ],
  [
    'not for the cost of the permission',
    {
      face: bear(disturb()),
      put: { ...twoFaced, ...graveyard },
      laws: [mayPlay(inZone('graveyard'), { cost: mana('5') })],
    },
    ['may, 5'],
  ],
])('with its back face up: %s', (_, given, expected) => {
  expect(ways(given)).toEqual(expected);
});

const during = (condition: Condition): Ability => alternative({ tag: 'haste', cost: mana('U'), during: condition });
const rout = timing({ when: 'flash', plus: mana('2') });
test.each<[string, Scene, string[]]>([
  ['face down when a sorcery could be cast', { face: bear(morph) }, ['cost', 'morph, face down, 3']],
  ['face down at no other time', { face: bear(morph), step: INSTANT_TIME }, []],
  ['flash is not that of the face-down spell', { face: bear(morph, flash), step: INSTANT_TIME }, ['cost']],
  [
    'face down where creature spells have flash',
    { face: bear(morph), step: INSTANT_TIME, laws: [{ rule: 'mayCastAsThoughFlash', who: you, what: creature }] },
    ['cost', 'morph, face down, 3'],
  ],
  ['for another cost while that is so', { face: bear(during(always)), step: INSTANT_TIME }, ['haste, U']],
  ['not while it is not', { face: bear(during(never)), step: INSTANT_TIME }, []],
  ['not while it is not, whatever the time', { face: bear(during(never)) }, ['cost']],
  ['not against what it says itself', { face: bear(during(always), timing({ when: never })), step: INSTANT_TIME }, []],
  ['as though it had flash for more', { face: sermon(rout), step: INSTANT_TIME }, ['flash, cost+2']],
  [
    'as though it had flash, from where it lies by its own cost, for more',
    { face: sermon(rout, flashback), put: graveyard, step: INSTANT_TIME },
    ['flashback flash, R+2'],
  ],
  [
    'for more than an additional cost',
    {
      face: sermon(rout, statically({ part: 'castFrom', from: 'graveyard', plus: mana('1'), tag: 'retrace' })),
      put: graveyard,
      step: INSTANT_TIME,
    },
    ['retrace flash, cost+1+2'],
  ],
  [
    'by a permission, for more',
    { face: sermon(rout), put: graveyard, laws: [fromGraveyard], step: INSTANT_TIME },
    ['may flash, cost+2'],
  ],
  [
    'for no more by a permission that gives it flash',
    { face: sermon(rout), put: graveyard, laws: [mayPlay(inZone('graveyard'), { flash: true })], step: INSTANT_TIME },
    ['may, cost'],
  ],
  [
    'for more by its own cost, though a permission gives it flash',
    {
      face: sermon(rout, flashback),
      put: graveyard,
      laws: [mayPlay(inZone('graveyard'), { flash: true })],
      step: INSTANT_TIME,
    },
    ['may, cost', 'flashback flash, R+2'],
  ],
  ['face down for no more', { face: bear(rout, morph), step: INSTANT_TIME }, ['flash, cost+2']],
  ['for no more when a sorcery could be cast', { face: sermon(rout) }, ['cost']],
  [
    'flash only while that is so',
    { face: sermon(timing({ when: 'flash', given: always })), step: INSTANT_TIME },
    ['cost'],
  ],
  ['not while it is not so', { face: sermon(timing({ when: 'flash', given: never })), step: INSTANT_TIME }, []],
  [
    'only when a sorcery could be cast',
    { face: bolt(), step: INSTANT_TIME, laws: [{ rule: 'onlySorceryTiming', who: you }] },
    [],
  ],
])('when: %s', (_, given, expected) => {
  expect(ways(given)).toEqual(expected);
});

test('what is paid is recorded: that there was more to pay, or the cost that is paid instead', () => {
  const tags = (...abilities: Ability[]): string[] => {
    const [b, id] = scene({
      face: sermon(rout, ...abilities),
      put: abilities.length === 0 ? {} : graveyard,
      step: INSTANT_TIME,
    });
    return waysToCast(b.game, 0, id).map(({ tag }) => tag);
  };
  expect([tags(), tags(flashback)]).toEqual([['flash'], ['flashback']]);
});

const given = (where: Filter, zone: Zone): Ability =>
  statically({ part: 'change', affects: { set: 'all', where, zone }, mods: [{ mod: 'gain', abilities: [flashback] }] });
test('what an effect gives to the card is one way, though the spell would have it too', () => {
  const then = (b: Board): void => {
    for (const zone of ['graveyard', 'stack'] as const)
      b.put({ name: 'Giver', types: ['enchantment'], abilities: [given(any, zone)] });
  };
  expect(ways({ face: bolt(), put: graveyard, then })).toEqual(['flashback, R']);
});

const cantCast = (what: Filter, more: object = {}): Rule => ({ rule: 'cantCast', who: everybody, what, ...more });
const castLimit = (what: Filter, n: number, who: { who: 'you' | 'opponents' } = you): Rule => ({
  rule: 'castLimit',
  who,
  what,
  n,
});
const fireball: Partial<Face> = { name: 'Fireball', manaCost: ['X', 'R'], types: ['sorcery'] };
/** Each of those has cast so many Bolts this turn. */
const haveCast =
  (mine: number, other: number) =>
  (b: Board): void => {
    for (const [player, count] of [mine, other].entries())
      for (let i = 0; i < count; i++) {
        const object = b.put(bolt(), { zone: 'graveyard', owner: player });
        b.game.state.history.spellsCast.push({ object, player, characteristics: null as never });
      }
  };
test.each<[string, Scene, string[]]>([
  ['what is forbidden', { face: bear(), laws: [cantCast(creature)] }, []],
  ['what is not', { face: bolt(), laws: [cantCast(creature)] }, ['cost']],
  ['another player alone', { face: bear(), laws: [{ rule: 'cantCast', who: opponents, what: creature }] }, ['cost']],
  ['while that is so', { face: bear(), laws: [cantCast(creature, { when: always })] }, []],
  ['not while it is not', { face: bear(), laws: [cantCast(creature, { when: never })] }, ['cost']],
  [
    'a face-down spell is no artifact',
    { face: { ...bear(morph), types: ['artifact', 'creature'] }, laws: [cantCast({ is: 'type', type: 'artifact' })] },
    ['morph, face down, 3'],
  ],
  ['too little for every X but a greater one', { face: fireball, laws: [cantCast(manaValue('≤', 6))] }, ['cost']],
  ['too much for every X', { face: fireball, laws: [cantCast(manaValue('≥', 1))] }, []],
  ['two spells of one', { face: bolt(), laws: [castLimit(any, 1)], then: haveCast(1, 0) }, []],
  ['the second of two', { face: bolt(), laws: [castLimit(any, 2)], then: haveCast(1, 1) }, ['cost']],
  ['one of one', { face: bolt(), laws: [castLimit(any, 1)], then: haveCast(0, 2) }, ['cost']],
  [
    'a second of another kind',
    { face: bear(), laws: [castLimit({ is: 'type', type: 'instant' }, 1)], then: haveCast(2, 0) },
    ['cost'],
  ],
  [
    'a second after one of another kind',
    { face: bear(), laws: [castLimit(creature, 1)], then: haveCast(2, 0) },
    ['cost'],
  ],
  [
    'a second where another player is limited',
    { face: bolt(), laws: [castLimit(any, 1, opponents)], then: haveCast(2, 0) },
    ['cost'],
  ],
])('what is prohibited: %s', (_, given, expected) => {
  expect(ways(given)).toEqual(expected);
});

test.each<[string, Partial<Face>, readonly Rule[], boolean]>([
  ['nothing is forbidden', fireball, [], false],
  ['a greater one is', fireball, [cantCast(manaValue('≥', 3))], true],
  ['the greatest that matters', fireball, [cantCast(manaValue('=', 8))], true],
  ['none of them', fireball, [cantCast(creature)], false],
  ['there is no X', bear(), [cantCast(creature)], false],
  ['a second spell so great is', fireball, [castLimit(manaValue('≥', 3), 0)], true],
])('whether the choice of X may make a spell prohibited: %s', (_, face, laws, expected) => {
  const [b, id] = scene({ face, laws });
  expect(mayBecomeIllegal(b.game, 0, { ...PLAIN_WAY, object: id })).toBe(expected);
});

test('an X that is not chosen prohibits nothing', () => {
  const [b, id] = scene({ face: fireball, laws: [cantCast(manaValue('≥', 3))] });
  expect(mayBecomeIllegal(b.game, 0, { ...PLAIN_WAY, object: id, cost: 'free' })).toBe(false);
});

test.each(EDITIONS.filter((edition) => edition !== NEWEST))('in %s no choice of X is foreseen', (edition) => {
  expect(ways({ face: fireball, laws: [cantCast(manaValue('≤', 6))], edition })).toEqual([]);
});

const legend: Partial<Face> = { ...sermon(), supertypes: ['legendary'] };
const queen: Partial<Face> = { name: 'Queen', supertypes: ['legendary'], types: ['creature'] };
test.each<[string, Partial<Face>, Partial<Way>, ((b: Board, id: number) => void) | undefined, boolean]>([
  ['a card that says nothing', bear(), {}, undefined, true],
  ['flash says nothing against it', bear(flash), {}, undefined, true],
  ['at the time that it says', bear(timing({ when: always })), {}, undefined, true],
  ['at another time', bear(timing({ when: never })), {}, undefined, false],
  ['one of two times', bear(timing({ when: always }), timing({ when: never })), {}, undefined, false],
  ['other parts say nothing', bear(evoke), {}, undefined, true],
  ['face down whatever it says', bear(timing({ when: never })), { faceDown: 'morph' }, undefined, true],
  ['a legendary sorcery without a legend', legend, {}, undefined, false],
  ['with one', legend, {}, (b) => void b.put(queen), true],
  ['with that of another player', legend, {}, (b) => void b.put(queen, { controller: 1 }), false],
  ['with one that is phased out', legend, {}, (b) => void b.put(queen, { phasedOut: true }), false],
  ['with a legend that is no creature', legend, {}, (b) => void b.put({ ...queen, types: ['artifact'] }), false],
  ['with a legendary planeswalker', legend, {}, (b) => void b.put({ ...queen, types: ['planeswalker'] }), true],
  ['what is not there', bear(), { object: 99 }, undefined, false],
])('what the card itself says where an effect casts it: %s', (_, face, way, then, expected) => {
  const [b, id] = scene({ face });
  then?.(b, id);
  expect(objectOf(b.game, id)).not.toBeNull();
  expect(allowsItself(b.game, 0, { ...PLAIN_WAY, object: id, ...way })).toBe(expected);
});

test.each<[string, Scene, boolean]>([
  ['a creature when a sorcery could be cast', { face: bear() }, true],
  ['a creature at another time', { face: bear(), step: INSTANT_TIME }, false],
  ['an instant then', { face: bolt(), step: INSTANT_TIME }, true],
  ['what is forbidden', { face: bolt(), laws: [cantCast(any)] }, false],
  ['whatever it would cost', { face: { ...bear(), manaCost: null } }, true],
])('whether it could begin to be cast from the hand: %s', (_, given, expected) => {
  const [b, id] = scene(given);
  expect(couldBegin(b.game, 0, id)).toBe(expected);
});
