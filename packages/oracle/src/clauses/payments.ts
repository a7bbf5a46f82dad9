/**
 * Payments: mana, so much or so much for each of some things, what is given up with it, and evidence (2026: 701.59).
 * 2006: 104.3 · 2009: 116 · 2011: 117 · 2026: 118
 */
import type { Cost, Quantity } from '@rulewright/engine';
import { alt, map, open, phrase, SUBJECT } from '../grammar/index.ts';
import type { OpenRule, Rule } from '../grammar/index.ts';
import {
  aNumber,
  cardFilter,
  counterKind,
  digits,
  each,
  manaSymbols,
  object,
  objectPossessive,
  quantity,
} from '../nouns/index.ts';
import { energyPaid } from './counters.ts';
import { genericMana, howMany, plainDigits } from '../nouns/numbers.ts';
import { pluralKind } from '../nouns/objects.ts';
import { handCards, own, sacrificed } from '../nouns/ones-own.ts';

/** An action that is paid. Actions are clauses, which give rules that have costs, so `clauses/index.ts` says what one is. */
export const actionPaid: OpenRule = open('an action');

/** `pay {2} for each …`: generic mana only. */
const payEach: Rule = map<{ m: readonly string[]; e: Quantity }, { generic: Quantity }>(
  phrase('pay~ {m} for each {e}', { m: '$m', e: '$e' }, { m: manaSymbols, e: each }),
  ({ m, e }) =>
    m.length === 1 && /^\d+$/.test(m[0] ?? '')
      ? { generic: m[0] === '1' ? e : { q: 'times', of: Number(m[0]), by: e } }
      : undefined,
  (value) => {
    if (typeof value !== 'object' || value === null || Object.keys(value).join() !== 'generic') return undefined;
    const { generic } = value;
    if (typeof generic === 'number') return undefined;
    if (generic.q === 'times' && typeof generic.of === 'number') return { m: [String(generic.of)], e: generic.by };
    return { m: ['1'], e: generic };
  },
);

/** `pay {2} plus an additional {2} for each …`: generic mana only. */
const payBesides: Rule = map<{ m: unknown; n: unknown; e: Quantity }, { generic: Quantity }>(
  phrase(
    'pay~ {m} plus a additional {n} for each {e}',
    { m: '$m', n: '$n', e: '$e' },
    { m: genericMana, n: genericMana, e: each },
  ),
  ({ m, n, e }) => ({ generic: { q: 'add', of: [m as Quantity, { q: 'times', of: n as Quantity, by: e }] } }),
  (value) => {
    const sum = (value as { generic?: Quantity } | undefined)?.generic;
    if (typeof sum !== 'object' || sum.q !== 'add' || sum.of.length !== 2) return undefined;
    const [m, more] = sum.of;
    return typeof more === 'object' && more.q === 'times' ? { m, n: more.of, e: more.by } : undefined;
  },
);

/** Mana paid, as a verb phrase with its subject left out. */
export const manaPayments = (): readonly Rule[] => [
  phrase('pay~ {m}', { mana: '$m' }, { m: manaSymbols }),
  phrase('waterbend~ {m}', { mana: '$m', waterbend: true }, { m: manaSymbols }),
  phrase(
    'pay~ {m} and {n} life',
    { mana: '$m', actions: [{ do: 'payLife', who: { who: 'subject' }, amount: '$n' }] },
    { m: manaSymbols, n: digits },
  ),
  phrase('{e!}', { actions: ['$e'] }, { e: () => evidence }, { agree: 'v' }),
  phrase('{t!}', { actions: ['$t'] }, { t: () => totalling }, { agree: 'v' }),
  payEach,
  payBesides,
  phrase(
    'pay~ {m}. this cost is reduced by {n} for each {e}',
    { generic: { q: 'subtract', from: '$m', of: { q: 'times', of: '$n', by: '$e' } } },
    { m: genericMana, n: genericMana, e: each },
  ),
  phrase('pay~ {o} mana cost', { costOf: '$o' }, { o: objectPossessive }),
  phrase(
    'pay~ {o} mana cost reduced by <up to> {n}',
    { costOf: '$o', less: '$n' },
    { o: objectPossessive, n: genericMana },
  ),
  phrase('pay~ twice {X}', { generic: { q: 'times', of: { q: 'x' }, by: 2 } }),
  phrase('pay~ {X}, where X is {q}', { generic: '$q', $x: true }, { q: quantity }),
];

/** "Collect evidence 6": cards of the own graveyard of so much mana value together (2026: 701.59a). */
export const evidence: Rule = phrase(
  'collect~ evidence {n}',
  {
    do: 'move',
    what: {
      set: 'choice',
      by: SUBJECT,
      from: { set: 'all', where: { is: 'any' }, zone: 'graveyard', of: SUBJECT },
      count: { min: 0, max: null },
      total: { stat: 'manaValue', atLeast: '$n' },
    },
    to: { zone: 'exile' },
    $evidence: true,
  },
  { n: () => plainDigits },
);

const IN_ONE_GRAVEYARD = {
  set: 'choice',
  by: SUBJECT,
  from: { set: 'all', where: '$f', zone: 'graveyard' },
  count: '$n',
  singleOwner: true,
};
/** "Sacrifice any number of creatures with total power 12 or greater": only what is paid asks for a total, or for cards of one graveyard. */
export const totalling: Rule = alt('so much in all', () => {
  const chosen = {
    set: 'choice',
    by: SUBJECT,
    from: { set: 'all', '...': '$k' },
    count: { min: 0, max: null },
    total: { stat: 'power', atLeast: '$n' },
  };
  const total = 'with total power {n} or greater';
  return [
    phrase(
      `sacrifice~ any number of {k} ${total}`,
      { do: 'sacrifice', who: SUBJECT, what: chosen },
      { k: own(pluralKind), n: plainDigits },
    ),
    phrase(
      'exile~ {n#} {f#} from a single graveyard',
      { do: 'move', what: IN_ONE_GRAVEYARD, to: { zone: 'exile' } },
      { n: howMany, f: cardFilter },
    ),
    phrase(
      "put~ {n#} {f#} from a single graveyard on the bottom of their owner's library",
      { do: 'move', what: IN_ONE_GRAVEYARD, to: { zone: 'library', position: 'bottom' } },
      { n: howMany, f: cardFilter },
    ),
    phrase(`tap~ any number of {k} ${total}`, { do: 'tap', what: chosen }, { k: pluralKind, n: plainDigits }),
  ];
});

const paying = (words: string, action: object, slots: Record<string, Rule | (() => Rule)>): Rule =>
  phrase(words, { actions: [{ who: SUBJECT, ...action }] }, slots);
const givingUp: Rule = alt('what is given up', () => [
  paying('paying {n} life', { do: 'payLife', amount: '$n' }, { n: digits }),
  paying('discarding {o}', { do: 'discard', what: '$o' }, { o: handCards }),
  paying('sacrificing {o}', { do: 'sacrifice', what: '$o' }, { o: sacrificed }),
  ...(
    [
      ['exiling {o}', { do: 'move', what: '$o', to: { zone: 'exile' } }],
      ['tapping {o}', { do: 'tap', what: '$o' }],
      ['removing {n#} counter# from {o}', { do: 'removeCounters', count: '$n', counter: 'any', from: '$o' }],
      ['removing {n#} {c} counter# from {o}', { do: 'removeCounters', count: '$n', counter: '$c', from: '$o' }],
      [
        'removing {n} counters from among {k}',
        { do: 'removeCounters', count: '$n', counter: 'any', from: { set: 'all', '...': '$k' }, among: true },
      ],
    ] as const
  ).map(([words, action]) =>
    phrase(words, { actions: [action] }, { o: object, n: aNumber, c: counterKind, k: pluralKind }, { agree: 'none' }),
  ),
  paying('foraging', { do: 'forage' }, {}),
  paying('paying {e}', { do: 'playerCounters', counter: 'energy', count: '$e' }, { e: () => energyPaid }),
]);

/** What the spell that is cast so has: by the time its cost is paid it is on the stack. */
const ITS_VALUE = { q: 'stat', stat: 'manaValue', of: { set: 'ref', name: 'proposed.spell' } };
const ITS = "($its:its|the spell's|that spell's|that card's) <mana value>";
/** By what a spell is cast rather than by paying its mana cost: `paying {1}` · `paying life equal to its mana value`. */
export const castingCost: Rule = alt('what is paid', () => [
  gerundCost,
  phrase(`paying life equal to ${ITS}`, {
    actions: [{ who: SUBJECT, do: 'payLife', amount: ITS_VALUE }],
    $its: '$its',
  }),
  phrase(`paying a amount of {E} equal to ${ITS}`, {
    actions: [{ who: SUBJECT, do: 'playerCounters', counter: 'energy', count: { q: 'negative', of: ITS_VALUE } }],
    $its: '$its',
  }),
]);

/** By which something is cast: `paying {1}` · `discarding a card` · `paying 2 life and sacrificing a creature`. */
export const gerundCost: Rule = alt('what is paid', () => [
  phrase('paying {m}', { mana: '$m' }, { m: manaSymbols }),
  givingUp,
  map<{ a: Cost; b: Cost }, Cost>(
    phrase('{a} and {b}', { a: '$a', b: '$b' }, { a: givingUp, b: givingUp }),
    ({ a, b }) => ({ actions: [...(a.actions ?? []), ...(b.actions ?? [])] }),
    ({ mana, actions = [] }) =>
      mana === undefined && actions.length === 2
        ? { a: { actions: actions.slice(0, 1) }, b: { actions: actions.slice(1) } }
        : undefined,
  ),
  phrase('paying {m} and {a}', { mana: '$m', '...': '$a' }, { m: manaSymbols, a: givingUp }),
]);
