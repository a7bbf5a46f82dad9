/**
 * What made each player's life total, hand and mana what they are: every change with its cause.
 * 2006: 104, 300.3, 417 · 2009: 106, 118–119 · 2011: 106, 119–120 · 2026: 106, 119, 121
 */
import type { Cause, Game } from '@rulewright/engine';
import type { ToldCause } from './tell.ts';

export const HOLDINGS = ['life', 'hand', 'mana'] as const;
/** What a player has that no object shows: a number of life, of cards in hand, the mana in the pool. */
export type Holding = (typeof HOLDINGS)[number];

export interface ToldChange {
  readonly player: string;
  readonly what: Holding;
  /** a number; of mana a letter for each, by the alphabet, none: empty */
  readonly before: string;
  readonly after: string;
  /** null where nothing is known: mana that is spent, a card that is played */
  readonly cause: ToldCause | null;
}

/** What a player has now. */
export function holdingsOf({ state }: Game, player: number): Readonly<Record<Holding, string>> {
  const { life = 0, hand = [], mana = [] } = state.players[player] ?? {};
  return {
    life: String(life),
    hand: String(hand.length),
    mana: mana
      .map(({ type }) => type)
      .sort()
      .join(''),
  };
}

interface Seen extends ToldChange {
  readonly seat: number;
  /** the tick in which it happened */
  readonly tick: number;
}

/** Watches a game from now on; what it gives are the changes since it was asked last. */
export function watchHoldings(
  game: Game,
  players: readonly string[],
  told: (cause: Cause) => ToldCause | null,
): () => readonly ToldChange[] {
  let { state } = game;
  let seen: Seen[] = [];
  let first = players.map((_, seat) => holdingsOf(game, seat));
  const last = (seat: number, what: Holding): string =>
    seen.findLast((one) => one.seat === seat && one.what === what)?.after ?? first[seat]?.[what] ?? '';
  const look = (cause: Cause | null): void => {
    if (game.state !== state) {
      // the tick began anew with one more answer: what happened in it happens again
      ({ state } = game);
      seen = seen.filter(({ tick }) => tick < state.tick);
    }
    for (const [seat, player] of players.entries()) {
      const now = holdingsOf(game, seat);
      for (const what of HOLDINGS) {
        const before = last(seat, what);
        if (before === now[what]) continue;
        seen.push({
          seat,
          player,
          what,
          before,
          after: now[what],
          tick: state.tick,
          cause: cause === null ? null : told(cause),
        });
      }
    }
  };
  game.watcher = look;
  return () => {
    look(null);
    const changes = seen.map(({ seat: _seat, tick: _tick, ...change }) => change);
    seen = [];
    first = players.map((_, seat) => holdingsOf(game, seat));
    return changes;
  };
}
