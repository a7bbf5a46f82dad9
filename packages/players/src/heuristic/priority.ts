/**
 * What the heuristic player does with priority: lands and permanents in its main phase, removal on what is worth it, tricks
 * in combat, card drawing when the opponent's turn ends, and mana held for counterspells. 2006: 408 · 2009, 2011: 116 · 2026: 117
 */
import type { Decision } from '@rulewright/engine';
import { objectOf } from '@rulewright/engine';
import { type Table, faceOf, handOf, isMyTurn, landsOf, opponentsOf, untappedLands } from './table.ts';
import { type Rated, counters, rate } from './actions.ts';
import { manaValueOf } from './worth.ts';

export interface Habits {
  turn: number;
  /** how often each ability was used this turn */
  used: Map<string, number>;
}

const MOST_USES = 4;

export function withPriority(table: Table, decision: Extract<Decision, { form: 'choose' }>, habits: Habits): number {
  const occasion = occasionOf(table);
  if (!occasion) return 0;
  const { turn } = table.game.state;
  if (habits.turn !== turn.number) {
    habits.turn = turn.number;
    habits.used.clear();
  }
  const mana = untappedLands(table, table.me);
  const reserve = isMyTurn(table) && occasion !== 'response' ? manaForAnswers(table) : 0;
  let best = 0;
  let bestScore = 0.25;
  let bestKey: string | null = null;
  for (const [index, option] of decision.options.entries()) {
    if (!('action' in option) || option.attempt) continue;
    const { action } = option;
    if (action.act === 'pass' || action.act === 'mana') continue;
    const key = action.act === 'activate' ? `${action.object}:${action.ability.path}` : null;
    if (key !== null && (habits.used.get(key) ?? 0) >= MOST_USES) continue;
    const rated = rate(table, action, mana);
    if (!timely(occasion, rated)) continue;
    if (reserve > 0 && rated.purpose !== 'land' && mana - rated.mana < reserve && rated.score < 6) continue;
    if (rated.score > bestScore) {
      best = index;
      bestScore = rated.score;
      bestKey = key;
    }
  }
  if (bestKey !== null) habits.used.set(bestKey, (habits.used.get(bestKey) ?? 0) + 1);
  return best;
}

type Occasion = 'main' | 'combat' | 'response' | 'lastChance' | 'attacked';

/** Whether this is a moment to look at what could be done. */
function occasionOf(table: Table): Occasion | null {
  const { stack, turn } = table.game.state;
  const top = stack.at(-1);
  if (top !== undefined) {
    const object = objectOf(table.game, top);
    return object && object.controller !== table.me ? 'response' : null;
  }
  if (isMyTurn(table)) {
    if (turn.step === 'main1' || turn.step === 'main2') return 'main';
    return turn.step === 'declareBlockers' ? 'combat' : null;
  }
  if (turn.step === 'declareBlockers') return 'combat';
  if (turn.step === 'declareAttackers') return 'attacked';
  return turn.step === 'end' ? 'lastChance' : null;
}

function timely(occasion: Occasion, rated: Rated): boolean {
  if (rated.purpose === 'answer') return occasion === 'response' && rated.score > 0;
  switch (occasion) {
    case 'main':
      return true;
    case 'combat':
    case 'lastChance':
      return !rated.slow;
    case 'attacked':
      return !rated.slow && rated.score > 1;
    case 'response':
      return !rated.slow && rated.score > 2.5;
  }
}

/** Mana to keep on one's own turn for a counterspell in hand, once there are lands to do both. */
function manaForAnswers(table: Table): number {
  if (opponentsOf(table).every((player) => (table.game.state.players[player]?.hand.length ?? 0) === 0)) return 0;
  let least = 0;
  for (const id of handOf(table)) {
    const object = objectOf(table.game, id);
    const face = object && faceOf(table, object, object.face);
    if (!face?.types.includes('instant')) continue;
    const spell = face.abilities.find((ability) => ability.ability === 'spell');
    if (!spell || spell.ability !== 'spell' || !counters(spell.body)) continue;
    const value = manaValueOf(face);
    if (least === 0 || value < least) least = value;
  }
  return landsOf(table, table.me).length >= least ? least : 0;
}
