/** Conditions about the mana spent to cast something. 2006: 409.1h · 2009, 2011, 2026: 601.2h */
import { alt, map, phrasesOf, words, type Rule } from '../grammar/index.ts';
import { fill, match } from '../grammar/template.ts';
import { color } from '../nouns/words.ts';
import { compare } from './compare.ts';
import { nouns } from '../nouns/vocabulary.ts';

const phrase = phrasesOf(nouns, () => ({
  typeOfMana: alt('a type of mana', () => [color, words('colorless', { colorless: 'C' })]),
}));

/** So many of one symbol. */
interface Same {
  m: string;
  n: number;
}
/** How often each symbol is said: `{B}{B}` · `{R}{G}`. */
function counted(symbols: readonly string[]): readonly Same[] | undefined {
  const list: Same[] = [];
  for (const m of symbols) {
    const last = list.at(-1);
    if (last?.m === m) last.n += 1;
    else if (list.some((same) => same.m === m)) return undefined;
    else list.push({ m, n: 1 });
  }
  return list;
}
const COLORS = ['W', 'U', 'B', 'R', 'G'];
const OF_TYPE = { ...compare({ q: 'manaSpent', type: '$m' }, '≥', '$n'), $o: '$o' };
/** The symbol, how often and of what, of a comparison. */
function ofType(value: unknown): (Same & { o: unknown }) | undefined {
  const found: Record<string, unknown> = {};
  return typeof value === 'object' && value !== null && '$o' in value && match(OF_TYPE, value, found, false)
    ? (found as never)
    : undefined;
}
const isSame = (one: ReturnType<typeof ofType>): one is Same & { o: unknown } => typeof one?.n === 'number';
/** Of several symbols each was spent so often. */
const ofSymbols: Rule = map<{ s: readonly string[]; o: unknown }, unknown>(
  phrase('{s:manaSymbols} was spent to cast {o:definite}', { s: '$s', o: '$o' }, { agree: 'none' }),
  ({ s, o }) => {
    const list = counted(s)?.map((same) => fill(OF_TYPE, { ...same, o }));
    return list !== undefined && list.length > 1 ? { if: 'and', of: list, $spent: true } : list?.[0];
  },
  (value) => {
    const { $spent, of } = (value ?? {}) as { $spent?: true; of?: readonly unknown[] };
    const list = ($spent === true ? (of ?? []) : [value]).map(ofType);
    const [first] = list;
    return first !== undefined && list.every(isSame)
      ? { s: list.flatMap(({ m, n }) => new Array<string>(n).fill(m)), o: first.o }
      : undefined;
  },
);

/** What is spoken of is the object itself where a type of mana is named. */
export const manaSpent: Rule = alt('mana spent', () => [
  phrase('{n:number} or more mana was spent to cast {o:definite}', compare({ q: 'manaSpent', of: '$o' }, '≥', '$n'), {
    agree: 'none',
  }),
  phrase('no mana was spent to cast {o:definite}', compare({ q: 'manaSpent', of: '$o' }, '=', 0), { agree: 'none' }),
  ofSymbols,
  phrase(
    'mana from a {f:singularFilter} was spent to cast {o:definite}',
    compare({ q: 'manaFrom', from: '$f', of: '$o' }, '≥', 1),
    { agree: 'none' },
  ),
  phrase(
    '{n:number} or more mana from {f:pluralFilter} was spent to cast {o:definite}',
    compare({ q: 'manaFrom', from: '$f', of: '$o' }, '≥', '$n'),
    { agree: 'none' },
  ),
  phrase(
    'at least {n:number} mana from {f:pluralFilter} was spent to cast {o:definite}',
    { ...compare({ q: 'manaFrom', from: '$f', of: '$o' }, '≥', '$n'), $least: true },
    { agree: 'none' },
  ),
  phrase(
    'at least {n:number} {m:typeOfMana} mana was spent to cast {o:definite}',
    { ...OF_TYPE, $least: true },
    { agree: 'none' },
  ),
  phrase(
    'at least {n:number} mana of the same color was spent to cast {o:definite}',
    { if: 'or', of: COLORS.map((m) => compare({ q: 'manaSpent', type: m }, '≥', '$n')), $o: '$o' },
    { agree: 'none' },
  ),
  phrase(
    '{n:number} or more colors of mana were spent to cast ($o:it|this spell|~)',
    compare({ q: 'manaSpent', colors: true }, '≥', '$n'),
    { agree: 'none' },
  ),
]);
