/** Abilities of one object that speak of each other: exiled cards, choices. 2006: 217.1, 502.4 · 2009, 2011, 2026: 607 */
import { equal, everyNode, someNode, type Filter } from '@rulewright/engine';
import { KEYWORDS } from '@rulewright/engine/keywords';
import { rememberCosts } from './resolve.ts';
import { Unresolved, unmarked } from './scope.ts';
import type { Bearer, Node } from './scope.ts';

/** Keywords that have so many names chosen, or more. */
const naming = (least: number): ReadonlySet<unknown> =>
  new Set(KEYWORDS.filter(({ names = 0 }) => names >= least).map(({ name }) => name));
const NAMING = naming(1);
const NAMING_SEVERAL = naming(2);

/** What a keyword has its player choose before any ability says so (2026: 702.106a). */
export const chosenByKeyword = (abilities: readonly unknown[]): readonly string[] =>
  someNode(abilities, ({ keyword }) => NAMING.has(keyword)) ? ['chosenName'] : [];

/** Of several names that a keyword has chosen, the text says which it means, and of one it does not (2026: 702.106f). */
function whichName(abilities: readonly Node[]): void {
  const several = someNode(abilities, ({ keyword }) => NAMING_SEVERAL.has(keyword));
  const isUnclear = ({ is, name, $of }: Node): boolean =>
    is === 'named' && (name as Node | undefined)?.['ref'] === 'chosenName' && ($of !== undefined) !== several;
  if (someNode(abilities, isUnclear)) throw new Unresolved('which of the chosen names');
}

/** A remembered choice that is read must be made by some ability of the card. */
function choicesMade(abilities: readonly Node[]): void {
  rememberCosts(abilities);
  const text = JSON.stringify(unmarked(abilities));
  for (const [, name] of text.matchAll(/"(?:ref|name)":"(chosen[A-Z][A-Za-z]*)"/g)) {
    if (!text.includes(`"link":"${name}"`) && !chosenByKeyword(abilities).includes(name as string))
      throw new Unresolved('a chosen word or player that nobody chose');
  }
  const isRead = someNode(abilities, ({ set, link }) => set === 'linked' && link === 'chosen');
  if (isRead && !someNode(abilities, ({ do: doing, link }) => doing === 'choose' && link === 'chosen'))
    throw new Unresolved('what was chosen, but nobody chose it');
}

/** What was so as the spell was cast is noted under one name, and what was revealed is asked about as its cost says. */
function notedOnce(abilities: readonly Node[]): void {
  const nodes = everyNode(abilities);
  const [first, ...more] = nodes.filter((node) => node['if'] === 'asCast').map(unmarked);
  if (more.some((other) => !equal(other, first))) throw new Unresolved('two conditions as it was cast');
  for (const shown of ['revealed', 'beheld']) {
    const costs = nodes.filter((node) => node['part'] === 'additionalCost' && node['tag'] === shown);
    const kinds = costs.map(({ cost }) => kindShown(cost as Node));
    for (const { $what } of nodes.filter((node) => node['if'] === 'paid' && node['cost'] === shown))
      if (!kinds.some((where) => equal(where, unmarked($what))))
        throw new Unresolved(`what was ${shown}, but nothing such is`);
  }
}

/** Of what kind the one card is that a cost shows; one that is beheld may be in the hand, too. */
function kindShown(cost: Node): unknown {
  const [reveal] = cost['actions'] as Node[];
  const { from, count } = (reveal?.['what'] ?? {}) as Node;
  if (!equal(count, { min: 1, max: 1 })) return undefined;
  const { set, of, where } = (from ?? {}) as Node;
  return unmarked(set === 'union' ? (of as Node[]).find(({ zone }) => zone === 'hand')?.['where'] : where);
}

/** "The exiled card" of another ability: exiling in the others is remembered (2006: 217.1c · later: 607). */
function linkExiled(abilities: Node[]): void {
  const text = abilities.map((ability) => JSON.stringify(ability));
  const reads = text.map((t) => t.includes('"link":"exiled"'));
  if (!reads.some(Boolean)) return;
  // an ability that says "exiled with" is linked to itself too (2011: 607.1b · 2026: 607.1c)
  const itself = text.some((t) => t.includes('"$exiledWith"'));
  for (const [i, ability] of abilities.entries()) if (itself || !reads[i] || !reads.every(Boolean)) linkMoves(ability);
  const exiles = ({ set, link, keyword }: Node): boolean =>
    (set !== 'linked' && link === 'exiled') || keyword === 'hideaway';
  if (!someNode(abilities, exiles))
    throw new Unresolved('what was exiled with it, but nothing exiles anything that way');
}

/** Cards exiled with what delves are those that it was cast for; "exiled with" means so only there (2026: 702.66). */
function delves(abilities: readonly Node[]): void {
  if (someNode(abilities, ({ set }) => set === 'delved') && !abilities.some(({ keyword }) => keyword === 'delve'))
    throw new Unresolved('what was exiled with it, but nothing exiles anything that way');
}

/** "A creature put onto the battlefield with ~": what the ability that says so puts there is remembered (2006: 217.1c · later: 607). */
function linkPut(abilities: readonly Node[]): void {
  for (const ability of abilities) {
    if (!someNode(ability, ({ set, link }) => set === 'linked' && link === 'put')) continue;
    const own = putsIn(ability);
    // "When ~ enters the battlefield, return target creature card. When the creature put onto the battlefield with ~ dies, …"
    const puts = own.length > 0 ? own : abilities.flatMap(putsIn);
    if (puts.length === 0) throw new Unresolved('what was put onto the battlefield with it, but nothing is');
    for (const { to } of puts) (to as Node)['link'] = 'put';
  }
}

/**
 * What the abilities say of their object: what it enchants, and whose turn it is as it is cast ("Cast ~ only during an opponent's turn": "that
 * player" of the text after it is whoever's turn it is).
 */
export function bearerOf(face: Bearer, abilities: readonly unknown[]): Bearer {
  const enchants = (abilities as readonly Node[]).find(({ keyword }) => keyword === 'enchant')?.['quality'];
  const onTheirTurn = someNode(
    abilities,
    ({ part, when }) => part === 'castTiming' && equal(unmarked(when), { if: 'turn', of: { who: 'opponents' } }),
  );
  return {
    ...face,
    ...(someNode(abilities, makesItACreature) ? { animated: true as const } : {}),
    ...(enchants === undefined ? {} : { enchants: enchants as Filter }),
    ...(someNode(abilities, ({ keyword }) => keyword === 'kicker' || keyword === 'multikicker')
      ? { kicked: true }
      : {}),
    ...(onTheirTurn ? { turnOf: { who: 'active' } } : {}),
  };
}

const makesItACreature = ({ part, affects, mods }: Node): boolean =>
  part === 'change' &&
  (affects as Node)['set'] === 'self' &&
  (mods as Node[]).some(({ mod, types }) => mod === 'types' && ((types ?? []) as string[]).includes('creature'));

const MAKES = new Set(['createTokens', 'copyToken']);
/** "Exile the token", said by another ability than makes it: some ability of the object makes one. */
function tokensMade(abilities: readonly Node[]): void {
  const spoken = someNode(
    abilities,
    ({ set, $r }) => set === 'createdWith' && ($r as Node | undefined)?.['set'] === 'that',
  );
  if (spoken && !someNode(abilities, ({ do: doing }) => MAKES.has(doing as string)))
    throw new Unresolved('"the token", but nothing makes one');
}

const putsIn = (ability: Node): readonly Node[] =>
  everyNode(ability).filter((node) => node['do'] === 'move' && (node['to'] as Node)['zone'] === 'battlefield');

function linkMoves(node: unknown): void {
  if (typeof node !== 'object' || node === null) return;
  if (Array.isArray(node)) {
    node.forEach(linkMoves);
    return;
  }
  const to = (node as Node)['to'] as Node | undefined;
  if ((node as Node)['do'] === 'move' && to?.['zone'] === 'exile' && to['link'] === undefined) to['link'] = 'exiled';
  if ((node as Node)['instead'] === 'zone' && (node as Node)['zone'] === 'exile') (node as Node)['link'] = 'exiled';
  for (const [key, value] of Object.entries(node)) if (!key.startsWith('$')) linkMoves(value);
}

/** What the abilities of one object say of each other. */
export function linkAbilities(abilities: Node[]): void {
  linkExiled(abilities);
  delves(abilities);
  linkPut(abilities);
  tokensMade(abilities);
  choicesMade(abilities);
  whichName(abilities);
  notedOnce(abilities);
}
