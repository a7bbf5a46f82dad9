/** How many cards a library or graveyard has, and of which kind. 2006: 217 · 2009, 2011, 2026: 400 */
import { alt, map, phrasesOf, type Rule } from '../grammar/index.ts';
import { cardFilter } from '../nouns/filters.ts';
import { asking } from '../nouns/objects.ts';
import { compare } from './compare.ts';
import { ofPlayer } from './of-player.ts';
import { nouns } from '../nouns/vocabulary.ts';

const phrase = phrasesOf(nouns, () => ({ described }));

const cardsIn = (zone: 'library' | 'graveyard', of: object) => ({ q: 'zoneSize', zone, of });

/** Some player's: the condition reads that player as actor. */
const someZone = (zone: 'library' | 'graveyard', word: 'more' | 'fewer'): Rule =>
  phrase(`a ${zone} has {n:number} or ${word} cards in it`, {
    if: 'existsPlayer',
    who: {
      who: 'where',
      of: { who: 'all' },
      condition: compare(cardsIn(zone, { who: 'actor' }), word === 'more' ? '≥' : '≤', '$n'),
    },
    $zone: true,
  });

/** Cards of a kind, not any cards. */
const ofAKind = (f: { is?: string }): unknown => (f?.is === 'any' ? undefined : f);
export const described: Rule = map<{ is?: string }, unknown>(
  asking(() => cardFilter, 2) as Rule<{ is?: string }>,
  ofAKind,
  (f) => ofAKind(f as { is?: string }) as never,
);

export const zoneSizes: Rule = alt('cards of a zone', () => [
  phrase(
    'you have {n:plainDigits} or more cards in your library',
    compare(cardsIn('library', { who: 'you' }), '≥', '$n'),
  ),
  phrase('your library has no cards in it', compare(cardsIn('library', { who: 'you' }), '=', 0)),
  ...ofPlayer(
    '{p!} own~ a {f} in exile',
    (of) => ({ if: 'exists', what: { set: 'all', where: '$f', zone: 'exile', of } }),
    {
      f: asking(() => cardFilter, 1),
    },
  ),
  someZone('library', 'more'),
  someZone('library', 'fewer'),
  someZone('graveyard', 'more'),
  someZone('graveyard', 'fewer'),
  phrase('you have {n:number} or more {f:described} in your graveyard', {
    if: 'exists',
    what: { set: 'all', where: '$f', zone: 'graveyard', of: { who: 'you' } },
    atLeast: '$n',
    $have: true,
  }),
  phrase(
    'a {f:singularCardFilter} is {z:inZone}',
    { if: 'exists', what: { set: 'all', where: '$f', '...': '$z' }, $is: 'there' },
    { agree: 'none' },
  ),
  phrase('there are {n:number} or more {f:pluralCardFilter} total {z:inZone}', {
    if: 'exists',
    what: { set: 'all', where: '$f', '...': '$z' },
    atLeast: '$n',
    $there: 'total',
  }),
]);
