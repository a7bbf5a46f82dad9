/** The color identity of a player's commanders, as it was established before the game. 2006, 2009: none · 2011: 903.4 · 2026: 702.124c, 903.4 */
import type { Ability } from '../vocabulary/abilities.ts';
import type { CardDefinition, Face } from '../vocabulary/definition.ts';
import { COLORS, type Color } from '../vocabulary/words.ts';
import { memoised } from '../state/memoised.ts';
import type { Game } from '../state/game.ts';
import type { CardId, PlayerId } from '../state/ids.ts';
import { componentsOf } from '../state/objects.ts';
import type { Commander } from '../state/state.ts';

/** Those of all that lead the player's deck; none without a commander (2026: 903.4f). */
export function commandersIdentity(game: Game, player: PlayerId): readonly Color[] {
  if (!game.state.options.commander) return [];
  const found = (game.state.players[player]?.commanders ?? []).flatMap((commander) => identityOf(commander, game));
  return COLORS.filter((color) => found.includes(color));
}

const identityOf = memoised((commander: Commander, game: Game) => colorsOf(definitionOfCard(game, commander.card)));

function definitionOfCard({ state, definitions }: Game, card: CardId): CardDefinition {
  const def = state.objects.flatMap((object) =>
    object === null ? [] : componentsOf(object).flatMap((part) => (part.card === card ? [part.def] : [])),
  )[0];
  const definition = def === undefined ? undefined : definitions.get(def);
  if (definition === undefined) throw new Error('A commander that is nowhere');
  return definition;
}

/** Of all its faces: symbols of costs and rules text, a colour indicator, and what it says of its own colour (2011, 2026: 903.4). */
const colorsOf = memoised(({ faces }: CardDefinition): readonly Color[] =>
  COLORS.filter((color) => faces.some((face) => hasColor(face, color))),
);

const hasColor = ({ manaCost, text = '', colorIndicator, abilities }: Face, color: Color): boolean =>
  [...(manaCost ?? []), ...symbolsIn(text)].some((symbol) => symbol.split('/').includes(color)) ||
  colorIndicator?.includes(color) === true ||
  abilities.some((ability) => definesColor(ability, color));

/** Reminder text is no rules text (2011: 903.4b · 2026: 903.4c). */
const symbolsIn = (text: string): readonly string[] =>
  [...text.replace(/\([^()]*\)/g, '').matchAll(/\{([^{}]*)\}/g)].map(([, symbol = '']) => symbol);

const definesColor = (ability: Ability, color: Color): boolean =>
  ability.ability === 'static' &&
  ability.cda === true &&
  ability.parts.some(
    (part) => part.part === 'change' && part.mods.some((mod) => mod.mod === 'color' && mod.colors.includes(color)),
  );
