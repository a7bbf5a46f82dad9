/** Text-changing effects. 2006: 418.6 · 2009, 2011, 2026: 612 */
import { describe, expect, it } from 'vitest';
import type { Ability } from '../vocabulary/abilities.ts';
import { characteristics, profileOf } from '../continuous/derive.ts';
import { all, board, changes, creatures, EDITIONS, pt, testEdition } from '../continuous/board-in-tests.ts';
import { nodeAt } from '../abilities/lookup.ts';
import { substitute } from './text-change.ts';

describe('substituting words', () => {
  it('changes colour words and subtypes, not symbols or names', () => {
    const ability: Ability = {
      ability: 'activated',
      cost: { mana: ['R'] },
      body: {
        effect: [
          {
            do: 'createTokens',
            who: { who: 'you' },
            count: 1,
            token: { colors: ['R'], types: ['creature'], subtypes: ['Goblin'], power: 1, toughness: 1 },
          },
          {
            do: 'destroy',
            what: {
              set: 'all',
              where: {
                is: 'and',
                of: [
                  { is: 'color', color: 'R' },
                  { is: 'named', name: 'R' },
                ],
              },
            },
          },
          { do: 'addMana', who: { who: 'you' }, mana: { types: ['R'] } },
        ],
      },
      text: 'R',
    };
    const changed = substitute(ability, [
      ['R', 'G'],
      ['Goblin', 'Elf'],
    ]) as typeof ability;
    expect(changed.cost).toEqual({ mana: ['R'] });
    expect(changed.body.effect[0]).toMatchObject({ token: { colors: ['G'], subtypes: ['Elf'] } });
    expect(changed.body.effect[1]).toMatchObject({ what: { where: { of: [{ color: 'G' }, { name: 'R' }] } } });
    expect(changed.body.effect[2]).toEqual(ability.body.effect[2]);
    expect(
      substitute(ability, [
        ['R', 'G'],
        ['Goblin', 'Elf'],
      ]),
    ).toBe(changed);
    expect(substitute(ability, [['W', 'G']])).toBe(ability);
  });
});

for (const name of EDITIONS) {
  describe(`text-changing effects ${name}`, () => {
    it('change what a static ability affects', () => {
      const b = board(testEdition(name));
      const crusade = b.put({
        types: ['enchantment'],
        abilities: [changes(all(creatures, { is: 'color', color: 'W' }), { mod: 'modifyPT', power: 1, toughness: 1 })],
      });
      const white = b.put({ manaCost: ['W'], power: 1, toughness: 1 });
      const black = b.put({ manaCost: ['B'], power: 1, toughness: 1 });
      expect([pt(b.game, white), pt(b.game, black)]).toEqual(['2/2', '1/1']);
      b.change([crusade], [{ mod: 'text', from: 'W', to: 'B' }]);
      expect([pt(b.game, white), pt(b.game, black)]).toEqual(['1/1', '2/2']);
      const { ref } = characteristics(b.game, crusade).abilities[0] as { ref: Parameters<typeof nodeAt>[1] };
      expect(JSON.stringify(nodeAt(b.game, ref))).toContain('"color":"B"');
    });

    it('change the type line of a land and with it its mana ability', () => {
      const b = board(testEdition(name));
      const forest = b.put({ name: 'Forest', types: ['land'], supertypes: ['basic'], subtypes: ['Forest'] });
      b.change([forest], [{ mod: 'text', from: 'Forest', to: 'Island' }]);
      expect(characteristics(b.game, forest).subtypes).toEqual(['Island']);
      expect(characteristics(b.game, forest).name).toBe('Forest');
      expect(profileOf(b.game, forest).activated.map((a) => a.ref.def)).toEqual(['rule:intrinsic/Island']);
    });

    it('do not change granted abilities', () => {
      const b = board(testEdition(name));
      const creature = b.put({ power: 1, toughness: 1 });
      b.change(
        [creature],
        [
          {
            mod: 'gain',
            abilities: [{ ability: 'keyword', keyword: 'landwalk', quality: { is: 'subtype', subtype: 'Forest' } }],
          },
        ],
      );
      b.change([creature], [{ mod: 'text', from: 'Forest', to: 'Island' }]);
      const ref = characteristics(b.game, creature).abilities[0]?.ref;
      expect(ref).toBeDefined();
      expect(JSON.stringify(nodeAt(b.game, ref as NonNullable<typeof ref>))).toContain('Forest');
    });
  });
}
