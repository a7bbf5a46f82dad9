/** Who or what is dealt damage. 2006: 415, 501 · 2009, 2011: 114, 119 · 2026: 115.4, 120 */
import { alt, phrase } from '../grammar/index.ts';
import type { Rule } from '../grammar/index.ts';
import { filter } from './filters.ts';
import { number, numberSpan } from './numbers.ts';
import { anaphora, definite, pluralKind, singularFilter, singularKind } from './objects.ts';
import { chooser, player, targetPlayer } from './players.ts';

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
  phrase('a {k}', { objects: { set: 'all', '...': '$k' }, $d: 'a' }, { k: singularKind }, { agree: 'none' }),
  phrase('another {f}', { objects: ANOTHER, $d: 'another' }, { f: singularFilter }, { agree: 'none' }),
  phrase(
    '{p} or another {f}',
    { objects: ANOTHER, players: '$p', $d: 'or another' },
    { p: player, f: singularFilter },
    { agree: 'none' },
  ),
]);

/** `target creature or player` · `each creature and each player` · a player · an object. */
export const recipient: Rule = alt('a recipient', () => [
  phrase('{o}', { objects: '$o' }, { o: definite }),
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
  phrase('the player or planeswalker {o} is attacking', attackedBy('$o'), { o: () => anaphora }, { agree: 'none' }),
  phrase('{p}', { players: '$p' }, { p: player }),
  phrase(
    'a {k} chosen at random',
    {
      objects: { set: 'choice', by: { who: 'you' }, from: { set: 'all', '...': '$k' }, count: ONE, random: true },
      $random: true,
    },
    { k: singularKind },
    { agree: 'none' },
  ),
  phrase('any target', { target: { count: ONE, ...ANY } }),
  phrase('any target chosen at random', { target: { count: ONE, ...ANY, random: true } }),
  phrase('any target of {p} choice', { target: { count: ONE, ...ANY, by: '$p' } }, { p: chooser }, { agree: 'none' }),
  phrase('another target', { target: { count: ONE, ...ANY, other: true, $another: true } }),
  phrase('a third target', { target: { count: ONE, ...ANY, other: true, $nth: 'third' } }),
  phrase(
    "any target that isn't a {f}",
    {
      target: {
        count: ONE,
        objects: { where: { is: 'and', of: [ANY.objects.where, { is: 'not', of: '$f' }] } },
        players: ANY.players,
        $not: true,
      },
    },
    { f: singularFilter },
    { agree: 'none' },
  ),
  phrase('any other target', { target: { count: ONE, ...ANY, other: true } }),
  phrase('any number of targets', { target: { count: { min: 0, max: null }, ...ANY } }),
  phrase('{n} targets', { target: { count: '$n', ...ANY } }, { n: numberSpan }),
  phrase('up to {n#} target#', { target: { count: { min: 0, max: '$n' }, ...ANY } }, { n: number }, { agree: 'none' }),
  phrase('each of {n} targets', { target: { count: { min: '$n', max: '$n' }, ...ANY }, $each: true }, { n: number }),
  phrase('each of up to {n} targets', { target: { count: { min: 0, max: '$n' }, ...ANY }, $each: true }, { n: number }),
  phrase('each of {n} targets', { target: { count: '$n', ...ANY }, $each: true }, { n: numberSpan }),
  phrase(
    'each of up to {n} other targets',
    { target: { count: { min: 0, max: '$n' }, ...ANY, other: true }, $each: true },
    { n: number },
  ),
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
    'target opponent, {f#}, or {g#}',
    { target: { count: ONE, objects: { where: { is: 'or', of: ['$f', '$g'] } }, players: { who: 'opponents' } } },
    { f: filter, g: filter },
    { agree: 'none' },
  ),
  phrase(
    'target {f#} or player [random: chosen at random]',
    { target: { count: ONE, objects: { where: '$f' }, players: { who: 'all' }, random: '$random' } },
    { f: filter },
    { agree: 'none' },
  ),
  phrase(
    'target {f#} or player of {p} choice',
    { target: { count: ONE, objects: { where: '$f' }, players: { who: 'all' }, by: '$p' } },
    { f: filter, p: chooser },
    { agree: 'none' },
  ),
  phrase(
    'another target {f#} or player',
    { target: { count: ONE, objects: { where: '$f' }, players: { who: 'all' }, other: true } },
    { f: filter },
    { agree: 'none' },
  ),
  phrase(
    'target player, {f#}, or {g#}',
    {
      target: {
        count: ONE,
        objects: { where: { is: 'or', of: ['$f', '$g'] } },
        players: { who: 'all' },
        $first: 'player',
      },
    },
    { f: filter, g: filter },
    { agree: 'none' },
  ),
  ...['target', 'another target'].map((target) =>
    phrase(
      `${target} {f#}, {g#}, or player`,
      {
        target: {
          count: ONE,
          objects: { where: { is: 'or', of: ['$f', '$g'] } },
          players: { who: 'all' },
          ...(target === 'target' ? {} : { other: true }),
          $first: 'objects',
        },
      },
      { f: filter, g: filter },
      { agree: 'none' },
    ),
  ),
  phrase(
    'a third target {f#} or player',
    { target: { count: ONE, objects: { where: '$f' }, players: { who: 'all' }, other: true, $nth: 'third' } },
    { f: filter },
    { agree: 'none' },
  ),
  phrase(
    'each of {n} target creatures and/or players',
    { target: { count: { min: '$n', max: '$n' }, ...CREATURE_OR_PLAYER }, $each: true },
    { n: number },
  ),
  phrase(
    'each of up to {n} target creatures and/or players',
    { target: { count: { min: 0, max: '$n' }, ...CREATURE_OR_PLAYER }, $each: true },
    { n: number },
  ),
  phrase('any number of target creatures and/or players', {
    target: { count: { min: 0, max: null }, ...CREATURE_OR_PLAYER },
  }),
  phrase('{n} target creatures and/or players', { target: { count: '$n', ...CREATURE_OR_PLAYER } }, { n: numberSpan }),
  phrase(
    '{p} and/or {k}',
    { objects: { set: 'all', '...': '$k' }, players: '$p', $d: 'and/or' },
    { k: pluralKind, p: player },
  ),
  phrase(
    '{p} and {k}',
    { objects: { set: 'all', '...': '$k' }, players: '$p', $d: 'and' },
    { k: pluralKind, p: player },
  ),
  phrase(
    '{p} and each {f} <he or she controls>',
    {
      players: '$p',
      objects: { set: 'all', where: { '&': ['$f', { is: 'controlledBy', player: { who: 'they', $near: true } }] } },
      $d: 'and each of theirs',
    },
    { p: targetPlayer, f: singularFilter },
    { agree: 'none' },
  ),
  ...(
    [
      ['player', { who: 'all' }],
      ['opponent', { who: 'opponents' }],
    ] as const
  ).map(([noun, players]) =>
    phrase(
      `target ${noun} or planeswalker and each {f} that player or that planeswalker's controller controls`,
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
      { f: singularFilter },
      { agree: 'none' },
    ),
  ),
  phrase(
    '{p} and each {k}',
    { players: '$p', objects: { set: 'all', '...': '$k' }, $d: 'and each' },
    { p: player, k: singularKind },
  ),
  phrase(
    'each opponent and each {f} <he or she> control',
    {
      players: { who: 'opponents' },
      objects: { set: 'all', where: { '&': ['$f', THEIRS] } },
      $d: 'and each of theirs',
    },
    { f: singularFilter },
  ),
  phrase(
    'each {a} and each {b}',
    { objects: { set: 'all', where: { is: 'or', of: ['$a', '$b'] } }, $d: 'each each' },
    { a: singularFilter, b: singularFilter },
  ),
  phrase(
    'each {k} and {p}',
    { objects: { set: 'all', '...': '$k' }, players: '$p', $d: 'each' },
    { k: singularKind, p: player },
  ),
]);
