/** An open table: the link for the friend, and the one for those who only watch. */
import { type ReactNode, useState } from 'react';
import { Button, Input, Label, TextField } from 'react-aria-components';
import { leaveTable, useApp } from '../connection/store.ts';
import { writePlace, type Place } from '../connection/place.ts';

const linkTo = (place: Place): string => `${location.origin}${location.pathname}${writePlace(place)}`;

function Link({ label, link }: { label: string; link: string }): ReactNode {
  const [copied, setCopied] = useState('');
  return (
    <div className="link-row">
      <TextField className="name-field" value={link} isReadOnly>
        <Label>{label}</Label>
        <Input onFocus={(event) => event.currentTarget.select()} />
      </TextField>
      <Button
        className="button"
        onPress={() => {
          navigator.clipboard.writeText(link).then(
            () => setCopied('Copied'),
            () => setCopied('Select the link and copy it'),
          );
        }}
      >
        Copy
      </Button>
      <output>{copied}</output>
    </div>
  );
}

/** Everybody is there; in a moment the cards are dealt. */
export const Shuffling = (): ReactNode => (
  <main className="page">
    <output>Shuffling…</output>
  </main>
);

export function Waiting(): ReactNode {
  const seated = useApp((state) => state.seated);
  const table = useApp((state) => state.table);
  if (!seated || !table) return null;
  const several = table.seats.length > 2;
  return (
    <main className="page">
      <h1 className="wordmark">Your table is open</h1>
      {several ? (
        <>
          <p>The game begins as soon as nobody is missing.</p>
          <ol className="waiting-seats">
            {table.seats.map(({ seat, name, kind }) => (
              <li key={seat}>{kind === 'open' ? 'open' : name}</li>
            ))}
          </ol>
        </>
      ) : (
        <p>The game begins as soon as your friend sits down.</p>
      )}
      {seated.invite !== null && (
        <Link
          label={several ? 'Link for your friends' : 'Link for your friend'}
          link={linkTo({ at: 'join', table: seated.table, invite: seated.invite })}
        />
      )}
      <Link label="Link to watch" link={linkTo({ at: 'watch', table: seated.table, watch: seated.watch })} />
      <Button className="button" onPress={leaveTable}>
        To the lobby
      </Button>
    </main>
  );
}
