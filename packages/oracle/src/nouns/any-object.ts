/** Indefinite nouns as predicates of events and conditions: `a creature`, `another Goblin`. 2006: 200–217 · 2009, 2011, 2026: 109 */
import type { Filter } from '@rulewright/engine';
import { alt, map, phrase, words } from '../grammar/index.ts';
import type { Rule } from '../grammar/index.ts';
import { cardInEvent, conjunction, conjuncts, filter } from './filters.ts';
import { ofSeveral } from './joined.ts';
import { anaphora, asking, asSingular, granter, host, targets, putWith } from './objects.ts';
import { selfNoun } from './words.ts';

const YOUR_COMMANDER: Filter = {
  is: 'and',
  of: [{ is: 'commander' }, { is: 'ownedBy', player: { who: 'you' } }],
  $your: true,
} as Filter;
/**
 * Indefinite nouns as predicates, for events and conditions: `a creature`, `another Goblin`, `~`, `enchanted creature`,
 * `one or more creatures you control`.
 */
export const aFilter: Rule<Filter> = alt('a kind of object', () => [
  words<Filter>('your commander', { 'your commander': YOUR_COMMANDER }, 1),
  phrase('another {f#}', '$f', { f: asking(() => otherFilter, 1) }, { agree: 'n' }),
  phrase('a {f#}', '$f', { f: asking(() => eventKind, 1) }, { agree: 'n' }),
  itself,
  phrase('{o#}', { is: 'in', set: '$o' }, { o: spokenOf }, { agree: 'n' }),
  phrase(
    '{s} or {h#}',
    { is: 'or', of: ['$s', { is: 'in', set: '$h' }], $or: 'host' },
    { s: itself, h: host },
    { agree: 'n' },
  ),
  phrase(
    '{s} or a {f#}',
    { is: 'or', of: ['$s', '$f'], $or: 'a' },
    { s: itself, f: asking(() => eventKind, 1) },
    { agree: 'n' },
  ),
  phrase(
    '{s} or another {f#}',
    { is: 'or', of: ['$s', { '&': [{ is: 'other' }, '$f'] }], $or: 'another' },
    { s: itself, f: asking(() => eventKind, 1) },
    { agree: 'n' },
  ),
]) as Rule<Filter>;

/** Targets: of what happens later this turn. */
const spokenOf: Rule = alt('an object', () => [host, granter(), anaphora, targets, asking(() => putWith, 1)]);
/** The card itself as a predicate. */
const itself: Rule<Filter> = alt<Filter>('itself', () => [
  words<Filter>('itself', { '~': { is: 'self' }, '~~': { is: 'self', $self: 'short' } as Filter }, 1),
  words<Filter>("the token's own name", { '¤': { is: 'self', $self: 'name' } as Filter }, 1),
  ofSeveral({ is: 'self', $self: 'several' }) as Rule<Filter>,
  ofSeveral({ is: 'self', $self: 'several short' }, '~~') as Rule<Filter>,
  asSingular(phrase('this {n}', { is: 'self', $self: '$n' }, { n: selfNoun })) as Rule<Filter>,
]);

const eventKind: Rule<Filter> = alt('a kind of object', () => [filter, cardInEvent]);
const otherFilter: Rule<Filter> = map<Filter, Filter>(
  eventKind,
  (value) => conjunction([{ is: 'other' }, ...conjuncts(value)]),
  (value) => {
    const list = typeof value === 'object' && value !== null ? conjuncts(value) : [];
    return list.length > 1 && list[0]?.is === 'other' ? conjunction(list.slice(1)) : undefined;
  },
);
