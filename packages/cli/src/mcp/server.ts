/** The tools, texts and questions as a server of the Model Context Protocol, over any transport of its SDK. */
import { McpServer } from '@modelcontextprotocol/server';
import { VERSION } from '../command.ts';
import { type Aside, AsideFailure, newAsides } from './aside.ts';
import { addPrompts } from './prompts.ts';
import { addResources } from './resources.ts';
import { HERE, NOTATION_URI, TOOLS } from './tools.ts';

/** Characters of an answer; what is longer is cut, and says so. */
const MOST_TEXT = 60_000;

const INSTRUCTIONS = `Rulewright runs the rules of Magic: The Gathering as of 2006-10, 2009-10, 2011-09 and 2026-02. Ask it for rules and cards, and let it play positions instead of guessing what happens. Read ${NOTATION_URI} before you write a position.`;

/** What the threads of the tools are told. */
export interface Desk {
  /** where the app is served that opens links to the Lab */
  readonly app: string;
}

export interface DeskOptions {
  /** asked as a thread begins: the address of a server may be known only then */
  readonly app?: () => string;
  /** how many threads the tools work on; default 1 */
  readonly threads?: number;
  /** how long a tool may take */
  readonly mostMs?: number;
}

/** The threads on which the tools work, for any number of servers. */
export const newDesk = ({ app = () => HERE, threads = 1, mostMs }: DeskOptions = {}): Aside =>
  newAsides(threads, new URL('./thread', import.meta.url), {
    about: (): Desk => ({ app: app() }),
    ...(mostMs !== undefined && { mostMs }),
  });

/** One connection, or one request; several may share a desk. */
export function newMcpServer(aside: Aside = newDesk()): McpServer {
  const server = new McpServer({ name: 'rulewright', version: VERSION }, { instructions: INSTRUCTIONS });
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
      async (given, { mcpReq }) => {
        try {
          const { text, data } = await aside.call(name, given, mcpReq.signal);
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
