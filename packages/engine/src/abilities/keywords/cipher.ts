/** Cipher. The card is exiled as it resolves, encoded on a creature. When that creature deals combat damage to a player, a copy of the card may be cast. */
import type { ObjectSet } from '../../vocabulary/nouns.ts';
import type { Keyword } from './definition.ts';
import { ENCODED_ON } from '../../vocabulary/links.ts';
import { and, controlledBy, creature, exactly, isSelf, numbers, parts, ref, self, whenever, you } from './terms.ts';

const encodedOn: ObjectSet = { set: 'linked', link: ENCODED_ON };

export const cipher: Keyword<'cipher'> = {
  name: 'cipher',
  rules: numbers(null, null, null, '702.99'),
  printed: ['cipher'],
  expand: () => [
    {
      ability: 'spell',
      body: {
        effect: [
          {
            do: 'if',
            condition: { if: 'matches', what: self, filter: { is: 'card' } },
            then: [
              {
                do: 'may',
                who: you,
                effect: [
                  {
                    do: 'choose',
                    who: you,
                    what: {
                      choose: 'objects',
                      from: { set: 'all', where: and(creature, controlledBy(you)) },
                      count: exactly(1),
                    },
                    out: 'encoding',
                  },
                  {
                    do: 'move',
                    what: self,
                    to: { zone: 'exile', remembering: { link: ENCODED_ON, objects: ref('encoding') } },
                  },
                ],
              },
            ],
          },
        ],
      },
      keyword: 'cipher',
    },
    {
      ...parts('cipher', {
        part: 'change',
        affects: encodedOn,
        mods: [
          {
            mod: 'gain',
            abilities: [
              whenever('cipher', { on: 'damage', source: isSelf, combat: true, toPlayer: { who: 'all' } }, [
                { do: 'cast', who: you, what: ref('granter'), free: true, optional: true, copy: true },
              ]),
            ],
          },
        ],
      }),
      zones: ['exile'],
    },
  ],
};
