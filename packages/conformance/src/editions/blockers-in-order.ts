/** Dividing combat damage among blockers. 2006: 310.2c · 2009, 2011: 509.2, 510.1c · 2026: 510.1c */
import type { ScenarioInput } from '@rulewright/scenario';
import { ALL, texts } from '../cards.ts';

export const blockersInOrder: readonly ScenarioInput[] = [
  {
    name: 'Three damage among two blockers',
    editions: [...ALL],
    cards: texts('Hill Giant', 'Grizzly Bears', 'Runeclaw Bear'),
    position: { sides: { A: { battlefield: ['Hill Giant'] }, B: { battlefield: ['Grizzly Bears', 'Runeclaw Bear'] } } },
    script: [
      { until: 'declareAttackers' },
      { as: 'A', attack: ['Hill Giant'] },
      { until: 'declareBlockers' },
      { as: 'B', block: { 'Grizzly Bears': 'Hill Giant', 'Runeclaw Bear': 'Hill Giant' } },
      { as: 'A', answer: ['Grizzly Bears', 'Runeclaw Bear'], kind: 'damageOrder', in: ['2009-10', '2011-09'] },
      { until: 'asked' },
      // One to the first and two to the second: not in order, the first being short of lethal damage.
      { as: 'A', refused: { 'Grizzly Bears': 1, 'Runeclaw Bear': 2 }, in: ['2009-10', '2011-09'] },
      {
        as: 'A',
        answer: { 'Grizzly Bears': 2, 'Runeclaw Bear': 1 },
        kind: 'damageDivision',
        in: ['2009-10', '2011-09'],
      },
      {
        as: 'A',
        answer: { 'Grizzly Bears': 1, 'Runeclaw Bear': 2 },
        kind: 'damageDivision',
        in: ['2006-10', '2026-02'],
      },
      { until: 'endCombat' },
      {
        expect: { zone: { 'Grizzly Bears': 'graveyard', 'Runeclaw Bear': 'battlefield', 'Hill Giant': 'graveyard' } },
        in: ['2009-10', '2011-09'],
        id: 'ordered',
      },
      {
        expect: { zone: { 'Grizzly Bears': 'battlefield', 'Runeclaw Bear': 'graveyard', 'Hill Giant': 'graveyard' } },
        in: ['2006-10', '2026-02'],
        id: 'free',
      },
    ],
    shows: [
      { rule: '310.2c', edition: '2006-10', by: 'free' },
      { rule: '510.1c', edition: '2009-10', by: 'ordered' },
      { rule: '510.1c', edition: '2011-09', by: 'ordered' },
      { rule: '510.1c', edition: '2026-02', by: 'free' },
    ],
  },
];
