/** What enters attached to something, and what an Aura enchants that enters without being cast. 2006: 212.4j · 2009, 2011: 303.4f–g · 2026: 301.5e, 303.4f–i */
import type { Game } from '../running/game.ts';
import { asItArrives } from '../continuous/entering.ts';
import { askOption } from '../decisions/ask.ts';
import type { Entering } from '../events/kinds/move.ts';
import { canAttach } from '../objects/attachments.ts';
import { characteristics } from '../continuous/derive.ts';

/** An effect says what something enters attached to, and that is not there. */
export const NO_HOST = -2;

/**
 * The same event with what the permanent enters attached to; null where an Aura stays where it is, because it cannot enchant what an
 * effect says or, where none says it, because nothing is there that it can enchant. Anything else enters unattached then.
 */
export function attaching(game: Game, event: Entering): Entering | null {
  const { object, arrival, cause } = event;
  const said = arrival.attachedTo !== 0 || arrival.attachedPlayer !== -1;
  // a resolving Aura spell has a legal target
  if (said ? cause.reason === 'resolve' : !maybeAura(game, event)) return event;
  const alone = { ...arrival, attachedTo: 0, attachedPlayer: -1 };
  return asItArrives(game, object, alone, (would) => {
    const isAura = would.characteristics.subtypes.includes('Aura');
    if (said) {
      if (fitsWhatIsSaid(game, event)) return event;
      return isAura ? null : { ...event, arrival: alone };
    }
    return isAura ? enchanting(game, event) : event;
  });
}

/** Whether it could be an Aura as it enters: what is none already has to become a copy, or its other face. */
const maybeAura = (game: Game, { object, arrival }: Entering): boolean =>
  arrival.copied !== null || arrival.transformed || characteristics(game, object).subtypes.includes('Aura');

function fitsWhatIsSaid(game: Game, { object, arrival }: Entering): boolean {
  const { attachedTo, attachedPlayer, controller } = arrival;
  if (attachedTo > 0) return canAttach.to(game, object, attachedTo, controller);
  return attachedPlayer >= 0 && canAttach.toPlayer(game, object, attachedPlayer, controller);
}

/** Somebody chooses a permanent or a player that the Aura can enchant: its controller, or whoever puts it there (2006: 212.4j · later: 303.4f). */
function enchanting(game: Game, event: Entering): Entering | null {
  const { object, arrival } = event;
  const { controller } = arrival;
  const hosts = [
    ...canAttach.hostsFor(game, object, controller).map((host) => ({ object: host })),
    ...game.state.players
      .filter(({ id }) => canAttach.toPlayer(game, object, id, controller))
      .map(({ id }) => ({ player: id })),
  ];
  if (hosts.length === 0) return null;
  const player = game.edition.auraHostChosenBy === 'controller' ? controller : arrival.putBy;
  const at = askOption(game, { player, source: object, kind: 'attachTo', purpose: 'enchant', options: hosts });
  const host = hosts[at] as (typeof hosts)[number];
  const on = 'object' in host ? { attachedTo: host.object } : { attachedPlayer: host.player };
  return { ...event, arrival: { ...arrival, ...on } };
}
