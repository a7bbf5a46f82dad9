/**
 * Control flow: may, if, unless, for each, paying, delayed triggers.
 * 2006: 404, 413.2 · 2009: 116.12, 603.7, 608.2 · 2011: 117.12, 603.7, 608.2 · 2026: 118.12, 603.7, 608.2
 */
import { someNode } from '@rulewright/engine';
import { alt, lazy, kept, map, phrase, SUBJECT } from '../grammar/index.ts';
import type { Rule } from '../grammar/index.ts';
import {
  aFilter,
  condition,
  counterKind,
  definite,
  digits,
  each,
  number,
  done,
  manaSymbols,
  object,
  anyPlayer,
  player,
  until,
} from '../nouns/index.ts';
import { CLUE } from './known-tokens.ts';
import { laterSteps } from './later-steps.ts';
import { nextCast } from './next-cast.ts';
import { allRevealed } from '../conditions/all-revealed.ts';
import { doneThisWay } from '../conditions/done-this-way.ts';
import { asking, singularKind, thisWay } from '../nouns/objects.ts';
import { bare, one } from './agree.ts';
import { abilityCountered } from './ability-countered.ts';
import { asTurnBegan } from './as-turn-began.ts';
import { becauseDone } from './because-done.ts';
import { anyAmountOfMana } from './any-amount-of-mana.ts';
import { destinationPut } from './destinations.ts';
import { forEachKind } from './for-each-card-type.ts';
import { preventionPart } from './prevention.ts';
import { forEachPlayer, forEachSuchPlayer } from './for-each-player.ts';
import { paidForEachChosen } from './paid-for-each.ts';
import { ifPrevented } from './if-prevented.ts';
import { processRepeated } from './process-repeated.ts';
import { regeneratedThisWay } from './regenerated.ts';
import { nextTimeInstead } from './next-time.ts';
import { doneUnless } from './move.ts';
import { protectionIf } from './protection-if.ts';
import { whenSeveralDone } from './when-several-done.ts';
import { manaPayments } from './payments.ts';
import { act, acts, bareClause, clause, clauses, event, openEffects } from './index.ts';
import { forEachRemoved } from './those-counters.ts';

/** What can be paid during a resolution, as a verb phrase with its subject left out. */
const paidCost: Rule = alt('a payment', () => [
  manaCost,
  phrase('pay~ {n} life', { actions: [{ do: 'payLife', who: { who: 'subject' }, amount: '$n' }] }, { n: digits }),
  phrase('{a!}', { actions: ['$a'] }, { a: () => oneAct }, { agree: 'v' }),
]);
/** One of two is no cost: it may be paid in place of the other. */
export const oneAct: Rule = kept<{ do?: string }>(
  lazy(() => act as Rule<{ do?: string }>),
  (value) => (value?.do === 'oneOf' ? undefined : value),
);
/** Mana, and perhaps more: `pay {1} and sacrifice an artifact`. */
const manaCost: Rule = alt('a payment of mana', () => [
  ...manaPayments(),
  phrase('pay~ {m} and {a!}', { mana: '$m', actions: ['$a'] }, { m: manaSymbols, a: act }, { agree: 'v' }),
  phrase(
    '{a!} and pay~ {m}',
    { actions: ['$a'], mana: '$m', $last: true },
    { a: () => oneAct, m: manaSymbols },
    { agree: 'v' },
  ),
]);
/** With generic mana alone it is an amount, said otherwise (`payments.ts`). */
const withColors = (list: readonly string[]): readonly string[] | undefined =>
  Array.isArray(list) && list.some((symbol) => !/^\d+$/.test(symbol)) ? list : undefined;
const coloredSymbols: Rule<readonly string[]> = kept<readonly string[]>(
  lazy(() => manaSymbols),
  withColors,
);
/** What may be paid in place of mana: other mana, or life. */
const inItsPlace: Rule = alt('a payment', () => [
  phrase('{m}', { mana: '$m' }, { m: manaSymbols }),
  phrase('{n} life', { actions: [{ do: 'payLife', who: { who: 'subject' }, amount: '$n' }] }, { n: digits }),
]);
const onlyMana: Rule = alt('mana', () => [phrase('{m}', { mana: '$m' }, { m: manaSymbols })]);

const THAT_CARD = { set: 'that', noun: { is: 'card' } };
const MILLED_THIS_WAY = { set: 'thisWay', noun: { is: 'card' }, did: 'mill' };
const NAMED = { is: 'named', name: { ref: '?name' } };
/** Conditions only known while resolving. */
/** "If that card has the chosen name, …. If it doesn't": of another verb it would be asked what was done. */
const saysHas = (condition: unknown): unknown =>
  (condition as { $has?: unknown } | undefined)?.$has === true ? condition : undefined;
export const resolvingCondition: Rule = alt('a condition', () => [
  condition,
  phrase('excess damage was dealt (to:this way|to that creature this way|to a permanent this way)', {
    if: 'excess',
    $to: '$to',
  }),
  phrase('($it:it|the coin) comes up heads', { if: 'heads', name: '?flip' }),
  phrase('($it:it|the coin) comes up tails', { if: 'not', of: { if: 'heads', name: '?flip' }, $tails: true }),
  phrase("both players ' coins come up heads on the same flip", { if: 'bothHeads', name: '?flip' }),
  phrase('you win the flip', { if: 'wonFlip', name: '?flip' }),
  phrase('you lose the flip', { if: 'lostFlip', name: '?flip' }),
  phrase('<he or she wins> the flip', { if: 'wonFlip', name: '?flip', $by: { who: 'they' } }),
  phrase('<he or she loses> the flip', { if: 'lostFlip', name: '?flip', $by: { who: 'they' } }),
  phrase('you win', { if: 'wonClash', name: '?clash' }),
  phrase('you won', { if: 'wonClash', name: 'event.won' }),
  phrase('that card is the named card', { if: 'matches', what: THAT_CARD, filter: NAMED }),
  phrase("it's the named card", { if: 'matches', what: { set: 'it' }, filter: NAMED }),
  ...['that card', 'it'].map((it) =>
    phrase(`${it} has the chosen name`, {
      if: 'matches',
      what: it === 'it' ? { set: 'it' } : THAT_CARD,
      filter: NAMED,
      $has: true,
    }),
  ),
  ...['the named card', 'cards with the chosen name'].map((named, i) =>
    phrase(`that library contains exactly the chosen number of ${named}`, {
      if: 'compare',
      left: {
        q: 'count',
        of: {
          set: 'where',
          of: { set: 'that', noun: { is: 'any' }, how: 'shown', $n: 'plural', $d: 'library' },
          filter: NAMED,
        },
      },
      op: '=',
      right: { q: 'ref', name: 'chosenNumber' },
      ...(i === 0 ? {} : { $named: named }),
    }),
  ),
  phrase('<he or she reveals> the named card', {
    if: 'exists',
    what: {
      set: 'where',
      of: { set: 'thisWay', noun: { is: 'card' }, did: 'reveal' },
      filter: NAMED,
    },
    $by: { who: 'they' },
  }),
  allRevealed,
  doneThisWay,
  phrase('both cards share a color', { if: 'sharesAll', what: { set: 'it', $n: 'both' }, share: 'color' }),
  phrase('two cards that share a color were milled this way', {
    if: 'and',
    of: [
      { if: 'compare', left: { q: 'count', of: MILLED_THIS_WAY }, op: '≥', right: 2 },
      { if: 'sharesAll', what: MILLED_THIS_WAY, share: 'color' },
    ],
    $milled: true,
  }),
]);

/** What happens later, and is no state; what was revealed "this way" already is, and triggers because of what has been done. */
const happening: Rule = kept<{ on?: string }>(
  lazy(() => event as Rule<{ on?: string }>),
  (value) => (value.on === 'state' || value.on === 'reveal' ? undefined : value),
);

/** What follows in the paragraph is part of an ability that triggers because of what has been done. */
const restOfText: Rule = alt('the rest of the text', () => [severalSentences, clauses]);
/** Without a mark a clause is a sentence of its own. */
const ofSeveral = (list: readonly { $j?: string }[]): typeof list | undefined =>
  Array.isArray(list) && list.slice(1).some(({ $j }) => $j === undefined || $j.startsWith('.')) ? list : undefined;
const severalSentences: Rule = kept<readonly { $j?: string }[]>(
  lazy(() => openEffects as never),
  ofSeveral,
);

const triggersThen: Rule = becauseDone(condition, () => restOfText);

/** What triggers once for each object that something was done to as it resolves (2026: 603.12a). */
const whenDone = (words: string, did: string, $way: unknown, slots: Readonly<Record<string, Rule>> = {}): Rule =>
  phrase(
    words,
    {
      do: 'forEach',
      over: { set: 'thisWay', noun: '$f', did },
      effect: ['$c'],
      $way,
    },
    { f: aFilter, c: () => triggersThen, ...slots },
    { agree: 'none' },
  );

/** Things that happen later in the game (2006: 404.4 · later: 603.7), or because of what has been done (2026: 603.12). */
const delayedTrigger: Rule = alt('a delayed trigger', () => [
  ...laterSteps({ clause, clauses, doneOrMay: () => doneOrMay }),
  phrase('when {e}, {c}', { do: 'delayed', pattern: '$e', body: { effect: '$c' } }, { e: happening, c: clauses }),
  phrase(
    '{c} when {e}',
    { do: 'delayed', body: { effect: ['$c'] }, pattern: '$e', $when: 'after' },
    { c: () => doneOrMay, e: happening },
    { agree: 'none' },
  ),
  ...nextCast(clauses),
  phrase(
    'when {p!} do~, {c}',
    {
      do: 'if',
      condition: { if: 'thatDone', who: '$p' },
      then: ['$c'],
      $when: true,
    },
    { p: player, c: () => triggersThen },
  ),
  phrase(
    'when it connives this way, {c}',
    {
      do: 'if',
      condition: { if: 'thatDone', who: { who: 'you' } },
      then: ['$c'],
      $when: 'connives',
    },
    { c: becauseDone(condition, () => clauses) },
  ),
  whenDone('when {f} is {did} this way, {c}', '$did', true, { did: done }),
  whenDone('when {f} is <exiled> this way, {c}', 'exile', 'exiled'),
  whenDone('when you discard {f} this way, {c}', 'discard', 'you'),
  whenDone('when you reveal {f} this way, {c}', 'reveal', 'you'),
  ...whenSeveralDone(() => triggersThen),
  phrase(
    'when you pay this cost one or more times, {c}',
    { do: 'if', condition: { if: 'thatDone', who: { who: 'you' } }, then: ['$c'], $when: 'paid' },
    { c: () => triggersThen },
    { agree: 'none' },
  ),
  phrase(
    'when {e} this turn, {c}',
    { do: 'delayed', pattern: '$e', duration: { until: 'endOfTurn' }, body: { effect: '$c' } },
    { e: event, c: clauses },
  ),
  phrase(
    'this turn, when {e}, {c}',
    { do: 'delayed', pattern: '$e', duration: { until: 'endOfTurn' }, body: { effect: '$c' }, $pre: 'this turn' },
    { e: event, c: clauses },
  ),
  phrase(
    '{d}, whenever {e}, {c}',
    { do: 'delayed', pattern: '$e', duration: '$d', repeat: true, body: { effect: '$c' }, $pre: true },
    { d: until, e: event, c: clauses },
  ),
  phrase(
    'this turn, whenever {e}, {c}',
    {
      do: 'delayed',
      pattern: '$e',
      duration: { until: 'endOfTurn' },
      repeat: true,
      body: { effect: '$c' },
      $pre: 'this turn',
    },
    { e: event, c: clauses },
  ),
  phrase(
    'whenever {e} this combat, {c}',
    { do: 'delayed', pattern: '$e', duration: { until: 'endOfCombat' }, repeat: true, body: { effect: '$c' } },
    { e: event, c: clauses },
  ),
  phrase(
    'whenever {e} this turn, {c}',
    { do: 'delayed', pattern: '$e', duration: { until: 'endOfTurn' }, repeat: true, body: { effect: '$c' } },
    { e: event, c: clauses },
  ),
]);

/** "A player" is any of them: what is so unless one of them does something is said apart. */
const inParticular = (value: unknown): unknown =>
  (value as { who?: string } | undefined)?.who === 'anyone' ? undefined : value;
const somebody: Rule = kept<unknown>(
  lazy(() => player as Rule),
  inParticular,
);

const INVESTIGATE = { do: 'createTokens', count: 1, token: { ...CLUE, $known: 'investigate' }, who: SUBJECT };

type May = Record<string, unknown>;
/** "May draw up to two cards": a number is chosen, which may be none; anything else a player may do is done or not. */
const mayDo: Rule = map<May, May>(
  phrase('{p!} may {a}', { do: 'may', who: '$p', effect: '$a' }, { p: player, a: () => acts }, { agree: 'none' }),
  (may) => {
    const [only, ...more] = may['effect'] as readonly May[];
    return only?.['upTo'] === true && more.length === 0 ? { ...only, who: may['who'], $may: true } : may;
  },
  (value) => {
    const { $may, ...rest } = value;
    return $may === true ? { do: 'may', who: value['who'], effect: [{ ...rest, who: SUBJECT }] } : value;
  },
);

const doneOrMay: Rule = alt('a clause', () => [clause, mayDo]);

/** Whether a card is "a spell with mana value 3 or less" is asked as it is cast (`casting.ts`): lying anywhere it is none. */
const asACard = (value: unknown): unknown => {
  const { condition } = (value ?? {}) as { condition?: Node };
  const asks = condition?.['if'] === 'matches' && someNode(condition['filter'], ({ is }) => is === 'spell');
  return asks ? undefined : value;
};
type Node = Record<string, unknown>;

/** Clauses that reach to the end of their sentence. */
export const tailClause: Rule = alt('a clause', () => [
  mayDo,
  ...(
    [
      ['player', 'all'],
      ['opponent', 'opponents'],
    ] as const
  ).map(([word, who]) =>
    phrase(`any ${word} may {a}`, { do: 'may', who: { who, $d: 'any' }, effect: '$a' }, { a: acts }, { agree: 'none' }),
  ),
  phrase(
    'any other player may {m}',
    {
      do: 'pay',
      who: { who: 'except', of: { who: 'all', $d: 'any' }, not: { who: 'that', $said: 'other' } },
      cost: '$m',
      $any: 'other',
    },
    { m: () => bare(manaCost) },
    { agree: 'none' },
  ),
  phrase(
    'you may {p}',
    {
      do: 'may',
      who: { who: 'you' },
      effect: [{ do: 'effect', parts: '$p', duration: { until: 'endOfTurn' } }],
      $prevent: true,
    },
    { p: () => preventionPart },
    { agree: 'none' },
  ),
  phrase(
    '{p!} may have {c}',
    { do: 'may', who: '$p', effect: ['$c'], $have: true },
    { p: player, c: bareClause },
    { agree: 'none' },
  ),
  phrase(
    '{p!} may choose to have {c}',
    { do: 'may', who: '$p', effect: ['$c'], $have: 'choose' },
    { p: player, c: bareClause },
    { agree: 'none' },
  ),
  phrase(
    '{p!} may {m}',
    { do: 'pay', who: '$p', cost: '$m' },
    { p: player, m: () => bare(manaCost) },
    { agree: 'none' },
  ),
  phrase(
    '{p!} may {a} or pay {m}',
    { do: 'pay', who: '$p', cost: { actions: ['$a'] }, or: [{ mana: '$m' }] },
    { p: player, a: () => bare(oneAct), m: manaSymbols },
    { agree: 'none' },
  ),
  nextTimeInstead('draw a card', 'draw', player, clauses),
  nextTimeInstead('lose the game', 'loseGame', anyPlayer, clauses),
  paidForEachChosen(() => clauses),
  anyAmountOfMana,
  phrase('pay {m}', { do: 'pay', who: { who: 'you' }, cost: '$m', $must: true }, { m: onlyMana }),
  phrase('you may pay {m} to end this effect', { do: 'mayEnd', cost: '$m' }, { m: onlyMana }),
  phrase(
    '{c} unless {p!} pay~ {m} or {o}',
    { do: 'pay', else: ['$c'], who: '$p', cost: { mana: '$m' }, or: ['$o'] },
    { c: clause, p: player, m: manaSymbols, o: inItsPlace },
    { agree: 'none' },
  ),
  phrase(
    '{p!} may pay {m} or {o}',
    { do: 'pay', who: '$p', cost: { mana: '$m' }, or: ['$o'] },
    { p: player, m: manaSymbols, o: inItsPlace },
    { agree: 'none' },
  ),
  ...doneUnless(player, paidCost),
  phrase(
    '{c} unless you pay {m} for each {e}. if you pay, {d}',
    { do: 'pay', else: ['$c'], who: { who: 'you' }, cost: { mana: '$m' }, times: '$e', then: '$d' },
    { c: clause, m: () => coloredSymbols, e: each, d: clauses },
    { agree: 'none' },
  ),
  phrase(
    '{c} unless {p!} {m!}',
    { do: 'pay', else: ['$c'], who: '$p', cost: '$m' },
    { c: clause, p: anyPlayer, m: paidCost },
    { agree: 'none' },
  ),
  phrase(
    '{c} unless {p!} {a!} or {b!}',
    { do: 'pay', else: ['$c'], who: '$p', cost: { actions: ['$a'] }, or: [{ actions: ['$b'] }] },
    { c: clause, p: player, a: oneAct, b: oneAct },
    { agree: 'none' },
  ),
  phrase(
    '{c} unless {p!} {m!}',
    { do: 'pay', else: ['$c'], who: '$p', cost: '$m', $may: true },
    { c: () => mayDo, p: player, m: paidCost },
    { agree: 'none' },
  ),
  phrase(
    'unless {p!} {m!}, {c}',
    { do: 'pay', else: '$c', who: '$p', cost: '$m', $unless: 'first' },
    { p: anyPlayer, m: paidCost, c: clauses },
    { agree: 'none' },
  ),
  ...(
    [
      ['player', 'all'],
      ['opponent', 'opponents'],
    ] as const
  ).flatMap(([word, who]) => [
    phrase(
      `{c} unless any ${word} {m}`,
      { do: 'pay', else: ['$c'], who: { who, $d: 'any' }, cost: '$m' },
      { c: clause, m: () => one(paidCost) },
      { agree: 'none' },
    ),
    phrase(
      `unless any ${word} {m}, {c}`,
      { do: 'pay', else: '$c', who: { who, $d: 'any' }, cost: '$m', $unless: 'first' },
      { c: clauses, m: () => one(paidCost) },
      { agree: 'none' },
    ),
    phrase(
      `any ${word} may {m}`,
      { do: 'pay', who: { who, $d: 'any' }, cost: '$m' },
      { m: () => bare(manaCost) },
      { agree: 'none' },
    ),
    phrase(
      `any ${word} may have {c}`,
      { do: 'may', who: { who, $d: 'any' }, effect: ['$c'], $have: true },
      { c: bareClause },
      { agree: 'none' },
    ),
  ]),
  phrase(
    '{c} unless {p!} have~ {d}',
    { do: 'may', else: ['$c'], who: '$p', effect: ['$d'] },
    { c: clause, p: somebody, d: bareClause },
    { agree: 'none' },
  ),
  phrase(
    '{c} unless a player has {d}',
    { do: 'unlessAnybody', else: ['$c'], effect: ['$d'] },
    { c: clause, d: bareClause },
    { agree: 'none' },
  ),
  phrase(
    "you control {p} during that player's next turn",
    { do: 'controlTurn', who: { who: 'you' }, of: '$p' },
    { p: player },
  ),
  asTurnBegan(
    () => clause,
    () => clauses,
  ),
  ...ifPrevented(clauses),
  ...regeneratedThisWay(clauses, clause),
  phrase('if {c}, {t}', { do: 'if', condition: '$c', then: '$t' }, { c: resolvingCondition, t: clauses }),
  phrase(
    "if {c}, {t}. ($else:otherwise|if it isn't), {e}",
    { do: 'if', condition: '$c', then: '$t', else: '$e' },
    { c: resolvingCondition, t: clauses, e: clauses },
  ),
  phrase(
    "if {c}, {t}. if it doesn't, {e}",
    { do: 'if', condition: '$c', then: '$t', else: '$e', $else: "if it doesn't" },
    { c: kept<unknown>(resolvingCondition, saysHas), t: clauses, e: clauses },
  ),
  phrase(
    '{a}. if {c}, instead {b}',
    { do: 'if', else: ['$a'], condition: '$c', then: '$b', $instead: 'first' },
    { a: clause, c: resolvingCondition, b: clauses },
  ),
  phrase(
    '{a}. if {c}, {b} instead',
    { do: 'if', else: ['$a'], condition: '$c', then: '$b', $instead: 'last' },
    { a: clause, c: resolvingCondition, b: clauses },
  ),
  phrase(
    'if {c}, create {n} of those tokens instead',
    { do: 'if', condition: '$c', then: [{ do: 'those', count: '$n' }], $replaces: 'those' },
    { c: resolvingCondition, n: number },
  ),
  phrase(
    'create {n} of those tokens instead if {c}',
    { do: 'if', then: [{ do: 'those', count: '$n' }], condition: '$c', $replaces: 'those', $last: true },
    { n: number, c: resolvingCondition },
  ),
  phrase(
    '{t} instead if {c}',
    { do: 'if', then: ['$t'], condition: '$c', $replaces: 'after' },
    { t: clause, c: resolvingCondition },
  ),
  phrase(
    '{t} if {g} instead if {c}',
    {
      do: 'if',
      then: [{ do: 'if', then: ['$t'], condition: '$g', $after: true }],
      condition: '$c',
      $replaces: 'after',
    },
    { t: clause, g: resolvingCondition, c: resolvingCondition },
  ),
  phrase(
    'instead {t} if {c}',
    { do: 'if', then: ['$t'], condition: '$c', $replaces: 'first' },
    { t: clause, c: resolvingCondition },
  ),
  phrase(
    'if {c}, {t} instead',
    { do: 'if', condition: '$c', then: '$t', $replaces: 'before' },
    { t: clauses, c: resolvingCondition },
  ),
  phrase(
    'if {c}, instead {t}',
    { do: 'if', condition: '$c', then: '$t', $replaces: 'before first' },
    { t: clauses, c: resolvingCondition },
  ),
  phrase(
    "destroy {o} if {c}. a creature destroyed this way can't be regenerated",
    {
      do: 'if',
      then: [{ do: 'destroy', what: '$o', noRegenerate: true, $regenerate: 'this way' }],
      condition: '$c',
      $after: 'destroyed',
    },
    { o: object, c: resolvingCondition },
    { agree: 'none' },
  ),
  phrase('{t} if {c}', { do: 'if', then: ['$t'], condition: '$c', $after: true }, { c: resolvingCondition, t: clause }),
  phrase(
    '{t} if {c}. otherwise, {e}',
    { do: 'if', then: ['$t'], condition: '$c', else: '$e', $after: true },
    { c: resolvingCondition, t: clause, e: clauses },
  ),
  kept<unknown>(
    phrase(
      '{p!} may {a} if {c}',
      { do: 'if', then: [{ do: 'may', who: '$p', effect: '$a' }], condition: '$c', $after: true },
      { p: player, a: acts, c: resolvingCondition },
      { agree: 'none' },
    ),
    asACard,
  ),
  phrase(
    '{t} unless {c}',
    { do: 'if', then: ['$t'], condition: { if: 'not', of: '$c' }, $after: 'unless' },
    { c: resolvingCondition, t: clause },
  ),
  phrase(
    '{t} only if {c}',
    { do: 'if', then: ['$t'], condition: '$c', $after: 'only' },
    { c: resolvingCondition, t: clause },
  ),
  forEachKind({ clause: () => clause, acts: () => acts }),
  forEachPlayer(
    () => clause,
    () => clauses,
  ),
  phrase(
    '{p!} face~ a villainous choice — {a}, or {b}',
    {
      do: 'forEachPlayer',
      who: '$p',
      effect: [
        {
          do: 'villainousChoice',
          who: { who: 'actor' },
          options: [
            { label: 'the first', effect: '$a' },
            { label: 'the second', effect: '$b' },
          ],
        },
      ],
      $villainous: true,
    },
    { p: player, a: clauses, b: clauses },
    { agree: 'none' },
  ),
  phrase(
    'for each 1 damage prevented this way, put a {k} counter on {o}',
    { do: 'putCounters', counter: '$k', count: { q: 'that', $w: 'prevented', $each: 'damage' }, on: '$o' },
    { k: counterKind, o: definite },
    { agree: 'none' },
  ),
  ...(['opponent', 'player'] as const).map((word) =>
    phrase(
      `for each ${word} who does, {c}`,
      { do: 'repeat', times: { q: 'countPlayers', of: { who: 'whoDid', word } }, effect: '$c', $who: true },
      { c: clauses },
      { agree: 'none' },
    ),
  ),
  ...forEachSuchPlayer(() => clauses),
  phrase(
    'for each 1 life {p} lost, {c}',
    { do: 'repeat', times: { q: 'that', $w: 'life lost', $whose: '$p' }, effect: '$c', $each: 'life' },
    { p: anyPlayer, c: clauses },
    { agree: 'none' },
  ),
  phrase(
    'for each {k}, {c}',
    { do: 'forEach', over: { set: 'all', '...': '$k' }, effect: '$c' },
    { k: singularKind, c: clauses },
    { agree: 'none' },
  ),
  ...forEachRemoved(clauses),
  phrase(
    'for each {t#}, {c}',
    { do: 'forEach', over: '$t', effect: '$c' },
    { t: asking(() => thisWay, 1), c: clauses },
    { agree: 'none' },
  ),
  phrase(
    'for each of {o}, pay {n} life or put the card {d}',
    {
      do: 'forEach',
      over: '$o',
      effect: [
        {
          do: 'pay',
          who: { who: 'you' },
          cost: { actions: [{ do: 'payLife', who: { who: 'you' }, amount: '$n' }] },
          else: [{ do: 'move', what: { set: 'that', noun: { is: 'card' }, $d: 'the' }, to: '$d' }],
        },
      ],
      $or: true,
    },
    { o: definite, n: digits, d: destinationPut },
    { agree: 'none' },
  ),
  phrase(
    'for each of {o}, {c}',
    { do: 'forEach', over: '$o', effect: '$c' },
    { o: definite, c: clauses },
    { agree: 'none' },
  ),
  phrase(
    'for each {k} counter you put on a creature this way, {c}',
    {
      do: 'forEach',
      over: { set: 'thisWay', noun: { is: 'any' }, did: 'putCountersDivided', counter: '$k' },
      effect: [{ do: 'repeat', times: { q: 'ref', name: 'each.amount' }, effect: '$c' }],
    },
    { k: counterKind, c: clauses },
    { agree: 'none' },
  ),
  processRepeated,
  phrase(
    'repeat this process until {c}',
    { do: 'if', condition: { if: 'not', of: '$c', $until: true }, then: [{ do: 'repeatProcess' }] },
    { c: resolvingCondition },
  ),
  protectionIf,
  phrase(
    'investigate [$once: once] for each {e}',
    { do: 'repeat', times: '$e', effect: [INVESTIGATE], $investigate: true },
    { e: each },
  ),
  phrase('{c} twice', { do: 'repeat', times: 2, effect: ['$c'], $twice: true }, { c: clause }),
  phrase('{c} {n} times', { do: 'repeat', times: '$n', effect: ['$c'] }, { c: clause, n: number }, { agree: 'none' }),
  delayedTrigger,
  abilityCountered(() => clause),
  phrase(
    'during your next untap step, as you untap your permanents, {c}',
    {
      do: 'effect',
      parts: [
        {
          part: 'replacement',
          replacement: {
            event: { on: 'step', step: 'untap', whose: { who: 'you' } },
            instead: { instead: 'do', effect: ['$c', { do: 'original' }] },
          },
          times: 1,
        },
      ],
      duration: { until: 'forever' },
    },
    { c: clause },
  ),
]);
