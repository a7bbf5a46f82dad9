/** Cards of which it is not known in which wording they are written. 2006: 200 · 2009, 2011, 2026: 108.1 */
import type { CardText } from './card-text.ts';
import { compile, type Compiled, type Refusal } from './compile.ts';
import { COMPILER_HASH } from './version.ts';

/**
 * Compiles a card in the wording of the npm data or, as in files of the user's that are newer, in today's. Of a card that is understood in
 * neither, what is said is what that wording refuses in which it is understood the better.
 */
export function compileEitherWording(card: CardText): Compiled {
  const compiled = compile(card);
  if (compiled.ok) return compiled;
  const today = compile(card, { wording: '2026-02' });
  return today.ok || leftOut(today.refused) < leftOut(compiled.refused) ? today : compiled;
}

/** How many characters are not understood. */
const leftOut = (refused: readonly Refusal[]): number => refused.reduce((sum, { from, to }) => sum + to - from, 0);

/** What its results depend on; null: nobody knows, so they are not to be kept. */
export const EITHER_WORDING_HASH = COMPILER_HASH === null ? null : `${COMPILER_HASH} 2017-01 2026-02`;
