/** Two noun phrases said as one: an object and its host, an object and others. 2006: 200–217 · 2009, 2011, 2026: 109 */
import { someNode } from '@rulewright/engine';
import { alt, lazy, kept, phrasesOf, words } from '../grammar/index.ts';
import type { Rule } from '../grammar/index.ts';
import type { Described } from './filters.ts';
import { host, isPlaced, pluralKind, self, singularKind, targets } from './objects.ts';

const phrase = phrasesOf(() => ({
  host,
  kindOfSomebody: ofSomebody(pluralKind),
  otherKindOfSomebody: kept<Described>(ofSomebody(pluralKind), othersOnly),
  self,
  selfOrIt,
  targetOrHost,
  upToOne,
}));

const targetOrHost: Rule = alt('a target', () => [targets, host]);
export const selfAndHost: Rule = phrase('{s:self} and {h:host}', { set: 'union', of: ['$s', '$h'] }, { agree: 'none' });
const fewOrNone = (value: unknown): unknown => {
  const { spec } = (value ?? {}) as { spec?: { count?: { min?: unknown } } };
  return spec?.count?.min === 0 ? value : undefined;
};
const upToOne: Rule = kept<unknown>(
  lazy(() => targets),
  fewOrNone,
);
/** "This creature and up to one other target creature". */
export const selfAndTarget: Rule = phrase(
  '{s:self} and {t:upToOne}',
  { set: 'union', of: ['$s', '$t'] },
  { agree: 'none' },
);
/** "~ and Zombies you control": both, each once. */
export const selfOrIt: Rule = alt('itself', () => [self, words('it', { it: { set: 'it' } }, 1)]);
export const selfAndKind: Rule = alt('itself and others', () =>
  ['bare', 'each'].map(($d) =>
    phrase.with({ k: kept<Described>($d === 'each' ? singularKind : pluralKind, (k) => isPlaced(k) ?? againstIt(k)) })(
      `{s:selfOrIt} and ${$d === 'each' ? 'each ' : ''}{k}`,
      { set: 'union', of: ['$s', { set: 'all', '...': '$k', $d }] },
      { agree: 'none' },
    ),
  ),
);
/** "Skeletons you control and other Zombies you control": both, each once. */
export const kindsAndOthers: Rule = phrase(
  '{j:kindOfSomebody} and {k:otherKindOfSomebody}',
  {
    set: 'union',
    of: [
      { set: 'all', '...': '$j', $d: 'bare' },
      { set: 'all', '...': '$k', $d: 'bare' },
    ],
  },
  { agree: 'none' },
);
const othersOnly = (kind: Described): Described | undefined =>
  kind.where.is === 'and' && kind.where.of[0]?.is === 'other' ? kind : undefined;
/** A kind that blocks something or is blocked by it, or has its name. */
const againstIt = (kind: Described): Described | undefined =>
  someNode(
    kind?.where,
    ({ is, whom }) => is === 'blockedBy' || is === 'sharesName' || (is === 'blocking' && whom !== undefined),
  )
    ? kind
    : undefined;
/** A kind of which it is said whose they are. */
const ofSomebody = (kind: Rule<Described>): Rule<Described> => kept<Described>(kind, isPlaced);

/** "Target creature and each other creature that shares a color with it": the others, and it. */
export const targetAndOthers: Rule = alt('a target and others', () =>
  ['each other', 'all other', 'other'].map(($d) =>
    phrase.with({ k: $d === 'each other' ? singularKind : pluralKind })(`{t:targetOrHost} and ${$d} {k}`, {
      set: 'union',
      of: ['$t', { set: 'all', '...': '$k', $d }],
    }),
  ),
);

/** The name of two, as of one object: "whenever ~ attack". Only where a verb shows that it is meant so. */
export function ofSeveral(value: object, mark: '~' | '~~' = '~'): Rule {
  const name = words('own name', { [mark]: value }, 2);
  return {
    ...name,
    read: (reading, at) => (BARE_VERBS.has(reading.tokens[at + 1]?.text ?? '') ? name.read(reading, at) : []),
  };
}
const BARE_VERBS = new Set([
  'are',
  'attack',
  'become',
  'block',
  'deal',
  'die',
  'enter',
  'gain',
  'get',
  'have',
  'leave',
]);
