/** A deck as text and as what is read of it: moving a card, adding one, mending a line, counting. Plain functions. */
import type { DeckMessage, WireCard } from '@rulewright/protocol';

export type ReadDeck = Omit<DeckMessage, 'type' | 're'>;
export type DeckLine = ReadDeck['main'][number];

export const sizeOf = (lines: readonly DeckLine[]): number => lines.reduce((sum, { count }) => sum + count, 0);

/** Each card once, in the order of the list. */
export function together(lines: readonly DeckLine[]): readonly DeckLine[] {
  const byName = new Map<string, DeckLine>();
  for (const line of lines) {
    const known = byName.get(line.card.name);
    byName.set(line.card.name, known ? { ...known, count: known.count + line.count } : line);
  }
  return [...byName.values()];
}

/** Where a card of a list can stand. */
export const PARTS = ['main', 'sideboard', 'maybeboard', 'commander'] as const;
export type Part = (typeof PARTS)[number];

/** What is in that part, by name and number; cards that are not known as they were written. */
export function countedIn(deck: ReadDeck, part: Part): readonly { count: number; name: string }[] {
  const known = together(deck[part] ?? []).map(({ count, card }) => ({ count, name: card.name }));
  const unknown = (deck.unknown ?? []).filter((one) => one.part === part);
  return [...known, ...unknown].filter(({ count }) => count > 0);
}

/** The deck as a plain list. */
export function asText(deck: ReadDeck): string {
  const [leads, main, side, maybe] = (['commander', 'main', 'sideboard', 'maybeboard'] as const).map((part) =>
    countedIn(deck, part)
      .map(({ count, name }) => `${count} ${name}\n`)
      .join(''),
  );
  return [
    leads ? `Commander\n${leads}\nDeck\n` : '',
    main,
    side ? `\nSideboard\n${side}` : '',
    maybe ? `\nMaybeboard\n${maybe}` : '',
  ].join('');
}

const withCount = (lines: readonly DeckLine[], card: WireCard, by: number): DeckLine[] => {
  const all = together(lines);
  const next = all.some((line) => line.card.name === card.name)
    ? all.map((line) => (line.card.name === card.name ? { ...line, count: line.count + by } : line))
    : [...all, { count: by, line: 0, card }];
  return next.filter(({ count }) => count > 0);
};
const withPart = (deck: ReadDeck, part: Part, lines: readonly DeckLine[]): ReadDeck => ({ ...deck, [part]: lines });

/** The deck with one copy of the card more or less in a part of it. */
export const changed = (deck: ReadDeck, part: Part, card: WireCard, by: 1 | -1): ReadDeck =>
  withPart(deck, part, withCount(deck[part] ?? [], card, by));

/** The deck with one copy of the card moved to another part. A commander takes the place of the one before. */
export const moved = (deck: ReadDeck, from: Part, to: Part, card: WireCard): ReadDeck =>
  to === 'commander'
    ? ledBy(moved(deck, from, 'main', card), card.name)
    : changed(changed(deck, from, card, -1), to, card, 1);

/** The deck with that card of the main deck as its commander, alone or `beside` one of before; other commanders go back into the deck. */
export function ledBy(deck: ReadDeck, name: string, beside: readonly DeckLine[] = []): ReadDeck {
  const card = deck.main.find((line) => line.card.name === name)?.card;
  if (card === undefined) return deck;
  const commander = [...beside, { count: 1, line: 0, card }];
  const back = deck.commander.reduce<DeckLine[]>((lines, one) => withCount(lines, one.card, one.count), deck.main);
  return {
    ...deck,
    main: commander.reduce<DeckLine[]>((lines, one) => withCount(lines, one.card, -1), back),
    commander,
  };
}
/** The same as a list. */
export const led = (deck: ReadDeck, name: string, beside: readonly DeckLine[] = []): string =>
  asText(ledBy(deck, name, beside));

/** The list with that commander back in the main deck. */
export const unled = (deck: ReadDeck, card: WireCard): string => asText(moved(deck, 'commander', 'main', card));

/** The deck with an unknown name of that line written otherwise; the server looks it up. */
export const renamed = (deck: ReadDeck, line: number, name: string): ReadDeck => ({
  ...deck,
  unknown: (deck.unknown ?? []).map((one) => (one.line === line ? { ...one, name } : one)),
});

/**
 * The list with the name on that line (the first is 1) replaced. All around it is kept where `old` says what the name was; else what stands
 * before the name.
 */
export function mended(list: string, line: number, name: string, old = ''): string {
  const lines = list.split(/\r\n|\r|\n/);
  const written = lines[line - 1] ?? '';
  const before = /^\s*(?:SB:\s*)?(?:\d+\s*x?\s+)?/i.exec(written)?.[0] ?? '';
  lines[line - 1] = old !== '' && written.includes(old) ? written.replace(old, () => name) : `${before}${name}`;
  return lines.join('\n');
}

/** The list with what is wrong on that line written otherwise; null where its form does not let that be done here. */
export function mendedDeck(list: string, deck: ReadDeck, line: number, words: string): string | null {
  const old = (deck.unknown ?? []).find((one) => one.line === line);
  if (deck.asLines !== false) return mended(list, line, words, old?.name);
  return old === undefined ? null : asText(renamed(deck, line, words));
}

/** Cards of one group, and by what they are one: a type or a colour. */
export interface Grouped<G> {
  readonly group: G;
  readonly lines: readonly DeckLine[];
}

/** The first of these types that a card has is its group. */
const TYPES = ['land', 'creature', 'planeswalker', 'artifact', 'enchantment', 'instant', 'sorcery'] as const;
const TYPES_SHOWN = [
  'creature',
  'planeswalker',
  'instant',
  'sorcery',
  'artifact',
  'enchantment',
  'other',
  'land',
] as const;

/** Cards by type, creatures first and lands last, within a type by mana value and name. */
export function byType(lines: readonly DeckLine[]): Grouped<(typeof TYPES_SHOWN)[number]>[] {
  const groups = new Map<(typeof TYPES_SHOWN)[number], DeckLine[]>();
  for (const line of together(lines)) {
    const group = TYPES.find((type) => line.card.types.includes(type)) ?? 'other';
    groups.set(group, [...(groups.get(group) ?? []), line]);
  }
  return TYPES_SHOWN.flatMap((group) => {
    const found = groups.get(group);
    if (found === undefined) return [];
    const sorted = found.sort((a, b) => a.card.manaValue - b.card.manaValue || a.card.name.localeCompare(b.card.name));
    return [{ group, lines: sorted }];
  });
}

/** The last column of the curve holds this mana value and all above it. */
export const CURVE_END = 7;

const COLORS = ['W', 'U', 'B', 'R', 'G'] as const;
const COLORS_SHOWN = [...COLORS, 'several', 'none', 'land'] as const;

/** Cards by colour, as one looks through a pool: each colour alone, several, none, lands; within each by mana value and name. */
export function byColor(lines: readonly DeckLine[]): Grouped<(typeof COLORS_SHOWN)[number]>[] {
  const groupOf = ({ card }: DeckLine): (typeof COLORS_SHOWN)[number] => {
    if (card.types.includes('land')) return 'land';
    if (card.colors.length > 1) return 'several';
    return COLORS.find((color) => card.colors.includes(color)) ?? 'none';
  };
  const sorted = [...together(lines)].sort(
    (a, b) => a.card.manaValue - b.card.manaValue || a.card.name.localeCompare(b.card.name),
  );
  return COLORS_SHOWN.flatMap((group) => {
    const found = sorted.filter((line) => groupOf(line) === group);
    return found.length === 0 ? [] : [{ group, lines: found }];
  });
}

/** Whether the line still says what was wrong with it, or was mended since. */
export function stillSaid(list: string, { line, text }: { readonly line: number; readonly text: string }): boolean {
  const begun = text.endsWith('...') ? text.slice(0, -3) : text;
  return line === 0 || (list.split(/\r\n|\r|\n/)[line - 1]?.trim() ?? '').startsWith(begun);
}

/** The list with so many of a basic land in its main deck; its name is all that is needed of the card. */
export function withBasics(deck: ReadDeck, name: string, count: number): string {
  const others = deck.main.filter((line) => line.card.name !== name);
  const text = asText({ ...deck, main: others });
  return count <= 0 ? text : `${count} ${name}\n${text}`;
}

/** How many cards that are no lands have each mana value. */
export function curveOf(lines: readonly DeckLine[]): readonly number[] {
  const curve = Array.from({ length: CURVE_END + 1 }, () => 0);
  for (const { count, card } of lines) {
    if (card.types.includes('land')) continue;
    const at = Math.min(CURVE_END, Math.floor(card.manaValue));
    curve[at] = (curve[at] ?? 0) + count;
  }
  return curve;
}

/** Of so many cards, how many are seen by one's third turn, going first. */
const SEEN_BY_TURN_THREE = 9;

/** How many of a hundred deals show three lands by the third turn, going first; null: the deck has too few cards to say. */
export function landsByTurnThree(lines: readonly DeckLine[]): number | null {
  const size = sizeOf(lines);
  const lands = sizeOf(lines.filter(({ card }) => card.types.includes('land')));
  if (size < SEEN_BY_TURN_THREE || lands === 0) return null;
  /** of fewer than three lands among the cards seen, by the hypergeometric distribution */
  let few = 0;
  for (let seen = 0; seen < 3; seen++)
    few += Math.exp(
      logChoose(lands, seen) + logChoose(size - lands, SEEN_BY_TURN_THREE - seen) - logChoose(size, SEEN_BY_TURN_THREE),
    );
  return Math.round((1 - few) * 100);
}

/** The logarithm of how many ways there are to choose so many; minus infinity: none. */
function logChoose(of: number, many: number): number {
  if (many < 0 || many > of) return Number.NEGATIVE_INFINITY;
  let sum = 0;
  for (let at = 1; at <= many; at++) sum += Math.log((of - many + at) / at);
  return sum;
}

/** How many mana symbols of each colour the costs have, in WUBRG order; colours that are not there are left out. */
export function symbolsOf(lines: readonly DeckLine[]): { color: string; count: number }[] {
  return COLORS.flatMap((color) => {
    const count = lines.reduce((sum, line) => sum + line.count * (line.card.manaCost.split(color).length - 1), 0);
    return count === 0 ? [] : [{ color, count }];
  });
}
