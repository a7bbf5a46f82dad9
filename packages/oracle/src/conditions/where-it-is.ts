/** Conditions that say in which zone the card itself is, or a card that it exiled. 2006: 402.7, 404.3 · 2009, 2011: 112.6, 603.4 · 2026: 113.6, 603.4 */
import { alt, phrase, type Rule } from '../grammar/index.ts';
import { self } from '../nouns/index.ts';
import { selfNoun } from '../nouns/words.ts';
import { aCard } from './being.ts';

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
  phrase(
    '~ is the only {f} in your graveyard',
    {
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
    },
    { f: aCard },
  ),
  phrase('~ is in your hand', { if: 'selfIn', zone: 'hand' }),
  phrase('~ is in the command zone', { if: 'selfIn', zone: 'command' }),
  phrase('~ is in the command zone or <in play>', thereOrInPlay('command')),
  phrase('($self:~|~~) is <in play>', { if: 'selfIn', zone: 'battlefield' }),
  phrase('{s} is <in play>', { if: 'selfIn', zone: 'battlefield', $self: '$s' }, { s: thisNoun }),
  phrase("it's <in play>", { if: 'selfIn', zone: 'battlefield', $self: 'it' }),
  phrase(
    'a card is exiled with {s}',
    {
      if: 'exists',
      what: {
        set: 'all',
        where: { is: 'in', set: { set: 'linked', link: 'exiled', $exiledWith: '$s' } },
        zone: 'exile',
      },
      $is: true,
    },
    { s: self },
  ),
]);

/** `this artifact`. */
const thisNoun: Rule = phrase('this {n}', '$n', { n: selfNoun });
