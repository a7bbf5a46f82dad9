/** What an object is, in words: its characteristics field by field. 2006: 201.2 · 2009, 2011, 2026: 109.3 */
import { CARD_TYPES, COLORS, type Characteristics, type FieldChange, type Game, abilityText } from '@rulewright/engine';

type Field = FieldChange['field'];

/** The fields that are said, in the order of a card; the others only repeat them in a form that is quicker to compare. */
const FIELDS = [
  ['name', 'name'],
  ['manaCost', 'mana cost'],
  ['colors', 'colours'],
  ['supertypes', 'supertypes'],
  ['types', 'types'],
  ['subtypes', 'subtypes'],
  ['allCreatureTypes', 'every creature type'],
  ['power', 'power'],
  ['toughness', 'toughness'],
  ['loyalty', 'loyalty'],
  ['abilities', 'abilities'],
  ['controller', 'controller'],
] as const satisfies readonly (readonly [Field, string])[];

/** A value as a person, or a program that knows nothing of the engine's bits, reads it. */
export type Said = string | number | boolean | null | readonly string[];

export interface SaidChange {
  readonly field: string;
  readonly before: Said;
  readonly after: Said;
}

function said(game: Game, field: Field, value: unknown): Said {
  switch (field) {
    case 'colors':
      return COLORS.filter((_, bit) => Number(value) & (1 << bit)).join('');
    case 'types':
      return CARD_TYPES.filter((_, bit) => Number(value) & (1 << bit));
    case 'manaCost':
      return Array.isArray(value) ? value.map((symbol) => `{${symbol}}`).join('') : null;
    case 'abilities':
      return (value as Characteristics['abilities']).map(({ ref }) => abilityText(game, ref));
    case 'controller':
      return game.names[Number(value)] ?? null;
    default:
      return value as Said;
  }
}

/** The changes worth saying: those that read differently before and after. */
export function saidChanges(game: Game, changes: readonly FieldChange[]): readonly SaidChange[] {
  return FIELDS.flatMap(([field, name]) => {
    const change = changes.find((one) => one.field === field);
    if (!change) return [];
    const [before, after] = [said(game, field, change.before), said(game, field, change.after)];
    return JSON.stringify(before) === JSON.stringify(after) ? [] : [{ field: name, before, after }];
  });
}

/** All characteristics by the names they are said by. */
export function saidCharacteristics(game: Game, is: Characteristics): Readonly<Record<string, Said>> {
  return Object.fromEntries(
    FIELDS.flatMap(([field, name]) => {
      if (field === 'controller' || (field === 'allCreatureTypes' && !is.allCreatureTypes)) return [];
      if ((field === 'power' || field === 'toughness') && !is.hasPT) return [];
      if (field === 'loyalty' && (is.types & (1 << CARD_TYPES.indexOf('planeswalker'))) === 0) return [];
      return [[name, said(game, field, is[field])]];
    }),
  );
}

/** A value on one line. */
export const inLine = (value: Said): string =>
  Array.isArray(value)
    ? value.map((one) => String(one).replaceAll('\n', ' ')).join(' · ') || 'none'
    : `${value ?? 'none'}` || 'none';
