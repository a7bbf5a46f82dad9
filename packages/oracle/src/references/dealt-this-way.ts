/** To whom damage was really dealt: "if it deals damage to you this way". 2006: 413.2 · 2009, 2011, 2026: 608.2 */
import { equal } from '../grammar/index.ts';
import { resolve } from './resolve.ts';
import { lastDone, lastOutcome, Unresolved, unmarked } from './scope.ts';
import type { Node, Scope } from './scope.ts';

const SELF = { set: 'self' };
/** "If ~ deals damage to you this way", "a player is dealt damage this way": whom damage was really dealt to. */
export function dealtDamage({ by }: Node, scope: Scope): Node {
  const { instruction } = lastOutcome('damage', scope);
  const source = unmarked(instruction['source'] ?? SELF) as Node;
  // "it" can only be what dealt the damage; it is spoken of as the card itself is by its name
  const isIt = (by as Node | undefined)?.['set'] === 'it' && equal(source, SELF);
  const said = unmarked(resolve(isIt ? SELF : by, scope, 'source'));
  if (by !== undefined && !equal(said, source)) throw new Unresolved('damage "this way", but not by it');
  return { who: 'ref', name: lastDone('damage', scope) };
}
