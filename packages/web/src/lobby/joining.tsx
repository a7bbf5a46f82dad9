/** A friend's link: who invites to what, one's name and deck, and into the seat. */
import { DEFAULT_EDITION_ON_WIRE, type InvitationMessage } from '@rulewright/protocol';
import { type ReactNode, useEffect, useState } from 'react';
import { Button, Input, Label, TextField } from 'react-aria-components';
import { ask, joinTable, leaveTable, useApp } from '../connection/store.ts';
import { EDITION_WORDS } from '../table/edition-words.ts';
import { deckChoiceOf, type DeckDraft, DeckPicker, deckReady, draftFor } from './deck-picker.tsx';

/** “Ada invites you to a best of three by the rules of October 2006. Ada plays Sligh.” */
export function invitationWords({ edition, bestOf, variant, format, seats }: InvitationMessage): string {
  const there = seats.filter(({ name }) => name !== '');
  const host = there[0]?.name ?? 'Somebody';
  const of = {
    constructed: '',
    limited: ' with decks of opened boosters',
    commander: ' of Commander',
    brawl: ' of Brawl',
  }[format];
  const what = `${bestOf === 3 ? 'a best of three' : 'a game'}${of}`;
  const many = variant === 'none' ? '' : ` for ${seats.length}`;
  const decks = there.map(({ name, deck }) => `${name} plays ${deck}.`).join(' ');
  return `${host} invites you to ${what}${many} by the rules of ${EDITION_WORDS[edition].name}. ${decks}`;
}

export function Joining({ table, invite }: { table: string; invite: string }): ReactNode {
  const welcome = useApp((state) => state.welcome);
  const error = useApp((state) => state.error);
  const sending = useApp((state) => state.sending);
  const remembered = useApp((state) => state.remembered);
  const [name, setName] = useState(remembered.name);
  const [draft, setDraft] = useState<DeckDraft>({ from: 'built-in', id: '', list: '' });
  const [invited, setInvited] = useState<{ words: string; to: InvitationMessage | null } | null>(null);
  const greeted = welcome !== null;
  useEffect(() => {
    if (!greeted) return undefined;
    let stale = false;
    ask({ type: 'invitation', table, invite }).then(
      (answer) => !stale && answer.type === 'invitation' && setInvited({ words: invitationWords(answer), to: answer }),
      (refused: unknown) =>
        !stale && setInvited({ words: refused instanceof Error ? refused.message : String(refused), to: null }),
    );
    return () => {
      stale = true;
    };
  }, [greeted, table, invite]);
  const { edition = DEFAULT_EDITION_ON_WIRE, format = 'constructed' } = invited?.to ?? {};
  const chosen = draftFor(draft, welcome?.decks ?? [], format);
  const closed = invited !== null && invited.to === null;
  return (
    <main className="page lobby">
      <h1 className="wordmark">Join the table</h1>
      <output className="tagline">{invited?.words ?? 'Looking for the table…'}</output>
      {closed && (
        <div>
          <Button className="button primary" onPress={leaveTable}>
            To the lobby
          </Button>
        </div>
      )}
      <form
        hidden={closed}
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
          edition={edition}
          format={format}
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
