/** Choosing a deck: one of those that come with Rulewright, or a pasted list, whose wrong lines are shown one by one. */
import {
  type BuiltInDeckEntry,
  type DeckChoice,
  type Format,
  hasCommander,
  type WireEdition,
} from '@rulewright/protocol';
import { type ReactNode, useState } from 'react';
import {
  Button,
  Input,
  Label,
  ListBox,
  ListBoxItem,
  SearchField,
  TextArea,
  TextField,
  ToggleButton,
} from 'react-aria-components';
import { Link } from 'wouter';
import { Remark } from '../decks/remarks.tsx';
import type { Faced } from '../card/describe.ts';
import { Picture } from '../card/picture.tsx';
import { Symbol } from '../card/symbols.tsx';
import { type Refusal, useApp } from '../connection/store.ts';
import { decksFor, mendedDeck, sizeOf, stillSaid } from '../decks/deck-text.ts';
import { ProblemList } from '../decks/problem-list.tsx';
import { useRead } from '../decks/reading.ts';
import { useWords } from '../words/language.ts';
import { CommanderChoice } from './commander-choice.tsx';
import { Problem } from '../words/english-text.tsx';

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

/** The decks kept in this browser, as buttons that fill in their lists. */
function Saved({ onPick }: { onPick: (list: string) => void }): ReactNode {
  const said = useWords('lobby').deck;
  const decks = useApp((state) => state.remembered.decks);
  if (decks.length === 0) return null;
  return (
    <ul className="saved-decks" aria-label={said.saved}>
      {[...decks].reverse().map(({ id, name, list }) => (
        <li key={id}>
          <Button className="button small" onPress={() => onPick(list)}>
            {name}
          </Button>
        </li>
      ))}
    </ul>
  );
}

/** What is wrong comes into sight as soon as it is there. */
const inSight = (element: HTMLElement | null): void => element?.scrollIntoView({ block: 'nearest' });

/** As lists call it, in every language. */
const MAYBEBOARD = 'Maybeboard';

interface Props {
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

export function DeckPicker({ title, seat, decks, edition, format, legalIn, draft, onChange, error }: Props): ReactNode {
  const said = useWords('lobby').deck;
  const [words, setWords] = useState('');
  const fitting = decksFor(decks, format);
  const refused = error?.code === 'bad-deck' && error.deck?.seat === seat ? error.deck.problems : [];
  const isList = draft.from === 'list';
  const { deck, reading, failed } = useRead(isList ? draft.list : '', edition, format, legalIn);
  // what is read while one types says more than the refusal of an earlier list
  const problems =
    isList && deck !== null && !reading ? deck.problems : refused.filter((one) => stillSaid(draft.list, one));
  const size = deck === null ? 0 : sizeOf(deck.main) + sizeOf(deck.commander);
  const maybe = sizeOf(deck?.maybeboard ?? []);
  const leftOut = [...(maybe > 0 ? [{ what: MAYBEBOARD, cards: maybe }] : []), ...(deck?.leftOut ?? [])];
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
      ) : (
        <>
          <Saved onPick={(list) => onChange({ ...draft, list })} />
          <TextField className="paste" value={draft.list} onChange={(list) => onChange({ ...draft, list })}>
            <Label>{hasCommander(format) ? said.listOfCommander : said.list}</Label>
            <TextArea rows={9} spellCheck={false} />
          </TextField>
          {hasCommander(format) && (
            <CommanderChoice
              list={draft.list}
              edition={edition}
              format={format}
              onWrite={(list) => onChange({ ...draft, list })}
            />
          )}
        </>
      )}
      {isList && draft.list.trim() !== '' && (
        <output className="list-read">
          {failed !== '' ? (
            <Problem of={failed} />
          ) : reading || deck === null ? (
            said.reading
          ) : (
            said.read(size, sizeOf(deck.sideboard))
          )}
          {!reading && deck?.remarks?.map((one) => <Remark key={`${one.line}/${one.said}`} of={one} />)}
          {!reading && leftOut.map(({ what, cards }) => <span key={what}> {said.leftOut(cards, what)}</span>)}
        </output>
      )}
      {problems.length > 0 && (
        <div className="deck-problems" ref={inSight}>
          <ProblemList
            label={said.wrong}
            problems={problems}
            onMend={
              isList && deck !== null && !reading
                ? ({ line }, words) => {
                    const list = mendedDeck(draft.list, deck, line, words);
                    if (list !== null) onChange({ ...draft, list });
                  }
                : undefined
            }
          />
        </div>
      )}
      {draft.from === 'list' && problems.length > 0 && fitting.length > 0 && (
        <Button className="button quiet" onPress={() => onChange({ ...draft, from: 'built-in' })}>
          {said.useBuiltIn}
        </Button>
      )}
    </fieldset>
  );
}
