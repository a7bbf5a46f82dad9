/** A game with people and built-in players at its seats, one step at a time. 2006: 100.1, 102 · 2009, 2011, 2026: 102, 103 */
import {
  type Agent,
  type Answer,
  type Answered,
  answer,
  answerMeant,
  checksum,
  concede,
  createGame,
  type Decision,
  decision,
  type EditionName,
  fork,
  type Game,
  type HouseRules,
  type Lens,
  type Meant,
  look,
  newLens,
  restored,
  result,
  undo,
  type Variant,
  type View,
} from '@rulewright/engine';
import { holesOf } from '@rulewright/engine/vocabulary';
import { answerInWords } from '@rulewright/oracle';
import { type AgentName, agentNamed } from '@rulewright/players';
import { type GameFile, gameFileOf, type PlayedBy } from '@rulewright/record';
import { DEFAULT_SETTINGS, type SeatSettings, tellerTo } from '@rulewright/protocol';
import { answerFor, momentOf, type Passing, stillPassing, wordsFor } from '@rulewright/server/auto-pass';
import type { ReadyDeck } from '../cards/deck.ts';
import { Failure } from '../failure.ts';

export type SeatKind = 'person' | AgentName;

export interface Seat {
  readonly name: string;
  readonly kind: SeatKind;
  readonly agent: Agent | null;
  settings: SeatSettings;
  passing: Passing | null;
}

export interface Sitting {
  game: Game;
  readonly seats: readonly Seat[];
  readonly seed: number | string;
  readonly edition: EditionName;
  readonly decks: readonly string[];
  /** what its file tells besides the game */
  readonly playedBy: PlayedBy;
  /** answers that people gave: how long the input log was before each, and the lenses then */
  given: { readonly inputs: number; readonly seat: number; readonly lenses: readonly Lens[] }[];
  /** through which each seat sees the game, and last who has none */
  lenses: readonly Lens[];
}

export interface SittingSetup {
  readonly edition: EditionName;
  readonly seed: number | string;
  readonly seats: readonly { readonly name: string; readonly kind: SeatKind; readonly deck: ReadyDeck }[];
  readonly catalogue: Parameters<typeof createGame>[0]['catalogue'];
  readonly borrow: boolean;
  readonly variant?: Variant | undefined;
  readonly houseRules?: HouseRules | undefined;
  readonly brawl?: boolean;
  /** who carries out by hand the lines that are not read; default all people, where a deck has such a line */
  readonly byHand?: readonly number[] | undefined;
}

/** @throws Failure where the game cannot be set up */
export function sitDown({
  edition,
  seed,
  seats,
  catalogue,
  borrow,
  variant,
  houseRules,
  brawl = false,
  byHand,
}: SittingSetup): Sitting {
  const definitions = new Map(
    seats.flatMap(({ deck }) => deck.definitions).map((definition) => [definition.key, definition]),
  );
  const someByHand = [...definitions.values()].some((definition) => holesOf(definition).length > 0);
  const people = seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  const made = createGame({
    edition,
    seed,
    players: seats.map(({ name, deck }) => ({
      name,
      deck: deck.main,
      sideboard: deck.sideboard,
      ...(deck.commander && { commander: deck.commander }),
    })),
    brawl,
    definitions: definitions.values(),
    ...(byHand === undefined ? someByHand && { byHand: people } : { byHand }),
    ...(variant !== undefined && { variant }),
    ...(houseRules !== undefined && { houseRules }),
    catalogue: catalogue ?? null,
    anachronisms: borrow ? 'borrow' : 'refuse',
    byReminder: 'accept',
  });
  if (!made.ok) throw new Failure(made.errors.map(({ message }) => message).join('\n'));
  return {
    game: made.game,
    edition,
    seed,
    decks: seats.map(({ deck }) => deck.name),
    playedBy: {
      variant: variant ?? 'none',
      brawl,
      startingPlayer: 'random',
      anachronisms: borrow ? 'borrow' : 'refuse',
      random: { seed },
      players: seats.map(({ name, deck }) => ({
        name,
        deckName: deck.name,
        deck: deck.main,
        sideboard: deck.sideboard,
        ...(deck.commander && { commander: deck.commander }),
      })),
    },
    given: [],
    lenses: [...seats.keys(), -1].map((seat) => newLens(seat, `${seed}/seen by ${seat}`)),
    seats: seats.map(({ name, kind }, seat) => ({
      name,
      kind,
      agent: kind === 'person' ? null : agentNamed(kind, `${seed}/player ${seat}`),
      settings: DEFAULT_SETTINGS,
      passing: null,
    })),
  };
}

/** `asked`: a person must answer. `passed`: somebody passed or was passed for. `acted`: a built-in player did something to be shown. */
export type Step = 'asked' | 'passed' | 'acted' | 'over';

/** The log of a view as it is told to the one person who plays; to several, to each by their names. */
export function toldTo({ seat, players, log }: View, { seats }: Sitting): View['log'] {
  const name = seats.filter(({ kind }) => kind === 'person').length === 1 ? (players[seat]?.name ?? '') : '';
  const tell = tellerTo(name, new Set(players.flatMap((player) => (player.id === seat ? [] : player.name))));
  return log.map((entry) => ({ ...entry, text: tell(entry.text) }));
}

/** One answer that needs nobody. @throws where a built-in player answers wrongly, which is a defect */
export function step(sitting: Sitting): Step {
  const { game } = sitting;
  const asked = result(game) === null ? decision(game) : null;
  if (asked === null) return 'over';
  const seat = sitting.seats[asked.by];
  if (!seat) throw new Error(`a decision of seat ${asked.by}, where nobody sits`);
  if (seat.agent) {
    const given = seat.agent(asked, game);
    const done = answer(game, given);
    if (!done.ok)
      throw new Error(
        `the ${seat.kind} player of game ${sitting.seed} gave a wrong answer to ${asked.kind}: ${done.wrong.message}`,
      );
    return isPass(asked, given) || asked.kind === 'payment' ? 'passed' : 'acted';
  }
  const moment = momentOf(game, asked.by);
  if (!stillPassing(seat.passing, moment)) seat.passing = null;
  const wished = answerFor(seat, moment, asked, wordsFor(game, asked.by));
  if (wished === undefined || !answer(game, wished).ok) return 'asked';
  return 'passed';
}

const isPass = (asked: Decision, given: Answer): boolean =>
  asked.kind === 'priority' && Array.isArray(given) && given.length === 1 && given[0] === 0;

/** What a seat sees, or whoever has none (-1), with the log entries from that number on. */
export function seenBy(sitting: Sitting, seat: number, sinceLog = 0): View {
  const { view, lens } = look(sitting.game, lensOf(sitting, seat), sinceLog);
  sitting.lenses = sitting.lenses.map((one) => (one.seat === seat ? lens : one));
  return view;
}

function lensOf({ lenses }: Sitting, seat: number): Lens {
  const lens = lenses.at(seat);
  if (!lens) throw new Error(`there is no seat ${seat}`);
  return lens;
}

/** A person's answer to what their seat sees. A wrong one changes nothing. */
export function give(sitting: Sitting, given: Answer): Answered {
  const asked = decision(sitting.game);
  const inputs = sitting.game.log.length;
  const { lenses } = sitting;
  if (asked) seenBy(sitting, asked.by); // whoever answers has looked
  const meant = asked ? meantBy(sitting, asked, given) : { ok: true as const, answer: given };
  const done = meant.ok ? answer(sitting.game, meant.answer) : meant;
  if (!done.ok || !asked) return done;
  // A reversed action takes its inputs back: what was answered in it can no longer be undone.
  const now = sitting.game.log.length;
  const earlier = sitting.given.filter((one) => one.inputs < Math.min(inputs, now));
  sitting.given = now <= inputs ? earlier : [...earlier, { inputs, seat: asked.by, lenses }];
  const seat = sitting.seats[asked.by];
  if (seat && asked.kind === 'priority' && meant.ok && !isPass(asked, meant.answer)) seat.passing = null;
  return done;
}

/** What an answer by the seat's handles means; words for a line that was not read are read. */
function meantBy(sitting: Sitting, asked: Decision, given: Answer): Meant {
  const meant = answerMeant(sitting.game, lensOf(sitting, asked.by), given);
  return meant.ok ? answerInWords(sitting.game, meant.answer) : meant;
}

/** Back to before the last answer that a person gave; false where something hidden was seen since, and nothing changes. */
export function takeBack(sitting: Sitting): boolean {
  const last = sitting.given.at(-1);
  if (!last) return false;
  const asItIs = fork(sitting.game);
  while (sitting.game.log.length > last.inputs) {
    if (undo(sitting.game)) continue;
    sitting.game = asItIs;
    return false;
  }
  sitting.given = sitting.given.filter((one) => one.inputs < sitting.game.log.length);
  sitting.lenses = last.lenses.map((lens) => restored(lens, lensOf(sitting, lens.seat)));
  for (const seat of sitting.seats) seat.passing = null;
  return true;
}

/** A person concedes (2006: 102.3a · later: 104.3a). */
export function giveUp(sitting: Sitting, seat: number): void {
  concede(sitting.game, seat);
}

/** How the game ended, or stands. */
export interface Ending {
  readonly result: 'won' | 'draw' | 'unresolved-loop' | 'fault' | 'unfinished';
  readonly winner: string | null;
  /** of a team all, the first of them `winner` */
  readonly winners: readonly string[];
  readonly reason: string;
  readonly turns: number;
  readonly edition: EditionName;
  readonly seed: number | string;
  readonly players: readonly {
    readonly name: string;
    readonly kind: SeatKind;
    readonly deck: string;
    readonly life: number;
  }[];
  readonly checksum: string;
}

export function endingOf(sitting: Sitting): Ending {
  const { game, seats, decks, edition, seed } = sitting;
  const ended = result(game);
  const winners = ended?.result === 'won' ? ended.winners.map((seat) => seats[seat]?.name ?? '') : [];
  return {
    result: ended?.result ?? 'unfinished',
    winner: winners[0] ?? null,
    winners,
    reason: ended?.reason ?? 'the game was left',
    turns: game.state.turn.number,
    edition,
    seed,
    players: seats.map(({ name, kind }, seat) => ({
      name,
      kind,
      deck: decks[seat] ?? '',
      life: game.state.players[seat]?.life ?? 0,
    })),
    checksum: checksum(game),
  };
}

/** The game as it stands as a file, to be dealt again. */
export const recordOf = ({ game, playedBy }: Sitting): GameFile => gameFileOf(game, playedBy);

export function endingSentence({ result: how, winners, reason, turns }: Ending): string {
  switch (how) {
    case 'won':
      return `${winners.join(' and ')} ${winners.length > 1 ? 'win' : 'wins'} in turn ${turns} (${reason}).`;
    case 'draw':
      return `The game is a draw in turn ${turns} (${reason}).`;
    case 'unresolved-loop':
    case 'fault':
      return `The game cannot go on: ${reason}.`;
    case 'unfinished':
      return `The game was left in turn ${turns}.`;
  }
}
