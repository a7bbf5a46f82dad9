/**
 * Payments: mana, so much or so much for each of some things, what is given up with it, and evidence (2026: 701.59).
 * 2006: 104.3 · 2009: 116 · 2011: 117 · 2026: 118
 */
import type { Cost, Quantity } from '@rulewright/engine';
import { alt, map, open, phrasesOf, SUBJECT } from '../grammar/index.ts';
import type { OpenRule, Rule } from '../grammar/index.ts';
import { energyPaid } from './counters.ts';
import { pluralKind } from '../nouns/objects.ts';
import { own } from '../nouns/ones-own.ts';
import { terms } from '../conditions/terms.ts';

const phrase = phrasesOf(terms, () => ({ energyPaid, evidence, givingUp, ownPluralKind: own(pluralKind), totalling }));

/** An action that is paid. Actions are clauses, which give rules that have costs, so `clauses/index.ts` says what one is. */
export const actionPaid: OpenRule = open('an action');

/** `pay {2} for each …`: generic mana only. */
const payEach: Rule = map<{ m: readonly string[]; e: Quantity }, { generic: Quantity }>(
  phrase('pay~ {m:manaSymbols} for each {e:each}', { m: '$m', e: '$e' }),
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
  phrase('pay~ {m:genericMana} plus a additional {n:genericMana} for each {e:each}', { m: '$m', n: '$n', e: '$e' }),
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
  phrase('pay~ {m:manaSymbols}', { mana: '$m' }),
  phrase('waterbend~ {m:manaSymbols}', { mana: '$m', waterbend: true }),
  phrase('pay~ {m:manaSymbols} and {n:digits} life', {
    mana: '$m',
    actions: [{ do: 'payLife', who: { who: 'subject' }, amount: '$n' }],
  }),
  phrase('{e!:evidence}', { actions: ['$e'] }, { agree: 'v' }),
  phrase('{t!:totalling}', { actions: ['$t'] }, { agree: 'v' }),
  payEach,
  payBesides,
  phrase('pay~ {m:genericMana}. this cost is reduced by {n:genericMana} for each {e:each}', {
    generic: { q: 'subtract', from: '$m', of: { q: 'times', of: '$n', by: '$e' } },
  }),
  phrase('pay~ {o:objectPossessive} mana cost', { costOf: '$o' }),
  phrase('pay~ {o:objectPossessive} mana cost reduced by <up to> {n:genericMana}', { costOf: '$o', less: '$n' }),
  phrase('pay~ twice {X}', { generic: { q: 'times', of: { q: 'x' }, by: 2 } }),
  phrase('pay~ {X}, where X is {q:quantity}', { generic: '$q', $x: true }),
];

/** "Collect evidence 6": cards of the own graveyard of so much mana value together (2026: 701.59a). */
export const evidence: Rule = phrase('collect~ evidence {n:plainDigits}', {
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
});

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
  const total = 'with total power {n:plainDigits} or greater';
  return [
    phrase(`sacrifice~ any number of {k:ownPluralKind} ${total}`, { do: 'sacrifice', who: SUBJECT, what: chosen }),
    phrase('exile~ {n#:howMany} {f#:cardFilter} from a single graveyard', {
      do: 'move',
      what: IN_ONE_GRAVEYARD,
      to: { zone: 'exile' },
    }),
    phrase("put~ {n#:howMany} {f#:cardFilter} from a single graveyard on the bottom of their owner's library", {
      do: 'move',
      what: IN_ONE_GRAVEYARD,
      to: { zone: 'library', position: 'bottom' },
    }),
    phrase(`tap~ any number of {k:pluralKind} ${total}`, { do: 'tap', what: chosen }),
  ];
});

const paying = (words: string, action: object): Rule => phrase(words, { actions: [{ who: SUBJECT, ...action }] });
const givingUp: Rule = alt('what is given up', () => [
  paying('paying {n:digits} life', { do: 'payLife', amount: '$n' }),
  paying('discarding {o:handCards}', { do: 'discard', what: '$o' }),
  paying('sacrificing {o:sacrificed}', { do: 'sacrifice', what: '$o' }),
  ...(
    [
      ['exiling {o:object}', { do: 'move', what: '$o', to: { zone: 'exile' } }],
      ['tapping {o:object}', { do: 'tap', what: '$o' }],
      [
        'removing {n#:aNumber} counter# from {o:object}',
        { do: 'removeCounters', count: '$n', counter: 'any', from: '$o' },
      ],
      [
        'removing {n#:aNumber} {c:counterKind} counter# from {o:object}',
        { do: 'removeCounters', count: '$n', counter: '$c', from: '$o' },
      ],
      [
        'removing {n:aNumber} counters from among {k:pluralKind}',
        { do: 'removeCounters', count: '$n', counter: 'any', from: { set: 'all', '...': '$k' }, among: true },
      ],
    ] as const
  ).map(([words, action]) => phrase(words, { actions: [action] }, { agree: 'none' })),
  paying('foraging', { do: 'forage' }),
  paying('paying {e:energyPaid}', { do: 'playerCounters', counter: 'energy', count: '$e' }),
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
  phrase('paying {m:manaSymbols}', { mana: '$m' }),
  givingUp,
  map<{ a: Cost; b: Cost }, Cost>(
    phrase('{a:givingUp} and {b:givingUp}', { a: '$a', b: '$b' }),
    ({ a, b }) => ({ actions: [...(a.actions ?? []), ...(b.actions ?? [])] }),
    ({ mana, actions = [] }) =>
      mana === undefined && actions.length === 2
        ? { a: { actions: actions.slice(0, 1) }, b: { actions: actions.slice(1) } }
        : undefined,
  ),
  phrase('paying {m:manaSymbols} and {a:givingUp}', { mana: '$m', '...': '$a' }),
]);
