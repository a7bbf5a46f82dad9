/** The decks at hand: those kept in this browser, and those that come with Rulewright, with who played them where. */
import { type ReactNode, useState } from 'react';
import { Button, Input, Label, SearchField } from 'react-aria-components';
import { Link } from 'wouter';
import { Symbol } from '../card/symbols.tsx';
import type { SavedDeck } from '../connection/memory.ts';
import { useApp } from '../connection/store.ts';
import { matching } from '../lobby/deck-picker.tsx';

export function DeckShelf({
  open,
  onNew,
  onSaved,
  onBuiltIn,
  onDelete,
}: {
  /** which of the kept decks is open */
  open: string;
  onNew(): void;
  onSaved(deck: SavedDeck): void;
  onBuiltIn(id: string): void;
  onDelete(id: string): void;
}): ReactNode {
  const saved = useApp((state) => state.remembered.decks);
  const decks = useApp((state) => state.welcome?.decks);
  const [words, setWords] = useState('');
  return (
    <nav className="deck-shelf" aria-label="Decks at hand">
      <div className="shelf-head">
        <h2>Your decks</h2>
        <Button className="button small" onPress={onNew}>
          New
        </Button>
      </div>
      <Link href="/limited" className="button small">
        Open boosters
      </Link>
      {saved.length === 0 && <p className="deck-empty">None kept in this browser yet.</p>}
      <ul>
        {[...saved].reverse().map((deck) => (
          <li key={deck.id} className="shelf-row">
            <button
              type="button"
              className="shelf-deck"
              aria-current={deck.id === open ? 'true' : undefined}
              onClick={() => onSaved(deck)}
            >
              {deck.name}
            </button>
            <button
              type="button"
              className="card-row-act"
              aria-label={`Delete ${deck.name}`}
              onClick={() => onDelete(deck.id)}
            >
              ✕
            </button>
          </li>
        ))}
      </ul>
      <h2>Built-in decks</h2>
      <SearchField className="narrow" value={words} onChange={setWords}>
        <Label className="unseen">Find a built-in deck</Label>
        <Input placeholder="Player, year or name" />
      </SearchField>
      <ul className="shelf-built-in">
        {decks === undefined && <li className="deck-empty">Looking for the server…</li>}
        {matching(decks ?? [], words).map((deck) => (
          <li key={deck.id}>
            <button type="button" className="shelf-deck" onClick={() => onBuiltIn(deck.id)}>
              <span className="shelf-colors">
                {deck.colors.map((color) => (
                  <Symbol key={color} symbol={color} silent />
                ))}
              </span>
              {deck.name}
              <small>{[deck.player, deck.event].filter((word) => word !== '').join(', ')}</small>
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}
