/**
 * What is said of each of several within one clause: of each that something is done for, of each that deals damage, of each player who is
 * dealt it. 2006: 413.2 · 2009, 2011, 2026: 608.2
 */
import { equal, type Filter } from '@rulewright/engine';
import { isCard, leaves } from './antecedents.ts';
import { instructionsIn } from './branches.ts';
import { filterOf } from './outcomes.ts';
import { resolve } from './resolve.ts';
import { EACH_OBJECT, Unresolved } from './scope.ts';
import type { Mention, Node, Outcome, Scope } from './scope.ts';

export const eachOfThem = (of: Node): Mention => ({
  node: { ...EACH_OBJECT },
  filter: filterOf(of),
  several: false,
});

/** Reads what is done for each of several: it is "that" of them only there, and what it made is several afterwards. */
export function eachOf<T>(over: Node, scope: Scope, read: () => T): T {
  const before = new Set(scope.mentions);
  scope.mentions.push({ ...eachOfThem(over), place: isGone(over) ? undefined : placeOf(over, scope) });
  const value = read();
  if (isGone(over) && [...instructionsIn(value)].some(({ what, cards }) => isEach(what) || isEach(cards)))
    throw new Unresolved('something done to what has left');
  scope.mentions = scope.mentions
    .filter((m) => !isEach(m.node))
    .map((m) => (before.has(m) || m.outcome === undefined ? m : { ...m, several: true }));
  return value;
}

/**
 * "Exile two target creatures. For each of those creatures, its controller …", "a copy of that creature": what has left is looked at as it was
 * before, unless it is called a card.
 */
export function asTheyWere(over: Node, scope: Scope): Node {
  const said = over['$r'] as Node | undefined;
  if (over['set'] !== 'ref' || said?.['set'] !== 'that' || isCard(said['noun'] as Filter)) return over;
  const outcome = scope.done.findLast(({ instruction }) => instruction['out'] === over['name']);
  return outcome !== undefined && leaves(outcome.instruction) ? { ...over, set: 'before' } : over;
}

/** The key of the objects whose qualities are asked. */
const ASKED: Readonly<Record<string, string>> = {
  stat: 'of',
  manaSymbols: 'of',
  colorsAmong: 'of',
  sharesName: 'with',
  sharesColor: 'with',
  sharesType: 'with',
};
/** What is measured, or like which something else is, as it last was: "the same name as that creature". A card is like a card as it now is. */
export function askedOf(node: Node): string | undefined {
  const key = ASKED[(node['q'] ?? node['is']) as string];
  const of = key === undefined ? undefined : node[key];
  if (typeof of !== 'object' || of === null) return undefined;
  return key === 'with' && isCard(((of as Node)['noun'] ?? NOTHING) as Filter) ? undefined : key;
}
const NOTHING = { is: 'and', of: [] };

/** "That player sacrifices a creature. You gain life equal to its power": what was sacrificed or destroyed is measured as it last was. */
export function asItDied(of: Node, scope: Scope): Node {
  const said = of['$r'] as Node | undefined;
  if (of['set'] !== 'ref' || isCard((said?.['noun'] ?? NOTHING) as Filter)) return of;
  const named = ({ instruction }: Outcome): boolean => instruction['out'] === of['name'];
  // what was paid to cast a spell is known to it as a mention alone
  const outcome =
    scope.done.findLast(named) ?? scope.mentions.find((m) => m.outcome !== undefined && named(m.outcome))?.outcome;
  return outcome !== undefined && leftAsChosen(outcome.instruction) ? { ...of, set: 'before' } : of;
}

/** What is sacrificed, destroyed, or chosen on the battlefield and exiled. */
function leftAsChosen({ do: doing, what, to }: Node): boolean {
  if (doing === 'sacrifice' || doing === 'destroy') return true;
  const from = (what as Node | undefined)?.['set'] === 'choice' ? ((what as Node)['from'] as Node) : undefined;
  return doing === 'move' && (to as Node)['zone'] === 'exile' && from?.['set'] === 'all' && from['zone'] === undefined;
}

/** Where those are that an instruction before found or moved. */
function placeOf(over: Node, scope: Scope): Mention['place'] {
  if (over['set'] === 'where') return placeOf(over['of'] as Node, scope);
  return scope.mentions.findLast(({ outcome }) => outcome?.instruction['out'] === over['name'])?.place;
}

const isEach = (what: unknown): boolean => (what as Node | undefined)?.['name'] === EACH_OBJECT.name;
const isGone = (over: Node): boolean =>
  over['set'] === 'before' || (over['set'] === 'where' && isGone(over['of'] as Node));

/** "Return an exiled card to the battlefield under its owner's control": its own, where nothing else is said of where it goes. */
const isOneChosen = ({ set, count }: Node, { to }: Node): boolean => {
  const { under, attachedTo } = (to ?? {}) as { under?: Node; attachedTo?: unknown };
  const isIts = under?.['who'] === 'owners' && (under['of'] as Node)['set'] === 'it';
  return set === 'choice' && equal(count, { min: 1, max: 1 }) && isIts && attachedTo === undefined;
};

/** "Each creature deals damage equal to its power", "return each card to the battlefield under its owner's control": of each of those. */
export function noteEach(key: string, of: Node, scope: Scope, surface: Node): void {
  const said = of['$r'] as Node | undefined;
  if (key === 'what' && (isOneChosen(of, surface) || (of['set'] === 'all' && of['$d'] === 'each')))
    scope.mentions.push({ ...eachOfThem(of), each: true });
  else if (of['set'] === 'all' && key === 'source') scope.mentions.push({ ...eachOfThem(of), each: true });
  // "each Wolf tapped this way deals damage equal to its power"
  else if (key === 'source' && said?.['set'] === 'thisWay' && said['$d'] === 'each')
    scope.mentions.push({ ...eachOfThem(of), filter: said['noun'] as Filter, each: true });
  // "each of those creatures deals damage equal to its power"
  else if (key === 'source' && isEachOf(of)) scope.mentions.push({ ...eachOfThem(of), each: true });
}

const isEachOf = (of: Node | undefined): boolean => (of?.['$r'] as Node | undefined)?.['$d'] === 'each of';
/** "Each of those creatures … for as long as it has a counter": another for each, which one effect over all of them cannot say. */
export function refuseEachOf(it: Node, scope: Scope): void {
  if (it['$n'] === undefined && isEachOf(scope.subjectObjects) && !scope.mentions.some((m) => m.each === true))
    throw new Unresolved('"it", of each of several');
}
/** The clause ends that speaks of each. */
export function forgetEach(scope: Scope): void {
  if (scope.mentions.some((m) => m.each === true)) scope.mentions = scope.mentions.filter((m) => m.each !== true);
}

/** "Damage to each player equal to the number of lands that player controls": the amount may be another for each. */
export function ofEachDealt(instruction: Node, value: unknown, scope: Scope): unknown {
  const to = (instruction['to'] as Node | undefined)?.['players'] as Node | undefined;
  if (to?.['$d'] !== 'each') return resolve(value, scope, 'amount');
  const { subject, subjectPlayers, players } = scope;
  Object.assign(scope, { subject: 'actor', subjectPlayers: undefined, players: [] });
  const amount = resolve(value, scope, 'amount');
  Object.assign(scope, { subject, subjectPlayers, players });
  return amount;
}
