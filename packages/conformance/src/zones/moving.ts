/** What goes from one zone to another, and what still finds it there. 2006: 217.1, 217.5–217.7 · 2009, 2011: 400.5–400.7, 400.11, 401, 403, 405 · 2026: 400.5–400.7, 400.12, 401, 403, 405 */
import type { ScenarioInput } from '@rulewright/scenario';
import { ALL, SINCE_2009 } from '../cards.ts';
import { across } from '../shows.ts';

export const moving: readonly ScenarioInput[] = [
  {
    name: 'A graveyard keeps the order in which cards were put there',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Mountain ×2'], hand: ['Shock', { card: 'Lightning Bolt', label: 'Bolt' }] },
        B: { battlefield: ['Hill Giant', 'Grizzly Bears'], graveyard: ['Craw Wurm', 'Gray Ogre'] },
      },
    },
    script: [
      { as: 'A', cast: 'Bolt', targets: ['Hill Giant'] },
      { until: 'resolved' },
      { as: 'A', cast: 'Shock', targets: ['Grizzly Bears'] },
      { until: 'resolved' },
      {
        expect: {
          graveyard: { B: ['Grizzly Bears', 'Hill Giant', 'Craw Wurm', 'Gray Ogre'], A: ['Shock', 'Bolt'] },
        },
        id: 'order',
      },
    ],
    shows: across('order', '217.1b', '400.5', '400.5', '400.5'),
  },
  {
    name: 'Of effects that would do different things to a moving object its controller chooses one',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Mountain', 'Samurai of the Pale Curtain'], hand: ['Shock'] },
        B: { battlefield: ['Heirloom Thopter'], library: ['Forest'] },
      },
    },
    cards: {
      'Heirloom Thopter': {
        cost: '{1}',
        type: 'Artifact Creature — Thopter',
        pt: '1/1',
        text: "If Heirloom Thopter would be put into a graveyard from anywhere, reveal Heirloom Thopter and shuffle it into its owner's library instead.",
      },
    },
    script: [
      { as: 'A', cast: 'Shock', targets: ['Heirloom Thopter'] },
      { until: 'asked' },
      { expect: { asks: { as: 'B', kind: 'replacement', options: 2 } }, id: 'its controller' },
      { as: 'B', answer: 'Heirloom Thopter' },
      { expect: { library: { B: 2 } } },
    ],
    shows: across('its controller', '217.1d', '400.6', '400.6', '400.6'),
  },
  {
    name: 'Prevention that was chosen for a creature spell applies to the creature that it becomes',
    editions: [...SINCE_2009],
    position: {
      active: 'B',
      sides: {
        A: { battlefield: ['Circle of Protection: Red', 'Plains'] },
        B: { battlefield: ['Mountain'], hand: ['Raging Goblin'] },
      },
    },
    script: [
      { as: 'B', cast: 'Raging Goblin' },
      { as: 'B', pass: true },
      { as: 'A', activate: 'Circle of Protection: Red' },
      { until: 'empty' },
      { until: 'declareAttackers' },
      { as: 'B', attack: ['Raging Goblin'] },
      { until: 'endCombat' },
      { expect: { life: { A: 20 } }, id: 'still prevented' },
    ],
    shows: across('still prevented', null, '400.7b', '400.7b', '400.7c'),
  },
  {
    name: 'A permanent knows what was paid for the spell that it was',
    editions: [...SINCE_2009],
    position: {
      sides: {
        A: { battlefield: ['Mountain ×3', 'Swamp ×2'], hand: ['Thunderscape Battlemage'] },
        B: { hand: ['Plains ×3'] },
      },
    },
    script: [
      { as: 'A', cast: 'Thunderscape Battlemage', costs: [true] },
      { until: 'resolved' },
      { until: 'asked' },
      { expect: { stack: ['Thunderscape Battlemage'], asks: { as: 'A', kind: 'target' } }, id: 'kicked' },
      { as: 'A', answer: ['A'] },
      { until: 'resolved' },
    ],
    shows: across('kicked', null, '400.7c', '400.7c', '400.7d'),
  },
  {
    name: 'What triggers on being put into a graveyard finds the card there',
    editions: [...SINCE_2009],
    position: {
      sides: {
        A: {
          battlefield: ['Mountain', 'Grizzly Bears', { card: 'Rancor', attachedTo: 'Grizzly Bears' }],
          hand: ['Shock'],
        },
      },
    },
    script: [
      { as: 'A', cast: 'Shock', targets: ['Grizzly Bears'] },
      { until: 'resolved' },
      { expect: { zone: { Rancor: 'graveyard' }, stack: ['Rancor'] } },
      { until: 'resolved' },
      { expect: { zone: { Rancor: 'hand' } }, id: 'found' },
    ],
    shows: across('found', null, '400.7d', '400.7d', '400.7e'),
  },
  {
    name: 'What triggers on an enchanted permanent’s leaving finds the Aura in the graveyard too',
    editions: [...SINCE_2009],
    position: {
      sides: {
        A: {
          battlefield: ['Mountain', 'Hill Giant', { card: 'Gift of Immortality', attachedTo: 'Hill Giant' }],
          hand: ['Lightning Bolt'],
        },
      },
    },
    script: [
      { as: 'A', cast: 'Lightning Bolt', targets: ['Hill Giant'] },
      { until: 'resolved' },
      { expect: { zone: { 'Gift of Immortality': 'graveyard', 'Hill Giant': 'graveyard' } } },
      { until: 'empty' },
      { expect: { zone: { 'Hill Giant': 'battlefield' } } },
      { until: 'end' },
      { expect: { stack: ['Gift of Immortality'] } },
      { until: 'empty' },
      { expect: { attached: { 'Gift of Immortality': 'Hill Giant' } }, id: 'the Aura' },
    ],
    shows: across('the Aura', null, '400.7e', '400.7e', '400.7f'),
  },
  {
    name: 'An effect finds what it has itself moved to a public zone',
    editions: ['2011-09', '2026-02'],
    position: {
      sides: { A: { battlefield: ['Plains ×2', { card: 'Grizzly Bears', tapped: true }], hand: ['Flicker'] } },
    },
    script: [
      { as: 'A', cast: 'Flicker', targets: ['Grizzly Bears'] },
      { until: 'resolved' },
      { expect: { zone: { 'Grizzly Bears': 'battlefield' }, tapped: { 'Grizzly Bears': false } }, id: 'finds it' },
    ],
    shows: across('finds it', null, null, null, '400.7j'),
  },
  {
    name: 'What is done to a hand is done to all its cards',
    editions: [...SINCE_2009],
    position: { sides: { A: { battlefield: ['Swamp'], hand: ['One with Nothing', 'Forest', 'Shock'] } } },
    script: [
      { as: 'A', cast: 'One with Nothing' },
      { until: 'resolved' },
      { expect: { hand: { A: [] }, zone: { Forest: 'graveyard', Shock: 'graveyard' } }, id: 'all' },
    ],
    shows: across('all', null, '400.11', '400.11', '400.12'),
  },
  {
    name: 'As a game begins a deck is a library',
    editions: [...ALL],
    position: {
      start: true,
      active: 'A',
      sides: { A: { library: ['Forest ×20'] }, B: { library: ['Island ×17'] } },
    },
    script: [
      { as: 'A', answer: false },
      { as: 'B', answer: false },
      { expect: { library: { A: 13, B: 10 } }, id: 'the rest' },
    ],
    shows: across('the rest', '217.2a', '401.1', '401.1', '401.1'),
  },
  {
    name: 'Every object on the battlefield is a permanent, and no other is',
    editions: [...SINCE_2009],
    position: {
      sides: {
        A: {
          battlefield: ['Island ×4', 'Plains', 'Glorious Anthem', 'Darksteel Ingot'],
          hand: ['Boomerang', 'Raise the Alarm', 'Cancel'],
          graveyard: ['Craw Wurm'],
          exile: ['Hill Giant'],
        },
        B: { battlefield: ['Forest'] },
      },
    },
    script: [
      { as: 'A', cast: 'Raise the Alarm' },
      { until: 'resolved' },
      { as: 'A', cast: 'Boomerang' },
      {
        expect: {
          asks: {
            as: 'A',
            kind: 'target',
            offers: ['Forest', 'Island', 'Glorious Anthem', 'Darksteel Ingot', 'Soldier'],
            lacks: ['Craw Wurm', 'Hill Giant', 'Cancel', 'Boomerang'],
          },
        },
        id: 'permanents',
      },
      { as: 'A', answer: ['Forest'] },
      { until: 'resolved' },
    ],
    shows: across('permanents', null, '403.3', '403.3', '403.3'),
  },
  {
    name: 'A spell is its card on the stack, an ability is there without one',
    editions: [...ALL],
    position: {
      sides: { A: { battlefield: ['Mountain', 'Prodigal Sorcerer'], hand: ['Shock'] } },
    },
    script: [
      { as: 'A', cast: 'Shock', targets: ['B'] },
      { as: 'A', activate: 'Prodigal Sorcerer', targets: ['B'] },
      {
        expect: {
          stack: ['Shock', 'Prodigal Sorcerer'],
          zone: { Shock: 'stack', 'Prodigal Sorcerer': 'battlefield' },
        },
        id: 'without a card',
      },
      { until: 'empty' },
    ],
    shows: across('without a card', '217.6a', '405.1', '405.1', '405.1'),
  },
  {
    name: 'A player concedes without the stack, whoever decides, and has left at once',
    editions: [...SINCE_2009],
    players: ['A', 'B', 'C'],
    position: {
      sides: { A: { battlefield: ['Mountain'], hand: ['Shock'] }, B: { battlefield: ['Hill Giant'] }, C: {} },
    },
    script: [
      { as: 'A', cast: 'Shock', targets: ['Hill Giant'] },
      { concede: 'B' },
      {
        expect: { lost: ['B'], zone: { 'Hill Giant': 'none' }, stack: ['Shock'], asks: { as: 'A', kind: 'priority' } },
        id: 'at once',
      },
      { until: 'empty' },
    ],
    shows: across('at once', null, '405.6g', '405.6g', '405.6g'),
  },
  {
    name: 'A card that was removed from the game for a time comes back, a token does not',
    editions: [...ALL],
    position: {
      sides: {
        A: {
          battlefield: ['Plains ×4', 'Forest', 'Grizzly Bears'],
          hand: ['Turn to Mist', { card: 'Turn to Mist', label: 'Again' }, 'Sprout'],
        },
      },
    },
    script: [
      { as: 'A', cast: 'Sprout' },
      { until: 'resolved' },
      { as: 'A', cast: 'Turn to Mist', targets: ['Grizzly Bears'] },
      { until: 'resolved' },
      { as: 'A', cast: 'Again' },
      { until: 'resolved' },
      { expect: { zone: { 'Grizzly Bears': 'exile' } } },
      { until: 'end' },
      { as: 'A', answer: [0, 1] },
      { until: 'empty' },
      {
        expect: { zone: { 'Grizzly Bears': 'battlefield' }, count: { Saproling: 0, 'Saproling Token': 0 } },
        id: 'comes back',
      },
    ],
    shows: across('comes back', '217.7a', null, null, null),
  },
  {
    name: 'A card that comes to the top while a spell is cast is revealed when that has been cast',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Mountain', 'Future Sight'], library: ['Shock', 'Craw Wurm'] },
        B: { battlefield: ['Grizzly Bears'] },
      },
    },
    script: [
      { expect: { sees: { B: { Shock: 'Shock', 'Craw Wurm': null } } } },
      { as: 'A', cast: 'Shock' },
      {
        expect: { asks: { as: 'A', kind: 'target' }, sees: { A: { 'Craw Wurm': null }, B: { 'Craw Wurm': null } } },
        id: 'not yet',
      },
      { as: 'A', answer: ['Grizzly Bears'] },
      {
        expect: { stack: ['Shock'], sees: { A: { 'Craw Wurm': 'Craw Wurm' }, B: { 'Craw Wurm': 'Craw Wurm' } } },
        id: 'then',
      },
      { until: 'resolved' },
    ],
    shows: across('not yet', '217.2e', '401.6', '401.6', '401.5'),
  },
  {
    name: 'A card that is drawn while a spell is cast stays face down until that has been cast',
    editions: [...ALL],
    position: {
      sides: {
        A: {
          battlefield: ['Plains', 'Swamp', 'Chromatic Sphere'],
          hand: ['Tormenting Voice', 'Hill Giant', 'Gray Ogre'],
          library: ['Craw Wurm', 'Forest', 'Island'],
        },
      },
    },
    script: [
      { as: 'A', cast: 'Tormenting Voice', costs: ['Swamp', 'Chromatic Sphere'] },
      {
        expect: { asks: { as: 'A', kind: 'discard' }, sees: { A: { 'Craw Wurm': null, 'Hill Giant': 'Hill Giant' } } },
        id: 'face down',
      },
      { as: 'A', answer: ['Gray Ogre'] },
      {
        expect: { stack: ['Tormenting Voice'], sees: { A: { 'Craw Wurm': 'Craw Wurm' }, B: { 'Craw Wurm': null } } },
        id: 'then seen',
      },
      { until: 'resolved' },
    ],
    shows: across('face down', '217.2f', '401.5', '401.5', '121.8'),
  },
  {
    name: 'What a card was given to be cast by goes on applying to the spell that it becomes',
    editions: [...SINCE_2009],
    cards: {
      'Second Wind': {
        cost: '{U}',
        type: 'Instant',
        abilities: [
          {
            ability: 'spell',
            body: {
              targets: [
                {
                  name: 't1',
                  count: { min: 1, max: 1 },
                  objects: { where: { is: 'type', type: 'instant' }, zone: 'graveyard', of: { who: 'you' } },
                },
              ],
              effect: [
                {
                  do: 'effect',
                  duration: { until: 'endOfTurn' },
                  parts: [
                    {
                      part: 'change',
                      affects: { set: 'ref', name: 't1' },
                      mods: [
                        {
                          mod: 'gain',
                          abilities: [{ ability: 'keyword', keyword: 'flashback', cost: { mana: ['R'] } }],
                        },
                      ],
                    },
                  ],
                },
              ],
            },
          },
        ],
      },
    },
    position: {
      sides: { A: { battlefield: ['Mountain', 'Island'], hand: ['Second Wind'], graveyard: ['Shock'] } },
    },
    script: [
      { as: 'A', cast: 'Second Wind' },
      { until: 'resolved' },
      { as: 'A', cast: 'Shock', targets: ['B'] },
      { until: 'resolved' },
      { expect: { life: { B: 18 }, zone: { Shock: 'exile' } }, id: 'goes on' },
    ],
    shows: across('goes on', null, '400.7f', '400.7f', '400.7g'),
  },
  {
    name: 'An effect that lets a card be cast finds the spell that it becomes',
    editions: ['2026-02'],
    cards: {
      'Torrential Gearhulk': {
        cost: '{4}{U}{U}',
        type: 'Artifact Creature — Construct',
        pt: '5/6',
        abilities: [
          { ability: 'keyword', keyword: 'flash' },
          {
            ability: 'triggered',
            event: { on: 'move', what: { is: 'self' }, to: 'battlefield' },
            body: {
              targets: [
                {
                  name: 't1',
                  count: { min: 1, max: 1 },
                  objects: { where: { is: 'type', type: 'instant' }, zone: 'graveyard', of: { who: 'you' } },
                },
              ],
              effect: [
                {
                  do: 'cast',
                  who: { who: 'you' },
                  what: { set: 'ref', name: 't1' },
                  free: true,
                  optional: true,
                  out: 'o1',
                },
                {
                  do: 'effect',
                  duration: { until: 'endOfTurn' },
                  parts: [
                    {
                      part: 'replacement',
                      replacement: {
                        event: { on: 'move', what: { is: 'in', set: { set: 'ref', name: 'o1' } }, to: 'graveyard' },
                        instead: { instead: 'zone', zone: 'exile' },
                      },
                    },
                  ],
                },
              ],
            },
          },
        ],
      },
    },
    position: {
      sides: { A: { battlefield: ['Island ×6'], hand: ['Torrential Gearhulk'], graveyard: ['Shock'] } },
    },
    script: [
      { as: 'A', cast: 'Torrential Gearhulk' },
      { until: 'resolved' },
      { until: 'asked' },
      { as: 'A', answer: true },
      { as: 'A', answer: ['B'] },
      { until: 'empty' },
      { expect: { life: { B: 18 }, zone: { Shock: 'exile' } }, id: 'finds it' },
    ],
    shows: across('finds it', null, null, null, '400.7h'),
  },
  {
    name: 'An effect that lets a land be played finds it on the battlefield',
    editions: ['2026-02'],
    cards: {
      'Weary Road': {
        cost: '{G}',
        type: 'Sorcery',
        abilities: [
          {
            ability: 'spell',
            body: {
              effect: [
                {
                  do: 'playLand',
                  who: { who: 'you' },
                  what: { set: 'top', of: { who: 'you' }, zone: 'library', count: 1 },
                  optional: true,
                  out: 'o1',
                },
                { do: 'tap', what: { set: 'ref', name: 'o1' } },
              ],
            },
          },
        ],
      },
    },
    position: {
      sides: { A: { battlefield: ['Forest'], hand: ['Weary Road'], library: ['Island', 'Plains'] } },
    },
    script: [
      { as: 'A', cast: 'Weary Road' },
      { until: 'asked' },
      { as: 'A', answer: true },
      { expect: { zone: { Island: 'battlefield' }, tapped: { Island: true } }, id: 'finds it' },
    ],
    shows: across('finds it', null, null, null, '400.7i'),
  },
  {
    name: 'An effect finds the card that was sacrificed for it',
    editions: ['2011-09', '2026-02'],
    position: {
      step: 'end',
      active: 'B',
      sides: {
        A: {
          battlefield: ['Swamp ×5', 'Grizzly Bears'],
          hand: ['Rescue from the Underworld'],
          graveyard: ['Hill Giant'],
        },
      },
    },
    script: [
      { as: 'B', pass: true },
      { as: 'A', cast: 'Rescue from the Underworld', targets: ['Hill Giant'] },
      { expect: { zone: { 'Grizzly Bears': 'graveyard' } } },
      { until: 'resolved' },
      { until: 'upkeep' },
      { until: 'empty' },
      {
        expect: { zone: { 'Grizzly Bears': 'battlefield', 'Hill Giant': 'battlefield' }, active: 'A' },
        id: 'both',
      },
    ],
    shows: across('both', null, null, '400.7g', '400.7j'),
  },
  {
    name: 'What looks for a discarded card finds it where madness has put it',
    editions: ['2026-02'],
    cards: {
      'Waste Construct': {
        wording: '2026-02',
        cost: '{2}',
        type: 'Artifact Creature — Construct',
        text: 'Whenever you discard a card, you may exile that card from your graveyard.',
        pt: '2/1',
      },
    },
    position: {
      sides: {
        A: {
          battlefield: ['Waste Construct', 'Merfolk Looter', 'Hill Giant'],
          hand: ["Alchemist's Greeting"],
          library: ['Plains ×5'],
        },
      },
    },
    script: [
      { as: 'A', activate: 'Merfolk Looter' },
      { until: 'resolved' },
      { as: 'A', answer: ["Alchemist's Greeting"] },
      { as: 'A', answer: [0, 1], kind: 'triggerOrder' },
      { expect: { zone: { "Alchemist's Greeting": 'exile' } } },
      { until: 'resolved' },
      { expect: { zone: { "Alchemist's Greeting": 'graveyard' } } },
      { until: 'resolved' },
      { as: 'A', answer: true },
      { expect: { zone: { "Alchemist's Greeting": 'exile' } }, id: 'found' },
    ],
    shows: [...across('found', null, null, null, '400.7k'), ...across('found', null, null, null, '702.35c')],
  },
];
