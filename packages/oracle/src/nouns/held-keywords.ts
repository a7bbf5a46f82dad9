/** Keywords that something has or loses: by name alone, landwalks by what they are of. 2006: 502 · 2009, 2011, 2026: 702 */
import type { Filter } from '@rulewright/engine';
import { KEYWORDS } from '@rulewright/engine/keywords';
import { alt, phrasesOf } from '../grammar/index.ts';
import type { Rule } from '../grammar/index.ts';
import { keywordName } from './words.ts';

const phrase = phrasesOf(() => ({ keywordName }));

/** Those that are cycling, of any card or to find one (2006: 502.18c · 2009: 702.26d–e · 2011: 702.27d–e · 2026: 702.29e–f). */
const CYCLING = ['cycling', 'typecycling', 'basic landcycling'] as const;

const LANDWALKS = KEYWORDS.filter(({ name }) => name === 'landwalk').flatMap(({ printed = [] }) =>
  printed.flatMap((form) => (typeof form === 'string' ? [] : [form])),
);

/** `flying` · `islandwalk`, as parameters of whatever asks for it. */
export const heldKeyword: Rule<object> = alt<object>('keyword', () => [
  phrase<object>('{k:keywordName}', { keyword: '$k' }),
  ...LANDWALKS.map(({ says, means }) => phrase<object>(says, Object.assign({ keyword: 'landwalk' }, means))),
]);

/** `with a cycling ability`. */
export const withAnAbility: Rule<Filter> = alt<Filter>('with an ability', () => [
  phrase<Filter>('with a morph ability', { is: 'hasKeyword', keyword: 'morph', $a: true }),
  phrase<Filter>('with morph abilities', { is: 'hasKeyword', keyword: 'morph', $a: 'several' }),
  phrase<Filter>('with a cycling ability', {
    is: 'or',
    of: CYCLING.map((keyword) => ({ is: 'hasKeyword', keyword })),
    $a: true,
  }),
]);
