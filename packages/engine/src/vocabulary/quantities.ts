/** Numbers in card text. 2006: 104.2 · 2009, 2011, 2026: 107.1–107.3 */
import type { CardType, Color, Comparison, CounterKind, ManaType, Stat, Subtype, Zone } from './words.ts';
import type { ColorWord, Filter, ObjectSet, PlayerSet } from './nouns.ts';
import type { Condition } from './conditions.ts';
import type { EventPattern } from './patterns.ts';
import type { KeywordName } from './keywords.ts';

export type Quantity =
  | number
  | { q: 'x' } // the X of this spell's or ability's cost, or the amount stored for it
  | { q: 'xOf'; of: ObjectSet } // the X chosen for that spell, or for the spell that a permanent was (2026: 107.3e)
  | { q: 'ref'; name: string; share?: true } // share: only what the acting player did of it; a number bound earlier: an outcome's amount, a chosen number, `event.amount`
  | { q: 'count'; of: ObjectSet }
  | { q: 'countPlayers'; of: PlayerSet }
  | { q: 'stat'; stat: Stat; of: ObjectSet } // of one object, or the total over several
  | { q: 'greatest'; stat: Stat; of: ObjectSet }
  | { q: 'least'; stat: Stat; of: ObjectSet } // 0 among none
  | { q: 'devotion'; colors: readonly ColorWord[]; of: PlayerSet } // mana symbols of those colours in the costs of their permanents (2026: 700.5)
  | { q: 'manaSymbols'; color: ColorWord; of: ObjectSet } // of that colour in their mana costs
  | { q: 'party'; of: PlayerSet } // up to one Cleric, Rogue, Warrior and Wizard creature of theirs, as many as can be (2026: 700.8)
  | { q: 'greatestAmong'; players: PlayerSet; amount: Quantity } // the greatest of an amount that reads each of those players as actor
  | { q: 'leastAmong'; players: PlayerSet; amount: Quantity } // the least of it; 0 among no players
  | { q: 'counters'; counter: CounterKind | 'any'; on: ObjectSet }
  | { q: 'commanderCasts'; of: ObjectSet } // how often those commanders were cast from the command zone
  | { q: 'tempted'; of: PlayerSet } // how often the Ring has tempted them
  | { q: 'speed'; of: PlayerSet } // 0 for those who have none (2026: 702.179f)
  | { q: 'stationing'; of: ObjectSet } // the power with which it stations, unless an effect says otherwise
  | { q: 'castsOfCommanders'; of: PlayerSet } // how often they have cast a commander of theirs from the command zone
  | { q: 'dungeons'; of: PlayerSet } // how many dungeons they have completed
  | { q: 'stored'; value?: { op: Comparison; than: number } } // how many results of dice are stored on self, or how many such (2026: 706.8)
  | { q: 'level'; of: ObjectSet } // the level of one object (2026: 716.2d)
  | { q: 'playerCounters'; counter: CounterKind; of: PlayerSet }
  | { q: 'life'; of: PlayerSet }
  | { q: 'startingLife'; of: PlayerSet } // with how much life they began the game
  | { q: 'handSize'; of: PlayerSet }
  | { q: 'unspentMana'; of: PlayerSet } // in their mana pools
  | { q: 'zoneSize'; zone: Zone; of: PlayerSet }
  | { q: 'colorsAmong'; of: ObjectSet }
  | { q: 'basicLandTypesAmong'; of: ObjectSet }
  | { q: 'typesAmong'; of: ObjectSet }
  | { q: 'valuesAmong'; stat: Stat; of: ObjectSet } // how many different values: "different powers"
  | { q: 'ofOneType'; of: ObjectSet } // the most of them that share one creature type
  | { q: 'differentNames'; of: ObjectSet } // the most of them that have names, and none in common (2026: 201.2b)
  | { q: 'manaSpent'; type?: ManaType | Color; colors?: true; of?: ObjectSet } // on this spell, or on that one: what it was cast with
  | { q: 'manaSpentOnX'; type: ManaType | Color } // of the mana of that type that this spell was cast with, as much as paid for X at most
  | { q: 'manaFrom'; from: Filter; of?: ObjectSet } // of that mana, how much was made by such objects
  | { q: 'timesPaid'; cost: string; own?: true } // how often an optional cost with that tag was paid (kicker); own: for the instance of the keyword that asks (replicate)
  | { q: 'history'; event: TurnHistory }
  | { q: 'add'; of: readonly Quantity[] }
  | { q: 'subtract'; from: Quantity; of: Quantity } // never below zero where a count is wanted
  | { q: 'times'; of: Quantity; by: Quantity }
  | { q: 'half'; of: Quantity; round: 'up' | 'down' }
  | { q: 'max'; of: readonly Quantity[] }
  | { q: 'min'; of: readonly Quantity[] }
  | { q: 'negative'; of: Quantity }
  | { q: 'if'; condition: Condition; then: Quantity; else: Quantity };

/** Counts over what happened this turn. */
export type TurnHistory =
  | { of: 'spellsCast'; by: PlayerSet; where?: Filter }
  | { of: 'spellsCastLastTurn'; by: PlayerSet }
  | { of: 'spellsCastBefore'; what?: ObjectSet; by?: PlayerSet; where?: Filter } // before that spell; before this one unless said (storm)
  | { of: 'died'; where: Filter }
  | { of: 'landsPlayed'; by: PlayerSet }
  | { of: 'descended'; by: PlayerSet } // permanent cards put into their graveyards (2026: 700.11)
  | { of: 'lifeGained'; by: PlayerSet }
  | { of: 'lifeLost'; by: PlayerSet }
  | { of: 'lifeLostLastTurn'; by: PlayerSet }
  | {
      of: 'damageTo';
      player: PlayerSet;
      from?: Filter;
      combat?: true;
      /** by sources that those players controlled, and that shared a creature type with these objects, as they dealt it */
      by?: PlayerSet;
      akinTo?: ObjectSet;
      /** by sources that had that creature type as they dealt it */
      kind?: Subtype;
    }
  | { of: 'damageTaken'; what: ObjectSet }
  | { of: 'cardsDrawn'; by: PlayerSet }
  | { of: 'untappedAsTurnBegan'; by: PlayerSet; type: CardType } // permanents of that type that they controlled untapped as the turn began
  | { of: 'handAsTurnBegan'; by: PlayerSet } // cards in hand as the turn began
  | { of: 'attackers'; by: PlayerSet; player?: PlayerSet } // player: that attacked those players, and no planeswalkers or battles
  /**
   * How often such an event happened, or with `amount` how much it was in all: "you" in the pattern is each of those players.
   * Events about `except` do not count.
   */
  | { of: 'happened'; event: EventPattern; by: PlayerSet; except?: ObjectSet; amount?: true }
  | { of: 'activationsBegun'; by: PlayerSet; keyword: KeywordName } // of abilities of that keyword, completed or not (2026: 702.177b)
  | { of: 'activations' } // of this ability
  | { of: 'resolutions' }; // of this ability and copies of it, with the one that is resolving (2009: 706.9b · 2011: 706.10b · 2026: 707.10b)
