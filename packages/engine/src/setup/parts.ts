/** Parts of a card's static abilities that are asked about before the game begins. 2006: 217.9 · 2009, 2011: 407 · 2026: 103.1c, 407 */
import type { Face } from '../vocabulary/definition.ts';
import type { ContinuousPart } from '../vocabulary/rules-effects.ts';

export const hasPart = ({ abilities }: Face, name: ContinuousPart['part']): boolean =>
  abilities.some((a) => a.ability === 'static' && a.parts.some(({ part }) => part === name));
