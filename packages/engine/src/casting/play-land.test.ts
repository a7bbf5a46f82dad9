/** Which lands a player may play, how many, and from where. 2006: 212.6 · 2009, 2011: 305 · 2026: 305, 712.12 */
import { expect, test } from 'vitest';
import { board, EDITIONS, testEdition, type Board } from '../continuous/board-in-tests.ts';
import type { Action } from '../decisions/decision.ts';
import { REVERSED } from '../decisions/reversal.ts';
import type { EditionName } from '../state/names.ts';
import { rulesOf } from '../continuous/derive.ts';
import { objectOf } from '../state/objects.ts';
import type { GameObject, PlayerState } from '../state/state.ts';
import type { Ability } from '../vocabulary/abilities.ts';
import type { Face } from '../vocabulary/definition.ts';
import type { Filter, ObjectSet } from '../vocabulary/nouns.ts';
import type { Rule } from '../vocabulary/rules-effects.ts';
import type { Zone } from '../vocabulary/words.ts';
import {
  canPlayLandFrom,
  isForbiddenLand,
  landActions,
  landFaces,
  landPlayLabel,
  mayPlayMoreLands,
  playLand,
  playLandFrom,
} from './play-land.ts';

type PlayLand = Extract<Action, { act: 'playLand' }>;
const you = { who: 'you' } as const;
const opponents = { who: 'opponents' } as const;
const NEWEST: EditionName = '2026-02';
const gate: Partial<Face> = { name: 'Gate', types: ['land'] };
const ox: Partial<Face> = { name: 'Ox', manaCost: ['1'] };
const law = (...rules: Rule[]): Partial<Face> => ({
  name: 'Law',
  types: ['enchantment'],
  abilities: rules.map((rule): Ability => ({ ability: 'static', parts: [{ part: 'rule', rule }] })),
});
const extra = (n: number | 'any', who: typeof you | typeof opponents = you): Rule => ({
  rule: 'extraLandPlays',
  who,
  n,
});
const within = (zone: Zone): ObjectSet => ({ set: 'all', where: { is: 'any' }, zone });
const mayPlay = (what: ObjectSet, more: Partial<Extract<Rule, { rule: 'mayPlay' }>> = {}): Rule => ({
  rule: 'mayPlay',
  who: you,
  what,
  ...more,
});

const at = (edition: EditionName): Board => board(testEdition(edition));
const me = ({ game }: Board): PlayerState => game.state.players[0] as PlayerState;
/** A player with a Gate and an Ox in hand, and what the laws say. */
function holding(edition: EditionName, ...rules: Rule[]): [Board, number] {
  const b = at(edition);
  b.put(ox, { zone: 'hand' });
  const id = b.put(gate, { zone: 'hand' });
  if (rules.length > 0) b.put(law(...rules));
  return [b, id];
}
const offers = ({ game }: Board, id: number, player = 0): number => {
  const actions = landActions(game, player) as PlayLand[];
  expect(actions.every(({ object }) => object === id)).toBe(true);
  return actions.length;
};
/** Notes land plays by what they took up: 0 the one of every turn, else the first law. */
function played(b: Board, by: readonly number[], player = 0): void {
  const keys = ['', ...rulesOf(b.game, 'extraLandPlays').map(({ key }) => key)];
  (b.game.state.players[player] as PlayerState).landsPlayed += by.length;
  for (const n of by) b.game.state.history.landPlays.push({ player, by: keys[n] as string });
}

test.each<[string, EditionName, readonly Rule[], readonly number[], number]>([
  ['one a turn', NEWEST, [], [], 1],
  ['no second one', NEWEST, [], [0], 0],
  ['one more', NEWEST, [extra(1)], [0], 1],
  ['no third one', NEWEST, [extra(1)], [0, 1], 0],
  ['whichever was taken up', NEWEST, [extra(1)], [0, 0], 0],
  ['two more', NEWEST, [extra(1), extra(1)], [0, 1], 1],
  ['any number', NEWEST, [extra('any')], [0, 1, 1, 1], 1],
  ['none more for another player’s', NEWEST, [extra(1, opponents)], [0], 0],
  ['one a turn', '2011-09', [], [], 1],
  ['no second one', '2011-09', [], [0], 0],
  ['by either of two', '2011-09', [extra(1)], [], 2],
  ['by the other of them', '2011-09', [extra(1)], [0], 1],
  ['by the one of every turn', '2011-09', [extra(1)], [1], 1],
  ['by neither any more', '2006-10', [extra(1)], [0, 1], 0],
  ['twice by the same', '2009-10', [extra(2)], [0, 1], 1],
  ['not three times', '2009-10', [extra(2)], [0, 1, 1], 0],
  ['any number of times', '2006-10', [extra('any')], [0, 1, 1], 1],
  ['by none of another player’s', '2006-10', [extra(1, opponents)], [0], 0],
])('a land is played: %s (%s)', (_, edition, rules, by, expected) => {
  const [b, id] = holding(edition, ...rules);
  played(b, by);
  expect(offers(b, id)).toBe(expected);
  expect(mayPlayMoreLands(b.game, 0)).toBe(expected > 0);
  expect(canPlayLandFrom(b.game, 0, id)).toBe(expected > 0);
});

test('what another player has played counts for nobody else', () => {
  for (const edition of EDITIONS) {
    const [b, id] = holding(edition, extra(1));
    played(b, [0, 1], 1);
    expect(offers(b, id)).toBe(edition === NEWEST ? 1 : 2);
  }
});

test('a land play is called after what allows it', () => {
  const [b] = holding('2011-09', extra(1));
  const [active] = rulesOf(b.game, 'extraLandPlays');
  expect(landPlayLabel(b.game, '')).toBe('once a turn');
  expect(landPlayLabel(b.game, active?.key ?? '')).toBe('Law');
});

test('no land is played in another turn, nor when a sorcery could not be cast', () => {
  const [b, id] = holding(NEWEST);
  b.game.state.turn.step = 'upkeep';
  expect(offers(b, id)).toBe(0);
  expect(canPlayLandFrom(b.game, 0, id)).toBe(true);
  b.game.state.turn.step = 'main1';
  b.game.state.turn.active = 1;
  expect(offers(b, id)).toBe(0);
  expect(canPlayLandFrom(b.game, 0, id)).toBe(false);
});

const named = (name: string): Filter => ({ is: 'named', name });
test.each<[string, Rule, boolean]>([
  ['any', { rule: 'cantPlayLands', who: you }, true],
  ['of that name', { rule: 'cantPlayLands', who: you, what: named('Gate') }, true],
  ['of another name', { rule: 'cantPlayLands', who: you, what: named('Ox') }, false],
  ['another player’s', { rule: 'cantPlayLands', who: opponents }, false],
])('no land is played that an effect forbids: %s', (_, rule, forbidden) => {
  const [b, id] = holding(NEWEST, rule);
  expect(isForbiddenLand(b.game, 0, id)).toBe(forbidden);
  expect(offers(b, id)).toBe(forbidden ? 0 : 1);
  expect(canPlayLandFrom(b.game, 0, id)).toBe(!forbidden);
});

type Put = NonNullable<Parameters<Board['put']>[1]>;
test.each<[string, Partial<Face>, Put, readonly number[]]>([
  ['a land', gate, { zone: 'hand' }, [0]],
  ['no other card', ox, { zone: 'hand' }, []],
  ['no ability of a land', gate, { zone: 'stack', kind: 'ability' }, []],
  ['the back', ox, { zone: 'hand', layout: 'modal-double-faced', other: gate }, [1]],
  ['either face', gate, { zone: 'hand', layout: 'modal-double-faced', other: gate }, [0, 1]],
  ['neither face', ox, { zone: 'hand', layout: 'modal-double-faced', other: ox }, []],
  ['not the back of what transforms', ox, { zone: 'hand', layout: 'double-faced', other: gate }, []],
  ['a copy of what has two faces', gate, { layout: 'modal-double-faced', other: gate, kind: 'token' }, [0]],
])('it is played as %s', (_, face, is, faces) => {
  const b = at(NEWEST);
  expect(landFaces(b.game, b.put(face, is))).toEqual(faces);
});

test('nothing that is not there is played', () => {
  expect(landFaces(at(NEWEST).game, 99)).toEqual([]);
});

test.each<[string, Rule, Put, number]>([
  ['a graveyard', mayPlay(within('graveyard')), { zone: 'graveyard' }, 1],
  ['another player’s graveyard', mayPlay(within('graveyard')), { zone: 'graveyard', owner: 1 }, 1],
  ['exile', mayPlay(within('exile')), { zone: 'exile' }, 1],
  ['the top of a library', mayPlay(within('library')), { zone: 'library' }, 1],
  ['nowhere else than there', mayPlay(within('exile')), { zone: 'graveyard' }, 0],
  ['not if spells alone are', mayPlay(within('exile'), { types: 'spells' }), { zone: 'exile' }, 0],
  ['if lands are', mayPlay(within('exile'), { types: 'lands' }), { zone: 'exile' }, 1],
  ['not if another player may', mayPlay(within('exile'), { who: opponents }), { zone: 'exile' }, 0],
])('a land is played from elsewhere: %s', (_, rule, is, expected) => {
  const b = at(NEWEST);
  const id = b.put(gate, is);
  b.put(ox, { zone: is.zone ?? 'hand' });
  b.put(law(rule));
  expect(offers(b, id)).toBe(expected);
});

test('a permission that is for one card a turn is used up', () => {
  const perTurn = at(NEWEST);
  const id = perTurn.put(gate, { zone: 'graveyard' });
  perTurn.put(law(mayPlay(within('graveyard'), { perTurn: true }), extra(5)));
  expect(offers(perTurn, id)).toBe(1);
  const [action] = landActions(perTurn.game, 0) as [PlayLand];
  playLand(perTurn.game, 0, action);
  expect(perTurn.game.state.battlefield).toHaveLength(2);
  const other = perTurn.put(gate, { zone: 'graveyard' });
  expect(offers(perTurn, other)).toBe(0);
});

test('a land that is played is on the battlefield, and the play is noted', () => {
  const [b, id] = holding('2011-09', extra(1));
  const [first, second] = landActions(b.game, 0) as [PlayLand, PlayLand];
  playLand(b.game, 0, second);
  const land = objectOf(b.game, b.game.state.battlefield.at(-1) ?? 0) as GameObject;
  expect(land).toMatchObject({ zone: 'battlefield', controller: 0 });
  expect(me(b)).toMatchObject({ landsPlayed: 1 });
  expect(b.game.state.history.landPlays).toEqual([{ player: 0, by: second.by }]);
  expect(first.by).toBe('');
  expect(objectOf(b.game, id)).toBeNull();
});

test.each<[string, Partial<PlayLand>]>([
  ['of another card', { object: 99 }],
  ['of another face', { face: 1 }],
  ['by another permission', { permission: 0 }],
  ['by what does not allow it', { by: 'nothing' }],
])('no action is taken that is not open: one %s', (_, more) => {
  const [b] = holding(NEWEST);
  const [action] = landActions(b.game, 0) as [PlayLand];
  let signal: unknown = null;
  try {
    playLand(b.game, 0, { ...action, ...more });
  } catch (thrown) {
    signal = thrown;
  }
  expect(signal).toBe(REVERSED);
});

test('a back face that is a land is played with that face up', () => {
  const b = at(NEWEST);
  b.put(ox, { zone: 'hand', layout: 'modal-double-faced', other: gate });
  const [action] = landActions(b.game, 0) as [PlayLand];
  playLand(b.game, 0, action);
  expect(objectOf(b.game, b.game.state.battlefield[0] ?? 0)?.face).toBe(1);
});

test('each face is looked at as what would be up, where lands are forbidden', () => {
  const b = at(NEWEST);
  const id = b.put({ ...gate, name: 'Front' }, { zone: 'hand', layout: 'modal-double-faced', other: gate });
  b.put(law({ rule: 'cantPlayLands', who: you, what: named('Front') }));
  expect((landActions(b.game, 0) as PlayLand[]).map(({ object, face }) => [object, face])).toEqual([[id, 1]]);
});

test('a land is played while something resolves in one’s own turn alone', () => {
  const [b, id] = holding(NEWEST);
  b.game.agents[0] = () => [0];
  const land = playLandFrom(b.game, 0, id);
  expect(objectOf(b.game, land)).toMatchObject({ zone: 'battlefield' });
  const second = b.put(gate, { zone: 'hand' });
  expect(playLandFrom(b.game, 0, second)).toBe(0);
  const [other, card] = holding(NEWEST);
  other.game.state.turn.active = 1;
  expect(playLandFrom(other.game, 0, card)).toBe(0);
  const ogre = at(NEWEST);
  expect(playLandFrom(ogre.game, 0, ogre.put(ox, { zone: 'hand' }))).toBe(0);
});
