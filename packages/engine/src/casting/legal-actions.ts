/** What a player with priority may do. 2006: 408.1–408.2 · 2009: 114–115, 713.3 · 2011: 115–116, 716.3 · 2026: 116–117, 731.3 */
import type { Game } from '../running/game.ts';
import { answererFor } from '../decisions/ask.ts';
import { type ObjectId, type PlayerId, slotOf } from '../state/ids.ts';
import { objectOf } from '../state/objects.ts';
import type { GameObject, PlayerState } from '../state/state.ts';
import type { ActivatedAbility } from '../vocabulary/abilities.ts';
import type { Zone } from '../vocabulary/words.ts';
import { wasUsed } from '../abilities/uses.ts';
import { characteristics, derive, rulesOf } from '../continuous/derive.ts';
import { CREATURE_BIT, LAND_BIT } from '../objects/subtypes.ts';
import type { Action, Decision, OptionValue } from '../decisions/decision.ts';
import { activateAbility } from './activate.ts';
import { linesByHand } from './by-hand.ts';
import { context } from '../meaning/context.ts';
import { isSorceryTime, mayActivate, usesAnew } from './activation-rules.ts';
import { hasChoices, spellTexts } from './body.ts';
import { castSpell } from './cast.ts';
import { holdingsOf, isSlow } from './holdings.ts';
import { lazyChoice } from '../decisions/lazy-choice.ts';
import { activatableForMana, activateManaAbility } from './mana/ability.ts';
import { type ManaNeed, parseMana, manaIn } from '../objects/mana-needs.ts';
import { type Purpose, spendsOtherwise } from './mana/purpose.ts';
import { manaForm } from './mana/sources.ts';
import { onceAnnounced } from './once-announced.ts';
import { choosable } from './targets/modes.ts';
import { canPayMana, type Payability, type Supply, supplyFor, sureOfLife } from './mana/payability.ts';
import { landActions, playLand } from './play-land.ts';
import { completable, proposeAbility, proposeSpell, purposeOf } from './proposal.ts';
import { reverse } from '../decisions/reversal.ts';
import { actSpecially, specialActions, turnFaceUp } from './special.ts';
import { asProposed } from './as-proposed.ts';
import type { Permission } from './permission.ts';
import { mayBecomeIllegal, permissionsOf, waysToCast } from './ways-to-cast.ts';
import { mayBeCastFrom, mayLieIn } from './where-from.ts';
import { isAmong, repeatedEnough } from '../turn/loops.ts';
import { greater } from '../state/numbers.ts';

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
    this.alike =
      (game.state.players[player] as PlayerState).mana.every((unit) => unit.by === null) && !spendsOtherwise(game);
  }

  forSpell(object: ObjectId): Supply {
    return this.of({ kind: 'cast', object });
  }

  of(purpose: Purpose): Supply {
    if (!this.alike || purpose.spending !== undefined) return supplyFor(this.game, this.player, purpose);
    this.shared ??= supplyFor(this.game, this.player, purpose);
    return this.shared.restricted ? supplyFor(this.game, this.player, purpose) : this.shared;
  }
}

type Visit = (action: Action, answer: Payability) => boolean;

/** Calls `visit` with each action other than passing, until it says to stop. */
function visitActions(game: Game, player: PlayerId, visit: Visit): boolean {
  for (const action of landActions(game, player)) if (visit(action, 'yes')) return true;
  const supplies = new Supplies(game, player);
  if (visitSpells(game, player, supplies, visit)) return true;
  if (visitAbilities(game, player, supplies, visit)) return true;
  for (const { action, answer } of specialActions(game, player)) if (visit(action, answer)) return true;
  return false;
}

/** Lines by hand are attempts, for nobody knows what they cost; agents are not offered any. */
const byHand = (game: Game, player: PlayerId): readonly Action[] =>
  game.state.options.byHand === undefined || game.agents[answererFor(game, player)] != null
    ? []
    : linesByHand(game, player);

function visitSpells(game: Game, player: PlayerId, supplies: Supplies, visit: Visit): boolean {
  const sorcery = isSorceryTime(game, player);
  const permissions = permissionsOf(game, player);
  const asThoughFlash =
    rulesOf(game, 'mayCastAsThoughFlash').length > 0 || permissions.some(({ rule }) => rule.flash === true);
  const plainly = isCastPlainly(game, permissions);
  for (const { object: id, slow, plain } of holdingsOf(game, player).spells) {
    const late = slow && !sorcery;
    if (late && !asThoughFlash) continue;
    // by far the commonest: nothing to look at but mana and targets
    const answer = plain && !late && plainly ? forItsManaCost(game, player, id, supplies) : null;
    if (answer !== null) {
      if (answer !== 'no' && visit({ act: 'cast', object: id, face: 0, by: '', faceDown: false }, answer)) return true;
    } else if (visitWays(game, player, id, supplies, visit)) return true;
  }
  if (permissions.length === 0) return false;
  // what effects give to spells may be flash
  const onlyQuick = !sorcery && !asThoughFlash && !derive(game).toSpells;
  for (const id of permittedElsewhere(game, player, permissions)) {
    if (onlyQuick && isSlow(game, id)) continue;
    if (visitWays(game, player, id, supplies, visit)) return true;
  }
  return false;
}

/** Whether no effect is about spells that are cast from the hand. */
function isCastPlainly(game: Game, permissions: readonly Permission[]): boolean {
  for (const rule of RULES_OF_CASTING) if (rulesOf(game, rule).length > 0) return false;
  const { costs, toSpells } = derive(game);
  return (
    !toSpells &&
    !permissions.some(({ rule }) => mayLieIn(rule.what, 'hand')) &&
    !costs.some(({ change }) => change.of === 'cast' && mayBeCastFrom(change.what, 'hand'))
  );
}
const RULES_OF_CASTING = ['cantCast', 'castLimit', 'onlySorceryTiming'] as const;

function forItsManaCost(game: Game, player: PlayerId, id: ObjectId, supplies: Supplies): Payability {
  const cost = characteristics(game, id).manaCost as readonly string[];
  const { ways } = parseMana(cost);
  let answer: Payability = 'yes';
  if (ways.length !== 1 || manaIn(ways[0] as ManaNeed) > 0) {
    const supply = supplies.forSpell(id);
    answer = sureOfLife(
      supply,
      ways,
      0,
      canPayMana(supply, ways, {
        tap: NONE,
        gone: NONE,
        life: greater(0, (game.state.players[player] as PlayerState).life),
      }),
    );
    if (answer === 'no') return 'no';
  }
  const texts = spellTexts(game, objectOf(game, id) as GameObject).filter(({ body }) => hasChoices(body));
  if (texts.length === 0) return answer;
  const then = onceAnnounced(game, id, texts);
  for (const { ref, body } of texts)
    if (
      !choosable(then, context(player, id, ref?.env ?? {}, null, ref), body, { on: 0, source: id, proposed: true }, {})
    )
      return 'no';
  return answer;
}
const NONE: readonly ObjectId[] = [];

function visitWays(game: Game, player: PlayerId, id: ObjectId, supplies: Supplies, visit: Visit): boolean {
  for (const way of waysToCast(game, player, id)) {
    const proposal = proposeSpell(game, player, way);
    const pays = asProposed(game, way, 0, () => completable(game, proposal, () => supplies.of(purposeOf(proposal))));
    if (pays === 'no') continue;
    const answer = mayBecomeIllegal(game, player, way) ? 'unknown' : pays;
    if (visit({ act: 'cast', object: id, face: way.face, by: way.by, faceDown: way.faceDown !== null }, answer))
      return true;
  }
  return false;
}

/** Cards that only one of these permissions could let the player cast. */
function permittedElsewhere(game: Game, player: PlayerId, permissions: readonly Permission[]): ObjectId[] {
  const { players, exile, command } = game.state;
  const listed = holdingsOf(game, player).spells.map((s) => s.object);
  const isMeant = (zone: Zone): boolean => permissions.some(({ rule }) => mayLieIn(rule.what, zone));
  const [library, graveyard, hand] = [isMeant('library'), isMeant('graveyard'), isMeant('hand')];
  const places = players.flatMap((p) => [
    ...(library && p.library[0] !== undefined ? [p.library[0]] : NONE),
    ...(graveyard ? p.graveyard : NONE),
    ...(hand && p.id !== player ? p.hand : NONE),
  ]);
  return [...places, ...(isMeant('exile') ? exile : NONE), ...(isMeant('command') ? command : NONE)].filter(
    (id) => !listed.includes(id),
  );
}

function visitAbilities(game: Game, player: PlayerId, supplies: Supplies, visit: Visit): boolean {
  for (const { object: id, ref, ability, index } of holdingsOf(game, player).abilities) {
    if (!mayActivate(game, player, id, ref, ability, false)) continue;
    const proposal = proposeAbility(player, id, ref, ability);
    const pays = completable(game, proposal, () => supplies.of(purposeOf(proposal)));
    const answer = pays === 'yes' && mayLoseMana(game, player, ability) ? 'unknown' : pays;
    if (answer !== 'no' && visit({ act: 'activate', object: id, ability: ref, index }, answer)) return true;
  }
  return false;
}

/** Whether beginning to activate it may end what lets the player activate mana abilities anew (2026: 702.177b). */
const mayLoseMana = (game: Game, player: PlayerId, { once, keyword }: ActivatedAbility): boolean =>
  once === true &&
  usesAnew(game, player, keyword) &&
  holdingsOf(game, player).mana.some(
    ({ object, ref, ability }) => ability.once === true && ability.keyword === keyword && wasUsed(game, object, ref),
  );

/** All actions besides passing; mana abilities last among the certain ones. */
export function legalActions(game: Game, player: PlayerId): LegalActions {
  const found: LegalActions = { certain: [], attempts: [] };
  visitActions(game, player, (action, answer) => {
    (answer === 'yes' ? found.certain : found.attempts).push(action);
    return false;
  });
  for (const { object, ref, ability, index } of holdingsOf(game, player).mana) {
    const answer = activatableForMana(game, player, object, ref, ability);
    if (answer !== 'no')
      (answer === 'yes' ? found.certain : found.attempts).push({ act: 'mana', object, ability: ref, index });
  }
  // last, so that every other action has the same number where nobody is asked about them
  for (const action of byHand(game, player)) found.attempts.push(action);
  return found;
}

/** Whether the player can do anything but pass, mana abilities included; stops at the first thing found. */
export function hasAction(game: Game, player: PlayerId): boolean {
  if (hasUntappedLand(game, player)) return true;
  for (const { object, ref, ability } of holdingsOf(game, player).mana)
    if (activatableForMana(game, player, object, ref, ability) !== 'no') return true;
  return visitActions(game, player, () => true) || byHand(game, player).length > 0;
}

/** The commonest thing a player can do: tap a land for mana by nothing but {T}. */
function hasUntappedLand(game: Game, player: PlayerId): boolean {
  const { characteristics: all, controllers, profiles, rules } = derive(game);
  if (rules.has('cantActivate')) return false;
  const { battlefield, objects } = game.state;
  for (let i = 0; i < battlefield.length; i++) {
    const slot = slotOf(battlefield[i] as ObjectId);
    const object = objects[slot] as GameObject;
    if (object.tapped || object.phasedOut || controllers[slot] !== player) continue;
    const is = all[slot];
    // a creature might be summoning sick
    if (is == null || (is.types & LAND_BIT) === 0 || (is.types & CREATURE_BIT) !== 0) continue;
    const held = profiles[slot]?.activated[0];
    if (held?.mana === true && manaForm(held.ability).free && isUnlimited(held.ability)) return true;
  }
  return false;
}

/** Whether nothing is said of when, how often and by whom it may be activated. */
const isUnlimited = ({ condition, timing, perTurn, once, onlyOpponents, onlyOwner }: ActivatedAbility): boolean =>
  condition === undefined &&
  timing === undefined &&
  perTurn === undefined &&
  once === undefined &&
  onlyOpponents === undefined &&
  onlyOwner === undefined;

/** Does what the action says; reverses it if it cannot be completed. */
export function takeAction(game: Game, player: PlayerId, action: Exclude<Action, { act: 'byHand' }>): void {
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
      if (!activateManaAbility(game, player, action.object, action.ability, { choice: null, fromPool: null, done: [] }))
        reverse(game, 'the mana ability cannot be paid for');
      return;
    case 'turnFaceUp':
      return turnFaceUp(game, player, action);
    case 'special':
      return actSpecially(game, player, action);
  }
}

/** The decision of a player with priority: pass first, then what is certain, then attempts. Options are made when read. */
export function priorityDecision(game: Game, player: PlayerId): Decision {
  const make = (): readonly OptionValue[] => {
    const { certain, attempts } = legalActions(game, player);
    const options: OptionValue[] = [{ action: { act: 'pass' } }];
    for (const action of certain) options.push({ action });
    for (const action of attempts) options.push({ action, attempt: true });
    const over = repeatedEnough(game, player);
    return over.length === 0 ? options : options.filter((o) => !('action' in o && isAmong(over, o.action)));
  };
  const asked = { kind: 'priority', player, by: answererFor(game, player), source: 0, purpose: 'priority' } as const;
  return lazyChoice(asked, make, () => hasAction(game, player));
}
