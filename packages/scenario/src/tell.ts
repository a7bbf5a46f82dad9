/** A scenario's run as a story, in plain data: what was done, asked, answered, what happened and why. 2006: 200 · 2009, 2011, 2026: 200 (no rule: the record) */
import {
  type Answer,
  type Cause,
  type Decision,
  type EditionName,
  type RuleAt,
  abilityText,
  prompt,
  ruleAt,
} from '@rulewright/engine';
import { hasKeys, takes } from '@rulewright/engine/arguments';
import { offeredBy } from './answers.ts';
import type { Move, Scenario } from './format.ts';
import { type ToldChange, watchHoldings } from './having.ts';
import { labelOf } from './naming.ts';
import { printStep } from './notation/script.ts';
import { type RunOptions, runScenario } from './run.ts';
import type { Setting } from './setting.ts';
import { type Standing, standingOf } from './standing.ts';
import { becameWords } from './story-lines.ts';

/** Why something happened, as far as the engine knows. */
export interface ToldCause {
  /** the spell, or the object that the ability is on */
  readonly source: string | null;
  /** the text of the ability */
  readonly ability: string | null;
  /** the rule that makes it happen, by its number in that edition, which is not always the edition of the story */
  readonly rule: Readonly<RuleAt> | null;
}

export interface ToldEvent {
  readonly text: string;
  /** null where nothing is known */
  readonly cause: ToldCause | null;
}

/** A question to a player, beside priority and the declarations of attackers and blockers, and its answer. */
export interface Exchange {
  readonly player: string;
  readonly question: string;
  /** the object that asks; null where a rule does */
  readonly source: string | null;
  readonly answer: string;
}

export interface ToldStep {
  /** its place in the script, from 0 */
  readonly at: number;
  /** the line of notation, without the editions it is for */
  readonly line: string;
  readonly kind: 'remark' | 'move' | 'expectation';
  readonly answered: readonly Exchange[];
  readonly happened: readonly ToldEvent[];
  /** what was expected and is not so, or why the line could not be played */
  readonly faults: readonly string[];
  /** what of the players' life, hands and mana is not as it was, each change by itself */
  readonly changed: readonly ToldChange[];
  /** what each permanent has become, where it is or was not what its card says */
  readonly became: readonly string[];
  /** how the game stands after it */
  readonly after: Standing;
}

export interface Story {
  readonly name: string;
  readonly edition: EditionName;
  /** the position; null where it could not be set up */
  readonly start: Standing | null;
  readonly steps: readonly ToldStep[];
  /** what the script leaves open: a question nobody has answered, with what could be answered */
  readonly open: { readonly player: string; readonly question: string; readonly possible: readonly string[] } | null;
  /** why the script could not be played to its end, or which expectation was not met first; null where neither is so */
  readonly fault: string | null;
}

/** Listens to a game from now on, and makes a step of the story of each line that is played in it. */
export interface Teller {
  readonly answers: (asked: Decision, answer: Answer) => void;
  /** the line at that place of the script has been played */
  readonly step: (at: number, move: Move, faults: readonly string[]) => ToldStep;
  /** of each event of the line played last, what the engine gives as its cause */
  readonly causes: () => readonly (Cause | null)[];
}

export function tellerOf(setting: Setting): Teller {
  const { game } = setting;
  const given = new Map<number, Cause | null>();
  const causes = new Map<number, ToldCause | null>();
  let events: readonly number[] = [];
  let answered: Exchange[] = [];
  let { logged } = game.state;
  let before = standingOf(setting);
  const changes = watchHoldings(game, setting.players, (cause) => toldCause(setting, cause));
  game.listener = ({ number, text }, cause) => {
    given.set(number, cause);
    const told = cause && toldCause(setting, cause);
    // a sentence that names the only thing known has said it
    const said = told?.ability === null && told.rule === null && text.includes(told.source ?? '');
    causes.set(number, said ? null : told);
  };
  return {
    answers(asked, answer) {
      const told = exchange(setting, asked, answer);
      if (told) answered.push(told);
    },
    step(at, move, faults) {
      const entries = (game.entries ?? []).filter(({ number }) => number >= logged);
      const after = standingOf(setting);
      const step = {
        at,
        line: printStep(move),
        kind: kindOf(move),
        answered,
        happened: entries.map(({ number, text }) => ({ text, cause: causes.get(number) ?? null })),
        faults,
        changed: changes(),
        became: becameWords(before, after),
        after,
      };
      before = after;
      answered = [];
      events = entries.map(({ number }) => number);
      ({ logged } = game.state);
      return step;
    },
    causes: () => events.map((number) => given.get(number) ?? null),
  };
}

/**
 * Plays a scenario and tells it. A position and a script are enough: a question that is open at the end is part of the story, not a fault. An
 * expectation that is not met does not end it. In an edition that the scenario does not name its expectations are left out.
 */
export function tell(scenario: Scenario, edition: EditionName, options: Omit<RunOptions, 'follower'> = {}): Story {
  takes('tell', 'a scenario, as readNotation gives it', hasKeys(scenario, 'name', 'script'));
  const steps: ToldStep[] = [];
  let teller: Teller | null = null;
  let start: Standing | null = null;
  const outcome = runScenario(inEdition(scenario, edition), edition, {
    ...options,
    follower: {
      begins: (setting) => {
        start = standingOf(setting);
        teller = tellerOf(setting);
      },
      answers: (asked, answer) => teller?.answers(asked, answer),
      done: (at, move, faults) => {
        if (teller) steps.push(teller.step(at, move, faults));
      },
    },
  });
  const { open, setting } = outcome;
  return {
    name: scenario.name,
    edition,
    start,
    steps,
    open: open && setting && openQuestion(setting, open),
    fault: open ? null : outcome.message,
  };
}

/** A question that nobody has answered yet, with what could be answered. */
export const openQuestion = (setting: Setting, open: Decision): NonNullable<Story['open']> => {
  const { player, question } = asking(setting, open);
  return { player, question, possible: offeredBy(setting, open) };
};

/** The scenario as it can be played in that edition. */
export function inEdition(scenario: Scenario, edition: EditionName): Scenario {
  if (scenario.editions.includes(edition)) return scenario;
  const { shows: _shows, ...rest } = scenario;
  return { ...rest, editions: [edition], script: scenario.script.filter((move) => !('expect' in move)) };
}

function kindOf(move: Move): ToldStep['kind'] {
  if ('note' in move) return 'remark';
  return 'expect' in move ? 'expectation' : 'move';
}

function asking(setting: Setting, asked: Decision): Omit<Exchange, 'answer'> {
  return {
    player: setting.players[asked.by] ?? '',
    question: prompt(setting.game, asked),
    source: asked.source === 0 ? null : labelOf(setting, asked.source),
  };
}

/** Null of what the line itself says: priority, a declaration, a cost paid automatically. */
function exchange(setting: Setting, asked: Decision, answer: Answer): Exchange | null {
  if (asked.kind === 'priority' || asked.form === 'attackers' || asked.form === 'blockers') return null;
  if (asked.kind === 'payment' && asked.form === 'choose' && Array.isArray(answer)) {
    const chosen = asked.options[Number(answer[0])];
    if (chosen && 'pay' in chosen && chosen.pay === 'auto') return null;
  }
  return { ...asking(setting, asked), answer: answerWords(setting, asked, answer) };
}

function answerWords(setting: Setting, asked: Decision, answer: Answer): string {
  if (typeof answer === 'number' || typeof answer === 'string') return String(answer);
  const offered = offeredBy(setting, asked);
  const numbers = answer as readonly number[];
  const words =
    asked.form === 'divide'
      ? numbers.flatMap((amount, i) => (amount > 0 ? [`${offered[i] ?? ''} = ${amount}`] : []))
      : numbers.map((i) => offered[i] ?? '');
  return words.length === 0 ? 'nothing' : words.join(', ');
}

function toldCause(setting: Setting, { source, ability, rule }: Cause): ToldCause | null {
  if (source === 0 && ability === null && rule === null) return null;
  return {
    source: source === 0 ? null : labelOf(setting, source) || null,
    ability: ability === null ? null : abilityText(setting.game, ability),
    rule: rule === null ? null : ruleAt(rule),
  };
}
