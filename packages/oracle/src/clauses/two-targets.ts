/** "Return up to one target creature card and up to one target sorcery card from your graveyard": a place said once of both. 2006: 415 · 2009: 113 · 2011: 114 · 2026: 115 */
import { alt, equal, map, phrasesOf } from '../grammar/index.ts';
import type { Rule } from '../grammar/index.ts';
import { terms } from '../conditions/terms.ts';

const phrase = phrasesOf(terms, () => ({ cards }));

interface Targeted {
  count: unknown;
  where: unknown;
}
const cards: Rule<Targeted> = alt<Targeted>('target', () => [
  phrase<Targeted>('target {f#:cardFilter}', { count: { min: 1, max: 1 }, where: '$f' }, { agree: 'none' }),
  phrase<Targeted>('{n#:plainMany} target {f#:cardFilter}', { count: '$n', where: '$f' }, { agree: 'none' }),
]);

interface Said {
  a: Targeted;
  b: Targeted;
  z: object;
}
const target = ({ count, where }: Targeted, zone: object): object => ({
  set: 'target',
  spec: { count, objects: { where, ...zone } },
});

/** The targets of a union, and where both are. */
function saidOf(value: unknown): Said | undefined {
  const { set, of, $place } = (value ?? {}) as { set?: string; of?: readonly unknown[]; $place?: string };
  if (set !== 'union' || of?.length !== 2 || $place !== 'once') return undefined;
  const [first, second] = of.map((one) => {
    const { count, objects } = (one as { spec?: { count: unknown; objects?: { where: unknown } } }).spec ?? {};
    const { where, ...zone } = objects ?? { where: undefined };
    return { count, where, zone };
  });
  return first === undefined || second === undefined || !equal(first.zone, second.zone)
    ? undefined
    : { a: { count: first.count, where: first.where }, b: { count: second.count, where: second.where }, z: first.zone };
}

export const twoTargets: Rule = map<Said, unknown>(
  phrase<Said>('{a:cards} and {b:cards} {z:inZone}', { a: '$a', b: '$b', z: '$z' }),
  ({ a, b, z }) => ({ set: 'union', of: [target(a, z), target(b, z)], $place: 'once' }),
  saidOf,
);
