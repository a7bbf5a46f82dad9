/** Restarting the game. 2006, 2009: none · 2011: 714 · 2026: 726 */
import type { Instruction } from '../vocabulary/instructions.ts';
import type { Game } from '../running/game.ts';
import { freshPlayer, freshState, goingOn } from '../state/fresh.ts';
import { componentsOf, zoneList } from '../state/objects.ts';
import type { AbilityRef, Frame, GameObject, StackInfo } from '../state/state.ts';
import { newObject } from '../events/objects.ts';
import { note } from '../events/log.ts';
import { bind, type Context } from '../meaning/context.ts';
import { objectsOf } from '../meaning/objects.ts';
import { sideboardOf } from '../events/outside.ts';
import { isLedBy, newCommander } from '../state/commander.ts';
import { startingLife } from '../state/teams.ts';
import { beginsInCommand, isAttraction, isScheme } from '../state/nontraditional.ts';
import { turnDownAll } from './planar-decks.ts';
import { wholeDecks } from './whole-decks.ts';

type ResolveFrame = Extract<Frame, { frame: 'resolve' }>;

/**
 * Every card goes into its owner's deck, but for those the effect leaves in exile, and the game is set up anew; its starting
 * player is who restarted it. The rest of the ability follows just before the first turn.
 */
export function restartGame(game: Game, ctx: Context, i: Extract<Instruction, { do: 'restartGame' }>): void {
  const { state } = game;
  const resolving = state.agenda.findLast((frame): frame is ResolveFrame => frame.frame === 'resolve');
  if (resolving === undefined) throw new Error('Only what resolves restarts the game');
  const left = i.leaving === undefined ? [] : objectsOf(game, ctx, i.leaving);
  const isLeft = (o: GameObject): boolean => o.zone === 'exile' && left.includes(o.id);
  turnDownAll(game);
  const cards = state.objects
    .flatMap((o) => (o === null ? [] : componentsOf(o).map((component) => ({ ...o, ...component }))))
    .filter((o) => o.kind === 'card' && o.zone !== 'outside' && !isScheme(game, o) && !isAttraction(game, o));
  note(game, (w) => `${w.player(ctx.controller)} restarts the game.`);
  const players = state.players.map((p) => ({
    ...freshPlayer(p.id, p.team, startingLife(game, p.id), sideboardOf(game, p)),
    maxHandSize: p.maxHandSize,
    ...wholeDecks(game, p),
    ...(p.planes && { planes: p.planes }),
    lost: p.left,
    left: p.left,
    commanders: p.commanders.map(({ card }) => newCommander(card)),
  }));
  const { edition, options, random, main } = state;
  Object.assign(state, freshState(edition, options, random, players), goingOn(state), { main });
  game.derived = null;
  const kept: number[] = [];
  for (const old of cards) {
    // a commander begins in the command zone again, unless it is left in exile (2011: 714.5a · 2026: 726.5a), and so do vanguards and conspiracies
    const leads = isLedBy(state.players[old.owner], old.card) || beginsInCommand(game, old);
    const zone = isLeft(old) ? 'exile' : leads ? 'command' : 'library';
    const object = newObject(state, {
      kind: 'card',
      owner: old.owner,
      zone,
      def: old.def,
      known: zone === 'exile' ? old.known : zone === 'command' ? 0xffff : 0,
    });
    object.card = old.card;
    zoneList(state, zone, old.owner).push(object.id);
    if (zone === 'exile') kept.push(object.id);
  }
  if (i.out !== undefined) bind(ctx, i.out, { objects: kept, did: kept.length > 0 });
  const { controller, env } = ctx;
  const [ref, stack] = [ctx.ref as AbilityRef, ctx.stack as StackInfo];
  state.agenda = [
    { frame: 'turn' },
    { frame: 'rest', ref, stack, controller, next: resolving.next + 1, env },
    { frame: 'setup', stage: 'begin', player: controller },
  ];
}
