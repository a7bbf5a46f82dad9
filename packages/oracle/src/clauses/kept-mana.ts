/** Mana that is kept as steps and phases end. 2006: 300.3 · 2009, 2011: 106.4 · 2026: 500.5 */
import type { ContinuousPart } from '@rulewright/engine';
import { alt, phrasesOf } from '../grammar/index.ts';
import type { Rule } from '../grammar/index.ts';
import { rulePart } from './parts.ts';
import { terms } from '../conditions/terms.ts';

const phrase = phrasesOf(terms);

const kept = (rule: object) => [rulePart({ rule: 'keepMana', ...rule })];

export const keptMana: Rule<readonly ContinuousPart[]> = alt<readonly ContinuousPart[]>('mana that is kept', () => [
  phrase<readonly ContinuousPart[]>(
    "mana pools don't empty as steps and phases end",
    kept({ who: { who: 'all' }, $pools: true }),
  ),
  phrase<readonly ContinuousPart[]>(
    "{c:color} mana doesn't empty from your mana pool as steps and phases end",
    kept({ who: { who: 'you' }, types: ['$c'], $pools: true }),
  ),
  phrase<readonly ContinuousPart[]>(
    "{p!:player} don't~ lose unspent mana as steps and phases end",
    kept({ who: '$p' }),
  ),
  phrase<readonly ContinuousPart[]>(
    "{p!:player} don't~ lose unspent {c:color} mana as steps and phases end",
    kept({ who: '$p', types: ['$c'] }),
    { agree: 'none' },
  ),
]);
