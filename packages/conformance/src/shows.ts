/** Claims of one rule in several editions, each under its own number. 2006, 2009, 2011, 2026: passim */
import { EDITIONS } from '@rulewright/engine';
import type { Shown } from '@rulewright/scenario';

/** A rule's number in each edition, from the oldest to today's; null where that edition does not have it, or it says something else. */
export type Numbers = readonly [string | null, string | null, string | null, string | null];

/** That rule, shown by the expectation `by` in each edition that has it. */
export function across(by: string, ...numbers: Numbers): Shown[] {
  return EDITIONS.flatMap((edition, i) => {
    const rule = numbers[i];
    return typeof rule === 'string' ? [{ rule, edition, by }] : [];
  });
}

/** An entry of the glossary of 2006, shown by the expectation `by`. */
export const glossary = (title: string, by: string): Shown[] => [{ glossary: title, edition: '2006-10', by }];
