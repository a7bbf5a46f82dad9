/** Small words of a paraphrase: names of what is bound, lists, mana. 2006: 104 · 2009, 2011, 2026: 107 */
import type { Comparison, ManaCost, Stat } from '@rulewright/engine';

/** One case for each kind of a node: a kind without its words does not compile. */
export type Cases<Node, Key extends keyof Node & string> = {
  [K in Node[Key] & string]: (node: Extract<Node, Record<Key, K>>) => string;
};

/** The words of the case that a node is. */
export function caseOf<Node, Key extends keyof Node & string>(cases: Cases<Node, Key>, key: Key, node: Node): string {
  const said = cases[node[key] as Node[Key] & string] as (node: Node) => string;
  return said(node);
}

/** `A, B and C`. */
export function listed(list: readonly string[], and = 'and'): string {
  const last = list.at(-1) ?? 'nothing';
  return list.length < 2 ? last : `${list.slice(0, -1).join(', ')} ${and} ${last}`;
}

const EVENT: Record<string, string> = {
  'event.object': 'the object of the event',
  'event.other': 'the other object of the event',
  'event.attackers': 'the attackers of the event',
  'event.all': 'all objects of the event',
  'event.source': 'the source in the event',
  'event.player': 'the player of the event',
  'event.by': 'who caused the event',
  'event.amount': 'the amount of the event',
  'event.ability': 'the ability of the event',
  'event.prevented': 'the amount prevented',
  'each.object': 'that one of them',
  'each.amount': 'the amount for that one',
  'token.self': 'the token itself',
  granter: 'the object that granted this',
  candidate: 'that very object',
  'proposed.spell': 'the spell being cast',
};

/** What a bound name stands for: a target by its number, an outcome by its number in brackets. */
export function named(name: string): string {
  const known = EVENT[name];
  if (known !== undefined) return known;
  if (name.endsWith('.excess')) return `${named(name.slice(0, -'.excess'.length))} beyond what was lethal`;
  const [, kind, number] = /^([to])(\d+)$/.exec(name) ?? [];
  if (kind === 't') return `target #${number}`;
  return kind === 'o' ? `[${number}]` : `what is remembered as “${name}”`;
}

export const COMPARED: Record<Comparison, string> = {
  '=': 'exactly',
  '≠': 'other than',
  '<': 'below',
  '≤': 'at most',
  '>': 'above',
  '≥': 'at least',
};

export const STAT: Record<Stat, string> = {
  power: 'power',
  toughness: 'toughness',
  manaValue: 'total mana cost',
  loyalty: 'loyalty',
  defense: 'defense',
  basePower: 'base power',
  baseToughness: 'base toughness',
  crewing: 'power for crewing',
  saddling: 'power for saddling',
  powerAndToughness: 'power and toughness together',
  damageMarked: 'marked damage',
};

export const mana = (cost: ManaCost): string => cost.map((symbol) => `{${symbol}}`).join('');

/** What is set off where it is there. */
export const where = (value: unknown, words: string): string => (value === undefined ? '' : words);
