/** Decklists as lines of text: what Arena, MTGO, Moxfield, Archidekt, Forge, XMage and many others write, and people. 2006: 100.2 · 2009, 2011: 100.2, 100.4, 903.3 · 2026: 100.2, 100.4, 702.139, 903.3 */
import { type DecklistResult, type ListForm, shorten } from './deck.ts';
import { type DeckLimits, lineFault } from './deck-limits.ts';
import { Gathered, type PlacedEntry } from './list-entries.ts';
import { type CardLine, cardLine } from './list-names.ts';
import { bareHeading, type Heading, headingOf, similarHeadings } from './list-parts.ts';

/** A sideboard that only an empty line tells apart has no more cards. */
const SIDEBOARD_SIZE = 15;

/** No deck is smaller. */
const SMALLEST_DECK = 40;
/** No more lead a deck. */
const MOST_LEADS = 2;

const sizeOf = (entries: readonly PlacedEntry[]): number => entries.reduce((sum, { count }) => sum + count, 0);

/** What a line is, before it is known what stands around it. */
type Line =
  | { readonly kind: 'remark' }
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'heading'; readonly heading: Heading; readonly by?: ListForm }
  | { readonly kind: 'group' }
  | { readonly kind: 'metadata'; readonly by?: ListForm }
  /** words that are a heading if cards stand right below them */
  | { readonly kind: 'words'; readonly words: string; readonly about: boolean }
  | { readonly kind: 'fault'; readonly reason: string; readonly words: string }
  | { readonly kind: 'card'; readonly card: CardLine };

/** The state of reading: where the cards to come belong. */
interface Under {
  /** what a heading said; undefined: none has yet */
  heading: Heading | undefined;
  metadata: boolean;
}

interface LooseEntry extends PlacedEntry {
  /** lines without an empty line between them are one block */
  readonly block: number;
  /** a heading, a prefix or a mark says where it belongs; `deck`: the heading of the deck alone */
  readonly placed: boolean | 'deck';
}

export function parseLines(lines: readonly string[], limits: DeckLimits): DecklistResult {
  const gathered = new Gathered(limits);
  const under: Under = { heading: undefined, metadata: false };
  const forms = new Set<ListForm>();
  const loose: LooseEntry[] = [];
  const labelled = new Set<number>();
  /** lines that are a name alone: a cube if all are, faults otherwise */
  const alone: {
    readonly line: number;
    readonly content: string;
    readonly name: string;
    readonly below: Heading | undefined;
    readonly led: boolean;
  }[] = [];
  let words: { readonly line: number; readonly words: string } | undefined;
  let block = 0;
  let gap = true;
  /** whether the commander was just named: it is followed by an empty line or a heading, and then by the deck */
  const leads = (): boolean => under.heading?.section === 'commander' && loose.at(-1)?.section === 'commander';
  const main = (): void => {
    under.heading = { section: 'main', words: '' };
  };

  for (const [index, raw] of lines.entries()) {
    const line = index + 1;
    // runs of spaces become one space, so that no pattern below has more than one way to read them
    const content = raw.replace(UNSEEN, '').trim().replace(/\s+/g, ' ');
    if (content === '') {
      gap = true;
      words = undefined;
      if (leads()) main();
      continue;
    }
    const long = lineFault(content, limits);
    if (long !== undefined) {
      gathered.fault({ line }, long);
      continue;
    }
    const read = readLine(content, under.metadata);
    switch (read.kind) {
      case 'remark':
        continue;
      case 'name':
        gathered.name ??= read.name;
        continue;
      case 'metadata':
        under.metadata = true;
        if (read.by) forms.add(read.by);
        continue;
      case 'heading':
        under.heading = read.heading;
        under.metadata = false;
        words = undefined;
        gap = true;
        if (read.by) forms.add(read.by);
        continue;
      case 'group':
        if (leads()) main();
        words = undefined;
        // A heading such as "Creatures" starts a block that belongs where the block before it belongs.
        if (gap) block += 1;
        gap = false;
        labelled.add(block);
        continue;
      case 'words':
        // at the head of a list a remark after # or ;, or a number after a colon, says what the list is
        if (!read.about || loose.length + alone.length > 0 || under.heading !== undefined)
          words = { line, words: read.words };
        continue;
      case 'fault':
        gathered.fault({ line }, read.reason, similarHeadings(read.words));
        under.heading = { section: 'unknown', words: read.words };
        continue;
      case 'card':
        break;
    }
    if (words !== undefined) {
      gathered.fault({ line: words.line }, strangeHeading(words.words), similarHeadings(words.words));
      under.heading = { section: 'unknown', words: words.words };
      words = undefined;
    }
    const { card } = read;
    if (card.by) forms.add(card.by);
    if (card.count === undefined) {
      alone.push({ line, content, name: card.name, below: under.heading, led: gap });
      // words after an empty line, or with a colon, are rather a heading than a card
      if (/[:：]$/.test(content) || (gap && loose.length > 0)) under.heading = { section: 'unknown', words: content };
      gap = false;
      continue;
    }
    const put = card.put ?? under.heading;
    if (gap) block += 1;
    gap = false;
    const before = gathered.entries.length;
    gathered.take({ line }, card.count, card.name, put?.section ?? 'main', put?.words);
    const entry = gathered.entries[before];
    const inDeck = card.put === undefined && put?.section === 'main' && put.words !== '';
    if (entry) loose.push({ ...entry, block, placed: inDeck ? 'deck' : put !== undefined });
  }

  const form = formOf(lines, forms);
  if (loose.length === 0 && gathered.faults.length === 0 && alone.length > 0) {
    for (const { line, name, below } of alone)
      gathered.takeName({ line }, name, below?.section ?? 'main', below?.words);
    return gathered.cube('names');
  }
  for (const { line, content, led } of alone) {
    const similar = similarHeadings(bareHeading(content));
    if (led || similar.length > 0 || /[:：]$/.test(content))
      gathered.fault({ line }, strangeHeading(bareHeading(content)), similar);
    else gathered.fault({ line }, `not a number of cards and a name: "${shorten(content)}"`);
  }
  gathered.entries.splice(0, gathered.entries.length, ...divided(loose, labelled, gathered));
  return gathered.deck(form);
}

const strangeHeading = (words: string): string =>
  `"${shorten(words)}" is no heading of a list: write "Deck", "Sideboard", "Maybeboard" or "Commander" there, or a number before it if it is a card`;

/** Which form it is, by what only one program writes. */
function formOf(lines: readonly string[], forms: ReadonlySet<ListForm>): ListForm {
  const order: readonly ListForm[] = ['untap', 'archidekt', 'deckstats', 'xmage', 'forge', 'mtggoldfish', 'moxfield'];
  const known = order.find((form) => forms.has(form));
  if (known !== undefined) return known;
  const isArena =
    lines.some((line) => /^(?:Deck|About)\s*$/.test(line)) &&
    lines.some((line) => /\([A-Z0-9]{2,6}\) \S+\s*$/.test(line.slice(-40)));
  return isArena ? 'arena' : 'plain';
}

/** The entries with the block that is a sideboard without being called one, and a companion that the sideboard must hold. */
function divided(
  loose: readonly LooseEntry[],
  labelled: ReadonlySet<number>,
  gathered: Gathered,
): readonly PlacedEntry[] {
  const part = loose.filter(
    ({ section }) => section !== 'maybeboard' && section !== 'left-out' && section !== 'unknown',
  );
  let entries: readonly LooseEntry[] = loose;
  const blocks = [...new Set(part.map((entry) => entry.block))];
  const more = blocks.slice(1).filter((block) => !labelled.has(block));
  const last = blocks.at(-1);
  const cards = part.filter((entry) => entry.block === last);
  const [first] = cards;
  const isSideboard = more.length === 1 && more[0] === last && sizeOf(cards) <= SIDEBOARD_SIZE;
  // below a heading "Deck" an empty line is a border only behind a whole deck
  const underDeck = part.every(({ placed }) => placed === 'deck') && sizeOf(part) - sizeOf(cards) >= SMALLEST_DECK;
  const isDivided = underDeck ? isSideboard : !part.some(({ placed }) => placed);
  if (first !== undefined && more.length > 0 && isDivided) {
    const leads = sizeOf(part.filter((entry) => entry.block === blocks[0])) <= MOST_LEADS;
    if (isSideboard) {
      entries = loose.map((entry) => (cards.includes(entry) ? { ...entry, section: 'sideboard' } : entry));
      gathered.remarks.push({ line: first.line, text: '', said: 'the sideboard begins below the empty line' });
    } else
      gathered.fault(
        { line: first.line },
        `empty lines divide the list, but not clearly: ${leads ? 'put a line "Commander" above the first cards if they lead the deck, or' : 'put'} a line "Sideboard" before the sideboard`,
      );
  }
  const besides = new Set(entries.filter(({ section }) => section === 'sideboard').map(({ name }) => name));
  for (const { section, name, line } of entries)
    if (section === 'companion' && !besides.has(name))
      gathered.fault({ line }, `the companion "${shorten(name)}" is not in the sideboard`);
  return entries;
}

/** What stands in text from web pages without being seen: marks of width and direction. */
const UNSEEN = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060\ufeff]/g;

/** What a program writes about a deck, each on a line with a colon. */
const ABOUT =
  /^(?:author|creator|format|description|comments?|notes?|event|tournament|player|pilot|place|record|rank|date|year|game|source|url|link|colou?rs?|version|tags|layout \w+|last ?modified|exported(?: from| by)?|archetype|price) ?:/i;
const NAMED = /^(?:deck ?)?(?:name|title) ?: ?(.*)$/i;

function readLine(content: string, metadata: boolean): Line {
  if (metadata && !content.startsWith('[')) {
    const named = /^name(?: ?= ?| )(.*)$/i.exec(content);
    if (named) return { kind: 'name', name: named[1] ?? '' };
    const heading = headingOf(content);
    return heading === undefined ? { kind: 'remark' } : lineOf(heading);
  }
  const comment = /^(\/\/|#|;) ?(.*)$/.exec(content);
  if (comment)
    return readComment(comment[2] ?? '', comment[1] !== '//', /^\/\/[A-Z]/.test(content) ? 'deckstats' : undefined);
  if (/^about$/i.test(content)) return { kind: 'metadata' };
  if (/^\[(?:metadata|general)\]$/i.test(content)) return { kind: 'metadata', by: 'forge' };
  const bracketed =
    content.startsWith('[') && content.endsWith(']') && !content.startsWith('[[') ? content.slice(1, -1) : undefined;
  const heading = headingOf(bracketed ?? content);
  if (heading !== undefined)
    return lineOf(heading, bracketed !== undefined && heading !== 'group' ? 'forge' : undefined);
  if (bracketed !== undefined)
    return { kind: 'fault', reason: `the section [${shorten(bracketed)}] is not one of a deck's`, words: bracketed };
  const named = NAMED.exec(content);
  if (named) return { kind: 'name', name: named[1] ?? '' };
  const led = /^(?:commander|general) ?: ?(.+)$/i.exec(content);
  if (led) {
    const card = cardLine(/^\d/.test(led[1] ?? '') ? (led[1] ?? '') : `1 ${led[1]}`);
    return { kind: 'card', card: { ...card, put: { section: 'commander', words: 'Commander' } } };
  }
  if (ABOUT.test(content)) return { kind: 'remark' };
  return { kind: 'card', card: cardLine(content) };
}

const lineOf = (heading: Heading | 'group', by?: ListForm): Line =>
  heading === 'group' ? { kind: 'group' } : { kind: 'heading', heading, ...(by && { by }) };

/** A line that a program would pass over, and in which many write headings: `//Sideboard`, `// 3 Sideboard`, `# maybeboard`. */
function readComment(comment: string, commented: boolean, by?: ListForm): Line {
  const named = NAMED.exec(comment);
  if (named?.[1]) return { kind: 'name', name: named[1] };
  const heading = headingOf(comment) ?? headingOf(comment.replace(/^\d+ /, ''));
  if (heading !== undefined) return lineOf(heading, /^[a-z]+-\d+$/.test(comment) ? 'untap' : by);
  // "key: value" says something of the deck, and a card with its number is one that was taken out
  if (
    comment === '' ||
    ABOUT.test(comment) ||
    /^[^:]{1,40}:\s?[^\s\d]/.test(comment) ||
    /^(?:SB: ?)?\d+ ?[xX]? \S/.test(comment)
  )
    return { kind: 'remark' };
  return { kind: 'words', words: bareHeading(comment), about: commented || comment.includes(': ') };
}
