import fc from 'fast-check';
import { expect, test } from 'vitest';
import { arranged, fit, type FitRow, type Fitted, gapAt, LARGEST, type Room, TALL } from './fit.ts';

const row = (count: number, scale = 1, wide = 1): FitRow => ({
  wide: Array.from({ length: count }, () => wide * scale),
  tall: TALL * scale,
});

/** What the laid-out lines take. */
function taken(rows: readonly FitRow[], { width, lines }: Fitted): Room {
  let widest = 0;
  let height = -gapAt(width);
  for (const [at, counts] of lines.entries()) {
    const { wide, tall } = rows[at] as FitRow;
    let from = 0;
    for (const count of counts) {
      const things = wide.slice(from, from + count);
      from += count;
      widest = Math.max(
        widest,
        things.reduce((sum, one) => sum + one * width, gapAt(width) * (count - 1)),
      );
      height += width * tall + gapAt(width);
    }
    expect(from).toBe(wide.length);
  }
  return { width: widest, height };
}

test('the edges of what stands behind have room, too', () => {
  const room = { width: 900, height: 2 * LARGEST * TALL + gapAt(LARGEST) };
  expect(fit([row(3), row(3)], room).width).toBe(LARGEST);
  const stacked = [row(3), row(3)].map((one) => ({ ...one, stacked: true }));
  const { width } = fit(stacked, room);
  expect(2 * (width * TALL + 6) + gapAt(width)).toBeLessThanOrEqual(room.height);
});

test('few cards are as large as cards get', () => {
  expect(fit([row(3), row(4, 0.78)], { width: 900, height: 400 })).toEqual({
    width: LARGEST,
    lines: [[3], [4]],
    scrolls: false,
  });
});

test('forty different permanents have room on a desktop, a tablet and a phone; where they have none they are scrolled', () => {
  const rows = [row(20), row(20, 0.78, TALL)];
  for (const room of [
    { width: 880, height: 300 },
    { width: 780, height: 330 },
    { width: 374, height: 190 },
    { width: 480, height: 150 },
  ]) {
    const fitted = fit(rows, room);
    const { width, height } = taken(rows, fitted);
    expect(fitted.scrolls).toBe(false);
    expect(width).toBeLessThanOrEqual(room.width + 0.01);
    expect(height).toBeLessThanOrEqual(room.height + 0.01);
  }
  const low = fit(rows, { width: 374, height: 90 });
  expect(low.scrolls).toBe(true);
  expect(taken(rows, low).width).toBeLessThanOrEqual(374.01);
});

test('whatever is there stands in lines, each once, and never past the room but where it is scrolled', () => {
  fc.assert(
    fc.property(
      fc.nat(40),
      fc.nat(40),
      fc.integer({ min: 300, max: 1600 }),
      fc.integer({ min: 180, max: 700 }),
      (creatures, lands, width, height) => {
        const rows = [row(creatures), row(lands, 0.78)];
        const fitted = fit(rows, { width, height });
        const used = taken(rows, fitted);
        expect(used.width).toBeLessThanOrEqual(width + 0.01);
        if (!fitted.scrolls) expect(used.height).toBeLessThanOrEqual(height + 0.01);
      },
    ),
  );
});

test('on a low table few cards stand in one line, larger than in rows; where rows cost little they are kept', () => {
  const rows = [row(2), row(2, 0.78)];
  const phone = { width: 374, height: 170 };
  const together = arranged(rows, phone);
  expect(together).toMatchObject({ together: true, scrolls: false, lines: [[4]] });
  expect(together.width).toBeGreaterThan(1.2 * fit(rows, phone).width);
  expect(arranged(rows, { width: 900, height: 400 })).toEqual({
    width: LARGEST,
    lines: [[2], [2]],
    scrolls: false,
    together: false,
  });
  expect(arranged([row(3)], phone).together).toBe(false);
});
