/** Meld cards and melded permanents. 2006, 2009, 2011: none · 2026: 202.3c, 701.42, 712.4, 712.8b, 712.8g, 712.14c, 712.16, 712.21 */
import type { ScenarioInput } from '@rulewright/scenario';
import { across } from '../shows.ts';

const TODAY = ['2026-02'] as const;
const RATS = { card: 'Graf Rats', label: 'Rats' };
const SCAVENGERS = { card: 'Midnight Scavengers', label: 'Scavengers' };
const GISELA = { card: 'Gisela, the Broken Blade', label: 'Gisela' };
const BRUNA = { card: 'Bruna, the Fading Light', label: 'Bruna' };

type Line = NonNullable<ScenarioInput['script']>[number];

/** The rats and the scavengers meld as combat begins, and what they become says that it has entered. */
const MELDED: readonly Line[] = [{ until: 'beginCombat' }, { until: 'resolved' }, { until: 'resolved' }];

const shown = (by: string, ...rules: string[]) => rules.flatMap((rule) => across(by, null, null, null, rule));

export const meld: readonly ScenarioInput[] = [
  {
    name: 'The two cards of a meld pair are exiled and enter as one permanent, with the face that both form',
    editions: [...TODAY],
    position: { sides: { A: { battlefield: [RATS, SCAVENGERS, 'Grizzly Bears'] } } },
    script: [
      { until: 'beginCombat' },
      { expect: { stack: ['Rats'], name: { Rats: 'Graf Rats', Scavengers: 'Midnight Scavengers' } } },
      { until: 'resolved' },
      {
        expect: {
          count: { 'Chittering Host': 1, 'Graf Rats': 0, 'Midnight Scavengers': 0 },
          zone: { Rats: 'battlefield', Scavengers: 'battlefield' },
          stack: ['Rats'],
        },
        id: 'one',
      },
      {
        expect: {
          name: { Rats: 'Chittering Host', Scavengers: 'Chittering Host' },
          pt: { Rats: '5/6' },
          subtypes: { Rats: ['Eldrazi', 'Horror'] },
          colors: { Rats: '' },
          keywords: { Rats: ['haste', 'menace'] },
          abilities: { Rats: 3 },
        },
        id: 'face',
      },
      { until: 'resolved' },
      { expect: { pt: { 'Grizzly Bears': '3/2', Rats: '5/6' } } },
    ],
    shows: [...shown('one', '701.42a'), ...shown('face', '712.5a', '712.14c')],
  },
  {
    name: 'A melded permanent has the mana values of its front faces together; a copy of it has none',
    editions: [...TODAY],
    position: {
      sides: { A: { battlefield: ['Island ×4', RATS, SCAVENGERS], hand: ['Clone'] } },
    },
    script: [
      { expect: { manaValue: { Rats: 2, Scavengers: 5 } } },
      ...MELDED,
      { expect: { manaValue: { Rats: 7 } }, id: 'sum' },
      { until: 'main2' },
      { as: 'A', cast: 'Clone' },
      { until: 'resolved' },
      { as: 'A', answer: ['Rats'] },
      { expect: { name: { Clone: 'Chittering Host' }, pt: { Clone: '5/6' }, manaValue: { Clone: 0 } }, id: 'copy' },
    ],
    shows: [...shown('sum', '202.3c'), ...shown('sum', '712.8g'), ...shown('copy', '202.3c')],
  },
  {
    name: 'A meld card that is cast is its front face',
    editions: [...TODAY],
    position: { sides: { A: { battlefield: ['Swamp ×2'], hand: [RATS] } } },
    script: [
      { expect: { cannot: [{ as: 'A', cast: 'Rats', face: 1 }] } },
      { as: 'A', cast: 'Rats' },
      {
        expect: { name: { Rats: 'Graf Rats' }, pt: { Rats: '2/1' }, colors: { Rats: 'B' }, manaValue: { Rats: 2 } },
        id: 'front',
      },
    ],
    shows: shown('front', '712.8b'),
  },
  {
    name: 'Cards that are no meld pair stay where they were exiled: a copy of one is not that card',
    editions: [...TODAY],
    position: {
      active: 'A',
      step: 'upkeep',
      sides: { A: { battlefield: ['Island ×4', RATS], hand: ['Clone'] }, B: { battlefield: [SCAVENGERS] } },
    },
    script: [
      { until: 'main1' },
      { as: 'A', cast: 'Clone' },
      { until: 'resolved' },
      { as: 'A', answer: ['Scavengers'] },
      { until: 'empty' },
      { expect: { name: { Clone: 'Midnight Scavengers' } } },
      { until: 'beginCombat' },
      { expect: { stack: ['Rats'] } },
      { until: 'resolved' },
      {
        expect: { zone: { Rats: 'exile', Clone: 'exile', Scavengers: 'battlefield' }, name: { Rats: 'Graf Rats' } },
        id: 'stay',
      },
    ],
    shows: [...shown('stay', '701.42b'), ...shown('stay', '701.42c')],
  },
  {
    name: 'Cards that are owned by another do not meld',
    editions: [...TODAY],
    position: {
      sides: { A: { battlefield: [RATS] }, B: { battlefield: [{ ...SCAVENGERS, controller: 'A' }] } },
    },
    script: [{ until: 'beginCombat' }, { expect: { stack: [], zone: { Rats: 'battlefield' } }, id: 'not yours' }],
    shows: shown('not yours', '712.4a'),
  },
  {
    name: 'A melded permanent that dies is one creature, and two cards that go to the graveyard',
    editions: [...TODAY],
    position: {
      sides: {
        A: { battlefield: [RATS, SCAVENGERS, 'Deathgreeter'] },
        B: { battlefield: ['Swamp ×3', 'Planar Void'], hand: ['Murder'] },
      },
    },
    script: [
      ...MELDED,
      { as: 'A', pass: true },
      { as: 'B', cast: 'Murder', targets: ['Rats'] },
      { until: 'resolved' },
      { expect: { zone: { Rats: 'graveyard', Scavengers: 'graveyard' } }, id: 'two cards' },
      // each of the two cards, and the Murder, triggers the void
      { expect: { stack: ['Deathgreeter'], asks: { as: 'B', kind: 'triggerOrder', options: 3 } }, id: 'triggers' },
      { as: 'B', answer: [0, 1, 2], kind: 'triggerOrder' },
      { expect: { name: { Rats: 'Graf Rats', Scavengers: 'Midnight Scavengers' }, manaValue: { Rats: 2 } } },
    ],
    shows: [...shown('two cards', '712.21'), ...shown('triggers', '712.21')],
  },
  {
    name: 'A melded permanent that returns to its owner’s hand is both cards there',
    editions: [...TODAY],
    position: {
      sides: { A: { battlefield: ['Island', RATS, SCAVENGERS], hand: ['Unsummon'] } },
    },
    script: [
      ...MELDED,
      { as: 'A', cast: 'Unsummon' },
      { until: 'resolved' },
      { expect: { hand: { A: ['Rats', 'Scavengers'] }, count: { 'Chittering Host': 0 } }, id: 'both' },
    ],
    shows: shown('both', '712.21'),
  },
  {
    name: 'Its owner arranges the two cards of a melded permanent on a library, and does not reveal the order',
    editions: [...TODAY],
    position: {
      sides: { A: { battlefield: [RATS, SCAVENGERS] }, B: { battlefield: ['Island ×4'], hand: ['Griptide'] } },
    },
    script: [
      ...MELDED,
      { as: 'A', pass: true },
      { as: 'B', cast: 'Griptide', targets: ['Rats'] },
      { until: 'resolved' },
      { as: 'A', answer: ['Midnight Scavengers', 'Graf Rats'] },
      { expect: { library: { A: 12 }, sees: { B: { Rats: null, Scavengers: null } } }, id: 'unknown' },
      { until: 'turn' },
      { until: 'turn' },
      { until: 'main1' },
      { expect: { hand: { A: ['Scavengers'] } }, id: 'arranged' },
    ],
    shows: [...shown('unknown', '712.21a'), ...shown('arranged', '712.21a')],
  },
  {
    name: 'Nobody arranges the cards of a melded permanent that is shuffled into a library',
    editions: [...TODAY],
    cards: {
      'Lost Steps': { cost: '{2}{W}', type: 'Instant', text: "Shuffle target creature into its owner's library." },
    },
    position: {
      sides: { A: { battlefield: [RATS, SCAVENGERS] }, B: { battlefield: ['Plains ×3'], hand: ['Lost Steps'] } },
    },
    script: [
      ...MELDED,
      { as: 'A', pass: true },
      { as: 'B', cast: 'Lost Steps', targets: ['Rats'] },
      { until: 'resolved' },
      { expect: { asks: { as: 'A', kind: 'priority' }, library: { A: 12 } }, id: 'shuffled' },
    ],
    shows: shown('shuffled', '712.21'),
  },
  {
    name: 'Its owner arranges the two cards of a melded permanent in a graveyard',
    editions: [...TODAY],
    position: {
      sides: {
        A: { battlefield: ['Swamp ×2', RATS, SCAVENGERS], hand: ['Shallow Grave'] },
        B: { battlefield: ['Swamp ×3'], hand: ['Murder'] },
      },
    },
    script: [
      ...MELDED,
      { as: 'A', pass: true },
      { as: 'B', cast: 'Murder', targets: ['Rats'] },
      { until: 'resolved' },
      { as: 'A', answer: ['Graf Rats', 'Midnight Scavengers'] },
      { expect: { graveyard: { A: ['Rats', 'Scavengers'] } }, id: 'arranged' },
      { as: 'A', cast: 'Shallow Grave' },
      { until: 'resolved' },
      { expect: { zone: { Rats: 'battlefield', Scavengers: 'graveyard' } } },
    ],
    shows: shown('arranged', '712.21a'),
  },
  {
    name: 'Who exiles a melded permanent says which of its cards is the earlier',
    editions: [...TODAY],
    position: {
      sides: { A: { battlefield: [RATS, SCAVENGERS] }, B: { battlefield: ['Plains'], hand: ['Path to Exile'] } },
    },
    script: [
      ...MELDED,
      { as: 'A', pass: true },
      { as: 'B', cast: 'Path to Exile', targets: ['Rats'] },
      { until: 'asked' },
      { expect: { asks: { as: 'B', kind: 'order', options: 2 } }, id: 'who exiles' },
      { as: 'B', answer: ['Graf Rats', 'Midnight Scavengers'] },
      { as: 'A', answer: false },
      { expect: { zone: { Rats: 'exile', Scavengers: 'exile' } } },
    ],
    shows: shown('who exiles', '712.21b'),
  },
  {
    name: 'What finds the object that a melded permanent became finds both cards: "that card" returns each',
    editions: [...TODAY],
    position: {
      sides: {
        A: { battlefield: [RATS, SCAVENGERS] },
        B: { battlefield: ['Swamp ×5', 'Island ×3'], hand: ['Murder', 'False Demise'] },
      },
    },
    script: [
      ...MELDED,
      { until: 'turn' },
      { until: 'main1' },
      { as: 'B', cast: 'False Demise', targets: ['Rats'] },
      { until: 'resolved' },
      { as: 'B', cast: 'Murder', targets: ['Rats'] },
      { until: 'resolved' },
      { expect: { stack: ['False Demise'] } },
      { until: 'resolved' },
      {
        expect: {
          controller: { Rats: 'B', Scavengers: 'B' },
          name: { Rats: 'Graf Rats', Scavengers: 'Midnight Scavengers' },
        },
        id: 'both',
      },
    ],
    shows: shown('both', '712.21c'),
  },
  {
    name: 'What finds the object that a melded permanent became finds both cards, also later in the turn',
    editions: [...TODAY],
    position: {
      sides: { A: { battlefield: ['Plains ×3', RATS, SCAVENGERS], hand: ['Flickerwisp'] } },
    },
    script: [
      ...MELDED,
      { until: 'main2' },
      { as: 'A', cast: 'Flickerwisp' },
      { until: 'resolved' },
      { as: 'A', answer: ['Rats'] },
      { until: 'resolved' },
      { as: 'A', answer: ['Graf Rats', 'Midnight Scavengers'] },
      { expect: { zone: { Rats: 'exile', Scavengers: 'exile' } } },
      { until: 'end' },
      { until: 'resolved' },
      {
        expect: {
          zone: { Rats: 'battlefield', Scavengers: 'battlefield' },
          name: { Rats: 'Graf Rats', Scavengers: 'Midnight Scavengers' },
          count: { 'Chittering Host': 0 },
        },
        id: 'both',
      },
    ],
    shows: shown('both', '712.21c'),
  },
  {
    name: 'A replacement effect that applies to a melded permanent as it leaves applies to both of its cards',
    editions: [...TODAY],
    position: {
      sides: {
        A: { battlefield: [RATS, SCAVENGERS] },
        B: { battlefield: ['Swamp ×3', 'Samurai of the Pale Curtain'], hand: ['Murder'] },
      },
    },
    script: [
      ...MELDED,
      { as: 'A', pass: true },
      { as: 'B', cast: 'Murder', targets: ['Rats'] },
      { until: 'resolved' },
      { as: 'B', answer: ['Graf Rats', 'Midnight Scavengers'] },
      { expect: { zone: { Rats: 'exile', Scavengers: 'exile' } }, id: 'both' },
    ],
    shows: shown('both', '712.21d'),
  },
  {
    name: 'What counts the creatures that were destroyed counts a melded one once',
    editions: [...TODAY],
    position: {
      sides: {
        A: { battlefield: ['Swamp ×8', RATS, SCAVENGERS, 'Grizzly Bears'], hand: ['Decree of Pain'] },
      },
    },
    script: [
      ...MELDED,
      { until: 'main2' },
      { as: 'A', cast: 'Decree of Pain' },
      { until: 'resolved' },
      { expect: { hand: { A: 2 }, zone: { Rats: 'graveyard', Scavengers: 'graveyard' } }, id: 'two creatures' },
    ],
    shows: shown('two creatures', '712.21e'),
  },
  {
    name: 'Meld cards and melded permanents do not transform, and are not turned face down',
    editions: [...TODAY],
    position: {
      sides: {
        A: {
          battlefield: [
            'Forest ×2',
            'Island ×5',
            SCAVENGERS,
            { card: 'Cloistered Youth // Unholy Fiend', label: 'Youth' },
          ],
          hand: ['Moonmist', 'Ixidron'],
        },
      },
    },
    script: [
      { as: 'A', cast: 'Moonmist' },
      { until: 'resolved' },
      { expect: { name: { Scavengers: 'Midnight Scavengers', Youth: 'Unholy Fiend' } }, id: 'not transformed' },
      { as: 'A', cast: 'Ixidron' },
      { until: 'resolved' },
      { expect: { faceDown: { Scavengers: false, Youth: false } }, id: 'face up' },
    ],
    shows: [...shown('not transformed', '712.4c'), ...shown('face up', '712.16')],
  },
  {
    name: 'A melded permanent can’t be turned face down',
    editions: [...TODAY],
    position: {
      sides: { A: { battlefield: ['Island ×5', RATS, SCAVENGERS, 'Grizzly Bears'], hand: ['Ixidron'] } },
    },
    script: [
      ...MELDED,
      { until: 'main2' },
      { as: 'A', cast: 'Ixidron' },
      { until: 'resolved' },
      {
        expect: { faceDown: { Rats: false, 'Grizzly Bears': true }, name: { Rats: 'Chittering Host' } },
        id: 'face up',
      },
    ],
    shows: shown('face up', '712.16'),
  },
  {
    name: 'The name of the face that a meld pair forms can be chosen, and is no name of either card elsewhere',
    editions: [...TODAY],
    position: {
      sides: { A: { battlefield: ['Swamp'], hand: ['Cabal Therapy'] }, B: { hand: [RATS, 'Shock'] } },
    },
    script: [
      { as: 'A', cast: 'Cabal Therapy', targets: ['B'] },
      { until: 'asked' },
      { as: 'A', answer: 'Chittering Host' },
      { expect: { hand: { B: ['Rats', 'Shock'] } }, id: 'combined' },
    ],
    shows: [...shown('combined', '712.19'), ...shown('combined', '712.4b')],
  },
  {
    name: 'An angel and an angel meld at the end of turn, and the effects of the legend that they become hold',
    editions: [...TODAY],
    position: {
      sides: { A: { battlefield: [GISELA, BRUNA] }, B: { battlefield: ['Mountain'], hand: ['Shock'] } },
    },
    script: [
      { expect: { can: [] } },
      { until: 'end' },
      { until: 'resolved' },
      {
        expect: {
          name: { Gisela: 'Brisela, Voice of Nightmares' },
          pt: { Bruna: '9/10' },
          manaValue: { Gisela: 11 },
          keywords: { Gisela: ['flying', 'first strike', 'vigilance', 'lifelink'] },
        },
        id: 'angel',
      },
      { as: 'A', pass: true },
      { expect: { cannot: [{ as: 'B', cast: 'Shock' }] } },
    ],
    shows: shown('angel', '712.5c', '712.8g'),
  },
  {
    name: 'A melded permanent is two cards for a game that is restarted',
    editions: [...TODAY],
    position: {
      sides: {
        A: { battlefield: [RATS, SCAVENGERS, { card: 'Karn Liberated', counters: { loyalty: 14 } }] },
      },
    },
    script: [
      ...MELDED,
      { until: 'main2' },
      { as: 'A', activate: 'Karn Liberated', ability: 2 },
      { until: 'resolved' },
      { expect: { hand: { A: 7 }, library: { A: 6 } }, id: 'every card' },
      { as: 'A', answer: false, kind: 'mulligan' },
      { as: 'B', answer: false, kind: 'mulligan' },
    ],
    shows: shown('every card', '726.2'),
  },
  {
    name: 'A land and a creature meld',
    editions: [...TODAY],
    position: {
      sides: {
        A: {
          battlefield: [
            'Mountain ×5',
            { card: 'Hanweir Battlements', label: 'Battlements' },
            { card: 'Hanweir Garrison', label: 'Garrison' },
          ],
        },
      },
    },
    script: [
      { as: 'A', activate: 'Battlements', ability: 2 },
      { until: 'resolved' },
      {
        expect: {
          name: { Battlements: 'Hanweir, the Writhing Township', Garrison: 'Hanweir, the Writhing Township' },
          types: { Garrison: ['creature'] },
          manaValue: { Battlements: 3 },
          tapped: { Battlements: false },
        },
        id: 'township',
      },
      { until: 'declareAttackers' },
      { as: 'A', attack: ['Garrison'] },
      { until: 'resolved' },
      {
        expect: {
          count: { 'Eldrazi Horror Token': 2 },
          attacking: ['Battlements', 'Eldrazi Horror Token', 'Eldrazi Horror Token'],
        },
      },
    ],
    shows: shown('township', '712.5b'),
  },
];
