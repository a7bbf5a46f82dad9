/** A game that is over, taken over from any place in it: dealt again at a table of its own, against built-in players. */
import { ENGINE_VERSION, type Input, result } from '@rulewright/engine';
import { type ClientMessage, DEFAULT_SETTINGS } from '@rulewright/protocol';
import { dealAgain, readGameFile, refusedInput } from '@rulewright/record';
import { freshMemories } from '../table/built-in-players.ts';
import { noOffers } from '../table/draw-offers.ts';
import { gameFileFor } from './game-files.ts';
import { newMatch } from '../table/match.ts';
import { refuse } from '../running/refusal.ts';
import { type Seat, sizeOf } from '../table/seat.ts';
import { inParts } from '../running/sharing.ts';
import { newShuffle } from '../table/shuffle.ts';
import { freshLenses, openTable } from '../table/table.ts';
import { type Admits, freeName, noRoom, opened, type Seating, type Tables, tooHeavy } from './tables.ts';
import { hashOf, newToken } from '../running/tokens.ts';
import { weightOfCards } from '../table/weight.ts';

type Wanted = Extract<ClientMessage, { type: 'take-over' }>;

/** Opens the table, if one of the tokens opens the game. @throws StoreFailure */
export async function takeOver(
  tables: Tables,
  wanted: Wanted,
  tokens: readonly string[],
  admits: Admits,
): Promise<Seating> {
  const found = await gameFileFor(tables, wanted.table, wanted.game, tokens);
  if (!found.ok) return found;
  const read = readGameFile(found.file);
  if (!read.ok) return refuse('cannot-resume', read.message);
  const { file } = read;
  if (file.engine !== ENGINE_VERSION)
    return refuse('cannot-resume', `Engine ${file.engine} played this game and this is ${ENGINE_VERSION}.`);
  if (wanted.seat >= file.players.length) return refuse('not-seated', 'That game had no such seat.');
  const id = freeName(tables);
  const weight = weightOfCards(
    file.players.reduce((sum, { deck, sideboard }) => sum + sizeOf([...deck, ...sideboard]), 0),
  );
  const full = (await noRoom(tables, weight)) ?? ((await admits(id, weight)) ? null : tooHeavy());
  if (full !== null) return full;
  const dealt = dealAgain(file, tables.room.cards);
  if (!dealt.ok) return refuse('cannot-resume', dealt.problems[0] ?? 'The game cannot be dealt again.');
  const { game } = dealt;
  const given = (file.inputs as readonly Input[]).slice(0, wanted.inputs);
  const refused = await inParts(given, (input) => refusedInput(game, input));
  if (refused !== null) return refuse('cannot-resume', `The game does not go on here as it did: ${refused}`);
  if (result(game) !== null) return refuse('not-now', 'The game is over there: go back in it, and take it over then.');
  const token = newToken();
  const settings = wanted.settings ?? DEFAULT_SETTINGS;
  const seats = file.players.map(
    ({ name, deckName, deck, sideboard, commander }, number): Seat => ({
      ...(number === wanted.seat
        ? { kind: 'human', token: hashOf(token), settings }
        : { kind: 'heuristic', token: '', settings: DEFAULT_SETTINGS }),
      name,
      deckName,
      pool: { main: deck, sideboard, ...(commander !== undefined && { commander }) },
      passing: null,
      wins: 0,
      ready: false,
    }),
  );
  const table = openTable({
    id,
    edition: file.edition,
    variant: file.variant,
    ...(file.houseRules && { houseRules: file.houseRules }),
    format:
      file.brawl === true
        ? 'brawl'
        : file.players.some(({ commander }) => commander !== undefined)
          ? 'commander'
          : 'constructed',
    seed: null,
    shuffle: newShuffle(2, seats.length),
    seats,
    match: {
      ...newMatch(1),
      phase: 'playing',
      game: 1,
      chooser: game.state.turn.startingPlayer,
      start: file.startingPlayer,
    },
    invite: null,
    watches: [],
    lenses: freshLenses(seats),
    answers: [],
    draws: noOffers(),
    clocks: null,
    dealt: { random: file.random, startingPlayer: file.startingPlayer },
    memories: freshMemories({ seats, game }),
  });
  table.game = game;
  return opened(tables, table, token);
}
