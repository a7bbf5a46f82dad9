/** Random stacks of effects, as likely as can be to meet: few words, so that one effect makes what another is looking for. */
import type {
  Ability,
  Color,
  Condition,
  EditionName,
  Filter,
  Modification,
  ObjectSet,
  Quantity,
  StaticAbility,
} from '@rulewright/engine';
import { below, randomSource } from '@rulewright/players';
import type { Happened, Placed, Printed, Stack } from './stack.ts';

/** The features that cards of an edition cannot have. */
interface Known {
  readonly changeling: boolean;
  readonly names: boolean;
  readonly keywordCounters: boolean;
}
const KNOWN: Readonly<Record<EditionName, Known>> = {
  '2006-10': { changeling: false, names: false, keywordCounters: false },
  '2009-10': { changeling: true, names: false, keywordCounters: false },
  '2011-09': { changeling: true, names: false, keywordCounters: false },
  '2026-02': { changeling: true, names: true, keywordCounters: true },
};

/** Stack number `index` of the run with that seed; the same every time. */
export function generate(edition: EditionName, seed: string, index: number): Stack {
  const source = randomSource(`layers/${seed}/${edition}/${index}`);
  const known = KNOWN[edition];
  const roll = (n: number): number => below(source, n);
  const chance = (percent: number): boolean => roll(100) < percent;
  const among = <T>(list: readonly T[]): T => list[roll(list.length)] as T;
  const many = <T>(least: number, most: number, make: () => T): T[] =>
    Array.from({ length: least + roll(most - least + 1) }, make);
  const side = (): 0 | 1 => (chance(50) ? 0 : 1);
  const color = (): Color => among(['W', 'B']);
  const creatureType = (): string => among(['Elf', 'Goblin']);
  const landType = (): string => among(['Swamp', 'Mountain']);

  // half of what a stack says is about one thing, so that its effects meet in one layer
  const theme = among(['types', 'colors', 'abilities', 'numbers'] as const);
  const aboutTheme = (): Filter => {
    switch (theme) {
      case 'types':
        return among<Filter>([
          { is: 'type', type: 'creature' },
          { is: 'type', type: 'land' },
          { is: 'subtype', subtype: creatureType() },
          { is: 'subtype', subtype: landType() },
        ]);
      case 'colors':
        return { is: 'color', color: color() };
      case 'abilities':
        return { is: 'hasKeyword', keyword: 'flying' };
      case 'numbers':
        return { is: 'stat', stat: among(['power', 'toughness'] as const), op: '≥', than: 1 + roll(4) };
    }
  };
  const simple = (): Filter => (chance(55) ? aboutTheme() : anyFilter());
  const anyFilter = (): Filter =>
    among<() => Filter>([
      () => ({ is: 'type', type: 'creature' }),
      () => ({ is: 'type', type: 'creature' }),
      () => ({ is: 'type', type: among(['land', 'artifact', 'enchantment']) }),
      () => ({ is: 'subtype', subtype: creatureType() }),
      () => ({ is: 'subtype', subtype: creatureType() }),
      () => ({ is: 'subtype', subtype: among([landType(), 'Lair', 'Equipment']) }),
      () => ({ is: 'supertype', supertype: 'legendary' }),
      () => ({ is: 'color', color: color() }),
      () => ({ is: 'color', color: color() }),
      () => ({ is: among(['colorless', 'multicolored'] as const) }),
      () => ({ is: 'hasKeyword', keyword: 'flying' }),
      () => ({ is: 'hasKeyword', keyword: 'flying' }),
      () => ({ is: 'hasCounter', counter: '+1/+1' }),
      () => ({ is: 'controlledBy', player: { who: 'you' } }),
      () => ({ is: 'controlledBy', player: { who: 'you' } }),
      () => ({
        is: 'stat',
        stat: among(['power', 'toughness'] as const),
        op: among(['≥', '≤'] as const),
        than: 1 + roll(4),
      }),
      () => (known.names ? { is: 'named', name: among(['One', 'Two']) } : { is: 'other' }),
      () => ({ is: among(['other', 'any'] as const) }),
    ])();
  const filter = (): Filter => {
    const form = roll(10);
    if (form < 5) return simple();
    if (form < 8) return { is: 'and', of: [simple(), simple()] };
    return form === 8 ? { is: 'or', of: [simple(), simple()] } : { is: 'not', of: simple() };
  };
  const all = (): ObjectSet => ({ set: 'all', where: filter() });
  const quantity = (): Quantity => {
    const form = roll(6);
    if (form < 3) return roll(5);
    if (form < 5) return { q: 'count', of: all() };
    return { q: 'stat', stat: among(['power', 'toughness'] as const), of: all() };
  };

  const types = (): Modification =>
    among<() => Modification>([
      () => ({ mod: 'types', op: 'add', subtypes: [creatureType()] }),
      () => ({ mod: 'types', op: 'set', subtypes: [creatureType()] }),
      () => ({ mod: 'types', op: 'add', types: ['creature'] }),
      () => ({ mod: 'types', op: 'add', types: ['creature', 'artifact'] }),
      () => ({ mod: 'types', op: 'add', types: ['land'], subtypes: [landType()] }),
      () => ({ mod: 'types', op: 'set', types: ['land'] }),
      () => ({ mod: 'types', op: 'set', types: ['enchantment'] }),
      () => ({ mod: 'types', op: 'remove', types: ['creature'] }),
      () => ({ mod: 'types', op: 'set', subtypes: [landType()] }),
      () => ({ mod: 'types', op: 'add', subtypes: [landType()] }),
      () => ({ mod: 'types', op: 'add', supertypes: ['legendary'] }),
    ])();
  const colors = (): Modification => ({
    mod: 'color',
    op: among(['set', 'add'] as const),
    colors: chance(20) ? [] : [color()],
  });
  const keyword = (): Ability => ({ ability: 'keyword', keyword: among(['flying', 'haste']) });
  const abilities = (depth: number): Modification =>
    among<() => Modification>([
      () => ({ mod: 'gain', abilities: [keyword()] }),
      () => ({ mod: 'gain', abilities: [depth > 0 ? statics(depth - 1) : keyword()] }),
      () => ({ mod: 'lose', keyword: 'flying' }),
      () => ({ mod: 'loseAll' }),
    ])();
  const numbers = (fixed: boolean): Modification => {
    const number = fixed ? (): Quantity => roll(5) : quantity;
    return among<() => Modification>([
      () => ({ mod: 'setPT', power: number(), toughness: number() }),
      () => ({ mod: 'setPT', power: number() }),
      () => ({ mod: 'modifyPT', power: number(), toughness: number() }),
      () => ({ mod: 'modifyPT', power: number(), toughness: number() }),
      () => ({ mod: 'switchPT' }),
    ])();
  };
  const modification = (fixed: boolean, depth: number): Modification => {
    if (chance(50)) return { types, colors, abilities: () => abilities(depth), numbers: () => numbers(fixed) }[theme]();
    const form = roll(20);
    if (form < 6) return types();
    if (form < 9) return colors();
    if (form < 13) return abilities(depth);
    if (form < 18) return numbers(fixed);
    if (form === 18) return { mod: 'control', player: { who: 'you' } };
    return known.names ? { mod: 'name', name: among(['One', 'Two']) } : numbers(fixed);
  };
  const condition = (): Condition => ({ if: 'exists', what: all(), atLeast: 1 + roll(3) });
  const statics = (depth: number): StaticAbility => {
    const affects: ObjectSet = chance(75) ? all() : { set: among(['self', 'host'] as const) };
    const mods = many(1, 3, () => modification(false, depth));
    return {
      ability: 'static',
      parts: [{ part: 'change', affects, mods }],
      ...(chance(25) ? { condition: condition() } : {}),
    };
  };
  const defining = (): Ability => {
    const mod = among<() => Modification>([
      () => ({ mod: 'setPT', power: quantity(), toughness: quantity() }),
      () => ({ mod: 'setPT', power: quantity(), toughness: quantity() }),
      () => ({ mod: 'color', op: 'set', colors: [color()] }),
      () => ({ mod: 'types', op: 'add', subtypes: [creatureType()] }),
    ])();
    if (known.changeling && chance(25)) return { ability: 'keyword', keyword: 'changeling' };
    return { ability: 'static', parts: [{ part: 'change', affects: { set: 'self' }, mods: [mod] }], cda: true };
  };

  const printed = (index: number, zone: Placed['zone']): Printed => {
    const is =
      zone === 'graveyard'
        ? ['creature']
        : among([
            ['creature'],
            ['creature'],
            ['creature'],
            ['land'],
            ['enchantment'],
            ['artifact'],
            ['artifact', 'creature'],
            ['land', 'creature'],
          ]);
    const subtypes = [
      ...(is.includes('creature') && chance(60) ? [creatureType()] : []),
      ...(is.includes('land') && chance(60) ? [among([landType(), 'Lair'])] : []),
      ...(is.includes('artifact') && chance(40) ? ['Equipment'] : []),
    ];
    return {
      name: `Object ${index}`,
      supertypes: chance(20) ? ['legendary'] : [],
      types: is,
      subtypes,
      colors: among([[], ['W'], ['B'], ['W', 'B']]),
      power: roll(4),
      toughness: roll(4),
      abilities: many(zone === 'battlefield' && chance(60) ? 1 : 0, 2, () => {
        const form = roll(10);
        return form < 6 ? statics(1) : form < 8 ? defining() : keyword();
      }),
    };
  };

  const placed = many(3, 7, () => (chance(10) ? 'graveyard' : 'battlefield')).map(
    (zone, i): Placed => ({ zone, player: side(), printed: printed(i, zone) }),
  );
  const battlefield = placed.flatMap((p, i) => (p.zone === 'battlefield' ? [i] : []));
  const event = (): Happened => {
    const on = among(battlefield);
    const form = roll(12);
    if (form === 0) return { what: 'copy', on, of: among(battlefield) };
    if (form === 1) return { what: 'turnDown', on };
    if (form === 2) return { what: 'attach', on, to: among(battlefield) };
    if (form < 5) {
      const kinds = [
        '+1/+1',
        '+1/+1',
        '-1/-1',
        '+1/+0',
        '+0/+2',
        ...(known.keywordCounters ? ['flying', 'haste'] : []),
      ];
      return { what: 'counters', on, kind: among(kinds), count: 1 + roll(2) };
    }
    const text = (): Modification => {
      const [from, to] = among([
        ['Elf', 'Goblin'],
        ['Goblin', 'Elf'],
        ['W', 'B'],
        ['B', 'W'],
        ['Swamp', 'Mountain'],
        ['Mountain', 'Swamp'],
      ] as const);
      return { mod: 'text', from, to };
    };
    return {
      what: 'effect',
      by: side(),
      on: [...new Set([on, ...many(0, 1, () => among(battlefield))])].sort((a, b) => a - b),
      mods: chance(30) ? [text()] : many(1, 2, () => modification(true, 1)),
    };
  };
  return { placed, happened: battlefield.length === 0 ? [] : many(0, 4, event) };
}
