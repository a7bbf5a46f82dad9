/** "Creatures you control gain protection from white if you control a Plains, and from blue if you control an Island": each for itself. 2006: 413.2 · 2009, 2011, 2026: 608.2c */
import { phrase, series } from '../grammar/index.ts';
import type { Rule } from '../grammar/index.ts';
import { condition, definite, until } from '../nouns/index.ts';
import { color } from '../nouns/words.ts';

const fromEach: Rule = phrase('from {c} if {i}', { color: '$c', condition: '$i' }, { c: color, i: () => condition });

/** What it says is written out (`references/same-way.ts`). */
export const protectionIf: Rule = phrase(
  '{d}, {o!} gain~ protection {l}',
  { do: 'protections', duration: '$d', affects: '$o', each: '$l' },
  { d: until, o: definite, l: series(fromEach, 'and') },
  { agree: 'none' },
);
