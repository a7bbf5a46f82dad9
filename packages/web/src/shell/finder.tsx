/** A field with what fits its words beside it: arrows walk through that, Enter takes what is lit, else what the form takes; Escape empties the field. */
import { type FocusEvent, type ReactNode, type Ref, useState } from 'react';
import { Autocomplete, Input, Label, ListBox, ListBoxItem, SearchField } from 'react-aria-components';
import './finder.css';
import { useWords } from '../words/language.ts';

/** Something that fits. */
export interface Suggestion {
  readonly id: string;
  /** what a screen reader says of it */
  readonly says: string;
  readonly shown: ReactNode;
  /** where it leads, for whoever opens it in a tab of its own */
  readonly href?: string;
}

export function Finder({
  label,
  placeholder,
  value,
  onChange,
  suggestions,
  onTake,
  note = null,
  fieldRef,
  onFocus,
  children,
}: {
  label: ReactNode;
  placeholder: string;
  value: string;
  onChange: (value: string) => void;
  suggestions: readonly Suggestion[];
  onTake: (id: string) => void;
  /** said below what fits, or in its place */
  note?: ReactNode;
  fieldRef?: Ref<HTMLInputElement>;
  onFocus?: () => void;
  /** beside the field */
  children?: ReactNode;
}): ReactNode {
  const words = useWords();
  // something may have been typed before it came
  const [open, setOpen] = useState(value !== '');
  const shown = open && value.trim() !== '' && (suggestions.length > 0 || note !== null);
  const left = ({ currentTarget, relatedTarget }: FocusEvent): void => {
    if (!currentTarget.contains(relatedTarget)) setOpen(false);
  };
  return (
    <div className="finder" onBlur={left}>
      <Autocomplete
        disableAutoFocusFirst
        inputValue={value}
        onInputChange={(typed) => {
          setOpen(true);
          onChange(typed);
        }}
      >
        <SearchField className="field" {...(onFocus && { onFocus })}>
          <Label>{label}</Label>
          <Input
            ref={fieldRef}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role, jsx-a11y/role-has-required-aria-props -- an input with a list is one; Autocomplete names the list
            role="combobox"
            aria-expanded={shown && suggestions.length > 0}
            aria-haspopup="listbox"
            placeholder={placeholder}
            spellCheck={false}
          />
          {children}
        </SearchField>
        {shown && (
          <div className="finder-list">
            {suggestions.length > 0 && (
              <ListBox
                aria-label={words.fits}
                items={suggestions}
                onAction={(id) => {
                  setOpen(false);
                  onTake(String(id));
                }}
              >
                {({ id, says, shown: node, href }) => (
                  <ListBoxItem key={id} id={id} textValue={says} className="finder-item" {...(href && { href })}>
                    {node}
                  </ListBoxItem>
                )}
              </ListBox>
            )}
            {note !== null && <p className="finder-note">{note}</p>}
          </div>
        )}
      </Autocomplete>
      <output className="unseen">{shown && suggestions.length > 0 && words.found(suggestions.length)}</output>
    </div>
  );
}
