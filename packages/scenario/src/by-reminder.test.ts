/** A card whose keyword is known from its reminder text alone stands in a position only where that is asked for. */
import { expect, test } from 'vitest';
import { settingOf } from './setting.ts';

const scenario = {
  name: 'a strange keyword',
  cards: {
    'Strange Elf': {
      cost: '{G}',
      type: 'Creature — Elf',
      pt: '1/1',
      text: 'Frobnicate (Whenever this creature attacks, draw a card.)',
      wording: '2026-02' as const,
    },
  },
  editions: ['2026-02' as const],
  position: { sides: { A: { battlefield: ['Strange Elf'] } } },
  script: [],
};

test('scenarios refuse it by name, the Lab accepts it', () => {
  const refused = settingOf(scenario, '2026-02', {});
  expect(refused.ok ? '' : refused.message).toMatch(/Strange Elf.*Frobnicate/);
  expect(settingOf(scenario, '2026-02', { byReminder: 'accept' }).ok).toBe(true);
});
