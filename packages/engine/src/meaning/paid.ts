/**
 * How often an optional cost was paid. A spell is kicked if any of its kicker costs was, each time.
 * 2006: 502.21b · 2009: 702.30b · 2011: 702.31d · 2026: 702.33d
 */

/** Costs paid, by tag: each of several kicker costs, and each instance of blitz, has its own, which begins with the keyword ("kicker {U}", "blitz|…"). */
export function timesPaidOf(paid: Readonly<Record<string, number>>, tag: string): number {
  let times = paid[tag] ?? 0;
  for (const key in paid)
    if (key.startsWith(tag) && (key.startsWith(' {', tag.length) || key[tag.length] === '|')) times += paid[key] ?? 0;
  return times;
}
