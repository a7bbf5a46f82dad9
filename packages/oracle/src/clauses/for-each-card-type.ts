/** "For each card type, you may put a card of that type from among the revealed cards into your hand": up to one of each. 2026: 205.2, 608.2d */
import { CARD_TYPES, NONTRADITIONAL } from '@rulewright/engine/vocabulary';
import { alt, equal, map, phrasesOf, replaced } from '../grammar/index.ts';
import type { Rule } from '../grammar/index.ts';
import { forEachColor } from './for-each-color.ts';

const phrase = phrasesOf();

type Node = Readonly<Record<string, unknown>>;
/** Those that cards of a deck can have. */
const TYPES = CARD_TYPES.filter((type) => NONTRADITIONAL.every((other) => other !== type));
const OF_THAT_TYPE = { is: 'typeWord', type: { ref: '?cardType' } };
const ONE = { min: 1, max: 1 };
const UP_TO_ONE = { min: 0, max: 1 };

/** `acts`: what you may do with one such card. */
const forEachCardType = (acts: () => Rule): Rule =>
  map<{ a: readonly Node[] }, Node>(
    phrase.with({ a: acts })('for each card type, you may {a}', { a: '$a' }, { agree: 'none' }),
    ({ a: [only, ...more] }) => {
      const what = only?.['what'] as Node | undefined;
      if (only === undefined || more.length > 0 || what?.['set'] !== 'choice' || !equal(what['count'], ONE))
        return undefined;
      const upTo = { ...what, count: UP_TO_ONE };
      const of = TYPES.map((type) => replaced(upTo, OF_THAT_TYPE, { is: 'type', type }));
      return equal(of[0], upTo) ? undefined : { ...only, what: { set: 'union', of, $types: true } };
    },
    (value) => {
      const { set, of, $types } = (value['what'] ?? {}) as { set?: string; of?: readonly Node[]; $types?: true };
      if (set !== 'union' || $types !== true || of === undefined) return undefined;
      const what = replaced({ ...of[0], count: ONE }, { is: 'type', type: TYPES[0] }, OF_THAT_TYPE);
      return { a: [{ ...value, what }] };
    },
  );

/** The same clause for each color, or the same choice for each card type. */
export const forEachKind = ({ clause, acts }: { clause: () => Rule; acts: () => Rule }): Rule =>
  alt('for each kind', () => [forEachColor(clause), forEachCardType(acts)]);
