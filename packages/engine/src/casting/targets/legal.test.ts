/** What may be a target, and which of the targets chosen are legal. 2006: 409.1, 413.2a, 415 · 2009: 113, 608.2b · 2011: 114, 608.2b · 2026: 115, 608.2b */
import { expect, test } from 'vitest';
import { aimed, board, creatures, testEdition, yours, type Board } from '../../continuous/board-in-tests.ts';
import { context, type Context } from '../../meaning/context.ts';
import { objectOf } from '../../state/objects.ts';
import { blankStackInfo } from '../../state/stack.ts';
import type { ChosenTargets, GameObject } from '../../state/state.ts';
import type { TargetSpec } from '../../vocabulary/abilities.ts';
import type { Filter, ObjectSet } from '../../vocabulary/nouns.ts';
import type { Rule } from '../../vocabulary/rules-effects.ts';
import { instant, table } from '../table-in-tests.ts';
import {
  candidatesFor,
  hasCandidates,
  isAmong,
  keptFromTargeting,
  legalTargetsNow,
  stillLegal,
  type Targeting,
} from './legal.ts';

const you = { who: 'you' } as const;
const opponents = { who: 'opponents' } as const;
const everybody = { who: 'all' } as const;
const any: Filter = { is: 'any' };
const one = { min: 1, max: 1 } as const;
const all = (where: Filter, more: object = {}): ObjectSet => ({ set: 'all', where, ...more }) as ObjectSet;

type Named = Record<'bear' | 'hidden' | 'giant' | 'mine' | 'theirs' | 'buried' | 'lost' | 'spell' | 'held', number>;
interface Scene extends Board, Named {
  ctx: Context;
  by: Targeting;
}

/** Player 0 has a Bear, a creature that is phased out, cards in exile and in the graveyard, a spell and a card in hand; player 1 the rest. */
function scene(...laws: Rule[]): Scene {
  const b = board(testEdition('2026-02'));
  const bolt = { name: 'Bolt', types: ['instant'] } as const;
  const ids: Named = {
    bear: b.put({ name: 'Bear' }),
    hidden: b.put({ name: 'Hidden' }, { phasedOut: true }),
    giant: b.put({ name: 'Giant' }, { controller: 1 }),
    mine: b.put({ name: 'Mine' }, { zone: 'exile' }),
    theirs: b.put({ name: 'Theirs' }, { zone: 'exile', owner: 1 }),
    buried: b.put({ name: 'Buried' }, { zone: 'graveyard' }),
    lost: b.put({ name: 'Lost' }, { zone: 'graveyard', owner: 1 }),
    spell: b.put(bolt, { zone: 'stack', stack: blankStackInfo('spell', null, 0, {}) }),
    held: b.put(bolt, { zone: 'hand' }),
  };
  for (const rule of laws)
    b.put(
      {
        name: 'Law',
        types: ['enchantment'],
        abilities: [{ ability: 'static', parts: [{ part: 'rule', rule }] }],
      },
      { controller: 1 },
    );
  const { spell } = ids;
  return { ...b, ...ids, ctx: context(0, spell, {}, null, null), by: { on: spell, source: spell } };
}
const names = ({ game }: Board, ids: readonly number[]): string[] =>
  ids.map((id) => game.definitions.get((objectOf(game, id) as GameObject).def)?.name ?? '');
const spec = (objects: TargetSpec['objects'], more: Partial<TargetSpec> = {}): TargetSpec => ({
  name: 't',
  count: one,
  ...(objects === undefined ? {} : { objects }),
  ...more,
});

const bearHidden: Rule = { rule: 'cantBeTargeted', what: all({ is: 'named', name: 'Bear' }) };
test.each<[string, TargetSpec, Rule[], string[], number[]]>([
  ['creatures, but none that is phased out', spec({ where: creatures }), [], ['Bear', 'Giant'], []],
  ['of one player', spec({ where: yours }), [], ['Bear'], []],
  ['cards in exile', spec({ where: any, zone: 'exile' }), [], ['Mine', 'Theirs'], []],
  ['such cards of an opponent', spec({ where: any, zone: 'exile', of: opponents }), [], ['Theirs'], []],
  ['cards in graveyards', spec({ where: any, zone: 'graveyard' }), [], ['Buried', 'Lost'], []],
  ['such cards of one player', spec({ where: any, zone: 'graveyard', of: you }), [], ['Buried'], []],
  [
    'in either of two zones',
    spec({ where: creatures, zone: ['battlefield', 'exile'] }),
    [],
    ['Bear', 'Giant', 'Mine', 'Theirs'],
    [],
  ],
  ['spells, but not itself', spec({ where: any, zone: 'stack' }), [], [], []],
  ['players', spec(undefined, { players: everybody }), [], [], [0, 1]],
  ['a creature or an opponent', spec({ where: yours }, { players: opponents }), [], ['Bear'], [1]],
  ['what can’t be a target is none', spec({ where: creatures }), [bearHidden], ['Giant'], []],
  ['of an opponent alone', spec({ where: creatures }), [{ ...bearHidden, of: opponents }], ['Giant'], []],
  [
    'of its controller, who does not aim',
    spec({ where: creatures }),
    [{ ...bearHidden, of: you }],
    ['Bear', 'Giant'],
    [],
  ],
  ['of such a source', spec({ where: creatures }), [{ ...bearHidden, by: { is: 'spell' } }], ['Giant'], []],
  ['of another source', spec({ where: creatures }), [{ ...bearHidden, by: creatures }], ['Bear', 'Giant'], []],
  [
    'a player who can’t be',
    spec(undefined, { players: everybody }),
    [{ rule: 'playerCantBeTargeted', who: you }],
    [],
    [0],
  ],
  [
    'a player who can’t be by opponents',
    spec(undefined, { players: everybody }),
    [{ rule: 'playerCantBeTargeted', who: you, of: opponents }],
    [],
    [0],
  ],
  [
    'a player who can’t be by others than that',
    spec(undefined, { players: everybody }),
    [{ rule: 'playerCantBeTargeted', who: everybody, by: creatures }],
    [],
    [0, 1],
  ],
])('candidates: %s', (_, asked, laws, objects, players) => {
  const b = scene(...laws);
  const found = candidatesFor(b.game, b.ctx, asked, b.by);
  expect([names(b, found.objects), found.players]).toEqual([objects, players]);
  const count = objects.length + players.length;
  const enough = [0, count, count + 1].map((atLeast) => hasCandidates(b.game, b.ctx, asked, b.by, atLeast));
  expect(enough).toEqual([true, true, false]);
});

test.each<[string, boolean | undefined, string[]]>([
  ['is looked at as the spell that it would be', true, ['Giant']],
  ['is no spell yet', undefined, ['Bear', 'Giant']],
])('a card in hand that is proposed %s', (_, proposed, expected) => {
  const b = scene({ ...bearHidden, by: { is: 'spell' } });
  const by: Targeting = { on: 0, source: b.held, ...(proposed === undefined ? {} : { proposed }) };
  expect(names(b, candidatesFor(b.game, b.ctx, spec({ where: creatures }), by).objects)).toEqual(expected);
});

test.each<[string, Filter, Rule[], boolean]>([
  ['something keeps one that would fit', creatures, [bearHidden], true],
  ['nothing keeps any', creatures, [], false],
  ['what it keeps does not fit', { is: 'named', name: 'Giant' }, [bearHidden], false],
])('why there is no target: %s', (_, where, laws, expected) => {
  const b = scene(...laws);
  expect(keptFromTargeting(b.game, b.ctx, spec({ where }), b.by)?.rule ?? null).toEqual(expected ? bearHidden : null);
});

test.each<[string, ObjectSet, keyof Named, boolean]>([
  ['a permanent that matches', all(creatures), 'bear', true],
  ['one that does not', all({ is: 'type', type: 'land' }), 'bear', false],
  ['a card elsewhere', all(creatures), 'buried', false],
  ['in the zone that is meant', all(creatures, { zone: 'graveyard' }), 'buried', true],
  ['not in the zone that is meant', all(creatures, { zone: 'graveyard' }), 'bear', false],
  ['of the player who is meant', all(creatures, { zone: 'graveyard', of: opponents }), 'lost', true],
  ['of another', all(creatures, { zone: 'graveyard', of: opponents }), 'buried', false],
  ['itself', { set: 'self' }, 'spell', true],
  ['not itself', { set: 'self' }, 'bear', false],
])('among a set: %s', (_, set, name, expected) => {
  const b = scene();
  expect(isAmong(b.game, b.ctx, set, b[name])).toBe(expected);
});

const chosen = (objects: number[], players: number[] = [], more: Partial<ChosenTargets> = {}): ChosenTargets =>
  aimed(objects, { players, ...more });
test.each<[string, TargetSpec, Rule[], (b: Scene) => ChosenTargets, string[], number[], number[] | null]>([
  ['those that fit', spec({ where: yours }), [], (b) => chosen([b.bear, b.giant]), ['Bear'], [], null],
  ['none that is gone', spec({ where: creatures }), [], () => chosen([99]), [], [], null],
  ['none that is phased out', spec({ where: creatures }), [], (b) => chosen([b.hidden, b.bear]), ['Bear'], [], null],
  ['none elsewhere', spec({ where: creatures }), [], (b) => chosen([b.buried]), [], [], null],
  [
    'a card in that zone',
    spec({ where: any, zone: 'graveyard' }),
    [],
    (b) => chosen([b.buried, b.bear]),
    ['Buried'],
    [],
    null,
  ],
  [
    'in one of two zones',
    spec({ where: any, zone: ['graveyard', 'battlefield'] }),
    [],
    (b) => chosen([b.buried, b.bear, b.mine]),
    ['Buried', 'Bear'],
    [],
    null,
  ],
  [
    'of that player',
    spec({ where: any, zone: 'graveyard', of: you }),
    [],
    (b) => chosen([b.buried, b.lost]),
    ['Buried'],
    [],
    null,
  ],
  ['none where none may be', spec(undefined, { players: everybody }), [], (b) => chosen([b.bear], [1]), [], [1], null],
  ['no player where none may be', spec({ where: creatures }), [], (b) => chosen([b.bear], [1]), ['Bear'], [], null],
  ['such a player', spec(undefined, { players: opponents }), [], () => chosen([], [0, 1]), [], [1], null],
  [
    'no player who can’t be',
    spec(undefined, { players: everybody }),
    [{ rule: 'playerCantBeTargeted', who: you }],
    () => chosen([], [0, 1]),
    [],
    [0],
    null,
  ],
  [
    'each with its share',
    spec({ where: yours }, { players: opponents }),
    [],
    (b) => chosen([b.giant, b.bear], [0, 1], { divided: [1, 2, 3, 4] }),
    ['Bear'],
    [1],
    [2, 4],
  ],
  [
    'each of the player for whom it was chosen',
    spec({ where: creatures }),
    [],
    (b) => chosen([b.bear, b.giant], [], { of: [1, 1] }),
    ['Giant'],
    [],
    null,
  ],
])('still legal: %s', (_, asked, laws, choice, objects, players, divided) => {
  const b = scene(...laws);
  const now = stillLegal(b.game, b.ctx, asked, b.by, choice(b));
  expect([names(b, now.objects), now.players, now.divided]).toEqual([objects, players, divided]);
});

test('what is no spell or ability, or has no target, has none that is legal', () => {
  const b = scene();
  const none = { legal: [], any: false, had: false };
  for (const id of [b.held, b.spell]) expect(legalTargetsNow(b.game, objectOf(b.game, id) as GameObject)).toEqual(none);
});

test('a later target speaks of an earlier one', () => {
  const targets: TargetSpec[] = [
    { name: 'a', count: one, players: everybody },
    { name: 'b', count: one, objects: { where: { is: 'controlledBy', player: { who: 'ref', name: 'a' } } } },
  ];
  const t = table(
    '2026-02',
    [instant('Deed', '0', { targets, effect: [{ do: 'tap', what: { set: 'ref', name: 'b' } }] })],
    { hand: ['Deed'], battlefield: ['Swamp'] },
    { battlefield: ['Plains', 'Island'] },
  );
  t.act('cast Deed');
  t.choose({ player: 1 });
  t.choose('Island');
  const spell = t.the('Deed');
  expect(legalTargetsNow(t.game, spell).legal.map(({ objects, players }) => [...objects, ...players])).toEqual([
    [1],
    [t.the('Island').id],
  ]);
});
