/**
 * The heuristic player, policy `heuristic-6`: it judges by ability trees, never by card names, and uses only what its seat
 * may know. 2006: 101, 308, 309, 408, 409 · 2009, 2011: 103, 116, 508, 509, 601 · 2026: 103, 117, 508, 509, 601
 */
import type { Agent, Answer, AttackAnswer, BlockAnswer, Decision, Game } from '@rulewright/engine';
import { isByHand, isForced, leastAnswer, wrongAnswer } from '@rulewright/engine';
import { uniformAnswer } from '../random.ts';
import { freshMemory, type Habits, type Memory } from '../memory.ts';
import type { RandomSource } from '../random-source.ts';
import { choose, divide, number } from './choices.ts';
import { declareAttack, declareBlock } from './combat.ts';
import { noteUse, withPriority } from './priority.ts';
import { type Table, handOf, tableOf, traits } from './table.ts';

export const HEURISTIC_POLICY = 'heuristic-6';

/** In what the players that judge by trees differ. */
export interface Manner {
  /** nothing is looked at outside of this player's own main phases */
  readonly mainOnly: boolean;
  readonly name: (table: Table) => string | null;
  readonly attack: (table: Table, decision: Extract<Decision, { form: 'attackers' }>) => AttackAnswer;
  readonly block: (table: Table, decision: Extract<Decision, { form: 'blockers' }>) => BlockAnswer;
}

/** A heuristic player. The seed only serves where nothing speaks for one answer over another. Stateful: one game each. */
export const heuristicPlayer = (seed: number | string): Agent => heuristicWith(freshMemory(seed));

/** The heuristic player with that memory. */
export const heuristicWith = (memory: Memory): Agent => playerOf(HEURISTIC, memory);

const HEURISTIC: Manner = { mainOnly: false, name: commonest, attack: declareAttack, block: declareBlock };

/** A player of that manner. The numbers that it remembers serve as the seed of `heuristicPlayer`. */
export function playerOf(manner: Manner, { source, habits }: Memory): Agent {
  return (decision, game) => {
    const answer = answerIn(manner, decision, game, habits, source);
    noteUse(tableOf(game, decision.by), decision, habits, answer);
    return answer;
  };
}

/** What the heuristic player answers; a caller that gives this answer notes the use of abilities in the habits. */
export const heuristicAnswer = (decision: Decision, game: Game, habits: Habits, source: RandomSource): Answer =>
  answerIn(HEURISTIC, decision, game, habits, source);

function answerIn(manner: Manner, decision: Decision, game: Game, habits: Habits, source: RandomSource): Answer {
  const table = tableOf(game, decision.by);
  if (decision.kind === 'priority' && decision.form === 'choose')
    return [withPriority(table, decision, habits, manner.mainOnly)];
  if (isForced(decision) || isByHand(decision)) return leastAnswer(decision);
  return legal(game, decision, considered(manner, table, decision), source);
}

function considered(manner: Manner, table: Table, decision: Decision): Answer | null {
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
      return manner.name(table);
    case 'attackers':
      return manner.attack(table, decision);
    case 'blockers':
      return manner.block(table, decision);
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
