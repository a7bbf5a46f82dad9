/** Keywords of double-faced cards: daybound, nightbound, disturb, more than meets the eye; living metal. 2026: 702.145–146, 702.161–162 */
import { costOf, define, enters, numbers, parts, rules, self, you } from './terms.ts';

/** Its face is right by day: it enters transformed by night. */
export const daybound = define('daybound', numbers(null, null, null, '702.145'), () => [
  enters('daybound', { transformed: true }, { if: 'daytime', time: 'night' }),
  rules('daybound', { rule: 'bound', what: self, to: 'day' }),
]);

export const nightbound = define('nightbound', numbers(null, null, null, '702.145'), () => [
  rules('nightbound', { rule: 'bound', what: self, to: 'night' }),
]);

/** Cast transformed, from the graveyard. */
export const disturb = define(
  'disturb',
  numbers(null, null, null, '702.146'),
  (ability) => [
    parts('disturb', {
      part: 'alternativeCost',
      cost: costOf(ability),
      tag: 'disturb',
      from: 'graveyard',
      transformed: true,
    }),
  ],
  { needs: ['cost'] },
);

/** Cast converted, from wherever it may be cast. */
export const moreThanMeetsTheEye = define(
  'more than meets the eye',
  numbers(null, null, null, '702.162'),
  (ability) => [
    parts('more than meets the eye', {
      part: 'alternativeCost',
      cost: costOf(ability),
      tag: 'more than meets the eye',
      transformed: true,
    }),
  ],
  { needs: ['cost'] },
);

/** During your turn it is an artifact creature too. */
export const livingMetal = define('living metal', numbers(null, null, null, '702.161'), () => [
  {
    ...parts('living metal', {
      part: 'change',
      affects: self,
      mods: [{ mod: 'types', op: 'add', types: ['artifact', 'creature'] }],
    }),
    condition: { if: 'turn', of: you },
  },
]);
