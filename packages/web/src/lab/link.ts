/**
 * A document in a link: the data as JSON, deflated, as base64 for addresses, behind the number of the form: `1.q1bKSM1…`. The link is the
 * document; no server keeps it.
 */
import { EDITIONS, type EditionName } from '@rulewright/engine';
import type { Doc, TreeLine } from './document.ts';

/** What a link opens. */
export interface Shared {
  readonly doc: Doc;
  readonly edition: EditionName;
  /** the edition beside it; null none */
  readonly beside: EditionName | null;
}

export type Opened = { readonly ok: true; readonly shared: Shared } | { readonly ok: false; readonly message: string };

const FORM = '1';
/** Links longer than this are cut by some programs. */
export const LONGEST_LINK = 12_000;
/** A link that unpacks to more characters than this is refused. */
const MOST_CHARACTERS = 400_000;

/** The document as the part of an address behind `#`; null where it is too long for one. */
export async function packed({ doc, edition, beside }: Shared): Promise<string | null> {
  const data = {
    head: doc.head,
    lines: doc.lines.map(({ id, parent, text, name }) => (name === '' ? [id, parent, text] : [id, parent, text, name])),
    tip: doc.tip,
    at: doc.at,
    edition,
    ...(beside !== null && { beside }),
  };
  const stream = new Blob([JSON.stringify(data)]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  const text = `${FORM}.${base64(bytes)}`;
  return text.length > LONGEST_LINK ? null : text;
}

/** What `packed` made, checked wholly: a link comes from anybody. */
export async function unpacked(text: string): Promise<Opened> {
  const damaged = (what: string): Opened => ({
    ok: false,
    message: `This link is damaged: ${what}. Perhaps it was cut; ask for it again, or for the position as a file.`,
  });
  const [form, body = ''] = text.split('.', 2);
  if (form !== FORM && /^\d+$/.test(form ?? ''))
    return { ok: false, message: `This link is of form ${form}, which this version of Rulewright does not know.` };
  if (form !== FORM || text.length > LONGEST_LINK) return damaged('it does not begin or end as a link of the Lab does');
  let data: unknown;
  try {
    data = JSON.parse(await inflated(body));
  } catch (error) {
    return damaged(error instanceof RangeError ? error.message : 'its content cannot be unpacked');
  }
  const shared = sharedFrom(data);
  return shared ? { ok: true, shared } : damaged('its content is no position');
}

const base64 = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

/** @throws RangeError where there is more than a link may hold; another Error where it cannot be unpacked */
async function inflated(body: string): Promise<string> {
  const bytes = Uint8Array.from(atob(body.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const reader = stream.getReader();
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    text += decoder.decode(value, { stream: true });
    if (text.length > MOST_CHARACTERS) {
      await reader.cancel();
      throw new RangeError('it unpacks to more than a position');
    }
  }
}

/** A document from data of unknown origin; null where it is none: lines must hang together and be numbered upwards. */
export function sharedFrom(data: unknown): Shared | null {
  if (typeof data !== 'object' || data === null) return null;
  const { head, lines, tip, at, edition, beside = null } = data as Record<string, unknown>;
  const isEdition = (one: unknown): one is EditionName => EDITIONS.some((known) => known === one);
  if (typeof head !== 'string' || !Array.isArray(lines) || !isEdition(edition)) return null;
  if (beside !== null && !isEdition(beside)) return null;
  const read: TreeLine[] = [];
  const ids = new Set<unknown>([0]);
  for (const line of lines as readonly unknown[]) {
    if (!Array.isArray(line)) return null;
    const [id, parent, text, name = ''] = line as readonly unknown[];
    if (!Number.isSafeInteger(id) || ids.has(id) || !ids.has(parent)) return null;
    if (typeof text !== 'string' || typeof name !== 'string') return null;
    ids.add(id);
    read.push({ id: id as number, parent: parent as number, text, name });
  }
  if (!ids.has(tip) || !Number.isSafeInteger(at) || (at as number) < 0) return null;
  return { doc: { head, lines: read, tip: tip as number, at: at as number }, edition, beside };
}
