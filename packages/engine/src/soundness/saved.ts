/** Saved games: sealed as they are written, and looked at before anything is made of them. 2006: 100 · 2009, 2011, 2026: 100 (no rule: the machine) */
import type { EditionName } from '../state/names.ts';
import type { Input, LogEntry } from '../running/game.ts';
import type { GameState } from '../state/state.ts';
import { Checksum } from '../state/hash.ts';
import type { CardDefinition } from '../vocabulary/definition.ts';
import { misfit } from './shape.ts';

/** The form in which games are saved. A change of `SavedGame` or of what a state means is a new form. */
export const SAVE_FORMAT = 3;

/** A game as plain JSON: resumes at the same decision, with the definitions it uses. Whoever changes one calls `seal`. */
export interface SavedGame {
  /** the form it is saved in; other forms are refused by name */
  format: typeof SAVE_FORMAT;
  /** the version of the engine that saved it */
  engine: string;
  edition: EditionName;
  names: string[];
  anachronisms: 'refuse' | 'borrow';
  checkpoint: GameState;
  tickInputs: Input[];
  log: Input[];
  entries: LogEntry[] | null;
  decisions: number;
  definitions: CardDefinition[];
  /** of everything else in it: 16 hexadecimal digits */
  checksum: string;
}

/** Why a saved game is not loaded. */
export interface LoadProblem {
  /**
   * format: saved in another form · shape: not a saved game · checksum: damaged since it was saved · unsound: it contradicts itself ·
   * broken: it cannot go on
   */
  readonly fault: 'format' | 'shape' | 'checksum' | 'unsound' | 'broken';
  readonly error: string;
}

/** The saved game with the checksum of what it says. Whoever changes a saved game seals it again. */
export function seal(saved: Omit<SavedGame, 'checksum'>): SavedGame {
  const { checksum: _, ...content } = saved as SavedGame;
  return { ...content, checksum: new Checksum().value(content).digest() };
}

/** What is wrong with the form, the shape or the checksum of what may be a saved game. */
export function savedProblem(saved: unknown): LoadProblem | null {
  const form = typeof saved === 'object' && saved !== null && 'format' in saved ? saved.format : undefined;
  if (form !== SAVE_FORMAT && typeof form === 'number')
    return {
      fault: 'format',
      error: `This game was saved in form ${form}, and this engine reads form ${SAVE_FORMAT}: finish it with the version that saved it, or play its inputs again.`,
    };
  const wrong = misfit('SavedGame', saved);
  if (wrong !== null)
    return {
      fault: 'shape',
      error: `This is not a saved game: ${wrong.path === '' ? 'it' : wrong.path} ${wrong.message}.`,
    };
  const whole = saved as SavedGame;
  if (seal(whole).checksum !== whole.checksum)
    return { fault: 'checksum', error: 'This saved game was damaged since it was saved: its checksum does not fit.' };
  return null;
}
