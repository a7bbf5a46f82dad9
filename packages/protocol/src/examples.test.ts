/** Every example in the pages of the protocols is a message, and every message has an example there. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ERROR_CODES } from './errors.ts';
import { botMessage, hostMessage } from './bot-messages.ts';
import { parseBotMessage, parseClientMessage, parseHostMessage, parseServerMessage } from './parse.ts';
import { clientMessage } from './client-messages.ts';
import { serverMessage } from './server-messages.ts';

const folder = new URL('../../../docs/protocol/', import.meta.url);
const page = readdirSync(folder)
  .map((name) => readFileSync(new URL(name, folder), 'utf8'))
  .join('\n');
const examples = [...page.matchAll(/```json (client|server|host|bot)\n([\s\S]*?)```/g)].map(([, from, text]) => ({
  from,
  text: text ?? '',
}));
const PARSERS = {
  client: parseClientMessage,
  server: parseServerMessage,
  host: parseHostMessage,
  bot: parseBotMessage,
};
const typeOf = (text: string): unknown => (JSON.parse(text) as { type: unknown }).type;

test.each(examples)('$from: $text', ({ from, text }) => {
  expect(PARSERS[from as keyof typeof PARSERS](text)).toMatchObject({ ok: true });
});

test('every message has an example', () => {
  const shown = (from: string) => new Set(examples.filter((one) => one.from === from).map((one) => typeOf(one.text)));
  expect(shown('client')).toEqual(new Set(clientMessage.options.map((option) => option.shape.type.value)));
  expect(shown('server')).toEqual(new Set(serverMessage.options.map((option) => option.shape.type.value)));
  expect(shown('host')).toEqual(new Set(hostMessage.options.map((option) => option.shape.type.value)));
  expect(shown('bot')).toEqual(new Set(botMessage.options.map((option) => option.shape.type.value)));
});

test('every error code is explained', () => {
  for (const code of ERROR_CODES) expect(page).toContain(`| \`${code}\` |`);
});
