/** Which objects and players nouns mean on one table. 2006: 102, 200, 217 · 2009, 2011, 2026: 102, 109, 400 */
import { expect, test } from 'vitest';
import { objectOf } from '../state/objects.ts';

import type { Condition } from '../vocabulary/conditions.ts';
import type { Filter, ObjectSet, PlayerSet } from '../vocabulary/nouns.ts';
import type { Context } from './context.ts';
import { holds, mayTrigger } from './condition.ts';
import { possibleSources } from './damage-sources.ts';
import { mostApart, objectsOf } from './objects.ts';
import { areOpponents, isPlayer, playersOf } from './players.ts';
import { laid, OPPONENTS, ref, stack, YOU } from './table-in-tests.ts';
import { canFitTogether, fitTogether } from './together.ts';

const { game, ids, ctx } = laid();
const { state } = game;
const idOf = (name: string): number => ids[name] ?? 0;
const ALL = { who: 'all' } as const;
const creature: Filter = { is: 'type', type: 'creature' };
const nobody: ObjectSet = { set: 'all', where: { is: 'named', name: 'Nobody' } };
const namesOf = (found: readonly number[]): string =>
  found.map((id) => Object.keys(ids).find((name) => ids[name] === id) ?? '?').join(' ');
const top = (count: number, zone: 'library' | 'graveyard', where?: Filter): ObjectSet => ({
  set: 'top',
  of: YOU,
  zone,
  count,
  ...(where && { where }),
});
const until = (count: number): ObjectSet => ({ set: 'topUntil', of: YOU, where: creature, count });
const about: Context = {
  ...ctx,
  env: {
    ...ctx.env,
    moved: { objects: [idOf('Bear')] },
    told: { objects: [idOf('Bear')], before: [idOf('Token')], about: [idOf('Wall')] },
  },
};
Object.assign(objectOf(game, idOf('Golem')) ?? {}, {
  attachedTo: idOf('Wood'),
  spell: stack({ env: { convoke: { objects: [idOf('Bear')] } } }),
});
Object.assign(objectOf(game, idOf('Token')) ?? {}, { createdBy: idOf('Golem') });
Object.assign(objectOf(game, idOf('Den')) ?? {}, { phasedOut: true });

test.each<[string, ObjectSet, string]>([
  ['itself', { set: 'self' }, 'Golem'],
  ['what was told of', ref('told'), 'Bear'],
  ['that as it was before', { set: 'before', name: 'told' }, 'Token'],
  ['what it was about', { set: 'about', name: 'told' }, 'Wall'],
  ['before nothing is told of: what is meant', { set: 'before', name: 'Ogre' }, 'Ogre'],
  ['about nothing else: what is meant', { set: 'about', name: 'Ogre' }, 'Ogre'],
  ['cards of a graveyard', { set: 'all', where: { is: 'any' }, zone: 'graveyard' }, 'Grave Newer Newest'],
  ['cards of two zones', { set: 'all', where: creature, zone: ['graveyard', 'library'] }, 'Grave First Third'],
  ['cards of an opponent’s hand', { set: 'all', where: { is: 'any' }, zone: 'hand', of: OPPONENTS }, 'Plan'],
  ['no cards of one’s own', { set: 'all', where: { is: 'any' }, zone: 'hand', of: YOU }, ''],
  ['an opponent’s lands', { set: 'all', where: { is: 'type', type: 'land' }, of: OPPONENTS }, 'Grove'],
  ['lands, but not what is phased out', { set: 'all', where: { is: 'type', type: 'land' } }, 'Wood Grove'],
  ['what it is attached to', { set: 'host' }, 'Wood'],
  ['the top card of a library', top(1, 'library'), 'First'],
  ['the top two', top(2, 'library'), 'First Second'],
  ['fewer than none', top(-1, 'library'), ''],
  ['the top two creature cards', top(2, 'library', creature), 'First Third'],
  ['the top card of a graveyard, its last', top(1, 'graveyard'), 'Newest'],
  ['the bottom card of a library', { set: 'bottom', of: YOU, zone: 'library', count: 1 }, 'Third'],
  ['the bottom card of a graveyard', { set: 'bottom', of: YOU, zone: 'graveyard', count: 1 }, 'Grave'],
  ['down to the first creature card', until(1), 'First'],
  ['down to the second', until(2), 'First Second Third'],
  ['down to one that is not there: all', until(3), 'First Second Third'],
  ['down to none', until(0), ''],
  ['what lies above a card', { set: 'above', of: ref('Grave') }, 'Newer Newest'],
  ['what lies directly above it', { set: 'above', of: ref('Grave'), directly: true }, 'Newer'],
  ['above what lies in no graveyard', { set: 'above', of: ref('Bear') }, ''],
  ['each once', { set: 'union', of: [ref('Bear'), ref('Ogre'), ref('Bear')] }, 'Bear Ogre'],
  [
    'all but some',
    { set: 'except', of: { set: 'all', where: creature }, not: { set: 'union', of: [ref('Bear'), ref('Ogre')] } },
    'Golem Knight Wall Token',
  ],
  [
    'those that are such',
    { set: 'where', of: { set: 'union', of: [ref('Bear'), ref('Wood')] }, filter: creature },
    'Bear',
  ],
  ['what was tapped for it', { set: 'convoked' }, 'Bear'],
  ['the source of an ability', { set: 'sourceOf', of: ref('Ring') }, 'Bell'],
  ['the source of what has none', { set: 'sourceOf', of: ref('Bear') }, ''],
  ['the last spell cast, where there is none', { set: 'lastCast' }, ''],
  ['its blockers', { set: 'blockersOf', of: ref('Bear') }, 'Ogre'],
  [
    'the blockers of several',
    { set: 'blockersOf', of: { set: 'union', of: [ref('Bear'), ref('Golem')] } },
    'Ogre Wall',
  ],
  ['nothing that is paired', { set: 'pairedWith', of: ref('Bear') }, ''],
  ['what it created', { set: 'createdWith', source: { set: 'self' } }, 'Token'],
  ['what another created', { set: 'createdWith', source: ref('Bear') }, ''],
  ['sources of damage that are instants', { set: 'damageSources', where: { is: 'type', type: 'instant' } }, 'Bolt'],
])('%s', (_, set, found) => {
  expect(namesOf(objectsOf(game, about, set))).toBe(found);
});

test('what may deal damage: permanents, spells, and what they and abilities refer to (609.7a)', () => {
  const stackless = possibleSources(game);
  expect(stackless).toContain(idOf('Bear'));
  expect(stackless).toContain(idOf('Doom'));
  expect(stackless).not.toContain(idOf('Den'));
  expect(stackless).not.toContain(idOf('Ring'));
  expect(stackless).not.toContain(idOf('Grave'));
  const doom = objectOf(game, idOf('Doom'));
  const kept = doom?.stack;
  const named = (more: Parameters<typeof stack>[0]): boolean => {
    Object.assign(doom ?? {}, { stack: stack(more) });
    return possibleSources(game).includes(idOf('Grave'));
  };
  const other = { object: idOf('Bear') };
  expect(named({ source: idOf('Grave') })).toBe(true);
  expect(named({ env: { it: { objects: [idOf('Grave')] } } })).toBe(true);
  expect(named({ damage: [{ source: idOf('Grave'), recipient: other, amount: 1 }] })).toBe(true);
  expect(named({ damage: [{ source: idOf('Bear'), recipient: { object: idOf('Grave') }, amount: 1 }] })).toBe(true);
  expect(named({ damage: [{ source: idOf('Bear'), recipient: { player: 0 }, amount: 1 }] })).toBe(false);
  Object.assign(doom ?? {}, { stack: kept });
  const waiting = { source: idOf('Grave'), env: {} };
  for (const list of [state.effects, state.delayed] as unknown[][]) {
    list.push(waiting);
    expect(possibleSources(game)).toContain(idOf('Grave'));
    list.pop();
  }
});

test.each<[string, PlayerSet, readonly number[]]>([
  ['you', YOU, [0]],
  ['opponents', OPPONENTS, [1]],
  ['an opponent', { who: 'opponent' }, [1]],
  ['all, the active player first', ALL, [0, 1]],
  ['the others', { who: 'others' }, [1]],
  ['the active player', { who: 'active' }, [0]],
  ['whoever acts', { who: 'actor' }, [0]],
  ['the defending player of an attacker', { who: 'defending', of: ref('Bear') }, [1]],
  ['the defending player of its own attack', { who: 'defending' }, [1]],
  ['the defending player of what does not attack', { who: 'defending', of: ref('Wall') }, []],
  ['the attacking player', { who: 'attacking' }, [0]],
  ['controllers', { who: 'controllers', of: { set: 'union', of: [ref('Ogre'), ref('Bear'), ref('Grove')] } }, [1, 0]],
  ['owners', { who: 'owners', of: ref('Plan') }, [1]],
  [
    'such as have something',
    {
      who: 'where',
      of: ALL,
      condition: {
        if: 'exists',
        what: {
          set: 'all',
          where: {
            is: 'and',
            of: [
              { is: 'subtype', subtype: 'Ogre' },
              { is: 'controlledBy', player: { who: 'actor' } },
            ],
          },
        },
      },
    },
    [1],
  ],
  ['all but one', { who: 'except', of: ALL, not: YOU }, [1]],
  ['the opponents of opponents', { who: 'opponentsOf', of: OPPONENTS }, [0]],
  ['no monarch', { who: 'designated', as: 'monarch' }, []],
  ['nobody with the city’s blessing', { who: 'designated', as: 'blessing' }, []],
  ['nobody that it is attached to', { who: 'host' }, []],
])('%s', (_, set, found) => {
  expect(playersOf(game, ctx, set)).toEqual(found);
  expect([0, 1].filter((player) => isPlayer(game, ctx, set, player))).toEqual([...found].sort((a, b) => a - b));
});

test('a player is no opponent of their own, nor is nobody', () => {
  expect([
    areOpponents(game, 0, 0),
    areOpponents(game, 0, 1),
    areOpponents(game, -1, 0),
    areOpponents(game, 0, -1),
  ]).toEqual([false, true, false, false]);
  expect(isPlayer(game, ctx, ALL, -1)).toBe(false);
});

test('designations are those of players', () => {
  state.monarch = 1;
  state.initiative = 0;
  Object.assign(state.players[1] ?? {}, { blessed: true });
  expect(playersOf(game, ctx, { who: 'designated', as: 'monarch' })).toEqual([1]);
  expect(playersOf(game, ctx, { who: 'designated', as: 'initiative' })).toEqual([0]);
  expect(playersOf(game, ctx, { who: 'designated', as: 'blessing' })).toEqual([1]);
  Object.assign(objectOf(game, idOf('Golem')) ?? {}, { attachedPlayer: 0 });
  expect(playersOf(game, ctx, { who: 'host' })).toEqual([0]);
  Object.assign(objectOf(game, idOf('Golem')) ?? {}, { attachedPlayer: -1 });
});

test('whoever has left is no controller any more', () => {
  Object.assign(state.players[1] ?? {}, { left: true });
  expect(playersOf(game, ctx, { who: 'controllers', of: ref('Ogre') })).toEqual([]);
  Object.assign(state.players[1] ?? {}, { left: false });
});

const spoken: Context = {
  ...ctx,
  env: {
    ...ctx.env,
    done: { did: true },
    undone: { did: false },
    won: { amount: 1, players: [0] },
    lost: { amount: 0, players: [1] },
    word: { word: 'odd' },
  },
};
const both = (a: string, b: string): ObjectSet => ({ set: 'union', of: [ref(a), ref(b)] });
const sharing = (share: 'color' | 'cardType' | 'name', a: string, b: string): Condition => ({
  if: 'sharesAll',
  what: both(a, b),
  share,
});

test.each<[string, Condition, boolean]>([
  ['more than that many', { if: 'compare', left: 3, op: '>', right: 2 }, true],
  [
    'a number of nothing is no number',
    { if: 'compare', left: { q: 'stat', stat: 'power', of: ref('nothing') }, op: '<', right: 2 },
    false,
  ],
  [
    'a number of something',
    { if: 'compare', left: { q: 'stat', stat: 'power', of: ref('Bear') }, op: '<', right: 3 },
    true,
  ],
  ['there is one', { if: 'exists', what: ref('Bear') }, true],
  ['there is none', { if: 'exists', what: nobody }, false],
  ['there are two', { if: 'exists', what: both('Bear', 'Ogre'), atLeast: 2 }, true],
  ['there are three', { if: 'exists', what: both('Bear', 'Ogre'), atLeast: 3 }, false],
  ['each is such', { if: 'matches', what: both('Bear', 'Ogre'), filter: creature }, true],
  ['one is not', { if: 'matches', what: both('Bear', 'Wood'), filter: creature }, false],
  ['none is such where there is none', { if: 'matches', what: nobody, filter: creature }, false],
  ['what is phased out is not', { if: 'matches', what: ref('Den'), filter: { is: 'type', type: 'land' } }, false],
  ['the same player', { if: 'samePlayer', a: YOU, b: ALL }, true],
  ['another player', { if: 'samePlayer', a: YOU, b: OPPONENTS }, false],
  ['somebody', { if: 'existsPlayer', who: OPPONENTS }, true],
  ['nobody', { if: 'existsPlayer', who: { who: 'except', of: ALL, not: ALL } }, false],
  ['it was done', { if: 'did', name: 'done' }, true],
  ['it was not', { if: 'did', name: 'undone' }, false],
  ['it was never begun', { if: 'did', name: 'unheard' }, false],
  ['it was not kicked', { if: 'paid', cost: 'kicked' }, false],
  ['it was not so as it was cast', { if: 'asCast', name: 'noted', condition: { if: 'exists', what: nobody } }, false],
  ['it is that player’s turn', { if: 'turn', of: YOU }, true],
  ['it is not the other’s', { if: 'turn', of: OPPONENTS }, false],
  ['neither day nor night', { if: 'daytime', time: 'neither' }, true],
  ['no day', { if: 'daytime', time: 'day' }, false],
  ['that step', { if: 'step', step: ['declareBlockers'] }, true],
  ['no other step', { if: 'step', step: ['upkeep', 'draw'] }, false],
  ['an opponent was attacked', { if: 'attacked', who: OPPONENTS }, true],
  ['whoever asks was not', { if: 'attacked', who: YOU }, false],
  ['blockers were declared', { if: 'blockersDeclared' }, true],
  ['they share a colour', sharing('color', 'Ogre', 'Wall'), true],
  ['they share none', sharing('color', 'Ogre', 'Bear'), false],
  ['they share a card type', sharing('cardType', 'Golem', 'Relic'), true],
  ['they do not', sharing('cardType', 'Wood', 'Relic'), false],
  ['they have other names', sharing('name', 'Wood', 'Grove'), false],
  ['one alone shares nothing', { if: 'sharesAll', what: ref('Bear'), share: 'color' }, false],
  ['none share nothing', { if: 'sharesAll', what: nobody, share: 'color' }, false],
  ['that word', { if: 'isWord', name: 'word', word: 'odd' }, true],
  ['another word', { if: 'isWord', name: 'word', word: 'even' }, false],
  ['the flip was won', { if: 'wonFlip', name: 'won' }, true],
  ['the flip was not', { if: 'wonFlip', name: 'lost' }, false],
  ['the flip was lost', { if: 'lostFlip', name: 'lost' }, true],
  ['no flip is not lost', { if: 'lostFlip', name: 'unheard' }, false],
  ['the clash was won', { if: 'wonClash', name: 'won' }, true],
  ['the clash was not', { if: 'wonClash', name: 'lost' }, false],
  ['it was cast', { if: 'cast', what: ref('Bear') }, true],
  ['it came without being cast', { if: 'cast', what: ref('Ogre') }, false],
  ['it was never a spell', { if: 'cast', what: ref('Wall') }, false],
  ['a copy was not cast', { if: 'cast', what: ref('Twice') }, false],
  ['it was cast from a hand', { if: 'cast', what: ref('Bear'), from: 'hand' }, true],
  ['it was cast from no graveyard', { if: 'cast', what: ref('Bear'), from: 'graveyard' }, false],
  ['it was cast from an opponent’s', { if: 'cast', what: ref('Sweep'), from: 'graveyard', of: OPPONENTS }, true],
  ['it was not cast from one’s own', { if: 'cast', what: ref('Sweep'), of: YOU }, false],
  ['it is on the battlefield', { if: 'selfIn', zone: 'battlefield' }, true],
  ['it is in no hand', { if: 'selfIn', zone: 'hand' }, false],
  [
    'both',
    {
      if: 'and',
      of: [
        { if: 'did', name: 'done' },
        { if: 'did', name: 'undone' },
      ],
    },
    false,
  ],
  [
    'either',
    {
      if: 'or',
      of: [
        { if: 'did', name: 'done' },
        { if: 'did', name: 'undone' },
      ],
    },
    true,
  ],
  ['not so', { if: 'not', of: { if: 'did', name: 'undone' } }, true],
])('%s', (_, condition, expected) => {
  expect(holds(game, spoken, condition)).toBe(expected);
});

test('what an ability asks as it triggers, and while it does, must both be so', () => {
  const done: Condition = { if: 'did', name: 'done' };
  const undone: Condition = { if: 'did', name: 'undone' };
  expect(mayTrigger(game, spoken, {})).toBe(true);
  expect(mayTrigger(game, spoken, { condition: done, given: done })).toBe(true);
  expect(mayTrigger(game, spoken, { condition: done, given: undone })).toBe(false);
  expect(mayTrigger(game, spoken, { condition: undone, given: done })).toBe(false);
});

test.each<[number, string, string, boolean]>([
  [0, 'beginning', 'upkeep', true],
  [0, 'precombatMain', 'main1', true],
  [0, 'postcombatMain', 'main2', false],
  [1, 'combat', 'beginCombat', true],
  [1, 'combat', 'declareAttackers', true],
  [1, 'combat', 'declareBlockers', false],
  [1, 'combat', 'combatDamage', false],
  [1, 'postcombatMain', 'main2', false],
  [2, 'combat', 'beginCombat', false],
])('combat phase %i, in %s, %s: before blockers are declared is %s', (combats, phase, step, expected) => {
  const turn = { ...state.turn };
  Object.assign(state.turn, { combats, phase, step });
  expect(holds(game, ctx, { if: 'before', step: 'declareBlockers' })).toBe(expected);
  Object.assign(state.turn, turn);
});

test.each<[number, string, boolean]>([
  [0, 'untap', false],
  [1, 'upkeep', false],
  [1, 'draw', true],
  [0, 'main1', true],
  [2, 'upkeep', true],
])('after upkeep %i, in the step %s: the first upkeep is over is %s', (upkeeps, step, expected) => {
  const turn = { ...state.turn };
  Object.assign(state.turn, { upkeeps, step });
  expect(holds(game, ctx, { if: 'afterUpkeep' })).toBe(expected);
  Object.assign(state.turn, turn);
});

test('a phase may be asked for by its number', () => {
  const turn = { ...state.turn };
  Object.assign(state.turn, { combats: 2, phase: 'combat' });
  const during = (nth?: number): boolean => holds(game, ctx, { if: 'phase', phase: ['combat'], ...(nth && { nth }) });
  expect([during(), during(1), during(2)]).toEqual([true, false, true]);
  Object.assign(state.turn, turn);
  expect(during()).toBe(false);
});

test('what is chosen together shares what it must, and costs no more than it may', () => {
  const [bear, ogre, wall, golem] = ['Bear', 'Ogre', 'Wall', 'Golem'].map(idOf) as [number, number, number, number];
  expect(fitTogether(game, ctx, [bear, ogre], { share: 'creature' })).toBe(true);
  expect(fitTogether(game, ctx, [bear, ogre, wall], { share: 'creature' })).toBe(false);
  expect(fitTogether(game, ctx, [bear, wall], { share: 'controller' })).toBe(true);
  expect(fitTogether(game, ctx, [bear, ogre], { share: 'controller' })).toBe(false);
  expect(fitTogether(game, ctx, [bear, wall], { differ: 'creature' })).toBe(true);
  expect(fitTogether(game, ctx, [bear, ogre], { differ: 'creature' })).toBe(false);
  expect(fitTogether(game, ctx, [bear, golem], { manaValue: 6 })).toBe(true);
  expect(fitTogether(game, ctx, [bear, golem], { manaValue: 5 })).toBe(false);
  const from = [wall, bear, golem, ogre];
  expect(canFitTogether(game, ctx, from, 2, { share: 'creature' })).toBe(true);
  expect(canFitTogether(game, ctx, from, 3, { share: 'creature' })).toBe(false);
  expect(canFitTogether(game, ctx, from, 3, { share: 'controller' })).toBe(true);
  expect(canFitTogether(game, ctx, from, 2, { share: 'creature' }, [wall])).toBe(false);
  expect(canFitTogether(game, ctx, from, 1, { share: 'creature' }, [wall])).toBe(true);
  expect(canFitTogether(game, ctx, from, 1, { share: 'creature' }, [bear, wall])).toBe(false);
});

test.each([
  ['one of each', [[1], [2]], [], 2],
  ['none twice', [[1], [1]], [], 1],
  ['another in its place', [[1, 2], [1]], [], 2],
  ['nothing that is taken', [[1, 2], [1]], [2], 1],
  [
    'of three',
    [
      [1, 2],
      [1, 2],
      [1, 2],
    ],
    [],
    2,
  ],
])('as many as can be are taken, one from each list: %s', (_, lists, taken, most) => {
  expect(mostApart(lists, taken)).toBe(most);
});
