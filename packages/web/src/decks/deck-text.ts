/** A deck as text and as what is read of it: moving a card, adding one, mending a line, counting. Plain functions. */
import type { BuiltInDeckEntry, DeckMessage, Format, WireCard } from '@rulewright/protocol';

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

const written = (lines: readonly DeckLine[]): string =>
  together(lines)
    .filter(({ count }) => count > 0)
    .map(({ count, card }) => `${count} ${card.name}`)
    .join('\n');

type Parts = { readonly [P in 'main' | 'sideboard' | 'commander']: readonly DeckLine[] };

/** The deck as a plain list. */
export function asText({ main, sideboard, commander }: Parts): string {
  const [leads, side] = [written(commander), written(sideboard)];
  const before = leads === '' ? '' : `Commander\n${leads}\n\nDeck\n`;
  return `${before}${written(main)}\n${side === '' ? '' : `\nSideboard\n${side}\n`}`;
}

const withCount = (lines: readonly DeckLine[], card: WireCard, by: number): readonly DeckLine[] => {
  const all = together(lines);
  return all.some((line) => line.card.name === card.name)
    ? all.map((line) => (line.card.name === card.name ? { ...line, count: line.count + by } : line))
    : [...all, { count: by, line: 0, card }];
};

/** The list with one copy of the card more or less in a part of it. */
export function changed(deck: ReadDeck, part: 'main' | 'sideboard', card: WireCard, by: 1 | -1): string {
  return asText({ ...deck, [part]: withCount(deck[part], card, by) });
}

/** The list with one copy of the card moved to the other part. */
export function moved(deck: ReadDeck, from: 'main' | 'sideboard', card: WireCard): string {
  const [main, side] = from === 'main' ? ([-1, 1] as const) : ([1, -1] as const);
  return asText({
    ...deck,
    main: withCount(deck.main, card, main),
    sideboard: withCount(deck.sideboard, card, side),
  });
}

/** The list with that card of the main deck as its commander, alone or `beside` one of before; other commanders go back into the deck. */
export function led(deck: ReadDeck, name: string, beside: readonly DeckLine[] = []): string {
  const card = deck.main.find((line) => line.card.name === name)?.card;
  if (card === undefined) return asText(deck);
  return asText(withCommanders(deck, [...beside, { count: 1, line: 0, card }]));
}

/** The list with that commander back in the main deck. */
export const unled = (deck: ReadDeck, card: WireCard): string =>
  asText(
    withCommanders(
      deck,
      deck.commander.filter((line) => line.card.name !== card.name),
    ),
  );

function withCommanders(deck: ReadDeck, commander: readonly DeckLine[]): Parts {
  const main = deck.commander.reduce<readonly DeckLine[]>(
    (lines, before) => withCount(lines, before.card, before.count),
    deck.main,
  );
  const rest = commander.reduce<readonly DeckLine[]>((lines, { card }) => withCount(lines, card, -1), main);
  return { ...deck, main: rest, commander };
}

/** The built-in decks that are built for the format. */
export const decksFor = (decks: readonly BuiltInDeckEntry[], format: Format): readonly BuiltInDeckEntry[] =>
  decks.filter((deck) => (deck.format ?? 'constructed') === format);

/** The list with the name on that line (the first is 1) replaced; what stands before the name is kept. */
export function mended(list: string, line: number, name: string): string {
  const lines = list.split('\n');
  const old = lines[line - 1] ?? '';
  const before = /^\s*(?:SB:\s*)?(?:\d+\s*x?\s+)?/i.exec(old)?.[0] ?? '';
  lines[line - 1] = `${before}${name}`;
  return lines.join('\n');
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

/** How many mana symbols of each colour the costs have, in WUBRG order; colours that are not there are left out. */
export function symbolsOf(lines: readonly DeckLine[]): { color: string; count: number }[] {
  return COLORS.flatMap((color) => {
    const count = lines.reduce((sum, line) => sum + line.count * (line.card.manaCost.split(color).length - 1), 0);
    return count === 0 ? [] : [{ color, count }];
  });
}
