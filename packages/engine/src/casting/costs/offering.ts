/**
 * Offering and emerge: sacrificing a permanent as a spell is cast, for its mana cost or mana value less. Up to 2011 it goes as the
 * spell is announced, today as costs are paid (seam `offering`). 2006: 502.42 · 2009: 702.45 · 2011: 702.46 · 2026: 702.48, 702.119
 */
import type { Game } from '../../state/game.ts';
import { objectOf } from '../../state/objects.ts';
import { characteristics, controllerOf } from '../../continuous/derive.ts';
import { askOption } from '../../decisions/ask.ts';
import { matches } from '../../meaning/filter.ts';
import { objectRule } from '../../continuous/prohibitions.ts';
import { performActions } from './actions.ts';
import { contextFor, type Proposal, SACRIFICE_OFFERED } from '../proposal.ts';
import { reverse } from '../../decisions/reversal.ts';

/** The proposal with each permanent that could be offered. */
export function offerings(game: Game, proposal: Proposal): Proposal[] {
  const { offering, player } = proposal;
  if (offering === null) return [];
  const ctx = contextFor(proposal);
  return game.state.battlefield
    .filter(
      (id) =>
        objectOf(game, id)?.phasedOut === false &&
        controllerOf(game, id) === player &&
        matches(game, ctx, id, offering.what) &&
        !objectRule(game, 'cantBeSacrificed', id),
    )
    .map((offered) => {
      const { manaCost, manaValue } = characteristics(game, offered);
      return { ...proposal, offered, lessBy: offering.less === 'manaCost' ? (manaCost ?? []) : [String(manaValue)] };
    });
}

/** Asks which permanent is offered; where it goes at once it is sacrificed here. */
export function chooseOffered(game: Game, proposal: Proposal, stays: (tried: Proposal) => boolean): void {
  if (proposal.offering === null) return;
  const { player, on } = proposal;
  const open = offerings(game, proposal).filter(stays);
  const at = askOption(game, {
    player,
    source: on,
    kind: 'sacrifice',
    purpose: 'offering',
    options: open.map(({ offered }) => ({ object: offered })),
  });
  const chosen = open[at];
  if (chosen === undefined) reverse(game, 'nothing can be offered');
  Object.assign(proposal, chosen);
  if (game.edition.offering === 'paid') return;
  if (!performActions(game, contextFor(proposal), SACRIFICE_OFFERED.actions ?? [], false))
    reverse(game, 'the permanent cannot be sacrificed');
  proposal.offering = null;
  proposal.offered = 0;
}
