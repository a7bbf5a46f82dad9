/** Keywords that create tokens, newer than 2011: embalm, eternalize, afterlife, job select. 2026: 702.128–129, 702.135, 702.182 */
import type { KeywordAbility } from '../../vocabulary/keywords.ts';
import type { CopyException } from '../../vocabulary/rules-effects.ts';
import {
  activated,
  costOf,
  define,
  numberOf,
  numbers,
  plus,
  ref,
  self,
  thisDies,
  thisEnters,
  whenever,
  you,
} from './terms.ts';

/** For its own exile from the graveyard a token that is a copy of it but a Zombie without a mana cost. */
const raised =
  (...except: CopyException[]) =>
  (ability: KeywordAbility) => [
    activated(
      ability,
      plus(costOf(ability), { do: 'move', what: self, to: { zone: 'exile' } }),
      [
        {
          do: 'copyToken',
          who: you,
          count: 1,
          of: self,
          except: [...except, { except: 'noManaCost' }, { except: 'types', subtypes: ['Zombie'] }],
        },
      ],
      { zone: 'graveyard', timing: 'sorcery' },
    ),
  ];

export const embalm = define(
  'embalm',
  numbers(null, null, null, '702.128'),
  raised({ except: 'color', colors: ['W'] }),
  { needs: ['cost'] },
);
export const eternalize = define(
  'eternalize',
  numbers(null, null, null, '702.129'),
  raised({ except: 'color', colors: ['B'] }, { except: 'pt', power: 4, toughness: 4 }),
  { needs: ['cost'] },
);

export const afterlife = define(
  'afterlife',
  numbers(null, null, null, '702.135'),
  (ability) => [
    whenever('afterlife', thisDies, [
      {
        do: 'createTokens',
        who: you,
        count: numberOf(ability),
        token: {
          colors: ['W', 'B'],
          types: ['creature'],
          subtypes: ['Spirit'],
          power: 1,
          toughness: 1,
          abilities: [{ ability: 'keyword', keyword: 'flying' }],
        },
      },
    ]),
  ],
  { needs: ['n'] },
);

export const jobSelect = define('job select', numbers(null, null, null, '702.182'), () => [
  whenever('job select', thisEnters, [
    {
      do: 'createTokens',
      who: you,
      count: 1,
      token: { colors: [], types: ['creature'], subtypes: ['Hero'], power: 1, toughness: 1 },
      out: 'hero',
    },
    { do: 'attach', what: self, to: ref('hero') },
  ]),
]);
