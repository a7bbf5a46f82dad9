/** The top of the lobby: one click plays a good game. */
import type { BuiltInDeckEntry } from '@rulewright/protocol';
import type { CSSProperties, ReactNode } from 'react';
import { Button } from 'react-aria-components';
import { bandOf, type Faced } from '../card/describe.ts';
import { Picture } from '../card/picture.tsx';
import { changeRemembered, createTable, useApp } from '../connection/store.ts';
import { playable } from './deck-picker.tsx';
import { useWords } from '../words/language.ts';

/** A pair that makes a good first game: both attack, both have something to decide. */
const FIRST = ['1998-brian-hacker-white-weenie', '1998-ben-rubin-sligh'] as const;

const pick = (decks: readonly BuiltInDeckEntry[], id: string, place: number): BuiltInDeckEntry | undefined =>
  decks.find((deck) => deck.id === id) ?? decks[place];

/** “Sligh (Ben Rubin, 1998)” */
const named = ({ name, player, year }: BuiltInDeckEntry): string => `${name} (${player}, ${year})`;

const face = (name: string, color: string, types: string[], subtypes: string[] = []): Faced => ({
  name,
  colors: [color],
  types,
  subtypes,
  faceDown: false,
});
/** Cards of the two decks, to be looked at. */
const THEIRS = [
  face('Jackal Pup', 'red', ['creature'], ['Jackal']),
  face('Fireblast', 'red', ['instant']),
  face('Ball Lightning', 'red', ['creature'], ['Elemental']),
];
const MINE = [
  face('White Knight', 'white', ['creature'], ['Human', 'Knight']),
  face('Empyrial Armor', 'white', ['enchantment'], ['Aura']),
  face('Soltari Priest', 'white', ['creature'], ['Soltari', 'Cleric']),
];

function Fan({ of }: { of: readonly Faced[] }): ReactNode {
  return (
    <span className="fan">
      {of.map((card, at) => (
        <span
          key={card.name}
          className={`frame frame-small band-${bandOf(card)}`}
          style={{ '--at': at } as CSSProperties}
        >
          <span className="frame-head">
            <span className="frame-name">{card.name}</span>
          </span>
          <span className="frame-window">
            <Picture of={card} />
          </span>
        </span>
      ))}
    </span>
  );
}

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
      <div className="play-now-words">
        <header>
          <h1 className="wordmark">Rulewright</h1>
          <p className="tagline">{words.setUp.tagline}</p>
        </header>
        <h2 id="play-now-title" className="unseen">
          {words.playNow.title}
        </h2>
        <p>{words.playNow.about(named(mine), named(theirs))}</p>
        <Button
          className="button primary big"
          isDisabled={sending || !playable(mine) || !playable(theirs)}
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
      </div>
      <div className="play-now-table" aria-hidden="true" lang="en">
        <Fan of={THEIRS} />
        <Fan of={MINE} />
      </div>
    </section>
  );
}
