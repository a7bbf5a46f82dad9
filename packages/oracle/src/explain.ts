/** Why a card was refused, in a sentence for a person. 2006: 200 · 2009, 2011, 2026: 200 */
import { takes } from '@rulewright/engine/arguments';
import type { Refusal } from './compile.ts';

/** One line for each refused stretch: where it is, what it says and what was wanted. */
export function explainRefusal(refused: readonly Refusal[]): string {
  takes('explainRefusal', 'what was refused, as compile gives it', Array.isArray(refused));
  return refused
    .map(
      (r) =>
        `${r.face}, characters ${r.from} to ${r.to} ("${r.text.length > 80 ? `${r.text.slice(0, 77)}…` : r.text}"): ${r.reason}.`,
    )
    .join('\n');
}
