/**
 * Striated text boxes: of levelers, Classes and station cards. A symbol and the lines up to the next stand for one ability that has
 * the abilities in those lines. 2006, 2009: none · 2011: 710 · 2026: 711, 716, 721
 */
import type { Ability, Condition, Modification, StaticAbility } from '@rulewright/engine';

/** A size, in a power/toughness box. */
export interface Size {
  power: number;
  toughness: number;
}

/** One part of a striated text box: its symbol, and lines of abilities. */
export interface Striation {
  /** what it says and where: as the pattern of its kind finds it */
  symbol: readonly (string | undefined)[];
  /** all of it */
  whole: string;
  /** its abilities' text, and where that begins in the whole */
  text: string;
  from: number;
}

type Made = (striation: Striation, abilities: readonly Ability[], size: Size | null) => Ability;

interface Kind {
  pattern: RegExp;
  make: Made;
  /** the power/toughness box of the last striation stands on the card, which has no such numbers elsewhere (2026: 721.2) */
  sized: boolean;
}

const self = { set: 'self' } as const;
const gaining = (abilities: readonly Ability[]): Modification[] =>
  abilities.length === 0 ? [] : [{ mod: 'gain', abilities }];
const counters = (counter: string, op: '≥' | '≤', right: number): Condition => ({
  if: 'compare',
  left: { q: 'counters', counter, on: self },
  op,
  right,
});
const whileSo = (keyword: string, text: string, condition: Condition, mods: Modification[]): StaticAbility => ({
  ability: 'static',
  keyword,
  text,
  condition,
  parts: [{ part: 'change', affects: self, mods }],
});

const LEVEL = 'level symbol';
/** "As long as it has that many level counters, it's of that size and has these abilities" (2011: 710.2a–b · 2026: 711.2a–b). */
const level: Made = ({ symbol: [, from, to, power, toughness], whole }, abilities) => {
  const least = counters('level', '≥', Number(from));
  return whileSo(
    LEVEL,
    whole,
    to === undefined ? least : { if: 'and', of: [least, counters('level', '≤', Number(to))] },
    [{ mod: 'setPT', power: Number(power), toughness: Number(toughness) }, ...gaining(abilities)],
  );
};

/** "{cost}: Level N", and what the Class has from then on (2026: 716.2a). */
const classLevel: Made = ({ symbol: [, cost = '', n], whole: text }, abilities) => ({
  ability: 'keyword',
  keyword: 'class level',
  n: Number(n),
  cost: { mana: [...cost.matchAll(/\{([^{}]+)\}/g)].map((found) => found[1] as string) },
  abilities,
  text,
});

const STATION = 'station symbol';
/** "As long as it has that many charge counters, it has these abilities, and is a creature of that size" (2026: 721.2a–b). */
const station: Made = ({ symbol: [, n, alsoN], whole }, abilities, size) =>
  whileSo(STATION, whole, counters('charge', '≥', Number(n ?? alsoN)), [
    ...(size === null
      ? []
      : [{ mod: 'types', op: 'add', types: ['creature'] } as const, { mod: 'setPT', ...size } as const]),
    ...gaining(abilities),
  ]);

const KINDS: readonly Kind[] = [
  { pattern: /^LEVEL (\d+)(?:-(\d+)|\+)\n(\d+)\/(\d+)(?:\n|$)/gm, make: level, sized: false },
  { pattern: /^((?:\{[^{}]+\})+): Level (\d+)(?:\n|$)/gm, make: classLevel, sized: false },
  { pattern: /^(?:STATION (\d+)\+(?:\n|$)|(\d+)\+ \| )/gm, make: station, sized: true },
];

/** What stands before the first symbol, and the striations; null for a text box that has none. */
export function striated(text: string): { before: string; striations: readonly Striation[]; kind: Kind } | null {
  for (const kind of KINDS) {
    const found = [...text.matchAll(kind.pattern)];
    const [first] = found;
    if (first === undefined) continue;
    const striations = found.map((symbol, i): Striation => {
      const from = symbol.index + symbol[0].length;
      const end = (found[i + 1]?.index ?? text.length + 1) - 1;
      return { symbol, whole: text.slice(symbol.index, end), text: text.slice(from, Math.max(from, end)), from };
    });
    return { before: text.slice(0, Math.max(0, first.index - 1)), striations, kind };
  }
  return null;
}

/** How the striation that an ability stands for is printed around the abilities in it; null for any other ability. */
export function striationOf(
  ability: Ability,
): { wrap: (inner: string) => string; abilities: readonly Ability[] } | null {
  const found = symbolOf(ability);
  if (found === null) return null;
  const { symbol, abilities } = found;
  const before = symbol.endsWith('| ') ? symbol : `${symbol}\n`;
  return { wrap: (inner) => (inner === '' ? symbol : `${before}${inner}`), abilities };
}

/** On a line of its own or, as some files of cards write it, before the abilities: `12+ | Flying`. */
const stationSymbol = (range: string, text = ''): string =>
  text.startsWith(`${range} | `) ? `${range} | ` : `STATION ${range}`;

function symbolOf(ability: Ability): { symbol: string; abilities: readonly Ability[] } | null {
  if (ability.ability === 'keyword' && ability.keyword === 'class level') {
    const cost = (ability.cost?.mana ?? []).map((symbol) => `{${symbol}}`).join('');
    return { symbol: `${cost}: Level ${ability.n as number}`, abilities: ability.abilities ?? [] };
  }
  if (ability.ability !== 'static' || (ability.keyword !== LEVEL && ability.keyword !== STATION)) return null;
  const { condition, parts } = ability;
  const bounds = (condition?.if === 'and' ? condition.of : [condition]).map((c) =>
    c?.if === 'compare' && typeof c.right === 'number' ? c.right : 0,
  );
  const mods = parts[0]?.part === 'change' ? parts[0].mods : [];
  const size = mods.find((mod) => mod.mod === 'setPT');
  const given = mods.find((mod) => mod.mod === 'gain');
  const range = bounds[1] === undefined ? `${bounds[0]}+` : `${bounds[0]}-${bounds[1]}`;
  const box =
    typeof size?.power === 'number' && typeof size.toughness === 'number' ? `\n${size.power}/${size.toughness}` : '';
  return {
    symbol: ability.keyword === STATION ? stationSymbol(range, ability.text) : `LEVEL ${range}${box}`,
    abilities: given?.abilities ?? [],
  };
}
