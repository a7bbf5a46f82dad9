/** The nearest element in a direction, by where things are on the screen. */

interface Box {
  x: number;
  y: number;
}
const middle = (element: HTMLElement): Box => {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
};

/** Index of the nearest point to `from` that lies in the direction, distance across counting double; -1 none. */
export function nearestPoint(from: Box, points: readonly Box[], [dx, dy]: readonly [number, number]): number {
  let best = -1;
  let bestCost = Number.POSITIVE_INFINITY;
  for (const [index, point] of points.entries()) {
    const along = (point.x - from.x) * dx + (point.y - from.y) * dy;
    const across = Math.abs((point.x - from.x) * dy) + Math.abs((point.y - from.y) * dx);
    if (along < 4) continue;
    const cost = along + across * 2;
    if (cost < bestCost) {
      bestCost = cost;
      best = index;
    }
  }
  return best;
}

export function nearest(
  from: HTMLElement,
  among: readonly HTMLElement[],
  direction: readonly [number, number],
): HTMLElement | undefined {
  const others = among.filter((element) => element !== from && element.offsetParent !== null);
  return others[nearestPoint(middle(from), others.map(middle), direction)];
}
