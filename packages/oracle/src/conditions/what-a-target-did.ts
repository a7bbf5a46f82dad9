/** What is said of a player who is a target: what they did this turn, or had as an ability was activated. 2006: 404.3, 415 · 2009, 2011, 2026: 115, 602.2 */
import { alt, phrase } from '../grammar/index.ts';
import { number } from '../nouns/numbers.ts';
import { asking, pluralFilter } from '../nouns/objects.ts';
import { cardFilter } from '../nouns/filters.ts';
import { whatATargetDid, whatATargetHad } from '../nouns/players.ts';
import { compare } from './compare.ts';

const ACTOR = { who: 'actor' };
const YOU = { who: 'you' };

whatATargetDid.become(
  alt('what a player did', () => [
    phrase(
      'declared a attacking creature this turn',
      compare({ q: 'history', event: { of: 'attackers', by: ACTOR } }, '≥', 1),
    ),
  ]),
);

const life = (of: object) => ({ q: 'life', of });
const hand = (of: object) => ({ q: 'handSize', of });
const graveyard = (of: object) => ({ q: 'count', of: { set: 'all', where: '$f', zone: 'graveyard', of } });
const controlled = (player: object) => ({
  q: 'count',
  of: { set: 'all', where: { '&': ['$f', { is: 'controlledBy', player }] } },
});
const more = (amount: object) => ({ q: 'add', of: [amount, '$n'] });

whatATargetHad.become(
  alt('what a player had', () => [
    phrase('had more life', compare(life(ACTOR), '>', life(YOU))),
    phrase('had at least {n} more cards in hand', compare(hand(ACTOR), '≥', more(hand(YOU))), { n: number }),
    phrase(
      'had at least {n} fewer {f} in <his or her> graveyard',
      compare(more(graveyard(ACTOR)), '≤', graveyard(YOU)),
      { n: number, f: asking(() => cardFilter, 2) },
    ),
    phrase('controlled more {f}', compare(controlled(ACTOR), '>', controlled(YOU)), { f: pluralFilter }),
  ]),
);
