/** What a person does at the keyboard between two answers: the place of the cursor, what is typed, what is marked. */
import type { Answer, ViewDecision } from '@rulewright/engine';
import { attackWithAll, blankDraft, type Draft, isSingle, markRow, rowsOf, unmarkRow } from '@rulewright/protocol';
import { finish } from '../draft.ts';

export interface PanelState {
  readonly draft: Draft;
  readonly cursor: number;
  readonly typed: string;
  readonly message: string;
}

export interface PanelRow {
  readonly text: string;
  readonly object: number;
  /** row of the draft; -1 done, -2 all attack */
  readonly row: number;
}

export type Outcome = { readonly answer: Answer } | { readonly state: PanelState };

const DONE = -1;
const ALL = -2;

export const freshPanel = (decision: ViewDecision): PanelState => ({
  draft: blankDraft(decision),
  cursor: usual(decision),
  typed: '',
  message: '',
});

/** Where the cursor stands at first: on what nearly everybody does, a land to be played, a hand to be kept; else on the first row. */
function usual({ kind, options = [] }: ViewDecision): number {
  const isUsual = ({ value }: (typeof options)[number]): boolean =>
    kind === 'mulligan'
      ? 'yes' in value && !value.yes
      : kind === 'priority' && 'action' in value && value.action.act === 'playLand';
  return Math.max(0, options.findIndex(isUsual));
}

/** The rows as shown: those the typed words fit, and what ends the marking. `names`: cards that may be named. */
export function panelRows(decision: ViewDecision, state: PanelState, names: readonly string[] = []): PanelRow[] {
  const words = /^\d*$/.test(state.typed) ? '' : state.typed.toLowerCase();
  if (decision.form === 'name') {
    if (state.typed === '') return [];
    return names
      .filter((name) => name.toLowerCase().includes(state.typed.toLowerCase()))
      .slice(0, 200)
      .map((text) => ({ text, object: 0, row: 0 }));
  }
  const all = rowsOf(decision, state.draft).map(({ label, mark, object }, row) => ({
    text: `${mark === '' ? '' : `${mark} `}${label}`,
    object,
    row,
  }));
  const fitting = all.filter(({ text }) => text.toLowerCase().includes(words));
  if (isSingle(decision) || decision.form === 'number') return fitting;
  const ends: PanelRow[] = [{ text: doneText(decision, state.draft), object: 0, row: DONE }];
  if (decision.form === 'attackers' && state.draft.attacks.size === 0)
    ends.push({ text: 'All attack', object: 0, row: ALL });
  return words === '' ? [...ends, ...fitting] : fitting;
}

function doneText(decision: ViewDecision, draft: Draft): string {
  const marked = draft.picked.length + draft.attacks.size + draft.blocks.size;
  switch (decision.form) {
    case 'attackers':
      return marked === 0 ? 'No attack' : 'Attack';
    case 'blockers':
      return marked === 0 ? 'No blocks' : 'Block';
    case 'order':
      return marked === 0 ? 'As listed' : 'Done';
    default:
      return marked === 0 && (decision.min ?? 0) === 0 ? 'None' : 'Done';
  }
}

/** Enter: takes the row under the cursor. */
export function enter(decision: ViewDecision, state: PanelState, names: readonly string[] = []): Outcome {
  const rows = panelRows(decision, state, names);
  if (decision.form === 'number' || decision.form === 'name') {
    const typed = decision.form === 'name' ? (rows[state.cursor]?.text ?? state.typed) : state.typed;
    return finished(decision, state, typed);
  }
  const number = /^\d+$/.test(state.typed) ? Number(state.typed) - 1 : state.cursor;
  const row = rows[number];
  if (!row)
    return {
      state: {
        ...state,
        typed: '',
        message: /^\d+$/.test(state.typed) ? `there is no number ${state.typed}` : 'nothing fits what you typed',
      },
    };
  if (row.row === DONE) return finished(decision, state, '');
  if (row.row === ALL)
    return { state: { ...state, typed: '', cursor: 0, draft: attackWithAll(decision, state.draft) } };
  if (isSingle(decision)) return { answer: [row.row] };
  const draft = markRow(decision, state.draft, row.row);
  return { state: { ...state, draft, typed: '', cursor: number, message: '' } };
}

function finished(decision: ViewDecision, state: PanelState, typed: string): Outcome {
  const end = finish(decision, state.draft, typed);
  return end.ok ? { answer: end.answer } : { state: { ...state, message: end.message } };
}

export function move(decision: ViewDecision, state: PanelState, by: number, names: readonly string[] = []): PanelState {
  const count = panelRows(decision, state, names).length;
  return { ...state, message: '', cursor: count === 0 ? 0 : (state.cursor + by + count) % count };
}

/** Left and right: less and more of a row that has an amount. */
export function adjust(decision: ViewDecision, state: PanelState, by: -1 | 1): PanelState {
  const row = panelRows(decision, state)[state.cursor]?.row ?? DONE;
  if (row < 0 || isSingle(decision)) return state;
  return {
    ...state,
    message: '',
    draft: by > 0 ? markRow(decision, state.draft, row) : unmarkRow(decision, state.draft, row),
  };
}

export function type(state: PanelState, text: string): PanelState {
  return { ...state, typed: state.typed + text, cursor: 0, message: '' };
}

export const erase = (state: PanelState): PanelState => ({
  ...state,
  typed: state.typed.slice(0, -1),
  cursor: 0,
  message: '',
});
