/** The Ring, and who bears it. 2006, 2009, 2011: none · 2026: 701.54 */
import type { ScenarioInput } from '@rulewright/scenario';
import { across } from '../shows.ts';

const TODAY = ['2026-02'] as const;
const cards: NonNullable<ScenarioInput['cards']> = {
  'Birthday Escape': { wording: '2026-02', cost: '{U}', type: 'Sorcery', text: 'Draw a card. The Ring tempts you.' },
  'Wary Watcher': {
    wording: '2026-02',
    type: 'Creature — Halfling',
    text: 'Whenever the Ring tempts you, you gain 1 life.\nAs long as this creature is your Ring-bearer, it has flying.',
    pt: '1/1',
  },
};

export const ring: readonly ScenarioInput[] = [
  {
    name: 'The Ring tempts a player, who gets its emblem and chooses a Ring-bearer, which is legendary',
    editions: [...TODAY],
    cards,
    position: {
      sides: {
        A: { battlefield: ['Island', 'Hill Giant', 'Grizzly Bears'], hand: ['Birthday Escape'] },
        B: { battlefield: ['Serra Angel'] },
      },
    },
    script: [
      { as: 'A', cast: 'Birthday Escape' },
      { until: 'asked' },
      {
        expect: {
          asks: { as: 'A', kind: 'objects', offers: ['Hill Giant', 'Grizzly Bears'], lacks: ['Serra Angel'] },
          zone: { 'The Ring': 'command' },
        },
        id: 'emblem',
      },
      { as: 'A', answer: 'Grizzly Bears' },
      { expect: { supertypes: { 'Grizzly Bears': ['legendary'], 'Hill Giant': [] } }, id: 'bearer' },
      { until: 'declareAttackers' },
      { as: 'A', attack: ['Grizzly Bears', 'Hill Giant'] },
      { until: 'declareBlockers' },
      { expect: { mayBlock: { 'Serra Angel': ['Hill Giant'] } }, id: 'greater power' },
    ],
    shows: [
      ...across('emblem', null, null, null, '701.54c'),
      ...across('bearer', null, null, null, '701.54a'),
      ...across('greater power', null, null, null, '701.54c'),
    ],
  },
  {
    name: 'Another creature that becomes the Ring-bearer takes the place of the first',
    editions: [...TODAY],
    cards,
    position: {
      sides: { A: { battlefield: ['Island ×2', 'Wary Watcher', 'Grizzly Bears'], hand: ['Birthday Escape ×2'] } },
    },
    script: [
      { as: 'A', cast: 'Birthday Escape' },
      { until: 'asked' },
      { as: 'A', answer: 'Wary Watcher' },
      { expect: { keywords: { 'Wary Watcher': ['flying'] }, stack: ['Wary Watcher'] }, id: 'is it' },
      { until: 'empty' },
      { expect: { life: { A: 21 } }, id: 'tempted' },
      { as: 'A', cast: 'Birthday Escape 2' },
      { until: 'asked' },
      { as: 'A', answer: 'Grizzly Bears' },
      {
        expect: { lacks: { 'Wary Watcher': ['flying'] }, supertypes: { 'Grizzly Bears': ['legendary'] } },
        id: 'another',
      },
    ],
    shows: [
      ...across('is it', null, null, null, '701.54e'),
      ...across('tempted', null, null, null, '701.54d'),
      ...across('another', null, null, null, '701.54a'),
    ],
  },
  {
    name: 'The Ring tempts a player who has no creature too',
    editions: [...TODAY],
    cards: {
      ...cards,
      'Old Song': {
        wording: '2026-02',
        type: 'Enchantment',
        text: 'Whenever the Ring tempts you, you gain 1 life.',
      },
    },
    position: { sides: { A: { battlefield: ['Island', 'Old Song'], hand: ['Birthday Escape'] } } },
    script: [{ as: 'A', cast: 'Birthday Escape' }, { until: 'empty' }, { expect: { life: { A: 21 } }, id: 'even so' }],
    shows: across('even so', null, null, null, '701.54d'),
  },
  {
    name: 'To bear the Ring is not copied, and ends when another player gains control of the creature',
    editions: [...TODAY],
    cards,
    position: {
      sides: {
        A: { battlefield: ['Island ×5', 'Wary Watcher'], hand: ['Birthday Escape', 'Clone'] },
        B: { battlefield: ['Mountain ×3'], hand: ['Act of Treason'] },
      },
    },
    script: [
      { as: 'A', cast: 'Birthday Escape' },
      { until: 'empty' },
      { expect: { keywords: { 'Wary Watcher': ['flying'] } } },
      { as: 'A', cast: 'Clone' },
      { until: 'asked' },
      { as: 'A', answer: 'Wary Watcher' },
      { expect: { lacks: { Clone: ['flying'] }, keywords: { 'Wary Watcher': ['flying'] } }, id: 'not copied' },
      { until: 'turn' },
      { until: 'main1' },
      { as: 'B', cast: 'Act of Treason', targets: ['Wary Watcher'] },
      { until: 'resolved' },
      { until: 'turn' },
      { expect: { controller: { 'Wary Watcher': 'A' }, lacks: { 'Wary Watcher': ['flying'] } }, id: 'no longer' },
    ],
    shows: [...across('not copied', null, null, null, '701.54b'), ...across('no longer', null, null, null, '701.54a')],
  },
  {
    name: 'From the second temptation on the Ring-bearer draws and discards as it attacks, from the fourth it costs opponents 3 life',
    editions: [...TODAY],
    cards,
    position: {
      sides: { A: { battlefield: ['Island ×4', 'Grizzly Bears'], hand: ['Birthday Escape ×4'] }, B: {} },
    },
    script: [
      { as: 'A', cast: 'Birthday Escape' },
      { until: 'resolved' },
      { as: 'A', cast: 'Birthday Escape 2' },
      { until: 'resolved' },
      { as: 'A', cast: 'Birthday Escape 3' },
      { until: 'resolved' },
      { as: 'A', cast: 'Birthday Escape 4' },
      { until: 'resolved' },
      { expect: { hand: { A: 4 } } },
      { until: 'declareAttackers' },
      { as: 'A', attack: ['Grizzly Bears'] },
      { expect: { stack: ['The Ring'] }, id: 'attacks' },
      { until: 'asked' },
      { as: 'A', answer: 'Plains' },
      { until: 'combatDamage' },
      { until: 'empty' },
      { expect: { life: { B: 15 } }, id: 'damage' },
    ],
    shows: [...across('attacks', null, null, null, '701.54c'), ...across('damage', null, null, null, '701.54c')],
  },
  {
    name: 'From the third temptation on a creature that blocks the Ring-bearer is sacrificed at end of combat',
    editions: [...TODAY],
    cards,
    position: {
      sides: {
        A: { battlefield: ['Island ×3', 'Hill Giant'], hand: ['Birthday Escape ×3'] },
        B: { battlefield: ['Wall of Wood'] },
      },
    },
    script: [
      { as: 'A', cast: 'Birthday Escape' },
      { until: 'resolved' },
      { as: 'A', cast: 'Birthday Escape 2' },
      { until: 'resolved' },
      { as: 'A', cast: 'Birthday Escape 3' },
      { until: 'resolved' },
      { until: 'declareAttackers' },
      { as: 'A', attack: ['Hill Giant'] },
      { until: 'asked' },
      { as: 'A', answer: 'Plains' },
      { until: 'declareBlockers' },
      { as: 'B', block: { 'Wall of Wood': 'Hill Giant' } },
      { until: 'endCombat' },
      { until: 'empty' },
      { expect: { zone: { 'Wall of Wood': 'graveyard' } }, id: 'sacrificed' },
    ],
    shows: across('sacrificed', null, null, null, '701.54c'),
  },
];
