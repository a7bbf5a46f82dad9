/** What some player owns, and controls or doesn't. 2006: 200 · 2009, 2011, 2026: 108.3–4 */
import type { Filter } from '@rulewright/engine';
import { alt, phrase } from '../grammar/index.ts';
import type { Rule } from '../grammar/index.ts';
import { anyPlayer } from './players.ts';

/** `you own` · `you both own and control` · `you own but don't control`. */
export const owning: Rule<Filter> = alt<Filter>('that … owns', () => [
  phrase(
    "{p!} own~ but don't~ control",
    {
      is: 'and',
      of: [
        { is: 'ownedBy', player: '$p' },
        { is: 'not', of: { is: 'controlledBy', player: '$p' } },
      ],
      $both: 'not control',
    },
    { p: anyPlayer },
    { agree: 'none' },
  ),
  phrase(
    "{p!} control~ but don't~ own",
    {
      is: 'and',
      of: [
        { is: 'controlledBy', player: '$p' },
        { is: 'not', of: { is: 'ownedBy', player: '$p' } },
      ],
      $both: 'not own',
    },
    { p: anyPlayer },
    { agree: 'none' },
  ),
  phrase('{p!} own~', { is: 'ownedBy', player: '$p' }, { p: anyPlayer }, { agree: 'none' }),
  phrase("{p!} don't~ own", { is: 'not', of: { is: 'ownedBy', player: '$p' } }, { p: anyPlayer }, { agree: 'none' }),
  phrase(
    '{p!} both own and control',
    {
      is: 'and',
      of: [
        { is: 'ownedBy', player: '$p' },
        { is: 'controlledBy', player: '$p' },
      ],
      $both: 'own',
    },
    { p: anyPlayer },
    { agree: 'none' },
  ),
  phrase(
    '{p!} own~ and control~',
    {
      is: 'and',
      of: [
        { is: 'ownedBy', player: '$p' },
        { is: 'controlledBy', player: '$p' },
      ],
      $both: 'and',
    },
    { p: anyPlayer },
    { agree: 'none' },
  ),
]);
