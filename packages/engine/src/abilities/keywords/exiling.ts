/**
 * Keywords that exile cards and come back to them: haunt, hideaway, cascade, rebound, cipher.
 * 2006: 502.51 · 2009: 702.52, 702.72, 702.82 · 2011: 702.53, 702.73, 702.83, 702.86 · 2026: 702.55, 702.75, 702.85, 702.88, 702.99
 */
import type { Ability, Body } from '../../vocabulary/abilities.ts';
import type { Filter, ObjectSet } from '../../vocabulary/nouns.ts';
import type { Instruction } from '../../vocabulary/instructions.ts';
import type { Quantity } from '../../vocabulary/quantities.ts';
import { ENCODED_ON, HAUNTED } from '../../meaning/memory.ts';
import {
  and,
  castThis,
  controlledBy,
  creature,
  define,
  enters,
  exactly,
  isSelf,
  not,
  numberOf,
  numbers,
  ofType,
  or,
  parts,
  ref,
  rules,
  self,
  thisDies,
  thisEnters,
  whenever,
  you,
  yourUpkeep,
} from './terms.ts';

const hauntsTarget: Body = {
  targets: [{ name: 'chosen', count: exactly(1), objects: { where: creature } }],
  effect: [{ do: 'move', what: self, to: { zone: 'exile', remembering: { link: HAUNTED, objects: ref('chosen') } } }],
};

/** A permanent haunts as it dies, an instant or sorcery as its resolution puts it into the graveyard. */
export const haunt = define('haunt', numbers('502.51', '702.52', '702.53', '702.55'), () => [
  whenever('haunt', thisDies, hauntsTarget),
  whenever('haunt', { on: 'move', what: isSelf, from: 'stack', to: 'graveyard', cause: 'resolve' }, hauntsTarget, {
    condition: { if: 'matches', what: self, filter: or(ofType('instant'), ofType('sorcery')) },
  }),
]);

const exiledCard: ObjectSet = { set: 'linked', link: 'exiled' };
const hidesAway = (count: Quantity, order: 'any' | 'random', ...then: Instruction[]): readonly Ability[] => [
  whenever('hideaway', thisEnters, [
    { do: 'lookAt', who: you, what: { set: 'top', of: you, zone: 'library', count }, out: 'seen' },
    { do: 'choose', who: you, what: { choose: 'objects', from: ref('seen'), count: exactly(1) }, out: 'hidden' },
    { do: 'move', what: ref('hidden'), to: { zone: 'exile', faceDown: true, link: 'exiled' }, out: 'hidden' },
    {
      do: 'move',
      what: { set: 'where', of: ref('seen'), filter: { is: 'zone', zone: 'library' } },
      to: { zone: 'library', position: 'bottom', order },
    },
    ...then,
  ]),
  rules('hideaway', { rule: 'mayLookAt', who: you, what: exiledCard }),
];
/** Today as many cards as it says, the others in a random order; who controls the permanent may look. */
export const hideaway = define(
  'hideaway',
  numbers(null, null, null, '702.75'),
  (ability) => hidesAway(numberOf(ability), 'random'),
  { needs: ['n'] },
);
/** Until 2011 four cards, and it enters tapped; who had the permanent as the card was exiled may look at it ever after. */
export const hideawayOfFour = define('hideaway', numbers(null, '702.72', '702.73', null), () => [
  enters('hideaway', { tapped: true }),
  ...hidesAway(4, 'any', { do: 'lookAt', who: you, what: ref('hidden') }),
]);

const cheaper: Filter = {
  is: 'stat',
  stat: 'manaValue',
  op: '<',
  than: { q: 'stat', stat: 'manaValue', of: self },
};
const hit = and(not(ofType('land')), cheaper);
/** Today the spell cast has to be cheaper too, not only the card. */
const cascading = (spellToo: boolean) => (): readonly Ability[] => [
  whenever(
    'cascade',
    castThis,
    [
      { do: 'move', what: { set: 'topUntil', of: you, where: hit, count: 1 }, to: { zone: 'exile' }, out: 'exiled' },
      {
        do: 'cast',
        who: you,
        what: { set: 'where', of: ref('exiled'), filter: hit },
        free: true,
        optional: true,
        ...(spellToo ? { as: cheaper } : {}),
      },
      {
        do: 'move',
        what: { set: 'where', of: ref('exiled'), filter: { is: 'zone', zone: 'exile' } },
        to: { zone: 'library', position: 'bottom', order: 'random' },
      },
    ],
    { zones: ['stack'] },
  ),
];
export const cascade = define('cascade', numbers(null, null, null, '702.85'), cascading(true));
export const cascadeByCard = define('cascade', numbers(null, '702.82', '702.83', null), cascading(false));

/** Exiled as it resolves, if it was cast from the hand; in the next upkeep it may be cast from there. */
export const rebound = define('rebound', numbers(null, null, '702.86', '702.88'), () => [
  {
    ...parts('rebound', {
      part: 'replacement',
      replacement: {
        event: { on: 'move', what: isSelf, from: 'stack', to: 'graveyard', cause: 'resolve' },
        condition: { if: 'cast', what: self, from: 'hand' },
        instead: {
          instead: 'do',
          effect: [
            { do: 'move', what: self, to: { zone: 'exile' }, out: 'rebounding' },
            {
              do: 'delayed',
              pattern: yourUpkeep,
              body: { effect: [{ do: 'cast', who: you, what: ref('rebounding'), free: true, optional: true }] },
            },
          ],
        },
      },
    }),
    zones: ['stack'],
  },
]);

const encodedOn: ObjectSet = { set: 'linked', link: ENCODED_ON };

/** Exiled as it resolves, encoded on a creature: whenever that deals combat damage to a player, a copy of the card may be cast. */
export const cipher = define('cipher', numbers(null, null, null, '702.99'), () => [
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
]);
