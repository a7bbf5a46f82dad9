/** Triggered abilities: when they trigger, whose they are, what they find. 2006: 404, 410 · 2009, 2011, 2026: 603 */
import type { ScenarioInput } from '@rulewright/scenario';
import { ALL, UNTIL_2011 } from '../cards.ts';
import { across } from '../shows.ts';

export const triggering: readonly ScenarioInput[] = [
  {
    name: 'An ability triggers in the middle of a resolution and goes on the stack after it',
    editions: [...ALL],
    position: {
      sides: { A: { battlefield: ['Plains ×4', 'Soul Warden', 'Grizzly Bears'], hand: ['Raise the Alarm'] } },
    },
    script: [
      { as: 'A', cast: 'Raise the Alarm' },
      { until: 'resolved' },
      { as: 'A', answer: [0, 1], kind: 'triggerOrder' },
      {
        expect: { stack: ['Soul Warden', 'Soul Warden'], life: { A: 20 }, graveyard: { A: ['Raise the Alarm'] } },
        id: 'after it',
      },
      { until: 'empty' },
      { expect: { life: { A: 22 } } },
    ],
    shows: [
      ...across('after it', '404.2', null, null, null),
      ...across('after it', '408.1f', '603.2', '603.2', '603.2'),
      ...across('after it', '410.6', '603.2c', '603.2c', '603.2c'),
      ...across('after it', null, '603.3', '603.3', '603.3'),
    ],
  },
  {
    name: 'Abilities trigger also where no spell or ability may be cast',
    editions: [...ALL],
    position: {
      active: 'B',
      step: 'end',
      sides: { A: { battlefield: ['Mesmeric Orb', { card: 'Forest', tapped: true }, 'City of Solitude'] } },
    },
    script: [{ until: 'upkeep' }, { until: 'empty' }, { expect: { graveyard: { A: ['Plains'] } }, id: 'all the same' }],
    shows: across('all the same', '410.1', '603.2a', '603.2a', '603.2a'),
  },
  {
    name: 'A triggered ability belongs to whoever controlled its source as it triggered',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Mountain ×3', 'Nantuko Husk'], hand: ['Threaten'] },
        B: { battlefield: ['Doomed Traveler'] },
      },
    },
    script: [
      { as: 'A', cast: 'Threaten', targets: ['Doomed Traveler'] },
      { until: 'resolved' },
      { as: 'A', activate: 'Nantuko Husk', costs: [['Doomed Traveler']] },
      { until: 'empty' },
      { expect: { controller: { Spirit: 'A' } }, id: 'whose', in: [...UNTIL_2011] },
      { expect: { controller: { 'Spirit Token': 'A' } }, id: 'whose today', in: ['2026-02'] },
    ],
    shows: [
      ...across('whose', '410.2', '603.3a', '603.3a', null),
      ...across('whose today', null, null, null, '603.3a'),
    ],
  },
  {
    name: 'An optional trigger goes on the stack; whether to use it is asked as it resolves',
    editions: [...ALL],
    position: { sides: { A: { battlefield: ['Plains ×2', "Angel's Feather"], hand: ['Raise the Alarm'] } } },
    script: [
      { as: 'A', cast: 'Raise the Alarm' },
      { expect: { stack: ['Raise the Alarm', "Angel's Feather"], life: { A: 20 } }, id: 'in any case' },
      { until: 'asked' },
      { as: 'A', answer: false },
      { until: 'empty' },
      { expect: { life: { A: 20 } } },
    ],
    shows: across('in any case', '410.5', '603.5', '603.5', '603.5'),
  },
  {
    name: 'An event that is prevented triggers nothing',
    editions: [...ALL],
    position: {
      step: 'beginCombat',
      sides: {
        A: { battlefield: ['Hypnotic Specter'] },
        B: { battlefield: ['Plains'], hand: ['Holy Day', 'Forest'] },
      },
    },
    script: [
      { until: 'declareAttackers' },
      { as: 'A', attack: ['Hypnotic Specter'] },
      { as: 'A', pass: true },
      { as: 'B', cast: 'Holy Day' },
      { until: 'main2' },
      { expect: { life: { B: 20 }, hand: { B: ['Forest'] } }, id: 'nothing' },
    ],
    shows: across('nothing', '410.7', '603.2f', '603.2f', '603.2g'),
  },
  {
    name: 'A delayed trigger triggers once, the next time',
    editions: [...ALL],
    position: {
      sides: { A: { battlefield: ['Mountain ×2', 'Sneak Attack'], hand: ['Craw Wurm'] } },
    },
    script: [
      { as: 'A', activate: 'Sneak Attack' },
      { until: 'asked' },
      { as: 'A', answer: true },
      { until: 'end' },
      { expect: { stack: ['Sneak Attack'] } },
      { until: 'empty' },
      { expect: { zone: { 'Craw Wurm': 'graveyard' } } },
      { until: 'upkeep' },
      { until: 'end' },
      { expect: { stack: [] }, id: 'once' },
    ],
    shows: across('once', '404.4b', '603.7b', '603.7b', '603.7b'),
  },
  {
    name: 'A delayed trigger does not find a permanent that has left and come back',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Mountain', 'Island', 'Plains ×2', 'Sneak Attack'], hand: ['Craw Wurm', 'Turn to Mist'] },
      },
    },
    script: [
      { as: 'A', activate: 'Sneak Attack' },
      { until: 'asked' },
      { as: 'A', answer: true },
      { as: 'A', cast: 'Turn to Mist', targets: ['Craw Wurm'] },
      { until: 'resolved' },
      { until: 'end' },
      { expect: { zone: { 'Craw Wurm': 'exile' } } },
      { as: 'A', answer: [0, 1], kind: 'triggerOrder' },
      { until: 'empty' },
      { expect: { zone: { 'Craw Wurm': 'battlefield' } }, id: 'another' },
    ],
    shows: across('another', '404.4d', '603.7c', '603.7c', '603.7c'),
  },
  {
    name: 'A delayed trigger holds on to its object though that has changed',
    editions: [...ALL],
    position: {
      sides: { A: { battlefield: ['Mountain ×4', 'Sneak Attack', "Ashnod's Transmogrant"], hand: ['Craw Wurm'] } },
    },
    script: [
      { as: 'A', activate: 'Sneak Attack' },
      { until: 'asked' },
      { as: 'A', answer: true },
      { as: 'A', activate: "Ashnod's Transmogrant", targets: ['Craw Wurm'] },
      { until: 'resolved' },
      { expect: { types: { 'Craw Wurm': ['artifact', 'creature'] } } },
      { until: 'end' },
      { until: 'empty' },
      { expect: { zone: { 'Craw Wurm': 'graveyard' } }, id: 'the same' },
    ],
    shows: across('the same', '404.4c', null, null, null),
  },
  {
    name: 'Enter-the-battlefield triggers see what enters together with their object',
    editions: [...ALL],
    position: {
      sides: {
        A: {
          battlefield: ['Swamp ×9'],
          hand: ['Rise of the Dark Realms'],
          graveyard: ['Soul Warden', 'Grizzly Bears'],
        },
      },
    },
    script: [
      { as: 'A', cast: 'Rise of the Dark Realms' },
      { until: 'resolved' },
      { expect: { stack: ['Soul Warden'] }, id: 'the newcomer too' },
    ],
    shows: across('the newcomer too', '410.10a', '603.6a', '603.6a', '603.6a'),
  },
];
