/** Conditions that ask what an instruction before did to what was spoken of. 2006: 413.2 · 2009, 2011, 2026: 608.2 */
import { alt, phrase, type Rule, words } from '../grammar/index.ts';
import { cardInEvent, done } from '../nouns/index.ts';
import { asking, self, singularFilter } from '../nouns/objects.ts';

/** What you do, in the present tense. */
const doing: Rule = words('done', {
  sacrifice: 'sacrifice',
  destroy: 'destroy',
  reveal: 'reveal',
  mill: 'mill',
  exile: 'exile',
});

const putIntoGraveyard = (words: string, mark: object): Rule =>
  phrase(
    words,
    { if: 'exists', what: { set: 'thisWay', noun: '$f', did: 'graveyard' }, ...mark },
    { f: singularFilter },
  );

/** What you did, in the past tense. */
const yours: Rule = words('done', {
  sacrificed: 'sacrifice',
  discarded: 'discard',
  destroyed: 'destroy',
  revealed: 'reveal',
  milled: 'mill',
  exiled: 'exile',
});

export const doneThisWay: Rule = alt('done this way', () => [
  ...[
    { f: singularFilter, $a: undefined },
    { f: asking(() => cardInEvent, 1), $a: 'card' },
  ].flatMap(({ f, $a }) => [
    phrase(
      'a {f} is {did} this way',
      { if: 'exists', what: { set: 'thisWay', noun: '$f', did: '$did' }, ...($a === undefined ? {} : { $a }) },
      { f, did: done },
    ),
    phrase(
      'a {f} was {did} this way',
      {
        if: 'exists',
        what: { set: 'thisWay', noun: '$f', did: '$did' },
        $was: true,
        ...($a === undefined ? {} : { $a }),
      },
      { f, did: done },
    ),
    phrase(
      'a {f} was <exiled> this way',
      {
        if: 'exists',
        what: { set: 'thisWay', noun: '$f', did: 'exile' },
        $was: true,
        ...($a === undefined ? {} : { $a }),
      },
      { f },
    ),
    phrase(
      'at least one {f} is {did} this way',
      {
        if: 'exists',
        what: { set: 'thisWay', noun: '$f', did: '$did' },
        $was: 'least',
        ...($a === undefined ? {} : { $a }),
      },
      { f, did: done },
    ),
    phrase(
      'you put a {f} into your hand this way',
      {
        if: 'exists',
        what: { set: 'thisWay', noun: '$f', did: 'hand', $who: 'you' },
        ...($a === undefined ? {} : { $a }),
      },
      { f },
    ),
    phrase(
      'you put a {f} <onto> this way',
      {
        if: 'exists',
        what: { set: 'thisWay', noun: '$f', did: 'battlefield', $who: 'you' },
        ...($a === undefined ? {} : { $a }),
      },
      { f },
    ),
    phrase(
      'you {did} a {f} this way',
      {
        if: 'exists',
        what: { set: 'thisWay', noun: '$f', did: '$did', $who: 'you' },
        ...($a === undefined ? {} : { $a }),
      },
      { f, did: yours },
    ),
    phrase(
      'a {f} is <exiled> this way',
      { if: 'exists', what: { set: 'thisWay', noun: '$f', did: 'exile' }, ...($a === undefined ? {} : { $a }) },
      { f },
    ),
  ]),
  phrase(
    'you discard a {f} this way',
    { if: 'exists', what: { set: 'thisWay', noun: '$f', did: 'discard' }, $you: true },
    { f: () => asking(() => cardInEvent, 1) },
  ),
  ...['a', 'that'].map((word) => putIntoGraveyard(`${word} {f} dies this way`, { $dies: word })),
  putIntoGraveyard('that {f} is put into a graveyard this way', { $put: true }),
  // it may have gone elsewhere instead
  phrase("that card is returned to its owner's hand this way", {
    if: 'exists',
    what: {
      set: 'where',
      of: { set: 'thisWay', noun: { is: 'card' }, did: 'hand' },
      filter: { is: 'zone', zone: 'hand' },
    },
    $returned: true,
  }),
  phrase(
    'that player discards a {f} this way',
    { if: 'exists', what: { set: 'thisWay', noun: '$f', did: 'discard', $by: { who: 'that' } } },
    { f: asking(() => cardInEvent, 1) },
  ),
  ...[
    { f: singularFilter, $a: {} },
    { f: asking(() => cardInEvent, 1), $a: { $a: 'card' } },
  ].flatMap(({ f, $a }) => [
    phrase(
      'you {did} a {f} this way',
      { if: 'exists', what: { set: 'thisWay', noun: '$f', did: '$did', $who: 'you' }, $now: true, ...$a },
      { f, did: doing },
    ),
    phrase(
      'you return a {f} to your hand this way',
      { if: 'exists', what: { set: 'thisWay', noun: '$f', did: 'hand', $who: 'you' }, $now: true, ...$a },
      { f },
    ),
  ]),
  phrase('that spell is countered this way', {
    if: 'exists',
    what: { set: 'thisWay', noun: { is: 'spell' }, did: 'counter' },
    $that: true,
  }),
  phrase(
    '{s} is destroyed this way',
    { if: 'exists', what: { set: 'thisWay', noun: { is: 'any' }, did: 'destroy', $what: '$s' }, $self: true },
    { s: self },
  ),
  phrase(
    '{s} deals damage to you this way',
    { if: 'samePlayer', a: { who: 'dealtDamage', by: '$s' }, b: { who: 'you' }, $way: true },
    { s: self },
  ),
]);
