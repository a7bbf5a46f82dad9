/** How large the cards of one side are, so that all of them have room: as large as they can be, in as many lines as that takes. None lies over another. */

/** Of every card: how much taller it is than wide. A tapped card lies on its side. */
export const TALL = 1.28;
export const LARGEST = 142;
/** Narrower than this, nothing of a card can be read. */
const SMALLEST = 24;
/** Where not even the smallest have room, cards are so wide, and scrolled. */
const SCROLLED = 40;

export interface Room {
  width: number;
  height: number;
}

/** Things in one row, in widths of the largest cards: how wide each is, and how tall the tallest may be. */
export interface FitRow {
  wide: readonly number[];
  tall: number;
  /** some are several in one, whose edges show behind it */
  stacked?: boolean;
}

/** By how much the edges of those behind stand out, as `.standing.many` draws them. */
const EDGES = 6;

export interface Fitted {
  /** the width of the largest cards in pixels */
  width: number;
  /** of each row, how many things stand in each of its lines */
  lines: readonly (readonly number[])[];
  /** they need more room than there is */
  scrolls: boolean;
}

/** Between two things, and between two lines. */
export const gapAt = (width: number): number => Math.max(3, Math.min(12, width * 0.11));

/** Things go into the line while they fit; then the lines of the row are made alike. */
function linesOf({ wide }: FitRow, width: number, room: number): number[] {
  const needed = (from: number, to: number): number => {
    let sum = 0;
    for (let at = from; at < to; at += 1) sum += (wide[at] ?? 1) * width + (at === from ? 0 : gapAt(width));
    return sum;
  };
  const greedy: number[] = [];
  let from = 0;
  while (from < wide.length) {
    let to = from + 1;
    while (to < wide.length && needed(from, to + 1) <= room) to += 1;
    greedy.push(to - from);
    from = to;
  }
  const even = Math.ceil(wide.length / Math.max(1, greedy.length));
  const alike = greedy.map((_, line) => Math.min(even, wide.length - line * even)).filter((count) => count > 0);
  let at = 0;
  const fits = alike.every((count) => {
    const ok = needed(at, at + count) <= room;
    at += count;
    return ok;
  });
  return fits && alike.length === greedy.length ? alike : greedy;
}

const heightOf = (rows: readonly FitRow[], lines: readonly (readonly number[])[], width: number): number => {
  let sum = 0;
  for (const [at, row] of rows.entries()) {
    const count = lines[at]?.length ?? 0;
    sum += count * (width * row.tall + (row.stacked === true ? EDGES : 0) + gapAt(width));
  }
  return sum - gapAt(width);
};

/** The largest size at which everything is within the room. */
export function fit(rows: readonly FitRow[], room: Room, largest = LARGEST): Fitted {
  const linesAt = (width: number): Fitted['lines'] => rows.map((row) => linesOf(row, width, room.width));
  for (let width = largest; width >= SMALLEST; width -= 1) {
    const lines = linesAt(width);
    const narrow = rows.every((row) => row.wide.every((one) => one * width <= room.width));
    if (narrow && heightOf(rows, lines, width) <= room.height) return { width, lines, scrolls: false };
  }
  return { width: SCROLLED, lines: linesAt(SCROLLED), scrolls: true };
}

/** Rows are kept apart unless cards become so much larger where all stand together. */
const WORTH = 1.2;

/** The same fitted apart, each row in lines of its own; or together, as one row: few cards on a low table, and many on a small one, are larger so. */
export function arranged(rows: readonly FitRow[], room: Room, largest = LARGEST): Fitted & { together: boolean } {
  const apart = { ...fit(rows, room, largest), together: false };
  if (rows.length < 2) return apart;
  const one: FitRow = {
    wide: rows.flatMap(({ wide }) => wide),
    tall: Math.max(...rows.map(({ tall }) => tall)),
    stacked: rows.some(({ stacked }) => stacked === true),
  };
  const together = { ...fit([one], room, largest), together: true };
  if (apart.scrolls || together.scrolls) return together.scrolls ? apart : together;
  return together.width > WORTH * apart.width ? together : apart;
}
