/**
 * The environment: a game for two, in which a seat (or both) is asked in small choices out of a fixed number.
 * 2006: 100–104 · 2009, 2011, 2026: 100–104 (no rule: a form for programs that learn)
 */
import { defaultAnswer } from '@rulewright/bots';
import {
  type Answer,
  answer,
  answerMeant,
  checksum,
  createGame,
  type Decision,
  decision,
  type DecisionKind,
  determinize,
  ENGINE_VERSION,
  fork,
  type Game,
  type GameResult,
  isForced,
  leastAnswer,
  type Lens,
  look,
  newLens,
  type OptionValue,
  payingAutomatically,
  type PlayerId,
  result,
  setAgent,
} from '@rulewright/engine';
import { agentWith, freshMemory, type Memory } from '@rulewright/players';
import { MORE } from './choosing/menu.ts';
import { ACTIONS, ACTION_SIZE, ENCODING_VERSION } from './encoding/layout.ts';
import { observe } from './encoding/observe.ts';
import { seenObjects } from './encoding/seen-objects.ts';
import { namesOf, Vocabulary } from './encoding/vocabulary.ts';
import { isOffered, NO_USES, type Uses, usesAfter } from './offers.ts';
import { Question } from './question.ts';
import { type SavedEnvironment, SAVE_FORMAT, savedFrom } from './saved.ts';
import { type EnvironmentSettings, GymError, wholeSettings } from './settings.ts';

export interface StepInfo {
  /** what is asked, null after the end */
  readonly kind: DecisionKind | null;
  /** of the game */
  readonly turn: number;
  /** of the episode */
  readonly steps: number;
  /** choices that were none, and were taken since the last step */
  readonly taken: number;
  /** why the answer that was chosen was no legal one, and the default answer was given; null where none was replaced */
  readonly replaced: string | null;
  /** how many can be chosen on all pages */
  readonly choices: number;
  /** what the rules allow and the settings do not offer: mana abilities with `payment: 'automatic'`, and what was used `mostUses` times this turn */
  readonly withheld: number;
  /** objects in sight that have no slot */
  readonly beyond: number;
  readonly result: GameResult | null;
}

export interface Step {
  /** `OBSERVATION_SIZE` numbers */
  readonly observation: Float32Array;
  /** `ACTIONS` rows of `ACTION_SIZE` numbers */
  readonly actions: Float32Array;
  /** 1 for each action that may be taken */
  readonly mask: Uint8Array;
  /** 1 won, -1 lost, 0 everything else; of the seat that acted, or of the learner's at `reset` */
  readonly reward: number;
  /** won, lost or drawn */
  readonly terminated: boolean;
  /** left unfinished: after `mostSteps`, or by a loop or a fault that nobody wins */
  readonly truncated: boolean;
  /** whose view this is, and who acts next */
  readonly seat: PlayerId;
  readonly info: StepInfo;
}

/** An episode. What it refers to is replaced, never changed, but for the game and the memory. */
interface Episode {
  readonly game: Game;
  /** of the opponent */
  readonly memory: Memory;
  lenses: readonly [Lens, Lens];
  uses: Uses;
  question: Question | null;
  /** the last of the learner that was asked */
  seat: PlayerId;
  steps: number;
  isOver: boolean;
  readonly seed: number | string;
  readonly history: (number | { readonly imagined: string })[];
}

/** What happened on the way to a choice. */
interface Way {
  taken: number;
  replaced: string | null;
}

/** @throws GymError where the settings are wrong */
export const newEnvironment = (settings: EnvironmentSettings): Environment => new Environment(settings);

export class Environment {
  /** the names that the numbers of cards stand for; number 1 is the first */
  readonly vocabulary: readonly string[];
  private readonly settings: ReturnType<typeof wholeSettings>;
  private readonly words: Vocabulary;
  private episode: Episode | null = null;

  constructor(settings: EnvironmentSettings) {
    this.settings = wholeSettings(settings);
    this.vocabulary = settings.vocabulary ?? namesOf(settings.decks.flatMap(({ definitions }) => definitions));
    this.words = new Vocabulary(this.vocabulary);
  }

  /** Begins an episode; the same seed and actions give the same episode again. @throws GymError where the decks cannot be played with */
  reset(seed: number | string): Step {
    const { decks, edition, anachronisms, opponent, seat } = this.settings;
    const memory = freshMemory(`${seed}/player ${1 - seat}`);
    const agent = opponent === 'self' ? null : agentWith(opponent, memory);
    const made = createGame({
      edition,
      seed,
      anachronisms,
      log: false,
      players: decks.map(({ name, main, sideboard }, player) => ({
        name,
        deck: main,
        sideboard,
        agent: player === seat ? null : agent,
      })),
      definitions: new Map(decks.flatMap((deck) => deck.definitions).map((each) => [each.key, each])).values(),
    });
    if (!made.ok) throw new GymError('settings', made.errors.map(({ message }) => message).join(' '));
    const { game } = made;
    // nothing is taken back here
    game.past = null;
    const lenses = [newLens(0, `${seed}/seen by 0`), newLens(1, `${seed}/seen by 1`)] as const;
    const episode: Episode = {
      game,
      memory,
      lenses,
      uses: NO_USES,
      question: null,
      seat,
      steps: 0,
      isOver: false,
      seed,
      history: [],
    };
    this.episode = episode;
    const way: Way = { taken: 0, replaced: null };
    this.toChoice(episode, way);
    return this.told(episode, way, seat);
  }

  /** Takes an action that the mask allows. @throws GymError, and nothing has changed */
  step(action: number): Step {
    const episode = this.running();
    const { question, seat } = episode;
    if (question === null || episode.isOver) throw new GymError('over', 'The episode has ended: reset it.');
    const choice = question.menu.choices[action];
    if (choice === undefined)
      throw new GymError(
        'illegal-action',
        `Action ${action} is not among the ${question.menu.choices.length} that the mask allows.`,
      );
    episode.history.push(action);
    episode.steps++;
    const way: Way = { taken: 0, replaced: null };
    if (choice === MORE) {
      const { picks, page } = question.picked;
      episode.question = question.with({ picks, page: page + 1 });
    } else {
      this.pick(episode, question, choice, way);
      this.toChoice(episode, way);
    }
    return this.told(episode, way, seat);
  }

  /** Where the episode is, as the last step told it: for an environment that was made by `fork` or `imagine`. */
  current(): Step {
    const episode = this.running();
    return this.told(episode, { taken: 0, replaced: null }, episode.seat);
  }

  /** What is asked, and what each action that the mask allows does, in words. */
  describe(): { prompt: string; actions: string[] } {
    const { question } = this.running();
    return question === null ? { prompt: 'The game is over.', actions: [] } : question.words(this.words);
  }

  /** An environment of its own in the same place. */
  fork(): Environment {
    const episode = this.running();
    return this.copied(episode, fork(episode.game), structuredClone(episode.memory));
  }

  /**
   * As `fork`, with what the seat that acts next cannot know dealt anew by that seed, and an opponent that draws other random numbers: the
   * observation is the same. Null where no such game was found.
   */
  imagine(seed: number | string): Environment | null {
    const episode = this.running();
    const game = determinize(episode.game, episode.seat, seed);
    if (game === null) return null;
    game.past = null;
    const imagined = this.copied(episode, game, freshMemory(`${seed}/player ${1 - this.settings.seat}`));
    imagined.running().history.push({ imagined: String(seed) });
    return imagined;
  }

  /** The episode as plain data: its seed and what was done. `load` of an environment with the same settings goes on from there. */
  save(): SavedEnvironment {
    const { seed, history, game } = this.running();
    return {
      format: SAVE_FORMAT,
      engine: ENGINE_VERSION,
      encoding: ENCODING_VERSION,
      seed,
      history: [...history],
      checksum: checksum(game),
    };
  }

  /** Plays a saved episode again up to where it was saved. @throws GymError, and the environment is as it was */
  load(saved: unknown): Step {
    const { seed, history, checksum: sum } = savedFrom(saved, this.settings.mostSteps);
    let environment: Environment = this.fresh();
    let step = environment.reset(seed);
    for (const [at, action] of history.entries()) {
      if (typeof action === 'number') {
        try {
          step = environment.step(action);
        } catch (error) {
          if (error instanceof GymError)
            throw new GymError('cannot-load', `Its action ${at} is refused: ${error.message}`);
          throw error;
        }
      } else {
        const imagined = environment.imagine(action.imagined);
        if (imagined === null) throw new GymError('cannot-load', `Its entry ${at} imagines what cannot be imagined.`);
        environment = imagined;
      }
    }
    const episode = environment.running();
    if (checksum(episode.game) !== sum)
      throw new GymError('cannot-load', 'It comes to another game: it was saved with other settings, or was changed.');
    this.episode = episode;
    return step;
  }

  private fresh(): Environment {
    return new Environment({ ...this.settings, vocabulary: this.vocabulary });
  }

  private copied(episode: Episode, game: Game, memory: Memory): Environment {
    const copy = this.fresh();
    const { opponent, seat } = this.settings;
    const { question } = episode;
    if (opponent !== 'self') setAgent(game, 1 - seat, agentWith(opponent, memory));
    copy.episode = { ...episode, game, memory, history: [...episode.history], question: null };
    if (question !== null) {
      const asked = decision(game);
      if (asked === null) throw new Error('a copy of a game asks nothing where the game does');
      copy.episode.question = copy.questionOf(copy.episode, asked, question.shown.before).with(question.picked);
    }
    return copy;
  }

  private running(): Episode {
    if (this.episode === null) throw new GymError('not-begun', 'Reset the environment first.');
    return this.episode;
  }

  /** Plays on to a decision at which there are at least two things to choose from. */
  private toChoice(episode: Episode, way: Way): void {
    const { game } = episode;
    for (;;) {
      const { question } = episode;
      if (question === null) {
        const asked = decision(game);
        if (asked === null) return;
        episode.seat = asked.by;
        const settled = this.settledAnswer(episode, asked);
        if (settled === null) episode.question = this.questionOf(episode, asked, this.lensOf(episode));
        else {
          give(game, settled);
          // paying is not left to the learner at all
          if (asked.kind !== 'payment') way.taken++;
        }
        continue;
      }
      const { choices, total } = question.menu;
      const [only] = choices;
      if (total > 1) return;
      // no answer that begins like this is legal, though that was not seen before
      if (only === undefined || only === MORE)
        this.replace(episode, question, 'Nothing legal goes on from what was chosen.', way);
      else {
        way.taken++;
        this.pick(episode, question, only, way);
      }
    }
  }

  /** The answer to a decision that is none, or that is not put to the learner; null: it is put. */
  private settledAnswer(episode: Episode, asked: Decision): Answer | null {
    if (isForced(asked)) return leastAnswer(asked);
    if (asked.form !== 'choose') return null;
    if (this.settings.payment === 'automatic' && asked.kind === 'payment') {
      const automatic = payingAutomatically(asked);
      if (automatic >= 0) return [automatic];
    }
    if (asked.kind !== 'priority') return null;
    return asked.options.every((_, option) => option === 0 || !this.isOffered(episode, asked, option)) ? [0] : null;
  }

  private isOffered(episode: Episode, asked: Decision, option: number): boolean {
    const value = 'options' in asked ? asked.options[option] : undefined;
    return isOffered(asked, value, episode.uses, episode.game.state.turn.number, this.settings);
  }

  private questionOf(episode: Episode, asked: Decision, lens: Lens): Question {
    const question = Question.of(episode.game, asked, lens, this.vocabulary, (option) =>
      this.isOffered(episode, asked, option),
    );
    episode.lenses =
      asked.by === 0 ? [question.shown.lens, episode.lenses[1]] : [episode.lenses[0], question.shown.lens];
    return question;
  }

  private lensOf({ lenses, seat }: Episode): Lens {
    return seat === 0 ? lenses[0] : lenses[1];
  }

  /** One small choice, and where it completes the answer, the answer. */
  private pick(episode: Episode, question: Question, pick: number, way: Way): void {
    const whole = question.answerWith(pick);
    if (whole === null) {
      episode.question = question.with({ picks: [...question.picked.picks, pick], page: 0 });
      return;
    }
    const turn = episode.game.state.turn.number;
    const meant = answerMeant(episode.game, question.shown.lens, whole);
    const given = meant.ok ? answer(episode.game, meant.answer) : meant;
    if (given.ok && meant.ok) {
      episode.uses = usesAfter(episode.uses, turn, chosenBy(question.shown.asked, meant.answer));
      episode.question = null;
    } else if (!given.ok) this.replace(episode, question, given.wrong.message, way);
  }

  /** Gives the default answer to a question whose choices came to no legal one. */
  private replace(episode: Episode, { shown: { asked } }: Question, why: string, way: Way): void {
    way.replaced = why;
    give(episode.game, defaultAnswer(asked, episode.game));
    episode.question = null;
  }

  private told(episode: Episode, way: Way, actor: PlayerId): Step {
    const { game, question, seat } = episode;
    const ended = result(game);
    const isUnfinished = ended !== null && ended.result !== 'won' && ended.result !== 'draw';
    const truncated = isUnfinished || (ended === null && episode.steps >= this.settings.mostSteps);
    episode.isOver = ended !== null || truncated;
    const shown = question === null ? this.lastView(episode) : question.observation(this.words);
    const mask = new Uint8Array(ACTIONS);
    if (!episode.isOver) mask.fill(1, 0, question?.menu.choices.length ?? 0);
    return {
      observation: shown.observation,
      actions: shown.actions,
      mask,
      reward: ended?.result === 'won' ? (ended.winners.includes(actor) ? 1 : -1) : 0,
      terminated: ended !== null && !isUnfinished,
      truncated,
      seat,
      info: {
        kind: question?.shown.asked.kind ?? null,
        turn: game.state.turn.number,
        steps: episode.steps,
        taken: way.taken,
        replaced: way.replaced,
        choices: question?.menu.total ?? 0,
        withheld: question?.shown.withheld ?? 0,
        beyond: shown.beyond,
        result: ended,
      },
    };
  }

  /** The view of whoever was asked last, when nothing is asked any more. */
  private lastView(episode: Episode): ReturnType<Question['observation']> {
    const { view } = look(episode.game, this.lensOf(episode), Number.MAX_SAFE_INTEGER);
    const seen = seenObjects(view, 0);
    let beyond = 0;
    for (const count of seen.beyond.values()) beyond += count;
    return {
      observation: observe(view, seen, this.words, { chosen: 0, left: 0, page: 0 }),
      actions: new Float32Array(ACTIONS * ACTION_SIZE),
      beyond,
    };
  }
}

/** The action that an answer takes with priority. */
function chosenBy(asked: Decision, given: Answer): OptionValue | undefined {
  return asked.kind === 'priority' && asked.form === 'choose'
    ? asked.options[(given as readonly number[])[0] ?? 0]
    : undefined;
}

function give(game: Game, given: Answer): void {
  const done = answer(game, given);
  if (!done.ok) throw new Error(`an answer of the environment is wrong: ${done.wrong.message}`);
}
