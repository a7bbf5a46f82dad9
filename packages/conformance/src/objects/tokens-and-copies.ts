/** What tokens and copies of spells and cards are. 2006: 205, 401 · 2009: 110.5, 111, 204.2 · 2011: 110.5, 111, 205.2 · 2026: 111, 112, 205.2 */
import type { ScenarioInput } from '@rulewright/scenario';
import { ALL, SINCE_2009 } from '../cards.ts';
import { across } from '../shows.ts';

export const tokensAndCopies: readonly ScenarioInput[] = [
  {
    name: 'What a token was created as is its text: that is copied, and it has nothing else',
    editions: [...SINCE_2009],
    position: { sides: { A: { battlefield: ['Plains ×3', 'Island ×4'], hand: ['Midnight Haunting', 'Clone'] } } },
    script: [
      { as: 'A', cast: 'Midnight Haunting' },
      { until: 'resolved' },
      { as: 'A', cast: 'Clone' },
      { until: 'resolved' },
      { as: 'A', answer: [0] },
      {
        expect: {
          pt: { Clone: '1/1' },
          colors: { Clone: 'W' },
          subtypes: { Clone: ['Spirit'] },
          keywords: { Clone: ['flying'] },
          manaValue: { Clone: 0 },
        },
        id: 'its text',
      },
    ],
    shows: across('its text', null, '110.5b', '110.5b', '111.3'),
  },
  {
    name: 'A token that could not enter the battlefield is not created',
    editions: ['2011-09', '2026-02'],
    cards: {
      'Closed Gate': {
        cost: '{1}',
        type: 'Artifact',
        text: "Creatures can't enter the battlefield.",
        abilities: [
          {
            ability: 'static',
            parts: [{ part: 'rule', rule: { rule: 'cantEnter', what: { is: 'type', type: 'creature' } } }],
          },
        ],
      },
    },
    position: { sides: { A: { battlefield: ['Plains ×2', 'Closed Gate'], hand: ['Raise the Alarm'] } } },
    script: [
      { as: 'A', cast: 'Raise the Alarm' },
      { until: 'resolved' },
      { expect: { count: { Soldier: 0, 'Soldier Token': 0 } }, id: 'none' },
    ],
    shows: across('none', null, null, '110.5d', '111.5'),
  },
  {
    name: 'A legendary token is created with the name that the effect begins with',
    editions: ['2026-02'],
    cards: {
      'Deep Summons': {
        cost: '{0}',
        type: 'Sorcery',
        text: 'Create Marit Lage, a legendary 20/20 black Avatar creature token with flying and indestructible.',
        wording: '2026-02',
      },
    },
    position: { sides: { A: { hand: ['Deep Summons ×2'] } } },
    script: [
      { as: 'A', cast: 'Deep Summons' },
      { until: 'resolved' },
      {
        expect: { count: { 'Marit Lage': 1 }, pt: { 'Marit Lage': '20/20' }, keywords: { 'Marit Lage': ['flying'] } },
        id: 'named',
      },
      { as: 'A', cast: 'Deep Summons 2' },
      { until: 'resolved' },
      { as: 'A', answer: [0] },
      { expect: { count: { 'Marit Lage': 1 } } },
    ],
    shows: across('named', null, null, null, '111.9'),
  },
  {
    name: 'A copy of a permanent spell becomes a token that was not created',
    editions: ['2026-02'],
    cards: {
      'Double Major': {
        cost: '{G}{U}',
        type: 'Instant',
        text: 'Copy target creature spell you control.',
        wording: '2026-02',
      },
      'Wide Nursery': {
        cost: '{1}',
        type: 'Enchantment',
        text: 'Tokens are created twice.',
        abilities: [
          {
            ability: 'static',
            parts: [
              {
                part: 'replacement',
                replacement: {
                  event: { on: 'token', who: { who: 'you' } },
                  instead: { instead: 'amount', amount: { q: 'times', of: 2, by: { q: 'ref', name: 'event.amount' } } },
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
          battlefield: ['Forest ×3', 'Island', 'Plains ×2', 'Wide Nursery'],
          hand: ['Grizzly Bears', 'Double Major', 'Raise the Alarm'],
        },
      },
    },
    script: [
      { as: 'A', cast: 'Grizzly Bears' },
      { as: 'A', cast: 'Double Major', targets: ['Grizzly Bears'] },
      { until: 'empty' },
      { expect: { count: { 'Grizzly Bears': 2 } }, id: 'one token' },
      { as: 'A', cast: 'Raise the Alarm' },
      { until: 'empty' },
      { expect: { count: { 'Soldier Token': 4 } }, id: 'created' },
    ],
    shows: across('one token', null, null, null, '111.13'),
  },
  {
    name: 'A copy of a spell is a spell too, and can be countered as one of its card types',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Mountain', 'Island ×2'], hand: ['Shock', 'Twincast'] },
        B: { battlefield: ['Island'], hand: ['Dispel'] },
      },
    },
    script: [
      { as: 'A', cast: 'Shock', targets: ['B'] },
      { as: 'A', cast: 'Twincast', targets: ['Shock'] },
      { as: 'A', pass: true },
      { as: 'B', pass: true },
      { as: 'A', answer: ['B'] },
      { expect: { stack: ['Shock', 'Shock'] } },
      { as: 'A', pass: true },
      { as: 'B', cast: 'Dispel' },
      { expect: { asks: { as: 'B', kind: 'target', options: 2 } }, id: 'both' },
      { as: 'B', answer: [1] },
      { until: 'empty' },
      { expect: { life: { B: 18 } } },
    ],
    shows: [
      ...across('both', '401.1a', '111.1a', '111.1a', '112.1a'),
      ...across('both', null, '204.2c', '205.2c', '205.2c'),
    ],
  },
  {
    name: 'A copy of a card that is cast is a spell',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Island ×3'], hand: ['Counterspell'] },
        B: { battlefield: ['Island ×4'], hand: ['Isochron Scepter', 'Shock'] },
      },
      active: 'B',
    },
    script: [
      { as: 'B', cast: 'Isochron Scepter' },
      { until: 'resolved' },
      { until: 'resolved' },
      { as: 'B', answer: true },
      { as: 'B', activate: 'Isochron Scepter' },
      { until: 'resolved' },
      { as: 'B', answer: true },
      { as: 'B', answer: ['A'] },
      { expect: { stack: ['Shock'] } },
      { as: 'B', pass: true },
      { as: 'A', cast: 'Counterspell' },
      { until: 'empty' },
      { expect: { life: { A: 20 }, zone: { Shock: 'exile' } }, id: 'countered' },
    ],
    shows: across('countered', null, '111.1b', '111.1b', '112.1b'),
  },
  {
    name: 'A copy of a card belongs to who is told to make it and may cast it, whoever owns the card',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Island ×2'], hand: ['Isochron Scepter', { card: 'Shock', label: 'Imprinted' }] },
        B: { battlefield: ['Island ×8'], hand: ['Confiscate'] },
      },
    },
    script: [
      { as: 'A', cast: 'Isochron Scepter' },
      { until: 'resolved' },
      { until: 'resolved' },
      { as: 'A', answer: true },
      { until: 'turn' },
      { until: 'main1' },
      { as: 'B', cast: 'Confiscate', targets: ['Isochron Scepter'] },
      { until: 'resolved' },
      { as: 'B', activate: 'Isochron Scepter' },
      { until: 'resolved' },
      { as: 'B', answer: true },
      { as: 'B', answer: ['A'] },
      { expect: { owner: { Imprinted: 'A', Shock: 'B' }, controller: { Shock: 'B' } }, id: 'its maker’s' },
    ],
    shows: across('its maker’s', null, null, null, '112.2a'),
  },
  {
    name: 'A spell is what its card says, as effects have changed it',
    editions: [...ALL],
    position: { sides: { A: { battlefield: ['Forest ×2', 'Plains'], hand: ['Grizzly Bears', 'Purelace'] } } },
    script: [
      { as: 'A', cast: 'Grizzly Bears' },
      { expect: { colors: { 'Grizzly Bears': 'G' } } },
      { as: 'A', cast: 'Purelace' },
      { as: 'A', answer: ['Grizzly Bears'] },
      { until: 'resolved' },
      {
        expect: {
          stack: ['Grizzly Bears'],
          colors: { 'Grizzly Bears': 'W' },
          types: { 'Grizzly Bears': ['creature'] },
          subtypes: { 'Grizzly Bears': ['Bear'] },
          pt: { 'Grizzly Bears': '2/2' },
        },
        id: 'modified',
      },
    ],
    shows: across('modified', '213.2', '111.3', '111.3', '112.3'),
  },
  {
    name: 'A card is a spell while it is cast and on the stack, and a permanent after that',
    editions: ['2006-10'],
    position: {
      sides: {
        A: { battlefield: ['Forest ×2', 'Hill Giant'], hand: ['Grizzly Bears'] },
        B: { battlefield: ['Island ×2'], hand: ['Counterspell'] },
      },
    },
    script: [
      { as: 'A', cast: 'Grizzly Bears' },
      { as: 'A', pass: true },
      { expect: { can: [{ as: 'B', cast: 'Counterspell' }] } },
      { as: 'B', pass: true },
      { expect: { zone: { 'Grizzly Bears': 'battlefield' } } },
      { as: 'A', pass: true },
      { expect: { cannot: [{ as: 'B', cast: 'Counterspell' }] }, id: 'no longer' },
    ],
    shows: across('no longer', '213.1', null, null, null),
  },
  {
    name: 'A token has card types',
    editions: [...SINCE_2009],
    position: {
      sides: { A: { battlefield: ['Plains ×2', 'Swamp ×2'], hand: ['Raise the Alarm', 'Terror'] } },
    },
    script: [
      { as: 'A', cast: 'Raise the Alarm' },
      { until: 'resolved' },
      { as: 'A', cast: 'Terror' },
      { expect: { asks: { as: 'A', kind: 'target', options: 2 } }, id: 'creatures' },
      { as: 'A', answer: [0] },
    ],
    shows: across('creatures', null, '204.2c', '205.2c', '205.2c'),
  },
  {
    name: 'No token is created as a copy of what is not there',
    editions: ['2026-02'],
    cards: {
      'Empty Mould': {
        cost: '{2}',
        type: 'Artifact',
        text: '{1}: Create a token that’s a copy of the exiled card.',
        abilities: [
          {
            ability: 'activated',
            cost: { mana: ['1'] },
            body: {
              effect: [
                { do: 'copyToken', who: { who: 'you' }, count: 1, of: { set: 'linked', link: 'exiled' } },
                { do: 'gainLife', who: { who: 'you' }, amount: 1 },
              ],
            },
          },
        ],
      },
    },
    position: { sides: { A: { battlefield: ['Forest', 'Soul Warden', { card: 'Empty Mould' }] } } },
    script: [
      { as: 'A', activate: 'Empty Mould' },
      { until: 'resolved' },
      { expect: { life: { A: 21 }, stack: [] }, id: 'none' },
    ],
    shows: across('none', null, null, null, '111.12'),
  },
];
