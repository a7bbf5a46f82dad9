/** A friend's link: name, deck, and into the seat. */
import { type ReactNode, useState } from 'react';
import { Button, Input, Label, TextField } from 'react-aria-components';
import { joinTable, useApp } from '../connection/store.ts';
import { deckChoiceOf, type DeckDraft, DeckPicker, deckReady } from './deck-picker.tsx';

export function Joining({ table, invite }: { table: string; invite: string }): ReactNode {
  const welcome = useApp((state) => state.welcome);
  const error = useApp((state) => state.error);
  const sending = useApp((state) => state.sending);
  const remembered = useApp((state) => state.remembered);
  const [name, setName] = useState(remembered.name);
  const [draft, setDraft] = useState<DeckDraft>({ from: 'built-in', id: '', list: '' });
  const chosen = draft.id === '' ? { ...draft, id: welcome?.decks[0]?.id ?? '' } : draft;
  return (
    <main className="page lobby">
      <h1 className="wordmark">Join the table</h1>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          joinTable(table, invite, name.trim() || 'Guest', deckChoiceOf(chosen));
        }}
      >
        <TextField className="name-field" value={name} onChange={setName} maxLength={40}>
          <Label>Your name</Label>
          <Input placeholder="Guest" autoComplete="nickname" />
        </TextField>
        <DeckPicker
          title="Your deck"
          seat={1}
          decks={welcome?.decks ?? []}
          draft={chosen}
          onChange={setDraft}
          error={error}
        />
        {error !== null && (
          <p className="form-error" role="alert">
            {error.message}
          </p>
        )}
        <div className="form-end">
          <Button type="submit" className="button primary big" isDisabled={!deckReady(chosen) || sending || !welcome}>
            Sit down
          </Button>
        </div>
      </form>
    </main>
  );
}
