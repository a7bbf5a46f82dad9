/** Messages are read strictly, and what is wrong with one is said by name and place. */
import { DEFAULT_EDITION, EDITIONS, STEPS } from '@rulewright/engine';
import { MOST_WORDS as MOST_WORDS_OF_A_LINE } from '@rulewright/engine/vocabulary';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MOST_WORDS, wireAnswer } from './answers.ts';
import { DEFAULT_EDITION_ON_WIRE, WIRE_EDITIONS, WIRE_STEPS } from './names.ts';
import { parseClientMessage } from './parse.ts';

test('the words on the wire are those of the engine', () => {
  expect(WIRE_EDITIONS).toEqual(EDITIONS);
  expect(DEFAULT_EDITION_ON_WIRE).toBe(DEFAULT_EDITION);
  expect(WIRE_STEPS).toEqual(STEPS);
  expect(MOST_WORDS).toBe(MOST_WORDS_OF_A_LINE);
});

test.each([
  ['nonsense', 'malformed', null],
  ['[]', 'malformed', null],
  ['{"type":"answer","id":3,"decision":-1,"answer":[]}', 'malformed', 3],
  ['{"type":"answer","id":4,"decision":1,"answer":[1.5]}', 'malformed', 4],
  ['{"type":"shuffle","id":5}', 'malformed', 5],
  ['{"type":"ping","more":1}', 'malformed', null],
])('%s is refused', (text, code, re) => {
  expect(parseClientMessage(text)).toMatchObject({ ok: false, error: { type: 'error', code, re } });
});

test('where a message is wrong is said', () => {
  const parsed = parseClientMessage(
    '{"type":"create","edition":"1993-12","name":"Ada","deck":{"builtIn":"x"},"opponent":"random","bestOf":1}',
  );
  expect(parsed).toMatchObject({ ok: false, error: { issues: [{ path: 'edition' }] } });
});

const answers = fc.oneof(
  fc.integer({ min: -1000, max: 1000 }),
  fc.string({ maxLength: 200 }),
  fc.array(fc.nat(1000), { maxLength: 50 }),
  fc.array(fc.record({ attacker: fc.nat(100_000), target: fc.nat(10) }), { maxLength: 20 }),
  fc.array(fc.record({ blocker: fc.nat(100_000), attackers: fc.array(fc.nat(20), { maxLength: 5 }) }), {
    maxLength: 20,
  }),
);
test('every answer comes through as it was sent', () => {
  fc.assert(
    fc.property(answers, fc.nat(1_000_000), (answer, decision) => {
      const message = { type: 'answer', decision, epoch: 1, answer };
      expect(parseClientMessage(JSON.stringify(message))).toEqual({ ok: true, message });
      expect(wireAnswer.parse(answer)).toEqual(answer);
    }),
  );
});

test('no text makes the reader throw', () => {
  fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (text) => typeof parseClientMessage(text).ok === 'boolean'));
});
