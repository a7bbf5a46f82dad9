/** Which colours of mana the pool of a player with a commander takes; any other is colorless. 2006, 2026: none · 2009: 903.8 · 2011: 903.4, 903.9 */
import type { CardDefinition } from '../vocabulary/definition.ts';
import { COLORS } from '../vocabulary/words.ts';
import type { Game } from '../state/game.ts';
import type { PlayerId } from '../state/ids.ts';
import { memoised } from '../state/memoised.ts';
import { componentsOf } from '../state/objects.ts';
import { colorBits, costColors } from './mana-cost.ts';

const EVERY_COLOR = (1 << COLORS.length) - 1;

/** Those of its mana cost. */
const inCost = ({ faces }: CardDefinition): number => costColors(faces[0].manaCost);

/** Reminder text is no rules text (2011: 903.4b). */
const symbolsIn = (text: string): readonly string[] =>
  [...text.replace(/\([^()]*\)/g, '').matchAll(/\{([^{}]*)\}/g)].map(([, symbol = '']) => symbol);

/** Those of every mana symbol of the card, and what it is otherwise. */
const identity = memoised(({ faces }: CardDefinition): number =>
  faces.reduce(
    (bits, { manaCost, colorIndicator, text }) =>
      bits | costColors(manaCost) | colorBits(colorIndicator ?? []) | costColors(symbolsIn(text ?? '')),
    0,
  ),
);

/** As bits; all of them where no rule says otherwise. */
export function poolColors({ state, edition, definitions }: Game, player: PlayerId): number {
  const by = edition.commander?.mana ?? 'any';
  const commanders = state.players[player]?.commanders ?? [];
  if (by === 'any' || commanders.length === 0) return EVERY_COLOR;
  let bits = 0;
  for (const object of state.objects)
    for (const { card, def } of object === null ? [] : componentsOf(object)) {
      const definition = commanders.some((one) => one.card === card) ? definitions.get(def) : undefined;
      if (definition !== undefined) bits |= by === 'cost' ? inCost(definition) : identity(definition);
    }
  return bits;
}
