/**
 * Static abilities about casting and costs: additional and alternative costs, cost changes, when a spell may be cast.
 * 2006: 409.1 · 2009, 2011, 2026: 601.2, 118
 */
import type { Filter, StaticAbility } from '@rulewright/engine';
import { alt, equal, lazy, kept, map, phrase, SUBJECT, words } from '../grammar/index.ts';
import { fill, match } from '../grammar/template.ts';
import { colorsOfMana } from './costs.ts';
import type { Rule } from '../grammar/index.ts';
import { bare } from '../clauses/agree.ts';
import { oneAct } from '../clauses/control.ts';
import { act, bareClause, clauses } from '../clauses/index.ts';
import { uncastSpells } from '../clauses/costs-for-a-time.ts';
import { evidence } from '../clauses/payments.ts';
import { oneOfYours, onePlayed } from '../clauses/playing.ts';
import { genericMana, number, plainDigits, rank } from '../nouns/numbers.ts';
import { castFrom } from '../nouns/cast-from.ts';
import { castThisTurn } from '../nouns/turn-events.ts';
import { asking } from '../nouns/objects.ts';
import { costsOfAbilities } from './costs-of-abilities.ts';
import { costsOfSpells } from './costs-of-spells.ts';
import { paidRather } from './paid-rather.ts';
import { postmodifier, targeted } from '../nouns/postmodifiers.ts';
import {
  anyPlayer,
  cardFilter,
  condition,
  each,
  manaSymbols,
  pluralFilter,
  possessive,
  quantity,
  singularFilter,
} from '../nouns/index.ts';

const ability = (...parts: object[]) => ({ ability: 'static', parts });
const SELF = { is: 'self' };

/** Mana with colours in it. */
const coloured: Rule<readonly string[]> = map<readonly string[], readonly string[]>(
  {
    name: 'mana',
    needs: () => [],
    read: (r, at) => manaSymbols.read(r, at),
    print: (p, v, a) => manaSymbols.print(p, v, a),
  },
  (list) => (list.some((s) => !/^\d+$/.test(s)) ? list : undefined),
  (list) => list,
);

const discarded = (where: unknown): object => ({
  do: 'discard',
  who: SUBJECT,
  what: {
    set: 'choice',
    by: SUBJECT,
    from: { set: 'all', where, zone: 'hand', of: SUBJECT },
    count: { min: 1, max: 1 },
  },
});
const paid: Rule = alt('what is paid', () => [
  phrase('{a}', { actions: ['$a'] }, { a: () => bare(oneAct) }),
  phrase('pay {m}', { mana: '$m' }, { m: manaSymbols }),
  phrase('waterbend {m}', { mana: '$m', waterbend: true }, { m: manaSymbols }),
  phrase('pay {m} and {a}', { mana: '$m', actions: ['$a'] }, { m: manaSymbols, a: bare(act) }),
  phrase('{a} and {b}', { actions: ['$a', '$b'] }, { a: bare(act), b: bare(act) }),
  phrase('have {b}', { actions: ['$b'] }, { b: () => bareClause }),
  phrase(
    'discard a {f} and another card',
    { actions: [discarded('$f'), discarded({ is: 'any' })], $another: true },
    { f: asking(() => cardFilter, 1) },
  ),
]);

/** "Behold a Goblin": one that the player controls, or a card of the hand that is revealed (2026: 701.4a). */
const beholding: Rule = phrase(
  'behold a {f}',
  {
    actions: [
      {
        do: 'reveal',
        what: {
          set: 'choice',
          by: SUBJECT,
          from: {
            set: 'union',
            of: [
              { set: 'all', where: { '&': ['$f', { is: 'controlledBy', player: SUBJECT }] } },
              { set: 'all', where: '$f', zone: 'hand', of: SUBJECT },
            ],
          },
          count: { min: 1, max: 1 },
        },
      },
    ],
  },
  { f: singularFilter },
);
/** A cost that one may pay besides, and that the spell asks about. */
const unrevealed = (cost: unknown): unknown => (isRevealing(cost) === undefined ? cost : undefined);
const paidBesides: Rule = kept<unknown>(
  lazy(() => paid),
  unrevealed,
);
const evidenceCost: Rule = phrase('{e}', { actions: ['$e'] }, { e: () => bare(evidence) });

/** Revealing, which the spell asks about under that name. */
const isRevealing = (cost: unknown): unknown => {
  const { actions } = (cost ?? {}) as { actions?: readonly { do?: string }[] };
  return actions?.length === 1 && actions[0]?.do === 'reveal' ? cost : undefined;
};
const revealing: Rule = kept<unknown>(paid, isRevealing);

/** Any number, which may be none: whether to pay is not asked apart. */
const isAnyNumber = (cost: unknown): unknown => {
  const { actions = [], mana } = (cost ?? {}) as { actions?: readonly { what?: { count?: object } }[]; mana?: unknown };
  const [{ what }] = [...actions, {}] as [{ what?: { count?: object } }];
  return mana === undefined && actions.length === 1 && equal(what?.count, { min: 0, max: null }) ? cost : undefined;
};
const anyNumberPaid: Rule = kept<unknown>(paid, isAnyNumber);

/** What follows from revealing the card from an opening hand. */
const onceRevealed: Rule<readonly object[]> = map<readonly object[], readonly object[]>(
  lazy(() => whatFollows as never),
  (list) => [REVEAL, ...list],
  (list) =>
    Array.isArray(list) && (list[0] as { do?: unknown } | undefined)?.do === 'reveal' ? list.slice(1) : undefined,
);
/** "When each opponent casts his or her first spell of the game": none is cast before, for the game has not begun. */
const firstSpells: Rule = phrase(
  'when {w!} <cast> <his or her> first spell of the game, {c}',
  [
    {
      do: 'forEachPlayer',
      who: '$w',
      effect: [
        {
          do: 'delayed',
          pattern: { on: 'cast', who: { who: 'actor' }, what: { is: 'any' } },
          body: { effect: '$c' },
        },
      ],
      $first: 'spell',
    },
  ],
  {
    w: words(
      'each of them',
      { 'each opponent': { who: 'opponents', $d: 'each' }, 'each player': { who: 'all', $d: 'each' } },
      1,
    ),
    c: clauses,
  },
  { agree: 'none' },
);
const whatFollows: Rule = alt('what follows', () => [clauses, firstSpells]);
const REVEAL = { do: 'reveal', what: { set: 'self' } };
const HAND_ANEW = [
  { do: 'move', what: { set: 'all', where: { is: 'any' }, zone: 'hand', of: { who: 'you' } }, to: { zone: 'exile' } },
  { do: 'draw', who: { who: 'you' }, count: { q: 'that' } },
];

/** What was cast at another time than a sorcery does not last. */
const SACRIFICED_IN_CLEANUP = {
  do: 'delayed',
  pattern: { on: 'step', step: 'cleanup' },
  body: {
    effect: [{ do: 'sacrifice', who: { who: 'controllers', of: { set: 'self' } }, what: { set: 'self' } }],
  },
};

const YOU: Rule = words('you', { you: { who: 'you' } }, 2);
const CHOSEN_TYPES = [
  { is: 'subtype', subtype: { ref: 'chosenType' } },
  { is: 'typeWord', type: { ref: 'chosenCardType' } },
];
const spell = (change: object) => ({ part: 'cost', change: { of: 'cast', ...change } });

/**
 * "You may exile any number of … This spell costs {2} less to cast for each card exiled this way": a cost that may be paid again and again,
 * and that takes so much off the total each time (601.2b, 601.2f).
 */
const given = (action: object): object =>
  ability({
    part: 'additionalCost',
    cost: { actions: [action], less: '$n' },
    tag: 'given up',
    optional: true,
    repeat: true,
  });
const oneOf = (from: object): object => ({
  set: 'choice',
  by: SUBJECT,
  from: { set: 'all', ...from },
  count: { min: 1, max: 1 },
});
const BESIDES = 'as a additional cost to <to cast> this spell, you may';
const LESS = 'this spell costs {n} less to <to cast> for each';
const SACRIFICING = given({
  do: 'sacrifice',
  who: SUBJECT,
  what: oneOf({ where: { '&': ['$f', { is: 'controlledBy', player: SUBJECT }] } }),
});
const anyNumberGiven: Rule<StaticAbility> = alt<StaticAbility>('any number given up', () => [
  phrase<StaticAbility>(
    `${BESIDES} exile any number of {f} from your hand. ${LESS} card exiled this way`,
    given({ do: 'move', what: oneOf({ where: '$f', zone: 'hand', of: SUBJECT }), to: { zone: 'exile' } }),
    { f: asking(() => cardFilter, 2), n: genericMana },
  ),
  map<{ f: Filter; g: Filter; n: unknown }, StaticAbility>(
    phrase(
      `${BESIDES} sacrifice any number of {f}. ${LESS} {g} sacrificed this way`,
      { f: '$f', g: '$g', n: '$n' },
      { f: pluralFilter, g: singularFilter, n: genericMana },
    ),
    ({ f, g, n }) => (equal(f, g) ? (fill(SACRIFICING, { f, n }) as StaticAbility) : undefined),
    (value) => {
      const found: Record<string, unknown> = {};
      return match(SACRIFICING, value, found, false)
        ? ({ f: found['f'], g: found['f'], n: found['n'] } as never)
        : undefined;
    },
  ),
]);

/** Static abilities of and about casting. */
export const castingParts: Rule<StaticAbility> = alt<StaticAbility>('an ability about casting', () => [
  anyNumberGiven,
  costsOfAbilities,
  costsOfSpells,
  paidRather,
  phrase('spend only {c} mana on X', ability({ part: 'additionalCost', cost: { onX: '$c' } }), { c: colorsOfMana }),
  phrase('as a additional cost to <to cast> ~, {c}', ability({ part: 'additionalCost', cost: '$c' }), { c: paid }),
  phrase(
    'as a additional cost to <to cast> ~, you may {c}',
    ability({ part: 'additionalCost', cost: '$c', tag: 'revealed', optional: true }),
    { c: revealing },
  ),
  phrase(
    'as a additional cost to <to cast> ~, you may pay {m} any number of times',
    ability({ part: 'additionalCost', cost: { mana: '$m' }, tag: 'additional', optional: true, repeat: true }),
    { m: manaSymbols },
  ),
  phrase(
    'as a additional cost to <to cast> (~|~~), you may {c}',
    { ...ability({ part: 'additionalCost', cost: '$c' }), $may: true },
    { c: anyNumberPaid },
  ),
  ...(
    [
      ['revealed', revealing],
      ['additional', paidBesides],
      ['evidence', evidenceCost],
      ['beheld', beholding],
    ] as const
  ).map(([tag, c]) =>
    phrase<StaticAbility>(
      'as a additional cost to <to cast> this spell, you may {c}',
      { ...ability({ part: 'additionalCost', cost: '$c', tag, optional: true }), $this: true },
      { c },
    ),
  ),
  phrase(
    'as a additional cost to <to cast> this spell, {a} or {b}',
    { ...ability({ part: 'additionalCost', cost: {}, choices: ['$a', '$b'] }), $this: 'beholding' },
    { a: beholding, b: paid },
  ),
  phrase(
    'as a additional cost to <to cast> ~, {a} or {b}',
    ability({ part: 'additionalCost', cost: {}, choices: ['$a', '$b'] }),
    { a: paid, b: paid },
  ),
  phrase(
    'as a additional cost to <to cast> this spell, {a} or {b}',
    { ...ability({ part: 'additionalCost', cost: {}, choices: ['$a', '$b'] }), $this: true },
    { a: paid, b: paid },
  ),
  phrase(
    "you may {c} rather than pay ~'s mana cost",
    ability({ part: 'alternativeCost', cost: '$c', tag: 'alternative' }),
    { c: paid },
  ),
  phrase(
    'you may {c} rather than pay the mana cost for {f} you <cast>',
    {
      ...ability({
        part: 'change',
        affects: { set: 'all', where: { '&': ['$f', { is: 'castBy', player: { who: 'you' } }] }, zone: 'stack' },
        mods: [{ mod: 'gain', abilities: [ability({ part: 'alternativeCost', cost: '$c', tag: 'alternative' })] }],
      }),
      $rather: 'given',
    },
    { f: uncastSpells, c: paid },
    { agree: 'none' },
  ),
  phrase(
    "if {i}, you may {c} rather than pay ~'s mana cost",
    ability({ part: 'alternativeCost', condition: '$i', cost: '$c', tag: 'alternative' }),
    { i: condition, c: paid },
  ),
  phrase(
    "if {i}, rather than pay ~'s mana cost, you may {c}",
    { ...ability({ part: 'alternativeCost', condition: '$i', cost: '$c', tag: 'alternative' }), $rather: true },
    { i: condition, c: paid },
  ),
  phrase(
    'if {i}, you may <to cast> ~ without paying its mana cost',
    ability({ part: 'alternativeCost', condition: '$i', cost: 'free', tag: 'alternative' }),
    { i: condition },
  ),
  phrase('you may <to cast> ~ any time you could <to cast> a instant', ability({ part: 'castTiming', when: 'flash' })),
  phrase('you may <to cast> ~ as though it had flash', {
    ...ability({ part: 'castTiming', when: 'flash' }),
    $though: true,
  }),
  phrase(
    "you may <to cast> ~ as though it had flash. if you <to cast> it any time a sorcery couldn't have been <played>, the controller of the permanent it becomes sacrifices it at the beginning of the next cleanup step",
    ability({ part: 'castTiming', when: 'flash', untimely: [SACRIFICED_IN_CLEANUP] }),
  ),
  phrase(
    'you may <to cast> ~ as though it had flash if you pay {m} more to <to cast> it',
    ability({ part: 'castTiming', when: 'flash', plus: { mana: '$m' } }),
    { m: manaSymbols },
  ),
  phrase(
    '~ has flash as long as {c}',
    { ...ability({ part: 'castTiming', when: 'flash', given: '$c' }), $has: true },
    { c: condition },
  ),
  phrase(
    '($j:as long as|if) {c}, you may <to cast> ~ as though it had flash',
    ability({ part: 'castTiming', when: 'flash', given: '$c' }),
    { c: condition },
  ),
  phrase(
    'if ~ is in your opening hand, you may begin the game with ($name:~|it|him|her) on <the battlefield>',
    ability({
      part: 'openingHand',
      when: 'kept',
      effect: [{ do: 'move', what: { set: 'self' }, to: { zone: 'battlefield' } }],
    }),
  ),
  phrase("remove ~ from your deck before playing if you're not playing for ante", ability({ part: 'forAnte' })),
  phrase('a deck can have any number of cards named ~', ability({ part: 'deck', copies: 'any' })),
  phrase('a deck can have up to {n} cards named ~', ability({ part: 'deck', copies: '$n' }), { n: number }),
  phrase('~ can be your commander', ability({ part: 'deck', leads: true })),
  phrase(
    'you may reveal this card from your opening hand. if you do, {c}',
    ability({ part: 'openingHand', when: 'kept', effect: '$c' }),
    { c: onceRevealed },
  ),
  phrase(
    'any time you could mulligan and ~ is in your hand, you may exile all the cards from your hand, then draw that many cards',
    ability({ part: 'openingHand', when: 'mulligan', effect: HAND_ANEW }),
  ),
  phrase('once each turn, {p}', { ability: 'static', parts: '$p' }, { p: onePlayed }),
  phrase(
    'once during each of your turns, {p}',
    { ability: 'static', parts: '$p', condition: { if: 'turn', of: { who: 'you' }, $once: true } },
    { p: onePlayed },
  ),
  phrase(
    'during each of your turns, {p}',
    { ability: 'static', parts: '$p', condition: { if: 'turn', of: { who: 'you' }, $once: 'each' } },
    { p: oneOfYours },
  ),
  phrase('<to cast> ~ only {w}', ability({ part: 'castTiming', when: '$w' }), { w: timing }),
  phrase(
    "you can't <to cast> ~ unless {c}",
    { ...ability({ part: 'castTiming', when: '$c' }), $unless: true },
    { c: condition },
  ),
  phrase(
    "you can't <to cast> ~ if {c}",
    { ...ability({ part: 'castTiming', when: { if: 'not', of: '$c' } }), $unless: 'if' },
    { c: condition },
  ),
  phrase(
    '<to cast> this spell only {w}',
    { ...ability({ part: 'castTiming', when: '$w' }), $this: true },
    { w: timing },
  ),
  phrase(
    '~ costs {m} more to <to cast> for each target beyond the first',
    ability(spell({ what: SELF, add: { mana: '$m' }, perTarget: true })),
    { m: manaSymbols },
  ),
  phrase(
    '~ costs {n} life more to <to cast> for each target',
    ability(
      spell({
        what: SELF,
        add: { actions: [{ do: 'payLife', who: { who: 'subject' }, amount: '$n' }] },
        perTarget: 'each',
      }),
    ),
    { n: plainDigits },
  ),
  phrase(
    'this spell costs {m} more to <to cast> for each target beyond the first',
    { ...ability(spell({ what: SELF, add: { mana: '$m' }, perTarget: true })), $this: true },
    { m: manaSymbols },
  ),
  phrase(
    "each {f} costs {n} more to <to cast> except during its controller's turn",
    ability(
      spell({
        what: '$f',
        add: { generic: '$n' },
        condition: { if: 'not', of: { if: 'turn', of: { who: 'actor' } } },
      }),
    ),
    { f: singularFilter, n: genericMana },
    { agree: 'none' },
  ),
  ...changes('more', (n) => ({ add: { generic: n } })),
  ...changes('less', (n) => ({ reduce: n })),
  ...byTarget('less', (m) => ({ reduceMana: m }), coloured),
  ...under('less', (m) => ({ reduceMana: m }), coloured),
  phrase(
    '{f} {p!} <cast> cost {m} less to <to cast>. this effect reduces only the amount of colored mana you pay',
    ability(spell({ what: '$f', who: '$p', reduceMana: '$m', coloredOnly: true })),
    { f: uncastSpells, p: YOU, m: coloured },
    { agree: 'none' },
  ),
  phrase(
    '{f} cost {m} more to <to cast>',
    ability(spell({ what: '$f', add: { mana: '$m' } })),
    { f: uncastSpells, m: coloured },
    { agree: 'none' },
  ),
  phrase(
    '{f} {p!} <cast> cost {m} more to <to cast>',
    ability(spell({ what: '$f', who: '$p', add: { mana: '$m' } })),
    { f: uncastSpells, p: anyPlayer, m: coloured },
    { agree: 'none' },
  ),
]);

/** What follows "you cast": neither whose it is nor where it is. */
const ofSpell = (): Rule => ofSpellRule;
const says = (f: Filter): Filter | undefined =>
  f?.is === 'stat' || f?.is === 'sharesType' || f?.is === 'sharesColor' || f?.is === 'sharesName' ? f : undefined;
const ofSpellRule: Rule = kept<Filter>(
  lazy(() => postmodifier),
  says,
);

/** What costs more or less for what it targets. */
const targeting = (t: unknown) => ({ if: 'matches', what: { set: 'self' }, filter: t, $it: true });
const byTarget = (word: 'more' | 'less', change: (n: unknown) => object, m: Rule): readonly Rule<StaticAbility>[] => [
  phrase(
    `this spell costs {n} ${word} to <to cast> if it targets {t}`,
    {
      ...ability(spell({ what: SELF, ...change('$n'), condition: targeting({ is: 'targets', what: '$t' }) })),
      $this: true,
    },
    { n: m, t: targeted },
  ),
  phrase(
    `{f} {p!} <cast> that target {t} cost {n} ${word} to <to cast>`,
    ability(spell({ what: { '&': ['$f', { is: 'targets', what: '$t' }] }, who: '$p', ...change('$n') })),
    { f: uncastSpells, p: anyPlayer, t: targeted, n: m },
    { agree: 'none' },
  ),
  phrase(
    `{f} {p!} <cast> that target {q} or {t} cost {n} ${word} to <to cast>`,
    ability(
      spell({
        what: {
          '&': [
            '$f',
            {
              is: 'or',
              of: [
                { is: 'targets', player: '$q' },
                { is: 'targets', what: '$t' },
              ],
            },
          ],
        },
        who: '$p',
        ...change('$n'),
      }),
    ),
    { f: uncastSpells, p: anyPlayer, q: anyPlayer, t: targeted, n: m },
    { agree: 'none' },
  ),
];

/** What the spell costs more or less under a condition. */
function under(word: 'more' | 'less', change: (n: unknown) => object, m: Rule): readonly Rule<StaticAbility>[] {
  const costs = `costs {n} ${word} to <to cast>`;
  const given = (when: unknown) => ability(spell({ what: SELF, ...change('$n'), condition: when }));
  const during = { if: 'turn', of: '$p', $during: true };
  const step = {
    if: 'and',
    of: [
      { if: 'turn', of: '$p' },
      { if: 'step', step: ['end'] },
    ],
  };
  return [
    phrase(`this spell ${costs} if {c}`, { ...given('$c'), $this: true }, { n: m, c: condition }),
    phrase(`if {c}, this spell ${costs}`, { ...given('$c'), $this: 'after' }, { n: m, c: condition }),
    phrase(`if {c}, ~ ${costs}`, { ...given('$c'), $this: 'name after' }, { n: m, c: condition }),
    phrase(`~ ${costs} during {p} turn`, given(during), { n: m, p: possessive }),
    phrase(`~ ${costs} during {p} end step`, given(step), { n: m, p: possessive }),
    phrase(`during {p} turn, ~ ${costs}`, { ...given(during), $before: true }, { n: m, p: possessive }),
  ];
}

function changes(word: 'more' | 'less', change: (n: unknown) => object): readonly Rule<StaticAbility>[] {
  const to = `${word} to <to cast>`;
  return [
    ...byTarget(word, change, genericMana),
    ...under(word, change, genericMana),
    phrase(
      `{f} {p!} <cast> from {z} cost {n} ${to}`,
      ability(spell({ what: { '&': ['$f', '$z'] }, who: '$p', ...change('$n'), $from: true })),
      { f: uncastSpells, p: YOU, z: castFrom, n: genericMana },
      { agree: 'none' },
    ),
    phrase(
      `{f} cost {n} ${to}`,
      ability(spell({ what: '$f', ...change('$n') })),
      { f: uncastSpells, n: genericMana },
      { agree: 'none' },
    ),
    phrase(
      `{f} {p!} <cast> cost {n} ${to}`,
      ability(spell({ what: '$f', who: '$p', ...change('$n') })),
      { f: uncastSpells, p: anyPlayer, n: genericMana },
      { agree: 'none' },
    ),
    phrase(
      `{f} {p!} <cast> {g} cost {n} ${to}`,
      ability(spell({ what: { '&': ['$f', '$g'] }, who: '$p', ...change('$n'), $after: true })),
      { f: uncastSpells, p: anyPlayer, g: ofSpell, n: genericMana },
      { agree: 'none' },
    ),
    phrase(
      `as long as {c}, {f} {p!} <cast> cost {n} ${to}`,
      { ...ability(spell({ what: '$f', who: '$p', ...change('$n') })), condition: '$c' },
      { c: condition, f: uncastSpells, p: anyPlayer, n: genericMana },
      { agree: 'none' },
    ),
    phrase(
      `{f} {p!} <cast> cost {n} ${to} for each {e}`,
      ability(spell({ what: '$f', who: '$p', ...change({ q: 'times', of: '$n', by: '$e' }) })),
      { f: uncastSpells, p: anyPlayer, n: genericMana, e: each },
      { agree: 'none' },
    ),
    phrase(
      `{f} {p!} <cast> cost {n} ${to} for each target`,
      ability(spell({ what: '$f', who: '$p', ...change('$n'), perTarget: 'each' })),
      { f: uncastSpells, p: anyPlayer, n: genericMana },
      { agree: 'none' },
    ),
    phrase(
      `the {r} {f} {p!} <cast> each turn costs {n} ${to}`,
      ability(
        spell({
          what: '$f',
          who: '$p',
          ...change('$n'),
          condition: { if: 'compare', left: castThisTurn('$f'), op: '=', right: { q: 'subtract', from: '$r', of: 1 } },
        }),
      ),
      { r: rank, f: singularFilter, p: YOU, n: genericMana },
      { agree: 'none' },
    ),
    phrase(`~ costs {n} ${to}`, ability(spell({ what: SELF, ...change('$n') })), { n: genericMana }),
    phrase(
      `~ costs {n} ${to} for each {e}`,
      ability(spell({ what: SELF, ...change({ q: 'times', of: '$n', by: '$e' }) })),
      { n: genericMana, e: each },
    ),
    phrase(
      `this spell costs {n} ${to} for each {e}`,
      { ...ability(spell({ what: SELF, ...change({ q: 'times', of: '$n', by: '$e' }) })), $this: true },
      { n: genericMana, e: each },
    ),
    phrase(`~ costs {X} ${to}, where X is {q}`, ability(spell({ what: SELF, ...change('$q') })), {
      q: quantity,
    }),
    phrase(
      `during {w} turn, {f} {p!} <cast> cost {n} ${to}`,
      ability(spell({ what: '$f', who: '$p', ...change('$n'), condition: { if: 'turn', of: '$w', $during: true } })),
      { w: possessive, f: uncastSpells, p: anyPlayer, n: genericMana },
      { agree: 'none' },
    ),
    phrase(
      `during {w} turn, {f} {p!} <cast> cost {n} ${to} for each {e}`,
      ability(
        spell({
          what: '$f',
          who: '$p',
          ...change({ q: 'times', of: '$n', by: '$e' }),
          condition: { if: 'turn', of: '$w', $during: true },
        }),
      ),
      { w: possessive, f: uncastSpells, p: anyPlayer, n: genericMana, e: each },
      { agree: 'none' },
    ),
    ...CHOSEN_TYPES.map((type) =>
      phrase<StaticAbility>(
        `{f} {p!} <cast> of the chosen type cost {n} ${to}`,
        ability(spell({ what: { '&': ['$f', type] }, who: '$p', ...change('$n'), $chosen: true })),
        { f: uncastSpells, p: anyPlayer, n: genericMana },
        { agree: 'none' },
      ),
    ),
    phrase(
      `{f} {p!} <cast> cost {X} ${to}, where X is {q}`,
      ability(spell({ what: '$f', who: '$p', ...change('$q') })),
      { f: uncastSpells, p: anyPlayer, q: quantity },
      { agree: 'none' },
    ),
    phrase(`~ costs {n} ${to} if {c}`, ability(spell({ what: SELF, ...change('$n'), condition: '$c' })), {
      n: genericMana,
      c: condition,
    }),
  ];
}

const yours = { if: 'turn', of: { who: 'you' } };
const timing = (): Rule => timings;
const timings: Rule = alt('when it may be cast', () => [
  timingRule,
  phrase('{a} and only {b}', { if: 'and', of: ['$a', '$b'] }, { a: timingRule, b: timingRule }),
]);
const timingRule: Rule = alt('when it may be cast', () => [
  phrase('during combat', { if: 'phase', phase: ['combat'] }),
  phrase('before the combat damage step', { if: 'before', step: 'combatDamage' }),
  ...(
    [
      ['during combat', { if: 'phase', phase: ['combat'] }],
      ['during the declare blockers step', { if: 'step', step: ['declareBlockers'] }],
    ] as const
  ).map(([words, when]) =>
    phrase(`${words} on an opponent's turn`, { if: 'and', of: [when, { if: 'turn', of: { who: 'opponents' } }] }),
  ),
  phrase('during combat on your turn', { if: 'and', of: [yours, { if: 'phase', phase: ['combat'] }], $on: true }),
  phrase('during combat on your turn before blockers are declared', {
    if: 'and',
    of: [yours, { if: 'step', step: ['beginCombat', 'declareAttackers'] }],
    $on: true,
  }),
  phrase('during combat before blockers are declared', { if: 'step', step: ['beginCombat', 'declareAttackers'] }),
  phrase('during combat after blockers are declared', { if: 'blockersDeclared' }),
  phrase('after combat', { if: 'step', step: ['main2', 'end'] }),
  phrase("during an opponent's turn", { if: 'turn', of: { who: 'opponents' } }),
  phrase("during an opponent's turn after <his or her> upkeep step", {
    if: 'and',
    of: [{ if: 'turn', of: { who: 'opponents' } }, { if: 'afterUpkeep' }],
  }),
  phrase("during an opponent's upkeep", {
    if: 'and',
    of: [
      { if: 'turn', of: { who: 'opponents' } },
      { if: 'step', step: ['upkeep'] },
    ],
  }),
  phrase('during your declare attackers step', { if: 'and', of: [yours, { if: 'step', step: ['declareAttackers'] }] }),
  phrase("during an opponent's turn, before attackers are declared", {
    if: 'and',
    of: [
      { if: 'turn', of: { who: 'opponents' } },
      { if: 'before', step: 'declareAttackers' },
    ],
  }),
  phrase('during your upkeep', { if: 'and', of: [yours, { if: 'step', step: ['upkeep'] }] }),
  phrase('during your end step', { if: 'and', of: [yours, { if: 'step', step: ['end'] }] }),
  phrase("during the declare attackers step and only if you've been attacked this step", {
    if: 'and',
    of: [
      { if: 'step', step: ['declareAttackers'] },
      { if: 'attacked', who: { who: 'you' } },
    ],
  }),
  phrase('during the declare attackers step', { if: 'step', step: ['declareAttackers'] }),
  phrase('during the declare blockers step', { if: 'step', step: ['declareBlockers'] }),
  phrase('during your turn', yours),
  phrase('before blockers are declared', { if: 'before', step: 'declareBlockers' }),
  phrase('before attackers are declared', { if: 'before', step: 'declareAttackers' }),
  phrase('if {c}', '$c', { c: condition }),
]);
