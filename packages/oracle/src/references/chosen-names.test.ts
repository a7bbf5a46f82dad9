/** Names chosen by keywords: the one, one of two, or the other. */
import { expect, test } from 'vitest';
import { abilitiesOf, cardWith } from '../../cards-in-tests.ts';
import { compile } from '../compile.ts';

test('double agenda: one of the names is asked about, or the other than that of the spell', () => {
  const named = { is: 'named', name: { ref: 'chosenName' } };
  expect(
    abilitiesOf(
      'Double agenda\nWhenever you cast a creature spell with one of the chosen names, you may search your library for a creature card with the other chosen name, reveal it, put it into your hand, then shuffle.',
      { wording: '2026-02', types: ['Conspiracy'] },
    ),
  ).toMatchObject([
    { keyword: 'double agenda' },
    {
      event: { what: { of: [{ is: 'type' }, { is: 'spell' }, named] } },
      body: {
        effect: [
          {
            effect: [
              {
                where: {
                  of: [
                    { is: 'type' },
                    { of: [named, { of: { is: 'sharesName', with: { set: 'ref', name: 'event.object' } } }] },
                  ],
                },
              },
              {},
              {},
              {},
            ],
          },
        ],
      },
    },
  ]);
});

const wish = (said: string, keyword = 'Double agenda') =>
  compile(
    cardWith(`${keyword}\nCreatures you control with ${said} get +1/+1.`, {
      wording: '2026-02',
      types: ['Conspiracy'],
    }),
  ).ok;

test('of two names the text says which it means, and of one it does not', () => {
  expect(wish('the chosen name', 'Hidden agenda')).toBe(true);
  expect(wish('one of the chosen names')).toBe(true);
  expect(wish('the chosen name')).toBe(false);
  expect(wish('one of the chosen names', 'Hidden agenda')).toBe(false);
});
