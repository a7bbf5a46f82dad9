/** A spell all of whose targets have become illegal. 2006: 413.2a · 2009, 2011, 2026: 608.2b */
import type { ScenarioInput } from '@rulewright/scenario';
import { ALL, UNTIL_2011, texts } from '../cards.ts';

export const illegalTargets: readonly ScenarioInput[] = [
  {
    name: 'The only target has left: nothing of the spell happens',
    editions: [...ALL],
    cards: {
      ...texts('Grizzly Bears', 'Unsummon'),
      Annihilate: { cost: '{B}', type: 'Instant', text: 'Destroy target creature.\nDraw a card.' },
    },
    position: {
      sides: {
        A: { battlefield: ['Swamp'], hand: ['Annihilate'] },
        B: { battlefield: ['Island', 'Grizzly Bears'], hand: ['Unsummon'] },
      },
    },
    script: [
      { as: 'A', cast: 'Annihilate', targets: ['Grizzly Bears'] },
      { as: 'A', pass: true },
      { as: 'B', cast: 'Unsummon', targets: ['Grizzly Bears'] },
      { until: 'empty' },
      { expect: { zone: { 'Grizzly Bears': 'hand', Annihilate: 'graveyard' }, hand: { A: 0 } }, id: 'nothing' },
    ],
    shows: [
      { rule: '413.2a', edition: '2006-10', by: 'nothing' },
      { rule: '608.2b', edition: '2009-10', by: 'nothing' },
      { rule: '608.2b', edition: '2026-02', by: 'nothing' },
    ],
  },
  {
    name: 'A spell that is countered by the rules is countered; one that does not resolve is not',
    editions: [...ALL],
    cards: {
      ...texts('Grizzly Bears', 'Unsummon', 'Terror'),
      'Lament of Spells': {
        cost: '{G}',
        type: 'Enchantment',
        text: 'Whenever a spell or ability you control is countered, draw a card.',
        abilities: [
          {
            ability: 'triggered',
            event: { on: 'countered', what: { is: 'controlledBy', player: { who: 'you' } } },
            body: { effect: [{ do: 'draw', who: { who: 'you' }, count: 1 }] },
          },
        ],
      },
    },
    position: {
      sides: {
        A: { battlefield: ['Swamp ×2', 'Lament of Spells'], hand: ['Terror'] },
        B: { battlefield: ['Island', 'Grizzly Bears'], hand: ['Unsummon'] },
      },
    },
    script: [
      { as: 'A', cast: 'Terror', targets: ['Grizzly Bears'] },
      { as: 'A', pass: true },
      { as: 'B', cast: 'Unsummon', targets: ['Grizzly Bears'] },
      { until: 'empty' },
      { expect: { hand: { A: 1 } }, in: [...UNTIL_2011], id: 'countered' },
      { expect: { hand: { A: 0 } }, in: ['2026-02'], id: 'not resolved' },
    ],
    shows: [
      { rule: '413.2a', edition: '2006-10', by: 'countered' },
      { rule: '608.2b', edition: '2011-09', by: 'countered' },
      { rule: '608.2b', edition: '2026-02', by: 'not resolved' },
    ],
  },
  {
    name: 'One of two targets has become illegal: the other is dealt with',
    editions: [...ALL],
    cards: {
      ...texts('Grizzly Bears', 'Gray Ogre', 'Unsummon'),
      'Twin Bolt': { cost: '{R}', type: 'Instant', text: 'Twin Bolt deals 2 damage to each of two target creatures.' },
    },
    position: {
      sides: {
        A: { battlefield: ['Mountain'], hand: ['Twin Bolt'] },
        B: { battlefield: ['Island', 'Grizzly Bears', 'Gray Ogre'], hand: ['Unsummon'] },
      },
    },
    script: [
      { as: 'A', cast: 'Twin Bolt', targets: [['Grizzly Bears', 'Gray Ogre']] },
      { as: 'A', pass: true },
      { as: 'B', cast: 'Unsummon', targets: ['Grizzly Bears'] },
      { until: 'empty' },
      { expect: { zone: { 'Grizzly Bears': 'hand', 'Gray Ogre': 'graveyard' } }, id: 'other' },
    ],
    shows: [
      { rule: '413.2a', edition: '2006-10', by: 'other' },
      { rule: '608.2b', edition: '2026-02', by: 'other' },
    ],
  },
];
