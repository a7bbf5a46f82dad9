/** Dividing an amount: damage among targets or blockers, counters. 2006: 310.2 · 2009, 2011, 2026: 510.1, 601.2d */
import type { WireDecision } from '@rulewright/protocol';
import type { ReactNode } from 'react';
import { Button, Group, Input, Label, NumberField } from 'react-aria-components';
import { setDraft, useApp } from '../connection/store.ts';
import { optionsOf } from './answering.ts';
import { English } from '../words/english-text.tsx';
import { useWords } from '../words/language.ts';

export function Divide({ decision }: { decision: WireDecision }): ReactNode {
  const draft = useApp((state) => state.draft);
  const { prompt } = useWords('table');
  const given = draft.picked.reduce((sum, one) => sum + one, 0);
  const constraint = decision.constraint;
  return (
    <>
      <p className="prompt-hint">
        {prompt.given(given, decision.amount ?? 0)}
        {constraint?.ordered === true && prompt.inOrder}
      </p>
      {optionsOf(decision).map((option, index) => {
        const lethal = constraint && index !== constraint.excess ? constraint.lethal[index] : undefined;
        return (
          <NumberField
            key={index}
            className="asked-field"
            value={draft.picked[index] ?? 0}
            minValue={decision.least ?? 0}
            maxValue={decision.amount ?? 0}
            onChange={(amount) =>
              setDraft({
                ...draft,
                picked: draft.picked.map((one, at) => (at === index && !Number.isNaN(amount) ? amount : one)),
              })
            }
          >
            <Label>
              <English>{option.label}</English>
              {lethal !== undefined && prompt.lethal(lethal)}
            </Label>
            <Group className="number-row">
              <Button slot="decrement" className="button small">
                −
              </Button>
              <Input />
              <Button slot="increment" className="button small">
                +
              </Button>
            </Group>
          </NumberField>
        );
      })}
    </>
  );
}
