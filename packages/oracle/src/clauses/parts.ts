/** The parts that static abilities and effects are made of, as the phrases write them. 2006: 418, 419 · 2009, 2011: 611, 613–614 · 2026: 611, 613–614 */

export const rulePart = (rule: object) => ({ part: 'rule', rule });

/** `more`: its condition, or who may apply it. */
export const replacementPart = (event: object, instead: object, more: object = {}) => ({
  part: 'replacement',
  replacement: { event, ...more, instead },
});
