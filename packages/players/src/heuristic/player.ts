/**
 * The heuristic player, policy `heuristic-2`: it judges by ability trees, never by card names, and uses only what its seat
 * may know. 2006: 101, 308, 309, 408, 409 · 2009, 2011: 103, 116, 508, 509, 601 · 2026: 103, 117, 508, 509, 601
 */
import type { Agent, Answer, Decision, Game } from '@rulewright/engine';
import { isForced, leastAnswer, wrongAnswer } from '@rulewright/engine';
import { uniformAnswer } from '../random.ts';
import { type RandomSource, randomSource } from '../random-source.ts';
import { choose, divide, number } from './choices.ts';
import { declareAttack, declareBlock } from './combat.ts';
import { type Habits, withPriority } from './priority.ts';
import { type Table, handOf, tableOf, traits } from './table.ts';

export const HEURISTIC_POLICY = 'heuristic-2';

/** A heuristic player. The seed only serves where nothing speaks for one answer over another. Stateful: one game each. */
export function heuristicPlayer(seed: number | string): Agent {
  const source = randomSource(seed);
  const habits: Habits = { turn: -1, used: new Map() };
  return (decision, game) => {
    if (decision.kind === 'priority' && decision.form === 'choose')
      return [withPriority(tableOf(game, decision.by), decision, habits)];
    if (isForced(decision)) return leastAnswer(decision);
    return legal(game, decision, considered(tableOf(game, decision.by), decision), source);
  };
}

function considered(table: Table, decision: Decision): Answer | null {
  switch (decision.form) {
    case 'choose':
      return choose(table, decision);
    case 'order':
      return decision.options.map((_, i) => i);
    case 'number':
      return number(table, decision);
    case 'divide':
      return divide(table, decision);
    case 'name':
      return commonest(table);
    case 'attackers':
      return declareAttack(table, decision);
    case 'blockers':
      return declareBlock(table, decision);
  }
}

/** The card it holds most of: a name worth naming where one's own hand is looked at. */
function commonest(table: Table): string | null {
  const counts = new Map<string, number>();
  for (const id of handOf(table)) {
    const { name } = traits(table, id);
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? null;
}

/** The considered answer where the rules take it, else any legal one (joint constraints such as "different names"). */
function legal(game: Game, decision: Decision, answer: Answer | null, source: RandomSource): Answer {
  if (answer !== null && wrongAnswer(game, decision, answer) === null) return answer;
  return uniformAnswer(source, decision, game);
}
