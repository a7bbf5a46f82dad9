/** Mana abilities that players are told to activate, and mana that is lost or goes into another's pool. 2011: 106.11 · 2026: 106.13 */
import { causedBy } from '../../events/cause.ts';
import { loseManaEvent, takeManaEvent } from '../../events/kinds/mana.ts';
import type { Doing } from '../../vocabulary/instructions.ts';
import type { Game } from '../../running/game.ts';
import { activateManaAbility, canActivateMana } from '../../casting/mana/ability.ts';
import { profileOf } from '../../continuous/derive.ts';
import { askOption } from '../../decisions/ask.ts';
import { withBinding, type Context } from '../../meaning/context.ts';
import { objectsOf } from '../../meaning/objects.ts';
import { playersOf } from '../../meaning/players.ts';
import { actorsOf } from '../../meaning/actors.ts';
import { act } from '../outcome.ts';
import { always, type Verbs } from './verb.ts';

/** One ability of each of those that have one that can be activated, in the order the player likes. */
function activateMana(game: Game, ctx: Context, i: Doing<'activateMana'>): void {
  for (const player of actorsOf(game, ctx, i.who)) {
    let open = objectsOf(game, withBinding(ctx, 'actor', { players: [player] }), i.of);
    for (;;) {
      const options = open.flatMap((object) =>
        profileOf(game, object)
          .activated.filter(({ ability, ref, mana }) => mana && canActivateMana(game, player, object, ref, ability))
          .map(({ ref }) => ({ ability: ref, source: object })),
      );
      const at = askOption(game, { player, source: ctx.source, purpose: 'activate a mana ability', options });
      const chosen = options[at];
      if (chosen === undefined) break;
      const alone = { choice: null, fromPool: null, done: [] };
      if (!activateManaAbility(game, player, chosen.source, chosen.ability, alone)) break;
      open = open.filter((id) => id !== chosen.source);
    }
  }
}

function loseMana(game: Game, ctx: Context, i: Doing<'loseMana'>): void {
  const events = playersOf(game, ctx, i.who).map((player) => loseManaEvent(player, causedBy(ctx)));
  act(game, ctx, i.out, events);
}

function takeMana(game: Game, ctx: Context, i: Doing<'takeMana'>): void {
  const events = playersOf(game, ctx, i.from).map((amount) => takeManaEvent(ctx.controller, amount, causedBy(ctx)));
  act(game, ctx, i.out, events);
}

/** Mana that is there already. */
export const UNSPENT_MANA = {
  activateMana: { possible: always, carryOut: activateMana },
  loseMana: { possible: always, carryOut: loseMana },
  takeMana: { possible: always, carryOut: takeMana },
} satisfies Partial<Verbs>;
