/** A saved episode, and what can be wrong with one. */
import { ENGINE_VERSION } from '@rulewright/engine';
import { ENCODING_VERSION } from './encoding/layout.ts';
import { GymError } from './settings.ts';

export const SAVE_FORMAT = 'rulewright-gym-1';

/** Plain data: small, because an episode follows from its seed and what was done. */
export interface SavedEnvironment {
  readonly format: typeof SAVE_FORMAT;
  /** the version of the engine */
  readonly engine: string;
  readonly encoding: number;
  readonly seed: number | string;
  /** actions, and where what was unknown was dealt anew, by which seed */
  readonly history: readonly (number | { readonly imagined: string })[];
  /** of the game it comes to */
  readonly checksum: string;
}

/** @throws GymError where it is none, or none of this version */
export function savedFrom(value: unknown, mostSteps: number): SavedEnvironment {
  const problem = problemOf(value, mostSteps);
  if (problem !== null) throw new GymError('cannot-load', problem);
  return value as SavedEnvironment;
}

function problemOf(value: unknown, mostSteps: number): string | null {
  if (typeof value !== 'object' || value === null) return 'It is no saved environment.';
  const { format, engine, encoding, seed, history, checksum } = value as Partial<
    Record<keyof SavedEnvironment, unknown>
  >;
  if (format !== SAVE_FORMAT) return `It is no saved environment of the format ${SAVE_FORMAT}.`;
  if (engine !== ENGINE_VERSION) return `It is of the engine ${String(engine)}, and this is ${ENGINE_VERSION}.`;
  if (encoding !== ENCODING_VERSION)
    return `It is of the encoding ${String(encoding)}, and this is ${ENCODING_VERSION}.`;
  if (typeof seed !== 'number' && typeof seed !== 'string') return 'Its seed is neither a number nor a text.';
  if (typeof checksum !== 'string') return 'It has no checksum.';
  // between two steps what is unknown may be dealt anew once or a few times, but not without end
  if (!Array.isArray(history) || history.length > 2 * mostSteps) return 'Its history is no list, or too long.';
  return history.every(isEntry) ? null : 'Its history holds something else than actions.';
}

const isEntry = (entry: unknown): boolean =>
  Number.isSafeInteger(entry) ||
  (typeof entry === 'object' && entry !== null && typeof (entry as { imagined?: unknown }).imagined === 'string');
