/** The set-up of a game as its caller describes it, and what may be wrong with it. 2006: 100–102, 600 · 2009, 2011, 2026: 100–103, 800 */
import type { CardDefinition, DefKey } from '../vocabulary/definition.ts';
import type { Step, Zone } from '../vocabulary/words.ts';
import type { HouseRules } from '../editions/house-rules.ts';
import type { EditionName } from '../state/names.ts';
import type { Agent, Catalogue } from '../running/game.ts';
import type { CardInDeck, FaceDownBy, GameOptions, Variant } from '../state/state.ts';
import type { PlayerId } from '../state/ids.ts';
import type { Seed } from '../state/random.ts';
import type { Leads } from '../multiplayer/leads.ts';

export interface SetupPlayer {
  name: string;
  deck: readonly CardInDeck[];
  sideboard?: readonly CardInDeck[];
  agent?: Agent | null;
  /** the card that leads the deck, or two that are partners; neither is part of `deck` */
  commander?: Leads<CardInDeck>;
  /** the vanguard card that begins the game in the command zone; every player has one, or none */
  vanguard?: CardInDeck;
  /** conspiracies that the player begins with in the command zone */
  conspiracies?: readonly CardInDeck[];
  /** the scheme deck of an archenemy: of one of two players, or of everybody in Free-for-All; in a position, its top first */
  schemes?: readonly CardInDeck[];
  /** the Attraction deck; in a position, its top first */
  attractions?: readonly CardInDeck[];
  /** the planar deck: every player has one, or none; in a position, its top first, of which the planar controller's comes face up */
  planes?: readonly CardInDeck[];
  /** players of the same number are teammates; default each alone, and two teams where teams share turns */
  team?: number;
}

/** Objects put straight into zones, for scenarios and the lab. Everything optional defaults to a plain first main phase of turn 1. */
export interface Position {
  active?: PlayerId;
  step?: Step;
  turn?: number;
  /** null: what a game starts with */
  life?: readonly (number | null)[];
  poison?: readonly number[];
  /** other counters that players have */
  counters?: readonly (Readonly<Record<string, number>> | null)[];
  monarch?: PlayerId;
  initiative?: PlayerId;
  objects: readonly PositionObject[];
}
export interface PositionObject {
  name: string;
  def: DefKey;
  player: PlayerId;
  zone: Zone;
  controller?: PlayerId;
  tapped?: boolean;
  counters?: Readonly<Record<string, number>>;
  /** true: by morph */
  faceDown?: boolean | FaceDownBy;
  /** with its back face up */
  transformed?: true;
  /** came under control this turn */
  sick?: boolean;
  /** who protects it, if it is a battle */
  protector?: PlayerId;
  damage?: number;
  /** label of the object it is attached to */
  attachedTo?: string;
  label?: string;
}

export interface Setup {
  edition?: EditionName;
  /** seams of other editions to play by, such as `{manaBurn: '2006-10'}`; each game records them */
  houseRules?: HouseRules;
  /** at a table with strangers a key that nobody could choose or guess (docs/decisions/54-fair-shuffle.md); else anything */
  seed: Seed;
  players: readonly SetupPlayer[];
  /** every definition the decks and the position use */
  definitions: Iterable<CardDefinition>;
  catalogue?: Catalogue | null;
  startingPlayer?: PlayerId | 'random';
  /** a multiplayer game's variant and options (2006: 600.2 · later: 800.2) */
  variant?: Variant;
  attack?: GameOptions['attack'];
  /** the range of influence in seats, of everybody or of each player; default unlimited, in an Emperor game what that asks for */
  range?: number | readonly number[] | null;
  /** the option deploy creatures; default only in an Emperor game */
  deploy?: boolean;
  /** with commanders: the Brawl option */
  brawl?: boolean;
  /** playing for ante: without it the cards that say so are left out of the decks */
  ante?: boolean;
  /** one planar deck that all have in common, in place of one for each player */
  planarDeck?: readonly CardInDeck[];
  /** cards the edition does not know: refuse them by name, or borrow the next edition's rule for them */
  anachronisms?: 'refuse' | 'borrow';
  /** cards with keywords known from their reminder text alone: default refuse; a table and the Lab accept them */
  byReminder?: 'refuse' | 'accept';
  /**
   * Seats of people who carry out by hand the lines that were not read; nobody else is asked, and lines of nobody else do anything. Absent:
   * cards with such lines are refused. Agents are never asked
   */
  byHand?: readonly PlayerId[];
  /**
   * The budget of the machine: ticks that may follow one another without a question to anybody, before the game ends in the result
   * `fault`; default `MOST_TICKS`. It counts steps, not time, so the same game ends the same way everywhere.
   */
  mostTicks?: number;
  position?: Position;
  /** keep a log; default true unless every seat has an agent */
  log?: boolean;
  /** keep checkpoints though every seat has an agent, so that agents may fork and the game may be saved */
  checkpoints?: boolean;
}

export interface SetupError {
  /** shape: something is not of the type it must be */
  error: 'shape' | 'edition' | 'seed' | 'players' | 'options' | 'definition' | 'anachronism' | 'position';
  message: string;
  card?: string;
}
