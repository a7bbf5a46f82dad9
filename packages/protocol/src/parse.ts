/** From the text of a frame to a message, or a typed error that says where it is wrong. */
import { type BotMessage, botMessage, type HostMessage, hostMessage } from './bot-messages.ts';
import { clientMessage, type ClientMessage } from './client-messages.ts';
import type { ErrorMessage } from './errors.ts';
import { idIn } from './id-in.ts';
import { serverMessage, type ServerMessage } from './server-messages.ts';

/** Longest message a server reads, in bytes. */
export const MAX_MESSAGE_BYTES = 64 * 1024;

export type Parsed<M> = { ok: true; message: M } | { ok: false; error: ErrorMessage };

function idOf(value: unknown): number | null {
  if (typeof value !== 'object' || value === null || !('id' in value)) return null;
  return typeof value.id === 'number' && Number.isSafeInteger(value.id) ? value.id : null;
}

type Checked<M> =
  | { success: true; data: M }
  | { success: false; error: { issues: readonly { path: PropertyKey[]; message: string }[] } };

function parse<M>(text: string, check: (value: unknown) => Checked<M>): Parsed<M> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    const re = idIn(text);
    return { ok: false, error: { type: 'error', re, code: 'malformed', message: 'The message is not JSON.' } };
  }
  const checked = check(value);
  if (checked.success) return { ok: true, message: checked.data };
  const issues = checked.error.issues
    .slice(0, 10)
    .map((issue) => ({ path: issue.path.map(String).join('.'), message: issue.message }));
  const first = issues[0];
  const where = first && first.path !== '' ? ` at “${first.path}”` : '';
  return {
    ok: false,
    error: {
      type: 'error',
      re: idOf(value),
      code: 'malformed',
      message: `The message is not one of the protocol${where}: ${first?.message ?? 'unknown reason'}`,
      issues,
    },
  };
}

export const parseClientMessage = (text: string): Parsed<ClientMessage> =>
  parse(text, (value) => clientMessage.safeParse(value));
export const parseServerMessage = (text: string): Parsed<ServerMessage> =>
  parse(text, (value) => serverMessage.safeParse(value));
export const parseHostMessage = (text: string): Parsed<HostMessage> =>
  parse(text, (value) => hostMessage.safeParse(value));
export const parseBotMessage = (text: string): Parsed<BotMessage> =>
  parse(text, (value) => botMessage.safeParse(value));
