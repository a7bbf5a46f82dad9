/** Decklists as text, in the forms that other programs write. 2006: 100.2 · 2009, 2011, 2026: 100.2, 100.4 */
import { countFault, type DeckEntry, type DecklistFault, type DecklistResult, finishDeck } from './deck.ts';
import { parseCodXml, parseDekXml } from './decklist-xml.ts';

type Section = 'main' | 'sideboard' | 'commander' | 'companion' | 'metadata';

/** A card line before it is decided to which part of the deck it belongs. */
interface PlacedEntry extends DeckEntry {
  /** the part a heading or a prefix put it in */
  readonly section: Section | undefined;
  /** lines without an empty line between them are one block */
  readonly block: number;
}

const SIDEBOARD_SIZE = 15;

/**
 * Reads a decklist: plain ("4 Name"), MTGO (`.txt` or `.dek`), Arena, Apprentice and Magic Workstation (`.dec`), Forge and
 * XMage (`.dck`), Cockatrice (`.cod`); the form is known by the text. Names are taken as written, apart from set codes,
 * collector numbers and foil marks. A sideboard is what follows a "Sideboard" heading or the prefix "SB:"; without either, what
 * follows the only empty line, if it is at most fifteen cards. Anything else is refused with its line, nothing is guessed.
 */
export function parseDecklist(text: string): DecklistResult {
  const source = text.replace(/^\uFEFF/, '');
  if (/^\s*</.test(source)) {
    return /<cockatrice_deck\b/.test(source) ? parseCodXml(source) : parseDekXml(source);
  }
  return parseLines(source.split(/\r\n|\r|\n/));
}

function parseLines(lines: readonly string[]): DecklistResult {
  const faults: DecklistFault[] = [];
  const entries: PlacedEntry[] = [];
  let deckName: string | undefined;
  let section: Section | undefined;
  let block = 0;
  let gap = false;
  const labelled = new Set<number>();

  for (const [index, raw] of lines.entries()) {
    const line = index + 1;
    const content = raw.trim();
    if (content === '') {
      gap = entries.length > 0;
      continue;
    }
    const read = section === 'metadata' ? readMetadata(content) : readLine(content);
    switch (read.kind) {
      case 'nothing':
        continue;
      case 'name':
        deckName ??= read.name;
        continue;
      case 'fault':
        faults.push({ line, reason: read.reason });
        continue;
      case 'section':
        section = read.section;
        gap = true;
        continue;
      case 'group':
        // A heading such as "Creatures" starts a block that belongs where the block before it belongs.
        if (gap) block += 1;
        gap = false;
        labelled.add(block);
        continue;
      case 'card':
        break;
    }
    if (gap) block += 1;
    gap = false;
    entries.push({ count: read.count, name: read.name, line, section: read.sideboard ? 'sideboard' : section, block });
  }
  if (faults.length > 0) return { ok: false, faults };
  return divide(deckName, entries, labelled);
}

function divide(
  name: string | undefined,
  entries: readonly PlacedEntry[],
  labelled: ReadonlySet<number>,
): DecklistResult {
  const marked = entries.some((entry) => entry.section !== undefined);
  const blocks = [...new Set(entries.map((entry) => entry.block))];
  const loose = blocks.slice(1).filter((block) => !labelled.has(block));
  let sideboardBlock: number | undefined;
  if (!marked && loose.length > 0) {
    const last = blocks.at(-1);
    const cards = entries.filter((entry) => entry.block === last);
    const size = cards.reduce((sum, entry) => sum + entry.count, 0);
    if (loose.length > 1 || loose[0] !== last || size > SIDEBOARD_SIZE) {
      const line = cards[0]?.line ?? 1;
      const reason = 'empty lines divide the list, but not clearly: put a line "Sideboard" before the sideboard';
      return { ok: false, faults: [{ line, reason }] };
    }
    sideboardBlock = last;
  }
  const inSection = (wanted: Section) =>
    entries
      .filter((entry) => (entry.block === sideboardBlock ? 'sideboard' : (entry.section ?? 'main')) === wanted)
      .map(({ count, name: card, line }): DeckEntry => ({ count, name: card, line }));
  const sideboard = inSection('sideboard');
  for (const companion of inSection('companion')) {
    if (!sideboard.some((entry) => entry.name === companion.name)) {
      return {
        ok: false,
        faults: [{ line: companion.line, reason: `the companion "${companion.name}" is not in the sideboard` }],
      };
    }
  }
  return finishDeck({ name, main: inSection('main'), sideboard, commander: inSection('commander') });
}

type Line =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'section'; readonly section: Section }
  | { readonly kind: 'group' }
  | { readonly kind: 'card'; readonly count: number; readonly name: string; readonly sideboard: boolean }
  | { readonly kind: 'fault'; readonly reason: string };

const SECTIONS: { readonly [heading: string]: Section } = {
  deck: 'main',
  main: 'main',
  maindeck: 'main',
  mainboard: 'main',
  'main deck': 'main',
  sideboard: 'sideboard',
  side: 'sideboard',
  'side board': 'sideboard',
  sb: 'sideboard',
  commander: 'commander',
  commanders: 'commander',
  companion: 'companion',
  metadata: 'metadata',
  about: 'metadata',
};

const GROUPS =
  /^(?:other |non-?creature |basic )?(?:creatures?|lands?|instants?(?: and sorcer(?:y|ies))?|sorcer(?:y|ies)|enchantments?|artifacts?|planeswalkers?|battles?|spells?)$/i;

function readLine(content: string): Line {
  const comment = /^(?:\/\/|#|;)\s*(.*)$/.exec(content);
  if (comment) return readComment(comment[1] ?? '');
  const bracketed = /^\[(.*)\]$/.exec(content);
  const heading = bareHeading(bracketed?.[1] ?? content);
  const section = SECTIONS[heading.toLowerCase()];
  if (section !== undefined) return { kind: 'section', section };
  if (bracketed) return { kind: 'fault', reason: `the section [${bracketed[1]}] is not one of a deck's` };
  if (GROUPS.test(heading)) return { kind: 'group' };
  const named = /^name\s*:\s*(.*)$/i.exec(content);
  if (named) return { kind: 'name', name: (named[1] ?? '').trim() };
  if (/^(?:author|layout (?:main|sideboard)):/i.test(content)) return { kind: 'nothing' };
  return readCard(content);
}

/** Forge's `[metadata]` and Arena's `About`: only the name is of use. */
function readMetadata(content: string): Line {
  const named = /^name(?:\s*=|\s)\s*(.*)$/i.exec(content);
  if (named) return { kind: 'name', name: (named[1] ?? '').trim() };
  const heading = readLine(content);
  return heading.kind === 'fault' && !content.startsWith('[') ? { kind: 'nothing' } : heading;
}

function readComment(comment: string): Line {
  const named = /^name\s*:\s*(.+)$/i.exec(comment);
  if (named) return { kind: 'name', name: (named[1] ?? '').trim() };
  const heading = bareHeading(comment);
  const section = SECTIONS[heading.toLowerCase()];
  if (section === 'main' || section === 'sideboard') return { kind: 'section', section };
  return GROUPS.test(heading) ? { kind: 'group' } : { kind: 'nothing' };
}

/** `Sideboard (15):` is `Sideboard`. */
function bareHeading(written: string): string {
  return written
    .replace(/\s*:$/, '')
    .replace(/\s*\(\d+\)$/, '')
    .replace(/:$/, '')
    .trim();
}

function readCard(content: string): Line {
  const shape = /^(SB:\s*)?(\d+)(?:[xX]\s+|\s+)(.+)$/.exec(content);
  if (!shape) return { kind: 'fault', reason: `not a number of cards and a name: "${shorten(content)}"` };
  const count = Number(shape[2]);
  const fault = countFault(count);
  if (fault !== undefined) return { kind: 'fault', reason: fault };
  const name = bareName(shape[3] ?? '');
  if (name === '') return { kind: 'fault', reason: `a number of cards without a name: "${shorten(content)}"` };
  return { kind: 'card', count, name, sideboard: shape[1] !== undefined };
}

/** A name without what programs write around it: `[SET:12] Name`, `Name|SET|2`, `Name (SET) 123 *F*`, `Forest (3)`. */
function bareName(written: string): string {
  return written
    .replace(/^\[[^\]]*\]\s*/, '')
    .replace(/\|.*$/, '')
    .replace(/\+$/, '')
    .replace(/(?:\s+(?:\*[A-Za-z]+\*|#\S+|\^[^^]*\^))+\s*$/, '')
    .replace(/\s+[[(][A-Za-z0-9_]{2,6}[\])](?:\s+[A-Za-z0-9★†-]+)?\s*$/, '')
    .replace(/\s+\(\d+\)\s*$/, '')
    .trim();
}

function shorten(text: string): string {
  return text.length <= 60 ? text : `${text.slice(0, 57)}...`;
}
