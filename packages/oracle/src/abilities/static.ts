/**
 * Static abilities: what is so while they function. 2006: 405, 418, 419 · 2009, 2011, 2026: 604, 611–614
 */
import type { Ability, ContinuousPart, ObjectSet, StaticAbility } from '@rulewright/engine';
import { alt, equal, kept, lazy, map, phrasesOf, words } from '../grammar/index.ts';
import { endsInQuotation, quotationEndsAt } from '../grammar/tokens.ts';
import type { Rule } from '../grammar/index.ts';
import { abilitySeries } from './quoted.ts';
import { bare } from '../clauses/agree.ts';
import { gainsAtOwnCost } from '../clauses/at-own-cost.ts';
import { act } from '../clauses/index.ts';
import { isNow, itsToo } from '../clauses/characteristics.ts';
import { predications } from '../clauses/predicates.ts';
import { gerundCost } from '../clauses/payments.ts';
import { lifeFloor } from '../clauses/life-floor.ts';
import { replacementParts } from '../clauses/replacement.ts';
import { ruleClause } from '../clauses/rules.ts';
import { condition, definite, objectPossessive, plainDigits, quantity } from '../nouns/index.ts';
import { keywords } from '../keywords/keyword-lists.ts';
import { kicked } from '../conditions/as-cast.ts';
import { castingParts } from './casting.ts';
import { eachAsLongAs } from './each-as-long-as.ts';
import { eachIf } from './each-if.ts';
import { whatItIs } from './what-it-is.ts';
import { zonesIn } from './zones.ts';
import { terms } from '../conditions/terms.ts';

const phrase = phrasesOf(terms, () => ({
  abilitySeries,
  bareAct: bare(act),
  described,
  describedOrFloor,
  gerundCost,
  keywords,
  kicked,
  ofItself,
  openStatic,
  parts,
  preventing,
  spared,
  whatBothAre,
}));

const described: Rule<readonly ContinuousPart[]> = predications(
  'what is so',
  alt('what it is about', () => [definite]),
);

interface SameFor {
  readonly p: readonly ContinuousPart[];
  readonly of: readonly ObjectSet[];
}

/** "Each instant card in your graveyard has flashback. The flashback cost is equal to that card's mana cost." */
const atOwnCost = (keyword: string): Rule<readonly ContinuousPart[]> =>
  phrase<readonly ContinuousPart[]>(
    `{o!:definite} have~ ${keyword}. the ${keyword} cost is equal to (its:its|that card's) mana cost`,
    [gainsAtOwnCost('$o', keyword, {}, { $its: '$its' })],
    { agree: 'none' },
  );

/** "Each nonland card in your hand without foretell has foretell. Its foretell cost is equal to its mana cost reduced by {2}." */
const foretellForLess: Rule<readonly ContinuousPart[]> = phrase<readonly ContinuousPart[]>(
  '{o!:definite} have~ foretell. its foretell cost is equal to its mana cost reduced by {n:genericMana}',
  [gainsAtOwnCost('$o', 'foretell', { less: '$n' })],
  { agree: 'none' },
);

/** "Each nonland card in your graveyard has escape. The escape cost is equal to the card's mana cost plus exile three other cards …" */
const escapeAtOwnCost: Rule<readonly ContinuousPart[]> = phrase<readonly ContinuousPart[]>(
  "{o!:definite} have~ escape. the escape cost is equal to (its:its|that card's|the card's) mana cost plus {a:bareAct}",
  [gainsAtOwnCost('$o', 'escape', { actions: ['$a'] }, { $its: '$its' })],
  { agree: 'none' },
);

/**
 * "Nonland permanents you control are white. The same is true for spells you control and nonland cards you own that aren't on the battlefield":
 * one change of them all.
 */
const sameFor: Rule<readonly ContinuousPart[]> = map<SameFor, readonly ContinuousPart[]>(
  phrase(
    '{p:described}. the same is true for {a:pluralKind} and {b:cardsElsewhere}',
    {
      p: '$p',
      of: [
        { set: 'all', '...': '$a' },
        { set: 'all', '...': '$b' },
      ],
    },
    { agree: 'none' },
  ),
  ({ p, of }) => {
    const [only, ...more] = p;
    if (only?.part !== 'change' || only.affects.set !== 'all' || more.length > 0) return undefined;
    return [{ ...only, affects: { set: 'union', of: [only.affects, ...of], $same: true } as ObjectSet }];
  },
  (value) => {
    const [only] = Array.isArray(value) ? (value as readonly ContinuousPart[]) : [];
    if (only?.part !== 'change' || only.affects.set !== 'union' || !('$same' in only.affects)) return undefined;
    const [affects, ...of] = only.affects.of;
    return affects === undefined ? undefined : { p: [{ ...only, affects }], of };
  },
);

/** What a static ability says. */
const parts: Rule<readonly ContinuousPart[]> = alt<readonly ContinuousPart[]>('a static ability', () => [
  described,
  ...['flashback', 'replicate', 'scavenge', 'blitz'].map(atOwnCost),
  escapeAtOwnCost,
  sameFor,
  firstCast,
  foretellForLess,
  eachIf,
  whatItIs(
    isNow,
    itsToo,
    lazy(() => abilitySeries as Rule),
  ),
  ruleClause,
  replacementParts as Rule<readonly ContinuousPart[]>,
]);

/** "The first creature spell you cast each turn has cascade": of those that you cast in a turn it is that one, cast before or not. */
const firstCast: Rule<readonly ContinuousPart[]> = phrase<readonly ContinuousPart[]>(
  'the first {f:singularFilter} you <cast> each turn has {a:keywords}',
  [
    {
      part: 'change',
      affects: { set: 'nextCast', who: { who: 'you' }, where: '$f', after: 0 },
      mods: [{ mod: 'gain', abilities: '$a' }],
    },
  ],
  { agree: 'none' },
);

const describedOrFloor: Rule = alt('what is so', () => [described, lifeFloor]);

/** What two paired creatures are (2026: 702.95b). */
const PAIRED = { if: 'matches', what: { set: 'self' }, filter: { is: 'paired' } };
const PAIR = { set: 'union', of: [{ set: 'self' }, { set: 'pairedWith', of: { set: 'self' } }] };
const whatBothAre: Rule<readonly ContinuousPart[]> = predications(
  'what both are',
  alt('the two', () => [
    words('both', { 'both creatures': PAIR }, 2),
    words('each of the two', { 'each of those creatures': { ...PAIR, $each: true } }, 1),
  ]),
);

const setPT = (power: unknown, toughness: unknown) => [
  { part: 'change', affects: '$o', mods: [{ mod: 'setPT', power, toughness }] },
];

const YOUR_TURN = { if: 'turn', of: { who: 'you' } };
/** What sets both power and toughness while something is so, and how each is said. */
const SIZED_WHILE = (
  [
    ['as long as {c}', '$c', ''],
    ['during your turn', YOUR_TURN, 'turn '],
    ['during turns other than yours', { if: 'not', of: YOUR_TURN }, 'turn '],
  ] as const
).flatMap(([when, condition, said]) =>
  (
    [
      ['each equal to {q}', '$q'],
      ['each {n}', '$n'],
    ] as const
  ).map(([are, size]) => ({ when, condition, are, size, $first: `${said}${are}` })),
);

/** Characteristic-defining abilities (2006: 405.2 · later: 604.3). */
const defining: Rule<StaticAbility> = alt<StaticAbility>('a defining ability', () => [
  phrase('{o:ofItself} power and toughness are each equal to {q:quantity}', {
    ability: 'static',
    cda: true,
    parts: setPT('$q', '$q'),
  }),
  phrase('{o:ofItself} power is equal to {q:quantity}', {
    ability: 'static',
    cda: true,
    parts: [{ part: 'change', affects: '$o', mods: [{ mod: 'setPT', power: '$q' }] }],
  }),
  phrase('{o:ofItself} toughness is equal to {q:quantity}', {
    ability: 'static',
    cda: true,
    parts: [{ part: 'change', affects: '$o', mods: [{ mod: 'setPT', toughness: '$q' }] }],
  }),
  phrase(
    '{o:ofItself} power is equal to the total power of {x:pluralDefinite} and its toughness is equal to their total toughness',
    {
      ability: 'static',
      cda: true,
      parts: setPT({ q: 'stat', stat: 'power', of: '$x' }, { q: 'stat', stat: 'toughness', of: '$x' }),
    },
  ),
  phrase('{o:ofItself} power is equal to {q:quantity} and its toughness is equal to that number plus {n:plainDigits}', {
    ability: 'static',
    cda: true,
    parts: setPT('$q', { q: 'add', of: ['$q', '$n'] }),
  }),
]);
/** `~'s` · `this creature's`, or `its` in a quotation: the value is always the card itself. */
const ofItself: Rule = alt("the card's own", () => [
  map<unknown, unknown>(
    objectPossessive,
    (v) => ((v as { set?: string }).set === 'self' ? v : undefined),
    (v) => ((v as { set?: string } | undefined)?.set === 'self' ? v : undefined),
  ),
]);

/** "~ is blue": an object that says its own colours or subtypes, without a condition. */
function saysWhatItIs(list: unknown): boolean {
  const [part, ...more] = list as readonly ContinuousPart[];
  return (
    more.length === 0 &&
    part?.part === 'change' &&
    part.affects.set === 'self' &&
    part.mods.every((mod) => mod.mod === 'color' || (mod.mod === 'types' && mod.types === undefined))
  );
}
const definingWords: Rule<StaticAbility> = map<StaticAbility, StaticAbility>(
  phrase('{p:parts}', { ability: 'static', parts: '$p' }, { agree: 'none' }),
  (ability) => (saysWhatItIs(ability.parts) ? { ...ability, cda: true } : ability),
  (ability) => {
    const { cda, ...rest } = ability;
    return (cda === true) === saysWhatItIs(ability.parts) ? rest : undefined;
  },
);

/** Whoever pays that ignores what the same ability says besides (2006: 408.2j · 2009: 114.2d · 2011: 115.2d · 2026: 116.2d). */
const ignoredFor = (mana: unknown): ContinuousPart =>
  ({
    part: 'rule',
    rule: {
      rule: 'maySpecially',
      who: { who: 'all' },
      action: 'ignore',
      cost: { mana },
      effect: [
        {
          do: 'effect',
          parts: [{ part: 'rule', rule: { rule: 'ignores', who: { who: 'you' } } }],
          duration: { until: 'endOfTurn' },
        },
      ],
    },
  }) as ContinuousPart;
const ignorable: Rule<StaticAbility> = map<{ $m: unknown; parts: readonly ContinuousPart[] }, StaticAbility>(
  phrase(
    '{p:parts}. any player may pay {m:manaSymbols} for that player to ignore this effect until end of turn',
    { parts: '$p', $m: '$m' },
    { agree: 'none' },
  ),
  ({ $m, parts: ignored }) => ({ ability: 'static', parts: [...ignored, ignoredFor($m)] }),
  ({ parts: all }) => {
    const last = all.at(-1);
    if (last?.part !== 'rule' || last.rule.rule !== 'maySpecially' || last.rule.action !== 'ignore') return undefined;
    return { parts: all.slice(0, -1), $m: last.rule.cost?.mana };
  },
);

/** What an effect that gives protection does not remove: the object that gives it, or all Auras. */
const spared: Rule<object> = alt<object>('what is not removed', () => [
  phrase<object>('~', { is: 'in', set: { set: 'ref', name: 'granter' } }),
  words<object>('what is not removed', {
    Auras: { is: 'subtype', subtype: 'Aura' },
    'Auras and Equipment you control that are already attached to it': {
      is: 'and',
      of: [
        {
          is: 'or',
          of: [
            { is: 'subtype', subtype: 'Aura' },
            { is: 'subtype', subtype: 'Equipment' },
          ],
        },
        { is: 'controlledBy', player: { who: 'controllers', of: { set: 'ref', name: 'granter' } } },
      ],
    },
  }),
]);

/** The same tree with each protection in it changed. */
function eachProtection(node: unknown, change: (ability: Node) => Node): unknown {
  if (Array.isArray(node)) return node.map((item) => eachProtection(item, change));
  if (typeof node !== 'object' || node === null) return node;
  if ((node as Node)['keyword'] === 'protection') return change(node as Node);
  return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, eachProtection(value, change)]));
}
type Node = Readonly<Record<string, unknown>>;

/** "Enchanted creature has protection from white. This effect doesn't remove this Aura." */
const protecting: Rule<StaticAbility> = map<{ parts: unknown; spares: unknown }, StaticAbility>(
  phrase("{p:parts}. this effect doesn't remove {s:spared}", { parts: '$p', spares: '$s' }, { agree: 'none' }),
  (said) => {
    let any = false;
    const changed = eachProtection(said.parts, (ability) => {
      any = true;
      return { ...ability, spares: said.spares };
    });
    return any ? ({ ability: 'static', parts: changed } as StaticAbility) : undefined;
  },
  (ability) => {
    const found: unknown[] = [];
    const without = eachProtection(ability.parts, ({ spares, ...rest }) => {
      found.push(spares);
      return rest;
    });
    const [spares] = found;
    if (ability.condition !== undefined || spares === undefined || !found.every((other) => equal(other, spares)))
      return undefined;
    return { parts: without, spares };
  },
);

/** "Enchanted land is a 2/2 blue Elemental creature. It's still a land." */
const stillOfItsType: Rule<StaticAbility> = map<StaticAbility & { $still?: unknown }, StaticAbility>(
  alt<StaticAbility & { $still?: unknown }>('what it still is', () => [
    phrase<StaticAbility & { $still?: unknown }>(
      "{p:described}. it's still a {t:cardType}",
      { ability: 'static', parts: '$p', $still: '$t' },
      { agree: 'none' },
    ),
    phrase<StaticAbility & { $still?: unknown }>(
      "{p:described}. they're still lands",
      { ability: 'static', parts: '$p', $still: 'lands' },
      { agree: 'none' },
    ),
  ]),
  (ability) => keepingTypes(ability, 'add'),
  (ability: StaticAbility & { $still?: unknown }) =>
    ability.$still === undefined ? undefined : keepingTypes(ability, 'set'),
);
/** The same where its types come to what it was (2009: 204.1b · 2011, 2026: 205.1b), or the reverse. */
function keepingTypes(ability: StaticAbility, op: 'add' | 'set'): StaticAbility | undefined {
  const [change, ...more] = ability.parts;
  const [types, ...mods] = change?.part === 'change' ? change.mods : [];
  if (change?.part !== 'change' || more.length > 0 || types?.mod !== 'types') return undefined;
  return types.op === op ? undefined : { ...ability, parts: [{ ...change, mods: [{ ...types, op }, ...mods] }] };
}

const asLongAs: Rule<StaticAbility> = phrase(
  '{p:parts} as long as {c:condition}',
  { ability: 'static', parts: '$p', condition: '$c' },
  { agree: 'none' },
);

/** Prevention, of which it may be said last when it is: other rules say so themselves. */
const prevents = (list: readonly ContinuousPart[]): typeof list | undefined =>
  Array.isArray(list) &&
  list.every((one) => one.part === 'replacement' && one.replacement.instead.instead === 'prevent')
    ? list
    : undefined;
const preventing: Rule = kept<readonly ContinuousPart[]>(parts, prevents);

const withCondition: Rule<StaticAbility> = alt<StaticAbility>('a static ability', () => [
  definingWords,
  protecting,
  stillOfItsType,
  phrase('{p:parts}, where X is {q:quantity}', { ability: 'static', parts: '$p', xIs: '$q' }, { agree: 'none' }),
  phrase(
    'as long as {c:condition}, {p:parts}',
    { ability: 'static', condition: '$c', parts: '$p', $first: true },
    { agree: 'none' },
  ),
  ...SIZED_WHILE.map(({ when, condition: c, are, size, $first }) =>
    phrase.with({ c: condition, q: quantity, n: plainDigits })<StaticAbility>(
      `${when}, {o:objectPossessive} power and toughness are ${are}`,
      {
        ability: 'static',
        condition: c,
        parts: [
          {
            part: 'change',
            affects: '$o',
            mods: [{ mod: 'setPT', power: size, toughness: size }],
          },
        ],
        $first,
      },
      { agree: 'none' },
    ),
  ),
  phrase(
    'as long as {s:self} is paired with another creature, {p:whatBothAre}',
    { ability: 'static', condition: PAIRED, parts: '$p', $first: true, $called: '$s' },
    { agree: 'none' },
  ),
  asLongAs,
  eachAsLongAs(asLongAs),
  phrase(
    'if {c:condition}, {p:describedOrFloor}',
    { ability: 'static', condition: '$c', parts: '$p', $first: 'if' },
    { agree: 'none' },
  ),
  phrase(
    "if there are exactly {n:number} {f:pluralFilter} <in play>, the “legend rule” doesn't apply to them",
    {
      ability: 'static',
      condition: { if: 'compare', left: { q: 'count', of: { set: 'all', where: '$f' } }, op: '=', right: '$n' },
      parts: [{ part: 'rule', rule: { rule: 'legendRuleOff', what: '$f' } }],
      $them: true,
    },
    { agree: 'none' },
  ),
  phrase(
    '{p:parts} if {c:condition}',
    { ability: 'static', parts: '$p', condition: '$c', $if: true },
    { agree: 'none' },
  ),
  phrase(
    '{p:parts} unless {c:condition}',
    { ability: 'static', parts: '$p', condition: { if: 'not', of: '$c' }, $unless: true },
    { agree: 'none' },
  ),
  phrase(
    'if a ability of {o:aFilter} triggers while {c:condition}, that ability triggers a additional time',
    {
      ability: 'static',
      parts: [{ part: 'rule', rule: { rule: 'triggersAgain', of: '$o' } }],
      condition: '$c',
      $while: true,
    },
    { agree: 'none' },
  ),
  phrase(
    "during each opponent's end step, {p:parts}",
    {
      ability: 'static',
      condition: {
        if: 'and',
        of: [
          { if: 'turn', of: { who: 'opponents' } },
          { if: 'step', step: ['end'] },
        ],
      },
      parts: '$p',
      $first: 'end step',
    },
    { agree: 'none' },
  ),
  phrase(
    'during combat, {p:parts}',
    { ability: 'static', condition: { if: 'phase', phase: ['combat'] }, parts: '$p', $first: 'combat' },
    { agree: 'none' },
  ),
  phrase(
    'during your turn, {p:parts}',
    { ability: 'static', condition: { if: 'turn', of: { who: 'you' } }, parts: '$p', $first: 'turn' },
    { agree: 'none' },
  ),
  ...(['as long as', 'if'] as const).map((when) =>
    phrase<StaticAbility>(
      `during your turn, ${when} {c:condition}, {p:parts}`,
      {
        ability: 'static',
        condition: { if: 'and', of: [{ if: 'turn', of: { who: 'you' } }, '$c'] },
        parts: '$p',
        $first: `turn, ${when}`,
      },
      { agree: 'none' },
    ),
  ),
  phrase(
    '{p:preventing} during your turn',
    { ability: 'static', parts: '$p', condition: { if: 'turn', of: { who: 'you' } }, $last: 'turn' },
    { agree: 'none' },
  ),
  phrase(
    'during turns other than yours, {p:parts}',
    {
      ability: 'static',
      condition: { if: 'not', of: { if: 'turn', of: { who: 'you' } } },
      parts: '$p',
      $first: 'turn',
    },
    { agree: 'none' },
  ),
  ...castFromElsewhere(),
  defining,
  ...['it', '~'].map((it) =>
    phrase<StaticAbility>(
      `if {k:kicked}, ${it} <it enters> with {n#:aNumber} {c:counterKind} counter# on it and with {a:abilitySeries}`,
      {
        ability: 'static',
        condition: '$k',
        parts: [
          {
            part: 'replacement',
            replacement: {
              event: { on: 'move', what: { is: 'self' }, to: 'battlefield' },
              instead: {
                instead: 'enters',
                counters: [{ counter: '$c', count: '$n' }],
                ...(it === 'it' ? {} : { $it: it }),
              },
            },
          },
          { part: 'change', affects: { set: 'self' }, mods: [{ mod: 'gain', abilities: '$a' }] },
        ],
      },
      { agree: 'none' },
    ),
  ),
  ignorable,
  castingParts,
]);

/** Where a card may be that somebody casts. */
const CASTABLE = ['hand', 'library', 'graveyard', 'exile', 'command'];

/** "You may cast this card from your graveyard": what the card says of itself there. */
function castFromElsewhere(): readonly Rule<StaticAbility>[] {
  const mayCast = { rule: 'mayPlay', who: { who: 'you' }, what: '$s', types: 'spells' };
  const may = (zone: string, more: readonly object[]) => ({
    ability: 'static',
    condition:
      more.length === 0 ? { if: 'selfIn', zone, $from: true } : { if: 'and', of: [{ if: 'selfIn', zone }, ...more] },
    parts: [{ part: 'rule', rule: { ...mayCast, $from: true } }],
  });
  const eitherZone = phrase<StaticAbility>('you may <to cast> {s:self} from your graveyard or from exile', {
    ability: 'static',
    condition: { if: 'or', of: ['graveyard', 'exile'].map((zone) => ({ if: 'selfIn', zone })), $from: true },
    parts: [{ part: 'rule', rule: { ...mayCast, $from: true } }],
  });
  const oneZone = (
    [
      ['from your graveyard', 'graveyard'],
      ['from exile', 'exile'],
    ] as const
  ).flatMap(([from, zone]) => [
    phrase<StaticAbility>(`you may <to cast> {s:self} ${from}`, may(zone, [])),
    phrase<StaticAbility>(`you may <to cast> {s:self} ${from}, but not from anywhere else`, {
      ability: 'static',
      parts: [
        { part: 'rule', rule: mayCast },
        {
          part: 'rule',
          rule: {
            rule: 'cantCast',
            who: { who: 'all' },
            what: { is: 'and', of: [{ is: 'self' }, { is: 'not', of: { is: 'castFrom', zone } }] },
          },
        },
      ],
      zones: CASTABLE,
    }),
    phrase<StaticAbility>(`you may <to cast> {s:self} ${from} as long as {c:condition}`, may(zone, ['$c' as never])),
    phrase<StaticAbility>(
      `you may <to cast> {s:self} ${from} by {g:gerundCost} in addition to paying its other costs`,
      {
        ability: 'static',
        parts: [{ part: 'castFrom', from: zone, plus: '$g', tag: 'castFrom', $s: '$s' }],
      },
    ),
    phrase<StaticAbility>(`you may <to cast> {s:self} ${from} by {g:gerundCost} rather than paying its mana cost`, {
      ability: 'static',
      condition: { if: 'selfIn', zone, $from: true },
      parts: [{ part: 'rule', rule: { ...mayCast, $from: true, cost: '$g' } }],
    }),
    phrase<StaticAbility>(`you may <to cast> {s:self} ${from} if {c:condition}`, {
      ...may(zone, ['$c' as never]),
      $if: true,
    }),
  ]);
  return [eitherZone, ...oneZone];
}

/** "This turn" is said of effects of spells and abilities that resolve, never of a static ability. */
const timed = (value: StaticAbility): boolean =>
  value.parts.some((p) => {
    const marks = (p.part === 'rule' ? p.rule : {}) as { $each?: string; $turn?: true };
    return marks.$turn === true || marks.$each === 'this turn' || marks.$each === 'this combat';
  });

/** One static ability, without its full stop. */
export const openStatic: Rule<Ability> = map<StaticAbility, Ability>(
  withCondition,
  (value) => {
    if (timed(value)) return undefined;
    const zones = value.zones ?? zonesIn(value.condition);
    return zones === undefined ? value : { ...value, zones };
  },
  (value) => {
    if (value.ability !== 'static') return undefined;
    const { zones, ...rest } = value;
    // a phrase that says where it functions prints it
    return JSON.stringify(zones) === JSON.stringify(zonesIn(rest.condition))
      ? rest
      : zones === undefined
        ? undefined
        : value;
  },
);

/** Whether the words end with a full stop inside quotation marks, which then ends the sentence too. */
function quoteEnding(wanted: boolean, rule: Rule<Ability>): Rule<Ability> {
  return {
    ...rule,
    read: (reading, at) =>
      wanted ? rule.read(reading, at).filter((p) => quotationEndsAt(reading.tokens, p.end)) : rule.read(reading, at),
    print(printing, value, agreement) {
      const said = rule.print(printing, value, agreement);
      if (said === undefined) return undefined;
      const words = wanted ? said.words : said.words.slice(0, -1);
      return endsInQuotation(words) === wanted ? said : undefined;
    },
  };
}

/** One static ability with its full stop. */
export const staticSentence: Rule<Ability> = alt<Ability>('a static ability', () => [
  quoteEnding(false, phrase<Ability>('{s:openStatic}.', '$s')),
  quoteEnding(true, openStatic),
]);
