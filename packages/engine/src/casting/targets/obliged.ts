/** Objects of which one has to be among the targets of what a player casts or activates. 2006: 409.1d, 409.2 · 2009, 2011, 2026: 601.2c, 602.2b */
import type { TargetSpec } from '../../vocabulary/abilities.ts';
import type { Game } from '../../running/game.ts';
import type { ObjectId, PlayerId } from '../../state/ids.ts';
import type { ChosenTargets } from '../../state/state.ts';
import type { Answer, WrongAnswer } from '../../decisions/decision.ts';
import { rulesOf } from '../../continuous/derive.ts';
import { activeContext } from '../../meaning/context.ts';
import { objectsOf } from '../../meaning/objects.ts';
import { isPlayer } from '../../meaning/players.ts';
import { greater } from '../../state/numbers.ts';

/** Each is the objects of which one must be chosen if possible. */
export type Obligations = readonly (readonly ObjectId[])[];

export const obligationsOf = (game: Game, player: PlayerId): Obligations =>
  rulesOf(game, 'mustTarget').flatMap((active) => {
    const ctx = activeContext(active);
    return isPlayer(game, ctx, active.rule.who, player) ? [objectsOf(game, ctx, active.rule.what)] : [];
  });

/** Those that nothing chosen so far meets, and nothing chosen later can; where somebody else or chance chooses, nothing is owed. */
export function due(
  must: Obligations,
  { by, random }: TargetSpec,
  chosen: readonly Pick<ChosenTargets, 'objects'>[],
  later: () => readonly ObjectId[],
): Obligations {
  if (must.length === 0 || by !== undefined || random === true) return [];
  const rest = later();
  return must.filter(
    (ids) => !ids.some((id) => rest.includes(id) || chosen.some(({ objects }) => objects.includes(id))),
  );
}

type Check = (answer: Answer) => WrongAnswer | null;
export interface Choice {
  objects: readonly ObjectId[];
  players: readonly PlayerId[];
  min: number;
  max: number;
  check: Check | null;
}

/** The choice with what is owed among what is chosen, as far as that is possible. */
export function obliged(choice: Choice, owed: Obligations): Choice {
  let { objects, players, min } = choice;
  const all: (readonly ObjectId[])[] = [];
  if (choice.max > 0)
    for (const ids of owed) {
      const such = objects.filter((id) => ids.includes(id));
      if (such.length === 0) continue;
      min = greater(1, min);
      if (choice.max > 1) all.push(such);
      else [objects, players] = [such, []];
    }
  if (all.length === 0) return { ...choice, objects, players, min };
  const check: Check = (answer) => {
    const picked = (answer as readonly number[]).map((i) => objects[i] ?? 0);
    const lacking = all.some((ids) => !ids.some((id) => picked.includes(id)));
    return lacking
      ? { error: 'illegal', message: 'An effect requires another target among them.' }
      : (choice.check?.(answer) ?? null);
  };
  return { ...choice, objects, players, min, check };
}
