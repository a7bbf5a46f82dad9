/** "For each color, return up to one target card of that color": a target for each. 2006: 203, 409.1d · 2009, 2011, 2026: 105, 601.2c */
import { COLORS } from '@rulewright/engine/vocabulary';
import { equal, map, phrasesOf, replaced } from '../grammar/index.ts';
import type { Rule } from '../grammar/index.ts';

const phrase = phrasesOf();

type Node = Readonly<Record<string, unknown>>;
const THAT_COLOR = { ref: '?color' };

/** `clause`: what is done with one target of that colour. */
export const forEachColor = (clause: () => Rule): Rule =>
  map<{ c: Node }, Node>(
    phrase.with({ c: clause })('for each color, {c}', { c: '$c' }, { agree: 'none' }),
    ({ c }) => {
      const what = c['what'] as Node | undefined;
      const of = COLORS.map((color) => replaced(what, THAT_COLOR, color));
      if (what?.['set'] !== 'target' || equal(of[0], what)) return undefined;
      return { ...c, what: { set: 'union', of, $colors: true } };
    },
    (value) => {
      const { set, of, $colors } = (value['what'] ?? {}) as { set?: string; of?: readonly unknown[]; $colors?: true };
      if (set !== 'union' || $colors !== true || of === undefined) return undefined;
      return { c: { ...value, what: replaced(of[0], COLORS[0], THAT_COLOR) } };
    },
  );
