/** Tokens and objects that are only abilities. 2006: 200.7, 216 · 2009, 2011: 109.3, 110.5 · 2026: 109.3, 111 */
import { describe, expect, it } from 'vitest';
import type { Instruction } from '../vocabulary/instructions.ts';
import { board, colorsOf, EDITIONS, pt, testEdition, typesOf } from './board-in-tests.ts';
import { characteristics, profileOf } from './derive.ts';

for (const name of EDITIONS) {
  describe(`objects before effects ${name}`, () => {
    it('a token is what its description says, with what was bound', () => {
      const b = board(testEdition(name));
      const create: Instruction = {
        do: 'createTokens',
        who: { who: 'you' },
        count: 1,
        token: {
          colors: ['G'],
          types: ['creature'],
          subtypes: ['Elf', 'Warrior'],
          power: { q: 'x' },
          toughness: 2,
          abilities: [{ ability: 'keyword', keyword: 'trample' }],
        },
      };
      const maker = b.put(
        { types: ['sorcery'], abilities: [{ ability: 'spell', body: { effect: [create] } }] },
        { zone: 'graveyard' },
      );
      const def = b.game.state.objects[maker & 16383]?.def as string;
      const make = (x: number): number =>
        b.put(
          {},
          {
            kind: 'token',
            def,
            tokenPath: 'faces/0/abilities/0/body/effect/0/token',
            tokenEnv: { 'token.x': { amount: x } },
          },
        );
      const [three, five] = [make(3), make(5)];
      expect([pt(b.game, three), pt(b.game, five)]).toEqual(['3/2', '5/2']);
      expect(characteristics(b.game, three).name).toBe(name === '2026-02' ? 'Elf Warrior Token' : 'Elf Warrior');
      expect(colorsOf(b.game, three)).toBe('G');
      expect(typesOf(b.game, three)).toEqual(['creature']);
      expect(characteristics(b.game, three).keywords).toEqual(['trample']);
      expect(characteristics(b.game, three).manaCost).toBeNull();
    });

    it('an ability on the stack has none of the characteristics of its source', () => {
      const b = board(testEdition(name));
      const ability = b.put({ types: ['creature'], power: 3 }, { kind: 'ability', zone: 'stack' });
      expect(typesOf(b.game, ability)).toEqual([]);
      expect(colorsOf(b.game, ability)).toBe('');
    });

    it('shares what is the same: nothing is worked out twice', () => {
      const b = board(testEdition(name));
      const first = b.put({ types: ['land'], supertypes: ['basic'], subtypes: ['Forest'] });
      const def = b.game.state.objects[first & 16383]?.def as string;
      const second = b.put({}, { def });
      expect(characteristics(b.game, second)).toBe(characteristics(b.game, first));
      expect(profileOf(b.game, second)).toBe(profileOf(b.game, first));
      b.touch();
      expect(characteristics(b.game, second)).toBe(characteristics(b.game, first));
    });
  });
}
