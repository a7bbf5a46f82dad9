/** Where abilities are activated. 2006: 402.8 · 2009: 112.6, 309.4, 310.4 · 2011: 112.6, 309.4, 310.4, 311.4 · 2026: 113.6, 311.4, 313.4, 314.4 */
import type { ActivatedAbility } from '../vocabulary/abilities.ts';
import type { Game } from '../running/game.ts';
import type { GameObject } from '../state/state.ts';
import { characteristics } from '../continuous/derive.ts';
import { COMMAND_BITS } from '../objects/subtypes.ts';

/** Whether the object is where it may be activated: on the battlefield, in the command zone for nontraditional cards, or where the ability says. */
export const activatesFrom = (game: Game, object: GameObject, { zone }: ActivatedAbility): boolean =>
  zone !== undefined
    ? object.zone === zone
    : object.zone === 'battlefield' ||
      (object.zone === 'command' && (characteristics(game, object.id).types & COMMAND_BITS) !== 0);
