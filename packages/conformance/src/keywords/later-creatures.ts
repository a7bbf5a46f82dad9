/** Creatures of later years: unleash, prowess, exploit, menace, devoid, skulk. 2026: 702.98, 702.108, 702.110–111, 702.114, 702.118 */
import type { ScenarioInput } from '@rulewright/scenario';
import { attackWith } from '../moves.ts';

const TODAY: ScenarioInput['editions'] = ['2026-02'];

export const laterCreatures: readonly ScenarioInput[] = [
  {
    name: 'Unleashed, a creature enters with a counter and cannot block while it has one',
    editions: TODAY,
    position: {
      active: 'B',
      sides: {
        A: {
          battlefield: [
            { card: 'Dead Reveler', counters: { '+1/+1': 1 } },
            { card: 'Dead Reveler', label: 'Tame' },
          ],
        },
        B: { battlefield: ['Grizzly Bears'] },
      },
    },
    script: [
      { until: 'declareAttackers' },
      { as: 'B', attack: ['Grizzly Bears'] },
      { until: 'declareBlockers' },
      { expect: { asks: { as: 'A', kind: 'blockers', offers: ['Tame'], options: 1 } }, id: 'only the tame one' },
      { as: 'A', block: { Tame: 'Grizzly Bears' } },
    ],
    shows: [{ rule: '702.98a', edition: '2026-02', by: 'only the tame one' }],
  },
  {
    name: 'Whether a creature is unleashed is its controller’s choice as it enters',
    editions: TODAY,
    position: {
      sides: { A: { battlefield: ['Swamp ×6'], hand: ['Dead Reveler', { card: 'Dead Reveler', label: 'Tame' }] } },
    },
    script: [
      { as: 'A', cast: 'Dead Reveler' },
      { until: 'resolved' },
      { as: 'A', answer: true },
      { as: 'A', cast: 'Tame' },
      { until: 'resolved' },
      { as: 'A', answer: false },
      { expect: { pt: { 'Dead Reveler': '3/4', Tame: '2/3' } }, id: 'chosen' },
    ],
    shows: [{ rule: '702.98a', edition: '2026-02', by: 'chosen' }],
  },
  {
    name: 'Prowess: +1/+1 for each noncreature spell its controller casts, each instance by itself',
    editions: TODAY,
    cards: { 'Twofold Monk': { cost: '{R}', type: 'Creature — Monk', text: 'Prowess\nProwess', pt: '1/1' } },
    position: {
      sides: {
        A: { battlefield: ['Bloodfire Expert', 'Twofold Monk', 'Mountain ×2'], hand: ['Shock', 'Raging Goblin'] },
        B: { battlefield: ['Mountain'], hand: [{ card: 'Shock', label: 'Theirs' }] },
      },
    },
    script: [
      { as: 'A', cast: 'Raging Goblin' },
      { expect: { stack: ['Raging Goblin'] }, id: 'a creature spell' },
      { until: 'resolved' },
      { as: 'A', cast: 'Shock', targets: ['B'] },
      { as: 'A', answer: [0, 1, 2], kind: 'triggerOrder' },
      { until: 'empty' },
      { expect: { pt: { 'Bloodfire Expert': '4/2', 'Twofold Monk': '3/3' } }, id: 'prowess' },
      { as: 'A', pass: true },
      { as: 'B', cast: 'Theirs', targets: ['A'] },
      { expect: { stack: ['Theirs'] }, id: 'own spells only' },
      { until: 'empty' },
    ],
    shows: [
      { rule: '702.108a', edition: '2026-02', by: 'a creature spell' },
      { rule: '702.108a', edition: '2026-02', by: 'own spells only' },
      { rule: '702.108b', edition: '2026-02', by: 'prowess' },
    ],
  },
  {
    name: 'Exploit: as the creature enters its controller may sacrifice a creature, itself too',
    editions: TODAY,
    cards: { 'Gaunt Servant': { cost: '{B}', type: 'Creature — Zombie', text: 'Exploit', pt: '1/1' } },
    position: { sides: { A: { battlefield: ['Swamp', 'Grizzly Bears'], hand: ['Gaunt Servant'] } } },
    script: [
      { as: 'A', cast: 'Gaunt Servant' },
      { until: 'resolved' },
      { until: 'resolved' },
      { as: 'A', answer: true },
      { expect: { asks: { as: 'A', kind: 'objects', offers: ['Grizzly Bears', 'Gaunt Servant'], options: 2 } } },
      { as: 'A', answer: 'Grizzly Bears' },
      { expect: { zone: { 'Grizzly Bears': 'graveyard', 'Gaunt Servant': 'battlefield' } }, id: 'exploited' },
    ],
    shows: [{ rule: '702.110a', edition: '2026-02', by: 'exploited' }],
  },
  {
    name: 'A second instance of menace, or of skulk, adds nothing',
    editions: TODAY,
    cards: {
      'Twofold Brute': { cost: '{R}', type: 'Creature — Goblin', text: 'Menace\nMenace', pt: '3/2' },
      'Twofold Sneak': { cost: '{U}', type: 'Creature — Homunculus', text: 'Skulk\nSkulk', pt: '2/1' },
    },
    position: {
      sides: {
        A: { battlefield: ['Twofold Brute', 'Twofold Sneak'] },
        B: { battlefield: ['Hill Giant', 'Gray Ogre', 'Grizzly Bears'] },
      },
    },
    script: [
      ...attackWith('Twofold Brute', 'Twofold Sneak'),
      { as: 'B', refused: { 'Hill Giant': 'Twofold Brute' } },
      {
        as: 'B',
        block: { 'Hill Giant': 'Twofold Brute', 'Gray Ogre': 'Twofold Brute', 'Grizzly Bears': 'Twofold Sneak' },
      },
      {
        expect: { blocked: { 'Twofold Brute': ['Hill Giant', 'Gray Ogre'], 'Twofold Sneak': ['Grizzly Bears'] } },
        id: 'blocked',
      },
    ],
    shows: [
      { rule: '702.111c', edition: '2026-02', by: 'blocked' },
      { rule: '702.118c', edition: '2026-02', by: 'blocked' },
    ],
  },
  {
    name: 'A creature with skulk is not blocked by greater power',
    editions: TODAY,
    position: {
      sides: { A: { battlefield: ['Furtive Homunculus'] }, B: { battlefield: ['Hill Giant', 'Gray Ogre'] } },
    },
    script: [
      ...attackWith('Furtive Homunculus'),
      { expect: { asks: { as: 'B', kind: 'blockers', offers: ['Gray Ogre'], options: 1 } }, id: 'no greater power' },
      { as: 'B', block: { 'Gray Ogre': 'Furtive Homunculus' } },
    ],
    shows: [{ rule: '702.118b', edition: '2026-02', by: 'no greater power' }],
  },
  {
    name: 'An object with devoid is colourless everywhere, whatever its mana cost',
    editions: TODAY,
    position: {
      sides: { A: { battlefield: ['Mist Intruder'], hand: ['Culling Drone'], graveyard: ['Benthic Infiltrator'] } },
    },
    script: [
      {
        expect: { colors: { 'Mist Intruder': '', 'Culling Drone': '', 'Benthic Infiltrator': '' } },
        id: 'colourless',
      },
    ],
    shows: [{ rule: '702.114a', edition: '2026-02', by: 'colourless' }],
  },
];
