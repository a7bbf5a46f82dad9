/** Finding what a reference means: "it", "that creature", "those cards", "the rest", "this way". 2006: 413 · 2009, 2011, 2026: 608.2 */
import { type EventPattern, type Filter, someNode } from '@rulewright/engine';
import { equal } from '../grammar/index.ts';
import { conjunction, conjuncts } from '../nouns/filters.ts';
import { diedThen } from '../nouns/turn-events.ts';
import { coinShowing } from './coins.ts';
import { countedBefore } from './counted.ts';
import { dealtDamage } from './dealt-this-way.ts';
import { fit } from './kinds.ts';
import type { Fit } from './kinds.ts';
import { isEach, isOfSeveral } from './of-several.ts';
import { mostSalient } from './salience.ts';
import { resolve } from './resolve.ts';
import { chosenTargets, dealtTo, refuseEither } from './of-several.ts';
import { lastDone, previous, lastOutcome, outcomeName, Unresolved, unmarked } from './scope.ts';
import type { Node, Outcome, Mention, Scope } from './scope.ts';

/** "Any amount of life": a number chosen first, remembered by the object. */
export function anyAmount(scope: Scope, energy: boolean): Node {
  const who = { who: scope.subject };
  const out = energy ? ENERGY_PAID : 'lifePaid';
  const max = energy ? { q: 'playerCounters', counter: 'energy', of: who } : { q: 'life', of: who };
  scope.hoisted.push({
    do: 'choose',
    who,
    what: { choose: 'number', min: 0, max },
    ...(energy ? {} : { link: out }),
    out,
    $hoist: true,
  });
  return { q: 'ref', name: out };
}
const ENERGY_PAID = 'energyPaid';

/** "A red source of your choice": chosen as the effect begins, and also what a spell chosen becomes (2006: 419.8a · later: 609.7a). */
export function chosenSource(node: Node, scope: Scope): Node {
  const where = resolve(node['where'], scope, 'where');
  // "a creature of your choice" is a permanent, and "a source of your choice" whatever could deal damage (2006: 200.9 · later: 109.2)
  const isPermanent = someNode(node['where'], ({ $noun }) => $noun === true);
  const instruction: Node = {
    do: 'choose',
    who: { who: scope.subject },
    what: { choose: 'objects', from: { set: isPermanent ? 'all' : 'damageSources', where }, count: { min: 1, max: 1 } },
    $hoist: true,
  };
  scope.hoisted.push(instruction);
  const chosen = { set: 'ref', name: outcomeName({ instruction }, scope) };
  return isPermanent ? chosen : { set: 'whatBecameOf', of: chosen };
}

/** A mention in the clause that is being read, of what was mentioned before. */
export function again(before: Mention): Mention {
  const mention: Mention = { ...before, part: 'named' };
  for (const key of ['said', 'within', 'clause', 'way'] as const) delete mention[key];
  return mention;
}

/** What leaves things where they are: later text means them whether it changed them or not ("untap all creatures. They gain haste"). */
const STAYS = new Set(['tap', 'untap', 'damage', 'putCounters', 'removeCounters']);

/** What is asked of it: who controls it, or something else of its own. */
export type Whose = 'controller' | 'own' | undefined;
/** What was put onto the battlefield nobody controlled before: "that creature's controller" is who controls it there. */
const looksBack = (whose: Whose, { instruction: { do: doing, to } }: Outcome): boolean =>
  whose === 'own' ||
  (whose === 'controller' && !(doing === 'move' && (to as Node | undefined)?.['zone'] === 'battlefield'));

/** How a later reference names what was mentioned. Looking back at whose it was, it is the object before it moved. */
export function refer(mention: Mention, scope: Scope, whose?: Whose): Node {
  scope.mentions.push(again(mention));
  if (mention.make !== undefined) return mention.make(scope);
  if (mention.outcome !== undefined && (mention.node === undefined || !looksBack(whose, mention.outcome))) {
    const { instruction, changed } = mention.outcome;
    const set = changed === undefined && STAYS.has(instruction['do'] as string) ? 'about' : 'ref';
    return { set, ...partOf(mention.outcome, scope) };
  }
  if (mention.node === undefined) throw new Unresolved('a reference to nothing');
  return { ...mention.node };
}

/** By which a person is spoken of. */
const PERSONAL = new Set(['he', 'she', 'him', 'her', 'his', 'hers']);

export function findIt(node: Node, scope: Scope): Mention {
  const plural = node['$n'] !== undefined;
  const word = plural ? '"them"' : '"it"';
  const all = scope.mentions.filter((m) => m.several === plural);
  if (all.at(-1)?.how === 'chosen together') return all.at(-1) as Mention;
  // a person is what the card itself is called for
  const person = PERSONAL.has(node['$case'] as string)
    ? all.findLast(({ self, node: of }) => self === true || of?.['set'] === 'self')
    : undefined;
  if (person !== undefined) return person;
  if (PERSONAL.has(node['$case'] as string)) throw new Unresolved(`"${String(node['$case'])}" refers to nobody`);
  // of what the event names it is the subject
  const named = all.filter((m) => m.said === 'event');
  const subject = named.find((m) => m.within !== true) ?? named[0];
  const fits = all.filter((m) => m.said !== 'event' || m === subject);
  const found = mostSalient(fits, word, scope, true);
  if (found === undefined) throw new Unresolved(`${word} refers to nothing`);
  if (!plural && isOfSeveral(found, scope)) throw new Unresolved(`${word}, but of several`);
  return found;
}

/** By which name one speaks of what an instruction was about, or of the acting player's part of it. */
const partOf = (outcome: Outcome, scope: Scope): { name: string; share?: true } => ({
  name: outcomeName(outcome, scope),
  ...shareOf(outcome, scope),
});

/** "Those cards" after two instructions that found one each: both; "the exiled cards": what all exiled, however many at once. */
export function several(node: Node, scope: Scope): Node | undefined {
  const { how, $n } = node;
  if (how === 'targeted') return theTarget(node['noun'] as Filter, scope);
  if ($n === 'both') return bothOf(node['noun'] as Filter, scope);
  if ($n === undefined || (how !== undefined && how !== 'chosen' && how !== 'exiled')) return undefined;
  const noun = node['noun'] as Filter;
  const together = how === 'exiled' ? undefined : chosenTargets(noun, scope);
  if (together !== undefined) return together;
  const fitting = scope.mentions.filter(
    (m) => (how === undefined || m.how === how) && fit(noun, m.filter, m.place) > 0,
  );
  const last = fitting.at(-1);
  const joins = how === 'exiled' || !fitting.some((m) => m.several);
  if (last?.outcome === undefined || last.how === undefined || !joins) return undefined;
  const all = [
    ...new Set(fitting.filter((m) => m.how === last.how && m.outcome !== undefined).map((m) => m.outcome as Outcome)),
  ];
  if (all.length < 2) return undefined;
  const union = { set: 'union', of: all.map((outcome) => ({ set: 'ref', name: outcomeName(outcome, scope) })) };
  scope.mentions.push({ node: union, several: true, filter: last.filter, place: last.place });
  return union;
}

const distinct = (nodes: readonly Node[]): readonly Node[] =>
  nodes.filter((node, i) => nodes.findIndex((other) => equal(other, node)) === i);

/**
 * "Whenever equipped creature blocks or becomes blocked by a creature, destroy both creatures": the two that the event is about; else the
 * two that were moved or found, one by each of two instructions.
 */
function bothOf(noun: Filter, scope: Scope): Node {
  const single = scope.mentions.filter((m) => m.within !== true && !m.several && fit(noun, m.filter, m.place) > 0);
  const ofEvent = distinct(single.filter(({ said }) => said === 'event').map(({ node }) => node as Node));
  const moved = [...new Set(single.flatMap(({ outcome }) => (outcome === undefined ? [] : [outcome])))];
  const two =
    ofEvent.length > 1 ? ofEvent : moved.map((outcome) => ({ set: 'ref', name: outcomeName(outcome, scope) }));
  if (two.length !== 2) throw new Unresolved('"both", but not of two');
  const union = { set: 'union', of: two };
  scope.mentions.push({ node: union, several: true, filter: noun });
  return union;
}

/** "The targeted creature": the one target there is of that kind. */
function theTarget(noun: Filter, scope: Scope): Node {
  const [only, ...more] = scope.targets.filter(({ objects }) => {
    const where = (objects as { where?: Filter } | undefined)?.where;
    return where !== undefined && fit(noun, where, 'battlefield') > 1;
  });
  if (only === undefined || more.length > 0) throw new Unresolved('"the targeted", but which?');
  return { set: 'ref', name: only['name'] };
}

const isDefinite = ({ self, host, node }: Mention): boolean =>
  self === true || host === true || node?.['set'] === 'self' || node?.['set'] === 'host';

/** "The other creature": of the two of an event the one that is not its subject. */
function notTheSubject(noun: Filter, scope: Scope): { called: Filter; not?: Mention } {
  const list = conjuncts(noun);
  if (list[0]?.is !== 'other' || list.length < 2) return { called: noun };
  const subject = scope.mentions.find((m) => m.said === 'event' && m.within !== true);
  return { called: conjunction(list.slice(1)), ...(subject === undefined ? {} : { not: subject }) };
}

/** "The first creature", "the creature that died": what the event is about, where another is spoken of after it. */
function firstOf(scope: Scope): Mention {
  // within a delayed trigger too: its own event comes after the text around it
  const found = scope.mentions.find((m) => (m.said === 'event' || m.said === 'before') && m.within !== true);
  if (found === undefined) throw new Unresolved('"the first", but of what?');
  return found;
}

/** "The first player" chose the target, who is the second. */
export function rival(which: 'first' | 'second', scope: Scope): Node {
  const spec = scope.targets.at(-1);
  const by = unmarked(spec?.['by']) as Node | undefined;
  if (spec?.['players'] === undefined || by === undefined)
    throw new Unresolved('the first or second player, but of whom?');
  if (which === 'second') return { who: 'ref', name: spec['name'] };
  scope.players = [by];
  return { ...by };
}

/** How well it fits at least, and which mentions are looked at. */
const LEVELS: readonly (readonly [Fit, (mention: Mention) => boolean])[] = [
  [3, (m) => !isDefinite(m)],
  [2, (m) => !isDefinite(m)],
  [1, (m) => !isDefinite(m) && m.place !== 'card'],
  [2, (m) => m.host === true || m.node?.['set'] === 'host'],
  [2, () => true],
  [1, (m) => !isDefinite(m)],
  [1, () => true],
];

/**
 * "That creature", "the chosen card": what agrees in number and is called so by that very word; failing that, what is such by its
 * description, and then what may be one; failing that, "those" may be one, but "that" is none of several. What has a description of its own that is
 * repeated, as the object itself and what it is attached to have, is meant only if nothing else is; the object itself last.
 */
export function findThat(node: Node, scope: Scope): Mention {
  if (node['$d'] === 'first' || node['$d'] === 'died') return firstOf(scope);
  const how = node['how'] as string | undefined;
  const noun = notTheSubject(node['noun'] as Filter, scope);
  const plural = node['$n'] !== undefined;
  const dealer = scope.mentions.findLast((m) => m.dealer === true);
  if (dealer !== undefined && noun.called.is === 'any' && !plural && how === undefined) return dealer;
  // what it does in combat describes it better than a type: so is even what has a description of its own called
  const inCombat = conjuncts(noun.called).some(({ is }) => is === 'attacking' || is === 'blocking');
  const fits = scope.mentions.map((m) => ({
    m,
    // a whole hand is no card, but "those cards"
    fit: m.whole === true && noun.called.is !== 'any' && !plural ? 0 : fit(noun.called, m.filter, m.place),
  }));
  if (node['$d'] === 'the' && noun.not === undefined) refuseEither(fits);
  // "each of those creatures" are several
  for (const number of node['$d'] === 'each of' ? [true] : [true, false]) {
    for (const [least, counts] of LEVELS) {
      const fitting = fits.filter(
        ({ m, fit }) =>
          fit >= least &&
          (how === undefined || m.how === how || (how === 'shown' && (m.how === 'revealed' || m.how === 'seen'))) &&
          (!number || m.several === plural) &&
          (how !== undefined || inCombat || counts(m)) &&
          m !== noun.not,
      );
      const found = mostSalient(
        fitting.map(({ m }) => m),
        '"that …"',
        scope,
      );
      if (found !== undefined && !plural && isOfSeveral(found, scope)) throw new Unresolved('"that …", but of several');
      if (found !== undefined) return found;
    }
  }
  const counted = how === undefined ? countedBefore(noun.called, plural, scope) : undefined;
  if (counted !== undefined) return counted;
  if (how === undefined && !plural && noun.called.is === 'token')
    return { node: { set: 'createdWith', source: { set: 'self' } }, several: false, filter: noun.called };
  // what was found by searching was chosen
  if (how === 'chosen') {
    const found = scope.mentions.findLast((m) => m.how === 'found' && m.several === plural);
    if (found !== undefined) return found;
  }
  if (how === 'exiled')
    return { node: { set: 'linked', link: 'exiled' }, several: plural, place: 'card', filter: noun.called };
  if (how === 'chosen') return { node: { set: 'linked', link: 'chosen' }, several: plural, filter: noun.called };
  throw new Unresolved('"that …" refers to nothing of that kind');
}

/** The pile that is chosen, by whoever puts or sacrifices it; "the other" is the one that is not. */
export function pile(node: Node, scope: Scope): Node {
  const made = scope.done.findLast((o) => o.instruction['do'] === 'piles')?.instruction;
  if (made === undefined || made['chooser'] !== undefined) throw new Unresolved('a pile, but there are none');
  const whose = node['by'] === undefined ? { who: 'you' } : (unmarked(resolve(node['by'], scope, 'by')) as Node);
  const by = whose['who'] === 'actor' ? (unmarked(scope.acting) as Node | undefined) : whose;
  if (by === undefined) throw new Unresolved('a pile of whose choice?');
  scope.names.outcome += 1;
  const name = `o${scope.names.outcome}`;
  Object.assign(made, { chooser: by, chosen: name, other: `${name}.other` });
  return { set: 'ref', name };
}

export function rest(scope: Scope, $of?: unknown): Node {
  const made = scope.done.findLast((o) => o.instruction['do'] === 'piles')?.instruction;
  if (typeof made?.['other'] === 'string') return { set: 'ref', name: made['other'] };
  const chosen = scope.mentions.findLast((m) => m.outcome !== undefined && m.from !== undefined);
  if (chosen?.outcome === undefined) throw new Unresolved('"the rest", but nothing was chosen from anything');
  if ($of === 'unput' && !putsOntoBattlefield(chosen.outcome.instruction))
    throw new Unresolved('what was not put onto the battlefield, but nothing was');
  // of all that it was chosen among, not only of what could be chosen
  const all = whole(chosen.from);
  // once one of them has gone, others lie there
  if (all['set'] === 'top' || all['set'] === 'bottom') throw new Unresolved('"the rest" of what lies on top');
  // "each player chooses a creature he or she controls. Destroy the rest": of all those players
  const who = chosen.outcome.instruction['who'] as Node | undefined;
  const of = isEach(who) && scope.subject !== 'actor' ? actedBy(all, who) : all;
  // taken on one path or on another: "you may put that card onto the battlefield. If you don't, put it into your hand"
  const taken = scope.mentions.filter(
    (m) => m.outcome !== undefined && m.from !== undefined && equal(whole(m.from), all),
  );
  const refs = [...new Set(taken.map((m) => m.outcome as Outcome))].map((outcome) => ({
    set: 'ref',
    ...partOf(outcome, scope),
  }));
  return { set: 'except', of, not: refs.length > 1 ? { set: 'union', of: refs } : refs[0] };
}

const putsOntoBattlefield = ({ do: doing, to }: Node): boolean =>
  doing === 'move' && (to as Node)['zone'] === 'battlefield';

const whole = (among: unknown): Node =>
  unmarked((among as Node)['set'] === 'where' ? (among as Node)['of'] : among) as Node;

/** With that player in the place of who acts. */
function actedBy(node: unknown, who: Node | undefined): unknown {
  if (typeof node !== 'object' || node === null) return node;
  if (Array.isArray(node)) return node.map((item) => actedBy(item, who));
  if ((node as Node)['who'] === 'actor') return unmarked(who);
  return Object.fromEntries(Object.entries(node).map(([key, inner]) => [key, actedBy(inner, who)]));
}

/** The instructions of which it is kept what each player did. */
const SHARED = new Set([
  'choose',
  'discard',
  'gainLife',
  'loseLife',
  'mill',
  'move',
  'pay',
  'payLife',
  'reveal',
  'sacrifice',
  'search',
  'shuffle',
]);

/** "Each player discards any number of cards, then draws that many": of what each of several did, that player's part. */
function shareOf({ instruction, byEach }: Outcome, scope: Scope): { share?: true } {
  const all = byEach === true || isEach(instruction['who'] as Node | undefined);
  if (!all || scope.subject !== 'actor') return {};
  const { name } = scope.subjectPlayers ?? {};
  const whoDidIt = name !== undefined && name === instruction['out'];
  if (!whoDidIt && !isEach(scope.subjectPlayers)) return {};
  if (!SHARED.has(instruction['do'] as string)) throw new Unresolved("a player's part of what all of them did");
  return { share: true };
}

/** "Choose an opponent. … Choose an opponent.": the last choice is the one that is meant. */
const isChosen = ({ name }: Node): boolean => typeof name === 'string' && name.startsWith('?');

/** "That player", "he or she": the one player spoken of so far; "those players" are all the targets that were chosen. */
export function thatPlayer(scope: Scope, plural = false): Node {
  const player = scope.players.at(-1) ?? (plural ? dealtTo(scope) : undefined) ?? scope.owner;
  if (player === undefined) throw new Unresolved('"that player" refers to nobody');
  const supersedes = (other: Node): boolean => isChosen(player) && isChosen(other);
  if (scope.players.some((other) => !equal(other, player) && !supersedes(other)))
    throw new Unresolved('"that player" may mean more than one player');
  const name = player['name'];
  if (
    !plural &&
    scope.targets.some((spec) => spec['name'] === name && (spec['count'] as Node | undefined)?.['max'] !== 1)
  ) {
    // "any number of target opponents each sacrifice a creature that player controls": each of them one of their own
    if (scope.subject === 'actor' && equal(unmarked(scope.subjectPlayers), unmarked(player))) return { who: 'actor' };
    throw new Unresolved('"that player", of several who are targets');
  }
  return typeof name === 'string' && name.startsWith('?') ? { who: 'ref', name: name.slice(1) } : { ...player };
}

/** "That player or that creature's controller": of one target that may be either, who it is or whose it is. */
export function whoseTarget(name: unknown, scope: Scope): Node {
  if (scope.targets.find((spec) => spec['name'] === name)?.['players'] === undefined)
    throw new Unresolved('"that player or that creature’s controller"');
  const whoever = [
    { who: 'ref', name },
    { who: 'controllers', of: { set: 'ref', name } },
  ];
  const condition = { if: 'or', of: whoever.map((b) => ({ if: 'samePlayer', a: { who: 'actor' }, b })) };
  return { who: 'where', of: { who: 'all' }, condition };
}

/** "That much": what is prevented, what the effect itself did last, or the amount of its event. */
export function amount(scope: Scope, word?: unknown): Node {
  if (scope.preventing === true) return { q: 'ref', name: 'event.prevented' };
  if (word === 'prevented') throw new Unresolved('"the damage prevented this way", but none is');
  if (word === 'number' && scope.amount === undefined && scope.choices['number'] !== undefined)
    return { q: 'ref', name: outcomeName(scope.choices['number'], scope) };
  if (word === 'mana') return { q: 'ref', name: outcomeName(paidAnyAmount(scope), scope) };
  if (word === 'drew') return { q: 'ref', name: lastDone('draw', scope) };
  const part = PARTS[word as string];
  if (part !== undefined) return { q: 'ref', name: lastDone(part, scope), share: true };
  const change = LIFE_CHANGES[word as string];
  if (change !== undefined) return lifeChanged(scope, change);
  const paid = scope.done.at(-1)?.instruction;
  if (word === 'energy' || someNode(paid, ({ name }) => name === ENERGY_PAID)) return energyPaid(scope);
  if (scope.excess !== undefined && scope.amount === scope.excess.before) return { q: 'ref', name: scope.excess.name };
  if (scope.otherwise !== undefined && scope.amount === scope.otherwise.before) return saidOtherwise(scope.otherwise);
  if (scope.amount !== undefined) return { q: 'ref', ...partOf(scope.amount, scope) };
  if (scope.eventAmount !== null) return { q: 'ref', name: 'event.amount' };
  const { number } = scope.choices;
  if (number !== undefined) return { q: 'ref', name: outcomeName(number, scope) };
  // "if you sacrificed one or more permanents this turn, … that much damage"
  if (scope.asked !== undefined) return unmarked(scope.asked) as Node;
  throw new Unresolved('"that much", but of what?');
}

/** What one way speaks of is measured anew on the other: nothing was done with it. */
function saidOtherwise({ said }: NonNullable<Scope['otherwise']>): Node {
  if (typeof said !== 'object' || said === null) throw new Unresolved('"that much", but of what?');
  return unmarked(said) as Node;
}

function paidAnyAmount(scope: Scope): Outcome {
  const outcome = lastOutcome('pay', scope);
  if (outcome.instruction['times'] !== 'any') throw new Unresolved('the mana paid, but nobody paid any amount');
  return outcome;
}

function energyPaid(scope: Scope): Node {
  if (!scope.done.some(({ instruction }) => someNode(instruction, ({ name }) => name === ENERGY_PAID)))
    throw new Unresolved('energy paid, but none is');
  return { q: 'ref', name: ENERGY_PAID };
}

/** "For each 1 life you gained": what kind of instruction or event that is. */
const LIFE_CHANGES: Readonly<Record<string, string>> = { 'life gained': 'gainLife', 'life lost': 'loseLife' };

/** That player's part of what several drew or discarded: "for each card less than two a player draws this way". */
const PARTS: Readonly<Record<string, string>> = { drawn: 'draw', discarded: 'discard' };

function lifeChanged(scope: Scope, change: string): Node {
  const done = scope.done.findLast((o) => o.instruction['do'] === change);
  if (done !== undefined) return { q: 'ref', ...partOf(done, scope) };
  if (scope.eventAmount === change) return { q: 'ref', name: 'event.amount' };
  throw new Unresolved('life gained or lost, but none was');
}

/** "Counters removed this way": as many as the last removal of such counters took. */
export function removedThisWay(node: Node, scope: Scope): Node {
  const found = lastOutcome('removeCounters', scope);
  if (node['counter'] !== 'any' && found.instruction['counter'] !== node['counter'])
    throw new Unresolved('counters removed this way, but none were');
  // as a cost their number is chosen before the targets
  if (found.instruction['$any'] === 'one or more') return { q: 'x' };
  return { q: 'ref', name: outcomeName(found, scope) };
}

const DIED: Filter = { is: 'history', event: { did: 'underwent', event: diedThen as EventPattern } };

const permits = (part: Node): boolean => (part['rule'] as Node | undefined)?.['rule'] === 'mayPlay';

/** "That spell": what was cast, or as what is cast what may be. */
export function castThisWay(scope: Scope): Node {
  const { instruction } =
    scope.done.findLast(
      (o) => o.instruction['do'] === 'cast' || ((o.instruction['parts'] ?? []) as Node[]).some(permits),
    ) ?? lastOutcome('cast', scope);
  if (instruction['do'] === 'cast') return { set: 'ref', name: lastDone('cast', scope) };
  const [part] = (instruction['parts'] as Node[]).filter(permits);
  return { set: 'castAs', of: unmarked(((part as Node)['rule'] as Node)['what']) };
}

/** Of the cards just exiled or revealed those that are there still, once some of them could be cast. */
export function uncast({ did = 'exile' }: Node, scope: Scope): Node {
  lastDone('cast', scope);
  return {
    set: 'where',
    of: doneThisWay({ set: 'thisWay', noun: { is: 'card' }, did }, scope),
    filter: { is: 'zone', zone: did === 'reveal' ? 'library' : 'exile' },
  };
}

/** The objects an instruction before did that to, as far as the noun narrows them. */
export function doneThisWay(node: Node, scope: Scope): Node {
  if (node['other'] === true) return rest(scope);
  const did = node['did'] as string;
  const found = scope.mentions.findLast((m) => m.outcome !== undefined && didThat(m.outcome.instruction, did));
  const outcome = found?.outcome ?? scope.done.findLast((o) => didThat(o.instruction, did));
  if (outcome === undefined) throw new Unresolved('"this way", but nothing was done that way');
  const ownCards = node['$who'] === 'they' ? ofOwnCards(outcome, scope) : undefined;
  if (node['$who'] === 'they' && outcome.byEach !== true && ownCards === undefined)
    throw new Unresolved('what each player did this way, but none did it apart');
  if (node['$who'] === 'you' && !isYours(outcome)) throw new Unresolved('what you did this way, but who did it?');
  const { $what } = node;
  if ($what !== undefined && !equal(unmarked(resolve($what, scope, 'what')), unmarked(outcome.instruction['what'])))
    throw new Unresolved('what was done to it this way, but it was done to something else');
  if (
    node['$by'] !== undefined &&
    !equal(unmarked(resolve(node['$by'], scope, 'who')), unmarked(outcome.instruction['who']))
  )
    throw new Unresolved('what that player did this way, but somebody else did it');
  outcome.changed = true;
  const said = resolve(node['noun'], scope, 'noun') as Filter;
  const set = allDamage(outcome, scope) ??
    onEitherWay(found, did, scope) ?? {
      set: leaves(outcome.instruction) && !isCard(said) ? 'before' : 'ref',
      ...partOf(outcome, scope),
    };
  // a card that was exiled instead was not put there; later, what was put there may have gone on
  const there = isCard(said) && /graveyard$/i.test(did) && found?.said !== 'before';
  // a permanent may have gone elsewhere instead: what is known of it is how it left
  const left = !isCard(said) && /graveyard$/i.test(did) ? [DIED] : [];
  const kinds = conjuncts(said).filter(({ is }) => is !== 'any');
  // cards go to the graveyards of their owners; those that you mill or discard are yours
  const mine = did === 'yourGraveyard' && !isOfOwnCards(outcome) ? [YOURS] : [];
  const kept = [...(there ? [IN_GRAVEYARD] : left), ...mine, ...(ownCards === undefined ? [] : [ownCards])];
  const noun = kept.length > 0 ? conjunction([...kinds, ...kept]) : said;
  return noun.is === 'any' || noun.is === 'card' ? set : { set: 'where', of: set, filter: noun };
}

/** "Destroy all green creatures or all white creatures. … each creature that died this way": whichever of it was done. */
function onEitherWay(found: Mention | undefined, did: string, scope: Scope): Node | undefined {
  const done = scope.mentions.flatMap(({ way, outcome }) =>
    way?.fork === found?.way?.fork && outcome !== undefined && didThat(outcome.instruction, did) ? [outcome] : [],
  );
  if (found?.way === undefined || done.length < 2) return undefined;
  const of = done.map((outcome) => ({
    set: leaves(outcome.instruction) ? 'before' : 'ref',
    ...partOf(outcome, scope),
  }));
  return { set: 'union', of };
}

/** "Cards he or she discarded this way": of what several did with the cards of their hands, each one's are those each owns. */
function ofOwnCards({ instruction }: Outcome, scope: Scope): Filter | undefined {
  const { do: doing, who, what } = instruction as { do: string; who?: Node; what?: Node };
  const from = (what?.['set'] === 'choice' ? what['from'] : what) as Node | undefined;
  const ofHand = from?.['set'] === 'all' && from['zone'] === 'hand';
  const byActor =
    who?.['who'] === 'actor' || (who === undefined && (from?.['of'] as Node | undefined)?.['who'] === 'actor');
  if (!ofHand || !byActor || (doing !== 'discard' && doing !== 'reveal') || scope.subject !== 'actor') return undefined;
  return { is: 'ownedBy', player: { who: 'actor' } };
}

/** Whether you and nobody else did it. */
const isYours = ({ instruction, byEach }: Outcome): boolean =>
  byEach !== true &&
  ['you', undefined].includes((instruction['who'] as Node | undefined)?.['who'] as string | undefined);

/** "A creature dealt damage this way", after damage to one thing and other damage to another: any of them. */
function allDamage({ instruction }: Outcome, scope: Scope): Node | undefined {
  const all = instruction['do'] === 'damage' ? scope.done.filter((o) => o.instruction['do'] === 'damage') : [];
  if (all.length < 2) return undefined;
  for (const outcome of all) outcome.changed = true;
  return { set: 'union', of: all.map((outcome) => ({ set: 'ref', ...partOf(outcome, scope) })) };
}

const IN_GRAVEYARD: Filter = { is: 'zone', zone: 'graveyard' };
const YOURS: Filter = { is: 'ownedBy', player: { who: 'you' } };

/** Whether you took it from your library or hand. */
const isOfOwnCards = (outcome: Outcome): boolean =>
  isYours(outcome) && ['mill', 'discard'].includes(outcome.instruction['do'] as string);

/** What leaves is "a creature destroyed this way" by what it was; a card is what it has become. */
export const leaves = ({ do: doing, to }: Node): boolean =>
  doing === 'destroy' ||
  doing === 'sacrifice' ||
  doing === 'counter' ||
  (doing === 'move' && (to as Node | undefined)?.['zone'] !== 'battlefield');
export const isCard = (noun: Filter): boolean => conjuncts(noun).some((f) => f.is === 'card' || f.is === 'any');

function didThat(instruction: Node, did: string): boolean {
  const doing = instruction['do'];
  const to = (instruction['to'] as Node | undefined)?.['zone'];
  switch (did) {
    case 'exile':
      return doing === 'move' && to === 'exile';
    case 'graveyard':
    case 'yourGraveyard':
      return (
        doing === 'destroy' ||
        doing === 'sacrifice' ||
        doing === 'discard' ||
        doing === 'mill' ||
        (doing === 'move' && to === 'graveyard')
      );
    case 'hand':
    case 'battlefield':
      return doing === 'move' && to === did;
    case 'reveal':
      return doing === 'reveal' || doing === 'search';
    case 'damage':
      return doing === 'damage' || doing === 'damageDivided';
    default: // the other words are the names of instructions, such as "discard"
      return doing === did;
  }
}

/** The choice a word such as "of that color" reads; "of the color of your choice" is a choice made first. */
export function resolveWord(node: Node, scope: Scope, key: string): Node {
  const ref = node['ref'] as string;
  if (ref === '?choose') {
    const instruction: Node = {
      do: 'choose',
      who: chooserOf(node, scope),
      what: choiceOf(node, scope, key),
      $hoist: true,
    };
    scope.hoisted.push(instruction);
    return { ref: outcomeName({ instruction }, scope), $r: node };
  }
  if (ref === '?chosen') {
    const instruction = scope.hoisted.at(-1);
    if (instruction === undefined) throw new Unresolved('a word chosen before, but which?');
    return { ref: outcomeName({ instruction }, scope), $r: node };
  }
  const kinds =
    ref === '?color'
      ? ['color']
      : ref === '?type'
        ? ['creatureType', 'basicLandType', 'landType']
        : ref === '?cardType'
          ? ['cardType']
          : ['cardName'];
  for (const kind of kinds) {
    const choice = scope.choices[kind];
    if (choice !== undefined) return { ref: outcomeName(choice, scope), $r: node };
  }
  throw new Unresolved('a chosen word that nobody chose');
}

/** Who chooses it: whoever acts, unless it is "of its controller's choice". */
const chooserOf = ({ by }: Node, scope: Scope): unknown =>
  by === undefined ? { who: scope.subject } : unmarked(resolve(by, scope, 'by'));

/** What is chosen where a word is "of your choice": as its noun says, else as its place in the tree does. */
function choiceOf(node: Node, scope: Scope, key: string): Node {
  const said = node['what'] as Node | undefined;
  if (said?.['for'] === '?before') {
    const instruction = scope.hoisted.at(-1);
    if (instruction === undefined) throw new Unresolved('a word in place of which?');
    return { ...said, for: { ref: outcomeName({ instruction }, scope) } };
  }
  if (said !== undefined) return said;
  if (key === 'color' || key === 'colors') return { choose: 'color' };
  if (key === 'subtype' || key === 'subtypes') return { choose: 'creatureType' };
  throw new Unresolved('a choice of what?');
}

/** The kinds of choice that a remembered word can be. */
export const CHOSEN: Record<string, readonly string[]> = {
  chosenColor: ['color'],
  chosenType: ['creatureType', 'basicLandType', 'landType'],
  chosenLandType: ['basicLandType', 'landType'],
  chosenCardType: ['cardType'],
  chosenName: ['cardName'],
};

/** "The chosen colour": chosen by this ability if it chose one, else the choice another ability of the card remembers. */
export function chosenHere(node: Node, scope: Scope): Node {
  for (const kind of CHOSEN[node['ref'] as string] ?? []) {
    const choice = scope.choices[kind];
    if (choice !== undefined && choice.instruction['link'] === undefined)
      return { ref: outcomeName(choice, scope), $r: node };
  }
  return node;
}

/** "Each opponent may … For each opponent who does": those who chose to. */
export function whoDid(node: Node, scope: Scope): Node {
  const { word, did } = node;
  if (node['side'] !== undefined) return coinShowing(node, scope);
  if (node['who'] === 'dealtDamage') return dealtDamage(node, scope);
  if (node['not'] === true) return whoDidNot(node, scope);
  if (node['cannot'] === true) return whoCannot(node, scope);
  if (did === 'pay') return { who: 'ref', name: outcomeName(paidAnyAmount(scope), scope) };
  const asked = scope.previous?.instruction;
  const who = (asked?.['who'] as Node | undefined)?.['who'];
  if (asked?.['do'] !== 'may' || (who !== 'opponents' && (who !== 'all' || word === 'opponent')))
    throw new Unresolved('who does, but who may?');
  const [deed, ...more] = asked['effect'] as Node[];
  if (did !== undefined && (more.length > 0 || deed?.['do'] !== did)) throw new Unresolved('who did something else');
  return { who: 'ref', name: outcomeName(previous(scope), scope) };
}

/** "Each player sacrifices a creature. Each opponent who can't …": those whose own part of what was just done holds nothing. */
function whoCannot({ word }: Node, scope: Scope): Node {
  const outcome = previous(scope);
  const { do: done, who: doers, what } = outcome.instruction;
  const who = (doers as Node | undefined)?.['who'];
  if (who !== 'all' && (who !== 'opponents' || word !== 'opponent'))
    throw new Unresolved("who can't, but who was to do anything?");
  const { set, count } = (what ?? {}) as Node;
  if ((done !== 'sacrifice' && done !== 'discard') || set !== 'choice' || !equal(count, { min: 1, max: 1 }))
    throw new Unresolved("who can't, but what was to be done with one?");
  return without(word === 'opponent' ? 'opponents' : 'all', {
    set: 'ref',
    name: outcomeName(outcome, scope),
    share: true,
  });
}

/** Of those players the ones for whom there is none of that. */
const without = (who: string, what: Node): Node => ({
  who: 'where',
  of: { who },
  condition: { if: 'not', of: { if: 'exists', what } },
});

/** "Each player who didn't discard a creature card this way": of all who did so apart, those whose own part holds no such card. */
function whoDidNot({ did, noun, word }: Node, scope: Scope): Node {
  const { instruction } = lastOutcome(did as string, scope);
  const who = word === 'opponent' ? 'opponents' : 'all';
  if ((instruction['who'] as Node | undefined)?.['who'] !== who) throw new Unresolved('who did not, but who did?');
  const of = { set: 'ref', name: lastDone(did as string, scope), share: true };
  return without(who, { set: 'where', of, filter: resolve(noun, scope, 'noun') });
}
