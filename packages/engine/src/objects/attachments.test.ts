/** What Auras and Equipment can be attached to. 2006: 212.4, 502.33, 502.45 · 2009, 2011, 2026: 301.5, 303.4, 702.5 */
import { describe, expect, it } from 'vitest';
import type { Ability } from '../vocabulary/abilities.ts';
import { board, EDITIONS, testEdition } from '../continuous/board-in-tests.ts';
import { canAttach } from './attachments.ts';

const enchantCreature: Ability = { ability: 'keyword', keyword: 'enchant', quality: { is: 'type', type: 'creature' } };
const enchantYours: Ability = {
  ability: 'keyword',
  keyword: 'enchant',
  quality: { is: 'controlledBy', player: { who: 'you' } },
};

for (const name of EDITIONS) {
  describe(`attaching ${name}`, () => {
    it('an Aura to what all its enchant abilities allow', () => {
      const b = board(testEdition(name));
      const mine = b.put({});
      const theirs = b.put({}, { controller: 1 });
      const land = b.put({ types: ['land'] });
      const aura = b.put(
        { types: ['enchantment'], subtypes: ['Aura'], abilities: [enchantCreature, enchantYours] },
        { zone: 'hand' },
      );
      expect(canAttach.hostsFor(b.game, aura, 0)).toEqual([mine]);
      expect(canAttach.hostsFor(b.game, aura, 1)).toEqual([theirs]);
      expect(canAttach.to(b.game, aura, land)).toBe(false);
      const none = b.put({ types: ['enchantment'], subtypes: ['Aura'] });
      expect(canAttach.hostsFor(b.game, none, 0)).toEqual([]);
    });

    it('an Aura that enchants a player to players only', () => {
      const b = board(testEdition(name));
      const creature = b.put({});
      const curse = b.put({
        types: ['enchantment'],
        subtypes: ['Aura'],
        abilities: [{ ability: 'keyword', keyword: 'enchant', enchantPlayer: true, player: { who: 'opponents' } }],
      });
      expect(canAttach.to(b.game, curse, creature)).toBe(false);
      expect([canAttach.toPlayer(b.game, curse, 0), canAttach.toPlayer(b.game, curse, 1)]).toEqual([false, true]);
    });

    it('Equipment to creatures, unless it is one itself; not to what is phased out', () => {
      const b = board(testEdition(name));
      const creature = b.put({});
      b.put({}, { phasedOut: true });
      b.put({ types: ['artifact'] });
      const sword = b.put({ types: ['artifact'], subtypes: ['Equipment'] });
      expect(canAttach.hostsFor(b.game, sword, 0)).toEqual([creature]);
      b.change([sword], [{ mod: 'types', op: 'add', types: ['creature'] }]);
      expect(canAttach.hostsFor(b.game, sword, 0)).toEqual([]);
    });

    it('not to what a rule says cannot be attached to', () => {
      const b = board(testEdition(name));
      const creature = b.put({
        abilities: [
          {
            ability: 'static',
            parts: [
              {
                part: 'rule',
                rule: { rule: 'cantBeAttached', what: { set: 'self' }, by: { is: 'color', color: 'W' } },
              },
            ],
          },
        ],
      });
      const aura = { types: ['enchantment'] as const, subtypes: ['Aura'], abilities: [enchantCreature] };
      expect(canAttach.to(b.game, b.put({ ...aura, manaCost: ['W'] }), creature)).toBe(false);
      expect(canAttach.to(b.game, b.put({ ...aura, manaCost: ['U'] }), creature)).toBe(true);
    });
  });
}
