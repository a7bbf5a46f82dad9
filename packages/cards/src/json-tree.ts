/** JSON with the line each of its values stands on. */
import { Tokenizer, TokenType } from '@streamparser/json';

export type JsonNode =
  | { readonly kind: 'object'; readonly line: number; readonly fields: Map<string, JsonNode> }
  | { readonly kind: 'array'; readonly line: number; readonly items: JsonNode[] }
  | { readonly kind: 'value'; readonly line: number; readonly value: string | number | boolean | null };

export type JsonTree =
  | { readonly ok: true; readonly root: JsonNode }
  | { readonly ok: false; readonly line: number; readonly reason: string };

/** Objects and lists within others, beyond which nothing is read. */
const DEEPEST = 64;
const NEWLINE = 0x0a;

/** Reads a text as JSON, in time linear in it and without going down into it by calls. */
export function jsonTree(text: string): JsonTree {
  try {
    JSON.parse(text);
  } catch (error) {
    return { ok: false, ...syntaxFault(text, error) };
  }
  const bytes = new TextEncoder().encode(text);
  const open: (JsonNode & { kind: 'object' | 'array' })[] = [];
  let root: JsonNode | undefined;
  let key: string | undefined;
  let line = 1;
  let place = 0;
  let deepest = 0;
  const add = (node: JsonNode): void => {
    const around = open.at(-1);
    if (around === undefined) root = node;
    else if (around.kind === 'array') around.items.push(node);
    else if (key !== undefined) around.fields.set(key, node);
    key = undefined;
  };
  const tokenizer = new Tokenizer();
  tokenizer.onToken = ({ token, value, offset }) => {
    for (; place < offset; place++) if (bytes[place] === NEWLINE) line++;
    const around = open.at(-1);
    if (token === TokenType.LEFT_BRACE || token === TokenType.LEFT_BRACKET) {
      const node: JsonNode & { kind: 'object' | 'array' } =
        token === TokenType.LEFT_BRACE
          ? { kind: 'object', line, fields: new Map() }
          : { kind: 'array', line, items: [] };
      add(node);
      open.push(node);
      deepest = Math.max(deepest, open.length);
    } else if (token === TokenType.RIGHT_BRACE || token === TokenType.RIGHT_BRACKET) open.pop();
    else if (token === TokenType.STRING && around?.kind === 'object' && key === undefined) key = String(value);
    else if (isValue(token)) add({ kind: 'value', line, value });
  };
  tokenizer.write(bytes);
  if (!tokenizer.isEnded) tokenizer.end();
  if (deepest > DEEPEST)
    return { ok: false, line: 1, reason: `its values stand in more than ${DEEPEST} others: this is no decklist` };
  return root === undefined ? { ok: false, line: 1, reason: 'it is empty' } : { ok: true, root };
}

const isValue = (token: TokenType): boolean =>
  token === TokenType.STRING ||
  token === TokenType.NUMBER ||
  token === TokenType.TRUE ||
  token === TokenType.FALSE ||
  token === TokenType.NULL;

/** Where and why the text is no JSON, as far as the program that runs this says. */
function syntaxFault(text: string, error: unknown): { line: number; reason: string } {
  const message = error instanceof Error ? error.message : '';
  const position = /position (\d+)/.exec(message)?.[1];
  const line = position === undefined ? /line (\d+)/.exec(message)?.[1] : undefined;
  const at = position === undefined ? Number(line ?? 1) : text.slice(0, Number(position)).split('\n').length;
  return { line: Math.max(1, at), reason: 'this is not the whole of a JSON file, or it is damaged: export it again' };
}
