/** The entries of the glossary of 2006, each by what it makes happen. 2006: passim · 2009, 2011, 2026: none */
import type { ScenarioInput } from '@rulewright/scenario';
import { objectsAndEffects } from './objects-and-effects.ts';
import { removingAndSearching } from './removing-and-searching.ts';
import { stackAndTiming } from './stack-and-timing.ts';

export const glossary: Readonly<Record<string, readonly ScenarioInput[]>> = {
  objectsAndEffects,
  removingAndSearching,
  stackAndTiming,
};
