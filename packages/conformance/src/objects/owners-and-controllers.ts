/** Who owns and who controls what, and who "you" is. 2006: 200 · 2009, 2011: 108, 109, 112 · 2026: 108–110, 113 */
import type { ScenarioInput } from '@rulewright/scenario';
import { ALL, SINCE_2009 } from '../cards.ts';
import { across } from '../shows.ts';

export const ownersAndControllers: readonly ScenarioInput[] = [
  {
    name: 'A card is owned by who started the game with it, whoever has controlled it',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Swamp ×4', { card: 'Control Magic', attachedTo: 'Hill Giant' }], hand: ['Damnation'] },
        B: { battlefield: ['Hill Giant'] },
      },
    },
    script: [
      { expect: { controller: { 'Hill Giant': 'A' }, owner: { 'Hill Giant': 'B' } } },
      { as: 'A', cast: 'Damnation' },
      { until: 'resolved' },
      { expect: { graveyard: { A: ['Control Magic', 'Damnation'], B: ['Hill Giant'] } }, id: 'home' },
    ],
    shows: across('home', '200.1a', '108.3', '108.3', '108.3'),
  },
  {
    name: 'A card in a graveyard has no controller, and its ability there is its owner’s, who is “you”',
    editions: [...ALL],
    position: {
      sides: {
        A: {
          battlefield: ['Swamp ×4', { card: 'Control Magic', attachedTo: 'Bloodghast' }],
          hand: ['Damnation', 'Forest'],
        },
        B: { battlefield: ['Bloodghast'], hand: ['Forest'] },
      },
    },
    script: [
      { as: 'A', cast: 'Damnation' },
      { until: 'resolved' },
      { as: 'A', play: 'Forest' },
      { expect: { stack: [] }, id: 'no longer A’s' },
      { until: 'turn' },
      { until: 'main1' },
      { as: 'B', play: 'Forest 2' },
      { expect: { stack: ['Bloodghast'], asks: { as: 'B', kind: 'priority' } } },
      { until: 'resolved' },
      { as: 'B', answer: true },
      { expect: { controller: { Bloodghast: 'B' } }, id: 'the owner’s' },
    ],
    shows: [
      ...across('no longer A’s', '217.5d', '109.4', '109.4', '109.4'),
      ...across('no longer A’s', null, '108.4', '108.4', '108.4'),
      ...across('the owner’s', null, '109.5', '109.5', '109.5'),
    ],
  },
  {
    name: 'What asks for the controller of a card that has none means its owner',
    editions: [...SINCE_2009],
    cards: {
      Hellion: {
        cost: '{3}{R}{R}',
        type: 'Creature — Hellion',
        text: 'If a source you control would deal damage, it deals twice that much instead.',
        abilities: [
          {
            ability: 'static',
            parts: [
              {
                part: 'replacement',
                replacement: {
                  event: { on: 'damage', source: { is: 'controlledBy', player: { who: 'you' } } },
                  instead: { instead: 'amount', amount: { q: 'times', of: 2, by: { q: 'ref', name: 'event.amount' } } },
                },
              },
            ],
          },
        ],
        pt: '4/4',
      },
    },
    position: {
      sides: {
        A: { battlefield: ['Mountain ×2', 'Hellion', 'Raging Goblin'], hand: ['Gempalm Incinerator'] },
        B: { battlefield: ['Giant Spider'] },
      },
    },
    script: [
      { as: 'A', activate: 'Gempalm Incinerator' },
      { as: 'A', answer: ['Giant Spider'] },
      { until: 'resolved' },
      { as: 'A', answer: true },
      { expect: { zone: { 'Gempalm Incinerator': 'graveyard' }, damage: { 'Giant Spider': 2 } }, id: 'doubled' },
      { until: 'empty' },
    ],
    shows: across('doubled', null, '108.4a', '108.4a', '108.4a'),
  },
  {
    name: 'A static ability means by “you” whoever controls its object now',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Hill Giant', { card: 'Confiscate', attachedTo: 'Glorious Anthem' }] },
        B: { battlefield: ['Glorious Anthem', 'Gray Ogre'] },
      },
    },
    script: [{ expect: { pt: { 'Hill Giant': '4/4', 'Gray Ogre': '2/2' } }, id: 'its controller' }],
    shows: across('its controller', null, '109.5', '109.5', '109.5'),
  },
  {
    name: 'An activated ability is controlled by who activated it, whoever takes its source meanwhile',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Plains ×2', 'Fountain of Youth'] },
        B: { battlefield: ['Mountain ×5'], hand: ['Word of Seizing'] },
      },
    },
    script: [
      { as: 'A', activate: 'Fountain of Youth' },
      { as: 'A', pass: true },
      { as: 'B', cast: 'Word of Seizing', targets: ['Fountain of Youth'] },
      { until: 'resolved' },
      { expect: { controller: { 'Fountain of Youth': 'B' } } },
      { until: 'resolved' },
      { expect: { life: { A: 21, B: 20 } }, id: 'A’s' },
    ],
    shows: [...across('A’s', '200.7a', '112.8', '112.8', '113.8'), ...across('A’s', null, '109.5', '109.5', '109.5')],
  },
  {
    name: 'A triggered ability that waits is controlled by who controlled its source as it triggered',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Swamp ×4', { card: 'Control Magic', attachedTo: 'Rukh Egg' }], hand: ['Damnation'] },
        B: { battlefield: ['Rukh Egg'] },
      },
    },
    script: [
      { as: 'A', cast: 'Damnation' },
      { until: 'resolved' },
      { expect: { stack: ['Rukh Egg'], graveyard: { B: ['Rukh Egg'] } } },
      { until: 'end' },
      { until: 'empty' },
      { expect: { controller: { Bird: 'A' } }, in: ['2006-10', '2009-10', '2011-09'], id: 'A’s' },
      { expect: { controller: { 'Bird Token': 'A' } }, in: ['2026-02'], id: 'A’s today' },
    ],
    shows: [
      ...across('A’s today', null, null, null, '109.4b'),
      ...across('A’s today', null, null, null, '113.8'),
      ...across('A’s', null, '112.8', '112.8', null),
    ],
  },
  {
    name: 'A mana ability that any player may activate makes mana for the one who does',
    editions: ['2026-02'],
    cards: {
      'Open Well': {
        cost: '{2}',
        type: 'Artifact',
        text: '{T}: Add {C}. Any player may activate this ability.',
        wording: '2026-02',
      },
    },
    position: { sides: { A: { battlefield: ['Open Well'] }, B: {} } },
    script: [
      { as: 'A', pass: true },
      { as: 'B', tap: 'Open Well' },
      { expect: { mana: { A: '', B: 'C' } }, id: 'B’s' },
    ],
    shows: across('B’s', null, null, null, '109.4a'),
  },
  {
    name: 'Who gains control of a permanent spell controls the permanent, which is by default its caster’s',
    editions: ['2026-02'],
    players: ['A', 'B', 'C'],
    cards: {
      'Spell Theft': { cost: '{U}', type: 'Instant', text: 'Gain control of target spell.', wording: '2026-02' },
    },
    position: {
      sides: {
        A: { battlefield: ['Forest ×2'], hand: ['Grizzly Bears'] },
        B: { battlefield: ['Island'], hand: ['Spell Theft'] },
        C: {},
      },
    },
    script: [
      { as: 'A', cast: 'Grizzly Bears' },
      { as: 'A', pass: true },
      { as: 'B', cast: 'Spell Theft' },
      { until: 'resolved' },
      { expect: { stack: ['Grizzly Bears'], controller: { 'Grizzly Bears': 'B' }, owner: { 'Grizzly Bears': 'A' } } },
      { until: 'resolved' },
      { expect: { zone: { 'Grizzly Bears': 'battlefield' }, controller: { 'Grizzly Bears': 'B' } }, id: 'B’s' },
      { concede: 'B' },
      {
        expect: { zone: { 'Grizzly Bears': 'battlefield' }, controller: { 'Grizzly Bears': 'A' } },
        id: 'A’s by default',
      },
    ],
    shows: across('A’s by default', null, null, null, '110.2b'),
  },
];
