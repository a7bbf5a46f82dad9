/** The usual questions, as prompts that say in which order the tools answer them. */
import type { McpServer } from '@modelcontextprotocol/server';
import { DEFAULT_EDITION, EDITIONS } from '@rulewright/engine';
import { z } from 'zod';
import { NOTATION_URI } from './tools.ts';

const WAY = `Look up each card that is named with the tool card. Read ${NOTATION_URI}, write the position and what is done as a scenario, and play it with run_scenario; where a line is refused, mend it by what the answer says. For an object whose values matter ask why, for what may be done legal_actions, for two ways to go on compare_lines. Then look up the rules that decide with find_rule and explain_rule. Answer in one sentence first, then step by step, each with the number of its rule; say what could not be played.`;

const edition = z
  .enum(EDITIONS)
  .optional()
  .describe(`The rules by which it is played; ${DEFAULT_EDITION} where it is not said.`);

/** Each prompt: its title, what it is for, what it is given, and the request that it makes. */
const PROMPTS = {
  judge: {
    title: 'Answer a rules question',
    description: 'What happens in a position and why, played by the rules and with their numbers.',
    argsSchema: z.object({ question: z.string().min(1).max(4000), edition }),
    request: (given: Record<string, string | undefined>) =>
      `A question about the rules of ${given['edition'] ?? DEFAULT_EDITION}: ${given['question']}\n\n${WAY}`,
  },
  compare_editions: {
    title: 'Compare editions of the rules',
    description:
      'What would have happened under the rules of 2006, 2009, 2011 and today, and which rule makes the difference.',
    argsSchema: z.object({ question: z.string().min(1).max(4000) }),
    request: (given: Record<string, string | undefined>) =>
      `A question about ${EDITIONS.join(', ')}: ${given['question']}\n\n${WAY} Play the scenario under each edition and name the first step at which they part.`,
  },
  check_my_deck: {
    title: 'Check a decklist',
    description: 'Whether a deck may be played in a format, and what to change where it may not.',
    argsSchema: z.object({ list: z.string().min(1).max(100_000), format: z.string().max(40).optional() }),
    request: (given: Record<string, string | undefined>) =>
      `Check this list with check_deck${given['format'] === undefined ? '' : ` as ${given['format']}`}, and say for each fault what to change:\n\n${given['list']}`,
  },
} as const;

export function addPrompts(server: McpServer): void {
  for (const [name, { title, description, argsSchema, request }] of Object.entries(PROMPTS))
    server.registerPrompt(name, { title, description, argsSchema: argsSchema as z.ZodObject }, (given) => ({
      messages: [
        { role: 'user', content: { type: 'text', text: request(given as Record<string, string | undefined>) } },
      ],
    }));
}
