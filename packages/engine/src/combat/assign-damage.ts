/**
 * How attacking and blocking creatures assign their combat damage: the active player first, then each defending player.
 * 2006: 310.1–2, 310.5, 502.9–10 · 2009, 2011: 510.1, 510.5 · 2026: 510.1, 510.4, 702.19, 702.22
 */
import type { Decision, DivisionConstraint, WrongAnswer } from '../decisions/decision.ts';
import { answererFor, ask, askOption, askUnlessLeft, askYesNo, isStillThere } from '../decisions/ask.ts';
import type { Game } from '../running/game.ts';
import type { ObjectId, PlayerId } from '../state/ids.ts';
import type { AssignedDamage, Attacker, Blocker, CombatState, Recipient } from '../state/state.ts';
import { objectOf } from '../state/objects.ts';
import { characteristics, controllerOf } from '../continuous/derive.ts';
import { defendersOf } from '../meaning/players.ts';
import { hasKeyword, mustPass, ruled } from './applies.ts';
import { PLANESWALKER_GONE } from '../events/combat-record.ts';
import { isType } from '../meaning/filter.ts';
import { attackedBy } from './attack-options.ts';
import { dividedByOpponent } from './banding.ts';
import { NOT_LETHAL, divisionProblem, onlyDivision, onlyShare, passed } from './division.ts';
import { type Pending, canBeMadeLethal } from './shared-blockers.ts';
import { greater, integer } from '../state/numbers.ts';

/** The assignment of one step as far as it has got. */
interface Assignment {
  /** what has been assigned so far: it counts towards lethal damage (2006: 502.9b · later: 510.1) */
  assigned: AssignedDamage[];
  /** creatures that still need lethal damage, because something already assigned goes past them */
  owed: ReadonlySet<ObjectId>;
  /** those still to assign after the one whose turn it is */
  pending: Pending[];
}

/** Asks how the damage of these attackers and blockers is assigned. `aboutTo` is told of those that are about to assign some, before any of them does. */
export function assignDamage(
  game: Game,
  combat: CombatState,
  taking: (id: ObjectId) => boolean,
  aboutTo: (assigning: () => readonly ObjectId[]) => void,
): readonly AssignedDamage[] {
  const assigned: AssignedDamage[] = [];
  const attackers = combat.attackers.filter((a) => taking(a.id));
  const assigning = (list: readonly { id: ObjectId }[]): ObjectId[] =>
    list.flatMap(({ id }) => (amountFrom(game, id) > 0 ? [id] : []));
  aboutTo(() => assigning(attackers.filter((a) => !a.blocked || a.blockedBy.length > 0 || doesTrample(game, a.id))));
  // damage without trample may be assigned so as to leave more of that with trample (2006: 502.9e), so it comes first
  const tramples = (a: Attacker): boolean => doesTrample(game, a.id);
  const inTurn = [...attackers.filter((a) => !tramples(a)), ...attackers.filter(tramples)];
  const attack = {
    assigned,
    owed: new Set<ObjectId>(),
    pending: inTurn.map((a) => pendingFrom(game, a.id, a.blockedBy)),
  };
  for (const attacker of inTurn) {
    attack.pending.shift();
    assignAttacker(game, attacker, attack);
    assignPastPlaneswalker(game, attacker, attack);
  }
  const blockers = combat.blockers.filter((b) => taking(b.id));
  aboutTo(() => assigning(blockers.filter((b) => b.blocking.length > 0)));
  const block = {
    assigned,
    owed: new Set<ObjectId>(),
    pending: blockers.map((b) => pendingFrom(game, b.id, b.blocking)),
  };
  for (const blocker of blockers) {
    block.pending.shift();
    assignBlocker(game, blocker, block);
  }
  return assigned;
}

/** The damage that creature will assign: nothing to be counted on where it may go past its blockers. */
function pendingFrom(game: Game, id: ObjectId, reach: readonly ObjectId[]): Pending {
  const amount = ruled(game, 'damageAsUnblocked', id) ? 0 : amountFrom(game, id);
  return {
    amount,
    reach,
    ordered: isOrdered(game, id, dividedByOpponent(game, reach)),
    deathtouch: isLethalTouch(game, id),
  };
}

/** Its power, unless an effect says otherwise; 0 assigns nothing (2006: 310.2a · later: 510.1a). */
function amountFrom(game: Game, id: ObjectId): number {
  if (ruled(game, 'noCombatDamage', id)) return 0;
  const { power, toughness } = characteristics(game, id);
  return greater(0, ruled(game, 'damageByToughness', id) ? toughness : power);
}

function assignAttacker(game: Game, attacker: Attacker, so: Assignment): void {
  const { id, blockedBy } = attacker;
  const amount = amountFrom(game, id);
  if (amount === 0) return;
  const byOpponent = dividedByOpponent(game, blockedBy);
  const by = byOpponent ? attacker.defender : controllerOf(game, id);
  const isPast = !attacker.blocked || goesPast(game, id, by);
  const target = isPast || doesTrample(game, id) ? oneOfTeam(game, attacker) : null;
  // with trample it goes through where all blockers are gone, else nowhere (2006: 502.9c · 2026: 702.19d)
  if (isPast || blockedBy.length === 0) {
    if (target !== null) so.assigned.push({ source: id, recipient: target, amount });
    return;
  }
  divide(game, { source: id, player: by, amount, freely: byOpponent }, blockedBy, target, so);
}

/** Whether a blocked creature assigns its damage as though it were not; who assigns it chooses (2006: 502.10h · 2009: 702.19j · 2011: 702.20j · 2026: 702.22j). */
const goesPast = (game: Game, id: ObjectId, by: PlayerId): boolean =>
  ruled(game, 'damageAsUnblocked', id) &&
  (mustPass(game, id) || askYesNo(game, { player: by, source: id, purpose: 'assign as though unblocked' }));

/** The recipient that is attacked; of a team that is attacked as one, the player who would be dealt the damage (2006: 606.7d · 2009: 806.7f · 2011: 810.7f). */
function oneOfTeam(game: Game, attacker: Attacker): Recipient | null {
  const target = attackedBy(game, attacker) ?? behindPlaneswalker(game, attacker);
  if (target === null || 'object' in target) return target;
  const players = defendersOf(game, target.player).map((player) => ({ player }));
  if (players.length < 2) return target;
  const chosen = askOption(game, {
    player: controllerOf(game, attacker.id),
    source: attacker.id,
    kind: 'player',
    purpose: 'assign damage to',
    options: players,
  });
  return players[chosen] ?? target;
}

/** Trample, or its variant (2026: 702.19c). */
const doesTrample = (game: Game, id: ObjectId): boolean => hasKeyword(game, id, 'trample') || tramplesOver(game, id);

const tramplesOver = (game: Game, id: ObjectId): boolean => hasKeyword(game, id, 'trample over planeswalkers');

/** The player whose planeswalker was attacked and has been removed from combat (2026: 702.19e). */
function behindPlaneswalker(game: Game, { id, planeswalker, defender }: Attacker): Recipient | null {
  const isIn = game.state.players[defender]?.left === false;
  return isIn && planeswalker === PLANESWALKER_GONE && tramplesOver(game, id) ? { player: defender } : null;
}

/** Of what a planeswalker is assigned beyond its loyalty, how much goes to its controller instead (2026: 702.19c). */
function assignPastPlaneswalker(game: Game, { id, planeswalker }: Attacker, { assigned }: Assignment): void {
  if (!tramplesOver(game, id) || !isType(characteristics(game, planeswalker), 'planeswalker')) return;
  const to = assigned.filter(({ recipient }) => 'object' in recipient && recipient.object === planeswalker);
  const own = to.find(({ source }) => source === id);
  if (own === undefined) return;
  const others = to.reduce((sum, each) => sum + (each === own ? 0 : each.amount), 0);
  const loyalty = greater(0, (objectOf(game, planeswalker)?.counters?.['loyalty'] ?? 0) - others);
  if (own.amount <= loyalty) return;
  const constraint: DivisionConstraint = { lethal: [loyalty, 0], ordered: false, excess: 1 };
  const options: Recipient[] = [own.recipient, { player: controllerOf(game, planeswalker) }];
  const asked = decisionFor(game, id, controllerOf(game, id), options, own.amount, constraint);
  const amounts = ask(game, asked, (given) => divisionProblem(constraint, given as readonly number[]));
  assigned.splice(assigned.indexOf(own), 1);
  options.forEach((recipient, i) => {
    const amount = integer(amounts[i] as number);
    if (amount > 0) assigned.push({ source: id, recipient, amount });
  });
}

function assignBlocker(game: Game, blocker: Blocker, so: Assignment): void {
  const amount = amountFrom(game, blocker.id);
  const [attacker] = blocker.blocking;
  if (amount === 0 || attacker === undefined) return;
  const byOpponent = dividedByOpponent(game, blocker.blocking);
  const by = controllerOf(game, byOpponent ? attacker : blocker.id);
  divide(game, { source: blocker.id, player: by, amount, freely: byOpponent }, blocker.blocking, null, so);
}

interface Division {
  readonly source: ObjectId;
  /** divides */
  readonly player: PlayerId;
  readonly amount: number;
  /** in no order */
  readonly freely: boolean;
}

/** Divides among creatures, and what is attacked where trample lets the rest through. Asks only where there is a choice. */
function divide(
  game: Game,
  division: Division,
  creatures: readonly ObjectId[],
  through: Recipient | null,
  so: Assignment,
): void {
  const { source, player, amount, freely } = division;
  const { assigned } = so;
  const recipients: Recipient[] = creatures.map((object) => ({ object }));
  if (through !== null) recipients.push(through);
  const constraint: DivisionConstraint = {
    lethal: recipients.map((r, i) =>
      i < creatures.length && 'object' in r ? lethalFrom(game, source, r.object, assigned) : 0,
    ),
    ordered: isOrdered(game, source, freely),
    excess: through === null ? -1 : creatures.length,
  };
  const shared = creatures.some((id) => so.owed.has(id) || so.pending.some((p) => p.reach.includes(id)));
  const lacking = (id: ObjectId, amounts: readonly number[]): number => {
    const at = creatures.indexOf(id);
    const given = amounts[at] ?? 0;
    return given >= (constraint.lethal[at] ?? Infinity) ? 0 : greater(0, restOf(game, id, assigned) - given);
  };
  const problem = (amounts: readonly number[]): WrongAnswer | null => {
    if (!shared) return divisionProblem(constraint, amounts);
    const owed = new Set([...so.owed, ...passed(constraint, amounts).map((i) => creatures[i] as ObjectId)]);
    return canBeMadeLethal(owed, (id) => lacking(id, amounts), so.pending) ? null : NOT_LETHAL;
  };
  const amounts =
    (shared ? onlyShare(recipients.length, amount, problem) : onlyDivision(constraint, amount)) ??
    askUnlessLeft(game, decisionFor(game, source, player, recipients, amount, constraint), (given) =>
      problem(given as readonly number[]),
    );
  if (amounts === null) {
    // it is divided among those that have not left with a player (2009, 2011: 800.4d · 2026: 800.4e)
    const rest = creatures.filter((id) => objectOf(game, id) !== null);
    const still = through !== null && isStillThere(game, through) ? through : null;
    if (objectOf(game, source) !== null && (rest.length > 0 || still !== null)) divide(game, division, rest, still, so);
    return;
  }
  if (shared) {
    const owed = [...so.owed, ...passed(constraint, amounts).map((i) => creatures[i] as ObjectId)];
    so.owed = new Set(owed.filter((id) => lacking(id, amounts) > 0));
  }
  recipients.forEach((recipient, i) => {
    const given = integer(amounts[i] as number);
    if (given > 0) assigned.push({ source, recipient, amount: given });
  });
}

function decisionFor(
  game: Game,
  source: ObjectId,
  player: PlayerId,
  options: readonly Recipient[],
  amount: number,
  constraint: DivisionConstraint,
): Extract<Decision, { form: 'divide' }> {
  return {
    form: 'divide',
    kind: 'damageDivision',
    player,
    by: answererFor(game, player),
    source,
    purpose: 'combat damage',
    options,
    amount,
    least: 0,
    constraint,
  };
}

/** An order binds unless banding or (2009: 702.2b) deathtouch lets damage be divided freely. */
function isOrdered(game: Game, source: ObjectId, freely: boolean): boolean {
  if (game.edition.damageDivision !== 'ordered' || freely) return false;
  return !(game.edition.deathtouch === 'free-division' && hasKeyword(game, source, 'deathtouch'));
}

/** Whether any damage it assigns is lethal (2011: 702.2b · 2026: 702.2c). */
const isLethalTouch = (game: Game, source: ObjectId): boolean =>
  game.edition.deathtouch === 'lethal' && hasKeyword(game, source, 'deathtouch');

/** How much more is lethal damage to that creature. */
function lethalFrom(game: Game, source: ObjectId, to: ObjectId, assigned: readonly AssignedDamage[]): number {
  const rest = restOf(game, to, assigned);
  return rest > 0 && isLethalTouch(game, source) ? 1 : rest;
}

/** Toughness less damage marked and damage being assigned by others; none where one of those has deathtouch that is lethal. */
function restOf(game: Game, to: ObjectId, assigned: readonly AssignedDamage[]): number {
  const object = objectOf(game, to);
  if (object === null) return 0;
  const others = assigned.filter((a) => 'object' in a.recipient && a.recipient.object === to);
  if (game.edition.deathtouch === 'lethal' && object.deathtouched) return 0;
  if (others.some((a) => isLethalTouch(game, a.source))) return 0;
  const rest = characteristics(game, to).toughness - object.damage - others.reduce((sum, a) => sum + a.amount, 0);
  return greater(0, rest);
}
