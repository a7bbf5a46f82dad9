/** The games this browser has a seat in: those that go on, those that can be watched again, those that are gone. */
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components';
import { Link } from 'wouter';
import type { HeldSeat } from '../connection/memory.ts';
import { changeRemembered, go, useApp } from '../connection/store.ts';
import { useWords } from '../words/language.ts';
import type { Words } from '../words/words.ts';

const goesOn = ({ state }: HeldSeat): boolean => state !== 'over' && state !== 'gone';
const ORDER: readonly ((seat: HeldSeat) => boolean)[] = [
  goesOn,
  ({ state }) => state === 'over',
  ({ state }) => state === 'gone',
];

/** Those that go on first, then those that are over, then those that are gone; the newest of each first. */
export const sortedGames = (seats: readonly HeldSeat[]): readonly HeldSeat[] =>
  ORDER.flatMap((group) => seats.filter(group).reverse());

/** “Ada (Sligh) against Computer (White Weenie), rules of October 2006” */
function calledIn(
  { about, table }: HeldSeat,
  { myGames }: Words['lobby'],
  { editions, playerName }: Words['shell'],
): string {
  if (about === undefined) return myGames.table(table);
  if (typeof about === 'string') return about;
  const players = about.players.map(({ name, deck }) =>
    name === '' ? myGames.openSeat : `${playerName(name)} (${deck})`,
  );
  return myGames.about(players, editions[about.edition]);
}

export function MyGames(): ReactNode {
  const words = useWords('lobby');
  const shell = useWords();
  const { myGames } = words;
  const seats = useApp((state) => state.remembered.seats);
  if (seats.length === 0) return null;
  const without = (dropped: (seat: HeldSeat) => boolean): void =>
    changeRemembered({ seats: seats.filter((seat) => !dropped(seat)) });
  const ended = seats.filter((seat) => !goesOn(seat)).length;
  return (
    <section className="my-games" aria-labelledby="my-games-title">
      <h2 id="my-games-title">{myGames.title}</h2>
      <ul>
        {sortedGames(seats).map((seat) => (
          <li key={seat.table} className="my-game">
            <Game seat={seat} />
            <Button
              className="button quiet small"
              aria-label={myGames.forget(calledIn(seat, words, shell))}
              onPress={() => without(({ table }) => table === seat.table)}
            >
              ✕
            </Button>
          </li>
        ))}
      </ul>
      {ended > 1 && (
        <div>
          <Button className="button quiet small" onPress={() => without((seat) => !goesOn(seat))}>
            {myGames.forgetEnded(ended)}
          </Button>
        </div>
      )}
    </section>
  );
}

function Game({ seat }: { seat: HeldSeat }): ReactNode {
  const words = useWords('lobby');
  const shell = useWords();
  const { table, about, state, game = 0 } = seat;
  const { myGames } = words;
  return (
    <>
      <span className="my-game-words">
        <b lang={typeof about === 'string' ? 'en' : undefined}>{calledIn(seat, words, shell)}</b>
        {state !== undefined && <span className="my-game-state">{myGames.states[state]}</span>}
      </span>
      {state !== 'gone' && (
        <span className="my-game-ways">
          {state === 'over' && game > 0 && (
            <Link className="button small" href={`/replay/${table}/${game}`}>
              {myGames.watchAgain}
            </Link>
          )}
          <Button
            className={`button small${state === 'over' ? '' : ' primary'}`}
            onPress={() => go({ at: 'table', table })}
          >
            {state === 'over' ? myGames.backToTable : myGames.goOn}
          </Button>
        </span>
      )}
    </>
  );
}
