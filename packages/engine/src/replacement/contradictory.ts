/**
 * What is done in place of an event may be to move an object that another event at once moves, too: its controller, or its owner, chooses which.
 * 2006: 217.1d · 2009, 2011, 2026: 400.6
 */
import type { Game } from '../running/game.ts';
import { askOption } from '../decisions/ask.ts';
import type { GameEvent } from '../events/event.ts';
import { isImpossible } from '../events/kinds/table.ts';
import type { Context } from '../meaning/context.ts';
import { objectsOf } from '../meaning/objects.ts';
import type { Instruction } from '../vocabulary/instructions.ts';
import { chooserOf } from './chooser.ts';

/** What is left to be done of the effect in place of the event. */
export function uncontradicted(
  game: Game,
  ctx: Context,
  event: GameEvent,
  effect: readonly Instruction[],
  atOnce: readonly GameEvent[],
): readonly Instruction[] {
  if (atOnce.length < 2 || ctx.ref === null) return effect;
  const { ref: ability, source } = ctx;
  return effect.filter((instruction) => {
    if (instruction.do !== 'move' && instruction.do !== 'destroy') return true;
    const { what } = instruction;
    const [object, ...more] = what.set === 'self' || what.set === 'ref' ? objectsOf(game, ctx, what) : [];
    if (object === undefined || more.length > 0 || object === event.object) return true;
    const rival = atOnce.find((other) => other.object === object && moves(other) && !isImpossible(game, other));
    if (rival === undefined) return true;
    return (
      askOption(game, {
        kind: 'replacement',
        player: chooserOf(game, rival),
        source: object,
        purpose: 'apply',
        options: [
          { ability, source },
          { text: 'What else moves it', object },
        ],
      }) === 0
    );
  });
}

const moves = ({ kind }: GameEvent): boolean => kind === 'move' || kind === 'destroy' || kind === 'sacrifice';
