/** A decision that waits for a seat, as far as it has been answered. 2006: 408 · 2009: 115 · 2011: 116 · 2026: 117 */
import {
  type Answer,
  answerMeant,
  type Decision,
  type Game,
  type Lens,
  look,
  type View,
  type ViewDecision,
  wrongAnswer,
} from '@rulewright/engine';
import { type Course, courseOf } from './choosing/course.ts';
import { type Menu, menuOf } from './choosing/menu.ts';
import { encodeActions, wordsOf } from './encoding/encode-actions.ts';
import { observe } from './encoding/observe.ts';
import { type Seen, seenObjects } from './encoding/seen-objects.ts';
import type { Vocabulary } from './encoding/vocabulary.ts';

interface Picked {
  readonly picks: readonly number[];
  readonly page: number;
}
const NOTHING_PICKED: Picked = { picks: [], page: 0 };

/** What stays the same from one small choice to the next. */
interface Shown {
  readonly asked: Decision;
  readonly view: View;
  /** before the seat was shown this; through it a copy of the game shows the same */
  readonly before: Lens;
  readonly lens: Lens;
  readonly decision: ViewDecision;
  readonly course: Course;
  /** null: the rules take whatever has the form */
  readonly accepts: ((answer: Answer) => boolean) | null;
  /** options that are not offered */
  readonly withheld: number;
}

/** What the seat is shown, and what it has chosen of its answer. Never changed: each small choice makes another. */
export class Question {
  readonly shown: Shown;
  readonly picked: Picked;
  readonly menu: Menu;

  /** @param offered by the number of the decision's own option, whether it may be chosen at all */
  static of(
    game: Game,
    asked: Decision,
    before: Lens,
    names: readonly string[],
    offered: (option: number) => boolean,
  ): Question {
    const { view, lens } = look(game, before, Number.MAX_SAFE_INTEGER);
    const { decision } = view;
    if (decision === null) throw new Error('a seat is asked something that its view does not show');
    const options = Array.from(decision.options ?? [], (_, option) => option);
    const open = options.filter((option) => offered(lens.order?.[option] ?? option));
    const most = asked.form === 'divide' ? (asked.most ?? null) : null;
    const accepts = (answer: Answer): boolean => {
      const meant = answerMeant(game, lens, answer);
      return meant.ok && wrongAnswer(game, asked, meant.answer) === null;
    };
    const shown: Shown = {
      asked,
      view,
      before,
      lens,
      decision,
      course: courseOf(decision, { options: open, most, names }),
      accepts: game.pendingCheck !== null || most !== null ? accepts : null,
      withheld: options.length - open.length,
    };
    return new Question(shown, NOTHING_PICKED);
  }

  private constructor(shown: Shown, picked: Picked) {
    this.shown = shown;
    this.picked = picked;
    this.menu = menuOf(shown.course, picked.picks, shown.accepts, picked.page);
  }

  /** The same question with that much of it answered. */
  with(picked: Picked): Question {
    return new Question(this.shown, picked);
  }

  /** The answer that one more choice completes; null: more is to be chosen. */
  answerWith(pick: number): Answer | null {
    const picks = [...this.picked.picks, pick];
    return this.shown.course.open(picks).count > 0 ? null : this.shown.course.answer(picks);
  }

  observation(vocabulary: Vocabulary): { observation: Float32Array; actions: Float32Array; beyond: number } {
    const seen = this.seen();
    const { picks, page } = this.picked;
    const given = picks.reduce((sum, pick) => sum + pick, 0);
    const left = this.shown.decision.form === 'divide' ? (this.shown.decision.amount ?? 0) - given : 0;
    const progress = { chosen: picks.length, left, page };
    let beyond = 0;
    for (const count of seen.beyond.values()) beyond += count;
    return {
      observation: observe(this.shown.view, seen, vocabulary, progress),
      actions: encodeActions(this.menu, this.shown.decision, this.around(seen, vocabulary)),
      beyond,
    };
  }

  /** For people: what is asked, and what each action does. */
  words(vocabulary: Vocabulary): { prompt: string; actions: string[] } {
    const actions = wordsOf(this.menu, this.shown.decision, this.around(this.seen(), vocabulary));
    return { prompt: this.shown.decision.prompt, actions };
  }

  private around(seen: Seen, vocabulary: Vocabulary): Parameters<typeof encodeActions>[2] {
    return { view: this.shown.view, seen, vocabulary, subject: this.shown.course.subject(this.picked.picks) };
  }

  private seen(): Seen {
    const { attackers, blockers, options } = this.shown.decision;
    const at = this.shown.course.subject(this.picked.picks);
    const divided = this.shown.decision.form === 'divide' ? options?.[at]?.object : undefined;
    return seenObjects(this.shown.view, attackers?.[at]?.attacker ?? blockers?.[at]?.blocker ?? divided ?? 0);
  }
}
