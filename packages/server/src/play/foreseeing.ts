/**
 * Before a declaration of attackers or blockers: what combat would do after it, played on in a fork of the game, and what the built-in
 * player would declare. Neither changes anything, and neither tells what the seat may not know.
 * 2006: 308–310 · 2009, 2011, 2026: 508–510
 */
import {
  answer,
  type Answer,
  answerMeant,
  type Decision,
  decision,
  fork,
  type Game,
  leastAnswer,
  type Lens,
  objectOf,
  result,
} from '@rulewright/engine';
import { heuristicPlayer } from '@rulewright/players';
import { firstDivision, type PreviewMessage, type SuggestionMessage, type WireAnswer } from '@rulewright/protocol';
import { askedOf } from './answering.ts';
import { type Done, refuse } from '../running/refusal.ts';
import type { Guest, Table } from '../table/table.ts';

interface About {
  decision: number;
  epoch: number;
}

type Declaration = Extract<Decision, { form: 'attackers' | 'blockers' }>;

/** The declaration that this guest is asked for by that number. */
function declarationOf(table: Table, guest: Guest, about: About): Done<{ game: Game; asked: Declaration; lens: Lens }> {
  const found = askedOf(table, guest, about);
  if (!found.ok) return found;
  const { game, asked, lens } = found;
  if (asked.form !== 'attackers' && asked.form !== 'blockers')
    return refuse('not-now', 'Only attacks and blocks can be looked at beforehand.');
  return { ok: true, game, asked, lens };
}

/** What combat does after that answer, if nobody does anything more. */
export function preview(
  table: Table,
  guest: Guest,
  about: About & { answer: WireAnswer },
): Done<{ message: Omit<PreviewMessage, 're'> }> {
  const found = declarationOf(table, guest, about);
  if (!found.ok) return found;
  const { game, lens } = found;
  const meant = answerMeant(game, lens, about.answer);
  const trial = fork(game);
  const done = meant.ok ? answer(trial, meant.answer) : meant;
  if (!done.ok) return refuse('wrong-answer', done.wrong.message, { wrong: done.wrong });
  return { ok: true, message: { type: 'preview', ...foreseen(game, trial, lens) } };
}

const COMBAT: ReadonlySet<string> = new Set(['declareAttackers', 'declareBlockers', 'combatDamage']);
/** So many questions are answered until combat is given up as too long to foresee. */
const MOST_ANSWERS = 200;

type Foreseen = Omit<PreviewMessage, 're' | 'type'>;

/** Plays the trial on to the end of combat. Where chance decides or something hidden is seen, what was so before it is told. */
function foreseen(game: Game, trial: Game, lens: Lens): Foreseen {
  const { barrier } = game.state;
  let seen = difference(game, game, lens);
  for (let answers = 0; answers < MOST_ANSWERS; answers += 1) {
    if (trial.state.barrier !== barrier) return { ...seen, whole: false };
    seen = difference(game, trial, lens);
    const asked = decision(trial);
    if (asked === null || result(trial) !== null || !COMBAT.has(trial.state.turn.step)) return seen;
    const given = idleAnswer(asked);
    if (given === null || !answer(trial, given).ok) return { ...seen, whole: false };
  }
  return { ...seen, whole: false };
}

/** The answer of somebody who does nothing; null where something must be chosen. */
function idleAnswer(asked: Decision): Answer | null {
  if (asked.kind === 'damageDivision' && 'amount' in asked) return firstDivision(asked, asked.options.length);
  return asked.kind === 'priority' || asked.form === 'order' || asked.form === 'blockers' ? leastAnswer(asked) : null;
}

function difference(game: Game, trial: Game, { seen }: Lens): Foreseen {
  const stands = (where: Game, id: number): boolean => objectOf(where, id)?.zone === 'battlefield';
  const players = trial.state.players.map((now, player) => ({ now, player, before: game.state.players[player] }));
  return {
    gone: seen.flatMap(([id, handle]) => (stands(game, id) && !stands(trial, id) ? [handle] : [])),
    life: players.flatMap(({ now, player, before }) => (now.life === before?.life ? [] : [{ player, life: now.life }])),
    lost: players.flatMap(({ now, player, before }) => (now.lost && before?.lost === false ? [player] : [])),
    whole: true,
  };
}

/** What the built-in player would declare. */
export function suggest(table: Table, guest: Guest, about: About): Done<{ message: Omit<SuggestionMessage, 're'> }> {
  const found = declarationOf(table, guest, about);
  if (!found.ok) return found;
  const { game, asked, lens } = found;
  const handles = new Map(lens.seen);
  const given = heuristicPlayer(`suggested to seat ${asked.by}`)(asked, game);
  if (!Array.isArray(given)) throw new Error(`A declaration of ${asked.form} that is no list.`);
  const role = asked.form === 'attackers' ? 'attacker' : 'blocker';
  const inHandles = given.map((one: Record<string, unknown>) => ({ ...one, [role]: handles.get(one[role] as number) }));
  return { ok: true, message: { type: 'suggestion', answer: inHandles as WireAnswer } };
}
