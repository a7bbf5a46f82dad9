/** Decklists written as XML: Cockatrice's `.cod` and MTGO's `.dek`. 2009, 2011, 2026: 100.4 */
import { countFault, type DeckEntry, type DecklistFault, type DecklistResult, finishDeck, shorten } from './deck.ts';
import { type DeckLimits, lineFault } from './deck-limits.ts';

interface Element {
  readonly kind: 'open' | 'close';
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly line: number;
  /** the text that follows the tag */
  readonly text: string;
}

/** A Cockatrice deck: `<zone name="main"><card number="4" name="…"/></zone>`. */
export function parseCodXml(source: string, limits: DeckLimits): DecklistResult {
  const read = elements(source);
  if (!read.ok) return { ok: false, faults: [read.fault] };
  const faults: DecklistFault[] = [];
  const main: DeckEntry[] = [];
  const side: DeckEntry[] = [];
  const zones = new Map<string, DeckEntry[]>([
    ['main', main],
    ['side', side],
  ]);
  let zone: string | undefined;
  let name: string | undefined;
  for (const element of read.elements) {
    const { line, attributes } = element;
    if (element.name === 'deckname' && element.kind === 'open') name = element.text.trim() || undefined;
    if (element.name === 'zone') {
      zone = element.kind === 'open' ? (attributes.get('name') ?? '') : undefined;
      // Cockatrice lists the tokens that a deck makes; they are not cards of it.
      if (zone !== undefined && zone !== 'tokens' && !zones.has(zone)) {
        faults.push({ line, reason: `the zone "${shorten(zone)}" is not one of a deck's` });
      }
    }
    if (element.name !== 'card' || element.kind === 'close' || zone === 'tokens') continue;
    if (zone === undefined) faults.push({ line, reason: 'a card outside a zone' });
    else take(zones.get(zone) ?? [], attributes.get('number'), attributes.get('name'), line, faults, limits);
  }
  if (faults.length > 0) return { ok: false, faults };
  return finishDeck({ name, main, sideboard: side, commander: [] }, limits);
}

/** An MTGO deck: `<Cards Quantity="4" Sideboard="false" Name="…"/>`. */
export function parseDekXml(source: string, limits: DeckLimits): DecklistResult {
  const read = elements(source);
  if (!read.ok) return { ok: false, faults: [read.fault] };
  const faults: DecklistFault[] = [];
  const main: DeckEntry[] = [];
  const sideboard: DeckEntry[] = [];
  if (!read.elements.some((element) => element.name === 'Deck')) {
    return { ok: false, faults: [{ line: 1, reason: 'XML, but neither a Cockatrice nor an MTGO deck' }] };
  }
  for (const { name, kind, attributes, line } of read.elements) {
    if (name !== 'Cards' || kind === 'close') continue;
    const part = attributes.get('Sideboard')?.toLowerCase() === 'true' ? sideboard : main;
    take(part, attributes.get('Quantity'), attributes.get('Name'), line, faults, limits);
  }
  if (faults.length > 0) return { ok: false, faults };
  return finishDeck({ name: undefined, main, sideboard, commander: [] }, limits);
}

function take(
  into: DeckEntry[],
  number: string | undefined,
  name: string | undefined,
  line: number,
  faults: DecklistFault[],
  limits: DeckLimits,
): void {
  const count = number !== undefined && /^\d{1,15}$/.test(number.trim()) ? Number(number) : Number.NaN;
  const fault = countFault(count, limits) ?? lineFault(name ?? '', limits);
  if (fault !== undefined) faults.push({ line, reason: fault });
  else if (name === undefined || name.trim() === '') faults.push({ line, reason: 'a card without a name' });
  else into.push({ count, name: name.trim(), line });
}

type Elements =
  | { readonly ok: true; readonly elements: readonly Element[] }
  | { readonly ok: false; readonly fault: DecklistFault };

/**
 * The tags of a well-formed document in order; a tag without content counts as opened only. Read from left to right, each character a
 * bounded number of times. A document type is passed over, so nothing can be defined that stands for more than itself.
 */
function elements(source: string): Elements {
  const found: Element[] = [];
  const open: string[] = [];
  let line = 1;
  let newline = source.indexOf('\n');
  const fault = (reason: string): Elements => ({ ok: false, fault: { line, reason } });
  for (let at = source.indexOf('<'); at >= 0; at = source.indexOf('<', at)) {
    for (; newline >= 0 && newline < at; newline = source.indexOf('\n', newline + 1)) line++;
    const passed = passedOver(source, at);
    if (passed === null) return fault('a comment or an instruction that is not closed');
    if (passed > at) {
      at = passed;
      continue;
    }
    const tag = tagAt(source, at);
    if (tag === null) return fault('a tag that is not closed');
    const { name, attributes, closes, empty } = tag;
    at = tag.end;
    if (closes) {
      if (open.pop() !== name) return fault(`</${shorten(name)}> closes nothing`);
      found.push({ kind: 'close', name, attributes, line, text: '' });
      continue;
    }
    if (!empty) open.push(name);
    const next = source.indexOf('<', at);
    found.push({ kind: 'open', name, attributes, line, text: decoded(source.slice(at, next < 0 ? undefined : next)) });
  }
  const unclosed = open.pop();
  return unclosed === undefined
    ? { ok: true, elements: found }
    : fault(`<${shorten(unclosed)}> is not closed: the file is cut short`);
}

/** The end of the comment, instruction or document type at `at`; `at` itself where a tag stands there, null where it has no end. */
function passedOver(source: string, at: number): number | null {
  for (const [begins, ends] of PASSED_OVER) {
    if (!source.startsWith(begins, at)) continue;
    const end = source.indexOf(ends, at + begins.length);
    return end < 0 ? null : end + ends.length;
  }
  return at;
}
const PASSED_OVER = [
  ['<!--', '-->'],
  ['<?', '?>'],
  ['<!', '>'],
] as const;

interface Tag {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly closes: boolean;
  readonly empty: boolean;
  /** just after it */
  readonly end: number;
}

/** The tag that begins at `at`; null where it is not well formed. */
function tagAt(source: string, at: number): Tag | null {
  const match = (pattern: RegExp, from: number): RegExpExecArray | null => {
    pattern.lastIndex = from;
    return pattern.exec(source);
  };
  const start = match(/<(\/?)([A-Za-z_][\w.-]*)/y, at);
  if (start === null) return null;
  const attributes = new Map<string, string>();
  let end = at + start[0].length;
  for (;;) {
    const attribute = match(/\s+([\w:.-]+)\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/y, end);
    if (attribute === null) break;
    const [whole, key = '', double, single] = attribute;
    attributes.set(key, decoded(double ?? single ?? ''));
    end += whole.length;
  }
  const close = match(/\s*(\/?)>/y, end);
  if (close === null) return null;
  const [, closing, name = ''] = start;
  return { name, attributes, closes: closing === '/', empty: close[1] === '/', end: end + close[0].length };
}

const ENTITIES: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
]);

function decoded(text: string): string {
  return text.replace(/&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi, (whole, hex, decimal, name) => {
    if (name !== undefined) return ENTITIES.get(name as string) ?? whole;
    const code = hex !== undefined ? Number.parseInt(hex as string, 16) : Number(decimal);
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}
