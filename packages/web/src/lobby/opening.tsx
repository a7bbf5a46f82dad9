/** The top of the lobby: one click plays a good game. */
import type { BuiltInDeckEntry } from '@rulewright/protocol';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components';
import { createTable, useApp } from '../connection/store.ts';

/** A pair that makes a good first game: both attack, both have something to decide. */
const FIRST = ['1998-brian-hacker-white-weenie', '1998-ben-rubin-sligh'] as const;

const pick = (decks: readonly BuiltInDeckEntry[], id: string, place: number): BuiltInDeckEntry | undefined =>
  decks.find((deck) => deck.id === id) ?? decks[place];

export function PlayNow({ name }: { name: string }): ReactNode {
  const decks = useApp((state) => state.welcome?.decks) ?? [];
  const sending = useApp((state) => state.sending);
  const mine = pick(decks, FIRST[0], 0);
  const theirs = pick(decks, FIRST[1], 1);
  if (!mine || !theirs) return null;
  return (
    <section className="play-now" aria-labelledby="play-now-title">
      <div>
        <h2 id="play-now-title">A game at once</h2>
        <p>
          You play {mine.name} ({mine.player}, {mine.year}) against the computer with {theirs.name} ({theirs.player},{' '}
          {theirs.year}), by today’s rules.
        </p>
      </div>
      <Button
        className="button primary big"
        isDisabled={sending}
        onPress={() =>
          createTable({
            edition: '2026-02',
            name: name.trim() || 'Player',
            deck: { builtIn: mine.id },
            opponent: 'heuristic',
            opponentDeck: { builtIn: theirs.id },
            bestOf: 1,
            variant: 'none',
            format: 'constructed',
            players: 2,
          })
        }
      >
        Start this game
      </Button>
    </section>
  );
}
