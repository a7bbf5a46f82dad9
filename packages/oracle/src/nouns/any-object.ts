/** Indefinite nouns as predicates of events and conditions: `a creature`, `another Goblin`. 2006: 200–217 · 2009, 2011, 2026: 109 */
import type { Filter } from '@rulewright/engine';
import { alt, map, phrasesOf, words } from '../grammar/index.ts';
import type { Rule } from '../grammar/index.ts';
import { cardInEvent, conjunction, conjuncts, filter } from './filters.ts';
import { ofSeveral } from './joined.ts';
import { anaphora, asking, asSingular, granter, host, targets, putWith } from './objects.ts';
import { selfNoun } from './words.ts';

const phrase = phrasesOf(() => ({
  host,
  itself,
  selfNoun,
  singularEventKind: asking(() => eventKind, 1),
  singularOtherFilter: asking(() => otherFilter, 1),
  spokenOf,
}));

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
  phrase('another {f#:singularOtherFilter}', '$f', { agree: 'n' }),
  phrase('a {f#:singularEventKind}', '$f', { agree: 'n' }),
  itself,
  phrase('{o#:spokenOf}', { is: 'in', set: '$o' }, { agree: 'n' }),
  phrase('{s:itself} or {h#:host}', { is: 'or', of: ['$s', { is: 'in', set: '$h' }], $or: 'host' }, { agree: 'n' }),
  phrase('{s:itself} or a {f#:singularEventKind}', { is: 'or', of: ['$s', '$f'], $or: 'a' }, { agree: 'n' }),
  phrase(
    '{s:itself} or another {f#:singularEventKind}',
    { is: 'or', of: ['$s', { '&': [{ is: 'other' }, '$f'] }], $or: 'another' },
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
  asSingular(phrase('this {n:selfNoun}', { is: 'self', $self: '$n' })) as Rule<Filter>,
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
