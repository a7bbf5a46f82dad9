/** How many cards a library or graveyard has. 2006: 217 · 2009, 2011, 2026: 400 */
import { alt, phrase, type Rule } from '../grammar/index.ts';
import { number, plainDigits } from '../nouns/numbers.ts';
import { compare } from './compare.ts';

const cardsIn = (zone: 'library' | 'graveyard', of: object) => ({ q: 'zoneSize', zone, of });

/** Some player's: the condition reads that player as actor. */
const someZone = (zone: 'library' | 'graveyard', word: 'more' | 'fewer'): Rule =>
  phrase(
    `a ${zone} has {n} or ${word} cards in it`,
    {
      if: 'existsPlayer',
      who: {
        who: 'where',
        of: { who: 'all' },
        condition: compare(cardsIn(zone, { who: 'actor' }), word === 'more' ? '≥' : '≤', '$n'),
      },
    },
    { n: number },
  );

export const zoneSizes: Rule = alt('cards of a zone', () => [
  phrase('you have {n} or more cards in your library', compare(cardsIn('library', { who: 'you' }), '≥', '$n'), {
    n: plainDigits,
  }),
  someZone('library', 'more'),
  someZone('library', 'fewer'),
  someZone('graveyard', 'more'),
  someZone('graveyard', 'fewer'),
]);
