/**
 * Lines of rules text, each read as the abilities it gives.
 * 2006: 402–405 · 2009, 2011: 112, 602–604 · 2026: 113, 602–604
 */
import type {
  Ability,
  ActivatedAbility,
  Body,
  Condition,
  KeywordAbility,
  StaticAbility,
  TriggeredAbility,
} from '@rulewright/engine';
import {
  alt,
  equal,
  firstOf,
  kept,
  lazy,
  many,
  map,
  memoised,
  phrasesOf,
  replaced,
  terminal,
  words,
} from '../grammar/index.ts';
import type { Parse, Rule } from '../grammar/index.ts';
import { predications, sameSubject } from '../clauses/predicates.ts';
import { keywordLine } from '../keywords/keyword-lists.ts';
import { condition, definite, self } from '../nouns/index.ts';
import { activated } from './activated.ts';
import { anchors } from './anchors.ts';
import { body, openBody, spreeModes, tieredModes } from './body.ts';
import { companion } from './companion.ts';
import { cost } from './costs.ts';
import { abilitySeries } from './quoted.ts';
import { ofEachPermanentType } from './of-each-permanent-type.ts';
import { severalAsLongAs } from './several-as-long-as.ts';
import { openStatic, staticSentence } from './static.ts';
import { triggered } from './triggered.ts';
import { label } from './words.ts';
import { terms } from '../conditions/terms.ts';

const phrase = phrasesOf(terms, () => ({
  asLongAsLines: many(
    phrase<AsLongAs>('as long as {c:condition}, {q:whatItIs}.', { c: '$c', q: '$q' }, { agree: 'none' }),
  ),
  body,
  cost,
  flashback,
  keywordLine,
  label,
  numerals: many(numeral, [',']),
  oneKeyword,
  staticSentence,
  triggeredAbilities: many(triggered(body)),
  unlabelled,
  whatHostIs,
  whatItIs,
}));

const alone = (rule: Rule<Ability>): Rule<readonly Ability[]> =>
  map<Ability, readonly Ability[]>(
    rule,
    (value) => [value],
    (list) => (Array.isArray(list) && list.length === 1 ? list[0] : undefined),
  );

/** Static abilities one after another on one line; those after the first carry the mark `$line`. */
const statics: Rule<readonly Ability[]> = memoised<readonly Ability[]>({
  name: 'static abilities',
  needs: () => [],
  first: (wording) => firstOf(staticSentence, wording),
  read(reading, at) {
    const found: Parse<readonly Ability[]>[] = [];
    const more = (list: readonly Ability[], start: number): void => {
      for (const p of staticSentence.read(reading, start)) {
        const next = [...list, list.length === 0 ? p.value : ({ ...p.value, $line: true } as unknown as Ability)];
        found.push({ value: next, end: p.end, agreement: 0 });
        more(next, p.end);
      }
    };
    more([], at);
    return found;
  },
  print(printing, value) {
    if (!Array.isArray(value) || value.length === 0) return undefined;
    const out: string[] = [];
    for (let i = 0; i < value.length; i++) {
      const { $line, ...ability } = value[i] as Ability & { $line?: true };
      if (($line === true) !== i > 0) return undefined;
      const said = staticSentence.print(printing, ability, 0);
      if (said === undefined) return undefined;
      out.push(...said.words);
    }
    return { words: out, agreement: 0 };
  },
});

/** A line that begins with "when" and sets no time is a triggered ability, not something the spell does. */
const beginsWithWhen = (ability: Ability): boolean => {
  const first = ability.ability === 'spell' ? ability.body.effect[0] : undefined;
  return (
    first?.do === 'delayed' &&
    first.duration === undefined &&
    !('$when' in first) &&
    first.thatTurn === undefined &&
    first.pattern.on !== 'step' &&
    first.pattern.on !== 'endOfCombat'
  );
};
const spell: Rule<Ability> = map<Ability, Ability>(
  phrase<Ability>('{b:body}', { ability: 'spell', body: '$b' }),
  (ability) => (beginsWithWhen(ability) ? undefined : ability),
  (ability) => ability,
);

/** A keyword whose cost is an action ends with a full stop: `Flashback—Sacrifice a creature.` */
const keywordSentence: Rule<readonly Ability[]> = map<readonly Ability[], readonly Ability[]>(
  phrase<readonly Ability[]>('{k:keywordLine}.', '$k'),
  ([first, ...rest]) => [{ ...first, $stop: true } as unknown as Ability, ...rest],
  (list) => {
    if (!Array.isArray(list) || list.length === 0) return undefined;
    const { $stop, ...first } = list[0] as Ability & { $stop?: true };
    return $stop === true ? [first, ...list.slice(1)] : undefined;
  },
);

/** What is said, after a keyword, of the activated ability that it stands for. */
const oneKeyword: Rule<Ability> = kept<Ability>(
  map<readonly Ability[], Ability>(
    keywordLine,
    (list) => (list.length === 1 ? list[0] : undefined),
    (ability) => [ability],
  ),
  (ability) => (ability?.ability === 'keyword' && ACTIVATED.has(ability.keyword) ? ability : undefined),
);
const ACTIVATED: ReadonlySet<string> = new Set(['equip', 'crew']);
const limitedKeyword: Rule<Ability> = phrase<Ability>('{k:oneKeyword}. <activate only> once each turn.', {
  '...': '$k',
  perTurn: 1,
});
const cheaperKeyword: Rule<Ability> = map<{ k: KeywordAbility; n: number; e: unknown }, Ability>(
  phrase('{k:oneKeyword}. this ability costs {n:genericMana} less to <to activate> for each {e:each}.', {
    k: '$k',
    n: '$n',
    e: '$e',
  }),
  ({ k, n, e }) =>
    k.cost === undefined
      ? undefined
      : ({ ...k, cost: { ...k.cost, less: { q: 'times', of: n, by: e } } } as unknown as Ability),
  (ability) => {
    if (ability?.ability !== 'keyword' || ability.cost === undefined) return undefined;
    const { less, ...cost } = ability.cost;
    const { q, of, by } = (less ?? {}) as { q?: string; of?: number; by?: unknown };
    return q === 'times' && typeof of === 'number' ? { k: { ...ability, cost }, n: of, e: by } : undefined;
  },
);

/** "Flashback {8}{G}. This spell costs {X} less to cast this way, where X is the number of …" */
const flashback: Rule<Ability> = kept<Ability>(
  map<readonly Ability[], Ability>(
    keywordLine,
    (list) => (list.length === 1 ? list[0] : undefined),
    (ability) => [ability],
  ),
  (ability) => (ability?.ability === 'keyword' && ability.keyword === 'flashback' ? ability : undefined),
);
const cheaperFlashback: Rule<Ability> = map<{ k: KeywordAbility; q: unknown }, Ability>(
  phrase('{k:flashback}. this spell costs {X} less to <to cast> this way, where X is {q:quantity}.', {
    k: '$k',
    q: '$q',
  }),
  ({ k, q }) => ({ ...k, cost: { ...k.cost, less: q } }) as unknown as Ability,
  (ability) => {
    if (ability?.ability !== 'keyword' || ability.keyword !== 'flashback') return undefined;
    const { less, ...cost } = ability.cost ?? {};
    return less === undefined ? undefined : { k: { ...ability, cost }, q: less };
  },
);

/** Keywords of which an activated ability is a part (2006: 502.39 · 2009: 702.54 · 2011: 702.55 · 2026: 702.57, 702.142, 702.177). */
const ofKeyword: Rule<Ability> = alt<Ability>('an ability of a keyword', () =>
  (['forecast', 'boast', 'exhaust'] as const).map((keyword) =>
    phrase<Ability>(`${keyword} — {c:cost}: {b:body}`, { ability: 'keyword', keyword, cost: '$c', body: '$b' }),
  ),
);

/** Teamwork, as its reminder text says: creatures with so much power may be tapped as the spell is cast. */
const YOUR_UNTAPPED = {
  is: 'and',
  of: [{ is: 'type', type: 'creature' }, { is: 'untapped' }, { is: 'controlledBy', player: { who: 'you' } }],
};
const teamwork: Rule<Ability> = phrase<Ability>('teamwork {n:plainDigits}', {
  ability: 'static',
  keyword: 'teamwork',
  parts: [
    {
      part: 'additionalCost',
      cost: {
        actions: [
          {
            do: 'tap',
            what: {
              set: 'choice',
              by: { who: 'you' },
              from: { set: 'all', where: YOUR_UNTAPPED },
              count: { min: 0, max: null },
              total: { stat: 'power', atLeast: '$n' },
            },
          },
        ],
      },
      tag: 'teamwork',
      optional: true,
    },
  ],
});

const NUMERALS = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII'];
const numeral: Rule<number> = terminal(
  'a Roman numeral',
  (token) => (NUMERALS.includes(token.text) ? NUMERALS.indexOf(token.text) + 1 : undefined),
  (n) => NUMERALS[n - 1],
);
const CHAPTER = { ability: 'keyword', keyword: 'chapter', chapters: '$n', body: '$b' };
/** A chapter of a Saga, with a flavor word or without (2026: 207.2d, 714.2). */
const chapter: Rule<Ability> = alt<Ability>('a chapter', () => [
  phrase<Ability>('{n:numerals} — {b:body}', CHAPTER),
  phrase<Ability>('{n:numerals} — {w:label} — {b:body}', { ...CHAPTER, $label: '$w' }),
]);

/** A static ability and, in the same paragraph, a triggered one linked to it (2006: 404.5 · 2009, 2011: 603.10 · 2026: 603.11). */
const linked: Rule<readonly Ability[]> = map<{ s: Ability; t: readonly Ability[] }, readonly Ability[]>(
  phrase('{s:staticSentence} {t:triggeredAbilities}', { s: '$s', t: '$t' }),
  ({ s, t }) => [s, ...t.map((each) => ({ ...each, $line: true }) as unknown as Ability)],
  (list) => {
    if (!Array.isArray(list) || list.length < 2) return undefined;
    const [s, ...triggers] = list as [Ability, ...(Ability & { $line?: true })[]];
    const t = triggers.flatMap(({ $line, ...rest }) => ($line === true && rest.ability === 'triggered' ? [rest] : []));
    return t.length === triggers.length ? { s, t } : undefined;
  },
);

type Activated = Extract<Ability, { ability: 'activated' }>;
/** "{3}, {T} or {B}, {T}: …": as much as two abilities that do the same, each at one of the costs. */
interface EitherCost {
  c: unknown;
  d: unknown;
  b: unknown;
  anyPlayer?: true;
}
const eitherCost: Rule<readonly Ability[]> = map<EitherCost, readonly Ability[]>(
  alt<EitherCost>('either cost', () => [
    phrase<EitherCost>('{c:cost} or {d:cost}: {b:body}', { c: '$c', d: '$d', b: '$b' }),
    phrase<EitherCost>('{c:cost} or {d:cost}: {b:body} any player may <to activate> this ability.', {
      c: '$c',
      d: '$d',
      b: '$b',
      anyPlayer: true,
    }),
  ]),
  ({ c, d, b, ...who }) =>
    [
      { ability: 'activated', cost: c, body: b, ...who },
      { ability: 'activated', cost: d, body: b, ...who, $or: true },
    ] as unknown as readonly Ability[],
  (list) => {
    if (!Array.isArray(list) || list.length !== 2) return undefined;
    const [first, second] = list as readonly (Activated & { $or?: true })[];
    if (first?.ability !== 'activated' || second?.ability !== 'activated' || second.$or !== true) return undefined;
    const { cost: c, body: b, anyPlayer } = first;
    if (!equal(b, second.body) || anyPlayer !== second.anyPlayer) return undefined;
    return { c, d: second.cost, b, ...(anyPlayer === undefined ? {} : { anyPlayer }) };
  },
);

/** What an Aura says of what it enchants, or a permanent of itself; and what is said of that as "it". */
const ofSet = (set: string, noun: Rule): Rule => {
  const isThat = (value: unknown): unknown =>
    (value as { set?: string } | undefined)?.set === set ? value : undefined;
  return predications(
    `what the ${set} is`,
    alt('what it is about', () => [kept<unknown>(noun, isThat)]),
  );
};
const whatHostIs: Rule = ofSet('host', definite);
const whatItIs: Rule = predications(
  'what it is',
  alt('it', () => [words('it', { it: { set: 'host', $host: 'it' } }, 1)]),
);
const whatSelfIs: Rule = ofSet('self', self);
const whatSelfIsAsIt: Rule = predications(
  'what it is',
  alt('it', () => [words('it', { it: { set: 'self', $self: 'it' } }, 1)]),
);
type Static = Extract<Ability, { ability: 'static' }>;
interface Alternative {
  p: unknown;
  c: unknown;
  q: unknown;
}
/** One thing while a condition holds and another while it does not. `instead`: it holds for the second. */
const alternatives = (pattern: string, p: Rule, q: Rule, instead: boolean): Rule<readonly Ability[]> =>
  map<Alternative, readonly Ability[]>(
    phrase.with({ p, c: condition, q })<Alternative>(pattern, { p: '$p', c: '$c', q: '$q' }, { agree: 'none' }),
    ({ p: first, c, q: second }) => {
      const conditions = [c, { if: 'not', of: c }];
      if (instead) conditions.reverse();
      return [
        { ability: 'static', parts: first, condition: conditions[0] },
        { ability: 'static', parts: second, condition: conditions[1], $alternative: pattern },
      ] as unknown as readonly Ability[];
    },
    (list) => {
      if (!Array.isArray(list) || list.length !== 2) return undefined;
      const [first, second] = list as readonly (Static & { $alternative?: string })[];
      if (first?.ability !== 'static' || second?.ability !== 'static' || second.$alternative !== pattern)
        return undefined;
      const [c, not] = instead ? [second.condition, first.condition] : [first.condition, second.condition];
      return not?.if === 'not' && equal(not.of, c) ? { p: first.parts, c, q: second.parts } : undefined;
    },
  );
/** "Enchanted creature gets +1/+2 as long as it's white. Otherwise, it gets -2/-1." · "It gets -5/-5 instead as long as …" */
const otherwise: readonly Rule<readonly Ability[]>[] = (
  [
    [whatHostIs, whatItIs],
    [whatSelfIs, whatSelfIsAsIt],
  ] as const
).flatMap(([named, it]) => [
  alternatives('{p} as long as {c}. otherwise, {q}.', named, it, false),
  alternatives('{p}. if {c}, {q} instead.', named, it, true),
  alternatives('{p}. {q} instead as long as {c}.', named, it, true),
]);
const otherwiseOfHost: Rule<readonly Ability[]> = alternatives(
  'as long as {c}, {p}. otherwise, {q}.',
  whatItIs,
  whatItIs,
  false,
);

/** "Equipped creature gets +1/+1. As long as it's red, it has trample.": the host is what each sentence speaks of. */
interface AsLongAs {
  c: unknown;
  q: unknown;
}
const IT = { set: 'it' };
const HOST_AS_IT = { set: 'host', $host: 'it' };
const alsoOfHost: Rule<readonly Ability[]> = map<{ p: unknown; l: readonly AsLongAs[] }, readonly Ability[]>(
  phrase('{p:whatHostIs}. {l:asLongAsLines}', { p: '$p', l: '$l' }, { agree: 'none' }),
  ({ p, l }) =>
    [
      { ability: 'static', parts: p },
      ...l.map(({ c, q }) => ({
        ability: 'static',
        parts: q,
        condition: replaced(c, IT, HOST_AS_IT),
        $line: 'host',
      })),
    ] as unknown as readonly Ability[],
  (list) => {
    if (!Array.isArray(list) || list.length < 2) return undefined;
    const [first, ...others] = list as readonly (Static & { $line?: string })[];
    if (first?.ability !== 'static' || first.condition !== undefined) return undefined;
    if (
      !others.every(({ $line, ability, condition: c }) => ability === 'static' && $line === 'host' && c !== undefined)
    )
      return undefined;
    return { p: first.parts, l: others.map(({ parts: q, condition: c }) => ({ c: replaced(c, HOST_AS_IT, IT), q })) };
  },
);

/** An optional cost to attack, and an ability linked to it that triggers as it is paid (2026: 508.1g, 607.2h, 701.43d). */
const SELF = { set: 'self' };
const exerting = {
  ability: 'static',
  parts: [
    {
      part: 'rule',
      rule: { rule: 'asAttacks', what: SELF, effect: [{ do: 'exert', what: SELF }], $called: '$s', $it: '$it' },
    },
  ],
};
const mayExert: Rule<Ability> = phrase<Ability>('you may exert {s:self} as (it:it|he|she) attacks.', exerting);
const exertsAndDoes: Rule<readonly Ability[]> = phrase<readonly Ability[]>(
  'you may exert {s:self} as (it:it|he|she) attacks. when you do, {b:body}',
  [
    exerting,
    {
      ability: 'triggered',
      event: { on: 'action', action: 'exert', who: { who: 'you' }, what: { is: 'self' } },
      body: '$b',
      $line: true,
    },
  ],
);

/** A keyword whose modes have costs, and the modes (2026: 702.172, 702.183). */
const priced = (keyword: 'spree' | 'tiered', modes: Rule<Body>): Rule<readonly Ability[]> =>
  phrase.with({ b: modes })<readonly Ability[]>(`${keyword} \n {b}`, [
    { ability: 'keyword', keyword },
    { ability: 'spell', body: '$b' },
  ]);

export const unlabelled: Rule<readonly Ability[]> = alt<readonly Ability[]>('a line of text', () => [
  keywordLine,
  keywordSentence,
  alone(limitedKeyword),
  alone(cheaperKeyword),
  alone(cheaperFlashback),
  alone(activated(body)),
  alone(triggered(body)),
  alone(ofKeyword),
  alone(teamwork),
  alone(companion),
  alone(chapter),
  alone(mayExert),
  exertsAndDoes,
  statics,
  linked,
  severalAsLongAs(
    predications('what it is', sameSubject),
    lazy(() => abilitySeries as Rule),
  ),
  ofEachPermanentType,
  eitherCost,
  ...otherwise,
  otherwiseOfHost,
  alsoOfHost,
  priced('spree', spreeModes),
  priced('tiered', tieredModes),
  alone(spell),
]);

const YET: Condition = { if: 'matches', what: { set: 'self' }, filter: { is: 'designated', as: 'solved' } };
/** When a Case becomes solved (2026: 719.3a). */
const toSolve: Rule<Ability> = phrase<Ability>('to solve — {c:condition}.', {
  ability: 'triggered',
  keyword: 'to solve',
  event: { on: 'step', step: 'end', whose: { who: 'you' } },
  condition: { if: 'and', of: ['$c', { if: 'not', of: YET }] },
  body: { effect: [{ do: 'designate', what: { set: 'self' }, as: 'solved' }] },
});

/** What a Case has, or does, once it is solved (2026: 702.169, 719.3c). */
const solved: Rule<readonly Ability[]> = map<readonly Ability[], readonly Ability[]>(
  phrase<readonly Ability[]>('solved — {a:unlabelled}', '$a'),
  (list) =>
    list.some((ability) => solvedOnly(ability) === undefined) ? undefined : list.map((a) => solvedOnly(a) as Ability),
  (list) => {
    if (!Array.isArray(list)) return undefined;
    const before = list.map(unsolved);
    return before.includes(undefined) ? undefined : (before as Ability[]);
  },
);

/** Whether an ability may say "only if" of the object that it is on. */
const isConditional = (ability: Ability): ability is ActivatedAbility | StaticAbility | TriggeredAbility =>
  ability.ability === 'activated' || ability.ability === 'static' || ability.ability === 'triggered';

function solvedOnly(ability: Ability): Ability | undefined {
  if (!isConditional(ability) || ability.keyword !== undefined) return undefined;
  const { condition: own } = ability;
  return { ...ability, keyword: 'solved', condition: own === undefined ? YET : { if: 'and', of: [YET, own] } };
}

function unsolved(ability: Ability): Ability | undefined {
  if (!isConditional(ability) || ability.keyword !== 'solved') return undefined;
  const { keyword: _, condition: both, ...rest } = ability;
  if (both?.if === 'and' && equal(both.of[0], YET)) return { ...rest, condition: both.of[1] } as Ability;
  return equal(both, YET) ? rest : undefined;
}

/** What the object has at a speed of four (2026: 702.178a). */
const maxSpeed: Rule<Ability> = phrase<Ability>('max speed — {a:unlabelled}', {
  ability: 'keyword',
  keyword: 'max speed',
  abilities: '$a',
});

/** An ability word or flavor word before the ability (2009: 206.2c · 2011: 207.2c · 2026: 207.2c–d). */
const labelled: Rule<readonly Ability[]> = map<{ w: string; a: readonly Ability[] }, readonly Ability[]>(
  phrase('{w:label} — {a:unlabelled}', { w: '$w', a: '$a' }),
  ({ w, a }) => a.map((ability, i) => (i === 0 ? { ...ability, abilityWord: w } : ability)),
  (list) => {
    if (!Array.isArray(list)) return undefined;
    const { abilityWord: w, ...first } = list[0] as { abilityWord?: string };
    return w === undefined ? undefined : { w, a: [first as Ability, ...list.slice(1)] };
  },
);

/** One line of text, with its full stops: a line of keywords, or an ability. */
export const paragraph: Rule<readonly Ability[]> = alt<readonly Ability[]>('a line of text', () => [
  unlabelled,
  labelled,
  alone(toSolve),
  solved,
  alone(maxSpeed),
  anchors,
]);

/** An ability quoted in the middle of a sentence: without its last full stop. */
export const openParagraph: Rule<readonly Ability[]> = alt<readonly Ability[]>('an ability', () => [
  keywordLine,
  alone(activated(openBody, { open: true })),
  alone(triggered(openBody)),
  alone(openStatic),
]);
