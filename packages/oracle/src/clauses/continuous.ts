/**
 * Continuous effects made by spells and abilities as they resolve.
 * 2006: 418.3 · 2009, 2011, 2026: 611.2
 */
import {
  someNode,
  type ContinuousPart,
  type Duration,
  type Filter,
  type Instruction,
  type Modification,
} from '@rulewright/engine';
import { alt, lazy, kept, map, phrasesOf } from '../grammar/index.ts';
import type { Rule } from '../grammar/index.ts';
import { definite, duration, object, objectPossessive, pluralKind, pt, quantity, subtypeNoun } from '../nouns/index.ts';
import { abilitySeries } from '../abilities/quoted.ts';
import { conjuncts } from '../nouns/filters.ts';
import { eachOnes } from '../nouns/objects.ts';
import { gainsAtOwnCost } from './at-own-cost.ts';
import { one, several } from './agree.ts';
import { basePowerBecoming } from './base-power.ts';
import { choicesOfAbilities } from './choice-of-abilities.ts';
import { exceptions } from './copying.ts';
import { damageInsteadThisTurn } from './damage-instead.ts';
import { costsForATime } from './costs-for-a-time.ts';
import { uncastExiled } from './going-elsewhere.ts';
import { lifeFloor } from './life-floor.ts';
import { damageParts } from './replacement.ts';
import { manaInsteadForATime } from './mana-instead.ts';
import { willEnterWithCounters } from './entering-counters.ts';
import { differing, divide, multiply, predication, predications } from './predicates.ts';
import { nextSpell } from './next-spell.ts';
import { replacementPart, rulePart } from './parts.ts';
import { playing, playingAndPaying } from './playing.ts';
import { preventionPart } from './prevention.ts';
import { gainsHexproof } from './hexproof-of-players.ts';
import { gainsProtection } from './protection-of-players.ts';
import { exiledRatherThanDying } from './exiled-rather-than-dying.ts';
import { flashThisTurn } from './flash-this-turn.ts';
import { ruleClause } from './rules.ts';
import { skippedThisTurn } from './skipped.ts';
import { playedForATimeWithAnyMana } from './spending.ts';
import { eachStaysTapped, staysTapped } from './untapping.ts';
import { terms } from '../conditions/terms.ts';

const phrase = phrasesOf(terms, () => ({
  damageInsteadThisTurn,
  damageParts,
  differing,
  exceptions,
  lifeFloor,
  ownCreatures,
  playingAndPaying,
  preventionPart,
  remains,
  ruleClause,
  severalSubtypeNouns: several(subtypeNoun),
  switched: whoseIsSwitched,
  uncastExiled,
  whatBecomesOfIt: predication('what becomes of it', definite),
}));

type Effect = Extract<Instruction, { do: 'effect' }>;

const EXILED = { instead: 'zone', zone: 'exile' };
const END_OF_TURN = { until: 'endOfTurn' };
/** Shroud of a player (2009: 702.17b · 2011, 2026: 702.18b). */
const SHROUD = rulePart({ rule: 'playerCantBeTargeted', who: { who: 'you' }, $gain: true });

/** `{o!} gets +2/+0 until end of turn for each …`: the duration stands before what multiplies. */
const multiplied = (subject: Rule): Rule =>
  map<Record<string, unknown>, unknown>(
    phrase.with({ o: subject })('{o!} get~ [more: a additional] {c:ptChange} {d:duration} for each {e:each}', {
      o: '$o',
      c: '$c',
      d: '$d',
      e: '$e',
      more: '$more',
    }),
    (v) => ({
      do: 'effect',
      parts: [{ part: 'change', affects: v['o'], mods: [multiply(v['c'] as never, v['e'] as never)] }],
      duration: v['d'],
      $each: v['more'] === true ? 'more' : 'last',
    }),
    (v) => {
      const { do: kind, parts, duration: d, $each } = v as Record<string, unknown>;
      const part =
        kind === 'effect' && Array.isArray(parts) && parts.length === 1 ? (parts[0] as ContinuousPart) : undefined;
      if (($each !== 'last' && $each !== 'more') || part?.part !== 'change' || part.mods.length !== 1) return undefined;
      const found = divide(part.mods[0] as Modification);
      const more = $each === 'more' ? { more: true } : {};
      return found === undefined ? undefined : { o: part.affects, c: found.c, d, e: found.e, ...more };
    },
  );

/** Rules whose words already say for how long: "attacks this turn if able". */
const TIMED = { 'this turn': END_OF_TURN, 'this combat': { until: 'endOfCombat' } };
const timed = (parts: Rule<readonly ContinuousPart[]>, said: string): Rule<readonly ContinuousPart[]> => {
  const fits = (value: unknown) =>
    Array.isArray(value) &&
    value.some((p: ContinuousPart) => p.part === 'rule' && (p.rule as { $each?: string }).$each === said);
  return map(
    parts,
    (v) => (fits(v) ? v : undefined),
    (v) => (fits(v) ? v : undefined),
  );
};

/** Changes that are made for good where no duration is said. */
const LASTING = new Set([
  'types',
  'color',
  'control',
  'setPT',
  'lose',
  'loseAll',
  'gain',
  'copy',
  'gainThis',
  'loseThis',
]);
/** "~ gets +2/+0 and gains flying": of itself, or of a target, both are for good. */
const isLasting = ({ affects, mods: [first, second] }: Extract<ContinuousPart, { part: 'change' }>): boolean =>
  LASTING.has(first?.mod ?? '') ||
  (['self', 'target'].includes(affects.set) && first?.mod === 'modifyPT' && second?.mod === 'gain');
const lasting = (parts: Rule<readonly ContinuousPart[]>): Rule<readonly ContinuousPart[]> => {
  const fits = (value: unknown) =>
    Array.isArray(value) &&
    value.every(
      (p: ContinuousPart) => (p.part === 'change' && isLasting(p) && !mentionsIs(p.mods)) || isOfTargetSpell(p),
    );
  return map(
    parts,
    (v) => (fits(v) ? v : undefined),
    (v) => (fits(v) ? v : undefined),
  );
};
/** "Target spell can't be countered": as long as it is one. */
const isOfTargetSpell = (p: ContinuousPart): boolean =>
  p.part === 'rule' &&
  p.rule.rule === 'cantBeCountered' &&
  (p.rule.what.set as string) === 'target' &&
  someNode(p.rule.what, ({ is }) => is === 'spell');
/** "is" and "has" say how things are, not what happens to them. */
const mentionsIs = (mods: readonly Modification[]) =>
  mods.some((m) => '$is' in m || '$has' in m || ('$kept' in m && (m.$kept === 'is' || m.$kept === 'is too')));

/** "That token has haste": what an effect that made a token says of it, for good. */
const ofToken = (parts: Rule<readonly ContinuousPart[]>): Rule<readonly ContinuousPart[]> => {
  const fits = (value: unknown): boolean => {
    const [part, ...more] = value as readonly ContinuousPart[];
    if (more.length > 0 || part?.part !== 'change') return false;
    const subject = part.affects as { set: string; noun?: { is: string }; $r?: { noun?: { is: string } } };
    return (
      (subject.noun ?? subject.$r?.noun)?.is === 'token' && part.mods.every((m) => m.mod === 'gain' && '$has' in m)
    );
  };
  return map(
    parts,
    (v) => (fits(v) ? v : undefined),
    (v) => (Array.isArray(v) && fits(v) ? v : undefined),
  );
};

/** "That creature is a Nightmare in addition to its other types": what comes to what it is, for good. */
const addedToIt = (parts: Rule<readonly ContinuousPart[]>): Rule<readonly ContinuousPart[]> => {
  const fits = (value: unknown): boolean => {
    const [part, ...more] = value as readonly ContinuousPart[];
    if (more.length > 0 || part?.part !== 'change') return false;
    const subject = part.affects as { set: string; $r?: { set?: string } };
    const said = subject.$r?.set ?? subject.set;
    return (
      (said === 'it' || said === 'that') &&
      mentionsIs(part.mods) &&
      part.mods.some((m) => m.mod === 'types' && m.op === 'add') &&
      part.mods.every((m) => m.mod === 'color' || (m.mod === 'types' && m.op === 'add'))
    );
  };
  return map(
    parts,
    (v) => (fits(v) ? v : undefined),
    (v) => (Array.isArray(v) && fits(v) ? v : undefined),
  );
};

/** Two lists of rules in one sentence, with one duration. */
const together = (pattern: string, $pre: string): Rule<Effect> =>
  map<{ a: readonly ContinuousPart[]; b: readonly ContinuousPart[] }, Effect>(
    phrase.with({ a: ruleClause, b: ruleClause })(pattern, { a: '$a', b: '$b' }),
    ({ a, b }) =>
      ({ do: 'effect', parts: [...a, ...b], duration: END_OF_TURN as Duration, $pre, $split: a.length }) as Effect,
    (v) => {
      const { parts, $pre: pre, $split } = v as Effect & { $pre?: string; $split?: number };
      if (pre !== $pre || $split === undefined || !Array.isArray(parts)) return undefined;
      return { a: parts.slice(0, $split), b: parts.slice($split) };
    },
  );

const controlled = (affects: unknown, player: object): object => ({
  part: 'change',
  affects,
  mods: [{ mod: 'control', player }],
});
/** "Until end of turn, you gain control of target creature and it gains haste": both for so long. */
const controlAnd: Rule = map<{ d: unknown; o: unknown; p: readonly unknown[] }, unknown>(
  phrase(
    '{d:until}, you gain control of {o:object} and {p:whatBecomesOfIt}',
    { d: '$d', o: '$o', p: '$p' },
    { agree: 'none' },
  ),
  ({ d, o, p }) => ({
    do: 'effect',
    parts: [controlled(o, { who: 'you' }), ...p],
    duration: d,
    $pre: 'control',
  }),
  (value) => {
    const {
      parts,
      duration: d,
      $pre,
    } = (value ?? {}) as { parts?: readonly ContinuousPart[]; duration?: unknown; $pre?: unknown };
    const [first, ...p] = parts ?? [];
    return $pre === 'control' && first?.part === 'change' ? { d, o: first.affects, p } : undefined;
  },
);
const creaturesOf = (player: unknown): object => ({
  set: 'all',
  where: { '&': ['$f', { is: 'controlledBy', player }] },
});
/** "You and that player each gain control of all creatures the other controls": both sets are settled before either changes. */
const exchangeOfControl: Rule = phrase(
  'you and {p:player} each gain control of all {f:pluralFilter} the other controls {d:duration}',
  {
    do: 'effect',
    parts: [
      controlled(creaturesOf({ who: 'you' }), '$p' as never),
      controlled(creaturesOf({ who: 'that' }), { who: 'you' }),
    ],
    duration: '$d',
    $other: true,
  },
);

/** "Attacks this turn if able. If it doesn't, destroy it at the beginning of the next end step." */
const attacksOrIsDestroyed = (subject: Rule): Rule =>
  phrase.with({ o: one(subject) })("{o!} attack~ this turn if able. if it doesn't, destroy it at <next end step>", {
    do: 'forEach',
    over: '$o',
    effect: [
      {
        do: 'effect',
        parts: [{ part: 'rule', rule: { rule: 'mustAttack', what: { set: 'each' } } }],
        duration: END_OF_TURN,
      },
      {
        do: 'delayed',
        pattern: { on: 'step', step: 'end' },
        body: {
          effect: [
            {
              do: 'if',
              condition: {
                if: 'not',
                of: {
                  if: 'matches',
                  what: { set: 'each' },
                  filter: { is: 'history', event: { did: 'attacked' } },
                },
              },
              then: [{ do: 'destroy', what: { set: 'each' } }],
            },
          ],
        },
      },
    ],
    $attacks: true,
  });

/** `that permanent`: from where it would go to a graveyard is known. */
const isPermanent = (value: unknown): unknown =>
  (value as { noun?: { is?: string } } | undefined)?.noun?.is === 'permanent' ? value : undefined;
const thatPermanent: Rule = kept<unknown>(
  lazy(() => definite as Rule),
  isPermanent,
);

/** Clauses with an object as subject. `subject` decides the form of the verb. */
export function continuousClauses(subject: Rule): readonly Rule[] {
  const withSubject = phrase.with({ subject });
  const parts = predication('what becomes of it', subject);
  const withParts = phrase.with({
    parts,
    lastingParts: lasting(parts),
    ofTokenParts: ofToken(parts),
    addedToItParts: addedToIt(parts),
  });
  // "each creature becomes a copy of it": what is copied is not one of each
  const notAll = (o: { set?: string }) => (o.set === 'all' ? undefined : o);
  const several = predications('what becomes of them', subject);
  const withSeveral = phrase.with({ several });
  return [
    ...Object.entries(TIMED).map(([said, d]) =>
      phrase.with({ p: timed(parts, said) })('{p!}', { do: 'effect', parts: '$p', duration: d, $timed: true }),
    ),
    withSeveral('{p!:several} {d:duration}', { do: 'effect', parts: '$p', duration: '$d' }),
    withSeveral(
      '{d:until}, {p!:several}',
      { do: 'effect', parts: '$p', duration: '$d', $pre: true },
      { agree: 'none' },
    ),
    withParts(
      'for as long as {c:condition}, {p!:parts}',
      { do: 'effect', parts: '$p', duration: { until: 'asLongAs', condition: '$c' }, $pre: true },
      { agree: 'none' },
    ),
    withParts('{p!:lastingParts}', { do: 'effect', parts: '$p', duration: { until: 'forever' } }),
    withParts('{p!:ofTokenParts}', { do: 'effect', parts: '$p', duration: { until: 'forever' }, $token: true }),
    withParts('{p!:addedToItParts}', { do: 'effect', parts: '$p', duration: { until: 'forever' }, $adds: true }),
    withSubject('{o!:subject} gain~ flashback {d:duration}. the flashback cost is equal to its mana cost', {
      do: 'effect',
      parts: [gainsAtOwnCost('$o', 'flashback')],
      duration: '$d',
    }),
    // of a card in exile, which needs no cost to be suspended
    withSubject('{o!:subject} gain~ suspend', {
      do: 'effect',
      parts: [
        {
          part: 'change',
          affects: '$o',
          mods: [{ mod: 'gain', abilities: [{ ability: 'keyword', keyword: 'suspend' }] }],
        },
      ],
      duration: { until: 'forever' },
    }),
    ...choicesOfAbilities(
      subject,
      lazy(() => abilitySeries as Rule),
    ),
    withSubject('{o!:subject} get~ {s:differing} {d:duration}, where X is {x:quantity} and Y is {y:quantity}', {
      do: 'effect',
      parts: [{ part: 'change', affects: '$o', mods: [{ mod: 'modifyPT', power: '$x', toughness: '$y', $xy: '$s' }] }],
      duration: '$d',
      $xy: 'last',
    }),
    ...basePowerBecoming(subject),
    phrase.with({ o: kept(subject as Rule<object>, notAll) })(
      '{o!} become~ a copy of {c:definite} {d:duration}, except {x:exceptions}',
      {
        do: 'effect',
        parts: [{ part: 'change', affects: '$o', mods: [{ mod: 'copy', of: '$c', except: '$x' }] }],
        duration: '$d',
        $except: 'last',
      },
    ),
    multiplied(subject),
    attacksOrIsDestroyed(subject),
    ...staysTapped(subject),
    withSubject(
      'if {o:subject} would leave the battlefield, exile it instead of putting it anywhere else',
      {
        do: 'effect',
        parts: [
          replacementPart({ on: 'move', what: { is: 'in', set: '$o' }, from: 'battlefield', notTo: 'exile' }, EXILED),
        ],
        duration: { until: 'forever' },
      },
      { agree: 'none' },
    ),
    ...['<to die>', 'be put into a graveyard'].map((die, i) =>
      phrase.with({ o: i > 0 ? thatPermanent : subject })(
        `if {o} would ${die} this turn, <to exile> it <from the game> instead`,
        {
          do: 'effect',
          parts: [
            replacementPart(
              {
                on: 'move',
                what: { is: 'in', set: '$o' },
                from: 'battlefield',
                to: 'graveyard',
                ...(i > 0 && { $put: true }),
              },
              EXILED,
            ),
          ],
          duration: END_OF_TURN,
        },
        { agree: 'none' },
      ),
    ),
  ];
}
const remains: Rule = alt('a card remaining', () => [
  phrase('{o:definite} remains on top of your library', {
    if: 'matches',
    what: { set: 'top', of: { who: 'you' }, zone: 'library', count: 1 },
    filter: { is: 'in', set: '$o' },
  }),
]);

/** "Creatures that player controls": whoever's turn it is. */
const isTheirs = (value: { where?: Filter }): unknown => {
  const [of, by, ...more] = value?.where === undefined ? [] : conjuncts(value.where);
  const whose = by?.is === 'controlledBy' ? by.player.who : undefined;
  return of?.is === 'type' && more.length === 0 && (whose as string) !== 'you' && whose !== undefined
    ? value
    : undefined;
};
const ownCreatures: Rule = map<{ where?: Filter }, unknown>(pluralKind, isTheirs, isTheirs as never);

type WordKind = 'color' | 'basicLandType' | 'creatureType';
/** "Change the text of … by replacing all instances of one color word with another." */
const textChange = (words: string, of: readonly WordKind[], not?: readonly string[]): readonly Rule[] => {
  const what = { choose: 'textWord', of };
  const newWord = { ref: '?choose', what: { ...what, for: '?before', ...(not === undefined ? {} : { not }) } };
  const mods = [{ mod: 'textWord', word: { ref: '?choose', what }, newWord }];
  const parts = [{ part: 'change', affects: '$o', mods }];
  const said = `change the text of {o:object} by replacing all instances of ${words}`;
  return [
    phrase(said, { do: 'effect', parts, duration: { until: 'forever' } }),
    phrase(`${said} {d:duration}`, { do: 'effect', parts, duration: '$d' }),
  ];
};

/** What comes to something besides what it is, said of it in a sentence of its own ("it's a Zombie …"). */
const forGood = (affects: object, mods: readonly object[]): object => ({
  do: 'effect',
  parts: [{ part: 'change', affects, mods }],
  duration: { until: 'forever' },
  $its: true,
});

/** "Change ~'s base power to target creature's power": so much as it is then. */
const baseChanges = (): readonly Rule[] =>
  [
    ...(
      [
        ['change~ {o} base power to {q}', { power: '$q' }],
        ['change~ {o} base toughness to {q}', { toughness: '$q' }],
      ] as const
    ).map(([words, change]) => [words, change, { o: objectPossessive, q: quantity }] as const),
    [
      'change~ {o} base power and toughness to {b} power and toughness',
      { power: { q: 'stat', stat: 'power', of: '$b' }, toughness: { q: 'stat', stat: 'toughness', of: '$b' } },
      { o: objectPossessive, b: objectPossessive },
    ] as const,
    ['change~ the base power and toughness of {o} to {p}', { '...': '$p' }, { o: object, p: pt }] as const,
  ].flatMap(([said, change, slots]) => {
    const parts = [{ part: 'change', affects: '$o', mods: [{ mod: 'setPT', ...change, $change: true }] }];
    return [
      phrase.with(slots)(said, { do: 'effect', parts, duration: { until: 'forever' } }),
      phrase.with(slots)(`${said} {d:duration}`, { do: 'effect', parts, duration: '$d' }),
    ];
  });
const whoseIsSwitched: Rule = alt('whose', () => [objectPossessive, eachOnes]);

/** Clauses of their own: rules for a time, prevention, switching, changes of text. */
export const continuousClause: Rule = alt('a continuous effect', () => [
  nextSpell,
  costsForATime,
  manaInsteadForATime,
  phrase(
    "it's a {t:creatureType} in addition to its other (k:types|creature types)",
    forGood({ set: 'it' }, [{ mod: 'types', op: 'add', subtypes: ['$t'], $k: '$k' }]),
  ),
  phrase(
    "it's a {c:color} {t:creatureType} in addition to its other colors and types",
    forGood({ set: 'it' }, [
      { mod: 'color', op: 'add', colors: ['$c'] },
      { mod: 'types', op: 'add', subtypes: ['$t'] },
    ]),
  ),
  phrase(
    "they're {c:color} {t:severalSubtypeNouns} in addition to their other colors and types",
    forGood({ set: 'it', $n: 'plural' }, [
      { mod: 'color', op: 'add', colors: ['$c'] },
      { mod: 'types', op: 'add', subtypes: ['$t'] },
    ]),
  ),
  ...playedForATimeWithAnyMana(playing, duration),
  phrase('{r:ruleClause} {d:duration}', { do: 'effect', parts: '$r', duration: '$d' }),
  flashThisTurn,
  phrase('for as long as {c:condition}, {r:playingAndPaying}', {
    do: 'effect',
    parts: '$r',
    duration: { until: 'asLongAs', condition: '$c' },
    $pre: 'as long',
  }),
  phrase("its activated abilities can't be activated", {
    do: 'effect',
    parts: [rulePart({ rule: 'cantActivate', of: { set: 'it' } })],
    duration: { until: 'forever' },
    $its: 'arrest',
  }),
  phrase('all creatures able to block {o:definite} this turn do so', {
    do: 'effect',
    parts: [{ part: 'rule', rule: { rule: 'allMustBlock', whom: '$o', $this: true } }],
    duration: END_OF_TURN,
  }),
  phrase('{d:until}, {r:ruleClause}', { do: 'effect', parts: '$r', duration: '$d', $pre: true }),
  phrase('this turn, {r:ruleClause}', {
    do: 'effect',
    parts: '$r',
    duration: { until: 'endOfTurn' },
    $pre: 'this turn',
  }),
  phrase('for as long as {c:condition}, gain control of {o:object}', {
    do: 'effect',
    parts: [controlled('$o', { who: 'you' })],
    duration: { until: 'asLongAs', condition: '$c' },
    $pre: 'gain',
  }),
  phrase('{d:until}, {r:lifeFloor}', { do: 'effect', parts: '$r', duration: '$d', $pre: 'floor' }),
  phrase('{d:until}, {r:damageParts}', { do: 'effect', parts: '$r', duration: '$d', $pre: 'damage' }),
  controlAnd,
  exchangeOfControl,
  phrase('{d:until}, {p:uncastExiled}', { do: 'effect', parts: '$p', duration: '$d', $pre: 'uncast' }),
  together('until end of turn, {a}, and {b}', ', and'),
  together('until end of turn, {a} and {b}', 'and'),
  phrase('{p:preventionPart}', { do: 'effect', parts: '$p', duration: END_OF_TURN }),
  phrase('{p:damageInsteadThisTurn}', { do: 'effect', parts: '$p', duration: END_OF_TURN }),
  phrase(
    'if {p!:anyPlayer} would gain life this turn, that player gains no life instead',
    {
      do: 'effect',
      parts: [replacementPart({ on: 'gainLife', who: '$p' }, { instead: 'nothing' })],
      duration: END_OF_TURN,
    },
    { agree: 'none' },
  ),
  phrase(
    'if a {f:singularFilter} would <to enter> [$long: the battlefield] under {p:possessive} control this turn, it <it enters> under your control instead',
    {
      do: 'effect',
      parts: [
        {
          part: 'replacement',
          replacement: {
            event: {
              on: 'move',
              what: { '&': ['$f', { is: 'controlledBy', player: '$p' }] },
              to: 'battlefield',
            },
            instead: { instead: 'enters', under: { who: 'you' } },
          },
        },
      ],
      duration: END_OF_TURN,
    },
    { agree: 'none' },
  ),
  gainsProtection(() => ruleClause),
  exiledRatherThanDying,
  willEnterWithCounters,
  skippedThisTurn,
  phrase('you gain shroud {d:duration}', { do: 'effect', parts: [SHROUD], duration: '$d' }),
  gainsHexproof,
  phrase(
    'until end of turn, for as long as {c:remains}, play with the top card of your library revealed and you may play that card without paying its mana cost',
    {
      do: 'effect',
      parts: [
        { part: 'rule', rule: { rule: 'playWithTopRevealed', who: { who: 'you' } } },
        {
          part: 'rule',
          rule: { rule: 'mayPlay', who: { who: 'you' }, what: { set: 'that', noun: { is: 'card' } }, free: true },
        },
      ],
      duration: { until: 'all', of: [END_OF_TURN, { until: 'asLongAs', condition: '$c' }] },
    },
  ),
  // until the end of that turn, for nobody attacks in the turns before it
  ...[phrase('attack {p:player}', { whom: '$p' }), phrase('attack {o:definite}', { attacked: '$o' })].map((attacked) =>
    phrase.with({ a: attacked })('during {w:possessive} next turn, {k:ownCreatures} {a} if able', {
      do: 'effect',
      duration: { until: 'endOfNextTurn', of: '$w' },
      parts: [{ part: 'rule', rule: { rule: 'mustAttack', what: { set: 'all', '...': '$k' }, '...': '$a' } }],
      $during: true,
    }),
  ),
  phrase('only {f:pluralFilter} in the pile of {p:possessive} choice can attack this turn', {
    do: 'effect',
    parts: [
      rulePart({
        rule: 'cantAttack',
        what: {
          set: 'all',
          where: { '&': ['$f', { is: 'not', of: { is: 'in', set: { set: 'pile', by: '$p' } } }] },
        },
      }),
    ],
    duration: END_OF_TURN,
    $only: true,
  }),
  eachStaysTapped,
  ...textChange('one color word with another', ['color']),
  ...textChange('one basic land type with another', ['basicLandType']),
  ...textChange('one color word with another or one basic land type with another', ['color', 'basicLandType']),
  ...textChange("one creature type with another. the new creature type can't be Wall", ['creatureType'], ['Wall']),
]);

/** What players do; without `who`: they gain control, change and switch power and toughness. */
export const controlVerb: Rule = alt('gaining control', () => [
  ...baseChanges(),
  phrase('switch~ {o:switched} power and toughness {d:duration}', {
    do: 'effect',
    parts: [{ part: 'change', affects: '$o', mods: [{ mod: 'switchPT' }] }],
    duration: '$d',
  }),
  phrase('gain~ control of {o:object} {d:duration}', {
    do: 'effect',
    parts: [{ part: 'change', affects: '$o', mods: [{ mod: 'control', player: { who: 'subject' } }] }],
    duration: '$d',
  }),
  phrase('gain~ control of {o:object}', {
    do: 'effect',
    parts: [{ part: 'change', affects: '$o', mods: [{ mod: 'control', player: { who: 'subject' } }] }],
    duration: { until: 'forever' },
  }),
]);
