/**
 * Replacement effects of static abilities: entering in some way, "would … instead", damage prevented.
 * 2006: 419, 410.10 · 2009, 2011, 2026: 614, 615
 */
import { ESCAPED } from '../conditions/as-cast.ts';
import { alt, kept, lazy, map, marked, phrase } from '../grammar/index.ts';
import type { Rule } from '../grammar/index.ts';
import {
  aFilter,
  aNumber,
  anyPlayer,
  cardInEvent,
  condition,
  counterKind,
  definite,
  digits,
  each,
  number,
  pluralFilter,
  possessive,
  quantity,
  recipient,
  wouldBeDealt,
  self,
  singularFilter,
  sourceFilter,
  singularKind,
} from '../nouns/index.ts';
import { asking } from '../nouns/objects.ts';
import { becauseDone } from './because-done.ts';
import { linkedChoice } from './choices.ts';
import { copyOfAny, copyOfThat, forms } from './copying.ts';
import { countersInstead } from './counters-instead.ts';
import { act, acts, clauses } from './index.ts';
import { manaInstead, manaOfEach } from './mana-instead.ts';
import { damageInstead } from './damage-instead.ts';
import { diceReplaced, flipReplaced } from './dice.ts';
import { drawsInstead } from './draws-instead.ts';
import { lossInstead } from './losses-instead.ts';
import { lifeFloor } from './life-floor.ts';
import { goingElsewhere } from './going-elsewhere.ts';
import { replacementPart as replacement } from './parts.ts';
import { eventsInstead } from './events-instead.ts';
import { entersWithCounters } from './entering-counters.ts';
import { choosesThenPays, entersAndStays, entersKicked } from './enters-itself.ts';
import { skipped } from './skipped.ts';
import { tappedIf } from './tapped-if.ts';
import { token } from './tokens.ts';
import { tokensInstead } from './tokens-instead.ts';

const enters = (how: object) => [
  replacement({ on: 'move', what: '$s', to: 'battlefield' }, { instead: 'enters', ...how }),
];
/** What the object is called by there. */
const ON_IT = 'on (it:it|them|him|her)';
const IT = { $it: '$it' };
const SELF = { set: 'self' };
const THAT_MUCH = { q: 'that' };
const TWICE = { instead: 'amount', amount: { q: 'times', of: 2, by: THAT_MUCH } };

/** Clauses without a choice whether to do them: who may do something instead chooses whether anything is replaced. */
const unchosen = (list: Rule): Rule => {
  const sure = (value: unknown) => ((value as { do?: string }[])[0]?.do === 'may' ? undefined : value);
  return kept<unknown>(list, sure);
};

const CARD_OR_TOKEN = { is: 'or', of: [{ is: 'card' }, { is: 'token' }] };
/** What would go to a graveyard: a kind of card, or anything at all. */
const cardOrToken: Rule = alt('a kind of card', () => [cardInEvent, phrase('card or token', CARD_OR_TOKEN)]);

/** What enters: the object itself, or others. */
const entering: Rule = alt('what enters', () => [
  phrase('a card or token', CARD_OR_TOKEN, {}, { agree: 'none' }),
  marked(phrase('each {f#}', '$f', { f: singularFilter }), '$d', 'each'),
  marked(phrase('{f#}', '$f', { f: pluralFilter }), '$d', 'several'),
  marked(phrase('each other {f#}', { '&': [{ is: 'other' }, '$f'] }, { f: singularFilter }), '$d', 'each other'),
  aFilter,
]);
const s = { s: entering };
const permanents: Rule = alt('a permanent', () => [aFilter]);

/** Sources in the plural: `creatures` · `sources you don't control`. */
const sources: Rule = alt('sources', () => [
  pluralFilter,
  marked(
    asking(() => sourceFilter, 2),
    '$s',
    true,
  ),
]);

/** What is done as it enters; choices that it remembers are `linkedChoice`. */
const notChoosing: Rule = map<readonly { do?: string }[], readonly { do?: string }[]>(
  lazy(() => clauses as never),
  (list) =>
    list.some((i) => i.do === 'choose' || i.do === 'if' || i.do === 'pay' || i.do === 'may' || i.do === 'payLife')
      ? undefined
      : list,
  (list) => list,
);

/** How a permanent enters the battlefield (2006: 410.10d · later: 614.12). */
const entersParts: Rule = alt('entering', () => [
  phrase('{s!} <enters> tapped', enters({ tapped: true }), s),
  phrase('{s!} <enters> untapped', enters({ untapped: true }), s),
  tappedIf(entering),
  phrase(
    '{f} played by {p} <to enter> tapped',
    [
      replacement(
        { on: 'move', what: '$f', to: 'battlefield', cause: 'played', by: '$p' },
        { instead: 'enters', tapped: true },
      ),
    ],
    { f: pluralFilter, p: anyPlayer },
  ),
  ...entersAndStays,
  phrase(
    `{s!} <enters> with {n#} {c} counter# ${ON_IT}`,
    enters({ counters: [{ counter: '$c', count: '$n' }], ...IT }),
    { ...s, n: aNumber, c: counterKind },
    { agree: 'none' },
  ),
  phrase(
    `{s!} <enters> with a {c} counter ${ON_IT} for each {e}`,
    enters({ counters: [{ counter: '$c', count: '$e' }], $each: true, ...IT }),
    { ...s, c: counterKind, e: each },
  ),
  phrase(
    `{s!} <enters> with {n} {c} counters ${ON_IT} for each {e}`,
    enters({ counters: [{ counter: '$c', count: { q: 'times', of: '$n', by: '$e' } }], $each: true, ...IT }),
    { ...s, n: number, c: counterKind, e: each },
  ),
  phrase(
    `{s!} <enters> with a number of {c} counters ${ON_IT} equal to {q}`,
    enters({ counters: [{ counter: '$c', count: '$q' }], ...IT }),
    { ...s, c: counterKind, q: quantity },
  ),
  entersWithCounters(entering),
  phrase(
    '{s!} <enters> tapped and with {n#} {c} counter# on it',
    enters({ tapped: true, counters: [{ counter: '$c', count: '$n' }], $and: true }),
    { ...s, n: aNumber, c: counterKind },
    { agree: 'none' },
  ),
  phrase(
    '{s!} <enters> tapped with {n#} {c} counter# on it',
    enters({ tapped: true, counters: [{ counter: '$c', count: '$n' }] }),
    { ...s, n: aNumber, c: counterKind },
    { agree: 'none' },
  ),
  ...['day', 'night'].map((to) =>
    phrase(
      `if it's neither day nor night, it becomes ${to} as {s!} <enters>`,
      [
        replacement(
          { on: 'move', what: '$s', to: 'battlefield' },
          { instead: 'enters', choices: [{ do: 'daytime', to }] },
          { condition: { if: 'daytime', time: 'neither' } },
        ),
      ],
      s,
      { agree: 'none' },
    ),
  ),
  phrase(
    "as {s!} <enters>, you may {a}. if you don't, (n:~|it|this land) <it enters> tapped",
    [
      replacement(
        { on: 'move', what: '$s', to: 'battlefield' },
        {
          instead: 'enters',
          choices: [{ do: 'may', who: { who: 'you' }, effect: '$a' }],
          tappedUnless: { if: 'thatDone', who: { who: 'you' } },
          $n: '$n',
        },
      ),
    ],
    { ...s, a: () => acts },
    { agree: 'none' },
  ),
  choosesThenPays(entering, linkedChoice, () => acts),
  phrase('as {s!} <enters>, {c}', enters({ choices: '$c' }), { ...s, c: linkedChoice }, { agree: 'none' }),
  phrase(
    '{s!} <enters> tapped. as it <it enters>, {c}',
    enters({ tapped: true, choices: '$c' }),
    { ...s, c: linkedChoice },
    { agree: 'none' },
  ),
  phrase('as {s!} <enters>, {c}', enters({ choices: '$c' }), { ...s, c: notChoosing }, { agree: 'none' }),
  phrase(
    'as {s!} <enters>, {c}. {o} <it enters> with that many {k} counters on it',
    enters({ choices: '$c', counters: [{ counter: '$k', count: THAT_MUCH }], $called: '$o' }),
    { ...s, c: notChoosing, o: self, k: counterKind },
    { agree: 'none' },
  ),
  phrase(
    'as ~ is turned face up, {c}',
    [replacement({ on: 'turnedFaceUp', what: { is: 'self' } }, { instead: 'do', effect: [{ do: 'original' }, '$c'] })],
    { c: () => act },
    { agree: 'none' },
  ),
  phrase(
    'as ~ is turned face up, you may {c}',
    [
      replacement(
        { on: 'turnedFaceUp', what: { is: 'self' } },
        { instead: 'do', effect: [{ do: 'original' }, { do: 'may', who: { who: 'you' }, effect: ['$c'] }] },
      ),
    ],
    { c: () => act },
    { agree: 'none' },
  ),
  phrase(
    "as {s!} <enters>, pay any amount of life. the amount you pay can't be more than {q}",
    enters({
      choices: [
        {
          do: 'choose',
          who: { who: 'you' },
          what: { choose: 'number', min: 0, max: { q: 'min', of: [{ q: 'life', of: { who: 'you' } }, '$q'] } },
          link: 'lifePaid',
        },
        { do: 'payLife', who: { who: 'you' }, amount: { q: 'ref', name: 'lifePaid' } },
      ],
    }),
    { ...s, q: quantity },
    { agree: 'none' },
  ),
  phrase(
    'as {s!} <enters>, pay any amount of life',
    enters({
      choices: [
        {
          do: 'choose',
          who: { who: 'you' },
          what: { choose: 'number', min: 0, max: { q: 'life', of: { who: 'you' } } },
          link: 'lifePaid',
        },
        { do: 'payLife', who: { who: 'you' }, amount: { q: 'ref', name: 'lifePaid' } },
      ],
    }),
    s,
    { agree: 'none' },
  ),
  phrase(
    'as {s!} <enters>, it becomes your choice of {b}',
    enters({ becomes: '$b' }),
    { ...s, b: forms },
    { agree: 'none' },
  ),
  phrase(
    'you may have {s} <to enter> as {c}',
    enters({ copy: { '...': '$c', optional: true } }),
    { s: entering, c: copyOfAny },
    { agree: 'none' },
  ),
  phrase(
    'you may have {s} <to enter> tapped as {c}',
    enters({ copy: { '...': '$c', optional: true, tapped: true } }),
    { s: entering, c: copyOfAny },
    { agree: 'none' },
  ),
  phrase(
    'you may have {s} <to enter> as {c}. when you do, {b}',
    enters({ copy: { '...': '$c', optional: true, then: ['$b'] } }),
    { s: entering, c: copyOfAny, b: becauseDone(condition, () => clauses) },
    { agree: 'none' },
  ),
  phrase('{s!} <enters> as {c}', enters({ copy: '$c' }), { ...s, c: copyOfAny }, { agree: 'none' }),
  phrase(
    'as {s!} <enters>, you may choose a {k}. if you do, ~ <it enters> as {c}',
    enters({
      copy: {
        of: { set: 'choice', by: { who: 'you' }, from: { set: 'all', '...': '$k' }, count: { min: 1, max: 1 } },
        '...': '$c',
        optional: true,
        $old: true,
      },
    }),
    { ...s, k: singularKind, c: copyOfThat },
    { agree: 'none' },
  ),
  phrase(
    '{s!} escape~ with {n#} {c} counter# on it',
    [
      replacement(
        { on: 'move', what: '$s', to: 'battlefield' },
        { instead: 'enters', counters: [{ counter: '$c', count: '$n' }], $escapes: true },
        { condition: ESCAPED },
      ),
    ],
    { ...s, n: aNumber, c: counterKind },
    { agree: 'none' },
  ),
  ...entersKicked,
  phrase(
    'if {k}, {s!} <it enters> with {n#} {c} counter# on (it:it|him|her)',
    [
      replacement(
        { on: 'move', what: { is: 'self' }, to: 'battlefield' },
        { instead: 'enters', counters: [{ counter: '$c', count: '$n' }], $it: '$it', $if: '$s' },
        { condition: '$k' },
      ),
    ],
    { k: condition, s: self, n: aNumber, c: counterKind },
    { agree: 'none' },
  ),
  phrase(
    '{s!} <enters> with a {c} counter on it for each time it was kicked',
    enters({ counters: [{ counter: '$c', count: { q: 'timesPaid', cost: 'kicker' } }], $kicked: true }),
    { ...s, c: counterKind },
  ),
  manaInstead,
  manaOfEach,
  phrase(
    "if ~ would <to enter>, you may {a} instead. if you do, put ~ <onto>. if you don't, put it into its owner's graveyard",
    [
      replacement(
        { on: 'move', what: { is: 'self' }, to: 'battlefield' },
        {
          instead: 'do',
          effect: [
            { do: 'may', who: { who: 'you' }, effect: ['$a'] },
            {
              do: 'if',
              condition: { if: 'thatDone', who: { who: 'you' } },
              then: [{ do: 'original' }],
              else: [{ do: 'move', what: SELF, to: { zone: 'graveyard' } }],
            },
          ],
        },
      ),
    ],
    { a: act },
  ),
  phrase(
    "if ~ would <to enter>, {a} instead. if you do, put ~ <onto>. if you don't, put it into its owner's graveyard",
    [
      replacement(
        { on: 'move', what: { is: 'self' }, to: 'battlefield' },
        {
          instead: 'do',
          effect: [
            '$a',
            {
              do: 'if',
              condition: { if: 'thatDone', who: { who: 'you' } },
              then: [{ do: 'original' }],
              else: [{ do: 'move', what: SELF, to: { zone: 'graveyard' } }],
            },
          ],
        },
      ),
    ],
    { a: act },
  ),
]);

/** Damage prevented or changed. */
export const damageParts: Rule = alt('damage replaced', () => [
  phrase(
    'all damage that would be dealt to {r} is dealt to {o} instead',
    [replacement({ on: 'damage', recipient: '$r' }, { instead: 'redirect', to: '$o' })],
    { r: wouldBeDealt, o: recipient },
  ),
  ...['', 'combat '].map((kind) =>
    phrase(
      `all ${kind}damage that would be dealt to {r} by {f} is dealt to {o} instead`,
      [
        replacement(
          { on: 'damage', ...(kind === '' ? {} : { combat: true }), recipient: '$r', source: '$f' },
          { instead: 'redirect', to: '$o' },
        ),
      ],
      { r: recipient, f: sources, o: recipient },
    ),
  ),
  phrase(
    'prevent all damage {f} would deal to {s} and to {g}',
    [
      replacement(
        { on: 'damage', source: '$f', to: { is: 'or', of: [{ is: 'self' }, '$g'] }, $self: '$s' },
        { instead: 'prevent' },
      ),
    ],
    { f: sources, s: self, g: pluralFilter },
    { agree: 'none' },
  ),
  phrase(
    'prevent all damage that would be dealt to {r}',
    [replacement({ on: 'damage', recipient: '$r' }, { instead: 'prevent' })],
    { r: recipient },
  ),
  ...[
    { kind: '', combat: undefined },
    { kind: 'combat ', combat: true },
    { kind: 'noncombat ', combat: false },
  ].map(({ kind, combat }) =>
    phrase(
      `prevent all ${kind}damage that would be dealt to {r} by {f}`,
      [
        replacement(
          { on: 'damage', ...(combat === undefined ? {} : { combat }), recipient: '$r', source: '$f' },
          { instead: 'prevent' },
        ),
      ],
      { r: recipient, f: sources },
    ),
  ),
  phrase(
    'prevent all combat damage that would be dealt to {r}',
    [replacement({ on: 'damage', combat: true, recipient: '$r' }, { instead: 'prevent' })],
    { r: recipient },
  ),
  phrase(
    'prevent all noncombat damage that would be dealt to {r}',
    [replacement({ on: 'damage', combat: false, recipient: '$r' }, { instead: 'prevent' })],
    { r: recipient },
  ),
  phrase(
    'prevent all damage that {o} would deal to {r}',
    [
      replacement(
        { on: 'damage', source: { is: 'in', set: '$o' }, recipient: '$r', $deal: true },
        { instead: 'prevent' },
      ),
    ],
    { o: definite, r: recipient },
    { agree: 'none' },
  ),
  phrase(
    'prevent all damage {o} would deal',
    [replacement({ on: 'damage', source: { is: 'in', set: '$o' }, $deal: 'plain' }, { instead: 'prevent' })],
    { o: definite },
    { agree: 'none' },
  ),
  phrase(
    'prevent all damage that would be dealt by {o}',
    [replacement({ on: 'damage', source: { is: 'in', set: '$o' } }, { instead: 'prevent' })],
    { o: definite },
  ),
  phrase(
    'prevent all combat damage that would be dealt by {o}',
    [replacement({ on: 'damage', combat: true, source: { is: 'in', set: '$o' } }, { instead: 'prevent' })],
    { o: definite },
  ),
  phrase(
    'prevent all combat damage that would be dealt to and dealt by {o}',
    [
      replacement({ on: 'damage', combat: true, to: { is: 'in', set: '$o' } }, { instead: 'prevent' }),
      replacement({ on: 'damage', combat: true, source: { is: 'in', set: { set: 'same' } } }, { instead: 'prevent' }),
    ],
    { o: definite },
  ),
  phrase(
    'prevent all damage that would be dealt to and dealt by {o}',
    [
      replacement({ on: 'damage', to: { is: 'in', set: '$o' } }, { instead: 'prevent' }),
      replacement({ on: 'damage', source: { is: 'in', set: { set: 'same' } } }, { instead: 'prevent' }),
    ],
    { o: definite },
  ),
]);

/** "A player" is any player, of whom the event is (`events-instead.ts`). */
const oneOrAll = (value: unknown): unknown =>
  (value as { players?: { who?: unknown } } | undefined)?.players?.who === 'anyone' ? undefined : value;
const notAnyone: Rule = kept<unknown>(
  lazy(() => recipient),
  oneOrAll,
);

/** More damage replaced: by something else than damage. */
const damageToAnything: Rule = alt('damage replaced', () => [
  phrase(
    'if damage would be dealt to {r}, {c} instead',
    [replacement({ on: 'damage', recipient: '$r' }, { instead: 'do', effect: '$c' })],
    { r: notAnyone, c: () => unchosen(clauses) },
    { agree: 'none' },
  ),
]);

/** Other events replaced. */
const eventParts: Rule = alt('events replaced', () => [
  tokensInstead(() => token),
  countersInstead,
  phrase(
    'if a spell or ability {p} controls causes you to discard ~, put it <onto> instead of putting it into your graveyard',
    [
      replacement(
        { on: 'move', what: { is: 'self' }, from: 'hand', to: 'graveyard', cause: 'discard', by: '$p' },
        { instead: 'zone', zone: 'battlefield' },
      ),
    ],
    { p: anyPlayer },
    { agree: 'none' },
  ),
  phrase(
    'if {p!} would gain life, that player gains no life instead',
    [replacement({ on: 'gainLife', who: '$p' }, { instead: 'nothing' })],
    { p: anyPlayer },
    { agree: 'none' },
  ),
  phrase(
    'if {p!} would gain life, {q!} lose~ that much life instead',
    [
      replacement(
        { on: 'gainLife', who: '$p' },
        { instead: 'do', effect: [{ do: 'loseLife', who: '$q', amount: THAT_MUCH }] },
      ),
    ],
    { p: anyPlayer, q: anyPlayer },
    { agree: 'none' },
  ),
  phrase(
    'if {p!} would lose life during your turn, they lose twice that much life instead',
    [replacement({ on: 'loseLife', who: '$p' }, TWICE, { condition: { if: 'turn', of: { who: 'you' } } })],
    { p: anyPlayer },
    { agree: 'none' },
  ),
  phrase('if you would gain life, you gain twice that much life instead', [
    replacement({ on: 'gainLife', who: { who: 'you' } }, TWICE),
  ]),
  phrase(
    'if you would gain life, you gain that much life plus {n} instead',
    [
      replacement(
        { on: 'gainLife', who: { who: 'you' } },
        { instead: 'amount', amount: { q: 'add', of: [THAT_MUCH, '$n'] } },
      ),
    ],
    { n: digits },
  ),
  ...drawsInstead(unchosen(clauses), unchosen(insteadClauses), () => acts),
  lossInstead(unchosen(insteadClauses)),
  phrase(
    'if {s} would be put into a graveyard, <to exile> it <from the game> instead',
    [
      replacement(
        { on: 'move', what: '$s', from: 'battlefield', to: 'graveyard' },
        { instead: 'zone', zone: 'exile', $any: true },
      ),
    ],
    { s: permanents },
    { agree: 'none' },
  ),
  phrase(
    'if a {f} would be put into {z} graveyard from anywhere, <to exile> (it:it|that card) <from the game> instead',
    [
      replacement(
        { on: 'move', what: '$f', to: 'graveyard', toOf: '$z', $it: '$it' },
        { instead: 'zone', zone: 'exile' },
      ),
    ],
    { f: cardOrToken, z: possessive },
    { agree: 'none' },
  ),
  phrase(
    'if {s} would be put into a graveyard from anywhere, <to exile> it <from the game> instead',
    [replacement({ on: 'move', what: '$s', to: 'graveyard' }, { instead: 'zone', zone: 'exile' })],
    { s: entering },
    { agree: 'none' },
  ),
  phrase(
    "if {s} would be put into a graveyard from anywhere, shuffle it into its owner's library instead",
    [replacement({ on: 'move', what: '$s', to: 'graveyard' }, { instead: 'zone', zone: 'library', shuffle: true })],
    { s: entering },
    { agree: 'none' },
  ),
  phrase(
    "if {s} would be put into a graveyard from anywhere, reveal ~ and shuffle it into its owner's library instead",
    [
      replacement(
        { on: 'move', what: '$s', to: 'graveyard' },
        { instead: 'zone', zone: 'library', reveal: true, shuffle: true },
      ),
    ],
    { s: entering },
    { agree: 'none' },
  ),
  skipped(() => clauses),
  ...(['top', 'bottom'] as const).map((position) =>
    phrase(
      `if {s} would <to die>, put (it:it|~) on ${position === 'top' ? 'top' : 'the bottom'} of its owner's library instead`,
      [
        replacement(
          { on: 'move', what: '$s', from: 'battlefield', to: 'graveyard', $it: '$it' },
          { instead: 'zone', zone: 'library', position },
        ),
      ],
      { s: entering },
      { agree: 'none' },
    ),
  ),
  phrase(
    "if {s} would <to die>, return (it:it|~) to its owner's hand instead",
    [
      replacement(
        { on: 'move', what: '$s', from: 'battlefield', to: 'graveyard', $it: '$it' },
        { instead: 'zone', zone: 'hand' },
      ),
    ],
    { s: entering },
    { agree: 'none' },
  ),
  phrase(
    'if {s} would leave the battlefield, exile it instead of putting it anywhere else',
    [replacement({ on: 'move', what: '$s', from: 'battlefield', notTo: 'exile' }, { instead: 'zone', zone: 'exile' })],
    { s: entering },
    { agree: 'none' },
  ),
  phrase(
    'if {s} would be destroyed, regenerate it',
    [replacement({ on: 'destroy', what: '$s' }, { instead: 'regenerate' })],
    { s: entering },
    { agree: 'none' },
  ),
  phrase(
    'if {s} would <to die>, <to exile> it <from the game> instead',
    [replacement({ on: 'move', what: '$s', from: 'battlefield', to: 'graveyard' }, { instead: 'zone', zone: 'exile' })],
    { s: entering },
    { agree: 'none' },
  ),
]);

const insteadClauses: Rule = alt('what happens instead', () => [phrase('instead {c}', '$c', { c: () => clauses })]);

export const replacementParts: Rule = alt('a replacement', () => [
  entersParts,
  damageParts,
  damageToAnything,
  damageInstead(() => clauses),
  eventParts,
  goingElsewhere(() => unchosen(clauses)),
  eventsInstead(() => unchosen(clauses)),
  lifeFloor,
  diceReplaced,
  flipReplaced,
]);
