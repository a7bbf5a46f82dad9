/** The tools over the Model Context Protocol, asked by its official client. */
import { Client, InMemoryTransport } from '@modelcontextprotocol/client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { patience } from '../../../../tests/tiers/patience.ts';
import { newDesk, newMcpServer } from './server.ts';

const client = new Client({ name: 'test', version: '1' });
const server = newMcpServer(newDesk({ mostMs: patience(120_000) }));
beforeAll(async () => {
  const [mine, its] = InMemoryTransport.createLinkedPair();
  await Promise.all([server.connect(its), client.connect(mine)]);
});
afterAll(() => client.close());

async function asked(name: string, given: Record<string, unknown>): Promise<{ failed: boolean; text: string }> {
  const { isError, content } = await client.callTool({ name, arguments: given });
  const texts = (content as { type: string; text?: string }[]).map(({ text }) => text ?? '');
  return { failed: isError === true, text: texts.join('\n') };
}

const NOTATION = `
A modal spell: the mode is chosen as it is cast            2006 2026
  Card Healing Salve | {W} | Instant
    Choose one —
    • Target player gains 3 life.
    • Prevent the next 3 damage that would be dealt to target player this turn.
  Card Oak | {G} | Creature — Treefolk | 1/4
  A: Plains, Oak | hand: Healing Salve
`;

describe('the server', () => {
  test('lists its tools with schemas', async () => {
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual([
      'find_rule',
      'find_question',
      'explain_rule',
      'card',
      'check_deck',
      'run_scenario',
      'compare_lines',
      'why',
      'why_not',
      'link_position',
      'legal_actions',
    ]);
    for (const { inputSchema, description } of tools) {
      expect(inputSchema.type).toBe('object');
      expect(description?.length).toBeGreaterThan(20);
    }
  });

  test('finds and explains rules', async () => {
    expect((await asked('find_rule', { words: 'deathtouch', edition: '2026-02' })).text).toContain('702.2');
    expect((await asked('find_rule', { words: 'xyzzyplugh' })).failed).toBe(true);
    expect((await asked('explain_rule', { rule: 'trample', edition: '2006-10' })).text).toContain('502.9');
    const unknown = await asked('explain_rule', { rule: '999.9' });
    expect(unknown).toEqual({ failed: true, text: expect.stringContaining('no rule "999.9"') });
  });

  test('looks cards up', async () => {
    expect((await asked('card', { name: 'lightning bolt' })).text).toContain('3 damage');
    expect((await asked('card', { name: 'Lightnin Bolt' })).text).toContain('Lightning Bolt');
  });

  test('reads decklists in any form and says what is wrong with them', async () => {
    const list = 'Count,Name,Board\n56,Mountain,main\n4,Lightnig Bolt,main\n2,Shock,maybe';
    const { failed, text } = await asked('check_deck', { list });
    expect(failed).toBe(false);
    expect(text).toContain('read from a table');
    expect(text).toContain('line 3: no card is named "Lightnig Bolt"; did you mean "Lightning Bolt"?');
    expect(text).toContain('No part of the deck: 2 cards under "Maybeboard"');
    expect((await asked('check_deck', { list: '60 Mountain' })).text).toContain('It may be played');
    expect((await asked('check_deck', { list: 'Counterspell\nShock' })).text).toContain('as of a cube, and no deck');
  });

  test('plays positions and tells them', async () => {
    const script = '  A casts Healing Salve, mode 0, targeting A\n  All pass until it resolves\n';
    const { failed, text } = await asked('run_scenario', { notation: NOTATION + script });
    expect(failed).toBe(false);
    expect(text).toContain('(2006-10)');
    expect(text).toContain('(2026-02)');
    expect(text).toMatch(/A: 23 life.*A: 23 life/s);
    expect((await asked('why', { notation: NOTATION, object: 'Oak' })).text).toContain('toughness: 4');
    expect((await asked('why', { notation: NOTATION, object: 'Elm' })).failed).toBe(true);
    expect((await asked('legal_actions', { notation: NOTATION })).text).toContain('Healing Salve');
    expect(await asked('legal_actions', { notation: 'A: Plains' })).toMatchObject({ failed: true });
  });

  test.each(['15000', '1000000000'])('refuses a position with a card ×%s at once', async (count) => {
    const many = NOTATION.replace('A: Plains, Oak', `A: Forest ×${count}`);
    for (const tool of ['run_scenario', 'legal_actions'])
      expect((await asked(tool, { notation: many })).text).toContain('a position has at most');
  });

  test('refuses what does not fit its schema, and texts that are too long', async () => {
    for (const given of [{ notation: 7 }, {}, { notation: 'x'.repeat(50_001) }])
      expect((await asked('run_scenario', given)).failed).toBe(true);
  });
});
