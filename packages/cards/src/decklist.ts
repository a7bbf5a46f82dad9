/** Decklists as text, in the forms that other programs write. 2006: 100.2 · 2009, 2011, 2026: 100.2, 100.4 */
import { countFault, type DeckEntry, type DecklistFault, type DecklistResult, finishDeck, shorten } from './deck.ts';
import { DECK_LIMITS, type DeckLimits, lineFault, sizeFault } from './deck-limits.ts';
import { parseCodXml, parseDekXml } from './decklist-xml.ts';

type Section = 'main' | 'sideboard' | 'commander' | 'companion' | 'metadata';

/** A card line before it is decided to which part of the deck it belongs. */
interface PlacedEntry extends DeckEntry {
  /** the part a heading, a prefix or a mark put it in */
  readonly section: Section | undefined;
  /** lines without an empty line between them are one block */
  readonly block: number;
}

const SIDEBOARD_SIZE = 15;

/**
 * Reads a decklist: plain ("4 Name"), MTGO (`.txt` or `.dek`), Arena, Apprentice and Magic Workstation (`.dec`), Forge and
 * XMage (`.dck`), Cockatrice (`.cod`); the form is known by the text. Names are taken as written, apart from set codes,
 * collector numbers and foil marks. A sideboard is what follows a "Sideboard" heading or the prefix "SB:"; without either, what
 * follows the only empty line, if it is at most fifteen cards. Anything else is refused with its line, nothing is guessed. Reading takes
 * time linear in the text, and what is beyond a limit is refused.
 */
export function parseDecklist(text: string, limits: DeckLimits = DECK_LIMITS): DecklistResult {
  const reason = sizeFault(text, limits);
  if (reason !== undefined) return { ok: false, faults: [{ line: 1, reason }] };
  const source = text.replace(/^\uFEFF/, '');
  if (source.trimStart().startsWith('<')) {
    return /<cockatrice_deck\b/.test(source) ? parseCodXml(source, limits) : parseDekXml(source, limits);
  }
  return parseLines(source.split(/\r\n|\r|\n/), limits);
}

function parseLines(lines: readonly string[], limits: DeckLimits): DecklistResult {
  const faults: DecklistFault[] = [];
  const entries: PlacedEntry[] = [];
  let deckName: string | undefined;
  let section: Section | undefined;
  let block = 0;
  let gap = false;
  const labelled = new Set<number>();
  /** whether the commander was just named: it is followed by an empty line or a heading, and then by the deck */
  const leads = (): boolean => section === 'commander' && entries.at(-1)?.section === 'commander';

  for (const [index, raw] of lines.entries()) {
    const line = index + 1;
    // runs of spaces become one space, so that no pattern below has more than one way to read them
    const content = raw.trim().replace(/\s+/g, ' ');
    if (content === '') {
      gap = entries.length > 0;
      if (leads()) section = 'main';
      continue;
    }
    const long = lineFault(content, limits);
    if (long !== undefined) {
      faults.push({ line, reason: long });
      continue;
    }
    const read = section === 'metadata' ? readMetadata(content, limits) : readLine(content, limits);
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
        if (leads()) section = 'main';
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
    entries.push({ count: read.count, name: read.name, line, section: read.section ?? section, block });
  }
  if (faults.length > 0) return { ok: false, faults };
  return divide(deckName, entries, labelled, limits);
}

function divide(
  name: string | undefined,
  entries: readonly PlacedEntry[],
  labelled: ReadonlySet<number>,
  limits: DeckLimits,
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
  const besides = new Set(sideboard.map((entry) => entry.name));
  for (const companion of inSection('companion')) {
    if (!besides.has(companion.name)) {
      return {
        ok: false,
        faults: [{ line: companion.line, reason: `the companion "${companion.name}" is not in the sideboard` }],
      };
    }
  }
  return finishDeck({ name, main: inSection('main'), sideboard, commander: inSection('commander') }, limits);
}

type Line =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'section'; readonly section: Section }
  | { readonly kind: 'group' }
  | { readonly kind: 'card'; readonly count: number; readonly name: string; readonly section?: Section }
  | { readonly kind: 'fault'; readonly reason: string };

const SECTIONS: ReadonlyMap<string, Section> = new Map([
  ['deck', 'main'],
  ['main', 'main'],
  ['maindeck', 'main'],
  ['mainboard', 'main'],
  ['main deck', 'main'],
  ['sideboard', 'sideboard'],
  ['side', 'sideboard'],
  ['side board', 'sideboard'],
  ['sb', 'sideboard'],
  ['commander', 'commander'],
  ['commanders', 'commander'],
  ['general', 'commander'],
  ['companion', 'companion'],
  ['metadata', 'metadata'],
  ['about', 'metadata'],
]);

const GROUPS =
  /^(?:other |non-?creature |basic )?(?:creatures?|lands?|instants?(?: and sorcer(?:y|ies))?|sorcer(?:y|ies)|enchantments?|artifacts?|planeswalkers?|battles?|spells?)$/i;

function readLine(content: string, limits: DeckLimits): Line {
  const comment = /^(?:\/\/|#|;) ?(.*)$/.exec(content);
  if (comment) return readComment(comment[1] ?? '');
  const bracketed = content.startsWith('[') && content.endsWith(']') ? content.slice(1, -1) : undefined;
  const heading = bareHeading(bracketed ?? content);
  const section = SECTIONS.get(heading.toLowerCase());
  if (section !== undefined) return { kind: 'section', section };
  if (bracketed !== undefined)
    return { kind: 'fault', reason: `the section [${shorten(bracketed)}] is not one of a deck's` };
  if (GROUPS.test(heading)) return { kind: 'group' };
  const named = /^name ?: ?(.*)$/i.exec(content);
  if (named) return { kind: 'name', name: named[1] ?? '' };
  const led = /^(?:commander|general) ?: ?(.+)$/i.exec(content);
  if (led) return readCard(/^\d/.test(led[1] ?? '') ? (led[1] ?? '') : `1 ${led[1]}`, limits, 'commander');
  if (/^(?:author|layout (?:main|sideboard)):/i.test(content)) return { kind: 'nothing' };
  return readCard(content, limits);
}

/** Forge's `[metadata]` and Arena's `About`: only the name is of use. */
function readMetadata(content: string, limits: DeckLimits): Line {
  const named = /^name(?: ?=| ) ?(.*)$/i.exec(content);
  if (named) return { kind: 'name', name: named[1] ?? '' };
  const heading = readLine(content, limits);
  return heading.kind === 'fault' && !content.startsWith('[') ? { kind: 'nothing' } : heading;
}

function readComment(comment: string): Line {
  const named = /^name ?: ?(.+)$/i.exec(comment);
  if (named) return { kind: 'name', name: named[1] ?? '' };
  const heading = bareHeading(comment);
  const section = SECTIONS.get(heading.toLowerCase());
  if (section === 'main' || section === 'sideboard' || section === 'commander') return { kind: 'section', section };
  return GROUPS.test(heading) ? { kind: 'group' } : { kind: 'nothing' };
}

/** `Sideboard (15):` is `Sideboard`. */
function bareHeading(written: string): string {
  return withoutColon(withoutNumber(withoutColon(written)));
}
const withoutColon = (written: string): string => (written.endsWith(':') ? written.slice(0, -1).trimEnd() : written);
function withoutNumber(written: string): string {
  const open = written.lastIndexOf('(');
  return open >= 0 && /^\(\d+\)$/.test(written.slice(open)) ? written.slice(0, open).trimEnd() : written;
}

function readCard(content: string, limits: DeckLimits, named?: Section): Line {
  const shape = /^(SB: ?)?(\d+)[xX]? (.+)$/.exec(content);
  if (!shape) return { kind: 'fault', reason: `not a number of cards and a name: "${shorten(content)}"` };
  const count = Number(shape[2]);
  const fault = countFault(count, limits);
  if (fault !== undefined) return { kind: 'fault', reason: fault };
  const written = shape[3] ?? '';
  const name = bareName(written);
  if (name === '') return { kind: 'fault', reason: `a number of cards without a name: "${shorten(content)}"` };
  const section = named ?? (shape[1] !== undefined ? 'sideboard' : MARKED.test(written) ? 'commander' : undefined);
  return { kind: 'card', count, name, ...(section && { section }) };
}

/** A commander as Tappedout and Moxfield mark it, `*CMDR*`, and as Archidekt does, `[Commander{top}]`. */
const MARKED = /(?:^| )(?:\*CMDR\*|\[Commander(?:\{[^{}\]]*\})?\])(?: |$)/i;

/** A name without what programs write around it: `[SET:12] Name`, `Name|SET|2`, `Name (SET) 123 *F*`, `Forest (3)`. */
function bareName(written: string): string {
  let name = written;
  if (name.startsWith('[') && name.includes(']')) name = name.slice(name.indexOf(']') + 1).trimStart();
  const bar = name.indexOf('|');
  if (bar >= 0) name = name.slice(0, bar);
  if (name.endsWith('+')) name = name.slice(0, -1);
  return withoutCopyNumber(withoutSet(withoutMarks(name))).trim();
}

/** A text as its last word and what stands before it; `before` is empty where there is one word. */
function lastWord(text: string): { before: string; word: string } {
  const space = text.lastIndexOf(' ');
  return { before: space < 0 ? '' : text.slice(0, space), word: text.slice(space + 1) };
}

/** Without foil marks, categories and colours at the end: `*F*`, `#ramp`, `^Have,#37d67a^`. */
function withoutMarks(written: string): string {
  let name = written.trimEnd();
  for (;;) {
    const { before, word } = lastWord(name);
    const open = name.endsWith('^') ? name.lastIndexOf('^', name.length - 2) : -1;
    if (open > 0 && name[open - 1] === ' ') name = name.slice(0, open - 1);
    else if (before !== '' && (/^(?:\*[A-Za-z]+\*|#.+)$/.test(word) || MARKED.test(word))) name = before;
    else return name;
  }
}

const SET = /^(?:\([A-Za-z0-9_]{2,6}[\])]|\[[A-Za-z0-9_]{2,6}[\])])$/;

/** Without a set code at the end, and a collector number after it. */
function withoutSet(name: string): string {
  const last = lastWord(name);
  if (last.before !== '' && SET.test(last.word)) return last.before;
  const set = lastWord(last.before);
  return set.before !== '' && SET.test(set.word) && /^[A-Za-z0-9★†-]+$/.test(last.word) ? set.before : name;
}

function withoutCopyNumber(name: string): string {
  const { before, word } = lastWord(name);
  return before !== '' && /^\(\d+\)$/.test(word) ? before : name;
}
