/** Declaring attackers and blockers, step by step. 2006: 308.2, 309.2 · 2009, 2011, 2026: 506.3, 508.1, 508.3, 509.1 */
import type { ScenarioInput } from '@rulewright/scenario';
import { ALL, SINCE_2009 } from '../cards.ts';
import { attackWith } from '../moves.ts';
import { across } from '../shows.ts';

/** A price on blocking, which few cards ask. */
const toll = {
  'Toll of Shields': {
    cost: '{1}',
    type: 'Artifact',
    abilities: [
      {
        ability: 'static' as const,
        parts: [
          {
            part: 'rule',
            rule: {
              rule: 'blockCost',
              what: { set: 'all', where: { is: 'type', type: 'creature' } },
              cost: { mana: ['1'] },
            },
          },
        ],
      },
    ],
  },
};

export const declaring: readonly ScenarioInput[] = [
  {
    name: 'Attackers are tapped before attacking is paid for',
    editions: [...ALL],
    position: {
      sides: { A: { battlefield: ['Llanowar Elves', 'Forest', 'Grizzly Bears'] }, B: { battlefield: ['Propaganda'] } },
    },
    script: [
      { until: 'declareAttackers' },
      // its own mana would be the second, but it is tapped by then
      { as: 'A', refused: ['Llanowar Elves'] },
      { as: 'A', attack: ['Grizzly Bears'] },
      { expect: { tapped: { 'Llanowar Elves': true, Forest: true, 'Grizzly Bears': true } }, id: 'paid by another' },
    ],
    shows: across('paid by another', '308.2c', '508.1f', '508.1f', '508.1f'),
  },
  {
    name: 'A creature is a member of one band',
    editions: [...ALL],
    position: { sides: { A: { battlefield: ['Benalish Hero', 'Timber Wolves', 'Hill Giant', 'Grizzly Bears'] } } },
    script: [
      { until: 'declareAttackers' },
      { as: 'A', attack: ['Benalish Hero', 'Timber Wolves', 'Hill Giant', 'Grizzly Bears'] },
      { as: 'A', answer: 'Hill Giant' },
      { as: 'A', answer: [] },
      { expect: { asks: { as: 'A', kind: 'objects', offers: ['Grizzly Bears'], options: 1 } }, id: 'the other band' },
      { as: 'A', answer: 'Grizzly Bears' },
    ],
    shows: [
      ...across('the other band', '502.10c', '702.19c', '702.20c', '702.22c'),
      ...across('the other band', '308.2b', '508.1e', '508.1e', '508.1e'),
    ],
  },
  {
    name: 'Whoever has banding bands with one attacker of the same player or planeswalker',
    editions: [...SINCE_2009],
    position: {
      sides: {
        A: { battlefield: ['Benalish Hero', 'Hill Giant', 'Grizzly Bears'] },
        B: { battlefield: [{ card: 'Ajani Goldmane', counters: { loyalty: 4 } }] },
      },
    },
    script: [
      { until: 'declareAttackers' },
      { as: 'A', attack: { 'Benalish Hero': 'B', 'Hill Giant': 'Ajani Goldmane', 'Grizzly Bears': 'B' } },
      { expect: { asks: { as: 'A', kind: 'objects', offers: ['Grizzly Bears'], options: 1 } }, id: 'the same' },
      { as: 'A', answer: [] },
    ],
    shows: across('the same', null, '702.19d', '702.20d', '702.22d'),
  },
  {
    name: 'A cost to block is the sum for all blockers, paid whole',
    editions: [...ALL],
    cards: toll,
    position: {
      sides: {
        A: { battlefield: ['Hill Giant', 'Craw Wurm', 'Toll of Shields'] },
        B: { battlefield: ['Grizzly Bears', 'Storm Crow', 'Forest'] },
      },
    },
    script: [
      ...attackWith('Hill Giant', 'Craw Wurm'),
      { as: 'B', refused: { 'Grizzly Bears': 'Hill Giant', 'Storm Crow': 'Craw Wurm' } },
      { as: 'B', block: { 'Grizzly Bears': 'Hill Giant' } },
      { expect: { blocked: { 'Hill Giant': ['Grizzly Bears'] }, tapped: { Forest: true } }, id: 'one for one' },
    ],
    shows: [
      ...across('one for one', '309.2b', '509.1d', '509.1d', '509.1d'),
      ...across('one for one', '309.2c', '509.1e', '509.1e', '509.1e'),
      ...across('one for one', '309.2d', '509.1f', '509.1f', '509.1f'),
    ],
  },
  {
    name: 'Nobody has to pay so that a creature blocks',
    editions: [...ALL],
    cards: toll,
    position: {
      sides: {
        A: { battlefield: ['Taunting Elf', 'Toll of Shields'] },
        B: { battlefield: ['Grizzly Bears', 'Forest'] },
      },
    },
    script: [
      ...attackWith('Taunting Elf'),
      { as: 'B', block: {} },
      { expect: { blocked: { 'Taunting Elf': [] } }, id: 'unpaid' },
    ],
    shows: across('unpaid', '500.3', '509.1c', '509.1c', '509.1c'),
  },
  {
    name: 'Put onto the battlefield attacking: by no noncreature, and not under another player’s control',
    editions: [...SINCE_2009],
    cards: {
      'Strange Reinforcements': {
        cost: '{R}',
        type: 'Instant',
        abilities: [
          {
            ability: 'spell',
            body: {
              effect: [
                {
                  do: 'createTokens',
                  who: { who: 'opponents' },
                  count: 1,
                  token: { name: 'Orc', colors: ['R'], types: ['creature'], subtypes: ['Orc'], power: 1, toughness: 1 },
                  attacking: true,
                },
                {
                  do: 'createTokens',
                  who: { who: 'you' },
                  count: 1,
                  token: { name: 'Engine', colors: [], types: ['artifact'], subtypes: [] },
                  attacking: true,
                },
              ],
            },
          },
        ],
      },
    },
    position: { sides: { A: { battlefield: ['Mountain', 'Hill Giant'], hand: ['Strange Reinforcements'] } } },
    script: [
      { until: 'declareAttackers' },
      { as: 'A', attack: ['Hill Giant'] },
      { as: 'A', cast: 'Strange Reinforcements' },
      { until: 'resolved' },
      { expect: { count: { Orc: 1, Engine: 1 }, attacking: ['Hill Giant'] }, id: 'neither' },
    ],
    shows: [
      ...across('neither', null, '506.3a', '506.3a', '506.3a'),
      ...across('neither', null, '506.3b', '506.3b', '506.3b'),
    ],
  },
  {
    name: '"Attacks", "attacks with" and "attacks you"',
    editions: ['2026-02'],
    cards: {
      'War Drum': { cost: '{1}', type: 'Artifact', text: 'Whenever you attack, you gain 1 life.' },
      'Bear Drum': { cost: '{1}', type: 'Artifact', text: 'Whenever a creature attacks, you gain 10 life.' },
    },
    position: { sides: { A: { battlefield: ['War Drum', 'Bear Drum', 'Grizzly Bears', 'Hill Giant'] } } },
    script: [
      { until: 'declareAttackers' },
      { as: 'A', attack: ['Grizzly Bears', 'Hill Giant'] },
      { as: 'A', answer: [0, 1, 2], kind: 'triggerOrder' },
      { until: 'empty' },
      { expect: { life: { A: 41 } }, id: 'once and twice' },
    ],
    shows: [
      { rule: '508.3a', edition: '2026-02', by: 'once and twice' },
      { rule: '508.3d', edition: '2026-02', by: 'once and twice' },
    ],
  },
  {
    name: 'Combat damage on the stack comes from its source as that is now',
    editions: ['2006-10'],
    position: {
      sides: {
        A: { battlefield: ['Hill Giant'] },
        B: {
          battlefield: ['White Knight', 'Swamp'],
          hand: ['Aphotic Wisps'],
        },
      },
    },
    script: [
      ...attackWith('Hill Giant'),
      { as: 'B', block: { 'White Knight': 'Hill Giant' } },
      { until: 'combatDamage' },
      { until: 'resolved' },
      // the giant's own, after first strike
      { as: 'A', pass: true },
      { as: 'B', pass: true },
      { expect: { step: 'combatDamage', stack: ['combat damage'] } },
      { as: 'A', pass: true },
      { as: 'B', cast: 'Aphotic Wisps', targets: ['Hill Giant'] },
      { until: 'resolved' },
      { until: 'resolved' },
      // black by now: protection from black prevents it
      { expect: { damage: { 'White Knight': 0 } }, id: 'black now' },
    ],
    shows: across('black now', '310.4b', null, null, null),
  },
  {
    name: 'An effect makes an attacker blocked, and its band with it',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Benalish Hero', 'Elvish Berserker', 'Craw Wurm'] },
        B: { battlefield: ['Plains ×2', 'Ornithopter'], hand: ['Curtain of Light'] },
      },
    },
    script: [
      { until: 'declareAttackers' },
      { as: 'A', attack: ['Benalish Hero', 'Elvish Berserker', 'Craw Wurm'] },
      { as: 'A', answer: 'Elvish Berserker' },
      { until: 'declareBlockers' },
      { as: 'B', block: {} },
      { as: 'A', pass: true },
      { as: 'B', cast: 'Curtain of Light', targets: ['Benalish Hero'] },
      { until: 'resolved' },
      // "becomes blocked" triggers, though no creature blocks
      { expect: { stack: ['Elvish Berserker'] }, id: 'the band' },
      { until: 'endCombat' },
      { expect: { life: { B: 14 } }, id: 'only the wurm' },
    ],
    shows: [
      ...across('only the wurm', '309.2f', '509.1h', '509.1h', '509.1h'),
      ...across('the band', '502.10g', '702.19i', '702.20i', '702.22i'),
      ...across('the band', '309.4', '509.4c', '509.4c', '509.3c'),
    ],
  },
  {
    name: '"Becomes blocked by a creature" does not see an effect',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Benalish Cavalry', 'Rock Basilisk'] },
        B: { battlefield: ['Plains ×2', 'Ornithopter'], hand: ['Curtain of Light'] },
      },
    },
    script: [
      ...attackWith('Rock Basilisk'),
      { as: 'B', block: {} },
      { as: 'A', pass: true },
      { as: 'B', cast: 'Curtain of Light', targets: ['Rock Basilisk'] },
      { until: 'resolved' },
      { expect: { stack: [] }, id: 'no creature' },
      { until: 'endCombat' },
      { expect: { life: { B: 20 } } },
    ],
    shows: across('no creature', null, '509.4d', '509.4d', '509.3d'),
  },
];
