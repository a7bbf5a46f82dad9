/** What is active, where and when; looking ahead; durations; explanations. 2006: 402.8, 418 · 2009, 2011, 2026: 112.6 (2026: 113.6), 611, 614.12 */
import { describe, expect, it } from 'vitest';
import { arrival } from '../events/event.ts';
import type { Ability, StaticAbility } from '../vocabulary/abilities.ts';
import {
  all,
  board,
  changes,
  colorsOf,
  creatures,
  EDITIONS,
  lands,
  nonbasic,
  pt,
  testEdition,
  yours,
} from './board-in-tests.ts';
import { derive, lookAhead, rulesOf } from './derive.ts';
import { Reads } from './derived.ts';
import { expire } from './durations.ts';
import { why } from '../explain/why.ts';
import { objectOf } from '../state/objects.ts';
import type { GameObject, LastKnown, WritableObject } from '../state/state.ts';

const edition = testEdition('2026-02');
const cantBlock: StaticAbility = {
  ability: 'static',
  parts: [{ part: 'rule', rule: { rule: 'cantBlock', what: { set: 'self' } } }],
};

describe('what is active', () => {
  it('rules of abilities on the battlefield, under their controller', () => {
    const b = board(edition);
    const creature = b.put({ abilities: [cantBlock] }, { controller: 1 });
    b.put({ abilities: [cantBlock] }, { zone: 'hand' });
    expect(rulesOf(b.game, 'cantBlock').map((r) => [r.source, r.controller])).toEqual([[creature, 1]]);
    b.change([creature], [{ mod: 'control', player: { who: 'you' } }]);
    expect(rulesOf(b.game, 'cantBlock').map((r) => [r.source, r.controller])).toEqual([[creature, 0]]);
    b.change([creature], [{ mod: 'loseAll' }]);
    expect(rulesOf(b.game, 'cantBlock')).toEqual([]);
  });

  it('only while their condition is true, which the table is known to read', () => {
    const b = board(edition);
    b.put({
      abilities: [
        { ...cantBlock, condition: { if: 'compare', left: { q: 'life', of: { who: 'you' } }, op: '≤', right: 10 } },
      ],
    });
    expect(rulesOf(b.game, 'cantBlock')).toEqual([]);
    expect(derive(b.game).reads & Reads.life).not.toBe(0);
    expect(derive(b.game).reads & Reads.tapped).toBe(0);
    (b.game.state.players[0] as { life: number }).life = 9;
    b.touch();
    expect(rulesOf(b.game, 'cantBlock')).toHaveLength(1);
  });

  it('what cannot be countered on the stack, what reduces its own cost in hand', () => {
    const b = board(edition);
    const uncounterable: Ability = {
      ability: 'static',
      parts: [{ part: 'rule', rule: { rule: 'cantBeCountered', what: { set: 'self' } } }],
    };
    const cheap: Ability = {
      ability: 'static',
      parts: [{ part: 'cost', change: { of: 'cast', what: { is: 'self' }, reduce: 1 } }],
    };
    b.put({ abilities: [uncounterable, cheap] });
    expect(rulesOf(b.game, 'cantBeCountered')).toEqual([]);
    expect(derive(b.game).costs).toEqual([]);
    const spell = b.put({ abilities: [uncounterable, cheap] }, { zone: 'stack' });
    const card = b.put({ abilities: [uncounterable, cheap] }, { zone: 'hand' });
    expect(rulesOf(b.game, 'cantBeCountered').map((r) => r.source)).toEqual([spell]);
    expect(derive(b.game).costs.map((c) => c.source)).toEqual([spell, card]);
  });

  it('triggers by kind of event, with state triggers apart', () => {
    const b = board(edition);
    const body = { effect: [] };
    b.put({
      abilities: [
        {
          ability: 'triggered',
          event: {
            on: 'either',
            of: [
              { on: 'attacks', what: { is: 'self' } },
              { on: 'blocks', what: { is: 'self' } },
            ],
          },
          body,
        },
        { ability: 'triggered', event: { on: 'state', condition: { if: 'exists', what: all(lands) } }, body },
        { ability: 'triggered', event: { on: 'step', step: 'upkeep' }, body, zones: ['graveyard'] },
      ],
    });
    const { triggers, stateTriggers } = derive(b.game);
    expect(Object.keys(triggers).sort()).toEqual(['attack', 'block']);
    expect(stateTriggers).toHaveLength(1);
  });

  it('parts of resolved effects, with their uses', () => {
    const b = board(edition);
    b.resolve(
      [
        {
          part: 'replacement',
          replacement: { event: { on: 'damage' }, instead: { instead: 'prevent' } },
          shield: { q: 'x' },
        },
        { part: 'rule', rule: { rule: 'cantGainLife', who: { who: 'all' } } },
      ],
      { x: 3 },
    );
    expect(derive(b.game).replacements.damage?.map((r) => [r.shield, r.uses])).toEqual([[3, null]]);
    expect(rulesOf(b.game, 'cantGainLife')).toHaveLength(1);
  });
});

for (const name of EDITIONS) {
  describe(`looking ahead ${name}`, () => {
    it('a nonbasic land that enters tapped, while an effect makes such lands Mountains', () => {
      const b = board(testEdition(name));
      b.put({
        types: ['enchantment'],
        abilities: [changes(all(lands, nonbasic), { mod: 'types', op: 'set', subtypes: ['Mountain'] })],
      });
      const tapped: Ability = {
        ability: 'static',
        parts: [
          {
            part: 'replacement',
            replacement: {
              event: { on: 'move', what: { is: 'self' }, to: 'battlefield' },
              instead: { instead: 'enters', tapped: true },
            },
          },
        ],
      };
      const land = b.put({ types: ['land'], abilities: [tapped] }, { zone: 'hand' });
      const before = JSON.stringify(b.game.state);
      expect(lookAhead(b.game, land, arrival(0)).replacements).toHaveLength(name === '2026-02' ? 0 : 1);
      expect(JSON.stringify(b.game.state)).toBe(before);
    });

    it('its own static abilities: not in 2006', () => {
      const b = board(testEdition(name));
      const card = b.put(
        {
          power: 1,
          toughness: 1,
          abilities: [changes(all(creatures, yours), { mod: 'modifyPT', power: 1, toughness: 1 })],
        },
        { zone: 'hand' },
      );
      expect(lookAhead(b.game, card, arrival(0)).characteristics.power).toBe(name === '2006-10' ? 1 : 2);
      expect(lookAhead(b.game, card, arrival(0, { faceDown: 'effect' })).characteristics.toughness).toBe(2);
      expect(lookAhead(b.game, card, arrival(0, { controller: 1 })).controller).toBe(1);
    });
  });
}

describe('durations', () => {
  it('end at their moment', () => {
    const b = board(edition);
    const creature = b.put({ power: 1, toughness: 1 });
    const source = b.put({}, { tapped: true });
    const env = { it: { objects: [creature] }, source: { objects: [source] } };
    const part = {
      part: 'change',
      affects: { set: 'ref', name: 'it' },
      mods: [{ mod: 'modifyPT', power: 1, toughness: 1 }],
    } as const;
    const turn = b.resolve([part], { env });
    const combat = b.resolve([part], { env, duration: { until: 'endOfCombat' } });
    const next = b.resolve([part], { env, duration: { until: 'nextTurn', of: { who: 'opponents' } } });
    const leaves = b.resolve([part], { env, duration: { until: 'leaves', what: { set: 'ref', name: 'source' } } });
    const tapped = b.resolve([part], {
      env,
      duration: {
        until: 'all',
        of: [
          { until: 'endOfCombat' },
          {
            until: 'asLongAs',
            condition: { if: 'matches', what: { set: 'ref', name: 'source' }, filter: { is: 'tapped' } },
          },
        ],
      },
    });
    b.resolve([part], { env, duration: { until: 'forever' } });
    expect(pt(b.game, creature)).toBe('7/7');
    expect(expire(b.game, { at: 'any' })).toEqual([]);
    expect(expire(b.game, { at: 'endOfCombat' })).toEqual([combat.id, tapped.id]);
    expect(expire(b.game, { at: 'cleanup' })).toEqual([turn.id]);
    expect(expire(b.game, { at: 'turnBegins', player: 0 })).toEqual([]);
    expect(expire(b.game, { at: 'turnBegins', player: 1 })).toEqual([next.id]);
    (objectOf(b.game, source) as WritableObject).tapped = false;
    expect(expire(b.game, { at: 'any' })).toEqual([tapped.id]);
    b.game.state.objects[source & 16383] = null;
    expect(expire(b.game, { at: 'any' })).toEqual([leaves.id, tapped.id]);
  });

  it('numbers and objects are fixed when a resolved effect begins, not those of a static ability', () => {
    const b = board(edition);
    const creature = b.put({ power: 1, toughness: 1 });
    b.resolve(
      [
        {
          part: 'change',
          affects: all(creatures),
          mods: [{ mod: 'modifyPT', power: { q: 'count', of: all(creatures) }, toughness: { q: 'x' } }],
        },
      ],
      { x: 2 },
    );
    expect(pt(b.game, creature)).toBe('2/3');
    const later = b.put({ power: 1, toughness: 1 });
    expect(pt(b.game, creature)).toBe('2/3');
    expect(pt(b.game, later)).toBe('1/1');
    b.put({
      types: ['enchantment'],
      abilities: [
        changes(all(creatures), { mod: 'modifyPT', power: { q: 'count', of: all(creatures) }, toughness: 0 }),
      ],
    });
    expect(pt(b.game, later)).toBe('3/1');
  });
});

describe('an effect on a permanent spell', () => {
  it('goes on when the spell becomes a permanent (2006: 217.1c · later: 400.7a), and on nothing else', () => {
    const b = board(edition);
    const spell = b.put({ manaCost: ['1', 'G'], power: 2, toughness: 2 }, { zone: 'stack' });
    b.change([spell], [{ mod: 'color', op: 'set', colors: ['U'] }]);
    expect(colorsOf(b.game, spell)).toBe('U');
    const object = objectOf(b.game, spell) as GameObject;
    const moveTo = (zone: 'battlefield' | 'graveyard'): number => {
      b.game.state.objects[spell & 16383] = null;
      const next = b.put({}, { def: object.def, zone });
      b.game.state.lki = [{ id: spell, object, next } as unknown as LastKnown];
      b.game.state.stack = [];
      b.touch();
      return next;
    };
    expect(colorsOf(b.game, moveTo('battlefield'))).toBe('U');
    expect(colorsOf(b.game, moveTo('graveyard'))).toBe('G');
  });
});

describe('why', () => {
  for (const name of EDITIONS) {
    it(`lists what made an object what it is, in order: ${name}`, () => {
      const b = board(testEdition(name));
      const creature = b.put({ power: 2, toughness: 2 }, { counters: { '+1/+1': 1 } });
      const pump = b.change([creature], [{ mod: 'modifyPT', power: 4, toughness: 4 }]);
      const anthem = b.put({
        types: ['enchantment'],
        abilities: [
          changes(
            all(creatures, yours),
            { mod: 'modifyPT', power: 0, toughness: 2 },
            { mod: 'gain', abilities: [{ ability: 'keyword', keyword: 'flying' }] },
          ),
        ],
      });
      const told = why(b.game, creature);
      expect(told?.start.power).toBe(2);
      expect(told?.result).toMatchObject({ power: 7, toughness: 9 });
      const steps = told?.applications.map((a) => [a.layer, a.effect === 0 ? a.source : -a.effect]) ?? [];
      const expected =
        name === '2006-10'
          ? [
              ['other', anthem],
              ['pt-other', -pump.id],
              ['pt-counters', creature],
              ['pt-static', anthem],
            ]
          : name === '2026-02'
            ? [
                ['ability', anthem],
                ['pt-modify', creature],
                ['pt-modify', -pump.id],
                ['pt-modify', anthem],
              ]
            : [
                ['ability', anthem],
                ['pt-modify', -pump.id],
                ['pt-modify', anthem],
                ['pt-counters', creature],
              ];
      expect(steps).toEqual(expected);
      expect(told?.applications.every((a) => a.rule !== '' && a.changes.length > 0)).toBe(true);
    });
  }
});
