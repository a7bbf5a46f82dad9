/**
 * Paths through an effect: a reference reads only what was bound on its own path. What is chosen as a spell or ability is put on the
 * stack is known on every path; what an instruction made, found or moved only on those that lead through it.
 * 2006: 409.1, 413.2 · 2009, 2011: 601.2, 608.2 · 2026: 601.2, 608.2
 */
import { unmarked } from './scope.ts';
import type { Mention, Node, Outcome, Scope } from './scope.ts';

/** By instruction, the keys of what is carried out only on one way of several. */
export const BRANCHES: Record<string, readonly string[]> = {
  if: ['then', 'else'],
  may: ['effect', 'else'],
  pay: ['then', 'else'],
};

/** By instruction, the key of a list of what is done in one case each. */
export const CASES: Readonly<Record<string, string>> = {
  oneOf: 'options',
  villainousChoice: 'options',
  rollDice: 'table',
};

/** What was bound up to some point of the text. */
export interface Bound {
  mentions: readonly Mention[];
  players: readonly Node[];
  previous: Outcome | undefined;
  amount: Outcome | undefined;
  choices: Record<string, Outcome>;
  done: readonly Outcome[];
}

const boundIn = (scope: Scope): Bound => ({
  mentions: [...scope.mentions],
  players: [...scope.players],
  previous: scope.previous,
  amount: scope.amount,
  choices: { ...scope.choices },
  done: [...scope.done],
});

function rebind(scope: Scope, { mentions, players, previous, amount, choices, done }: Bound): void {
  Object.assign(scope, { mentions: [...mentions], players: [...players], previous, amount, choices, done: [...done] });
}

/** What no instruction has to be carried out for: targets, the object itself, what the event named. */
const announced = (mention: Mention): boolean => mention.outcome === undefined && mention.make === undefined;

/** Reads one way of several, and what was bound before and on it; afterwards only what is known on every path is left of it. */
export function readBranch<T>(scope: Scope, read: () => T): { value: T; bound: Bound } {
  const before = boundIn(scope);
  const value = read();
  const bound = boundIn(scope);
  const names = outcomesOf(value);
  rebind(scope, {
    ...before,
    mentions: [...before.mentions, ...bound.mentions.filter((m) => !before.mentions.includes(m) && announced(m))],
    players: [...before.players, ...bound.players.filter((p) => !before.players.includes(p) && !reads(p, names))],
  });
  return { value, bound };
}

/**
 * After the ways. Of one way only, what it bound is known, or was not done at all; of what several bound it is remembered which way
 * it was, and no amount is the last.
 */
export function follow(scope: Scope, ways: readonly Bound[]): void {
  const known = new Set(scope.mentions);
  const fork = {};
  for (const [way, bound] of ways.entries()) {
    const only = ways.length === 1;
    const added = bound.mentions.filter((m) => !known.has(m));
    scope.mentions = only
      ? [...bound.mentions, ...scope.mentions.filter((m) => !bound.mentions.includes(m))]
      : [...scope.mentions, ...added.map((m): Mention => ({ ...m, way: { fork, way } }))];
    scope.players.push(...bound.players.filter((p) => !scope.players.includes(p)));
    scope.done.push(...bound.done.filter((o) => !scope.done.includes(o)));
    if (bound.amount !== scope.amount) scope.amount = only ? bound.amount : undefined;
    Object.assign(scope.choices, bound.choices);
  }
}

/** Reads what is done only where an instruction before was not: without what that one bound. */
export function without<T>(scope: Scope, undone: ReadonlySet<Node>, read: () => T): T {
  if (undone.size === 0) return read();
  const before = boundIn(scope);
  const kept = (outcome: Outcome | undefined): boolean => outcome === undefined || !undone.has(outcome.instruction);
  scope.mentions = scope.mentions.filter((m) => kept(m.outcome));
  scope.done = scope.done.filter(kept);
  const { length } = scope.mentions;
  const value = read();
  const added = scope.mentions.slice(length);
  scope.mentions = [...before.mentions, ...added];
  scope.done = [...before.done, ...scope.done.filter((o) => !before.done.includes(o))];
  return value;
}

/** Every instruction within. */
export function instructionsIn(node: unknown, found: Set<Node> = new Set()): Set<Node> {
  if (typeof node !== 'object' || node === null) return found;
  if (typeof (node as Node)['do'] === 'string') found.add(node as Node);
  for (const [key, inner] of Object.entries(node)) if (!key.startsWith('$')) instructionsIn(inner, found);
  return found;
}

function outcomesOf(node: unknown): ReadonlySet<string> {
  const names = [...instructionsIn(node)].map((instruction) => instruction['out']);
  return new Set(names.filter((name) => typeof name === 'string'));
}

function reads(node: unknown, names: ReadonlySet<string>): boolean {
  if (typeof node !== 'object' || node === null) return false;
  const { name } = node as Node;
  if (typeof name === 'string' && names.has(name.replace(/^\?/, ''))) return true;
  return Object.values(node).some((inner) => reads(inner, names));
}

/** A condition, one way of writing it. */
export function written(condition: unknown): string {
  return JSON.stringify(positive(unmarked(condition) as Node));
}

/** A condition that holds exactly where another does not. */
export function opposite(condition: unknown): string {
  const plain = positive(unmarked(condition) as Node);
  return JSON.stringify(plain['if'] === 'not' ? plain['of'] : { if: 'not', of: plain });
}

/** "It is no land card" as "not: it is a land card", and losing a flip that was made as not winning it. */
function positive(condition: Node): Node {
  const { if: kind, filter, ...rest } = condition;
  if (kind === 'lostFlip') return { if: 'not', of: { if: 'wonFlip', ...rest } };
  const not = kind === 'matches' && (filter as Node)['is'] === 'not';
  return not ? { if: 'not', of: { if: kind, filter: (filter as Node)['of'], ...rest } } : condition;
}
