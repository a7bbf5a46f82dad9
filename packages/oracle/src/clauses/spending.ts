/**
 * Mana that can be spent on a spell as though it were of any color or type, said of what may be cast or played.
 * 2006: 104.3 · 2009, 2011: 106 · 2026: 118.14, 609.4b
 */
import type { ContinuousPart } from '@rulewright/engine';
import { alt, map, phrasesOf } from '../grammar/index.ts';
import type { Rule } from '../grammar/index.ts';
import { rulePart } from './parts.ts';
import { terms } from '../conditions/terms.ts';

const phrase = phrasesOf(terms, () => ({ spending }));

type Node = Record<string, unknown>;

const YOU = { who: 'you' };
/** Rules on how mana can be spent, whatever on. */
export const spendingRules: Rule<readonly ContinuousPart[]> = alt<readonly ContinuousPart[]>(
  'how mana is spent',
  () => [
    phrase<readonly ContinuousPart[]>('you may spend {a:color} mana as though it were {b:color} mana', [
      rulePart({ rule: 'spendAsThough', who: YOU, mana: '$a', as: '$b' }),
    ]),
    phrase<readonly ContinuousPart[]>('you may spend {a:color} mana as though it were mana of any color', [
      rulePart({ rule: 'spendAsThough', who: YOU, mana: '$a' }),
    ]),
    phrase<readonly ContinuousPart[]>(
      'you may spend {a:color} mana as though it were mana of any color. you may spend other mana only as though it were colorless mana',
      [
        rulePart({ rule: 'spendAsThough', who: YOU, mana: '$a' }),
        rulePart({ rule: 'spendAsColorless', who: YOU, except: '$a' }),
      ],
    ),
    phrase<readonly ContinuousPart[]>(
      "you may spend {a:color} mana as though it were mana of any color to pay the activation costs of {s:self}'s abilities",
      [rulePart({ rule: 'spendAsThough', who: YOU, mana: '$a', for: { is: 'self' }, activate: true, $s: '$s' })],
    ),
    ...[
      ['you', YOU],
      ['players', { who: 'all' }],
    ].map(([words, who]) =>
      phrase<readonly ContinuousPart[]>(`${words as string} may spend mana as though it were mana of any color`, [
        rulePart({ rule: 'spendAsThough', who }),
      ]),
    ),
  ],
);

const SPELL = '($spell:that spell|those spells|it|them)';
/** What follows "…, and": `mana of any type can be spent to cast that spell`. */
export const spending: Rule = alt('what mana is spent', () => [
  phrase(`mana of any type can be spent to <to cast> ${SPELL}`, { spending: 'anyType' }),
  phrase(`you may spend mana as though it were mana of any type to <to cast> ${SPELL}`, {
    spending: 'anyType',
    $as: true,
  }),
  phrase(`you may spend mana as though it were mana of any color to <to cast> ${SPELL}`, { spending: 'anyColor' }),
]);

const KEYS = ['spending', '$spell', '$as', '$joint'];

/** What may be played, the last of the parts, and what mana is spent on it. */
export function withSpending(parts: unknown, said: Node): readonly Node[] | undefined {
  const [last, ...before] = [...(parts as readonly Node[])].reverse();
  const rule = last?.['rule'] as Node | undefined;
  if (rule?.['rule'] !== 'mayPlay' || rule['spending'] !== undefined || rule['types'] === 'lands') return undefined;
  return [...before.reverse(), { ...last, rule: { ...rule, ...said } }];
}

/** Those two apart again. */
export function withoutSpending(parts: unknown): { parts: readonly Node[]; said: Node } | undefined {
  if (!Array.isArray(parts)) return undefined;
  const [last, ...before] = [...(parts as readonly Node[])].reverse();
  const rule = last?.['rule'] as Node | undefined;
  if (rule?.['spending'] === undefined) return undefined;
  const said: Node = {};
  const plain: Node = {};
  for (const [key, value] of Object.entries(rule)) (KEYS.includes(key) ? said : plain)[key] = value;
  return { parts: [...before.reverse(), { ...last, rule: plain }], said };
}

const JOINTS = [
  [', and', {}],
  [' and', { $joint: 'and' }],
] as const;

/** "You may play that card, and mana of any type can be spent to cast it." */
export const playedWithAnyMana = (rule: Rule): readonly Rule[] =>
  JOINTS.map(([joint, mark]) =>
    map<Node, unknown>(
      phrase.with({ r: rule })(`{r}${joint} {s:spending}`, { r: '$r', s: '$s' }),
      ({ r, s }) => withSpending(r, { ...(s as Node), ...mark }),
      (value) => {
        const found = withoutSpending(value);
        if (found === undefined) return undefined;
        const { $joint, ...s } = found.said;
        return $joint === (mark as Node)['$joint'] ? { r: found.parts, s } : undefined;
      },
    ),
  );

/** "You may play that card this turn, and mana of any type can be spent to cast it": the duration stands between. */
export const playedForATimeWithAnyMana = (rule: Rule, duration: Rule): readonly Rule[] =>
  JOINTS.map(([joint, mark]) =>
    map<Node, Node>(
      phrase.with({ r: rule, d: duration })(`{r} {d}${joint} {s:spending}`, { r: '$r', d: '$d', s: '$s' }),
      ({ r, d, s }) => {
        const parts = withSpending(r, { ...(s as Node), ...mark });
        return parts === undefined ? undefined : { do: 'effect', parts, duration: d };
      },
      (value) => {
        const { do: doing, parts, duration: d, ...more } = value ?? {};
        const found = doing === 'effect' && Object.keys(more).length === 0 ? withoutSpending(parts) : undefined;
        if (found === undefined) return undefined;
        const { $joint, ...s } = found.said;
        return $joint === (mark as Node)['$joint'] ? { r: found.parts, d, s } : undefined;
      },
    ),
  );
