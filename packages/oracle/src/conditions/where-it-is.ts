/** Conditions that say in which zone the card itself is, or a card that it exiled. 2006: 402.7, 404.3 · 2009, 2011: 112.6, 603.4 · 2026: 113.6, 603.4 */
import { alt, phrasesOf, type Rule } from '../grammar/index.ts';
import { aCard } from './being.ts';
import { nouns } from '../nouns/vocabulary.ts';

const phrase = phrasesOf(nouns, () => ({ aCard, thisNoun }));

const thereOrInPlay = (zone: string) => ({
  if: 'or',
  of: [
    { if: 'selfIn', zone },
    { if: 'selfIn', zone: 'battlefield' },
  ],
  $once: true,
});

export const whereItIs: Rule = alt('where it is', () => [
  phrase('~ is in your graveyard', { if: 'selfIn', zone: 'graveyard' }),
  phrase('~ is in your graveyard or <in play>', thereOrInPlay('graveyard')),
  phrase('~ is the only {f:aCard} in your graveyard', {
    if: 'and',
    of: [
      { if: 'selfIn', zone: 'graveyard' },
      {
        if: 'not',
        of: {
          if: 'exists',
          what: {
            set: 'all',
            where: { '&': [{ is: 'other' }, '$f'] },
            zone: 'graveyard',
            of: { who: 'you' },
          },
        },
      },
    ],
    $only: true,
  }),
  phrase('~ is in your hand', { if: 'selfIn', zone: 'hand' }),
  phrase('~ is in the command zone', { if: 'selfIn', zone: 'command' }),
  phrase('~ is in the command zone or <in play>', thereOrInPlay('command')),
  phrase('($self:~|~~) is <in play>', { if: 'selfIn', zone: 'battlefield' }),
  phrase('{s:thisNoun} is <in play>', { if: 'selfIn', zone: 'battlefield', $self: '$s' }),
  phrase("it's <in play>", { if: 'selfIn', zone: 'battlefield', $self: 'it' }),
  phrase('a card is exiled with {s:self}', {
    if: 'exists',
    what: {
      set: 'all',
      where: { is: 'in', set: { set: 'linked', link: 'exiled', $exiledWith: '$s' } },
      zone: 'exile',
    },
    $is: true,
  }),
]);

/** `this artifact`. */
const thisNoun: Rule = phrase('this {n:selfNoun}', '$n');
