import { expect, test } from 'vitest';
import { memorySource } from './card-index.ts';
import { cardText } from './card-text.ts';
import { parseDecklist } from './decklist.ts';
import { resolveDeck } from './resolve-deck.ts';

const instant = (name: string) => ({ name, typeLine: 'Instant' });
const source = memorySource('test', [
  { card: cardText([instant('Shock')], { layout: 'normal' }) },
  { card: cardText([instant('Fire'), instant('Ice')], { layout: 'split' }) },
  { card: cardText([instant('Sand'), instant('Glass')], { layout: 'split' }) },
  { card: cardText([instant('Rock'), instant('Glass')], { layout: 'split' }) },
]);

function resolved(text: string) {
  const list = parseDecklist(text);
  if (!list.ok) throw new Error('unreadable');
  return resolveDeck(list.deck, source);
}

test('names become cards', () => {
  expect(resolved('4 shock\n2 Ice\n\nSideboard\n1 Fire/Ice')).toMatchObject({
    ok: true,
    deck: {
      main: [
        { count: 4, card: { name: 'Shock' }, line: 1 },
        { count: 2, card: { name: 'Fire // Ice' }, line: 2 },
      ],
      sideboard: [{ count: 1, card: { name: 'Fire // Ice' }, line: 5 }],
    },
  });
});

test('every unknown name is reported with its line', () => {
  expect(resolved('4 Shok\n4 Shock\n3 Glass\nSB: 1 Nothing Like It')).toEqual({
    ok: false,
    faults: [
      { line: 1, reason: 'no card is named "Shok"; did you mean "Shock"?', similar: ['Shock'] },
      {
        line: 3,
        reason: '"Glass" may be "Rock // Glass" or "Sand // Glass"',
        similar: ['Rock // Glass', 'Sand // Glass'],
      },
      { line: 4, reason: 'no card is named "Nothing Like It"', mayBeNewer: true },
    ],
  });
});

test('of a name like no other it is said up to when cards are known', () => {
  const dated = memorySource('dated', [
    { card: cardText([{ name: 'Shock', typeLine: 'Instant' }], { layout: 'normal', firstPrinted: '1998-03-02' }) },
  ]);
  const list = parseDecklist('4 Brand New Thing');
  if (!list.ok) throw new Error('unread');
  expect(resolveDeck(list.deck, dated)).toMatchObject({
    faults: [{ reason: 'no card is named "Brand New Thing" among those printed by 1998-03-02' }],
  });
});
