/** A reason exactly where nothing is offered: every card in hand and every ability of a permanent at a priority, every creature at a declaration. */
import {
  type Action,
  type Agent,
  type Decision,
  type Game,
  abilityText,
  answer,
  characteristics,
  controllerOf,
  createGame,
  decision,
  objectOf,
  whyNot,
} from '@rulewright/engine';
import { isType, legalActions } from '@rulewright/engine/internal';
import { below, randomPlayer, randomSource } from '@rulewright/players';
import type { FuzzedSetup } from './one-game.ts';

const MOST_DECISIONS = 2_000;
/** One in so many priorities and declarations is looked at, so that many games are. */
const ONE_IN = 8;

export interface Refusals {
  /** priorities and declarations looked at */
  readonly looked: number;
  /** what is not offered, and has reasons */
  readonly refused: number;
  /** what is neither offered nor refused, or both; null where there is no such thing */
  readonly fault: string | null;
}

/** Plays the game with random answers, and compares offers with refusals wherever a player may act. */
export function fuzzRefusals(setup: FuzzedSetup, most: number): Refusals {
  const made = createGame(setup);
  if (!made.ok) return { looked: 0, refused: 0, fault: made.errors.map(({ message }) => message).join('; ') };
  const { game } = made;
  const players: readonly Agent[] = setup.players.map((_, seat) => randomPlayer(`${setup.seed}/${seat}`));
  const source = randomSource(setup.seed);
  let looked = 0;
  let refused = 0;
  for (let decisions = 0; decisions < MOST_DECISIONS && looked < most; decisions++) {
    const asked = decision(game);
    const player = asked && players[asked.by];
    if (!asked || !player) break;
    const mayAct = asked.kind === 'priority' || asked.form === 'attackers' || asked.form === 'blockers';
    if (mayAct && below(source, ONE_IN) === 0) {
      looked++;
      for (const seat of players.keys()) {
        const compared = asked.kind === 'priority' ? atPriority(game, asked, seat) : atDeclaration(game, asked, seat);
        refused += compared.refused;
        const [fault = null] = compared.faults;
        if (fault !== null) return { looked, refused, fault: `decision ${decisions}: ${fault}` };
      }
    }
    const given = answer(game, player(asked, game));
    if (!given.ok) return { looked, refused, fault: `decision ${decisions}: refused: ${given.wrong.message}` };
  }
  return { looked, refused, fault: null };
}

interface Compared {
  readonly refused: number;
  readonly faults: readonly string[];
}

function atPriority(game: Game, asked: Decision, seat: number): Compared {
  const { certain, attempts } = asked.player === seat ? legalActions(game, seat) : { certain: [], attempts: [] };
  const offered = [...certain, ...attempts];
  const hand = game.state.players[seat]?.hand ?? [];
  const faults: string[] = [];
  let refused = 0;
  for (const id of [...hand, ...game.state.battlefield]) {
    const { name } = characteristics(game, id);
    const isOffered = (...acts: Action['act'][]): boolean =>
      offered.some((one) => acts.includes(one.act) && 'object' in one && one.object === id);
    const reasons = whyNot(game, seat, id);
    refused += reasons.length;
    for (const { action, ability, failed } of reasons) {
      const what = `${name}: ${action} ${ability ? abilityText(game, ability) : ''}`;
      if (failed.length === 0) faults.push(`${what} is not offered, and has no reason`);
      if ((action === 'play' && isOffered('playLand')) || (action === 'cast' && isOffered('cast')))
        faults.push(`${what} is offered, and has reasons: ${failed.map(({ obstacle }) => obstacle).join(', ')}`);
      for (const { obstacle, rule } of failed) if (rule === '') faults.push(`${what}: ${obstacle} names no rule`);
    }
    const isAbout = (action: string): boolean => reasons.some((one) => one.action === action);
    if (hand.includes(id) && !isOffered('playLand', 'cast') && !isAbout('play') && !isAbout('cast'))
      faults.push(`${name} in hand is neither offered nor refused`);
  }
  return { refused, faults };
}

/** Of the creatures that a player could declare, those that may not be have a reason, and no others. */
function atDeclaration(game: Game, asked: Decision, seat: number): Compared {
  if (asked.player !== seat || (asked.form !== 'attackers' && asked.form !== 'blockers'))
    return { refused: 0, faults: [] };
  const action = asked.form === 'attackers' ? 'attack' : 'block';
  const able = new Set(
    asked.form === 'attackers'
      ? asked.candidates.map(({ attacker }) => attacker)
      : asked.candidates.map(({ blocker }) => blocker),
  );
  const faults: string[] = [];
  let refused = 0;
  for (const id of game.state.battlefield) {
    // what is phased out is treated as though it did not exist
    if (objectOf(game, id)?.phasedOut === true) continue;
    const is = characteristics(game, id);
    if (controllerOf(game, id) !== seat || !isType(is, 'creature')) continue;
    const isRefused = whyNot(game, seat, id).some((one) => one.action === action);
    if (isRefused) refused++;
    if (isRefused === able.has(id))
      faults.push(`${is.name} ${isRefused ? 'may and may not' : 'may not, without a reason,'} ${action}`);
  }
  return { refused, faults };
}
