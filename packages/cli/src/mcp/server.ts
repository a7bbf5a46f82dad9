/** The tools as a server of the Model Context Protocol, over any transport of its SDK. */
import { McpServer } from '@modelcontextprotocol/server';
import { ScenarioFault } from '@rulewright/scenario';
import { VERSION } from '../command.ts';
import { Failure } from '../failure.ts';
import { ToolFailure, TOOLS } from './tools.ts';

/** Characters of an answer; what is longer is cut, and says so. */
const MOST_TEXT = 60_000;

const INSTRUCTIONS =
  'Rulewright runs the rules of Magic: The Gathering as of 2006-10, 2009-10, 2011-09 and 2026-02. Ask it for rules and cards, and let it play positions instead of guessing what happens.';

export function newMcpServer(): McpServer {
  const server = new McpServer({ name: 'rulewright', version: VERSION }, { instructions: INSTRUCTIONS });
  for (const [name, { title, description, input, run }] of Object.entries(TOOLS))
    server.registerTool(
      name,
      { title, description, inputSchema: input, annotations: { readOnlyHint: true, openWorldHint: false } },
      async (given) => {
        try {
          return { content: [{ type: 'text', text: clipped(await run(given as never)) }] };
        } catch (error) {
          const told = error instanceof ToolFailure || error instanceof Failure || error instanceof ScenarioFault;
          if (!told) throw error;
          return { isError: true, content: [{ type: 'text', text: error.message }] };
        }
      },
    );
  return server;
}

const clipped = (text: string): string =>
  text.length <= MOST_TEXT ? text : `${text.slice(0, MOST_TEXT)}\n[cut: ${text.length - MOST_TEXT} more characters]`;
