/**
 * Creatures put onto the battlefield attacking or blocking: they are attacking or blocking, but never attacked or blocked.
 * 2006: 308.3, 309.3–4, 502.43c · 2009: 506.3, 508.5, 509.7 · 2011: 506.3, 508.4, 509.7 · 2026: 506.3, 508.4, 509.4, 702.116a
 */
import { askObjects, askOption } from '../decisions/ask.ts';
import type { Game } from '../running/game.ts';
import type { ObjectId, PlayerId } from '../state/ids.ts';
import type { Attacker, Recipient } from '../state/state.ts';
import { lastKnown, objectOf } from '../state/objects.ts';
import { characteristics, controllerOf } from '../continuous/derive.ts';
import type { Arrival, GameEvent } from '../events/event.ts';
import { byRule } from '../events/cause.ts';
import { becomesBlockedEvent, putAttackingEvent, putBlockingEvent } from '../events/kinds/combat.ts';
import { isActivePlayer, teamOf } from '../state/teams.ts';
import { isFighter } from './applies.ts';
import { isType } from '../meaning/filter.ts';
import { attackable, defenderOf } from './attack-options.ts';
import { bandOf } from './banding.ts';

const NOT_AT_ALL: readonly GameEvent[] = [];

/**
 * The events by which a permanent that has just entered joins combat: none where no effect says so, for then it would have to be declared
 * (2006: 308.2, 309.2 · 2009, 2011: 508.1j, 509.1g · 2026: 508.1k, 509.1g). No requirement or restriction on declaring matters here.
 * What it attacks is chosen as it enters, so it cannot attack what entered `atOnce` with it.
 */
export function joinCombat(game: Game, id: ObjectId, how: Arrival, atOnce: readonly GameEvent[]): readonly GameEvent[] {
  const { combat } = game.state;
  // a battle neither attacks nor blocks, whatever else it is (2026: 506.3f)
  if ((!how.attacking && !how.blocking) || combat === null || !isFighter(game, id)) return NOT_AT_ALL;
  return how.attacking ? asAttacker(game, id, how, atOnce) : asBlocker(game, id, how, combat.attackers);
}

/** Only a creature of the attacking player becomes an attacker, and only of what could be attacked now. */
function asAttacker(game: Game, id: ObjectId, how: Arrival, atOnce: readonly GameEvent[]): readonly GameEvent[] {
  const player = controllerOf(game, id);
  if (!isActivePlayer(game, player)) return NOT_AT_ALL;
  const isNew = (at: ObjectId): boolean =>
    atOnce.some((event) => event.kind === 'move' && event.to === 'battlefield' && event.became === at);
  const options = attackable(game, player).filter((at) => !('object' in at && isNew(at.object)));
  const ofPlayer = (at: Recipient): boolean =>
    defenderOf(game, at) === how.attacksPlayer &&
    ('player' in at || isType(characteristics(game, at.object), 'planeswalker'));
  const target = how.planeswalkersToo
    ? choose(game, player, id, options.filter(ofPlayer))
    : (meant(game, how, options) ?? (isSpecified(how) ? null : choose(game, player, id, options)));
  if (target === null) return NOT_AT_ALL;
  const other = 'object' in target ? target.object : 0;
  return [putAttackingEvent(id, defenderOf(game, target), other, byRule('508.4', 'effect'))];
}

const isSpecified = ({ attacksAs, attacksPlayer }: Arrival): boolean => attacksAs !== 0 || attacksPlayer !== -1;

/** What the effect says it attacks, if that can be attacked; a creature it is to attack with may have left since. */
function meant(game: Game, { attacksAs, attacksPlayer }: Arrival, options: readonly Recipient[]): Recipient | null {
  const left = objectOf(game, attacksAs)?.previous ?? 0;
  const model =
    attacksAs === 0
      ? null
      : (game.state.combat?.attackers.find((a) => a.id === attacksAs) ??
        lastKnown(game, attacksAs) ??
        lastKnown(game, left));
  const planeswalker = model?.planeswalker ?? 0;
  const player = model?.defender ?? attacksPlayer;
  return (
    options.find((at) =>
      planeswalker === 0 ? 'player' in at && at.player === player : 'object' in at && at.object === planeswalker,
    ) ?? null
  );
}

function choose(game: Game, player: PlayerId, source: ObjectId, options: readonly Recipient[]): Recipient | null {
  return options[askOption(game, { player, source, purpose: 'attack', options })] ?? null;
}

/** It blocks a creature that attacks its controller; that one, and its band, are blocked from then on. */
function asBlocker(game: Game, id: ObjectId, how: Arrival, attackers: readonly Attacker[]): readonly GameEvent[] {
  const player = controllerOf(game, id);
  const team = teamOf(game, player);
  const open = attackers
    .filter((a) => team.includes(a.defender) && (how.blocks === 0 || a.id === how.blocks))
    .map((a) => a.id);
  const [attacker] =
    open.length < 2 ? open : askObjects(game, { player, source: id, purpose: 'block', ids: open, min: 1, max: 1 });
  if (attacker === undefined || game.state.combat === null) return NOT_AT_ALL;
  return [attacker, ...bandOf(game.state.combat, attacker)].flatMap((other) => [
    putBlockingEvent(id, other, placeInOrder(game, id, other), player, byRule('509.4', 'effect')),
    becomesBlockedEvent(other, player, byRule('509.1h', 'effect')),
  ]);
}

/** Where the edition has an order, the active player says whom the new blocker comes before; the others keep theirs (2009, 2011: 509.7). */
function placeInOrder(game: Game, id: ObjectId, attacker: ObjectId): number {
  const before = game.state.combat?.attackers.find((a) => a.id === attacker)?.blockedBy ?? [];
  if (game.edition.damageDivision !== 'ordered' || before.length === 0) return before.length;
  const by = controllerOf(game, attacker);
  const [next] = askObjects(game, {
    player: by,
    source: id,
    kind: 'damageOrder',
    purpose: 'comes before',
    ids: before,
    min: 0,
    max: 1,
  });
  return next === undefined ? before.length : before.indexOf(next);
}
