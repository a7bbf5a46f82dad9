/** Clauses of effects, and how they combine to the text of a body. 2006: 413, 501 · 2009, 2011, 2026: 608, 701 */
import { alt, lazy, kept, map, phrasesOf, series, SUBJECT } from '../grammar/index.ts';
import type { Rule } from '../grammar/index.ts';
import { definite, player } from '../nouns/index.ts';
import { anaphora } from '../nouns/objects.ts';
import { keywordName } from '../nouns/words.ts';
import { actionOnPermanent, actionVerb } from './actions.ts';
import { bare, one, several } from './agree.ts';
import { cardClause, cardVerb } from './cards.ts';
import { castSpellLeaves } from './casting.ts';
import { choiceVerb } from './choices.ts';
import { chosenCombat } from './chosen-combat.ts';
import { castCopy } from './copying.ts';
import { continuousClause, continuousClauses, controlVerb } from './continuous.ts';
import { resolvingCondition, tailClause } from './control.ts';
import { anotherOfEach, counterVerb, moreCounters, playerCounterVerb } from './counters.ts';
import { damageAsUnblocked } from './damage-as-unblocked.ts';
import { diceVerb } from './dice.ts';
import { doublingVerb } from './doubling.ts';
import { gameClause } from './games.ts';
import { damageVerb, lifeClause, lifeVerb, moreDamage, moreLife } from './life.ts';
import { doneAsSpent, manaClause, manaOfEachColor, manaVerb } from './mana.ts';
import { forEachChoice, moveVerb, putRest, sacrificedByControllers, sacrificeVerb } from './move.ts';
import { actionPaid } from './payments.ts';
import { permanentVerb } from './permanents.ts';
import { sameSubject } from './predicates.ts';
import { eitherDamage } from './either-damage.ts';
import { onlyType } from './still.ts';
import { otherwise } from './otherwise.ts';
import { playedFreeThisTurn } from './playing.ts';
import { foretold } from './foretold.ts';
import { exiledAsItResolves, onceExiledAsItResolves } from './exiled-as-it-resolves.ts';
import { extremes } from './extremes.ts';
import { choosesRival } from './rivals.ts';
import { clauseList, sentences } from './sequence.ts';
import type { Joined } from './sequence.ts';
import { tokenVerb } from './tokens.ts';
import { targetVerb, turnVerb } from './turns.ts';
import { turnedUpInstead } from './turned-up-instead.ts';
import { voteClause } from './votes.ts';
import { terms } from '../conditions/terms.ts';

const phrase = phrasesOf(terms, () => ({
  action,
  bareAction: bare(action),
  barePlayerVerb: bare(playerVerb),
  bareSteps: bare(steps),
  continuedOrMoreLife: alt('a clause', () => [continued, moreLife]),
  damageVerb,
  keywordNamesAnd: series(keywordName, 'and'),
  notPaid,
  oneAct,
  oneAnaphora: one(anaphora),
  oneMore,
  oneSteps: one(steps),
  playerVerb,
  resolvingCondition,
  severalPlayerVerbs: several(playerVerb),
}));

export { event } from '../abilities/events.ts';

/** Verb phrases of a player, whose value lacks `who`. */
const playerVerb: Rule = alt('what a player does', () => [
  cardVerb,
  actionVerb,
  lifeVerb,
  sacrificeVerb,
  playerCounterVerb,
  tokenVerb,
  manaVerb,
  turnVerb,
  choiceVerb,
  diceVerb,
]);

/** Verb phrases whose value names no player; choices in it are made by whoever acts. */
const action: Rule = alt('an action', () => [
  moveVerb,
  forEachChoice(moveVerb),
  forEachChoice(permanentVerb),
  counterVerb,
  permanentVerb,
  actionOnPermanent,
  doublingVerb,
  targetVerb,
  controlVerb,
]);

const oneAct: Rule<{ do?: string }> = alt<{ do?: string }>('an action', () => [
  phrase<{ do?: string }>('{v!:playerVerb}', { '...': '$v', who: SUBJECT }, { agree: 'v' }),
  action as Rule<{ do?: string }>,
]);
/** "Pay 4 life or …" says what happens unless it is paid. */
const unlessPaid = (value: { do?: string } | undefined): { do?: string } | undefined =>
  value?.do === 'payLife' ? undefined : value;
const notPaid: Rule = kept<{ do?: string }>(oneAct, unlessPaid);
/** What the acting player does, subject left out: one action, or one of two. */
export const act: Rule = alt('an action', () => [
  oneAct,
  phrase(
    '{a!:notPaid} or {b!:oneAct}',
    {
      do: 'oneOf',
      who: SUBJECT,
      options: [
        { label: 'the first', effect: ['$a'] },
        { label: 'the second', effect: ['$b'] },
      ],
    },
    { agree: 'v' },
  ),
  phrase(
    '{a!:notPaid}, or {b!:oneAct}',
    {
      do: 'oneOf',
      who: SUBJECT,
      options: [
        { label: 'the first', effect: ['$a'] },
        { label: 'the second', effect: ['$b'] },
      ],
      $comma: true,
    },
    { agree: 'v' },
  ),
]);

actionPaid.become(act);

const asBare = (rule: Rule): Rule => ({
  ...rule,
  read: (reading, at) => rule.read(reading, at).map((parse) => ({ ...parse, agreement: 2 as const })),
  print(printing, value) {
    const printed = rule.print(printing, value, 0);
    return printed === undefined ? undefined : { words: printed.words, agreement: 2 };
  },
});

/** The subject is that of the clause before. */
const samePlayer: Rule = {
  ...sameSubject,
  read: (_, at) => [{ value: { who: 'same' }, end: at, agreement: 0 }],
  print: (_, value) =>
    (value as { who?: unknown } | undefined)?.who === 'same' ? { words: [], agreement: 0 } : undefined,
};
/** "You and that player": each of the two. */
const ACTOR = { who: 'actor' };
const YOU_AND = {
  who: 'where',
  of: { who: 'all' },
  condition: {
    if: 'or',
    of: [
      { if: 'samePlayer', a: ACTOR, b: { who: 'you' } },
      { if: 'samePlayer', a: ACTOR, b: '$p' },
    ],
  },
};
const another = (value: unknown): unknown =>
  ['target', 'that', 'opponent', 'controllers', 'owners'].includes((value as { who?: string } | undefined)?.who ?? '')
    ? value
    : undefined;
const oneMore: Rule = kept<unknown>(
  lazy(() => player as Rule),
  another,
);

/** Clauses with a subject that is said. */
function subjectClauses(who: Rule, what: Rule): readonly Rule[] {
  const withSubject = phrase.with({ who, severalPlayers: several(who), what, severalObjects: several(what) });
  return [
    withSubject('{p!:who} {v!:playerVerb}', { who: '$p', '...': '$v' }),
    ...(who === samePlayer
      ? []
      : [withSubject('{p:severalPlayers} each {v!:severalPlayerVerbs}', { who: '$p', '...': '$v', $every: true })]),
    ...(who === samePlayer
      ? []
      : [
          phrase('you {v:barePlayerVerb}', { who: { who: 'you' }, '...': '$v', $you: true }),
          phrase('you {a:bareAction}', { '...': '$a', $you: true }),
        ]),
    ...(who === samePlayer
      ? []
      : [phrase('you and {p:oneMore} each {v:barePlayerVerb}', { who: YOU_AND, '...': '$v', $every: true })]),
    withSubject('{p!:who} {a!:action}', { do: 'forEachPlayer', who: '$p', effect: ['$a'] }),
    withSubject('{o!:what} {v!:damageVerb}', { source: '$o', '...': '$v' }),
    ...(who === samePlayer
      ? []
      : [
          withSubject('{o:severalObjects} each deal damage equal to their {s:stat} to {r:recipient}', {
            source: '$o',
            do: 'damage',
            amount: { q: 'stat', stat: '$s', of: { set: 'each' } },
            to: '$r',
            $every: 'own',
          }),
        ]),
    withSubject('{o!:what} become~ plotted', { do: 'becomePlotted', what: '$o' }),
    ...foretold(what),
    withSubject('{o!:what} become~ blocked', { do: 'becomeBlocked', what: '$o' }),
    withSubject('{o!:what} become~ saddled until end of turn', {
      do: 'designate',
      what: '$o',
      as: 'saddled',
      forTurn: true,
    }),
    withSubject('{o!:what} explore~ [$again: again]', { do: 'explore', what: '$o' }),
    withSubject('{o!:what} connive~', { do: 'connive', what: '$o', count: 1 }),
    withSubject('{o!:what} connive~ {n:digits}', { do: 'connive', what: '$o', count: '$n', $number: true }),
    withSubject('{o!:what} endure~ {n:digits}', { do: 'endure', what: '$o', count: '$n' }),
    ...(who === samePlayer
      ? []
      : [
          phrase('{s:self} and {t:oneAnaphora} phase out', {
            do: 'phaseOut',
            what: { set: 'union', of: ['$s', '$t'] },
          }),
        ]),
    withSubject('{o!:what} phase~ out', { do: 'phaseOut', what: '$o' }),
    withSubject('{o!:what} phase~ out until {s:self} leaves the battlefield', {
      do: 'phaseOut',
      what: '$o',
      until: { until: 'leaves', what: '$s' },
    }),
    withSubject('{o!:what} phase~ in', { do: 'phaseIn', what: '$o' }),
    withSubject('{o!:what} untap~', { do: 'untap', what: '$o', $own: true }),
    withSubject('{a!:what} fight~ {b:object}', { do: 'fight', a: '$a', b: '$b' }),
    ...(who === samePlayer ? [] : [withSubject('{a:severalObjects} fight each other', { do: 'fight', a: '$a' })]),
    ...continuousClauses(what),
  ];
}

/** Players other than you: "you draw a card" and "draw a card" mean the same, so the first carries a mark. */
const others: Rule = map<unknown, unknown>(
  lazy(() => player as Rule),
  (v) => ((v as { who: string }).who === 'you' ? undefined : v),
  (v) => ((v as { who?: string } | undefined)?.who === 'you' ? undefined : v),
);

const subjectClause: Rule = alt('a clause', () => [...subjectClauses(others, definite), cardClause]);

/** After "have": the verb is bare whatever the subject. */
export const bareClause: Rule = alt('a clause', () => subjectClauses(asBare(others), asBare(definite)));

const steps: Rule = series(
  alt('what is given up', () => [
    phrase('discard~ cards', { give: 'discard' }),
    phrase('sacrifice~ {f:pluralFilter}', { give: 'sacrifice', what: '$f' }),
  ]),
  'and',
  { min: 1 },
);
/** "Players discard cards and sacrifice creatures the same way" (`references/same-way.ts`). */
const sameWay: Rule = alt('what is done the same way', () => [
  phrase('players {s:bareSteps} the same way', { do: 'evenOut', steps: '$s' }),
  phrase('each player {s:oneSteps} the same way', { do: 'evenOut', steps: '$s', $each: true }),
]);

/** "The same is true for first strike and haste" (`references/same-for.ts`). */
const sameFor: Rule = phrase('the same is true for {k:keywordNamesAnd}', { do: 'sameFor', keywords: '$k' });

/** "Each other player does the same" (`references/does-the-same.ts`). */
const theSame: Rule = phrase('{p:eachOfThem} does the same', { do: 'doesTheSame', who: '$p' }, { agree: 'none' });

const standing: Rule = alt('a clause', () => [
  sameWay,
  sameFor,
  theSame,
  continuousClause,
  lifeClause,
  manaClause,
  manaOfEachColor,
  gameClause,
  voteClause,
  castSpellLeaves,
  turnedUpInstead,
  choosesRival,
  extremes,
  eitherDamage,
  sacrificedByControllers,
  damageAsUnblocked,
  chosenCombat,
  putRest,
  castCopy,
  otherwise(
    () => acts,
    () => clauses,
  ),
  exiledAsItResolves,
  anotherOfEach,
  playedFreeThisTurn,
  onlyType,
]);

/** An imperative, or a clause of its own. */
const imperative: Rule = alt('a clause', () => [bare(act), standing, putRest]);

const continued: Rule = alt('a clause', () => [...subjectClauses(samePlayer, sameSubject), moreDamage]);

/** One clause, with a subject or imperative. */
export const clause: Rule = alt('a clause', () => [subjectClause, imperative]);

const acted: Rule = alt('actions', () => [bare(act)]);
/** What one player does, one thing after another: after "may". */
export const acts: Rule = clauseList('actions', {
  subject: () => nothing as never,
  imperative: () => acted as never,
  continued: () => nothing as never,
  tail: () => nothing as never,
  gapped: () => moreCounters as never,
});
const nothing: Rule = { name: 'nothing', needs: () => [], read: () => [], print: () => undefined };

/** What is done only if something holds, by the subject of the clause before. */
const given: Rule = phrase(
  '{t:continuedOrMoreLife} if {c:resolvingCondition}',
  { do: 'if', then: ['$t'], condition: '$c', $after: true },
  { agree: 'none' },
);

/** Clauses joined in one sentence, without the full stop. */
export const clauses: Rule<readonly Joined[]> = clauseList('clauses', {
  subject: () => subjectClause as never,
  imperative: () => imperative as never,
  continued: () => continued as never,
  tail: () => lastClause as never,
  gapped: () => moreCounters as never,
  given: () => given as never,
});
/** After it there is nothing more in its sentence. */
const lastClause: Rule = alt('a clause', () => [tailClause, onceExiledAsItResolves(() => clauses)]);

/** The text of a body: sentences with their full stops. */
export const effects: Rule<readonly Joined[]> = sentences('effects', () => clauses);
/** The same without the last full stop. */
export const openEffects: Rule<readonly Joined[]> = sentences('effects', () => clauses, { open: true });
doneAsSpent.become(openEffects);
