/** Battles. 2006, 2009, 2011: none · 2026: 310, 704.5v–x */
import type { ScenarioInput } from '@rulewright/scenario';
import { across } from '../shows.ts';

const ELDRAINE = 'Invasion of Eldraine // Prickle Faeries';
const REMINDER =
  "(As a Siege enters, choose an opponent to protect it. You and others can attack it. When it's defeated, exile it, then cast it transformed.)";
const cards: NonNullable<ScenarioInput['cards']> = {
  [ELDRAINE]: {
    layout: 'double-faced',
    wording: '2026-02',
    cost: '{3}{B}',
    type: 'Battle — Siege',
    text: `${REMINDER}\nWhen this Siege enters, target opponent discards two cards.`,
    defense: '4',
    other: {
      type: 'Creature — Faerie',
      text: "Flying\nAt the beginning of each opponent's upkeep, if that player has two or fewer cards in hand, this creature deals 2 damage to them.",
      pt: '2/2',
    },
  },
  'Quick Spark': {
    wording: '2026-02',
    cost: '{R}',
    type: 'Instant',
    text: 'Quick Spark deals 2 damage to any target.',
  },
};
const siege = { card: ELDRAINE, label: 'Siege' };
/** on the battlefield, with that many defense counters */
const placed = (protector: string, defense = 4) => ({ ...siege, protector, counters: { defense } });
const TODAY = ['2026-02'] as const;
const three = ['A', 'B', 'C'];

export const battles: readonly ScenarioInput[] = [
  {
    name: 'A battle is cast as a sorcery would be, and enters with its printed defense, protected by an opponent of its controller’s choice',
    editions: [...TODAY],
    players: three,
    cards,
    position: { sides: { A: { battlefield: ['Swamp ×4'], hand: [siege] }, B: {}, C: {} } },
    script: [
      { expect: { can: [{ as: 'A', cast: 'Siege' }] } },
      { as: 'A', cast: 'Siege' },
      { expect: { stack: ['Siege'] } },
      { until: 'asked' },
      { expect: { asks: { as: 'A', kind: 'player', offers: ['B', 'C'], lacks: ['A'] } }, id: 'opponents' },
      { as: 'A', answer: 'C' },
      {
        expect: {
          zone: { Siege: 'battlefield' },
          controller: { Siege: 'A' },
          counters: { Siege: { defense: 4 } },
          protector: { Siege: 'C' },
        },
        id: 'enters',
      },
      { as: 'A', answer: 'B' },
    ],
    shows: [
      ...across('opponents', null, null, null, '310.11a'),
      ...across('enters', null, null, null, '310.4b'),
      ...across('enters', null, null, null, '310.8a'),
    ],
  },
  {
    name: 'A battle cannot be cast with anything on the stack, nor in another phase',
    editions: [...TODAY],
    cards,
    position: { sides: { A: { battlefield: ['Swamp ×4', 'Mountain'], hand: [siege, 'Lightning Bolt'] } } },
    script: [
      { expect: { can: [{ as: 'A', cast: 'Siege' }] } },
      { as: 'A', cast: 'Lightning Bolt', targets: ['B'] },
      { expect: { cannot: [{ as: 'A', cast: 'Siege' }] }, id: 'as a sorcery' },
      { until: 'beginCombat' },
      { expect: { cannot: [{ as: 'A', cast: 'Siege' }] } },
    ],
    shows: across('as a sorcery', null, null, null, '310.1'),
  },
  {
    name: 'A battle spell that resolves is put onto the battlefield under its controller’s control',
    editions: [...TODAY],
    cards,
    position: { sides: { A: { battlefield: ['Swamp ×4'], hand: [siege] } } },
    script: [
      { as: 'A', cast: 'Siege' },
      { until: 'resolved' },
      {
        expect: {
          zone: { Siege: 'battlefield' },
          controller: { Siege: 'A' },
          counters: { Siege: { defense: 4 } },
          protector: { Siege: 'B' },
        },
        id: 'enters',
      },
    ],
    shows: [
      ...across('enters', null, null, null, '310.2'),
      ...across('enters', null, null, null, '310.8'),
      ...across('enters', null, null, null, '310.4a'),
    ],
  },
  {
    name: 'A Siege can be attacked by its controller, and never by its protector',
    editions: [...TODAY],
    players: three,
    cards,
    position: {
      active: 'A',
      sides: { A: { battlefield: [placed('B'), 'Grizzly Bears'] }, B: { battlefield: ['Hill Giant'] }, C: {} },
    },
    script: [
      { until: 'declareAttackers' },
      { expect: { mayAttack: { 'Grizzly Bears': ['B', 'C', 'Siege'] } }, id: 'controller' },
      { as: 'A', attack: { 'Grizzly Bears': 'Siege' } },
      { until: 'turn' },
      { until: 'declareAttackers' },
      { expect: { mayAttack: { 'Hill Giant': ['A', 'C'] } }, id: 'not its protector' },
    ],
    shows: [
      ...across('controller', null, null, null, '310.5'),
      ...across('controller', null, null, null, '310.8b'),
      ...across('not its protector', null, null, null, '310.8b'),
    ],
  },
  {
    name: 'Damage to a battle removes as many defense counters, which are its defense',
    editions: [...TODAY],
    cards,
    position: { sides: { A: { battlefield: [placed('B'), 'Grizzly Bears', 'Mountain'], hand: ['Quick Spark'] } } },
    script: [
      { until: 'declareAttackers' },
      { as: 'A', attack: { 'Grizzly Bears': 'Siege' } },
      { until: 'combatDamage' },
      { expect: { counters: { Siege: { defense: 2 } }, life: { B: 20 } }, id: 'combat damage' },
      { as: 'A', cast: 'Quick Spark', targets: ['Siege'] },
      { until: 'resolved' },
      { expect: { counters: { Siege: { defense: 0 } } }, id: 'any target' },
    ],
    shows: [
      ...across('combat damage', null, null, null, '310.6'),
      ...across('any target', null, null, null, '120.3h'),
      ...across('any target', null, null, null, '310.4c'),
    ],
  },
  {
    name: 'A battle’s protector may block what attacks it, and nobody else may',
    editions: [...TODAY],
    players: three,
    cards,
    position: {
      sides: {
        A: { battlefield: [placed('B'), 'Grizzly Bears'] },
        B: { battlefield: ['Hill Giant'] },
        C: { battlefield: ['Wall of Wood'] },
      },
    },
    script: [
      { until: 'declareAttackers' },
      { as: 'A', attack: { 'Grizzly Bears': 'Siege' } },
      { until: 'declareBlockers' },
      { expect: { mayBlock: { 'Hill Giant': ['Grizzly Bears'], 'Wall of Wood': [] } }, id: 'blocks' },
      { as: 'B', block: { 'Hill Giant': 'Grizzly Bears' } },
      { until: 'combatDamage' },
      { expect: { counters: { Siege: { defense: 4 } }, zone: { 'Grizzly Bears': 'graveyard' } } },
    ],
    shows: across('blocks', null, null, null, '310.8c'),
  },
  {
    name: 'The defending player of a creature that attacks a battle is the battle’s protector',
    editions: [...TODAY],
    players: three,
    cards,
    position: {
      sides: {
        A: { battlefield: [placed('C'), "Ulamog's Crusher"] },
        B: { battlefield: ['Forest ×3'] },
        C: { battlefield: ['Island ×2'] },
      },
    },
    script: [
      { until: 'declareAttackers' },
      { as: 'A', attack: { "Ulamog's Crusher": 'Siege' } },
      { until: 'empty' },
      { expect: { count: { Island: 0, Forest: 3 }, zone: { Siege: 'battlefield' } }, id: 'protector' },
    ],
    shows: [...across('protector', null, null, null, '310.8d'), ...across('protector', null, null, null, '508.5')],
  },
  {
    name: 'When its last defense counter is removed a Siege is exiled, and may be cast transformed for nothing',
    editions: [...TODAY],
    cards,
    position: { sides: { A: { battlefield: [placed('B', 2), 'Mountain'], hand: ['Quick Spark'] } } },
    script: [
      { as: 'A', cast: 'Quick Spark', targets: ['Siege'] },
      { until: 'resolved' },
      {
        expect: { stack: ['Siege'], zone: { Siege: 'battlefield' }, counters: { Siege: { defense: 0 } } },
        id: 'waits',
      },
      { until: 'asked' },
      { expect: { zone: { Siege: 'exile' } } },
      { as: 'A', answer: true },
      { expect: { stack: ['Siege'], name: { Siege: 'Prickle Faeries' }, types: { Siege: ['creature'] } }, id: 'cast' },
      { until: 'resolved' },
      { expect: { zone: { Siege: 'battlefield' }, name: { Siege: 'Prickle Faeries' }, pt: { Siege: '2/2' } } },
    ],
    shows: [
      ...across('waits', null, null, null, '310.7'),
      ...across('waits', null, null, null, '704.5v'),
      ...across('cast', null, null, null, '310.11b'),
    ],
  },
  {
    name: 'A Siege that is not cast transformed stays in exile',
    editions: [...TODAY],
    cards,
    position: { sides: { A: { battlefield: [placed('B', 2), 'Mountain'], hand: ['Quick Spark'] } } },
    script: [
      { as: 'A', cast: 'Quick Spark', targets: ['Siege'] },
      { until: 'resolved' },
      { until: 'asked' },
      { as: 'A', answer: false },
      { expect: { zone: { Siege: 'exile' }, stack: [] }, id: 'may' },
    ],
    shows: across('may', null, null, null, '310.11b'),
  },
  {
    name: 'With a defense of 0 and nothing left of it on the stack a battle goes to its owner’s graveyard',
    editions: [...TODAY],
    cards,
    position: {
      sides: {
        A: { battlefield: [placed('B', 2), 'Mountain'], hand: ['Quick Spark'] },
        B: { battlefield: ['Island'], hand: ['Stifle'] },
      },
    },
    script: [
      { as: 'A', cast: 'Quick Spark', targets: ['Siege'] },
      { until: 'resolved' },
      { as: 'A', pass: true },
      { as: 'B', cast: 'Stifle', targets: ['Siege'] },
      { until: 'empty' },
      { expect: { zone: { Siege: 'graveyard' } }, id: 'graveyard' },
    ],
    shows: [
      ...across('graveyard', null, null, null, '704.5v'),
      ...across('graveyard', null, null, null, '310.7'),
      ...across('graveyard', null, null, null, '122.1g'),
    ],
  },
  {
    name: 'If its protector leaves the game, a battle’s controller chooses another',
    editions: [...TODAY],
    players: ['A', 'B', 'C', 'D'],
    cards,
    position: { sides: { A: { battlefield: [placed('B')] }, B: {}, C: {}, D: {} } },
    script: [
      { concede: 'B' },
      { as: 'A', pass: true },
      { expect: { asks: { as: 'A', kind: 'player', offers: ['C', 'D'], lacks: ['A'] } }, id: 'another' },
      { as: 'A', answer: 'D' },
      { expect: { protector: { Siege: 'D' } } },
    ],
    shows: [...across('another', null, null, null, '704.5w'), ...across('another', null, null, null, '310.10')],
  },
  {
    name: 'A Siege that its own protector comes to control gets another protector, who then is the only one',
    editions: [...TODAY],
    players: three,
    cards,
    position: {
      active: 'B',
      sides: {
        A: { battlefield: [placed('B')] },
        B: { battlefield: ['Island ×6', 'Grizzly Bears'], hand: ['Confiscate'] },
        C: {},
      },
    },
    script: [
      { as: 'B', cast: 'Confiscate', targets: ['Siege'] },
      { until: 'asked' },
      { expect: { asks: { as: 'B', kind: 'player', offers: ['A', 'C'], lacks: ['B'] } }, id: 'an opponent' },
      { as: 'B', answer: 'C' },
      { expect: { protector: { Siege: 'C' }, controller: { Siege: 'B' } } },
      { until: 'declareAttackers' },
      { expect: { mayAttack: { 'Grizzly Bears': ['C', 'Siege', 'A'] } }, id: 'the only one' },
    ],
    shows: [
      ...across('an opponent', null, null, null, '704.5x'),
      ...across('an opponent', null, null, null, '310.10'),
      ...across('the only one', null, null, null, '310.8f'),
    ],
  },
  {
    name: 'A creature whose battle has gone goes on attacking, deals no damage and attacks no player',
    editions: [...TODAY],
    cards,
    position: {
      sides: {
        A: { battlefield: [placed('B'), 'Grizzly Bears'] },
        B: { battlefield: ['Forest ×3'], hand: ['Beast Within'] },
      },
    },
    script: [
      { until: 'declareAttackers' },
      { as: 'A', attack: { 'Grizzly Bears': 'Siege' } },
      { as: 'A', pass: true },
      { as: 'B', cast: 'Beast Within', targets: ['Siege'] },
      { until: 'resolved' },
      { expect: { attacking: ['Grizzly Bears'], zone: { Siege: 'graveyard' } }, id: 'goes on' },
      { until: 'endCombat' },
      { expect: { life: { B: 20 } }, id: 'nothing' },
    ],
    shows: [...across('goes on', null, null, null, '506.4c'), ...across('nothing', null, null, null, '506.4c')],
  },
  {
    name: 'A Siege that is no battle for a while has the same protector afterwards',
    editions: [...TODAY],
    players: three,
    cards,
    position: {
      sides: {
        A: { battlefield: [placed('C'), 'Forest ×5', 'Grizzly Bears'], hand: ['Song of the Dryads', 'Naturalize'] },
        B: {},
        C: {},
      },
    },
    script: [
      { as: 'A', cast: 'Song of the Dryads', targets: ['Siege'] },
      { until: 'resolved' },
      { expect: { types: { Siege: ['land'] } } },
      { as: 'A', cast: 'Naturalize', targets: ['Song of the Dryads'] },
      { until: 'resolved' },
      { expect: { types: { Siege: ['battle'] }, protector: { Siege: 'C' } }, id: 'the same' },
    ],
    shows: across('the same', null, null, null, '310.8g'),
  },
  {
    name: 'A battle cannot be attached to anything, even if it is an Equipment',
    editions: [...TODAY],
    cards: {
      'Siege Engine': {
        wording: '2026-02',
        type: 'Artifact Battle — Equipment Siege',
        text: 'Equipped creature gets +2/+0.\nEquip {1}',
        defense: '3',
      },
    },
    position: {
      sides: {
        A: {
          battlefield: ['Plains', 'Grizzly Bears', { card: 'Siege Engine', protector: 'B', counters: { defense: 3 } }],
        },
        B: {},
      },
    },
    script: [
      { as: 'A', activate: 'Siege Engine' },
      { until: 'resolved' },
      { expect: { attached: { 'Siege Engine': null }, pt: { 'Grizzly Bears': '2/2' } }, id: 'unattached' },
    ],
    shows: across('unattached', null, null, null, '310.9'),
  },
  {
    name: 'The printed defense of a battle is the number of defense counters that it enters with',
    editions: [...TODAY],
    cards: {
      'Small Fight': { wording: '2026-02', cost: '{0}', type: 'Battle', defense: '3' },
      'Great Fight': { wording: '2026-02', cost: '{0}', type: 'Battle', defense: '7' },
    },
    position: { sides: { A: { hand: ['Small Fight', 'Great Fight'] } } },
    script: [
      { as: 'A', cast: 'Small Fight' },
      { until: 'resolved' },
      { as: 'A', cast: 'Great Fight' },
      { until: 'resolved' },
      { expect: { counters: { 'Small Fight': { defense: 3 }, 'Great Fight': { defense: 7 } } }, id: 'printed' },
    ],
    shows: across('printed', null, null, null, '210.1'),
  },
  {
    name: 'A battle that is a creature too is never attacking or blocking, whatever an effect says',
    editions: [...TODAY],
    cards: {
      ...cards,
      'War Machine': {
        cost: '{1}',
        type: 'Enchantment',
        abilities: [
          {
            ability: 'static',
            parts: [
              {
                part: 'change',
                affects: { set: 'all', where: { is: 'type', type: 'battle' } },
                mods: [
                  { mod: 'types', op: 'add', types: ['creature'] },
                  { mod: 'setPT', power: 4, toughness: 4 },
                ],
              },
            ],
          },
        ],
      },
      Onslaught: {
        cost: '{0}',
        type: 'Instant',
        abilities: [
          {
            ability: 'spell',
            body: {
              effect: [
                {
                  do: 'move',
                  what: { set: 'all', where: { is: 'any' }, zone: 'hand', of: { who: 'you' } },
                  to: { zone: 'battlefield', tapped: true, attacking: true },
                },
              ],
            },
          },
        ],
      },
      'New Orders': {
        cost: '{0}',
        type: 'Instant',
        abilities: [
          {
            ability: 'spell',
            body: {
              effect: [
                {
                  do: 'block',
                  what: { set: 'all', where: { is: 'controlledBy', player: { who: 'you' } } },
                  whom: { set: 'all', where: { is: 'attacking' } },
                },
              ],
            },
          },
        ],
      },
    },
    position: {
      sides: {
        A: { battlefield: ['War Machine', 'Hill Giant'], hand: ['Onslaught', 'Grizzly Bears', siege] },
        B: {
          battlefield: [{ card: siege.card, label: 'Theirs', counters: { defense: 4 }, protector: 'A' }, 'Storm Crow'],
          hand: ['New Orders'],
        },
      },
    },
    script: [
      { until: 'declareAttackers' },
      { as: 'A', attack: ['Hill Giant'] },
      { as: 'A', cast: 'Onslaught' },
      { until: 'resolved' },
      { expect: { zone: { Siege: 'battlefield' }, attacking: ['Hill Giant', 'Grizzly Bears'] }, id: 'not attacking' },
      { as: 'A', pass: true },
      { as: 'B', cast: 'New Orders' },
      { until: 'resolved' },
      {
        expect: { blocked: { 'Hill Giant': ['Storm Crow'], 'Grizzly Bears': ['Storm Crow'] } },
        id: 'not blocking',
      },
    ],
    shows: [
      ...across('not attacking', null, null, null, '506.3f'),
      ...across('not blocking', null, null, null, '506.3g'),
    ],
  },
];
