/** How far the cards of a deck are read, and what people carry out by hand of them. 2006: 200 · 2009, 2011, 2026: 207 */
import type { CardDefinition } from '@rulewright/engine';
import { type Hole, holesOf } from '@rulewright/engine/vocabulary';
import type { CardText } from '@rulewright/oracle';
import type { Catalogue } from './catalogue.ts';
import { byName } from './deck-copies.ts';
import type { ResolvedEntry } from './resolve-deck.ts';

export interface CardByHand {
  readonly card: CardText;
  /** all its copies */
  readonly count: number;
  /** whether it can be played at all: wholly read, or with lines by hand */
  readonly playable: boolean;
  /** its lines and effects that were not read; none: it is whole, or not playable */
  readonly holes: readonly Hole[];
}

/** Each different card of these, in the order in which they are named first. */
export const cardsByHand = (
  entries: readonly ResolvedEntry[],
  { byHand }: Catalogue<CardDefinition>,
): readonly CardByHand[] =>
  byName(entries).map(({ card, count }) => {
    const compiled = byHand.compiled(card);
    return { card, count, playable: compiled.ok, holes: compiled.ok ? holesOf(compiled.definition) : [] };
  });
