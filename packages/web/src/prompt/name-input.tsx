/** Naming a card. Names seen in this game are offered; any other may be typed. 2006: 201 · 2009, 2011, 2026: 201.3 */
import { type ReactNode, useMemo } from 'react';
import { Input, Label, TextField } from 'react-aria-components';
import { allObjects } from '../seen/objects.ts';
import { setDraft, useApp } from '../connection/store.ts';
import { useWords } from '../words/language.ts';

export function NameInput(): ReactNode {
  const { prompt } = useWords('table');
  const draft = useApp((state) => state.draft);
  const view = useApp((state) => state.game?.view);
  const seen = useMemo(
    () =>
      view ? [...new Set(allObjects(view).map((object) => object.cardName))].filter((name) => name !== '').sort() : [],
    [view],
  );
  return (
    <TextField
      className="asked-field"
      value={draft.name}
      onChange={(name) => setDraft({ ...draft, name })}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- the table asks for it now, and nothing else can be done
      autoFocus
    >
      <Label>{prompt.cardName}</Label>
      <Input lang="en" list="card-names" />
      <datalist id="card-names">
        {seen.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </datalist>
    </TextField>
  );
}
