/**
 * Bands of attackers, and who divides damage because of banding or "bands with other".
 * 2006: 308.2b, 502.10–11 · 2009: 508.1e, 702.19 · 2011: 508.1e, 702.20 · 2026: 508.1e, 702.22
 */
import { askObjects } from '../decisions/ask.ts';
import type { Game } from '../running/game.ts';
import type { ObjectId, PlayerId } from '../state/ids.ts';
import type { Attacker, CombatState } from '../state/state.ts';
import type { Filter } from '../vocabulary/nouns.ts';
import { controllerOf } from '../continuous/derive.ts';
import { keywordInstances } from '../continuous/keyword-abilities.ts';
import { abilityContext } from '../meaning/context.ts';
import { matches } from '../meaning/filter.ts';
import { hasKeyword } from './applies.ts';
import { equal } from '../vocabulary/equal.ts';
import { formBand } from '../events/combat-record.ts';

/**
 * As attackers are declared, bands are declared too, all in a band attacking the same. Each creature with banding or "bands
 * with other" in turn gathers its band.
 */
export function formBands(game: Game, player: PlayerId, attackers: Attacker[]): void {
  let band = 0;
  for (const leader of attackers) {
    if (leader.band !== 0 || !leads(game, leader.id)) continue;
    const members = [leader];
    for (;;) {
      const open = attackers.filter(
        (a) =>
          a.band === 0 &&
          !members.includes(a) &&
          a.defender === leader.defender &&
          a.planeswalker === leader.planeswalker &&
          mayBand(
            game,
            [...members, a].map((member) => member.id),
          ),
      );
      const [chosen] = askObjects(game, {
        player,
        source: leader.id,
        purpose: 'band with',
        ids: open.map((a) => a.id),
        min: 0,
        max: 1,
      });
      const member = open.find((a) => a.id === chosen);
      if (member === undefined) break;
      members.push(member);
    }
    if (members.length < 2) continue;
    band++;
    formBand(members, band);
  }
}

const leads = (game: Game, id: ObjectId): boolean =>
  hasKeyword(game, id, 'banding') || hasKeyword(game, id, 'bands with other');

/** Whether these may be a band: banding takes in one creature without it, "bands with other" those it speaks of. */
function mayBand(game: Game, members: readonly ObjectId[]): boolean {
  const strangers = members.filter((id) => !hasKeyword(game, id, 'banding'));
  if (strangers.length <= 1 && strangers.length < members.length) return true;
  if (game.edition.bandsWithOther === 'quality')
    return members.some((id) => qualities(game, id).some((q) => members.every((each) => has(game, id, q, each))));
  // all have the same ability, or banding; whether they are what it names is not asked (2006: 502.11b)
  return members.some((id) => qualities(game, id).some((q) => strangers.every((each) => hasSame(game, each, q))));
}

/** A "bands with other" ability of a creature. */
type Quality = ReturnType<typeof qualities>[number];
const qualities = (game: Game, id: ObjectId) => keywordInstances(game, id, 'bands with other');
/** Whether another creature is what that ability of one speaks of. */
const has = (game: Game, id: ObjectId, { ability, ref }: Quality, other: ObjectId): boolean =>
  matches(game, abilityContext(controllerOf(game, id), id, ref), other, ability.quality as Filter);
/** Whether a creature has that ability too. */
const hasSame = (game: Game, id: ObjectId, { ability }: Quality): boolean =>
  qualities(game, id).some((own) => equal(own.ability.quality, ability.quality));

/** The creatures in the band of that attacker, itself included; none where it is in no band. */
export function bandOf(combat: CombatState, attacker: ObjectId): ObjectId[] {
  const band = combat.attackers.find((a) => a.id === attacker)?.band ?? 0;
  return band === 0 ? [] : combat.attackers.filter((a) => a.band === band).map((a) => a.id);
}

/**
 * Whether the other side divides a creature's combat damage: among those it is blocked by, or blocks, is one with banding now,
 * or two that "bands with other" joins (2006: 502.10h, 502.11c · 2009: 702.19j–k · 2011: 702.20j–k · 2026: 702.22j–k).
 */
export function dividedByOpponent(game: Game, facing: readonly ObjectId[]): boolean {
  if (facing.some((id) => hasKeyword(game, id, 'banding'))) return true;
  return facing.some((id) =>
    qualities(game, id).some((q) =>
      game.edition.bandsWithOther === 'quality'
        ? has(game, id, q, id) && facing.some((other) => other !== id && has(game, id, q, other))
        : facing.some((other) => other !== id && hasSame(game, other, q)),
    ),
  );
}
