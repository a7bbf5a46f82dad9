/** Conditions that ask what an instruction before did to what was spoken of. 2006: 413.2 · 2009, 2011, 2026: 608.2 */
import { alt, phrasesOf, type Rule, words } from '../grammar/index.ts';
import { cardInEvent, done } from '../nouns/index.ts';
import { asking, singularFilter } from '../nouns/objects.ts';
import { nouns } from '../nouns/vocabulary.ts';

const phrase = phrasesOf(nouns);

/** What you do, in the present tense. */
const doing: Rule = words('done', {
  sacrifice: 'sacrifice',
  destroy: 'destroy',
  reveal: 'reveal',
  mill: 'mill',
  exile: 'exile',
});

/** There is something to which that was done; `what` says what, and of whom. */
const happened = (said: string, what: object, slots: Readonly<Record<string, Rule>>, marks: object = {}): Rule =>
  phrase.with(slots)(said, { if: 'exists', what: { set: 'thisWay', noun: '$f', ...what }, ...marks });

const putIntoGraveyard = (said: string, mark: object): Rule =>
  happened(said, { did: 'graveyard' }, { f: singularFilter }, mark);

/** Permanents and spells, or cards, which is a mark of the phrase. */
const kinds = (): readonly (readonly [f: Rule, card: object])[] => [
  [singularFilter, {}],
  [card(), { $a: 'card' }],
];
const card = (): Rule => asking(() => cardInEvent, 1);
const BY_YOU = { $who: 'you' };

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
  ...kinds().flatMap(([f, mark]) => [
    happened('a {f} is {did} this way', { did: '$did' }, { f, did: done }, mark),
    happened('a {f} was {did} this way', { did: '$did' }, { f, did: done }, { $was: true, ...mark }),
    happened('a {f} was <exiled> this way', { did: 'exile' }, { f }, { $was: true, ...mark }),
    happened('at least one {f} is {did} this way', { did: '$did' }, { f, did: done }, { $was: 'least', ...mark }),
    happened('at least one {f} was <exiled> this way', { did: 'exile' }, { f }, { $was: 'least', ...mark }),
    happened('you put a {f} into your hand this way', { did: 'hand', ...BY_YOU }, { f }, mark),
    happened('you put a {f} <onto> this way', { did: 'battlefield', ...BY_YOU }, { f }, mark),
    happened('you {did} a {f} this way', { did: '$did', ...BY_YOU }, { f, did: yours }, mark),
    happened('a {f} is <exiled> this way', { did: 'exile' }, { f }, mark),
  ]),
  phrase("you don't sacrifice a {f:singularFilter}", {
    if: 'not',
    of: { if: 'exists', what: { set: 'thisWay', noun: '$f', did: 'sacrifice', $who: 'you' } },
    $dont: true,
  }),
  phrase('those permanents are exchanged this way', { if: 'thatDone', who: { who: 'you' }, $exchanged: true }),
  happened('you discard a {f} this way', { did: 'discard' }, { f: card() }, { $you: true }),
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
  happened('that player discards a {f} this way', { did: 'discard', $by: { who: 'that' } }, { f: card() }),
  ...kinds().flatMap(([f, mark]) => [
    happened('you {did} a {f} this way', { did: '$did', ...BY_YOU }, { f, did: doing }, { $now: true, ...mark }),
    happened('you return a {f} to your hand this way', { did: 'hand', ...BY_YOU }, { f }, { $now: true, ...mark }),
  ]),
  phrase('that spell is countered this way', {
    if: 'exists',
    what: { set: 'thisWay', noun: { is: 'spell' }, did: 'counter' },
    $that: true,
  }),
  phrase('{s:self} is destroyed this way', {
    if: 'exists',
    what: { set: 'thisWay', noun: { is: 'any' }, did: 'destroy', $what: '$s' },
    $self: true,
  }),
  phrase('a player is dealt damage this way', { if: 'existsPlayer', who: { who: 'dealtDamage' } }),
  phrase('{s:selfOrIt} deals damage to you this way', {
    if: 'samePlayer',
    a: { who: 'dealtDamage', by: '$s' },
    b: { who: 'you' },
    $way: true,
  }),
]);
