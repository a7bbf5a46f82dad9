/** What is said of a player who is a target: what they did this turn, or had as an ability was activated. 2006: 404.3, 415 · 2009, 2011, 2026: 115, 602.2 */
import { alt, phrasesOf, type Rule } from '../grammar/index.ts';
import { compare } from './compare.ts';
import { controlledBy, handSizeOf, inGraveyardOf, lifeOf } from './what-a-player-has.ts';
import { nouns } from '../nouns/vocabulary.ts';

const phrase = phrasesOf(nouns);

const ACTOR = { who: 'actor' };
const YOU = { who: 'you' };

export const declaringAttackers: Rule = alt('what a player did', () => [
  phrase('<declared attackers> this turn', compare({ q: 'history', event: { of: 'attackers', by: ACTOR } }, '≥', 1)),
]);

const more = (amount: object) => ({ q: 'add', of: [amount, '$n'] });

export const havingMore: Rule = alt('what a player had', () => [
  phrase('<had> more life', compare(lifeOf(ACTOR), '>', lifeOf(YOU))),
  phrase('<had> at least {n:number} more cards in hand', compare(handSizeOf(ACTOR), '≥', more(handSizeOf(YOU)))),
  phrase(
    '<had> at least {n:number} fewer {f:pluralCardFilter} in <his or her> graveyard',
    compare(more(inGraveyardOf(ACTOR)), '≤', inGraveyardOf(YOU)),
  ),
  phrase('<controlled then> more {f:pluralFilter}', compare(controlledBy(ACTOR), '>', controlledBy(YOU))),
]);
