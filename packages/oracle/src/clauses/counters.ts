/** Counters on permanents and players. 2006: 200.10 · 2009: 120, 701 · 2011: 121, 701 · 2026: 122, 701 */
import type { Instruction } from '@rulewright/engine';
import { alt, kept, many, map, phrasesOf, series, terminal } from '../grammar/index.ts';
import type { Rule } from '../grammar/index.ts';
import { one } from './agree.ts';
import { counterKind, definite, numberWord, object } from '../nouns/index.ts';
import { terms } from '../conditions/terms.ts';

const phrase = phrasesOf(terms, () => ({
  aKindOfCounter,
  counterKindsOr: series(counterKind, 'or'),
  counterOrCounter,
  countersOr: series(phrase('a {c:counterKind} counter', '$c'), 'or'),
  energy,
  energyPaid,
  kindsOfCounters,
  manyPaid,
  notAllDefinite: notAll(definite),
  notAllObject: notAll(object),
  oneObject: one(object),
}));

const EACH = { set: 'each' };
const someCounters: Rule = alt('counters', () => [
  phrase(
    '{n#:aNumber} {c:counterKind} counter#',
    { do: 'putCounters', count: '$n', counter: '$c', on: EACH },
    { agree: 'none' },
  ),
]);
/** `a flying counter and two +1/+1 counters`: several kinds of counters for one thing. */
const kindsOfCounters: Rule = series(someCounters, 'and');

type Choice = Extract<Instruction, { do: 'oneOf' }>;
const listed = (kinds: readonly string[]): unknown => ({
  do: 'oneOf',
  who: { who: 'you' },
  options: kinds.map((counter) => ({
    label: `${counter} counter`,
    effect: [{ do: 'putCounters', count: 1, counter, on: EACH }],
  })),
});
const kindsIn = (value: unknown): readonly string[] | undefined => {
  const { do: doing, options } = (value ?? {}) as Choice;
  const kinds =
    doing === 'oneOf' ? options.flatMap(({ effect: [one] }) => (one?.do === 'putCounters' ? [one.counter] : [])) : [];
  return kinds.length > 1 ? kinds : undefined;
};
/** `a menace or reach counter` · `a flying counter or a first strike counter`. */
const aKindOfCounter: Rule = alt('a kind of counter', () => [
  map<{ l: readonly string[] }, unknown>(
    phrase('a {l:counterKindsOr} counter', { l: '$l' }),
    ({ l }) => listed(l),
    (value) => {
      const l = kindsIn(value);
      return l === undefined || (value as { $each?: true }).$each === true ? undefined : { l };
    },
  ),
  map<{ l: readonly string[] }, unknown>(
    phrase('{l:countersOr}', { l: '$l' }),
    ({ l }) => ({ ...(listed(l) as object), $each: true }),
    (value) => {
      const l = kindsIn(value);
      return l === undefined || (value as { $each?: true }).$each !== true ? undefined : { l };
    },
  ),
]);

/** Of the two ways of saying it, the one that names each with its article: without "your choice of" the other has no meaning of its own. */
const counterOrCounter: Rule = kept<unknown>(aKindOfCounter, (value) =>
  (value as { $each?: true }).$each === true ? value : undefined,
);

/** "… and two +1/+1 counters on another target creature": put as well. */
export const moreCounters: Rule = phrase(
  '{n#:aNumber} {c:counterKind} counter# on {o:object}',
  { do: 'putCounters', count: '$n', counter: '$c', on: '$o', $gap: true },
  { agree: 'none' },
);

/** "Put up to X +1/+0 counters on ~. This ability can't cause the total number of those to be greater than seven." */
type UpTo = { n: unknown; c: string; s: unknown; d: string; t: unknown; m: number };
const upToSoMany: Rule = map<UpTo, object>(
  phrase<UpTo>(
    "put~ up to {n:number} {c:counterKind} counters on {s:self}. this ability can't cause the total number of {d:counterKind} counters on {t:self} to be greater than {m:numberWord}",
    { n: '$n', c: '$c', s: '$s', d: '$d', t: '$t', m: '$m' },
  ),
  ({ n, c, s, d, t, m }) =>
    c === d ? { do: 'putCounters', counter: c, count: n, on: s, upTo: true, most: m, $total: t } : undefined,
  (value) => {
    const {
      counter: c,
      count: n,
      on: s,
      most: m,
      $total: t,
    } = value as {
      counter?: string;
      count?: unknown;
      on?: unknown;
      most?: number;
      $total?: unknown;
    };
    return c === undefined || m === undefined || t === undefined ? undefined : { n, c, s, d: c, t, m };
  },
);

/** Verb phrases about counters that name no player. */
export const counterVerb: Rule = alt('a verb about counters', () => [
  phrase('put~ {n#:aNumber} {c:counterKind} counter# on {o:object}', {
    do: 'putCounters',
    count: '$n',
    counter: '$c',
    on: '$o',
  }),
  upToSoMany,
  phrase('put~ {l:kindsOfCounters} on {o:object}', { do: 'forEach', over: '$o', effect: '$l', $counters: true }),
  phrase('put~ your choice of {l:aKindOfCounter} on {o:object}', {
    do: 'forEach',
    over: '$o',
    effect: ['$l'],
    $counters: true,
  }),
  phrase('put~ {l:counterOrCounter} on {o:object}', { do: 'forEach', over: '$o', effect: ['$l'], $counters: 'either' }),
  phrase('put~ a {c:counterKind} counter on {o:object} for each {e:each}', {
    do: 'putCounters',
    counter: '$c',
    on: '$o',
    count: '$e',
    $each: true,
  }),
  phrase('put~ {n:number} {c:counterKind} counters on {o:object} for each {e:each}', {
    do: 'putCounters',
    counter: '$c',
    on: '$o',
    count: { q: 'times', of: '$n', by: '$e' },
    $each: true,
  }),
  phrase('put~ a number of {c:counterKind} counters on {o:object} equal to {q:quantity}', {
    do: 'putCounters',
    counter: '$c',
    on: '$o',
    count: '$q',
  }),
  phrase('put~ a number of {c:counterKind} counters equal to {q:quantity} on {o:object}', {
    do: 'putCounters',
    counter: '$c',
    count: '$q',
    on: '$o',
    $number: 'first',
  }),
  phrase('put~ another {c:counterKind} counter on {o:object}', {
    do: 'putCounters',
    count: 1,
    counter: '$c',
    on: '$o',
    $more: 'another',
  }),
  phrase('put~ a additional {c:counterKind} counter on {o:object}', {
    do: 'putCounters',
    count: 1,
    counter: '$c',
    on: '$o',
    $more: true,
  }),
  phrase('distribute~ {n:number} {c:counterKind} counters among {o:object}', {
    do: 'putCountersDivided',
    count: '$n',
    counter: '$c',
    on: '$o',
  }),
  // their kind, and what they are on, was asked about before (`references/counters-asked.ts`)
  ...['those counters', 'them', 'all of them', 'them all'].map(($those) =>
    phrase(`remove~ ${$those}`, { do: 'removeCounters', count: 'all', counter: '$c', from: '$o', $those }),
  ),
  phrase('remove~ all counters from {o:object}', { do: 'removeCounters', count: 'all', counter: 'any', from: '$o' }),
  phrase('remove~ {n#:aNumber} counter# from {o:object}', {
    do: 'removeCounters',
    count: '$n',
    counter: 'any',
    from: '$o',
  }),
  phrase('remove~ {n#:aNumber} {c:counterKind} counter# from {o:object}', {
    do: 'removeCounters',
    count: '$n',
    counter: '$c',
    from: '$o',
  }),
  phrase('remove~ {n:number} counters from among {k:pluralKind}', {
    do: 'removeCounters',
    count: '$n',
    counter: 'any',
    from: { set: 'all', '...': '$k' },
    among: true,
  }),
  phrase(
    'remove~ {n#:aNumber} {c:counterKind} counter# from among {k:pluralKind}',
    { do: 'removeCounters', count: '$n', counter: '$c', from: { set: 'all', '...': '$k' }, among: true },
    { agree: 'v' },
  ),
  phrase('remove~ up to {n:number} counters from {o:object}', {
    do: 'removeCounters',
    count: '$n',
    counter: 'any',
    from: '$o',
    upTo: true,
  }),
  phrase('remove~ up to {n:number} {c:counterKind} counters from {o:object}', {
    do: 'removeCounters',
    count: '$n',
    counter: '$c',
    from: '$o',
    upTo: true,
  }),
  phrase('remove~ a {c:counterKind} counter from {o:object} for each {e:each}', {
    do: 'removeCounters',
    count: '$e',
    counter: '$c',
    from: '$o',
    $each: true,
  }),
  phrase('put~ a {c:counterKind} counter on {o:object} or remove one from it', {
    do: 'oneOf',
    who: { who: 'subject' },
    options: [
      { label: 'put', effect: [{ do: 'putCounters', count: 1, counter: '$c', on: '$o' }] },
      { label: 'remove', effect: [{ do: 'removeCounters', count: 1, counter: '$c', from: { set: 'it' } }] },
    ],
  }),
  // announced as a cost, as X is
  phrase('remove~ any number of {c:counterKind} counters from {o:object}', {
    do: 'removeCounters',
    count: { q: 'x' },
    counter: '$c',
    from: '$o',
    $any: true,
  }),
  phrase('remove~ all {c:counterKind} counters from {o:object}', {
    do: 'removeCounters',
    count: 'all',
    counter: '$c',
    from: '$o',
  }),
  movedApart(
    phrase('move~ any number of {c:counterKind} counters from {o:definite} onto {p:object}', {
      do: 'moveCounters',
      count: 'any',
      counter: '$c',
      from: '$o',
      to: '$p',
    }),
  ),
  movedApart(
    phrase('move~ all {c:counterKind} counters from {o:definite} onto {p:oneObject}', {
      do: 'moveCounters',
      count: 'all',
      counter: '$c',
      from: '$o',
      to: '$p',
    }),
  ),
  phrase('move~ {n#:aNumber} {c:counterKind} counter# from {o:definite} onto {p:object}', {
    do: 'moveCounters',
    count: '$n',
    counter: '$c',
    from: '$o',
    to: '$p',
  }),
  phrase('move~ {n#:aNumber} counter# from {o:definite} onto {p:object}', {
    do: 'moveCounters',
    count: '$n',
    counter: 'any',
    from: '$o',
    to: '$p',
  }),
  phrase('move~ any number of {c:counterKind} counters from {o:notAllDefinite} (on:onto|to) {p:notAllObject}', {
    do: 'moveCounters',
    count: 'any',
    counter: '$c',
    from: '$o',
    to: '$p',
    $on: '$on',
  }),
  phrase('move~ any number of counters from {o:definite} (on:onto|to) {p:object}', {
    do: 'moveCounters',
    count: 'any',
    counter: 'any',
    from: '$o',
    to: '$p',
    $on: '$on',
  }),
  phrase('put~ (its:its|those) counters on {o:object}', {
    do: 'putSameCounters',
    as: { set: 'it' },
    on: '$o',
    $its: '$its',
  }),
  phrase('move~ all {c:counterKind} counters from {o:notAllDefinite} onto {p:object}', {
    do: 'moveCounters',
    count: 'all',
    counter: '$c',
    from: '$o',
    to: '$p',
  }),
  phrase('move~ all counters from {o:definite} onto {p:object}', {
    do: 'moveCounters',
    count: 'all',
    counter: 'any',
    from: '$o',
    to: '$p',
  }),
]);

/** From several onto one, or from one onto several, as many as are liked: of each of those by itself. */
type Moving = Readonly<Record<string, unknown>>;
const notAll = (rule: Rule): Rule => kept<unknown>(rule, (set) => (isAll(set) ? undefined : set));
const isAll = (set: unknown): boolean => (set as { set?: string } | undefined)?.set === 'all';
function movedApart(moving: Rule): Rule<Moving> {
  return map<Moving, Moving>(
    moving as Rule<Moving>,
    (said) => {
      const $several = ['from', 'to'].filter((key) => isAll(said[key]));
      const [key = ''] = $several;
      return $several.length === 1
        ? { do: 'forEach', over: said[key], effect: [{ ...said, [key]: { set: 'each' } }], $several: key }
        : undefined;
    },
    (value) => {
      const { do: doing, over, effect, $several } = value ?? {};
      const [move] = (effect ?? []) as readonly Moving[];
      return doing === 'forEach' && typeof $several === 'string' && move !== undefined
        ? { ...move, [$several]: over }
        : undefined;
    },
  );
}

/** "For each kind of counter on target permanent or player, give that permanent or player another counter of that kind." */
export const anotherOfEach: Rule = phrase(
  'for each kind of counter on {r:recipient}, give that permanent or player another counter of that kind',
  { do: 'anotherOfEach', to: '$r' },
  { agree: 'none' },
);

/** `{E}{E}`: so many energy counters (2026: 107.14). */
const energy: Rule<number> = map<readonly string[], number>(
  many(
    terminal<string>(
      'an energy symbol',
      (token) => (token.text === '{E}' ? token.text : undefined),
      (value) => value,
    ),
  ),
  (list) => list.length,
  (count) => (typeof count === 'number' && count > 0 ? new Array<string>(count).fill('{E}') : undefined),
);
export const energyPaid: Rule<number> = map<number, number>(
  energy,
  (n) => -n,
  (n) => (typeof n === 'number' ? -n : undefined),
);

/** `eight`, taken away. */
const manyPaid: Rule<number> = map<number, number>(
  numberWord,
  (n) => -n,
  (n) => (typeof n === 'number' && n < 0 ? -n : undefined),
);

/** What players do with counters of their own. */
export const playerCounterVerb: Rule = alt('a counter of a player', () => [
  phrase('get~ {e:energy}', { do: 'playerCounters', counter: 'energy', count: '$e', $symbol: true }),
  phrase('get~ {E} for each {e:each}', { do: 'playerCounters', counter: 'energy', count: '$e', $symbol: 'each' }),
  phrase('pay~ any amount of {E}', {
    do: 'playerCounters',
    counter: 'energy',
    count: { q: 'negative', of: { q: 'ref', name: '?any', $of: 'energy' } },
  }),
  phrase('pay~ {e:energyPaid}', { do: 'playerCounters', counter: 'energy', count: '$e' }),
  phrase('get~ {n:number} {E}', { do: 'playerCounters', counter: 'energy', count: '$n', $symbol: 'once' }),
  phrase('pay~ {n:manyPaid} {E}', { do: 'playerCounters', counter: 'energy', count: '$n', $symbol: 'once' }),
  phrase('pay~ X {E}', {
    do: 'playerCounters',
    counter: 'energy',
    count: { q: 'negative', of: { q: 'x' } },
    $symbol: 'once',
  }),
  phrase('pay~ a amount of {E} equal to {q:quantity}', {
    do: 'playerCounters',
    counter: 'energy',
    count: { q: 'negative', of: '$q' },
    $symbol: 'amount',
  }),
  phrase('get~ a amount of {E} equal to {q:quantity}', {
    do: 'playerCounters',
    counter: 'energy',
    count: '$q',
    $symbol: 'amount',
  }),
  phrase('get~ another {c:counterKind} counter', { do: 'playerCounters', counter: '$c', count: 1, $another: true }),
  phrase(
    'get~ {n#:aNumber} {c:counterKind} counter#',
    { do: 'playerCounters', count: '$n', counter: '$c' },
    { agree: 'v' },
  ),
]);
