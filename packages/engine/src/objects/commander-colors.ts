/**
 * The colours that a player's commanders stand for: their color identity, and which mana the pool takes.
 * 2006: none · 2009: 903.8 · 2011: 903.4, 903.9 · 2026: 702.124c, 903.4, 903.11a
 */
import type { Ability } from '../vocabulary/abilities.ts';
import type { CardDefinition, Face } from '../vocabulary/definition.ts';
import type { ColorWord } from '../vocabulary/nouns.ts';
import { COLORS, type Color } from '../vocabulary/words.ts';
import type { Game } from '../running/game.ts';
import type { PlayerId } from '../state/ids.ts';
import { memoised } from '../state/memoised.ts';
import { componentsOf } from '../state/objects.ts';
import type { Commander } from '../state/state.ts';
import { colorBits, costColors } from './mana-cost.ts';

const EVERY_COLOR = (1 << COLORS.length) - 1;

/** Those of all that lead the player's deck; none without a commander (2026: 903.4f). */
export function commandersIdentity(game: Game, player: PlayerId): readonly Color[] {
  const bits = colorsOfAll(game, player, identity);
  return COLORS.filter((_, n) => (bits & (1 << n)) !== 0);
}

/** Whether each colour of that card's color identity is in that of the player's commanders. */
export const fitsIdentity = (game: Game, player: PlayerId, definition: CardDefinition): boolean =>
  (identity(definition) & ~colorsOfAll(game, player, identity)) === 0;

/** The colours of mana that the player's pool takes, as bits; any other is colorless. All of them where no rule says otherwise. */
export function poolColors(game: Game, player: PlayerId): number {
  const by = game.edition.commander?.mana ?? 'any';
  if (by === 'any' || (game.state.players[player]?.commanders ?? []).length === 0) return EVERY_COLOR;
  return colorsOfAll(game, player, by === 'cost' ? inCost : identity);
}

function colorsOfAll(game: Game, player: PlayerId, colors: (definition: CardDefinition) => number): number {
  let bits = 0;
  for (const commander of game.state.players[player]?.commanders ?? []) {
    const definition = definitionOf(commander, game);
    if (definition !== undefined) bits |= colors(definition);
  }
  return bits;
}

/** The card that it is, wherever that is; undefined where it is in no zone of this game. */
const definitionOf = memoised(({ card }: Commander, { state, definitions }: Game): CardDefinition | undefined => {
  for (const object of state.objects) {
    const part = object === null ? undefined : componentsOf(object).find((one) => one.card === card);
    if (part !== undefined) return definitions.get(part.def);
  }
  return undefined;
});

const inCost = ({ faces }: CardDefinition): number => costColors(faces[0].manaCost);

/** Of all its faces: symbols of costs and rules text, a colour indicator, and what it says of its own colour (2011, 2026: 903.4). */
const identity = memoised(({ faces }: CardDefinition): number =>
  faces.reduce((bits, face) => bits | identityOfFace(face), 0),
);

const identityOfFace = ({ manaCost, colorIndicator, text, abilities }: Face): number =>
  abilities.reduce(
    (bits, ability) => bits | colorsDefined(ability),
    costColors(manaCost) | colorBits(colorIndicator ?? []) | costColors(symbolsIn(text ?? '')),
  );

/** Reminder text is no rules text (2011: 903.4b · 2026: 903.4c). */
const symbolsIn = (text: string): readonly string[] =>
  [...text.replace(/\([^()]*\)/g, '').matchAll(/\{([^{}]*)\}/g)].map(([, symbol = '']) => symbol);

/** What is named only once it is chosen is no color of the card. */
const isColor = (word: ColorWord): word is Color => typeof word === 'string';

function colorsDefined(ability: Ability): number {
  if (ability.ability !== 'static' || ability.cda !== true) return 0;
  const mods = ability.parts.flatMap((part) => (part.part === 'change' ? part.mods : []));
  return colorBits(mods.flatMap((mod) => (mod.mod === 'color' ? mod.colors.filter(isColor) : [])));
}
