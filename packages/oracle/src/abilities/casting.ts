/**
 * Static abilities about casting and costs: additional and alternative costs, cost changes, when a spell may be cast.
 * 2006: 409.1 · 2009, 2011, 2026: 601.2, 118
 */
import type { Filter, StaticAbility } from '@rulewright/engine';
import { alt, equal, lazy, kept, map, phrasesOf, SUBJECT, words } from '../grammar/index.ts';
import { fill, match } from '../grammar/template.ts';
import { colorsOfMana } from './costs.ts';
import type { Rule } from '../grammar/index.ts';
import { bare } from '../clauses/agree.ts';
import { oneAct } from '../clauses/control.ts';
import { act, bareClause, clauses } from '../clauses/index.ts';
import { uncastSpells } from '../clauses/costs-for-a-time.ts';
import { evidence } from '../clauses/payments.ts';
import { oneOfYours, onePlayed } from '../clauses/playing.ts';
import { genericMana } from '../nouns/numbers.ts';
import { castThisTurn } from '../nouns/turn-events.ts';
import { costsOfAbilities } from './costs-of-abilities.ts';
import { costsOfSpells } from './costs-of-spells.ts';
import { paidRather } from './paid-rather.ts';
import { postmodifier } from '../nouns/postmodifiers.ts';
import { manaSymbols } from '../nouns/index.ts';
import { terms } from '../conditions/terms.ts';

const phrase = phrasesOf(terms, () => ({
  anyNumberPaid,
  bareAct: bare(act),
  bareClause,
  bareEvidence: bare(evidence),
  bareOneAct: bare(oneAct),
  beholding,
  clauses,
  colorsOfMana,
  coloured,
  everybody: words(
    'each of them',
    { 'each opponent': { who: 'opponents', $d: 'each' }, 'each player': { who: 'all', $d: 'each' } },
    1,
  ),
  ofSpell,
  onceRevealed,
  oneOfYours,
  onePlayed,
  paid,
  revealing,
  timing: timings,
  timingRule,
  uncastSpells,
  YOU,
}));

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
  phrase('{a:bareOneAct}', { actions: ['$a'] }),
  phrase('pay {m:manaSymbols}', { mana: '$m' }),
  phrase('waterbend {m:manaSymbols}', { mana: '$m', waterbend: true }),
  phrase('pay {m:manaSymbols} and {a:bareAct}', { mana: '$m', actions: ['$a'] }),
  phrase('{a:bareAct} and {b:bareAct}', { actions: ['$a', '$b'] }),
  phrase('have {b:bareClause}', { actions: ['$b'] }),
  phrase('discard a {f:singularCardFilter} and another card', {
    actions: [discarded('$f'), discarded({ is: 'any' })],
    $another: true,
  }),
]);

/** "Behold a Goblin": one that the player controls, or a card of the hand that is revealed (2026: 701.4a). */
const beholding: Rule = phrase('behold a {f:singularFilter}', {
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
});
/** A cost that one may pay besides, and that the spell asks about. */
const unrevealed = (cost: unknown): unknown => (isRevealing(cost) === undefined ? cost : undefined);
const paidBesides: Rule = kept<unknown>(
  lazy(() => paid),
  unrevealed,
);
const evidenceCost: Rule = phrase('{e:bareEvidence}', { actions: ['$e'] });

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
  'when {w!:everybody} <cast> <his or her> first spell of the game, {c:clauses}',
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
const LESS = 'this spell costs {n:genericMana} less to <to cast> for each';
const SACRIFICING = given({
  do: 'sacrifice',
  who: SUBJECT,
  what: oneOf({ where: { '&': ['$f', { is: 'controlledBy', player: SUBJECT }] } }),
});
const anyNumberGiven: Rule<StaticAbility> = alt<StaticAbility>('any number given up', () => [
  phrase<StaticAbility>(
    `${BESIDES} exile any number of {f:pluralCardFilter} from your hand. ${LESS} card exiled this way`,
    given({ do: 'move', what: oneOf({ where: '$f', zone: 'hand', of: SUBJECT }), to: { zone: 'exile' } }),
  ),
  map<{ f: Filter; g: Filter; n: unknown }, StaticAbility>(
    phrase(`${BESIDES} sacrifice any number of {f:pluralFilter}. ${LESS} {g:singularFilter} sacrificed this way`, {
      f: '$f',
      g: '$g',
      n: '$n',
    }),
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
  phrase('spend only {c:colorsOfMana} mana on X', ability({ part: 'additionalCost', cost: { onX: '$c' } })),
  phrase('as a additional cost to <to cast> ~, {c:paid}', ability({ part: 'additionalCost', cost: '$c' })),
  phrase(
    'as a additional cost to <to cast> ~, you may {c:revealing}',
    ability({ part: 'additionalCost', cost: '$c', tag: 'revealed', optional: true }),
  ),
  phrase(
    'as a additional cost to <to cast> ~, you may pay {m:manaSymbols} any number of times',
    ability({ part: 'additionalCost', cost: { mana: '$m' }, tag: 'additional', optional: true, repeat: true }),
  ),
  phrase('as a additional cost to <to cast> (~|~~), you may {c:anyNumberPaid}', {
    ...ability({ part: 'additionalCost', cost: '$c' }),
    $may: true,
  }),
  ...(
    [
      ['revealed', revealing],
      ['additional', paidBesides],
      ['evidence', evidenceCost],
      ['beheld', beholding],
    ] as const
  ).map(([tag, c]) =>
    phrase.with({ c })<StaticAbility>('as a additional cost to <to cast> this spell, you may {c}', {
      ...ability({ part: 'additionalCost', cost: '$c', tag, optional: true }),
      $this: true,
    }),
  ),
  phrase('as a additional cost to <to cast> this spell, {a:beholding} or {b:paid}', {
    ...ability({ part: 'additionalCost', cost: {}, choices: ['$a', '$b'] }),
    $this: 'beholding',
  }),
  phrase(
    'as a additional cost to <to cast> ~, {a:paid} or {b:paid}',
    ability({ part: 'additionalCost', cost: {}, choices: ['$a', '$b'] }),
  ),
  phrase('as a additional cost to <to cast> this spell, {a:paid} or {b:paid}', {
    ...ability({ part: 'additionalCost', cost: {}, choices: ['$a', '$b'] }),
    $this: true,
  }),
  phrase(
    "you may {c:paid} rather than pay ~'s mana cost",
    ability({ part: 'alternativeCost', cost: '$c', tag: 'alternative' }),
  ),
  phrase(
    'you may {c:paid} rather than pay the mana cost for {f:uncastSpells} you <cast>',
    {
      ...ability({
        part: 'change',
        affects: { set: 'all', where: { '&': ['$f', { is: 'castBy', player: { who: 'you' } }] }, zone: 'stack' },
        mods: [{ mod: 'gain', abilities: [ability({ part: 'alternativeCost', cost: '$c', tag: 'alternative' })] }],
      }),
      $rather: 'given',
    },
    { agree: 'none' },
  ),
  phrase(
    "if {i:condition}, you may {c:paid} rather than pay ~'s mana cost",
    ability({ part: 'alternativeCost', condition: '$i', cost: '$c', tag: 'alternative' }),
  ),
  phrase("if {i:condition}, rather than pay ~'s mana cost, you may {c:paid}", {
    ...ability({ part: 'alternativeCost', condition: '$i', cost: '$c', tag: 'alternative' }),
    $rather: true,
  }),
  phrase(
    'if {i:condition}, you may <to cast> ~ without paying its mana cost',
    ability({ part: 'alternativeCost', condition: '$i', cost: 'free', tag: 'alternative' }),
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
    'you may <to cast> ~ as though it had flash if you pay {m:manaSymbols} more to <to cast> it',
    ability({ part: 'castTiming', when: 'flash', plus: { mana: '$m' } }),
  ),
  phrase('~ has flash as long as {c:condition}', {
    ...ability({ part: 'castTiming', when: 'flash', given: '$c' }),
    $has: true,
  }),
  phrase(
    '($j:as long as|if) {c:condition}, you may <to cast> ~ as though it had flash',
    ability({ part: 'castTiming', when: 'flash', given: '$c' }),
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
  phrase('a deck can have up to {n:number} cards named ~', ability({ part: 'deck', copies: '$n' })),
  phrase('~ can be your commander', ability({ part: 'deck', leads: true })),
  phrase(
    'you may reveal this card from your opening hand. if you do, {c:onceRevealed}',
    ability({ part: 'openingHand', when: 'kept', effect: '$c' }),
  ),
  phrase(
    'any time you could mulligan and ~ is in your hand, you may exile all the cards from your hand, then draw that many cards',
    ability({ part: 'openingHand', when: 'mulligan', effect: HAND_ANEW }),
  ),
  phrase('once each turn, {p:onePlayed}', { ability: 'static', parts: '$p' }),
  phrase('once during each of your turns, {p:onePlayed}', {
    ability: 'static',
    parts: '$p',
    condition: { if: 'turn', of: { who: 'you' }, $once: true },
  }),
  phrase('during each of your turns, {p:oneOfYours}', {
    ability: 'static',
    parts: '$p',
    condition: { if: 'turn', of: { who: 'you' }, $once: 'each' },
  }),
  phrase('<to cast> ~ only {w:timing}', ability({ part: 'castTiming', when: '$w' })),
  phrase("you can't <to cast> ~ unless {c:condition}", {
    ...ability({ part: 'castTiming', when: '$c' }),
    $unless: true,
  }),
  phrase("you can't <to cast> ~ if {c:condition}", {
    ...ability({ part: 'castTiming', when: { if: 'not', of: '$c' } }),
    $unless: 'if',
  }),
  phrase('<to cast> this spell only {w:timing}', { ...ability({ part: 'castTiming', when: '$w' }), $this: true }),
  phrase(
    '~ costs {m:manaSymbols} more to <to cast> for each target beyond the first',
    ability(spell({ what: SELF, add: { mana: '$m' }, perTarget: true })),
  ),
  phrase(
    '~ costs {n:plainDigits} life more to <to cast> for each target',
    ability(
      spell({
        what: SELF,
        add: { actions: [{ do: 'payLife', who: { who: 'subject' }, amount: '$n' }] },
        perTarget: 'each',
      }),
    ),
  ),
  phrase('this spell costs {m:manaSymbols} more to <to cast> for each target beyond the first', {
    ...ability(spell({ what: SELF, add: { mana: '$m' }, perTarget: true })),
    $this: true,
  }),
  phrase(
    "each {f:singularFilter} costs {n:genericMana} more to <to cast> except during its controller's turn",
    ability(
      spell({
        what: '$f',
        add: { generic: '$n' },
        condition: { if: 'not', of: { if: 'turn', of: { who: 'actor' } } },
      }),
    ),
    { agree: 'none' },
  ),
  ...changes('more', (n) => ({ add: { generic: n } })),
  ...changes('less', (n) => ({ reduce: n })),
  ...byTarget('less', (m) => ({ reduceMana: m }), coloured),
  ...under('less', (m) => ({ reduceMana: m }), coloured),
  phrase(
    '{f:uncastSpells} {p!:YOU} <cast> cost {m:coloured} less to <to cast>. this effect reduces only the amount of colored mana you pay',
    ability(spell({ what: '$f', who: '$p', reduceMana: '$m', coloredOnly: true })),
    { agree: 'none' },
  ),
  phrase('{f:uncastSpells} cost {m:coloured} more to <to cast>', ability(spell({ what: '$f', add: { mana: '$m' } })), {
    agree: 'none',
  }),
  phrase(
    '{f:uncastSpells} {p!:anyPlayer} <cast> cost {m:coloured} more to <to cast>',
    ability(spell({ what: '$f', who: '$p', add: { mana: '$m' } })),
    { agree: 'none' },
  ),
]);
const says = (f: Filter): Filter | undefined =>
  f?.is === 'stat' || f?.is === 'sharesType' || f?.is === 'sharesColor' || f?.is === 'sharesName' ? f : undefined;
const ofSpell: Rule = kept<Filter>(
  lazy(() => postmodifier),
  says,
);

/** What costs more or less for what it targets. */
const targeting = (t: unknown) => ({ if: 'matches', what: { set: 'self' }, filter: t, $it: true });
const byTarget = (word: 'more' | 'less', change: (n: unknown) => object, m: Rule): readonly Rule<StaticAbility>[] => {
  const withAmount = phrase.with({ amount: m });
  return [
    withAmount(`this spell costs {n:amount} ${word} to <to cast> if it targets {t:targeted}`, {
      ...ability(spell({ what: SELF, ...change('$n'), condition: targeting({ is: 'targets', what: '$t' }) })),
      $this: true,
    }),
    withAmount(
      `{f:uncastSpells} {p!:anyPlayer} <cast> that target {t:targeted} cost {n:amount} ${word} to <to cast>`,
      ability(spell({ what: { '&': ['$f', { is: 'targets', what: '$t' }] }, who: '$p', ...change('$n') })),
      { agree: 'none' },
    ),
    withAmount(
      `{f:uncastSpells} {p!:anyPlayer} <cast> that target {q:anyPlayer} or {t:targeted} cost {n:amount} ${word} to <to cast>`,
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
      { agree: 'none' },
    ),
  ];
};

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
    phrase.with({ n: m })(`this spell ${costs} if {c:condition}`, { ...given('$c'), $this: true }),
    phrase.with({ n: m })(`if {c:condition}, this spell ${costs}`, { ...given('$c'), $this: 'after' }),
    phrase.with({ n: m })(`if {c:condition}, ~ ${costs}`, { ...given('$c'), $this: 'name after' }),
    phrase.with({ n: m })(`~ ${costs} during {p:possessive} turn`, given(during)),
    phrase.with({ n: m })(`~ ${costs} during {p:possessive} end step`, given(step)),
    phrase.with({ n: m })(`during {p:possessive} turn, ~ ${costs}`, { ...given(during), $before: true }),
  ];
}

function changes(word: 'more' | 'less', change: (n: unknown) => object): readonly Rule<StaticAbility>[] {
  const to = `${word} to <to cast>`;
  return [
    ...byTarget(word, change, genericMana),
    ...under(word, change, genericMana),
    phrase(
      `{f:uncastSpells} {p!:YOU} <cast> from {z:castFrom} cost {n:genericMana} ${to}`,
      ability(spell({ what: { '&': ['$f', '$z'] }, who: '$p', ...change('$n'), $from: true })),
      { agree: 'none' },
    ),
    phrase(`{f:uncastSpells} cost {n:genericMana} ${to}`, ability(spell({ what: '$f', ...change('$n') })), {
      agree: 'none',
    }),
    phrase(
      `{f:uncastSpells} {p!:anyPlayer} <cast> cost {n:genericMana} ${to}`,
      ability(spell({ what: '$f', who: '$p', ...change('$n') })),
      { agree: 'none' },
    ),
    phrase(
      `{f:uncastSpells} {p!:anyPlayer} <cast> {g:ofSpell} cost {n:genericMana} ${to}`,
      ability(spell({ what: { '&': ['$f', '$g'] }, who: '$p', ...change('$n'), $after: true })),
      { agree: 'none' },
    ),
    phrase(
      `as long as {c:condition}, {f:uncastSpells} {p!:anyPlayer} <cast> cost {n:genericMana} ${to}`,
      { ...ability(spell({ what: '$f', who: '$p', ...change('$n') })), condition: '$c' },
      { agree: 'none' },
    ),
    phrase(
      `{f:uncastSpells} {p!:anyPlayer} <cast> cost {n:genericMana} ${to} for each {e:each}`,
      ability(spell({ what: '$f', who: '$p', ...change({ q: 'times', of: '$n', by: '$e' }) })),
      { agree: 'none' },
    ),
    phrase(
      `{f:uncastSpells} {p!:anyPlayer} <cast> cost {n:genericMana} ${to} for each target`,
      ability(spell({ what: '$f', who: '$p', ...change('$n'), perTarget: 'each' })),
      { agree: 'none' },
    ),
    phrase(
      `the {r:rank} {f:singularFilter} {p!:YOU} <cast> each turn costs {n:genericMana} ${to}`,
      ability(
        spell({
          what: '$f',
          who: '$p',
          ...change('$n'),
          condition: { if: 'compare', left: castThisTurn('$f'), op: '=', right: { q: 'subtract', from: '$r', of: 1 } },
        }),
      ),
      { agree: 'none' },
    ),
    phrase(`~ costs {n:genericMana} ${to}`, ability(spell({ what: SELF, ...change('$n') }))),
    phrase(
      `~ costs {n:genericMana} ${to} for each {e:each}`,
      ability(spell({ what: SELF, ...change({ q: 'times', of: '$n', by: '$e' }) })),
    ),
    phrase(`this spell costs {n:genericMana} ${to} for each {e:each}`, {
      ...ability(spell({ what: SELF, ...change({ q: 'times', of: '$n', by: '$e' }) })),
      $this: true,
    }),
    phrase(`~ costs {X} ${to}, where X is {q:quantity}`, ability(spell({ what: SELF, ...change('$q') }))),
    phrase(
      `during {w:possessive} turn, {f:uncastSpells} {p!:anyPlayer} <cast> cost {n:genericMana} ${to}`,
      ability(spell({ what: '$f', who: '$p', ...change('$n'), condition: { if: 'turn', of: '$w', $during: true } })),
      { agree: 'none' },
    ),
    phrase(
      `during {w:possessive} turn, {f:uncastSpells} {p!:anyPlayer} <cast> cost {n:genericMana} ${to} for each {e:each}`,
      ability(
        spell({
          what: '$f',
          who: '$p',
          ...change({ q: 'times', of: '$n', by: '$e' }),
          condition: { if: 'turn', of: '$w', $during: true },
        }),
      ),
      { agree: 'none' },
    ),
    ...CHOSEN_TYPES.map((type) =>
      phrase<StaticAbility>(
        `{f:uncastSpells} {p!:anyPlayer} <cast> of the chosen type cost {n:genericMana} ${to}`,
        ability(spell({ what: { '&': ['$f', type] }, who: '$p', ...change('$n'), $chosen: true })),
        { agree: 'none' },
      ),
    ),
    phrase(
      `{f:uncastSpells} {p!:anyPlayer} <cast> cost {X} ${to}, where X is {q:quantity}`,
      ability(spell({ what: '$f', who: '$p', ...change('$q') })),
      { agree: 'none' },
    ),
    phrase(
      `~ costs {n:genericMana} ${to} if {c:condition}`,
      ability(spell({ what: SELF, ...change('$n'), condition: '$c' })),
    ),
  ];
}

const yours = { if: 'turn', of: { who: 'you' } };
const timings: Rule = alt('when it may be cast', () => [
  timingRule,
  phrase('{a:timingRule} and only {b:timingRule}', { if: 'and', of: ['$a', '$b'] }),
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
  phrase('if {c:condition}', '$c'),
]);
