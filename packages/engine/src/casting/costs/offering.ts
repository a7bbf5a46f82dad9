/**
 * Offering and emerge: sacrificing a permanent as a spell is cast, for its mana cost or mana value less. Up to 2011 it goes as the
 * spell is announced, today as costs are paid (seam `offering`). Harmonize: tapping one for its power less.
 * 2006: 502.42 · 2009: 702.45 · 2011: 702.46 · 2026: 702.48, 702.119, 702.180
 */
import type { ManaCost } from '../../vocabulary/words.ts';
import type { Game } from '../../running/game.ts';
import type { ObjectId, PlayerId } from '../../state/ids.ts';
import { greater } from '../../state/numbers.ts';
import { objectOf } from '../../state/objects.ts';
import type { Characteristics } from '../../state/state.ts';
import { characteristics, controllerOf } from '../../continuous/derive.ts';
import { askObjects, askOption } from '../../decisions/ask.ts';
import { matches } from '../../meaning/filter.ts';
import { objectRule } from '../../continuous/prohibitions.ts';
import { performActions } from './actions.ts';
import { contextFor, type Proposal, SACRIFICE_OFFERED } from '../proposal.ts';
import { isTapped, type Offering } from '../ways-to-cast.ts';
import { reverse } from '../../decisions/reversal.ts';

/** The proposal with each permanent that could be offered, and first with none where none need be. */
export function offerings(game: Game, proposal: Proposal): Proposal[] {
  const { offering, player } = proposal;
  if (offering === null) return [];
  const ctx = contextFor(proposal);
  const tapped = isTapped(offering);
  const open = game.state.battlefield
    .filter(
      (id) =>
        objectOf(game, id)?.phasedOut === false &&
        controllerOf(game, id) === player &&
        matches(game, ctx, id, offering.what) &&
        (tapped ? objectOf(game, id)?.tapped === false : !objectRule(game, 'cantBeSacrificed', id)),
    )
    .map((offered) => {
      return { ...proposal, offered, lessBy: lessFor(characteristics(game, offered), offering.less) };
    });
  return tapped ? [{ ...proposal, offering: null }, ...open] : open;
}

function lessFor({ manaCost, manaValue, power }: Characteristics, by: Offering['less']): ManaCost {
  switch (by) {
    case 'manaCost':
      return manaCost ?? [];
    case 'manaValue':
      return [String(manaValue)];
    case 'power':
      return [String(greater(0, power ?? 0))];
  }
}

/** Asks which permanent is offered; where it goes at once it is sacrificed here. */
export function chooseOffered(game: Game, proposal: Proposal, stays: (tried: Proposal) => boolean): void {
  if (proposal.offering === null) return;
  const { player, on } = proposal;
  const open = offerings(game, proposal).filter(stays);
  const asked = { player, source: on, purpose: 'offering' };
  const chosen = isTapped(proposal.offering)
    ? chooseTapped(game, open, asked)
    : open[askOption(game, { ...asked, kind: 'sacrifice', options: open.map(({ offered }) => ({ object: offered })) })];
  if (chosen === undefined) reverse(game, 'nothing can be offered');
  Object.assign(proposal, chosen);
  if (game.edition.offering === 'paid' || proposal.offering === null || isTapped(proposal.offering)) return;
  if (!performActions(game, contextFor(proposal), SACRIFICE_OFFERED.actions ?? [], false))
    reverse(game, 'the permanent cannot be sacrificed');
  proposal.offering = null;
  proposal.offered = 0;
}

/** One of the permanents that may be tapped, or none if the rest can be paid without. */
function chooseTapped(
  game: Game,
  open: readonly Proposal[],
  asked: { player: PlayerId; source: ObjectId; purpose: string },
): Proposal | undefined {
  const ids = open.filter(({ offered }) => offered !== 0).map(({ offered }) => offered);
  const [chosen = 0] = askObjects(game, { ...asked, ids, min: ids.length < open.length ? 0 : 1, max: 1 });
  return open.find(({ offered }) => offered === chosen);
}
