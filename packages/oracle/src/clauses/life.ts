/** Life and damage. 2006: 104, 212.7, 501 · 2009, 2011: 118, 119 · 2026: 119, 120 */
import { alt, phrase, words } from '../grammar/index.ts';
import type { Rule } from '../grammar/index.ts';
import { one } from './agree.ts';
import {
  anyPlayer,
  definite,
  each,
  digits,
  objectPossessive,
  player,
  possessive,
  quantity,
  recipient,
  self,
} from '../nouns/index.ts';
import { manaSymbol, manaSymbols, number, plainDigits, rounding } from '../nouns/numbers.ts';

/** An amount before its noun: `3 life`, and with `for each` after it. */
const amounts = (verb: string, noun: string, node: object): readonly Rule[] => [
  phrase(`${verb} {n} ${noun}`, { ...node, amount: '$n' }, { n: digits }),
  phrase(`${verb} 1 ${noun} for each {e}`, { ...node, amount: '$e', $each: true }, { e: each }),
  phrase(
    `${verb} {n} ${noun} for each {e}`,
    { ...node, amount: { q: 'times', of: '$n', by: '$e' }, $each: true },
    { n: digits, e: each },
  ),
  phrase(`${verb} ${noun} equal to {q}`, { ...node, amount: '$q' }, { q: quantity }),
  phrase(`${verb} twice that much ${noun}`, { ...node, amount: { q: 'times', of: 2, by: { q: 'that' } } }),
];

/** What players do with life; without `who`. */
export const lifeVerb: Rule = alt('a life verb', () => [
  phrase(
    'gain~ {n} life plus a additional {k} life for each additional {m} you paid',
    {
      do: 'gainLife',
      amount: {
        q: 'add',
        of: ['$n', { q: 'times', of: '$k', by: { q: 'timesPaid', cost: 'additional', $paid: '$m' } }],
      },
    },
    { n: digits, k: digits, m: manaSymbols },
  ),
  ...amounts('gain~', 'life', { do: 'gainLife' }),
  ...amounts('lose~', 'life', { do: 'loseLife' }),
  phrase(
    "gain~ life equal to {q}, but not more life than the player's life total before {s} dealt damage or the creature's toughness",
    { do: 'gainLife', amount: { q: 'bounded', of: '$q', $by: '$s' } },
    { q: quantity, s: () => self },
  ),
  phrase(
    "gain~ life equal to {q}, but not more than the amount of {m} spent on X, the player's life total before {s} dealt damage, or the creature's toughness",
    { do: 'gainLife', amount: { q: 'bounded', of: '$q', $by: '$s', $spent: '$m' } },
    { q: quantity, m: manaSymbol, s: () => self },
  ),
  phrase(
    'lose~ {n} life plus {m} life for each {e}',
    { do: 'loseLife', amount: { q: 'add', of: ['$n', { q: 'times', of: '$m', by: '$e' }] }, $plus: true },
    { n: plainDigits, m: plainDigits, e: each },
  ),
  // what is rounded may be said for all in a sentence of its own (`rounded-each-time.ts`)
  phrase(
    'lose~ half {p} life[, {r}]',
    { do: 'loseLife', amount: { q: 'half', of: { q: 'life', of: '$p' }, round: '$r' }, $half: true },
    { p: possessive, r: () => rounding },
  ),
  phrase(
    'gain~ half {n} life[, {r}]',
    { do: 'gainLife', amount: { q: 'half', of: '$n', round: '$r' }, $half: true },
    { n: digits, r: () => rounding },
  ),
  one(phrase('empty~ ($of:<his or her>|their) mana pool', { do: 'loseMana' })),
  phrase('lose~ all unspent mana', { do: 'loseMana', $unspent: true }),
  phrase('pay~ {n} life', { do: 'payLife', amount: '$n' }, { n: digits }),
  phrase(
    'pay~ half {p} life, rounded up',
    { do: 'payLife', amount: { q: 'half', of: { q: 'life', of: '$p' }, round: 'up' }, $half: true },
    { p: possessive },
  ),
  phrase('pay~ any amount of life', { do: 'payLife', amount: { q: 'ref', name: '?any' } }),
  phrase('pay~ life equal to {q}', { do: 'payLife', amount: '$q' }, { q: quantity }),
]);

const size: Rule = words('power or toughness', { power: 'power', toughness: 'toughness' });

/** Sentences about a life total. */
export const lifeClause: Rule = alt('a life clause', () => [
  phrase('the Ring tempts you', { do: 'ringTempts', who: { who: 'you' } }),
  phrase('{p} life total becomes {n}', { do: 'setLife', who: '$p', amount: '$n' }, { p: possessive, n: digits }),
  phrase(
    '{p} life total becomes [$equal: equal to] {q}',
    { do: 'setLife', who: '$p', amount: '$q' },
    { p: possessive, q: quantity },
  ),
  phrase(
    'count {q}. {p} life total becomes that number',
    { do: 'setLife', amount: '$q', who: '$p', $count: true },
    { p: possessive, q: quantity },
  ),
  phrase('empty {p} mana pool', { do: 'loseMana', who: '$p', $whose: true }, { p: possessive }),
  phrase('empty all mana pools', { do: 'loseMana', who: { who: 'all' }, $all: true }),
  ...['mana in your mana pool', 'unspent mana you have'].map((mana, i) =>
    phrase(`double the amount of each type of ${mana}`, {
      do: 'addMana',
      who: { who: 'you' },
      mana: { types: { unspent: { who: 'you' } } },
      ...(i === 0 ? {} : { $unspent: true }),
    }),
  ),
  phrase('put all mana from {p} mana pool into yours', { do: 'takeMana', from: '$p' }, { p: possessive }),
  phrase(
    '{p!} loses all unspent mana and you add the mana lost this way',
    { do: 'takeMana', from: '$p', $unspent: true },
    { p: anyPlayer },
    { agree: 'none' },
  ),
  phrase(
    'exchange {p} life total with {o} {s}',
    { do: 'exchangeLifeWith', who: '$p', what: '$o', stat: '$s' },
    { p: possessive, o: objectPossessive, s: size },
  ),
  phrase(
    'for each card less than {n} a player draws this way, that player gains {m} life',
    {
      do: 'gainLife',
      who: { who: 'all' },
      amount: { q: 'times', of: '$m', by: { q: 'subtract', from: '$n', of: { q: 'that', $w: 'drawn' } } },
      $less: true,
    },
    { n: number, m: plainDigits },
  ),
  phrase('exchange life totals with {p}', { do: 'exchangeLife', a: { who: 'you' }, b: '$p' }, { p: player }),
]);

/** What objects do with damage; without `source`. */
export const damageVerb: Rule = alt('a damage verb', () => [
  // "instead" of other damage to the same target (`references/replaced.ts`)
  phrase('deal~ {n} damage', { do: 'damage', amount: '$n', to: { again: true } }, { n: digits }),
  ...['creatures', 'permanents'].map(($each) =>
    phrase(
      `deal~ {n} damage to each of those ${$each} and/or players`,
      { do: 'damage', amount: '$n', to: { again: true }, $each },
      { n: digits },
    ),
  ),
  phrase(
    'deal~ half {n} damage, {o}, to {r}',
    { do: 'damage', amount: { q: 'half', of: '$n', round: '$o' }, to: '$r' },
    { n: digits, o: () => rounding, r: recipient },
  ),
  phrase('deal~ {n} damage to {r}', { do: 'damage', amount: '$n', to: '$r' }, { n: digits, r: recipient }),
  phrase(
    'also deal~ {n} damage to {r}',
    { do: 'damage', amount: '$n', to: '$r', $also: true },
    { n: digits, r: recipient },
  ),
  phrase(
    'deal~ a additional {n} damage to {r}',
    { do: 'damage', amount: '$n', to: '$r', $additional: true },
    { n: digits, r: recipient },
  ),
  phrase(
    'deal~ {n} damage to {r}. excess damage is dealt to {p} instead',
    { do: 'damage', amount: '$n', to: '$r', excess: '$p' },
    { n: digits, r: recipient, p: player },
  ),
  phrase(
    "deal~ {n} damage to {r}. the damage can't be prevented",
    { do: 'damage', amount: '$n', to: '$r', unpreventable: true },
    { n: digits, r: recipient },
  ),
  phrase(
    "deal~ {n} damage to {r} and the damage can't be prevented",
    { do: 'damage', amount: '$n', to: '$r', unpreventable: true, $and: true },
    { n: digits, r: recipient },
  ),
  phrase(
    'deal~ 1 damage to {r} for each {e}',
    { do: 'damage', to: '$r', amount: '$e', $each: true },
    { e: each, r: recipient },
  ),
  phrase(
    'deal~ {n} damage to {r} for each {e}',
    { do: 'damage', to: '$r', amount: { q: 'times', of: '$n', by: '$e' }, $each: true },
    { n: digits, e: each, r: recipient },
  ),
  phrase('deal~ damage to {r} equal to {q}', { do: 'damage', to: '$r', amount: '$q' }, { q: quantity, r: recipient }),
  phrase(
    'deal~ damage equal to half {q}, {w}, to {r}',
    { do: 'damage', amount: { q: 'half', of: '$q', round: '$w' }, to: '$r', $first: 'half' },
    { q: quantity, w: rounding, r: recipient },
  ),
  phrase(
    'deal~ damage equal to {q} to {r}',
    { do: 'damage', amount: '$q', to: '$r', $first: 'amount' },
    { q: quantity, r: recipient },
  ),
  phrase(
    'deal~ damage equal to {q} to {r}. excess damage is dealt to {p} instead',
    { do: 'damage', amount: '$q', to: '$r', excess: '$p', $first: 'amount' },
    { q: quantity, r: recipient, p: player },
  ),
  phrase(
    'deal~ twice that much damage to {r}',
    { do: 'damage', amount: { q: 'times', of: 2, by: { q: 'that' } }, to: '$r' },
    { r: recipient },
  ),
  phrase(
    'deal~ {n} damage divided evenly, rounded down, among {r}',
    { do: 'damage', amount: '$n', to: '$r', evenly: true },
    { n: digits, r: recipient },
  ),
  phrase(
    'deal~ damage equal to {q} divided as {p} chooses among any number of {o}',
    { do: 'damageSplit', amount: '$q', by: '$p', among: '$o' },
    { q: quantity, p: () => one(player), o: definite },
  ),
  phrase(
    'deal~ {n} damage divided as you choose among {r}',
    { do: 'damageDivided', amount: '$n', to: '$r' },
    { n: digits, r: recipient },
  ),
  phrase(
    'deal~ damage equal to {q} divided as you choose among {r}',
    { do: 'damageDivided', amount: '$q', to: '$r', $first: 'amount' },
    { q: quantity, r: recipient },
  ),
]);

/** A second recipient of the same source: "and 2 damage to you". */
export const moreDamage: Rule = alt('damage', () => [
  phrase(
    'half {n} damage, {o}, to {r}',
    { do: 'damage', source: { set: 'same' }, amount: { q: 'half', of: '$n', round: '$o' }, to: '$r', $more: true },
    { n: digits, o: () => rounding, r: recipient },
  ),
  ...['a additional {n} damage', '{n} additional damage'].map(($words) =>
    phrase(
      `${$words} to {r}`,
      { do: 'damage', source: { set: 'same' }, amount: '$n', to: '$r', $more: true, $words },
      { n: digits, r: recipient },
    ),
  ),
  phrase(
    '{n} damage to {r}',
    { do: 'damage', source: { set: 'same' }, amount: '$n', to: '$r', $more: true },
    { n: digits, r: recipient },
  ),
]);

/** More of what the clause before gains: "and X life if {W} was spent to cast it". */
export const moreLife: Rule = phrase(
  '{n} life',
  { do: 'gainLife', who: { who: 'same' }, amount: '$n', $more: true },
  { n: digits },
);
