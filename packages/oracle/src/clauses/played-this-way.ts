/**
 * What is said of the spells that are cast by a permission: what is paid rather than their mana costs, and what they cost besides.
 * 2006: 409.1b, 409.1f · 2009, 2011: 601.2 · 2026: 118.9, 601.2b, 601.2f
 */
import { map, phrasesOf, words } from '../grammar/index.ts';
import type { Rule } from '../grammar/index.ts';
import { gerundCost } from './payments.ts';
import { terms } from '../conditions/terms.ts';

const phrase = phrasesOf(terms, () => ({ casters, gerundCost }));

type Node = Record<string, unknown>;

/** Life as much as the spell's mana value: by the time its cost is paid it is on the stack. */
const LIFE = {
  actions: [
    {
      do: 'payLife',
      who: { who: 'you' },
      amount: { q: 'stat', stat: 'manaValue', of: { set: 'ref', name: 'proposed.spell' } },
    },
  ],
};
const casters: Rule = words('whose', { 'by a opponent': { who: 'opponents' } });

/** What the last sentence says, as keys of the permission. */
const SENTENCES: readonly Rule<Node>[] = [
  phrase<Node>('if you <to cast> a spell this way, pay life equal to its <mana value> rather than pay its mana cost', {
    cost: LIFE,
  }),
  phrase<Node>('if you <to cast> a spell this way, you may <to cast> it as though it had flash', { flash: true }),
  phrase<Node>('(a:a|each) spell cast this way costs {m:manaSymbols} more to <to cast>', {
    more: { cost: { mana: '$m' } },
    $a: '$a',
  }),
  phrase<Node>('a spell cast {w:casters} this way costs {m:manaSymbols} more to <to cast>', {
    more: { cost: { mana: '$m' }, who: '$w' },
  }),
];
const KEYS: ReadonlySet<string> = new Set(['cost', 'more', 'flash', '$a', '$paying', '$by']);

/** The permission is the only part, and neither gives spells away nor is about lands alone. */
function joined(parts: unknown, said: Node): readonly Node[] | undefined {
  const [only, ...others] = parts as readonly Node[];
  const rule = only?.['rule'] as Node | undefined;
  if (others.length > 0 || rule?.['rule'] !== 'mayPlay' || rule['types'] === 'lands') return undefined;
  if (rule['free'] !== undefined || rule['cost'] !== undefined || rule['more'] !== undefined) return undefined;
  return [{ ...only, rule: { ...rule, ...said, $way: true } }];
}

function apart(value: unknown): { parts: readonly Node[]; said: Node } | undefined {
  const [only, ...others] = Array.isArray(value) ? (value as readonly Node[]) : [];
  const { $way, ...rule } = (only?.['rule'] as Node | undefined) ?? {};
  if ($way !== true || others.length > 0) return undefined;
  const said: Node = {};
  const plain: Node = {};
  for (const [key, each] of Object.entries(rule)) (KEYS.has(key) ? said : plain)[key] = each;
  return { parts: [{ ...only, rule: plain }], said };
}

/** "… by sacrificing a creature in addition to paying its other costs", "… by paying {E} rather than paying their mana costs". */
const BY = [
  ['in addition to ($by:paying its other costs|paying their other costs|their other costs|its other costs)', 'more'],
  ['rather than paying ($by:its mana cost|their mana costs)', 'cost'],
] as const;
export const playedByPaying = (rule: Rule): readonly Rule[] =>
  BY.map(([words, key]) =>
    map<Node, unknown>(
      phrase.with({ r: rule })(`{r} by {g:gerundCost} ${words}`, { r: '$r', g: '$g' }),
      ({ r, g, $by }) =>
        joined(r, { [key]: key === 'more' ? { cost: g } : g, $paying: key, ...($by === undefined ? {} : { $by }) }),
      (value) => {
        const found = apart(value);
        if (found?.said['$paying'] !== key) return undefined;
        const { $paying: _, $by, ...said } = found.said;
        const g = key === 'more' ? (said['more'] as Node | undefined)?.['cost'] : said['cost'];
        return { r: found.parts, g, ...($by === undefined ? {} : { $by }) };
      },
    ),
  );

/** "Its owner may play it. A spell cast this way costs {2} more to cast." */
export const playedThisWay = (rule: Rule): readonly Rule[] =>
  SENTENCES.map((sentence) =>
    map<Node, unknown>(
      phrase.with({ r: rule, s: sentence })('{r}. {s}', { r: '$r', s: '$s' }),
      ({ r, s }) => joined(r, s as Node),
      (value) => {
        const found = apart(value);
        return found === undefined ? undefined : { r: found.parts, s: found.said };
      },
    ),
  );
