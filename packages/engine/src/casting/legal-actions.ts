/** What a player with priority may do. 2006: 408.1–408.2 · 2009, 2011: 115–116 · 2026: 116–117 */
import type { Game } from '../state/game.ts';
import type { ObjectId, PlayerId } from '../state/ids.ts';
import { objectOf } from '../state/objects.ts';
import type { GameObject, PlayerState } from '../state/state.ts';
import { isManaAbility } from '../abilities/mana-ability.ts';
import { controllerOf, profileOf, rulesOf } from '../continuous/derive.ts';
import type { Action, Decision, OptionValue } from '../decisions/decision.ts';
import { activateAbility } from './activate.ts';
import { mayActivate } from './activation-rules.ts';
import { castSpell } from './cast.ts';
import { lazyChoice } from './lazy-decision.ts';
import { activateManaAbility, canActivateMana } from './mana-ability.ts';
import { activatableManaAbilities } from './mana-sources.ts';
import { type Payability, type Supply, supplyFor } from './payability.ts';
import { landActions, playLand } from './play-land.ts';
import { completable, type Proposal, proposeAbility, proposeSpell, purposeOf } from './proposal.ts';
import { reverse } from './reversal.ts';
import { specialActions, suspendCard, turnFaceUp } from './special.ts';
import { asProposed, waysToCast } from './ways-to-cast.ts';

export interface LegalActions {
  /** one complete legal line was found: every answer offered from there leads on */
  certain: Action[];
  /** may be announced, but whether it can be paid is not known; reversed if not */
  attempts: Action[];
}

/** Makes the supply for each purpose once; without restrictions on mana they are all the same. */
class Supplies {
  private readonly game: Game;
  private readonly player: PlayerId;
  private shared: Supply | null = null;
  private readonly alike: boolean;
  constructor(game: Game, player: PlayerId) {
    this.game = game;
    this.player = player;
    this.alike = (game.state.players[player] as PlayerState).mana.every((unit) => unit.by === null) && rulesOf(game, 'spendAsAnyColor').length === 0;
  }

  of(proposal: Proposal): Supply {
    const purpose = purposeOf(proposal);
    if (!this.alike) return supplyFor(this.game, this.player, purpose);
    this.shared ??= supplyFor(this.game, this.player, purpose);
    return this.shared.restricted ? supplyFor(this.game, this.player, purpose) : this.shared;
  }
}

/** Calls `visit` with each action other than passing, until it says to stop. */
function visitActions(game: Game, player: PlayerId, visit: (action: Action, answer: Payability) => boolean): boolean {
  for (const action of landActions(game, player)) if (visit(action, 'yes')) return true;
  const supplies = new Supplies(game, player);
  if (visitSpells(game, player, supplies, visit)) return true;
  if (visitAbilities(game, player, supplies, visit)) return true;
  for (const { action, answer } of specialActions(game, player)) if (visit(action, answer)) return true;
  return false;
}

function visitSpells(game: Game, player: PlayerId, supplies: Supplies, visit: (action: Action, answer: Payability) => boolean): boolean {
  for (const id of castableFrom(game, player)) {
    for (const way of waysToCast(game, player, id)) {
      const proposal = proposeSpell(game, player, way);
      const answer = asProposed(game, way, () => completable(game, proposal, () => supplies.of(proposal)));
      if (answer !== 'no' && visit({ act: 'cast', object: id, face: way.face, by: way.by, faceDown: way.faceDown }, answer)) return true;
    }
  }
  return false;
}

/** Where cards to cast may be: hand, graveyard and exile of one's own; anywhere by a permission. */
function castableFrom(game: Game, player: PlayerId): ObjectId[] {
  const { players, exile } = game.state;
  const own = players[player] as PlayerState;
  const elsewhere = rulesOf(game, 'mayPlay').length > 0;
  const ids = own.hand.slice();
  for (const id of own.graveyard) if (elsewhere || profileOf(game, id).casting.length > 0) ids.push(id);
  for (const id of exile) if (elsewhere || profileOf(game, id).casting.length > 0) ids.push(id);
  if (elsewhere) {
    for (const other of players) {
      const [top] = other.library;
      if (top !== undefined) ids.push(top);
      if (other.id !== player) ids.push(...other.graveyard, ...other.hand);
    }
  }
  return ids;
}

function visitAbilities(game: Game, player: PlayerId, supplies: Supplies, visit: (action: Action, answer: Payability) => boolean): boolean {
  const look = (id: ObjectId): boolean => {
    const { activated } = profileOf(game, id);
    for (const { ref, ability, index } of activated) {
      if (isManaAbility(game, ability) || !mayActivate(game, player, id, ref, ability, false)) continue;
      const proposal = proposeAbility(player, id, ref, ability);
      const answer = completable(game, proposal, () => supplies.of(proposal));
      if (answer !== 'no' && visit({ act: 'activate', object: id, ability: ref, index }, answer)) return true;
    }
    return false;
  };
  const { battlefield, players } = game.state;
  for (const id of battlefield) {
    const { activated } = profileOf(game, id);
    if (activated.length === 0 || (objectOf(game, id) as GameObject).phasedOut) continue;
    if (controllerOf(game, id) !== player && !activated.some(({ ability }) => ability.anyPlayer === true)) continue;
    if (look(id)) return true;
  }
  const own = players[player] as PlayerState;
  for (const id of own.hand) if (look(id)) return true;
  for (const id of own.graveyard) if (look(id)) return true;
  return false;
}

/** All actions besides passing; mana abilities last among the certain ones. */
export function legalActions(game: Game, player: PlayerId): LegalActions {
  const found: LegalActions = { certain: [], attempts: [] };
  visitActions(game, player, (action, answer) => {
    (answer === 'yes' ? found.certain : found.attempts).push(action);
    return false;
  });
  for (const { object, ref, ability, index } of activatableManaAbilities(game, player)) {
    if (canActivateMana(game, player, object, ref, ability)) found.certain.push({ act: 'mana', object, ability: ref, index });
  }
  return found;
}

/** Whether the player can do anything but pass, mana abilities included; stops at the first thing found. */
export function hasAction(game: Game, player: PlayerId): boolean {
  if (activatableManaAbilities(game, player).some(({ object, ref, ability }) => canActivateMana(game, player, object, ref, ability))) return true;
  return visitActions(game, player, () => true);
}

/** Whether the player surely can do something other than pass or make mana. */
export function hasActionBesidesMana(game: Game, player: PlayerId): boolean {
  return visitActions(game, player, (_action, answer) => answer === 'yes');
}

/** Does what the action says; reverses it if it cannot be completed. */
export function takeAction(game: Game, player: PlayerId, action: Action): void {
  switch (action.act) {
    case 'pass':
      return;
    case 'playLand':
      return playLand(game, player, action);
    case 'cast':
      return castSpell(game, player, action);
    case 'activate':
      return activateAbility(game, player, action);
    case 'mana':
      if (!activateManaAbility(game, player, action.object, action.ability, null, false, [])) reverse(game, 'the mana ability cannot be paid for');
      return;
    case 'turnFaceUp':
      return turnFaceUp(game, player, action);
    case 'special':
      return suspendCard(game, player, action);
  }
}

/** The decision of a player with priority: pass first, then what is certain, then attempts. Options are made when read. */
export function priorityDecision(game: Game, player: PlayerId): Decision {
  return lazyChoice(game, player, 0, 'priority', 'priority', () => {
    const { certain, attempts } = legalActions(game, player);
    const options: OptionValue[] = [{ action: { act: 'pass' } }];
    for (const action of certain) options.push({ action });
    for (const action of attempts) options.push({ action, attempt: true });
    return options;
  });
}
