/** What "if you do" asks about: what was done just before, and with what. 2006: 413.2 · 2009, 2011, 2026: 608.2 */
import { outcomeName, outcomeOf, previous, Unresolved } from './scope.ts';
import type { Node, Outcome, Scope } from './scope.ts';

/** "If you do, …. If you don't, …": the second asks what the first asked. */
export function askedBefore(scope: Scope): string | undefined {
  const condition = scope.previous?.instruction['condition'] as Node | undefined;
  return condition?.['if'] === 'did' ? (condition['name'] as string) : undefined;
}

/** "If …, you may …. If you do": what was done on that condition. "That player exiles it. If they do": what was done by each of them. */
export function lastOf(outcome: Outcome, scope: Scope): Outcome {
  const { do: doing, then, else: otherwise, effect, $instead, $replaces } = outcome.instruction;
  // "Otherwise, you may pay {1}. If you do": the case that was said last
  const said = otherwise !== undefined && ($instead ?? $replaces) === undefined ? otherwise : then;
  const list = doing === 'if' ? said : doing === 'forEachPlayer' ? effect : undefined;
  const last = (list as Node[] | undefined)?.at(-1);
  return last === undefined ? outcome : lastOf(outcomeOf(last, scope), scope);
}

/** What players give up or change at will: whether it was done is seen. */
const SEEN_DONE = new Set([
  'attach',
  'destroy',
  'discard',
  'move',
  'payLife',
  'removeCounters',
  'reveal',
  'sacrifice',
  'tap',
  'untap',
]);

/** "Sacrifice it and attach this to a creature you control. If you do": both of them. */
export function joinedTo(outcome: Outcome, scope: Scope): readonly Outcome[] {
  const before = scope.done[scope.done.indexOf(outcome) - 1];
  const { $j: joint, do: doing } = outcome.instruction;
  const both = (joint === 'and' || joint === ', and') && SEEN_DONE.has(doing as string);
  if (!both || before === undefined || !SEEN_DONE.has(before.instruction['do'] as string)) return [outcome];
  return [...joinedTo(before, scope), outcome];
}

/** "If you do", "if they don't pay": what was done before, really; undefined: nothing of that is asked. */
export function wasDone(node: Node, scope: Scope): Node | undefined {
  const { if: kind, of, did } = node;
  if (kind === 'not' && (of as Node)['if'] === 'thatDone') {
    const asked = askedBefore(scope);
    if (asked !== undefined && (of as Node)['did'] === undefined)
      return { if: 'not', of: { if: 'did', name: asked, $r: of } };
  }
  if (kind !== 'thatDone') return undefined;
  const last = lastOf(previous(scope), scope);
  if (last.instruction['$resolves'] !== undefined) throw new Unresolved('what is done as the spell resolves');
  if (did !== undefined && did !== last.instruction['do'])
    throw new Unresolved(`what was done before is no "${did as string}"`);
  const asked = joinedTo(last, scope).map((o): Node => ({ if: 'did', name: outcomeName(o, scope) }));
  const [only, ...more] = asked as [Node, ...Node[]];
  if (more.length > 0) return { if: 'and', of: asked, $r: node };
  // "each player may … If a player does": that player is whoever did
  if (last.instruction['do'] === 'may' && SOMEBODY.has((node['who'] as Node)['who']))
    scope.players.push({ who: 'ref', name: only['name'] });
  return { ...only, $r: node };
}
const SOMEBODY: ReadonlySet<unknown> = new Set(['all', 'opponents', 'opponent']);
