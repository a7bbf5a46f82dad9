/** Keywords that something has or loses: by name alone, landwalks by what they are of. 2006: 502 · 2009, 2011, 2026: 702 */
import { KEYWORDS } from '@rulewright/engine/keywords';
import { alt, phrase } from '../grammar/index.ts';
import type { Rule } from '../grammar/index.ts';
import { keywordName } from './words.ts';

const LANDWALKS = KEYWORDS.filter(({ name }) => name === 'landwalk').flatMap(({ printed = [] }) =>
  printed.flatMap((form) => (typeof form === 'string' ? [] : [form])),
);

/** `flying` · `islandwalk`, as parameters of whatever asks for it. */
export const heldKeyword: Rule<object> = alt<object>('keyword', () => [
  phrase<object>('{k}', { keyword: '$k' }, { k: keywordName }),
  ...LANDWALKS.map(({ says, means }) => phrase<object>(says, Object.assign({ keyword: 'landwalk' }, means))),
]);
