/** Leveler cards: the striations of their text, and the static abilities that level symbols stand for. 2006, 2009: none · 2011: 710 · 2026: 711 */
import type { Ability, Condition, Modification, StaticAbility } from '@rulewright/engine';

/** One part of a striated text box: a level symbol, power and toughness, and lines of abilities. */
export interface Striation {
  least: number;
  /** null: that many or more */
  most: number | null;
  power: number;
  toughness: number;
  /** all of it */
  whole: string;
  /** its abilities' text, and where that begins in the whole */
  text: string;
  from: number;
}

const SYMBOL = /^LEVEL (\d+)(?:-(\d+)|\+)\n(\d+)\/(\d+)(?:\n|$)/gm;

/** What stands before the first level symbol, and the striations. */
export function striations(text: string): { before: string; levels: readonly Striation[] } {
  const found = [...text.matchAll(SYMBOL)];
  const levels = found.map((match, i): Striation => {
    const [symbol, least, most, power, toughness] = match;
    const from = match.index + symbol.length;
    const end = (found[i + 1]?.index ?? text.length + 1) - 1;
    return {
      least: Number(least),
      most: most === undefined ? null : Number(most),
      power: Number(power),
      toughness: Number(toughness),
      whole: text.slice(match.index, end),
      text: text.slice(from, Math.max(from, end)),
      from,
    };
  });
  return { before: text.slice(0, Math.max(0, (found[0]?.index ?? text.length + 1) - 1)), levels };
}

const NAME = 'level symbol';

/** "As long as it has that many level counters, it's of that size and has these abilities" (2011: 710.2a–b · 2026: 711.2a–b). */
export function levelAbility(
  { least, most, power, toughness, whole }: Striation,
  abilities: readonly Ability[],
): StaticAbility {
  const counters = (op: '≥' | '≤', right: number): Condition => ({
    if: 'compare',
    left: { q: 'counters', counter: 'level', on: { set: 'self' } },
    op,
    right,
  });
  const mods: Modification[] = [{ mod: 'setPT', power, toughness }];
  if (abilities.length > 0) mods.push({ mod: 'gain', abilities });
  return {
    ability: 'static',
    keyword: NAME,
    text: whole,
    condition: most === null ? counters('≥', least) : { if: 'and', of: [counters('≥', least), counters('≤', most)] },
    parts: [{ part: 'change', affects: { set: 'self' }, mods }],
  };
}

/** The striation that an ability stands for, its text left out, and the abilities in it; null for any other ability. */
export function levelOf(ability: Ability): { symbol: string; abilities: readonly Ability[] } | null {
  if (ability.ability !== 'static' || ability.keyword !== NAME) return null;
  const { condition } = ability;
  const bounds = (condition?.if === 'and' ? condition.of : [condition]).map((c) =>
    c?.if === 'compare' && typeof c.right === 'number' ? c.right : 0,
  );
  const [part] = ability.parts;
  const [size, gain] = part?.part === 'change' ? part.mods : [];
  if (size?.mod !== 'setPT' || typeof size.power !== 'number' || typeof size.toughness !== 'number') return null;
  const range = bounds[1] === undefined ? `${bounds[0]}+` : `${bounds[0]}-${bounds[1]}`;
  return {
    symbol: `LEVEL ${range}\n${size.power}/${size.toughness}`,
    abilities: gain?.mod === 'gain' ? gain.abilities : [],
  };
}
