/** Chapter. Each number in a chapter symbol is a chapter ability of its own (714.2b–c). */
import type { Body } from '../../vocabulary/abilities.ts';
import type { Keyword } from './definition.ts';
import { isSelf, numbers, whenever } from './terms.ts';

export const chapter: Keyword<'chapter'> = {
  name: 'chapter',
  rules: numbers(null, null, null, '714.2'),
  needs: ['chapters', 'body'],
  expand: ({ chapters, body }) =>
    (chapters ?? []).map((n) =>
      whenever('chapter', { on: 'counters', counter: 'lore', what: isSelf, chapter: n }, body as Body),
    ),
};
