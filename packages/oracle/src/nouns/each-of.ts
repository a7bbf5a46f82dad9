/** "Each of those creatures": several spoken of, one by one. 2006: 200.9 · 2009, 2011, 2026: 109.2 */
import type { Filter } from '@rulewright/engine';
import { alt, kept, lazy, phrasesOf } from '../grammar/index.ts';
import type { Rule } from '../grammar/index.ts';
import { byKindsAlone } from './filters.ts';
import { asking, pluralNoun } from './objects.ts';
import { postmodifier } from './postmodifiers.ts';

const phrase = phrasesOf(() => ({ plainNoun }));

const plainNoun: Rule = kept<Filter>(
  lazy(() => pluralNoun as Rule<Filter>),
  (noun) => byKindsAlone(noun),
);
const THOSE = { set: 'that', noun: '$f', $n: 'plural', $d: 'each of' };

/** "Each of those cards that has suspend": said of one. */
const oneOfThemIs: Rule = lazy(() => (ofOne ??= asking(() => postmodifier, 1)));
let ofOne: Rule | undefined;

const severalOneByOne: Rule = alt('each of them', () => [
  phrase('each of them', { set: 'it', $n: 'plural', $d: 'each of' }),
  phrase('each of those {f:plainNoun}', THOSE),
  ...(
    [
      ['{x}', () => postmodifier, {}],
      ['{x#}', () => oneOfThemIs, { $one: true }],
    ] as const
  ).map(([x, rule, one]) =>
    phrase.with({ x: rule })(`each of those {f:plainNoun} ${x}`, {
      set: 'where',
      of: THOSE,
      filter: '$x',
      $d: 'each of',
      ...one,
    }),
  ),
]);

let known: Rule | undefined;
export const eachOf = (): Rule => (known ??= asking(() => severalOneByOne, 1));
