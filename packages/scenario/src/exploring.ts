/**
 * Playing a scenario line by line, from any place on: what an analysis board needs. A place never changes, so that several lines can go on
 * from it. 2006, 2009, 2011, 2026: none (the tree of moves is ours)
 */
import { type Cause, type EditionName, decision, fork } from '@rulewright/engine';
import type { Move, Scenario } from './format.ts';
import { type Run, UnmetExpectation, type Waiting, playLine } from './playing.ts';
import type { Settled } from './settled.ts';
import { type Cards, type Setting, settingOf } from './setting.ts';
import { type Story, type ToldStep, inEdition, openQuestion, tellerOf } from './tell.ts';

/** A game between two lines of a script. */
export interface Place {
  readonly setting: Setting;
  /** answers that the last line gave and that no question has taken yet */
  readonly waiting: readonly Waiting[];
  /** questions with one answer that the last lines came by, which the next may answer */
  readonly settled: readonly Settled[];
}

export type Opened =
  | { readonly ok: true; readonly place: Place; readonly script: readonly Move[] }
  | { readonly ok: false; readonly message: string };

/** The position before the first line, and the lines to be played in that edition: expectations only where the scenario is about it. */
export function openPlace(scenario: Scenario, edition: EditionName, cards: Cards = {}): Opened {
  const played = inEdition(scenario, edition);
  const set = settingOf(played, edition, cards);
  return set.ok ? { ok: true, place: { setting: set.setting, waiting: [], settled: [] }, script: played.script } : set;
}

export interface PlayedOn {
  /** the place behind the line; null where the line could not be played */
  readonly place: Place | null;
  readonly step: ToldStep;
  /** what the engine gives as the cause of each event of the step */
  readonly causes: readonly (Cause | null)[];
}

/** Plays a line on from a place, and tells it as the line at `at` of its script. */
export function playOn(from: Place, move: Move, at: number): PlayedOn {
  const setting = { ...from.setting, game: fork(from.setting.game) };
  const teller = tellerOf(setting);
  const waiting = from.waiting.map((one) => ({ ...one }));
  const run: Run = { setting, onAnswer: teller.answers, waiting, settled: [...from.settled] };
  const here = (): Place => ({ setting, waiting: run.waiting, settled: run.settled });
  const told = (place: Place | null, faults: readonly string[]): PlayedOn => {
    const step = teller.step(at, move, faults);
    return { place, step, causes: teller.causes() };
  };
  try {
    playLine(run, move);
    return told(here(), []);
  } catch (fault) {
    if (!(fault instanceof Error)) throw fault;
    const goesOn = fault instanceof UnmetExpectation;
    return told(goesOn ? here() : null, [fault.message]);
  }
}

/** What a place leaves open: a question that is neither priority nor a declaration; else null. */
export function openAt({ setting }: Place): Story['open'] {
  const asked = decision(setting.game);
  const isOpen = asked && asked.kind !== 'priority' && asked.form !== 'attackers' && asked.form !== 'blockers';
  return isOpen ? openQuestion(setting, asked) : null;
}
