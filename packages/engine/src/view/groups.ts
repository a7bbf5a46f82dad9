/** Tokens that nothing tells apart, by a number each. 2006: 216 · 2009, 2011: 110.5 · 2026: 111 (no rule: many tokens shown as few) */
import type { ViewObject } from './view.ts';

/**
 * The objects, and of tokens among them that differ in nothing but their id the number of their group: counted from 1, as the first of each
 * is listed. A token that is like no other has none, nor has one that something is attached to.
 */
export function grouped(objects: readonly ViewObject[]): readonly ViewObject[] {
  const alike = new Map<string, number[]>();
  for (const [at, object] of objects.entries()) {
    if (object.kind !== 'token' || object.attachments.length > 0) continue;
    const said = JSON.stringify({ ...object, id: 0 });
    const places = alike.get(said);
    if (places === undefined) alike.set(said, [at]);
    else places.push(at);
  }
  const groups = new Map<number, number>();
  let group = 0;
  for (const places of alike.values()) {
    if (places.length < 2) continue;
    group++;
    for (const at of places) groups.set(at, group);
  }
  if (group === 0) return objects;
  return objects.map((object, at) => {
    const own = groups.get(at);
    return own === undefined ? object : { ...object, group: own };
  });
}
