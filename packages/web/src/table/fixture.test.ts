import { parseServerMessage } from '@rulewright/protocol';
import { expect, test } from 'vitest';
import { messages, priorityDecision } from './fixture-in-tests.ts';

test('the protocol takes every message of the fixture', () => {
  for (const players of [2, 4])
    for (const message of messages(priorityDecision, players))
      expect(parseServerMessage(JSON.stringify(message))).toMatchObject({ ok: true });
});
