/** What is said of a player who is a target: what they did this turn, or had as an ability was activated. 2006: 404.3, 415 · 2009, 2011, 2026: 115, 602.2 */
import { alt, phrase, type Rule } from '../grammar/index.ts';
import { number } from '../nouns/numbers.ts';
import { asking, pluralFilter } from '../nouns/objects.ts';
import { cardFilter } from '../nouns/filters.ts';
import { compare } from './compare.ts';
import { controlledBy, handSizeOf, inGraveyardOf, lifeOf } from './what-a-player-has.ts';

const ACTOR = { who: 'actor' };
const YOU = { who: 'you' };

export const declaringAttackers: Rule = alt('what a player did', () => [
  phrase('<declared attackers> this turn', compare({ q: 'history', event: { of: 'attackers', by: ACTOR } }, '≥', 1)),
]);

const more = (amount: object) => ({ q: 'add', of: [amount, '$n'] });

export const havingMore: Rule = alt('what a player had', () => [
  phrase('<had> more life', compare(lifeOf(ACTOR), '>', lifeOf(YOU))),
  phrase('<had> at least {n} more cards in hand', compare(handSizeOf(ACTOR), '≥', more(handSizeOf(YOU))), {
    n: number,
  }),
  phrase(
    '<had> at least {n} fewer {f} in <his or her> graveyard',
    compare(more(inGraveyardOf(ACTOR)), '≤', inGraveyardOf(YOU)),
    { n: number, f: asking(() => cardFilter, 2) },
  ),
  phrase('<controlled then> more {f}', compare(controlledBy(ACTOR), '>', controlledBy(YOU)), { f: pluralFilter }),
]);
