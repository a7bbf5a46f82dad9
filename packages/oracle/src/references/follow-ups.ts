/**
 * Sentences that belong to the one before, though nothing joins them: after "if you do" what is said of its targets alone ("If you do, tap up
 * to eight target permanents. Those permanents don't untap …"), after a delayed trigger what is said of what it makes or finds ("whenever a
 * creature dies, exile the top card of your library. You may play it …") or asked of what it does ("at end of combat, sacrifice it. If you
 * do, …"), and what is said of a permanent that returns only then ("return it at the beginning of the next end step. That creature is a
 * Zombie …", after "if you do" too), and after "when you do" what is said of what only the ability that triggers then targets or makes. How many of them there were is the mark `$follow`.
 * 2006: 404.4, 413.2 · 2009, 2011, 2026: 603.7, 608.2
 */
import { FLIPS } from './coins.ts';
import type { Filter } from '@rulewright/engine';
import { conjuncts } from '../nouns/filters.ts';
import { fit } from './kinds.ts';
import type { Node, Scope } from './scope.ts';

/** The list with each sentence where it belongs. */
export function withFollowUps(list: readonly Node[], scope: Scope): readonly Node[] {
  const out: Node[] = [];
  for (const item of list) {
    const last = out.at(-1);
    if (
      last !== undefined &&
      (saysMoreOfTarget(item, out, scope) ||
        saysMoreOfMade(item, last) ||
        belongsToDone(item, last) ||
        isOfThatTurn(item, last) ||
        asksOfLater(item, last))
    )
      out[out.length - 1] = grown(last, item);
    else out.push(item);
  }
  return out;
}

/** The list with those sentences after the one they belong to again. */
export const withoutFollowUps = (list: readonly Node[]): readonly Node[] =>
  list.flatMap(({ $follow, ...node }) => {
    if ($follow === undefined) return [node];
    const effect = withoutFollowUps(effectOf(node));
    const within = effect.length - ($follow as number);
    return [withEffect(node, effect.slice(0, within)), ...effect.slice(within)];
  });

/** "When you do, …": the ability that triggers then, if that is all. */
function reflexiveIn({ then }: Node): Node | undefined {
  const [first, ...more] = (then ?? []) as Node[];
  return first?.['do'] === 'reflexive' && more.length === 0 ? first : undefined;
}
const effectOf = (node: Node): readonly Node[] => {
  const { then, body } = reflexiveIn(node) ?? node;
  return (then ?? (body as Node)['effect']) as Node[];
};
const withEffect = (node: Node, effect: readonly Node[]): Node => {
  const reflexive = reflexiveIn(node);
  if (reflexive !== undefined) return { ...node, then: [withEffect(reflexive, effect)] };
  return node['then'] === undefined
    ? { ...node, body: { ...(node['body'] as Node), effect } }
    : { ...node, then: effect };
};

function grown(node: Node, item: Node): Node {
  const $follow = ((node['$follow'] as number | undefined) ?? 0) + 1;
  return { ...withEffect(node, [...effectOf(node), item]), $follow };
}

/** What asks or offers something itself. */
const OPTIONS = new Set(['if', 'may', 'pay']);

/** Whether it speaks of what only an "if you do" before it targets. */
function saysMoreOfTarget(item: Node, before: readonly Node[], scope: Scope): boolean {
  const last = before.at(-1) as Node;
  if (OPTIONS.has(item['do'] as string) || !asksWhetherDone(last)) return false;
  // once an ability triggers on that, the object itself is called by its own name
  const others = reflexiveIn(last) === undefined ? scope.mentions : scope.mentions.filter(({ self }) => self !== true);
  const known = [...targetsIn(before.slice(0, -1)), ...others.map(({ filter }) => filter)];
  const only = targetsIn(last['then']).filter((where) => !known.some((one) => one !== undefined && alike(where, one)));
  return only.some((where) => speaksOf(item, where));
}

/** "If you do, return it at the beginning of your next upkeep. It gains haste": of what only that returns. */
const belongsToDone = (item: Node, last: Node): boolean =>
  asksWhetherDone(last) && saysMoreOfMade(item, effectOf(last).at(-1) as Node);

/** "If you do, …", and nothing else. */
function asksWhetherDone({ do: doing, condition, $after, else: otherwise }: Node): boolean {
  return doing === 'if' && (condition as Node)['if'] === 'thatDone' && $after === undefined && otherwise === undefined;
}

/** "At the beginning of your next upkeep, choose a land type. It gains landwalk of that type until the end of that turn." */
const isOfThatTurn = ({ do: doing, duration }: Node, last: Node): boolean =>
  doing === 'effect' && (duration as Node)['$d'] === 'that turn' && last['do'] === 'delayed';

/** What each inline target within is. */
function targetsIn(node: unknown): Filter[] {
  if (typeof node !== 'object' || node === null) return [];
  const { set, spec } = node as Node;
  const objects = set === 'target' ? ((spec as Node)['objects'] as { where: Filter } | undefined) : undefined;
  return [...(objects === undefined ? [] : [objects.where]), ...Object.values(node).flatMap(targetsIn)];
}

const alike = (one: Filter, other: Filter): boolean => conjuncts(one).some((noun) => fit(noun, other, undefined) >= 2);

/** Whether "that permanent" or "those permanents" is said of it. */
const speaksOf = (item: Node, where: Filter): boolean =>
  refers(
    item,
    ({ set, noun, how }) => set === 'that' && how === undefined && fit(noun as Filter, where, 'battlefield') >= 2,
  );

/** Whether it speaks of what a delayed trigger, that waits for no step, makes or finds, or changes what any returns. */
function saysMoreOfMade(item: Node, last: Node): boolean {
  if (last['do'] !== 'delayed' && reflexiveIn(last) === undefined) return false;
  const made = effectOf(last).at(-1) as Node;
  const moves = made['do'] === 'move';
  const finds = moves && FOUND.has((made['what'] as Node)['set'] as string);
  const returns = moves && (made['to'] as Node)['zone'] === 'battlefield' && item['do'] === 'effect';
  const atOnce = !STEPS.has((last['pattern'] as Node | undefined)?.['on'] as string);
  return (
    (returns || (atOnce && (finds || MAKES.has(made['do'] as string)))) &&
    refers(item, ({ set }) => set === 'it' || set === 'that')
  );
}

/** Whether it asks how something comes out that is done only later. */
function asksOfLater({ do: doing, condition }: Node, last: Node): boolean {
  if (doing !== 'if' || last['do'] !== 'delayed') return false;
  const asked = (condition as Node)['if'] === 'not' ? ((condition as Node)['of'] as Node) : (condition as Node);
  if (FLIPS.has(asked['if'] as string)) return effectOf(last).at(-1)?.['do'] === 'flipCoin';
  return asked['if'] === 'thatDone';
}

const STEPS = new Set(['step', 'beginPhase', 'endOfCombat']);
const MAKES = new Set(['createTokens', 'copyToken']);
const FOUND = new Set(['top', 'topUntil', 'bottom', 'choice']);

function refers(node: unknown, so: (node: Node) => boolean): boolean {
  if (typeof node !== 'object' || node === null) return false;
  return so(node as Node) || Object.values(node).some((inner) => refers(inner, so));
}
