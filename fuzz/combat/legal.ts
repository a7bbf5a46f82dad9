/**
 * Which of all declarations are legal, by the letter: one that disobeys no restriction is, if no other such declaration obeys more requirements.
 * Nobody has to pay for more than they choose to pay for: the other costs nothing that this one does not cost
 * (2006: 500.2–500.5 · 2009, 2011, 2026: 508.1c–d, 509.1b–c). Costs must be payable (2006: 308.2d–f, 309.2b–d · 2009, 2011: 508.1g–i, 509.1d–f ·
 * 2026: 508.1h–j, 509.1d–f).
 */

/** For each creature the way in which it takes part: 0 not at all, else one of those that its `ways` count. */
export type Declaration = readonly number[];

/** {1}, asked of one creature by one effect. */
export type Price = string;

export interface Matter {
  readonly ways: readonly number[];
  /** whether no restriction is disobeyed */
  readonly allowed: (declaration: Declaration) => boolean;
  readonly requirements: readonly ((declaration: Declaration) => boolean)[];
  /** whether a creature that does this obeys a requirement that it do so */
  readonly obliging: (creature: number, way: number) => boolean;
  readonly prices: (creature: number, way: number) => readonly Price[];
  /** how much can be paid */
  readonly purse: number;
}

interface Weighed {
  readonly declaration: Declaration;
  readonly allowed: boolean;
  readonly met: number;
  readonly prices: readonly Price[];
}

export interface Verdict {
  readonly declaration: Declaration;
  readonly legal: boolean;
  readonly cost: number;
}

/** `recruits`: whether creatures have to come along that obey nothing themselves, so that others can obey (not in 2006: 500.5). */
export function verdicts(matter: Matter, recruits: boolean): Verdict[] {
  const all = everyDeclaration(matter.ways).map((declaration) => weighed(matter, declaration));
  const best = all.filter(({ allowed }) => allowed).sort((a, b) => b.met - a.met);
  const isOpen = (from: Declaration, to: Declaration): boolean =>
    recruits || to.every((way, i) => way === 0 || way === from[i] || matter.obliging(i, way));
  return all.map(({ declaration, allowed, met, prices }) => {
    const better = best.find(
      (other) =>
        other.met <= met ||
        (other.prices.every((price) => prices.includes(price)) && isOpen(declaration, other.declaration)),
    );
    const legal = allowed && prices.length <= matter.purse && (better === undefined || better.met <= met);
    return { declaration, legal, cost: prices.length };
  });
}

const weighed = (matter: Matter, declaration: Declaration): Weighed => ({
  declaration,
  allowed: matter.allowed(declaration),
  met: matter.requirements.filter((met) => met(declaration)).length,
  prices: declaration.flatMap((way, i) => (way === 0 ? [] : matter.prices(i, way))),
});

function everyDeclaration(ways: readonly number[]): Declaration[] {
  let all: Declaration[] = [[]];
  for (const n of ways)
    all = all.flatMap((head) => Array.from({ length: n + 1 }, (_, way): Declaration => [...head, way]));
  return all;
}
