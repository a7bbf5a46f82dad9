/**
 * A document in a link: the data as JSON, deflated, as base64 for addresses, behind the number of the form: `1.q1bKSM1…`. The link is the
 * document; no server keeps it. One that is too long for a link is stored by the server, and the link has its id: `s.Wk3…`.
 */
import { request } from '#home';
import { EDITIONS, type EditionName } from '@rulewright/engine';
import { LAB_FORM, LAB_STORED, LONGEST_LINK, LONGEST_POSITION, labText } from '@rulewright/protocol';
import { packedText, unpackedText } from '../connection/packed-text.ts';
import { trouble, type Wrong } from '../words/trouble.ts';
import type { Words } from '../words/words.ts';
import type { Doc, TreeLine } from './document.ts';

/** What a link opens. */
export interface Shared {
  readonly doc: Doc;
  readonly edition: EditionName;
  /** the edition beside it; null none */
  readonly beside: EditionName | null;
}

export type Opened = { readonly ok: true; readonly shared: Shared } | { readonly ok: false; readonly message: Wrong };

type Said = Words['lab']['link'];
const refusedAs = (said: (words: Said) => string): { readonly ok: false; readonly message: Wrong } => ({
  ok: false,
  message: trouble('lab', ({ link }) => said(link)),
});

/** A link that unpacks to more characters than this is refused. */
const MOST_CHARACTERS = 400_000;

/** The document as text for an address, however long. */
export const packed = async ({ doc, edition, beside }: Shared): Promise<string> =>
  `${LAB_FORM}.${await packedText(labText({ ...doc, edition, beside }))}`;

export type Linked = { readonly ok: true; readonly link: string } | { readonly ok: false; readonly message: Wrong };

/** The part of an address behind `#` that opens the document; one that is too long for that is stored first. */
export async function linkTo(shared: Shared): Promise<Linked> {
  const position = await packed(shared);
  if (position.length <= LONGEST_LINK) return { ok: true, link: position };
  const refused = (why: (words: Said) => string): Linked => refusedAs((link) => link.tooLong(why(link)));
  if (position.length > LONGEST_POSITION) return refused(({ tooLongToStore }) => tooLongToStore);
  try {
    const response = await request('/positions', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ position }),
    });
    const said = (await response.json()) as { id?: unknown; message?: string };
    if (response.ok && typeof said.id === 'string') return { ok: true, link: `${LAB_STORED}.${said.id}` };
    return refused(({ notStored }) => notStored(said.message ?? String(response.status)));
  } catch {
    return refused(({ noStore }) => noStore);
  }
}

/** Opens what stands behind `#`: the document itself, or the id of one that the server has. */
export async function openLink(link: string): Promise<Opened> {
  const [form, id = ''] = link.split('.', 2);
  if (form !== LAB_STORED) return unpacked(link);
  try {
    const response = await request(`/positions/${encodeURIComponent(id)}`);
    const said = (await response.json()) as { position?: unknown; message?: string };
    if (response.ok && typeof said.position === 'string') return await unpacked(said.position, LONGEST_POSITION);
    return refusedAs(({ notHad }) => notHad(said.message ?? String(response.status)));
  } catch {
    return refusedAs(({ noServer }) => noServer);
  }
}

/** What `packed` made, checked wholly: a link comes from anybody. */
export async function unpacked(text: string, longest = LONGEST_LINK): Promise<Opened> {
  const damaged = (what: keyof Said['faults']): Opened => refusedAs((link) => link.damaged(link.faults[what]));
  const [form, body = ''] = text.split('.', 2);
  if (form !== LAB_FORM && /^\d+$/.test(form ?? '')) return refusedAs(({ otherForm }) => otherForm(form ?? ''));
  if (form !== LAB_FORM || text.length > longest) return damaged('ends');
  let data: unknown;
  try {
    data = JSON.parse(await unpackedText(body, MOST_CHARACTERS));
  } catch (error) {
    return damaged(error instanceof RangeError ? 'large' : 'packed');
  }
  const shared = sharedFrom(data);
  return shared ? { ok: true, shared } : damaged('content');
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
