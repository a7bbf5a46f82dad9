/** Declarations that cannot be completed, those that do not take part after all, and who the defending player is. 2006: 308.1–2, 309.2 · 2009, 2011: 508.1, 508.4–5, 509.1 · 2026: 508.1, 508.5–6, 509.1 */
import type { ScenarioInput } from '@rulewright/scenario';
import { ALL, SINCE_2009 } from '../cards.ts';
import { attackWith } from '../moves.ts';
import { across } from '../shows.ts';

/** Giants take part in combat only at the price of a land. */
const price = (rule: 'attackCost' | 'blockCost') => ({
  'Price of Giants': {
    cost: '{1}',
    type: 'Artifact',
    abilities: [
      {
        ability: 'static' as const,
        parts: [
          {
            part: 'rule',
            rule: {
              rule,
              what: { set: 'all', where: { is: 'subtype', subtype: 'Giant' } },
              cost: {
                actions: [
                  {
                    do: 'sacrifice',
                    who: { who: 'you' },
                    what: {
                      set: 'choice',
                      by: { who: 'you' },
                      from: {
                        set: 'all',
                        where: {
                          is: 'and',
                          of: [
                            { is: 'type', type: 'land' },
                            { is: 'controlledBy', player: { who: 'you' } },
                          ],
                        },
                      },
                      count: { min: 1, max: 1 },
                    },
                  },
                ],
              },
            },
          },
        ],
      },
    ],
  },
});

/** Adds the creature type to a planeswalker for the turn, or takes it away again. */
const shape = (mods: readonly object[]) => ({
  cost: '{U}',
  type: 'Instant',
  abilities: [
    {
      ability: 'spell' as const,
      body: {
        targets: [{ name: 't1', count: { min: 1, max: 1 }, objects: { where: { is: 'type', type: 'planeswalker' } } }],
        effect: [
          {
            do: 'effect',
            parts: [{ part: 'change', affects: { set: 'ref', name: 't1' }, mods }],
            duration: { until: 'endOfTurn' },
          },
        ],
      },
    },
  ],
});

export const declared: readonly ScenarioInput[] = [
  {
    name: 'An attack that breaks a rule is no attack: everything is as before, and another may be declared',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Grizzly Bears', 'Hill Giant', 'Forest'] },
        B: { battlefield: ['Propaganda'] },
      },
    },
    script: [
      { until: 'declareAttackers' },
      { as: 'A', refused: ['Grizzly Bears', 'Hill Giant'] },
      {
        expect: {
          asks: { as: 'A', kind: 'attackers' },
          tapped: { 'Grizzly Bears': false, Forest: false },
          attacking: [],
        },
        id: 'as before',
      },
      { as: 'A', attack: [] },
    ],
    shows: across('as before', '308.2', '508.1', '508.1', '508.1'),
  },
  {
    name: 'Blocks that break a rule are no blocks: everything is as before, and others may be declared',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Boggart Brute', 'Hill Giant'] },
        B: { battlefield: ['Grizzly Bears', 'Gray Ogre'] },
      },
    },
    script: [
      ...attackWith('Boggart Brute', 'Hill Giant'),
      { as: 'B', refused: { 'Grizzly Bears': 'Boggart Brute', 'Gray Ogre': 'Hill Giant' } },
      { expect: { asks: { as: 'B', kind: 'blockers' }, blocked: { 'Hill Giant': [] } }, id: 'as before' },
      { as: 'B', block: { 'Gray Ogre': 'Hill Giant' } },
      { expect: { blocked: { 'Hill Giant': ['Gray Ogre'] } } },
    ],
    shows: across('as before', '309.2', '509.1', '509.1', '509.1'),
  },
  {
    name: 'A creature that goes as attacking is paid for does not attack',
    editions: [...ALL],
    cards: price('attackCost'),
    position: { sides: { A: { battlefield: ["Mishra's Factory", 'Island', 'Hill Giant', 'Price of Giants'] } } },
    script: [
      { as: 'A', tap: 'Island' },
      { as: 'A', activate: "Mishra's Factory" },
      { until: 'resolved' },
      { until: 'declareAttackers' },
      { as: 'A', attack: ["Mishra's Factory", 'Hill Giant'] },
      { as: 'A', answer: "Mishra's Factory" },
      { expect: { attacking: ['Hill Giant'], graveyard: { A: ["Mishra's Factory"] } }, id: 'only the other' },
      { until: 'endCombat' },
      { expect: { attacking: ['Hill Giant'], life: { B: 17 } } },
      { until: 'main2' },
      { expect: { attacking: [] } },
    ],
    shows: across('only the other', '308.2g', '508.1j', '508.1j', '508.1k'),
  },
  {
    name: 'A creature that goes as blocking is paid for does not block',
    editions: [...ALL],
    cards: price('blockCost'),
    position: {
      sides: {
        A: { battlefield: ['Gray Ogre', 'Craw Wurm'] },
        B: { battlefield: ["Mishra's Factory", 'Island', 'Hill Giant', 'Price of Giants'] },
      },
    },
    script: [
      { until: 'declareAttackers' },
      { as: 'A', attack: ['Gray Ogre', 'Craw Wurm'] },
      { as: 'A', pass: true },
      { as: 'B', tap: 'Island' },
      { as: 'B', activate: "Mishra's Factory" },
      { until: 'resolved' },
      { until: 'declareBlockers' },
      { as: 'B', block: { "Mishra's Factory": 'Gray Ogre', 'Hill Giant': 'Craw Wurm' } },
      { as: 'B', answer: "Mishra's Factory" },
      { expect: { blocked: { 'Gray Ogre': [], 'Craw Wurm': ['Hill Giant'] } }, id: 'only the other' },
      { until: 'endCombat' },
      { expect: { life: { B: 18 } } },
    ],
    shows: across('only the other', '309.2e', '509.1g', '509.1g', '509.1g'),
  },
  {
    name: 'The defending player is, for each attacking creature, whoever that one attacks',
    editions: [...SINCE_2009],
    players: ['A', 'B', 'C'],
    position: {
      sides: {
        A: { battlefield: ['Hellrider', 'Grizzly Bears', 'Gray Ogre'] },
      },
    },
    script: [
      { until: 'declareAttackers' },
      { as: 'A', attack: { 'Grizzly Bears': 'B', 'Gray Ogre': 'C' } },
      { as: 'A', answer: [0, 1], kind: 'triggerOrder' },
      { until: 'resolved' },
      { until: 'resolved' },
      { expect: { life: { B: 19, C: 19 } }, id: 'one each' },
    ],
    shows: [
      ...across('one each', null, '508.4', '508.5', '508.5'),
      ...across('one each', null, null, '508.5a', '508.5a'),
    ],
  },
  {
    name: 'The defending player of a creature that attacks no more is whoever it was attacking',
    editions: ['2011-09', '2026-02'],
    players: ['A', 'B', 'C'],
    position: {
      sides: {
        A: { battlefield: ['Hellrider', 'Grizzly Bears', 'Gray Ogre'] },
        B: { battlefield: ['Mountain'], hand: ['Shock'] },
      },
    },
    script: [
      { until: 'declareAttackers' },
      { as: 'A', attack: { 'Grizzly Bears': 'B' } },
      { as: 'A', pass: true },
      { as: 'B', cast: 'Shock', targets: ['Grizzly Bears'] },
      { until: 'resolved' },
      { expect: { zone: { 'Grizzly Bears': 'graveyard' }, stack: ['Hellrider'] } },
      { until: 'resolved' },
      { expect: { life: { B: 19, C: 20 } }, id: 'was attacked' },
    ],
    shows: across('was attacked', null, null, '508.5', '508.5'),
  },
  {
    name: 'What cannot be blocked may still be made blocked by an effect',
    editions: ['2009-10', '2011-09'],
    position: {
      sides: {
        A: { battlefield: ['Phantom Warrior'] },
        B: { battlefield: ['Plains ×2', 'Hill Giant'], hand: ['Curtain of Light'] },
      },
    },
    script: [
      { until: 'declareAttackers' },
      { as: 'A', attack: ['Phantom Warrior'] },
      { until: 'declareBlockers' },
      { expect: { step: 'declareBlockers', asks: { as: 'A', kind: 'priority' } }, id: 'no legal block' },
      { as: 'A', pass: true },
      { as: 'B', cast: 'Curtain of Light', targets: ['Phantom Warrior'] },
      { until: 'endCombat' },
      { expect: { life: { B: 20 } }, id: 'blocked' },
    ],
    shows: [
      ...across('no legal block', null, '700.5', '700.5', null),
      ...across('blocked', null, '700.5', '700.5', null),
    ],
  },
  {
    name: 'Combat damage is divided as its player likes, lethal or not',
    editions: ['2006-10'],
    position: {
      sides: { A: { battlefield: ['Craw Wurm'] }, B: { battlefield: ['Hill Giant', 'Gray Ogre'] } },
    },
    script: [
      ...attackWith('Craw Wurm'),
      { as: 'B', block: { 'Hill Giant': 'Craw Wurm', 'Gray Ogre': 'Craw Wurm' } },
      { until: 'asked' },
      { as: 'A', answer: { 'Hill Giant': 5, 'Gray Ogre': 1 } },
      { until: 'resolved' },
      {
        expect: { zone: { 'Hill Giant': 'graveyard', 'Gray Ogre': 'battlefield' }, damage: { 'Gray Ogre': 1 } },
        id: 'freely',
      },
    ],
    shows: across('freely', '310.2', null, null, null),
  },
  {
    name: 'An attacked planeswalker that also blocks and stops being a creature is attacked still, and blocks no more',
    editions: [...SINCE_2009],
    cards: {
      'Sudden Body': shape([
        { mod: 'types', op: 'add', types: ['creature'] },
        { mod: 'setPT', power: 3, toughness: 3 },
      ]),
      'Sudden Spirit': shape([{ mod: 'types', op: 'set', types: ['planeswalker'] }]),
    },
    position: {
      sides: {
        A: { battlefield: ['Grizzly Bears', 'Hill Giant'] },
        B: {
          battlefield: ['Island ×2', { card: 'Ajani Goldmane', counters: { loyalty: 4 } }],
          hand: ['Sudden Body', 'Sudden Spirit'],
        },
      },
    },
    script: [
      { until: 'declareAttackers' },
      { as: 'A', attack: { 'Grizzly Bears': 'Ajani Goldmane', 'Hill Giant': 'B' } },
      { as: 'A', pass: true },
      { as: 'B', cast: 'Sudden Body', targets: ['Ajani Goldmane'] },
      { until: 'resolved' },
      { until: 'declareBlockers' },
      { as: 'B', block: { 'Ajani Goldmane': 'Hill Giant' } },
      { as: 'A', pass: true },
      { as: 'B', cast: 'Sudden Spirit', targets: ['Ajani Goldmane'] },
      { until: 'resolved' },
      { expect: { blocked: { 'Hill Giant': [] } }, id: 'no blocker' },
      { until: 'endCombat' },
      { expect: { counters: { 'Ajani Goldmane': { loyalty: 2 } }, life: { B: 20 } }, id: 'attacked still' },
    ],
    shows: [
      ...across('no blocker', null, '506.4d', '506.4d', '506.4d'),
      ...across('attacked still', null, '506.4d', '506.4d', '506.4d'),
    ],
  },
];
