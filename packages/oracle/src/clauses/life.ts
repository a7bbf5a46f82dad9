/** Life and damage. 2006: 104, 212.7, 501 · 2009, 2011: 118, 119 · 2026: 119, 120 */
import { alt, phrasesOf, words } from '../grammar/index.ts';
import type { Rule } from '../grammar/index.ts';
import { one } from './agree.ts';
import { player } from '../nouns/index.ts';
import { terms } from '../conditions/terms.ts';

const phrase = phrasesOf(terms, () => ({ onePlayer: one(player), size }));

/** An amount before its noun: `3 life`, and with `for each` after it. */
const amounts = (verb: string, noun: string, node: object): readonly Rule[] => [
  phrase(`${verb} {n:digits} ${noun}`, { ...node, amount: '$n' }),
  phrase(`${verb} 1 ${noun} for each {e:each}`, { ...node, amount: '$e', $each: true }),
  phrase(`${verb} {n:digits} ${noun} for each {e:each}`, {
    ...node,
    amount: { q: 'times', of: '$n', by: '$e' },
    $each: true,
  }),
  phrase(`${verb} ${noun} equal to {q:quantity}`, { ...node, amount: '$q' }),
  phrase(`${verb} twice that much ${noun}`, { ...node, amount: { q: 'times', of: 2, by: { q: 'that' } } }),
];

/** What players do with life; without `who`. */
export const lifeVerb: Rule = alt('a life verb', () => [
  phrase('gain~ {n:digits} life plus a additional {k:digits} life for each additional {m:manaSymbols} you paid', {
    do: 'gainLife',
    amount: {
      q: 'add',
      of: ['$n', { q: 'times', of: '$k', by: { q: 'timesPaid', cost: 'additional', $paid: '$m' } }],
    },
  }),
  ...amounts('gain~', 'life', { do: 'gainLife' }),
  ...amounts('lose~', 'life', { do: 'loseLife' }),
  phrase(
    "gain~ life equal to {q:quantity}, but not more life than the player's life total before {s:self} dealt damage or the creature's toughness",
    { do: 'gainLife', amount: { q: 'bounded', of: '$q', $by: '$s' } },
  ),
  phrase(
    "gain~ life equal to {q:quantity}, but not more than the amount of {m:manaSymbol} spent on X, the player's life total before {s:self} dealt damage, or the creature's toughness",
    { do: 'gainLife', amount: { q: 'bounded', of: '$q', $by: '$s', $spent: '$m' } },
  ),
  phrase('lose~ {n:plainDigits} life plus {m:plainDigits} life for each {e:each}', {
    do: 'loseLife',
    amount: { q: 'add', of: ['$n', { q: 'times', of: '$m', by: '$e' }] },
    $plus: true,
  }),
  // what is rounded may be said for all in a sentence of its own (`rounded-each-time.ts`)
  phrase('lose~ half {p:possessive} life[, {r:rounding}]', {
    do: 'loseLife',
    amount: { q: 'half', of: { q: 'life', of: '$p' }, round: '$r' },
    $half: true,
  }),
  phrase('gain~ half {n:digits} life[, {r:rounding}]', {
    do: 'gainLife',
    amount: { q: 'half', of: '$n', round: '$r' },
    $half: true,
  }),
  one(phrase('empty~ ($of:<his or her>|their) mana pool', { do: 'loseMana' })),
  phrase('lose~ all unspent mana', { do: 'loseMana', $unspent: true }),
  phrase('pay~ {n:digits} life', { do: 'payLife', amount: '$n' }),
  phrase('pay~ half {p:possessive} life, rounded up', {
    do: 'payLife',
    amount: { q: 'half', of: { q: 'life', of: '$p' }, round: 'up' },
    $half: true,
  }),
  phrase('pay~ any amount of life', { do: 'payLife', amount: { q: 'ref', name: '?any' } }),
  phrase('pay~ life equal to {q:quantity}', { do: 'payLife', amount: '$q' }),
]);

const size: Rule = words('power or toughness', { power: 'power', toughness: 'toughness' });

/** Sentences about a life total. */
export const lifeClause: Rule = alt('a life clause', () => [
  phrase('the Ring tempts you', { do: 'ringTempts', who: { who: 'you' } }),
  phrase('{p:possessive} life total becomes {n:digits}', { do: 'setLife', who: '$p', amount: '$n' }),
  phrase('{p:possessive} life total becomes [$equal: equal to] {q:quantity}', {
    do: 'setLife',
    who: '$p',
    amount: '$q',
  }),
  phrase('count {q:quantity}. {p:possessive} life total becomes that number', {
    do: 'setLife',
    amount: '$q',
    who: '$p',
    $count: true,
  }),
  phrase('empty {p:possessive} mana pool', { do: 'loseMana', who: '$p', $whose: true }),
  phrase('empty all mana pools', { do: 'loseMana', who: { who: 'all' }, $all: true }),
  ...['mana in your mana pool', 'unspent mana you have'].map((mana, i) =>
    phrase(`double the amount of each type of ${mana}`, {
      do: 'addMana',
      who: { who: 'you' },
      mana: { types: { unspent: { who: 'you' } } },
      ...(i === 0 ? {} : { $unspent: true }),
    }),
  ),
  phrase('put all mana from {p:possessive} mana pool into yours', { do: 'takeMana', from: '$p' }),
  phrase(
    '{p!:anyPlayer} loses all unspent mana and you add the mana lost this way',
    { do: 'takeMana', from: '$p', $unspent: true },
    { agree: 'none' },
  ),
  phrase('exchange {p:possessive} life total with {o:objectPossessive} {s:size}', {
    do: 'exchangeLifeWith',
    who: '$p',
    what: '$o',
    stat: '$s',
  }),
  phrase('for each card less than {n:number} a player draws this way, that player gains {m:plainDigits} life', {
    do: 'gainLife',
    who: { who: 'all' },
    amount: { q: 'times', of: '$m', by: { q: 'subtract', from: '$n', of: { q: 'that', $w: 'drawn' } } },
    $less: true,
  }),
  phrase('exchange life totals with {p:player}', { do: 'exchangeLife', a: { who: 'you' }, b: '$p' }),
]);

/** What objects do with damage; without `source`. */
export const damageVerb: Rule = alt('a damage verb', () => [
  // "instead" of other damage to the same target (`references/replaced.ts`)
  phrase('deal~ {n:digits} damage', { do: 'damage', amount: '$n', to: { again: true } }),
  ...['creatures', 'permanents'].map(($each) =>
    phrase(`deal~ {n:digits} damage to each of those ${$each} and/or players`, {
      do: 'damage',
      amount: '$n',
      to: { again: true },
      $each,
    }),
  ),
  phrase('deal~ half {n:digits} damage, {o:rounding}, to {r:recipient}', {
    do: 'damage',
    amount: { q: 'half', of: '$n', round: '$o' },
    to: '$r',
  }),
  phrase('deal~ {n:digits} damage to {r:recipient}', { do: 'damage', amount: '$n', to: '$r' }),
  phrase('also deal~ {n:digits} damage to {r:recipient}', { do: 'damage', amount: '$n', to: '$r', $also: true }),
  phrase('deal~ a additional {n:digits} damage to {r:recipient}', {
    do: 'damage',
    amount: '$n',
    to: '$r',
    $additional: true,
  }),
  phrase('deal~ {n:digits} damage to {r:recipient}. excess damage is dealt to {p:player} instead', {
    do: 'damage',
    amount: '$n',
    to: '$r',
    excess: '$p',
  }),
  phrase("deal~ {n:digits} damage to {r:recipient}. the damage can't be prevented", {
    do: 'damage',
    amount: '$n',
    to: '$r',
    unpreventable: true,
  }),
  phrase("deal~ {n:digits} damage to {r:recipient} and the damage can't be prevented", {
    do: 'damage',
    amount: '$n',
    to: '$r',
    unpreventable: true,
    $and: true,
  }),
  phrase('deal~ 1 damage to {r:recipient} for each {e:each}', { do: 'damage', to: '$r', amount: '$e', $each: true }),
  phrase('deal~ {n:digits} damage to {r:recipient} for each {e:each}', {
    do: 'damage',
    to: '$r',
    amount: { q: 'times', of: '$n', by: '$e' },
    $each: true,
  }),
  phrase('deal~ damage to {r:recipient} equal to {q:quantity}', { do: 'damage', to: '$r', amount: '$q' }),
  phrase('deal~ damage equal to half {q:quantity}, {w:rounding}, to {r:recipient}', {
    do: 'damage',
    amount: { q: 'half', of: '$q', round: '$w' },
    to: '$r',
    $first: 'half',
  }),
  phrase('deal~ damage equal to {q:quantity} to {r:recipient}', {
    do: 'damage',
    amount: '$q',
    to: '$r',
    $first: 'amount',
  }),
  phrase('deal~ damage equal to {q:quantity} to {r:recipient}. excess damage is dealt to {p:player} instead', {
    do: 'damage',
    amount: '$q',
    to: '$r',
    excess: '$p',
    $first: 'amount',
  }),
  phrase('deal~ twice that much damage to {r:recipient}', {
    do: 'damage',
    amount: { q: 'times', of: 2, by: { q: 'that' } },
    to: '$r',
  }),
  phrase('deal~ {n:digits} damage divided evenly, rounded down, among {r:recipient}', {
    do: 'damage',
    amount: '$n',
    to: '$r',
    evenly: true,
  }),
  phrase('deal~ damage equal to {q:quantity} divided as {p:onePlayer} chooses among any number of {o:definite}', {
    do: 'damageSplit',
    amount: '$q',
    by: '$p',
    among: '$o',
  }),
  phrase('deal~ {n:digits} damage divided as you choose among {r:recipient}', {
    do: 'damageDivided',
    amount: '$n',
    to: '$r',
  }),
  phrase('deal~ damage equal to {q:quantity} divided as you choose among {r:recipient}', {
    do: 'damageDivided',
    amount: '$q',
    to: '$r',
    $first: 'amount',
  }),
]);

/** A second recipient of the same source: "and 2 damage to you". */
export const moreDamage: Rule = alt('damage', () => [
  phrase('half {n:digits} damage, {o:rounding}, to {r:recipient}', {
    do: 'damage',
    source: { set: 'same' },
    amount: { q: 'half', of: '$n', round: '$o' },
    to: '$r',
    $more: true,
  }),
  ...['a additional {n:digits} damage', '{n:digits} additional damage'].map(($words) =>
    phrase(`${$words} to {r:recipient}`, {
      do: 'damage',
      source: { set: 'same' },
      amount: '$n',
      to: '$r',
      $more: true,
      $words,
    }),
  ),
  phrase('{n:digits} damage to {r:recipient}', {
    do: 'damage',
    source: { set: 'same' },
    amount: '$n',
    to: '$r',
    $more: true,
  }),
]);

/** More of what the clause before gains: "and X life if {W} was spent to cast it". */
export const moreLife: Rule = phrase('{n:digits} life', {
  do: 'gainLife',
  who: { who: 'same' },
  amount: '$n',
  $more: true,
});
