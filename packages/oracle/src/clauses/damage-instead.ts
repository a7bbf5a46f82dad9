/**
 * "If a source would deal damage …": another amount of it is dealt, or some of it is prevented.
 * 2006: 419 · 2009, 2011, 2026: 614, 615
 */
import { alt, map, phrasesOf, words } from '../grammar/index.ts';
import type { Rule } from '../grammar/index.ts';
import { aFilter, definite } from '../nouns/index.ts';
import { kindOfSource, prevented, THAT_MUCH } from './next-time.ts';
import { replacementPart } from './parts.ts';
import { terms } from '../conditions/terms.ts';

const phrase = phrasesOf(terms, () => ({ anotherAmount, dealer, kindOfSource, notItself, prevented, whom }));

const replaced = (...of: Parameters<typeof replacementPart>) => [replacementPart(...of)];

/** Which damage: any, or only that of combat, or only other. */
const KINDS: readonly [words: string, pattern: object][] = [
  ['damage', {}],
  ['combat damage', { combat: true }],
  ['noncombat damage', { combat: false }],
];

/** What would deal it. */
const dealer: Rule = alt('a source', () => [
  phrase('any {f:sourceFilter}', { '...': '$f', $any: true }, { agree: 'none' }),
  phrase('another {f:kindOfSource}', { '&': [{ is: 'other' }, '$f'] }, { agree: 'none' }),
  phrase('a {f:kindOfSource}', '$f', { agree: 'none' }),
  phrase('{o:definite}', { is: 'in', set: '$o' }, { agree: 'none' }),
]);

const YOU = { who: 'you' };
const CREATURE = { is: 'type', type: 'creature' };
const ALL = { who: 'all' };
const OPPONENTS = { who: 'opponents' };
const THEIRS = { is: 'and', of: [{ is: 'permanent' }, { is: 'controlledBy', player: OPPONENTS }] };
const YOURS = { is: 'and', of: [{ is: 'permanent' }, { is: 'controlledBy', player: { who: 'you' } }] };

/** To whom, and how that is said again. */
const TOLD_TWICE: readonly [words: string, again: string, pattern: object][] = [
  ['a creature or player', 'that creature or player', { to: CREATURE, toPlayer: ALL }],
  ['a permanent or player', 'that permanent or player', { to: { is: 'permanent' }, toPlayer: ALL }],
  ['a player', 'that player', { toPlayer: ALL }],
  ['a opponent', 'that player', { toPlayer: OPPONENTS }],
  ['you', 'you', { toPlayer: { who: 'you' } }],
  ['enchanted player', 'that player', { toPlayer: { who: 'host' } }],
  ['a opponent or a permanent a opponent controls', 'that player or permanent', { to: THEIRS, toPlayer: OPPONENTS }],
  ['you or a permanent you control', 'you or that permanent', { to: YOURS, toPlayer: { who: 'you' } }],
];

/** A creature, said again as "that creature". */
const aCreature: Rule = map<unknown, unknown>(
  aFilter,
  (f) => (isCreature(f) ? f : undefined),
  (f) => (isCreature(f) ? f : undefined),
);
const isCreature = (f: unknown): boolean => {
  const { is, type, of } = (f ?? {}) as { is?: string; type?: string; of?: unknown };
  return (is === 'type' && type === 'creature') || (is === 'and' && Array.isArray(of) && of.some(isCreature));
};

/** How much instead of that damage. */
const anotherAmount: Rule = alt('an amount of damage', () => [
  words('an amount of damage', {
    'double that damage': { q: 'times', of: 2, by: THAT_MUCH },
    'twice that much damage': { q: 'times', of: 2, by: THAT_MUCH, $twice: true },
    'triple that damage': { q: 'times', of: 3, by: THAT_MUCH },
    'half that damage , rounded down': { q: 'half', of: THAT_MUCH, round: 'down' },
    'half that damage , rounded up': { q: 'half', of: THAT_MUCH, round: 'up' },
  }),
  phrase('that much damage plus {n:plainDigits}', { q: 'add', of: [THAT_MUCH, '$n'] }),
  phrase('that much damage plus a amount of damage equal to {q:quantity}', {
    q: 'add',
    of: [THAT_MUCH, '$q'],
    $amount: true,
  }),
  phrase('that much damage minus {n:plainDigits}', { q: 'subtract', from: THAT_MUCH, of: '$n' }),
]);

/** "~" is described, as any permanent is. */
const isItself = (o: unknown): boolean => (o as { set?: string } | undefined)?.set === 'self';
const notItself: Rule = map<unknown, unknown>(
  definite,
  (o) => (isItself(o) ? undefined : o),
  (o) => (isItself(o) ? undefined : o),
);

/** Everybody and everything that damage may be dealt to, as patterns have it. */
const whom: Rule = alt('a recipient', () => [
  ...TOLD_TWICE.map(([words, , pattern]) => phrase(words, pattern)),
  phrase('you or {f:aFilter}', { to: '$f', toPlayer: { who: 'you' } }, { agree: 'none' }),
  phrase('{f:aFilter}', { to: '$f' }, { agree: 'none' }),
  phrase('{o:notItself}', { to: { is: 'in', set: '$o' } }, { agree: 'none' }),
]);

const atLeast = (n: unknown) => ({ if: 'compare', left: THAT_MUCH, op: '≥', right: n });
const atMost = (n: unknown) => ({ if: 'compare', left: THAT_MUCH, op: '≤', right: n });

/** One recipient, told again or not: a different amount, and a certain amount where the damage is so much. */
function toOne(
  to: string,
  again: string,
  pattern: object,
  slots: Record<string, Rule>,
  when: '' | ' this turn' = '',
): readonly Rule[] {
  const instead = { instead: 'amount', amount: '$a', $who: '$who', $again: '$again' };
  return KINDS.flatMap(([damage, kind]) => {
    const event = { on: 'damage', ...kind, source: '$s', ...pattern };
    return [
      phrase.with(slots)(
        `if {s:dealer} would deal ${damage} to ${to}${when}, (who:it|that source) deals half that damage, {h:rounding}, to ${again} instead`,
        replaced(event, { ...instead, amount: { q: 'half', of: THAT_MUCH, round: '$h' }, $again: 'half' }),
        { agree: 'none' },
      ),
      phrase.with(slots)(
        `if {s:dealer} would deal ${damage} to ${to}${when}, (who:it|that source) deals {a:anotherAmount} [again: to ${again}] instead`,
        replaced(event, instead),
        { agree: 'none' },
      ),
      phrase.with(slots)(
        `if {s:dealer} would deal {n:plainDigits} or more ${damage} to ${to}${when}, (who:it|that source) deals {a:plainDigits} damage [again: to ${again}] instead`,
        replaced(event, instead, { condition: atLeast('$n') }),
        { agree: 'none' },
      ),
    ];
  });
}

const HAS_COUNTER = { if: 'matches', what: { set: 'it' }, filter: { is: 'hasCounter', counter: '$c' } };

/** What is done besides, in the same sentence or in the next. */
const besides = (clauses: () => Rule): Rule =>
  alt('what is done besides', () => [
    ...['and', ','].map((joint) => joinedBy(joint, clauses)),
    phrase.with({ c: clauses })('. {c}', '$c'),
  ]);
type Joined = Readonly<Record<string, unknown>>;
const joinedBy = (joint: string, clauses: () => Rule): Rule =>
  map<{ c: readonly Joined[] }, readonly Joined[]>(
    phrase.with({ c: clauses })(`${joint} {c}`, { c: '$c' }),
    ({ c: [first, ...more] }) => [{ ...first, $joined: joint }, ...more],
    (list) => {
      const [{ $joined, ...first } = {}, ...more] = Array.isArray(list) ? (list as readonly Joined[]) : [];
      return $joined === joint ? { c: [first, ...more] } : undefined;
    },
  );

/** `clauses`: what is done besides. */
export const damageInstead = (clauses: () => Rule): Rule => {
  const withBesides = phrase.with({ besidesClauses: besides(clauses) });
  return alt('damage replaced', () => [
    ...KINDS.flatMap(([damage, kind]) => {
      const event = { on: 'damage', ...kind, recipient: '$r' };
      const instead = { instead: 'prevent', then: '$then' };
      return [
        withBesides(
          `if ${damage} would be dealt to {r:wouldBeDealt}, prevent that damage{then:besidesClauses}`,
          replaced(event, instead),
          { agree: 'none' },
        ),
        withBesides(
          `if ${damage} would be dealt to {r:recipient} while it has a {c:counterKind} counter on it, prevent that damage{then:besidesClauses}`,
          replaced(event, instead, { condition: HAS_COUNTER }),
          { agree: 'none' },
        ),
        withBesides(
          `if {s:dealer} would deal ${damage} to {r:whom}, prevent that damage{then:besidesClauses}`,
          replaced({ on: 'damage', ...kind, source: '$s', '...': '$r' }, instead),
          { agree: 'none' },
        ),
      ];
    }),
    ...TOLD_TWICE.map(([to, again, pattern]) =>
      phrase(
        `if {s:dealer} would deal damage to ${to}, prevent {n:digits} damage (who:that source|that spell) would deal to ${again}`,
        replaced(
          { on: 'damage', source: '$s', ...pattern },
          { instead: 'prevent', amount: '$n', $again: true, $who: '$who' },
        ),
        { agree: 'none' },
      ),
    ),
    ...TOLD_TWICE.flatMap(([to, again, pattern]) => toOne(to, again, pattern, {})),
    ...toOne('{c}', 'that creature', { to: '$c' }, { c: aCreature }),
    ...toOne('{o}', '{o}', { to: { is: 'in', set: '$o' } }, { o: definite }),
    ...KINDS.flatMap(([damage, kind]) => {
      const event = { on: 'damage', ...kind, source: '$s' };
      return [
        phrase(
          `if {s:dealer} would deal ${damage}, (who:it|that source) deals {a:anotherAmount} instead`,
          replaced(event, { instead: 'amount', amount: '$a', $who: '$who' }),
          { agree: 'none' },
        ),
        phrase(
          `if {s:dealer} would deal ${damage} to {r:whom}, (who:it|that source) deals that damage to {o:recipient} instead`,
          replaced({ ...event, '...': '$r' }, { instead: 'redirect', to: '$o', $who: '$who' }),
          { agree: 'none' },
        ),
        phrase(
          `if {s:dealer} would deal ${damage} to {r:whom}, prevent {a:prevented}`,
          replaced({ ...event, '...': '$r' }, { instead: 'prevent', amount: '$a' }),
          { agree: 'none' },
        ),
        phrase(
          `if {s:dealer} would deal {n:plainDigits} or less ${damage} to {r:whom}, prevent that damage`,
          replaced({ ...event, '...': '$r' }, { instead: 'prevent' }, { condition: atMost('$n') }),
          { agree: 'none' },
        ),
        phrase(
          `if {s:dealer} would deal ${damage} to {r:whom}, you may prevent {a:prevented}`,
          replaced({ ...event, '...': '$r' }, { instead: 'prevent', amount: '$a' }, { optional: { who: 'you' } }),
          { agree: 'none' },
        ),
      ];
    }),
  ]);
};

/** The same for this turn, as an effect of a spell or ability. */
export const damageInsteadThisTurn: Rule = alt('damage replaced this turn', () => [
  phrase(
    'until end of turn, if damage would be dealt to any {f:singularFilter}, you may have that damage dealt to you instead',
    replaced({ on: 'damage', to: '$f' }, { instead: 'redirect', to: { players: YOU } }, { optional: YOU }),
    { agree: 'none' },
  ),
  ...TOLD_TWICE.flatMap(([to, again, pattern]) => toOne(to, again, pattern, {}, ' this turn')),
  ...toOne('{c}', 'that creature', { to: '$c' }, { c: aCreature }, ' this turn'),
]);
