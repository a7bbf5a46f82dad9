/** Instructions one after another, each knowing what those before it named. 2006: 413 · 2009, 2011, 2026: 608.2 */
import { someNode } from '@rulewright/engine';
import { isEach } from './of-several.ts';
import { asItEnters } from './as-enters.ts';
import { addHoisted } from './bounded.ts';
import { BRANCHES, CASES, follow, instructionsIn, opposite, readBranch, without, written } from './branches.ts';
import type { Bound } from './branches.ts';
import { dealtAtOnce } from './dealt-at-once.ts';
import { asTheyWere, eachOf, forgetEach, noteEach, ofEachDealt } from './each.ts';
import { intoEnded } from './ended.ts';
import { intoEntered } from './entered-with.ts';
import { withFollowUps } from './follow-ups.ts';
import { intoLoops } from './loops.ts';
import { intoPrevented } from './prevented.ts';
import { intoReplaced } from './replaced.ts';
import { noted, substituteX } from './numbers.ts';
import { intoTheSame } from './does-the-same.ts';
import { attachedElsewhere, discardedBesides, othersOfChanged } from './others.ts';
import { noteOutcome } from './outcomes.ts';
import { isKickedOther, resolveKeys, resolve, addTarget } from './resolve.ts';
import { resolveRole } from './roles.ts';
import { intoSameFor } from './same-for.ts';
import { inFull } from './same-way.ts';
import { endClause, noteSince } from './salience.ts';
import {
  Unresolved,
  noteSubject,
  rename,
  replaceIn,
  outcomeName,
  outcomes,
  outcomeOf,
  lastDone,
  unmarked,
} from './scope.ts';
import type { Mention, Node, Scope } from './scope.ts';
import { thoseCountersOf } from './counters-asked.ts';

export function resolveList(list: readonly unknown[], scope: Scope): Node[] {
  const out: Node[] = [];
  let free = 0;
  let known: Node | undefined;
  const items = intoLoops(
    withFollowUps(
      intoReplaced(intoPrevented(intoEnded(inFull(intoTheSame(intoSameFor(list as readonly Node[])))))),
      scope,
    ),
    scope,
  ) as readonly Node[];
  for (const [at, item] of items.entries()) {
    const hoistedBefore = scope.hoisted;
    scope.hoisted = [];
    const copied = (from: Node, to: Node): void => rename(from, to, scope);
    refuseElseOfSeveral(item, items[at - 1]);
    let instruction = resolveInstruction(item, scope);
    addHoisted(scope.hoisted, out);
    scope.hoisted = hoistedBefore;
    if (instruction['xIs'] !== undefined) {
      const { xIs, ...rest } = instruction;
      refuseLater(xIs as Node, [rest, ...out.slice(free)]);
      const spokenOf = spokenOfLater(items.slice(at + 1));
      const value = noted(xIs as Node, out, free, rest, scope, spokenOf);
      if (spokenOf) known = value;
      for (let i = free; i < out.length; i++) replaceIn(out, i, substituteX(out[i], value, copied) as Node, scope);
      const said = { ...othersOfChanged(substituteX(rest, value, copied) as Node), $where: true };
      rename(instruction, said, scope);
      instruction = said;
      scope.targets = scope.targets.map((spec) => substituteX(spec, xIs as Node) as Node);
      free = out.length + 1;
    } else if (known !== undefined) {
      // "…, where X is its power. You may put a card with mana value X or less …": the same X
      const value = known;
      const said = substituteX(instruction, value, copied) as Node;
      rename(instruction, said, scope);
      instruction = said;
      scope.targets = scope.targets.map((spec) => substituteX(spec, value) as Node);
    }
    const process = repeated(instruction, out);
    if (process !== undefined) {
      out.splice(0, out.length, process);
      outcomes.set(process, { instruction: process });
      scope.previous = outcomeOf(process, scope);
      continue;
    }
    // what something else is done to later may have become another object by then
    if (instruction['$when'] === 'after' && out.at(-1)?.['do'] === 'delayed')
      throw new Unresolved('what is done later to what something is done to before that');
    out.push(instruction);
    // whether something will be done later is not known now
    scope.previous = instruction['do'] === 'delayed' ? undefined : outcomeOf(instruction, scope);
  }
  asItEnters(out);
  return intoEntered(dealtAtOnce(out));
}

/** Whether what comes after speaks of that X, and none of it says what X is; a quoted ability has an X of its own. */
const saysX = (node: unknown): boolean => someNode(node, ({ q }) => q === 'x');
const spokenOfLater = (later: readonly Node[]): boolean =>
  later.some(saysX) &&
  !later.some((node) => someNode(node, (within) => within['xIs'] !== undefined || isQuotedX(within)));
const isQuotedX = (node: Node): boolean => node['ability'] !== undefined && saysX(node);

/** What is counted "as you cast" the spell is announced with its targets; as the spell resolves it may be another number. */
function refuseLater({ $cast }: Node, resolving: readonly Node[]): void {
  if ($cast === true && saysX(resolving))
    throw new Unresolved('a number as the spell is cast, asked for as it resolves');
}

/** "If …, repeat this process": all that was done before in the list, as long as the condition holds, or so often. */
function repeated(instruction: Node, before: readonly Node[]): Node | undefined {
  const then = instruction['then'] as Node[] | undefined;
  if (instruction['do'] === 'repeatProcess') {
    const { do: _, times, ...rest } = instruction;
    // "if …, repeat this process once", "if …, draw a card and repeat this process once": what stands before the condition, too
    const within = before.length === 0 || rest['$j'] !== undefined;
    if ((times === undefined && rest['optional'] === undefined) || within) return undefined;
    return { do: 'repeat', effect: [...before], ...often(times), ...rest, $process: 'whole' };
  }
  const again = then?.at(-1);
  if (instruction['do'] !== 'if' || again?.['do'] !== 'repeatProcess' || then === undefined) return undefined;
  const { $j, condition } = instruction;
  if (then.length === 1)
    return { do: 'repeat', effect: [...before], while: condition, ...often(again['times']), $process: $j ?? true };
  // "put it into your graveyard and repeat this process": what is done first belongs to the process
  const { $j: $and } = again;
  const last = { ...instruction, then: then.slice(0, -1), $and };
  return {
    do: 'repeat',
    effect: [...before, last],
    while: unmarked(condition),
    ...often(again['times']),
    $process: 'last',
  };
}

/** What has been done once, and that often besides. */
const often = (times: unknown): Node =>
  times === undefined ? {} : { times: typeof times === 'number' ? times + 1 : { q: 'add', of: [times, 1] } };

function resolveInstruction(given: Node, scope: Scope): Node {
  const surface =
    given['do'] === 'piles' && given['by'] === undefined
      ? madePiles(given)
      : discardedBesides(thoseCountersOf(given, scope), scope);
  const { subject, acting } = scope;
  const paid = scope.ifPaid;
  const branches: Bound[] = [];
  const instruction: Node = {};
  const doing = surface['do'] as string;
  endClause(scope);
  if (doing === 'delayed' || doing === 'reflexive') return resolveDelayed(surface, scope);
  noteDrawn(surface, scope);
  for (const [key, value] of Object.entries(surface)) {
    if (value === undefined) continue;
    if (key.startsWith('$')) instruction[key] = value;
    else if (key === 'who' || key === 'by') {
      const each = doing === 'pay' ? payerOfEach(value as Node, scope) : undefined;
      const who = each ?? (resolve(value, scope, key) as Node);
      instruction[key] = who;
      if (key === 'who') scope.subjectPlayers = who;
      if (key === 'who') scope.subject = who['who'] === 'you' ? 'you' : 'actor';
      if (key === 'who' && who['who'] !== 'actor') scope.acting = who;
    } else if (key === 'targets' && typeof value === 'object') {
      instruction[key] = addTarget((value as Node)['target'] as Node, scope);
    } else if (key === 'effect' && doing === 'forEach') {
      const over = asTheyWere(instruction['over'] as Node, scope);
      instruction['over'] = over;
      instruction[key] = eachOf(over, scope, () => resolveList(value as unknown[], scope));
    } else if (BRANCHES[doing]?.includes(key)) {
      const condition = surface['condition'] as Node | undefined;
      if (key === 'then' && condition?.['if'] === 'paid' && !isKickedOther(condition, scope))
        scope.ifPaid = condition['cost'] as string;
      const undone = undoneIf(holdsOn(key, instruction), scope);
      const { otherwise: outer, excess } = scope;
      if (key === 'then') scope.excess = excessAsked(instruction['condition'] as Node | undefined, scope) ?? excess;
      if (doing === 'if' && key === 'else') scope.otherwise = amountOf(branches[0], scope) ?? outer;
      const branch = readBranch(scope, () => without(scope, undone, () => resolveList(value as unknown[], scope)));
      Object.assign(scope, { otherwise: outer, excess });
      instruction[key] = branch.value;
      branches.push(branch.bound);
      scope.ifPaid = paid;
    } else if (key === CASES[doing]) {
      instruction[key] = (value as Node[]).map((option) => {
        const branch = readBranch(scope, () => resolveKeys(option, scope));
        branches.push(branch.bound);
        return branch.value;
      });
    } else if (doing === 'if' && key === 'condition') {
      const asked = without(scope, undoneIf(value, scope), () => resolve(value, scope, key)) as Node;
      instruction[key] = asked;
      if (asked['if'] === 'existsPlayer' && isOutcome(asked['who'] as Node)) scope.players.push(asked['who'] as Node);
    } else if (key === 'cost') {
      instruction[key] = resolve(value, scope, key);
    } else {
      const { length } = scope.mentions;
      if (key === 'amount' && doing === 'damage') instruction[key] = ofEachDealt(instruction, value, scope);
      else if (key === 'what' && doing === 'move')
        instruction[key] = whatItBecame(resolveRole(instruction, key, value, scope, surface) as Node, scope);
      else instruction[key] = resolveRole(instruction, key, value, scope, surface);
      if (key === 'of' && doing === 'copyToken') instruction[key] = asTheyWere(instruction[key] as Node, scope);
      if (key === 'source') noteSince(length, scope, { part: 'agent' });
      noteEach(key, instruction[key] as Node, scope, surface);
      noteSubject(key, instruction[key], scope);
    }
  }
  forgetEach(scope);
  follow(scope, branches);
  noteCondition(surface, instruction, scope);
  scope.subject = subject;
  scope.acting = acting;
  if (doing === 'pay') payEach(instruction, scope);
  if (doing === 'if') {
    elseUnchosen(instruction);
    targetsInstead(instruction, scope);
  }
  if (doing === 'attach') Object.assign(instruction, attachedElsewhere(instruction));
  if (doing === 'choose') chosenObjects(instruction);
  if (DIVIDED.has(doing)) divided(instruction, scope);
  if (doing === 'effect') dividedShields(instruction, scope);
  noteOutcome(instruction, scope);
  endClause(scope);
  return instruction;
}

/** "If excess damage was dealt this way, create that many tokens": that much is the excess. */
function excessAsked(condition: Node | undefined, { amount }: Scope): Scope['excess'] {
  const name = condition?.['if'] === 'did' ? condition['name'] : undefined;
  return typeof name === 'string' && name.endsWith('.excess') ? { name, before: amount } : undefined;
}

/** "If it was a creature card, …. If it was a land card, …. Otherwise, …": no condition before it may be true, and only the last would be asked. */
function refuseElseOfSeveral(item: Node, before: Node | undefined): void {
  const asks = (one: Node | undefined): unknown =>
    one?.['do'] === 'if' ? (one['condition'] as Node)['if'] : undefined;
  const isOwn = (item['$instead'] ?? item['$replaces']) === undefined && item['else'] !== undefined;
  if (isOwn && before?.['else'] === undefined && asks(item) === 'matches' && asks(before) === 'matches')
    throw new Unresolved('"otherwise" after several conditions');
}

/** "You lose life equal to its power if …. Otherwise, each opponent loses that much life": how much one way speaks of. */
function amountOf(way: Bound | undefined, { amount }: Scope): Scope['otherwise'] {
  if (way?.amount === undefined || way.amount === amount) return undefined;
  return { said: way.amount.instruction['amount'], before: amount };
}

/** "If a player is dealt damage this way, they …": those to whom something was done. */
const isOutcome = ({ who, name }: Node): boolean => who === 'ref' && typeof name === 'string' && !name.includes('.');

/** "Exile ~. Return ~ at the beginning of the next end step": what the effect has moved is found where it went (2026: 400.7j). */
function whatItBecame(what: Node, scope: Scope): Node {
  if (what['set'] !== 'self') return what;
  const moved = scope.mentions.findLast(
    ({ node, outcome }) => node?.['set'] === 'self' && outcome?.instruction['do'] === 'move',
  );
  return moved?.outcome === undefined ? what : { set: 'ref', name: outcomeName(moved.outcome, scope), $r: what };
}

/** "Draw a card and reveal it", "draw two cards, then discard one of them": what was drawn just before. */
function noteDrawn({ do: doing, what }: Node, scope: Scope): void {
  const drawn = scope.previous;
  if (drawn?.instruction['do'] !== 'draw') return;
  const card = { outcome: drawn, filter: { is: 'card' }, place: 'card' } as const;
  if (doing === 'reveal' && (what as Node)['set'] === 'it') scope.mentions.push({ ...card, several: false });
  const from = doing === 'discard' ? ((what as Node)['from'] as Node | undefined) : undefined;
  if (from?.['set'] === 'it') scope.mentions.push({ ...card, several: true });
}

/** Whoever separates makes the piles. */
const madePiles = ({ who, ...piles }: Node): Node => ({ do: 'piles', by: who, ...piles });

/** "If …, you may … instead": who does not do it does what it would replace. */
function elseUnchosen(instruction: Node): void {
  const { $instead, $replaces, then, else: otherwise } = instruction;
  const choice = (then as Node[]).at(-1);
  if (($instead ?? $replaces) === undefined || choice === undefined || choice['else'] !== undefined) return;
  if (choice['do'] !== 'may' && choice['do'] !== 'pay') return;
  if ((then as Node[]).length > 1)
    throw new Unresolved('"instead" of what is done, where only a part of it may be done');
  choice['else'] = unmarked(otherwise);
  choice['$else'] = true;
}

/** "Return target card. If it was kicked, instead return two target cards": what is replaced has no targets then (601.2c). */
function targetsInstead({ condition, then, else: otherwise }: Node, scope: Scope): void {
  const cost = (condition as Node)['if'] === 'paid' ? ((condition as Node)['cost'] as string) : undefined;
  if (cost === undefined || otherwise === undefined || !scope.targets.some(({ ifPaid }) => ifPaid === cost)) return;
  const kept = namesIn(then);
  const replaced = namesIn(otherwise);
  scope.targets = scope.targets.map((spec) => {
    const name = spec['name'] as string;
    return replaced.has(name) && !kept.has(name) ? { ...spec, unlessPaid: cost } : spec;
  });
}

function namesIn(node: unknown, found: Set<unknown> = new Set()): ReadonlySet<unknown> {
  if (typeof node !== 'object' || node === null) return found;
  for (const [key, inner] of Object.entries(node))
    if (key === 'name' || key === 'targets') found.add(inner);
    else if (!key.startsWith('$')) namesIn(inner, found);
  return found;
}

/** Remembers on which condition something was done, for what is done on the opposite one. */
function noteCondition(surface: Node, instruction: Node, scope: Scope): void {
  const { do: doing, then, condition } = instruction;
  if (doing === 'if' && instruction['else'] === undefined) {
    const opposites = [opposite(surface['condition']), opposite(condition)];
    scope.conditional.push({ opposites, instructions: instructionsIn(then) });
  }
  if (doing === 'may')
    scope.conditional.push({ whether: instruction, instructions: instructionsIn(instruction['effect']) });
}

/** The condition that holds on that way of an instruction. */
function holdsOn(way: string, { do: doing, condition }: Node): unknown {
  if (way === 'then') return condition;
  return doing === 'if' && way === 'else' ? { if: 'not', of: condition } : undefined;
}

/** What was not done where this condition holds, as it is written or as it was understood. */
function undoneIf(condition: unknown, scope: Scope): ReadonlySet<Node> {
  const undone = new Set<Node>();
  if (condition === undefined) return undone;
  const asked = written(condition);
  for (const { opposites, whether, instructions } of scope.conditional) {
    const name = whether?.['out'];
    const not = opposites ?? (typeof name === 'string' ? [opposite({ if: 'did', name })] : []);
    if (not.includes(asked)) for (const instruction of instructions) undone.add(instruction);
  }
  // "if you don't put the card into your hand"
  const { if: negated, of: whether } = condition as { if?: string; of?: Node };
  if (negated === 'not' && whether?.['if'] === 'did')
    for (const { instruction } of scope.done) if (instruction['out'] === whether['name']) undone.add(instruction);
  return undone;
}

/** "Each opponent loses 3 life unless that player discards a card": whoever of them it is. */
const payerOfEach = (payer: Node, { players, subjectPlayers }: Scope): Node | undefined =>
  payer['who'] === 'that' && players.length === 0 && isEach(subjectPlayers) ? { who: 'actor', $r: payer } : undefined;

/** "Each opponent sacrifices a creature unless he or she pays {1}": each decides, and all who have not paid do it. */
function payEach(instruction: Node, scope: Scope): void {
  const otherwise = instruction['else'] as Node[] | undefined;
  const first = otherwise?.[0];
  const each = first?.['who'] as Node | undefined;
  const payer = instruction['who'] as Node;
  if (first === undefined || otherwise?.length !== 1 || each === undefined || payer['$r'] === undefined) return;
  if (payer['who'] !== 'actor') return;
  if (each['who'] !== 'all' && each['who'] !== 'opponents') return;
  const paying = { who: 'ref', name: outcomeName({ instruction }, scope) };
  instruction['who'] = { ...each, $payer: payer['$r'] };
  instruction['each'] = true;
  first['who'] = { who: 'except', of: unmarked(each), not: paying };
}

const DIVIDED = new Set(['damageDivided', 'putCountersDivided']);

/** "3 damage divided as you choose among …": the amount belongs to the target it is divided among (601.2d). */
function divided(instruction: Node, scope: Scope): void {
  const count = instruction['amount'] ?? instruction['count'];
  const among = (instruction['to'] ?? instruction['on']) as Node;
  const name = ((among['objects'] ?? among['players'] ?? among) as Node)['name'];
  instruction['targets'] = divideAmong(name, count, scope);
  if (instruction['on'] !== undefined) instruction['$on'] = instruction['on'];
  if (instruction['to'] !== undefined) instruction['$to'] = instruction['to'];
  for (const key of ['amount', 'count', 'to', 'on']) delete instruction[key];
}

function divideAmong(name: unknown, count: unknown, scope: Scope): string {
  const i = scope.targets.findIndex((spec) => spec['name'] === name);
  if (i < 0 || typeof name !== 'string') throw new Unresolved('an amount divided among something that is no target');
  scope.targets[i] = { ...scope.targets[i], divide: count };
  return name;
}

/** "Prevent the next 5 damage …, divided as you choose": of shields too the amount belongs to the target. */
function dividedShields(instruction: Node, scope: Scope): void {
  for (const part of instruction['parts'] as Node[]) {
    if (part['divided'] === undefined) continue;
    const to = ((part['replacement'] as Node)['event'] as Node)['to'] as Node | undefined;
    const name = (to?.['set'] as Node | undefined)?.['name'];
    part['divided'] = divideAmong(name, part['divided'], scope);
  }
}

/** "Choose two cards in your hand": a set as what is to be chosen. */
function chosenObjects(instruction: Node): void {
  const what = instruction['what'] as Node;
  if (typeof what['set'] !== 'string') return;
  if (what['set'] === 'choice') {
    const { set: _, by: __, from, count, random, ...marks } = what;
    instruction['what'] = { choose: 'objects', from, count, ...marks };
    if (random === true) instruction['random'] = true;
  } else {
    const all = { q: 'count', of: unmarked(what) };
    instruction['what'] = { choose: 'objects', from: what, count: { min: all, max: all } };
    instruction['$objects'] = 'all';
  }
}

/** A delayed trigger knows what was named before it; its own event comes first in its effect. */
function resolveDelayed(surface: Node, scope: Scope): Node {
  // what is done later cannot be referred to by what is done now
  const { eventAmount, amount, previous: before } = scope;
  const [mentions, players, done, choices] = [
    [...scope.mentions],
    [...scope.players],
    [...scope.done],
    { ...scope.choices },
  ];
  endClause(scope);
  scope.mentions = scope.mentions.map((m): Mention => ({ ...m, said: 'before' }));
  const instruction = resolveKeys(surface, scope);
  Object.assign(scope, { mentions, players, done, choices, amount, previous: before });
  if (instruction['thatTurn'] === '?turn') instruction['thatTurn'] = lastDone('extraTurn', scope);
  scope.eventAmount = eventAmount;
  // "Target player draws a card at the beginning of …": the target is chosen now, not when the delayed ability triggers
  const pattern = instruction['pattern'] as Node | undefined;
  const body = instruction['body'] as Node;
  if (
    surface['$when'] === undefined &&
    surface['thatTurn'] === undefined &&
    (pattern?.['on'] === 'step' || pattern?.['on'] === 'endOfCombat')
  ) {
    const { targets, ...rest } = body;
    if (targets !== undefined) {
      scope.targets.push(...(targets as Node[]));
      instruction['body'] = rest;
    }
  }
  outcomes.set(instruction, { instruction });
  return instruction;
}
