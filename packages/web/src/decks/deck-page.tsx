/** The deck page: write, drop or pick a list and see at once what is wrong, what is in it and how it looks; search cards; keep decks; play. */
import { type DeckChoice, type Format, hasCommander, type WireCard, type WireEdition } from '@rulewright/protocol';
import { type DragEvent, type ReactNode, useState } from 'react';
import { Button, FileTrigger, Input, Label, TextArea, TextField } from 'react-aria-components';
import { useLocation } from 'wouter';
import { CardsLine } from '../cards/cards-line-later.tsx';
import { Frame } from '../card/frame.tsx';
import { deleteDeck, keepDeck, type SavedDeck } from '../connection/memory.ts';
import { ask, changeRemembered, createTable, useApp } from '../connection/store.ts';
import { Masthead } from '../shell/masthead.tsx';
import { asObject } from './card-view.ts';
import { CardSearch } from './card-search.tsx';
import { DeckShelf } from './deck-shelf.tsx';
import { changed, decksFor, mended, type ReadDeck } from './deck-text.ts';
import { useRead } from './reading.ts';
import { DeckContents } from './deck-contents.tsx';
import './decks.css';
import { English, Problem } from '../words/english-text.tsx';
import { useWords } from '../words/language.ts';
import { trouble, type Wrong, wrongOf } from '../words/trouble.ts';

interface Open {
  /** of a deck kept in this browser; '' where it is not kept yet */
  id: string;
  name: string;
  list: string;
  limited?: SavedDeck['limited'];
}
const EMPTY: Open = { id: '', name: '', list: '' };

/** The kept deck that the address names, as of the page that opens boosters. */
const addressed = (decks: readonly SavedDeck[]): SavedDeck | undefined => {
  const id = new URLSearchParams(location.search).get('deck');
  return decks.find((deck) => deck.id === id);
};

function Problems({ deck, onMend }: { deck: ReadDeck; onMend(line: number, name: string): void }): ReactNode {
  const words = useWords('decks');
  const { colon } = useWords();
  if (deck.problems.length === 0) return null;
  return (
    <ul className="problems" aria-label={words.wrong}>
      {deck.problems.map(({ kind, line, text, reason, similar }) => (
        <li key={`${kind}${line}${reason}`} className={`problem problem-${kind}`}>
          <b>
            {words.problems[kind]}
            {line > 0 && words.onLine(line)}
          </b>
          {text !== '' && kind !== 'not-understood' && (
            <>
              <q lang="en">{text}</q>
              {colon}
            </>
          )}{' '}
          <English>{reason}</English>
          {(similar ?? []).map((name) => (
            <button key={name} type="button" className="mend" onClick={() => onMend(line, name)}>
              {words.write(name)}
            </button>
          ))}
        </li>
      ))}
      {deck.moreProblems > 0 && <li>{words.moreProblems(deck.moreProblems)}</li>}
    </ul>
  );
}

export default function DeckPage(): ReactNode {
  const words = useWords('decks');
  const { editionChoice, formatName } = useWords();
  const welcome = useApp((state) => state.welcome);
  const remembered = useApp((state) => state.remembered);
  const error = useApp((state) => state.error);
  const [, navigate] = useLocation();
  const [open, setOpen] = useState<Open>(() => addressed(remembered.decks) ?? EMPTY);
  const [edition, setEdition] = useState<WireEdition>(open.limited?.edition ?? '2026-02');
  const [wanted, setWanted] = useState<Format>(open.limited ? 'limited' : 'constructed');
  const formats = welcome?.editions.find(({ id }) => id === edition)?.formats ?? [];
  const format = formats.find(({ id }) => id === wanted)?.id ?? 'constructed';
  const [looked, setLooked] = useState<WireCard | null>(null);
  const [wrong, setWrong] = useState<Wrong>('');
  const [dropping, setDropping] = useState(false);
  const [rival, setRival] = useState(0);
  const { deck, reading, failed } = useRead(open.list, edition, format);
  const inOrder = deck !== null && !reading && deck.problems.length === 0;
  const movable =
    deck !== null && !reading && !deck.problems.some(({ kind }) => kind === 'unreadable' || kind === 'unknown');
  const verdict =
    reading || deck === null
      ? words.reading
      : inOrder
        ? words.inOrder
        : words.toMend(deck.problems.length + deck.moreProblems);
  const name = open.name || deck?.name || words.own;
  const write = (list: string): void => {
    setWrong('');
    setOpen((before) => ({ ...before, list }));
  };

  const take = (file: File): void => {
    file.text().then(
      (list) => setOpen({ id: '', name: file.name.replace(/\.[a-z]+$/i, ''), list }),
      () => setWrong(trouble('decks', ({ notRead }) => notRead(file.name))),
    );
  };
  const onDrop = (event: DragEvent): void => {
    event.preventDefault();
    setDropping(false);
    const [file] = event.dataTransfer.files;
    if (file) take(file);
    else write(event.dataTransfer.getData('text'));
  };
  const openSaved = (deck: SavedDeck): void => {
    setOpen(deck);
    if (deck.limited) setEdition(deck.limited.edition);
    setWanted(deck.limited ? 'limited' : wanted === 'limited' ? 'constructed' : wanted);
  };
  const openBuiltIn = (id: string): void => {
    const builtFor = welcome?.decks.find((one) => one.id === id)?.format ?? 'constructed';
    setWanted(builtFor);
    ask({ type: 'read-deck', deck: { builtIn: id }, edition, sideboard: true, format: builtFor }).then(
      (answer) => answer.type === 'deck' && setOpen({ id: '', name: answer.name, list: answer.list }),
      (why: unknown) => setWrong(wrongOf(why)),
    );
  };
  const keep = (): void => {
    const id = open.id || crypto.randomUUID();
    const { list, limited } = open;
    changeRemembered({ decks: keepDeck(remembered.decks, { id, name, list, ...(limited && { limited }) }) });
    setOpen({ ...open, id, name });
  };
  const play = (opponent: 'heuristic' | 'friend'): void => {
    const choice: DeckChoice = { list: open.list, name: name.slice(0, 80) };
    const theirs = open.limited?.others[rival];
    const against = decksFor(welcome?.decks ?? [], format)[0]?.id;
    keep();
    navigate('/');
    createTable({
      edition,
      name: remembered.name || words.player,
      deck: choice,
      opponent,
      ...(opponent === 'heuristic' && {
        // where no deck of the format comes with Rulewright, the computer plays the same
        opponentDeck: theirs ?? (against === undefined ? choice : { builtIn: against }),
      }),
      bestOf: 1,
      variant: 'none',
      format,
      players: 2,
    });
  };

  return (
    <>
      <Masthead />
      <main className="decks-page">
        <DeckShelf
          open={open.id}
          onNew={() => setOpen(EMPTY)}
          onSaved={openSaved}
          onBuiltIn={openBuiltIn}
          onDelete={(id) => {
            changeRemembered({ decks: deleteDeck(remembered.decks, id) });
            if (open.id === id) setOpen({ ...open, id: '' });
          }}
        />
        <section className="deck-editor" aria-labelledby="deck-editor-title">
          <h1 id="deck-editor-title" className="unseen">
            {words.title}
          </h1>
          <div className="deck-editor-head">
            <TextField
              className="deck-name-field"
              value={open.name}
              onChange={(its) => setOpen({ ...open, name: its })}
              maxLength={80}
            >
              <Label className="unseen">{words.name}</Label>
              <Input placeholder={deck?.name || words.name} />
            </TextField>
            <label className="edition-choice">
              <span className="unseen">{words.rules}</span>
              <select
                value={edition}
                onChange={(event) => {
                  const chosen = welcome?.editions.find(({ id }) => id === event.target.value);
                  if (chosen) setEdition(chosen.id);
                }}
              >
                {(welcome?.editions ?? []).map((one) => (
                  <option key={one.id} value={one.id}>
                    {words.rulesOf(editionChoice(one.id, one.name))}
                  </option>
                ))}
              </select>
            </label>
            {formats.length > 1 && (
              <label className="edition-choice">
                <span className="unseen">{words.builtFor}</span>
                <select
                  value={format}
                  onChange={(event) => {
                    const chosen = formats.find(({ id }) => id === event.target.value);
                    if (chosen) setWanted(chosen.id);
                  }}
                >
                  {formats.map(({ id, name: its }) => (
                    <option key={id} value={id}>
                      {formatName(id, its)}
                    </option>
                  ))}
                </select>
              </label>
            )}
          </div>
          <TextField className={`deck-text${dropping ? ' dropping' : ''}`} value={open.list} onChange={write}>
            <Label>
              {words.list}
              {hasCommander(format) && ` ${words.listOfCommander}`}
            </Label>
            <TextArea
              rows={14}
              spellCheck={false}
              onDragOver={(event: DragEvent) => {
                event.preventDefault();
                setDropping(true);
              }}
              onDragLeave={() => setDropping(false)}
              onDrop={onDrop}
            />
          </TextField>
          {open.limited && (
            <p className="deck-empty">
              {words.opened(open.limited.kind === 'draft', open.limited.set, open.limited.seed)}{' '}
              {open.limited.leftOut > 0 && words.leftOut(open.limited.leftOut, open.limited.cards)}
            </p>
          )}
          <div className="deck-actions">
            <FileTrigger
              acceptedFileTypes={['.txt', '.dec', '.dck', '.dek', '.cod', '.mwDeck']}
              onSelect={(files) => {
                const file = files?.[0];
                if (file) take(file);
              }}
            >
              <Button className="button">{words.pickFile}</Button>
            </FileTrigger>
            <Button className="button" isDisabled={open.list.trim() === ''} onPress={keep}>
              {open.id === '' ? words.keep : words.keepChanges}
            </Button>
            {(open.limited?.others.length ?? 0) > 1 && (
              <label className="edition-choice">
                <span className="unseen">{words.againstDeckOf}</span>
                <select value={rival} onChange={(event) => setRival(Number(event.target.value))}>
                  {open.limited?.others.map((other, at) => (
                    <option key={other.name} value={at}>
                      {words.against(other.name)}
                    </option>
                  ))}
                </select>
              </label>
            )}
            <Button className="button primary" isDisabled={!inOrder} onPress={() => play('heuristic')}>
              {words.playComputer}
            </Button>
            {format === 'limited' && (
              <Button className="button" isDisabled={!inOrder} onPress={() => play('friend')}>
                {words.playFriend}
              </Button>
            )}
          </div>
          <output className="deck-verdict">
            {failed !== '' ? <Problem of={failed} /> : open.list.trim() !== '' && verdict}
          </output>
          {wrong !== '' && (
            <p className="form-error" role="alert">
              <Problem of={wrong} />
            </p>
          )}
          {error !== null && error.code !== 'bad-deck' && (
            <p className="form-error" role="alert">
              <Problem of={error.message} />
            </p>
          )}
          <CardsLine />
          {deck !== null && <Problems deck={deck} onMend={(line, its) => write(mended(open.list, line, its))} />}
          <CardSearch
            onLook={setLooked}
            onAdd={(card, part) =>
              write(
                movable && deck !== null
                  ? changed(deck, part, card, 1)
                  : `${open.list.trimEnd()}${open.list.trim() === '' ? '' : '\n'}${part === 'sideboard' ? 'SB: ' : ''}1 ${card.name}\n`,
              )
            }
          />
        </section>
        <section className="deck-seen" aria-labelledby="deck-seen-title">
          <h2 id="deck-seen-title" className="unseen">
            {words.seen}
          </h2>
          {looked !== null && (
            <div className="deck-preview">
              <Frame object={asObject(looked)} size="large" />
            </div>
          )}
          {deck === null || open.list.trim() === '' ? (
            <p className="deck-empty">{words.nothing}</p>
          ) : (
            <DeckContents deck={deck} format={format} movable={movable} onWrite={write} onLook={setLooked} />
          )}
        </section>
      </main>
    </>
  );
}
