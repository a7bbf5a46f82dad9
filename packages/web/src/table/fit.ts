/** How large the cards of one side are, so that all of them have room: as large as they can be, then in more lines, then overlapping. */

/** Of every card: how much taller it is than wide. A tapped card lies on its side. */
export const TALL = 1.28;
export const LARGEST = 142;
const SMALLEST = 30;
/** Narrower than this, cards rather overlap than shrink. */
const READABLE = 40;
const OVERLAPPED = 46;

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
  /** the part of each card's width that the next one leaves free, 1 where nothing overlaps */
  free: number;
  /** of each row, how many things stand in each of its lines */
  lines: readonly (readonly number[])[];
}

/** Between two things, and between two lines. */
export const gapAt = (width: number): number => Math.max(6, Math.min(12, width * 0.11));

/** Things go into the line while they fit; then the lines of the row are made alike. */
function linesOf({ wide }: FitRow, width: number, free: number, room: number): number[] {
  const needed = (from: number, to: number): number => {
    let sum = 0;
    for (let at = from; at < to; at += 1)
      sum += (wide[at] ?? 1) * width * (at === to - 1 ? 1 : free) + (at === from ? 0 : gapAt(width) * free);
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

function* sizes(largest: number): Generator<readonly [number, number]> {
  for (let width = largest; width >= READABLE; width -= 2) yield [width, 1];
  for (let free = 0.9; free > 0.5; free -= 0.1) yield [OVERLAPPED, free];
  for (let free = 0.5; free > 0.2; free -= 0.05) yield [OVERLAPPED, free];
  for (let width = OVERLAPPED; width > SMALLEST; width -= 2) yield [width, 0.22];
}

/** The largest size at which everything is within the room; the smallest there is where nothing fits. */
export function fit(rows: readonly FitRow[], room: Room, largest = LARGEST): Fitted {
  const at = (width: number, free: number): Fitted & { fits: boolean } => {
    const lines = rows.map((row) => linesOf(row, width, free, room.width));
    const narrow = rows.every((row) => row.wide.every((one) => one * width <= room.width));
    return { width, free, lines, fits: narrow && heightOf(rows, lines, width) <= room.height };
  };
  let found = at(SMALLEST, 0.2);
  for (const [width, free] of sizes(largest)) {
    const one = at(width, free);
    if (!one.fits) continue;
    found = one;
    break;
  }
  // no more overlapping than is needed at that width
  for (let free = 1; free > found.free; free -= 0.01) {
    const wider = at(found.width, free);
    if (wider.fits) {
      found = wider;
      break;
    }
  }
  return { width: found.width, free: found.free, lines: found.lines };
}

/** Rows are kept apart unless cards become so much larger where all stand together. */
const WORTH = 1.2;

/** What is in sight of the largest cards. */
const shown = ({ width, free }: Fitted): number => width * free;

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
  return shown(together) > WORTH * shown(apart) ? together : apart;
}
