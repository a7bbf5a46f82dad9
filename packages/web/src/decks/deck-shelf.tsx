/** The decks at hand: those kept in this browser, and those that come with Rulewright, with who played them where. */
import { type ReactNode, useState } from 'react';
import { Button, Input, Label, SearchField } from 'react-aria-components';
import { Link } from 'wouter';
import { Symbol } from '../card/symbols.tsx';
import type { SavedDeck } from '../connection/memory.ts';
import { useApp } from '../connection/store.ts';
import { matching } from '../lobby/deck-picker.tsx';
import { useWords } from '../words/language.ts';

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
  const said = useWords('decks').shelf;
  const { lookingForServer } = useWords();
  const [words, setWords] = useState('');
  return (
    <nav className="deck-shelf" aria-label={said.label}>
      <div className="shelf-head">
        <h2>{said.yours}</h2>
        <Button className="button small" onPress={onNew}>
          {said.new}
        </Button>
      </div>
      <Link href="/limited" className="button small">
        {said.openBoosters}
      </Link>
      {saved.length === 0 && <p className="deck-empty">{said.none}</p>}
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
              aria-label={said.delete(deck.name)}
              onClick={() => onDelete(deck.id)}
            >
              ✕
            </button>
          </li>
        ))}
      </ul>
      <h2>{said.builtIn}</h2>
      <SearchField className="narrow" value={words} onChange={setWords}>
        <Label className="unseen">{said.find}</Label>
        <Input placeholder={said.findHint} />
      </SearchField>
      <ul className="shelf-built-in">
        {decks === undefined && <li className="deck-empty">{lookingForServer}</li>}
        {matching(decks ?? [], words).map((deck) => (
          <li key={deck.id}>
            <button type="button" className="shelf-deck" onClick={() => onBuiltIn(deck.id)}>
              <span className="shelf-colors">
                {deck.colors.map((color) => (
                  <Symbol key={color} symbol={color} silent />
                ))}
              </span>
              {deck.name}
              <small lang="en">{[deck.player, deck.event].filter((word) => word !== '').join(', ')}</small>
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}
