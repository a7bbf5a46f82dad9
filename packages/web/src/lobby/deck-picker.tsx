/** Choosing a deck: one of those that come with Rulewright, or a pasted list. */
import type { BuiltInDeckEntry, DeckChoice, Format, WireEdition } from '@rulewright/protocol';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Input, ListBox, ListBoxItem, SearchField, ToggleButton } from 'react-aria-components';
import { Link } from 'wouter';
import type { Faced } from '../card/describe.ts';
import { Picture } from '../card/picture.tsx';
import { Symbol } from '../card/symbols.tsx';
import type { Refusal } from '../connection/store.ts';
import { decksFor } from '../decks/decks-for.ts';
import { useWords } from '../words/language.ts';

export interface DeckDraft {
  from: 'built-in' | 'list';
  id: string;
  list: string;
}

export const deckChoiceOf = (draft: DeckDraft): DeckChoice =>
  draft.from === 'built-in' ? { builtIn: draft.id } : { list: draft.list };
/** Whether the server has all its cards. */
export const playable = ({ missing = 0 }: BuiltInDeckEntry): boolean => missing === 0;

/** The deck as it stands in that format: the first built-in one for it where another was chosen, a list where none is. */
export function draftFor(draft: DeckDraft, decks: readonly BuiltInDeckEntry[], format: Format, place = 0): DeckDraft {
  const fitting = decksFor(decks, format);
  if (fitting.length === 0) return { ...draft, from: 'list' };
  if (fitting.some(({ id }) => id === draft.id)) return draft;
  const whole = fitting.filter(playable);
  return { ...draft, id: (whole[place] ?? whole[0])?.id ?? '' };
}
export const deckReady = (draft: DeckDraft): boolean =>
  draft.from === 'built-in' ? draft.id !== '' : draft.list.trim() !== '';

/** The picture of a deck, drawn from its name and colours as that of a card is. */
const coverOf = ({ name, colors }: BuiltInDeckEntry): Faced => ({
  name,
  colors: [...colors].map((color) => color.toLowerCase()),
  types: ['sorcery'],
  subtypes: [],
  faceDown: false,
});

export function matching(decks: readonly BuiltInDeckEntry[], words: string): readonly BuiltInDeckEntry[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  return decks.filter((deck) =>
    wanted.every((word) => `${deck.name} ${deck.player} ${deck.event} ${deck.year}`.toLowerCase().includes(word)),
  );
}

/** The list, and what is wrong with a deck: fetched when somebody pastes one, or a deck is refused. */
const PastedList = lazy(async () => ({ default: (await import('./pasted-list.tsx')).PastedList }));

export interface Props {
  title: string;
  seat: number;
  decks: readonly BuiltInDeckEntry[];
  edition: WireEdition;
  format: Format;
  /** whose cards alone the deck may have; absent: all */
  legalIn?: string | undefined;
  draft: DeckDraft;
  onChange: (draft: DeckDraft) => void;
  error: Refusal | null;
}

export function DeckPicker(props: Props): ReactNode {
  const { title, decks, format, draft, seat, error, onChange } = props;
  const said = useWords('lobby').deck;
  const [words, setWords] = useState('');
  const fitting = decksFor(decks, format);
  const isRefused = error?.code === 'bad-deck' && error.deck?.seat === seat;
  return (
    <fieldset className="deck-picker">
      <legend>{title}</legend>
      <div className="segments">
        <ToggleButton
          className="segment"
          isSelected={draft.from === 'built-in'}
          isDisabled={fitting.length === 0}
          onChange={() => onChange({ ...draft, from: 'built-in' })}
        >
          {said.builtIn}
        </ToggleButton>
        <ToggleButton
          className="segment"
          isSelected={draft.from === 'list'}
          onChange={() => onChange({ ...draft, from: 'list' })}
        >
          {said.paste}
        </ToggleButton>
        {format === 'limited' ? (
          <Link href="/limited" className="to-decks">
            {said.openBoosters}
          </Link>
        ) : (
          <Link href="/decks" className="to-decks">
            {said.deckPage}
          </Link>
        )}
      </div>
      {draft.from === 'built-in' ? (
        <>
          <SearchField aria-label={said.find(title)} value={words} onChange={setWords} className="narrow">
            <Input placeholder={said.findHint} />
          </SearchField>
          <ListBox
            aria-label={title}
            className="deck-list"
            selectionMode="single"
            disallowEmptySelection
            selectedKeys={[draft.id]}
            disabledKeys={fitting.filter((deck) => !playable(deck)).map(({ id }) => id)}
            onSelectionChange={(keys) => {
              const [id] = keys === 'all' ? [] : [...keys];
              if (id !== undefined) onChange({ ...draft, id: String(id) });
            }}
          >
            {matching(fitting, words).map((deck) => (
              <ListBoxItem
                key={deck.id}
                id={deck.id}
                textValue={[deck.name, deck.player].filter((word) => word !== '').join(', ')}
                className="deck"
              >
                <Picture of={coverOf(deck)} className="deck-cover" />
                <span className="deck-colors">
                  {deck.colors.map((color) => (
                    <Symbol key={color} symbol={color} silent />
                  ))}
                </span>
                <span className="deck-name">{deck.name}</span>
                <span className="deck-who">
                  {[deck.player, deck.year > 0 ? deck.year : ''].filter((word) => word !== '').join(', ')}
                  {!playable(deck) && <em> {said.needsToday}</em>}
                </span>
              </ListBoxItem>
            ))}
          </ListBox>
        </>
      ) : null}
      {(draft.from === 'list' || isRefused) && (
        <Suspense fallback={null}>
          <PastedList {...props} fitting={fitting} />
        </Suspense>
      )}
    </fieldset>
  );
}
