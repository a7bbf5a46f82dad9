/** Each thing that lets a card be cast asks what it would be cast as. 2026: 601.3b, 601.3e, 702.103d, 708.4, 709.3a, 712.11a, 715.3a, 718.3a, 720.3a */
import { describe, expect, test } from 'vitest';
import { board, testEdition } from '../continuous/board-in-tests.ts';
import { BESTOW } from '../abilities/keywords/bestow.ts';
import type { Ability } from '../vocabulary/abilities.ts';
import type { CardDefinition, Face } from '../vocabulary/definition.ts';
import type { Filter } from '../vocabulary/nouns.ts';
import type { ContinuousPart } from '../vocabulary/rules-effects.ts';
import { legalXs, waysToCast } from './ways-to-cast.ts';

const you = { who: 'you' } as const;
const statically = (...parts: ContinuousPart[]): Ability => ({ ability: 'static', parts });
const is = (type: 'creature' | 'sorcery' | 'enchantment'): Filter => ({ is: 'type', type });
const costing = (than: number): Filter => ({ is: 'stat', stat: 'manaValue', op: '=', than });
const pays = (tag: string, more: { faceDown?: 'morph' } = {}): Ability =>
  statically({ part: 'alternativeCost', tag, cost: { mana: ['3'] }, ...more });

const bear = (...abilities: Ability[]): Partial<Face> => ({
  name: 'Bear',
  manaCost: ['2', 'G', 'G'],

  power: 3,
  toughness: 3,
  abilities,
});
const rite: Partial<Face> = { name: 'Rite', manaCost: ['R'], types: ['sorcery'] };

/** A card, what one way to cast it is called, and a quality for each of two ways that the other has not. */
interface Card {
  face: Partial<Face>;
  layout?: CardDefinition['layout'];
  other?: Partial<Face>;
  ways: readonly [named: string, quality: Filter][];
}
const CARDS: Record<string, Card> = {
  'an adventure': {
    face: bear(),
    layout: 'adventure',
    other: rite,
    ways: [
      ['0', is('creature')],
      ['1', is('sorcery')],
    ],
  },
  'an omen': {
    face: bear(),
    layout: 'omen',
    other: rite,
    ways: [
      ['0', is('creature')],
      ['1', is('sorcery')],
    ],
  },
  'a split card': {
    face: { ...rite, name: 'Left', manaCost: ['1', 'U'] },
    layout: 'split',
    other: rite,
    ways: [
      ['0', costing(2)],
      ['1', costing(1)],
    ],
  },
  'a card with a back face': {
    face: bear(),
    layout: 'modal-double-faced',
    other: rite,
    ways: [
      ['0', is('creature')],
      ['1', is('sorcery')],
    ],
  },
  'a prototype': {
    face: bear(),
    layout: 'prototype',
    other: { ...bear(), manaCost: ['G'] },
    ways: [
      ['0', costing(4)],
      ['1', costing(1)],
    ],
  },
  'a bestowed card': {
    face: bear(pays(BESTOW)),
    ways: [
      ['0', is('creature')],
      [`0 ${BESTOW}`, is('enchantment')],
    ],
  },
  'a face-down card': {
    face: bear(pays('morph', { faceDown: 'morph' })),
    ways: [
      ['0', { is: 'color', color: 'G' }],
      ['0 morph', { is: 'colorless' }],
    ],
  },
};

/** What lets a card of a quality be cast at this time or from where it is: the zone, and what says so. */
const LETS: Record<string, [zone: 'hand' | 'graveyard', step: 'upkeep' | 'main1', (what: Filter) => Ability]> = {
  'as though it had flash': [
    'hand',
    'upkeep',
    (what) => statically({ part: 'rule', rule: { rule: 'mayCastAsThoughFlash', who: you, what } }),
  ],
  'from a graveyard': [
    'graveyard',
    'main1',
    (where) =>
      statically({
        part: 'rule',
        rule: { rule: 'mayPlay', who: you, what: { set: 'all', where, zone: 'graveyard', of: you } },
      }),
  ],
  'with flash that cards are given': [
    'hand',
    'upkeep',
    (where) => gives('hand', where, { part: 'castTiming', when: 'flash' }),
  ],
  'with retrace that cards are given': [
    'graveyard',
    'main1',
    (where) => gives('graveyard', where, { part: 'castFrom', from: 'graveyard', tag: 'retrace', plus: {} }),
  ],
  'with flashback that cards are given': [
    'graveyard',
    'main1',
    (where) =>
      gives('graveyard', where, {
        part: 'alternativeCost',
        from: 'graveyard',
        tag: 'flashback',
        cost: { mana: ['R'] },
      }),
  ],
};

const gives = (zone: 'hand' | 'graveyard', where: Filter, part: ContinuousPart): Ability =>
  statically({
    part: 'change',
    affects: { set: 'all', where, zone, of: you },
    mods: [{ mod: 'gain', abilities: [statically(part)] }],
  });

/** Cards are never given what a face-down or bestowed spell could be cast with: that is an alternative cost of its own, or a face that has none. */
const isOneWay = (card: string, lets: string): boolean =>
  lets.includes('given') && (card === 'a bestowed card' || card === 'a face-down card');

for (const [name, { face, layout, other, ways }] of Object.entries(CARDS)) {
  describe(name, () => {
    for (const [lets, [zone, step, says]] of Object.entries(LETS)) {
      if (isOneWay(name, lets)) continue;
      test.each(ways)(`${lets}: %s alone`, (only, quality) => {
        const b = board(testEdition('2026-02'));
        b.game.state.turn.step = step;
        const id = b.put(face, {
          zone,
          ...(layout !== undefined && { layout }),
          ...(other !== undefined && { other }),
        });
        b.put({ name: 'Law', types: ['artifact'], abilities: [says(quality)] });
        const found = waysToCast(b.game, 0, id).map((way) =>
          [way.face, way.tag === BESTOW || way.tag === 'morph' ? way.tag : ''].join(' ').trim(),
        );
        expect(found).toEqual([only]);
      });
    }
  });
}

describe('an alternative cost that changes no characteristic', () => {
  const mend: Partial<Face> = { ...rite, abilities: [pays('overload')] };
  test.each([
    ['as though it had flash', is('sorcery'), ['', 'overload']],
    ['as though it had flash', is('creature'), []],
    ['from a graveyard', is('sorcery'), ['', 'overload']],
    ['from a graveyard', is('creature'), []],
  ] as const)('%s, of that quality: %j', (lets, quality, tags) => {
    const [zone, step, says] = LETS[lets] as (typeof LETS)[string];
    const b = board(testEdition('2026-02'));
    b.game.state.turn.step = step;
    const id = b.put(mend, { zone });
    b.put({ name: 'Law', types: ['artifact'], abilities: [says(quality)] });
    expect(waysToCast(b.game, 0, id).map(({ tag }) => tag)).toEqual(tags);
  });
});

const hydra: Partial<Face> = { name: 'Hydra', manaCost: ['X', 'G'], types: ['creature'], power: 0, toughness: 0 };
const upTo = (than: number): Filter => ({ is: 'stat', stat: 'manaValue', op: '≤', than });
const from = (than: number): Filter => ({ is: 'stat', stat: 'manaValue', op: '≥', than });

describe('a spell with X', () => {
  // whether it may be begun, and the values of X, of 0 to 6, with which it may be cast
  test.each<[lets: string, quality: Filter, begun: boolean, legal: readonly number[]]>([
    ['as though it had flash', from(4), true, [3, 4, 5, 6]],
    ['as though it had flash', upTo(3), true, [0, 1, 2]],
    ['as though it had flash', costing(4), true, [3]],
    ['as though it had flash', is('creature'), true, [0, 1, 2, 3, 4, 5, 6]],
    ['as though it had flash', is('sorcery'), false, []],
    // what lets it be cast from a zone is not asked with another X than none as the spell is begun
    ['from a graveyard', upTo(3), true, [0, 1, 2]],
    ['from a graveyard', from(4), false, []],
    ['from a graveyard', is('creature'), true, [0, 1, 2, 3, 4, 5, 6]],
  ])('%s, of that quality: %j', (lets, quality, begun, legal) => {
    const [zone, step, says] = LETS[lets] as (typeof LETS)[string];
    const b = board(testEdition('2026-02'));
    b.game.state.turn.step = step;
    const id = b.put(hydra, { zone });
    b.put({ name: 'Law', types: ['artifact'], abilities: [says(quality)] });
    const [way, ...more] = waysToCast(b.game, 0, id);
    expect(more).toEqual([]);
    expect(way !== undefined).toBe(begun);
    if (way === undefined) return;
    const { isLegal } = legalXs(b.game, 0, way);
    expect([0, 1, 2, 3, 4, 5, 6].filter(isLegal)).toEqual(legal);
  });
});
