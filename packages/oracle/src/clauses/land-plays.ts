/** "You can't play lands." 2006: 103.2 · 2009, 2011, 2026: 101.2 */
import type { ContinuousPart, Filter } from '@rulewright/engine';
import { alt, kept, phrasesOf } from '../grammar/index.ts';
import type { Rule } from '../grammar/index.ts';
import { fromHand } from '../nouns/cast-from.ts';
import { cardFilter, pluralFilter } from '../nouns/index.ts';
import { asking } from '../nouns/objects.ts';
import { rulePart as rule } from './parts.ts';
import { terms } from '../conditions/terms.ts';

const phrase = phrasesOf(terms, () => ({ cardsOfAnyKind, describedLands }));

const YOU = { who: 'you' };
const inHand = {
  is: 'and',
  of: [
    { is: 'zone', zone: 'hand' },
    { is: 'ownedBy', player: YOU },
  ],
};

/** Lands and more that is said of them: "play lands" alone is the rule of any land. */
const saysMore = (f: Filter): Filter | undefined =>
  f?.is === 'and' && f.of.some((one) => one.is === 'type' && one.type === 'land') ? f : undefined;
const describedLands: Rule<Filter> = kept<Filter>(pluralFilter, saysMore);

/** Cards that need not be lands: "land cards" are played, not cast. */
const cardsOfAnyKind: Rule<Filter> = kept<Filter>(asking(() => cardFilter, 2) as Rule<Filter>, (f) =>
  f?.is === 'type' && f.type === 'land' ? undefined : f,
);

export const noLandPlays: Rule<readonly ContinuousPart[]> = alt('a rule', () => [
  phrase("{p!:player} can't play lands", [rule({ rule: 'cantPlayLands', who: '$p' })]),
  phrase("{p!:player} can't play {f:describedLands}", [rule({ rule: 'cantPlayLands', who: '$p', what: '$f' })]),
  phrase("{p!:anyPlayer} can't play {f:cardsOfAnyKind}", [
    rule({ rule: 'cantCast', who: '$p', what: '$f', $play: true }),
    rule({ rule: 'cantPlayLands', who: '$p', what: '$f' }),
  ]),
  phrase("you can't play cards from your hand", [
    rule({ rule: 'cantCast', who: YOU, what: fromHand(YOU), $play: true }),
    rule({ rule: 'cantPlayLands', who: YOU, what: inHand }),
  ]),
  phrase("{p!:player} can't play land cards", [rule({ rule: 'cantPlayLands', who: '$p', $cards: true })]),
]);
