/** What may be cast or activated, and what it costs then. 2006: 409 · 2009, 2011, 2026: 601, 602 */
import type { ScenarioInput } from '@rulewright/scenario';
import { ALL, SINCE_2009 } from '../cards.ts';
import { across } from '../shows.ts';

const SINCE_2011 = ['2011-09', '2026-02'] as const;

/** Spells cost more from now on. */
const dearth = {
  'Engine of Dearth': {
    cost: '{2}',
    type: 'Artifact',
    abilities: [
      {
        ability: 'activated' as const,
        cost: {},
        body: {
          effect: [
            {
              do: 'effect',
              parts: [{ part: 'cost', change: { of: 'cast', what: { is: 'any' }, add: { generic: 1 } } }],
              duration: { until: 'endOfTurn' },
            },
          ],
        },
      },
    ],
  },
};

export const beginning: readonly ScenarioInput[] = [
  {
    name: 'What may be cast needs a permission, and a prohibition overrides it',
    editions: ['2026-02'],
    position: {
      sides: {
        A: {
          battlefield: ['Forest ×2', 'Island ×3', 'Aether Storm'],
          hand: ['Grizzly Bears', 'Divination'],
          graveyard: ['Inspiration'],
        },
      },
    },
    script: [
      {
        expect: { can: [{ as: 'A', cast: 'Divination' }], cannot: [{ as: 'A', cast: 'Grizzly Bears' }] },
        id: 'prohibited',
      },
      { expect: { cannot: [{ as: 'A', cast: 'Inspiration' }] }, id: 'not allowed' },
    ],
    shows: [
      { rule: '601.3', edition: '2026-02', by: 'prohibited' },
      { rule: '601.3', edition: '2026-02', by: 'not allowed' },
    ],
  },
  {
    name: 'Mana abilities are activated before costs are paid: what is sacrificed may be tapped for mana first',
    editions: [...ALL],
    position: { sides: { A: { battlefield: ['Swamp', 'Llanowar Elves'], hand: ["Altar's Reap"] } } },
    script: [
      { expect: { can: [{ as: 'A', cast: "Altar's Reap" }] }, id: 'both' },
      { as: 'A', cast: "Altar's Reap" },
      {
        expect: { graveyard: { A: ['Llanowar Elves'] }, stack: ["Altar's Reap"], tapped: { Swamp: true } },
        id: 'paid',
      },
      { until: 'resolved' },
      { expect: { hand: { A: 2 } } },
    ],
    shows: across('paid', '409.1g', '601.2f', '601.2f', '601.2g'),
  },
  {
    name: 'A spell that changes costs leaves those on the stack alone',
    editions: [...ALL],
    position: {
      sides: {
        A: {
          battlefield: ['Mountain ×2', 'Plains ×2', 'Vedalken Orrery'],
          hand: ['Shock ×2', 'Thalia, Guardian of Thraben'],
        },
      },
    },
    script: [
      { as: 'A', cast: 'Shock', targets: ['B'] },
      { as: 'A', cast: 'Thalia, Guardian of Thraben' },
      { until: 'resolved' },
      { expect: { cannot: [{ as: 'A', cast: 'Shock 2' }], asks: { as: 'A', kind: 'priority' } } },
      { until: 'resolved' },
      { expect: { life: { B: 18 } }, id: 'as it was' },
    ],
    shows: across('as it was', '409.3', '601.4', '601.4', '601.7'),
  },
  {
    name: 'An ability that changes costs leaves what is on the stack alone',
    editions: [...SINCE_2009],
    cards: dearth,
    position: { sides: { A: { battlefield: ['Mountain ×2', 'Engine of Dearth'], hand: ['Shock ×2'] } } },
    script: [
      { as: 'A', cast: 'Shock', targets: ['B'] },
      { as: 'A', activate: 'Engine of Dearth' },
      { until: 'resolved' },
      { expect: { cannot: [{ as: 'A', cast: 'Shock 2' }] } },
      { until: 'resolved' },
      { expect: { life: { B: 18 } }, id: 'as it was' },
    ],
    shows: across('as it was', null, '602.4', '602.4', '602.4'),
  },
  {
    name: 'Abilities that are not to be activated cannot be begun; those that trigger are none of them',
    editions: [...SINCE_2009],
    position: {
      sides: {
        A: {
          battlefield: [
            'Forest ×2',
            'Prodigal Sorcerer',
            'Soul Warden',
            { card: 'Arrest', attachedTo: 'Prodigal Sorcerer' },
            { card: 'Arrest', label: 'Second Arrest', attachedTo: 'Soul Warden' },
          ],
          hand: ['Grizzly Bears'],
        },
      },
    },
    script: [
      { expect: { cannot: [{ as: 'A', activate: 'Prodigal Sorcerer' }] }, id: 'not begun' },
      { as: 'A', cast: 'Grizzly Bears' },
      { until: 'empty' },
      { expect: { life: { A: 21 } }, id: 'triggers' },
    ],
    shows: [
      ...across('not begun', null, '602.5', '602.5', '602.5'),
      ...across('triggers', null, '602.1a', '602.1c', '602.1c'),
    ],
  },
  {
    name: 'Only an ability that says so is activated by other players',
    editions: [...SINCE_2011],
    position: {
      sides: { A: { battlefield: ["Oona's Prowler", 'Prodigal Sorcerer'] }, B: { hand: ['Forest'] } },
    },
    script: [
      { as: 'A', pass: true },
      {
        expect: {
          can: [{ as: 'B', activate: "Oona's Prowler" }],
          cannot: [{ as: 'B', activate: 'Prodigal Sorcerer' }],
        },
        id: 'who may',
      },
    ],
    shows: across('who may', null, null, '602.1b', '602.1b'),
  },
  {
    name: 'An activated ability is put on top of the stack and stays there without its source until it resolves',
    editions: [...SINCE_2009],
    position: {
      sides: {
        A: { battlefield: ['Mountain', 'Prodigal Sorcerer'], hand: ['Shock'] },
        B: { battlefield: ['Mountain'], hand: ['Shock'] },
      },
    },
    script: [
      { as: 'A', cast: 'Shock', targets: ['B'] },
      { as: 'A', activate: 'Prodigal Sorcerer', targets: ['B'] },
      { expect: { stack: ['Shock', 'Prodigal Sorcerer'] }, id: 'on top' },
      { as: 'A', pass: true },
      { as: 'B', cast: 'Shock 2', targets: ['Prodigal Sorcerer'] },
      { until: 'resolved' },
      { until: 'resolved' },
      { expect: { life: { B: 19 }, stack: ['Shock'] }, id: 'without it' },
    ],
    shows: [
      ...across('on top', null, '602.2a', '602.2a', '602.2a'),
      ...across('without it', null, '602.2a', '602.2a', '602.2a'),
    ],
  },
  {
    name: 'Two abilities that two objects give, each once each turn, are each used once',
    editions: [...SINCE_2009],
    cards: {
      'Borrowed Grace Note': {
        cost: '{W}',
        type: 'Enchantment — Aura',
        text: 'Enchant creature\nEnchanted creature has "{0}: You gain 1 life. Activate this ability only once each turn."',
      },
    },
    position: {
      sides: {
        A: {
          battlefield: [
            'Grizzly Bears',
            { card: 'Borrowed Grace Note', attachedTo: 'Grizzly Bears' },
            { card: 'Borrowed Grace Note', label: 'Another Note', attachedTo: 'Grizzly Bears' },
          ],
        },
      },
    },
    script: [
      { as: 'A', activate: 'Grizzly Bears', ability: 0 },
      { until: 'resolved' },
      {
        expect: {
          can: [{ as: 'A', activate: 'Grizzly Bears', ability: 1 }],
          cannot: [{ as: 'A', activate: 'Grizzly Bears', ability: 0 }],
        },
        id: 'the other',
      },
    ],
    shows: across('the other', null, '602.5c', '602.5c', '602.5c'),
  },
  {
    name: 'A card is a spell of its own card type while it is on the stack, and no longer',
    editions: ['2006-10'],
    position: {
      sides: {
        A: { battlefield: ['Forest ×2', 'Mountain'], hand: ['Grizzly Bears', 'Shock'] },
        B: { battlefield: ['Island ×2'], hand: ['Remove Soul'] },
      },
    },
    script: [
      { as: 'A', cast: 'Shock', targets: ['B'] },
      { as: 'A', pass: true },
      { expect: { cannot: [{ as: 'B', cast: 'Remove Soul' }] }, id: 'its own type' },
      { as: 'B', pass: true },
      { as: 'A', cast: 'Grizzly Bears' },
      { as: 'A', pass: true },
      { expect: { can: [{ as: 'B', cast: 'Remove Soul' }] }, id: 'a spell' },
      { as: 'B', pass: true },
      { expect: { zone: { 'Grizzly Bears': 'battlefield' } } },
      { as: 'A', pass: true },
      { expect: { cannot: [{ as: 'B', cast: 'Remove Soul' }] }, id: 'no more' },
    ],
    shows: [...across('no more', '213.1', null, null, null), ...across('its own type', '213.2', null, null, null)],
  },
];
