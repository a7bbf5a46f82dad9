/**
 * Binding references: inline targets, "it", "that creature", "that player", "that much", "this way", "where X is".
 * 2006: 402, 404, 415 · 2009, 2011: 112, 114, 608 · 2026: 109, 113, 115, 608
 *
 * How a reference finds what it means, in this order:
 * - "it" in the effect of a triggered ability means the subject of its event until the effect itself names an object;
 *   after that, and everywhere else, "it" means the object named last;
 * - "that creature" means the object named last that is called a creature; failing that, the last that may be one;
 *   it never means the object the ability is on, unless the event's subject is nothing else;
 * - after an object has moved, naming it again means what it became; "its controller" and "its power" still look back;
 * - "he or she" within what a player does means that player; elsewhere "that player" is the player named last;
 * - "that much" is the amount of the event where it has one, else of the instruction before.
 * What was written is kept as the mark `$r`, so that `restore.ts` can put it back.
 */
import type { Filter } from '@rulewright/engine';
import { equal } from '../grammar/index.ts';
import { conjunction, conjuncts } from '../nouns/filters.ts';
import { fit } from './kinds.ts';

export type Node = Record<string, unknown>;

export class Unresolved extends Error {
  override readonly name = 'Unresolved';
}

/** What carries the abilities, as far as references need to know. */
export interface Bearer {
  readonly types: readonly string[];
}

interface Outcome {
  instruction: Node;
}

interface Mention {
  /** how to name it; absent: only by its outcome */
  node?: Node;
  /** the instruction that moved or found it: later references read its outcome */
  outcome?: Outcome;
  filter?: Filter | undefined;
  place?: 'card' | 'stack' | 'battlefield' | undefined;
  several: boolean;
  self?: true;
  /** named by the event, not by the effect */
  event?: true;
  how?: string;
  /** what it was chosen from, for "the rest" */
  from?: unknown;
}

interface Scope {
  readonly bearer: Bearer;
  mentions: Mention[];
  players: Node[];
  targets: Node[];
  names: { target: number; outcome: number };
  /** the objects and players a clause before was about: the subject of one that leaves its own out */
  subjectObjects?: Node | undefined;
  subjectPlayers?: Node | undefined;
  /** who acts: `you` or `actor` */
  subject: 'you' | 'actor';
  /** the amount of the event */
  eventAmount: boolean;
  /** the last instruction with an amount */
  amount?: Outcome | undefined;
  /** the instruction before this one, in the same list */
  previous?: Outcome | undefined;
  /** the last choice of each kind */
  choices: Record<string, Outcome>;
  /** every instruction so far */
  done: Outcome[];
  hoisted: Node[];
  ifPaid?: string | undefined;
}

const start = (bearer: Bearer): Scope => ({
  bearer,
  mentions: [],
  players: [],
  targets: [],
  names: { target: 0, outcome: 0 },
  subject: 'you',
  eventAmount: false,
  choices: {},
  done: [],
  hoisted: [],
});

/** The abilities of one face with every reference bound. Throws `Unresolved`. */
export function resolveAbilities(abilities: readonly unknown[], bearer: Bearer): Node[] {
  const costs: Mention[] = [];
  const names = { target: 0, outcome: 0 };
  const resolved = abilities.map((ability) => {
    const node = ability as Node;
    const cost = isCostOfCasting(node);
    // what was sacrificed as a cost of casting is known to what the spell does (2006: 409.1 · later: 601.2)
    if (!cost && node['ability'] !== 'spell') return resolveAbility(node, bearer);
    return resolveAbility(node, bearer, { costs, names, cost });
  });
  linkExiled(resolved);
  return resolved;
}

function isCostOfCasting(ability: Node): boolean {
  return ability['ability'] === 'static' && (ability['parts'] as Node[]).some((part) => part['part'] === 'additionalCost' || part['part'] === 'alternativeCost');
}

function resolveAbility(
  ability: Node,
  bearer: Bearer,
  casting?: { costs: Mention[]; names: { target: number; outcome: number }; cost: boolean },
): Node {
  const scope = start(bearer);
  if (casting !== undefined) {
    scope.names = casting.names;
    scope.mentions.push(...casting.costs);
  }
  const resolved = withX(resolveKeys(ability, scope), scope);
  if (casting?.cost === true) casting.costs.push(...scope.mentions.filter((m) => m.outcome !== undefined && m.how !== undefined));
  if (scope.targets.length > 0) throw new Unresolved('a target where nothing is put on the stack');
  return resolved;
}

/** "where X is …" said of a whole node. */
function withX(node: Node, scope: Scope): Node {
  if (node['xIs'] === undefined) return node;
  const { xIs, ...rest } = node;
  const said = substituteX(rest, xIs as Node) as Node;
  scope.targets = scope.targets.map((spec) => substituteX(spec, xIs as Node) as Node);
  return { ...said, $where: true };
}

function substituteX(node: unknown, value: Node): unknown {
  if (typeof node !== 'object' || node === null) return node;
  if (Array.isArray(node)) return node.map((item) => substituteX(item, value));
  if ((node as Node)['q'] === 'x') return { ...value, $r: { q: 'x' } };
  const symbols = (node as Node)['mana'];
  if (Array.isArray(symbols) && symbols[0] === 'X') return xInCost(node as Node, symbols, value);
  const copy: Node = {};
  for (const [key, inner] of Object.entries(node)) copy[key] = key.startsWith('$') ? inner : substituteX(inner, value);
  return copy;
}

/** `{X}{R}`, where X is …: generic mana of that amount. */
function xInCost(node: Node, symbols: readonly string[], value: Node): Node {
  const { mana: _, ...rest } = node;
  const others = symbols.slice(1);
  return { ...(others.length > 0 ? { mana: others } : {}), generic: { ...value, $r: { q: 'x' } }, ...rest };
}

function resolveKeys(node: Node, scope: Scope, skip?: string): Node {
  const copy: Node = {};
  for (const [key, value] of Object.entries(node)) {
    if (value === undefined || key === skip) continue;
    copy[key] = key.startsWith('$') ? value : resolve(value, scope, key);
    noteSubject(key, copy[key], scope);
    if (key === 'who') scope.subjectPlayers = copy[key] as Node;
  }
  return copy;
}

const SUBJECT_KEYS = new Set(['affects', 'source', 'what', 'a']);

/** Remembers what a clause is about, for a clause after it without a subject. */
function noteSubject(key: string, value: unknown, scope: Scope): void {
  if (typeof value !== 'object' || value === null) return;
  if (key === 'set' && scope.subjectObjects === undefined) scope.subjectObjects = value as Node;
  if (!SUBJECT_KEYS.has(key)) return;
  if (typeof (value as Node)['set'] === 'string') scope.subjectObjects = value as Node;
}

const POSSESSIVE = new Set(['controllers', 'owners']);

function resolve(value: unknown, scope: Scope, key: string): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    if (key === 'effect' || key === 'then' || key === 'else' || key === 'choices') return resolveList(value, scope);
    return value.map((item) => resolve(item, scope, key === 'abilities' || key === 'rider' ? 'ability' : key));
  }
  const node = value as Node;
  if (node['ability'] !== undefined && key === 'ability') return resolveAbility(node, scope.bearer);
  if (typeof node['set'] === 'string') return resolveObjects(node, scope);
  if (typeof node['who'] === 'string') return resolvePlayers(node, scope);
  if (node['target'] !== undefined && typeof node['target'] === 'object') return resolveRecipient(node, scope);
  if (typeof node['on'] === 'string' && (key === 'event' || key === 'pattern' || key === 'of')) return resolveEvent(node, scope);
  if (typeof node['do'] === 'string') return resolveList([node], scope)[0];
  if (node['q'] === 'that') return { ...amount(scope), $r: node };
  if (node['if'] === 'paid') scope.mentions.push({ node: { set: 'self' }, several: false, self: true, ...selfFilter(scope) });
  if (node['q'] === 'stat' && typeof node['of'] === 'object') {
    const of = resolveObjects(node['of'] as Node, scope, true);
    return { ...resolveKeys(node, scope, 'of'), of };
  }
  if (node['if'] === 'thatDone') return { if: 'did', name: outcomeName(previous(scope), scope), $r: node };
  if (node['if'] === 'wonFlip') return { if: 'wonFlip', name: lastDone('flipCoin', scope), $r: node };
  if (node['q'] === 'ref' && node['name'] === '?any') return { ...anyAmount(scope), $r: node };
  if (node['is'] === 'thisWay') return { is: 'in', set: { set: 'ref', name: outcomeName(previous(scope), scope) }, $r: node };
  if (typeof node['ref'] === 'string' && node['ref'].startsWith('?')) return resolveWord(node, scope, key);
  if (key === 'body') return resolveBody(node, scope);
  if (key === 'options' && node['effect'] !== undefined) return resolveBody(node, scope);
  if (node['instead'] !== undefined && node['event'] !== undefined) return resolveReplacement(node, scope);
  if (node['part'] === 'change') return withX(othersOf(resolveKeys(node, scope)), scope);
  return withX(resolveKeys(node, scope), scope);
}

/** "Enchanted creature gets +1/+1 for each other creature": other than what is changed, not than the object that says so. */
function othersOf(part: Node): Node {
  const affects = part['affects'] as Node;
  if (affects['set'] === 'self' || !says(part['mods'], 'other')) return part;
  if (affects['set'] === 'all') throw new Unresolved('"other" than each of several');
  const not = { is: 'not', of: { is: 'in', set: unmarked(affects) }, $r: { is: 'other' } };
  return { ...part, mods: replaceOther(part['mods'], not) };
}

function says(node: unknown, is: string): boolean {
  if (typeof node !== 'object' || node === null) return false;
  if ((node as Node)['ability'] !== undefined) return false;
  return (node as Node)['is'] === is || Object.values(node).some((inner) => says(inner, is));
}

function replaceOther(node: unknown, by: Node): unknown {
  if (typeof node !== 'object' || node === null) return node;
  if (Array.isArray(node)) return node.map((item) => replaceOther(item, by));
  if ((node as Node)['ability'] !== undefined) return node;
  if ((node as Node)['is'] === 'other') return by;
  return Object.fromEntries(Object.entries(node).map(([key, inner]) => [key, key.startsWith('$') ? inner : replaceOther(inner, by)]));
}

/** A body has its own targets; what its event named is known in it. */
function resolveBody(body: Node, scope: Scope): Node {
  const outer = scope.targets;
  scope.targets = [];
  const { modes, ...rest } = body;
  let inner = resolveKeys(rest, scope);
  if (modes !== undefined) {
    const before = scope.mentions;
    const options = ((modes as Node)['options'] as Node[]).map((option) => {
      scope.mentions = [...before];
      return resolveBody(option, scope);
    });
    scope.mentions = before;
    inner = { ...inner, modes: { ...resolveKeys(modes as Node, scope, 'options'), options } };
  }
  inner = withX(inner, scope);
  const result = scope.targets.length > 0 ? { targets: scope.targets, ...inner } : inner;
  scope.targets = outer;
  return result;
}

function resolveList(list: readonly unknown[], scope: Scope): Node[] {
  const out: Node[] = [];
  let free = 0;
  const before = scope.previous;
  for (const item of list) {
    const hoistedBefore = scope.hoisted;
    scope.hoisted = [];
    let instruction = resolveInstruction(item as Node, scope);
    out.push(...scope.hoisted);
    scope.hoisted = hoistedBefore;
    if (instruction['xIs'] !== undefined) {
      const { xIs, ...rest } = instruction;
      for (let i = free; i < out.length; i++) replaceIn(out, i, substituteX(out[i], xIs as Node) as Node, scope);
      const said = { ...(substituteX(rest, xIs as Node) as Node), $where: true };
      rename(instruction, said, scope);
      instruction = said;
      scope.targets = scope.targets.map((spec) => substituteX(spec, xIs as Node) as Node);
      free = out.length + 1;
    }
    const process = repeated(instruction, out);
    if (process !== undefined) {
      out.splice(0, out.length, process);
      outcomes.set(process, { instruction: process });
      scope.previous = outcomeOf(process, scope);
      continue;
    }
    out.push(instruction);
    // whether something will be done later is not known now
    scope.previous = instruction['do'] === 'delayed' ? undefined : outcomeOf(instruction, scope);
  }
  void before;
  return out;
}

/** "If …, repeat this process": all that was done before in the list, as long as the condition holds. */
function repeated(instruction: Node, before: readonly Node[]): Node | undefined {
  const then = instruction['then'] as Node[] | undefined;
  if (instruction['do'] !== 'if' || then?.length !== 1 || then[0]?.['do'] !== 'repeatProcess') return undefined;
  const { $j } = instruction;
  return { do: 'repeat', effect: [...before], while: instruction['condition'], $process: $j ?? true };
}

/** Outcomes are held by their instruction: a changed copy must take over what was noted of the old one. */
function rename(from: Node, to: Node, scope: Scope): void {
  for (const mention of scope.mentions) if (mention.outcome?.instruction === from) mention.outcome.instruction = to;
  if (scope.amount?.instruction === from) scope.amount.instruction = to;
  if (scope.previous?.instruction === from) scope.previous.instruction = to;
  for (const outcome of scope.done) if (outcome.instruction === from) outcome.instruction = to;
  for (const choice of Object.values(scope.choices)) if (choice.instruction === from) choice.instruction = to;
}

function replaceIn(list: Node[], i: number, to: Node, scope: Scope): void {
  rename(list[i] as Node, to, scope);
  list[i] = to;
}

const outcomes = new WeakMap<Node, Outcome>();
function outcomeOf(instruction: Node, scope: Scope): Outcome {
  for (const mention of scope.mentions) if (mention.outcome?.instruction === instruction) return mention.outcome;
  if (scope.amount?.instruction === instruction) return scope.amount;
  const known = outcomes.get(instruction);
  if (known !== undefined) return known;
  const outcome = { instruction };
  outcomes.set(instruction, outcome);
  return outcome;
}

function outcomeName(outcome: Outcome, scope: Scope): string {
  const known = outcome.instruction['out'];
  if (typeof known === 'string') return known;
  scope.names.outcome += 1;
  const name = `o${scope.names.outcome}`;
  outcome.instruction['out'] = name;
  return name;
}

function previous(scope: Scope): Outcome {
  if (scope.previous === undefined) throw new Unresolved('nothing was done before that this could refer to');
  return scope.previous;
}

const WITH_AMOUNT = new Set(
  'damage gainLife loseLife payLife discard draw mill sacrifice destroy putCounters removeCounters move reveal search flipCoin rollDie tap pay'.split(' '),
);
/** The key whose object an instruction acts on. */
const ACTED: Record<string, string> = {
  putCounters: 'on',
  removeCounters: 'from',
  shuffle: 'cards',
  damage: 'to',
  fight: 'a',
};

function resolveInstruction(surface: Node, scope: Scope): Node {
  const subject = scope.subject;
  const paid = scope.ifPaid;
  const instruction: Node = {};
  const doing = surface['do'] as string;
  if (doing === 'delayed' || doing === 'reflexive') return resolveDelayed(surface, scope);
  for (const [key, value] of Object.entries(surface)) {
    if (value === undefined) continue;
    if (key.startsWith('$')) instruction[key] = value;
    else if (key === 'who' || key === 'by') {
      const who = resolve(value, scope, key) as Node;
      instruction[key] = who;
      if (key === 'who') scope.subjectPlayers = who;
      if (key === 'who') scope.subject = who['who'] === 'you' ? 'you' : 'actor';
    } else if (key === 'targets' && typeof value === 'object') {
      instruction[key] = addTarget((value as Node)['target'] as Node, scope);
    } else if (key === 'effect' && doing === 'forEach') {
      const over = instruction['over'] as Node;
      scope.mentions.push({ node: { set: 'ref', name: 'each.object' }, filter: filterOf(over), several: false });
      instruction[key] = resolveList(value as unknown[], scope);
    } else if (doing === 'if' && key === 'then') {
      const condition = surface['condition'] as Node;
      if (condition['if'] === 'paid') scope.ifPaid = condition['cost'] as string;
      instruction[key] = resolveList(value as unknown[], scope);
      scope.ifPaid = paid;
    } else if (key === 'cost') {
      instruction[key] = resolve(value, scope, key);
    } else {
      instruction[key] = resolve(value, scope, key);
      noteSubject(key, instruction[key], scope);
    }
  }
  scope.subject = subject;
  if (doing === 'pay') payEach(instruction);
  if (doing === 'choose') chosenObjects(instruction);
  if (DIVIDED.has(doing)) divided(instruction, scope);
  noteOutcome(instruction, scope);
  return instruction;
}

/** "Each opponent sacrifices a creature unless he or she pays {1}": each decides, and does it who does not pay. */
function payEach(instruction: Node): void {
  const otherwise = instruction['else'] as Node[] | undefined;
  const first = otherwise?.[0];
  const each = first?.['who'] as Node | undefined;
  const payer = instruction['who'] as Node;
  if (first === undefined || otherwise?.length !== 1 || each === undefined || payer['$r'] === undefined) return;
  if (each['who'] !== 'all' && each['who'] !== 'opponents') return;
  instruction['who'] = { ...each, $payer: payer['$r'] };
  first['who'] = { who: 'actor' };
}

const DIVIDED = new Set(['damageDivided', 'putCountersDivided']);

/** "3 damage divided as you choose among …": the amount belongs to the target it is divided among (601.2d). */
function divided(instruction: Node, scope: Scope): void {
  const count = instruction['amount'] ?? instruction['count'];
  const among = (instruction['to'] ?? instruction['on']) as Node;
  const name = ((among['objects'] ?? among['players'] ?? among) as Node)['name'];
  const i = scope.targets.findIndex((spec) => spec['name'] === name);
  if (i < 0 || typeof name !== 'string') throw new Unresolved('an amount divided among something that is no target');
  scope.targets[i] = { ...scope.targets[i], divide: count };
  instruction['targets'] = name;
  if (instruction['on'] !== undefined) instruction['$on'] = instruction['on'];
  if (instruction['to'] !== undefined) instruction['$to'] = instruction['to'];
  for (const key of ['amount', 'count', 'to', 'on']) delete instruction[key];
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

/** Later text may name what an instruction acted on, found, made or chose. */
function noteOutcome(instruction: Node, scope: Scope): void {
  const doing = instruction['do'] as string;
  const outcome: Outcome = { instruction };
  outcomes.set(instruction, outcome);
  scope.done.push(outcome);
  if (WITH_AMOUNT.has(doing)) scope.amount = outcome;
  const how = HOW[doing];
  switch (doing) {
    case 'createTokens': {
      const token = instruction['token'] as { types: string[]; subtypes: string[] };
      const filter = conjunction([
        ...token.subtypes.map((subtype): Filter => ({ is: 'subtype', subtype })),
        ...token.types.map((type): Filter => ({ is: 'type', type: type as never })),
        { is: 'token' },
      ]);
      scope.mentions.push({ outcome, filter, place: 'battlefield', several: instruction['count'] !== 1 });
      return;
    }
    case 'copyToken':
      scope.mentions.push({ outcome, filter: { is: 'token' }, place: 'battlefield', several: instruction['count'] !== 1 });
      return;
    case 'search': {
      const count = instruction['count'] as { max: unknown };
      scope.mentions.push({ outcome, filter: instruction['where'] as Filter, place: 'card', several: count.max !== 1, how: 'found' });
      return;
    }
    case 'mill':
      scope.mentions.push({ outcome, place: 'card', several: instruction['count'] !== 1 });
      return;
    case 'copySpell':
      scope.mentions.push({ outcome, filter: { is: 'spell' }, place: 'stack', several: false });
      return;
    case 'choose': {
      const what = instruction['what'] as Node;
      scope.choices[what['choose'] as string] = outcome;
      if (what['choose'] === 'objects' || what['choose'] === 'onePerFilter') {
        const from = what['from'] as Node;
        scope.mentions.push({ outcome, filter: filterOf(from), place: placeOf(from), several: severalOf(from, what['count']), how: 'chosen', from });
      } else if (what['choose'] === 'player') scope.players.push({ who: 'ref', name: `?${outcomeName(outcome, scope)}` });
      return;
    }
    default:
  }
  const acted = instruction[ACTED[doing] ?? 'what'] as Node | undefined;
  if (acted === undefined || typeof acted !== 'object') return;
  const set = (doing === 'damage' ? acted['objects'] : acted) as Node | undefined;
  if (set === undefined || typeof set['set'] !== 'string') return;
  if (set['set'] === 'ref' || set['set'] === 'self' || set['set'] === 'host' || set['set'] === 'linked') {
    const known = mentionOf(set, scope);
    if (doing === 'move' || doing === 'discard' || (doing === 'counter' && instruction['to'] !== undefined)) {
      const to = (instruction['to'] as Node | undefined)?.['zone'];
      scope.mentions.push({
        node: plain(set),
        outcome,
        filter: known?.filter,
        place: to === 'battlefield' ? 'battlefield' : 'card',
        several: known?.several ?? false,
        ...(how === undefined && to !== 'exile' ? {} : { how: how ?? 'exiled' }),
      });
    } else if (how !== undefined && known !== undefined) scope.mentions.push({ ...known, how, event: undefined as never });
    return;
  }
  const to = (instruction['to'] as Node | undefined)?.['zone'];
  scope.mentions.push({
    outcome,
    filter: filterOf(set),
    place: doing === 'move' ? (to === 'battlefield' ? 'battlefield' : 'card') : placeOf(set),
    several: severalOf(set),
    ...(how === undefined && to !== 'exile' ? {} : { how: how ?? 'exiled' }),
    from: set['set'] === 'choice' ? set['from'] : set['set'] === 'where' ? set['of'] : undefined,
  });
}

const HOW: Record<string, string> = { sacrifice: 'sacrificed', discard: 'discarded', reveal: 'revealed', lookAt: 'seen' };

const plain = (node: Node): Node => Object.fromEntries(Object.entries(node).filter(([key]) => !key.startsWith('$')));

function mentionOf(set: Node, scope: Scope): Mention | undefined {
  const bare = plain(set);
  return scope.mentions.findLast((m) => m.node !== undefined && equal(m.node, bare));
}

function filterOf(set: Node): Filter | undefined {
  switch (set['set']) {
    case 'all':
    case 'top':
      return set['where'] as Filter | undefined;
    case 'choice':
      return filterOf(set['from'] as Node);
    default:
      return undefined;
  }
}

function placeOf(set: Node): 'card' | 'stack' | 'battlefield' | undefined {
  if (set['set'] === 'choice') return placeOf(set['from'] as Node);
  if (set['set'] === 'where') return 'card'; // out of cards shown or found
  if (set['set'] === 'top' || set['set'] === 'bottom') return 'card';
  if (set['set'] !== 'all') return undefined;
  const zone = set['zone'];
  return zone === undefined ? 'battlefield' : zone === 'stack' ? 'stack' : 'card';
}

function severalOf(set: Node, count?: unknown): boolean {
  const given = (count ?? set['count']) as Node | number | undefined;
  // a whole hand or library is one thing
  if (set['set'] === 'all' && count === undefined) return (set['where'] as Filter).is !== 'any' || set['zone'] === undefined;
  if (typeof given === 'object' && given !== null) return given['max'] !== 1;
  return given !== undefined && given !== 1;
}

/** The outcome of the last instruction of a kind. */
function lastDone(doing: string, scope: Scope): string {
  const found = scope.done.findLast((o) => o.instruction['do'] === doing);
  if (found === undefined) throw new Unresolved(`nothing before was "${doing}"`);
  return outcomeName(found, scope);
}

/** "Any amount of life": a number chosen first, remembered by the object. */
function anyAmount(scope: Scope): Node {
  const who = { who: scope.subject };
  scope.hoisted.push({
    do: 'choose',
    who,
    what: { choose: 'number', min: 0, max: { q: 'life', of: who } },
    link: 'lifePaid',
    out: 'lifePaid',
    $hoist: true,
  });
  return { q: 'ref', name: 'lifePaid' };
}

/** "A red source of your choice": chosen as the effect begins (2006: 419.9 · later: 615.7). */
function chosenSource(node: Node, scope: Scope): Node {
  const instruction: Node = {
    do: 'choose',
    who: { who: scope.subject },
    what: {
      choose: 'objects',
      from: { set: 'all', where: resolve(node['where'], scope, 'where'), zone: ['battlefield', 'stack', 'graveyard', 'exile'] },
      count: { min: 1, max: 1 },
    },
    $hoist: true,
  };
  scope.hoisted.push(instruction);
  const name = outcomeName({ instruction }, scope);
  return { set: 'ref', name };
}

/** A delayed trigger knows what was named before it; its own event comes first in its effect. */
function resolveDelayed(surface: Node, scope: Scope): Node {
  // what is done later cannot be referred to by what is done now
  const { eventAmount, amount, previous: before } = scope;
  const [mentions, players, done, choices] = [[...scope.mentions], [...scope.players], [...scope.done], { ...scope.choices }];
  const instruction = resolveKeys(surface, scope);
  Object.assign(scope, { mentions, players, done, choices, amount, previous: before });
  if (instruction['thatTurn'] === '?turn') instruction['thatTurn'] = lastDone('extraTurn', scope);
  scope.eventAmount = eventAmount;
  outcomes.set(instruction, { instruction });
  return instruction;
}

function resolveReplacement(node: Node, scope: Scope): Node {
  const outer = scope.eventAmount;
  const resolved = resolveKeys(node, scope);
  scope.eventAmount = outer;
  return resolved;
}

const AMOUNTS = new Set(['damage', 'gainLife', 'loseLife', 'counters', 'token', 'draw']);
/** Keys of an event pattern that describe objects, and the name each binds. */
const BINDS: Record<string, Record<string, string>> = {
  blocks: { what: 'event.object', whom: 'event.other' },
  becomesBlocked: { what: 'event.object', by: 'event.other' },
  becomesTarget: { what: 'event.object', by: 'event.source' },
  damage: { source: 'event.source', to: 'event.object' },
  attached: { what: 'event.object', to: 'event.other' },
};

function resolveEvent(surface: Node, scope: Scope): Node {
  const on = surface['on'] as string;
  if (on === 'either') return resolveKeys(surface, scope);
  const event: Node = {};
  if (AMOUNTS.has(on)) scope.eventAmount = true;
  if (on === 'becomesTarget' && surface['by'] === undefined) {
    scope.mentions.push({ node: { set: 'ref', name: 'event.source' }, several: false, filter: { is: 'or', of: [{ is: 'spell' }, { is: 'ability' }] } });
  }
  for (const [key, value] of Object.entries(surface)) {
    if (value === undefined) continue;
    if (key === 'recipient') {
      Object.assign(event, recipientPattern(value as Node, scope));
      continue;
    }
    event[key] = key.startsWith('$') ? value : resolve(value, scope, key);
    if (key === 'what' || key === 'source' || key === 'by' || (key === 'to' && on !== 'move') || (key === 'whom' && on === 'blocks')) {
      const name = BINDS[on]?.[key] ?? 'event.object';
      if (typeof event[key] === 'object' && 'is' in (event[key] as Node)) mentionEvent(event[key] as unknown as Filter, name, on, scope);
      if (key === 'by' && typeof event[key] === 'object' && 'who' in (event[key] as Node)) notePlayer(event[key] as Node, scope);
    }
    if (key === 'who' || key === 'toPlayer' || key === 'whose' || (key === 'whom' && on === 'attacks')) notePlayer(event[key] as Node, scope);
  }
  return event;
}

/** "Damage that would be dealt to …": a recipient as a pattern. What was said is kept as the mark `$recipient`. */
function recipientPattern(surface: Node, scope: Scope): Node {
  const recipient = resolve(surface, scope, 'recipient') as Node;
  const objects = recipient['objects'] as Node | undefined;
  const players = recipient['players'] as Node | undefined;
  const event: Node = { $recipient: recipient };
  if (objects !== undefined) {
    const set = unmarked(objects) as Node;
    event['to'] = set['set'] === 'self' ? { is: 'self' } : set['set'] === 'all' && set['zone'] === undefined ? set['where'] : { is: 'in', set };
    mentionEvent(event['to'] as Filter, 'event.object', 'damage', scope);
  }
  if (players !== undefined) {
    event['toPlayer'] = unmarked(players);
    notePlayer(event['toPlayer'] as Node, scope);
  }
  return event;
}

function notePlayer(who: Node, scope: Scope): void {
  if (who['who'] === 'you') return;
  scope.players.push({ who: 'ref', name: 'event.player' });
}

function mentionEvent(filter: Filter, name: string, on: string, scope: Scope): void {
  const place = on === 'cast' ? 'stack' : on === 'discard' || on === 'cycle' ? 'card' : undefined;
  if (filter.is === 'self') scope.mentions.push({ node: { set: 'self' }, several: false, self: true, event: true, ...selfFilter(scope) });
  else if (filter.is === 'in') {
    const set = plain(filter.set as unknown as Node);
    scope.mentions.push({ node: set, several: false, event: true, filter: set['set'] === 'host' ? hostFilter(filter.set as unknown as Node) : undefined });
  } else if (filter.is === 'or' && filter.of.some((f) => f.is === 'self'))
    scope.mentions.push({ node: { set: 'ref', name }, several: false, event: true, filter: filter.of.find((f) => f.is !== 'self'), place });
  else scope.mentions.push({ node: { set: 'ref', name }, several: false, event: true, filter, place });
}

const selfFilter = (scope: Scope): { filter?: Filter } => {
  const types = scope.bearer.types.map((type): Filter => ({ is: 'type', type: type as never }));
  return types.length === 0 ? {} : { filter: conjunction(types) };
};

function hostFilter(set: Node): Filter | undefined {
  const noun = set['$host'];
  if (noun === 'equipped' || noun === 'creature') return { is: 'type', type: 'creature' };
  if (noun === 'land' || noun === 'fortified') return { is: 'type', type: 'land' };
  if (noun === 'artifact' || noun === 'enchantment') return { is: 'type', type: noun };
  return undefined;
}

function addTarget(surface: Node, scope: Scope): string {
  let spec = resolveKeys(surface, scope);
  scope.names.target += 1;
  const name = `t${scope.names.target}`;
  if (spec['other'] === true) {
    const { other: _, ...rest } = spec;
    const objects = rest['objects'] as { where: Filter } | undefined;
    const before = scope.targets.filter((t) => (objects === undefined ? t['players'] !== undefined : t['objects'] !== undefined));
    if (before.length > 0) spec = { ...rest, other: before.map((t) => t['name']) };
    else if (objects !== undefined) {
      spec = { ...rest, objects: { ...objects, where: conjunction([{ is: 'other' }, ...conjuncts(objects.where)]) }, $other: true };
    } else throw new Unresolved('"another" target player, but no other target');
  }
  if (scope.ifPaid !== undefined) spec = { ...spec, ifPaid: scope.ifPaid };
  scope.targets.push({ name, ...spec });
  const objects = spec['objects'] as { where: Filter; zone?: unknown } | undefined;
  const several = (spec['count'] as Node)['max'] !== 1;
  if (objects !== undefined) {
    const zone = objects.zone;
    const place = zone === undefined ? 'battlefield' : zone === 'stack' ? 'stack' : Array.isArray(zone) ? undefined : 'card';
    scope.mentions.push({ node: { set: 'ref', name }, filter: objects.where, place, several });
  }
  if (spec['players'] !== undefined) scope.players.push({ who: 'ref', name });
  return name;
}

function resolveRecipient(node: Node, scope: Scope): Node {
  const spec = node['target'] as Node;
  const name = addTarget(spec, scope);
  const marks = Object.fromEntries(Object.entries(node).filter(([key]) => key.startsWith('$')));
  return {
    ...(spec['objects'] === undefined ? {} : { objects: { set: 'ref', name } }),
    ...(spec['players'] === undefined ? {} : { players: { who: 'ref', name } }),
    ...marks,
    $r: 'target',
  };
}

function resolveObjects(node: Node, scope: Scope, possessive = false): Node {
  switch (node['set']) {
    case 'target': {
      const { set: _, spec, ...marks } = node;
      return { set: 'ref', name: addTarget(spec as Node, scope), ...marks, $r: { set: 'target' } };
    }
    case 'it':
      return { ...refer(findIt(node, scope), scope, possessive), $r: node };
    case 'that':
      return { ...(several(node, scope) ?? refer(findThat(node, scope), scope, possessive)), $r: node };
    case 'source':
      return { ...chosenSource(node, scope), $r: node };
    case 'same':
      if (scope.subjectObjects === undefined) throw new Unresolved('a clause without a subject');
      return { ...(unmarked(scope.subjectObjects) as Node), $r: node };
    case 'thisWay':
      return { ...doneThisWay(node, scope), $r: node };
    case 'rest':
      return { ...rest(scope), $r: node };
    case 'self': {
      const self = resolveKeys(node, scope);
      scope.mentions.push({ node: { set: 'self' }, several: false, self: true, ...selfFilter(scope) });
      return self;
    }
    case 'host': {
      scope.mentions.push({ node: { set: 'host' }, several: false, filter: hostFilter(node) });
      return node;
    }
    default:
      return resolveKeys(node, scope);
  }
}

/** How a later reference names what was mentioned. Looking back at whose it was, it is the object before it moved. */
function refer(mention: Mention, scope: Scope, possessive: boolean): Node {
  scope.mentions.push({ ...mention, event: undefined as never });
  if (mention.outcome !== undefined && (mention.node === undefined || !possessive)) {
    return { set: 'ref', name: outcomeName(mention.outcome, scope) };
  }
  if (mention.node === undefined) throw new Unresolved('a reference to nothing');
  return { ...mention.node };
}

function findIt(node: Node, scope: Scope): Mention {
  const plural = node['$n'] !== undefined;
  const fits = scope.mentions.filter((m) => m.several === plural);
  const ownWords = fits.filter((m) => m.event !== true);
  const found = ownWords.length > 0 ? ownWords.at(-1) : fits.find((m) => m.event === true);
  if (found !== undefined) return found;
  const loose = plural ? scope.mentions.at(-1) : undefined;
  if (loose !== undefined) return loose;
  throw new Unresolved(`"${plural ? 'them' : 'it'}" refers to nothing`);
}

/** "Those cards" after two instructions that found one each: both. */
function several(node: Node, scope: Scope): Node | undefined {
  if (node['$n'] === undefined || node['how'] !== undefined) return undefined;
  const noun = node['noun'] as Filter;
  const fitting = scope.mentions.filter((m) => fit(noun, m.filter, m.place) > 0);
  const last = fitting.at(-1);
  if (last?.outcome === undefined || last.several || last.how === undefined || fitting.some((m) => m.several)) return undefined;
  const all = [...new Set(fitting.filter((m) => m.how === last.how && m.outcome !== undefined).map((m) => m.outcome as Outcome))];
  if (all.length < 2) return undefined;
  const union = { set: 'union', of: all.map((outcome) => ({ set: 'ref', name: outcomeName(outcome, scope) })) };
  scope.mentions.push({ node: union, several: true, filter: last.filter, place: last.place });
  return union;
}

function findThat(node: Node, scope: Scope): Mention {
  const noun = node['noun'] as Filter;
  const how = node['how'] as string | undefined;
  const plural = node['$n'] !== undefined;
  const fitting = (least: number, number: boolean) =>
    scope.mentions.findLast(
      (m) =>
        (how === undefined || m.how === how) &&
        (!number || m.several === plural) &&
        !(m.self === true && how === undefined) &&
        fit(noun, m.filter, m.place) >= least,
    );
  const found =
    fitting(2, true) ??
    fitting(1, true) ??
    fitting(2, false) ??
    fitting(1, false) ??
    (how === undefined ? scope.mentions.findLast((m) => m.self === true && fit(noun, m.filter, m.place) > 0) : undefined);
  if (found !== undefined) return found;
  if (how === 'exiled') return { node: { set: 'linked', link: 'exiled' }, several: plural, place: 'card', filter: noun };
  if (how === 'chosen') return { node: { set: 'linked', link: 'chosen' }, several: plural, filter: noun };
  throw new Unresolved('"that …" refers to nothing of that kind');
}

function rest(scope: Scope): Node {
  const chosen = scope.mentions.findLast((m) => m.outcome !== undefined && m.from !== undefined);
  if (chosen?.outcome === undefined) throw new Unresolved('"the rest", but nothing was chosen from anything');
  return { set: 'except', of: unmarked(chosen.from), not: { set: 'ref', name: outcomeName(chosen.outcome, scope) } };
}

function unmarked(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(unmarked);
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !key.startsWith('$'))
      .map(([key, inner]) => [key, unmarked(inner)]),
  );
}

function resolvePlayers(node: Node, scope: Scope): Node {
  const who = node['who'] as string;
  switch (who) {
    case 'target': {
      const { who: _, spec, ...marks } = node;
      return { who: 'ref', name: addTarget(spec as Node, scope), ...marks, $r: { who: 'target' } };
    }
    case 'subject':
      return { who: scope.subject };
    case 'same':
      if (scope.subjectPlayers === undefined) throw new Unresolved('a clause without a subject');
      return { ...(unmarked(scope.subjectPlayers) as Node), $r: node };
    case 'chosen':
      return { who: 'ref', name: 'chosenPlayer', $r: node };
    case 'they':
      if (scope.subject === 'actor') return { who: 'actor', $r: node };
      if (scope.players.length === 0 && isEach(scope.subjectPlayers)) return { who: 'actor', $r: node };
      return { ...lastPlayer(scope), $r: node };
    case 'that':
      if (scope.players.length === 0 && scope.subject === 'actor') return { who: 'actor', $r: node };
      return { ...lastPlayer(scope), $r: node };
    case 'controllers':
    case 'owners': {
      const of = node['of'] as Node;
      const resolved: Node = { ...node, of: POSSESSIVE.has(who) ? resolveObjects(of, scope, true) : resolve(of, scope, 'of') };
      scope.players.push(unmarked(resolved) as Node);
      return resolved;
    }
    case 'defending':
    case 'attacking':
    case 'active':
    case 'opponent':
    case 'host': {
      const resolved = resolveKeys(node, scope);
      scope.players.push(unmarked(resolved) as Node);
      return resolved;
    }
    default:
      return resolveKeys(node, scope);
  }
}

const isEach = (who: Node | undefined): boolean => who?.['who'] === 'all' || who?.['who'] === 'opponents';

function lastPlayer(scope: Scope): Node {
  const player = scope.players.at(-1);
  if (player === undefined) throw new Unresolved('"that player" refers to nobody');
  const name = player['name'];
  return typeof name === 'string' && name.startsWith('?') ? { who: 'ref', name: name.slice(1) } : { ...player };
}

function amount(scope: Scope): Node {
  if (scope.eventAmount) return { q: 'ref', name: 'event.amount' };
  if (scope.amount === undefined) throw new Unresolved('"that much", but of what?');
  return { q: 'ref', name: outcomeName(scope.amount, scope) };
}

/** The objects an instruction before did that to, as far as the noun narrows them. */
function doneThisWay(node: Node, scope: Scope): Node {
  const did = node['did'] as string;
  const found = scope.mentions.findLast((m) => m.outcome !== undefined && didThat(m.outcome.instruction, did)) ;
  const outcome = found?.outcome ?? scope.done.findLast((o) => didThat(o.instruction, did));
  if (outcome === undefined) throw new Unresolved('"this way", but nothing was done that way');
  const set = { set: 'ref', name: outcomeName(outcome, scope) };
  const noun = node['noun'] as Filter;
  return noun.is === 'any' || noun.is === 'card' ? set : { set: 'where', of: set, filter: noun };
}

function didThat(instruction: Node, did: string): boolean {
  const doing = instruction['do'];
  const to = (instruction['to'] as Node | undefined)?.['zone'];
  switch (did) {
    case 'exile':
      return doing === 'move' && to === 'exile';
    case 'graveyard':
    case 'yourGraveyard':
      return doing === 'destroy' || doing === 'sacrifice' || doing === 'discard' || doing === 'mill' || (doing === 'move' && to === 'graveyard');
    case 'hand':
      return doing === 'move' && to === 'hand';
    case 'reveal':
      return doing === 'reveal' || doing === 'search';
    default:
      return doing === did;
  }
}

/** The choice a word such as "of that color" reads; "of the color of your choice" is a choice made first. */
function resolveWord(node: Node, scope: Scope, key: string): Node {
  const ref = node['ref'] as string;
  if (ref === '?choose') {
    const kind = key === 'color' || key === 'colors' ? 'color' : key === 'subtype' || key === 'subtypes' ? 'creatureType' : undefined;
    if (kind === undefined) throw new Unresolved('a choice of what?');
    const instruction: Node = { do: 'choose', who: { who: scope.subject }, what: { choose: kind }, $hoist: true };
    scope.hoisted.push(instruction);
    return { ref: outcomeName({ instruction }, scope), $r: node };
  }
  const kinds = ref === '?color' ? ['color'] : ref === '?type' ? ['creatureType', 'basicLandType', 'landType', 'cardType'] : ['cardName'];
  for (const kind of kinds) {
    const choice = scope.choices[kind];
    if (choice !== undefined) return { ref: outcomeName(choice, scope), $r: node };
  }
  throw new Unresolved('a chosen word that nobody chose');
}

/** "The exiled card" of another ability: exiling in the others is remembered (2006: 217.1c · later: 607). */
function linkExiled(abilities: Node[]): void {
  const text = abilities.map((ability) => JSON.stringify(ability));
  const reads = text.map((t) => t.includes('"link":"exiled"'));
  if (!reads.some(Boolean)) return;
  for (const [i, ability] of abilities.entries()) if (!reads[i] || !reads.every(Boolean)) linkMoves(ability);
}

function linkMoves(node: unknown): void {
  if (typeof node !== 'object' || node === null) return;
  if (Array.isArray(node)) {
    node.forEach(linkMoves);
    return;
  }
  const to = (node as Node)['to'] as Node | undefined;
  if ((node as Node)['do'] === 'move' && to?.['zone'] === 'exile' && to['link'] === undefined) to['link'] = 'exiled';
  for (const [key, value] of Object.entries(node)) if (!key.startsWith('$')) linkMoves(value);
}
