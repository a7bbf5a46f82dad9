/** Damage that leaves some life, whatever it is. 2006: 419 · 2009, 2011, 2026: 614 */
import { map, phrasesOf } from '../grammar/index.ts';
import type { Rule } from '../grammar/index.ts';
import { match } from '../grammar/template.ts';
import { THAT_MUCH } from './next-time.ts';
import { replacementPart as replacement } from './parts.ts';
import { terms } from '../conditions/terms.ts';

const phrase = phrasesOf(terms);

/** "Damage that would reduce your life total to less than 1 reduces it to 1 instead." */
export const lifeFloor: Rule = map<{ n: number; m: number; p: unknown }, unknown>(
  phrase(
    'damage that would reduce {p:possessive} life total to less than {n:plainDigits} reduces it to {m:plainDigits} instead',
    { p: '$p', n: '$n', m: '$m' },
  ),
  ({ p, n, m }) => (n === m ? floored(p, n) : undefined),
  (value) => {
    const found: Record<string, unknown> = {};
    return match(floored('$p', '$n'), value, found, false)
      ? { p: found['p'], n: found['n'] as number, m: found['n'] as number }
      : undefined;
  },
);
const lifeOf = (of: unknown): object => ({ q: 'life', of });
const floored = (p: unknown, n: unknown): readonly object[] => [
  replacement(
    { on: 'loseLife', who: p, byDamage: true },
    { instead: 'amount', amount: { q: 'subtract', from: lifeOf(p), of: n } },
    {
      condition: {
        if: 'and',
        of: [
          { if: 'compare', left: lifeOf(p), op: '≥', right: n },
          { if: 'compare', left: { q: 'subtract', from: lifeOf(p), of: THAT_MUCH }, op: '<', right: n },
        ],
      },
    },
  ),
];
