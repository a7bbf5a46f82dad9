/** Costs as printed: `{2}{R}, {T}, Sacrifice a creature`. 2006: 104.3 · 2009, 2011: 117 · 2026: 118 */
import type { Color, Cost, CostAction, Instruction, ManaSymbol, ObjectSet, Quantity } from '@rulewright/engine';
import { alt, CAPITAL, kept, many, map, phrasesOf, series, SUBJECT } from '../grammar/index.ts';
import type { Rule } from '../grammar/index.ts';
import { act, bareClause } from '../clauses/index.ts';
import { bare } from '../clauses/agree.ts';
import { evidence, totalling } from '../clauses/payments.ts';
import { costOfKeyword } from '../keywords/printed-forms.ts';
import { object, sacrificed } from '../nouns/index.ts';
import { pluralKind } from '../nouns/objects.ts';
import { terms } from '../conditions/terms.ts';

const phrase = phrasesOf(terms, () => ({
  actsNotBoth: kept(bare(act), notBoth),
  bareAct: bare(act),
  bareClause,
  bareEvidence: bare(evidence),
  bareTotalling: bare(totalling),
  ownOnes,
}));

type Part =
  | { mana: readonly ManaSymbol[]; life?: number; waterbend?: true }
  | { action: Instruction; leastX?: 1 }
  | { together: readonly Instruction[] }
  | { generic: Quantity }
  | { costOf: ObjectSet };

const SELF = { set: 'self' };
/** `sacrifice ~ and another creature`: one after another, so that each is another one. */
const isOwn = (what: ObjectSet | undefined): ObjectSet | undefined =>
  what?.set === 'self' || what?.set === 'choice' ? what : undefined;
const ownOnes: Rule<readonly ObjectSet[]> = series(kept<ObjectSet>(sacrificed as Rule<ObjectSet>, isOwn), 'and', {
  min: 2,
});
const sacrificedTogether: Rule<Part> = map<{ l: readonly ObjectSet[] }, Part>(
  phrase('sacrifice {l:ownOnes}', { l: '$l' }),
  ({ l }) => ({
    together: l.map((what) => ({ do: 'sacrifice', who: SUBJECT, what, $part: true }) as unknown as Instruction),
  }),
  (value) => {
    const all = 'together' in value ? (value.together as readonly { do: string; what: ObjectSet }[]) : [];
    return all.length > 1 && all.every((one) => one.do === 'sacrifice')
      ? { l: all.map(({ what }) => what) }
      : undefined;
  },
);

/** Announced as X is, which is not 0 then. */
const atLeastOne = (fromOne: boolean): object => ({
  action: {
    do: 'removeCounters',
    count: { q: 'x' },
    counter: '$c',
    ...(fromOne ? { from: '$o' } : { from: { set: 'all', '...': '$k' }, among: true }),
    $any: 'one or more',
  },
  leastX: 1,
});

/** "Sacrifice a Swamp and a Forest" are two actions of a cost. */
const notBoth = (action: unknown): unknown => {
  const { what } = (action ?? {}) as { what?: { apart?: true } };
  return what?.apart === true ? undefined : action;
};

/** One part of a cost. */
const part: Rule<Part> = alt('a cost', () => [
  phrase('{m:manaSymbols}', { mana: '$m' }),
  phrase('waterbend {m:manaSymbols}', { mana: '$m', waterbend: true }),
  phrase('pay {1} for each {e:each}', { generic: '$e' }),
  phrase('pay {o:objectPossessive} mana cost', { costOf: '$o' }),
  phrase('pay {n:digits} life for each {e:each}', {
    action: { do: 'payLife', who: SUBJECT, amount: { q: 'times', of: '$n', by: '$e' } },
  }),
  phrase('{T}', { action: { do: 'tap', what: SELF, $symbol: true } }),
  phrase('{Q}', { action: { do: 'untap', what: SELF, $symbol: true } }),
  phrase('{a:actsNotBoth}', { action: '$a' }),
  ...(['{o}', 'among {k}'] as const).map((from) =>
    phrase.with(from === '{o}' ? { o: () => object } : { k: () => pluralKind })(
      `remove one or more {c:counterKind} counters from ${from}`,
      atLeastOne(from === '{o}'),
    ),
  ),
  phrase('{e:bareEvidence}', { action: '$e' }),
  phrase('{t:bareTotalling}', { action: '$t' }),
  phrase('have {b:bareClause}', { action: '$b' }),
  phrase('a opponent gains {n:digits} life', {
    action: { do: 'gainLife', who: { who: 'opponent' }, amount: '$n', $gains: true },
  }),
  phrase('pay {m:manaSymbols} and {n:plainDigits} life', { mana: '$m', life: '$n' }),
  sacrificedTogether,
  phrase('{a:bareAct} and {b:bareAct}', { together: ['$a', '$b'] }),
]) as Rule<Part>;

/** "Remove two counters from ~ and sacrifice it", "sacrifice a green creature, a white creature, and a blue creature": those after the first are marked. */
const joined = ([first, ...more]: readonly Instruction[]): readonly CostAction[] => [
  first as CostAction,
  ...more.map((action) => ({ ...action, $and: true }) as unknown as CostAction),
];
const isSome = (action: object): boolean => (action as { $any?: unknown }).$any === 'one or more';
function apart(actions: readonly CostAction[]): Part[] {
  const list: Part[] = [];
  for (const action of actions) {
    const { $and, ...plain } = action as CostAction & { $and?: true };
    const before = $and === true ? list.pop() : undefined;
    if (before !== undefined && 'action' in before) list.push({ together: [before.action, plain] });
    else if (before !== undefined && 'together' in before) list.push({ together: [...before.together, plain] });
    else
      list.push(...(before === undefined ? [] : [before]), {
        action: action as Instruction,
        ...(isSome(action) ? { leastX: 1 } : {}),
      });
  }
  return list;
}

/** Colours of mana: `black` · `black and/or red`. */
export const colorsOfMana: Rule<readonly Color[]> = alt<readonly Color[]>('colors of mana', () => [
  phrase<readonly Color[]>('{a:color}', ['$a']),
  phrase<readonly Color[]>('{a:color} and/or {b:color}', ['$a', '$b']),
]);

const lifePaid = (amount: unknown): CostAction => ({ do: 'payLife', who: SUBJECT, amount }) as unknown as CostAction;

const parts: Rule<readonly Part[]> = many(part, [',', CAPITAL]);

/**
 * A cost: mana and actions in printed order, the order itself being a matter of wording (`$order`, the index of the mana
 * among the parts where it does not come first).
 */
export const cost: Rule<Cost> = map<readonly Part[], Cost>(
  parts,
  (list) => {
    const mana = list.filter((p) => 'mana' in p);
    if (mana.length > 1) return undefined;
    const at = list.findIndex((p) => 'mana' in p);
    // the check of the vocabulary refuses by name what is no cost
    const actions = list.flatMap((p): readonly CostAction[] =>
      'action' in p ? [p.action as CostAction] : 'together' in p ? joined(p.together) : [],
    );
    const first = mana[0];
    if (first !== undefined && 'life' in first)
      return list.length > 1 ? undefined : { mana: first.mana, actions: [lifePaid(first.life)], $paid: true };
    const computed = list.find((p) => 'generic' in p);
    if (computed !== undefined && list.length > 1) return undefined;
    if (computed !== undefined) return { generic: computed.generic };
    const ofObject = list.find((p) => 'costOf' in p);
    if (ofObject !== undefined) return list.length > 1 ? undefined : { costOf: ofObject.costOf };
    return {
      ...first,
      ...(actions.length > 0 ? { actions } : {}),
      ...(list.some((p) => 'leastX' in p) ? { leastX: 1 } : {}),
      ...(at > 0 ? { $at: at } : {}),
    };
  },
  (value) => {
    if (typeof value !== 'object' || value === null) return undefined;
    const { mana, actions, generic, waterbend, costOf, leastX, $at, $paid, ...rest } = value as Cost & {
      $at?: number;
      $paid?: true;
    };
    if (Object.keys(rest).length > 0 || (leastX === 1) !== (actions ?? []).some(isSome)) return undefined;
    if (costOf !== undefined) return Object.keys(value).length > 1 ? undefined : [{ costOf }];
    const life = $paid === true ? actions?.[0] : undefined;
    if (mana !== undefined && life?.do === 'payLife') return [{ mana, life: life.amount as number }];
    if (generic !== undefined) return mana === undefined && actions === undefined ? [{ generic }] : undefined;
    const list = apart(actions ?? []);
    if (mana !== undefined) list.splice($at ?? 0, 0, { mana, ...(waterbend === true ? { waterbend } : {}) });
    return list;
  },
);

costOfKeyword.become(cost);
