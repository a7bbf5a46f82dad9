/** Combat between teams that share turns. 2006: 606.7 · 2009: 806.7 · 2011: 810.7 · 2026: 805.10 */
import type { ScenarioInput } from '@rulewright/scenario';
import { ALL } from '../cards.ts';

const TEAMS: Pick<ScenarioInput, 'players' | 'variant'> = {
  players: ['A', 'B', 'C', 'D'],
  variant: 'two-headed-giant',
};
const AS_TEAM = ['2006-10', '2009-10', '2011-09'] as const;

export const twoHeadedCombat: readonly ScenarioInput[] = [
  {
    name: 'A team attacks and blocks as one',
    ...TEAMS,
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Hill Giant'] },
        B: { battlefield: ['Grizzly Bears'] },
        C: { battlefield: ['Gray Ogre'] },
        D: { battlefield: ['Storm Crow'] },
      },
    },
    script: [
      { until: 'declareAttackers' },
      {
        expect: { asks: { as: 'A', kind: 'attackers' }, mayAttack: { 'Hill Giant': ['C'], 'Grizzly Bears': ['C'] } },
        in: [...AS_TEAM],
        id: 'team',
      },
      {
        expect: { mayAttack: { 'Hill Giant': ['C', 'D'], 'Grizzly Bears': ['C', 'D'] } },
        in: ['2026-02'],
        id: 'player',
      },
      { as: 'A', attack: ['Hill Giant', 'Grizzly Bears'], in: [...AS_TEAM] },
      { as: 'A', attack: { 'Hill Giant': 'C', 'Grizzly Bears': 'D' }, in: ['2026-02'] },
      { until: 'declareBlockers' },
      {
        expect: {
          asks: { as: 'C', kind: 'blockers' },
          mayBlock: { 'Gray Ogre': ['Hill Giant', 'Grizzly Bears'], 'Storm Crow': ['Hill Giant', 'Grizzly Bears'] },
        },
        id: 'any',
      },
      { as: 'C', block: { 'Gray Ogre': 'Grizzly Bears', 'Storm Crow': 'Grizzly Bears' } },
      { as: 'B', answer: ['Gray Ogre', 'Storm Crow'], kind: 'damageOrder', in: ['2009-10', '2011-09'] },
      { expect: { blocked: { 'Grizzly Bears': ['Gray Ogre', 'Storm Crow'] } } },
    ],
    shows: [
      { rule: '606.7a', edition: '2006-10', by: 'team' },
      { rule: '606.7c', edition: '2006-10', by: 'any' },
      { rule: '806.7a', edition: '2009-10', by: 'team' },
      { rule: '806.7d', edition: '2009-10', by: 'any' },
      { rule: '810.7a', edition: '2011-09', by: 'team' },
      { rule: '810.7d', edition: '2011-09', by: 'any' },
      { rule: '805.10b', edition: '2026-02', by: 'player' },
      { rule: '805.10d', edition: '2026-02', by: 'any' },
      { rule: '506.2b', edition: '2009-10', by: 'any' },
      { rule: '506.2b', edition: '2011-09', by: 'any' },
      { rule: '506.2b', edition: '2026-02', by: 'any' },
    ],
  },
  {
    name: 'To which player of a team that was attacked the damage is assigned',
    ...TEAMS,
    editions: [...AS_TEAM],
    cards: {
      Rat: {
        type: 'Creature — Rat',
        pt: '2/2',
        text: 'Whenever Rat deals combat damage to a player, that player discards a card.',
      },
    },
    position: {
      sides: { A: { battlefield: ['Rat'] }, C: { hand: ['Forest'] }, D: { hand: ['Swamp'] } },
    },
    script: [
      { until: 'declareAttackers' },
      { as: 'A', attack: ['Rat'] },
      { until: 'asked' },
      { expect: { step: 'combatDamage', asks: { as: 'A', kind: 'player', offers: ['C', 'D'], options: 2 } } },
      { as: 'A', answer: 'D', kind: 'player' },
      { until: 'empty' },
      { expect: { hand: { C: 1, D: 0 }, life: { C: 38 } }, in: ['2006-10'], id: 'one' },
      { expect: { hand: { C: 1, D: 0 }, life: { C: 28 } }, in: ['2009-10', '2011-09'], id: 'chosen' },
    ],
    shows: [
      { rule: '606.7d', edition: '2006-10', by: 'one' },
      { rule: '806.7f', edition: '2009-10', by: 'chosen' },
      { rule: '810.7f', edition: '2011-09', by: 'chosen' },
    ],
  },
  {
    name: 'What can’t attack one player of a team',
    ...TEAMS,
    editions: [...ALL],
    position: {
      sides: { A: { battlefield: ['Grizzly Bears', 'Storm Crow'] }, D: { battlefield: ['Form of the Dragon'] } },
    },
    script: [
      { until: 'declareAttackers' },
      { expect: { mayAttack: { 'Grizzly Bears': [], 'Storm Crow': ['C'] } }, in: [...AS_TEAM], id: 'team' },
      { expect: { mayAttack: { 'Grizzly Bears': ['C'], 'Storm Crow': ['C', 'D'] } }, in: ['2026-02'], id: 'other' },
    ],
    shows: [
      { rule: '606.7b', edition: '2006-10', by: 'team' },
      { rule: '806.7c', edition: '2009-10', by: 'team' },
      { rule: '810.7c', edition: '2011-09', by: 'team' },
      { rule: '805.10b', edition: '2026-02', by: 'other' },
    ],
  },
  {
    name: 'What the defending player controls',
    ...TEAMS,
    editions: ['2009-10', '2011-09', '2026-02'],
    position: {
      sides: {
        A: { battlefield: ['Bog Wraith'] },
        C: { battlefield: ['Grizzly Bears'] },
        D: { battlefield: ['Swamp', 'Gray Ogre'] },
      },
    },
    script: [
      { until: 'declareAttackers' },
      { as: 'A', attack: { 'Bog Wraith': 'C' } },
      { until: 'declareBlockers', in: ['2026-02'] },
      {
        expect: { mayBlock: { 'Grizzly Bears': ['Bog Wraith'], 'Gray Ogre': ['Bog Wraith'] } },
        in: ['2026-02'],
        id: 'one',
      },
      { until: 'asked', in: ['2009-10', '2011-09'] },
      // nothing can block, so the next question is about damage
      { expect: { step: 'combatDamage', asks: { as: 'A', kind: 'player' } }, in: ['2009-10', '2011-09'], id: 'either' },
      { as: 'A', answer: 'C', in: ['2009-10', '2011-09'] },
    ],
    shows: [
      { rule: '806.7b', edition: '2009-10', by: 'either' },
      { rule: '810.7b', edition: '2011-09', by: 'either' },
      { rule: '805.10e', edition: '2026-02', by: 'one' },
    ],
  },
  {
    name: 'The orders of damage are announced by each side',
    ...TEAMS,
    editions: ['2009-10', '2011-09'],
    position: {
      sides: {
        A: { battlefield: ['Forest'] },
        B: { battlefield: ['Hill Giant'] },
        C: { battlefield: ['Gray Ogre'] },
        D: { battlefield: ['Storm Crow'] },
      },
    },
    script: [
      { until: 'declareAttackers' },
      { as: 'A', attack: ['Hill Giant'] },
      { until: 'declareBlockers' },
      { as: 'C', block: { 'Gray Ogre': 'Hill Giant', 'Storm Crow': 'Hill Giant' } },
      { expect: { asks: { as: 'B', kind: 'damageOrder' } }, id: 'order' },
      { as: 'B', answer: ['Storm Crow', 'Gray Ogre'] },
    ],
    shows: [
      { rule: '806.7e', edition: '2009-10', by: 'order' },
      { rule: '810.7e', edition: '2011-09', by: 'order' },
    ],
  },
  {
    name: 'Each player pays for their own attackers',
    ...TEAMS,
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Hill Giant', 'Forest ×2'] },
        B: { battlefield: ['Grizzly Bears'] },
        C: { battlefield: ['Propaganda'] },
      },
    },
    script: [
      { until: 'declareAttackers' },
      { as: 'A', refused: ['Grizzly Bears'] },
      { as: 'A', attack: ['Hill Giant'] },
      { expect: { attacking: ['Hill Giant'], tapped: { Forest: true, 'Forest 2': true } }, id: 'paid' },
    ],
    shows: [
      { rule: '606.5', edition: '2006-10', by: 'paid' },
      { rule: '806.5', edition: '2009-10', by: 'paid' },
      { rule: '810.5', edition: '2011-09', by: 'paid' },
      { rule: '810.5', edition: '2026-02', by: 'paid' },
    ],
  },
];
