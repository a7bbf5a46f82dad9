/** Words the state uses, from the vocabulary, and the edition ids. 2006, 2009, 2011, 2026: the four editions of the rules */
export type { Color, CounterKind, ManaType, Phase, Step, Zone } from '../vocabulary/words.ts';
export type { DefKey } from '../vocabulary/definition.ts';
export type { EditionName } from '../editions/names.ts';
