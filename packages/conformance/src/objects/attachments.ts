/** Auras and Equipment as objects. 2006: 212.2g–k, 212.4d–k · 2009: 301.7, 303.4 · 2011, 2026: 301.5, 303.4 */
import type { ScenarioInput } from '@rulewright/scenario';
import { ALL } from '../cards.ts';
import { across } from '../shows.ts';

export const attachments: readonly ScenarioInput[] = [
  {
    name: 'An Equipment enters unattached, and equip attaches it to a creature its controller controls',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Mountain ×2', 'Grizzly Bears'], hand: ['Bonesplitter'] },
        B: { battlefield: ['Hill Giant'] },
      },
    },
    script: [
      { as: 'A', cast: 'Bonesplitter' },
      { until: 'resolved' },
      { expect: { attached: { Bonesplitter: null }, pt: { 'Grizzly Bears': '2/2' } }, id: 'unattached' },
      { as: 'A', activate: 'Bonesplitter' },
      { until: 'resolved' },
      { expect: { attached: { Bonesplitter: 'Grizzly Bears' }, pt: { 'Grizzly Bears': '4/2' } }, id: 'equipped' },
    ],
    shows: [
      ...across('unattached', '212.2h', '301.7a', '301.5b', '301.5b'),
      ...across('equipped', '212.2j', '301.7c', '301.5a', '301.5a'),
    ],
  },
  {
    name: 'An Equipment whose creature leaves stays, unattached',
    editions: [...ALL],
    position: {
      sides: {
        A: {
          battlefield: ['Mountain', 'Grizzly Bears', { card: 'Bonesplitter', attachedTo: 'Grizzly Bears' }],
          hand: ['Shock'],
        },
      },
    },
    script: [
      { as: 'A', cast: 'Shock', targets: ['Grizzly Bears'] },
      { until: 'resolved' },
      {
        expect: {
          zone: { Bonesplitter: 'battlefield', 'Grizzly Bears': 'graveyard' },
          attached: { Bonesplitter: null },
        },
        id: 'stays',
      },
    ],
    shows: across('stays', '212.2i', '301.7b', '301.5c', '301.5c'),
  },
  {
    name: 'An Equipment that becomes a creature comes off the creature it was attached to',
    editions: [...ALL],
    position: {
      sides: {
        A: {
          battlefield: ['Island ×4', 'Grizzly Bears', { card: 'Bonesplitter', attachedTo: 'Grizzly Bears' }],
          hand: ['March of the Machines'],
        },
      },
    },
    script: [
      { as: 'A', cast: 'March of the Machines' },
      { until: 'resolved' },
      {
        expect: {
          types: { Bonesplitter: ['artifact', 'creature'] },
          attached: { Bonesplitter: null },
          pt: { 'Grizzly Bears': '2/2', Bonesplitter: '1/1' },
        },
        id: 'off',
      },
    ],
    shows: across('off', '212.2i', '301.7b', '301.5c', '301.5c'),
  },
  {
    name: 'Who gains control of a creature gains neither its Equipment nor its Auras',
    editions: [...ALL],
    position: {
      active: 'B',
      sides: {
        A: {
          battlefield: [
            'Plains ×3',
            'Grizzly Bears',
            'Hill Giant',
            { card: 'Bonesplitter', attachedTo: 'Grizzly Bears' },
            { card: 'Holy Strength', attachedTo: 'Grizzly Bears' },
          ],
        },
        B: { battlefield: ['Mountain ×4'], hand: ['Threaten'] },
      },
    },
    script: [
      { as: 'B', cast: 'Threaten', targets: ['Grizzly Bears'] },
      { until: 'resolved' },
      {
        expect: {
          controller: { 'Grizzly Bears': 'B', Bonesplitter: 'A' },
          pt: { 'Grizzly Bears': '5/4' },
          cannot: [{ as: 'B', activate: 'Bonesplitter' }],
        },
        id: 'equipment',
      },
      { expect: { controller: { 'Holy Strength': 'A' } }, id: 'aura' },
    ],
    shows: [
      ...across('equipment', '212.2k', '301.7d', '301.5d', '301.5d'),
      ...across('aura', '212.4i', '303.4e', '303.4e', '303.4e'),
    ],
  },
  {
    name: 'An Aura spell has a target, such as its enchant ability allows',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Plains ×2', 'Ornithopter'], hand: ['Pacifism'] },
        B: { battlefield: ['Icy Manipulator'] },
      },
    },
    script: [
      { as: 'A', cast: 'Pacifism', targets: ['Ornithopter'] },
      { until: 'resolved' },
      { expect: { attached: { Pacifism: 'Ornithopter' } }, id: 'attached' },
    ],
    shows: [
      ...across('attached', '212.4d', '303.4', '303.4', '303.4'),
      ...across('attached', '212.4h', '303.4d', '303.4b', '303.4b'),
    ],
  },
  {
    name: 'Without a creature Pacifism has no target and cannot be cast',
    editions: [...ALL],
    position: {
      sides: { A: { battlefield: ['Plains ×2'], hand: ['Pacifism'] }, B: { battlefield: ['Icy Manipulator'] } },
    },
    script: [{ expect: { cannot: [{ as: 'A', cast: 'Pacifism' }] }, id: 'no target' }],
    shows: across('no target', '212.4e', '303.4a', '303.4a', '303.4a'),
  },
  {
    name: 'An Aura whose creature leaves is put into its owner’s graveyard',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Island', { card: 'Pacifism', attachedTo: 'Grizzly Bears' }], hand: ['Unsummon'] },
        B: { battlefield: ['Grizzly Bears'] },
      },
    },
    script: [
      { as: 'A', cast: 'Unsummon', targets: ['Grizzly Bears'] },
      { until: 'resolved' },
      { expect: { graveyard: { A: ['Pacifism', 'Unsummon'] }, zone: { 'Grizzly Bears': 'hand' } }, id: 'fell' },
    ],
    shows: across('fell', '212.4f', '303.4b', '303.4c', '303.4c'),
  },
  {
    name: 'An Aura that enters without being cast enchants what its controller then chooses, without targeting',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Plains ×4'], hand: ['Replenish'], graveyard: ['Holy Strength'] },
        B: { battlefield: ['Grizzly Bears', 'Troll Ascetic'] },
      },
    },
    script: [
      { as: 'A', cast: 'Replenish' },
      { until: 'asked' },
      { expect: { asks: { as: 'A', kind: 'attachTo', offers: ['Grizzly Bears', 'Troll Ascetic'], options: 2 } } },
      { as: 'A', answer: 'Troll Ascetic' },
      { expect: { attached: { 'Holy Strength': 'Troll Ascetic' } }, id: 'chosen' },
    ],
    shows: across('chosen', '212.4j', '303.4f', '303.4f', '303.4f'),
  },
  {
    name: 'An Aura that could enchant nothing stays where it is',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Plains ×4'], hand: ['Replenish'], graveyard: ['Holy Strength', 'Glorious Anthem'] },
      },
    },
    script: [
      { as: 'A', cast: 'Replenish' },
      { until: 'resolved' },
      { expect: { zone: { 'Holy Strength': 'graveyard', 'Glorious Anthem': 'battlefield' } }, id: 'stays' },
    ],
    shows: across('stays', '212.4j', '303.4g', '303.4g', '303.4g'),
  },
];
