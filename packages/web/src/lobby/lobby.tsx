/** Setting up a table: the edition, two decks, an opponent, one game or three. Above it, one click plays at once, and the games this browser still sits at. */
import {
  DEFAULT_EDITION_ON_WIRE,
  type Format,
  hasCommander,
  type Opponent,
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

const FORMAT_WORDS: Readonly<Record<Format, string>> = {
  constructed: 'up to four of a card',
  limited: '40 cards of opened boosters',
  commander: '100 different cards and a legend that leads them',
  brawl: '60 different cards and a legend that leads them',
};

/** How many sit down where that is not said, if the variant takes so many. */
const USUAL_PLAYERS = 4;

/** The computer first, by strength, then people. */
const OPPONENT_ORDER: readonly Opponent[] = ['heuristic', 'search', 'rollout', 'random', 'friend', 'self'];
const OPPONENT_WORDS: Readonly<Record<Opponent, { name: string; what: string }>> = {
  heuristic: { name: 'The computer', what: 'plays sensibly' },
  random: { name: 'A random player', what: 'does anything legal' },
  friend: { name: 'A friend', what: 'joins by a link' },
  self: { name: 'Myself', what: 'both seats, this screen' },
  rollout: { name: 'A beginner', what: 'acts only on its own turns' },
  search: { name: 'A strong player', what: 'thinks ahead before it acts' },
};

function secondDeck(players: number, variant: WireVariant | undefined, opponent: Opponent): string {
  if (players > 2) return variant === 'free-for-all' ? 'Deck of every other player' : 'Deck of the other team';
  return opponent === 'self' ? 'Deck of the other seat' : "Opponent's deck";
}

export function Lobby(): ReactNode {
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
  const decks = welcome?.decks ?? [];
  const [mine, setMine] = useState<DeckDraft>({ from: 'built-in', id: '', list: '' });
  const [theirs, setTheirs] = useState<DeckDraft>({ from: 'built-in', id: '', list: '' });
  if (!welcome) {
    return (
      <main className="page">
        <h1 className="wordmark">Rulewright</h1>
        <p>Looking for the server…</p>
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
        <p className="tagline">Magic: The Gathering by the book – today’s, or the one of 2006, 2009 or 2011.</p>
      </header>
      <PlayNow name={name} />
      <MyGames />
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (!ready) return;
          createTable({
            edition,
            name: name.trim() || 'Player',
            deck: deckChoiceOf(first),
            opponent,
            bestOf,
            variant: variant?.id ?? 'none',
            players,
            format: playing,
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
            <Label>Rules of</Label>
            {welcome.editions.map((one) => (
              <Radio key={one.id} value={one.id} className="card-radio">
                {one.name}
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
            <Label>Against</Label>
            {OPPONENT_ORDER.filter((one) => welcome.opponents.includes(one)).map((one) => (
              <Radio key={one} value={one} className="card-radio">
                <span>
                  {OPPONENT_WORDS[one].name}
                  <small>{OPPONENT_WORDS[one].what}</small>
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
              <Label>Decks</Label>
              {formats.map((one) => (
                <Radio key={one.id} value={one.id} className="card-radio">
                  <span>
                    {one.name}
                    <small>{FORMAT_WORDS[one.id]}</small>
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
            <Label>Game of</Label>
            {variants.map((one) => (
              <Radio key={one.id} value={one.id} className="card-radio">
                {one.name}
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
              <Label>Players</Label>
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
            <Label>Length</Label>
            <Radio value="1" className="card-radio">
              One game
            </Radio>
            <Radio value="3" className="card-radio">
              <span>Best of three{!hasCommander(playing) && <small>with sideboards</small>}</span>
            </Radio>
          </RadioGroup>
          <TextField className="name-field" value={name} onChange={setName} maxLength={40}>
            <Label>Your name</Label>
            <Input placeholder="Player" autoComplete="nickname" />
          </TextField>
        </div>
        <div className="deck-pickers">
          <DeckPicker
            title="Your deck"
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
              title={secondDeck(players, variant?.id, opponent)}
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
              {error.message}
            </p>
          )}
          <Button type="submit" className="button primary big" isDisabled={!ready}>
            {sending ? 'Shuffling…' : opponent === 'friend' ? 'Open a table' : 'Play'}
          </Button>
        </div>
      </form>
      <footer className="legal">
        Rulewright is unofficial Fan Content permitted under the Fan Content Policy. Not approved or endorsed by
        Wizards. Card names and text are property of Wizards of the Coast.
      </footer>
    </main>
  );
}
