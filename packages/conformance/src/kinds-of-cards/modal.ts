/** Modal double-faced cards. 2006, 2009, 2011: none · 2026: 712.3, 712.8f, 712.11b–c, 712.12, 712.19 */
import type { ScenarioInput } from '@rulewright/scenario';
import { across } from '../shows.ts';

const MAMMOTH = 'Kazandu Mammoth // Kazandu Valley';
const PATHWAY = 'Barkchannel Pathway // Tidechannel Pathway';
const VEIL = 'Beyeen Veil // Beyeen Coast';

const cards: NonNullable<ScenarioInput['cards']> = {
  [MAMMOTH]: {
    layout: 'modal-double-faced',
    wording: '2026-02',
    cost: '{1}{G}{G}',
    type: 'Creature — Elephant',
    text: 'Landfall — Whenever a land you control enters, this creature gets +2/+2 until end of turn.',
    pt: '3/3',
    other: { type: 'Land', text: 'This land enters tapped.\n{T}: Add {G}.' },
  },
  [PATHWAY]: {
    layout: 'modal-double-faced',
    wording: '2026-02',
    type: 'Land',
    text: '{T}: Add {G}.',
    other: { type: 'Land', text: '{T}: Add {U}.' },
  },
  [VEIL]: {
    layout: 'modal-double-faced',
    wording: '2026-02',
    cost: '{1}{U}',
    type: 'Instant',
    text: 'Creatures your opponents control get -2/-0 until end of turn.',
    other: { type: 'Land', text: 'This land enters tapped.\n{T}: Add {U}.' },
  },
};

const TODAY = ['2026-02'] as const;

export const modal: readonly ScenarioInput[] = [
  {
    name: 'A modal double-faced card is cast or played as either face, and is only that face',
    editions: [...TODAY],
    cards,
    position: { sides: { A: { battlefield: ['Forest ×3'], hand: [{ card: MAMMOTH, label: 'Mammoth' }] } } },
    script: [
      {
        expect: {
          name: { Mammoth: 'Kazandu Mammoth' },
          can: [
            { as: 'A', cast: 'Mammoth', face: 0 },
            { as: 'A', play: 'Mammoth', face: 1 },
          ],
          cannot: [
            { as: 'A', cast: 'Mammoth', face: 1 },
            { as: 'A', play: 'Mammoth', face: 0 },
          ],
        },
        id: 'either',
      },
      { as: 'A', play: 'Mammoth', face: 1 },
      {
        expect: {
          name: { Mammoth: 'Kazandu Valley' },
          types: { Mammoth: ['land'] },
          tapped: { Mammoth: true },
          manaValue: { Mammoth: 0 },
        },
        id: 'that face',
      },
    ],
    shows: [
      ...across('either', null, null, null, '712.11b'),
      ...across('that face', null, null, null, '712.8f'),
      ...across('that face', null, null, null, '712.12'),
    ],
  },
  {
    name: 'Of two land faces the one that is played is up',
    editions: [...TODAY],
    cards,
    position: { sides: { A: { hand: [{ card: PATHWAY, label: 'Pathway' }] } } },
    script: [
      { as: 'A', play: 'Pathway', face: 1 },
      { as: 'A', tap: 'Pathway' },
      { expect: { mana: { A: 'U' }, name: { Pathway: 'Tidechannel Pathway' } }, id: 'blue' },
    ],
    shows: [...across('blue', null, null, null, '712.12'), ...across('blue', null, null, null, '712.8')],
  },
  {
    name: 'A modal double-faced card is its front face for what looks at it in a hand',
    editions: [...TODAY],
    cards,
    position: {
      sides: {
        A: { battlefield: ['Swamp'], hand: ['Duress'] },
        B: {
          hand: [
            { card: VEIL, label: 'Veil' },
            { card: PATHWAY, label: 'Pathway' },
          ],
        },
      },
    },
    script: [
      { as: 'A', cast: 'Duress' },
      { until: 'resolved' },
      { expect: { hand: { B: ['Pathway'] }, types: { Veil: ['instant'] } }, id: 'front' },
    ],
    shows: across('front', null, null, null, '712.8a'),
  },
  {
    name: 'Only the face that will be up is asked whether it can be cast',
    editions: [...TODAY],
    cards,
    position: {
      sides: {
        A: {
          battlefield: ['Island ×2', 'Steel Golem'],
          hand: [
            { card: MAMMOTH, label: 'Mammoth' },
            { card: VEIL, label: 'Veil' },
          ],
        },
      },
    },
    script: [
      {
        expect: {
          can: [
            { as: 'A', cast: 'Veil', face: 0 },
            { as: 'A', play: 'Mammoth', face: 1 },
          ],
          cannot: [{ as: 'A', cast: 'Mammoth', face: 0 }],
        },
        id: 'only that',
      },
    ],
    shows: across('only that', null, null, null, '712.11c'),
  },
  {
    name: 'A land play is forbidden, or allowed, by the face with which the card is played',
    editions: [...TODAY],
    cards: {
      ...cards,
      'Tide Ban': {
        cost: '{U}',
        type: 'Enchantment',
        abilities: [
          {
            ability: 'static',
            parts: [
              {
                part: 'rule',
                rule: {
                  rule: 'cantPlayLands',
                  who: { who: 'all' },
                  what: { is: 'named', name: 'Tidechannel Pathway' },
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
          battlefield: ['Tide Ban', 'Crucible of Worlds'],
          hand: [{ card: PATHWAY, label: 'Pathway' }],
          graveyard: [
            { card: MAMMOTH, label: 'Mammoth' },
            { card: PATHWAY, label: 'Old Pathway' },
          ],
        },
      },
    },
    script: [
      {
        expect: {
          can: [
            { as: 'A', play: 'Pathway', face: 0 },
            { as: 'A', play: 'Old Pathway', face: 0 },
          ],
          cannot: [
            { as: 'A', play: 'Pathway', face: 1 },
            { as: 'A', play: 'Old Pathway', face: 1 },
          ],
        },
        id: 'forbidden',
      },
      { expect: { can: [{ as: 'A', play: 'Mammoth', face: 1 }] } },
      { as: 'A', play: 'Mammoth', face: 1 },
      { expect: { name: { Mammoth: 'Kazandu Valley' }, zone: { Mammoth: 'battlefield' } } },
    ],
    shows: across('forbidden', null, null, null, '712.12'),
  },
  {
    name: 'Whoever plays a land while an ability resolves chooses the face',
    editions: [...TODAY],
    cards,
    position: {
      sides: {
        A: {
          battlefield: ['Island ×4', { card: 'Djinn of Wishes', counters: { wish: 3 } }],
          library: [{ card: PATHWAY, label: 'Pathway' }, 'Plains'],
        },
      },
    },
    script: [
      { as: 'A', activate: 'Djinn of Wishes' },
      { until: 'resolved' },
      { as: 'A', answer: true },
      { as: 'A', answer: 'Tidechannel Pathway' },
      { expect: { name: { Pathway: 'Tidechannel Pathway' }, zone: { Pathway: 'battlefield' } }, id: 'chosen' },
    ],
    shows: across('chosen', null, null, null, '712.12'),
  },
  {
    name: 'Who may play a card that is a spell and a land chooses which',
    editions: [...TODAY],
    cards,
    position: {
      sides: {
        A: {
          battlefield: ['Island ×8', { card: 'Djinn of Wishes', counters: { wish: 3 } }],
          library: [{ card: MAMMOTH, label: 'Mammoth' }, { card: MAMMOTH, label: 'Second Mammoth' }, 'Plains'],
        },
      },
    },
    script: [
      { as: 'A', activate: 'Djinn of Wishes' },
      { until: 'resolved' },
      { as: 'A', answer: true },
      { as: 'A', answer: 'land' },
      { expect: { name: { Mammoth: 'Kazandu Valley' }, zone: { Mammoth: 'battlefield' } }, id: 'land' },
      { as: 'A', activate: 'Djinn of Wishes' },
      { until: 'resolved' },
      { as: 'A', answer: true },
      // no land can be played any more
      { expect: { name: { 'Second Mammoth': 'Kazandu Mammoth' }, stack: ['Second Mammoth'] } },
    ],
    shows: across('land', null, null, null, '712.12'),
  },
];
