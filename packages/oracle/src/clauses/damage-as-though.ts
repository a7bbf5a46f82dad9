/** Damage dealt as though its source had wither or infect. 2006: 104 · 2009: 118.3 · 2011: 119.3 · 2026: 120.3, 702.80, 702.90 */
import type { ContinuousPart } from '@rulewright/engine';
import { alt, phrase, words } from '../grammar/index.ts';
import type { Rule } from '../grammar/index.ts';
import { player } from '../nouns/index.ts';
import { rulePart } from './parts.ts';

const having: Rule = words('a keyword of damage', { wither: 'wither', infect: 'infect' });

export const damageAsThough: Rule<readonly ContinuousPart[]> = alt('how damage is dealt', () => [
  phrase('all damage is dealt as though its source had {k}', [rulePart({ rule: 'damageAsThough', having: '$k' })], {
    k: having,
  }),
  phrase(
    'all damage is dealt to {p} as though its source had {k}',
    [rulePart({ rule: 'damageAsThough', to: '$p', having: '$k' })],
    { p: player, k: having },
  ),
]) as Rule<readonly ContinuousPart[]>;
