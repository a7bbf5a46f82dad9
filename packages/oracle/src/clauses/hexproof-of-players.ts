/**
 * You with hexproof, alone or together with permanents: what it means is said of you and given to them.
 * 2006, 2009: none · 2011: 702.11c · 2026: 702.11c–d
 */
import type { ContinuousPart, KeywordAbility } from '@rulewright/engine';
import { alt, equal, kept, map, phrasesOf } from '../grammar/index.ts';
import type { Rule } from '../grammar/index.ts';
import { keywords } from '../keywords/keyword-lists.ts';
import { rulePart } from './parts.ts';
import { terms } from '../conditions/terms.ts';

const phrase = phrasesOf(terms, () => ({ gainedHexproof: parts('gain', { $gain: true }), ways }));

interface Said {
  abilities: readonly KeywordAbility[];
  /** what else has it */
  kinds?: readonly object[];
}

/** Each way of having it is said of you, and given to each kind of permanents as it is. */
const partsOf = ({ abilities, kinds = [] }: Said, marks: object): readonly object[] => [
  ...abilities.map(({ quality }, i) =>
    rulePart({
      rule: 'playerCantBeTargeted',
      who: { who: 'you' },
      of: { who: 'opponents' },
      ...(quality === undefined ? {} : { by: quality }),
      ...(i === 0 ? { ...marks, $ways: abilities } : {}),
    }),
  ),
  ...kinds.map((kind) => ({
    part: 'change',
    affects: { set: 'all', ...kind },
    mods: [{ mod: 'gain', abilities }],
  })),
];

function saidBy(parts: unknown, marks: object): Said | undefined {
  if (!Array.isArray(parts)) return undefined;
  const { $ways: abilities } = (parts as { rule?: { $ways?: readonly KeywordAbility[] } }[])[0]?.rule ?? {};
  if (abilities === undefined) return undefined;
  const kinds = (parts as { affects?: { set: string } }[]).slice(abilities.length).flatMap(({ affects }) => {
    const { set, ...kind } = affects ?? { set: '' };
    return set === 'all' ? [kind] : [];
  });
  const said: Said = { abilities, ...(kinds.length === 0 ? {} : { kinds }) };
  return equal(partsOf(said, marks), parts) ? said : undefined;
}

/** `hexproof` · `hexproof from blue and from black`. */
const ways: Rule<readonly KeywordAbility[]> = kept<readonly KeywordAbility[]>(keywords, (list) =>
  Array.isArray(list) && list.every(({ keyword }) => keyword === 'hexproof') ? list : undefined,
);

const holders = (verb: 'have' | 'gain'): Rule<Said> =>
  alt<Said>('you with hexproof', () => [
    phrase(`you ${verb} {a:ways}`, { abilities: '$a' }),
    phrase(`you and {k:pluralKind} ${verb} {a:ways}`, { abilities: '$a', kinds: ['$k'] }),
    phrase(`you, {k:pluralKind}, and {l:pluralKind} ${verb} {a:ways}`, { abilities: '$a', kinds: ['$k', '$l'] }),
  ]);

const parts = (verb: 'have' | 'gain', marks: object): Rule<readonly ContinuousPart[]> =>
  map<Said, readonly ContinuousPart[]>(
    holders(verb),
    (said) => partsOf(said, marks) as readonly ContinuousPart[],
    (value) => saidBy(value, marks),
  );

/** "You and planeswalkers you control have hexproof." */
export const hexproofPlayers: Rule<readonly ContinuousPart[]> = parts('have', {});

/** "You and permanents you control gain hexproof from blue until end of turn." */
export const gainsHexproof: Rule = phrase('{a:gainedHexproof} {d:duration}', {
  do: 'effect',
  parts: '$a',
  duration: '$d',
});
