/** Which objects of a view stand in which slots. 2006: 217, 400–413 · 2009, 2011, 2026: 400–408 */
import type { View, ViewObject } from '@rulewright/engine';
import { FIRST_SLOT, GROUPS, type Group, SLOTS } from './layout.ts';

export interface Seen {
  /** by slot; null where nothing stands */
  readonly slots: readonly (ViewObject | null)[];
  /** how many objects of each group have no slot */
  readonly beyond: ReadonlyMap<Group, number>;
  /** the slot of an object, counted from 1, 0 none */
  slotOf(handle: number): number;
  /** the object, wherever the view shows it; a slot is not needed */
  objectOf(handle: number): ViewObject | null;
  /** the place from the top of its library, counted from 1; 0 where that is not known */
  placeOf(handle: number): number;
}

/** @param subject the object that is being placed in combat, 0 none */
export function seenObjects(view: View, subject: number): Seen {
  const { seat } = view;
  const byHandle = new Map<number, ViewObject>();
  const places = new Map<number, number>();
  const groups: Record<Group, ViewObject[]> = {
    source: [],
    subject: [],
    'my permanents': [],
    'their permanents': [],
    'my hand': [],
    'their hand': [],
    stack: view.stack.toReversed(),
    'my graveyard': [],
    'their graveyard': [],
    exile: view.exile.toReversed(),
    command: [...view.command],
    'known in libraries': [],
  };
  for (const object of view.battlefield)
    groups[object.controller === seat ? 'my permanents' : 'their permanents'].push(object);
  for (const { id, hand, graveyard, libraryKnown } of view.players) {
    const mine = id === seat;
    groups[mine ? 'my hand' : 'their hand'].push(...hand);
    groups[mine ? 'my graveyard' : 'their graveyard'].push(...graveyard.toReversed());
    for (const { place, object } of libraryKnown) {
      groups['known in libraries'].push(object);
      places.set(object.id, place + 1);
    }
  }
  for (const side of ['my permanents', 'their permanents'] as const)
    groups[side] = [...groups[side].filter(isNoLand), ...groups[side].filter((object) => !isNoLand(object))];
  const slots: (ViewObject | null)[] = Array.from({ length: SLOTS }, () => null);
  const slotNumbers = new Map<number, number>();
  const beyond = new Map<Group, number>();
  for (const { group, slots: room } of GROUPS) {
    const objects = groups[group];
    for (const [at, object] of objects.entries()) {
      byHandle.set(object.id, object);
      if (at >= room) continue;
      slots[FIRST_SLOT[group] + at] = object;
      slotNumbers.set(object.id, FIRST_SLOT[group] + at + 1);
    }
    if (objects.length > room) beyond.set(group, objects.length - room);
  }
  slots[FIRST_SLOT.source] = byHandle.get(view.decision?.source ?? 0) ?? null;
  slots[FIRST_SLOT.subject] = byHandle.get(subject) ?? null;
  return {
    slots,
    beyond,
    slotOf: (handle) => slotNumbers.get(handle) ?? 0,
    objectOf: (handle) => byHandle.get(handle) ?? null,
    placeOf: (handle) => places.get(handle) ?? 0,
  };
}

const isNoLand = ({ types }: ViewObject): boolean => !types.includes('land');
