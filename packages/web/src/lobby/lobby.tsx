/** Setting up a table: the edition, two decks, an opponent, one game or three. Above it, one click plays at once, and the games this browser still sits at. */
import { hasServer, NeedsServer } from '#home';
import {
  DEFAULT_EDITION_ON_WIRE,
  type Format,
  hasCommander,
  type Opponent,
  type WireClock,
  type WireEdition,
  type WireVariant,
} from '@rulewright/protocol';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Button, Input, Label, TextField } from 'react-aria-components';
import { decksFor } from '../decks/decks-for.ts';
import { createTable, useApp } from '../connection/store.ts';
import { CardsLine } from '../cards/cards-line-later.tsx';
import { CardPool } from './card-pool.tsx';
import { Choice } from './choice.tsx';
import { EditionNote } from './edition-note.tsx';
import { deckChoiceOf, type DeckDraft, DeckPicker, deckReady, draftFor } from './deck-picker.tsx';
import type { HouseRules } from '../connection/seams.ts';
import { MyGames } from './my-games.tsx';
import { PlayNow } from './opening.tsx';
import { type OtherDecks, OtherDeckChoices, otherDecks } from './other-decks.tsx';
import { Problem } from '../words/english-text.tsx';
import { useWords } from '../words/language.ts';
import type { Words } from '../words/words.ts';

const HouseRuleChoices = lazy(async () => ({ default: (await import('./house-rules.tsx')).HouseRuleChoices }));

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
  if (players > 2) return variant === 'free-for-all' ? deck.ofSecond : deck.ofOtherTeam;
  return opponent === 'self' ? deck.ofOtherSeat : deck.ofOpponent;
}

export function Lobby(): ReactNode {
  const words = useWords('lobby');
  const { editionChoice, formatName, lookingForServer, opening } = useWords();
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
  const [more, setMore] = useState(false);
  const [anyDeck, setAnyDeck] = useState(false);
  const [legalIn, setLegalIn] = useState('');
  const [houseRules, setHouseRules] = useState<HouseRules>({});
  const [others, setOthers] = useState<OtherDecks>({});
  const [theirs, setTheirs] = useState<DeckDraft>({ from: 'built-in', id: '', list: '' });
  if (!welcome) {
    return (
      <main className="page">
        <h1 className="wordmark">Rulewright</h1>
        <p>{hasServer ? lookingForServer : opening}</p>
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
  const pool = anyDeck ? '' : legalIn;
  const each = needsSecond && players > 2 && variant?.id === 'free-for-all';
  const fitting = decksFor(decks, playing);
  const ready = deckReady(first) && (!needsSecond || deckReady(second)) && !sending;
  return (
    <main className="page lobby">
      <PlayNow name={name} />
      <MyGames />
      <h2 className="own-table">{words.setUp.title}</h2>
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
            ...(anyDeck && { anyDeck }),
            ...(pool !== '' && { legalIn: pool }),
            ...(Object.keys(houseRules).length > 0 && { houseRules }),
            ...(needsSecond ? { opponentDeck: deckChoiceOf(second) } : {}),
            ...(each ? { otherDecks: otherDecks(others, players, fitting, second.id, remembered.decks) } : {}),
          });
        }}
      >
        <div className="choices">
          <Choice
            label={words.setUp.against}
            value={opponent}
            of={OPPONENT_ORDER.filter((one) => welcome.opponents.includes(one)).map((id) => ({
              id,
              ...words.setUp.opponents[id],
            }))}
            onChange={setOpponent}
          />
          {formats.length > 1 && (
            <Choice
              label={words.setUp.decks}
              value={playing}
              of={formats.map(({ id, name: given }) => ({
                id,
                name: formatName(id, given),
                what: words.setUp.formats[id],
              }))}
              onChange={setFormat}
            />
          )}
          <Choice
            label={words.setUp.rulesOf}
            value={edition}
            of={welcome.editions.map(({ id, name: given }) => ({ id, name: editionChoice(id, given) }))}
            onChange={(chosen) => {
              setEdition(chosen);
              setHouseRules({});
            }}
          >
            <EditionNote edition={edition} />
          </Choice>
          <details className="more-choices" onToggle={({ currentTarget }) => setMore(currentTarget.open)}>
            <summary>
              {words.setUp.more}{' '}
              <span>
                {[
                  variant && words.setUp.variantName(variant.id, variant.name),
                  bestOf === 3 ? words.setUp.bestOfThree : words.setUp.oneGame,
                  CLOCKS[clock] ? words.clock.each(CLOCKS[clock]) : words.clock.without,
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </summary>
            <Choice
              label={words.setUp.gameOf}
              value={variant?.id ?? 'none'}
              of={variants.map(({ id, name: given }) => ({ id, name: words.setUp.variantName(id, given) }))}
              onChange={setWanted}
            />
            {sizes.length > 1 && (
              <Choice
                label={words.setUp.players}
                value={String(players)}
                of={sizes.map((size) => ({ id: String(size), name: String(size) }))}
                onChange={(size) => setNumber(Number(size))}
              />
            )}
            <Choice
              label={words.setUp.length}
              value={bestOf === 3 ? '3' : '1'}
              of={[
                { id: '1', name: words.setUp.oneGame },
                {
                  id: '3',
                  name: words.setUp.bestOfThree,
                  what: hasCommander(playing) ? '' : words.setUp.withSideboards,
                },
              ]}
              onChange={(length) => setBestOf(length === '3' ? 3 : 1)}
            />
            <Choice
              label={words.clock.label}
              value={String(clock)}
              of={[
                { id: '-1', name: words.clock.none },
                ...CLOCKS.map((one, at) => ({ id: String(at), name: words.clock.each(one) })),
              ]}
              onChange={(at) => setClock(Number(at))}
            />
            {!anyDeck && <CardPool chosen={legalIn} onChange={setLegalIn} />}
            <label className="any-deck">
              <input type="checkbox" checked={anyDeck} onChange={({ target }) => setAnyDeck(target.checked)} />{' '}
              {words.setUp.anyDeck}
            </label>
            {more && (
              <Suspense fallback={null}>
                <HouseRuleChoices edition={edition} chosen={houseRules} onChange={setHouseRules} />
              </Suspense>
            )}
            <TextField className="name-field" value={name} onChange={setName} maxLength={40}>
              <Label>{words.names.own}</Label>
              <Input placeholder={words.names.player} autoComplete="nickname" />
            </TextField>
          </details>
        </div>
        <NeedsServer />
        <CardsLine />
        <div className="deck-pickers">
          <DeckPicker
            title={words.deck.yours}
            seat={0}
            decks={decks}
            edition={edition}
            format={playing}
            legalIn={pool}
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
              legalIn={pool}
              draft={second}
              onChange={setTheirs}
              error={error}
            />
          )}
        </div>
        {each && (
          <OtherDeckChoices seats={players} decks={fitting} first={second.id} chosen={others} onChange={setOthers} />
        )}
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
