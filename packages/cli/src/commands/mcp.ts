/** `rulewright mcp`: rules, cards and positions for assistants and editors, over the Model Context Protocol on standard input and output. */
import type { Command } from 'commander';
import { newCommand } from '../command.ts';
import { remark, type Terminal } from '../terminal.ts';

export function mcpCommand(terminal: Terminal): Command {
  return newCommand(
    'mcp',
    'serve rules, cards and positions to assistants and editors over the Model Context Protocol',
    terminal,
  )
    .addHelpText(
      'after',
      '\nIt speaks on standard input and output until its input is closed. Its tools: find_rule, explain_rule, card,\ncheck_deck, run_scenario, compare_lines, why, legal_actions; they answer in words and as data. It serves the grammar of positions\n(rulewright://notation) and each rule (rulewright://rules/EDITION/NUMBER) to be read, and prompts for the usual questions.',
    )
    .action(async () => {
      const [{ serveStdio }, { newMcpServer }, { lineTransport }] = await Promise.all([
        import('@modelcontextprotocol/server/stdio'),
        import('../mcp/server.ts'),
        import('../mcp/lines.ts'),
      ]);
      await new Promise<void>((done) => {
        const transport = lineTransport(terminal.stdin, terminal.stdout, done);
        serveStdio(() => newMcpServer(), { transport, onerror: (error) => remark(terminal, error.message) });
      });
    });
}
