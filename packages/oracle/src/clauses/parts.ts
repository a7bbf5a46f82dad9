/** The parts that static abilities and effects are made of, as the phrases write them. 2006: 418, 419 · 2009, 2011: 611, 613–614 · 2026: 611, 613–614 */
import type { Zone } from '@rulewright/engine';

export const rulePart = (rule: object) => ({ part: 'rule', rule });

/** `more`: its condition, or who may apply it. */
export const replacementPart = (event: object, instead: object, more: object = {}) => ({
  part: 'replacement',
  replacement: { event, ...more, instead },
});

/** Sources of abilities are objects wherever they are (2006: 402.7 · 2009: 112.7 · 2011: 112.7 · 2026: 113.7). */
export const ANYWHERE: readonly Zone[] = ['battlefield', 'hand', 'library', 'graveyard', 'stack', 'exile', 'command'];
/** Abilities of whatever has them: those of cards in hand too. */
export const ALL_SOURCES = { set: 'all', where: { is: 'any' }, zone: ANYWHERE };

/** As many cards as half of the library of whoever does something; `$r`: rounded up or down. */
export const HALF_LIBRARY = {
  q: 'half',
  of: { q: 'zoneSize', zone: 'library', of: { who: 'subject' } },
  round: '$r',
};
