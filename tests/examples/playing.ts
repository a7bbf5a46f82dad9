/** A small table for the worked examples: cards by hand, a position, answers by what they are called. */
import {
  type Ability,
  answer,
  type CardDefinition,
  createGame,
  decision,
  type Edition,
  type EditionName,
  type Game,
  labels,
  type Position,
} from '@rulewright/engine';

/** A creature card with these abilities; nothing to pay. */
export function creature(name: string, power: number, toughness: number, abilities: Ability[] = []): CardDefinition {
  const face = { name, manaCost: [], supertypes: [], types: ['creature' as const], subtypes: [], power, toughness };
  return { key: `example:${name}`, name, layout: 'normal', faces: [{ ...face, abilities }] };
}

/** A basic land card. */
export function basicLand(name: 'Forest' | 'Mountain'): CardDefinition {
  const face = { name, manaCost: null, supertypes: ['basic' as const], types: ['land' as const], subtypes: [name] };
  return { key: `example:${name}`, name, layout: 'normal', faces: [{ ...face, abilities: [] }] };
}

/** A game of A and B in that position; what `change` says of the edition holds instead of its own. */
export function played(
  edition: EditionName,
  definitions: CardDefinition[],
  objects: readonly { name: string; player: 0 | 1 }[],
  change: Partial<Edition> = {},
): Game {
  const at = (name: string) => definitions.find((card) => card.name === name)?.key ?? `no card ${name}`;
  const position: Position = {
    objects: objects.map(({ name, player }) => ({ name, player, def: at(name), zone: 'battlefield' })),
  };
  const players = ['A', 'B'].map((name) => ({ name, deck: [] }));
  const created = createGame({ edition, seed: 1, players, definitions, position });
  if (!created.ok) throw new Error(created.errors.map(({ message }) => message).join('; '));
  return { ...created.game, derived: null, edition: { ...created.game.edition, ...change } };
}

/** Answers with the option that is called so. */
export function take(game: Game, called: string): void {
  const asked = decision(game);
  if (!asked) throw new Error('nothing is asked');
  const at = labels(game, asked).indexOf(called);
  if (at < 0) throw new Error(`"${called}" is not among ${labels(game, asked).join(', ')}`);
  give(game, [at]);
}

/** Everybody passes, until that step or a question that is not about priority. */
export function passUntil(game: Game, step: string): void {
  while (game.state.turn.step !== step && decision(game)?.kind === 'priority') take(game, 'Pass');
}

/** Gives an answer that must be legal. */
export function give(game: Game, given: Parameters<typeof answer>[1]): void {
  const answered = answer(game, given);
  if (!answered.ok) throw new Error(answered.wrong.message);
}
