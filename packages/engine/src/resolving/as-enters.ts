/** What an effect says that a permanent "is" or "has" which it puts onto the battlefield: that begins as the permanent enters. 2026: 611.2e, 613.7n */
import type { Instruction } from '../vocabulary/instructions.ts';
import { nodeAt } from '../abilities/lookup.ts';
import { nodesIn } from '../abilities/paths.ts';
import { beginEffect } from '../continuous/floating.ts';
import type { BeginsAsEnters } from '../events/event.ts';
import { type Context, withBinding } from '../meaning/context.ts';
import type { Game } from '../running/game.ts';
import type { ObjectId } from '../state/ids.ts';
import { memoised } from '../state/memoised.ts';

type Stating = Extract<Instruction, { do: 'effect' }>;

/** Whether the instruction begins nothing when it is reached, since its effect has begun already. */
export const hasBegun = (game: Game, { asEnters }: Stating): boolean =>
  asEnters === true && game.edition.statedOfEntering === 'as-it-enters';

/** What begins as that object enters the battlefield, which the rest of the effect calls by that name. */
export function beginningWith(
  game: Game,
  ctx: Context,
  id: ObjectId,
  name: string | undefined,
): readonly BeginsAsEnters[] {
  if (name === undefined || ctx.ref === null || game.edition.statedOfEntering === 'afterwards') return [];
  const stated = statedIn(nodeAt(game, ctx.ref) as object).get(name);
  if (stated === undefined) return [];
  const about = withBinding(ctx, name, { objects: [id] });
  return stated.flatMap((instruction) => {
    const effect = beginEffect(game, about, instruction);
    return effect === null ? [] : [{ name, effect }];
  });
}

/** Those instructions in an ability, by the name of what they are about. */
const statedIn = memoised((ability: object): ReadonlyMap<string, readonly Stating[]> => {
  const stated = new Map<string, readonly Stating[]>();
  for (const node of nodesIn(ability)) {
    const instruction = node as Stating;
    if (instruction.asEnters !== true) continue;
    const name = nameOf(instruction);
    stated.set(name, [...(stated.get(name) ?? []), instruction]);
  }
  return stated;
});

/** The name of what was put onto the battlefield, which an instruction of this kind is about. */
export function nameOf({ parts: [part] }: Stating): string {
  if (part?.part !== 'change' || part.affects.set !== 'ref')
    throw new Error('An effect that begins as something enters names nothing that was put there');
  return part.affects.name;
}
