/** A pasted list, what is read of it, and what is wrong with a deck, line by line. */
import { type BuiltInDeckEntry, hasCommander } from '@rulewright/protocol';
import type { ReactNode } from 'react';
import { Button, Label, TextArea, TextField } from 'react-aria-components';
import { useApp } from '../connection/store.ts';
import { mendedDeck, sizeOf, stillSaid } from '../decks/deck-text.ts';
import { ProblemList } from '../decks/problem-list.tsx';
import { useRead } from '../decks/reading.ts';
import { Remark } from '../decks/remarks.tsx';
import { Problem } from '../words/english-text.tsx';
import { useWords } from '../words/language.ts';
import { CommanderChoice } from './commander-choice.tsx';
import type { Props } from './deck-picker.tsx';

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

export function PastedList({
  seat,
  edition,
  format,
  legalIn,
  draft,
  onChange,
  error,
  fitting,
}: Props & {
  /** the built-in decks of the format */
  fitting: readonly BuiltInDeckEntry[];
}): ReactNode {
  const said = useWords('lobby').deck;
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
    <>
      {isList && (
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
    </>
  );
}
