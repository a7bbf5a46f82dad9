/** Where cards go: hands, libraries, graveyards, the battlefield, exile. 2006: 217, 413 · 2009, 2011, 2026: 400, 110.2 */
import { alt, kept, phrasesOf } from '../grammar/index.ts';
import type { Rule } from '../grammar/index.ts';
import { possessive } from '../nouns/index.ts';
import { definitePlayer } from '../conditions/of-player.ts';
import { terms } from '../conditions/terms.ts';

const phrase = phrasesOf(terms, () => ({ arrivesWith, definitePlayer, notTheirs, ordinal, under }));

/** A card always goes to its owner's zone: whose it is said to be is a matter of wording. */
const OWN =
  "($own:its owner's|their owners'|your|<his or her>|their|their owner's|that player's|~'s owner's|that card's owner's|his owner's|her owner's)";

const under: Rule = alt('under whose control', () => [
  phrase('under {p:notTheirs} control', '$p'),
  phrase('under the control of {p:definitePlayer}', { '...': '$p', $of: 'control' }, { agree: 'none' }),
  phrase("under their owners' control", { who: 'owners', of: { set: 'each' }, $own: 'theirs' }),
]);
/** Of several each is under its own owner's control, said apart. */
const ownersOfSeveral = (who: unknown): unknown => {
  const { who: kind, $n, of } = who as { who?: string; $n?: string; of?: { set?: string } };
  return kind === 'owners' && ($n === 'plural' || of?.set === 'each') ? undefined : who;
};
const notTheirs: Rule = kept<unknown>(possessive, ownersOfSeveral);

/** What it is attached to is chosen as it arrives. */
const oneOf = (where: string): object => ({
  set: 'choice',
  by: { who: 'you' },
  from: { set: 'all', where },
  count: { min: 1, max: 1 },
  $d: 'a',
});

/** `to its owner's hand` · `to the battlefield tapped`. */
export const destinationTo: Rule = alt('a destination', () => [
  phrase(`to ${OWN} hand`, { zone: 'hand' }),
  phrase(`to ${OWN} hands`, { zone: 'hand', $n: 'plural' }),
  phrase(`to the top of ${OWN} library`, { zone: 'library', position: 'top' }),
  phrase(`to the top of ${OWN} library in any order`, { zone: 'library', position: 'top', order: 'any' }),
  phrase(`to ${OWN} graveyard`, { zone: 'graveyard' }),
  phrase('to the command zone', { zone: 'command' }),
  phrase('to <the battlefield> [tapped: tapped] [{u:under}]', { zone: 'battlefield', tapped: '$tapped', under: '$u' }),
  phrase('to <the battlefield> tapped and attacking', { zone: 'battlefield', tapped: true, attacking: true }),
  phrase('to <the battlefield> face down [{u:under}]', { zone: 'battlefield', faceDown: true, under: '$u' }),
  phrase('to <the battlefield> [tapped: tapped and] ($turned:transformed|converted) [{u:under}]', {
    zone: 'battlefield',
    tapped: '$tapped',
    transformed: true,
    under: '$u',
  }),
  phrase('to <the battlefield> [tapped: tapped] [{u:under}] {k:arrivesWith}', {
    zone: 'battlefield',
    tapped: '$tapped',
    under: '$u',
    '...': '$k',
  }),
  phrase('to <the battlefield> [tapped: tapped] attached to {o:definite}', {
    zone: 'battlefield',
    tapped: '$tapped',
    attachedTo: '$o',
  }),
  phrase('to <the battlefield> [tapped: tapped] attached to a {f:singularFilter}', {
    zone: 'battlefield',
    tapped: '$tapped',
    attachedTo: oneOf('$f'),
  }),
]);

/** `into your hand` · `onto the battlefield tapped` · `on top of its owner's library`. */
export const destinationPut: Rule = alt('a destination', () => [
  phrase(`into ${OWN} hand`, { zone: 'hand' }),
  phrase(`into ${OWN} hands`, { zone: 'hand', $n: 'plural' }),
  phrase(`into ${OWN} graveyard`, { zone: 'graveyard' }),
  phrase(`into ${OWN} graveyards`, { zone: 'graveyard', $n: 'plural' }),
  phrase('<onto> [tapped: tapped] [attacking: and attacking] [{u:under}]', {
    zone: 'battlefield',
    tapped: '$tapped',
    attacking: '$attacking',
    under: '$u',
  }),
  phrase('<onto> {u:under} tapped', { zone: 'battlefield', tapped: true, under: '$u', $under: 'first' }),
  phrase('<onto> {u:under} tapped and attacking', {
    zone: 'battlefield',
    tapped: true,
    attacking: true,
    under: '$u',
    $under: 'first',
  }),
  phrase('<onto> [tapped: tapped and] attacking {p:anyPlayer}', {
    zone: 'battlefield',
    tapped: '$tapped',
    attacking: true,
    attacksPlayer: '$p',
  }),
  phrase('<onto> [{u:under}] attached to {o:definite}', { zone: 'battlefield', under: '$u', attachedTo: '$o' }),
  phrase('<onto> [{u:under}] attached to a {f:singularFilter}', {
    zone: 'battlefield',
    under: '$u',
    attachedTo: oneOf('$f'),
  }),
  phrase('<onto> attached to {p:targetPlayer}', { zone: 'battlefield', attachedToPlayer: '$p' }),
  phrase('<onto> [tapped: tapped] [{u:under}] {k:arrivesWith}', {
    zone: 'battlefield',
    tapped: '$tapped',
    under: '$u',
    '...': '$k',
  }),
  phrase('<onto> ($turned:transformed|converted) [{u:under}]', { zone: 'battlefield', transformed: true, under: '$u' }),
  phrase('<onto> ($turned:transformed|converted) [{u:under}] {k:arrivesWith}', {
    zone: 'battlefield',
    transformed: true,
    under: '$u',
    '...': '$k',
  }),
  phrase('<onto> face down', { zone: 'battlefield', faceDown: true }),
  phrase('<onto> face up', { zone: 'battlefield', $face: 'up' }),
  phrase('<onto> blocking {o:definite}', { zone: 'battlefield', blocking: true, blocks: '$o' }),
  phrase('on top', { zone: 'library', position: 'top', $short: 'bare' }),
  phrase(`on the top or bottom of ${OWN} library`, { zone: 'library', position: 'topOrBottom' }),
  phrase(`on your choice of the top or bottom of ${OWN} library`, {
    zone: 'library',
    position: 'topOrBottom',
    $choice: 'yours',
  }),
  phrase('on their choice of the top or bottom of their library', {
    zone: 'library',
    position: 'topOrBottom',
    $choice: true,
  }),
  phrase('on top of it', { zone: 'library', position: 'top', $short: 'it' }),
  phrase('on the bottom', { zone: 'library', position: 'bottom', $short: 'bare' }),
  phrase(`on top of ${OWN} library`, { zone: 'library', position: 'top' }),
  phrase(`on top of ${OWN} libraries`, { zone: 'library', position: 'top', $n: 'plural' }),
  phrase(`on top of ${OWN} library in any order`, { zone: 'library', position: 'top', order: 'any' }),
  phrase(`on the bottom of ${OWN} library`, { zone: 'library', position: 'bottom' }),
  phrase(`on the bottom of ${OWN} libraries`, { zone: 'library', position: 'bottom', $n: 'plural' }),
  phrase(`on the bottom of ${OWN} library in any order`, { zone: 'library', position: 'bottom', order: 'any' }),
  phrase(`on the bottom of ${OWN} library in a random order`, { zone: 'library', position: 'bottom', order: 'random' }),
  phrase('on top in any order', { zone: 'library', position: 'top', order: 'any', $short: 'bare' }),
  phrase('on the bottom in any order', { zone: 'library', position: 'bottom', order: 'any', $short: 'bare' }),
  phrase('on the bottom in a random order', { zone: 'library', position: 'bottom', order: 'random', $short: 'bare' }),
  phrase('on top of it in any order', { zone: 'library', position: 'top', order: 'any', $short: 'it' }),
  phrase('on the bottom of it in any order', { zone: 'library', position: 'bottom', order: 'any', $short: 'it' }),
  ...(
    [
      ['top', 'on top of'],
      ['bottom', 'on the bottom of'],
    ] as const
  ).flatMap(([position, words]) =>
    ['that library', 'the library'].map(($short) =>
      phrase(`${words} ${$short} in any order`, { zone: 'library', position, order: 'any', $short }),
    ),
  ),
  phrase(`into ${OWN} library {n:ordinal} from the top`, { zone: 'library', position: { fromTop: '$n' } }),
  phrase('{n:ordinal} from the top', { zone: 'library', position: { fromTop: '$n' }, $short: 'bare' }),
  phrase(`into ${OWN} library just beneath the top {n:number} cards of that library`, {
    zone: 'library',
    position: { fromTop: '$n', $beneath: true },
  }),
  phrase('back in any order', { zone: 'library', position: 'top', order: 'any', $short: 'back' }),
  phrase('back on top of {p:possessive} library', {
    zone: 'library',
    position: 'top',
    $short: 'back on top',
    $of: '$p',
  }),
  phrase('back on top of {p:possessive} library in any order', {
    zone: 'library',
    position: 'top',
    order: 'any',
    $short: 'back on top',
    $of: '$p',
  }),
]);
const ordinal: Rule = alt('an ordinal', () => [
  phrase('second', 1),
  phrase('third', 2),
  phrase('fourth', 3),
  phrase('fifth', 4),
  phrase('seventh', 6),
]);

/** The counters with which something is put onto the battlefield. */
const arrivesWith: Rule = alt('counters', () => [
  phrase(
    'with {n#:aNumber} {c:counterKind} counter# on ($on:it|them)',
    { counters: [{ counter: '$c', count: '$n' }] },
    { agree: 'none' },
  ),
  phrase('with a additional {c:counterKind} counter on ($on:it|them)', {
    counters: [{ counter: '$c', count: 1 }],
    $more: true,
  }),
  phrase('with {n:number} additional {c:counterKind} counters on ($on:it|them)', {
    counters: [{ counter: '$c', count: '$n' }],
    $more: true,
  }),
]);

/** Counters something arrives with. */
export const counters: Rule = alt('counters', () => [
  phrase('with a {c:counterKind} counter on (it|them)', [{ counter: '$c', count: 1 }]),
  phrase('with {n:number} {c:counterKind} counters on (it|them)', [{ counter: '$c', count: '$n' }]),
]);
