/** Cards by what they are as spells, before they are cast. 2006: 401.1 · 2009, 2011: 111.1 · 2026: 112.1 */
import { someNode } from '@rulewright/engine';
import type { Filter } from '@rulewright/engine';
import { alt, kept, map, marked } from '../grammar/index.ts';
import type { Rule } from '../grammar/index.ts';
import { cardFilter, conjunction, conjuncts } from '../nouns/filters.ts';
import { filter } from '../nouns/index.ts';
import { asking } from '../nouns/objects.ts';

/** What a card is by itself, wherever it lies. */
export const ofCard = (f: Filter): boolean =>
  // with what a number is counted from it is compared, and need not be so itself
  f.is === 'stat' ||
  !someNode(f, ({ is }) => is === 'controlledBy' || is === 'castBy' || is === 'castFrom' || is === 'targets');
const isAdjective = ({ is }: Filter): boolean => is === 'type' || is === 'subtype' || is === 'color' || is === 'not';

const ANY = { is: 'any' };

/** `creature spells` · `artifact spells with mana value 3 or less`: the cards as which they are cast. `$spell`: where the noun stood. */
export const spellOfKind: Rule = map<Filter, unknown>(
  filter,
  (value) => {
    const list = conjuncts(value);
    const at = list.findIndex(({ is }) => is === 'spell');
    const rest = list.filter((_, i) => i !== at);
    if (at < 0 || !rest.every(ofCard)) return undefined;
    return { ...(rest.length === 0 ? ANY : conjunction(rest)), $spell: at };
  },
  (value) => {
    const { $spell, ...plain } = value as Filter & { $spell?: number };
    const list = plain.is === 'any' ? [] : conjuncts(plain);
    const adjectives = list.findIndex((f) => !isAdjective(f));
    const at = $spell ?? (adjectives < 0 ? list.length : adjectives);
    return conjunction([...list.slice(0, at), { is: 'spell' }, ...list.slice(at)]);
  },
);
export const spellsOfKind: Rule = asking(() => spellOfKind, 2);

const byName = (f: unknown): unknown =>
  someNode(f, ({ is }) => is === 'sharesName' || is === 'named') ? f : undefined;
/** What can't be cast: spells, or cards of a name, which are spells then. */
export const castables: Rule = alt('spells or cards', () => [
  asking(() => filter, 2),
  marked(
    kept<unknown>(
      asking(() => cardFilter, 2),
      byName,
    ),
    '$cards',
    true,
  ),
]);
