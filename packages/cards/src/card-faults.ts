/** Whether a compiled card may be used, and why not: what every deck, booster and list asks. 2006: 200 · 2009, 2011, 2026: 200 */
import {
  type CardDefinition,
  type CardProblem,
  cardProblems,
  type CardTerms,
  type EditionName,
  editionOf,
} from '@rulewright/engine';
import type { Compiled } from './catalogue.ts';
import { shorten } from './deck.ts';

/** `not-understood`: the compiler refused it; the others are the engine's. */
export interface CardFault {
  readonly kind: 'not-understood' | CardProblem['kind'];
  readonly reason: string;
}

/** All that keeps the card out of games of that edition; empty: it may be used. */
export function cardFaults(
  name: string,
  compiled: Compiled<CardDefinition>,
  edition: EditionName,
  terms: CardTerms = {},
): readonly CardFault[] {
  if (compiled.ok)
    return cardProblems(editionOf(edition), compiled.definition, terms).map(({ kind, message }) => ({
      kind,
      reason: message,
    }));
  const [first] = compiled.refused;
  const why = first ? `“${shorten(first.text)}”: ${first.reason}` : 'no reason given';
  return [{ kind: 'not-understood', reason: `“${name}” is not understood yet: ${why}` }];
}
