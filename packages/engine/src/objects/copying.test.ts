/** Copying, with exceptions and being face down. 2006: 503, 504 · 2009, 2011: 706, 707 · 2026: 707, 708 */
import { turnUp } from '../state/turning.ts';
import { describe, expect, it } from 'vitest';
import { characteristics, profileOf } from '../continuous/derive.ts';
import {
  all,
  board,
  changes,
  colorsOf,
  creatures,
  EDITIONS,
  pt,
  testEdition,
  typesOf,
} from '../continuous/board-in-tests.ts';
import type { Board } from '../continuous/board-in-tests.ts';
import type { CopyException } from '../vocabulary/rules-effects.ts';
import { copiableValues, printedOn } from './copying.ts';
import type { Game } from '../running/game.ts';
import type { CardDefinition, Layout } from '../vocabulary/definition.ts';
import { faceDownDefinition } from './face-down.ts';
import { objectOf } from '../state/objects.ts';
import type { GameObject } from '../state/state.ts';

const becomesCopy = (b: Board, what: number, of: number, except?: readonly CopyException[]): void => {
  b.resolve(
    [
      {
        part: 'change',
        affects: { set: 'ref', name: 'it' },
        mods: [{ mod: 'copy', of: { set: 'ref', name: 'that' }, ...(except === undefined ? {} : { except }) }],
      },
    ],
    { env: { it: { objects: [what] }, that: { objects: [of] } } },
  );
};

for (const name of EDITIONS) {
  const edition = testEdition(name);
  describe(`copying ${name}`, () => {
    it('copies what is face down as that, and what is face up as what is printed', () => {
      const b = board(edition);
      const up = b.put({ name: 'Giant' });
      const down = b.put({ name: 'Giant' }, { faceDown: true, faceDownBy: 'morph' });
      const is = (id: number) => objectOf(b.game, id) as GameObject;
      expect(copiableValues(b.game, up)).toMatchObject({ name: 'Giant', def: is(up).def, face: 0 });
      expect(copiableValues(b.game, down)).toMatchObject({ name: '', def: faceDownDefinition(is(down)).key, face: 0 });
    });

    it('copies what is printed, not effects, counters or status', () => {
      const b = board(edition);
      const original = b.put(
        { name: 'Giant', manaCost: ['3', 'R'], power: 3, toughness: 3, subtypes: ['Giant'] },
        { counters: { '+1/+1': 2 }, tapped: true },
      );
      b.change(
        [original],
        [
          { mod: 'types', op: 'add', types: ['artifact'] },
          { mod: 'color', op: 'set', colors: ['U'] },
          { mod: 'modifyPT', power: 1, toughness: 1 },
        ],
      );
      expect(pt(b.game, original)).toBe('6/6');
      const values = copiableValues(b.game, original);
      expect(values).toMatchObject({
        name: 'Giant',
        manaCost: ['3', 'R'],
        types: ['creature'],
        subtypes: ['Giant'],
        power: 3,
        toughness: 3,
      });
      const shifter = b.put({ name: 'Shifter', manaCost: ['U'], power: 0, toughness: 1 }, { counters: { '+1/+1': 1 } });
      becomesCopy(b, shifter, original);
      expect(characteristics(b.game, shifter).name).toBe('Giant');
      expect(colorsOf(b.game, shifter)).toBe('R');
      expect(pt(b.game, shifter)).toBe('4/4');
    });

    it('a copy of a copy with exceptions copies the exceptions; the effect can end', () => {
      const b = board(edition);
      const original = b.put({
        name: 'Angel',
        manaCost: ['3', 'W'],
        supertypes: ['legendary'],
        power: 4,
        toughness: 4,
        abilities: [{ ability: 'keyword', keyword: 'flying' }],
      });
      const first = b.put({ name: 'First', manaCost: ['U'], power: 1, toughness: 1 });
      becomesCopy(b, first, original, [
        { except: 'gain', abilities: [{ ability: 'keyword', keyword: 'haste' }] },
        { except: 'types', add: ['artifact'], subtypes: ['Illusion'], remove: ['legendary'] },
        { except: 'keepColor' },
        { except: 'name', name: 'Second Angel' },
      ]);
      const is = characteristics(b.game, first);
      expect(is.keywords).toEqual(['flying', 'haste']);
      expect(typesOf(b.game, first)).toEqual(['artifact', 'creature']);
      expect([is.name, is.supertypes, is.subtypes]).toEqual(['Second Angel', [], ['Illusion']]);
      expect(colorsOf(b.game, first)).toBe('U');
      const second = b.put({ name: 'Other', power: 2, toughness: 2 });
      becomesCopy(b, second, first);
      expect(characteristics(b.game, second).keywords).toEqual(['flying', 'haste']);
      expect(characteristics(b.game, second).name).toBe('Second Angel');
      expect(colorsOf(b.game, second)).toBe('U');
      b.game.state.effects = b.game.state.effects.slice(0, 1);
      b.touch();
      expect(characteristics(b.game, second).name).toBe('Other');
      expect(characteristics(b.game, first).name).toBe('Second Angel');
    });

    it('a later copy effect replaces an earlier one whole', () => {
      const b = board(edition);
      const bear = b.put({ name: 'Bear', power: 2, toughness: 2 });
      const bird = b.put({
        name: 'Bird',
        power: 1,
        toughness: 1,
        abilities: [{ ability: 'keyword', keyword: 'flying' }],
      });
      const shifter = b.put({ name: 'Shifter', power: 0, toughness: 0 });
      becomesCopy(b, shifter, bird);
      expect(characteristics(b.game, shifter).keywords).toEqual(['flying']);
      becomesCopy(b, shifter, bear);
      expect(characteristics(b.game, shifter).keywords).toEqual([]);
      expect(pt(b.game, shifter)).toBe('2/2');
    });

    it('set power and toughness leave out the ability that defines them, since 2011', () => {
      const b = board(edition);
      const plant = b.put({
        name: 'Plant',
        power: 0,
        toughness: 0,
        abilities: [{ ...changes({ set: 'self' }, { mod: 'setPT', power: 9, toughness: 9 }), cda: true }],
      });
      const shifter = b.put({ power: 1, toughness: 1 });
      becomesCopy(b, shifter, plant, [{ except: 'pt', power: 7, toughness: 7 }]);
      expect(pt(b.game, plant)).toBe('9/9');
      expect(pt(b.game, shifter)).toBe(edition.copiedDefinitions === 'always' ? '9/9' : '7/7');
    });

    it('brings static abilities and basic land types with it, once', () => {
      const b = board(edition);
      const lord = b.put({
        power: 2,
        toughness: 2,
        abilities: [changes(all(creatures, { is: 'other' }), { mod: 'modifyPT', power: 1, toughness: 1 })],
      });
      const shifter = b.put({ power: 1, toughness: 1 });
      const land = b.put({ types: ['land'], supertypes: ['basic'], subtypes: ['Swamp'], name: 'Swamp' });
      const other = b.put({ types: ['land'], name: 'Blank' });
      becomesCopy(b, shifter, lord);
      becomesCopy(b, other, land);
      expect(pt(b.game, lord)).toBe('3/3');
      expect(pt(b.game, shifter)).toBe('3/3');
      expect(profileOf(b.game, other).activated.map((a) => a.ref.def)).toEqual(['rule:intrinsic/Swamp']);
    });
  });

  describe(`face down ${name}`, () => {
    it('is a 2/2 creature without name, colour or text; effects and counters still apply', () => {
      const b = board(edition);
      const morph = b.put(
        {
          name: 'Secret',
          manaCost: ['4', 'G'],
          power: 5,
          toughness: 4,
          abilities: [{ ability: 'keyword', keyword: 'trample' }],
        },
        { faceDown: true, faceDownBy: 'morph', faceDownOrder: 1, counters: { '+1/+1': 1 } },
      );
      const is = characteristics(b.game, morph);
      expect([is.name, is.names, is.manaCost, is.manaValue, is.colors, is.subtypes, is.keywords]).toEqual([
        '',
        [],
        null,
        0,
        0,
        [],
        [],
      ]);
      expect(typesOf(b.game, morph)).toEqual(['creature']);
      expect(pt(b.game, morph)).toBe('3/3');
      expect(copiableValues(b.game, morph)).toMatchObject({
        name: '',
        manaCost: null,
        power: 2,
        toughness: 2,
        abilities: [],
      });
      b.change([morph], [{ mod: 'gain', abilities: [{ ability: 'keyword', keyword: 'flying' }] }]);
      turnUp(objectOf(b.game, morph) as GameObject);
      b.touch();
      expect(characteristics(b.game, morph).name).toBe('Secret');
      expect(pt(b.game, morph)).toBe('6/5');
      expect(characteristics(b.game, morph).keywords).toEqual(['trample', 'flying']);
    });

    it('keeps those values when it becomes a copy, and shows the copy when turned up', () => {
      const b = board(edition);
      const bird = b.put({ name: 'Bird', power: 1, toughness: 1 });
      const morph = b.put({ name: 'Secret', power: 5, toughness: 4 }, { faceDown: true, faceDownBy: 'morph' });
      becomesCopy(b, morph, bird);
      expect(pt(b.game, morph)).toBe('2/2');
      turnUp(objectOf(b.game, morph) as GameObject);
      b.touch();
      expect(characteristics(b.game, morph).name).toBe('Bird');
      expect(pt(b.game, morph)).toBe('1/1');
    });
  });

  describe(`other cards with two sets of characteristics ${name}`, () => {
    it('split cards: both halves together outside the stack', () => {
      const b = board(edition);
      const halves = { name: 'Left', manaCost: ['R'], types: ['instant'] as const };
      const other = { name: 'Right', manaCost: ['3', 'U'], types: ['instant'] as const };
      const card = b.put(halves, { zone: 'hand', layout: 'split', other });
      const is = characteristics(b.game, card);
      expect(is.names).toEqual(['Left', 'Right']);
      expect(colorsOf(b.game, card)).toBe('UR');
      expect(is.manaValues).toEqual(name === '2026-02' ? [5] : [1, 4]);
      const spell = b.put(halves, { zone: 'stack', layout: 'split', other, face: 1 });
      expect(characteristics(b.game, spell).names).toEqual(['Right']);
      expect(characteristics(b.game, spell).manaValue).toBe(4);
      expect(colorsOf(b.game, spell)).toBe('U');
    });

    it('flip cards: the other half, cost and colour kept', () => {
      const b = board(edition);
      const flipped = b.put(
        { name: 'Before', manaCost: ['1', 'B'], power: 1, toughness: 1 },
        { layout: 'flip', other: { name: 'After', power: 3, toughness: 3, supertypes: ['legendary'] }, flipped: true },
      );
      const is = characteristics(b.game, flipped);
      expect([is.name, is.manaValue, is.supertypes]).toEqual(['After', 2, ['legendary']]);
      expect(colorsOf(b.game, flipped)).toBe('B');
      expect(pt(b.game, flipped)).toBe('3/3');
    });
  });
}

it.each<[Layout, boolean]>([
  ['double-faced', true],
  ['adventure', false],
  ['split', false],
])(
  'what is printed on a card by its name has another face to turn to where the card is double-faced: %s',
  (layout, two) => {
    const face = (name: string) => ({
      name,
      manaCost: null,
      supertypes: [],
      types: ['creature'],
      subtypes: [],
      abilities: [],
    });
    const card = { key: 'k', name: 'One', layout, faces: [face('One'), face('Other')] } as unknown as CardDefinition;
    const game = { definitions: new Map([['k', card]]), edition: testEdition('2026-02') } as unknown as Game;
    expect(printedOn(game, 'One').otherFace?.name).toBe(two ? 'Other' : undefined);
  },
);
