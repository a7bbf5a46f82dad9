/** The tools, texts and questions as a server of the Model Context Protocol, over any transport of its SDK. */
import { McpServer } from '@modelcontextprotocol/server';
import { VERSION } from '../command.ts';
import { AsideFailure, newAside } from './aside.ts';
import { addPrompts } from './prompts.ts';
import { addResources } from './resources.ts';
import { NOTATION_URI, TOOLS } from './tools.ts';

/** Characters of an answer; what is longer is cut, and says so. */
const MOST_TEXT = 60_000;

const INSTRUCTIONS = `Rulewright runs the rules of Magic: The Gathering as of 2006-10, 2009-10, 2011-09 and 2026-02. Ask it for rules and cards, and let it play positions instead of guessing what happens. Read ${NOTATION_URI} before you write a position.`;

/** `mostMs`: how long a tool may take. */
export function newMcpServer(mostMs?: number): McpServer {
  const server = new McpServer({ name: 'rulewright', version: VERSION }, { instructions: INSTRUCTIONS });
  const aside = newAside(new URL('./thread', import.meta.url), mostMs);
  for (const [name, { title, description, input, output }] of Object.entries(TOOLS))
    server.registerTool(
      name,
      {
        title,
        description,
        inputSchema: input,
        outputSchema: output,
        annotations: { readOnlyHint: true, openWorldHint: false },
      },
      async (given) => {
        try {
          const { text, data } = await aside.call(name, given);
          return {
            content: [{ type: 'text', text: clipped(text) }],
            structuredContent: clippedWithin(data) as typeof data,
          };
        } catch (error) {
          if (!(error instanceof AsideFailure)) throw error;
          return { isError: true, content: [{ type: 'text', text: error.message }] };
        }
      },
    );
  addResources(server, (name, given) => aside.call(name, given));
  addPrompts(server);
  return server;
}

const clipped = (text: string): string =>
  text.length <= MOST_TEXT ? text : `${text.slice(0, MOST_TEXT)}\n[cut: ${text.length - MOST_TEXT} more characters]`;

/** The same data, each text of it clipped. */
const clippedWithin = (data: unknown): unknown => {
  if (typeof data === 'string') return clipped(data);
  if (Array.isArray(data)) return data.map(clippedWithin);
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, clippedWithin(value)]));
};
