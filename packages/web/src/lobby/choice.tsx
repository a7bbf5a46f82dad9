/** One of several, each a chip that says what it means. */
import type { ReactNode } from 'react';
import { Label, Radio, RadioGroup } from 'react-aria-components';

export interface Offered<T extends string> {
  readonly id: T;
  readonly name: string;
  /** what it means, in a few words; '' where the name says it */
  readonly what?: string;
}

export function Choice<T extends string>({
  label,
  value,
  of,
  onChange,
  children,
}: {
  label: string;
  value: T;
  of: readonly Offered<T>[];
  onChange: (chosen: T) => void;
  /** more about what is chosen */
  children?: ReactNode;
}): ReactNode {
  return (
    <RadioGroup
      className="cards-radio"
      value={value}
      orientation="horizontal"
      onChange={(id) => {
        const chosen = of.find((one) => one.id === id);
        if (chosen) onChange(chosen.id);
      }}
    >
      <Label>{label}</Label>
      <div className="chips">
        {of.map(({ id, name, what = '' }) => (
          <Radio key={id} value={id} className="card-radio">
            <span>
              {name}
              {what !== '' && <small>{what}</small>}
            </span>
          </Radio>
        ))}
      </div>
      {children}
    </RadioGroup>
  );
}
