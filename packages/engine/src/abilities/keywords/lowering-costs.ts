/**
 * Keywords that lower what a spell costs, or let it be paid otherwise: affinity, undaunted, offering, convoke, improvise, delve.
 * 2006: 502.31, 502.42, 502.46 · 2009: 702.38, 702.45, 702.48, 702.63 · 2011: 702.39, 702.46, 702.49, 702.64 · 2026: 702.41, 702.48, 702.51, 702.66, 702.125–126
 */
import {
  all,
  and,
  anything,
  controlledBy,
  countOf,
  creature,
  define,
  isSelf,
  numbers,
  ofType,
  opponents,
  parts,
  qualityOf,
  you,
} from './terms.ts';

export const affinity = define(
  'affinity',
  numbers('502.31', '702.38', '702.39', '702.41'),
  (ability) => [
    parts('affinity', {
      part: 'cost',
      change: { of: 'cast', what: isSelf, reduce: countOf(all(and(qualityOf(ability), controlledBy(you)))) },
    }),
  ],
  { needs: ['quality'] },
);

export const offering = define(
  'offering',
  numbers('502.42', '702.45', '702.46', '702.48'),
  (ability) => [parts('offering', { part: 'offering', what: qualityOf(ability) })],
  { needs: ['quality'] },
);

export const convoke = define('convoke', numbers('502.46', '702.48', '702.49', '702.51'), () => [
  parts('convoke', {
    part: 'payWith',
    how: 'tap',
    from: all(creature, { is: 'untapped' }, controlledBy(you)),
    colors: true,
    tag: 'convoke',
  }),
]);

export const improvise = define('improvise', numbers(null, null, null, '702.126'), () => [
  parts('improvise', {
    part: 'payWith',
    how: 'tap',
    from: all(ofType('artifact'), { is: 'untapped' }, controlledBy(you)),
    tag: 'improvise',
  }),
]);

export const undaunted = define('undaunted', numbers(null, null, null, '702.125'), () => [
  parts('undaunted', {
    part: 'cost',
    change: { of: 'cast', what: isSelf, reduce: { q: 'countPlayers', of: opponents } },
  }),
]);

export const delve = define('delve', numbers(null, '702.63', '702.64', '702.66'), () => [
  parts('delve', {
    part: 'payWith',
    how: 'exile',
    from: { set: 'all', where: anything, zone: 'graveyard', of: you },
    tag: 'delve',
  }),
]);
