/** What a discard costs: less where the card does something after it. 2006: 502.22, 502.24 · 2009: 702.31, 702.32 · 2011: 702.32, 702.33 · 2026: 702.34, 702.35 */
import type { Ability, Face, ObjectId } from '@rulewright/engine';
import { objectOf } from '@rulewright/engine';
import { manaAskedBy, manaOf, manaValueOf } from './mana.ts';
import { type Table, faceOf, landsOf } from './table.ts';
import { worthInHand } from './worth.ts';

/** What discarding a card from hand costs. */
export function lostByDiscard(table: Table, id: ObjectId): number {
  const held = worthInHand(table, id);
  const object = objectOf(table.game, id);
  const face = object && faceOf(table, object, object.face);
  if (!face) return held;
  return held - Math.max(0, ...face.abilities.map((ability) => leftBy(table, ability, face, held)));
}

/** What an ability of a discarded card leaves of its worth: it is cast all the same, or does something from the graveyard. */
function leftBy(table: Table, ability: Ability, face: Face, held: number): number {
  if (ability.ability === 'keyword') {
    if (ability.cost === undefined) return 0;
    const asked = manaAskedBy(ability.cost);
    if (ability.keyword === 'madness') return asked <= manaOf(table, table.me) ? held * 0.95 : 0;
    if (ability.keyword !== 'flashback') return 0;
    const short = Math.max(0, asked - landsOf(table, table.me).length - 1);
    return 0.8 * Math.max(0, 1.8 + (manaValueOf(face) - short) * 0.4);
  }
  return 'zones' in ability && ability.zones?.includes('graveyard') === true ? Math.min(held, MOST_LEFT) : 0;
}

const MOST_LEFT = 2;
