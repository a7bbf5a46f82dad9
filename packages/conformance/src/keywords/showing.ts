/**
 * Reveal, look, search, shuffle: what is seen of hidden cards, and what is no longer known.
 * 2009: 701.12, 701.14 · 2011: 701.13, 701.15–16 · 2026: 701.20, 701.23–24
 */
import type { ScenarioInput } from '@rulewright/scenario';
import { SINCE_2009 } from '../cards.ts';
import { across } from '../shows.ts';

const SINCE_2011: ScenarioInput['editions'] = ['2011-09', '2026-02'];

export const showing: readonly ScenarioInput[] = [
  {
    name: 'A revealed card is seen by all where it is',
    editions: [...SINCE_2009],
    cards: {
      'Open Question': {
        cost: '{U}',
        type: 'Sorcery',
        text: 'Reveal the top card of your library. You may put that card into your hand.',
      },
    },
    position: { sides: { A: { battlefield: ['Island'], hand: ['Open Question'], library: ['Shock', 'Forest'] } } },
    script: [
      { expect: { sees: { A: { Shock: null }, B: { Shock: null } } } },
      { as: 'A', cast: 'Open Question' },
      { until: 'resolved' },
      { expect: { sees: { A: { Shock: 'Shock' }, B: { Shock: 'Shock' } } }, id: 'by all' },
      { expect: { zone: { Shock: 'library' } }, id: 'where it is' },
      { as: 'A', answer: true },
    ],
    shows: [
      ...across('by all', null, '701.12a', '701.13a', '701.20a'),
      ...across('where it is', null, '701.12b', '701.13b', '701.20b'),
    ],
  },
  {
    name: 'A card that is revealed already may be revealed again',
    editions: ['2026-02'],
    position: {
      active: 'B',
      sides: {
        A: { battlefield: ['Oracle of Mul Daya'], library: ['Forest', 'Shock'] },
        B: { battlefield: ['Goblin Guide'] },
      },
    },
    script: [
      { expect: { sees: { B: { Forest: 'Forest' } } } },
      { until: 'declareAttackers' },
      { as: 'B', attack: ['Goblin Guide'] },
      { until: 'resolved' },
      { expect: { hand: { A: ['Forest'] } }, id: 'again' },
    ],
    shows: [{ rule: '701.20c', edition: '2026-02', by: 'again' }],
  },
  {
    name: 'Cards that are looked at are shown to that player alone',
    editions: ['2026-02'],
    position: {
      sides: { A: { battlefield: ['Island'], hand: ['Sleight of Hand'], library: ['Shock', 'Forest', 'Swamp'] } },
    },
    script: [
      { as: 'A', cast: 'Sleight of Hand' },
      { until: 'resolved' },
      {
        expect: {
          sees: { A: { Shock: 'Shock', Forest: 'Forest', Swamp: null }, B: { Shock: null } },
          zone: { Shock: 'library' },
        },
        id: 'alone',
      },
      { as: 'A', answer: 'Shock' },
    ],
    shows: [{ rule: '701.20e', edition: '2026-02', by: 'alone' }],
  },
  {
    name: 'What is found is not revealed unless the effect says so',
    editions: [...SINCE_2009],
    position: {
      sides: {
        A: {
          battlefield: ['Swamp ×2', 'Forest'],
          hand: ['Demonic Tutor', 'Worldly Tutor'],
          library: ['Shock', 'Grizzly Bears', 'Island'],
        },
      },
    },
    script: [
      { as: 'A', cast: 'Demonic Tutor' },
      { until: 'resolved' },
      { as: 'A', answer: 'Shock' },
      { expect: { zone: { Shock: 'hand' }, sees: { B: { Shock: null } } }, id: 'unseen' },
      { as: 'A', cast: 'Worldly Tutor' },
      { until: 'resolved' },
      { as: 'A', answer: 'Grizzly Bears' },
      { expect: { zone: { 'Grizzly Bears': 'library' } } },
    ],
    shows: across('unseen', null, '701.14d', '701.15d', '701.23e'),
  },
  {
    name: 'A card found for the top of the library is not shuffled away, and the library has been shuffled',
    editions: [...SINCE_2011],
    position: {
      sides: {
        A: { battlefield: ['Forest'], hand: ['Worldly Tutor'], library: ['Island ×12', 'Grizzly Bears', 'Swamp ×12'] },
        B: { battlefield: ["Cosi's Trickster"] },
      },
    },
    script: [
      { as: 'A', cast: 'Worldly Tutor' },
      { until: 'resolved' },
      { as: 'A', answer: 'Grizzly Bears' },
      { expect: { stack: ["Cosi's Trickster"] }, id: 'shuffled' },
      { until: 'resolved' },
      { as: 'B', answer: true },
      { until: 'turn' },
      { until: 'turn' },
      { until: 'main1' },
      { expect: { active: 'A', hand: { A: ['Grizzly Bears'] } }, id: 'on top' },
    ],
    shows: [
      ...across('shuffled', null, null, '701.16b', '701.24b'),
      ...across('on top', null, null, '701.16b', '701.24b'),
    ],
  },
  {
    name: 'Nobody knows the order of a library that has been shuffled',
    editions: [...SINCE_2011],
    position: {
      sides: {
        A: {
          battlefield: ['Forest ×2', 'Island', 'Oracle of Mul Daya', 'Evolving Wilds'],
          hand: ['Unsummon'],
          library: ['Shock', 'Plains', 'Hill Giant', 'Swamp ×20'],
        },
      },
    },
    seed: 3,
    script: [
      { expect: { sees: { A: { Shock: 'Shock' }, B: { Shock: 'Shock' } } } },
      { as: 'A', cast: 'Unsummon', targets: ['Oracle of Mul Daya'] },
      { until: 'resolved' },
      // turned back, it is still known to be there
      { as: 'A', activate: 'Evolving Wilds' },
      { until: 'resolved' },
      { as: 'A', answer: 'Plains' },
      { expect: { zone: { Shock: 'library' }, sees: { A: { Shock: null }, B: { Shock: null } } }, id: 'unknown' },
    ],
    shows: across('unknown', null, null, '701.16a', '701.24a'),
  },
  {
    name: 'A set of no objects shuffled into a library: it is shuffled',
    editions: [...SINCE_2011],
    position: {
      sides: {
        A: { battlefield: ["Feldon's Cane"] },
        B: { battlefield: ["Cosi's Trickster"] },
      },
    },
    script: [
      { as: 'A', activate: "Feldon's Cane" },
      { until: 'resolved' },
      { expect: { stack: ["Cosi's Trickster"] }, id: 'shuffled' },
    ],
    shows: across('shuffled', null, null, '701.16e', '701.24d'),
  },
  {
    name: 'A specific object that is gone shuffled into a library: not shuffled then, shuffled now',
    editions: [...SINCE_2011],
    position: {
      sides: {
        A: { battlefield: ['Swamp ×4', 'Serra Avatar'], hand: ['Murder', 'Coffin Purge'] },
        B: { battlefield: ["Cosi's Trickster"] },
      },
    },
    script: [
      { as: 'A', cast: 'Murder', targets: ['Serra Avatar'] },
      { until: 'resolved' },
      { expect: { stack: ['Serra Avatar'] } },
      { as: 'A', cast: 'Coffin Purge', targets: ['Serra Avatar'] },
      { until: 'resolved' },
      { expect: { zone: { 'Serra Avatar': 'exile' } } },
      { until: 'resolved' },
      { expect: { stack: [], zone: { 'Serra Avatar': 'exile' } }, in: ['2011-09'], id: 'not shuffled' },
      { expect: { stack: ["Cosi's Trickster"] }, in: ['2026-02'], id: 'shuffled' },
    ],
    shows: [
      { rule: '701.16c', edition: '2011-09', by: 'not shuffled' },
      { rule: '701.24c', edition: '2026-02', by: 'shuffled' },
    ],
  },
  {
    name: 'Two effects that shuffle a library at once: what triggers on it triggers twice',
    editions: [...SINCE_2011],
    position: {
      sides: {
        A: {
          library: [
            'Darksteel Colossus',
            { card: 'Darksteel Colossus', label: 'Second Colossus' },
            'Island ×3',
            'Swamp',
          ],
        },
        B: { battlefield: ['Island', "Cosi's Trickster"], hand: ['Tome Scour'] },
      },
      active: 'B',
    },
    script: [
      { as: 'B', cast: 'Tome Scour', targets: ['A'] },
      { until: 'resolved' },
      {
        expect: {
          stack: ["Cosi's Trickster", "Cosi's Trickster"],
          zone: { 'Darksteel Colossus': 'library', 'Second Colossus': 'library' },
        },
        id: 'twice',
      },
    ],
    shows: across('twice', null, null, '701.16g', '701.24f'),
  },
  {
    name: 'Specific objects shuffled into a library, all of which go elsewhere instead',
    editions: [...SINCE_2011],
    cards: {
      'Open Shelves': {
        cost: '{W}',
        type: 'Enchantment',
        abilities: [
          {
            ability: 'static',
            parts: [
              {
                part: 'replacement',
                replacement: {
                  event: { on: 'move', what: { is: 'any' }, to: 'library' },
                  instead: { instead: 'zone', zone: 'exile' },
                },
              },
            ],
          },
        ],
      },
    },
    position: {
      sides: {
        A: {
          battlefield: ['Swamp ×5', 'Open Shelves'],
          hand: ['Beacon of Unrest'],
          graveyard: ['Grizzly Bears'],
        },
        B: { battlefield: ["Cosi's Trickster"] },
      },
    },
    script: [
      { as: 'A', cast: 'Beacon of Unrest', targets: ['Grizzly Bears'] },
      { until: 'resolved' },
      { expect: { zone: { 'Beacon of Unrest': 'exile' } } },
      { expect: { stack: [] }, in: ['2011-09'], id: 'not shuffled' },
      { expect: { stack: ["Cosi's Trickster"] }, in: ['2026-02'], id: 'shuffled' },
      { until: 'resolved', in: ['2026-02'] },
      { as: 'B', answer: false, in: ['2026-02'] },
    ],
    shows: [...across('not shuffled', null, null, '701.16d', null), ...across('shuffled', null, null, null, '701.24c')],
  },
];
