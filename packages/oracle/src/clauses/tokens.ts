/** Creating tokens, and emblems. 2006: 216 · 2009: 110.5 · 2011: 110.5, 113 · 2026: 111, 114, 701.7 */
import type { Ability, Quantity, TokenSpec } from '@rulewright/engine';
import { someNode } from '@rulewright/engine';
import { BASIC_LAND_TYPES, COLORS } from '@rulewright/engine/vocabulary';
import { alt, equal, kept, lazy, map, phrasesOf, series, SUBJECT } from '../grammar/index.ts';
import type { Rule } from '../grammar/index.ts';
import { aNumber, color } from '../nouns/index.ts';
import { definitePlayer } from '../conditions/of-player.ts';
import { indefinite } from '../nouns/chosen.ts';
import { one, several } from './agree.ts';
import { tokenDescription } from './characteristics.ts';
import { exceptions } from './copying.ts';
import { CLUE, knownToken } from './known-tokens.ts';
import { abilitySeries, quotedSeries } from '../abilities/quoted.ts';
import type { Description } from './characteristics.ts';
import { terms } from '../conditions/terms.ts';

const phrase = phrasesOf(terms, () => ({
  anyToken: alt('a token', () => [token, knownToken]),
  colorsAnd: series(color, 'and', { min: 2 }),
  definitePlayer,
  describedToken: alt('a token', () => [token, ofAllColors, ofTheseColors, ofEachLandType, ofChosenWords]),
  emblemAbilities,
  exceptions,
  knownToken,
  oneExiledWith,
  oneKnownToken: one(knownToken),
  oneToken: one(token),
  severalKnownTokens: several(knownToken),
  severalTokens: several(token),
  token,
  tokensAnd: series(made, 'and'),
}));

type Marked = Record<string, unknown>;

const marks = (value: object): Marked =>
  Object.fromEntries(Object.entries(value).filter(([key]) => key.startsWith('$')));

/** A token's description as the vocabulary has it. "Colorless" said aloud is a mark. */
export const token: Rule<TokenSpec> = map<Description, TokenSpec>(
  tokenDescription,
  (d) => ({
    ...(d.name === undefined ? {} : { name: d.name }),
    colors: d.colors ?? [],
    ...(d.supertypes === undefined ? {} : { supertypes: d.supertypes as never }),
    types: d.types,
    subtypes: d.subtypes ?? [],
    ...(d.pt === undefined ? {} : { power: d.pt.power, toughness: d.pt.toughness }),
    ...(d.abilities === undefined ? {} : { abilities: d.abilities }),
    ...(d.colors?.length === 0 ? { $colorless: true } : {}),
    ...marks(d),
  }),
  (t) => {
    if (typeof t !== 'object' || t === null || !Array.isArray(t.colors)) return undefined;
    const subtypes = t.subtypes.filter((word) => typeof word === 'string');
    if (subtypes.length < t.subtypes.length) return undefined;
    const { $colorless, ...rest } = marks(t);
    const colors = t.colors.length > 0 ? t.colors : $colorless === true ? [] : undefined;
    return {
      ...(t.name === undefined ? {} : { name: t.name }),
      ...(colors === undefined ? {} : { colors }),
      ...(t.supertypes === undefined ? {} : { supertypes: t.supertypes }),
      types: t.types,
      ...(subtypes.length === 0 ? {} : { subtypes }),
      ...(t.power === undefined || t.toughness === undefined ? {} : { pt: { power: t.power, toughness: t.toughness } }),
      ...(t.abilities === undefined ? {} : { abilities: t.abilities }),
      ...rest,
    };
  },
);

interface NamedTwice {
  readonly name: string;
  readonly again: string;
  readonly t: TokenSpec;
}
const NAMED_FIRST = { do: 'createTokens', count: 1, tapped: true, attacking: true, $again: true };
/** "Create Test Pup, a legendary 2/1 red Dog creature token. Test Pup enters tapped and attacking": the name says which enters. */
const namedTwice: Rule = map<NamedTwice, object>(
  phrase('create~ {name:cardName}, a {t:oneToken}. {again:cardName} <it enters> tapped and attacking', {
    name: '$name',
    again: '$again',
    t: '$t',
  }),
  ({ name, again, t }) => (name === again ? { ...NAMED_FIRST, token: { ...t, name, $first: true } } : undefined),
  (value) => {
    const { token: made, ...rest } = (value ?? {}) as { token?: TokenSpec & { $first?: true } };
    const { name, $first, ...t } = made ?? ({} as TokenSpec & { $first?: true });
    return name !== undefined && $first === true && equal(rest, NAMED_FIRST) ? { name, again: name, t } : undefined;
  },
);

type Having = Made & { a: readonly Ability[] };
/** `create a 2/2 red Dragon creature token with flying. It has "…"`: the abilities of both sentences. */
const havingToo = (words: string, $it: unknown, slots: Readonly<Record<string, Rule | (() => Rule)>>): Rule<object> =>
  map<Having, object>(
    phrase.with(slots)(words, { count: '$n', token: '$t', a: '$a' }),
    ({ count, token: { abilities = [], ...token }, a }) => {
      const more = {
        abilities: [...abilities, ...a],
        $it,
        ...(abilities.length > 0 ? { $with: abilities.length } : {}),
      };
      return { do: 'createTokens', count, token: { ...token, ...more } };
    },
    (value) => {
      const { do: doing, count, token: made, ...rest } = value as Made & { do?: string };
      if (doing !== 'createTokens' || made === undefined || Object.keys(rest).length > 0) return undefined;
      const { abilities = [], $it: said, $with = 0, ...token } = made as TokenSpec & { $it?: unknown; $with?: number };
      if (said !== $it) return undefined;
      const first = abilities.slice(0, $with);
      return { count, token: first.length > 0 ? { ...token, abilities: first } : token, a: abilities.slice($with) };
    },
  );

const ACTIVATED_THERE = { zone: 'command' } as const;
const ELSE_THERE = { zones: ['command'] } as const;
/** Abilities that function in the command zone, as those of an emblem do; of each it is said. */
const emblemAbilities: Rule<readonly Ability[]> = map<readonly Ability[], readonly Ability[]>(
  lazy(() => quotedSeries),
  (list) =>
    list.every(({ ability }) => ability === 'static' || ability === 'triggered' || ability === 'activated')
      ? list.map((one) => ({ ...one, ...(one.ability === 'activated' ? ACTIVATED_THERE : ELSE_THERE) }))
      : undefined,
  (list) => {
    if (!Array.isArray(list)) return undefined;
    const bare = (list as readonly (Ability & { zones?: readonly string[]; zone?: string })[]).flatMap((ability) => {
      const { zones, zone, ...rest } = ability;
      return equal(
        { zones, zone },
        { zones: undefined, zone: undefined, ...(ability.ability === 'activated' ? ACTIVATED_THERE : ELSE_THERE) },
      )
        ? [rest]
        : [];
    });
    return bare.length === list.length ? bare : undefined;
  },
);

/** `… token that's all colors`. */
const ofAllColors: Rule<TokenSpec> = map<{ t: TokenSpec }, TokenSpec>(
  phrase("{t:token} that's all colors", { t: '$t' }),
  ({ t }) =>
    t.colors.length > 0 || '$colorless' in t ? undefined : ({ ...t, colors: COLORS, $colors: 'all' } as TokenSpec),
  (value) => {
    const { $colors, ...t } = value as TokenSpec & { $colors?: string };
    return $colors === 'all' ? { t: { ...t, colors: [] } } : undefined;
  },
);

/** `… token that's red, green, and white`, `tokens that are red and white`. */
const ofTheseColors: Rule<TokenSpec> = map<{ t: TokenSpec; c: TokenSpec['colors'] }, TokenSpec>(
  phrase("{t#:token} ($are:that's|that are) {c:colorsAnd}", { t: '$t', c: '$c' }),
  ({ t, c, ...are }) =>
    t.colors.length > 0 || '$colorless' in t ? undefined : ({ ...t, ...are, colors: c, $colors: 'these' } as TokenSpec),
  (value) => {
    const { $colors, $are, ...t } = value as TokenSpec & { $colors?: string; $are?: string };
    const are = $are === undefined ? {} : { $are };
    return $colors === 'these' ? { t: { ...t, colors: [] }, c: t.colors, ...are } : undefined;
  },
);

/** `… token that is every basic land type`. */
const ofEachLandType: Rule<TokenSpec> = map<{ t: TokenSpec }, TokenSpec>(
  phrase("{t:token} ($that:that is|that's) every basic land type", { t: '$t' }),
  ({ t, ...that }) =>
    t.subtypes.length > 0 ? undefined : ({ ...t, ...that, subtypes: BASIC_LAND_TYPES, $lands: 'every' } as TokenSpec),
  (value) => {
    const { $that, $lands, ...t } = value as TokenSpec & { $that?: string; $lands?: string };
    return $lands === 'every' ? { t: { ...t, subtypes: [] }, ...($that === undefined ? {} : { $that }) } : undefined;
  },
);

/** `… token of the chosen color and type`. */
const CHOSEN_WORDS = { colors: [{ ref: 'chosenColor' }], subtypes: [{ ref: 'chosenType' }] };
const ofChosenWords: Rule<TokenSpec> = map<{ t: TokenSpec }, TokenSpec>(
  phrase('{t#:token} of the chosen color and type', { t: '$t' }, { agree: 'n' }),
  ({ t }) => (t.colors.length + t.subtypes.length > 0 || '$colorless' in t ? undefined : { ...t, ...CHOSEN_WORDS }),
  (t) => {
    const { colors, subtypes } = t;
    return equal({ colors, subtypes }, CHOSEN_WORDS) ? { t: { ...t, colors: [], subtypes: [] } } : undefined;
  },
);

/** `create a Food token or a Treasure token`. */
const eitherToken: Rule = phrase('create~ a {a:oneKnownToken} or a {b:oneKnownToken}', {
  do: 'oneOf',
  options: [
    { label: 'the first', effect: [{ do: 'createTokens', count: 1, token: '$a', who: SUBJECT }] },
    { label: 'the second', effect: [{ do: 'createTokens', count: 1, token: '$b', who: SUBJECT }] },
  ],
});

/** `a 2/2 white Knight creature token and two 1/1 green Saproling creature tokens`: created at once. */
interface Made {
  count: Quantity;
  token: TokenSpec;
}
const made: Rule<Made> = phrase<Made>('{n#:aNumber} {t#:anyToken}', { count: '$n', token: '$t' }, { agree: 'none' });
const severalKinds: Rule = map<{ l: readonly Made[] }, object>(
  phrase('create~ {l:tokensAnd}', { l: '$l' }),
  ({ l: [first, ...also] }) => ({ do: 'createTokens', ...first, also }),
  (value) => {
    const { do: doing, count, token: first, also, ...more } = value as Made & { do?: string; also?: readonly Made[] };
    if (doing !== 'createTokens' || also === undefined || Object.keys(more).length > 0) return undefined;
    return { l: [{ count, token: first }, ...also] };
  },
);

/** `a card exiled with ~`. */
const isExiled = (value: unknown): unknown => {
  const { set, from } = (value ?? {}) as { set?: string; from?: unknown };
  return set === 'choice' && someNode(from, ({ link }) => link === 'exiled') ? value : undefined;
};
const oneExiledWith: Rule = kept<unknown>(
  lazy(() => indefinite as Rule),
  isExiled,
);

/** `create a black Spirit creature token. Its power is equal to … and its toughness is equal to …`. */
const sizedToken = (words: string, how: object): Rule =>
  phrase(
    `create~ a {t:oneToken}${words}. its power is equal to {p:quantity} and its toughness is equal to {q:quantity}`,
    { do: 'createTokens', count: 1, token: { '...': '$t', power: '$p', toughness: '$q', $sized: true }, ...how },
  );

/** Players create tokens and get emblems; without `who`. */
export const tokenVerb: Rule = alt('creating tokens', () => [
  eitherToken,
  phrase('create~ {n#:aNumber} [tapped: tapped] {t#:describedToken}', {
    do: 'createTokens',
    count: '$n',
    tapped: '$tapped',
    token: '$t',
  }),
  severalKinds,
  sizedToken('', {}),
  sizedToken(" that's attacking", { attacking: true }),
  phrase('put~ {n#:aNumber} {t#:token} <onto>', { do: 'createTokens', count: '$n', token: '$t', $put: true }),
  phrase('create~ {name:cardName}, a {t:oneToken}', {
    do: 'createTokens',
    count: 1,
    token: { '...': '$t', name: '$name', $first: true },
  }),
  namedTwice,
  phrase("create~ {n#:aNumber} {t#:oneToken} that's tapped and attacking", {
    do: 'createTokens',
    count: '$n',
    token: '$t',
    tapped: true,
    attacking: true,
  }),
  phrase('create~ {n:number} {t:severalTokens} that are tapped and attacking', {
    do: 'createTokens',
    count: '$n',
    token: '$t',
    tapped: true,
    attacking: true,
  }),
  phrase('create~ {n#:aNumber} tapped and attacking {t#:token}', {
    do: 'createTokens',
    count: '$n',
    token: '$t',
    tapped: true,
    attacking: true,
    $attacking: 'first',
  }),
  phrase("create~ {n#:aNumber} {t#:oneToken} that's tapped and attacking {p:definitePlayer}", {
    do: 'createTokens',
    count: '$n',
    token: '$t',
    tapped: true,
    attacking: true,
    attacksPlayer: '$p',
  }),
  phrase(
    "create~ {n#:aNumber} {t#:oneToken} that's tapped and attacking {p:definitePlayer} or a planeswalker they control",
    {
      do: 'createTokens',
      count: '$n',
      token: '$t',
      tapped: true,
      attacking: true,
      attacksPlayer: '$p',
      planeswalkersToo: true,
    },
  ),
  phrase("create~ {n#:aNumber} {t#:oneToken} that's attacking", {
    do: 'createTokens',
    count: '$n',
    token: '$t',
    attacking: true,
  }),
  phrase('create~ {n:number} {t:severalTokens} that are attacking', {
    do: 'createTokens',
    count: '$n',
    token: '$t',
    attacking: true,
  }),
  phrase("create~ {n#:aNumber} {t#:oneToken} that's blocking {o:object}", {
    do: 'createTokens',
    count: '$n',
    token: '$t',
    blocking: true,
    blocks: '$o',
  }),
  phrase('create~ {n#:aNumber} [tapped: tapped] {t#:knownToken}', {
    do: 'createTokens',
    count: '$n',
    tapped: '$tapped',
    token: '$t',
  }),
  phrase('create~ a [tapped: tapped] {t:oneKnownToken} for each {e:each}', {
    do: 'createTokens',
    tapped: '$tapped',
    token: '$t',
    count: '$e',
    $each: true,
  }),
  phrase('create~ {n#:aNumber} {t#:knownToken} attached to {o:definite}', {
    do: 'createTokens',
    count: '$n',
    token: '$t',
    attachedTo: '$o',
  }),
  phrase('create~ a number of [tapped: tapped] {t:severalKnownTokens} equal to {q:quantity}', {
    do: 'createTokens',
    tapped: '$tapped',
    token: '$t',
    count: '$q',
    $number: true,
  }),
  phrase('incubate~ {n:digits}', { do: 'incubate', count: '$n' }),
  phrase('get~ a emblem with {a:emblemAbilities}', { do: 'createEmblem', emblem: { abilities: '$a' } }),
  phrase('investigate~', { do: 'createTokens', count: 1, token: { ...CLUE, $known: 'investigate' } }),
  phrase('create~ a {t:oneToken} for each {e:each}', { do: 'createTokens', token: '$t', count: '$e', $each: true }),
  phrase('create~ a tapped {t:oneToken} for each {e:each}', {
    do: 'createTokens',
    tapped: true,
    token: '$t',
    count: '$e',
    $each: 'tapped',
  }),
  phrase("create~ a {t:oneToken} that's tapped and attacking for each {e:each}", {
    do: 'createTokens',
    tapped: true,
    attacking: true,
    token: '$t',
    count: '$e',
    $each: 'attacking',
  }),
  phrase('create~ {n:number} {t:severalTokens} for each {e:each}', {
    do: 'createTokens',
    token: '$t',
    count: { q: 'times', of: '$n', by: '$e' },
    $each: true,
  }),
  phrase('create~ a number of {t:severalTokens} equal to {q:quantity}', {
    do: 'createTokens',
    token: '$t',
    count: '$q',
  }),
  havingToo('create~ {n#} {t#}. it has {a}', true, { n: () => one(aNumber), t: token, a: () => abilitySeries }),
  ...['they have', 'those creatures have'].map((says) =>
    havingToo(`create~ {n} {t}. ${says} {a}`, says, {
      n: () => several(aNumber),
      t: () => several(token),
      a: () => quotedSeries,
    }),
  ),
  // of each of several players one
  havingToo('create~ {n} {t}. those creatures have {a}', 'of each', {
    n: () => one(aNumber),
    t: () => one(token),
    a: () => quotedSeries,
  }),
  phrase("create~ a [tapped: tapped] token that's a copy of {o:definite}", {
    do: 'copyToken',
    count: 1,
    of: '$o',
    tapped: '$tapped',
  }),
  phrase("create~ a [tapped: tapped] token that's a copy of {o:definite}, except {x:exceptions}", {
    do: 'copyToken',
    count: 1,
    of: '$o',
    tapped: '$tapped',
    except: '$x',
  }),
  phrase("create~ a token that's a copy of {o:oneExiledWith}", { do: 'copyToken', count: 1, of: '$o', $chosen: true }),
  ...[
    ["put~ a token <onto> that's a copy of {o:definite}", { $put: 'copy' }],
    ["put~ a token that's a copy of {o:definite} <onto>", { $put: 'copy first' }],
    [
      "put~ a token <onto> tapped and attacking that's a copy of {o:definite}",
      { $put: 'copy', tapped: true, attacking: true },
    ],
  ].flatMap(([words, how]) => {
    const node = { do: 'copyToken', count: 1, of: '$o', ...(how as object) };
    return [
      phrase(words as string, node),
      phrase(`${words as string} except {x:exceptions}`, { ...node, except: '$x' }),
    ];
  }),
  phrase("create~ a tapped and attacking token that's a copy of {o:definite}", {
    do: 'copyToken',
    count: 1,
    of: '$o',
    tapped: true,
    attacking: true,
  }),
  phrase("create~ a token that's a copy of {o:definite} and that's tapped and attacking", {
    do: 'copyToken',
    count: 1,
    of: '$o',
    tapped: true,
    attacking: true,
    $after: true,
  }),
  phrase("create~ a tapped and attacking token that's a copy of {o:definite}, except {x:exceptions}", {
    do: 'copyToken',
    count: 1,
    of: '$o',
    tapped: true,
    attacking: true,
    except: '$x',
  }),
  phrase('create~ {n:number} tokens that are copies of {o:definite}, except {x:exceptions}', {
    do: 'copyToken',
    count: '$n',
    of: '$o',
    except: '$x',
  }),
  phrase('create~ {n:number} tokens that are copies of {o:definite}', { do: 'copyToken', count: '$n', of: '$o' }),
]);
