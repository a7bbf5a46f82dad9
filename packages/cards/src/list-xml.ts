/** Decklists written as XML: Cockatrice's `.cod` and MTGO's `.dek`. 2009, 2011, 2026: 100.4 */
import { parseXml, XmlElement, XmlError, XmlText } from '@rgrove/parse-xml';
import { type DecklistResult, shorten } from './deck.ts';
import type { DeckLimits } from './deck-limits.ts';
import { Gathered } from './list-entries.ts';
import { sectionNamed } from './list-parts.ts';

/** No list has elements in elements in so many. */
const DEEPEST = 32;

/** A Cockatrice deck, `<zone name="main"><card number="4" name="…"/></zone>`, or one of MTGO, `<Cards Quantity="4" Sideboard="false" Name="…"/>`. */
export function parseXmlList(text: string, limits: DeckLimits): DecklistResult {
  const source = text.trimStart();
  /** lines above the first tag */
  const above = text.slice(0, text.length - source.length).split('\n').length - 1;
  const fault = (line: number, reason: string): DecklistResult => ({
    ok: false,
    kind: 'no-list',
    faults: [{ line: line + above, reason }],
  });
  if (/^\s*<!doctype html|^\s*<html\b/i.test(source.slice(0, 200)))
    return fault(1, 'this is a web page: use what its site offers to export the deck, or copy the list alone');
  if (isDeep(source)) return fault(1, `its elements stand in more than ${DEEPEST} others: this is no decklist`);
  let root: XmlElement | null;
  try {
    // a document type is passed over, so that nothing can be defined that stands for more than itself
    root = parseXml(source, { includeOffsets: true, ignoreUndefinedEntities: true }).root;
  } catch (error) {
    if (!(error instanceof XmlError)) throw error;
    const [what = ''] = error.message.split('\n');
    return fault(
      error.line,
      `the XML is not well formed: ${shorten(what.replace(/ \(line \d+, column \d+\)/, ''))}. It may be cut short: export it again`,
    );
  }
  const lineOf = lineCounter(source, above + 1);
  const gathered = new Gathered(limits);
  if (root?.name === 'cockatrice_deck') return cockatrice(root, gathered, lineOf);
  if (root?.name === 'Deck') return mtgo(root, gathered, lineOf);
  return fault(1, 'XML, but neither a Cockatrice nor an MTGO deck');
}

const elementsOf = (element: XmlElement): XmlElement[] =>
  element.children.filter((child): child is XmlElement => child instanceof XmlElement);

function cockatrice(root: XmlElement, gathered: Gathered, lineOf: (element: XmlElement) => number): DecklistResult {
  for (const element of elementsOf(root)) {
    if (element.name === 'deckname') gathered.name = textOf(element) || undefined;
    if (element.name === 'card') gathered.fault({ line: lineOf(element) }, 'a card outside a zone');
    if (element.name !== 'zone') continue;
    const zone = element.attributes['name'] ?? '';
    const section = sectionNamed(zone);
    if (section === undefined)
      gathered.fault({ line: lineOf(element) }, `the zone "${shorten(zone)}" is not one of a deck's`);
    for (const card of elementsOf(element))
      if (card.name === 'card')
        gathered.take(
          { line: lineOf(card) },
          card.attributes['number'],
          card.attributes['name'],
          section ?? 'unknown',
          zone,
        );
  }
  return gathered.deck('cockatrice');
}

function mtgo(root: XmlElement, gathered: Gathered, lineOf: (element: XmlElement) => number): DecklistResult {
  for (const element of elementsOf(root)) {
    if (element.name !== 'Cards') continue;
    const { Quantity, Name, Sideboard } = element.attributes;
    gathered.take(
      { line: lineOf(element) },
      Quantity,
      Name,
      Sideboard?.toLowerCase() === 'true' ? 'sideboard' : 'main',
    );
  }
  return gathered.deck('mtgo');
}

const textOf = (element: XmlElement): string =>
  element.children
    .map((child) => (child instanceof XmlText ? child.text : ''))
    .join('')
    .trim();

/** Lines of elements that are asked for in the order in which they begin. */
function lineCounter(source: string, first: number): (element: XmlElement) => number {
  let line = first;
  let newline = source.indexOf('\n');
  return ({ start }) => {
    for (; newline >= 0 && newline < start; newline = source.indexOf('\n', newline + 1)) line++;
    return line;
  };
}

/** Whether tags are opened in tags beyond all lists: the parser would go down into them. */
function isDeep(source: string): boolean {
  let depth = 0;
  for (const [tag] of source.matchAll(/<[A-Za-z_/]|\/>/g)) {
    depth += tag === '</' || tag === '/>' ? -1 : 1;
    if (depth > DEEPEST) return true;
  }
  return false;
}
