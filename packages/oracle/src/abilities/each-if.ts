/** "Each creature you control has vigilance if it's white, hexproof if it's blue, …": each ability for those that are so. 2006: 405 · 2009, 2011, 2026: 604, 611.3 */
import type { ContinuousPart, Filter } from '@rulewright/engine';
import { equal, map, phrase, series } from '../grammar/index.ts';
import type { Rule } from '../grammar/index.ts';
import { keywords } from '../keywords/keyword-lists.ts';
import { adjective } from '../nouns/index.ts';
import { conjunction, conjuncts } from '../nouns/filters.ts';
import type { Described } from '../nouns/filters.ts';
import { singularKind } from '../nouns/objects.ts';

interface If {
  a: readonly object[];
  c: Filter;
}
interface Said {
  k: Described;
  l: readonly If[];
}
const oneIf: Rule<If> = phrase<If>("{a} if it's {c}", { a: '$a', c: '$c' }, { a: keywords, c: () => adjective });

const partsOf = ({ k, l }: Said): readonly object[] =>
  l.map(({ a, c }, i) => ({
    part: 'change',
    affects: { set: 'all', ...k, where: conjunction([...conjuncts(k.where), c]) },
    mods: [{ mod: 'gain', abilities: a, ...(i === 0 ? { $ifs: l.length } : {}) }],
  }));

type Part = {
  affects?: { set: string; where: Filter } & Described;
  mods?: readonly { abilities: readonly object[] }[];
};

export const eachIf: Rule<readonly ContinuousPart[]> = map<Said, readonly ContinuousPart[]>(
  phrase<Said>(
    'each {k} has {l}',
    { k: '$k', l: '$l' },
    { k: singularKind, l: series(oneIf, 'and', { min: 2 }) },
    { agree: 'none' },
  ),
  (said) => partsOf(said) as readonly ContinuousPart[],
  (value) => {
    const parts = (Array.isArray(value) ? value : []) as readonly Part[];
    const l = parts.map(
      ({ affects, mods }): If => ({
        a: mods?.[0]?.abilities ?? [],
        c: conjuncts(affects?.where ?? { is: 'any' }).at(-1) as Filter,
      }),
    );
    const { set: _, ...first } = parts[0]?.affects ?? { set: '', where: { is: 'any' } as Filter };
    const said: Said = { k: { ...first, where: conjunction(conjuncts(first.where).slice(0, -1)) }, l };
    return l.length > 1 && equal(partsOf(said), value) ? said : undefined;
  },
);
