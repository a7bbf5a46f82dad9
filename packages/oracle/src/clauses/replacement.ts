/**
 * Replacement effects of static abilities: entering in some way, "would … instead", damage prevented.
 * 2006: 419, 410.10 · 2009, 2011, 2026: 614, 615
 */
import { ESCAPED } from '../conditions/as-cast.ts';
import { alt, kept, lazy, map, marked, phrasesOf } from '../grammar/index.ts';
import type { Rule } from '../grammar/index.ts';
import { aFilter, cardInEvent, condition, pluralFilter, recipient, sourceFilter } from '../nouns/index.ts';
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
import { terms } from '../conditions/terms.ts';

const phrase = phrasesOf(terms, () => ({
  act,
  acts,
  becauseDoneCondition: becauseDone(condition, () => clauses),
  cardOrToken,
  clauses,
  copyOfAny,
  copyOfThat,
  entering,
  forms,
  linkedChoice,
  notAnyone,
  notChoosing,
  permanents,
  sources,
  unchosenClauses: unchosen(clauses),
}));

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
  phrase('a card or token', CARD_OR_TOKEN, { agree: 'none' }),
  marked(phrase('each {f#:singularFilter}', '$f'), '$d', 'each'),
  marked(phrase('{f#:pluralFilter}', '$f'), '$d', 'several'),
  marked(phrase('each other {f#:singularFilter}', { '&': [{ is: 'other' }, '$f'] }), '$d', 'each other'),
  aFilter,
]);
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
  phrase('{s!:entering} <enters> tapped', enters({ tapped: true })),
  phrase('{s!:entering} <enters> untapped', enters({ untapped: true })),
  tappedIf(entering),
  phrase('{f:pluralFilter} played by {p:anyPlayer} <to enter> tapped', [
    replacement(
      { on: 'move', what: '$f', to: 'battlefield', cause: 'played', by: '$p' },
      { instead: 'enters', tapped: true },
    ),
  ]),
  ...entersAndStays,
  phrase(
    `{s!:entering} <enters> with {n#:aNumber} {c:counterKind} counter# ${ON_IT}`,
    enters({ counters: [{ counter: '$c', count: '$n' }], ...IT }),
    { agree: 'none' },
  ),
  phrase(
    `{s!:entering} <enters> with a {c:counterKind} counter ${ON_IT} for each {e:each}`,
    enters({ counters: [{ counter: '$c', count: '$e' }], $each: true, ...IT }),
  ),
  phrase(
    `{s!:entering} <enters> with {n:number} {c:counterKind} counters ${ON_IT} for each {e:each}`,
    enters({ counters: [{ counter: '$c', count: { q: 'times', of: '$n', by: '$e' } }], $each: true, ...IT }),
  ),
  phrase(
    `{s!:entering} <enters> with a number of {c:counterKind} counters ${ON_IT} equal to {q:quantity}`,
    enters({ counters: [{ counter: '$c', count: '$q' }], ...IT }),
  ),
  entersWithCounters(entering),
  phrase(
    '{s!:entering} <enters> tapped and with {n#:aNumber} {c:counterKind} counter# on it',
    enters({ tapped: true, counters: [{ counter: '$c', count: '$n' }], $and: true }),
    { agree: 'none' },
  ),
  phrase(
    '{s!:entering} <enters> tapped with {n#:aNumber} {c:counterKind} counter# on it',
    enters({ tapped: true, counters: [{ counter: '$c', count: '$n' }] }),
    { agree: 'none' },
  ),
  ...['day', 'night'].map((to) =>
    phrase(
      `if it's neither day nor night, it becomes ${to} as {s!:entering} <enters>`,
      [
        replacement(
          { on: 'move', what: '$s', to: 'battlefield' },
          { instead: 'enters', choices: [{ do: 'daytime', to }] },
          { condition: { if: 'daytime', time: 'neither' } },
        ),
      ],
      { agree: 'none' },
    ),
  ),
  phrase(
    "as {s!:entering} <enters>, you may {a:acts}. if you don't, (n:~|it|this land) <it enters> tapped",
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
    { agree: 'none' },
  ),
  choosesThenPays(entering, linkedChoice, () => acts),
  phrase('as {s!:entering} <enters>, {c:linkedChoice}', enters({ choices: '$c' }), { agree: 'none' }),
  phrase(
    '{s!:entering} <enters> tapped. as it <it enters>, {c:linkedChoice}',
    enters({ tapped: true, choices: '$c' }),
    { agree: 'none' },
  ),
  phrase('as {s!:entering} <enters>, {c:notChoosing}', enters({ choices: '$c' }), { agree: 'none' }),
  phrase(
    'as {s!:entering} <enters>, {c:notChoosing}. {o:self} <it enters> with that many {k:counterKind} counters on it',
    enters({ choices: '$c', counters: [{ counter: '$k', count: THAT_MUCH }], $called: '$o' }),
    { agree: 'none' },
  ),
  phrase(
    'as ~ is turned face up, {c:act}',
    [replacement({ on: 'turnedFaceUp', what: { is: 'self' } }, { instead: 'do', effect: [{ do: 'original' }, '$c'] })],
    { agree: 'none' },
  ),
  phrase(
    'as ~ is turned face up, you may {c:act}',
    [
      replacement(
        { on: 'turnedFaceUp', what: { is: 'self' } },
        { instead: 'do', effect: [{ do: 'original' }, { do: 'may', who: { who: 'you' }, effect: ['$c'] }] },
      ),
    ],
    { agree: 'none' },
  ),
  phrase(
    "as {s!:entering} <enters>, pay any amount of life. the amount you pay can't be more than {q:quantity}",
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
    { agree: 'none' },
  ),
  phrase(
    'as {s!:entering} <enters>, pay any amount of life',
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
    { agree: 'none' },
  ),
  phrase('as {s!:entering} <enters>, it becomes your choice of {b:forms}', enters({ becomes: '$b' }), {
    agree: 'none',
  }),
  phrase('you may have {s:entering} <to enter> as {c:copyOfAny}', enters({ copy: { '...': '$c', optional: true } }), {
    agree: 'none',
  }),
  phrase(
    'you may have {s:entering} <to enter> tapped as {c:copyOfAny}',
    enters({ copy: { '...': '$c', optional: true, tapped: true } }),
    { agree: 'none' },
  ),
  phrase(
    'you may have {s:entering} <to enter> as {c:copyOfAny}. when you do, {b:becauseDoneCondition}',
    enters({ copy: { '...': '$c', optional: true, then: ['$b'] } }),
    { agree: 'none' },
  ),
  phrase('{s!:entering} <enters> as {c:copyOfAny}', enters({ copy: '$c' }), { agree: 'none' }),
  phrase(
    'as {s!:entering} <enters>, you may choose a {k:singularKind}. if you do, ~ <it enters> as {c:copyOfThat}',
    enters({
      copy: {
        of: { set: 'choice', by: { who: 'you' }, from: { set: 'all', '...': '$k' }, count: { min: 1, max: 1 } },
        '...': '$c',
        optional: true,
        $old: true,
      },
    }),
    { agree: 'none' },
  ),
  phrase(
    '{s!:entering} escape~ with {n#:aNumber} {c:counterKind} counter# on it',
    [
      replacement(
        { on: 'move', what: '$s', to: 'battlefield' },
        { instead: 'enters', counters: [{ counter: '$c', count: '$n' }], $escapes: true },
        { condition: ESCAPED },
      ),
    ],
    { agree: 'none' },
  ),
  ...entersKicked,
  phrase(
    'if {k:condition}, {s!:self} <it enters> with {n#:aNumber} {c:counterKind} counter# on (it:it|him|her)',
    [
      replacement(
        { on: 'move', what: { is: 'self' }, to: 'battlefield' },
        { instead: 'enters', counters: [{ counter: '$c', count: '$n' }], $it: '$it', $if: '$s' },
        { condition: '$k' },
      ),
    ],
    { agree: 'none' },
  ),
  phrase(
    '{s!:entering} <enters> with a {c:counterKind} counter on it for each time it was kicked',
    enters({ counters: [{ counter: '$c', count: { q: 'timesPaid', cost: 'kicker' } }], $kicked: true }),
  ),
  manaInstead,
  manaOfEach,
  phrase(
    "if ~ would <to enter>, you may {a:act} instead. if you do, put ~ <onto>. if you don't, put it into its owner's graveyard",
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
  ),
  phrase(
    "if ~ would <to enter>, {a:act} instead. if you do, put ~ <onto>. if you don't, put it into its owner's graveyard",
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
  ),
]);

/** Damage prevented or changed. */
export const damageParts: Rule = alt('damage replaced', () => [
  phrase('all damage that would be dealt to {r:wouldBeDealt} is dealt to {o:recipient} instead', [
    replacement({ on: 'damage', recipient: '$r' }, { instead: 'redirect', to: '$o' }),
  ]),
  ...['', 'combat '].map((kind) =>
    phrase(`all ${kind}damage that would be dealt to {r:recipient} by {f:sources} is dealt to {o:recipient} instead`, [
      replacement(
        { on: 'damage', ...(kind === '' ? {} : { combat: true }), recipient: '$r', source: '$f' },
        { instead: 'redirect', to: '$o' },
      ),
    ]),
  ),
  phrase(
    'prevent all damage {f:sources} would deal to {s:self} and to {g:pluralFilter}',
    [
      replacement(
        { on: 'damage', source: '$f', to: { is: 'or', of: [{ is: 'self' }, '$g'] }, $self: '$s' },
        { instead: 'prevent' },
      ),
    ],
    { agree: 'none' },
  ),
  phrase('prevent all damage that would be dealt to {r:recipient}', [
    replacement({ on: 'damage', recipient: '$r' }, { instead: 'prevent' }),
  ]),
  ...[
    { kind: '', combat: undefined },
    { kind: 'combat ', combat: true },
    { kind: 'noncombat ', combat: false },
  ].map(({ kind, combat }) =>
    phrase(`prevent all ${kind}damage that would be dealt to {r:recipient} by {f:sources}`, [
      replacement(
        { on: 'damage', ...(combat === undefined ? {} : { combat }), recipient: '$r', source: '$f' },
        { instead: 'prevent' },
      ),
    ]),
  ),
  phrase('prevent all combat damage that would be dealt to {r:recipient}', [
    replacement({ on: 'damage', combat: true, recipient: '$r' }, { instead: 'prevent' }),
  ]),
  phrase('prevent all noncombat damage that would be dealt to {r:recipient}', [
    replacement({ on: 'damage', combat: false, recipient: '$r' }, { instead: 'prevent' }),
  ]),
  phrase(
    'prevent all damage that {o:definite} would deal to {r:recipient}',
    [
      replacement(
        { on: 'damage', source: { is: 'in', set: '$o' }, recipient: '$r', $deal: true },
        { instead: 'prevent' },
      ),
    ],
    { agree: 'none' },
  ),
  phrase(
    'prevent all damage {o:definite} would deal',
    [replacement({ on: 'damage', source: { is: 'in', set: '$o' }, $deal: 'plain' }, { instead: 'prevent' })],
    { agree: 'none' },
  ),
  phrase('prevent all damage that would be dealt by {o:definite}', [
    replacement({ on: 'damage', source: { is: 'in', set: '$o' } }, { instead: 'prevent' }),
  ]),
  phrase('prevent all combat damage that would be dealt by {o:definite}', [
    replacement({ on: 'damage', combat: true, source: { is: 'in', set: '$o' } }, { instead: 'prevent' }),
  ]),
  phrase('prevent all combat damage that would be dealt to and dealt by {o:definite}', [
    replacement({ on: 'damage', combat: true, to: { is: 'in', set: '$o' } }, { instead: 'prevent' }),
    replacement({ on: 'damage', combat: true, source: { is: 'in', set: { set: 'same' } } }, { instead: 'prevent' }),
  ]),
  phrase('prevent all damage that would be dealt to and dealt by {o:definite}', [
    replacement({ on: 'damage', to: { is: 'in', set: '$o' } }, { instead: 'prevent' }),
    replacement({ on: 'damage', source: { is: 'in', set: { set: 'same' } } }, { instead: 'prevent' }),
  ]),
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
    'if damage would be dealt to {r:notAnyone}, {c:unchosenClauses} instead',
    [replacement({ on: 'damage', recipient: '$r' }, { instead: 'do', effect: '$c' })],
    { agree: 'none' },
  ),
]);

/** Other events replaced. */
const eventParts: Rule = alt('events replaced', () => [
  tokensInstead(() => token),
  countersInstead,
  phrase(
    'if a spell or ability {p:anyPlayer} controls causes you to discard ~, put it <onto> instead of putting it into your graveyard',
    [
      replacement(
        { on: 'move', what: { is: 'self' }, from: 'hand', to: 'graveyard', cause: 'discard', by: '$p' },
        { instead: 'zone', zone: 'battlefield' },
      ),
    ],
    { agree: 'none' },
  ),
  phrase(
    'if {p!:anyPlayer} would gain life, that player gains no life instead',
    [replacement({ on: 'gainLife', who: '$p' }, { instead: 'nothing' })],
    { agree: 'none' },
  ),
  phrase(
    'if {p!:anyPlayer} would gain life, {q!:anyPlayer} lose~ that much life instead',
    [
      replacement(
        { on: 'gainLife', who: '$p' },
        { instead: 'do', effect: [{ do: 'loseLife', who: '$q', amount: THAT_MUCH }] },
      ),
    ],
    { agree: 'none' },
  ),
  phrase(
    'if {p!:anyPlayer} would lose life during your turn, they lose twice that much life instead',
    [replacement({ on: 'loseLife', who: '$p' }, TWICE, { condition: { if: 'turn', of: { who: 'you' } } })],
    { agree: 'none' },
  ),
  phrase('if you would gain life, you gain twice that much life instead', [
    replacement({ on: 'gainLife', who: { who: 'you' } }, TWICE),
  ]),
  phrase('if you would gain life, you gain that much life plus {n:digits} instead', [
    replacement(
      { on: 'gainLife', who: { who: 'you' } },
      { instead: 'amount', amount: { q: 'add', of: [THAT_MUCH, '$n'] } },
    ),
  ]),
  ...drawsInstead(unchosen(clauses), unchosen(insteadClauses), () => acts),
  lossInstead(unchosen(insteadClauses)),
  phrase(
    'if {s:permanents} would be put into a graveyard, <to exile> it <from the game> instead',
    [
      replacement(
        { on: 'move', what: '$s', from: 'battlefield', to: 'graveyard' },
        { instead: 'zone', zone: 'exile', $any: true },
      ),
    ],
    { agree: 'none' },
  ),
  phrase(
    'if a {f:cardOrToken} would be put into {z:possessive} graveyard from anywhere, <to exile> (it:it|that card) <from the game> instead',
    [
      replacement(
        { on: 'move', what: '$f', to: 'graveyard', toOf: '$z', $it: '$it' },
        { instead: 'zone', zone: 'exile' },
      ),
    ],
    { agree: 'none' },
  ),
  phrase(
    'if {s:entering} would be put into a graveyard from anywhere, <to exile> it <from the game> instead',
    [replacement({ on: 'move', what: '$s', to: 'graveyard' }, { instead: 'zone', zone: 'exile' })],
    { agree: 'none' },
  ),
  phrase(
    "if {s:entering} would be put into a graveyard from anywhere, shuffle it into its owner's library instead",
    [replacement({ on: 'move', what: '$s', to: 'graveyard' }, { instead: 'zone', zone: 'library', shuffle: true })],
    { agree: 'none' },
  ),
  phrase(
    "if {s:entering} would be put into a graveyard from anywhere, reveal ~ and shuffle it into its owner's library instead",
    [
      replacement(
        { on: 'move', what: '$s', to: 'graveyard' },
        { instead: 'zone', zone: 'library', reveal: true, shuffle: true },
      ),
    ],
    { agree: 'none' },
  ),
  skipped(() => clauses),
  ...(['top', 'bottom'] as const).map((position) =>
    phrase(
      `if {s:entering} would <to die>, put (it:it|~) on ${position === 'top' ? 'top' : 'the bottom'} of its owner's library instead`,
      [
        replacement(
          { on: 'move', what: '$s', from: 'battlefield', to: 'graveyard', $it: '$it' },
          { instead: 'zone', zone: 'library', position },
        ),
      ],
      { agree: 'none' },
    ),
  ),
  phrase(
    "if {s:entering} would <to die>, return (it:it|~) to its owner's hand instead",
    [
      replacement(
        { on: 'move', what: '$s', from: 'battlefield', to: 'graveyard', $it: '$it' },
        { instead: 'zone', zone: 'hand' },
      ),
    ],
    { agree: 'none' },
  ),
  phrase(
    'if {s:entering} would leave the battlefield, exile it instead of putting it anywhere else',
    [replacement({ on: 'move', what: '$s', from: 'battlefield', notTo: 'exile' }, { instead: 'zone', zone: 'exile' })],
    { agree: 'none' },
  ),
  phrase(
    'if {s:entering} would be destroyed, regenerate it',
    [replacement({ on: 'destroy', what: '$s' }, { instead: 'regenerate' })],
    { agree: 'none' },
  ),
  phrase(
    'if {s:entering} would <to die>, <to exile> it <from the game> instead',
    [replacement({ on: 'move', what: '$s', from: 'battlefield', to: 'graveyard' }, { instead: 'zone', zone: 'exile' })],
    { agree: 'none' },
  ),
]);

const insteadClauses: Rule = alt('what happens instead', () => [phrase('instead {c:clauses}', '$c')]);

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
