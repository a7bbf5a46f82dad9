/** "Creatures you control gain protection from white if you control a Plains, and from blue if you control an Island": each for itself. 2006: 413.2 · 2009, 2011, 2026: 608.2c */
import { phrasesOf, series } from '../grammar/index.ts';
import type { Rule } from '../grammar/index.ts';
import { terms } from '../conditions/terms.ts';

const phrase = phrasesOf(terms, () => ({ fromEachsAnd: series(fromEach, 'and') }));

const fromEach: Rule = phrase('from {c:color} if {i:condition}', { color: '$c', condition: '$i' });

/** What it says is written out (`references/same-way.ts`). */
export const protectionIf: Rule = phrase(
  '{d:until}, {o!:definite} gain~ protection {l:fromEachsAnd}',
  { do: 'protections', duration: '$d', affects: '$o', each: '$l' },
  { agree: 'none' },
);
