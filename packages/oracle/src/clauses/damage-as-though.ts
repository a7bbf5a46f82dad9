/** Damage dealt as though its source had wither or infect. 2006: 104 · 2009: 118.3 · 2011: 119.3 · 2026: 120.3, 702.80, 702.90 */
import type { ContinuousPart } from '@rulewright/engine';
import { alt, phrasesOf, words } from '../grammar/index.ts';
import type { Rule } from '../grammar/index.ts';
import { rulePart } from './parts.ts';
import { terms } from '../conditions/terms.ts';

const phrase = phrasesOf(terms, () => ({ having }));

const having: Rule = words('a keyword of damage', { wither: 'wither', infect: 'infect' });

export const damageAsThough: Rule<readonly ContinuousPart[]> = alt('how damage is dealt', () => [
  phrase('all damage is dealt as though its source had {k:having}', [
    rulePart({ rule: 'damageAsThough', having: '$k' }),
  ]),
  phrase('all damage is dealt to {p:player} as though its source had {k:having}', [
    rulePart({ rule: 'damageAsThough', to: '$p', having: '$k' }),
  ]),
]) as Rule<readonly ContinuousPart[]>;
