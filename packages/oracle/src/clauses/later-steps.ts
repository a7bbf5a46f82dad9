/**
 * What is done at the beginning of a later step or phase, and once only: "at the beginning of your next upkeep".
 * 2006: 404.4 · 2009, 2011, 2026: 603.7
 */
import { alt, phrasesOf } from '../grammar/index.ts';
import type { Rule } from '../grammar/index.ts';
import { possessive } from '../nouns/index.ts';
import { manaPayments } from './payments.ts';
import { terms } from '../conditions/terms.ts';

const phrase = phrasesOf(terms, () => ({ mana: alt('mana', manaPayments) }));

/** What may be done then: one clause, one of which it may be chosen whether to do it, and several of a sentence. */
interface Deeds {
  readonly clause: Rule;
  readonly doneOrMay: () => Rule;
  readonly clauses: Rule;
}

const step = (name: string, whose?: unknown): object => ({
  on: 'step',
  step: name,
  ...(whose === undefined ? {} : { whose }),
});
const main = (whose: unknown): object => ({ on: 'beginPhase', phase: 'main', whose });

/** The next of its kind, of that player. */
const NEXT_OF = [
  ['upkeep', step('upkeep', '$p')],
  ['draw step', step('draw', '$p')],
  ['end step', step('end', '$p')],
  ['<first main phase>', step('main1', '$p')],
  ['main phase', main('$p')],
] as const;
/** The next of all. */
const NEXT = [
  ['at <next end step>', step('end'), {}],
  ['at end of combat', { on: 'endOfCombat' }, {}],
  ["at the beginning of the next turn's upkeep", step('upkeep'), { laterTurn: true }],
  ['at the beginning of the next upkeep', step('upkeep'), {}],
  ['at the beginning of the next combat', step('beginCombat'), {}],
  ['at the beginning of the next cleanup step', step('cleanup'), {}],
] as const;

const THIS_TURN = { duration: { until: 'endOfTurn' } };

/** Before what is done, or after it. */
function said(words: string, pattern: object, more: object, { doneOrMay, clauses }: Deeds): readonly Rule[] {
  return [
    phrase.with({ c: doneOrMay, p: possessive })(
      `{c} ${words}`,
      { do: 'delayed', body: { effect: ['$c'] }, pattern, ...more },
      { agree: 'none' },
    ),
    phrase.with({ p: possessive, c: clauses })(
      `${words}, {c}`,
      { do: 'delayed', pattern, body: { effect: '$c' }, ...more, $when: 'before' },
      { agree: 'none' },
    ),
  ];
}

/** "At the beginning of your next upkeep, pay {2}{B}. If you don't, you lose the game": both are for then. */
const payment = ({ clauses }: Deeds): Rule =>
  phrase.with({ c: clauses })("at the beginning of your next upkeep, pay {m:manaSymbols}. if you don't, {c}", {
    do: 'delayed',
    pattern: step('upkeep', { who: 'you' }),
    body: {
      effect: [
        { do: 'pay', who: { who: 'you' }, cost: { mana: '$m' }, $must: true },
        { do: 'if', condition: { if: 'not', of: { if: 'thatDone', who: { who: 'you' } } }, then: '$c' },
      ],
    },
    $when: 'payment',
  });

/** "… unless he or she pays {1} before that draw step": it may be stopped until it triggers (2026: 116.2c). */
const stoppable = (steps: string, name: string, before: string, $step: boolean, { clause }: Deeds): Rule =>
  phrase.with({ c: clause })(
    `{c} at the beginning of {p:possessive} next ${steps} unless {q!:player} {m!:mana} before ${before}`,
    {
      do: 'delayed',
      body: { effect: ['$c'] },
      // before the event, which would be whom "he or she" means: it has not happened when that player may pay
      unless: { who: '$q', cost: '$m' },
      pattern: step(name, '$p'),
      ...($step ? { $step: true } : {}),
      ...(steps === 'upkeep step' ? { $steps: true } : {}),
    },
    { agree: 'none' },
  );

/** All the ways to say it. */
export function laterSteps(deeds: Deeds): readonly Rule[] {
  const { clauses, doneOrMay } = deeds;
  const withClauses = phrase.with({ clauses, doneOrMay });
  return [
    ...NEXT.flatMap(([words, pattern, more]) => said(words, pattern, more, deeds)),
    ...NEXT_OF.flatMap(([words, pattern]) => said(`at the beginning of {p} next ${words}`, pattern, {}, deeds)),
    // and not of a later turn, if that one has none
    withClauses('at the beginning of the end step of {p:possessive} next turn, {c:clauses}', {
      do: 'delayed',
      duration: { until: 'endOfNextTurn', of: '$p' },
      pattern: step('end', '$p'),
      body: { effect: '$c' },
      laterTurn: true,
      $when: 'before',
    }),
    ...said('at the beginning of {p} next main phase this turn', main('$p'), { ...THIS_TURN, $turn: true }, deeds),
    withClauses(
      '{c:doneOrMay} at <next end step> if {i:condition}',
      {
        do: 'delayed',
        body: { effect: [{ do: 'if', condition: '$i', then: ['$c'] }] },
        pattern: step('end'),
        $when: 'if',
      },
      { agree: 'none' },
    ),
    withClauses('at the beginning of the first upkeep, {c:clauses}', {
      do: 'delayed',
      pattern: step('upkeep'),
      body: { effect: '$c' },
      $when: 'first',
    }),
    withClauses('at the beginning of your first main phase [$game: of the game], {c:clauses}', {
      do: 'delayed',
      pattern: step('main1', { who: 'you' }),
      body: { effect: '$c' },
      $when: 'first',
    }),
    ...(
      [
        ['draw step', 'draw'],
        ['upkeep', 'upkeep'],
        ['upkeep step', 'upkeep'],
      ] as const
    ).flatMap(([words, name]) => [
      stoppable(words, name, 'that step', false, deeds),
      stoppable(words, name, `that ${words}`, true, deeds),
    ]),
    withClauses("at this turn's next end of combat, {c:clauses}", {
      do: 'delayed',
      pattern: { on: 'endOfCombat' },
      ...THIS_TURN,
      body: { effect: '$c' },
      $when: 'this turn',
    }),
    payment(deeds),
    withClauses("at the beginning of that turn's end step, {c:clauses}", {
      do: 'delayed',
      pattern: step('end'),
      body: { effect: '$c' },
      thatTurn: '?turn',
    }),
  ];
}
