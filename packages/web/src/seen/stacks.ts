/** Identical things on a battlefield as one: tokens, lands and cards that nothing tells apart, with how many there are. */
import type { WireObject } from '@rulewright/protocol';
import { isLand } from './objects.ts';

export interface StackOfCards {
  /** the one that is shown, and that a click is about */
  top: WireObject;
  /** all of them, the shown one first */
  members: readonly WireObject[];
}

const is = (object: WireObject, type: string): boolean => object.types.some((one) => one.toLowerCase() === type);

export type Row = 'creatures' | 'others';

/** Which row a permanent stands in: what fights or is attacked in front, a land that is a creature too. */
export function rowOf(object: WireObject): Row {
  if (is(object, 'creature') || is(object, 'planeswalker') || is(object, 'battle')) return 'creatures';
  return 'others';
}

/** Everything that tells two permanents apart for who looks at them; null: it is like no other. */
export function signature(object: WireObject): string | null {
  if (object.attachments.length > 0 || object.faceDown || object.blocking.length > 0) return null;
  const { id: _id, attachments: _attachments, ...rest } = object;
  return JSON.stringify(rest);
}

/**
 * Lands first, then the rest, each in the order of the battlefield. `alone` are objects that something points at; `state` is what the
 * pending decision makes of an object: what can be chosen and what is chosen stand apart.
 */
export function stacksOf(
  objects: readonly WireObject[],
  alone: ReadonlySet<number> = new Set(),
  state: (id: number) => string = () => '',
): readonly StackOfCards[] {
  const stacks = new Map<string, WireObject[]>();
  const ordered = [...objects.filter(isLand), ...objects.filter((object) => !isLand(object))];
  for (const object of ordered) {
    const own = alone.has(object.id) ? null : signature(object);
    const key = own === null ? `#${object.id}` : `${state(object.id)} ${own}`;
    const stack = stacks.get(key);
    if (stack) stack.push(object);
    else stacks.set(key, [object]);
  }
  return [...stacks.values()].flatMap((members) => {
    const [top] = members;
    return top === undefined ? [] : [{ top, members }];
  });
}

/** Objects that others point at one by one: targets, what is blocked, what is attached to. */
export function pointedAt(battlefield: readonly WireObject[], stack: readonly WireObject[]): ReadonlySet<number> {
  return new Set([
    ...stack.flatMap(({ targets, source }) => [
      source,
      ...targets.flatMap((target) => ('object' in target ? [target.object] : [])),
    ]),
    ...battlefield.flatMap(({ blocking }) => blocking),
  ]);
}
