/** An open table: the link for the friend, and the one for those who only watch. */
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components';
import { leaveTable, useApp } from '../connection/store.ts';
import { useWords } from '../words/language.ts';
import { Link, Reach } from './link.tsx';

export function Waiting(): ReactNode {
  const { editions, toLobby } = useWords();
  const { joining, waiting } = useWords('lobby');
  const seated = useApp((state) => state.seated);
  const table = useApp((state) => state.table);
  if (!seated || !table) return null;
  const several = table.seats.length > 2;
  const { bestOf, format, variant, edition, seats } = table;
  const what = joining.what(bestOf, format, variant === 'none' ? null : seats.length, editions[edition]);
  const own = seats.find(({ seat }) => seated.seats.includes(seat));
  return (
    <main className="page">
      <h1 className="wordmark">{waiting.title}</h1>
      {own && <p>{waiting.inviting(what, own.deck)}</p>}
      {several ? (
        <>
          <p>{waiting.several}</p>
          <ol className="waiting-seats">
            {seats.map(({ seat, name, kind }) => (
              <li key={seat}>{kind === 'open' ? waiting.open : name}</li>
            ))}
          </ol>
        </>
      ) : (
        <p className="tagline">{waiting.friend}</p>
      )}
      {seated.invite !== null && (
        <Link
          label={several ? waiting.linkForFriends : waiting.linkForFriend}
          place={{ at: 'join', table: seated.table, invite: seated.invite }}
        />
      )}
      <Link label={waiting.linkToWatch} place={{ at: 'watch', table: seated.table, watch: seated.watch }} />
      <Reach />
      <div>
        <Button className="button" onPress={leaveTable}>
          {toLobby}
        </Button>
      </div>
    </main>
  );
}
