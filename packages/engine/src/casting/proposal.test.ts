/**
 * What a spell or ability that is proposed costs as things stand, and whether it can be completed.
 * 2006: 409.1 · 2009, 2011: 601.2, 602.2 · 2026: 118.7d, 601.2, 602.2
 */
import { expect, test } from 'vitest';
import { board, EDITIONS, testEdition, type Board } from '../continuous/board-in-tests.ts';
import type { EditionName } from '../state/names.ts';
import { objectOf } from '../state/objects.ts';
import type { GameObject, ManaUnit, PlayerState } from '../state/state.ts';
import { discardOne } from '../abilities/keywords/terms.ts';
import type { Ability, ActivatedAbility, Body } from '../vocabulary/abilities.ts';
import type { Cost } from '../vocabulary/costs.ts';
import type { Face } from '../vocabulary/definition.ts';
import type { Filter } from '../vocabulary/nouns.ts';
import type { ContinuousPart } from '../vocabulary/rules-effects.ts';
import { supplyFor } from './mana/payability.ts';
import {
  completable,
  contextFor,
  costOfProposal,
  costsOf,
  fromX,
  hasOpenPrices,
  hasTargets,
  leastX,
  mayBeForgone,
  mostSaved,
  proposeAbility,
  proposeSpell,
  type Proposal,
  purposeOf,
  targetingOf,
} from './proposal.ts';
import { PLAIN_WAY, type Way } from './ways-to-cast.ts';

type Additional = Extract<ContinuousPart, { part: 'additionalCost' }>;
const NEWEST: EditionName = '2026-02';
const you = { who: 'you' } as const;
const creature: Filter = { is: 'type', type: 'creature' };
const mana = (...symbols: string[]): Cost => ({ mana: symbols });
const statically = (...parts: ContinuousPart[]): Ability => ({ ability: 'static', parts });
const also = (cost: Cost, more: Partial<Additional> = {}): Ability =>
  statically({ part: 'additionalCost', cost, ...more });
const spell = (body: Body): Ability => ({ ability: 'spell', body });
const draws: Body = { effect: [{ do: 'draw', who: you, count: 1 }] };
const bolt = (...abilities: Ability[]): Partial<Face> => ({
  name: 'Bolt',
  types: ['instant'],
  manaCost: ['R'],
  abilities,
});

const unit = (type: string): ManaUnit => ({
  type: type as ManaUnit['type'],
  source: 0,
  snow: false,
  by: null,
  keep: false,
});
type Put = NonNullable<Parameters<Board['put']>[1]>;
interface Scene {
  face: Partial<Face>;
  pool?: string;
  way?: Partial<Way>;
  edition?: EditionName;
  then?: (b: Board) => void;
}
function scene({ face, pool = '', way = {}, edition = NEWEST, then }: Scene): [Board, Proposal] {
  const b = board(testEdition(edition));
  const object = b.put(face, { zone: 'hand' });
  (b.game.state.players[0] as PlayerState).mana = Array.from(pool, unit);
  then?.(b);
  b.game.derived = null;
  return [b, proposeSpell(b.game, 0, { ...PLAIN_WAY, object, ...way })];
}
/** Costs as words: the symbols of each, "free" for none, what is done otherwise. */
const said = (costs: readonly Cost[]): string[] =>
  costs.map(
    ({ mana: symbols, actions }) => symbols?.join('') ?? actions?.map((action) => action.do).join('+') ?? 'free',
  );
const answer = ([{ game }, proposal]: [Board, Proposal]): string =>
  completable(game, proposal, () => supplyFor(game, 0, purposeOf(proposal)));

const kicker = also(mana('2'), { tag: 'kicker', optional: true });
const escalate = also(mana('1'), { perMode: true });
const either = also({}, { choices: [mana('3'), mana('U')] });
const modal = (...costs: (Cost | undefined)[]): Ability =>
  spell({
    effect: [],
    modes: {
      count: { min: 1, max: 2 },
      options: costs.map((cost) => ({ effect: draws.effect, ...(cost === undefined ? {} : { cost }) })),
    },
  });

test.each<[string, Partial<Face>, Partial<Proposal>, Partial<Way>, string[]]>([
  ['its mana cost', bolt(), {}, {}, ['R']],
  ['nothing, without one', { ...bolt(), manaCost: null }, {}, {}, ['']],
  ['nothing, for free', bolt(), {}, { cost: 'free' }, ['free']],
  ['another cost', bolt(), {}, { cost: mana('U') }, ['U']],
  ['what is added to it', bolt(also(mana('1'))), {}, {}, ['R', '1']],
  ['what its way adds', bolt(), {}, { plus: [mana('W')] }, ['R', 'W']],
  ['nothing optional that is not announced', bolt(kicker), {}, {}, ['R']],
  ['what is announced once', bolt(kicker), { paid: { kicker: 1 } }, {}, ['R', '2']],
  ['as often as announced', bolt(kicker), { paid: { kicker: 2 } }, {}, ['R', '2', '2']],
  ['nothing for another announcement', bolt(kicker), { paid: { buyback: 2 } }, {}, ['R']],
  ['nothing for one mode', bolt(escalate), { modes: 1 }, {}, ['R']],
  ['for each mode beyond the first', bolt(escalate), { modes: 3 }, {}, ['R', '1', '1']],
  ['one of two, open', bolt(either), {}, {}, ['R', 'free']],
  ['one of two, chosen', bolt(either), { picked: { 0: 1 } }, {}, ['R', 'free', 'U']],
  ['the modes that are chosen', bolt(modal(mana('1'), mana('2'))), { priced: [0, 1] }, {}, ['R', '1', '2']],
  ['nothing for a mode without', bolt(modal(mana('1'), undefined)), { priced: [1] }, {}, ['R', 'free']],
  [
    'what is sacrificed',
    bolt(),
    { offered: 7 },
    { offering: { what: creature, less: 'manaCost' } },
    ['R', 'sacrifice'],
  ],
  ['what is tapped', bolt(), { offered: 7 }, { offering: { what: creature, less: 'power' } }, ['R', 'tap']],
  ['what was chosen before it went', bolt(), { offered: 7 }, {}, ['R', 'sacrifice']],
  ['not what its face says, face down', bolt(also(mana('1'))), {}, { faceDown: 'morph', cost: mana('3') }, ['3']],
])('a spell costs %s', (_, face, more, way, expected) => {
  const [, proposal] = scene({ face, way });
  expect(said(costsOf({ ...proposal, ...more }))).toEqual(expected);
});

test('what an alternative is called is paid, what is plain is not', () => {
  expect(scene({ face: bolt() })[1].paid).toEqual({});
  expect(scene({ face: bolt(), way: { tag: 'flashback' } })[1].paid).toEqual({ flashback: 1 });
});

test.each<[string, Partial<Face>, Partial<Way>, boolean]>([
  ['in none of its costs', bolt(kicker), {}, false],
  ['in its mana cost', { ...bolt(), manaCost: ['X', 'R'] }, {}, true],
  ['not if that is not paid', { ...bolt(), manaCost: ['X', 'R'] }, { cost: 'free' }, false],
  ['in what is added', bolt(also(mana('X'))), {}, true],
  ['in what may be', bolt(also(mana('X'), { optional: true, tag: 'kicker' })), {}, true],
])('X is announced where it is in what is paid: %s', (_, face, way, expected) => {
  expect(scene({ face, way })[1].hasX).toBe(expected);
});

test('mana is spent as the way says, else as its permission does', () => {
  const [{ game }, plain] = scene({ face: bolt() });
  expect(purposeOf(plain)).toEqual({ kind: 'cast', object: plain.object });
  expect(game.state.stack).toEqual([]);
  const [, other] = scene({ face: bolt(), way: { spending: 'anyColor' } });
  expect(purposeOf(other)).toEqual({ kind: 'cast', object: other.object, spending: 'anyColor' });
});

test.each<[string, Scene, string]>([
  ['with its mana cost', { face: bolt(), pool: 'R' }, 'yes'],
  ['not with less', { face: bolt() }, 'no'],
  ['with what is added', { face: bolt(also(mana('1'))), pool: 'RR' }, 'yes'],
  ['not without it', { face: bolt(also(mana('1'))), pool: 'R' }, 'no'],
  ['without what is optional', { face: bolt(kicker), pool: 'R' }, 'yes'],
  ['with one of two costs', { face: bolt(either), pool: 'RU' }, 'yes'],
  ['with the other of them', { face: bolt(either), pool: 'RRRR' }, 'yes'],
  ['with neither', { face: bolt(either), pool: 'RRR' }, 'no'],
  [
    'with the choice that is optional left out',
    { face: bolt(also({}, { choices: [mana('3')], optional: true, tag: 'more' })), pool: 'R' },
    'yes',
  ],
  ['with the cheapest of its modes', { face: bolt(modal(mana('3'), mana('1'))), pool: 'RR' }, 'yes'],
  ['with none of them', { face: bolt(modal(mana('3'), mana('2'))), pool: 'RR' }, 'no'],
  ['with X at least 0', { face: { ...bolt(), manaCost: ['X', 'R'] }, pool: 'R' }, 'yes'],
  ['not with X at least 1', { face: bolt(), way: { cost: { mana: ['X', 'R'], leastX: 1 } }, pool: 'R' }, 'no'],
  ['with it', { face: bolt(), way: { cost: { mana: ['X', 'R'], leastX: 1 } }, pool: 'RR' }, 'yes'],
])('a spell is completed %s', (_, given, expected) => {
  expect(answer(scene(given))).toBe(expected);
});

const seeks = (op: '=' | '<'): Ability =>
  spell({
    targets: [
      {
        name: 't',
        count: { min: 1, max: 1 },
        objects: { where: { is: 'and', of: [creature, { is: 'stat', stat: 'manaValue', op, than: { q: 'x' } }] } },
      },
    ],
    effect: [{ do: 'destroy', what: { set: 'ref', name: 't' } }],
  });
const ogre = (b: Board): void => void b.put({ name: 'Ogre', manaCost: ['2'] });
const seeking = (pool: string, then?: (b: Board) => void, op: '=' | '<' = '='): Scene => ({
  face: { ...bolt(seeks(op)), manaCost: ['X', 'R'] },
  pool,
  ...(then === undefined ? {} : { then }),
});
test.each<[string, Scene, string]>([
  ['X is paid that its target asks for', seeking('RRR', ogre), 'yes'],
  ['less than that is not enough', seeking('RR', ogre), 'no'],
  ['more than that is no matter', seeking('RRRR', ogre), 'yes'],
  ['there is no target', seeking('RRRR'), 'no'],
  ['X is paid that is greater than its target', seeking('RRRR', ogre, '<'), 'yes'],
  ['an X that only reaches it is not enough', seeking('RRR', ogre, '<'), 'no'],
])('%s', (_, given, expected) => {
  expect(answer(scene(given))).toBe(expected);
});

test('an X that is announced is not sought again', () => {
  const [b, proposal] = scene(seeking('RRR', ogre));
  const supply = () => supplyFor(b.game, 0, purposeOf(proposal));
  expect(completable(b.game, { ...proposal, x: 1 }, supply)).toBe('no');
  expect(completable(b.game, { ...proposal, x: 2 }, supply)).toBe('yes');
  expect(completable(b.game, { ...proposal, x: 3 }, supply)).toBe('no');
  expect(leastX(proposal).x).toBe(0);
  expect(leastX({ ...proposal, x: 2 }).x).toBe(2);
  expect(leastX({ ...proposal, hasX: false }).x).toBeNull();
  expect(fromX(scene({ face: bolt(), way: { cost: { mana: ['X'], leastX: 2 } } })[1])).toBe(2);
});

test.each<[string, Partial<Face>, Partial<Proposal>, boolean]>([
  ['until they are chosen', bolt(modal(mana('1'))), {}, true],
  ['not once they are', bolt(modal(mana('1'))), { priced: [0] }, false],
  ['not where no mode has one', bolt(modal(undefined)), {}, false],
  ['not of an ability', bolt(modal(mana('1'))), { of: 'activate' }, false],
  ['not of what has no text', bolt(modal(mana('1'))), { texts: [] }, false],
])('costs of modes are open %s', (_, face, more, open) => {
  expect(hasOpenPrices({ ...scene({ face })[1], ...more })).toBe(open);
});

const destroys = (where: Filter): Ability =>
  spell({
    targets: [{ name: 't', count: { min: 1, max: 1 }, objects: { where } }],
    effect: [{ do: 'destroy', what: { set: 'ref', name: 't' } }],
  });
test.each<[string, Ability[], boolean]>([
  ['without choices', [spell(draws)], true],
  ['with its target', [destroys(creature)], true],
  ['without its target', [destroys({ is: 'type', type: 'land' })], false],
  ['with one of two texts without', [destroys(creature), destroys({ is: 'type', type: 'land' })], false],
  ['with a text that wants none after one', [destroys(creature), spell(draws)], true],
])('a spell has its targets: %s', (_, abilities, expected) => {
  const [{ game }, proposal] = scene({ face: bolt(...abilities), then: ogre });
  expect(hasTargets(game, proposal)).toBe(expected);
});

const islands: Filter = { is: 'type', type: 'land' };
test.each<[string, Partial<Face>, Put, Partial<Way>, boolean]>([
  ['the first half of two', bolt(destroys(islands)), { layout: 'split', other: bolt(spell(draws)) }, {}, false],
  ['the second', bolt(destroys(islands)), { layout: 'split', other: bolt(spell(draws)) }, { face: 1 }, true],
  ['the first, whatever the second wants', bolt(), { layout: 'split', other: bolt(destroys(islands)) }, {}, true],
  ['the back', bolt(), { layout: 'modal-double-faced', other: bolt(destroys(islands)) }, { face: 1 }, false],
  ['the front', bolt(), { layout: 'modal-double-faced', other: bolt(destroys(islands)) }, {}, true],
  ['what is face down', bolt(destroys(islands)), {}, { faceDown: 'morph', cost: mana('3') }, true],
  ['what is face up', bolt(destroys(islands)), {}, {}, false],
])('the text that is followed is that of %s', (_, face, put, way, expected) => {
  const b = board(testEdition(NEWEST));
  const object = b.put(face, { zone: 'hand', ...put });
  expect(hasTargets(b.game, proposeSpell(b.game, 0, { ...PLAIN_WAY, object, ...way }))).toBe(expected);
});

const discards = also({ actions: [discardOne({ is: 'any' })] });
test('a spell is not discarded for itself', () => {
  const other = (b: Board): void => void b.put(bolt(), { zone: 'hand' });
  expect(answer(scene({ face: bolt(discards), pool: 'R' }))).toBe('no');
  expect(answer(scene({ face: bolt(discards), pool: 'R', then: other }))).toBe('yes');
});

test('an ability is there as its targets are looked for, a spell is not', () => {
  const { cost, ...more } = { cost: {}, body: (destroys(creature) as Extract<Ability, { ability: 'spell' }>).body };
  const ability: ActivatedAbility = { ability: 'activated', cost, ...more };
  const b = board(testEdition(NEWEST));
  const id = b.put({ abilities: [ability] });
  const { def } = objectOf(b.game, id) as GameObject;
  const proposal = proposeAbility(0, id, { def, path: 'faces/0/abilities/0' }, ability);
  expect(hasTargets(b.game, proposal)).toBe(true);
  expect(targetingOf(proposal)).toEqual({ on: 0, source: id, proposed: false });
  const [, cast] = scene({ face: bolt() });
  expect(targetingOf(cast)).toEqual({ on: 0, source: cast.object, proposed: true });
  expect(targetingOf({ ...cast, on: 5 })).toEqual({ on: 5, source: cast.object, proposed: false });
});

const offering = (less: 'manaCost' | 'manaValue' | 'power'): Partial<Way> => ({
  offering: { what: creature, less },
  cost: mana('4', 'R'),
});
const named =
  (name: string, power: number, more: object = {}) =>
  (b: Board): void =>
    void b.put({ name, manaCost: ['1', 'R'], power, toughness: 1 }, more);
test.each<[string, Scene, string]>([
  ['with its mana cost less', { face: bolt(), way: offering('manaCost'), pool: 'RRR', then: named('Imp', 1) }, 'yes'],
  ['not with less than the rest', { face: bolt(), way: offering('manaCost'), pool: 'RR', then: named('Imp', 1) }, 'no'],
  ['with its mana value less', { face: bolt(), way: offering('manaValue'), pool: 'RRR', then: named('Imp', 1) }, 'yes'],
  ['not without anything to offer', { face: bolt(), way: offering('manaValue'), pool: 'RRRRR' }, 'no'],
  [
    'not with what another player controls',
    { face: bolt(), way: offering('manaValue'), pool: 'RRRRR', then: named('Imp', 1, { controller: 1 }) },
    'no',
  ],
  [
    'not with what is phased out',
    { face: bolt(), way: offering('manaValue'), pool: 'RRRRR', then: named('Imp', 1, { phasedOut: true }) },
    'no',
  ],
  [
    'with what is tapped for its power',
    { face: bolt(), way: offering('power'), pool: 'RRR', then: named('Imp', 2) },
    'yes',
  ],
  ['not with too little power', { face: bolt(), way: offering('power'), pool: 'RRR', then: named('Imp', 1) }, 'no'],
  [
    'not with what is tapped already',
    { face: bolt(), way: offering('power'), pool: 'RRR', then: named('Imp', 2, { tapped: true }) },
    'no',
  ],
  ['with nothing tapped, for all of it', { face: bolt(), way: offering('power'), pool: 'RRRRR' }, 'yes'],
  [
    'with nothing more to pay for less than no power',
    { face: bolt(), way: offering('power'), pool: 'RRRRR', then: named('Imp', -3) },
    'yes',
  ],
])('something is offered for a spell: %s', (_, given, expected) => {
  expect(answer(scene(given))).toBe(expected);
});

test.each<[EditionName, string]>([
  ['2006-10', 'no'],
  ['2011-09', 'no'],
  [NEWEST, 'yes'],
])('what is offered makes mana first only where it goes as costs are paid (%s)', (edition, expected) => {
  const tap = { do: 'tap', what: { set: 'self' } } as const;
  const taps: ActivatedAbility = {
    ability: 'activated',
    cost: { actions: [tap] },
    body: { effect: [{ do: 'addMana', who: you, mana: { types: ['R'] } }] },
  };
  const then = (b: Board): void =>
    void b.put({ name: 'Imp', manaCost: ['1', 'R'], abilities: [taps] }, { controlledSince: -1 });
  expect(answer(scene({ face: bolt(), way: offering('manaValue'), pool: 'RR', edition, then }))).toBe(expected);
});

const saving = also({ less: 2 } as Cost, { tag: 'assist', optional: true, repeat: true });
test('what may be paid so that the rest costs less is paid as often as that helps', () => {
  const dear = { ...bolt(saving), manaCost: ['5', 'R'] };
  const [{ game }, proposal] = scene({ face: dear });
  const part = proposal.additional[0] as Additional;
  expect(mostSaved(game, proposal, part)).toBe(3);
  expect(mostSaved(game, scene({ face: { ...dear, manaCost: ['4', 'R'] } })[1], part)).toBe(2);
  expect(mostSaved(game, proposal, { ...part, cost: { less: 0 } })).toBe(0);
  expect(mostSaved(game, proposal, { ...part, cost: {} })).toBe(0);
  expect(answer(scene({ face: dear, pool: 'R' }))).toBe('yes');
  expect(answer(scene({ face: dear, pool: 'W' }))).toBe('no');
  const [b, other] = scene({ face: dear, pool: 'R' });
  const never = completable(b.game, { ...other, paid: { assist: 0 } }, () => supplyFor(b.game, 0, purposeOf(other)));
  expect(never).toBe('no');
});

test('what is less for targets that are open makes it unknown whether it can be completed', () => {
  const cheaper = (b: Board): void =>
    void b.put({
      name: 'Law',
      types: ['enchantment'],
      abilities: [
        statically({
          part: 'cost',
          change: { of: 'cast', what: { is: 'targets', what: { set: 'all', where: creature } }, reduce: 1 },
        }),
      ],
    });
  const then = (b: Board): void => {
    ogre(b);
    cheaper(b);
  };
  const face = { ...bolt(destroys(creature)), manaCost: ['1', 'R'] };
  expect(answer(scene({ face, pool: 'R', then }))).toBe('unknown');
  expect(answer(scene({ face, pool: 'W', then }))).toBe('no');
});

test('what may be taken off its cost and need not be is as much as an effect says', () => {
  const upTo = (b: Board): void =>
    void b.put({
      types: ['enchantment'],
      abilities: [statically({ part: 'cost', change: { of: 'cast', what: { is: 'any' }, reduce: 2, upTo: true } })],
    });
  const [b, proposal] = scene({ face: { ...bolt(), manaCost: ['3', 'R'] }, then: upTo });
  expect(mayBeForgone(b.game, proposal)).toBe(2);
  expect(mayBeForgone(scene({ face: bolt() })[0].game, scene({ face: bolt() })[1])).toBe(0);
});

test.each(EDITIONS)('an ability costs what it says and nothing that spells do (%s)', (edition) => {
  const ability: ActivatedAbility = { ability: 'activated', cost: mana('X', 'G'), body: draws };
  const b = board(testEdition(edition));
  const id = b.put({ abilities: [ability, { ...ability, cost: mana('G') }] });
  const ref = { def: '', path: 'faces/0/abilities/0' };
  const proposal = proposeAbility(0, id, ref, ability);
  expect(said(costsOf(proposal))).toEqual(['XG']);
  expect(proposal.hasX).toBe(true);
  expect(proposeAbility(0, id, ref, { ...ability, cost: mana('G') }).hasX).toBe(false);
  expect(purposeOf(proposal)).toEqual({ kind: 'activate', object: id });
});

test('the words of a cost are read with what is offered and with the spell that is proposed', () => {
  const [, plain] = scene({ face: bolt(spell(draws)) });
  expect(Object.keys(contextFor(plain).env)).toEqual([]);
  expect(contextFor({ ...plain, offered: 7 }).env).toEqual({ offered: { objects: [7] } });
  const done: Cost = { actions: [{ do: 'payLife', who: you, amount: 1 }] };
  expect(contextFor({ ...plain, base: done }).env).toEqual({ 'proposed.spell': { objects: [plain.object] } });
  expect(contextFor({ ...plain, base: done, of: 'activate' }).env).toEqual({});
});

test('what stands in for mana is taken off the cost and used', () => {
  const convoke = statically({
    part: 'payWith',
    how: 'tap',
    from: { set: 'all', where: creature },
    tag: 'convoke',
    colors: true,
  });
  const face = { ...bolt(convoke), manaCost: ['1', 'R'] };
  expect(answer(scene({ face, pool: 'R', then: ogre }))).toBe('yes');
  expect(answer(scene({ face, pool: 'W', then: ogre }))).toBe('no');
  expect(answer(scene({ face, pool: 'R' }))).toBe('no');
  const [b, proposal] = scene({ face, then: ogre });
  const standIn = { object: 7, how: 'tap', tag: 'convoke' } as Proposal['standing'][number]['standIn'];
  const standing = { ...proposal, standing: [{ standIn, kind: '1' as const }] };
  expect(said(costsOf(standing))).toEqual(['1R', 'tap']);
  expect(contextFor(standing).env).toEqual({ convoke: { objects: [7] } });
  expect(costOfProposal(b.game, proposal).ways).toMatchObject([{ generic: 1 }]);
  expect(costOfProposal(b.game, standing).ways).toMatchObject([{ generic: 0 }]);
});
