/** Bands of attackers, and who divides damage because of banding. 2006: 502.10 · 2009: 702.19 · 2011: 702.20 · 2026: 702.22 */
import { askObjects } from '../decisions/ask.ts';
import type { Game } from '../state/game.ts';
import type { ObjectId, PlayerId } from '../state/ids.ts';
import type { Attacker, CombatState } from '../state/state.ts';
import { hasKeyword } from './applies.ts';

/**
 * As attackers are declared, any number with banding and at most one without may be declared a band, all attacking the same.
 * Each creature with banding in turn gathers its band.
 */
export function formBands(game: Game, player: PlayerId, attackers: Attacker[]): void {
  let band = 0;
  for (const leader of attackers) {
    if (leader.band !== 0 || !hasKeyword(game, leader.id, 'banding')) continue;
    const members = [leader];
    let strangers = 0;
    for (;;) {
      const open = attackers.filter(
        (a) =>
          a.band === 0 &&
          !members.includes(a) &&
          a.defender === leader.defender &&
          a.planeswalker === leader.planeswalker &&
          (hasKeyword(game, a.id, 'banding') || strangers === 0),
      );
      const [chosen] = askObjects(
        game,
        player,
        leader.id,
        'objects',
        'band with',
        open.map((a) => a.id),
        0,
        1,
      );
      const member = open.find((a) => a.id === chosen);
      if (member === undefined) break;
      if (!hasKeyword(game, member.id, 'banding')) strangers++;
      members.push(member);
    }
    if (members.length < 2) continue;
    band++;
    for (const member of members) member.band = band;
  }
}

/** The creatures in the band of that attacker, itself included; none where it is in no band. */
export function bandOf(combat: CombatState, attacker: ObjectId): ObjectId[] {
  const band = combat.attackers.find((a) => a.id === attacker)?.band ?? 0;
  return band === 0 ? [] : combat.attackers.filter((a) => a.band === band).map((a) => a.id);
}

/** Whether the other side divides a creature's combat damage: it is blocked by, or blocks, a creature with banding now. */
export const dividedByOpponent = (game: Game, facing: readonly ObjectId[]): boolean =>
  facing.some((id) => hasKeyword(game, id, 'banding'));
