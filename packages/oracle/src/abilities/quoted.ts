/**
 * Abilities that an effect gives: keywords and abilities in quotation marks.
 * 2006: 418, 402 · 2009, 2011, 2026: 113, 611
 */
import type { Ability } from '@rulewright/engine';
import { alt, map, phrase, series } from '../grammar/index.ts';
import type { Rule } from '../grammar/index.ts';
import { keywordPhrase } from '../keywords/keyword.ts';
import { openParagraph, paragraph } from './index.ts';

/** One ability in quotation marks; `$open`: its last full stop is left out, the sentence goes on. */
export const quoted: Rule<Ability> = alt('a quoted ability', () => [
  map<readonly Ability[], Ability>(
    phrase('“ {p} ”', '$p', { p: paragraph }),
    (list) => (list.length === 1 ? list[0] : undefined),
    (value) => ('$open' in value ? undefined : [value]),
  ),
  map<readonly Ability[], Ability>(
    phrase('“ {p} ”', '$p', { p: openParagraph }),
    (list) => (list.length === 1 ? ({ ...(list[0] as Ability), $open: true } as unknown as Ability) : undefined),
    (value) => {
      const { $open, ...rest } = value as Ability & { $open?: true };
      return $open === true ? [rest] : undefined;
    },
  ),
]);

/** `flying and haste` · `"{T}: …"` · `flying and "…"`, after "has", "gains", "with". */
export const abilitySeries: Rule<readonly Ability[]> = series(
  alt<Ability>('an ability', () => [keywordPhrase as Rule<Ability>, quoted]),
  'and',
  { min: 1 },
);

/** Quoted abilities alone. */
export const quotedSeries: Rule<readonly Ability[]> = series(quoted, 'and', { min: 1 });
