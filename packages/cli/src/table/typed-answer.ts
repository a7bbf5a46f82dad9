/** An answer typed on one line: numbers of rows, the words of a label, `all`, `2:1` for "the second blocks the first". 2006: 408–413 · 2009, 2011, 2026: 101.4, 601 */
import type { ViewDecision } from '@rulewright/engine';
import { attackWithAll, blankDraft, isSingle, markRow, rowsOf } from '@rulewright/protocol';
import { finish, type Finished, isLine } from './draft.ts';

/** How a decision is answered on a line, for people. */
export function howToAnswer(decision: ViewDecision): string {
  switch (decision.form) {
    case 'choose':
      if (decision.kind === 'priority') return 'number or words; Enter passes';
      if (decision.kind === 'mulligan' && isSingle(decision)) return 'number or words; Enter keeps it';
      if (isSingle(decision)) return 'number or words';
      return `numbers with spaces between them${(decision.min ?? 0) === 0 ? '; Enter for none' : ''}`;
    case 'order':
      return 'numbers in the order wanted; Enter as listed';
    case 'number':
      return decision.max == null
        ? `a number from ${decision.min ?? 0}`
        : `a number from ${decision.min ?? 0} to ${decision.max}`;
    case 'divide':
      return `one amount for each, together ${decision.amount}`;
    case 'name':
      return isLine(decision) ? 'the line in words that are read; Enter gives up' : 'the name of a card';
    case 'attackers':
      return 'numbers of attackers (2:1 sends the second to its first target), all, or Enter for none';
    case 'blockers':
      return 'numbers of blocks, or Enter for none';
  }
}

/** The answer a line of text means; where it means none, why. */
export function typedAnswer(decision: ViewDecision, line: string): Finished {
  const text = line.trim();
  const draft = blankDraft(decision);
  const rows = rowsOf(decision, draft);
  const no = (message: string): Finished => ({ ok: false, message });
  if (decision.form === 'number' || decision.form === 'name') return finish(decision, draft, text);
  if (text === '') {
    const kept = (decision.options ?? []).findIndex(({ value }) => 'yes' in value && !value.yes);
    if (decision.kind === 'priority') return { ok: true, answer: [0] };
    return decision.kind === 'mulligan' && kept >= 0 ? { ok: true, answer: [kept] } : finish(decision, draft);
  }
  if (decision.form === 'attackers' && text.toLowerCase() === 'all')
    return finish(decision, attackWithAll(decision, draft));
  if (!/^\d+(?::\d+)?(?:[\s,]+\d+(?::\d+)?)*$/.test(text)) return byWords(decision, rows, text);
  const parts = text.split(/[\s,]+/).map((part) => part.split(':').map(Number));
  const numbers = parts.map(([number = 0]) => number);
  if (decision.form === 'divide') {
    if (numbers.length !== rows.length) return no(`${rows.length} amounts are wanted, one for each`);
    return finish(decision, { ...draft, picked: numbers });
  }
  const wrong = numbers.find((number) => number < 1 || number > rows.length);
  if (wrong !== undefined) return no(`there is no number ${wrong}; the last is ${rows.length}`);
  if (decision.form === 'choose' || decision.form === 'order')
    return finish(decision, { ...draft, picked: numbers.map((number) => number - 1) });
  let marked = draft;
  for (const [number, target] of new Map(parts.map(([row = 0, nth = 1]) => [row, nth]))) {
    const most = decision.attackers?.[number - 1]?.targets.length ?? 1;
    if (target < 1 || target > most) return no(`${rows[number - 1]?.label} has no target ${target}`);
    for (let n = 0; n < target; n++) marked = markRow(decision, marked, number - 1);
  }
  return finish(decision, marked);
}

function byWords(decision: ViewDecision, rows: readonly { label: string }[], text: string): Finished {
  const wanted = text.toLowerCase();
  const labels = rows.map(({ label }) => label.toLowerCase());
  const exact = labels.indexOf(wanted);
  const fitting = exact >= 0 ? [exact] : labels.flatMap((label, index) => (label.includes(wanted) ? [index] : []));
  const [only] = fitting;
  if (only === undefined) return { ok: false, message: `no option has "${text}" in it` };
  if (fitting.length > 1)
    return { ok: false, message: `${fitting.length} options have "${text}" in them; give the number` };
  if (decision.form === 'choose' || decision.form === 'order')
    return finish(decision, { ...blankDraft(decision), picked: [only] });
  return { ok: false, message: 'give numbers' };
}
