/**
 * What stood in a relation to something stands in it still where that has left: for what resolves, as it last was there. One row for each relation
 * that words can name; the object that the ability is on leaves, or what is related to it.
 * 2006: 413.2f · 2009, 2011: 608.2g · 2026: 608.2b, 608.2h
 */
import { describe, expect, test } from 'vitest';
import { fieldOf, INSTRUCTION, itemsOf, nodeFamilies, objectIn } from '../vocabulary/nodes.ts';
import type { Filter, ObjectSet, PlayerSet } from '../vocabulary/nouns.ts';
import { byPlayer } from '../events/cause.ts';
import { happen } from '../events/happen.ts';
import { moveEvent } from '../events/kinds/move.ts';
import type { Game } from '../running/game.ts';
import { objectOf } from '../state/objects.ts';
import { type Context, recalling } from './context.ts';
import { matches } from './filter.ts';
import { objectsOf } from './objects.ts';
import { playersAskedAbout } from './players.ts';
import { laid } from './table-in-tests.ts';

const SELF: ObjectSet = { set: 'self' };
const EVENT: ObjectSet = { set: 'ref', name: 'event.object' };

type Words = { readonly filter: Filter } | { readonly objects: ObjectSet } | { readonly players: PlayerSet };

/** What is related to the object that the ability is on, and what the table has in that relation to it. */
interface Relation {
  on: string;
  related: (to: ObjectSet) => Words;
  found: readonly string[];
}
const history = (event: Extract<Filter, { is: 'history' }>['event']): Words => ({ filter: { is: 'history', event } });

const RELATIONS: Readonly<Record<string, Relation>> = {
  'hostOf of': { on: 'Rune', related: (of) => ({ objects: { set: 'hostOf', of } }), found: ['Bear'] },
  'attachedTo to': { on: 'Bear', related: (to) => ({ filter: { is: 'attachedTo', to } }), found: ['Rune'] },
  'blockersOf of': { on: 'Bear', related: (of) => ({ objects: { set: 'blockersOf', of } }), found: ['Ogre'] },
  'blocking whom': { on: 'Bear', related: (whom) => ({ filter: { is: 'blocking', whom } }), found: ['Ogre'] },
  'blockedBy by': { on: 'Ogre', related: (by) => ({ filter: { is: 'blockedBy', by } }), found: ['Bear'] },
  'targets what': { on: 'Golem', related: (what) => ({ filter: { is: 'targets', what } }), found: ['Sweep', 'Twice'] },
  'sharesColor with': {
    on: 'Bear',
    related: (other) => ({ filter: { is: 'sharesColor', with: other } }),
    found: ['Bear', 'Twice'],
  },
  'sharesType with': {
    on: 'Knight',
    related: (other) => ({ filter: { is: 'sharesType', with: other, of: 'creature' } }),
    found: ['Knight'],
  },
  'sharesName with': {
    on: 'Ogre',
    related: (other) => ({ filter: { is: 'sharesName', with: other } }),
    found: ['Ogre'],
  },
  'blockedOne whom': { on: 'Ogre', related: (whom) => history({ did: 'blockedOne', whom }), found: ['Wall'] },
  'becameBlocked by': { on: 'Wall', related: (by) => history({ did: 'becameBlocked', by }), found: ['Ogre'] },
  'dealtDamage whom': { on: 'Ogre', related: (whom) => history({ did: 'dealtDamage', whom }), found: ['Bear'] },
  'wasDealtDamage by': { on: 'Bear', related: (by) => history({ did: 'wasDealtDamage', by }), found: ['Ogre'] },
  'createdWith source': {
    on: 'Golem',
    related: (source) => ({ objects: { set: 'createdWith', source } }),
    found: ['Token'],
  },
  'attackedBy by': { on: 'Golem', related: (by) => ({ objects: { set: 'attackedBy', by } }), found: ['Sage'] },
  'attacked by': { on: 'Bear', related: (by) => ({ players: { who: 'attacked', by } }), found: ['B'] },
  'defending of': { on: 'Bear', related: (of) => ({ players: { who: 'defending', of } }), found: ['B'] },
  'controllers of': { on: 'Ogre', related: (of) => ({ players: { who: 'controllers', of } }), found: ['B'] },
  'owners of': { on: 'Ogre', related: (of) => ({ players: { who: 'owners', of } }), found: ['B'] },
};

/** What is no relation that outlasts its objects, or speaks of nothing but the objects themselves, and why. */
const NONE: Readonly<Record<string, string>> = {
  'above of': 'of cards in a graveyard, which are asked where they lie',
  'choice from': 'the objects themselves',
  'except of': 'the objects themselves',
  'except not': 'the objects themselves',
  'union of': 'the objects themselves',
  'where of': 'the objects themselves',
  'latest of': 'the objects themselves',
  'sourceOf of': 'of abilities on the stack',
  'castAs of': 'of cards that are cast',
  'whatBecameOf of': 'of spells, followed to what they become',
  'pairedWith of': 'creatures are no pair once one of them has left (2026: 702.95e)',
  'in set': 'the objects themselves',
  'attachable to': 'what could be attached is asked of it where it is',
  'hostFor what': 'what an Aura could enchant is asked of it where it is',
  'bandedWith with': 'a band is one of attacking creatures, and who has left attacks no more',
  'sameSector with': 'a designation that ends as the object leaves (2026: 702.158b)',
  'differsInName from': 'names of all those objects together, as they last were',
  'underwent other': 'the event itself says which object it was about',
};

const anObjectSet = fieldOf(objectIn({ do: 'tap' }, INSTRUCTION) ?? {}, 'what');
const namesHeld = (family: string): string[] =>
  [...(nodeFamilies().get(family) ?? [])].flatMap(([kind, { o, q }]) =>
    Object.entries({ ...o, ...q })
      .filter(([, held]) => held === anObjectSet || itemsOf(held) === anObjectSet)
      .map(([key]) => `${kind} ${key}`),
  );

test('every relation that words can name has a row', () => {
  const named = ['set', 'who', 'is', 'did'].flatMap(namesHeld);
  expect([...Object.keys(RELATIONS), ...Object.keys(NONE)].toSorted()).toEqual(named.toSorted());
});

interface Table {
  game: Game;
  ids: Record<string, number>;
  ctx: Context;
}

function table(on: string): Table {
  const { game, ids, ctx } = laid();
  Object.assign(objectOf(game, ids['Token'] ?? 0) ?? {}, { createdBy: ids['Golem'] });
  const attacker = game.state.combat?.attackers.find(({ id }) => id === ids['Golem']);
  Object.assign(attacker ?? {}, { planeswalker: ids['Sage'] });
  game.derived = null;
  return { game, ids, ctx: recalling({ ...ctx, source: ids[on] ?? 0 }) };
}

/** What words give on that table, by the names that the objects and players had. */
function given({ game, ids, ctx }: Table, words: Words): string[] {
  if ('players' in words) return playersAskedAbout(game, ctx, words.players).map((player) => 'AB'[player] ?? '?');
  const found =
    'objects' in words
      ? objectsOf(game, ctx, words.objects)
      : Object.values(ids).filter((id) => matches(game, ctx, id, words.filter));
  return found.map((id) => Object.keys(ids).find((name) => ids[name] === id) ?? '?').toSorted();
}

/** It dies; what triggered on that knows it and the card that it has become. */
function dies({ game, ids, ctx }: Table, name: string): void {
  const id = ids[name] ?? 0;
  const [outcome] = happen(game, [moveEvent({ object: id, from: 'battlefield', to: 'graveyard' }, byPlayer(1))]);
  ctx.env = { ...ctx.env, 'event.object': { objects: [id] }, 'event.other': { objects: [outcome?.object ?? 0] } };
}

describe.each(Object.entries(RELATIONS))('%s', (_, { on, related, found }) => {
  test('while all are there', () => {
    expect(given(table(on), related(SELF))).toEqual([...found].toSorted());
  });
  test('the object that the ability is on has left', () => {
    const laidOut = table(on);
    dies(laidOut, on);
    laidOut.ctx.env = { ...laidOut.ctx.env, 'event.object': {}, 'event.other': {} };
    expect(given(laidOut, related(SELF))).toEqual([...found].toSorted());
  });
  test('the ability has triggered as it left', () => {
    const laidOut = table(on);
    dies(laidOut, on);
    expect(given(laidOut, related(SELF))).toEqual([...found].toSorted());
    expect(given(laidOut, related(EVENT))).toEqual([...found].toSorted());
  });
  test.each(found.filter((name) => name !== on && name.length > 1 && name !== 'Sweep' && name !== 'Twice'))(
    'what is related to it has left: %s',
    (name) => {
      const laidOut = table(on);
      const words = related(SELF);
      dies(laidOut, name);
      laidOut.ctx.env = { ...laidOut.ctx.env, 'event.object': {}, 'event.other': {} };
      // a set of what is there holds it no more; asked about it, it was in that relation
      if ('objects' in words && words.objects.set !== 'hostOf') return;
      expect(given(laidOut, words)).toEqual([...found].toSorted());
    },
  );
});

test('what a permanent is attached to is known where it has left, and where that has', () => {
  for (const first of ['Rune', 'Bear']) {
    const laidOut = table('Rune');
    dies(laidOut, first);
    laidOut.ctx.env = { ...laidOut.ctx.env, 'event.object': {}, 'event.other': {} };
    expect(given(laidOut, { objects: { set: 'host' } })).toEqual(['Bear']);
  }
});
