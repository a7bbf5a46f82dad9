/** Triggers on attackers being declared: a creature, a player, a player attacked. 2009, 2011: 508.2 · 2026: 508.1m, 508.3 */
import type { ScenarioInput } from '@rulewright/scenario';
import { ALL, SINCE_2009 } from '../cards.ts';
import { across } from '../shows.ts';

export const attackTriggers: readonly ScenarioInput[] = [
  {
    name: '"A player is attacked" triggers once for all that attack the player, and not for what attacks a planeswalker',
    editions: ['2026-02'],
    players: ['A', 'B', 'C'],
    cards: {
      'Curse of Notice': {
        cost: '{W}',
        type: 'Enchantment — Aura Curse',
        text: 'Enchant player\nWhenever enchanted player is attacked, you gain 2 life.',
        wording: '2026-02',
      },
    },
    position: {
      sides: {
        A: { battlefield: ['Plains', 'Grizzly Bears', 'Hill Giant', 'Gray Ogre'], hand: ['Curse of Notice'] },
        C: { battlefield: [{ card: 'Ajani Goldmane', counters: { loyalty: 4 } }] },
      },
    },
    script: [
      { as: 'A', cast: 'Curse of Notice', targets: ['C'] },
      { until: 'resolved' },
      { until: 'declareAttackers' },
      { as: 'A', attack: { 'Grizzly Bears': 'C', 'Hill Giant': 'C', 'Gray Ogre': 'Ajani Goldmane' } },
      { expect: { stack: ['Curse of Notice'] }, id: 'once' },
      { until: 'empty' },
      { expect: { life: { A: 22 } } },
    ],
    shows: [{ rule: '508.3b', edition: '2026-02', by: 'once' }],
  },
  {
    name: '"A player is attacked" does not see an attack on a planeswalker alone',
    editions: ['2026-02'],
    cards: {
      'Curse of Notice': {
        cost: '{W}',
        type: 'Enchantment — Aura Curse',
        text: 'Enchant player\nWhenever enchanted player is attacked, you gain 2 life.',
        wording: '2026-02',
      },
    },
    position: {
      sides: {
        A: { battlefield: ['Plains', 'Grizzly Bears'], hand: ['Curse of Notice'] },
        B: { battlefield: [{ card: 'Ajani Goldmane', counters: { loyalty: 4 } }] },
      },
    },
    script: [
      { as: 'A', cast: 'Curse of Notice', targets: ['B'] },
      { until: 'resolved' },
      { until: 'declareAttackers' },
      { as: 'A', attack: { 'Grizzly Bears': 'Ajani Goldmane' } },
      { expect: { stack: [] }, id: 'not the player' },
    ],
    shows: [{ rule: '508.3b', edition: '2026-02', by: 'not the player' }],
  },
  {
    name: '"A player attacks one of your opponents" triggers once for each opponent attacked; planeswalkers do not count',
    editions: ['2026-02'],
    players: ['A', 'B', 'C'],
    cards: {
      'Watchful Clerk': {
        cost: '{2}',
        type: 'Creature — Human',
        pt: '1/1',
        text: 'Whenever a player attacks one of your opponents, you gain 1 life.\nWhenever you attack with a Bear, you gain 10 life.',
        wording: '2026-02',
      },
    },
    position: {
      sides: {
        A: { battlefield: ['Watchful Clerk', 'Grizzly Bears', 'Runeclaw Bear', 'Hill Giant', 'Gray Ogre'] },
        B: { battlefield: [{ card: 'Ajani Goldmane', counters: { loyalty: 4 } }] },
      },
    },
    script: [
      { until: 'declareAttackers' },
      { as: 'A', attack: { 'Grizzly Bears': 'C', 'Hill Giant': 'C', 'Runeclaw Bear': 'Ajani Goldmane' } },
      { expect: { asks: { as: 'A', kind: 'triggerOrder', options: 3 } }, id: 'three' },
      { as: 'A', answer: [0, 1, 2] },
      { until: 'empty' },
      { expect: { life: { A: 41 } }, id: 'one and two' },
    ],
    shows: [
      { rule: '508.3c', edition: '2026-02', by: 'one and two' },
      { rule: '508.3e', edition: '2026-02', by: 'one and two' },
    ],
  },
  {
    name: '"Attacks you" does not see what attacks a planeswalker, "you or a planeswalker you control" does',
    editions: [...SINCE_2009],
    position: {
      sides: {
        A: { battlefield: ['Grizzly Bears', 'Hill Giant'] },
        B: { battlefield: [{ card: 'Ajani Goldmane', counters: { loyalty: 4 } }, 'Hissing Miasma', 'Blood Reckoning'] },
      },
    },
    script: [
      { until: 'declareAttackers' },
      { as: 'A', attack: { 'Grizzly Bears': 'Ajani Goldmane', 'Hill Giant': 'B' } },
      { expect: { asks: { as: 'B', kind: 'triggerOrder', options: 3 } }, id: 'three' },
      { as: 'B', answer: [0, 1, 2], kind: 'triggerOrder' },
      { until: 'empty' },
      { expect: { life: { A: 17 } } },
    ],
    shows: [{ rule: '508.3a', edition: '2026-02', by: 'three' }],
  },
  {
    name: 'Abilities trigger as attackers and as blockers have been declared, before anybody has priority',
    editions: [...ALL],
    position: {
      sides: { A: { battlefield: ['Hellrider', 'Grizzly Bears'] }, B: { battlefield: ['Loyal Sentry'] } },
    },
    script: [
      { until: 'declareAttackers' },
      { as: 'A', attack: ['Grizzly Bears'] },
      { expect: { stack: ['Hellrider'], asks: { as: 'A', kind: 'priority' }, life: { B: 20 } }, id: 'attackers' },
      { until: 'declareBlockers' },
      { as: 'B', block: { 'Loyal Sentry': 'Grizzly Bears' } },
      { expect: { stack: ['Loyal Sentry'], asks: { as: 'A', kind: 'priority' } }, id: 'blockers' },
    ],
    shows: [
      ...across('attackers', '308.1', '508.2', '508.2', '508.1m'),
      ...across('blockers', '309.1', '509.4', '509.4', '509.1i'),
    ],
  },
];
