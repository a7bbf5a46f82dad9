/** A field for one number, with a button for one less and one for one more. */
import type { ReactNode } from 'react';
import { Button, Group, Input, Label, NumberField } from 'react-aria-components';

interface Props {
  readonly label: ReactNode;
  readonly value: number;
  readonly least: number;
  /** null: any number */
  readonly most: number | null;
  /** what is no number is told as the least */
  readonly onChange: (amount: number) => void;
  /** the table asks for this number, and nothing else can be done */
  readonly alone?: boolean;
}

export function AmountField({ label, value, least, most, onChange, alone = false }: Props): ReactNode {
  return (
    <NumberField
      className="asked-field"
      value={value}
      minValue={least}
      {...(most === null ? {} : { maxValue: most })}
      onChange={(amount) => onChange(Number.isNaN(amount) ? least : amount)}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- only where it is all that is asked
      autoFocus={alone}
    >
      <Label>{label}</Label>
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
