/**
 * Keywords about casting, newer than 2011: jump-start, spectacle, escape, demonstrate, blitz, casualty, bargain, web-slinging, and those that bring
 * more for what was paid: ravenous, squad, offspring.
 * 2026: 702.133, 702.137–138, 702.144, 702.152–153, 702.156–157, 702.166, 702.175, 702.188
 */
import type { Instruction } from '../../vocabulary/instructions.ts';
import { copyThis, optionalCost, ownPaid, onStack } from './casting.ts';
import {
  all,
  anything,
  atLeast,
  castThis,
  controlledBy,
  costOf,
  creature,
  define,
  enters,
  entersWith,
  exactly,
  isSelf,
  numberOf,
  numbers,
  ofType,
  opponents,
  or,
  paid,
  parts,
  plus,
  sacrificeThis,
  self,
  thisDies,
  thisEnters,
  whenever,
  you,
} from './terms.ts';

const JUMP_START = 'jump-start';
export const jumpStart = define('jump-start', numbers(null, null, null, '702.133'), () => [
  parts('jump-start', {
    part: 'castFrom',
    from: 'graveyard',
    tag: JUMP_START,
    plus: {
      actions: [
        {
          do: 'discard',
          who: you,
          what: {
            set: 'choice',
            by: you,
            from: { set: 'all', where: anything, zone: 'hand', of: you },
            count: exactly(1),
          },
        },
      ],
    },
  }),
  onStack(
    parts('jump-start', {
      part: 'replacement',
      replacement: {
        event: { on: 'move', what: isSelf, from: 'stack', notTo: 'exile' },
        condition: paid(JUMP_START),
        instead: { instead: 'zone', zone: 'exile' },
      },
    }),
  ),
]);

export const spectacle = define(
  'spectacle',
  numbers(null, null, null, '702.137'),
  (ability) => [
    parts('spectacle', {
      part: 'alternativeCost',
      cost: costOf(ability),
      tag: 'spectacle',
      condition: atLeast({ q: 'history', event: { of: 'lifeLost', by: opponents } }, 1),
    }),
  ],
  { needs: ['cost'] },
);

export const escape = define(
  'escape',
  numbers(null, null, null, '702.138'),
  (ability) => [parts('escape', { part: 'alternativeCost', cost: costOf(ability), tag: 'escape', from: 'graveyard' })],
  { needs: ['cost'] },
);

export const demonstrate = define('demonstrate', numbers(null, null, null, '702.144'), () => {
  const copiedBy = (who: 'you' | 'opponent'): Instruction => ({ ...copyThis(1), who: { who } });
  return [
    whenever(
      'demonstrate',
      castThis,
      [
        { do: 'may', who: you, effect: [copiedBy('you')], out: 'copied' },
        { do: 'if', condition: { if: 'did', name: 'copied' }, then: [copiedBy('opponent')] },
      ],
      { zones: ['stack'] },
    ),
  ];
});

/** It has haste and a card for its death, which the end of the turn brings: that is set up as the spell becomes a permanent. */
export const blitz = define(
  'blitz',
  numbers(null, null, null, '702.152'),
  (ability) => [
    parts('blitz', { part: 'alternativeCost', cost: costOf(ability), tag: 'blitz' }),
    enters(
      'blitz',
      { choices: [{ do: 'delayed', pattern: { on: 'step', step: 'end' }, body: { effect: [sacrificeThis] } }] },
      paid('blitz'),
    ),
    {
      ...parts('blitz', {
        part: 'change',
        affects: self,
        mods: [
          {
            mod: 'gain',
            abilities: [
              { ability: 'keyword', keyword: 'haste' },
              { ability: 'triggered', event: thisDies, body: { effect: [{ do: 'draw', who: you, count: 1 }] } },
            ],
          },
        ],
      }),
      condition: paid('blitz'),
    },
  ],
  { needs: ['cost'] },
);

const sacrificeOne = (...where: Parameters<typeof all>): Instruction => ({
  do: 'sacrifice',
  who: you,
  what: { set: 'choice', by: you, from: all(...where, controlledBy(you)), count: exactly(1) },
});

export const casualty = define(
  'casualty',
  numbers(null, null, null, '702.153'),
  (ability) => [
    parts('casualty', {
      ...optionalCost(
        {
          actions: [sacrificeOne(creature, { is: 'stat', stat: 'power', op: '≥', than: numberOf(ability) })],
        },
        'casualty',
      ),
      own: true,
    }),
    whenever('casualty', castThis, [copyThis(1)], { condition: ownPaid('casualty'), zones: ['stack'] }),
  ],
  { needs: ['n'] },
);

export const bargain = define('bargain', numbers(null, null, null, '702.166'), () => [
  parts(
    'bargain',
    optionalCost(
      { actions: [sacrificeOne(or(ofType('artifact'), ofType('enchantment'), { is: 'token' }))] },
      'bargain',
    ),
  ),
]);

export const webSlinging = define(
  'web-slinging',
  numbers(null, null, null, '702.188'),
  (ability) => [
    parts('web-slinging', {
      part: 'alternativeCost',
      cost: plus(costOf(ability), {
        do: 'move',
        what: {
          set: 'choice',
          by: you,
          from: all(creature, { is: 'tapped' }, controlledBy(you)),
          count: exactly(1),
        },
        to: { zone: 'hand' },
      }),
      tag: 'web-slinging',
    }),
  ],
  { needs: ['cost'] },
);

export const ravenous = define('ravenous', numbers(null, null, null, '702.156'), () => [
  entersWith('ravenous', '+1/+1', { q: 'x' }),
  whenever('ravenous', thisEnters, [{ do: 'draw', who: you, count: 1 }], { condition: atLeast({ q: 'x' }, 5) }),
]);

/** A token that is a copy for each payment. */
export const squad = define(
  'squad',
  numbers(null, null, null, '702.157'),
  (ability) => [
    parts('squad', { ...optionalCost(costOf(ability), 'squad'), repeat: true, own: true }),
    whenever(
      'squad',
      thisEnters,
      [{ do: 'copyToken', who: you, count: { q: 'timesPaid', cost: 'squad', own: true }, of: self }],
      { condition: ownPaid('squad') },
    ),
  ],
  { needs: ['cost'] },
);

export const offspring = define(
  'offspring',
  numbers(null, null, null, '702.175'),
  (ability) => [
    parts('offspring', { ...optionalCost(costOf(ability), 'offspring'), own: true }),
    whenever(
      'offspring',
      thisEnters,
      [{ do: 'copyToken', who: you, count: 1, of: self, except: [{ except: 'pt', power: 1, toughness: 1 }] }],
      { condition: ownPaid('offspring') },
    ),
  ],
  { needs: ['cost'] },
);
