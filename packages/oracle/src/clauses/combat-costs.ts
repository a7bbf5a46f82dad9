/** "Can't attack or block unless you pay {2}": costs of attacking and blocking. 2006: 308.2d, 309.2b · 2009, 2011, 2026: 508.1, 509.1 */
import type { ContinuousPart } from '@rulewright/engine';
import { alt, phrasesOf, words } from '../grammar/index.ts';
import type { Rule } from '../grammar/index.ts';
import { actionPaid, manaPayments } from './payments.ts';
import { SUBJ } from './subject.ts';
import { terms } from '../conditions/terms.ts';

const phrase = phrasesOf(terms, () => ({ actionPaid, paidInCombat, payer }));

/** Whose creatures they are; `references/possessives.ts` refuses "you" where they may be another's. */
const payer: Rule = alt('who pays', () => [
  words('you', { you: 'you' }, 2),
  words('its controller', { 'its controller': 'its controller' }, 1),
]);
/** What is paid as attackers or blockers are declared, as a verb phrase with its subject left out. */
export const paidInCombat: Rule = alt('a payment', () => [
  ...manaPayments(),
  phrase('{a!:actionPaid}', { actions: ['$a'] }, { agree: 'v' }),
]);
const costs = (rule: 'attackCost' | 'blockCost', more: object = {}): object => ({
  part: 'rule',
  rule: { rule, what: SUBJ, cost: '$c', $payer: '$w', ...more },
});

export const combatCosts: Rule<readonly ContinuousPart[]> = alt('a cost of combat', () => {
  const none = { agree: 'none' } as const;
  return [
    phrase("can't attack unless {w!:payer} {c!:paidInCombat}", [costs('attackCost')], none),
    phrase("can't block unless {w!:payer} {c!:paidInCombat}", [costs('blockCost')], none),
    phrase(
      "can't block {k:pluralKind} unless {w!:payer} {c!:paidInCombat}",
      [
        {
          part: 'rule',
          rule: { rule: 'blockCost', what: SUBJ, whom: { set: 'all', '...': '$k' }, $payer: '$w', cost: '$c' },
        },
      ],
      none,
    ),
    phrase(
      "can't attack or block unless {w!:payer} {c!:paidInCombat}",
      [costs('attackCost', { $or: true }), costs('blockCost')],
      none,
    ),
  ] as Rule<readonly ContinuousPart[]>[];
});
