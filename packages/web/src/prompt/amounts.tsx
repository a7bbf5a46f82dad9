/** The questions whose answers are numbers. Their field is fetched when it is first asked for, or a while after the table. */
import type { WireDecision } from '@rulewright/protocol';
import { lazy, type ReactNode, Suspense } from 'react';
import { setDraft, useApp } from '../connection/store.ts';
import { optionsOf } from '../seen/answering.ts';
import { English } from '../words/english-text.tsx';
import { useWords } from '../words/language.ts';

export const fetchAmountField = async () => ({ default: (await import('./amount-field.tsx')).AmountField });
const AmountField = lazy(fetchAmountField);

/** Stands where a field is being fetched: the question cannot be answered by keys yet. */
const FieldToCome = (): ReactNode => <div className="asked-field" aria-busy="true" />;

/** A number: X, how many, how much. */
export function NumberInput({ decision }: { decision: WireDecision }): ReactNode {
  const { prompt } = useWords('table');
  const draft = useApp((state) => state.draft);
  const { min = 0, max = null } = decision;
  return (
    <Suspense fallback={<FieldToCome />}>
      <AmountField
        label={prompt.range(min, max)}
        value={draft.number}
        least={min}
        most={max}
        onChange={(number) => setDraft({ ...draft, number })}
        alone
      />
    </Suspense>
  );
}

/** Dividing an amount: damage among targets or blockers, counters. 2006: 310.2 · 2009, 2011, 2026: 510.1, 601.2d */
export function Divide({ decision }: { decision: WireDecision }): ReactNode {
  const draft = useApp((state) => state.draft);
  const { prompt } = useWords('table');
  const { constraint, amount = 0, least = 0 } = decision;
  const given = draft.picked.reduce((sum, one) => sum + one, 0);
  return (
    <Suspense fallback={<FieldToCome />}>
      <p className="prompt-hint">
        {prompt.given(given, amount)}
        {constraint?.ordered === true && prompt.inOrder}
      </p>
      {optionsOf(decision).map((option, index) => {
        const lethal = constraint && index !== constraint.excess ? constraint.lethal[index] : undefined;
        return (
          <AmountField
            key={index}
            label={
              <>
                <English>{option.label}</English>
                {lethal !== undefined && prompt.lethal(lethal)}
              </>
            }
            value={draft.picked[index] ?? 0}
            least={least}
            most={amount}
            onChange={(part) => setDraft({ ...draft, picked: draft.picked.with(index, part) })}
          />
        );
      })}
    </Suspense>
  );
}
