/** Rolling dice, and results tables below the sentence that rolls; coins flipped twice. 2006, 2009, 2011: none · 2026: 706.1a, 706.2–706.4, 706.6 */
import type { Instruction, TableRow } from '@rulewright/engine';
import { alt, many, map, phrasesOf, terminal } from '../grammar/index.ts';
import type { Rule } from '../grammar/index.ts';
import { NONE, want } from '../grammar/rule.ts';
import { NUMBER_WORDS } from '../nouns/numbers.ts';
import { replacementPart, rulePart } from './parts.ts';
import { terms } from '../conditions/terms.ts';

const phrase = phrasesOf(terms, () => ({ dieByNumber, range, sided }));

const SIDES = [4, 6, 8, 10, 12, 20];

/** `d20` · `six-sided die`. Its value is how many sides the die has. */
const dieByNumber: Rule<number> = terminal(
  'a die',
  (token) => (/^d\d+$/.test(token.text) ? Number(token.text.slice(1)) : undefined),
  (sides) => (typeof sides === 'number' ? `d${sides}` : undefined),
);
const sided: Rule<number> = terminal(
  'the sides of a die',
  (token) => SIDES.find((sides) => token.text === `${NUMBER_WORDS[sides]}-sided`),
  (sides) => (SIDES.includes(sides) ? `${NUMBER_WORDS[sides]}-sided` : undefined),
);

/** Players roll; without `who`. */
export const diceVerb: Rule = alt('rolling dice', () => [
  phrase('roll~ a {d:dieByNumber}', { do: 'rollDice', sides: '$d' }),
  phrase('roll~ a {d:sided} die', { do: 'rollDice', sides: '$d', $die: true }),
  phrase('roll~ a {d:dieByNumber} and add {q:quantity}', { do: 'rollDice', sides: '$d', plus: '$q' }),
]);

/** "If you would roll one or more dice, …" (2026: 706.6). */
export const diceReplaced: Rule = phrase(
  'if you would roll one or more dice, instead roll that many dice plus one and ignore the lowest roll',
  [replacementPart({ on: 'rollDice', who: { who: 'you' } }, { instead: 'moreDice', more: 1, ignore: 'lowest' })],
);

/** "If you would flip a coin, …" (2006: 511 · 2009, 2011, 2026: 705). */
export const flipReplaced: Rule = phrase('if you would flip a coin, instead flip two coins and ignore one', [
  rulePart({ rule: 'flipsTwice', who: { who: 'you' } }),
]);

const BAR = '|';
/** What stands before the bar of a row. */
const beforeBar = (rule: Rule): Rule => ({
  name: 'the results of a row',
  needs: () => NONE,
  read: (reading, at) =>
    rule.read(reading, at).flatMap(({ value, end }) => {
      if (reading.tokens[end]?.text === BAR) return [{ value, end: end + 1, agreement: 0 as const }];
      want(reading, end, BAR);
      return [];
    }),
  print(printing, value) {
    const said = rule.print(printing, value, 0);
    return said === undefined ? undefined : { words: [...said.words, BAR], agreement: 0 };
  },
});

/** `1—9 |` · `20 |`: one number is a range from it to itself. */
const range: Rule = beforeBar(
  alt('results', () => [
    map<{ n: number }, unknown>(
      phrase('{n:plainDigits}', { n: '$n' }),
      ({ n }) => ({ from: n, to: n }),
      (value) => {
        const { from, to } = value as TableRow;
        return from === to ? { n: from } : undefined;
      },
    ),
    phrase('{a:plainDigits}—{b:plainDigits}', { from: '$a', to: '$b' }),
  ]),
);

/** What the results of a die do, a line for each range of them: on the roll that is last in the sentences before. */
export function withTable(effects: () => Rule): Rule<readonly Instruction[]> {
  const row: Rule = phrase.with({ e: effects })('{r:range} {e}', { '...': '$r', effect: '$e' });
  return map<{ e: readonly Instruction[]; t: readonly TableRow[] }, readonly Instruction[]>(
    phrase.with({ e: effects, t: many(row, ['\n']) })('{e} \n {t}', { e: '$e', t: '$t' }),
    ({ e, t }) => {
      const roll = e.at(-1);
      // no row is empty, and no result is in two
      let last = 0;
      const apart = t.every(({ from, to }) => {
        const above = from > last;
        last = to ?? Number.POSITIVE_INFINITY;
        return above && from <= last;
      });
      return roll?.do === 'rollDice' && apart ? [...e.slice(0, -1), { ...roll, table: t }] : undefined;
    },
    (list) => {
      const roll = Array.isArray(list) ? (list.at(-1) as Instruction | undefined) : undefined;
      if (roll?.do !== 'rollDice' || roll.table === undefined) return undefined;
      const { table, ...plain } = roll;
      return { e: [...list.slice(0, -1), plain], t: table };
    },
  );
}
