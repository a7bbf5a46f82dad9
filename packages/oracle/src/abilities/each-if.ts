/** "Each creature you control has vigilance if it's white, hexproof if it's blue, …": each ability for those that are so. 2006: 405 · 2009, 2011, 2026: 604, 611.3 */
import type { ContinuousPart, Filter } from '@rulewright/engine';
import { equal, map, phrasesOf, series } from '../grammar/index.ts';
import type { Rule } from '../grammar/index.ts';
import { keywords } from '../keywords/keyword-lists.ts';
import { conjunction, conjuncts } from '../nouns/filters.ts';
import type { Described } from '../nouns/filters.ts';
import { terms } from '../conditions/terms.ts';

const phrase = phrasesOf(terms, () => ({ ifsAnd: series(oneIf, 'and', { min: 2 }), keywords }));

interface If {
  a: readonly object[];
  c: Filter;
}
interface Said {
  k: Described;
  l: readonly If[];
}
const oneIf: Rule<If> = phrase<If>("{a:keywords} if it's {c:adjective}", { a: '$a', c: '$c' });

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
  phrase<Said>('each {k:singularKind} has {l:ifsAnd}', { k: '$k', l: '$l' }, { agree: 'none' }),
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
