/** What every form of list is gathered in: cards in their sections, and what is wrong. 2006: 100.2 · 2009, 2011: 100.2, 100.4, 903.3 · 2026: 100.2, 100.4, 702.139, 903.3 */
import type { DeckEntry, Decklist, DecklistFault, DecklistResult, LeftOut, ListForm, ListRemark } from './deck.ts';
import { cardsFault, countFault, type DeckLimits, lineFault } from './deck-limits.ts';
import { shorten } from './deck.ts';
import type { Section } from './list-parts.ts';

/** Where something stands in a list. */
export interface Place {
  readonly line: number;
  /** the column of a table, the path in a JSON file */
  readonly place?: string;
}

export interface PlacedEntry extends DeckEntry {
  readonly section: Section;
  /** the heading it stands under, where its section has several */
  readonly under: string;
}

/** The cards of a list and its faults, as they are found. */
export class Gathered {
  readonly faults: DecklistFault[] = [];
  readonly entries: PlacedEntry[] = [];
  readonly remarks: ListRemark[] = [];
  /** rows without a number, of which a cube is made */
  readonly names: PlacedEntry[] = [];
  name: string | undefined;
  private readonly limits: DeckLimits;

  constructor(limits: DeckLimits) {
    this.limits = limits;
  }

  fault(at: Place, reason: string, similar: readonly string[] = []): void {
    this.faults.push({ ...at, reason, ...(similar.length > 0 && { similar }) });
  }

  /** A card with its number, as written: both are checked. */
  take(at: Place, count: unknown, name: string | undefined, section: Section, under = ''): void {
    const long = lineFault(name ?? '', this.limits);
    const wrong = long ?? (name === undefined || name.trim() === '' ? 'a card without a name' : undefined);
    const number = numberOf(count);
    const reason = wrong ?? countFault(number, this.limits);
    if (reason !== undefined || name === undefined) this.fault(at, reason ?? '');
    else this.entries.push({ count: number, name: name.trim(), line: at.line, section, under });
  }

  /** A name without a number. */
  takeName(at: Place, name: string, section: Section, under = ''): void {
    if (name.trim() === '') this.fault(at, 'a card without a name');
    else this.names.push({ count: 1, name: name.trim(), line: at.line, section, under });
  }

  /** A companion that a board of its own holds is a card of the sideboard. */
  companionsBeside(): void {
    const besides = new Set(this.entries.filter(({ section }) => section === 'sideboard').map(({ name }) => name));
    for (const [at, entry] of this.entries.entries())
      if (entry.section === 'companion' && !besides.has(entry.name))
        this.entries[at] = { ...entry, section: 'sideboard' };
  }

  /** The deck, or all that is wrong. */
  deck(form: ListForm): DecklistResult {
    const { entries, limits } = this;
    const faults = [...this.faults];
    let cards = 0;
    for (const { count, line } of entries) {
      cards += count;
      const reason = cardsFault(cards, limits);
      if (reason === undefined) continue;
      faults.push({ line, reason });
      break;
    }
    const deck = assembled(this.name, entries);
    const leftOut = leftOutOf(entries);
    if (faults.length === 0 && deck.main.length === 0)
      faults.push({ line: 1, reason: 'the list has no cards in its main deck' });
    const remarks = this.remarks.length > 0 ? { remarks: this.remarks } : {};
    if (faults.length === 0) return { ok: true, kind: 'deck', form, deck, leftOut, ...remarks };
    faults.sort((a, b) => a.line - b.line);
    return { ok: false, kind: 'faults', form, faults, readable: deck, leftOut, ...remarks };
  }

  /** The names as a cube; those in another section than the main one are no part of it. */
  cube(form: ListForm): DecklistResult {
    if (this.faults.length > 0) return this.deck(form);
    const cards = this.names.filter(({ section }) => section === 'main').map(bare);
    const leftOut = leftOutOf(this.names);
    const reason = `no line has a number: this is a list of ${cards.length} names, as of a cube, and no deck; draft it with "rulewright draft FILE", or write a number before each name, as in "4 ${shorten(cards[0]?.name ?? '')}"`;
    const cube = { ...(this.name !== undefined && { name: this.name }), cards };
    const faults = [{ line: cards[0]?.line ?? this.names[0]?.line ?? 1, reason }];
    return { ok: false, kind: 'cube', form, cube, leftOut, faults };
  }
}

/** `4`, `"4"` and `4x` are four; what is no number is none. */
function numberOf(count: unknown): number {
  if (typeof count === 'number') return count;
  const digits = typeof count === 'string' ? /^(\d{1,15})(?:\.0+)?[xX×]?$/.exec(count.trim()) : null;
  return digits ? Number(digits[1]) : Number.NaN;
}

const bare = ({ count, name, line }: DeckEntry): DeckEntry => ({ count, name, line });

function assembled(name: string | undefined, entries: readonly PlacedEntry[]): Decklist {
  const inSection = (wanted: Section): DeckEntry[] => entries.filter(({ section }) => section === wanted).map(bare);
  const [commander, maybeboard] = [inSection('commander'), inSection('maybeboard')];
  return {
    ...(name !== undefined && name !== '' && { name }),
    main: inSection('main'),
    sideboard: inSection('sideboard'),
    ...(commander.length > 0 && { commander }),
    ...(maybeboard.length > 0 && { maybeboard }),
  };
}

/** What is no part of the deck, by the headings it stands under. */
function leftOutOf(entries: readonly PlacedEntry[]): readonly LeftOut[] {
  const found = new Map<string, LeftOut>();
  for (const { section, under, count, line } of entries) {
    if (section !== 'maybeboard' && section !== 'left-out') continue;
    const what = section === 'maybeboard' ? 'Maybeboard' : under;
    const before = found.get(what);
    found.set(what, { what, cards: (before?.cards ?? 0) + count, line: before?.line ?? line });
  }
  return [...found.values()];
}
