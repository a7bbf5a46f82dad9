/** Linked abilities. 2006: 217.7d, 404.5 · 2009, 2011, 2026: 607 */
import type { ScenarioInput } from '@rulewright/scenario';
import { ALL, SINCE_2009 } from '../cards.ts';
import { across } from '../shows.ts';

export const linked: readonly ScenarioInput[] = [
  {
    name: 'Each of two permanents returns the card that it exiled itself',
    editions: [...ALL],
    position: {
      sides: {
        A: {
          battlefield: ['Plains ×6'],
          hand: [
            { card: 'Oblivion Ring', label: 'First' },
            { card: 'Oblivion Ring', label: 'Second' },
          ],
        },
        B: { battlefield: ['Plains ×2', 'Grizzly Bears', 'Hill Giant'], hand: ['Disenchant'] },
      },
    },
    script: [
      { as: 'A', cast: 'First' },
      { until: 'resolved' },
      { as: 'A', answer: ['Grizzly Bears'], kind: 'target' },
      { until: 'empty' },
      { as: 'A', cast: 'Second' },
      { until: 'resolved' },
      { as: 'A', answer: ['Hill Giant'], kind: 'target' },
      { until: 'empty' },
      { expect: { zone: { 'Grizzly Bears': 'exile', 'Hill Giant': 'exile' } } },
      { as: 'A', pass: true },
      { as: 'B', cast: 'Disenchant', targets: ['Second'] },
      { until: 'empty' },
      { expect: { zone: { 'Grizzly Bears': 'exile', 'Hill Giant': 'battlefield' } }, id: 'its own' },
    ],
    shows: across('its own', '217.7d', '607.2a', '607.2a', '607.2a'),
  },
  {
    name: 'Cards exiled by a replacement effect are known to the ability that is linked to it, and to no other',
    editions: [...ALL],
    position: {
      sides: {
        A: {
          battlefield: [
            'Mountain ×2',
            'Swamp',
            { card: 'Void Maw', label: 'first' },
            { card: 'Void Maw', label: 'second' },
            'Storm Crow',
          ],
          hand: ['Shock', 'Headstone'],
          exile: ['Hill Giant'],
        },
        B: { graveyard: ['Grizzly Bears'] },
      },
    },
    script: [
      { as: 'A', cast: 'Headstone', targets: ['Grizzly Bears'] },
      { until: 'resolved' },
      { expect: { cannot: [{ as: 'A', activate: 'first' }] }, id: 'not what something else exiled' },
      { as: 'A', cast: 'Shock', targets: ['Storm Crow'] },
      { until: 'resolved' },
      { as: 'A', answer: 'first', kind: 'replacement' },
      {
        expect: {
          zone: { 'Storm Crow': 'exile' },
          can: [{ as: 'A', activate: 'first' }],
          cannot: [{ as: 'A', activate: 'second' }],
        },
        id: 'its own',
      },
      { as: 'A', activate: 'first' },
      { until: 'resolved' },
      { expect: { zone: { 'Storm Crow': 'graveyard' }, pt: { first: '6/7' } } },
    ],
    shows: [
      ...across('its own', null, '607.2b', '607.2b', '607.2b'),
      ...across('its own', null, '614.13', '614.14', '614.14'),
    ],
  },
  {
    name: 'A triggered ability in one paragraph with a static ability is about what that did, and nothing else',
    editions: [...ALL],
    position: {
      active: 'B',
      step: 'end',
      sides: {
        A: {
          battlefield: ['Island ×4', { card: 'Rowen', label: 'first' }],
          hand: ['Counsel of the Soratami'],
          library: ['Forest', 'Mountain', 'Swamp', 'Plains'],
        },
      },
    },
    script: [
      { until: 'draw' },
      { expect: { stack: ['first'], sees: { B: { Forest: 'Forest' } } }, id: 'the first' },
      { until: 'empty' },
      { expect: { hand: { A: 3 }, stack: [], sees: { B: { Mountain: null } } }, id: 'not the second' },
      { until: 'main1' },
      { as: 'A', cast: 'Counsel of the Soratami' },
      { until: 'resolved' },
      { expect: { hand: { A: 4 }, stack: [] } },
    ],
    shows: [
      ...across('the first', '404.5', '603.10', '603.10', '603.11'),
      ...across('not the second', null, '607.2e', '607.2g', '607.2h'),
    ],
  },
  {
    name: 'What was paid as an object was cast is known to that object, and not to a copy of it',
    editions: ['2011-09', '2026-02'],
    cards: {
      'Blood Golem': {
        cost: '{2}',
        type: 'Artifact Creature — Golem',
        text: 'As an additional cost to cast Blood Golem, pay X life.\nBlood Golem enters the battlefield with X +1/+1 counters on it.',
        pt: '1/1',
      },
    },
    position: { sides: { A: { battlefield: ['Island ×6'], hand: ['Blood Golem', 'Clone'] } } },
    script: [
      { as: 'A', cast: 'Blood Golem', x: 3 },
      { until: 'resolved' },
      { expect: { life: { A: 17 }, pt: { 'Blood Golem': '4/4' } } },
      { as: 'A', cast: 'Clone' },
      { until: 'resolved' },
      { as: 'A', answer: ['Blood Golem'] },
      { expect: { pt: { Clone: '1/1' }, life: { A: 17 } }, id: 'nothing paid' },
    ],
    shows: across('nothing paid', null, null, '607.2i', '607.2j'),
  },
  {
    name: 'An ability that an object gives itself is linked to the others printed on it',
    editions: [...SINCE_2009],
    cards: {
      'Bone Keeper': {
        cost: '{B}',
        type: 'Creature — Human',
        pt: '1/1',
        text: 'Imprint — When Bone Keeper enters the battlefield, exile target creature card from a graveyard.\nAs long as you control a Swamp, Bone Keeper has "{T}: Return the exiled card to its owner\'s hand."',
      },
    },
    position: {
      sides: {
        A: { battlefield: ['Swamp ×2', 'Fervor'], hand: ['Bone Keeper ×2'] },
        B: { graveyard: ['Grizzly Bears', 'Hill Giant'] },
      },
    },
    script: [
      { as: 'A', cast: 'Bone Keeper' },
      { until: 'resolved' },
      { as: 'A', answer: ['Grizzly Bears'], kind: 'target' },
      { until: 'empty' },
      { as: 'A', cast: 'Bone Keeper 2' },
      { until: 'empty' },
      { expect: { zone: { 'Grizzly Bears': 'exile', 'Hill Giant': 'exile' } } },
      { as: 'A', activate: 'Bone Keeper 2' },
      { until: 'resolved' },
      { expect: { zone: { 'Grizzly Bears': 'exile', 'Hill Giant': 'hand' } }, id: 'linked' },
    ],
    shows: across('linked', null, '607.1a', '607.1a', '607.1a'),
  },
];
