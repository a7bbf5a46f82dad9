/** What may be chosen as a source of damage. 2006: 419.8a · 2009, 2011, 2026: 609.7a */
import type { Game } from '../running/game.ts';
import type { ObjectId } from '../state/ids.ts';
import { objectOf, objectOrLast, onStacks } from '../state/objects.ts';
import type { Env, GameObject, StackInfo } from '../state/state.ts';

/**
 * Permanents, spells, what is face up in the command zone (seam `commandZoneSources`), and whatever object something on the stack, a
 * waiting effect or a waiting delayed trigger refers to, even if it is gone.
 */
export function possibleSources(game: Game): ObjectId[] {
  const { state } = game;
  const found = new Set<ObjectId>(state.battlefield.filter((id) => objectOf(game, id)?.phasedOut === false));
  for (const id of state.command) {
    const { faceDown, kind } = objectOf(game, id) as GameObject;
    if (!faceDown && (kind === 'card' || game.edition.commandZoneSources === 'objects')) found.add(id);
  }
  const refers = (source: ObjectId, env: Env): void => {
    found.add(source);
    for (const { objects } of Object.values(env)) for (const id of objects ?? []) found.add(id);
  };
  for (const id of onStacks(state)) {
    const object = objectOf(game, id) as GameObject;
    const stack = object.stack as StackInfo;
    if (object.kind !== 'ability') found.add(id);
    refers(stack.source, stack.env);
    for (const target of stack.targets) for (const at of target.objects) found.add(at);
    for (const { source, recipient } of stack.damage ?? []) {
      found.add(source);
      if ('object' in recipient) found.add(recipient.object);
    }
  }
  for (const { source, env } of state.effects) refers(source, env);
  for (const { source, env } of state.delayed) refers(source, env);
  return [...found].filter((id) => {
    const object = objectOrLast(game, id);
    return object !== null && object.kind !== 'ability';
  });
}
