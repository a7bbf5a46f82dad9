/** What comes anew from the server is mostly what was there before: the parts that say the same are the same objects, so that only what changed is drawn anew. */

const isKeyed = (value: unknown): value is { id: number } =>
  typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'number';

/** Like `now`, out of the parts of `before` that are equal; `before` itself where all are. Things with an id are the same wherever they stand in their list. */
export function sharing<T>(before: unknown, now: T): T {
  if (before === now) return now;
  if (typeof before !== 'object' || typeof now !== 'object' || before === null || now === null) return now;
  if (Array.isArray(now)) return Array.isArray(before) ? (sharedList(before, now) as T) : now;
  if (Array.isArray(before)) return now;
  const keys = Object.keys(now);
  const shared = Object.fromEntries(
    keys.map((key) => [key, sharing((before as Record<string, unknown>)[key], (now as Record<string, unknown>)[key])]),
  );
  const isSame =
    keys.length === Object.keys(before).length &&
    keys.every((key) => key in before && shared[key] === (before as Record<string, unknown>)[key]);
  return (isSame ? before : shared) as T;
}

function sharedList(before: readonly unknown[], now: readonly unknown[]): readonly unknown[] {
  const byId = new Map(before.flatMap((one) => (isKeyed(one) ? [[one.id, one] as const] : [])));
  const shared = now.map((one, place) => sharing(isKeyed(one) ? byId.get(one.id) : before[place], one));
  return shared.length === before.length && shared.every((one, place) => one === before[place]) ? before : shared;
}
