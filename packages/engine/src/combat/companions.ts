/**
 * Creatures that can't attack or block alone, or unless certain others do so too, and those that attack only alone.
 * 2006: 308.2a, 309.2a, 500.5 · 2009, 2011, 2026: 508.1c–d, 509.1b–c
 */
import { activeContext } from '../meaning/context.ts';
import { objectsOf } from '../meaning/objects.ts';
import { rulesOf } from '../continuous/derive.ts';
import { greater, lesser } from '../state/numbers.ts';
import type { Game } from '../running/game.ts';
import type { ObjectId } from '../state/ids.ts';
import { included } from './applies.ts';

/** So many others must attack or block too. */
export interface Companions {
  n: number;
  /** which ones; null: any */
  among: readonly ObjectId[] | null;
  /** no others may */
  alone?: true;
}

export function companionsOf(game: Game, kind: 'cantAttackAlone' | 'cantBlockAlone', id: ObjectId): Companions[] {
  return rulesOf(game, kind).flatMap((active) => {
    const ctx = activeContext(active);
    const { what, others = 1, with: which } = active.rule;
    if (!included(game, ctx, what, id)) return [];
    return [{ n: others, among: which === undefined ? null : objectsOf(game, ctx, which).filter((o) => o !== id) }];
  });
}

/** What asks for others beside an attacker, or for none. */
export const companionsOfAttacker = (game: Game, id: ObjectId): Companions[] => [
  ...companionsOf(game, 'cantAttackAlone', id),
  ...rulesOf(game, 'attacksAlone').flatMap((active): Companions[] =>
    included(game, activeContext(active), active.rule.what, id) ? [{ n: 0, among: null, alone: true }] : [],
  ),
];

/** What those who attack or block so far still lack; situations that are equal here stay so whoever joins them. */
export interface Company {
  /** how many there are, as far as it matters */
  readonly total: number;
  /** how many there must be */
  readonly least: number;
  /** one of them would have to be the only one */
  readonly alone: boolean;
  /** of each need of certain ones: how many of them are there, as far as it matters, and whether who needs them is */
  readonly certain: readonly { readonly there: number; readonly needed: boolean }[];
}

export interface Needing {
  id: ObjectId;
  companions: readonly Companions[];
}

/** How companies grow out of those creatures. */
export function companies(all: readonly Needing[]): {
  nobody: Company;
  joined: (company: Company, one: Needing) => Company;
} {
  const wanted = ({ n, alone }: Companions): number => (alone === true ? 1 : n);
  const most = all.reduce((n, { companions }) => companions.reduce((m, c) => greater(m, wanted(c)), n), 0);
  const certain = all.flatMap(({ id, companions }) =>
    companions.flatMap(({ n, among }) => (among === null ? [] : [{ id, n, among }])),
  );
  return {
    nobody: { total: 0, least: 0, alone: false, certain: certain.map(() => ({ there: 0, needed: false })) },
    joined: (company, { id, companions }) => ({
      total: lesser(most + 1, company.total + 1),
      least: companions.reduce(
        (least, { n, among }) => (among === null ? greater(least, n + 1) : least),
        company.least,
      ),
      alone: company.alone || companions.some(({ alone }) => alone === true),
      certain: company.certain.map(({ there, needed }, i) => {
        const need = certain[i] as (typeof certain)[number];
        return { there: need.among.includes(id) ? lesser(need.n, there + 1) : there, needed: needed || need.id === id };
      }),
    }),
  };
}

export const keyOf = ({ total, least, alone, certain }: Company): string =>
  `${total};${least};${alone};${certain.map(({ there, needed }) => `${there}${needed}`).join()}`;

/** Whether somebody lacks companions. */
export const isComplete = (company: Company, all: readonly Needing[]): boolean => {
  const needs = all.flatMap(({ companions }) => companions.filter(({ among }) => among !== null));
  return (
    company.total >= company.least &&
    (!company.alone || company.total === 1) &&
    company.certain.every(({ there, needed }, i) => !needed || there >= (needs[i] as Companions).n)
  );
};

/** What one of those lacks, in words; null if nobody lacks anything. */
export function lacking(fighters: readonly Needing[], verb: 'attack' | 'block'): string | null {
  for (const { id, companions } of fighters) {
    for (const { n, among, alone } of companions) {
      if (alone === true && fighters.length > 1) return `That creature can only ${verb} alone.`;
      const there = fighters.filter((f) => f.id !== id && (among === null || among.includes(f.id))).length;
      if (there >= n) continue;
      return among === null && n === 1
        ? `That creature can’t ${verb} alone.`
        : `That creature can’t ${verb} unless ${n} other${among === null ? '' : ' such'} ${n === 1 ? 'creature does' : 'creatures do'}.`;
    }
  }
  return null;
}
