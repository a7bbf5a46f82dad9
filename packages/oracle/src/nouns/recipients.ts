/** Who or what is dealt damage. 2006: 415, 501 · 2009, 2011: 114, 119 · 2026: 115.4, 120 */
import { alt, phrasesOf } from '../grammar/index.ts';
import type { Rule } from '../grammar/index.ts';
import { filter } from './filters.ts';
import { number, numberSpan } from './numbers.ts';
import { anaphora, definite, pluralKind, singularFilter, singularKind } from './objects.ts';
import { chooser, player, targetPlayer } from './players.ts';

const phrase = phrasesOf(() => ({
  anaphora,
  chooser,
  definite,
  filter,
  number,
  numberSpan,
  player,
  pluralKind,
  singularFilter,
  singularKind,
  targetPlayer,
}));

const THEIRS = { is: 'controlledBy', player: { who: 'opponents' } };
const ONE = { min: 1, max: 1 };
export const CREATURE_OR_PLAYER = { objects: { where: { is: 'type', type: 'creature' } }, players: { who: 'all' } };

const PLANESWALKER = { is: 'type', type: 'planeswalker' };
const BATTLE = { is: 'type', type: 'battle' };
/** That player, or that planeswalker's controller. */
const OF_EITHER = { who: 'either', first: 'player', $of: 'planeswalker' };
/** 2026: 115.4 */
export const ANY = {
  objects: { where: { is: 'anyTarget' } },
  players: { who: 'all' },
};

/** What an attacking creature attacks (2009, 2011, 2026: 506.3, 508.5). */
const attackedBy = (by: unknown): object => ({
  objects: { set: 'where', of: { set: 'attackedBy', by }, filter: PLANESWALKER },
  players: { who: 'attacked', by },
});

const ANOTHER = { set: 'all', where: { '&': [{ is: 'other' }, '$f'] } };
/** To what damage would be dealt, whichever it is: `a creature you control` · `you or another permanent you control`. */
export const wouldBeDealt: Rule = alt('a recipient', () => [
  recipient,
  phrase('a {k:singularKind}', { objects: { set: 'all', '...': '$k' }, $d: 'a' }, { agree: 'none' }),
  phrase('another {f:singularFilter}', { objects: ANOTHER, $d: 'another' }, { agree: 'none' }),
  phrase(
    '{p:player} or another {f:singularFilter}',
    { objects: ANOTHER, players: '$p', $d: 'or another' },
    { agree: 'none' },
  ),
]);

/** `target creature or player` · `each creature and each player` · a player · an object. */
export const recipient: Rule = alt('a recipient', () => [
  phrase('{o:definite}', { objects: '$o' }),
  phrase('<him or her>', { players: { who: 'they', $case: 'object' } }),
  phrase('itself', { objects: { set: 'same', $self: true } }),
  phrase('himself', { objects: { set: 'same', $self: 'himself' } }),
  phrase('herself', { objects: { set: 'same', $self: 'herself' } }),
  phrase('that creature or player', {
    objects: { set: 'that', noun: { is: 'type', type: 'creature' } },
    players: { who: 'that' },
    $d: 'that',
  }),
  phrase('that permanent or player', {
    objects: { set: 'that', noun: { is: 'permanent' } },
    players: { who: 'that' },
    $d: 'that permanent',
  }),
  phrase('that creature, planeswalker, or player', {
    objects: { set: 'that', noun: { is: 'type', type: 'creature' } },
    players: { who: 'that' },
    $d: 'that p',
  }),
  phrase('that player or planeswalker', {
    objects: { set: 'that', noun: PLANESWALKER },
    players: { who: 'that' },
    $d: 'that planeswalker',
  }),
  phrase("the player or planeswalker it's attacking", attackedBy({ set: 'itsAttacker' })),
  phrase('the player or planeswalker {o:anaphora} is attacking', attackedBy('$o'), { agree: 'none' }),
  phrase('{p:player}', { players: '$p' }),
  phrase(
    'a {k:singularKind} chosen at random',
    {
      objects: { set: 'choice', by: { who: 'you' }, from: { set: 'all', '...': '$k' }, count: ONE, random: true },
      $random: true,
    },
    { agree: 'none' },
  ),
  phrase('any target', { target: { count: ONE, ...ANY } }),
  phrase('any target chosen at random', { target: { count: ONE, ...ANY, random: true } }),
  phrase('any target of {p:chooser} choice', { target: { count: ONE, ...ANY, by: '$p' } }, { agree: 'none' }),
  phrase('another target', { target: { count: ONE, ...ANY, other: true, $another: true } }),
  phrase('a third target', { target: { count: ONE, ...ANY, other: true, $nth: 'third' } }),
  phrase(
    "any target that isn't a {f:singularFilter}",
    {
      target: {
        count: ONE,
        objects: { where: { is: 'and', of: [ANY.objects.where, { is: 'not', of: '$f' }] } },
        players: ANY.players,
        $not: true,
      },
    },
    { agree: 'none' },
  ),
  phrase('any other target', { target: { count: ONE, ...ANY, other: true } }),
  phrase('any number of targets', { target: { count: { min: 0, max: null }, ...ANY } }),
  phrase('{n:numberSpan} targets', { target: { count: '$n', ...ANY } }),
  phrase('up to {n#:number} target#', { target: { count: { min: 0, max: '$n' }, ...ANY } }, { agree: 'none' }),
  phrase('each of {n:number} targets', { target: { count: { min: '$n', max: '$n' }, ...ANY }, $each: true }),
  phrase('each of up to {n:number} targets', { target: { count: { min: 0, max: '$n' }, ...ANY }, $each: true }),
  phrase('each of {n:numberSpan} targets', { target: { count: '$n', ...ANY }, $each: true }),
  phrase('each of up to {n:number} other targets', {
    target: { count: { min: 0, max: '$n' }, ...ANY, other: true },
    $each: true,
  }),
  ...(
    [
      ['planeswalker', PLANESWALKER],
      ['battle', BATTLE],
    ] as const
  ).flatMap(([noun, where]) => [
    phrase(`target player or ${noun}`, { target: { count: ONE, objects: { where }, players: { who: 'all' } } }),
    phrase(`target opponent or ${noun}`, { target: { count: ONE, objects: { where }, players: { who: 'opponents' } } }),
  ]),
  phrase(
    'target opponent, {f#:filter}, or {g#:filter}',
    { target: { count: ONE, objects: { where: { is: 'or', of: ['$f', '$g'] } }, players: { who: 'opponents' } } },
    { agree: 'none' },
  ),
  phrase(
    'target {f#:filter} or player [random: chosen at random]',
    { target: { count: ONE, objects: { where: '$f' }, players: { who: 'all' }, random: '$random' } },
    { agree: 'none' },
  ),
  phrase(
    'target {f#:filter} or player of {p:chooser} choice',
    { target: { count: ONE, objects: { where: '$f' }, players: { who: 'all' }, by: '$p' } },
    { agree: 'none' },
  ),
  phrase(
    'another target {f#:filter} or player',
    { target: { count: ONE, objects: { where: '$f' }, players: { who: 'all' }, other: true } },
    { agree: 'none' },
  ),
  phrase(
    'target player, {f#:filter}, or {g#:filter}',
    {
      target: {
        count: ONE,
        objects: { where: { is: 'or', of: ['$f', '$g'] } },
        players: { who: 'all' },
        $first: 'player',
      },
    },
    { agree: 'none' },
  ),
  ...['target', 'another target'].map((target) =>
    phrase(
      `${target} {f#:filter}, {g#:filter}, or player`,
      {
        target: {
          count: ONE,
          objects: { where: { is: 'or', of: ['$f', '$g'] } },
          players: { who: 'all' },
          ...(target === 'target' ? {} : { other: true }),
          $first: 'objects',
        },
      },
      { agree: 'none' },
    ),
  ),
  phrase(
    'a third target {f#:filter} or player',
    { target: { count: ONE, objects: { where: '$f' }, players: { who: 'all' }, other: true, $nth: 'third' } },
    { agree: 'none' },
  ),
  phrase('each of {n:number} target creatures and/or players', {
    target: { count: { min: '$n', max: '$n' }, ...CREATURE_OR_PLAYER },
    $each: true,
  }),
  phrase('each of up to {n:number} target creatures and/or players', {
    target: { count: { min: 0, max: '$n' }, ...CREATURE_OR_PLAYER },
    $each: true,
  }),
  phrase('any number of target creatures and/or players', {
    target: { count: { min: 0, max: null }, ...CREATURE_OR_PLAYER },
  }),
  phrase('{n:numberSpan} target creatures and/or players', { target: { count: '$n', ...CREATURE_OR_PLAYER } }),
  phrase('{p:player} and/or {k:pluralKind}', { objects: { set: 'all', '...': '$k' }, players: '$p', $d: 'and/or' }),
  phrase('{p:player} and {k:pluralKind}', { objects: { set: 'all', '...': '$k' }, players: '$p', $d: 'and' }),
  phrase(
    '{p:targetPlayer} and each {f:singularFilter} <he or she controls>',
    {
      players: '$p',
      objects: { set: 'all', where: { '&': ['$f', { is: 'controlledBy', player: { who: 'they', $near: true } }] } },
      $d: 'and each of theirs',
    },
    { agree: 'none' },
  ),
  ...(
    [
      ['player', { who: 'all' }],
      ['opponent', { who: 'opponents' }],
    ] as const
  ).map(([noun, players]) =>
    phrase(
      `target ${noun} or planeswalker and each {f:singularFilter} that player or that planeswalker's controller controls`,
      {
        players: { who: 'target', spec: { count: ONE, objects: { where: PLANESWALKER }, players } },
        objects: {
          set: 'union',
          of: [
            { set: 'that', noun: PLANESWALKER, how: 'targeted' },
            { set: 'all', where: { '&': ['$f', { is: 'controlledBy', player: OF_EITHER }] } },
          ],
        },
        $d: 'and each of either',
      },
      { agree: 'none' },
    ),
  ),
  phrase('{p:player} and each {k:singularKind}', {
    players: '$p',
    objects: { set: 'all', '...': '$k' },
    $d: 'and each',
  }),
  phrase('each opponent and each {f:singularFilter} <he or she> control', {
    players: { who: 'opponents' },
    objects: { set: 'all', where: { '&': ['$f', THEIRS] } },
    $d: 'and each of theirs',
  }),
  phrase('each {a:singularFilter} and each {b:singularFilter}', {
    objects: { set: 'all', where: { is: 'or', of: ['$a', '$b'] } },
    $d: 'each each',
  }),
  phrase('each {k:singularKind} and {p:player}', { objects: { set: 'all', '...': '$k' }, players: '$p', $d: 'each' }),
]);
