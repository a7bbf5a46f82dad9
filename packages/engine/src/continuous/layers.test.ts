/** What is applied when, in each edition. 2006: 418.5a–b, i · 2009, 2011: 613.1–613.5 · 2026: 613.1–613.6 */
import { describe, expect, it } from 'vitest';
import { byPlayer } from '../events/cause.ts';
import { happen } from '../events/happen.ts';
import { loseLifeEvent } from '../events/kinds/life.ts';
import { moveEvent } from '../events/kinds/move.ts';
import { characteristics, controllerOf, profileOf } from './derive.ts';
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
  typesOf,
  yours,
} from './board-in-tests.ts';

for (const name of EDITIONS) {
  const edition = testEdition(name);
  describe(`layers ${name}`, () => {
    it('orders setting, modifying, counters and static modifications (example to 2006 418.5a)', () => {
      const { game, put, change } = board(edition);
      const ogre = put({ power: 2, toughness: 2 }, { counters: { '+1/+1': 1 } });
      expect(pt(game, ogre)).toBe('3/3');
      change([ogre], [{ mod: 'modifyPT', power: 4, toughness: 4 }]);
      expect(pt(game, ogre)).toBe('7/7');
      put({
        types: ['enchantment'],
        abilities: [changes(all(creatures, yours), { mod: 'modifyPT', power: 0, toughness: 2 })],
      });
      expect(pt(game, ogre)).toBe('7/9');
      change([ogre], [{ mod: 'setPT', power: 0, toughness: 1 }]);
      // 2006: the set value overrides the earlier +4/+4 in the same sublayer; since then it is a sublayer of its own
      expect(pt(game, ogre)).toBe(name === '2006-10' ? '1/4' : '5/8');
    });

    it('switches power and toughness last', () => {
      const { game, put, change } = board(edition);
      const creature = put({ power: 1, toughness: 3 });
      change([creature], [{ mod: 'modifyPT', power: 0, toughness: 1 }]);
      change([creature], [{ mod: 'switchPT' }]);
      expect(pt(game, creature)).toBe('4/1');
      change([creature], [{ mod: 'modifyPT', power: 5, toughness: 0 }]);
      expect(pt(game, creature)).toBe('4/6');
    });

    it('applies counters before the switch', () => {
      const { game, put, change } = board(edition);
      const creature = put({ power: 1, toughness: 3 }, { counters: { '+1/+0': 2, '-1/-1': 1, charge: 4 } });
      change([creature], [{ mod: 'switchPT' }]);
      expect(pt(game, creature)).toBe('2/2');
    });

    it('keeps the objects of an effect through its later layers', () => {
      const { game, put, resolve } = board(edition);
      const relic = put({ types: ['artifact'] });
      const golem = put({ types: ['artifact', 'creature'], power: 4, toughness: 4 });
      resolve([
        {
          part: 'change',
          affects: all({ is: 'type', type: 'artifact' }, { is: 'not', of: creatures }),
          mods: [
            { mod: 'types', op: 'add', types: ['creature'] },
            { mod: 'setPT', power: 2, toughness: 2 },
          ],
        },
      ]);
      expect(pt(game, relic)).toBe('2/2');
      expect(pt(game, golem)).toBe('4/4');
    });

    it('goes on applying an effect whose ability is removed meanwhile, to the same objects', () => {
      // "All other enchantments are creatures with power and toughness equal to their mana value" and "creatures lose all abilities and are 1/1"
      const { game, put } = board(edition);
      const animator = (): Parameters<typeof put>[0] => ({
        types: ['enchantment'],
        manaCost: ['2', 'W', 'W'],
        abilities: [
          changes(
            { set: 'all', where: { is: 'and', of: [{ is: 'type', type: 'enchantment' }, { is: 'other' }] } },
            { mod: 'types', op: 'add', types: ['creature'] },
            { mod: 'setPT', power: 4, toughness: 4 },
          ),
        ],
      });
      const humbler = {
        types: ['enchantment'] as const,
        manaCost: ['2', 'W', 'W'],
        abilities: [changes(all(creatures), { mod: 'loseAll' }, { mod: 'setPT', power: 1, toughness: 1 })],
      };
      const first = put(humbler);
      const second = put(animator());
      const third = put(animator());
      // both animators make the others creatures; later timestamps win for power and toughness
      expect(typesOf(game, first)).toEqual(['creature', 'enchantment']);
      expect(typesOf(game, second)).toEqual(['creature', 'enchantment']);
      expect(typesOf(game, third)).toEqual(['creature', 'enchantment']);
      expect(pt(game, first)).toBe('4/4');
      expect(pt(game, second)).toBe('4/4');
      expect(pt(game, third)).toBe('4/4');
      expect(characteristics(game, second).abilities).toEqual([]);
    });

    it('gives the same with the humbling effect last: 1/1', () => {
      const { game, put } = board(edition);
      put({
        types: ['enchantment'],
        abilities: [
          changes(
            { set: 'all', where: { is: 'and', of: [{ is: 'type', type: 'enchantment' }, { is: 'other' }] } },
            { mod: 'types', op: 'add', types: ['creature'] },
            { mod: 'setPT', power: 4, toughness: 4 },
          ),
        ],
      });
      const humbler = put({
        types: ['enchantment'],
        abilities: [changes(all(creatures), { mod: 'loseAll' }, { mod: 'setPT', power: 1, toughness: 1 })],
      });
      expect(pt(game, humbler)).toBe('1/1');
    });

    it('does not let an ability removed pump afterwards', () => {
      const { game, put, change } = board(edition);
      const lord = put({
        power: 2,
        toughness: 2,
        abilities: [changes(all(creatures, yours, { is: 'other' }), { mod: 'modifyPT', power: 1, toughness: 1 })],
      });
      const soldier = put({ power: 1, toughness: 1 });
      expect(pt(game, soldier)).toBe('2/2');
      change([lord], [{ mod: 'loseAll' }]);
      expect(pt(game, soldier)).toBe('1/1');
    });

    it('reads control after the control layer', () => {
      const { game, put, change, resolve } = board(edition);
      put({
        types: ['enchantment'],
        abilities: [changes(all(creatures, yours), { mod: 'modifyPT', power: 1, toughness: 1 })],
      });
      const theirs = put({ power: 2, toughness: 2 }, { controller: 1 });
      expect(pt(game, theirs)).toBe('2/2');
      resolve(
        [
          {
            part: 'change',
            affects: { set: 'ref', name: 'it' },
            mods: [
              { mod: 'control', player: { who: 'you' } },
              { mod: 'gain', abilities: [{ ability: 'keyword', keyword: 'haste' }] },
            ],
          },
        ],
        { env: { it: { objects: [theirs] } } },
      );
      expect(controllerOf(game, theirs)).toBe(0);
      expect(pt(game, theirs)).toBe('3/3');
      expect(characteristics(game, theirs).keywords).toEqual(['haste']);
      change([theirs], [{ mod: 'lose', keyword: 'haste' }]);
      expect(characteristics(game, theirs).keywords).toEqual([]);
    });

    it('sees a colour changed in an earlier layer', () => {
      const { game, put, change } = board(edition);
      put({
        types: ['enchantment'],
        abilities: [changes(all(creatures, { is: 'color', color: 'W' }), { mod: 'modifyPT', power: 1, toughness: 1 })],
      });
      const black = put({ manaCost: ['1', 'B'], power: 2, toughness: 2 });
      expect(pt(game, black)).toBe('2/2');
      change([black], [{ mod: 'color', op: 'set', colors: ['W'] }]);
      expect(pt(game, black)).toBe('3/3');
      expect(colorsOf(game, black)).toBe('W');
      change([black], [{ mod: 'color', op: 'set', colors: ['R'] }]);
      expect(pt(game, black)).toBe('2/2');
    });

    it('gives and takes keywords in timestamp order', () => {
      const { game, put } = board(edition);
      const creature = put({ power: 1, toughness: 1 });
      put(
        {
          types: ['enchantment'],
          subtypes: ['Aura'],
          abilities: [
            changes({ set: 'host' }, { mod: 'gain', abilities: [{ ability: 'keyword', keyword: 'flying' }] }),
          ],
        },
        { attachedTo: creature },
      );
      expect(characteristics(game, creature).keywords).toEqual(['flying']);
      put(
        {
          types: ['enchantment'],
          subtypes: ['Aura'],
          abilities: [changes({ set: 'host' }, { mod: 'lose', keyword: 'flying' })],
        },
        { attachedTo: creature },
      );
      expect(characteristics(game, creature).keywords).toEqual([]);
      put({
        types: ['enchantment'],
        abilities: [changes(all(creatures), { mod: 'gain', abilities: [{ ability: 'keyword', keyword: 'flying' }] })],
      });
      expect(characteristics(game, creature).keywords).toEqual(['flying']);
    });

    it('applies the effect of an ability gained in an earlier layer', () => {
      const { game, put, change } = board(edition);
      const banner = put({ types: ['artifact'] });
      const creature = put({ power: 1, toughness: 1 });
      change(
        [banner],
        [{ mod: 'gain', abilities: [changes(all(creatures), { mod: 'modifyPT', power: 2, toughness: 2 })] }],
      );
      expect(pt(game, creature)).toBe('3/3');
    });
  });

  describe(`land types ${name}`, () => {
    const mana = (game: Parameters<typeof profileOf>[0], id: number): string[] =>
      profileOf(game, id).activated.map((a) => a.ref.def);

    it('set by an effect take the abilities of the text and bring their own', () => {
      const { game, put } = board(edition);
      const mine = put({
        name: 'Depot',
        types: ['land'],
        subtypes: ['Lair'],
        supertypes: ['legendary'],
        abilities: [
          { ability: 'activated', cost: {}, body: { effect: [] } },
          { ability: 'keyword', keyword: 'haste' },
        ],
      });
      const forest = put({ name: 'Forest', types: ['land'], supertypes: ['basic'], subtypes: ['Forest'] });
      expect(mana(game, forest)).toEqual(['rule:intrinsic/Forest']);
      put({
        types: ['enchantment'],
        abilities: [changes(all(lands, nonbasic), { mod: 'types', op: 'set', subtypes: ['Mountain'] })],
      });
      expect(characteristics(game, mine).subtypes).toEqual(['Mountain']);
      expect(characteristics(game, mine).supertypes).toEqual(['legendary']);
      expect(characteristics(game, mine).keywords).toEqual([]);
      expect(mana(game, mine)).toEqual(['rule:intrinsic/Mountain']);
      expect(mana(game, forest)).toEqual(['rule:intrinsic/Forest']);
    });

    it('added by an effect leave the rest', () => {
      const { game, put } = board(edition);
      const land = put({ types: ['land'], abilities: [{ ability: 'keyword', keyword: 'haste' }] });
      put({
        types: ['enchantment'],
        abilities: [changes(all(lands), { mod: 'types', op: 'add', subtypes: ['Swamp'] })],
      });
      expect(characteristics(game, land).subtypes).toEqual(['Swamp']);
      expect(characteristics(game, land).keywords).toEqual(['haste']);
      expect(mana(game, land)).toEqual(['rule:intrinsic/Swamp']);
    });

    it('a land that makes all lands Swamps depends on what makes it a Mountain', () => {
      const { game, put } = board(edition);
      const tomb = put({
        types: ['land'],
        supertypes: ['legendary'],
        abilities: [changes(all(lands), { mod: 'types', op: 'add', subtypes: ['Swamp'] })],
      });
      const plains = put({ types: ['land'], supertypes: ['basic'], subtypes: ['Plains'] });
      put({
        types: ['enchantment'],
        abilities: [changes(all(lands, nonbasic), { mod: 'types', op: 'set', subtypes: ['Mountain'] })],
      });
      expect(characteristics(game, tomb).subtypes).toEqual(['Mountain']);
      expect(characteristics(game, plains).subtypes).toEqual(['Plains']);
      expect(mana(game, plains)).toEqual(['rule:intrinsic/Plains']);
    });

    it('are lost with all abilities, and granted abilities stay when a type is set', () => {
      const { game, put, change } = board(edition);
      const land = put({ types: ['land'], supertypes: ['basic'], subtypes: ['Island'] });
      change([land], [{ mod: 'loseAll' }]);
      expect(mana(game, land)).toEqual([]);
      const other = put({ types: ['land'], subtypes: ['Lair'] });
      change([other], [{ mod: 'gain', abilities: [{ ability: 'keyword', keyword: 'flying' }] }]);
      change([other], [{ mod: 'types', op: 'set', subtypes: ['Forest'] }]);
      expect(characteristics(game, other).keywords).toEqual(['flying']);
      expect(mana(game, other)).toEqual(['rule:intrinsic/Forest']);
    });
  });

  describe(`dependency ${name}`, () => {
    it('an effect on Elves waits for what makes creatures Elves', () => {
      const { game, put } = board(edition);
      // earlier: each Elf is also a Goblin; later: all creatures are Elves
      put({
        types: ['enchantment'],
        abilities: [changes(all({ is: 'subtype', subtype: 'Elf' }), { mod: 'types', op: 'add', subtypes: ['Goblin'] })],
      });
      put({
        types: ['enchantment'],
        abilities: [changes(all(creatures), { mod: 'types', op: 'set', subtypes: ['Elf'] })],
      });
      const bear = put({ subtypes: ['Bear'], power: 2, toughness: 2 });
      expect(characteristics(game, bear).subtypes).toEqual(['Elf', 'Goblin']);
    });

    it('a loop goes by timestamp', () => {
      const { game, put } = board(edition);
      put({
        types: ['enchantment'],
        abilities: [changes(all({ is: 'subtype', subtype: 'Elf' }), { mod: 'types', op: 'set', subtypes: ['Goblin'] })],
      });
      put({
        types: ['enchantment'],
        abilities: [changes(all({ is: 'subtype', subtype: 'Goblin' }), { mod: 'types', op: 'set', subtypes: ['Elf'] })],
      });
      const elf = put({ subtypes: ['Elf'] });
      const goblin = put({ subtypes: ['Goblin'] });
      expect(characteristics(game, elf).subtypes).toEqual(['Elf']);
      expect(characteristics(game, goblin).subtypes).toEqual(['Elf']);
    });

    it('is tested for what an effect does, too', () => {
      const { game, put } = board(edition);
      // power set to the number of creatures; another effect of the same layer changes no number: timestamps decide
      const creature = put({ power: 1, toughness: 1 });
      put({
        types: ['enchantment'],
        abilities: [
          changes(all(creatures), { mod: 'setPT', power: { q: 'stat', stat: 'toughness', of: all(creatures) } }),
        ],
      });
      put({ types: ['enchantment'], abilities: [changes(all(creatures), { mod: 'setPT', toughness: 5 })] });
      // the first depends on the second, which changes what it sets
      expect(pt(game, creature)).toBe('5/5');
    });

    it('characteristic-defining abilities go first', () => {
      const { game, put, change } = board(edition);
      const goyf = put({
        power: 0,
        toughness: 1,
        abilities: [
          {
            ...changes({ set: 'self' }, { mod: 'setPT', power: { q: 'handSize', of: { who: 'you' } }, toughness: 3 }),
            cda: true,
          },
        ],
      });
      put({}, { zone: 'hand' });
      put({}, { zone: 'hand' });
      expect(pt(game, goyf)).toBe('2/3');
      change([goyf], [{ mod: 'setPT', power: 7, toughness: 7 }]);
      expect(pt(game, goyf)).toBe('7/7');
      expect(characteristics(game, goyf).basePower).toBe(7);
    });

    it('a granted ability that defines power is set by timestamp (example to 2006 418.5a)', () => {
      const { game, put, change } = board(edition);
      const land = put({ types: ['land'] });
      change(
        [land],
        [
          { mod: 'types', op: 'add', types: ['creature'] },
          { mod: 'setPT', power: 3, toughness: 3 },
        ],
      );
      change([land], [{ mod: 'modifyPT', power: 1, toughness: 1 }]);
      const q = { q: 'handSize', of: { who: 'you' } } as const;
      change(
        [land],
        [
          {
            mod: 'gain',
            abilities: [{ ...changes({ set: 'self' }, { mod: 'setPT', power: q, toughness: q }), cda: true }],
          },
        ],
      );
      for (let i = 0; i < 5; i++) put({}, { zone: 'hand' });
      // in 2006 it overrides the +1/+1 of the same sublayer
      expect(pt(game, land)).toBe(name === '2006-10' ? '5/5' : '6/6');
      change([land], [{ mod: 'setPT', power: 3, toughness: 3 }]);
      expect(pt(game, land)).toBe(name === '2006-10' ? '3/3' : '4/4');
    });
  });

  describe(`zones ${name}`, () => {
    it('abilities that define power outside the battlefield: not in 2006', () => {
      const { game, put } = board(edition);
      const card = put(
        {
          power: 0,
          toughness: 0,
          abilities: [{ ...changes({ set: 'self' }, { mod: 'setPT', power: 5, toughness: 5 }), cda: true }],
        },
        { zone: 'graveyard' },
      );
      const inLibrary = put(
        {
          power: 0,
          toughness: 0,
          abilities: [{ ...changes({ set: 'self' }, { mod: 'setPT', power: 5, toughness: 5 }), cda: true }],
        },
        { zone: 'library' },
      );
      const expected = name === '2006-10' ? '0/0' : '5/5';
      expect(pt(game, card)).toBe(expected);
      expect(pt(game, inLibrary)).toBe(expected);
    });

    it('abilities that define power by what changes, of a card that nobody has looked at', () => {
      const { game, put } = board(edition);
      const counting = put(
        {
          power: 0,
          toughness: 0,
          abilities: [
            {
              ...changes(
                { set: 'self' },
                {
                  mod: 'setPT',
                  power: { q: 'life', of: { who: 'you' } },
                  toughness: { q: 'handSize', of: { who: 'you' } },
                },
              ),
              cda: true,
            },
          ],
        },
        { zone: 'library' },
      );
      put({}, { zone: 'library' });
      const was = name === '2006-10' ? '0/0' : '20/0';
      expect(pt(game, counting)).toBe(was);
      happen(game, [loseLifeEvent(0, 3, byPlayer(0))]);
      expect(pt(game, counting)).toBe(name === '2006-10' ? '0/0' : '17/0');
      const drawn = game.state.players[0]?.library.find((id) => id !== counting) ?? 0;
      happen(game, [moveEvent({ object: drawn, from: 'library', to: 'hand' }, byPlayer(0))]);
      expect(pt(game, counting)).toBe(name === '2006-10' ? '0/0' : '17/1');
    });

    it('abilities that define colour everywhere', () => {
      const { game, put } = board(edition);
      const card = put(
        {
          manaCost: ['3'],
          abilities: [{ ...changes({ set: 'self' }, { mod: 'color', op: 'set', colors: ['U', 'R'] }), cda: true }],
        },
        { zone: 'hand' },
      );
      expect(colorsOf(game, card)).toBe('UR');
    });

    it('a static ability of a card in hand does nothing, and a phased-out permanent has none', () => {
      const { game, put } = board(edition);
      const anthem = {
        types: ['enchantment'] as const,
        abilities: [changes(all(creatures), { mod: 'modifyPT', power: 1, toughness: 1 })],
      };
      put(anthem, { zone: 'hand' });
      put(anthem, { phasedOut: true });
      const creature = put({ power: 1, toughness: 1 });
      expect(pt(game, creature)).toBe('1/1');
    });

    it('an ability of a card in a graveyard that says so', () => {
      const { game, put } = board(edition);
      put(
        {
          abilities: [
            {
              ...changes(all(creatures, yours), { mod: 'gain', abilities: [{ ability: 'keyword', keyword: 'haste' }] }),
              zones: ['graveyard'],
            },
          ],
        },
        { zone: 'graveyard' },
      );
      const creature = put({ power: 1, toughness: 1 });
      expect(characteristics(game, creature).keywords).toEqual(['haste']);
    });
  });
}
