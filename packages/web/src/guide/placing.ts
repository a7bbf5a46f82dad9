/** Where a hint stands: beside what it speaks of, over as little as can be that is read or clicked. */

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** `apart`: in a corner of the page, where there is no room beside it. */
export type Side = 'above' | 'left' | 'right' | 'below' | 'apart';

/** Something to leave in sight: how much it matters, for each bit of it. */
export interface Other extends Box {
  readonly weight: number;
}

export interface Placed {
  readonly left: number;
  readonly top: number;
  readonly side: Side;
  /** above and below: how far from its left its tip is, which points at what it speaks of */
  readonly tip: number;
}

/** Between the hint and what it speaks of, and around the page. */
const GAP = 12;
const MARGIN = 6;
/** From its tip to its corner. */
const CORNER = 18;
/** More than anything else matters. */
const MOST = 100;

const shared = (one: Box, other: Box): number => {
  const wide = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const high = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return wide > 0 && high > 0 ? wide * high : 0;
};

const within = (place: number, size: number, room: number): number =>
  Math.max(MARGIN, Math.min(place, room - size - MARGIN));

/** Where a hint of that size covers least of `others`, best beside `of`, and on the page in any case. */
export function placed(
  of: Box,
  size: Pick<Box, 'width' | 'height'>,
  room: Pick<Box, 'width' | 'height'>,
  others: readonly Other[],
): Placed {
  const { width, height } = size;
  const beside = of.top + of.height / 2 - height / 2;
  const middle = of.left + of.width / 2;
  const along = [middle - width / 2, of.left + of.width - width, of.left];
  const wished: readonly (readonly [side: Side, left: number, top: number])[] = [
    ...along.map((left) => ['above', left, of.top - height - GAP] as const),
    ['left', of.left - width - GAP, beside],
    ['right', of.left + of.width + GAP, beside],
    ...along.map((left) => ['below', left, of.top + of.height + GAP] as const),
    ['apart', 0, 0],
    ['apart', room.width, 0],
    ['apart', 0, room.height],
    ['apart', room.width, room.height],
  ];
  const all = wished.map(([side, left, top]) => {
    const at = { left: within(left, width, room.width), top: within(top, height, room.height) };
    const box = { ...at, width, height };
    // what it speaks of is the last that it may cover
    const covered = others.reduce((sum, other) => sum + other.weight * shared(box, other), MOST * shared(box, of));
    return { ...at, side, covered };
  });
  const { left, top, side } = all.reduce((best, one) => (one.covered < best.covered ? one : best));
  return { left, top, side, tip: Math.max(CORNER, Math.min(middle - left, width - CORNER)) };
}
