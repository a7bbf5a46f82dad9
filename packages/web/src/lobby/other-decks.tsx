/** Where several play each for themselves: a deck for each of the others, every one another at first. */
import type { BuiltInDeckEntry, DeckChoice } from '@rulewright/protocol';
import type { ReactNode } from 'react';
import { useApp } from '../connection/store.ts';
import { useWords } from '../words/language.ts';
import { playable } from './deck-picker.tsx';

/** A built-in deck by its id, or `kept:` and the id of one kept in this browser; by the seat. Absent: one after another. */
export type OtherDecks = Readonly<Record<number, string>>;

const KEPT = 'kept:';

/** The decks of the seats after the second; `first` is the deck of the second. */
export function otherDecks(
  chosen: OtherDecks,
  seats: number,
  decks: readonly BuiltInDeckEntry[],
  first: string,
  kept: readonly { readonly id: string; readonly name: string; readonly list: string }[],
): DeckChoice[] {
  return seatsAfterSecond(seats).map((seat) => {
    const id = chosen[seat] ?? usual(seat, decks, first);
    const own = kept.find((deck) => `${KEPT}${deck.id}` === id);
    return own === undefined ? { builtIn: id } : { list: own.list, name: own.name };
  });
}

const seatsAfterSecond = (seats: number): number[] => Array.from({ length: seats - 2 }, (_, at) => at + 2);

function usual(seat: number, decks: readonly BuiltInDeckEntry[], first: string): string {
  const fitting = decks.filter(playable);
  const at = fitting.findIndex(({ id }) => id === first);
  return fitting[(at + seat - 1) % fitting.length]?.id ?? first;
}

export function OtherDeckChoices({
  seats,
  decks,
  first,
  chosen,
  onChange,
}: {
  seats: number;
  decks: readonly BuiltInDeckEntry[];
  first: string;
  chosen: OtherDecks;
  onChange(chosen: OtherDecks): void;
}): ReactNode {
  const said = useWords('lobby').deck;
  const kept = useApp((state) => state.remembered.decks);
  return (
    <fieldset className="other-decks">
      <legend>{said.ofOthers}</legend>
      {seatsAfterSecond(seats).map((seat) => (
        <label key={seat}>
          {said.ofPlayer(seat + 1)}
          <select
            value={chosen[seat] ?? usual(seat, decks, first)}
            onChange={({ target }) => onChange({ ...chosen, [seat]: target.value })}
          >
            {kept.map(({ id, name }) => (
              <option key={id} value={`${KEPT}${id}`}>
                {name}
              </option>
            ))}
            {decks.filter(playable).map(({ id, name, year }) => (
              <option key={id} value={id}>
                {name}, {year}
              </option>
            ))}
          </select>
        </label>
      ))}
    </fieldset>
  );
}
