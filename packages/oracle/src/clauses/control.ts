/**
 * Control flow: may, if, unless, for each, paying, delayed triggers.
 * 2006: 404, 413.2 · 2009: 116.12, 603.7, 608.2 · 2011: 117.12, 603.7, 608.2 · 2026: 118.12, 603.7, 608.2
 */
import { someNode } from '@rulewright/engine';
import { alt, lazy, kept, map, phrasesOf, SUBJECT } from '../grammar/index.ts';
import type { Rule } from '../grammar/index.ts';
import { aFilter, condition, done, manaSymbols, anyPlayer, player } from '../nouns/index.ts';
import { CLUE } from './known-tokens.ts';
import { laterSteps } from './later-steps.ts';
import { nextCast } from './next-cast.ts';
import { allRevealed } from '../conditions/all-revealed.ts';
import { doneThisWay } from '../conditions/done-this-way.ts';
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
import { terms } from '../conditions/terms.ts';

const phrase = phrasesOf(terms, () => ({
  act,
  acts,
  bareClause,
  bareManaCost: bare(manaCost),
  bareOneAct: bare(oneAct),
  becauseDoneCondition: becauseDone(condition, () => clauses),
  clause,
  clauses,
  coloredSymbols,
  destinationPut,
  doneOrMay,
  event,
  happening,
  inItsPlace,
  mayDo,
  oneAct,
  onePaidCost: one(paidCost),
  onlyMana,
  paidCost,
  preventionPart,
  resolvingCondition,
  saysHasResolvingCondition: kept<unknown>(resolvingCondition, saysHas),
  somebody,
  triggersThen,
}));

/** What can be paid during a resolution, as a verb phrase with its subject left out. */
const paidCost: Rule = alt('a payment', () => [
  manaCost,
  phrase('pay~ {n:digits} life', { actions: [{ do: 'payLife', who: { who: 'subject' }, amount: '$n' }] }),
  phrase('{a!:oneAct}', { actions: ['$a'] }, { agree: 'v' }),
]);
/** One of two is no cost: it may be paid in place of the other. */
export const oneAct: Rule = kept<{ do?: string }>(
  lazy(() => act as Rule<{ do?: string }>),
  (value) => (value?.do === 'oneOf' ? undefined : value),
);
/** Mana, and perhaps more: `pay {1} and sacrifice an artifact`. */
const manaCost: Rule = alt('a payment of mana', () => [
  ...manaPayments(),
  phrase('pay~ {m:manaSymbols} and {a!:act}', { mana: '$m', actions: ['$a'] }, { agree: 'v' }),
  phrase('{a!:oneAct} and pay~ {m:manaSymbols}', { actions: ['$a'], mana: '$m', $last: true }, { agree: 'v' }),
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
  phrase('{m:manaSymbols}', { mana: '$m' }),
  phrase('{n:digits} life', { actions: [{ do: 'payLife', who: { who: 'subject' }, amount: '$n' }] }),
]);
const onlyMana: Rule = alt('mana', () => [phrase('{m:manaSymbols}', { mana: '$m' })]);

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
  phrase.with({ f: aFilter, c: triggersThen, ...slots })(
    words,
    {
      do: 'forEach',
      over: { set: 'thisWay', noun: '$f', did },
      effect: ['$c'],
      $way,
    },
    { agree: 'none' },
  );

/** Things that happen later in the game (2006: 404.4 · later: 603.7), or because of what has been done (2026: 603.12). */
const delayedTrigger: Rule = alt('a delayed trigger', () => [
  ...laterSteps({ clause, clauses, doneOrMay: () => doneOrMay }),
  phrase('when {e:happening}, {c:clauses}', { do: 'delayed', pattern: '$e', body: { effect: '$c' } }),
  phrase(
    '{c:doneOrMay} when {e:happening}',
    { do: 'delayed', body: { effect: ['$c'] }, pattern: '$e', $when: 'after' },
    { agree: 'none' },
  ),
  ...nextCast(clauses),
  phrase('when {p!:player} do~, {c:triggersThen}', {
    do: 'if',
    condition: { if: 'thatDone', who: '$p' },
    then: ['$c'],
    $when: true,
  }),
  phrase('when it connives this way, {c:becauseDoneCondition}', {
    do: 'if',
    condition: { if: 'thatDone', who: { who: 'you' } },
    then: ['$c'],
    $when: 'connives',
  }),
  whenDone('when {f} is {did} this way, {c}', '$did', true, { did: done }),
  whenDone('when {f} is <exiled> this way, {c}', 'exile', 'exiled'),
  whenDone('when you discard {f} this way, {c}', 'discard', 'you'),
  whenDone('when you reveal {f} this way, {c}', 'reveal', 'you'),
  ...whenSeveralDone(() => triggersThen),
  phrase(
    'when you pay this cost one or more times, {c:triggersThen}',
    { do: 'if', condition: { if: 'thatDone', who: { who: 'you' } }, then: ['$c'], $when: 'paid' },
    { agree: 'none' },
  ),
  phrase('when {e:event} this turn, {c:clauses}', {
    do: 'delayed',
    pattern: '$e',
    duration: { until: 'endOfTurn' },
    body: { effect: '$c' },
  }),
  phrase('this turn, when {e:event}, {c:clauses}', {
    do: 'delayed',
    pattern: '$e',
    duration: { until: 'endOfTurn' },
    body: { effect: '$c' },
    $pre: 'this turn',
  }),
  phrase('{d:until}, whenever {e:event}, {c:clauses}', {
    do: 'delayed',
    pattern: '$e',
    duration: '$d',
    repeat: true,
    body: { effect: '$c' },
    $pre: true,
  }),
  phrase('this turn, whenever {e:event}, {c:clauses}', {
    do: 'delayed',
    pattern: '$e',
    duration: { until: 'endOfTurn' },
    repeat: true,
    body: { effect: '$c' },
    $pre: 'this turn',
  }),
  phrase('whenever {e:event} this combat, {c:clauses}', {
    do: 'delayed',
    pattern: '$e',
    duration: { until: 'endOfCombat' },
    repeat: true,
    body: { effect: '$c' },
  }),
  phrase('whenever {e:event} this turn, {c:clauses}', {
    do: 'delayed',
    pattern: '$e',
    duration: { until: 'endOfTurn' },
    repeat: true,
    body: { effect: '$c' },
  }),
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
  phrase('{p!:player} may {a:acts}', { do: 'may', who: '$p', effect: '$a' }, { agree: 'none' }),
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
    phrase(`any ${word} may {a:acts}`, { do: 'may', who: { who, $d: 'any' }, effect: '$a' }, { agree: 'none' }),
  ),
  phrase(
    'any other player may {m:bareManaCost}',
    {
      do: 'pay',
      who: { who: 'except', of: { who: 'all', $d: 'any' }, not: { who: 'that', $said: 'other' } },
      cost: '$m',
      $any: 'other',
    },
    { agree: 'none' },
  ),
  phrase(
    'you may {p:preventionPart}',
    {
      do: 'may',
      who: { who: 'you' },
      effect: [{ do: 'effect', parts: '$p', duration: { until: 'endOfTurn' } }],
      $prevent: true,
    },
    { agree: 'none' },
  ),
  phrase(
    '{p!:player} may have {c:bareClause}',
    { do: 'may', who: '$p', effect: ['$c'], $have: true },
    { agree: 'none' },
  ),
  phrase(
    '{p!:player} may choose to have {c:bareClause}',
    { do: 'may', who: '$p', effect: ['$c'], $have: 'choose' },
    { agree: 'none' },
  ),
  phrase('{p!:player} may {m:bareManaCost}', { do: 'pay', who: '$p', cost: '$m' }, { agree: 'none' }),
  phrase(
    '{p!:player} may {a:bareOneAct} or pay {m:manaSymbols}',
    { do: 'pay', who: '$p', cost: { actions: ['$a'] }, or: [{ mana: '$m' }] },
    { agree: 'none' },
  ),
  nextTimeInstead('draw a card', 'draw', player, clauses),
  nextTimeInstead('lose the game', 'loseGame', anyPlayer, clauses),
  paidForEachChosen(() => clauses),
  anyAmountOfMana,
  phrase('pay {m:onlyMana}', { do: 'pay', who: { who: 'you' }, cost: '$m', $must: true }),
  phrase('you may pay {m:onlyMana} to end this effect', { do: 'mayEnd', cost: '$m' }),
  phrase(
    '{c:clause} unless {p!:player} pay~ {m:manaSymbols} or {o:inItsPlace}',
    { do: 'pay', else: ['$c'], who: '$p', cost: { mana: '$m' }, or: ['$o'] },
    { agree: 'none' },
  ),
  phrase(
    '{p!:player} may pay {m:manaSymbols} or {o:inItsPlace}',
    { do: 'pay', who: '$p', cost: { mana: '$m' }, or: ['$o'] },
    { agree: 'none' },
  ),
  ...doneUnless(player, paidCost),
  phrase(
    '{c:clause} unless you pay {m:coloredSymbols} for each {e:each}. if you pay, {d:clauses}',
    { do: 'pay', else: ['$c'], who: { who: 'you' }, cost: { mana: '$m' }, times: '$e', then: '$d' },
    { agree: 'none' },
  ),
  phrase(
    '{c:clause} unless {p!:anyPlayer} {m!:paidCost}',
    { do: 'pay', else: ['$c'], who: '$p', cost: '$m' },
    { agree: 'none' },
  ),
  phrase(
    '{c:clause} unless {p!:player} {a!:oneAct} or {b!:oneAct}',
    { do: 'pay', else: ['$c'], who: '$p', cost: { actions: ['$a'] }, or: [{ actions: ['$b'] }] },
    { agree: 'none' },
  ),
  phrase(
    '{c:mayDo} unless {p!:player} {m!:paidCost}',
    { do: 'pay', else: ['$c'], who: '$p', cost: '$m', $may: true },
    { agree: 'none' },
  ),
  phrase(
    'unless {p!:anyPlayer} {m!:paidCost}, {c:clauses}',
    { do: 'pay', else: '$c', who: '$p', cost: '$m', $unless: 'first' },
    { agree: 'none' },
  ),
  ...(
    [
      ['player', 'all'],
      ['opponent', 'opponents'],
    ] as const
  ).flatMap(([word, who]) => [
    phrase(
      `{c:clause} unless any ${word} {m:onePaidCost}`,
      { do: 'pay', else: ['$c'], who: { who, $d: 'any' }, cost: '$m' },
      { agree: 'none' },
    ),
    phrase(
      `unless any ${word} {m:onePaidCost}, {c:clauses}`,
      { do: 'pay', else: '$c', who: { who, $d: 'any' }, cost: '$m', $unless: 'first' },
      { agree: 'none' },
    ),
    phrase(`any ${word} may {m:bareManaCost}`, { do: 'pay', who: { who, $d: 'any' }, cost: '$m' }, { agree: 'none' }),
    phrase(
      `any ${word} may have {c:bareClause}`,
      { do: 'may', who: { who, $d: 'any' }, effect: ['$c'], $have: true },
      { agree: 'none' },
    ),
  ]),
  phrase(
    '{c:clause} unless {p!:somebody} have~ {d:bareClause}',
    { do: 'may', else: ['$c'], who: '$p', effect: ['$d'] },
    { agree: 'none' },
  ),
  phrase(
    '{c:clause} unless a player has {d:bareClause}',
    { do: 'unlessAnybody', else: ['$c'], effect: ['$d'] },
    { agree: 'none' },
  ),
  phrase("you control {p:player} during that player's next turn", { do: 'controlTurn', who: { who: 'you' }, of: '$p' }),
  asTurnBegan(
    () => clause,
    () => clauses,
  ),
  ...ifPrevented(clauses),
  ...regeneratedThisWay(clauses, clause),
  phrase('if {c:resolvingCondition}, {t:clauses}', { do: 'if', condition: '$c', then: '$t' }),
  phrase("if {c:resolvingCondition}, {t:clauses}. ($else:otherwise|if it isn't), {e:clauses}", {
    do: 'if',
    condition: '$c',
    then: '$t',
    else: '$e',
  }),
  phrase("if {c:saysHasResolvingCondition}, {t:clauses}. if it doesn't, {e:clauses}", {
    do: 'if',
    condition: '$c',
    then: '$t',
    else: '$e',
    $else: "if it doesn't",
  }),
  phrase('{a:clause}. if {c:resolvingCondition}, instead {b:clauses}', {
    do: 'if',
    else: ['$a'],
    condition: '$c',
    then: '$b',
    $instead: 'first',
  }),
  phrase('{a:clause}. if {c:resolvingCondition}, {b:clauses} instead', {
    do: 'if',
    else: ['$a'],
    condition: '$c',
    then: '$b',
    $instead: 'last',
  }),
  phrase('if {c:resolvingCondition}, create {n:number} of those tokens instead', {
    do: 'if',
    condition: '$c',
    then: [{ do: 'those', count: '$n' }],
    $replaces: 'those',
  }),
  phrase('create {n:number} of those tokens instead if {c:resolvingCondition}', {
    do: 'if',
    then: [{ do: 'those', count: '$n' }],
    condition: '$c',
    $replaces: 'those',
    $last: true,
  }),
  phrase('{t:clause} instead if {c:resolvingCondition}', {
    do: 'if',
    then: ['$t'],
    condition: '$c',
    $replaces: 'after',
  }),
  phrase('{t:clause} if {g:resolvingCondition} instead if {c:resolvingCondition}', {
    do: 'if',
    then: [{ do: 'if', then: ['$t'], condition: '$g', $after: true }],
    condition: '$c',
    $replaces: 'after',
  }),
  phrase('instead {t:clause} if {c:resolvingCondition}', {
    do: 'if',
    then: ['$t'],
    condition: '$c',
    $replaces: 'first',
  }),
  phrase('if {c:resolvingCondition}, {t:clauses} instead', {
    do: 'if',
    condition: '$c',
    then: '$t',
    $replaces: 'before',
  }),
  phrase('if {c:resolvingCondition}, instead {t:clauses}', {
    do: 'if',
    condition: '$c',
    then: '$t',
    $replaces: 'before first',
  }),
  phrase(
    "destroy {o:object} if {c:resolvingCondition}. a creature destroyed this way can't be regenerated",
    {
      do: 'if',
      then: [{ do: 'destroy', what: '$o', noRegenerate: true, $regenerate: 'this way' }],
      condition: '$c',
      $after: 'destroyed',
    },
    { agree: 'none' },
  ),
  phrase('{t:clause} if {c:resolvingCondition}', { do: 'if', then: ['$t'], condition: '$c', $after: true }),
  phrase('{t:clause} if {c:resolvingCondition}. otherwise, {e:clauses}', {
    do: 'if',
    then: ['$t'],
    condition: '$c',
    else: '$e',
    $after: true,
  }),
  kept<unknown>(
    phrase(
      '{p!:player} may {a:acts} if {c:resolvingCondition}',
      { do: 'if', then: [{ do: 'may', who: '$p', effect: '$a' }], condition: '$c', $after: true },
      { agree: 'none' },
    ),
    asACard,
  ),
  phrase('{t:clause} unless {c:resolvingCondition}', {
    do: 'if',
    then: ['$t'],
    condition: { if: 'not', of: '$c' },
    $after: 'unless',
  }),
  phrase('{t:clause} only if {c:resolvingCondition}', { do: 'if', then: ['$t'], condition: '$c', $after: 'only' }),
  forEachKind({ clause: () => clause, acts: () => acts }),
  forEachPlayer(
    () => clause,
    () => clauses,
  ),
  phrase(
    '{p!:player} face~ a villainous choice — {a:clauses}, or {b:clauses}',
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
    { agree: 'none' },
  ),
  phrase(
    'for each 1 damage prevented this way, put a {k:counterKind} counter on {o:definite}',
    { do: 'putCounters', counter: '$k', count: { q: 'that', $w: 'prevented', $each: 'damage' }, on: '$o' },
    { agree: 'none' },
  ),
  ...(['opponent', 'player'] as const).map((word) =>
    phrase(
      `for each ${word} who does, {c:clauses}`,
      { do: 'repeat', times: { q: 'countPlayers', of: { who: 'whoDid', word } }, effect: '$c', $who: true },
      { agree: 'none' },
    ),
  ),
  ...forEachSuchPlayer(() => clauses),
  phrase(
    'for each 1 life {p:anyPlayer} lost, {c:clauses}',
    { do: 'repeat', times: { q: 'that', $w: 'life lost', $whose: '$p' }, effect: '$c', $each: 'life' },
    { agree: 'none' },
  ),
  phrase(
    'for each {k:singularKind}, {c:clauses}',
    { do: 'forEach', over: { set: 'all', '...': '$k' }, effect: '$c' },
    { agree: 'none' },
  ),
  ...forEachRemoved(clauses),
  phrase('for each {t#:singularThisWay}, {c:clauses}', { do: 'forEach', over: '$t', effect: '$c' }, { agree: 'none' }),
  phrase(
    'for each of {o:definite}, pay {n:digits} life or put the card {d:destinationPut}',
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
    { agree: 'none' },
  ),
  phrase('for each of {o:definite}, {c:clauses}', { do: 'forEach', over: '$o', effect: '$c' }, { agree: 'none' }),
  phrase(
    'for each {k:counterKind} counter you put on a creature this way, {c:clauses}',
    {
      do: 'forEach',
      over: { set: 'thisWay', noun: { is: 'any' }, did: 'putCountersDivided', counter: '$k' },
      effect: [{ do: 'repeat', times: { q: 'ref', name: 'each.amount' }, effect: '$c' }],
    },
    { agree: 'none' },
  ),
  processRepeated,
  phrase('repeat this process until {c:resolvingCondition}', {
    do: 'if',
    condition: { if: 'not', of: '$c', $until: true },
    then: [{ do: 'repeatProcess' }],
  }),
  protectionIf,
  phrase('investigate [$once: once] for each {e:each}', {
    do: 'repeat',
    times: '$e',
    effect: [INVESTIGATE],
    $investigate: true,
  }),
  phrase('{c:clause} twice', { do: 'repeat', times: 2, effect: ['$c'], $twice: true }),
  phrase('{c:clause} {n:number} times', { do: 'repeat', times: '$n', effect: ['$c'] }, { agree: 'none' }),
  delayedTrigger,
  abilityCountered(() => clause),
  phrase('during your next untap step, as you untap your permanents, {c:clause}', {
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
  }),
]);
