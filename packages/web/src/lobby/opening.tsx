/** The top of the lobby: one click plays a good game. */
import type { BuiltInDeckEntry } from '@rulewright/protocol';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components';
import { changeRemembered, createTable, useApp } from '../connection/store.ts';
import { useWords } from '../words/language.ts';

/** A pair that makes a good first game: both attack, both have something to decide. */
const FIRST = ['1998-brian-hacker-white-weenie', '1998-ben-rubin-sligh'] as const;

const pick = (decks: readonly BuiltInDeckEntry[], id: string, place: number): BuiltInDeckEntry | undefined =>
  decks.find((deck) => deck.id === id) ?? decks[place];

/** “Sligh (Ben Rubin, 1998)” */
const named = ({ name, player, year }: BuiltInDeckEntry): string => `${name} (${player}, ${year})`;

export function PlayNow({ name }: { name: string }): ReactNode {
  const words = useWords('lobby');
  const decks = useApp((state) => state.welcome?.decks) ?? [];
  const sending = useApp((state) => state.sending);
  const hints = useApp((state) => state.remembered.hints);
  const mine = pick(decks, FIRST[0], 0);
  const theirs = pick(decks, FIRST[1], 1);
  if (!mine || !theirs) return null;
  return (
    <section className="play-now" aria-labelledby="play-now-title">
      <div>
        <h2 id="play-now-title">{words.playNow.title}</h2>
        <p>{words.playNow.about(named(mine), named(theirs))}</p>
      </div>
      <Button
        className="button primary big"
        isDisabled={sending}
        onPress={() => {
          if (hints === null) changeRemembered({ hints: [] });
          createTable({
            edition: '2026-02',
            name: name.trim() || words.names.player,
            deck: { builtIn: mine.id },
            opponent: 'heuristic',
            opponentDeck: { builtIn: theirs.id },
            bestOf: 1,
            variant: 'none',
            format: 'constructed',
            players: 2,
          });
        }}
      >
        {words.playNow.start}
      </Button>
    </section>
  );
}
