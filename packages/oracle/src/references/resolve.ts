/**
 * Binding references: inline targets, "it", "that creature", "that player", "that much", "this way", "where X is".
 * 2006: 402, 404, 415 · 2009, 2011: 112, 114, 608 · 2026: 109, 113, 115, 608
 *
 * A reference is resolved under constraints; what they and the rules of salience leave open is ambiguous, and an error:
 * - number: "it" is one thing, "them" several; noun: what is called so by that very word, then what its description says is such,
 *   then what may be such (`kinds.ts`, `antecedents.ts`);
 * - role: no pronoun means what has the other role in the same action (`roles.ts`);
 * - path: only what the own path bound is known; what a loop made is several after it (`branches.ts`, `loops.ts`);
 * - salience: the effect's own words before its event's, the later clause before the earlier (`salience.ts`);
 * - "it" in the effect of a triggered ability means the subject of its event until the effect itself names an object;
 * - what has a description of its own, as the object itself or what it is attached to, is "that creature" only if nothing else is;
 * - after an object has moved, naming it again means what it became; "its power" still looks back, and "its controller" unless it was put onto the
 *   battlefield;
 * - "he or she" within what a player does means that player; elsewhere "that player" is the one player spoken of so far, of whom the event
 *   speaks as its own;
 * - "that much" is the amount of the event where it has one, else of the instruction before;
 * - possessives and "other" must mean somebody or something (`possessives.ts`, `others.ts`).
 * What was written is kept as the mark `$r`, so that `restore.ts` can put it back.
 */
import { type Filter, someNode } from '@rulewright/engine';
import { equal } from '../grammar/index.ts';
import { conjunction, conjuncts } from '../nouns/filters.ts';
import { castThisTurn } from '../nouns/turn-events.ts';
import { anyTargets } from './any-target.ts';
import {
  CHOSEN,
  amount,
  anyAmount,
  chosenHere,
  chosenSource,
  doneThisWay,
  uncast,
  findIt,
  findThat,
  leaves,
  thatPlayer,
  whoseTarget,
  refer,
  removedThisWay,
  resolveWord,
  pile,
  rest,
  castThisWay,
  several,
  rival,
  whoDid,
} from './antecedents.ts';
import { bounded } from './bounded.ts';
import { comparesWithSpoken, hostFilter, isSomebodys, resolveEvent, selfFilter } from './events.ts';
import { resolveList } from './instructions.ts';
import { asItDied, askedOf, asTheyWere, eachOfThem, refuseEachOf } from './each.ts';
import { FLIPS, flipAsked } from './coins.ts';
import { noteCounters } from './counters-asked.ts';
import { bearerOf, linkAbilities } from './links.ts';
import { isEach, knownWhose } from './of-several.ts';
import { parallel } from './parallel.ts';
import { substituteX, withX } from './numbers.ts';
import { noteCounted, noteTheOnly } from './counted.ts';
import { checkThatName, isSpell, otherThanDealer, othersOf, othersOfSpell, otherThanNamed } from './others.ts';
import { checkPossessives } from './possessives.ts';
import { wasDone } from './done-before.ts';
import { dealerOfPrevented } from './prevented.ts';
import { attackerOf } from './attacks.ts';
import { mostVoted, outvotes, votes } from './votes.ts';
import { apartFrom, resolveRole } from './roles.ts';
import { noteSince } from './salience.ts';
import {
  EACH_OBJECT,
  Unresolved,
  start,
  forgetSubject,
  noteSubject,
  outcomeName,
  previous,
  lastDone,
  lastOutcome,
  unmarked,
} from './scope.ts';
import type { Node, Bearer, Mention, Outcome, Scope } from './scope.ts';
import type { Whose } from './antecedents.ts';
import { withThoseTypes } from './those-types.ts';

export { Unresolved } from './scope.ts';
export type { Bearer, Node } from './scope.ts';

/** The abilities of one face with every reference bound. Throws `Unresolved`. */
export function resolveAbilities(abilities: readonly unknown[], face: Bearer): Node[] {
  const bearer = bearerOf(face, abilities);
  const costs: Mention[] = [];
  const names = { target: 0, outcome: 0 };
  let resolved = abilities.map((ability) => {
    const node = ability as Node;
    const cost = isCostOfCasting(node);
    // what was sacrificed as a cost of casting is known to what the spell does (2006: 409.1 · later: 601.2)
    if (!cost && node['ability'] !== 'spell') return resolveAbility(node, bearer);
    return resolveAbility(node, bearer, { costs, names, cost });
  });
  for (const ability of resolved) checkPossessives(ability, bearer);
  if (isSpell(bearer)) resolved = resolved.map(othersOfSpell);
  linkAbilities(resolved);
  return anyTargets(resolved, bearer.wording ?? '2017-01') as Node[];
}

function isCostOfCasting(ability: Node): boolean {
  return (
    ability['ability'] === 'static' &&
    (ability['parts'] as Node[]).some((part) => part['part'] === 'additionalCost' || part['part'] === 'alternativeCost')
  );
}

function resolveAbility(
  ability: Node,
  bearer: Bearer,
  casting?: { costs: Mention[]; names: { target: number; outcome: number }; cost: boolean },
): Node {
  const scope = start(bearer);
  if (casting !== undefined) {
    scope.names = casting.names;
    scope.mentions.push(...casting.costs.map((m): Mention => ({ ...m, said: 'cost' })));
  }
  const { event, body } = ability as { event?: Node; body?: unknown };
  if (event?.['on'] === 'either' && someNode(body, comparesWithSpoken))
    throw new Unresolved('"lesser" or "greater", but than which of two?');
  const resolved = xOfSpell(withX(resolveKeys(ability, scope), scope));
  if (leavesAndIsNamed(resolved)) throw new Unresolved('what gave the ability, after it has left');
  if (casting?.cost === true)
    casting.costs.push(...scope.mentions.filter((m) => m.outcome !== undefined && m.how !== undefined));
  if (scope.targets.length > 0) throw new Unresolved('a target where nothing is put on the stack');
  return resolved;
}

/** "Whenever you cast a spell with {X} in its mana cost, … X …": the X of that spell. */
function xOfSpell(ability: Node): Node {
  const { event, body, cost } = ability as { event?: Node; body?: unknown; cost?: unknown };
  const asks = event?.['on'] === 'cast' && someNode(event, ({ is, symbol }) => is === 'costHas' && symbol === 'X');
  if (!asks || cost !== undefined) return ability;
  return { ...ability, body: substituteX(body, { q: 'xOf', of: { set: 'ref', name: 'event.object' } }) };
}

const isGranter = (node: Node): boolean => node['set'] === 'ref' && node['name'] === 'granter';
/** "When ~ dies, return ~", given by a permanent to itself: the name is that of what left, and not of what it has become. */
function leavesAndIsNamed({ event, body }: Node): boolean {
  const { what, from } = (event ?? {}) as Node;
  return from !== undefined && someNode(what, isGranter) && someNode(body, isGranter);
}

export function resolveKeys(node: Node, scope: Scope, skip?: string): Node {
  const copy: Node = {};
  for (const [key, value] of Object.entries(node)) {
    if (value === undefined || key === skip) continue;
    const { length } = scope.mentions;
    copy[key] = key.startsWith('$') ? value : resolveRole(copy, key, value, scope, node);
    if (key === 'cost' && node['ability'] !== undefined) noteSince(length, scope, { said: 'cost' });
    // "where X is that card's power and Y is its toughness"
    if (key === 'power' && node['$xy'] !== undefined) noteSince(length, scope, { part: 'acted' });
    noteSubject(key, copy[key], scope, node['$passive'] === true);
    if (key === 'who' && typeof copy[key] === 'object') scope.subjectPlayers = copy[key] as Node;
    if (node['ability'] !== undefined && (key === 'cost' || key === 'event')) forgetSubject(scope);
  }
  return copy;
}

/** Costs paid besides, of which is spoken as of something done: "if evidence was collected". */
const BESIDES = new Set(['additional', 'evidence', 'beheld', 'gift']);
/** "If {R} was spent to cast ~", "if ~ is in your graveyard": it speaks of the object itself. */
const ofItself = (node: Node): boolean =>
  (node['if'] === 'paid' && !BESIDES.has(node['cost'] as string)) ||
  node['if'] === 'selfIn' ||
  ((node['left'] as Node | undefined)?.['q'] === 'manaSpent' && node['$o'] !== undefined);

/** "Counter target spell if it was kicked", said by what has no kicker of its own. */
export const isKickedOther = ({ if: asks, cost, $o }: Node, { bearer }: Scope): boolean =>
  asks === 'paid' && cost === 'kicker' && $o === 'it' && bearer.kicked !== true;

/** "If the top card of your graveyard is a creature card": what "that card" means after it. */
const topCard = (what: Node, { filter }: Node): Mention | undefined =>
  what['set'] === 'top' && what['count'] === 1
    ? { node: unmarked(what) as Node, several: false, place: 'card', filter: filter as Filter }
    : undefined;

export function resolve(value: unknown, scope: Scope, key: string): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    if (key === 'effect' || key === 'then' || key === 'else' || key === 'choices') return resolveList(value, scope);
    return value.map((item) => resolve(item, scope, key === 'abilities' || key === 'rider' ? 'ability' : key));
  }
  const node = value as Node;
  // the words of a keyword are those of the sentence it is in; a quoted ability has sentences of its own
  if (node['ability'] === 'keyword' && key === 'ability') return withX(resolveKeys(node, scope), scope);
  if (node['ability'] !== undefined && key === 'ability')
    return resolveAbility(node, { ...scope.bearer, quoted: true });
  if (typeof node['set'] === 'string') return resolveObjects(knownWhose(node, key), scope);
  if (typeof node['who'] === 'string') return resolvePlayers(node, scope);
  if (node['target'] !== undefined && typeof node['target'] === 'object') return resolveRecipient(node, scope);
  if (isThat(node['objects'], 'set') && isThat(node['players'], 'who')) return resolveEither(node, scope);
  if (typeof node['on'] === 'string' && (key === 'event' || key === 'pattern' || key === 'of'))
    return resolveEvent(node, scope);
  if (node['of'] === 'happened' || node['did'] === 'underwent') return resolveHistory(node, scope);
  if (typeof node['do'] === 'string') return resolveList([node], scope)[0];
  if (node['$bare'] === 'that') checkThatName(resolve(node['with'], scope, 'with') as Node, scope);
  if (node['is'] === 'and') {
    const other = otherThanNamed(node, scope);
    if (other !== undefined) return resolveKeys(other, scope);
  }
  if (node['mod'] === 'copy' || node['mod'] === 'fullText') {
    const copy = apartFrom(scope.subjectObjects, scope, () => resolveKeys(node, scope));
    return { ...copy, of: asTheyWere(copy['of'] as Node, scope) };
  }
  if (node['again'] !== undefined) return sameTarget(node, scope);
  if (node['q'] === 'that') return { ...amount(scope, node['$w']), $r: node };
  if (isKickedOther(node, scope)) {
    const what = { ...refer(findIt(IT, scope), scope), $r: IT };
    return { if: 'matches', what, filter: { is: 'paid', cost: 'kicker' }, $r: node };
  }
  if (ofItself(node)) scope.mentions.push({ node: { set: 'self' }, several: false, self: true, ...selfFilter(scope) });
  const asked = askedOf(node);
  if (asked !== undefined) {
    const of = asItDied(resolveObjects(node[asked] as Node, scope, 'own'), scope);
    return { ...resolveKeys(node, scope, asked), [asked]: of };
  }
  const joined = parallel(node, (one) => resolve(one, scope, key) as Node);
  if (joined !== undefined) return joined;
  if (node['if'] === 'compare') {
    const compared = resolveKeys(node, scope);
    const { left, right, op } = compared;
    scope.difference =
      op === '>' || op === '≥' ? { q: 'subtract', from: left, of: right } : { q: 'subtract', from: right, of: left };
    noteTheOnly(compared, scope);
    noteCounters(left as Node, scope);
    if (key === 'condition' && op === '≥' && ASKS_HOW_MUCH.has((left as Node)['q'])) {
      scope.asked = left as Node;
      // what was done before it is further away
      scope.amount = undefined;
    }
    return compared;
  }
  if (node['q'] === 'difference') {
    if (scope.difference === undefined) throw new Unresolved('"the difference", but between what?');
    return { ...(unmarked(scope.difference) as Node), $r: node };
  }
  if (node['if'] === 'matches') {
    // what the condition is about stays what "it" means after it
    const what = subjectOf(node, scope);
    const subject = topCard(what, node) ?? scope.mentions.at(-1);
    const { length } = scope.mentions;
    const rest = resolveKeys(node, scope, 'what');
    noteSince(length, scope, { within: true });
    mentionHost(node['filter'] as Node | undefined, scope);
    if (subject !== undefined && scope.mentions.at(-1) !== subject) scope.mentions.push(subject);
    return { if: 'matches', what, ...rest };
  }
  if (node['if'] === 'and' && node['$both'] === true) {
    const both = resolveKeys(node, scope);
    const [one, other] = both['of'] as { what: Node }[];
    const second = { set: 'choice', by: { who: 'you' }, from: unmarked(other?.what), count: { min: 1, max: 1 } };
    scope.mentions.push({ node: { set: 'union', of: [unmarked(one?.what), second] }, several: true });
    return both;
  }
  const done = wasDone(node, scope);
  if (done !== undefined) return done;
  if (node['if'] === 'thatMoved') return { if: 'did', name: lastMoved(node['zone'], scope), $r: node };
  if (FLIPS.has(node['if'] as string)) return flipAsked(node, scope);
  if (node['if'] === 'outvotes') return outvotes(node, scope);
  if (node['q'] === 'votes') return votes(node, scope);
  if (node['if'] === 'wonClash' && node['name'] === 'event.won' && scope.clashes === true) return node;
  if (node['if'] === 'wonClash') return { if: 'wonClash', name: lastDone('clash', scope), $r: node };
  if (node['q'] === 'castSoFar') return castSoFar(node, scope);
  if (node['q'] === 'bounded') return bounded(node, scope);
  if (node['q'] === 'excess') return { q: 'ref', name: excessThisWay(scope), $r: node };
  if (node['if'] === 'excess') return { if: 'did', name: excessThisWay(scope), $r: node };
  if (node['q'] === 'removed') return { ...removedThisWay(node, scope), $r: node };
  if (node['q'] === 'ref' && node['name'] === '?roll') return { q: 'ref', name: lastDone('rollDice', scope), $r: node };
  if (node['q'] === 'ref' && node['name'] === '?any')
    return { ...anyAmount(scope, node['$of'] === 'energy'), $r: node };
  if (node['is'] === 'thisWay')
    return { is: 'in', set: { set: 'ref', name: outcomeName(previous(scope), scope) }, $r: node };
  if (typeof node['ref'] === 'string' && node['ref'].startsWith('?')) return resolveWord(node, scope, key);
  if (typeof node['ref'] === 'string' && node['ref'] in CHOSEN) return chosenHere(node, scope);
  if (node['q'] === 'ref' && node['name'] === 'chosenNumber' && scope.choices['number'] !== undefined) {
    return { q: 'ref', name: outcomeName(scope.choices['number'], scope), $r: node };
  }
  if (key === 'body') return resolveBody(node, scope);
  if (key === 'options' && node['effect'] !== undefined && node['label'] === undefined) return resolveBody(node, scope);
  if (node['instead'] !== undefined && node['event'] !== undefined) return resolveReplacement(node, scope);
  if (node['is'] === 'in' && (node['set'] as Node)['set'] === 'source') return resolveSource(node, scope);
  if (node['part'] === 'change') return withX(othersOf(resolveChange(node, scope)), scope);
  if (node['is'] === 'blocking') return stillBlocked(resolveKeys(node, scope), scope);
  return noteCounted(withX(resolveKeys(node, scope), scope), scope);
}

/** "If you sacrificed three or more permanents this turn", "if eight or more mana was spent to cast that spell": "that much" is how much it was. */
const ASKS_HOW_MUCH = new Set<unknown>(['history', 'manaSpent']);

/** The excess damage that the last damage was. */
function excessThisWay(scope: Scope): string {
  const { instruction } = lastOutcome('damage', scope);
  const name = `${lastDone('damage', scope)}.excess`;
  instruction['excessOut'] = name;
  return name;
}

/** How many such spells have been cast as the effect begins. */
function castSoFar(node: Node, scope: Scope): Node {
  scope.names.outcome += 1;
  const name = `o${scope.names.outcome}`;
  const where = resolve(node['where'], scope, 'where');
  scope.hoisted.push({ do: 'bind', name, value: { number: castThisTurn(where) }, $hoist: true });
  return { q: 'ref', name, $r: node };
}

/** What is asked about earlier events names nothing for later text; "another" is other than what the event names, else than the object itself. */
function resolveHistory(node: Node, scope: Scope): Node {
  const { eventAmount, amount: before } = scope;
  const mentions = [...scope.mentions];
  const players = [...scope.players];
  const event = resolve(node['event'], scope, 'event');
  Object.assign(scope, { eventAmount, amount: before, mentions, players });
  const { except } = node as { except?: Node };
  const other = except?.['$other'] === true && !mentions.some(({ said }) => said === 'event');
  if (other && isSpell(scope.bearer)) throw new Unresolved('"other" than what?');
  const rest = resolveKeys(other ? { ...node, except: undefined } : node, scope, 'event');
  return { ...rest, event, ...(other ? { except: { set: 'self', $r: except } } : {}) };
}

/** "If enchanted Equipment is attached to a creature, destroy that creature": the creature, which no tree can name yet. */
function mentionHost(filter: Node | undefined, scope: Scope): void {
  const to = filter?.['is'] === 'attachedTo' ? (filter['to'] as Node) : undefined;
  if (to?.['set'] !== 'all') return;
  const make = (): Node => {
    throw new Unresolved('what something else is attached to');
  };
  scope.mentions.push({ make, several: false, filter: to['where'] as Filter });
}

/** "Each creature blocking it": nothing blocks what the effect itself removed from the battlefield before. */
function stillBlocked(node: Node, scope: Scope): Node {
  const whom = unmarked(node['whom']);
  const gone = ({ instruction }: Outcome) => leaves(instruction) && equal(unmarked(instruction['what']), whom);
  if (whom !== undefined && scope.done.some(gone)) throw new Unresolved('what blocks something that has left');
  return node;
}

/** What a condition is about: as it is now or, "if it was attacking", as it was before it moved. */
function subjectOf({ what, $a, $was }: Node, scope: Scope): Node {
  if ($was === true && typeof (what as Node)['set'] === 'string') {
    const of = resolveObjects(what as Node, scope, 'own');
    return $a === 'card' ? of : asItDied(of, scope);
  }
  return $a === 'card' ? card(what, scope) : (resolve(what, scope, 'what') as Node);
}

/** "If it's a land card": no permanent that was made or moved in between, as long as there is something else. */
function card(what: unknown, scope: Scope): Node {
  const before = scope.mentions;
  const cards = before.filter(({ place }) => place !== 'battlefield');
  if ((what as Node)['set'] !== 'it' || cards.length === 0) return resolve(what, scope, 'what') as Node;
  scope.mentions = cards;
  const { length } = cards;
  const resolved = resolve(what, scope, 'what') as Node;
  scope.mentions = [...before, ...scope.mentions.slice(length)];
  return resolved;
}

/** "If you don't put the card into your hand": what may have put it there. */
function lastMoved(zone: unknown, scope: Scope): string {
  const found = scope.done.findLast(
    ({ instruction }) => instruction['do'] === 'move' && (instruction['to'] as Node)['zone'] === zone,
  );
  if (found === undefined) throw new Unresolved('what nothing puts there');
  return outcomeName(found, scope);
}

/** The source chosen, as long as it is still of the kind it was chosen as (2006: 419.8b · later: 609.7b). */
function resolveSource(node: Node, scope: Scope): Node {
  const kind = resolve((node['set'] as Node)['where'], scope, 'where') as Filter;
  const chosen = resolveKeys(node, scope);
  if (kind.is === 'any') return chosen;
  const of = conjunction([...conjuncts(kind), chosen as unknown as Filter]);
  return { ...(of as unknown as Node), $r: node };
}

/** "Each artifact … its mana value": of each of those, in turn. */
function resolveChange(part: Node, scope: Scope): Node {
  if ((part['affects'] as Node)['$d'] !== 'each') return resolveKeys(part, scope);
  const affects = resolve(part['affects'], scope, 'affects') as Node;
  noteSubject('affects', affects, scope);
  const before = scope.mentions;
  // "each other creature becomes a copy of that creature": nothing becomes a copy of itself
  const copies = (part['mods'] as Node[] | undefined)?.some(({ mod }) => mod === 'copy') === true;
  scope.mentions = copies ? before : [...before, eachOfThem(affects)];
  const rest = resolveKeys(part, scope, 'affects');
  scope.mentions = before;
  return { ...rest, affects };
}

/** A body has its own targets; what its event named is known in it. */
function resolveBody(body: Node, scope: Scope): Node {
  const outer = scope.targets;
  scope.targets = [];
  const { modes, ...rest } = body;
  let inner = resolveKeys(rest, scope);
  if (modes !== undefined) {
    const { mentions, players } = scope;
    const options = ((modes as Node)['options'] as Node[]).map((option) => {
      Object.assign(scope, { mentions: [...mentions], players: [...players] });
      return resolveBody(option, scope);
    });
    Object.assign(scope, { mentions, players });
    inner = { ...inner, modes: { ...resolveKeys(modes as Node, scope, 'options'), options } };
  }
  inner = withX(inner, scope);
  const result = scope.targets.length > 0 ? { targets: scope.targets, ...inner } : inner;
  scope.targets = outer;
  return result;
}

function resolveReplacement(node: Node, scope: Scope): Node {
  // whom its event names, no later text means
  const { eventAmount, amount: before, players } = scope;
  scope.players = [...players];
  const resolved = resolveKeys(node, scope, 'instead');
  const instead = node['instead'] as Node;
  const happens = instead['instead'] === 'prevent' ? prevention(instead, scope) : resolve(instead, scope, 'instead');
  Object.assign(scope, { eventAmount, amount: before, players });
  return { ...resolved, instead: happens };
}

/** How much is prevented is said of the damage; what is done besides, of what was prevented. */
function prevention(instead: Node, scope: Scope): Node {
  const resolved = resolveKeys(instead, scope, 'then');
  if (instead['then'] === undefined) return resolved;
  scope.preventing = true;
  const then = resolve(instead['then'], scope, 'then');
  scope.preventing = false;
  return { ...resolved, then };
}

/** Targets are chosen when nobody acts yet (2006: 409.1d · later: 601.2c): whose they are is who the clause is about. */
function named(value: unknown, scope: Scope): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => named(item, scope));
  const node = value as Node;
  if (node['who'] === 'actor') {
    const player = unmarked(scope.acting) as Node | undefined;
    if (player === undefined) throw new Unresolved('a target of somebody who is not named');
    if (!ONE_PLAYER.has(player['who'] as string)) throw new Unresolved('a target for each of several players');
    return { ...player, $r: node['$r'] ?? { who: 'actor' } };
  }
  // in these the one who acts is each player looked at
  const own = node['who'] === 'where' ? 'condition' : isOfEach(node['q']) ? 'amount' : undefined;
  return Object.fromEntries(
    Object.entries(node).map(([key, inner]) => [key, key.startsWith('$') || key === own ? inner : named(inner, scope)]),
  );
}

const isOfEach = (q: unknown): boolean => q === 'greatestAmong' || q === 'leastAmong';

const ONE_PLAYER = new Set([
  'you',
  'ref',
  'controllers',
  'owners',
  'active',
  'host',
  'defending',
  'attacking',
  'opponent',
]);

/** Which one a target is, by how many were named before it. */
const NTH: readonly string[] = ['first', 'second', 'third'];

export function addTarget(surface: Node, scope: Scope): string {
  const { length } = scope.mentions;
  let spec = withThoseTypes(named(resolveKeys(surface, scope), scope) as Node, scope);
  noteSince(length, scope, { within: true });
  scope.names.target += 1;
  const name = `t${scope.names.target}`;
  if (spec['other'] === 'permanent') {
    // of an instant or sorcery any creatures, of a permanent others (2026: 701.41a)
    const { other: _, ...rest } = spec;
    spec = { ...rest, $support: true, ...(isSpell(scope.bearer) ? {} : { other: true }) };
  }
  if (spec['other'] === true) {
    const { other: _, ...rest } = spec;
    const objects = rest['objects'] as { where: Filter } | undefined;
    const before = scope.targets.filter((t) =>
      objects === undefined ? t['players'] !== undefined : t['objects'] !== undefined,
    );
    const nth = NTH.indexOf(rest['$nth'] as string);
    if (nth >= 0 && nth !== before.length) throw new Unresolved(`a ${NTH[nth]} target after ${before.length}`);
    if (before.length > 0) spec = { ...rest, other: before.map((t) => t['name']) };
    else if (objects !== undefined) {
      const where = conjunction([{ is: 'other' }, ...conjuncts(objects.where)]) as unknown as Node;
      const otherThan = spec['players'] === undefined ? otherThanNamed(where, scope) : otherThanDealer(where, scope);
      spec = { ...rest, objects: { ...objects, where: otherThan ?? where }, $other: true };
    } else throw new Unresolved('"another" target player, but no other target');
  }
  if (scope.ifPaid !== undefined) spec = { ...spec, ifPaid: scope.ifPaid };
  scope.targets.push({ name, ...spec });
  const objects = spec['objects'] as { where: Filter; zone?: unknown; of?: Node } | undefined;
  const several = (spec['count'] as Node)['max'] !== 1 || spec['forEach'] !== undefined;
  if (objects !== undefined) {
    const zone = objects.zone;
    const place =
      zone === undefined ? 'battlefield' : zone === 'stack' ? 'stack' : Array.isArray(zone) ? undefined : 'card';
    scope.mentions.push({ node: { set: 'ref', name }, filter: objects.where, place, several });
    if (!several && scope.players.length === 0 && isSomebodys(objects.where))
      scope.players.push({ who: 'controllers', of: { set: 'ref', name } });
    // "target card from an opponent's graveyard": that player is its owner
    if (!several && scope.players.length === 0 && zone === 'graveyard' && isEach(objects.of))
      scope.players.push({ who: 'owners', of: { set: 'ref', name } });
  }
  // "target creature or player" is no player
  if (spec['players'] !== undefined && objects === undefined) scope.players.push({ who: 'ref', name });
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

/** The target of the damage that is replaced. */
function sameTarget({ again }: Node, scope: Scope): Node {
  const spec = scope.targets.at(-1);
  if (again !== 'target' || spec === undefined) throw new Unresolved('damage, but to what?');
  const { name, objects, players } = spec;
  return {
    ...(objects === undefined ? {} : { objects: { set: 'ref', name } }),
    ...(players === undefined ? {} : { players: { who: 'ref', name } }),
    $r: { again: true },
  };
}

const isThat = (value: unknown, key: string): boolean => (value as Node | undefined)?.[key] === 'that';

/** "That creature or player": one target that is either, or what the event names as either. */
function resolveEither(node: Node, scope: Scope): Node {
  const objects = resolveObjects(node['objects'] as Node, scope);
  const { name } = objects;
  const target = scope.targets.find((spec) => spec['name'] === name);
  if (name !== 'event.object' && target?.['players'] === undefined) throw new Unresolved('"that creature or player"');
  const players =
    target === undefined ? resolvePlayers(node['players'] as Node, scope) : { who: 'ref', name, $r: node['players'] };
  return { ...node, objects, players };
}

const IT: Node = { set: 'it' };
function resolveObjects(node: Node, scope: Scope, whose?: Whose): Node {
  switch (node['set']) {
    case 'target': {
      const { set: _, spec, ...marks } = node;
      return { set: 'ref', name: addTarget(spec as Node, scope), ...marks, $r: { set: 'target' } };
    }
    case 'it':
      refuseEachOf(node, scope);
      return { ...refer(findIt(node, scope), scope, whose), $r: node };
    case 'that':
      return { ...(several(node, scope) ?? refer(findThat(node, scope), scope, whose)), $r: node };
    case 'source':
      return { ...chosenSource(node, scope), $r: node };
    case 'same':
      if (scope.subjectObjects === undefined) throw new Unresolved('a clause without a subject');
      // each of several to itself
      if (node['$self'] === true && scope.subjectObjects['set'] === 'all') return { ...EACH_OBJECT, $r: node };
      return { ...(unmarked(scope.subjectObjects) as Node), $r: node };
    case 'agent':
      return { ...resolveObjects(node['of'] as Node, scope), $r: node['said'] };
    case 'each':
      return { ...EACH_OBJECT, $r: node };
    case 'thisWay':
      return { ...doneThisWay(node, scope), $r: node };
    case 'prevented':
      return { ...dealerOfPrevented(scope), $r: node };
    case 'bearer':
      return { set: 'ref', name: 'event.object', $r: node };
    case 'linked':
      if ((node['$exiledWith'] as Node | undefined)?.['set'] === 'it' && findIt(IT, scope).node?.['set'] !== 'self')
        throw new Unresolved('what was exiled with something else');
      return resolveKeys(node, scope);
    case 'castThisWay':
      return { ...castThisWay(scope), $r: node };
    case 'itsAttacker':
      return attackerOf(node, scope);
    case 'uncast':
      return { ...uncast(node, scope), $r: node };
    case 'mostVoted':
      return mostVoted(node, scope);
    case 'rest':
      return { ...rest(scope, node['$of']), $r: node };
    case 'pile':
      return { ...pile(node, scope), $r: node };
    case 'self': {
      const self = resolveKeys(node, scope);
      scope.mentions.push({ node: { set: 'self' }, several: false, self: true, ...selfFilter(scope) });
      return self;
    }
    case 'host': {
      scope.mentions.push({ node: { set: 'host' }, several: false, filter: hostFilter(node) });
      return node;
    }
    case 'choice':
      if ((node['from'] as Node | undefined)?.['set'] === 'target') throw new Unresolved('a choice among targets');
      return resolveKeys(node, scope);
    default: // the other sets refer to nothing themselves: only what they hold is resolved
      return resolveKeys(node, scope);
  }
}

function resolvePlayers(node: Node, scope: Scope): Node {
  const who = node['who'] as string;
  switch (who) {
    case 'first':
    case 'second':
      return { ...rival(who, scope), $r: node };
    case 'target': {
      const { who: _, spec, ...marks } = node;
      return { who: 'ref', name: addTarget(spec as Node, scope), ...marks, $r: { who: 'target' } };
    }
    case 'either': {
      const noun = node['$of'] === 'permanent' ? { is: 'permanent' } : { is: 'type', type: node['$of'] ?? 'creature' };
      const { name } = resolveObjects({ set: 'that', noun }, scope);
      const resolved = whoseTarget(name, scope);
      scope.players.push(resolved);
      return { ...resolved, $r: node };
    }
    case 'subject':
      return { who: scope.subject };
    case 'same':
      if (scope.subjectPlayers === undefined) throw new Unresolved('a clause without a subject');
      return { ...(unmarked(scope.subjectPlayers) as Node), $r: node };
    case 'chosen':
      return { who: 'ref', name: 'chosenPlayer', $r: node };
    case 'subgameWinners':
      return { who: 'ref', name: lastDone('subgame', scope), $r: node };
    case 'dealtDamage':
    case 'whoDid':
      return { ...whoDid(node, scope), $r: node };
    case 'searched':
      return { who: 'ref', name: lastDone('search', scope), $r: node };
    case 'they':
      if (node['$near'] === true) return { ...(scope.players.at(-1) as Node), $r: node };
      if (scope.subject === 'actor') return { who: 'actor', $r: node };
      if (scope.players.length === 0 && isEach(scope.subjectPlayers)) return { who: 'actor', $r: node };
      return { ...thatPlayer(scope), $r: node };
    case 'that':
      if (scope.players.length === 0 && scope.subject === 'actor') return { who: 'actor', $r: node };
      return { ...thatPlayer(scope, String(node['$d']).startsWith('those')), $r: node };
    case 'controllers':
    case 'owners': {
      const of = node['of'] as Node;
      const resolved: Node = {
        ...node,
        of: resolveObjects(of, scope, who === 'controllers' ? 'controller' : 'own'),
      };
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
    default: // "you", "each player" and their like are nobody whom a later "that player" means
      return resolveKeys(node, scope);
  }
}

/** What is chosen as a cost is remembered by the spell and what it becomes. */
export function rememberCosts(abilities: readonly Node[]): void {
  for (const ability of abilities) {
    for (const part of (ability['parts'] as Node[] | undefined) ?? []) {
      const actions =
        part['part'] === 'additionalCost' ? ((part['cost'] as Node)['actions'] as Node[] | undefined) : undefined;
      for (const action of actions ?? []) {
        if (action['do'] !== 'choose') continue;
        const kind = (action['what'] as Node)['choose'] as string;
        const link = Object.entries(CHOSEN).find(([, kinds]) => kinds.includes(kind))?.[0];
        if (link !== undefined) Object.assign(action, { link, $link: true });
      }
    }
  }
}
