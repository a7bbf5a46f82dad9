/** What rules of effects forbid, and to whom. 2006: 103.2–103.3 · 2009: 101.2, 700.4 · 2011: 101.2, 118.8, 700.4 · 2026: 101.2, 119.8, 121.2b, 121.3, 702.12 */
import { expect, test } from 'vitest';
import type { GameObject } from '../state/state.ts';
import type { Face } from '../vocabulary/definition.ts';
import type { ObjectSet } from '../vocabulary/nouns.ts';
import type { Rule } from '../vocabulary/rules-effects.ts';
import { board, testEdition } from './board-in-tests.ts';
import {
  canBeDealtDamage,
  canDraw,
  canLoseLife,
  cantGetCounters,
  cantHaveCounters,
  forbidden,
  hasRule,
  isIndestructible,
  objectRule,
} from './prohibitions.ts';

const YOU = { who: 'you' } as const;
const OPPONENTS = { who: 'opponents' } as const;
const bears: ObjectSet = { set: 'all', where: { is: 'subtype', subtype: 'Bear' } };

/** A table on which player 0 has those rules, a Bear and an Ogre. */
function under(...rules: Rule[]) {
  const { game, put } = board(testEdition('2026-02'));
  const creature = (subtype: string, more: Partial<Face> = {}, options: Partial<GameObject> = {}): number =>
    put({ name: subtype, types: ['creature'], subtypes: [subtype], power: 2, toughness: 2, ...more }, options);
  const [bear, ogre] = [creature('Bear'), creature('Ogre')];
  for (const rule of rules)
    put({ name: 'Law', types: ['enchantment'], abilities: [{ ability: 'static', parts: [{ part: 'rule', rule }] }] });
  return { game, put, creature, bear, ogre };
}
const both = (of: (player: number) => boolean): readonly boolean[] => [of(0), of(1)];

test.each(['cantGainLife', 'cantLoseLife', 'cantDraw', 'cantSearch', 'cantLoseGame', 'cantWinGame'] as const)(
  '%s is said of some players',
  (rule) => {
    expect(both((p) => forbidden(under().game, rule, p))).toEqual([false, false]);
    expect(both((p) => forbidden(under({ rule, who: YOU }).game, rule, p))).toEqual([true, false]);
    expect(both((p) => forbidden(under({ rule, who: OPPONENTS }).game, rule, p))).toEqual([false, true]);
    expect(both((p) => forbidden(under({ rule, who: OPPONENTS }, { rule, who: YOU }).game, rule, p))).toEqual([
      true,
      true,
    ]);
  },
);

test('who can’t lose life pays none (119.8)', () => {
  expect(both((p) => canLoseLife(under({ rule: 'cantLoseLife', who: YOU }).game, p))).toEqual([false, true]);
});

test('so many cards are drawn each turn, and no more (121.2b)', () => {
  const draws = (drawn: number, count: number | undefined, ...rules: Rule[]): readonly boolean[] => {
    const { game } = under(...rules);
    game.state.history.drawn = [drawn, drawn];
    return both((p) => canDraw(game, p, count));
  };
  const limit: Rule = { rule: 'drawLimit', who: YOU, n: 2 };
  expect(draws(5, 3)).toEqual([true, true]);
  expect(draws(1, undefined, limit)).toEqual([true, true]);
  expect(draws(2, undefined, limit)).toEqual([false, true]);
  expect(draws(1, 2, limit)).toEqual([false, true]);
  expect(draws(0, 2, limit)).toEqual([true, true]);
  expect(draws(0, 1, { rule: 'cantDraw', who: OPPONENTS })).toEqual([true, false]);
  expect(draws(0, 2, limit, { rule: 'drawLimit', who: YOU, n: 1 })).toEqual([false, true]);
});

test('a rule of a kind is about some players', () => {
  const { game } = under({ rule: 'onlySorceryTiming', who: OPPONENTS });
  expect(both((p) => hasRule(game, 'onlySorceryTiming', p))).toEqual([false, true]);
  expect(both((p) => hasRule(game, 'winsFlips', p))).toEqual([false, false]);
});

test('players can’t get counters, of one kind or of any', () => {
  const gets = (counter: string, ...rules: Rule[]) => both((p) => cantGetCounters(under(...rules).game, p, counter));
  expect(gets('poison')).toEqual([false, false]);
  expect(gets('poison', { rule: 'cantGetCounters', who: YOU })).toEqual([true, false]);
  expect(gets('poison', { rule: 'cantGetCounters', who: YOU, counter: 'poison' })).toEqual([true, false]);
  expect(gets('energy', { rule: 'cantGetCounters', who: YOU, counter: 'poison' })).toEqual([false, false]);
});

test('objects can’t have counters, of one kind or of any', () => {
  const has = (counter: string, ...rules: Rule[]): readonly boolean[] => {
    const { game, bear, ogre } = under(...rules);
    return [bear, ogre].map((id) => cantHaveCounters(game, id, counter));
  };
  expect(has('charge')).toEqual([false, false]);
  expect(has('charge', { rule: 'cantHaveCounters', what: bears })).toEqual([true, false]);
  expect(has('charge', { rule: 'cantHaveCounters', what: bears, counter: 'charge' })).toEqual([true, false]);
  expect(has('time', { rule: 'cantHaveCounters', what: bears, counter: 'charge' })).toEqual([false, false]);
});

test.each(['cantBeSacrificed', 'cantPhaseOut', 'indestructible', 'cantTransform'] as const)(
  '%s is said of some objects',
  (rule) => {
    const { game, bear, ogre } = under({ rule, what: bears });
    expect([bear, ogre].map((id) => objectRule(game, rule, id))).toEqual([true, false]);
    expect([bear, ogre].map((id) => objectRule(under().game, rule, id))).toEqual([false, false]);
  },
);

test('what is indestructible has the keyword, or an effect says so', () => {
  const { game, creature, bear, ogre } = under({ rule: 'indestructible', what: bears });
  const keyword = creature('Wall', { abilities: [{ ability: 'keyword', keyword: 'indestructible' }] });
  const two = creature('Bear', { abilities: [{ ability: 'keyword', keyword: 'indestructible' }] });
  expect([bear, ogre, keyword, two].map((id) => isIndestructible(game, id))).toEqual([true, false, true, true]);
});

test('damage is dealt to creatures, planeswalkers and battles that are on the battlefield (120.1)', () => {
  const { game, put, creature, bear } = under();
  const dealt = (id: number): boolean => canBeDealtDamage(game, id);
  expect(dealt(bear)).toBe(true);
  expect(dealt(put({ types: ['planeswalker'] }, { counters: { loyalty: 3 } }))).toBe(true);
  expect(dealt(put({ types: ['battle'] }, { counters: { defense: 3 } }))).toBe(true);
  expect(dealt(put({ types: ['artifact'] }))).toBe(false);
  expect(dealt(put({ types: ['land'] }))).toBe(false);
  expect(dealt(creature('Elf', {}, { zone: 'graveyard' }))).toBe(false);
  expect(dealt(creature('Elf', {}, { phasedOut: true }))).toBe(false);
  expect(dealt(999)).toBe(false);
});
