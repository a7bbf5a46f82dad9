/**
 * Abilities that an effect gives: keywords and abilities in quotation marks.
 * 2006: 418, 402 · 2009, 2011, 2026: 113, 611
 */
import type { Ability, KeywordAbility } from '@rulewright/engine';
import { alt, lazy, map, phrasesOf, series } from '../grammar/index.ts';
import type { Rule } from '../grammar/index.ts';
import { flatSeries } from '../clauses/flat.ts';
import { keywords } from '../keywords/keyword-lists.ts';
import { keywordPhrase, quotedKeyword } from '../keywords/printed-forms.ts';
import { openParagraph, paragraph } from './index.ts';

const phrase = phrasesOf(() => ({ openParagraph, paragraph, quotedEnchant, quotedKeyword }));

/** The only ability of a paragraph. What is given is no spell, which does as it says when it resolves. */
const quotable = ([only, ...others]: readonly Ability[]): Ability | undefined =>
  others.length > 0 || only?.ability === 'spell' ? undefined : only;

/** One ability in quotation marks; `$open`: its last full stop is left out, the sentence goes on. */
export const quoted: Rule<Ability> = alt('a quoted ability', () => [
  phrase<Ability>('“ {k:quotedKeyword} . ”', '$k'),
  phrase<Ability>('“ {k:quotedEnchant} . ”', { ability: 'keyword', '...': '$k', $quoted: true }),
  map<readonly Ability[], Ability>(phrase('“ {p:paragraph} ”', '$p'), quotable, (value) =>
    '$open' in value ? undefined : [value],
  ),
  map<readonly Ability[], Ability>(
    phrase('“ {p:openParagraph} ”', '$p'),
    (list) => {
      const only = quotable(list);
      return only === undefined ? undefined : ({ ...only, $open: true } as unknown as Ability);
    },
    (value) => {
      const { $open, ...rest } = value as Ability & { $open?: true };
      return $open === true ? [rest] : undefined;
    },
  ),
]);

const one = (rule: Rule<Ability>): Rule<readonly Ability[]> =>
  map<Ability, readonly Ability[]>(
    rule,
    (ability) => [ability],
    (list) => (Array.isArray(list) && list.length === 1 ? list[0] : undefined),
  );

/** `flying and haste` · `"{T}: …"` · `protection from red and from blue`, after "has", "gains", "with". */
export const abilitySeries: Rule<readonly Ability[]> = flatSeries(
  'abilities',
  alt<readonly Ability[]>('an ability', () => [keywords as Rule<readonly Ability[]>, one(quoted)]),
  'and',
);

/** Quoted abilities alone. */
export const quotedSeries: Rule<readonly Ability[]> = series(quoted, 'and', { min: 1 });

type Enchant = Pick<KeywordAbility, 'keyword' | 'quality'>;
/** `"enchant creature card in a graveyard"`: that enchant ability and no other. */
export const quotedEnchant: Rule<Enchant> = map<KeywordAbility, Enchant>(
  lazy(() => keywordPhrase),
  (said) =>
    said.keyword === 'enchant' && said.quality !== undefined && Object.keys(said).length === 3
      ? { keyword: said.keyword, quality: said.quality }
      : undefined,
  ({ keyword, quality, ...more }) =>
    keyword === 'enchant' && quality !== undefined && Object.keys(more).length === 0
      ? { ability: 'keyword', keyword, quality }
      : undefined,
);
