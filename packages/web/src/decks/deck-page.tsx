/** The deck page: paste, drop or pick a list in any form, see its cards in columns and what is wrong; change it; keep, share and play it. */
import { hasServer } from '#home';
import { type DeckChoice, type Format, hasCommander, type WireCard, type WireEdition } from '@rulewright/protocol';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { Button, FileTrigger, Input, Label, TextArea, TextField } from 'react-aria-components';
import { useLocation } from 'wouter';
import { Remark } from './remarks.tsx';
import { CardsLine } from '../cards/cards-line-later.tsx';
import { Frame } from '../card/frame.tsx';
import { deleteDeck, keepDeck, type OpenDeck, type SavedDeck } from '../connection/memory.ts';
import { ask, changeRemembered, createTable, useApp } from '../connection/store.ts';
import { CardPool } from '../lobby/card-pool.tsx';
import { isTyping } from '../keyboard/typing.ts';
import { Masthead } from '../shell/masthead.tsx';
import { asObject } from './card-view.ts';
import { CardSearch } from './card-search.tsx';
import { deckInFragment } from './deck-address.ts';
import { DeckContents } from './deck-contents.tsx';
import { deckInFile, deckInText, LIST_FILES } from './deck-file.ts';
import { DeckFigures } from './deck-figures.tsx';
import { DeckShare } from './deck-share.tsx';
import { DeckShelf } from './deck-shelf.tsx';
import { asText, changed, mendedDeck, type ReadDeck, sizeOf } from './deck-text.ts';
import { decksFor } from './decks-for.ts';
import { EMPTY, opened, useOpenDeck } from './open-deck.ts';
import { ProblemList } from './problem-list.tsx';
import { useRead } from './reading.ts';
import { LinesByHand } from './lines-by-hand.tsx';
import './decks.css';
import { English, Problem } from '../words/english-text.tsx';
import { useWords } from '../words/language.ts';
import { trouble, type Wrong, wrongOf } from '../words/trouble.ts';

const PLAIN = 'a plain list';

export default function DeckPage(): ReactNode {
  const words = useWords('decks');
  const { editionChoice, formatName } = useWords();
  const welcome = useApp((state) => state.welcome);
  const remembered = useApp((state) => state.remembered);
  const error = useApp((state) => state.error);
  const [, navigate] = useLocation();
  const [history, act] = useOpenDeck();
  const open = history.now;
  const [edition, setEdition] = useState<WireEdition>(open.limited?.edition ?? '2026-02');
  const [wanted, setWanted] = useState<Format>(open.limited ? 'limited' : 'constructed');
  const formats = welcome?.editions.find(({ id }) => id === edition)?.formats ?? [];
  const format = formats.find(({ id }) => id === wanted)?.id ?? 'constructed';
  const [looked, setLooked] = useState<WireCard | null>(null);
  const [wrong, setWrong] = useState<Wrong>('');
  const [said, setSaid] = useState('');
  const [dropping, setDropping] = useState(false);
  const [textOpen, setTextOpen] = useState(open.list === '');
  const [rival, setRival] = useState(0);
  /** a list that has just come: what it is built for is seen once it is read */
  const [fresh, setFresh] = useState('');
  /** the format follows from a list that has a commander, and nobody chose it */
  const [follows, setFollows] = useState(false);
  const [legalIn, setLegalIn] = useState('');
  const { deck: read, reading, failed } = useRead(open.list, edition, format, legalIn);
  /** what a change here made of the deck, until the server has read it */
  const [ahead, setAhead] = useState<{ list: string; deck: ReadDeck } | null>(null);
  const isAhead = reading && ahead?.list === open.list;
  const deck = isAhead ? { ...ahead.deck, problems: read?.problems ?? [] } : read;
  const empty = open.list.trim() === '';
  const inOrder = deck !== null && !reading && deck.problems.length === 0;
  const unreadable = !isAhead && deck?.problems.some(({ kind }) => kind === 'unreadable') === true;
  const movable =
    deck !== null &&
    (isAhead || !reading) &&
    !unreadable &&
    (deck.unknown !== undefined || !deck.problems.some(({ kind }) => kind === 'unknown'));
  const verdict =
    reading || deck === null
      ? words.reading
      : inOrder
        ? words.inOrder
        : words.toMend(deck.problems.length + deck.moreProblems);
  const name = open.name || deck?.name || words.own;
  const from = open.from || (deck?.form ?? '');

  const write = (list: string, typing = false): void => {
    setWrong('');
    setSaid('');
    act({ do: 'set', deck: { ...open, list }, typing });
  };
  const edit = (next: ReadDeck): void => {
    const list = asText(next);
    setAhead({ list, deck: next });
    setWrong('');
    setSaid('');
    act({
      do: 'set',
      deck: { ...open, name: open.name || (deck?.name ?? ''), from: from === PLAIN ? '' : from, list },
    });
  };
  /** Another deck in its place. Undo brings this one back. */
  const show = (next: OpenDeck, saying = ''): void => {
    act({ do: 'set', deck: next });
    setFresh(next.list);
    setTextOpen(next.list === '');
    setWrong('');
    setSaid(saying);
  };
  const saying = (its: string): string => (empty ? '' : words.opened(its));

  const take = (file: File): void => {
    deckInFile(file).then(
      (next) => show(next, saying(next.name)),
      (why: unknown) => setWrong(wrongOf(why)),
    );
  };
  const openSaved = (one: SavedDeck): void => {
    show(opened(one), saying(one.name));
    if (one.limited) setEdition(one.limited.edition);
    setWanted(one.limited ? 'limited' : wanted === 'limited' ? 'constructed' : wanted);
  };
  const openBuiltIn = (id: string): void => {
    const builtFor = welcome?.decks.find((one) => one.id === id)?.format ?? 'constructed';
    setWanted(builtFor);
    ask({ type: 'read-deck', deck: { builtIn: id }, edition, sideboard: true, format: builtFor }).then(
      (answer) =>
        answer.type === 'deck' && show({ ...EMPTY, name: answer.name, list: answer.list }, saying(answer.name)),
      (why: unknown) => setWrong(wrongOf(why)),
    );
  };
  const keep = (): void => {
    const id = open.id || crypto.randomUUID();
    const { list, limited } = open;
    changeRemembered({ decks: keepDeck(remembered.decks, { id, name, list, ...(limited && { limited }) }) });
    act({ do: 'note', about: { id, name } });
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
      ...(legalIn && { legalIn }),
      players: 2,
    });
  };

  const showLinked = useEffectEvent((found: Awaited<ReturnType<typeof deckInFragment>>): void => {
    if (found === undefined) return;
    window.history.replaceState(null, '', `${location.pathname}${location.search}`);
    if (typeof found === 'string') setWrong(trouble('decks', ({ linkFaults }) => linkFaults[found]));
    else show({ ...EMPTY, ...found }, words.linkOpened);
  });
  // a list in the address, when the page is opened and when one is pasted into the address bar
  useEffect(() => {
    const look = (): void =>
      void deckInFragment(location.hash).then(showLinked, (why: unknown) => setWrong(wrongOf(why)));
    look();
    addEventListener('hashchange', look);
    return () => removeEventListener('hashchange', look);
  }, []);

  // attached anew each time, for what they do follows from what is open
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (!(event.ctrlKey || event.metaKey) || isTyping(event.target)) return;
      const key = event.key.toLowerCase();
      if (key !== 'z' && key !== 'y') return;
      event.preventDefault();
      act({ do: key === 'y' || event.shiftKey ? 'redo' : 'undo' });
    };
    const given = (data: DataTransfer | null): void => {
      const [file] = data?.files ?? [];
      const list = data?.getData('text') ?? '';
      if (file) take(file);
      else if (list.trim() !== '')
        deckInText(list, '').then(
          // what is too long and no deck is shown as it came, and the server is not asked
          (next) => show(next ?? { ...EMPTY, list }, saying(words.own)),
          (why: unknown) => setWrong(wrongOf(why)),
        );
    };
    const onPaste = (event: ClipboardEvent): void => {
      if (isTyping(event.target)) return;
      event.preventDefault();
      given(event.clipboardData);
    };
    const onDrag = (event: DragEvent): void => {
      event.preventDefault();
      setDropping(event.type === 'dragover');
      if (event.type === 'drop') given(event.dataTransfer);
    };
    const drags = ['dragover', 'dragleave', 'drop'] as const;
    addEventListener('keydown', onKey);
    addEventListener('paste', onPaste);
    for (const drag of drags) addEventListener(drag, onDrag);
    return () => {
      removeEventListener('keydown', onKey);
      removeEventListener('paste', onPaste);
      for (const drag of drags) removeEventListener(drag, onDrag);
    };
  });

  const isLed = read !== null && read.commander.length > 0 && formats.some(({ id }) => id === 'commander');
  if (fresh !== '' && !reading && read?.list === fresh) {
    setFresh('');
    if (isLed && format === 'constructed') setWanted('commander');
    if (!isLed && follows) setWanted('constructed');
    setFollows(isLed && (follows || format === 'constructed'));
  }

  const add = (card: WireCard, part: 'main' | 'sideboard'): void => {
    if (movable) edit(changed(deck, part, card, 1));
    else if (deck === null) edit(changed(NOTHING_READ, part, card, 1));
    else write(`${open.list.trimEnd()}\n${part === 'sideboard' ? 'SB: ' : ''}1 ${card.name}\n`);
  };
  // to a table or a file that cannot be read whole nothing can be added
  const canAdd = empty || movable || (deck !== null && !reading && deck.asLines !== false);
  const showText = textOpen || empty || (unreadable && deck?.asLines !== false);
  const size = deck === null ? 0 : sizeOf(deck.main) + sizeOf(deck.commander);

  return (
    <>
      <Masthead />
      <main className={`decks-page${dropping ? ' dropping' : ''}`}>
        <DeckShelf
          open={open.id}
          onNew={() => show(EMPTY)}
          onSaved={openSaved}
          onBuiltIn={openBuiltIn}
          onDelete={(id) => {
            changeRemembered({ decks: deleteDeck(remembered.decks, id) });
            if (open.id === id) act({ do: 'note', about: { id: '' } });
          }}
        />
        <section className="deck-editor" aria-labelledby="deck-editor-title">
          <h1 id="deck-editor-title" className="unseen">
            {words.title}
          </h1>
          <TextField
            className="deck-name-field"
            value={open.name}
            onChange={(its) => act({ do: 'set', deck: { ...open, name: its }, typing: true })}
            maxLength={80}
          >
            <Label className="unseen">{words.name}</Label>
            <Input placeholder={deck?.name || words.name} />
          </TextField>
          <div className="deck-about">
            {!empty && deck !== null && (
              <span>
                <b>{size}</b> {words.contents.cards(size)}
                {deck.commander.length > 0 && words.contents.withCommanders(deck.commander.length)}
                {deck.sideboard.length > 0 && (
                  <>
                    , <b>{sizeOf(deck.sideboard)}</b>{' '}
                    {format === 'limited' ? words.contents.inPool : words.contents.inSideboard}
                  </>
                )}
              </span>
            )}
            {!empty && from !== '' && from !== PLAIN && (
              <span className="deck-from">
                {words.readFrom} <English>{from}</English>
              </span>
            )}
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
                    setFollows(false);
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
            <CardPool chosen={legalIn} onChange={setLegalIn} />
          </div>
          <div className="deck-play">
            <output className="deck-verdict">
              {failed !== '' ? <Problem of={failed} /> : !empty && verdict} {said !== '' && <span>{said}</span>}
            </output>
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
            {hasServer && format === 'limited' && (
              <Button className="button" isDisabled={!inOrder} onPress={() => play('friend')}>
                {words.playFriend}
              </Button>
            )}
          </div>
          <div className="deck-actions">
            <Button
              className="button"
              aria-label={words.undo}
              isDisabled={history.before.length === 0}
              onPress={() => act({ do: 'undo' })}
            >
              ↶
            </Button>
            <Button
              className="button"
              aria-label={words.redo}
              isDisabled={history.after.length === 0}
              onPress={() => act({ do: 'redo' })}
            >
              ↷
            </Button>
            {!empty && (
              <Button className="button" aria-expanded={showText} onPress={() => setTextOpen(!showText)}>
                {words.asText}
              </Button>
            )}
            <FileTrigger
              acceptedFileTypes={LIST_FILES}
              onSelect={(files) => {
                const file = files?.[0];
                if (file) take(file);
              }}
            >
              <Button className="button">{words.pickFile}</Button>
            </FileTrigger>
            <DeckShare deck={deck} name={open.name || deck?.name || ''} list={open.list} />
            <Button className="button" isDisabled={empty} onPress={keep}>
              {open.id === '' ? words.keep : words.keepChanges}
            </Button>
          </div>
          {open.limited && (
            <p className="deck-empty">
              {words.openedBoosters(open.limited.kind === 'draft', open.limited.set, open.limited.seed)}{' '}
              {open.limited.leftOut > 0 && words.leftOut(open.limited.leftOut, open.limited.cards)}
            </p>
          )}
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
          {!empty && deck !== null && (deck.leftOut ?? []).length + (deck.remarks ?? []).length > 0 && (
            <ul className="deck-notes">
              {deck.remarks?.map((one) => (
                <li key={`${one.line}/${one.said}`}>
                  <Remark of={one} />
                </li>
              ))}
              {deck.leftOut?.map(({ what, cards }) => (
                <li key={what}>{words.leftOutOfDeck(cards, what)}</li>
              ))}
            </ul>
          )}
          {!empty && deck !== null && (
            <ProblemList
              label={words.wrong}
              problems={deck.problems}
              more={deck.moreProblems > 0 ? words.moreProblems(deck.moreProblems) : null}
              title={({ kind, line, place }) => `${words.problems[kind]}${line > 0 ? words.onLine(line, place) : ''}`}
              classNameOf={({ kind }) => `problem-${kind}`}
              onMend={
                reading
                  ? undefined
                  : ({ line }, its) => {
                      const list = mendedDeck(open.list, deck, line, its);
                      if (list !== null) write(list);
                    }
              }
            />
          )}
          {!empty && deck !== null && <LinesByHand deck={deck} />}
          {showText && (
            <TextField className="deck-text" value={open.list} onChange={(list) => write(list, true)}>
              <Label>
                {words.list}
                {hasCommander(format) && ` ${words.listOfCommander}`}
              </Label>
              <TextArea rows={empty ? 8 : 14} spellCheck={false} onFocus={() => setTextOpen(true)} />
            </TextField>
          )}
          {empty || deck === null ? (
            <p className="deck-empty">{empty && words.nothing}</p>
          ) : (
            <DeckContents
              deck={deck}
              format={format}
              movable={movable}
              onEdit={edit}
              onWrite={write}
              onLook={setLooked}
            />
          )}
        </section>
        <aside className="deck-seen" aria-label={words.seen}>
          <CardSearch onLook={setLooked} onAdd={canAdd ? add : null} />
          {!empty && deck !== null && (
            <DeckFigures
              deck={deck}
              format={format}
              formatName={formatName(format, formats.find(({ id }) => id === format)?.name ?? '')}
              reading={reading}
            />
          )}
          {looked !== null && (
            <div className="deck-preview">
              <Frame object={asObject(looked)} size="large" />
            </div>
          )}
        </aside>
      </main>
    </>
  );
}

/** A deck of nothing, to which the first card is added. */
const NOTHING_READ: ReadDeck = {
  name: '',
  list: '',
  main: [],
  sideboard: [],
  commander: [],
  commanders: [],
  partners: [],
  problems: [],
  moreProblems: 0,
};
