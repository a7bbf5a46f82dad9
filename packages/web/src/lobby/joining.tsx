/** A friend's link: who invites to what, one's name and deck, and into the seat. */
import { NeedsServer } from '#home';
import { DEFAULT_EDITION_ON_WIRE, type InvitationMessage } from '@rulewright/protocol';
import { type ReactNode, useEffect, useState } from 'react';
import { Button, Input, Label, TextField } from 'react-aria-components';
import { ask, joinTable, leaveTable, useApp } from '../connection/store.ts';
import { Problem } from '../words/english-text.tsx';
import { poolWords } from './card-pool.tsx';
import { houseRuleWords } from '../connection/seams.ts';
import { useWords } from '../words/language.ts';
import type { Words } from '../words/words.ts';
import { deckChoiceOf, type DeckDraft, DeckPicker, deckReady, draftFor } from './deck-picker.tsx';
import { type Wrong, wrongOf } from '../words/trouble.ts';

/** Who invites to what, by which rules, and who sits there with which deck. */
export function invitationWords(
  { edition, bestOf, variant, format, seats }: InvitationMessage,
  { joining }: Words['lobby'],
  editions: Words['shell']['editions'],
): string {
  const there = seats.filter(({ name }) => name !== '');
  const host = there[0]?.name ?? joining.somebody;
  const many = variant === 'none' ? null : seats.length;
  return [
    joining.invitation(host, joining.what(bestOf, format, many, editions[edition])),
    ...there.map(({ name, deck }) => joining.plays(name, deck)),
    joining.decks[format],
  ].join(' ');
}

export function Joining({ table, invite }: { table: string; invite: string }): ReactNode {
  const words = useWords('lobby');
  const shell = useWords();
  const { editions, toLobby } = shell;
  const welcome = useApp((state) => state.welcome);
  const error = useApp((state) => state.error);
  const sending = useApp((state) => state.sending);
  const remembered = useApp((state) => state.remembered);
  const [name, setName] = useState(remembered.name);
  const [draft, setDraft] = useState<DeckDraft>({ from: 'built-in', id: '', list: '' });
  const [invited, setInvited] = useState<InvitationMessage | { readonly refused: Wrong } | null>(null);
  const greeted = welcome !== null;
  useEffect(() => {
    if (!greeted) return undefined;
    let stale = false;
    ask({ type: 'invitation', table, invite }).then(
      (answer) => !stale && answer.type === 'invitation' && setInvited(answer),
      (error: unknown) => !stale && setInvited({ refused: wrongOf(error) }),
    );
    return () => {
      stale = true;
    };
  }, [greeted, table, invite]);
  const to = invited !== null && 'edition' in invited ? invited : null;
  const refused = invited !== null && 'refused' in invited ? invited.refused : null;
  const { edition = DEFAULT_EDITION_ON_WIRE, format = 'constructed' } = to ?? {};
  const chosen = draftFor(draft, welcome?.decks ?? [], format);
  const closed = refused !== null;
  return (
    <main className="page lobby">
      <h1 className="wordmark">{words.joining.title}</h1>
      <output className="tagline">
        {refused !== null ? (
          <Problem of={refused} />
        ) : to ? (
          <>
            {invitationWords(to, words, editions)}
            {to.clock && ` ${words.clock.said(to.clock)}`}
            {to.houseRules && ` ${words.houseRules.played(houseRuleWords(to.houseRules, editions))}`}
            {to.anyDeck && ` ${words.setUp.anyDeck}.`}
            {to.legalIn && ` ${poolWords(to.legalIn, shell)}.`}
          </>
        ) : (
          words.joining.looking
        )}
      </output>
      {closed && <NeedsServer />}
      {closed && (
        <div>
          <Button className="button primary" onPress={leaveTable}>
            {toLobby}
          </Button>
        </div>
      )}
      <form
        hidden={closed}
        onSubmit={(event) => {
          event.preventDefault();
          joinTable(table, invite, name.trim() || words.names.guest, deckChoiceOf(chosen));
        }}
      >
        <TextField className="name-field" value={name} onChange={setName} maxLength={40}>
          <Label>{words.names.own}</Label>
          <Input placeholder={words.names.guest} autoComplete="nickname" />
        </TextField>
        <DeckPicker
          title={words.deck.yours}
          seat={1}
          decks={welcome?.decks ?? []}
          edition={edition}
          format={format}
          legalIn={to?.legalIn}
          draft={chosen}
          onChange={setDraft}
          error={error}
        />
        {error !== null && (
          <p className="form-error" role="alert">
            <Problem of={error.message} />
          </p>
        )}
        <div className="form-end">
          <Button type="submit" className="button primary big" isDisabled={!deckReady(chosen) || sending || !welcome}>
            {words.joining.sitDown}
          </Button>
        </div>
      </form>
    </main>
  );
}
