/** What a spell is, and what a card says of how it may be played. 2006: 401, 402.8a, 217.6e, 217.8b */
import type { ScenarioInput } from '@rulewright/scenario';
import { ALL } from '../cards.ts';
import { across } from '../shows.ts';

export const spells: readonly ScenarioInput[] = [
  {
    name: 'A spell that has resolved or was countered is no spell any more',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Forest ×2'], hand: ['Grizzly Bears'] },
        B: { battlefield: ['Island ×2'], hand: ['Counterspell'] },
      },
    },
    script: [
      { as: 'A', cast: 'Grizzly Bears' },
      { as: 'A', pass: true },
      { expect: { can: [{ as: 'B', cast: 'Counterspell' }] } },
      { as: 'B', pass: true },
      { as: 'A', pass: true },
      {
        expect: { zone: { 'Grizzly Bears': 'battlefield' }, cannot: [{ as: 'B', cast: 'Counterspell' }] },
        id: 'no spell',
      },
    ],
    shows: across('no spell', '401.2', null, null, null),
  },
  {
    name: 'A card says that it may be cast from another zone, and that is so in that zone alone',
    editions: [...ALL],
    position: {
      sides: {
        A: {
          battlefield: ['Forest'],
          hand: [{ card: 'Ray of Revelation', label: 'Held' }],
          graveyard: ['Ray of Revelation'],
        },
        B: { battlefield: ['Glorious Anthem'] },
      },
    },
    script: [
      {
        expect: { can: [{ as: 'A', cast: 'Ray of Revelation' }], cannot: [{ as: 'A', cast: 'Held' }] },
        id: 'from the graveyard',
      },
    ],
    shows: across('from the graveyard', '401.4', null, null, null),
  },
  {
    name: 'A card in hand says that it may be cast when others may not',
    editions: [...ALL],
    position: {
      step: 'upkeep',
      sides: {
        A: { battlefield: ['Forest ×2'], hand: ['Ashcoat Bear', 'Grizzly Bears'] },
      },
    },
    script: [
      {
        expect: { can: [{ as: 'A', cast: 'Ashcoat Bear' }], cannot: [{ as: 'A', cast: 'Grizzly Bears' }] },
        id: 'in hand',
      },
    ],
    shows: across('in hand', '401.5', null, null, null),
  },
  {
    name: 'What an object says of its own colour holds in every zone',
    editions: [...ALL],
    position: { sides: { A: { graveyard: ['Ghostfire'], hand: [{ card: 'Ghostfire', label: 'Held' }] } } },
    script: [{ expect: { colors: { Ghostfire: '', Held: '' } }, id: 'everywhere' }],
    shows: across('everywhere', '402.8a', null, null, null),
  },
  {
    name: 'Combat damage waits on the stack, and players may respond to it',
    editions: ['2006-10'],
    position: {
      step: 'beginCombat',
      sides: {
        A: { battlefield: ['Hill Giant'] },
        B: { battlefield: ['Grizzly Bears', 'Island'], hand: ['Unsummon'] },
      },
    },
    script: [
      { until: 'declareAttackers' },
      { as: 'A', attack: ['Hill Giant'] },
      { until: 'declareBlockers' },
      { as: 'B', block: { 'Grizzly Bears': 'Hill Giant' } },
      { until: 'combatDamage' },
      { expect: { damage: { 'Hill Giant': 0 }, asks: { as: 'A', kind: 'priority' } } },
      { as: 'A', pass: true },
      { as: 'B', cast: 'Unsummon', targets: ['Grizzly Bears'] },
      { until: 'empty' },
      { expect: { damage: { 'Hill Giant': 2 }, zone: { 'Grizzly Bears': 'hand' } }, id: 'on the stack' },
    ],
    shows: across('on the stack', '217.6e', null, null, null),
  },
  {
    name: 'Anybody may look at what is phased out',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Island ×2'], hand: ['Reality Ripple'] },
        B: { battlefield: ['Hill Giant'] },
      },
    },
    script: [
      { as: 'A', cast: 'Reality Ripple', targets: ['Hill Giant'] },
      { until: 'resolved' },
      {
        expect: {
          zone: { 'Hill Giant': 'phased out' },
          sees: { A: { 'Hill Giant': 'Hill Giant' }, B: { 'Hill Giant': 'Hill Giant' } },
        },
        id: 'seen',
      },
    ],
    shows: across('seen', '217.8b', null, null, null),
  },
];
