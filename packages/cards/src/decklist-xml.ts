/** Decklists written as XML: Cockatrice's `.cod` and MTGO's `.dek`. 2009, 2011, 2026: 100.4 */
import { countFault, type DeckEntry, type DecklistFault, type DecklistResult, finishDeck } from './deck.ts';

interface Element {
  readonly kind: 'open' | 'close';
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly line: number;
  /** the text that follows the tag */
  readonly text: string;
}

type Parts = { readonly [part: string]: DeckEntry[] };

/** A Cockatrice deck: `<zone name="main"><card number="4" name="…"/></zone>`. */
export function parseCodXml(source: string): DecklistResult {
  const read = elements(source);
  if (!read.ok) return { ok: false, faults: [read.fault] };
  const faults: DecklistFault[] = [];
  const zones: Parts = { main: [], side: [] };
  let zone: string | undefined;
  let name: string | undefined;
  for (const element of read.elements) {
    const { line, attributes } = element;
    if (element.name === 'deckname' && element.kind === 'open') name = element.text.trim() || undefined;
    if (element.name === 'zone') {
      zone = element.kind === 'open' ? (attributes['name'] ?? '') : undefined;
      // Cockatrice lists the tokens that a deck makes; they are not cards of it.
      if (zone !== undefined && zone !== 'tokens' && !(zone in zones)) {
        faults.push({ line, reason: `the zone "${zone}" is not one of a deck's` });
      }
    }
    if (element.name !== 'card' || element.kind === 'close' || zone === 'tokens') continue;
    if (zone === undefined) faults.push({ line, reason: 'a card outside a zone' });
    else take(zones[zone] ?? [], attributes['number'], attributes['name'], line, faults);
  }
  if (faults.length > 0) return { ok: false, faults };
  return finishDeck({ name, main: zones['main'] ?? [], sideboard: zones['side'] ?? [], commander: [] });
}

/** An MTGO deck: `<Cards Quantity="4" Sideboard="false" Name="…"/>`. */
export function parseDekXml(source: string): DecklistResult {
  const read = elements(source);
  if (!read.ok) return { ok: false, faults: [read.fault] };
  const faults: DecklistFault[] = [];
  const parts: Parts = { main: [], sideboard: [] };
  if (!read.elements.some((element) => element.name === 'Deck')) {
    return { ok: false, faults: [{ line: 1, reason: 'XML, but neither a Cockatrice nor an MTGO deck' }] };
  }
  for (const { name, kind, attributes, line } of read.elements) {
    if (name !== 'Cards' || kind === 'close') continue;
    const part = attributes['Sideboard']?.toLowerCase() === 'true' ? parts['sideboard'] : parts['main'];
    take(part ?? [], attributes['Quantity'], attributes['Name'], line, faults);
  }
  if (faults.length > 0) return { ok: false, faults };
  return finishDeck({ name: undefined, main: parts['main'] ?? [], sideboard: parts['sideboard'] ?? [], commander: [] });
}

function take(
  into: DeckEntry[],
  number: string | undefined,
  name: string | undefined,
  line: number,
  faults: DecklistFault[],
): void {
  const count = number === undefined ? Number.NaN : Number(number);
  const fault = countFault(count);
  if (fault !== undefined) faults.push({ line, reason: fault });
  else if (name === undefined || name.trim() === '') faults.push({ line, reason: 'a card without a name' });
  else into.push({ count, name: name.trim(), line });
}

type Elements =
  | { readonly ok: true; readonly elements: readonly Element[] }
  | { readonly ok: false; readonly fault: DecklistFault };

/** The tags of a well-formed document in order; a tag without content counts as opened only. */
function elements(source: string): Elements {
  const found: Element[] = [];
  const open: string[] = [];
  const tag =
    /<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<![^>]*>|<(\/?)([A-Za-z_][\w.-]*)((?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>|</g;
  let at = 0;
  let line = 1;
  const fault = (reason: string): Elements => ({ ok: false, fault: { line, reason } });
  for (const match of source.matchAll(tag)) {
    line += source.slice(at, match.index).split('\n').length - 1;
    at = match.index;
    const [whole, closing, name, attributes = '', empty] = match;
    if (whole === '<') return fault('a tag that is not closed');
    if (name === undefined) continue;
    if (closing === '/') {
      if (open.pop() !== name) return fault(`</${name}> closes nothing`);
      found.push({ kind: 'close', name, attributes: {}, line, text: '' });
      continue;
    }
    if (empty !== '/') open.push(name);
    const end = at + whole.length;
    const next = source.indexOf('<', end);
    const text = decoded(source.slice(end, next < 0 ? undefined : next));
    found.push({ kind: 'open', name, attributes: attributesOf(attributes), line, text });
  }
  const unclosed = open.pop();
  return unclosed === undefined
    ? { ok: true, elements: found }
    : fault(`<${unclosed}> is not closed: the file is cut short`);
}

function attributesOf(text: string): Record<string, string> {
  const attributes: Record<string, string> = {};
  for (const [, name = '', double, single] of text.matchAll(/([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)) {
    attributes[name] = decoded(double ?? single ?? '');
  }
  return attributes;
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function decoded(text: string): string {
  return text.replace(/&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi, (whole, hex, decimal, name) => {
    if (name !== undefined) return ENTITIES[name as string] ?? whole;
    const code = hex !== undefined ? Number.parseInt(hex as string, 16) : Number(decimal);
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}
