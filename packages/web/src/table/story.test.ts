import { expect, test } from 'vitest';
import type { WireLogCause } from '@rulewright/protocol';
import { merged, toldTurns } from './story.ts';

const entries = (...texts: string[]) => texts.map((text, number) => ({ number, seats: null, text, turn: 1 }));
const texts = (...sentences: string[]): string[] => merged(entries(...sentences)).map(({ text }) => text);

test('what many do at once is one sentence', () => {
  expect(texts('Goblin attacks Ben.', 'Goblin attacks Ben.', 'Goblin Piledriver attacks Ben.')).toEqual([
    '2 × Goblin and Goblin Piledriver attack Ben.',
  ]);
  expect(
    texts('Goblin deals 1 damage to Ben.', 'Goblin deals 1 damage to Ben.', 'Bear deals 2 damage to Ben.'),
  ).toEqual(['2 × Goblin deal 1 damage each to Ben.', 'Bear deals 2 damage to Ben.']);
  expect(texts('Ada draws a card.', 'Ada draws a card.', 'Ben draws a card.')).toEqual([
    'Ada draws 2 cards.',
    'Ben draws a card.',
  ]);
  expect(texts('Elf is destroyed.', 'Bear is destroyed.', 'Ox is destroyed.')).toEqual([
    'Elf, Bear and Ox are destroyed.',
  ]);
});

test('what follows from an action stands under it, in its turn', () => {
  const [first, second] = toldTurns(
    entries(
      'Ada goes first.',
      'Turn 1: Ada.',
      'Ada draws a card.',
      'Ada casts Shock targeting Soul Warden.',
      'Shock deals 2 damage to Soul Warden.',
      'Soul Warden is destroyed.',
      'The ability of Soul Warden resolves.',
      'Ben gains 1 life.',
    ),
  );
  expect(first).toMatchObject({ title: '', deeds: [{ text: 'Ada goes first.' }] });
  expect(second).toEqual({
    turn: 1,
    title: 'Turn 1: Ada',
    deeds: [
      { number: 2, last: 2, text: 'Ada draws a card.', because: null, then: [] },
      {
        number: 3,
        last: 5,
        text: 'Ada casts Shock targeting Soul Warden.',
        because: null,
        then: [
          { number: 4, last: 4, text: 'Shock deals 2 damage to Soul Warden.', because: null },
          { number: 5, last: 5, text: 'Soul Warden is destroyed.', because: null },
        ],
      },
      {
        number: 6,
        last: 7,
        text: 'The ability of Soul Warden resolves.',
        because: null,
        then: [{ number: 7, last: 7, text: 'Ben gains 1 life.', because: null }],
      },
    ],
  });
});

test('what happens for other causes is another sentence', () => {
  const by = (source: string): WireLogCause => ({ source, ability: null, rule: null });
  const drawn = (number: number, because: WireLogCause) => ({
    number,
    seats: null,
    turn: 1,
    text: 'Ada draws a card.',
    because,
  });
  expect(
    merged([drawn(0, by('Howling Mine')), drawn(1, by('Howling Mine')), drawn(2, by('Opt'))]).map(
      ({ text, because }) => [text, because?.source],
    ),
  ).toEqual([
    ['Ada draws 2 cards.', 'Howling Mine'],
    ['Ada draws a card.', 'Opt'],
  ]);
});

test('an empty log tells nothing', () => expect(toldTurns([])).toEqual([]));

test('combat damage is told apart from what was done after the attack', () => {
  const fought = { source: null, ability: null, rule: { edition: '2026-02', number: '510.2' } } as const;
  const [turn] = toldTurns(
    ['Ox attacks Ben.', 'The ability of Elf resolves.', 'Ox deals 2 damage to Ben.'].map((text, number) => ({
      number,
      seats: null,
      text,
      turn: 1,
      ...(number === 2 ? { because: fought } : {}),
    })),
  );
  expect(turn?.deeds.map(({ text, then }) => [text, then.length])).toEqual([
    ['Ox attacks Ben.', 0],
    ['The ability of Elf resolves.', 0],
    ['Ox deals 2 damage to Ben.', 0],
  ]);
});

test('a turn in which nothing was told is not told, unless it lasts; who reads is told as “you”', () => {
  const turns = toldTurns(entries('Turn 1: Ada.', 'Turn 2: Ben.', 'Ben draws a card.', 'Turn 3: Ada.'), (text) =>
    text.replace('Ben draws', 'You draw'),
  );
  expect(turns.map(({ title }) => title)).toEqual(['Turn 2: Ben', 'Turn 3: Ada']);
  expect(turns[0]?.deeds[0]?.text).toBe('You draw a card.');
});
