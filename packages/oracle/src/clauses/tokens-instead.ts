/** "If one or more tokens would be created …": other tokens, or other numbers of them. 2006: 216, 419 · 2009, 2011: 110.5, 614 · 2026: 111, 614.16 */
import type { Filter } from '@rulewright/engine';
import { alt, equal, kept, map, phrasesOf, series } from '../grammar/index.ts';
import type { Rule } from '../grammar/index.ts';
import { pluralFilter } from '../nouns/index.ts';
import { conjuncts } from '../nouns/filters.ts';
import { one, several } from './agree.ts';
import { knownSubtype, knownToken } from './known-tokens.ts';
import { replacementPart as replacement } from './parts.ts';
import { terms } from '../conditions/terms.ts';

const phrase = phrasesOf(terms, () => ({ knownSubtypesOr: series(knownSubtype as Rule<object>, 'or'), someTokens }));

const YOU = { who: 'you' };
const THAT_MANY = { q: 'that' };
const times = (of: number): object => ({ instead: 'amount', amount: { q: 'times', of, by: THAT_MANY } });
const others = (count: unknown, more: object = {}): object => ({
  instead: 'tokens',
  made: [{ count, token: '$t' }],
  ...more,
});
const BESIDES = { besides: true };

/** What is created: `twice that many of those tokens` · `those tokens plus an additional Map token`. */
const createdOf = (anyToken: Rule): Rule => {
  const withTokens = phrase.with({ severalAnyTokens: several(anyToken), oneAnyToken: one(anyToken) });
  return alt('what is created instead', () => [
    phrase('twice that many of those tokens', times(2)),
    phrase('three times that many of those tokens', times(3)),
    withTokens('that many {t:severalAnyTokens}', others(THAT_MANY)),
    withTokens('those tokens plus that many {t:severalAnyTokens}', others(THAT_MANY, BESIDES)),
    withTokens('those tokens plus a additional {t:oneAnyToken}', others(1, BESIDES)),
    withTokens('those tokens plus a {t:oneAnyToken}', others(1, { ...BESIDES, $plain: true })),
    withTokens('those tokens plus {n:number} additional {t:severalAnyTokens}', others('$n', BESIDES)),
  ]);
};

/** Tokens of some kind; a plain `tokens` says nothing of their kind. */
const ofKind = (f: Filter): Filter | undefined =>
  typeof f === 'object' && f !== null && f.is !== 'token' && conjuncts(f).some(({ is }) => is === 'token')
    ? f
    : undefined;
const someTokens: Rule = kept<Filter>(pluralFilter, ofKind);

/** `if you would create a Clue, Food, or Treasure token, instead create one of each`. */
interface OneOfEach {
  readonly l: readonly { readonly subtypes: readonly string[] }[];
}
const inPlaceOf = ({ l }: OneOfEach): readonly object[] => {
  const kinds = l.map(({ subtypes: [subtype] }) => ({ is: 'subtype', subtype }));
  const what = { is: 'and', of: [{ is: 'or', of: kinds }, { is: 'token' }] };
  const made = l.map((token) => ({ count: THAT_MANY, token }));
  return [replacement({ on: 'token', who: YOU, what }, { instead: 'tokens', made })];
};
const oneOfEach: Rule = map<OneOfEach, unknown>(
  phrase('if you would create a {l:knownSubtypesOr} token, instead create one of each', { l: '$l' }),
  inPlaceOf,
  (value) => {
    const [part] = value as readonly { replacement?: { instead: { made?: readonly { token: never }[] } } }[];
    const said = { l: (part?.replacement?.instead.made ?? []).map(({ token: made }) => made) };
    return said.l.length > 1 && equal(inPlaceOf(said), value) ? said : undefined;
  },
);

/** For whom: under your control, or whoever's. */
const UNDER: readonly [words: string, who: object][] = [
  [' under your control', YOU],
  ['', { who: 'all' }],
];

/** `described`: a token as the text describes it. */
export const tokensInstead = (described: () => Rule): Rule => {
  const created = createdOf(alt('a token', () => [described(), knownToken]));
  const withCreated = phrase.with({ created });
  return alt('tokens created instead', () => [
    withCreated('if an effect would create one or more tokens under your control, it creates {m:created} instead', [
      replacement({ on: 'token', who: YOU }, { '...': '$m' }),
    ]),
    ...UNDER.flatMap(([under, who]) => [
      withCreated(`if one or more tokens would be created${under}, {m:created} are created instead`, [
        replacement({ on: 'token', who }, { '...': '$m', $created: true }),
      ]),
      withCreated(`if one or more {f:someTokens} would be created${under}, {m:created} are created instead`, [
        replacement({ on: 'token', who, what: '$f' }, { '...': '$m', $created: true }),
      ]),
    ]),
    withCreated('if you would create one or more tokens, instead create {m:created}', [
      replacement({ on: 'token', who: YOU }, { '...': '$m', $created: 'you' }),
    ]),
    withCreated('if you would create one or more {f:someTokens}, instead create {m:created}', [
      replacement({ on: 'token', who: YOU, what: '$f' }, { '...': '$m', $created: 'you' }),
    ]),
    oneOfEach,
  ]);
};
