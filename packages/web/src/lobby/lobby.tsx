/** Setting up a table: the edition, two decks, an opponent, one game or three. Above it, one click plays at once, and the games this browser still sits at. */
import {
  DEFAULT_EDITION_ON_WIRE,
  type Format,
  hasCommander,
  type Opponent,
  type WireClock,
  type WireEdition,
  type WireVariant,
} from '@rulewright/protocol';
import { type ReactNode, useState } from 'react';
import { Button, Input, Label, Radio, RadioGroup, TextField } from 'react-aria-components';
import { createTable, useApp } from '../connection/store.ts';
import { EditionNote } from './edition-note.tsx';
import { deckChoiceOf, type DeckDraft, DeckPicker, deckReady, draftFor } from './deck-picker.tsx';
import { MyGames } from './my-games.tsx';
import { PlayNow } from './opening.tsx';
import { Problem } from '../words/english-text.tsx';
import { useWords } from '../words/language.ts';
import type { Words } from '../words/words.ts';

/** How many sit down where that is not said, if the variant takes so many. */
const USUAL_PLAYERS = 4;

/** What clocks are offered; none at first. */
const CLOCKS: readonly WireClock[] = [
  { per: 'game', seconds: 600 },
  { per: 'game', seconds: 1500 },
  { per: 'decision', seconds: 60 },
];

/** The computer first, by strength, then people. */
const OPPONENT_ORDER: readonly Opponent[] = ['heuristic', 'search', 'rollout', 'random', 'friend', 'self'];

function secondDeck(
  { deck }: Words['lobby'],
  players: number,
  variant: WireVariant | undefined,
  opponent: Opponent,
): string {
  if (players > 2) return variant === 'free-for-all' ? deck.ofEveryOther : deck.ofOtherTeam;
  return opponent === 'self' ? deck.ofOtherSeat : deck.ofOpponent;
}

export function Lobby(): ReactNode {
  const words = useWords('lobby');
  const { editionChoice, formatName, lookingForServer } = useWords();
  const welcome = useApp((state) => state.welcome);
  const remembered = useApp((state) => state.remembered);
  const error = useApp((state) => state.error);
  const sending = useApp((state) => state.sending);
  const [name, setName] = useState(remembered.name);
  const [edition, setEdition] = useState<WireEdition>(DEFAULT_EDITION_ON_WIRE);
  const [opponent, setOpponent] = useState<Opponent>('heuristic');
  const [wanted, setWanted] = useState<WireVariant>('none');
  const [format, setFormat] = useState<Format>('constructed');
  const [number, setNumber] = useState(USUAL_PLAYERS);
  const [bestOf, setBestOf] = useState<1 | 3>(1);
  const [clock, setClock] = useState(-1);
  const decks = welcome?.decks ?? [];
  const [mine, setMine] = useState<DeckDraft>({ from: 'built-in', id: '', list: '' });
  const [theirs, setTheirs] = useState<DeckDraft>({ from: 'built-in', id: '', list: '' });
  if (!welcome) {
    return (
      <main className="page">
        <h1 className="wordmark">Rulewright</h1>
        <p>{lookingForServer}</p>
      </main>
    );
  }
  const offered = welcome.editions.find((one) => one.id === edition);
  const formats = offered?.formats ?? [];
  const built = formats.find((one) => one.id === format) ?? formats[0];
  const playing = built?.id ?? 'constructed';
  const first = draftFor(mine, decks, playing, 0);
  const second = draftFor(theirs, decks, playing, 1);
  const needsSecond = opponent !== 'friend';
  const variants = (offered?.variants ?? []).filter(({ id }) => built?.variants.includes(id) ?? true);
  const variant = variants.find((one) => one.id === wanted) ?? variants[0];
  const sizes = variant?.players ?? [];
  const players = sizes.includes(number) ? number : (sizes[0] ?? 2);
  const ready = deckReady(first) && (!needsSecond || deckReady(second)) && !sending;
  return (
    <main className="page lobby">
      <header>
        <h1 className="wordmark">Rulewright</h1>
        <p className="tagline">{words.setUp.tagline}</p>
      </header>
      <PlayNow name={name} />
      <MyGames />
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (!ready) return;
          createTable({
            edition,
            name: name.trim() || words.names.player,
            deck: deckChoiceOf(first),
            opponent,
            bestOf,
            variant: variant?.id ?? 'none',
            players,
            format: playing,
            ...(CLOCKS[clock] && { clock: CLOCKS[clock] }),
            ...(needsSecond ? { opponentDeck: deckChoiceOf(second) } : {}),
          });
        }}
      >
        <div className="choices">
          <RadioGroup
            className="cards-radio"
            value={edition}
            orientation="horizontal"
            onChange={(value) => {
              const chosen = welcome.editions.find((one) => one.id === value);
              if (chosen) setEdition(chosen.id);
            }}
          >
            <Label>{words.setUp.rulesOf}</Label>
            {welcome.editions.map((one) => (
              <Radio key={one.id} value={one.id} className="card-radio">
                {editionChoice(one.id, one.name)}
              </Radio>
            ))}
            <EditionNote edition={edition} />
          </RadioGroup>
          <RadioGroup
            className="cards-radio"
            value={opponent}
            orientation="horizontal"
            onChange={(value) => {
              const chosen = welcome.opponents.find((one) => one === value);
              if (chosen) setOpponent(chosen);
            }}
          >
            <Label>{words.setUp.against}</Label>
            {OPPONENT_ORDER.filter((one) => welcome.opponents.includes(one)).map((one) => (
              <Radio key={one} value={one} className="card-radio">
                <span>
                  {words.setUp.opponents[one].name}
                  <small>{words.setUp.opponents[one].what}</small>
                </span>
              </Radio>
            ))}
          </RadioGroup>
          {formats.length > 1 && (
            <RadioGroup
              className="cards-radio"
              value={playing}
              orientation="horizontal"
              onChange={(value) => {
                const chosen = formats.find((one) => one.id === value);
                if (chosen) setFormat(chosen.id);
              }}
            >
              <Label>{words.setUp.decks}</Label>
              {formats.map((one) => (
                <Radio key={one.id} value={one.id} className="card-radio">
                  <span>
                    {formatName(one.id, one.name)}
                    <small>{words.setUp.formats[one.id]}</small>
                  </span>
                </Radio>
              ))}
            </RadioGroup>
          )}
          <RadioGroup
            className="cards-radio"
            value={variant?.id ?? 'none'}
            orientation="horizontal"
            onChange={(value) => {
              const chosen = variants.find((one) => one.id === value);
              if (chosen) setWanted(chosen.id);
            }}
          >
            <Label>{words.setUp.gameOf}</Label>
            {variants.map((one) => (
              <Radio key={one.id} value={one.id} className="card-radio">
                {words.setUp.variantName(one.id, one.name)}
              </Radio>
            ))}
          </RadioGroup>
          {sizes.length > 1 && (
            <RadioGroup
              className="cards-radio"
              value={String(players)}
              orientation="horizontal"
              onChange={(value) => setNumber(Number(value))}
            >
              <Label>{words.setUp.players}</Label>
              {sizes.map((size) => (
                <Radio key={size} value={String(size)} className="card-radio">
                  {size}
                </Radio>
              ))}
            </RadioGroup>
          )}
          <RadioGroup
            className="cards-radio"
            value={String(bestOf)}
            orientation="horizontal"
            onChange={(value) => setBestOf(value === '3' ? 3 : 1)}
          >
            <Label>{words.setUp.length}</Label>
            <Radio value="1" className="card-radio">
              {words.setUp.oneGame}
            </Radio>
            <Radio value="3" className="card-radio">
              <span>
                {words.setUp.bestOfThree}
                {!hasCommander(playing) && <small>{words.setUp.withSideboards}</small>}
              </span>
            </Radio>
          </RadioGroup>
          <RadioGroup
            className="cards-radio"
            value={String(clock)}
            orientation="horizontal"
            onChange={(value) => setClock(Number(value))}
          >
            <Label>{words.clock.label}</Label>
            <Radio value="-1" className="card-radio">
              {words.clock.none}
            </Radio>
            {CLOCKS.map((one, at) => (
              <Radio key={`${one.per}${one.seconds}`} value={String(at)} className="card-radio">
                {words.clock.each(one)}
              </Radio>
            ))}
          </RadioGroup>
          <TextField className="name-field" value={name} onChange={setName} maxLength={40}>
            <Label>{words.names.own}</Label>
            <Input placeholder={words.names.player} autoComplete="nickname" />
          </TextField>
        </div>
        <div className="deck-pickers">
          <DeckPicker
            title={words.deck.yours}
            seat={0}
            decks={decks}
            edition={edition}
            format={playing}
            draft={first}
            onChange={setMine}
            error={error}
          />
          {needsSecond && (
            <DeckPicker
              title={secondDeck(words, players, variant?.id, opponent)}
              seat={1}
              decks={decks}
              edition={edition}
              format={playing}
              draft={second}
              onChange={setTheirs}
              error={error}
            />
          )}
        </div>
        <div className="form-end">
          {error !== null && (
            <p className="form-error" role="alert">
              <Problem of={error.message} />
            </p>
          )}
          <Button type="submit" className="button primary big" isDisabled={!ready}>
            {sending ? words.atTable.shuffling : opponent === 'friend' ? words.setUp.openTable : words.setUp.play}
          </Button>
        </div>
      </form>
      <footer className="legal">{words.setUp.legal}</footer>
    </main>
  );
}
