/** What has to be among the targets that a player chooses. 2006: 409.1d · 2009, 2011, 2026: 601.2c */
import type { ContinuousPart } from '@rulewright/engine';
import { alt, phrasesOf } from '../grammar/index.ts';
import type { Rule } from '../grammar/index.ts';
import { rulePart as rule } from './parts.ts';
import { terms } from '../conditions/terms.ts';

const phrase = phrasesOf(terms);

export const obligedTargets: Rule<readonly ContinuousPart[]> = alt('a target that must be chosen', () => [
  phrase(
    'while choosing targets as part of casting a spell or activating a ability, {p:player} must choose at least one {k:singularKind} if able',
    [rule({ rule: 'mustTarget', who: '$p', what: { set: 'all', '...': '$k' } })],
    { agree: 'none' },
  ),
  phrase(
    'while a opponent is choosing targets as part of casting a spell they control or activating a ability they control, that player must choose at least one {k:singularKind} if able',
    [rule({ rule: 'mustTarget', who: { who: 'opponents' }, what: { set: 'all', '...': '$k' }, $one: true })],
  ),
]);
