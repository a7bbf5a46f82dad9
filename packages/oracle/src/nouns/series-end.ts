/**
 * What follows a series of nouns: `artifact, enchantment, or creature with flying`. A quality that only creatures have belongs to
 * the last noun where the others are no creatures; what every member may have, such as a controller or a mana value, belongs to
 * all. 2006: 200–217 · 2009, 2011, 2026: 109, 300
 */
import type { Filter, KeywordName } from '@rulewright/engine';
import { CREATURE_TYPES } from './subtypes.ts';

type Series = Extract<Filter, { is: 'or' }>;

const CREATURE_TYPE = new Set<string>(CREATURE_TYPES);
const STATS = new Set(['power', 'toughness', 'basePower', 'baseToughness']);
/** Keywords that say how a creature fights. */
const KEYWORDS = new Set<KeywordName>([
  'banding',
  'deathtouch',
  'defender',
  'double strike',
  'fear',
  'first strike',
  'flanking',
  'flying',
  'haste',
  'horsemanship',
  'infect',
  'intimidate',
  'lifelink',
  'menace',
  'reach',
  'shadow',
  'skulk',
  'trample',
  'vigilance',
  'wither',
]);

const parts = (filter: Filter): readonly Filter[] => (filter.is === 'and' ? filter.of : [filter]);
const joined = (list: readonly Filter[]): Filter => (list.length === 1 ? (list[0] as Filter) : { is: 'and', of: list });

/** Whether only creatures can have a quality. */
function ofCreatures(quality: Filter): boolean {
  switch (quality.is) {
    case 'stat':
      return STATS.has(quality.stat);
    case 'hasKeyword':
      return KEYWORDS.has(quality.keyword);
    case 'attacking':
    case 'blocking':
    case 'blockedBy':
      return true;
    case 'sharesType':
      return quality.of === 'creature';
    case 'not':
      return ofCreatures(quality.of);
    case 'or':
      return quality.of.every(ofCreatures);
    default: // other qualities are true of lands, artifacts and cards too
      return false;
  }
}

const isCreature = (member: Filter): boolean =>
  parts(member).some(
    (f) =>
      (f.is === 'type' && f.type === 'creature') ||
      (f.is === 'subtype' && (typeof f.subtype !== 'string' || CREATURE_TYPE.has(f.subtype))),
  );

const isTyped = (member: Filter): boolean => parts(member).some((f) => f.is === 'type' || f.is === 'subtype');

/** A series with what follows it, where that belongs to its last member; null if it belongs to none; undefined if to all. */
export function withLast(series: Filter | undefined, quality: Filter): Filter | null | undefined {
  if (series?.is !== 'or' || !ofCreatures(quality)) return undefined;
  if (series.of.every((member) => isCreature(member) || !isTyped(member))) return undefined;
  const last = series.of.at(-1) as Filter;
  return isCreature(last) ? { ...series, of: [...series.of.slice(0, -1), joined([...parts(last), quality])] } : null;
}

/** A series and what follows its last member, said after it; undefined if nothing does. */
export function apartFromLast(series: Filter): { series: Series; qualities: readonly Filter[] } | undefined {
  if (series.is !== 'or') return undefined;
  const last = parts(series.of.at(-1) as Filter);
  const head = last.findLastIndex((f) => f.is === 'type' || f.is === 'subtype');
  const qualities = last.slice(head + 1);
  if (head < 0 || qualities.length === 0 || !qualities.every(ofCreatures)) return undefined;
  const bare: Series = { ...series, of: [...series.of.slice(0, -1), joined(last.slice(0, head + 1))] };
  return withLast(bare, qualities[0] as Filter) ? { series: bare, qualities } : undefined;
}
