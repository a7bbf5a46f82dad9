/**
 * What made each player's life total, hand and mana what they are: every change with its cause.
 * 2006: 104.2, 300.3, 423 · 2009: 106, 117, 119 · 2011: 106, 118, 120 · 2026: 106, 119, 121
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

/** Watches a game from now on; what it gives are the changes since it was asked last. */
export function watchHoldings(
  game: Game,
  players: readonly string[],
  told: (cause: Cause) => ToldCause | null,
): () => readonly ToldChange[] {
  const now = (): Readonly<Record<Holding, string>>[] => players.map((_, seat) => holdingsOf(game, seat));
  let had = now();
  let seen: ToldChange[] = [];
  const look = (cause: Cause | null): void => {
    // the tick begins anew with one more answer: until that is taken, what has happened happens again
    if (game.cursor < game.tickInputs.length) return;
    const has = now();
    for (const [seat, player] of players.entries())
      for (const what of HOLDINGS) {
        const [before, after] = [had[seat]?.[what] ?? '', has[seat]?.[what] ?? ''];
        if (before !== after) seen.push({ player, what, before, after, cause: cause === null ? null : told(cause) });
      }
    had = has;
  };
  game.watcher = look;
  return () => {
    look(null);
    const changes = seen;
    seen = [];
    return changes;
  };
}
