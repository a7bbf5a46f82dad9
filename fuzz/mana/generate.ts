/** Random boards: number K of a seed is the same for the same sources. */
import type { EditionName } from '@rulewright/engine';
import { below, type RandomSource, randomSource } from '@rulewright/players';
import { type Board, COLORS, type ManaAbility, type Permanent, type Spell, type Tax, type Type } from './board.ts';

const LAND_TYPES: Readonly<Record<string, string>> = {
  W: 'Plains',
  U: 'Island',
  B: 'Swamp',
  R: 'Mountain',
  G: 'Forest',
};

type Kind = Pick<Permanent, 'types' | 'text'> & Partial<Permanent>;
const braced = (types: readonly string[]): string => types.map((type) => `{${type}}`).join('');
const land = (text: string, ...abilities: ManaAbility[]): Kind => ({ types: ['Land'], text, abilities });
const artifact = (text: string, ...abilities: ManaAbility[]): Kind => ({ types: ['Artifact'], text, abilities });
const taxing = (types: Permanent['types'], tax: Tax, text: string): Kind => ({ types, text, tax });
const ANY = { add: 'one of', types: COLORS } as const;

/** Each kind of permanent, with two colours of its own. */
const KINDS: readonly ((a: Type, b: Type) => Kind)[] = [
  (a, b) => land(`{T}: Add {${a}} or {${b}}.`, { taps: true, made: { add: 'one of', types: [a, b] } }),
  () =>
    land(
      '{T}: Add {C}.\n{T}, Pay 1 life: Add one mana of any color.',
      { taps: true, made: { add: 'all', types: ['C'] } },
      { taps: true, life: 1, made: ANY },
    ),
  (a, b) => land(`{1}, {T}: Add {${a}}{${b}}.`, { taps: true, generic: 1, made: { add: 'all', types: [a, b] } }),
  (a, b) =>
    land(
      `{T}: Add {${a}}.\n{T}, Sacrifice this land: Add ${braced([b, b])}.`,
      { taps: true, made: { add: 'all', types: [a] } },
      { taps: true, sacrifices: 'itself', made: { add: 'all', types: [b, b] } },
    ),
  () =>
    land('{T}: Add one mana of any type that a land you control could produce.', {
      taps: true,
      made: { add: 'as lands', whose: 'own' },
    }),
  () =>
    land('{T}: Add one mana of any color that a land an opponent controls could produce.', {
      taps: true,
      made: { add: 'as lands', whose: 'an opponent’s' },
    }),
  () =>
    artifact('{T}, Sacrifice this artifact: Add one mana of any color.', {
      taps: true,
      sacrifices: 'itself',
      made: ANY,
    }),
  () => artifact('{T}: Add {C}{C}.', { taps: true, made: { add: 'all', types: ['C', 'C'] } }),
  (a) =>
    artifact(`{T}: Add {${a}} for each creature you control.`, {
      taps: true,
      made: { add: 'for each creature', type: a },
    }),
  () =>
    artifact('{T}: Add one mana of any color. Activate only if you control two or more artifacts.', {
      taps: true,
      artifacts: 2,
      made: ANY,
    }),
  () =>
    artifact('Sacrifice a creature: Add {C}{C}.', {
      sacrifices: 'a creature',
      made: { add: 'all', types: ['C', 'C'] },
    }),
  () =>
    artifact('{T}: Add {C}{C}{C}. Spend this mana only to cast artifact spells.', {
      taps: true,
      onlyFor: 'Artifact',
      made: { add: 'all', types: ['C', 'C', 'C'] },
    }),
  () =>
    artifact('{T}: Add {C}{C}. Spend this mana only to activate abilities of artifacts.', {
      taps: true,
      onlyFor: 'abilities of artifacts',
      made: { add: 'all', types: ['C', 'C'] },
    }),
  () => artifact('{1}, {T}: Add one mana of any color.', { taps: true, generic: 1, made: ANY }),
  (a) => ({
    types: ['Creature'],
    color: a,
    text: `{T}: Add {${a}}.`,
    abilities: [{ taps: true, made: { add: 'all', types: [a] } }],
  }),
  (a) => ({
    types: ['Creature'],
    color: a,
    text: '{T}: Add two mana in any combination of colors. Spend this mana only to cast creature spells.',
    abilities: [{ taps: true, onlyFor: 'Creature', made: { add: 'two of', types: COLORS } }],
  }),
  (a) => ({ types: ['Creature'], color: a, text: '' }),
  (a) => ({ types: ['Creature'], color: a, text: '' }),
  () => taxing(['Artifact'], 'noncreature spells cost {1} more', 'Noncreature spells cost {1} more to cast.'),
  () => taxing(['Artifact'], 'creature spells cost {1} less', 'Creature spells you cast cost {1} less to cast.'),
  () =>
    taxing(
      ['Artifact'],
      'spells cost three at least while untapped',
      'As long as this artifact is untapped, each spell that would cost less than three mana to cast costs three mana to cast.',
    ),
  () =>
    taxing(
      ['Enchantment'],
      'Forests make {G} more',
      'Whenever a Forest is tapped for mana, its controller adds an additional {G}.',
    ),
];

function basic(type: Type, snow: boolean): Kind {
  return {
    types: ['Land'],
    subtypes: [LAND_TYPES[type] as string],
    snow,
    text: '',
    abilities: [{ taps: true, made: { add: 'all', types: [type] } }],
  };
}

export function generate(edition: EditionName, seed: string, number: number): Board {
  const source = randomSource(`${seed}/mana/${edition}/${number}`);
  const oneIn = (n: number): boolean => below(source, n) === 0;
  // two colours or three are enough for many boards to be just payable
  const palette = Array.from({ length: 2 + below(source, 2) }, () => COLORS[below(source, COLORS.length)] as Type);
  const color = (): Type => palette[below(source, palette.length)] as Type;
  const permanent = (name: string, kind: Kind): Permanent => ({
    subtypes: [],
    snow: false,
    color: null,
    abilities: [],
    tax: null,
    ...kind,
    name,
    tapped: oneIn(8),
    sick: kind.types.includes('Creature') && oneIn(4),
  });
  const drawn = (): Kind =>
    oneIn(3)
      ? basic(color(), oneIn(3))
      : (KINDS[below(source, KINDS.length)] as (typeof KINDS)[number])(color(), color());
  const own = Array.from({ length: 2 + below(source, 5) }, (_, i) => permanent(`Own ${i}`, drawn()));
  const others = Array.from({ length: below(source, 3) }, (_, i) =>
    permanent(`Other ${i}`, oneIn(2) ? basic(color(), false) : (KINDS[0] as (typeof KINDS)[number])(color(), color())),
  );
  return {
    edition,
    own,
    others,
    graveyard: below(source, 4),
    life: 1 + below(source, 5),
    spell: spellOf(edition, source, color),
  };
}

function spellOf(edition: EditionName, source: RandomSource, color: () => Type): Spell {
  const oneIn = (n: number): boolean => below(source, n) === 0;
  const symbol = (): string => {
    const [a, b] = [color(), color()];
    const symbols = [a, a, a === b ? a : `${a}/${b}`, 'S'];
    if (edition !== '2006-10') symbols.push(`2/${a}`);
    if (edition === '2011-09' || edition === '2026-02') symbols.push(`${a}/P`);
    if (edition === '2026-02') symbols.push('C');
    return symbols[below(source, symbols.length)] as string;
  };
  const generic = below(source, 4);
  const colored = Array.from({ length: below(source, 4) }, symbol);
  const keywords = (['Convoke', ...(edition === '2006-10' ? [] : ['Delve' as const])] as Spell['keywords'][number][])
    .concat(edition === '2026-02' ? ['Improvise'] : [])
    .filter(() => oneIn(4));
  const additional = oneIn(5) ? 'sacrifice a creature' : oneIn(8) ? 'pay 2 life' : null;
  return {
    type: (['Creature', 'Artifact', 'Sorcery'] as const)[below(source, 3)] as Spell['type'],
    cost: generic > 0 || colored.length === 0 ? [String(generic), ...colored] : colored,
    keywords,
    additional,
  };
}
