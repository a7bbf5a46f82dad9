/**
 * A check of sense, by rules over trees whatever text they came from: no object has two roles in one action, an X is defined, some
 * player acts where one is spoken of as acting, what has come back is asked as what it is now, a spell changes nothing by being there, nobody discards or reveals the hand of another, as many modes are chosen as there are, and what replaces an event can take its place.
 * 2006: 104.3, 402.1 · 2009, 2011, 2026: 107.3, 614.6, 700.2
 */
import { someNode } from '@rulewright/engine';
import type { Ability, Face } from '@rulewright/engine';
import { equal } from '../grammar/index.ts';
import { isEach } from '../references/of-several.ts';
import { EACH_OBJECT } from '../references/scope.ts';
import { ROLES } from '../references/roles.ts';
import { attachedOnce, doneTooLate, outdated } from './outdated.ts';

type Node = Record<string, unknown>;

/** What a face is, as far as sense goes. */
type Sensed = Pick<Face, 'abilities' | 'manaCost' | 'types'>;

/** Undefined if a face's abilities make sense, else what does not. */
export function nonsense({ abilities, manaCost: cost, types }: Sensed): string | undefined {
  const ofSpell = types.some((type) => type === 'instant' || type === 'sorcery');
  const known =
    hasX(cost) || growsByX(abilities) || abilities.some((ability) => isOfCasting(ability) && costsX(ability));
  for (const ability of abilities) {
    const found =
      senseless(ability) ??
      nobodyActs(ability) ??
      outdated(ability) ??
      doneTooLate(ability) ??
      attachedOnce(ability) ??
      hiddenCard(ability) ??
      (ofSpell ? lastingOnSpell(ability) : undefined) ??
      (known ? undefined : undefinedX(ability));
    if (found !== undefined) return found;
  }
  return undefined;
}

function senseless(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const node = value as Node;
  const found =
    twice(node) ??
    anotherHost(node) ??
    withItself(node) ??
    copiesItself(node) ??
    amongSeveral(node) ??
    tooManyModes(node) ??
    misplaced(node) ??
    enteredAlready(node) ??
    paidWithItself(node) ??
    paidByEach(node) ??
    abilityDeals(node) ??
    ofSomebodyElse(node) ??
    cardAsCast(node) ??
    tooEarly(node) ??
    nothingDone(node);
  if (found !== undefined) return found;
  for (const inner of Object.values(node)) {
    const within = senseless(inner);
    if (within !== undefined) return within;
  }
  return undefined;
}

/** Damage is dealt to its own source where "itself" says so, and control of two of one kind is exchanged. */
const MAY_BE_ONE = new Set(['damage', 'exchangeControl']);

function twice(node: Node): string | undefined {
  const doing = (node['do'] ?? node['rule']) as string;
  const roles = MAY_BE_ONE.has(doing) ? undefined : ROLES[doing];
  if (roles !== undefined && node[roles[0]] !== undefined && equal(node[roles[0]], node[roles[1]]))
    return `one object in two roles of "${doing}"`;
  if (node['part'] !== 'change') return undefined;
  const copied = (node['mods'] as Node[]).some((m) => m['mod'] === 'copy' && equal(m['of'], node['affects']));
  return copied ? 'a copy of itself' : undefined;
}

/** "Attach it to another creature" is another than the one that it is attached to, which no noun says yet. */
const anotherHost = ({ do: doing, to }: Node): string | undefined =>
  doing === 'attach' && someNode(to, ({ is }) => is === 'other') ? 'attached to another, but than what?' : undefined;

/** What becomes a copy of something is not what it becomes a copy of. */
function copiesItself(node: Node): string | undefined {
  if (node['part'] !== 'change') return undefined;
  const itself = (node['mods'] as Node[]).some(
    ({ mod, of }) => mod === 'copy' && (equal(of, EACH_OBJECT) || equal(of, node['affects'])),
  );
  return itself ? 'a copy of itself' : undefined;
}

/** "If it shares a color with that permanent" speaks of two things. */
function withItself({ if: asks, what, filter }: Node): string | undefined {
  const shared = (filter as Node | undefined)?.['with'];
  return asks === 'matches' && shared !== undefined && equal(shared, what)
    ? 'something that is set beside itself'
    : undefined;
}

/** Counters go from one object to another: how many go to which of several is not asked yet. */
const amongSeveral = ({ do: doing, from, to }: Node): string | undefined =>
  doing === 'moveCounters' && [from, to].some((set) => (set as Node)['set'] === 'all')
    ? 'counters moved among several, but how many to which?'
    : undefined;

/** Which costs are paid is not settled where it is asked what mana can pay for the spell. */
const paidWithItself = ({ restriction }: Node): string | undefined =>
  someNode(restriction, ({ is }) => is === 'paid') ? 'mana for a spell by what is paid for it' : undefined;

/** Whoever pays chooses among all that there is together, and not so many for each player. */
const paidByEach = ({ actions }: Node): string | undefined =>
  Array.isArray(actions) && someNode(actions, ({ set, from }) => set === 'choice' && (from as Node)['each'] === true)
    ? 'a cost paid with cards of each player'
    : undefined;

/** A card that is cast is another object from then on: the spell. */
function cardAsCast({ do: doing, pattern }: Node): string | undefined {
  const { on, what } = (pattern ?? {}) as { on?: string; what?: Node };
  const known = doing === 'delayed' && on === 'cast' && what?.['is'] === 'in';
  return known && (what['set'] as Node)['set'] === 'ref' ? 'a card that is cast, but as which spell?' : undefined;
}

/** Damage by an ability is dealt by the object that it is of: the ability itself is the source of none (2006: 402.6 · 2009, 2011: 112.7 · 2026: 113.7). */
const abilityDeals = ({ on, source }: Node): string | undefined =>
  on === 'damage' && someNode(source, ({ is }) => is === 'ability') ? 'an ability as a source of damage' : undefined;

/** A player discards cards in that player's own hand, and reveals that hand (2006: glossary Discard · 2009, 2011: 701.7 · 2026: 701.9). */
function ofSomebodyElse({ do: doing, who, what }: Node): string | undefined {
  if ((doing !== 'discard' && doing !== 'reveal') || who === undefined) return undefined;
  const another = ({ zone, of }: Node): boolean =>
    zone === 'hand' && of !== undefined && (of as Node)['who'] !== 'actor' && !equal(of, who);
  return someNode(what, another) ? `a player who ${doing}s the hand of somebody else` : undefined;
}

/** What follows in the paragraph of a reflexive ability is part of it, and comes when that resolves. */
function tooEarly({ effect }: Node): string | undefined {
  if (!Array.isArray(effect)) return undefined;
  const at = effect.findIndex((instruction) => someNode(instruction, ({ do: doing }) => doing === 'reflexive'));
  return at >= 0 && at < effect.length - 1 ? 'more after a reflexive ability' : undefined;
}

/** A list of what is done, with nothing in it: words that were read, and mean nothing. */
const nothingDone = ({ do: doing, ...keys }: Node): string | undefined =>
  doing !== undefined && ['effect', 'then'].some((key) => equal(keys[key], []))
    ? `nothing in "${doing as string}"`
    : undefined;

/** The events in whose place such a result can be; every other result fits any event. */
const EVENTS_OF: Readonly<Record<string, readonly string[]>> = {
  zone: ['move'],
  enters: ['move', 'token'],
  prevent: ['damage'],
  redirect: ['damage'],
  regenerate: ['destroy'],
  mana: ['produceMana'],
  moreMana: ['produceMana'],
};

/** A replacement whose result cannot take the place of its event. */
function misplaced({ event, instead }: Node): string | undefined {
  if (event === undefined || instead === undefined) return undefined;
  const { instead: result } = instead as { instead: string };
  const pattern = event as { on: string; of?: readonly { on: string }[] };
  const events = pattern.on === 'either' ? (pattern.of ?? []) : [pattern];
  const fits = EVENTS_OF[result];
  const wrong = events.find(({ on }) => fits?.includes(on) === false);
  return wrong === undefined ? undefined : `"${result}" in place of "${wrong.on}"`;
}

/** How something enters is said of a spell before it does: of what this ability has moved it would come too late. */
function enteredAlready({ event, instead }: Node): string | undefined {
  const { what } = (event ?? {}) as { what?: { is?: string; set?: { set?: string; name?: string } } };
  const set = what?.is === 'in' ? what.set : undefined;
  return (instead as Node | undefined)?.['instead'] === 'enters' && set?.set === 'ref' && set.name !== 'event.object'
    ? 'how something enters that has entered'
    : undefined;
}

/** "He or she" where no player does anything; rules, costs and choices say whose they are, and so does damage to each player. */
function nobodyActs(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const node = value as Node;
  if (node['who'] === 'actor') return 'a player who acts where nobody does';
  const { rule, part, set, q, to } = node;
  const acts =
    rule !== undefined ||
    part === 'cost' ||
    set === 'choice' ||
    q === 'greatestAmong' ||
    q === 'leastAmong' ||
    isEach((to as Node | undefined)?.['players'] as Node);
  if (acts || node['who'] === 'where' || typeof node['who'] === 'object') return undefined;
  for (const inner of Object.values(node)) {
    const found = nobodyActs(inner);
    if (found !== undefined) return found;
  }
  return undefined;
}

/**
 * "If target face-down permanent is a creature card": face down it is a creature whatever its card is, and only what reveals it asks
 * of the card (2006: 504.2 · 2009, 2011: 707.2 · 2026: 708.2, 708.12).
 */
function hiddenCard(value: unknown): string | undefined {
  const hidden = new Set<unknown>();
  const shown = new Set<unknown>();
  someNode(value, ({ name, objects, do: doing, what }) => {
    if (doing === 'reveal') shown.add((what as Node | undefined)?.['name']);
    if (someNode((objects as Node | undefined)?.['where'], ({ is }) => is === 'faceDown')) hidden.add(name);
    return false;
  });
  const isHidden = (name: unknown): boolean => hidden.has(name) && !shown.has(name);
  const asked = ({ if: condition, what }: Node): boolean =>
    condition === 'matches' && isHidden((what as Node)['name']) && (what as Node)['set'] === 'ref';
  return hidden.size > 0 && someNode(value, asked) ? 'what card a face-down permanent is' : undefined;
}

const LASTING = new Set(['change', 'rule', 'replacement']);

/** An instant or sorcery whose static ability changes something other than itself: "All creatures get +1/+1." */
function lastingOnSpell(ability: Ability): string | undefined {
  if (ability.ability !== 'static' || ability.zones !== undefined) return undefined;
  const ofItself = (part: unknown): boolean => someNode(part, ({ set, is }) => set === 'self' || is === 'self');
  return ability.parts.some((part) => LASTING.has(part.part) && !ofItself(part))
    ? 'an instant or sorcery that changes other things as long as it is there'
    : undefined;
}

function tooManyModes({ modes }: Node): string | undefined {
  if (modes === undefined) return undefined;
  const { count, options, repeat } = modes as { count: { min: unknown }; options: readonly unknown[]; repeat?: true };
  const { min } = count;
  return typeof min === 'number' && min > options.length && repeat !== true
    ? `${min} modes of ${options.length}`
    : undefined;
}

/** Abilities that say how the spell is cast, or that it may be cast otherwise. */
const isOfCasting = (ability: Ability): boolean =>
  ability.ability === 'keyword' ||
  (ability.ability === 'static' &&
    ability.parts.some((p) => p.part === 'additionalCost' || p.part === 'alternativeCost' || p.part === 'castFrom'));

const hasX = (cost: Face['manaCost']): boolean => cost?.includes('X') === true;

/** Whether an X is paid, or chosen as a cost, anywhere within. */
function costsX(value: unknown, inCost = false): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const node = value as Node;
  if (node['loyalty'] === 'x' || node['loyalty'] === '-x') return true;
  if (inCost && (node['q'] === 'x' || (Array.isArray(node['mana']) && node['mana'].includes('X')))) return true;
  return Object.entries(node).some(([key, inner]) => costsX(inner, inCost || key === 'cost' || key === 'costs'));
}

/** Whether X of something are chosen, which says what X is: "you may tap X untapped creatures you control". */
const choosesX = (value: unknown): boolean =>
  someNode(value, ({ set, count }) => set === 'choice' && (count as { min: Node }).min['q'] === 'x');

/** Monstrosity X: any ability of the permanent may speak of that X (2026: 701.37c). */
const growsByX = (value: unknown): boolean =>
  someNode(value, ({ do: doing, count }) => doing === 'monstrosity' && (count as Node)['q'] === 'x');

/** An ability that speaks of an X that nothing defines. */
function undefinedX(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const node = value as Node;
  const { ability } = node;
  // a keyword says what its own X is
  if (ability === 'keyword' || (ability !== undefined && (costsX(node) || choosesX(node)))) return undefined;
  if (node['q'] === 'x') return 'an X that nothing defines';
  for (const inner of Object.values(node)) {
    const found = undefinedX(inner);
    if (found !== undefined) return found;
  }
  return undefined;
}
