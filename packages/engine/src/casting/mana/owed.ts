/** What of a mana cost the pool does not pay yet, in symbols. 2006: 104.3, 411.1 · 2009: 107.4, 116 · 2011: 107.4, 117 · 2026: 107.4, 118 */
import { MANA_TYPES } from '../../vocabulary/words.ts';
import { most, needMasks } from '../../objects/mana-matching.ts';
import { ANY_MANA, type ManaNeed, manaTypes, SNOW } from '../../objects/mana-needs.ts';

/** “{2}{R}”; of a cost with several ways to pay it each that is different, “{2} or {W}”; '' where the pool pays it. `pool`: masks of its units. */
export const owedIn = (ways: readonly ManaNeed[], pool: readonly number[]): string =>
  [...new Set(ways.map((way) => left(way, pool)))].join(' or ');

function left({ generic, colored, life }: ManaNeed, pool: readonly number[]): string {
  const needs = needMasks(generic, colored);
  const payer = most(pool, needs);
  const owed = needs.filter((_, need) => (payer[need] as number) < 0);
  const any = owed.filter(isGeneric).length;
  const symbols = [...(any > 0 ? [`${any}`] : []), ...owed.filter((mask) => !isGeneric(mask)).map(symbolOf)];
  return [
    ...symbols.map((symbol) => `{${symbol}}`),
    ...(life > 0 ? [`${symbols.length > 0 ? ' and ' : ''}${life} life`] : []),
  ].join('');
}

const isGeneric = (mask: number): boolean => (mask & ANY_MANA) === ANY_MANA;

const symbolOf = (mask: number): string =>
  [...manaTypes(mask & ((1 << MANA_TYPES.length) - 1)), ...((mask & SNOW) === 0 ? [] : ['S'])].join('/');
