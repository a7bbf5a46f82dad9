/** Conditions, without the word that introduces them. 2006: 404.3 · 2009, 2011, 2026: 603.4, 611.3 */
import type { Condition } from '@rulewright/engine';
import { alt, map, phrasesOf, type Rule, series } from '../grammar/index.ts';
import { attacking } from './attacking.ts';
import { being } from './being.ts';
import { above } from './above.ts';
import { asCast, ESCAPED, kicked, notPlayed, paidBesides, wasCast } from './as-cast.ts';
import { paidInstead } from './paid-instead.ts';
import { besideIt } from './beside-it.ts';
import { compare } from './compare.ts';
import { comparing } from './comparing.ts';
import { countersOn } from './counters-on.ts';
import { doneThisTurn } from './done-this-turn.ts';
import { earlierThisTurn } from './earlier-this-turn.ts';
import { fought } from './fought.ts';
import { domain } from './kinds-among.ts';
import { ACTOR, definitePlayer, ofPlayer, ofSomeOrAll, thanSome } from './of-player.ts';
import { manaSpent } from './mana-spent.ts';
import { mostCommon, strongest } from './most-common.ts';
import { extremeControllers } from './most-or-fewest.ts';
import { declaringAttackers, havingMore } from './what-a-target-did.ts';
import { controlling } from './controlling.ts';
import { putThere } from './put-there.ts';
import { outvoting } from './outvoting.ts';
import { staying } from './staying.ts';
import { whereItIs } from './where-it-is.ts';
import { described, zoneSizes } from './zone-sizes.ts';
import { filter } from '../nouns/filters.ts';
import { number, plainDigits } from '../nouns/numbers.ts';
import { asking, definite, pluralFilter, singularFilter } from '../nouns/objects.ts';
import { whatATargetDid, whatATargetHad, whatSomebodyDoes } from '../nouns/players.ts';
import { castBySuch, didThisTurn } from './done-by-somebody.ts';
import { nouns } from '../nouns/vocabulary.ts';

const phrase = phrasesOf(nouns, () => ({
  conditionsAnd: series(one, 'and'),
  conditionsOr: series(one, 'or'),
  definitePlayer,
  one,
  pluralDefinite,
  singleObject,
}));

const controls = (where: unknown, player: unknown = '$p') => ({
  set: 'all',
  where: { '&': [where, { is: 'controlledBy', player }] },
});

const OWN_AND_CONTROL = [
  { is: 'ownedBy', player: { who: 'you' } },
  { is: 'controlledBy', player: { who: 'you' } },
];

/** "Is poisoned": has poison counters (2009: 120.1c · 2011: 121.1c · 2026: 122.1f). */
const poisoned = (of: unknown) => compare({ q: 'playerCounters', counter: 'poison', of }, '≥', 1);

const has = (as: string) => ({ if: 'samePlayer', a: '$p', b: { who: 'designated', as } });

/** "you control an Island": the player's permanents of a kind. */
const control: Rule = alt('controls', () => [
  phrase('{p!:anyPlayer} control~ another {f:singularFilter}', {
    if: 'exists',
    what: { set: 'all', where: { '&': [{ is: 'other' }, '$f', { is: 'controlledBy', player: '$p' }] } },
  }),
  phrase('{p!:anyPlayer} control~ a {f:singularFilter}', { if: 'exists', what: controls('$f') }),
  phrase('{p!:anyPlayer} control~ a {f:singularFilter} or a {g:singularFilter}', {
    if: 'exists',
    what: controls({ is: 'or', of: ['$f', '$g'] }),
    $or: true,
  }),
  phrase('{p!:anyPlayer} control~ a {f:singularFilter} and a {g:singularFilter}', {
    if: 'and',
    of: [
      { if: 'exists', what: controls('$f') },
      { if: 'exists', what: controls('$g') },
    ],
    $control: true,
  }),
  phrase(
    '{p!:anyPlayer} control~ a {f:singularFilter} of each basic land type and a {g:singularFilter} of each color',
    {
      if: 'and',
      of: [
        compare({ q: 'basicLandTypesAmong', of: controls('$f') }, '=', 5),
        compare({ q: 'colorsAmong', of: controls('$g') }, '=', 5),
      ],
      $each: true,
    },
  ),
  controlling,
  phrase('{p!:anyPlayer} control~ no other {f:pluralFilter}', {
    if: 'not',
    of: {
      if: 'exists',
      what: { set: 'all', where: { '&': [{ is: 'other' }, '$f', { is: 'controlledBy', player: '$p' }] } },
    },
  }),
  ...ofSomeOrAll('{p!} control~ no {f}', (p) => ({ if: 'not', of: { if: 'exists', what: controls('$f', p) } }), {
    f: pluralFilter,
  }),
  ...ofSomeOrAll(
    "{p!} don't~ control a {f}",
    (p) => ({ if: 'not', of: { if: 'exists', what: controls('$f', p) }, $no: "don't" }),
    { f: singularFilter },
  ),
  phrase("{p!:anyPlayer} don't~ control any {f:pluralFilter}", {
    if: 'not',
    of: { if: 'exists', what: controls('$f') },
    $no: 'any',
  }),
  ...ofPlayer('{p!} control~ {n} or more {f}', (p) => ({ if: 'exists', what: controls('$f', p), atLeast: '$n' }), {
    n: number,
    f: pluralFilter,
  }),
  phrase('no opponent controls a {f:singularFilter}', {
    if: 'not',
    of: { if: 'exists', what: controls('$f', { who: 'opponents' }) },
    $no: 'opponent',
  }),
  phrase('any player controls a {f:singularFilter}', { if: 'exists', what: { set: 'all', where: '$f' }, $any: true }),
  phrase('your opponents control {n:number} or more {f:pluralFilter}', {
    if: 'exists',
    what: controls('$f', { who: 'opponents' }),
    atLeast: '$n',
    $all: 'opponents',
  }),
  ...ofPlayer('{p!} control~ {n} or fewer {f}', (p) => compare({ q: 'count', of: controls('$f', p) }, '≤', '$n'), {
    n: number,
    f: pluralFilter,
  }),
  ...ofPlayer(
    '{p!} control~ exactly {n#} {f#}',
    (p) => compare({ q: 'count', of: controls('$f', p) }, '=', '$n'),
    { n: number, f: filter },
    { agree: 'none' },
  ),
  ...ofPlayer('{p!} control~ a permanent of each color', (p) => ({
    ...compare({ q: 'colorsAmong', of: controls({ is: 'permanent' }, p) }, '=', 5),
    $each: true,
  })),
  ...ofPlayer(
    '{p!} control~ more {f} than {r}',
    (p) => compare({ q: 'count', of: controls('$f', p) }, '>', { q: 'count', of: controls('$f', '$r') }),
    { f: pluralFilter, r: definitePlayer },
    { agree: 'none' },
  ),
  ...ofPlayer(
    '{p!} control~ fewer {f} than {r}',
    (p) => compare({ q: 'count', of: controls('$f', p) }, '<', { q: 'count', of: controls('$f', '$r') }),
    { f: pluralFilter, r: definitePlayer },
    { agree: 'none' },
  ),
  ...ofPlayer(
    '{p!} control~ at least {n} more {f} than {r}',
    (p) =>
      compare({ q: 'count', of: controls('$f', p) }, '≥', {
        q: 'add',
        of: [{ q: 'count', of: controls('$f', '$r') }, '$n'],
      }),
    { n: number, f: pluralFilter, r: definitePlayer },
    { agree: 'none' },
  ),
  ...ofPlayer(
    '{p!} control~ more {f} than each other player',
    (p) =>
      compare(
        { q: 'count', of: controls('$f', p) },
        '>',
        mostBeside(p, (of) => ({ q: 'count', of: controls('$f', of) })),
      ),
    { f: pluralFilter },
  ),
  thanSome('{p!} control~ more {f} than {r}', '>', (of) => ({ q: 'count', of: controls('$f', of) }), {
    f: pluralFilter,
  }),
  thanSome('{p!} control~ fewer {f} than {r}', '<', (of) => ({ q: 'count', of: controls('$f', of) }), {
    f: pluralFilter,
  }),
  // what is spoken of after it are both
  phrase('you both own and control {s:self} and a {f:singularFilter}', {
    if: 'and',
    of: [
      { if: 'matches', what: '$s', filter: { is: 'and', of: OWN_AND_CONTROL } },
      { if: 'exists', what: { set: 'all', where: { '&': ['$f', ...OWN_AND_CONTROL] } } },
    ],
    $both: true,
  }),
  phrase('{p!:anyPlayer} control~ {s:self}', {
    if: 'matches',
    what: '$s',
    filter: { is: 'controlledBy', player: '$p' },
  }),
  phrase('{p!:anyPlayer} control~ {o:singleObject}', {
    if: 'matches',
    what: '$o',
    filter: { is: 'controlledBy', player: '$p' },
  }),
]);
const singleObject: Rule = map<unknown, unknown>(
  definite,
  (value) => (plainReference(value) ? value : undefined),
  (value) => (plainReference(value) ? value : undefined),
);
const plainReference = (value: unknown) => {
  const set = (value as { set?: string } | undefined)?.set;
  return set === 'it' || set === 'that' || set === 'host' || set === 'target';
};

const counting: Rule = alt('counting', () => [
  attacking,
  phrase('{n:number} or more {k:pluralCardFilter} are {z:inZone}', {
    if: 'exists',
    what: { set: 'all', where: '$k', '...': '$z' },
    atLeast: '$n',
  }),
  phrase('there are {n:number} or more {k:pluralKind}', {
    if: 'exists',
    what: { set: 'all', '...': '$k' },
    atLeast: '$n',
    $there: true,
  }),
  phrase('there are at least {n:number} {k:pluralKind}', {
    if: 'exists',
    what: { set: 'all', '...': '$k' },
    atLeast: '$n',
    $there: 'least',
  }),
  phrase(
    'there are fewer than {n:number} {k:pluralKind}',
    compare({ q: 'count', of: { set: 'all', '...': '$k' } }, '<', '$n'),
  ),
  phrase('there are no {k:pluralKind}', { if: 'not', of: { if: 'exists', what: { set: 'all', '...': '$k' } } }),
  phrase('no {k:pluralKind} are <in play>', {
    if: 'not',
    of: { if: 'exists', what: { set: 'all', '...': '$k' } },
    $no: 'no',
  }),
  phrase('{n:number} or more {k:pluralKind} are <in play>', {
    if: 'exists',
    what: { set: 'all', '...': '$k' },
    atLeast: '$n',
    $there: 'are',
  }),
  phrase("there's a {k:singularKind}", { if: 'exists', what: { set: 'all', '...': '$k' }, $there: true }),
  phrase('there is a {k:singularKind}', { if: 'exists', what: { set: 'all', '...': '$k' }, $there: 'is' }),
  phrase('another {f:singularFilter} is <in play>', {
    if: 'exists',
    what: { set: 'all', where: { '&': [{ is: 'other' }, '$f'] } },
    $is: true,
  }),
  phrase('a {f:singularFilter} is <in play>', { if: 'exists', what: { set: 'all', where: '$f' }, $is: true }),
  ...besideIt,
  countersOn,
]);

const notYou: Rule = map<unknown, unknown>(
  definitePlayer,
  (v) => ((v as { who?: string }).who === 'you' ? undefined : v),
  (v) => ((v as { who?: string } | undefined)?.who === 'you' ? undefined : v),
);

const handOf = (of: unknown) => ({ q: 'count', of: { set: 'all', where: { is: 'any' }, zone: 'hand', of } });
const castBy = (by: unknown) => castBySuch('$f', by);
const damageTo = (player: unknown) => ({ q: 'history', event: { of: 'damageTo', player } });
const lostBy = (by: unknown) => ({ q: 'history', event: { of: 'lifeLost', by } });
const gainedBy = (by: unknown) => ({ q: 'history', event: { of: 'lifeGained', by } });
const lifeOf = (of: unknown) => ({ q: 'life', of });
/** The most of anybody besides that player; the others are those beside whoever acts. */
const mostBeside = (player: unknown, amount: (of: unknown) => object) => ({
  q: 'greatestAmong',
  players: player === ACTOR ? { who: 'others' } : { who: 'except', of: { who: 'all' }, not: player },
  amount: amount(ACTOR),
});
const most = (players: string, amount: (of: unknown) => object) => ({
  q: 'greatestAmong',
  players: { who: players },
  amount: amount(ACTOR),
});
const standing: Rule = alt('a player', () => [
  ...ofPlayer('{p!} have~ {n} or less life', (p) => compare(lifeOf(p), '≤', '$n'), { n: plainDigits }),
  ...ofPlayer('{p!} have~ exactly {n} life', (p) => compare(lifeOf(p), '=', '$n'), { n: plainDigits }),
  ...ofPlayer('{p!} have~ {n} or more life', (p) => compare(lifeOf(p), '≥', '$n'), { n: plainDigits }),
  phrase('{of:possessive} life total is {n:plainDigits} or less', { ...compare(lifeOf('$of'), '≤', '$n'), $t: true }),
  ...ofPlayer(
    '{p!} have~ more life than {r}',
    (p) => compare(lifeOf(p), '>', lifeOf('$r')),
    { r: definitePlayer },
    { agree: 'none' },
  ),
  ...ofPlayer(
    '{p!} have~ less life than {r}',
    (p) => compare(lifeOf(p), '<', lifeOf('$r')),
    { r: definitePlayer },
    { agree: 'none' },
  ),
  ...ofPlayer('{p!} have~ more life than each other player', (p) => compare(lifeOf(p), '>', mostBeside(p, lifeOf))),
  ...ofPlayer('{p!} have~ more life than each opponent', (p) => compare(lifeOf(p), '>', most('opponents', lifeOf))),
  ...ofPlayer('{p!} have~ more cards in hand than each other player', (p) =>
    compare(handOf(p), '>', mostBeside(p, handOf)),
  ),
  ...ofPlayer('{p!} have~ more cards in hand than each opponent', (p) =>
    compare(handOf(p), '>', most('opponents', handOf)),
  ),
  ...ofPlayer(
    '{p!} have~ more cards in hand than {r}',
    (p) => compare(handOf(p), '>', handOf('$r')),
    { r: definitePlayer },
    { agree: 'none' },
  ),
  thanSome('{p!} have~ more life than {r}', '>', lifeOf),
  phrase(
    'no opponent has more life than {r:definitePlayer}',
    {
      if: 'not',
      of: {
        if: 'existsPlayer',
        who: { who: 'where', of: { who: 'opponents' }, condition: compare(lifeOf(ACTOR), '>', lifeOf('$r')) },
      },
      $no: true,
    },
    { agree: 'none' },
  ),
  thanSome('{p!} have~ less life than {r}', '<', lifeOf),
  thanSome('{p!} have~ more cards in hand than {r}', '>', handOf),
  thanSome('{p!} have~ fewer cards in hand than {r}', '<', handOf),
  ...ofPlayer(
    '{p!} have~ fewer cards in hand than {r}',
    (p) => compare(handOf(p), '<', handOf('$r')),
    { r: definitePlayer },
    { agree: 'none' },
  ),
  ...ofPlayer('{p!} are~ poisoned', poisoned),
  ...ofPlayer(
    '{p!} have~ {n} or more poison counters',
    (p) => compare({ q: 'playerCounters', counter: 'poison', of: p }, '≥', '$n'),
    { n: number },
  ),
  phrase('you have {n:number} or more opponents', compare({ q: 'countPlayers', of: { who: 'opponents' } }, '≥', '$n')),
  phrase(
    'you have {n:number} or more cards in your graveyard',
    compare({ q: 'zoneSize', zone: 'graveyard', of: { who: 'you' } }, '≥', '$n'),
  ),
  ...ofPlayer(
    '{p!} have~ {n} or more cards in <his or her> graveyard',
    (p) => compare({ q: 'zoneSize', zone: 'graveyard', of: p }, '≥', '$n'),
    { n: number, p: notYou },
  ),
  ...ofPlayer('{p!} have~ fewer than {n} cards in hand', (p) => ({ ...compare(handOf(p), '<', '$n'), $have: true }), {
    n: number,
  }),
  ...ofPlayer('{p!} have~ no cards in hand', (p) => compare(handOf(p), '=', 0)),
  ...ofPlayer('{p!} have~ a card in hand', (p) => ({ ...compare(handOf(p), '≥', 1), $a: true })),
  ...ofPlayer(
    '{p!} have~ no {f} in hand',
    (of) => ({ if: 'not', of: { if: 'exists', what: { set: 'all', where: '$f', zone: 'hand', of } }, $have: true }),
    { f: described },
  ),
  ...ofPlayer('{p!} have~ {n} or more cards in hand', (p) => compare(handOf(p), '≥', '$n'), { n: number }),
  ...ofPlayer('{p!} have~ {n} or fewer cards in hand', (p) => compare(handOf(p), '≤', '$n'), { n: number }),
  ...ofPlayer('{p!} have~ exactly {n} cards in hand', (p) => compare(handOf(p), '=', '$n'), { n: number }),
  ...ofPlayer(
    '{p!} have~ exactly {n} or exactly {m} cards in hand',
    (p) => ({ if: 'or', of: [compare(handOf(p), '=', '$n'), compare(handOf(p), '=', '$m')], $exactly: true }),
    { n: number, m: number },
  ),
  phrase("it's {p:possessive} turn", { if: 'turn', of: '$p' }),
  phrase("it's not {p:possessive} turn", { if: 'not', of: { if: 'turn', of: '$p' } }),
  phrase("it isn't {p:possessive} turn", { if: 'not', of: { if: 'turn', of: '$p' }, $not: true }),
]);

whatATargetDid.become(declaringAttackers);
whatATargetHad.become(havingMore);
/** What is said of a player after "who". */
whatSomebodyDoes.become(
  alt('what a player does', () => [
    phrase('control~ a {f:singularFilter}', { if: 'exists', what: controls('$f', ACTOR) }),
    phrase("don't~ control a {f:singularFilter}", { if: 'not', of: { if: 'exists', what: controls('$f', ACTOR) } }),
    phrase('control~ {n:number} or more {f:pluralFilter}', {
      if: 'exists',
      what: controls('$f', ACTOR),
      atLeast: '$n',
    }),
    ...(
      [
        ['more', '>'],
        ['fewer', '<'],
      ] as const
    ).map(([word, op]) =>
      phrase(
        `control~ ${word} {f:pluralFilter} than you`,
        compare({ q: 'count', of: controls('$f', ACTOR) }, op, { q: 'count', of: controls('$f', { who: 'you' }) }),
      ),
    ),
    phrase(
      'control~ at least {n:number} more {f:pluralFilter} than you',
      compare({ q: 'count', of: controls('$f', ACTOR) }, '≥', {
        q: 'add',
        of: [{ q: 'count', of: controls('$f', { who: 'you' }) }, '$n'],
      }),
    ),
    phrase(
      'have~ {n:number} or more poison counters',
      compare({ q: 'playerCounters', counter: 'poison', of: ACTOR }, '≥', '$n'),
    ),
    phrase('have~ {n:number} or more cards in hand', compare(handOf(ACTOR), '≥', '$n')),
    phrase('have~ {n:number} or fewer cards in hand', compare(handOf(ACTOR), '≤', '$n')),
    phrase('have~ more cards in hand than you', compare(handOf(ACTOR), '>', handOf({ who: 'you' }))),
    phrase('($was:was|were) dealt damage this turn', { ...compare(damageTo(ACTOR), '≥', 1), $was: '$was' }),
    phrase('have~ no cards in hand', compare(handOf(ACTOR), '=', 0)),
    phrase('have~ less life than you', compare(lifeOf(ACTOR), '<', lifeOf({ who: 'you' }))),
    phrase('have~ more life than you', compare(lifeOf(ACTOR), '>', lifeOf({ who: 'you' }))),
    ...extremeControllers,
    phrase('have~ max speed', compare({ q: 'speed', of: ACTOR }, '=', 4)),
    phrase("don't~ have max speed", { if: 'not', of: compare({ q: 'speed', of: ACTOR }, '=', 4) }),
    phrase('lost life this turn', compare(lostBy(ACTOR), '≥', 1)),
    ...didThisTurn,
    phrase('lost {n:plainDigits} or more life this turn', compare(lostBy(ACTOR), '≥', '$n')),
  ]),
);

const yourCombat = ({ $combat, ...nth }: { nth?: 1; $combat: string }) => ({
  if: 'and',
  of: [
    { if: 'turn', of: { who: 'you' } },
    { if: 'phase', phase: ['combat'], ...nth },
  ],
  $combat,
});

const happened: Rule = alt('happened', () => [
  phrase(
    '{o!:definite} attacked this turn',
    { if: 'matches', what: '$o', filter: { is: 'history', event: { did: 'attacked' } } },
    { agree: 'none' },
  ),
  ...fought,
  phrase(
    "{o!:definite} didn't attack this turn",
    { if: 'not', of: { if: 'matches', what: '$o', filter: { is: 'history', event: { did: 'attacked' } } } },
    { agree: 'none' },
  ),
  phrase(
    '{o!:definite} dealt damage to {p:anyPlayer} this turn',
    { if: 'matches', what: '$o', filter: { is: 'history', event: { did: 'dealtDamage', to: '$p' } } },
    { agree: 'none' },
  ),
  phrase(
    '{o!:definite} was dealt damage this turn',
    { if: 'matches', what: '$o', filter: { is: 'history', event: { did: 'wasDealtDamage' } } },
    { agree: 'none' },
  ),
  ...ofPlayer("{p!} didn't lose life this turn", (p) => compare(lostBy(p), '=', 0), {}, { agree: 'none' }),
  ...ofPlayer('{p!} lost life this turn', (p) => compare(lostBy(p), '≥', 1), {}, { agree: 'none' }),
  ...ofPlayer(
    '{p!} lost life last turn',
    (by) => compare({ q: 'history', event: { of: 'lifeLostLastTurn', by } }, '≥', 1),
    {},
    { agree: 'none' },
  ),
  ...ofPlayer(
    '{p!} lost {n} or more life this turn',
    (p) => compare(lostBy(p), '≥', '$n'),
    { n: plainDigits },
    { agree: 'none' },
  ),
  ...ofPlayer(
    '{p!} was dealt {n} or more damage this turn',
    (p) => ({ ...compare(damageTo(p), '≥', '$n'), $n: true }),
    { n: plainDigits },
    { agree: 'none' },
  ),
  phrase('you were dealt {n:plainDigits} or more damage this turn', {
    ...compare(damageTo({ who: 'you' }), '≥', '$n'),
    $n: 'were',
  }),
  ...ofPlayer('{p!} was dealt damage this turn', (p) => compare(damageTo(p), '≥', 1), {}, { agree: 'none' }),
  ...ofPlayer(
    '{p!} has been dealt damage this turn',
    (p) => ({ ...compare(damageTo(p), '≥', 1), $has: true }),
    {},
    { agree: 'none' },
  ),
  ...ofPlayer('{p!} gained life this turn', (p) => compare(gainedBy(p), '≥', 1), {}, { agree: 'none' }),
  ...ofPlayer(
    '{p!} gained {n} or more life this turn',
    (p) => compare(gainedBy(p), '≥', '$n'),
    { n: plainDigits },
    { agree: 'none' },
  ),
  ...ofPlayer(
    '{p!} <played> a {f} this turn',
    (p) => compare(castBy(p), '≥', 1),
    { f: () => filter },
    { agree: 'none' },
  ),
  ...ofPlayer(
    '{p!} <played> {n} or more {f} this turn',
    (p) => compare(castBy(p), '≥', '$n'),
    { n: number, f: pluralFilter },
    { agree: 'none' },
  ),
  phrase(
    "you've <played> another {f:singularFilter} this turn",
    compare(
      { q: 'history', event: { of: 'spellsCast', by: { who: 'you' }, where: { '&': [{ is: 'other' }, '$f'] } } },
      '≥',
      1,
    ),
  ),
  phrase("you've <played> a {f:singularFilter} and a {g:singularFilter} this turn", {
    if: 'and',
    of: [compare(castBy({ who: 'you' }), '≥', 1), compare(castBySuch('$g'), '≥', 1)],
    $ve: true,
  }),
  phrase("you've <played> a {f:singularFilter} this turn", { ...compare(castBy({ who: 'you' }), '≥', 1), $ve: true }),
  earlierThisTurn,
  doneThisTurn,
  manaSpent,
  wasCast,
  ...notPlayed,
  phrase('you control your commander', {
    if: 'exists',
    what: { set: 'all', where: { is: 'and', of: [{ is: 'commander' }, ...OWN_AND_CONTROL] } },
    $your: true,
  }),
  kicked,
  phrase("($o:~|it|this spell|this creature) wasn't kicked", { if: 'not', of: { if: 'paid', cost: 'kicker' } }),
  phrase('($o:~|it|this spell|this creature) was bargained', { if: 'paid', cost: 'bargain' }),
  phrase('the gift was promised', { if: 'paid', cost: 'gift' }),
  phrase("the gift wasn't promised", { if: 'not', of: { if: 'paid', cost: 'gift' } }),
  ...(['power', 'toughness'] as const).map((stat) =>
    phrase(
      `{o:pluralDefinite} have total ${stat} {n:digits} or greater`,
      compare({ q: 'stat', stat, of: '$o' }, '≥', '$n'),
      { agree: 'none' },
    ),
  ),
  phrase('you chose a creature other than {s:self} as your Ring-bearer', {
    if: 'matches',
    what: { set: 'bearer' },
    filter: { is: 'other' },
    $chose: '$s',
  }),
  phrase('{o:definite} is your Ring-bearer', {
    if: 'matches',
    what: '$o',
    filter: { is: 'ringBearer', of: { who: 'you' } },
  }),
  phrase("it's paired with a {f:singularFilter}", {
    if: 'exists',
    what: { set: 'where', of: { set: 'pairedWith', of: { set: 'it' } }, filter: '$f' },
  }),
  phrase(
    '{p:anyPlayer} is the monarch',
    { if: 'samePlayer', a: '$p', b: { who: 'designated', as: 'monarch' }, $is: true },
    { agree: 'none' },
  ),
  phrase("you're the monarch", { if: 'samePlayer', a: { who: 'you' }, b: { who: 'designated', as: 'monarch' } }),
  phrase('{p!:anyPlayer} have~ the initiative', has('initiative')),
  phrase("{p!:anyPlayer} have~ the city's blessing", has('blessing')),
  phrase('you have max speed', compare({ q: 'speed', of: { who: 'you' } }, '=', 4)),
  phrase("you've completed a dungeon", compare({ q: 'dungeons', of: { who: 'you' } }, '≥', 1)),
  paidBesides,
  paidInstead,
  phrase('($o:it|~) escaped', ESCAPED),
  ...(['creature', 'card'] as const).map((of) =>
    phrase(`{p!:singleObject} share~ a ${of} type with {o:definite}`, {
      if: 'matches',
      what: '$p',
      filter: { is: 'sharesType', with: '$o', of },
    }),
  ),
  phrase("it's the first combat phase of the turn", { if: 'phase', phase: ['combat'], nth: 1 }),
  phrase("it's your combat phase", yourCombat({ $combat: 'your' })),
  phrase("it's the first combat phase of your turn", yourCombat({ nth: 1, $combat: 'first' })),
  phrase("it's day", { if: 'daytime', time: 'day' }),
  phrase("it's night", { if: 'daytime', time: 'night' }),
  phrase("it's neither day nor night", { if: 'daytime', time: 'neither' }),
  phrase(
    'no spells were cast last turn',
    compare({ q: 'history', event: { of: 'spellsCastLastTurn', by: { who: 'all' } } }, '=', 0),
  ),
  phrase('a player cast {n:number} or more spells last turn', {
    if: 'existsPlayer',
    who: {
      who: 'where',
      of: { who: 'all' },
      condition: compare({ q: 'history', event: { of: 'spellsCastLastTurn', by: { who: 'actor' } } }, '≥', '$n'),
    },
  }),
  phrase('{p!:anyPlayer} do~', { if: 'thatDone', who: '$p' }),
  ...(['no one', 'no player'] as const).map((nobody) =>
    phrase(`${nobody} does`, { if: 'not', of: { if: 'thatDone', who: { who: 'all' } }, $nobody: nobody }),
  ),
  phrase("{p!:anyPlayer} don't~", { if: 'not', of: { if: 'thatDone', who: '$p' } }),
  phrase("{p!:anyPlayer} don't~ pay", { if: 'not', of: { if: 'thatDone', who: '$p', did: 'pay' } }),
  putThere,
  phrase("{p!:anyPlayer} can't~", { if: 'not', of: { if: 'thatDone', who: '$p' }, $not: "can't" }),
]);

const pluralDefinite: Rule = asking(() => definite, 2);

const one: Rule<Condition> = alt('a condition', () => [
  control,
  being,
  counting,
  standing,
  whereItIs,
  above,
  asCast,
  happened,
  staying,
  domain,
  mostCommon,
  strongest,
  zoneSizes,
  comparing,
  outvoting,
]) as Rule<Condition>;

/** A condition: after "if", "as long as", "unless", "only if". */
export const condition: Rule<Condition> = alt('a condition', () => [
  one,
  phrase('{l:conditionsAnd}', { if: 'and', of: '$l' }),
  phrase('{l:conditionsOr}', { if: 'or', of: '$l' }),
  phrase('{a:one} or if {b:one}', { if: 'or', of: ['$a', '$b'], $if: true }),
]) as Rule<Condition>;
