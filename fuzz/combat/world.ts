/**
 * A combat as data: what lies on the table as attackers are to be declared, in words alone. The engine is given the texts of these words
 * (`words.ts`), the reference what it knows of them, so neither sees how the other understands one.
 */
import type { Decree, Trait } from './words.ts';

export interface Creature {
  readonly player: number;
  readonly black: boolean;
  readonly artifact: boolean;
  readonly elf: boolean;
  readonly power: number;
  readonly tapped: boolean;
  /** came under its player's control this turn */
  readonly sick: boolean;
  readonly traits: readonly Trait[];
}

/** A rule for many creatures, on an enchantment of that player. */
export interface Decreed {
  readonly by: number;
  readonly says: Decree;
}

/** Player 0 attacks; each creature, planeswalker and battle is named by its index. */
export interface World {
  readonly players: 2 | 3;
  /** whom player 0 can attack: anybody, or the next player alone */
  readonly attack: 'multiple' | 'left';
  readonly creatures: readonly Creature[];
  readonly decrees: readonly Decreed[];
  /** whose they are */
  readonly planeswalkers: readonly number[];
  /** each of player 0, and who protects it */
  readonly battles: readonly number[];
  /** by player: how many Plains and how many Swamps, each good for one mana */
  readonly plains: readonly number[];
  readonly swamps: readonly number[];
  /** from 0 to 1: which of the legal attacks is declared, and which of the legal blocks of the first defending player */
  readonly picks: readonly [number, number];
}
