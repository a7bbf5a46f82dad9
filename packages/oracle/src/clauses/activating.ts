/** When abilities may be activated and spells cast. 2006: 403.5 · 2009, 2011, 2026: 602.5d */
import type { ContinuousPart, Filter } from '@rulewright/engine';
import { alt, kept, phrasesOf, type Rule } from '../grammar/index.ts';
import { conjuncts } from '../nouns/filters.ts';
import { singularFilter } from '../nouns/index.ts';
import { ALL_SOURCES, rulePart as rule } from './parts.ts';
import { terms } from '../conditions/terms.ts';

const phrase = phrasesOf(terms, () => ({ someSpell }));

/** `noncreature spell`: of some kind. */
const someSpell: Rule<Filter> = alt<Filter>('spells of a kind', () => [
  kept<Filter | undefined>(singularFilter, (f) => {
    const list = f === undefined ? [] : conjuncts(f);
    return list.length > 1 && list.some(({ is }) => is === 'spell') ? f : undefined;
  }) as Rule<Filter>,
]);

/** Abilities of a keyword, or loyalty abilities, that are otherwise those of a sorcery's time, or that were used before. */
export const inTheTimeOfInstants: Rule<readonly ContinuousPart[]> = alt<readonly ContinuousPart[]>(
  'at instant speed',
  () => [
    phrase<readonly ContinuousPart[]>(
      'you may <to activate> {k:keywordName} abilities any time you could <to cast> a instant',
      [rule({ rule: 'activateAsInstant', who: { who: 'you' }, keyword: '$k' })],
    ),
    phrase<readonly ContinuousPart[]>(
      "you may <to activate> {k:keywordName} abilities as though they haven't been <activated>",
      [rule({ rule: 'activatesAnew', who: { who: 'you' }, keyword: '$k' })],
    ),
    phrase<readonly ContinuousPart[]>(
      'you may <to activate> {o:objectPossessive} loyalty abilities any time you could <to cast> a instant',
      [rule({ rule: 'activateAsInstant', who: { who: 'you' }, loyaltyOf: '$o' })],
    ),
    phrase<readonly ContinuousPart[]>(
      "you may <to activate> loyalty abilities of {f:pluralFilter} on any player 's turn any time you could <to cast> a instant",
      [
        rule({
          rule: 'activateAsInstant',
          who: { who: 'you' },
          loyaltyOf: { set: 'all', where: '$f' },
          $anyTurn: true,
        }),
      ],
    ),
  ],
);

/** What is called cycling (2006: 502.18 · 2009: 702.26 · 2011: 702.27 · 2026: 702.29). */
const CYCLING = ['cycling', 'typecycling', 'basic landcycling'];
const NOT_IN_OWN_TURN = { if: 'not', of: { if: 'turn', of: { who: 'actor' } } };
const castsInOwnTurn = rule({ rule: 'cantCast', who: { who: 'all' }, what: { is: 'any' }, when: NOT_IN_OWN_TURN });
const YOU = { who: 'you' };
const youInYourTurn = rule({
  rule: 'cantCast',
  who: YOU,
  what: { is: 'any' },
  when: { if: 'not', of: { if: 'turn', of: YOU } },
});
export const ownTurnsOnly: Rule<readonly ContinuousPart[]> = alt<readonly ContinuousPart[]>('only in own turns', () => [
  phrase<readonly ContinuousPart[]>(
    'players can <to cast> spells and <to activate> abilities only during their own turns',
    [castsInOwnTurn, rule({ rule: 'cantActivate', who: { who: 'all' }, of: ALL_SOURCES, when: NOT_IN_OWN_TURN })],
  ),
  phrase<readonly ContinuousPart[]>('players can <to cast> spells only during their own turns', [castsInOwnTurn]),
  phrase<readonly ContinuousPart[]>('you can <to cast> spells only during your turn', [youInYourTurn]),
  phrase<readonly ContinuousPart[]>(
    'you can <to cast> spells only during your turn and you can <to cast> no more than {n:numberWord} spells each turn',
    [youInYourTurn, rule({ rule: 'castLimit', who: YOU, what: { is: 'any' }, n: '$n' })],
  ),
  phrase<readonly ContinuousPart[]>("{p!:player} can't <to cast> more than {n:numberWord} spells each turn", [
    rule({ rule: 'castLimit', who: '$p', what: { is: 'any' }, n: '$n' }),
  ]),
  phrase<readonly ContinuousPart[]>("{p!:player} can't <to cast> more than one {f:someSpell} each turn", [
    rule({ rule: 'castLimit', who: '$p', what: '$f', n: 1 }),
  ]),
  phrase<readonly ContinuousPart[]>(
    "{p:player} can't cycle cards",
    [rule({ rule: 'cantActivate', who: '$p', of: ALL_SOURCES, keywords: CYCLING })],
    { agree: 'none' },
  ),
]);
