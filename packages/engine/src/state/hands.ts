/** Who carries out by hand the lines of cards that were not read. 2006: 200 · 2009, 2011, 2026: 200 (no rule: people read what the program cannot) */
import type { Position } from './position.ts';
import type { ObjectId, PlayerId } from './ids.ts';
import type { DefKey } from './names.ts';

/** Whether that player is asked what such a line does; of anybody else's it does nothing. */
export const carriesOut = ({ state }: Position, player: PlayerId): boolean =>
  state.options.byHand?.includes(player) === true;

/** How often somebody objected to a line that was announced, by its object and the path of its ability. */
export interface Objection {
  readonly object: ObjectId;
  readonly path: string;
  readonly times: number;
}

/** A line that was not read and that people have said in words that are: everything with that definition now has another in its place. */
export interface RewordedLine {
  /** the definition that was made then */
  readonly key: DefKey;
  /** the definition that is in its place now: another line of it may have been reworded since */
  readonly def: DefKey;
  readonly line: string;
  readonly words: string;
}
