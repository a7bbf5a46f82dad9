/** Embalm. */
import type { KeywordAbility } from '../../vocabulary/keywords.ts';
import type { CopyException } from '../../vocabulary/rules-effects.ts';
import type { Keyword } from './definition.ts';
import { activated, costOf, numbers, plus, ref, self, you } from './terms.ts';

/** For its own exile from the graveyard a token, called so, that is a copy of it but a Zombie without a mana cost. */
export const raised =
  (called: string, ...except: CopyException[]) =>
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
          out: 'raised',
        },
        { do: 'designate', what: ref('raised'), as: called },
      ],
      { zone: 'graveyard', timing: 'sorcery' },
    ),
  ];

export const embalm: Keyword<'embalm'> = {
  name: 'embalm',
  rules: numbers(null, null, null, '702.128'),
  printed: ['embalm {mana}', 'embalm—{cost}.'],
  needs: ['cost'],
  expand: raised('embalmed', { except: 'color', colors: ['W'] }),
};
