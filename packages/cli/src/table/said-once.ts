/** A question as it is put at the terminal: options that nothing tells apart are said once, with their number. */
import type { Answer, View, ViewDecision } from '@rulewright/engine';
import { find, objectLine } from './describe-view.ts';
import { isSingle } from '@rulewright/protocol';

export interface SaidOnce {
  readonly question: ViewDecision;
  /** the answer to the game that an answer to this question means */
  meant(answer: Answer): Answer;
}

/** All that a line says of the option’s object; an object that others are attached to is like no other. */
function looksOf(object: number, view: View): string {
  const seen = object === 0 ? undefined : find(object, view);
  if (!seen) return '';
  return `${seen.zone} ${objectLine(seen, view)}${seen.attachments.length > 0 ? ` ${object}` : ''}`;
}

const NUMBER = / \[\d+\]$/;

export function saidOnce(question: ViewDecision, view: View): SaidOnce {
  const { options = [] } = question;
  if (!isSingle(question)) return { question, meant: (answer) => answer };
  const groups = new Map<string, number[]>();
  for (const [index, { label, object }] of options.entries()) {
    const alike = `${label.replace(NUMBER, '')}\n${looksOf(object, view)}`;
    groups.set(alike, [...(groups.get(alike) ?? []), index]);
  }
  const shown = [...groups.values()].flatMap((indices) => {
    const [index = 0] = indices;
    const option = options[index];
    if (option === undefined) return [];
    const label = indices.length === 1 ? option.label : `${option.label.replace(NUMBER, '')} ×${indices.length}`;
    return [{ index, option: { ...option, label } }];
  });
  return {
    question: { ...question, options: shown.map(({ option }) => option) },
    meant: (answer) => (Array.isArray(answer) ? answer.map((at) => shown[Number(at)]?.index ?? Number(at)) : answer),
  };
}
