/** A number: X, how many, how much. */
import type { WireDecision } from '@rulewright/protocol';
import type { ReactNode } from 'react';
import { Button, Group, Input, Label, NumberField } from 'react-aria-components';
import { setDraft, useApp } from '../connection/store.ts';
import { useWords } from '../words/language.ts';

export function NumberInput({ decision }: { decision: WireDecision }): ReactNode {
  const { prompt } = useWords('table');
  const draft = useApp((state) => state.draft);
  const min = decision.min ?? 0;
  const max = decision.max ?? null;
  return (
    <NumberField
      className="asked-field"
      value={draft.number}
      minValue={min}
      {...(max === null ? {} : { maxValue: max })}
      onChange={(number) => setDraft({ ...draft, number: Number.isNaN(number) ? min : number })}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- the table asks for it now, and nothing else can be done
      autoFocus
    >
      <Label>{prompt.range(min, max)}</Label>
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
}
