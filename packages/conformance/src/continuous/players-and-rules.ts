/** Effects on the rules of the game, names, and where the layers begin. 2006: 418.5a · 2009, 2011: 613.1, 613.10 · 2026: 612.8, 613.1–613.3, 613.11 */
import type { ScenarioInput } from '@rulewright/scenario';
import { ALL } from '../cards.ts';
import { across } from '../shows.ts';

export const playersAndRules: readonly ScenarioInput[] = [
  {
    name: 'Of two effects on the size of a hand the later has the last word',
    editions: [...ALL],
    position: {
      active: 'B',
      sides: {
        A: { battlefield: ['Spellbook'], hand: ['Plains ×6'] },
        B: { battlefield: ['Island ×4'], hand: ['Cursed Rack'] },
      },
    },
    script: [
      { as: 'B', cast: 'Cursed Rack' },
      { until: 'resolved' },
      { until: 'turn' },
      { until: 'asked' },
      { expect: { asks: { as: 'A', kind: 'discard' }, hand: { A: 7 } } },
      { as: 'A', answer: ['Plains', 'Plains 2', 'Plains 3'] },
      { expect: { hand: { A: 4 } }, id: 'four' },
    ],
    shows: across('four', null, '613.10', '613.10', '613.11'),
  },
  {
    name: 'The other way about nothing is discarded',
    editions: [...ALL],
    position: {
      active: 'B',
      sides: {
        A: { battlefield: ['Island ×4'], hand: ['Spellbook', 'Plains ×6'] },
        B: { battlefield: ['Island ×4'], hand: ['Cursed Rack'] },
      },
    },
    script: [
      { as: 'B', cast: 'Cursed Rack' },
      { until: 'resolved' },
      { until: 'turn' },
      { until: 'main1' },
      { as: 'A', cast: 'Spellbook' },
      { until: 'resolved' },
      { until: 'turn' },
      { expect: { hand: { A: 7 } }, id: 'no maximum' },
    ],
    shows: across('no maximum', null, '613.10', '613.10', '613.11'),
  },
  {
    name: 'What is copied comes first: a creature made blue earlier is a blue copy',
    editions: [...ALL],
    position: {
      sides: {
        A: {
          battlefield: ['Island ×3', 'Forest', 'Grizzly Bears', 'Hill Giant'],
          hand: ["Sea Kings' Blessing", 'Cytoshape'],
        },
      },
    },
    script: [
      { as: 'A', cast: "Sea Kings' Blessing", targets: [['Grizzly Bears']] },
      { until: 'resolved' },
      { as: 'A', cast: 'Cytoshape', targets: ['Grizzly Bears'] },
      { until: 'resolved' },
      { as: 'A', answer: ['Hill Giant'] },
      {
        expect: {
          name: { 'Grizzly Bears': 'Hill Giant' },
          pt: { 'Grizzly Bears': '3/3' },
          colors: { 'Grizzly Bears': 'U' },
        },
        id: 'a blue Giant',
      },
      { until: 'turn' },
      { expect: { name: { 'Grizzly Bears': 'Grizzly Bears' }, colors: { 'Grizzly Bears': 'G' } }, id: 'as printed' },
    ],
    shows: [
      ...across('a blue Giant', '418.5a', '613.1a', '613.1a', '613.1a'),
      ...across('as printed', null, '613.1', '613.1', '613.1'),
    ],
  },
  {
    name: 'Being face down comes after what copies, and before all that changes it: what copies it then has that',
    editions: ['2026-02'],
    position: {
      sides: {
        A: {
          battlefield: ['Island ×6', 'Forest', { card: 'Grinning Demon', faceDown: true }, 'Hill Giant'],
          hand: ['Cytoshape', 'Clone'],
        },
      },
    },
    script: [
      { as: 'A', cast: 'Cytoshape', targets: ['Grinning Demon'] },
      { until: 'resolved' },
      { as: 'A', answer: ['Hill Giant'] },
      { expect: { name: { 'Grinning Demon': '' }, pt: { 'Grinning Demon': '2/2' } }, id: 'still face down' },
      { as: 'A', cast: 'Clone' },
      { until: 'resolved' },
      { as: 'A', answer: ['Grinning Demon'] },
      { expect: { name: { Clone: '' }, pt: { Clone: '2/2' }, faceDown: { Clone: false } }, id: 'copied' },
    ],
    shows: [
      { rule: '613.2', edition: '2026-02', by: 'still face down' },
      { rule: '613.2b', edition: '2026-02', by: 'still face down' },
      { rule: '613.2c', edition: '2026-02', by: 'copied' },
    ],
  },
  {
    name: 'What a card says of its own colour comes first in its layer, though the card is newer',
    editions: ['2026-02'],
    position: {
      sides: { A: { battlefield: ['Darkest Hour', 'Mountain ×3'], hand: ['Nettle Drone'] } },
    },
    script: [
      { as: 'A', cast: 'Nettle Drone' },
      { expect: { colors: { 'Nettle Drone': '' } } },
      { until: 'resolved' },
      { expect: { colors: { 'Nettle Drone': 'B' } }, id: 'black' },
    ],
    shows: [{ rule: '613.3', edition: '2026-02', by: 'black' }],
  },
  {
    name: 'A permanent that transforms has a new timestamp today',
    editions: ['2011-09', '2026-02'],
    cards: {
      'Dusk Watcher // Dawn Watcher': {
        cost: '{1}',
        type: 'Artifact',
        text: '{1}: Transform Dusk Watcher.\nAll creatures are red.',
        layout: 'double-faced',
        other: { type: 'Artifact', text: 'All creatures are white.' },
      },
    },
    position: {
      sides: {
        A: { battlefield: ['Swamp ×2', 'Dusk Watcher // Dawn Watcher', 'Grizzly Bears'], hand: ['Darkest Hour'] },
      },
    },
    script: [
      { expect: { colors: { 'Grizzly Bears': 'R' } } },
      { as: 'A', cast: 'Darkest Hour' },
      { until: 'resolved' },
      { expect: { colors: { 'Grizzly Bears': 'B' } } },
      { as: 'A', activate: 'Dusk Watcher // Dawn Watcher' },
      { until: 'resolved' },
      { expect: { colors: { 'Grizzly Bears': 'W' } }, in: ['2026-02'], id: 'later now' },
      { expect: { colors: { 'Grizzly Bears': 'B' } }, in: ['2011-09'] },
    ],
    shows: [{ rule: '613.7g', edition: '2026-02', by: 'later now' }],
  },
  {
    name: 'An effect that names an object takes every name that it had',
    editions: ['2026-02'],
    cards: {
      Alias: {
        cost: '{W}',
        type: 'Enchantment — Aura',
        abilities: [
          { ability: 'keyword', keyword: 'enchant', quality: { is: 'type', type: 'creature' } },
          {
            ability: 'static',
            parts: [
              { part: 'change', affects: { set: 'host' }, mods: [{ mod: 'name', name: 'Legitimate Businessperson' }] },
            ],
          },
        ],
      },
      'Bear Trap': { cost: '{W}', type: 'Instant', text: 'Destroy all creatures named Grizzly Bears.' },
    },
    position: {
      sides: {
        A: { battlefield: ['Plains ×2', 'Grizzly Bears', 'Grizzly Bears'], hand: ['Alias', 'Bear Trap'] },
      },
    },
    script: [
      { as: 'A', cast: 'Alias', targets: ['Grizzly Bears'] },
      { until: 'resolved' },
      { expect: { name: { 'Grizzly Bears': 'Legitimate Businessperson' }, subtypes: { 'Grizzly Bears': ['Bear'] } } },
      { as: 'A', cast: 'Bear Trap' },
      { until: 'resolved' },
      { expect: { zone: { 'Grizzly Bears': 'battlefield', 'Grizzly Bears 2': 'graveyard' } }, id: 'the other one' },
    ],
    shows: [{ rule: '612.8', edition: '2026-02', by: 'the other one' }],
  },
  {
    name: 'What players have is settled after what objects are',
    editions: [...ALL],
    position: {
      active: 'B',
      sides: {
        A: { battlefield: ['True Believer'] },
        B: { battlefield: ['Ivory Mask', 'Island ×2', 'Mountain'], hand: ['Ovinize', 'Lava Spike'] },
      },
    },
    script: [
      { expect: { cannot: [{ as: 'B', cast: 'Lava Spike' }] } },
      { as: 'B', cast: 'Ovinize', targets: ['True Believer'] },
      { until: 'resolved' },
      { expect: { can: [{ as: 'B', cast: 'Lava Spike' }] }, id: 'after' },
      { as: 'B', cast: 'Lava Spike', targets: ['A'] },
      { until: 'resolved' },
      { expect: { life: { A: 17 } } },
    ],
    shows: across('after', null, '613.9', '613.9', '613.10'),
  },
];
