/**
 * Guessing what lies hidden: of two cards of an opponent's opening hand that have both been seen, which was drawn first? Chance is
 * right in half of the guesses. A classifier is fed with everything about the sightings that a player is sent besides the cards: the
 * numbers of objects, places in lists, counts, log numbers and when messages came. 2006: 217.3c · 2009, 2011, 2026: 402.3
 */
import {
  EDITIONS,
  type Agent,
  type CardInDeck,
  type Decision,
  type EditionName,
  type Game,
  type Lens,
  type ObjectId,
  type PlayerId,
  type View,
  createGame,
  look,
  newLens,
  objectOf,
  play,
  view,
} from '@rulewright/engine';
import { below, randomPlayer, randomSource } from '@rulewright/players';
import { DEFAULT_SETTINGS, settingsAgainst } from '@rulewright/protocol';
import { answerFor, momentOf, wordsFor } from '@rulewright/server/auto-pass';
import type { PlayableDeck } from '@rulewright/simulate';
import { type Example, learn } from './logistic.ts';

/** The names that a seat is shown: the engine's own ids, as tables sent them before there were lenses, or handles. */
export type Shown = 'ids' | 'handles';

export interface Guesses {
  readonly shown: Shown;
  readonly games: number;
  readonly guesses: number;
  readonly right: number;
  /** least and most right guesses within the 99 % interval of chance */
  readonly chance: readonly [number, number];
  readonly tells: boolean;
}

const MOST_TO_LEARN_FROM = 1500;

/** Learns from other examples than it then guesses. */
export function guessDraws(decks: readonly PlayableDeck[], seed: string, guesses: number, shown: Shown): Guesses {
  const examples: Example[] = [];
  let games = 0;
  const first = Math.min(guesses, MOST_TO_LEARN_FROM);
  for (; examples.length < first + guesses; games++) examples.push(...examplesOf(decks, seed, games, shown));
  const guess = learn(examples.slice(0, first));
  const tried = examples.slice(first, first + guesses);
  const right = tried.filter(({ features, label }) => guess(features) === label).length;
  // 2.576 standard deviations of fair coins
  const spread = 2.576 * Math.sqrt(guesses / 4);
  const chance = [Math.ceil(guesses / 2 - spread), Math.floor(guesses / 2 + spread)] as const;
  return { shown, games, guesses, right, chance, tells: right < chance[0] || right > chance[1] };
}

/** The notes of a player as a card of the opponent first lay open. */
interface Sighting {
  readonly id: number;
  /** in its zone, from the bottom and from the top */
  readonly place: number;
  readonly above: number;
  /** messages until then, and since the player last answered */
  readonly message: number;
  readonly since: number;
  readonly handCount: number;
  readonly entry: number;
}

const MOST_TURNS = 25;
/** Thrown by a player: nothing more is to be learnt from the game. */
const ENOUGH = new Error('enough');

/** The pairs of one game: disjoint ones of each opening hand, so that one tells nothing of another. */
function examplesOf(decks: readonly PlayableDeck[], seed: string, number: number, shown: Shown): Example[] {
  const source = randomSource(`${seed}/guess ${number}`);
  const [a, b] = [decks[below(source, decks.length)], decks[below(source, decks.length)]];
  if (!a || !b) throw new RangeError('there are no decks to play with');
  const watchers = [0, 1].map((seat) => new Watcher(seat, shown));
  const settings = settingsAgainst(true, DEFAULT_SETTINGS);
  const agents = [0, 1].map((seat): Agent => {
    const player = randomPlayer(`${seed}/guess ${number}/${seat}`);
    return (asked, game) => {
      if (answerFor({ settings, passing: null }, momentOf(game, seat), asked, wordsFor(game, seat)) === undefined)
        for (const watcher of watchers) watcher.message(game, asked);
      if (game.state.turn.number > MOST_TURNS || watchers.every((watcher) => watcher.done)) throw ENOUGH;
      return player(asked, game);
    };
  });
  const deck = (of: PlayableDeck): CardInDeck[] => [...of.main];
  const made = createGame({
    edition: EDITIONS[number % EDITIONS.length] as EditionName,
    seed: `${seed}/guess ${number}`,
    players: [a, b].map((of, seat) => ({ name: of.name, deck: deck(of), agent: agents[seat] as Agent })),
    definitions: [...new Map([a, b].flatMap(({ definitions }) => definitions).map((d) => [d.key, d])).values()],
    log: true,
  });
  if (!made.ok) return [];
  try {
    play(made.game);
  } catch (stopped) {
    if (stopped !== ENOUGH) throw stopped;
  }
  return watchers.flatMap((watcher) => watcher.examples());
}

/** A player who takes down when and how the cards of the opponent's opening hand first come in sight. */
class Watcher {
  private readonly seat: PlayerId;
  private readonly shown: Shown;
  private lens: Lens;
  /** the opponent's opening hand as it was drawn, by physical card; empty before it is dealt */
  private drawn: number[] = [];
  private readonly sightings = new Map<number, Sighting>();
  private messages = 0;
  private answered = 0;
  private logged = -1;

  constructor(seat: PlayerId, shown: Shown) {
    this.seat = seat;
    this.shown = shown;
    this.lens = newLens(seat, `secret of ${seat}`);
  }

  get done(): boolean {
    return this.drawn.length > 0 && this.sightings.size === this.drawn.length;
  }

  /** A message came: a player was asked something. */
  message(game: Game, asked: Decision): void {
    if (this.drawn.length === 0 && game.state.turn.number > 0 && asked.kind === 'priority')
      this.drawn = (game.state.players[1 - this.seat]?.hand ?? []).map((id) => objectOf(game, id)?.card ?? 0);
    this.messages++;
    if (game.state.logged !== this.logged) this.look(game);
    this.logged = game.state.logged;
    if (asked.by === this.seat) this.answered = this.messages;
  }

  private look(game: Game): void {
    const { seen, idOf } = this.seen(game);
    const opponent = seen.players[1 - this.seat];
    for (const zone of [seen.battlefield, seen.stack, seen.exile, opponent?.graveyard ?? []])
      for (const [place, { id }] of zone.entries()) {
        const card = objectOf(game, idOf(id))?.card ?? 0;
        if (!this.drawn.includes(card) || this.sightings.has(card)) continue;
        this.sightings.set(card, {
          id,
          place,
          above: zone.length - place,
          message: this.messages,
          since: this.messages - this.answered,
          handCount: opponent?.handCount ?? 0,
          entry: seen.log.at(-1)?.number ?? 0,
        });
      }
  }

  private seen(game: Game): { seen: View; idOf: (shown: number) => ObjectId } {
    if (this.shown === 'ids') return { seen: view(game, this.seat), idOf: (id) => id };
    const looked = look(game, this.lens);
    this.lens = looked.lens;
    const ids = new Map(looked.lens.seen.map(([id, handle]) => [handle, id]));
    return { seen: looked.view, idOf: (handle) => ids.get(handle) ?? 0 };
  }

  examples(): Example[] {
    const found: Example[] = [];
    for (let at = 0; at + 1 < this.drawn.length; at += 2) {
      const [earlier, later] = [this.drawn[at], this.drawn[at + 1]].map((card) => this.sightings.get(card ?? 0));
      if (!earlier || !later) continue;
      // which of them is called the first must not tell either
      const swapped = (this.messages + at / 2) % 2 === 0;
      found.push({ features: swapped ? compared(later, earlier) : compared(earlier, later), label: !swapped });
    }
    return found;
  }
}

const SLOTS = 1 << 14;

/** How two sightings differ: the objects' numbers whole, their low and their high bits; places; counts; times. */
function compared(one: Sighting, other: Sighting): number[] {
  const differences = [
    one.id - other.id,
    (one.id % SLOTS) - (other.id % SLOTS),
    Math.floor(one.id / SLOTS) - Math.floor(other.id / SLOTS),
    one.place - other.place,
    one.above - other.above,
    one.message - other.message,
    one.since - other.since,
    one.handCount - other.handCount,
    one.entry - other.entry,
  ];
  return differences.flatMap((difference) => [difference, Math.sign(difference)]);
}
