/** Counters on permanents and players. 2006: 200.10 · 2009: 120, 701 · 2011: 121, 701 · 2026: 122, 701 */
import type { Instruction } from '@rulewright/engine';
import { alt, kept, many, map, phrase, series, terminal } from '../grammar/index.ts';
import type { Rule } from '../grammar/index.ts';
import { one } from './agree.ts';
import {
  aNumber,
  counterKind,
  definite,
  each,
  number,
  numberWord,
  object,
  quantity,
  recipient,
  self,
} from '../nouns/index.ts';
import { pluralKind } from '../nouns/objects.ts';

const EACH = { set: 'each' };
const someCounters: Rule = alt('counters', () => [
  phrase(
    '{n#} {c} counter#',
    { do: 'putCounters', count: '$n', counter: '$c', on: EACH },
    { n: aNumber, c: counterKind },
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
    phrase('a {l} counter', { l: '$l' }, { l: series(counterKind, 'or') }),
    ({ l }) => listed(l),
    (value) => {
      const l = kindsIn(value);
      return l === undefined || (value as { $each?: true }).$each === true ? undefined : { l };
    },
  ),
  map<{ l: readonly string[] }, unknown>(
    phrase('{l}', { l: '$l' }, { l: series(phrase('a {c} counter', '$c', { c: counterKind }), 'or') }),
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
  '{n#} {c} counter# on {o}',
  { do: 'putCounters', count: '$n', counter: '$c', on: '$o', $gap: true },
  { n: aNumber, c: counterKind, o: object },
  { agree: 'none' },
);

/** "Put up to X +1/+0 counters on ~. This ability can't cause the total number of those to be greater than seven." */
type UpTo = { n: unknown; c: string; s: unknown; d: string; t: unknown; m: number };
const upToSoMany: Rule = map<UpTo, object>(
  phrase<UpTo>(
    "put~ up to {n} {c} counters on {s}. this ability can't cause the total number of {d} counters on {t} to be greater than {m}",
    { n: '$n', c: '$c', s: '$s', d: '$d', t: '$t', m: '$m' },
    { n: number, c: counterKind, s: self, d: counterKind, t: self, m: numberWord },
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
  phrase(
    'put~ {n#} {c} counter# on {o}',
    { do: 'putCounters', count: '$n', counter: '$c', on: '$o' },
    { n: aNumber, c: counterKind, o: object },
  ),
  upToSoMany,
  phrase(
    'put~ {l} on {o}',
    { do: 'forEach', over: '$o', effect: '$l', $counters: true },
    { l: kindsOfCounters, o: object },
  ),
  phrase(
    'put~ your choice of {l} on {o}',
    { do: 'forEach', over: '$o', effect: ['$l'], $counters: true },
    { l: aKindOfCounter, o: object },
  ),
  phrase(
    'put~ {l} on {o}',
    { do: 'forEach', over: '$o', effect: ['$l'], $counters: 'either' },
    { l: counterOrCounter, o: object },
  ),
  phrase(
    'put~ a {c} counter on {o} for each {e}',
    { do: 'putCounters', counter: '$c', on: '$o', count: '$e', $each: true },
    { c: counterKind, o: object, e: each },
  ),
  phrase(
    'put~ {n} {c} counters on {o} for each {e}',
    { do: 'putCounters', counter: '$c', on: '$o', count: { q: 'times', of: '$n', by: '$e' }, $each: true },
    { n: number, c: counterKind, o: object, e: each },
  ),
  phrase(
    'put~ a number of {c} counters on {o} equal to {q}',
    { do: 'putCounters', counter: '$c', on: '$o', count: '$q' },
    { c: counterKind, o: object, q: quantity },
  ),
  phrase(
    'put~ a number of {c} counters equal to {q} on {o}',
    { do: 'putCounters', counter: '$c', count: '$q', on: '$o', $number: 'first' },
    { c: counterKind, q: quantity, o: object },
  ),
  phrase(
    'put~ another {c} counter on {o}',
    { do: 'putCounters', count: 1, counter: '$c', on: '$o', $more: 'another' },
    { c: counterKind, o: object },
  ),
  phrase(
    'put~ a additional {c} counter on {o}',
    { do: 'putCounters', count: 1, counter: '$c', on: '$o', $more: true },
    { c: counterKind, o: object },
  ),
  phrase(
    'distribute~ {n} {c} counters among {o}',
    { do: 'putCountersDivided', count: '$n', counter: '$c', on: '$o' },
    { n: number, c: counterKind, o: object },
  ),
  // their kind, and what they are on, was asked about before (`references/counters-asked.ts`)
  ...['those counters', 'them', 'all of them', 'them all'].map(($those) =>
    phrase(`remove~ ${$those}`, { do: 'removeCounters', count: 'all', counter: '$c', from: '$o', $those }),
  ),
  phrase(
    'remove~ all counters from {o}',
    { do: 'removeCounters', count: 'all', counter: 'any', from: '$o' },
    { o: object },
  ),
  phrase(
    'remove~ {n#} counter# from {o}',
    { do: 'removeCounters', count: '$n', counter: 'any', from: '$o' },
    { n: aNumber, o: object },
  ),
  phrase(
    'remove~ {n#} {c} counter# from {o}',
    { do: 'removeCounters', count: '$n', counter: '$c', from: '$o' },
    { n: aNumber, c: counterKind, o: object },
  ),
  phrase(
    'remove~ {n} counters from among {k}',
    { do: 'removeCounters', count: '$n', counter: 'any', from: { set: 'all', '...': '$k' }, among: true },
    { n: number, k: pluralKind },
  ),
  phrase(
    'remove~ {n#} {c} counter# from among {k}',
    { do: 'removeCounters', count: '$n', counter: '$c', from: { set: 'all', '...': '$k' }, among: true },
    { n: aNumber, c: counterKind, k: pluralKind },
    { agree: 'v' },
  ),
  phrase(
    'remove~ up to {n} counters from {o}',
    { do: 'removeCounters', count: '$n', counter: 'any', from: '$o', upTo: true },
    { n: number, o: object },
  ),
  phrase(
    'remove~ up to {n} {c} counters from {o}',
    { do: 'removeCounters', count: '$n', counter: '$c', from: '$o', upTo: true },
    { n: number, c: counterKind, o: object },
  ),
  phrase(
    'remove~ a {c} counter from {o} for each {e}',
    { do: 'removeCounters', count: '$e', counter: '$c', from: '$o', $each: true },
    { c: counterKind, o: object, e: each },
  ),
  phrase(
    'put~ a {c} counter on {o} or remove one from it',
    {
      do: 'oneOf',
      who: { who: 'subject' },
      options: [
        { label: 'put', effect: [{ do: 'putCounters', count: 1, counter: '$c', on: '$o' }] },
        { label: 'remove', effect: [{ do: 'removeCounters', count: 1, counter: '$c', from: { set: 'it' } }] },
      ],
    },
    { c: counterKind, o: object },
  ),
  // announced as a cost, as X is
  phrase(
    'remove~ any number of {c} counters from {o}',
    { do: 'removeCounters', count: { q: 'x' }, counter: '$c', from: '$o', $any: true },
    { c: counterKind, o: object },
  ),
  phrase(
    'remove~ all {c} counters from {o}',
    { do: 'removeCounters', count: 'all', counter: '$c', from: '$o' },
    { c: counterKind, o: object },
  ),
  movedApart(
    phrase(
      'move~ any number of {c} counters from {o} onto {p}',
      { do: 'moveCounters', count: 'any', counter: '$c', from: '$o', to: '$p' },
      { c: counterKind, o: definite, p: object },
    ),
  ),
  movedApart(
    phrase(
      'move~ all {c} counters from {o} onto {p}',
      { do: 'moveCounters', count: 'all', counter: '$c', from: '$o', to: '$p' },
      { c: counterKind, o: definite, p: one(object) },
    ),
  ),
  phrase(
    'move~ {n#} {c} counter# from {o} onto {p}',
    { do: 'moveCounters', count: '$n', counter: '$c', from: '$o', to: '$p' },
    { n: aNumber, c: counterKind, o: definite, p: object },
  ),
  phrase(
    'move~ {n#} counter# from {o} onto {p}',
    { do: 'moveCounters', count: '$n', counter: 'any', from: '$o', to: '$p' },
    { n: aNumber, o: definite, p: object },
  ),
  phrase(
    'move~ any number of {c} counters from {o} (on:onto|to) {p}',
    { do: 'moveCounters', count: 'any', counter: '$c', from: '$o', to: '$p', $on: '$on' },
    { c: counterKind, o: () => notAll(definite), p: () => notAll(object) },
  ),
  phrase(
    'move~ any number of counters from {o} (on:onto|to) {p}',
    { do: 'moveCounters', count: 'any', counter: 'any', from: '$o', to: '$p', $on: '$on' },
    { o: definite, p: object },
  ),
  phrase(
    'put~ (its:its|those) counters on {o}',
    { do: 'putSameCounters', as: { set: 'it' }, on: '$o', $its: '$its' },
    { o: object },
  ),
  phrase(
    'move~ all {c} counters from {o} onto {p}',
    { do: 'moveCounters', count: 'all', counter: '$c', from: '$o', to: '$p' },
    { c: counterKind, o: () => notAll(definite), p: object },
  ),
  phrase(
    'move~ all counters from {o} onto {p}',
    { do: 'moveCounters', count: 'all', counter: 'any', from: '$o', to: '$p' },
    { o: definite, p: object },
  ),
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
  'for each kind of counter on {r}, give that permanent or player another counter of that kind',
  { do: 'anotherOfEach', to: '$r' },
  { r: () => recipient },
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
  phrase('get~ {e}', { do: 'playerCounters', counter: 'energy', count: '$e', $symbol: true }, { e: energy }),
  phrase(
    'get~ {E} for each {e}',
    { do: 'playerCounters', counter: 'energy', count: '$e', $symbol: 'each' },
    { e: each },
  ),
  phrase('pay~ any amount of {E}', {
    do: 'playerCounters',
    counter: 'energy',
    count: { q: 'negative', of: { q: 'ref', name: '?any', $of: 'energy' } },
  }),
  phrase('pay~ {e}', { do: 'playerCounters', counter: 'energy', count: '$e' }, { e: energyPaid }),
  phrase('get~ {n} {E}', { do: 'playerCounters', counter: 'energy', count: '$n', $symbol: 'once' }, { n: number }),
  phrase('pay~ {n} {E}', { do: 'playerCounters', counter: 'energy', count: '$n', $symbol: 'once' }, { n: manyPaid }),
  phrase('pay~ X {E}', {
    do: 'playerCounters',
    counter: 'energy',
    count: { q: 'negative', of: { q: 'x' } },
    $symbol: 'once',
  }),
  phrase(
    'pay~ a amount of {E} equal to {q}',
    { do: 'playerCounters', counter: 'energy', count: { q: 'negative', of: '$q' }, $symbol: 'amount' },
    { q: quantity },
  ),
  phrase(
    'get~ a amount of {E} equal to {q}',
    { do: 'playerCounters', counter: 'energy', count: '$q', $symbol: 'amount' },
    { q: quantity },
  ),
  phrase(
    'get~ another {c} counter',
    { do: 'playerCounters', counter: '$c', count: 1, $another: true },
    { c: counterKind },
  ),
  phrase(
    'get~ {n#} {c} counter#',
    { do: 'playerCounters', count: '$n', counter: '$c' },
    { n: aNumber, c: counterKind },
    { agree: 'v' },
  ),
]);
