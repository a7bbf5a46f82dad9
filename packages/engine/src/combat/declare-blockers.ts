/** The declare blockers step's own action. 2006: 309 · 2009, 2011: 509.1–509.3 · 2026: 509.1 */
import type { BlockAnswer, BlockCandidate, Decision, WrongAnswer } from '../decisions/decision.ts';
import { answererFor, askAnew, askYesNo } from '../decisions/ask.ts';
import type { Game } from '../running/game.ts';
import type { ObjectId, PlayerId } from '../state/ids.ts';
import { playersFrom } from '../state/objects.ts';
import { controllerOf } from '../continuous/derive.ts';
import type { Attacker } from '../state/state.ts';
import type { GameEvent } from '../events/event.ts';
import { happen } from '../events/happen.ts';
import { byRule } from '../events/cause.ts';
import { becomesBlockedEvent, blockEvent, unblockedEvent } from '../events/kinds/combat.ts';
import { teamOf } from '../state/teams.ts';
import { bandOf } from './banding.ts';
import { blockProblem, blockRequirements, type BlockChoice, type BlockTerms } from './block-legality.ts';
import { blockChoices, blockCosts } from './block-options.ts';
import { chooserOf } from './choosers.ts';
import { canPayAll, payAll, type PricedAction } from './costs.ts';
import { announceDamageOrders } from './damage-order.ts';

export type BlockDecision = Extract<Decision, { form: 'blockers' }>;

interface Rules {
  choices: readonly BlockChoice[];
  terms: BlockTerms;
  required: ReturnType<typeof blockRequirements>;
}
const known = new WeakMap<Decision, Rules>();

function workOut(game: Game, player: PlayerId): Rules {
  const { choices, limits, cap } = blockChoices(game, player);
  const terms: BlockTerms = { limits, cap, recruits: game.edition.requirementsRecruit };
  return { choices, terms, required: blockRequirements(choices, terms) };
}

/** The question that a defending player answers; null if nothing could block. */
export function blockDecision(game: Game, player: PlayerId): BlockDecision | null {
  const rules = workOut(game, player);
  if (rules.choices.length === 0) return null;
  const candidates = rules.choices.map(
    (choice): BlockCandidate => ({ blocker: choice.blocker, attackers: choice.attackers, max: choice.max }),
  );
  const decision: BlockDecision = {
    form: 'blockers',
    kind: 'blockers',
    player,
    by: chooserOf(game, 'choosesBlocks', player),
    source: 0,
    purpose: 'block',
    candidates,
  };
  known.set(decision, rules);
  return decision;
}

/** Why the blocks are illegal; null if they are legal. Cheap: what could block is worked out once for each decision. */
export function checkBlock(game: Game, decision: BlockDecision, answer: BlockAnswer): WrongAnswer | null {
  let rules = known.get(decision);
  if (rules === undefined) {
    rules = workOut(game, decision.player);
    known.set(decision, rules);
  }
  const { choices } = rules;
  const problem = blockProblem(choices, rules.terms, rules.required, answer);
  if (problem !== null || choices.every((c) => c.costs.every((of) => of.length === 0))) return problem;
  const costs = costsOf(game, answer, choices);
  return canPayAll(game, costs)
    ? null
    : { error: 'illegal', message: 'Those blocks can’t be paid for.', rule: 'blockers' };
}

/** What those blocks cost; answers give indices into each creature's attackers. */
const costsOf = (
  game: Game,
  answer: BlockAnswer,
  choices: readonly { blocker: ObjectId; attackers: readonly ObjectId[] }[],
): PricedAction[] =>
  answer.flatMap(({ blocker, attackers }) => {
    const able = choices.find((c) => c.blocker === blocker)?.attackers ?? [];
    const blocked = attackers.map((i) => able[i] as ObjectId);
    return blocked.length === 0 ? [] : blockCosts(game, blocker, blocked);
  });

/** Where somebody else chose the blocks, the player says of each that costs something whether it is paid for; what is not does not block (2006: 309.2b · 2009, 2011, 2026: 509.1d). */
const willingToPay = (game: Game, { player, candidates }: BlockDecision, chosen: BlockAnswer): BlockAnswer =>
  chosen.filter(
    (block) =>
      costsOf(game, [block], candidates).length === 0 ||
      askYesNo(game, { player, source: block.blocker, purpose: 'pay for the block' }),
  );

/** Each defending player in turn order chooses and pays; then all blocks are made. */
export function declareBlockers(game: Game): void {
  const { state } = game;
  const combat = state.combat;
  if (combat === null || combat.attackers.length === 0) return;
  const blocks: { blocker: ObjectId; attacker: Attacker }[] = [];
  for (const player of playersFrom(game, state.turn.active)) {
    const team = teamOf(game, player);
    if (player !== team[0] || !combat.attackers.some((a) => team.includes(a.defender))) continue;
    const asked = askAnew(game, player, blockDecision, checkBlock);
    if (asked === null) continue;
    const { decision, answer: chosen } = asked;
    const answer = decision.by === answererFor(game, player) ? chosen : willingToPay(game, decision, chosen);
    payAll(game, costsOf(game, answer, decision.candidates));
    for (const { blocker, attackers } of answer) {
      if (attackers.length === 0 || !state.battlefield.includes(blocker) || !team.includes(controllerOf(game, blocker)))
        continue;
      const candidate = decision.candidates.find((c) => c.blocker === blocker);
      const chosen = attackers.map((i) => candidate?.attackers[i] as ObjectId);
      // whoever is in a band with a blocked creature is blocked by the same one (2006: 502.10e · 2026: 702.22h)
      for (const attacker of combat.attackers)
        if (chosen.some((id) => id === attacker.id || bandOf(combat, id).includes(attacker.id)))
          blocks.push({ blocker, attacker });
    }
  }
  const events: GameEvent[] = blocks.map(({ blocker, attacker }) =>
    blockEvent(blocker, attacker.id, attacker.defender, byRule('509.1g')),
  );
  const cause = byRule('509.1h');
  for (const attacker of combat.attackers) {
    const { id, defender } = attacker;
    const blocked = blocks.some((b) => b.attacker === attacker);
    events.push(blocked ? becomesBlockedEvent(id, defender, cause) : unblockedEvent(id, defender, cause));
  }
  happen(game, events);
  // the orders are announced before what triggered goes on the stack (2009, 2011: 509.2–3)
  announceDamageOrders(game);
}
