import { expect, test } from 'vitest';
import { origins } from './travel.ts';

test('a card comes from where it was, one that changed zones from where a card of its name was', () => {
  const at = (place: string, card: string) => ({ place, card });
  const from = origins(
    new Map([
      [1, at('field', '0/Bear')],
      [2, at('hand', '0/Shock')],
      [3, at('hand', '0/Shock')],
    ]),
    new Map([
      [1, at('field', '0/Bear')],
      [3, at('hand', '0/Shock')],
      [9, at('stack', '0/Shock')],
      [10, at('field', '1/Elf')],
    ]),
  );
  expect([...from].map(([id, { place }]) => [id, place])).toEqual([
    [1, 'field'],
    [3, 'hand'],
    [9, 'hand'],
  ]);
});
