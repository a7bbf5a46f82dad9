/** What has happened this turn and the turn before, as counts and records. 2006: 300 · 2009, 2011, 2026: 500, 603.4 */
import type { ObjectId, PlayerId } from './ids.ts';
import type { Characteristics, Kinds, LastKnown, Recipient } from './state.ts';

/** A number for each player; null, or nothing at the end of the list, where there is none yet. */
export type Tally = (number | null)[];

/** Counts that for a player. */
export function count(tally: Tally, player: PlayerId, amount = 1): void {
  while (tally.length < player) tally.push(null);
  tally[player] = (tally[player] ?? 0) + amount;
}

/** How things stood as a turn began. */
export interface AsTurnBegan {
  /** untapped permanents, who controlled each, and which types it had */
  readonly untapped: readonly { readonly object: ObjectId; readonly player: PlayerId; readonly types: number }[];
  /** how many cards each player had in hand */
  readonly hands: readonly number[];
}

/** This turn's history, for "this turn" questions. */
export interface TurnHistoryState {
  /** by what lands were played, an entry each: '' the one play of every turn, else the key of the effect that allowed it */
  landPlays: { player: PlayerId; by: string }[];
  spellsCast: { object: ObjectId; player: PlayerId; characteristics: Characteristics }[];
  died: LastKnown[];
  /** declared by that player; whom: the player attacked, none where it was a planeswalker or battle */
  attackers: { object: ObjectId; player: PlayerId; whom?: PlayerId }[];
  blockers: ObjectId[];
  /** what became blocked, by which creature, or 0 where an effect made it blocked by none; entered: that was put into combat blocking. Kept only where some definition asks for it */
  blocks?: { blocker: ObjectId; attacker: ObjectId; entered: boolean }[];
  damage: {
    source: ObjectId;
    /** whose it was, and of what kinds, as it dealt the damage */
    sourceController: PlayerId;
    kinds: Kinds;
    recipient: Recipient;
    amount: number;
    combat: boolean;
  }[];
  /** permanent cards put into each player's graveyard (2026: 700.11) */
  descended: Tally;
  /** mana that each player has spent to cast spells (2026: 700.14) */
  manaOnSpells: Tally;
  lifeGained: Tally;
  lifeLost: Tally;
  drawn: Tally;
  /** the cards drawn, as they came into hand; kept only where some definition asks for them */
  drawnCards?: { object: ObjectId; player: PlayerId }[];
  /** how things stood as the turn began; kept only where some definition asks for it */
  began?: AsTurnBegan;
  entered: ObjectId[];
  /** what became the target of which spell or ability, and whose; kept only where some definition looks at that */
  targeted?: { object: ObjectId; player: PlayerId; by: ObjectId }[];
  /**
   * what cards ask about, under the key of their pattern: once for each player as "you". The object as it became and as it was, and the
   * second object that the event was about, if any; absent: nothing
   */
  happened?: {
    asked: string;
    player: PlayerId;
    object: ObjectId;
    before: ObjectId;
    other?: ObjectId;
    amount: number;
  }[];
  /** the objects of which abilities were activated, an entry each time */
  activated: ObjectId[];
  /** what players began to activate, of abilities that are keywords; kept only where some definition asks for it (2026: 702.177b) */
  begun?: { player: PlayerId; keyword: string }[];
  /** how often abilities that ask for it have resolved, by their object and themselves, or triggered without an object; absent: none has */
  resolved?: Readonly<Record<string, number>>;
}

/** What is kept of the turn before this one. */
export interface LastTurnHistory {
  attackers: TurnHistoryState['attackers'];
  /** whose turn it was; none before the first */
  active: readonly PlayerId[];
  /** how many spells each player cast */
  spells: readonly number[];
  /** how much life each player lost */
  lifeLost: Tally;
}
