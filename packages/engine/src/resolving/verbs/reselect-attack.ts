/** Reselecting which player, planeswalker or battle a creature attacks. 2006, 2009, 2011: none · 2026: 508.7 */
import type { Doing } from '../../vocabulary/instructions.ts';
import type { Game } from '../../running/game.ts';
import { controllerOf } from '../../continuous/derive.ts';
import { attackable, defenderOf } from '../../combat/attack-options.ts';
import { askOption } from '../../decisions/ask.ts';
import { attackInstead } from '../../events/combat-record.ts';
import { actorsOf } from '../../meaning/actors.ts';
import type { Context } from '../../meaning/context.ts';
import { objectsOf } from '../../meaning/objects.ts';
import { thereIs, type Verbs } from './verb.ts';

/** No requirement or restriction of the declaration matters (508.7b); it is no second attack (508.7a). */
function reselectAttack(game: Game, ctx: Context, i: Doing<'reselectAttack'>): void {
  const [player] = actorsOf(game, ctx, i.by);
  if (player === undefined) return;
  for (const id of objectsOf(game, ctx, i.what)) {
    const attacker = game.state.combat?.attackers.find((a) => a.id === id);
    if (attacker === undefined) continue;
    const options = attackable(game, controllerOf(game, id));
    const target = options[askOption(game, { player, source: id, purpose: 'attack', options })];
    if (target === undefined) continue;
    attackInstead(game, attacker, defenderOf(game, target), 'object' in target ? target.object : 0);
  }
}

/** Reselecting what is attacked. */
export const RESELECTING = {
  reselectAttack: { possible: thereIs('what'), carryOut: reselectAttack },
} satisfies Partial<Verbs>;
