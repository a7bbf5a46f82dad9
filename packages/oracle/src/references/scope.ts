/** What has been named so far in a text, and by what it can be named again. 2006: 402, 413 · 2009, 2011, 2026: 608 */
import type { Filter } from '@rulewright/engine';
import type { Wording } from '../grammar/index.ts';

export type Node = Record<string, unknown>;

/** Each of several, in turn. */
export const EACH_OBJECT = { set: 'ref', name: 'each.object' } as const;

export class Unresolved extends Error {
  override readonly name = 'Unresolved';
}

/** What carries the abilities, as far as references need to know. */
export interface Bearer {
  readonly types: readonly string[];
  readonly subtypes?: readonly string[];
  readonly wording?: Wording;
  /** an ability of its own makes it a creature */
  readonly animated?: true;
  /** what its "enchant" keyword says it is attached to */
  readonly enchants?: Filter;
  /** it may be kicked itself */
  readonly kicked?: true;
  /** whose turn it is, if it can be cast only then */
  readonly turnOf?: Node;
  /** the ability is quoted: something else will have it */
  readonly quoted?: true;
}

export interface Outcome {
  instruction: Node;
  /** it was spoken of what it really changed: "each Wolf tapped this way" */
  changed?: true;
  /** each of several players did it to what is theirs */
  byEach?: true;
  /** it is a part of what was done: "sacrifice ~ and another creature" */
  isPart?: true;
}

export interface Mention {
  /** how to name it; absent: only by its outcome */
  node?: Node;
  /** the instruction that moved or found it: later references read its outcome */
  outcome?: Outcome;
  filter?: Filter | undefined;
  place?: 'card' | 'stack' | 'battlefield' | undefined;
  several: boolean;
  self?: true;
  /** what the object was attached to as its event happened */
  host?: true;
  /** "the source" of damage that was just asked about */
  dealer?: true;
  /** absent: by the effect itself; else by its event, by the text around a delayed effect, or by a cost */
  said?: 'event' | 'before' | 'cost' | undefined;
  /** its part in that clause; absent: made by it if it has an outcome, else merely named */
  part?: 'agent' | 'named' | 'acted' | 'made';
  /** named within the description of something else */
  within?: true;
  /** each of several, within the clause that speaks of each */
  each?: true;
  /** a whole hand or library: "it", but no card */
  whole?: true;
  /** the clause it was named in; absent: the one being read */
  clause?: number | undefined;
  how?: string;
  /** how to name it, where that takes another instruction's outcome */
  make?: (scope: Scope) => Node;
  /** what it was chosen from, for "the rest" */
  from?: unknown;
  /** the way it was named on, of several that an instruction forks into */
  way?: { fork: object; way: number };
}

export interface Scope {
  readonly bearer: Bearer;
  mentions: Mention[];
  players: Node[];
  /** whose hand or library something went to, or who clashed: "that player" where nobody else was spoken of */
  owner?: Node | undefined;
  targets: Node[];
  names: { target: number; outcome: number };
  /** the objects and players a clause before was about: the subject of one that leaves its own out */
  subjectObjects?: Node | undefined;
  subjectPlayers?: Node | undefined;
  /** who acts: `you` or `actor` */
  subject: 'you' | 'actor';
  /** who that is, for what is settled before anybody acts */
  acting?: Node | undefined;
  /** the kind of event that has an amount; null if it has none */
  eventAmount: string | null;
  /** the event spoken of last is that a creature attacks */
  attacks?: boolean;
  /** the event is that somebody clashes */
  clashes?: boolean;
  /** the last instruction with an amount */
  amount?: Outcome | undefined;
  /** the instruction before this one, in the same list */
  previous?: Outcome | undefined;
  /** the last choice of each kind */
  choices: Record<string, Outcome>;
  /** every instruction so far */
  done: Outcome[];
  hoisted: Node[];
  /** what numbers counted; only: there was exactly one of them */
  counted: { of: Node; only?: true }[];
  /** how many clauses were read */
  clause: number;
  /** within what is done besides preventing damage */
  preventing?: boolean;
  /** what the ability asks to have happened so often or so much */
  asked?: Node | undefined;
  /** in what is done otherwise: how much the other way speaks of, meant as long as this way has no amount of its own */
  otherwise?: { said: unknown; before: Outcome | undefined } | undefined;
  /** where there was excess damage: how much, meant as long as nothing else has an amount */
  excess?: { name: string; before: Outcome | undefined } | undefined;
  /** by how much the numbers compared last differ */
  difference?: Node | undefined;
  /** what counters were asked about last, and on what */
  countersAsked?: Node | undefined;
  ifPaid?: string | undefined;
  /** what was done only on a condition: the opposites of that condition, or the choice whether to do it */
  conditional: { opposites?: readonly string[]; whether?: Node; instructions: Set<Node> }[];
}

export const start = (bearer: Bearer): Scope => ({
  bearer,
  mentions: [],
  players: bearer.turnOf === undefined || bearer.quoted === true ? [] : [bearer.turnOf],
  targets: [],
  names: { target: 0, outcome: 0 },
  subject: 'you',
  eventAmount: null,
  choices: {},
  done: [],
  hoisted: [],
  counted: [],
  clause: 0,
  conditional: [],
});

const SUBJECT_KEYS = new Set(['affects', 'source', 'what', 'a']);

/** Remembers what a clause is about, for a clause after it without a subject. `passive`: it is about whom something is done to. */
export function noteSubject(key: string, value: unknown, scope: Scope, passive = false): void {
  if (typeof value !== 'object' || value === null) return;
  if (passive) {
    if (key === 'whom') scope.subjectObjects = value as Node;
    return;
  }
  if (key === 'set' && scope.subjectObjects === undefined) scope.subjectObjects = value as Node;
  if (!SUBJECT_KEYS.has(key)) return;
  if (typeof (value as Node)['set'] === 'string') scope.subjectObjects = value as Node;
}

/** No clause of an effect leaves out a subject that only its cost or its event has. */
export function forgetSubject(scope: Scope): void {
  scope.subjectObjects = undefined;
  scope.subjectPlayers = undefined;
}

/** Outcomes are held by their instruction: a changed copy must take over what was noted of the old one. */
export function rename(from: Node, to: Node, scope: Scope): void {
  for (const mention of scope.mentions) if (mention.outcome?.instruction === from) mention.outcome.instruction = to;
  if (scope.amount?.instruction === from) scope.amount.instruction = to;
  if (scope.previous?.instruction === from) scope.previous.instruction = to;
  for (const outcome of scope.done) if (outcome.instruction === from) outcome.instruction = to;
  for (const choice of Object.values(scope.choices)) if (choice.instruction === from) choice.instruction = to;
  for (const conditional of scope.conditional) {
    if (conditional.whether === from) conditional.whether = to;
    if (conditional.instructions.delete(from)) conditional.instructions.add(to);
  }
}

export function replaceIn(list: Node[], i: number, to: Node, scope: Scope): void {
  rename(list[i] as Node, to, scope);
  list[i] = to;
}

export const outcomes = new WeakMap<Node, Outcome>();

export function outcomeOf(instruction: Node, scope: Scope): Outcome {
  for (const mention of scope.mentions) if (mention.outcome?.instruction === instruction) return mention.outcome;
  if (scope.amount?.instruction === instruction) return scope.amount;
  const known = outcomes.get(instruction);
  if (known !== undefined) return known;
  const outcome = { instruction };
  outcomes.set(instruction, outcome);
  return outcome;
}

export function outcomeName(outcome: Outcome, scope: Scope): string {
  if (outcome.isPart === true) throw new Unresolved('only a part of what was done is named so');
  const known = outcome.instruction['out'];
  if (typeof known === 'string') return known;
  scope.names.outcome += 1;
  const name = `o${scope.names.outcome}`;
  outcome.instruction['out'] = name;
  return name;
}

export function previous(scope: Scope): Outcome {
  if (scope.previous === undefined) throw new Unresolved('nothing was done before that this could refer to');
  return scope.previous;
}

export const plain = (node: Node): Node =>
  Object.fromEntries(Object.entries(node).filter(([key]) => !key.startsWith('$')));

/** What the last instruction of a kind came to. */
export function lastOutcome(doing: string, scope: Scope): Outcome {
  const found = scope.done.findLast((o) => o.instruction['do'] === doing);
  if (found === undefined) throw new Unresolved(`nothing before was "${doing}"`);
  return found;
}

export const lastDone = (doing: string, scope: Scope): string => outcomeName(lastOutcome(doing, scope), scope);

export function unmarked(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(unmarked);
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !key.startsWith('$'))
      .map(([key, inner]) => [key, unmarked(inner)]),
  );
}
