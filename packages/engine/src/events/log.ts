/** The log: sentences in the edition's words, made only where somebody listens. 2006: 200 · 2009, 2011, 2026: 200 (no rule: the record) */
import type { Game, LogCause, LogEntry } from '../running/game.ts';
import { objectOrLast } from '../state/objects.ts';
import { textOrNull } from '../abilities/ability-text.ts';
import { characteristics } from '../continuous/derive.ts';
import type { GameObject } from '../state/state.ts';
import type { ObjectId, PlayerId } from '../state/ids.ts';
import { ruleAt } from './cause.ts';
import type { Cause } from './event.ts';

/** Names for log sentences. */
export interface LogWords {
  player(id: PlayerId): string;
  object(id: ObjectId): string;
}

/** What everybody may call an object: its name where it is public, else what it is. */
export function publicName(game: Game, id: ObjectId): string {
  const object = objectOrLast(game, id);
  if (object === null) return 'something';
  if (object.faceDown) return faceDownName(object);
  if ((object.zone === 'library' || object.zone === 'hand') && object.known !== 0xffff) return 'a card';
  if (object.kind === 'ability') {
    if (object.stack?.kind === 'damage') return 'combat damage';
    // a source that went to a hidden zone is still named by the ability on the stack
    const source = object.stack?.source ?? 0;
    const name = source === 0 ? '' : publicName(game, source);
    const known = name !== '' && name !== 'something' && name !== 'a card';
    return `the ability of ${known ? name : (game.definitions.get(object.stack?.ability?.def ?? '')?.name ?? 'something')}`;
  }
  const { name } = characteristics(game, id);
  // an emblem has no name: it is called after what it came from
  if (name === '' && object.kind === 'emblem')
    return `the emblem of ${game.definitions.get(object.def)?.name ?? 'something'}`;
  return name;
}

/** What a face-down object is called: by its number, which tells it from the others. */
export function faceDownName({ zone, faceDownOrder }: GameObject): string {
  if (zone !== 'battlefield' && zone !== 'stack') return 'a face-down card';
  return `face-down ${zone === 'stack' ? 'spell' : 'creature'} ${faceDownOrder}`;
}

/** What `publicName` says of objects that not everybody may know. */
const UNNAMED: ReadonlySet<string> = new Set(['something', 'a card', 'a face-down card']);

/**
 * The cause in words that everybody may read; null where they say nothing beyond the text. The ability of an object that lies hidden
 * is not told, because its words would tell which card that is.
 */
function publicCause(game: Game, { source, ability, rule }: Cause, text: string): LogCause | null {
  const name = source === 0 ? null : publicName(game, source);
  const named = name !== null && !UNNAMED.has(name);
  const open = source === 0 || (named && objectOrLast(game, source)?.faceDown === false);
  const words = ability !== null && open ? textOrNull(game, ability) : null;
  // a sentence that names the object has said as much, unless an ability of it is told
  const because: LogCause = {
    source: named && (words !== null || !text.includes(name)) ? name : null,
    ability: words,
    rule: rule === null ? null : ruleAt(rule),
  };
  return because.source === null && words === null && rule === null ? null : because;
}

/** Adds a sentence to the log; null adds none. `seats` limits who may read it, `causing` is why it is so. */
export function note(
  game: Game,
  sentenceOf: (words: LogWords) => string | null,
  seats: readonly PlayerId[] | null = null,
  causing: Cause | null = game.scope.causing,
): void {
  const number = game.state.logged++;
  if (game.entries === null && game.listener === null) return;
  const last = game.entries?.at(-1)?.number ?? -1;
  if (number <= last) return; // delivered before this tick was run again
  const sentence = sentenceOf({
    player: (id) => game.names[id] ?? `Player ${id + 1}`,
    object: (id) => publicName(game, id),
  });
  if (sentence === null) return;
  const text = sentence.charAt(0).toUpperCase() + sentence.slice(1);
  const entry: LogEntry = { number, seats, text, turn: game.state.turn.number };
  const because = causing === null ? null : publicCause(game, causing, text);
  if (because !== null) entry.because = because;
  game.entries?.push(entry);
  game.listener?.(entry, causing);
}
