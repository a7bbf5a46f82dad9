import type { CardText } from '@rulewright/oracle';
import { expect, test } from 'vitest';
import { cardReport, describeCard } from './describe.ts';

const card = (text: string): CardText => ({
  name: 'Odd Cub',
  layout: 'normal',
  typeLine: 'Creature — Bear',
  supertypes: [],
  types: ['Creature'],
  subtypes: ['Bear'],
  text,
  power: '1',
  toughness: '1',
});

test('a keyword that is known from its reminder alone is said', () => {
  const odd = card('Zibbling (Whenever this creature attacks, draw a card.)');
  const described = describeCard(odd, '2026-02');
  expect(described).toMatchObject({ supported: true, byReminder: ['Zibbling'], partly: null });
  expect(cardReport(odd, described, 100)).toContain('Known from reminder text alone: Zibbling.');
});

test('a refused card says what of it is read', () => {
  const odd = card('Flying\nWhenever this creature attacks, zibble the wug.');
  const described = describeCard(odd, '2026-02');
  expect(described).toMatchObject({
    supported: false,
    byReminder: [],
    partly: { holes: [{ hole: 'byHand', frame: 'triggered', text: 'zibble the wug.' }] },
  });
  const report = cardReport(odd, described, 100);
  expect(report).toContain('As far as it was read; no game takes it so.');
  expect(report).toContain('An effect that was not read:\nzibble the wug.');
});
