/** "Can't attack unless at least two other creatures attack": who attacks or blocks only in company. 2006: 308.2a, 309.2a · 2009, 2011, 2026: 508.1c, 509.1b */
import type { ContinuousPart } from '@rulewright/engine';
import { alt, phrasesOf } from '../grammar/index.ts';
import type { Rule } from '../grammar/index.ts';
import { rulePart as rule } from './parts.ts';
import { SUBJ } from './subject.ts';
import { terms } from '../conditions/terms.ts';

const phrase = phrasesOf(terms);

const VERBS = [
  ['attack', 'cantAttackAlone'],
  ['block', 'cantBlockAlone'],
] as const;

export const inCompany: Rule<readonly ContinuousPart[]> = alt<readonly ContinuousPart[]>('a rule', () => [
  phrase<readonly ContinuousPart[]>('can only attack alone', [rule({ rule: 'attacksAlone', what: SUBJ })]),
  ...VERBS.flatMap(([verb, kind]) => [
    phrase<readonly ContinuousPart[]>(
      `can't ${verb} unless at least {n:number} other creatures ${verb}`,
      [rule({ rule: kind, what: SUBJ, others: '$n' })],
      { agree: 'none' },
    ),
    phrase<readonly ContinuousPart[]>(
      `can't ${verb} unless a {f:singularFilter} also ${verb}s`,
      [rule({ rule: kind, what: SUBJ, with: { set: 'all', where: '$f' } })],
      { agree: 'none' },
    ),
  ]),
]);
