/** Tokens that are called by a name and described by the rules. 2026: 111.10 */
import type { ScenarioInput } from '@rulewright/scenario';
import { across } from '../shows.ts';

const TODAY = ['2026-02'] as const;
const wording = '2026-02';

/** A free sorcery with that text. */
const making = (text: string) => ({ Making: { cost: '{0}', type: 'Sorcery', text, wording } }) as const;
const made: ScenarioInput['script'] = [{ as: 'A', cast: 'Making' }, { until: 'resolved' }];

/** A free sorcery that creates that Role attached to a creature. */
const role = (name: string): ScenarioInput['cards'] =>
  making(`Create a ${name} Role token attached to target creature you control.`);
const playing = (on: string): ScenarioInput['script'] => [
  { as: 'A', cast: 'Making', targets: [on] },
  { until: 'resolved' },
];

export const knownTokens: readonly ScenarioInput[] = [
  {
    name: 'A Treasure is a colourless artifact that is tapped and sacrificed for one mana of any colour',
    editions: [...TODAY],
    cards: {
      'Improvised Weaponry': {
        cost: '{2}{R}',
        type: 'Sorcery',
        text: 'Improvised Weaponry deals 2 damage to any target. Create a Treasure token.',
        wording,
      },
    },
    position: { sides: { A: { battlefield: ['Mountain ×3'], hand: ['Improvised Weaponry'] } } },
    script: [
      { as: 'A', cast: 'Improvised Weaponry', targets: ['B'] },
      { until: 'resolved' },
      {
        expect: {
          types: { 'Treasure Token': ['artifact'] },
          subtypes: { 'Treasure Token': ['Treasure'] },
          colors: { 'Treasure Token': '' },
          abilities: { 'Treasure Token': 1 },
        },
      },
      { as: 'A', tap: 'Treasure Token' },
      { as: 'A', answer: 'blue', kind: 'manaType' },
      { expect: { mana: { A: 'U' }, count: { 'Treasure Token': 0 } }, id: 'any colour' },
    ],
    shows: across('any colour', null, null, null, '111.10a'),
  },
  {
    name: 'A Food is sacrificed for 3 life',
    editions: [...TODAY],
    cards: making('Create a Food token.'),
    position: { sides: { A: { battlefield: ['Forest ×2'], hand: ['Making'] } } },
    script: [
      ...made,
      { as: 'A', activate: 'Food Token' },
      { expect: { count: { 'Food Token': 0 }, tapped: { 'Forest 2': true } } },
      { until: 'resolved' },
      { expect: { life: { A: 23 } }, id: 'three' },
    ],
    shows: across('three', null, null, null, '111.10b'),
  },
  {
    name: 'A Gold is sacrificed for mana without being tapped',
    editions: [...TODAY],
    cards: {
      Gild: { cost: '{3}{B}', type: 'Sorcery', text: 'Exile target creature. Create a Gold token.', wording },
    },
    position: {
      sides: {
        A: { battlefield: ['Swamp ×4', 'Icy Manipulator', 'Plains'], hand: ['Gild'] },
        B: { battlefield: ['Hill Giant'] },
      },
    },
    script: [
      { as: 'A', cast: 'Gild', targets: ['Hill Giant'] },
      { until: 'resolved' },
      { as: 'A', activate: 'Icy Manipulator', targets: ['Gold Token'] },
      { until: 'resolved' },
      { expect: { tapped: { 'Gold Token': true } } },
      { as: 'A', tap: 'Gold Token' },
      { as: 'A', answer: 'green', kind: 'manaType' },
      { expect: { mana: { A: 'G' }, count: { 'Gold Token': 0 } }, id: 'though tapped' },
    ],
    shows: across('though tapped', null, null, null, '111.10c'),
  },
  {
    name: 'A Walker is a black Zombie with a name of its own',
    editions: [...TODAY],
    cards: making('Create two Walker tokens.'),
    position: { sides: { A: { hand: ['Making'] } } },
    script: [
      ...made,
      {
        expect: {
          count: { Walker: 2 },
          pt: { 'Walker #1': '2/2' },
          colors: { 'Walker #1': 'B' },
          subtypes: { 'Walker #1': ['Zombie'] },
        },
        id: 'zombie',
      },
    ],
    shows: across('zombie', null, null, null, '111.10d'),
  },
  {
    name: 'A Shard is an enchantment that is sacrificed to scry 1 and then draw',
    editions: [...TODAY],
    cards: making('Create a Shard token.'),
    position: {
      sides: { A: { battlefield: ['Plains ×2'], hand: ['Making'], library: ['Swamp', 'Island', 'Plains'] } },
    },
    script: [
      ...made,
      { expect: { types: { 'Shard Token': ['enchantment'] } } },
      { as: 'A', activate: 'Shard Token' },
      { until: 'resolved' },
      { as: 'A', answer: ['Swamp'], kind: 'objects' },
      { expect: { hand: { A: ['Island'] }, count: { 'Shard Token': 0 } }, id: 'the next' },
    ],
    shows: across('the next', null, null, null, '111.10e'),
  },
  {
    name: 'A Clue is sacrificed to draw a card',
    editions: [...TODAY],
    cards: {
      'Foul Play': {
        cost: '{1}{B}',
        type: 'Sorcery',
        text: 'Destroy target creature with power 2 or less. Investigate.',
        wording,
      },
    },
    position: {
      sides: { A: { battlefield: ['Swamp ×4'], hand: ['Foul Play'] }, B: { battlefield: ['Grizzly Bears'] } },
    },
    script: [
      { as: 'A', cast: 'Foul Play', targets: ['Grizzly Bears'] },
      { until: 'resolved' },
      { expect: { types: { 'Clue Token': ['artifact'] }, hand: { A: 0 } } },
      { as: 'A', activate: 'Clue Token' },
      { expect: { count: { 'Clue Token': 0 } } },
      { until: 'resolved' },
      { expect: { hand: { A: 1 } }, id: 'a card' },
    ],
    shows: across('a card', null, null, null, '111.10f'),
  },
  {
    name: 'A Blood is tapped, and it and a card go to draw a card',
    editions: [...TODAY],
    cards: {
      "Vampire's Kiss": {
        cost: '{1}{B}',
        type: 'Sorcery',
        text: 'Target player loses 2 life and you gain 2 life. Create two Blood tokens.',
        wording,
      },
    },
    position: {
      sides: { A: { battlefield: ['Swamp ×4'], hand: ["Vampire's Kiss", 'Forest'], library: ['Island', 'Plains'] } },
    },
    script: [
      { as: 'A', cast: "Vampire's Kiss", targets: ['B'] },
      { until: 'resolved' },
      { as: 'A', activate: 'Blood Token #1' },
      { expect: { zone: { Forest: 'graveyard' }, count: { 'Blood Token': 1 } } },
      { until: 'resolved' },
      { expect: { hand: { A: ['Island'] } }, id: 'one for one' },
      { as: 'A', activate: 'Blood Token' },
      { until: 'resolved' },
      { expect: { hand: { A: ['Plains'] }, count: { 'Blood Token': 0 } } },
    ],
    shows: across('one for one', null, null, null, '111.10g'),
  },
  {
    name: 'A Powerstone makes colourless mana for anything but spells that are no artifacts',
    editions: [...TODAY],
    cards: {
      ...making('Create a Powerstone token.'),
      'Field Lens': { cost: '{1}', type: 'Enchantment', text: '{1}: You gain 1 life.', wording },
      'Plain Charm': { cost: '{1}', type: 'Enchantment', wording },
    },
    position: { sides: { A: { battlefield: ['Field Lens'], hand: ['Making', 'Bonesplitter', 'Plain Charm'] } } },
    script: [
      ...made,
      {
        expect: {
          can: [
            { as: 'A', cast: 'Bonesplitter' },
            { as: 'A', activate: 'Field Lens' },
          ],
          cannot: [{ as: 'A', cast: 'Plain Charm' }],
        },
        id: 'no other spell',
      },
      { as: 'A', tap: 'Powerstone Token' },
      { expect: { mana: { A: 'C' }, cannot: [{ as: 'A', cast: 'Plain Charm' }] } },
      { as: 'A', activate: 'Field Lens' },
      { expect: { mana: { A: '' } } },
    ],
    shows: across('no other spell', null, null, null, '111.10h'),
  },
  {
    name: 'A Cursed Role makes its creature 1/1, however large it was',
    editions: [...TODAY],
    cards: {
      'Cursed Courtier': {
        cost: '{2}{W}',
        type: 'Creature — Human Noble',
        text: 'Lifelink\nWhen this creature enters, create a Cursed Role token attached to it.',
        pt: '3/3',
        wording,
      },
    },
    position: { sides: { A: { battlefield: ['Plains ×3', 'Glorious Anthem'], hand: ['Cursed Courtier'] } } },
    script: [
      { as: 'A', cast: 'Cursed Courtier' },
      { until: 'resolved' },
      { expect: { pt: { 'Cursed Courtier': '4/4' } } },
      { until: 'resolved' },
      {
        expect: {
          attached: { Cursed: 'Cursed Courtier' },
          types: { Cursed: ['enchantment'] },
          subtypes: { Cursed: ['Aura', 'Role'] },
          pt: { 'Cursed Courtier': '2/2' },
        },
        id: 'base one',
      },
    ],
    shows: across('base one', null, null, null, '111.10j'),
  },
  {
    name: 'A Monster Role gives +1/+1 and trample',
    editions: [...TODAY],
    cards: {
      'Monstrous Rage': {
        cost: '{R}',
        type: 'Instant',
        text: 'Target creature gets +2/+0 until end of turn. Create a Monster Role token attached to it.',
        wording,
      },
    },
    position: { sides: { A: { battlefield: ['Mountain', 'Hill Giant'], hand: ['Monstrous Rage'] } } },
    script: [
      { as: 'A', cast: 'Monstrous Rage', targets: ['Hill Giant'] },
      { until: 'resolved' },
      {
        expect: {
          pt: { 'Hill Giant': '6/4' },
          keywords: { 'Hill Giant': ['trample'] },
          attached: { Monster: 'Hill Giant' },
        },
        id: 'larger',
      },
      { until: 'turn' },
      { expect: { pt: { 'Hill Giant': '4/4' } } },
    ],
    shows: across('larger', null, null, null, '111.10k'),
  },
  {
    name: 'A Royal Role gives +1/+1 and ward',
    editions: [...TODAY],
    cards: role('Royal'),
    position: {
      sides: {
        A: { battlefield: ['Hill Giant'], hand: ['Making'] },
        B: { battlefield: ['Swamp ×2'], hand: ['Terror'] },
      },
    },
    script: [
      ...playing('Hill Giant'),
      { expect: { pt: { 'Hill Giant': '4/4' }, keywords: { 'Hill Giant': ['ward'] } } },
      { as: 'A', pass: true },
      { as: 'B', cast: 'Terror' },
      { until: 'empty' },
      { expect: { zone: { 'Hill Giant': 'battlefield', Terror: 'graveyard' } }, id: 'warded' },
    ],
    shows: across('warded', null, null, null, '111.10m'),
  },
  {
    name: 'A Sorcerer Role gives +1/+1 and scry 1 with each attack',
    editions: [...TODAY],
    cards: role('Sorcerer'),
    position: {
      sides: { A: { battlefield: ['Hill Giant'], hand: ['Making'], library: ['Swamp', 'Island', 'Plains'] } },
    },
    script: [
      ...playing('Hill Giant'),
      { until: 'declareAttackers' },
      { as: 'A', attack: ['Hill Giant'] },
      { until: 'resolved' },
      { expect: { pt: { 'Hill Giant': '4/4' }, asks: { as: 'A', kind: 'objects', offers: ['Swamp'] } }, id: 'scry' },
      { as: 'A', answer: ['Swamp'] },
    ],
    shows: across('scry', null, null, null, '111.10n'),
  },
  {
    name: 'A Virtuous Role counts the enchantments of its controller, itself among them',
    editions: [...TODAY],
    cards: role('Virtuous'),
    position: {
      sides: {
        A: { battlefield: ['Hill Giant', 'Manabarbs'], hand: ['Making'] },
        B: { battlefield: ['Manabarbs'] },
      },
    },
    script: [...playing('Hill Giant'), { expect: { pt: { 'Hill Giant': '5/5' } }, id: 'two' }],
    shows: across('two', null, null, null, '111.10p'),
  },
  {
    name: 'A Wicked Role costs each opponent a life as it goes to the graveyard',
    editions: [...TODAY],
    cards: role('Wicked'),
    position: { sides: { A: { battlefield: ['Hill Giant', 'Swamp ×4'], hand: ['Making', 'Damnation'] } } },
    script: [
      ...playing('Hill Giant'),
      { expect: { pt: { 'Hill Giant': '4/4' }, life: { B: 20 } } },
      { as: 'A', cast: 'Damnation' },
      { until: 'empty' },
      { expect: { life: { A: 20, B: 19 } }, id: 'one' },
    ],
    shows: across('one', null, null, null, '111.10q'),
  },
  {
    name: 'A Young Hero Role lets a creature of toughness 3 or less grow as it attacks',
    editions: [...TODAY],
    cards: role('Young Hero'),
    position: { sides: { A: { battlefield: ['Hill Giant'], hand: ['Making'] } } },
    script: [
      ...playing('Hill Giant'),
      { expect: { pt: { 'Hill Giant': '3/3' } } },
      { until: 'declareAttackers' },
      { as: 'A', attack: ['Hill Giant'] },
      { until: 'empty' },
      { expect: { pt: { 'Hill Giant': '4/4' } } },
      { until: 'turn' },
      { until: 'turn' },
      { until: 'declareAttackers' },
      { as: 'A', attack: ['Hill Giant'] },
      { expect: { stack: [], pt: { 'Hill Giant': '4/4' } }, id: 'grown' },
    ],
    shows: across('grown', null, null, null, '111.10r'),
  },
  {
    name: 'A Junk exiles the top card of the library, which may be played this turn',
    editions: [...TODAY],
    cards: making('Create a Junk token.'),
    position: { sides: { A: { hand: ['Making'], library: ['Forest', 'Plains'] } } },
    script: [
      ...made,
      { as: 'A', activate: 'Junk Token' },
      { expect: { cannot: [{ as: 'A', play: 'Forest' }] } },
      { until: 'resolved' },
      { expect: { zone: { Forest: 'exile' } } },
      { as: 'A', play: 'Forest' },
      { expect: { zone: { Forest: 'battlefield' } }, id: 'played' },
    ],
    shows: across('played', null, null, null, '111.10t'),
  },
  {
    name: 'A Lander fetches a basic land, tapped',
    editions: [...TODAY],
    cards: making('Create a Lander token.'),
    position: {
      sides: { A: { battlefield: ['Forest ×2'], hand: ['Making'], library: ['Reflecting Pool', 'Island', 'Shock'] } },
    },
    script: [
      ...made,
      { as: 'A', activate: 'Lander Token' },
      { until: 'resolved' },
      { expect: { asks: { as: 'A', kind: 'search', offers: ['Island'], lacks: ['Reflecting Pool', 'Shock'] } } },
      { as: 'A', answer: ['Island'] },
      { expect: { zone: { Island: 'battlefield' }, tapped: { Island: true } }, id: 'fetched' },
    ],
    shows: across('fetched', null, null, null, '111.10u'),
  },
  {
    name: 'A Mutagen puts a counter on a creature, at the time of sorceries',
    editions: [...TODAY],
    cards: making('Create a Mutagen token.'),
    position: { sides: { A: { battlefield: ['Forest', 'Hill Giant'], hand: ['Making'] } } },
    script: [
      ...made,
      { expect: { can: [{ as: 'A', activate: 'Mutagen Token' }] } },
      { until: 'beginCombat' },
      { expect: { cannot: [{ as: 'A', activate: 'Mutagen Token' }] } },
      { until: 'main2' },
      { as: 'A', activate: 'Mutagen Token', targets: ['Hill Giant'] },
      { until: 'resolved' },
      { expect: { pt: { 'Hill Giant': '4/4' }, counters: { 'Hill Giant': { '+1/+1': 1 } } }, id: 'larger' },
    ],
    shows: across('larger', null, null, null, '111.10v'),
  },
  {
    name: 'A Map lets a creature of its controller explore, at the time of sorceries',
    editions: [...TODAY],
    cards: making('Create a Map token.'),
    position: {
      sides: {
        A: { battlefield: ['Forest', 'Hill Giant'], hand: ['Making'], library: ['Shock', 'Forest'] },
        B: { battlefield: ['Gray Ogre'] },
      },
    },
    script: [
      ...made,
      { as: 'A', activate: 'Map Token' },
      { expect: { count: { 'Map Token': 0 } } },
      { until: 'resolved' },
      { as: 'A', answer: false },
      { expect: { counters: { 'Hill Giant': { '+1/+1': 1 }, 'Gray Ogre': { '+1/+1': 0 } } }, id: 'explored' },
    ],
    shows: across('explored', null, null, null, '111.10s'),
  },
];
