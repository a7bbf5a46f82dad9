/**
 * What is said of an activated ability as a whole within its modes: in each of them ("X can't be 0" as the end of every mode), or before
 * them ("Choose one. Activate only once each turn.").
 * 2006: 403 · 2009, 2011, 2026: 602.5, 700.2
 */
import type { ActivatedAbility, Body, Cost } from '@rulewright/engine';
import { alt, equal, many, map, phrasesOf } from '../grammar/index.ts';
import type { Rule } from '../grammar/index.ts';

const phrase = phrasesOf();

type Rider = Record<string, unknown> & { cost?: object };
type Option = { effect: unknown; rider: Rider };

const ON_COST: ReadonlySet<string> = new Set(['onX', 'leastX']);

/** The ability with what is said of it, or that apart from the ability. */
const joined = (paid: Cost, modes: object, { cost: more, ...limits }: Rider, $riders: string): ActivatedAbility =>
  ({
    ability: 'activated',
    cost: { ...paid, ...more },
    body: { effect: [], modes },
    ...limits,
    $riders,
  }) as unknown as ActivatedAbility;
function apart(
  value: unknown,
  as: string,
): { paid: Cost; modes: NonNullable<Body['modes']>; rider: Rider } | undefined {
  const { ability, cost: whole, body, $riders, ...limits } = (value ?? {}) as ActivatedAbility & { $riders?: string };
  if (ability !== 'activated' || $riders !== as || body.modes === undefined) return undefined;
  const [paid, more]: [Record<string, unknown>, Record<string, unknown>] = [{}, {}];
  for (const [key, each] of Object.entries(whole)) (ON_COST.has(key) ? more : paid)[key] = each;
  const rider = { ...limits, ...(Object.keys(more).length > 0 ? { cost: more } : {}) };
  return { paid, modes: body.modes, rider };
}

interface Parts {
  cost: Rule<Cost>;
  /** how many modes */
  howMany: Rule;
  option: Rule;
  effects: Rule;
  /** after "activate this ability only" */
  restrictions: Rule;
  colorsOfMana: Rule;
}

export function ridersOfModes(parts: Parts): readonly Rule<ActivatedAbility>[] {
  const { cost, howMany, option, effects, restrictions, colorsOfMana } = parts;
  const withRestrictions = phrase.with({ restrictions, colorsOfMana });
  const rider: Rule<Rider> = alt<Rider>('what is said of the ability', () => [
    withRestrictions<Rider>('<activate only> {r:restrictions}', { '...': '$r' }),
    withRestrictions<Rider>('spend only {m:colorsOfMana} mana on X', { cost: { onX: '$m' } }),
    phrase<Rider>("X can't be 0", { cost: { leastX: 1 } }),
  ]);
  const withRider = phrase.with({ effects, rider, cost, howMany, manyOption: many(option, ['\n']) });
  const ridden: Rule<Option> = withRider<Option>('• {e:effects} {r:rider}.', { effect: '$e', rider: '$r' });
  return [
    map<{ c: Cost; n: unknown; o: readonly Option[] }, ActivatedAbility>(
      phrase.with({ c: cost, n: howMany, o: many(ridden, ['\n']) })('{c}: choose {n} — \n{o}', {
        c: '$c',
        n: '$n',
        o: '$o',
      }),
      ({ c, n, o }) => {
        const [first, ...more] = o.map(({ rider: said }) => said);
        if (first === undefined || more.some((other) => !equal(other, first))) return undefined;
        return joined(c, { count: n, options: o.map(({ effect }) => ({ effect })) }, first, 'each');
      },
      (value) => {
        const found = apart(value, 'each');
        if (found === undefined) return undefined;
        const { options, count } = found.modes;
        return { c: found.paid, n: count, o: options.map(({ effect }) => ({ effect, rider: found.rider })) };
      },
    ),
    map<{ c: Cost; n: unknown; r: Rider; o: readonly object[] }, ActivatedAbility>(
      withRider('{c:cost}: choose {n:howMany}. {r:rider}. \n{o:manyOption}', { c: '$c', n: '$n', r: '$r', o: '$o' }),
      ({ c, n, r, o }) => joined(c, { count: n, options: o }, r, 'first'),
      (value) => {
        const found = apart(value, 'first');
        return found && { c: found.paid, n: found.modes.count, r: found.rider, o: found.modes.options };
      },
    ),
  ];
}
