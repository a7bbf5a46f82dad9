/** The variants for three and more, and deploying creatures. 2006: 603, 605, 607, 609 · 2009: 804, 805, 807, 809 · 2011, 2026: 804, 806, 808, 809, 811 */
import type { ScenarioInput } from '@rulewright/scenario';
import { ALL, SINCE_2009 } from '../cards.ts';
import { across } from '../shows.ts';

const THREE = ['A', 'B', 'C'];
const FOUR = ['A', 'B', 'C', 'D'];
/** two teams of three: B and E are the emperors */
const SIX = ['A', 'B', 'C', 'D', 'E', 'F'];
const EIGHT = [...SIX, 'G', 'H'];
const deck = { library: ['Forest ×20'] };
const keeping = (...players: string[]) => players.map((as) => ({ as, answer: false, kind: 'mulligan' }));
const DECKS = Object.fromEntries(SIX.map((player) => [player, deck]));

export const variants: readonly ScenarioInput[] = [
  {
    name: 'Free-for-All is played to the last player, everybody against everybody',
    editions: [...ALL],
    players: THREE,
    variant: 'free-for-all',
    position: { sides: { A: { battlefield: ['Hill Giant'] } } },
    script: [
      { until: 'declareAttackers' },
      { expect: { mayAttack: { 'Hill Giant': ['B', 'C'] } } },
      { concede: 'B' },
      { expect: { result: null, lost: ['B'] } },
      { concede: 'C' },
      { expect: { result: ['A'] }, id: 'last' },
    ],
  },
  {
    name: 'Where players attack one opponent at a time, that player is chosen as combat begins',
    editions: [...ALL],
    players: THREE,
    attack: 'single',
    position: { sides: { A: { battlefield: ['Hill Giant'] }, C: { battlefield: ['Storm Crow'] } } },
    script: [
      { until: 'asked' },
      {
        expect: { step: 'beginCombat', asks: { as: 'A', kind: 'player', offers: ['B', 'C'], options: 2 } },
        id: 'chosen',
      },
      { as: 'A', answer: 'C', kind: 'player' },
      { until: 'declareAttackers' },
      { expect: { mayAttack: { 'Hill Giant': ['C'] } }, id: 'only' },
    ],
    shows: [
      ...across('only', '306.3', '507.1', '507.1', '507.1'),
      ...across('chosen', null, '506.2a', '506.2a', '506.2a'),
      ...across('chosen', null, '703.4d', '703.4e', '703.4h'),
    ],
  },
  {
    name: 'Where several may be attacked nobody is chosen, and all are defending players',
    editions: [...ALL],
    players: THREE,
    position: { sides: { A: { battlefield: ['Hill Giant', 'Gray Ogre'] } } },
    script: [
      { until: 'declareAttackers' },
      { expect: { mayAttack: { 'Hill Giant': ['B', 'C'], 'Gray Ogre': ['B', 'C'] } }, id: 'all' },
      { as: 'A', attack: { 'Hill Giant': 'B', 'Gray Ogre': 'C' } },
      { until: 'endCombat' },
      { expect: { life: { B: 17, C: 18 } } },
    ],
    shows: across('all', '602.2', '802.2', '802.2', '802.2'),
  },
  {
    name: 'Whether blocks are legal is seen for each defending player by itself',
    editions: [...ALL],
    players: THREE,
    position: {
      sides: {
        A: { battlefield: ['Hill Giant', 'Gray Ogre'] },
        B: { battlefield: ['Grizzly Bears'] },
        C: { battlefield: ['Mogg Flunkies'] },
      },
    },
    script: [
      { until: 'declareAttackers' },
      { as: 'A', attack: { 'Hill Giant': 'B', 'Gray Ogre': 'C' } },
      { until: 'declareBlockers' },
      { as: 'B', block: { 'Grizzly Bears': 'Hill Giant' } },
      // that somebody else blocks does not make two of them
      { as: 'C', refused: { 'Mogg Flunkies': ['Gray Ogre'] } },
      { as: 'C', block: {} },
      { until: 'endCombat' },
      { expect: { life: { B: 20, C: 18 } }, id: 'alone' },
    ],
    shows: across('alone', '602.4b', '802.4b', '802.4b', '802.4b'),
  },
  {
    name: 'Defending players deal with the damage of their blockers in turn order',
    editions: [...ALL],
    players: THREE,
    position: {
      active: 'B',
      sides: {
        A: { battlefield: [{ card: 'Palace Guard', label: 'A’s guard', counters: { '+1/+1': 3 } }] },
        B: { battlefield: ['Hill Giant', 'Gray Ogre', 'Craw Wurm', 'Grizzly Bears'] },
        C: { battlefield: [{ card: 'Palace Guard', label: 'C’s guard', counters: { '+1/+1': 3 } }] },
      },
    },
    script: [
      { until: 'declareAttackers' },
      { as: 'B', attack: { 'Hill Giant': 'A', 'Gray Ogre': 'A', 'Craw Wurm': 'C', 'Grizzly Bears': 'C' } },
      { until: 'declareBlockers' },
      { as: 'C', block: { 'C’s guard': ['Craw Wurm', 'Grizzly Bears'] } },
      { as: 'A', block: { 'A’s guard': ['Hill Giant', 'Gray Ogre'] } },
      { expect: { asks: { as: 'C', kind: 'damageOrder' } }, in: ['2009-10', '2011-09'], id: 'ordered' },
      { as: 'C', answer: ['Grizzly Bears', 'Craw Wurm'], in: ['2009-10', '2011-09'] },
      { as: 'A', answer: ['Gray Ogre', 'Hill Giant'], in: ['2009-10', '2011-09'] },
      { until: 'asked' },
      { expect: { asks: { as: 'C', kind: 'damageDivision' } }, id: 'assigned' },
      { as: 'C', answer: { 'Grizzly Bears': 4 } },
      { as: 'A', answer: { 'Gray Ogre': 4 } },
      { until: 'endCombat' },
      { expect: { graveyard: { B: ['Grizzly Bears', 'Gray Ogre'] } } },
    ],
    shows: [
      ...across('ordered', null, '802.5', '802.5', null),
      ...across('assigned', '602.5', '802.6', '802.6', '802.5'),
    ],
  },
  {
    name: 'A creature is deployed to a teammate, as a sorcery would be cast',
    editions: [...ALL],
    players: FOUR,
    teams: [
      ['A', 'B'],
      ['C', 'D'],
    ],
    deploy: true,
    position: {
      sides: {
        A: { battlefield: ['Hill Giant', { card: 'Gray Ogre', sick: true }, 'Forest'] },
        B: { battlefield: ['Grizzly Bears'] },
      },
    },
    script: [
      {
        expect: { can: [{ as: 'A', activate: 'Hill Giant' }], cannot: [{ as: 'A', activate: 'Gray Ogre' }] },
        id: 'creatures',
      },
      { as: 'A', activate: 'Hill Giant', targets: ['B'] },
      { expect: { tapped: { 'Hill Giant': true } } },
      { until: 'resolved' },
      { expect: { controller: { 'Hill Giant': 'B' } }, id: 'deployed' },
      { as: 'A', pass: true },
      { expect: { asks: { as: 'B', kind: 'priority' }, cannot: [{ as: 'B', activate: 'Grizzly Bears' }] } },
      { until: 'turn' },
      { expect: { controller: { 'Hill Giant': 'B' } } },
    ],
    shows: [...across('deployed', '603.2', '804.2', '804.2', '804.2')],
  },
  {
    name: 'Only teammates are deployed to',
    editions: [...ALL],
    players: FOUR,
    teams: [['A', 'B', 'D'], ['C']],
    deploy: true,
    position: { sides: { A: { battlefield: ['Hill Giant'] } } },
    script: [
      { as: 'A', activate: 'Hill Giant' },
      { expect: { asks: { as: 'A', kind: 'target', offers: ['B', 'D'], options: 2 } }, id: 'teammates' },
      { as: 'A', answer: 'D' },
    ],
    shows: across('teammates', '603.2', '804.2', '804.2', '804.2'),
  },
  {
    name: 'Emperors reach two seats and generals one',
    editions: [...ALL],
    players: SIX,
    variant: 'emperor',
    position: {
      active: 'B',
      sides: {
        B: { battlefield: ['Mountain'], hand: ['Shock'] },
        C: { battlefield: ['Mountain'], hand: [{ card: 'Shock', label: 'Shot' }] },
      },
    },
    script: [
      { as: 'B', cast: 'Shock' },
      { expect: { asks: { as: 'B', kind: 'target', offers: ['A', 'B', 'C', 'D', 'F'], options: 5 } }, id: 'emperor' },
      { as: 'B', answer: 'D' },
      { as: 'B', pass: true },
      { as: 'C', cast: 'Shot' },
      { expect: { asks: { as: 'C', kind: 'target', offers: ['B', 'C', 'D'], options: 3 } }, id: 'general' },
      { as: 'C', answer: 'D' },
      { until: 'empty' },
      { expect: { life: { D: 16 } } },
    ],
    shows: across('general', '607.3a', '807.3a', '809.3a', '809.3a'),
  },
  {
    name: 'In larger teams every range is what reaches opposing generals',
    editions: [...SINCE_2009],
    players: EIGHT,
    teams: [
      ['A', 'B', 'C', 'D'],
      ['E', 'F', 'G', 'H'],
    ],
    variant: 'emperor',
    position: {
      active: 'B',
      sides: {
        B: { battlefield: ['Mountain'], hand: ['Shock'] },
        C: { battlefield: ['Mountain'], hand: [{ card: 'Shock', label: 'Shot' }] },
        D: { battlefield: ['Mountain'], hand: [{ card: 'Shock', label: 'Spark' }] },
      },
    },
    script: [
      { as: 'B', cast: 'Shock' },
      {
        expect: { asks: { as: 'B', kind: 'target', lacks: ['F'], offers: ['E', 'G', 'H'], options: 7 } },
        id: 'emperor',
      },
      { as: 'B', answer: 'G' },
      { as: 'B', pass: true },
      { as: 'C', cast: 'Shot' },
      { expect: { asks: { as: 'C', kind: 'target', offers: ['A', 'B', 'C', 'D', 'E'], options: 5 } }, id: 'two seats' },
      { as: 'C', answer: 'E' },
      { as: 'C', pass: true },
      { as: 'D', cast: 'Spark' },
      { expect: { asks: { as: 'D', kind: 'target', offers: ['C', 'D', 'E'], options: 3 } } },
      { as: 'D', answer: 'E' },
    ],
    shows: across('two seats', null, '807.6a', '809.6a', '809.6a'),
  },
  {
    name: 'In the Emperor variant players attack those in the next seats only, and deploy creatures',
    editions: [...ALL],
    players: SIX,
    variant: 'emperor',
    position: {
      active: 'B',
      sides: { B: { battlefield: ['Hill Giant'] }, C: { battlefield: ['Gray Ogre'] } },
    },
    script: [
      { as: 'B', activate: 'Hill Giant', targets: ['C'] },
      { until: 'resolved' },
      { expect: { controller: { 'Hill Giant': 'C' } }, id: 'deploys' },
      { until: 'turn' },
      { until: 'declareAttackers' },
      { expect: { active: 'C', mayAttack: { 'Hill Giant': ['D'], 'Gray Ogre': ['D'] } }, id: 'next seat' },
    ],
    shows: [
      ...across('next seat', '607.3c', '807.3c', '809.3c', '809.3c'),
      ...across('deploys', '607.3b', '807.3b', '809.3b', '809.3b'),
    ],
  },
  {
    name: 'An emperor can attack nobody though opponents are in range',
    editions: [...ALL],
    players: SIX,
    variant: 'emperor',
    position: { active: 'B', sides: { B: { battlefield: ['Hill Giant'] }, C: { battlefield: ['Gray Ogre'] } } },
    script: [
      { until: 'turn' },
      // B was not asked to attack
      { expect: { active: 'C', life: { A: 20, D: 20, F: 20 } } },
      { until: 'declareAttackers' },
      { expect: { active: 'C', mayAttack: { 'Gray Ogre': ['D'] } }, id: 'none' },
    ],
    shows: across('none', '607.3c', '807.3c', '809.3c', '809.3c'),
  },
  {
    name: 'An emperor goes first, chosen at random',
    editions: [...ALL],
    players: SIX,
    variant: 'emperor',
    seed: 2,
    position: { start: true, sides: DECKS },
    script: [{ expect: { active: 'E' }, id: 'emperor' }, ...keeping('E', 'F', 'A', 'B', 'C', 'D')],
    shows: across('emperor', '607.4', '807.4', '809.4', '809.4'),
  },
  {
    name: 'A team loses with its emperor',
    editions: [...ALL],
    players: SIX,
    variant: 'emperor',
    position: {
      active: 'F',
      sides: { F: { battlefield: ['Mountain'], hand: ['Shock'] }, A: { life: 1 }, B: { life: 1 } },
    },
    script: [
      { as: 'F', cast: 'Shock', targets: ['A'] },
      { until: 'resolved' },
      { expect: { lost: ['A'], result: null }, id: 'general' },
      { concede: 'B' },
      { expect: { lost: ['A', 'B', 'C'], result: ['D', 'E', 'F'] }, id: 'emperor' },
    ],
    shows: [
      ...across('emperor', '607.5a', '807.5a', '809.5b', '809.5b'),
      ...across('emperor', null, '104.3i', '104.3i', '104.3i'),
    ],
  },
  {
    name: 'The emperor wins for the team, generals who had lost included',
    editions: ['2011-09', '2026-02'],
    players: SIX,
    variant: 'emperor',
    position: { active: 'B', sides: {} },
    script: [
      { concede: 'A' },
      { concede: 'C' },
      { expect: { lost: ['A', 'C'], result: null } },
      { concede: 'E' },
      { expect: { result: ['A', 'B', 'C'] }, id: 'team' },
    ],
    shows: [...across('team', null, null, '809.5a', '809.5a'), ...across('team', null, null, '104.2d', '104.2d')],
  },
  {
    name: 'The game is a draw for a team if it is for its emperor',
    editions: [...SINCE_2009],
    players: [...EIGHT, 'I'],
    variant: 'emperor',
    cards: {
      Intervention: {
        cost: '{0}',
        type: 'Sorcery',
        abilities: [{ ability: 'spell', body: { effect: [{ do: 'drawGame' }] } }],
      },
    },
    position: { active: 'A', sides: { A: { hand: ['Intervention'] } } },
    script: [
      // A reaches its emperor B and the general I, whose emperor H it does not
      { as: 'A', cast: 'Intervention' },
      { until: 'resolved' },
      { expect: { result: null, lost: [], asks: { as: 'D', kind: 'priority' } } },
      { concede: 'E' },
      { expect: { lost: ['D', 'E', 'F'], result: ['G', 'H', 'I'] }, id: 'team' },
    ],
    shows: [
      ...across('team', null, '807.5b', '809.5c', '809.5c'),
      ...across('team', null, '104.4g', '104.4h', '104.4h'),
    ],
  },
  {
    name: 'The game is a draw for a team whose remaining players draw',
    editions: [...SINCE_2009],
    players: ['A', 'B', 'C', 'D', 'E', 'F'],
    teams: [
      ['A', 'B'],
      ['C', 'D'],
      ['E', 'F'],
    ],
    range: 1,
    cards: {
      Intervention: {
        cost: '{0}',
        type: 'Sorcery',
        abilities: [{ ability: 'spell', body: { effect: [{ do: 'drawGame' }] } }],
      },
    },
    position: { active: 'A', sides: { A: { hand: ['Intervention'] } } },
    script: [
      { concede: 'E' },
      { as: 'A', cast: 'Intervention' },
      // A, B and F, who is the last of the third team
      { until: 'over' },
      { expect: { result: ['C', 'D'], lost: ['E'] }, id: 'team' },
    ],
    shows: across('team', null, '104.4f', '104.4g', '104.4g'),
  },
  {
    name: 'Of a team the player in the middle goes first, or the one to the left of it',
    editions: ['2011-09', '2026-02'],
    players: SIX,
    teams: [
      ['A', 'B', 'C', 'D'],
      ['E', 'F'],
    ],
    variant: 'team-vs-team',
    seed: 2,
    position: { start: true, sides: DECKS },
    script: [{ expect: { active: 'F' }, id: 'middle' }, ...keeping('F', 'A', 'B', 'C', 'D', 'E')],
    shows: across('middle', null, null, '808.4', '808.4'),
  },
  {
    name: 'Each player of a team may attack each opponent',
    editions: ['2011-09', '2026-02'],
    players: FOUR,
    variant: 'team-vs-team',
    position: { active: 'A', sides: { A: { battlefield: ['Hill Giant', 'Gray Ogre'] } } },
    script: [
      { until: 'declareAttackers' },
      { as: 'A', attack: { 'Hill Giant': 'C', 'Gray Ogre': 'D' } },
      { until: 'endCombat' },
      { expect: { life: { A: 20, B: 20, C: 17, D: 18 } }, id: 'several' },
    ],
    shows: across('several', null, null, '808.3a', '808.3a'),
  },
  {
    name: 'Players seated apart from their teammates attack the opponents next to them',
    editions: [...ALL],
    players: SIX,
    teams: [
      ['A', 'C', 'E'],
      ['B', 'D', 'F'],
    ],
    variant: 'alternating-teams',
    position: { active: 'A', sides: { A: { battlefield: ['Hill Giant'] } } },
    script: [{ until: 'declareAttackers' }, { expect: { mayAttack: { 'Hill Giant': ['B', 'F'] } }, id: 'next seats' }],
    shows: across('next seats', '609.4', '809.4', '811.4', '811.4'),
  },
  {
    name: 'Teammates who sit together review each other’s hands',
    editions: [...ALL],
    players: SIX,
    variant: 'emperor',
    position: { sides: { A: { hand: ['Forest'] } } },
    script: [
      { expect: { sees: { B: { Forest: 'Forest' }, C: { Forest: 'Forest' }, D: { Forest: null } } }, id: 'team' },
    ],
    shows: across('team', '607.7', '807.7', '809.7', '809.7'),
  },
  {
    name: 'In Team vs. Team too teammates review each other’s hands',
    editions: ['2011-09', '2026-02'],
    players: FOUR,
    variant: 'team-vs-team',
    position: { sides: { A: { hand: ['Forest'] } } },
    script: [{ expect: { sees: { B: { Forest: 'Forest' }, C: { Forest: null } } }, id: 'team' }],
    shows: across('team', null, null, '808.5', '808.5'),
  },
  {
    name: 'Teammates who do not sit next to each other do not see each other’s hands',
    editions: [...ALL],
    players: FOUR,
    variant: 'alternating-teams',
    position: { sides: { A: { hand: ['Forest'] } } },
    script: [
      { expect: { sees: { B: { Forest: null }, C: { Forest: null } } }, id: 'apart' },
      { concede: 'B' },
      { expect: { sees: { C: { Forest: 'Forest' } } }, id: 'next' },
    ],
    shows: across('apart', '609.6', '809.5', '811.5', '811.5'),
  },
];
