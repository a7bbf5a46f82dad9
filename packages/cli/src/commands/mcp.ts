/** `rulewright mcp`: rules, cards and positions for assistants and editors, over the Model Context Protocol on standard input and output. */
import type { Command } from 'commander';
import { newCommand } from '../command.ts';
import { webAddress } from '../options.ts';
import { remark, type Terminal } from '../terminal.ts';

export function mcpCommand(terminal: Terminal): Command {
  return newCommand(
    'mcp',
    'serve rules, cards and positions to assistants and editors over the Model Context Protocol',
    terminal,
  )
    .option('--app <address>', 'where the app is that links to positions open in (default: http://127.0.0.1:4006)')
    .addHelpText(
      'after',
      `
It speaks on standard input and output until its input is closed; "rulewright serve --mcp" serves the same over HTTP. Its tools:
find_rule, find_question, explain_rule, card, check_deck, run_scenario, compare_lines, why, why_not, legal_actions,
link_position; they answer in words and as data. It serves the grammar of positions (rulewright://notation), the chapters of each
edition (rulewright://rules/EDITION) and each rule (rulewright://rules/EDITION/NUMBER) to be read, and prompts for the usual questions.`,
    )
    .action(async (options: { app?: string }) => {
      const app = options.app === undefined ? undefined : webAddress('--app', options.app);
      const [{ serveStdio }, { newDesk, newMcpServer }, { lineTransport }] = await Promise.all([
        import('@modelcontextprotocol/server/stdio'),
        import('../mcp/server.ts'),
        import('../mcp/lines.ts'),
      ]);
      await new Promise<void>((done) => {
        const transport = lineTransport(terminal.stdin, terminal.stdout, done);
        const desk = newDesk(app === undefined ? {} : { app: () => app });
        serveStdio(() => newMcpServer(desk), { transport, onerror: (error) => remark(terminal, error.message) });
      });
    });
}
