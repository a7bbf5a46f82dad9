/**
 * What a noun, number or condition can read, as bits: which characteristics (to skip trials of dependency that cannot succeed) and which other
 * parts of the state (to know when a derived table is stale), as `node-reads.ts` says. An unknown node reads everything.
 * 2006: 418.5c · 2009, 2011: 613.7 · 2026: 613.8
 */
import { READS_ALL, Reads } from './derived.ts';
import { type Read, READING } from './node-reads.ts';

/** Aspects of an object that effects change and read, as bits. */
export const Aspect = {
  types: 1,
  color: 2,
  abilities: 4,
  /** abilities may be taken away: a static ability's effect may cease to exist */
  existence: 8,
  pt: 16,
  control: 32,
  name: 64,
  manaCost: 128,
} as const;
export const ASPECTS_ALL = 255;

export interface Analysis {
  aspects: number;
  reads: number;
}

const memo = new WeakMap<object, Analysis>();
const NOTHING: Analysis = { aspects: 0, reads: 0 };

/** What evaluating any node inside `node` may read. */
export function analyse(node: unknown): Analysis {
  if (typeof node !== 'object' || node === null) return NOTHING;
  let found = memo.get(node);
  if (found === undefined) {
    found = walk(node as Record<string, unknown>);
    memo.set(node, found);
  }
  return found;
}

const EVERYTHING: Analysis = { aspects: ASPECTS_ALL, reads: READS_ALL };

function walk(node: Record<string, unknown> | readonly unknown[]): Analysis {
  const own = Array.isArray(node) ? NOTHING : local(node as Record<string, unknown>);
  let { aspects, reads } = own;
  for (const child of Object.values(node)) {
    if (typeof child !== 'object' || child === null) continue;
    const below = analyse(child);
    aspects |= below.aspects;
    reads |= below.reads;
  }
  return { aspects, reads };
}

/** What a node reads by itself; a record inside one has nothing but its parts. */
function local(node: Record<string, unknown>): Analysis {
  for (const family of FAMILIES) {
    const kind = node[family];
    if (typeof kind !== 'string') continue;
    const reads = (READING[family] as ByKind)[kind];
    return reads === undefined ? EVERYTHING : bitsOf(reads, node);
  }
  return NOTHING;
}

type ByKind = Readonly<Record<string, readonly Read[] | ((node: never) => readonly Read[])>>;
const FAMILIES = ['is', 'set', 'who', 'q', 'if'] as const satisfies (keyof typeof READING)[];

function bitsOf(reads: readonly Read[] | ((node: never) => readonly Read[]), node: object): Analysis {
  let both = NOTHING;
  for (const read of typeof reads === 'function' ? reads(node as never) : reads)
    both = { aspects: both.aspects | BITS[read].aspects, reads: both.reads | BITS[read].reads };
  return both;
}

const aspect = (aspects: number): Analysis => ({ aspects, reads: 0 });
const state = (reads: number): Analysis => ({ aspects: 0, reads });
const BITS: Readonly<Record<Read, Analysis>> = {
  types: aspect(Aspect.types),
  color: aspect(Aspect.color),
  abilities: aspect(Aspect.abilities),
  pt: aspect(Aspect.pt),
  control: aspect(Aspect.control),
  name: aspect(Aspect.name),
  manaCost: aspect(Aspect.manaCost),
  tapped: state(Reads.tapped),
  life: state(Reads.life),
  hands: state(Reads.hands),
  combat: state(Reads.combat),
  turn: state(Reads.turn),
  history: state(Reads.history),
  damage: state(Reads.damage),
  stack: state(Reads.stack),
  effects: state(Reads.effects),
  everything: EVERYTHING,
};
