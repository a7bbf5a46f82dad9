/** What players are said to have done: crimes, mana expended, descents, activations. 2026: 700.10–700.11, 700.13–700.14 */
import type { ScenarioInput } from '@rulewright/scenario';
import { across } from '../shows.ts';

const TODAY = ['2026-02'] as const;
const CRIMINAL: ScenarioInput['cards'] = {
  'Petty Thief': {
    wording: '2026-02',
    cost: '{U}',
    type: 'Creature — Human Rogue',
    text: 'Whenever you commit a crime, draw a card.',
    pt: '1/1',
  },
};

export const deeds: readonly ScenarioInput[] = [
  {
    name: 'A spell that targets an opponent is a crime, one that targets its player or what that player controls is none',
    editions: [...TODAY],
    cards: CRIMINAL,
    position: {
      sides: {
        A: { battlefield: ['Petty Thief', 'Mountain ×3', 'Grizzly Bears'], hand: ['Shock ×3'] },
        B: { battlefield: ['Hill Giant'] },
      },
    },
    script: [
      { as: 'A', cast: 'Shock', targets: ['A'] },
      { expect: { stack: ['Shock'] } },
      { as: 'A', cast: 'Shock 2', targets: ['Grizzly Bears'] },
      { expect: { stack: ['Shock', 'Shock 2'] }, id: 'none' },
      { as: 'A', cast: 'Shock 3', targets: ['B'] },
      { expect: { stack: ['Shock', 'Shock 2', 'Shock 3', 'Petty Thief'] }, id: 'a crime' },
    ],
    shows: [...across('none', null, null, null, '700.13'), ...across('a crime', null, null, null, '700.13')],
  },
  {
    name: 'So is an activated or triggered ability that targets what an opponent controls or a card in an opponent’s graveyard, once however many targets it has',
    editions: [...TODAY],
    cards: {
      ...CRIMINAL,
      'Grave Watcher': {
        wording: '2026-02',
        cost: '{B}',
        type: 'Creature — Human',
        text: 'When this creature enters, exile up to two target cards from graveyards.',
        pt: '1/1',
      },
    },
    position: {
      sides: {
        A: { battlefield: ['Petty Thief', 'Prodigal Sorcerer', 'Swamp'], hand: ['Grave Watcher'] },
        B: { battlefield: ['Hill Giant'], graveyard: ['Grizzly Bears', 'Storm Crow'] },
      },
    },
    script: [
      { as: 'A', activate: 'Prodigal Sorcerer', targets: ['Hill Giant'] },
      { expect: { stack: ['Prodigal Sorcerer', 'Petty Thief'] }, id: 'activated' },
      { until: 'empty' },
      { as: 'A', cast: 'Grave Watcher' },
      { until: 'resolved' },
      { as: 'A', answer: ['Grizzly Bears', 'Storm Crow'] },
      { expect: { stack: ['Grave Watcher', 'Petty Thief'] }, id: 'once' },
      { until: 'empty' },
      { expect: { hand: { A: 2 } } },
    ],
    shows: [...across('activated', null, null, null, '700.13'), ...across('once', null, null, null, '700.13')],
  },
  {
    name: 'A player expends four with the fourth mana spent on spells in a turn, and not with the mana of abilities',
    editions: [...TODAY],
    cards: {
      'Roughshod Duo': {
        wording: '2026-02',
        cost: '{2}{R}',
        type: 'Creature — Mouse Raccoon',
        text: 'Trample\nWhenever you expend 4, target creature you control gets +1/+1 and gains trample until end of turn.',
        pt: '3/2',
      },
    },
    position: {
      sides: {
        A: {
          battlefield: ['Roughshod Duo', 'Mountain ×9', 'Drudge Skeletons', 'Swamp'],
          hand: ['Shock', 'Hill Giant', 'Gray Ogre'],
        },
      },
    },
    script: [
      { as: 'A', activate: 'Drudge Skeletons' },
      { until: 'resolved' },
      { as: 'A', cast: 'Gray Ogre' },
      { expect: { stack: ['Gray Ogre'] }, id: 'three' },
      { until: 'resolved' },
      { as: 'A', cast: 'Hill Giant' },
      { as: 'A', answer: ['Roughshod Duo'] },
      { expect: { stack: ['Hill Giant', 'Roughshod Duo'] }, id: 'fourth' },
      { until: 'empty' },
      { as: 'A', cast: 'Shock', targets: ['B'] },
      { expect: { stack: ['Shock'], pt: { 'Roughshod Duo': '4/3' } }, id: 'once' },
    ],
    shows: [...across('fourth', null, null, null, '700.14'), ...across('once', null, null, null, '700.14')],
  },
  {
    name: 'A player has descended each time a permanent card was put into that graveyard, from anywhere and whether or not it is still there',
    editions: [...TODAY],
    cards: {
      'The Mycoid': {
        wording: '2026-02',
        cost: '{1}{B}{G}',
        type: 'Creature — Fungus',
        text: 'At the beginning of your end step, create X 1/1 black Fungus creature tokens, where X is the number of times you descended this turn.',
        pt: '2/2',
      },
    },
    position: {
      sides: {
        A: {
          battlefield: ['The Mycoid', 'Mountain', 'Swamp', 'Merfolk Looter', 'Grizzly Bears'],
          hand: ['Shock', 'Swamp'],
        },
        B: { battlefield: ["Tormod's Crypt"] },
      },
    },
    script: [
      { as: 'A', cast: 'Shock', targets: ['Grizzly Bears'] },
      { until: 'resolved' },
      { as: 'A', activate: 'Merfolk Looter' },
      { until: 'resolved' },
      { as: 'A', answer: ['Swamp 2'] },
      { as: 'A', pass: true },
      { as: 'B', activate: "Tormod's Crypt", targets: ['A'] },
      { until: 'resolved' },
      { until: 'end' },
      { until: 'empty' },
      { expect: { count: { 'Fungus Token': 2 } }, id: 'twice' },
    ],
    shows: across('twice', null, null, null, '700.11'),
  },
  {
    name: 'A permanent was activated this turn if an ability of it was, whoever has it and whether or not it still has that ability',
    editions: [...TODAY],
    cards: {
      'Cut It Short': {
        wording: '2026-02',
        cost: '{W}',
        type: 'Instant',
        text: 'Destroy target creature that was activated this turn.',
      },
    },
    position: {
      sides: {
        A: {
          battlefield: [
            'Prodigal Sorcerer',
            { card: 'Prodigal Sorcerer', label: 'Idle' },
            'Llanowar Elves',
            'Island ×2',
          ],
          hand: ['Ovinize'],
        },
        B: { battlefield: ['Plains'], hand: ['Cut It Short'] },
      },
    },
    script: [
      { as: 'A', activate: 'Prodigal Sorcerer', targets: ['B'] },
      { until: 'resolved' },
      { as: 'A', tap: 'Llanowar Elves' },
      { as: 'A', cast: 'Ovinize', targets: ['Prodigal Sorcerer'] },
      { until: 'resolved' },
      { as: 'A', pass: true },
      { as: 'B', cast: 'Cut It Short' },
      {
        expect: {
          asks: {
            as: 'B',
            kind: 'target',
            offers: ['Prodigal Sorcerer', 'Llanowar Elves'],
            lacks: ['Idle'],
            options: 2,
          },
        },
        id: 'activated',
      },
      { as: 'B', answer: 'Prodigal Sorcerer' },
      { until: 'resolved' },
    ],
    shows: across('activated', null, null, null, '700.10'),
  },
];
