/** What a page takes for settings is what the server takes. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { areSettings, DEFAULT_SETTINGS } from './settings.ts';
import { seatSettings } from './settings-schema.ts';

const agree = (value: unknown): void => {
  // the server fills in what may be left out
  const filled = typeof value === 'object' && value !== null ? { ...DEFAULT_SETTINGS, ...value } : value;
  expect([JSON.stringify(filled), areSettings(filled)]).toEqual([
    JSON.stringify(filled),
    seatSettings.safeParse(filled).success,
  ]);
};

test.each([
  DEFAULT_SETTINGS,
  null,
  [],
  'auto',
  { ...DEFAULT_SETTINGS, more: 1 },
  { stops: { own: ['main1'], opponents: [] } },
  { stops: { own: ['teatime'], opponents: [] } },
  { stops: { own: [] } },
  { stops: null },
  { atStops: 'never' },
  { onOpponent: 'never' },
  { ignore: ['x'.repeat(201)] },
  { yields: Array.from({ length: 201 }, () => 'x') },
  { always: [{ about: 'a', answer: 'b' }] },
  { always: [{ about: 'a' }] },
  { always: [{ about: 'a', answer: 'x'.repeat(501) }] },
  { autoPay: 1 },
])('%j', (value) => {
  agree(value);
});

test('any one field as something else', () => {
  const names = Object.keys(DEFAULT_SETTINGS);
  fc.assert(
    fc.property(fc.constantFrom(...names), fc.jsonValue(), (name, value) => {
      agree({ [name]: value });
    }),
  );
});
