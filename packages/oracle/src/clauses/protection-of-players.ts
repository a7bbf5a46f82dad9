/**
 * Players with protection, alone or together with permanents: what protection means is said of the player part by part.
 * 2006: none · 2009: 702.14 · 2011: 702.15 · 2026: 702.16
 */
import type { ContinuousPart, Filter } from '@rulewright/engine';
import { alt, equal, lazy, map, phrasesOf, replaced } from '../grammar/index.ts';
import type { Rule } from '../grammar/index.ts';
import { protectedFrom } from '../keywords/printed-forms.ts';
import { anyPlayer } from '../nouns/index.ts';
import { replacementPart, rulePart } from './parts.ts';
import { terms } from '../conditions/terms.ts';

const phrase = phrasesOf(terms, () => ({ gained, holder, quality }));

interface Said {
  who: unknown;
  quality: Filter;
  /** what else has it */
  affects?: unknown;
}

/** The quality said once and chosen once: where it is meant again, a choice in it is the one made. */
const again = (quality: unknown): unknown => replaced(quality, '?choose', '?chosen');

const partsOf = ({ who, quality, affects }: Said, marks: object): readonly object[] => [
  rulePart({ rule: 'playerCantBeTargeted', who, by: quality, ...marks }),
  rulePart({ rule: 'playerCantBeEnchanted', who, by: again(quality) }),
  replacementPart({ on: 'damage', source: again(quality), toPlayer: who }, { instead: 'prevent' }),
  ...(affects === undefined
    ? []
    : [
        {
          part: 'change',
          affects,
          mods: [{ mod: 'gain', abilities: [{ ability: 'keyword', keyword: 'protection', quality: again(quality) }] }],
        },
      ]),
];

function saidBy(parts: unknown, marks: object): Said | undefined {
  if (!Array.isArray(parts)) return undefined;
  const [first, , , joint] = parts as { rule?: { who?: unknown; by?: Filter }; affects?: unknown }[];
  const { who, by: quality } = first?.rule ?? {};
  if (who === undefined || quality === undefined) return undefined;
  const said = { who, quality, ...(joint === undefined ? {} : { affects: joint.affects }) };
  return equal(partsOf(said, marks), parts) ? said : undefined;
}

/** From objects of some quality; "from each opponent" is no quality. */
const quality: Rule<Filter> = map<{ quality?: Filter }, Filter>(
  lazy(() => protectedFrom as Rule<{ quality?: Filter }>),
  ({ quality: said }) => said,
  (said) => ({ quality: said }),
);

/** Players who are no target: it would be named for each part. */
const isTarget = (who: unknown): boolean => (who as { who?: string } | undefined)?.who === 'target';
const holder: Rule = map<unknown, unknown>(
  lazy(() => anyPlayer as Rule),
  (who) => (isTarget(who) ? undefined : who),
  (who) => (isTarget(who) ? undefined : who),
);

/** Who has it, and how that is said: `have` of what is so, `gain` of what an effect does. */
function holders(verb: string): Rule<Said> {
  const from = `${verb} protection from {q:quality}`;
  return alt<Said>('players with protection', () => [
    verb === 'gain'
      ? phrase(`you ${from}`, { who: { who: 'you' }, quality: '$q' })
      : phrase('{p!:holder} have~ protection from {q:quality}', { who: '$p', quality: '$q' }),
    phrase(`you and {k:pluralKind} ${from}`, {
      who: { who: 'you' },
      quality: '$q',
      affects: { set: 'all', '...': '$k' },
    }),
    phrase(`you and each {k:singularKind} ${from}`, {
      who: { who: 'you' },
      quality: '$q',
      affects: { set: 'all', '...': '$k', $d: 'each' },
    }),
  ]);
}

const parts = (verb: string, marks: object): Rule<readonly ContinuousPart[]> =>
  map<Said, readonly ContinuousPart[]>(
    holders(verb),
    (said) => partsOf(said, marks) as readonly ContinuousPart[],
    (value) => saidBy(value, marks),
  );

/** "You have protection from everything." */
export const protectedPlayers: Rule<readonly ContinuousPart[]> = parts('have', {});

const gained = parts('gain', { $gain: true });
/** "Until your next turn, your life total can't change and you gain protection from everything": both for so long. */
type Both = { d: unknown; r: readonly unknown[]; a: readonly unknown[] };
const ruleAndProtection = (ruleClause: () => Rule): Rule =>
  map<Both, unknown>(
    phrase.with({ r: ruleClause })<Both>('{d:until}, {r} and {a:gained}', { d: '$d', r: '$r', a: '$a' }),
    ({ d, r, a }) => ({ do: 'effect', parts: [...r, ...a], duration: d, $protected: r.length }),
    (value) => {
      const {
        parts: both,
        duration: d,
        $protected,
      } = (value ?? {}) as {
        parts?: readonly unknown[];
        duration?: unknown;
        $protected?: number;
      };
      return $protected === undefined || both === undefined
        ? undefined
        : { d, r: both.slice(0, $protected), a: both.slice($protected) };
    },
  );
/** "You gain protection from the color of your choice until end of turn." */
export const gainsProtection = (ruleClause: () => Rule): Rule =>
  alt('protection for players', () => [
    phrase('{a:gained} {d:duration}', { do: 'effect', parts: '$a', duration: '$d' }),
    ruleAndProtection(ruleClause),
  ]);
