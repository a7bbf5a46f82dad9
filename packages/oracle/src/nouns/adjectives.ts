/** Adjectives of objects: colours, types as qualities, status. 2006: 203–212, 510 · 2009: 105, 109, 110.6, 204 · 2011: 105, 109, 110.6, 205 · 2026: 105, 109, 110.5, 205 */
import type { Filter } from '@rulewright/engine';
import { alt, kept, map, phrasesOf, series, terminal, words } from '../grammar/index.ts';
import { fill, match } from '../grammar/template.ts';
import type { Rule } from '../grammar/index.ts';
import { pt } from './numbers.ts';
import { TYPE_OF } from './subtypes.ts';
import { COLOR_NAMES, color, cardType, SUBTYPES, subtype, SUPERTYPE_NAMES, supertype, TYPE_NAMES } from './words.ts';

const phrase = phrasesOf(() => ({
  alikeAnd: alike(series(joinable, 'and')),
  alikeAndOr: alike(series(joinable, 'and/or')),
  alikeOr: alike(series(joinable, 'or'), (list) => colorOrType(list) || typesOrSupertype(list)),
  byType,
  cardType,
  color,
  narrowing,
  ofType,
  pt,
  subtype,
  supertype,
}));

const isSubtype = (subtype: string): Filter => ({ is: 'subtype', subtype });

/** What is called an outlaw (2026: 700.12). */
export const OUTLAW: Filter = {
  is: 'or',
  of: ['Assassin', 'Mercenary', 'Pirate', 'Rogue', 'Warlock'].map(isSubtype),
};

/** What may be negated: `nonblack`, `noncreature`, `nonbasic`, `non-Aura`, `nontoken`. */
const NEGATED = new Map<string, Filter>([
  ...Object.entries(COLOR_NAMES).map(([text, c]): [string, Filter] => [`non${text}`, { is: 'color', color: c }]),
  ...Object.entries(TYPE_NAMES).map(([text, type]): [string, Filter] => [`non${text}`, { is: 'type', type }]),
  ...Object.entries(SUPERTYPE_NAMES).map(([text, s]): [string, Filter] => [
    `non${text}`,
    { is: 'supertype', supertype: s },
  ]),
  ...[...SUBTYPES].map((text): [string, Filter] => [`non-${text}`, isSubtype(text)]),
  ['nontoken', { is: 'token' }],
  ['non-outlaw', OUTLAW],
  ['noncommander', { is: 'commander' }],
  ['nonattacking', { is: 'attacking' }],
  ['nonblocking', { is: 'blocking' }],
]);
const SAY_NEGATED = new Map([...NEGATED].map(([text, of]) => [JSON.stringify(of), text]));

export const negated: Rule<Filter> = terminal<Filter>(
  'an adjective',
  (token) => {
    const of = NEGATED.get(token.text) ?? NEGATED.get(token.lower);
    return of === undefined ? undefined : { is: 'not', of };
  },
  (value) => (value.is === 'not' ? SAY_NEGATED.get(JSON.stringify(value.of)) : undefined),
);

const STATUS: Record<string, Filter> = {
  tapped: { is: 'tapped' },
  untapped: { is: 'untapped' },
  attacking: { is: 'attacking' },
  blocking: { is: 'blocking' },
  blocked: { is: 'blocked' },
  unblocked: { is: 'unblocked' },
  'face-down': { is: 'faceDown' },
  'face-up': { is: 'not', of: { is: 'faceDown' } },
  multicolored: { is: 'multicolored' },
  monocolored: { is: 'monocolored' },
  colorless: { is: 'colorless' },
  colored: { is: 'not', of: { is: 'colorless' } },
  enchanted: { is: 'enchanted' },
  equipped: { is: 'equipped' },
  historic: { is: 'historic' },
  modified: { is: 'modified' },
  outlaw: OUTLAW,
  monstrous: { is: 'designated', as: 'monstrous' },
  renowned: { is: 'designated', as: 'renowned' },
  suspected: { is: 'designated', as: 'suspected' },
  goaded: { is: 'goaded' },
  transformed: { is: 'transformed' },
  suspended: { is: 'suspended' },
  kicked: { is: 'paid', cost: 'kicker' },
  saddled: { is: 'designated', as: 'saddled' },
  commander: { is: 'commander' },
  token: { is: 'token' },
  permanent: { is: 'permanent' },
  other: { is: 'other' },
};

/** Qualities that can follow "is" or "that's": no status words that are only attributes. */
export const colorAdjective: Rule<Filter> = phrase('{c:color}', { is: 'color', color: '$c' });

const size = (stat: 'power' | 'toughness') => ({ is: 'stat', stat, op: '=', than: `$${stat}` });
/** `1/1`: of that power and toughness. */
const sized: Rule<Filter> = map<{ size: object }, Filter>(
  phrase('{size:pt}', { size: '$size' }),
  ({ size: of }) => fill({ is: 'and', of: [size('power'), size('toughness')] }, of as never) as Filter,
  (value) => {
    const found: Record<string, unknown> = {};
    return match({ is: 'and', of: [size('power'), size('toughness')] }, value, found, false)
      ? { size: found }
      : undefined;
  },
);

const one: Rule<Filter> = alt('adjective', () => [
  colorAdjective,
  phrase('{t:cardType}', { is: 'type', type: '$t' }),
  phrase('{t:supertype}', { is: 'supertype', supertype: '$t' }),
  phrase('{t:subtype}', { is: 'subtype', subtype: '$t' }),
  phrase("Urza's", { is: 'subtype', subtype: "Urza's" }),
  words('a status', STATUS),
  sized,
  negated,
]);

/** Adjectives that may be joined: not `other`, `token`, `permanent`. */
const joinable: Rule<Filter> = map<Filter, Filter>(
  one,
  (value) => (attribute(value) ? undefined : value),
  (value) => (attribute(value) ? undefined : value),
);
const attribute = (value: Filter) => value.is === 'other' || value.is === 'token' || value.is === 'permanent';

function sort(f: Filter): string {
  const inner = f.is === 'not' ? f.of : f;
  if (inner.is === 'color' || inner.is === 'colorless' || inner.is === 'multicolored' || inner.is === 'monocolored')
    return 'color';
  if (inner.is === 'type' || inner.is === 'subtype') return 'type';
  return inner.is === 'supertype' ? 'supertype' : 'state';
}

/** "A black or artifact creature": it is one or the other, or both. */
const colorOrType = ([a, b, ...more]: readonly Filter[]): boolean =>
  a?.is === 'color' && b?.is === 'type' && more.length === 0;

/** "An artifact, enchantment, or legendary card": the supertype stands last. */
const typesOrSupertype = (list: readonly Filter[]): boolean =>
  list.length > 2 && list.at(-1)?.is === 'supertype' && list.slice(0, -1).every(({ is }) => is === 'type');

/** Adjectives are joined with their like: colours with colours, not with types. */
function alike(rule: Rule<readonly Filter[]>, also: (list: readonly Filter[]) => boolean = () => false): typeof rule {
  const fits = (list: readonly Filter[]) =>
    also(list) || list.every((f) => sort(f) === sort(list[0] as Filter) && (f.is !== 'not' || list[0]?.is === 'not'));
  return map(
    rule,
    (v) => (fits(v) ? v : undefined),
    (v) => (Array.isArray(v) && fits(v) ? v : undefined),
  );
}

/** Types and subtypes as adjectives belong to the next noun alone; other adjectives to the whole series. */
export const isType = (f: Filter | undefined): boolean => f?.is === 'type' || f?.is === 'subtype';

/**
 * Whether a type can be said of what another type is said of: nothing is called a creature creature, and a Vehicle as such is no creature
 * (2006: 212.1c · 2009, 2011, 2026: 205.3).
 */
export const canPrecede = (f: Filter, type: string): boolean =>
  f.is === 'and' || f.is === 'or'
    ? f.of.every((one) => canPrecede(one, type))
    : f.is === 'type'
      ? f.type !== type
      : f.is !== 'subtype' || typeof f.subtype !== 'string' || [type, undefined].includes(TYPE_OF.get(f.subtype));

/** `creature or basic land`, `artifact or non-Aura enchantment`: what is said of the last type alone stands before it. */
const lastNarrowed: Rule<Filter> = phrase<Filter>('{a:ofType} or {n:narrowing} {b:ofType}', {
  is: 'or',
  of: ['$a', { is: 'and', of: ['$n', '$b'] }],
});
const ofType: Rule<Filter> = kept<Filter>(one, (f) => (isType(f) ? f : undefined));
const narrowing: Rule = kept<Filter | undefined>(one, (f) =>
  f?.is === 'supertype' || (f?.is === 'not' && f.of.is === 'subtype') ? f : undefined,
);

/** `Vehicle or artifact creature`, `Phyrexian creature or artifact creature`: the first cannot be said of what the last is. */
const parted = (first: string, value: object): Rule<Filter> =>
  kept<Filter>(
    phrase.with({ m: ofType, a: ofType })<Filter>(`${first} or {n:ofType} {b:byType}`, {
      is: 'or',
      of: [value, { is: 'and', of: ['$n', '$b'] }],
    }),
    (f) => {
      const [one, other] = (f?.is === 'or' ? f.of : []) as Filter[];
      const last = other?.is === 'and' ? other.of[1] : undefined;
      return one !== undefined && last?.is === 'type' && !canPrecede(one, last.type) ? f : undefined;
    },
  );
const byType: Rule<Filter> = kept<Filter>(one, (f) => (f?.is === 'type' ? f : undefined));

/** One adjective, or several joined: `white or blue`, `artifact and enchantment`, `attacking or blocking`. */
export const adjective: Rule<Filter> = alt('adjective', () => [
  one,
  phrase('{l:alikeOr}', { is: 'or', of: '$l' }),
  lastNarrowed,
  parted('{a}', '$a' as never),
  parted('{m} {a}', { is: 'and', of: ['$m', '$a'] }),
  phrase('{l:alikeAnd}', { is: 'or', of: '$l', $c: 'and' }),
  phrase('{l:alikeAndOr}', { is: 'or', of: '$l', $c: 'and/or' }),
]);

/** Whether two neighbouring adjectives are parted by a comma: `nonartifact, nonblack creature`. */
export const partedByComma = (a: Filter, b: Filter): boolean =>
  a.is === 'not' && (b.is === 'not' || b.is === 'monocolored');
