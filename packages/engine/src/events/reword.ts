/**
 * A line that was not read is said in words that are: everything with its card's definition has another from then on, in the main game of a
 * subgame too. 2006: 200 · 2009, 2011, 2026: 200 (no rule: people read what the program cannot)
 */
import type { Reworded } from '../decisions/decision.ts';
import type { Game } from '../running/game.ts';
import { Checksum } from '../state/hash.ts';
import { redefined } from '../state/redefined.ts';
import type { RewordedLine } from '../state/hands.ts';
import type { AbilityRef } from '../state/state.ts';
import type { CardDefinition } from '../vocabulary/definition.ts';
import { unreadAt, withLineReworded } from '../vocabulary/holes.ts';

/** How the key of a card goes on that was made of another by such words. */
const MADE = / reworded [0-9a-f]{16}$/;

/** The card of that line as it is with the line in those words. */
export function rewordedCard(game: Game, { def, path }: AbilityRef, { words, abilities }: Reworded): CardDefinition {
  const definition = game.definitions.get(def);
  if (definition === undefined) throw new Error(`No definition ${def}`);
  const key = `${def} reworded ${new Checksum().value([path, words, abilities]).digest()}`;
  return withLineReworded(definition, path, { key, words, abilities });
}

/** The words take the place of the line wherever its card is, and whatever is a copy of it. */
export function rewordLine(game: Game, line: AbilityRef, said: Reworded): void {
  const made = rewordedCard(game, line, said);
  const { key } = made;
  const { text = '' } = unreadAt(game.definitions.get(line.def) as CardDefinition, line.path) ?? {};
  const { reworded = [] } = game.state;
  const all: readonly RewordedLine[] = [...reworded, { key, def: line.def, line: text, words: said.words }];
  game.definitions = new Map([...game.definitions, [key, made]]);
  // the state itself stays: procedures that run hold it
  Object.assign(game.state, redefined({ ...game.state, reworded: all }, line.def, key));
  game.derived = null;
}

/** Once an answer has been taken back, what was made of cards since is in the game no more. */
export function forgetTakenBack(game: Game): void {
  const { state, definitions } = game;
  if (state.options.byHand === undefined) return;
  const isGone = (key: string): boolean => MADE.test(key) && !(state.reworded ?? []).some((line) => line.key === key);
  const keys = [...definitions.keys()];
  if (keys.some(isGone)) game.definitions = new Map([...definitions].filter(([key]) => !isGone(key)));
}
