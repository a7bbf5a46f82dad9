/**
 * Whose: a possessive that the tree does not need, because who it is follows from the rest, must say what follows. "Target player
 * shuffles your library" and "put the top card of your library into their graveyard" say what cannot be.
 * 2006: 217.1 · 2009, 2011: 400.3 · 2026: 400.3, 701.24
 */
import { equal } from '../grammar/index.ts';
import { WORDS } from '../wordings/words.ts';
import { EACH_OBJECT, Unresolved } from './scope.ts';
import type { Bearer, Node } from './scope.ts';

type Whose = 'you' | 'other';

/** The name by which the bindings know what an Aura is attached to. */
const HOST = 'host';
/** And who acts within what several players do. */
const ACTOR = 'actor';

/** What names stand for: targets by their specification, outcomes by their instruction. */
type Bindings = ReadonlyMap<string, Node>;

/** Refuses possessives that contradict what they belong to. Reads marks of phrasing. */
export function checkPossessives(ability: Node, { wording, enchants }: Omit<Bearer, 'types'>): void {
  const bindings = new Map<string, Node>([[HOST, { objects: { where: enchants ?? { is: 'any' } } }]]);
  gather(ability, bindings);
  if (wording !== undefined && WORDS['to your mana pool']?.[wording] !== '') checkPools(ability);
  walk(ability, bindings, ability['event'] as Node | undefined);
}

/** Mana said to be added "to your mana pool", which the newest wording leaves out, is added to yours. */
function checkPools(node: unknown): void {
  if (typeof node !== 'object' || node === null) return;
  const { do: doing, who, mana, $pool } = node as Node;
  const into = doing === 'addMana' ? ($pool ?? (mana as Node)['$pool']) : true;
  if (into === undefined && whose(who) !== 'you') throw new Unresolved('a possessive that means nobody here');
  for (const [key, inner] of Object.entries(node)) if (!key.startsWith('$')) checkPools(inner);
}

function gather(node: unknown, bindings: Map<string, Node>): void {
  if (typeof node !== 'object' || node === null) return;
  const { out, targets, do: doing, chosen, other } = node as Node;
  if (doing === 'piles') for (const name of [chosen, other]) bindings.set(name as string, node as Node);
  if (typeof out === 'string') bindings.set(out, node as Node);
  if (Array.isArray(targets)) for (const spec of targets as Node[]) bindings.set(spec['name'] as string, spec);
  for (const [key, inner] of Object.entries(node)) if (!key.startsWith('$')) gather(inner, bindings);
}

function walk(value: unknown, bindings: Bindings, event: Node | undefined): void {
  if (typeof value !== 'object' || value === null) return;
  const node = value as Node;
  const own = node['on'] !== undefined ? node : event;
  const known = boundWithin(node, bindings);
  if (!isTrue(node, bindings, own)) throw new Unresolved('a possessive that means nobody here');
  for (const [key, inner] of Object.entries(node)) {
    if (key.startsWith('$')) continue;
    const quoted = (inner as Node | null)?.['ability'] !== undefined;
    walk(
      inner,
      known,
      quoted ? ((inner as Node)['event'] as Node | undefined) : ((node['event'] as Node | undefined) ?? event),
    );
  }
}

/** What names stand for within a loop: each of several, and who acts. */
function boundWithin({ do: doing, over, who }: Node, bindings: Bindings): Bindings {
  if (doing === 'forEach') return new Map(bindings).set(EACH_OBJECT.name, { what: over });
  return doing === 'forEachPlayer' ? new Map(bindings).set(ACTOR, who as Node) : bindings;
}

/** Whether the possessive of a node, if it has one, says what follows from the rest. */
function isTrue(node: Node, bindings: Bindings, event: Node | undefined): boolean {
  const { do: doing, rule, on } = node;
  if (doing === 'shuffle' && node['$zone'] === true)
    return agree(whoseWords(node['$own'] ?? 'your'), (node['cards'] as Node)['of']);
  if (doing === 'move' && !goesOnUntil(node, exiler(node['what'] as Node))) return false;
  if (doing === 'move' && saysPerson(node['to'] as Node) && !isItself(node['what'] as Node, bindings)) return false;
  if (doing === 'move' || doing === 'counter' || (doing === 'shuffle' && node['cards'] !== undefined)) {
    const said = saidOf(doing === 'shuffle' ? node : (node['to'] as Node | undefined));
    if (node['$zone'] === 'permanents' && !agree(node['$p'] === undefined ? 'you' : 'other', node['who'])) return false;
    const byOwner = ((node['who'] as Node | undefined) ?? bindings.get(ACTOR))?.['who'] === 'owners';
    return (
      said === undefined ||
      (byOwner && said === 'other') ||
      said === ownerOf((node['what'] ?? node['cards']) as Node, bindings, event)
    );
  }
  // "your" is the first of the words to choose from, which leaves no mark
  if (doing === 'shuffle') return agree(whoseWords(node['$own'] ?? 'your'), node['who']);
  if (doing === 'mill' && node['$mill'] !== true)
    return [node['$of'], node['$into']].every((words) => agree(whoseWords(words ?? 'your'), node['who']));
  if (doing === 'addMana') {
    const into = (node['mana'] as Node)['$pool'];
    return agree(whoseWords(node['$pool']), node['who']) && agree(whose(into), node['who']);
  }
  if (doing === 'skip' || doing === 'exchangeZones') return agree(whose(node['$whose']), node['who']);
  if (rule === 'extraLandPlays') return agree(whose(node['$whose']), node['who']);
  if (rule === 'playWithTopRevealed' || rule === 'playWithHandRevealed') return agree(whose(node['$q']), node['who']);
  if (rule === 'cantBeTargeted' && node['$from'] !== undefined) return equal(node['by'], node['$from']);
  // only of itself it is sure that you control it
  if ((rule === 'attackCost' || rule === 'blockCost') && node['$payer'] === 'you')
    return (node['what'] as Node)['set'] === 'self';
  if (rule === 'doesntUntap') return untapsOwn(node, bindings);
  if (rule === 'mayNotUntap') return untapsOwn({ ...node, $whose: { who: 'you' } }, bindings);
  // "you may have it assign": whose creature it is chooses
  if (rule === 'damageAsUnblocked' && node['optional'] === true && node['$controller'] !== true)
    return untapsOwn({ ...node, $whose: { who: 'you' } }, bindings);
  if (on === 'cast' || rule === 'cantCast') return agree(whose(castFromOf(node['what'])), node['who']);
  if (node['of'] === 'spellsCast') return agree(whose(castFromOf(node['where'])), node['by']);
  if (doing === 'reveal') return goesOnUntil(node, node['who'] as Node);
  if (doing === 'activateMana') return agree(node['$p'] === undefined ? 'other' : 'you', node['who']);
  return true;
}

/** "To her owner's hand": a person is what the card itself is called for. */
const saysPerson = (to: Node | undefined): boolean => /^(?:his|her) owner's$/.test(String(to?.['$own']));
function isItself({ set, name }: Node, bindings: Bindings): boolean {
  const bound = set === 'ref' ? (bindings.get(name as string)?.['what'] as Node | undefined) : undefined;
  return set === 'self' || (bound !== undefined && isItself(bound, bindings));
}

/** "Reveals cards from the top of his or her library until you reveal a land card": whoever does it goes on until then. */
function goesOnUntil({ what, $u, $passive }: Node, who: Node | undefined): boolean {
  if ((what as Node)['set'] !== 'topUntil' || who === undefined || $passive === true) return true;
  return agree($u === undefined ? 'you' : 'other', who);
}

/** Who exiles cards of that library, as far as its being their own tells it. */
const exiler = ({ of }: Node): Node | undefined => {
  const whose = of as Node | undefined;
  return whose?.['who'] === 'you' || whose?.['who'] === 'actor' ? whose : undefined;
};

/** "During its controller's untap step", "your untap step": of whose permanents they are. */
function untapsOwn({ what, $whose }: Node, bindings: Bindings): boolean {
  const said = $whose as Node | undefined;
  if (said === undefined) return true;
  if (said['who'] === 'controllers') return (said['of'] as Node)['set'] === 'it';
  if (said['who'] !== 'you') return false;
  const { set, where } = what as Node;
  const enchanted = bindings.get(HOST)?.['objects'] as Node | undefined;
  const described = set === 'host' ? enchanted?.['where'] : where;
  return set === 'self' || controlledBy(described as Node | undefined) === 'you';
}

/** Whose hand or graveyard spells are cast from. */
function castFromOf(filter: unknown): unknown {
  const said = parts(filter as Node | undefined).map((f) =>
    f['is'] === 'castFrom' ? f['of'] : f['is'] === 'not' ? castFromOf(f['of']) : undefined,
  );
  return said.find((of) => of !== undefined);
}

const agree = (said: Whose | undefined, who: unknown): boolean => said === undefined || said === whose(who);

/** A player as you or another. */
const whose = (who: unknown): Whose | undefined =>
  who === undefined ? undefined : (who as Node)['who'] === 'you' ? 'you' : 'other';

/** A possessive as written; undefined of "its owner's" and its kin, which are always true. */
function whoseWords(words: unknown): Whose | undefined {
  if (words === 'your') return 'you';
  return typeof words === 'string' && /<his or her>|\btheir$|that player's/.test(words) ? 'other' : undefined;
}

/** Whose library or hand a destination is said to be; undefined of "its owner's" and its kin, which are always true. */
function saidOf(to: Node | undefined): Whose | undefined {
  const of = to?.['$of'] as Node | undefined;
  return of === undefined || of['who'] === 'owners' ? whoseWords(to?.['$own']) : whose(of);
}

/** Whose cards those are; undefined where it cannot be told or some are one player's and some another's. */
function ownerOf(set: Node | undefined, bindings: Bindings, event: Node | undefined): Whose | undefined {
  switch (set?.['set']) {
    case 'self':
      return 'you';
    case 'top':
    case 'bottom':
    case 'topUntil':
      return whose(set['of']);
    case 'all':
      return set['of'] === undefined ? ownedBy(set['where'] as Node) : whose(set['of']);
    case 'choice':
      return ownerOf(set['from'] as Node, bindings, event);
    case 'where':
    case 'except':
    case 'whatBecameOf':
      return ownerOf(set['of'] as Node, bindings, event) ?? ownedBy(set['filter'] as Node | undefined);
    case 'union':
      return same((set['of'] as Node[]).map((one) => ownerOf(one, bindings, event)));
    case 'ref':
      return ownerOfNamed(set['name'] as string, bindings, event);
    default: // other sets, such as what is attached or linked, say no owner
      return undefined;
  }
}

function ownerOfNamed(name: string, bindings: Bindings, event: Node | undefined): Whose | undefined {
  if (name === 'event.object') return ownerInEvent(event);
  const bound = bindings.get(name);
  const objects = bound?.['objects'] as Node | undefined;
  if (objects !== undefined) return whose(objects['of']) ?? ownedBy(objects['where'] as Node);
  switch (bound?.['do']) {
    case 'search':
      return whose(bound['of']);
    case 'draw':
    case 'mill':
    case 'discard':
      return whose(bound['who']);
    case 'choose':
      return ownerOf((bound['what'] as Node)['from'] as Node | undefined, bindings, event);
    default: // the other instructions say in their own set whose objects they act on
      return ownerOf((bound?.['what'] ?? bound?.['cards']) as Node | undefined, bindings, event);
  }
}

function ownerInEvent(event: Node | undefined): Whose | undefined {
  switch (event?.['on']) {
    case 'discard':
    case 'cycle':
    case 'draw':
      return whose(event['who']);
    default: // the other events say where the object came from or went, or what it is
      return whose(event?.['toOf'] ?? event?.['fromOf']) ?? ownedBy(event?.['what'] as Node | undefined);
  }
}

const same = (list: readonly (Whose | undefined)[]): Whose | undefined =>
  list.every((one) => one === list[0]) ? list[0] : undefined;

const parts = (filter: Node | undefined): readonly Node[] =>
  filter === undefined ? [] : filter['is'] === 'and' ? (filter['of'] as Node[]).flatMap(parts) : [filter];

/** Who owns what matches, where the filter says so. */
function ownedBy(filter: Node | undefined): Whose | undefined {
  if (filter?.['is'] === 'or') return same((filter['of'] as Node[]).map(ownedBy));
  const list = parts(filter);
  if (list.some((f) => f['is'] === 'self')) return 'you';
  return whose(list.find((f) => f['is'] === 'ownedBy')?.['player']);
}

const controlledBy = (filter: Node | undefined): Whose | undefined =>
  whose(parts(filter).find((f) => f['is'] === 'controlledBy')?.['player']);
