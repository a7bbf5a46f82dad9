/**
 * Evasion: what can't be blocked by what.
 * 2006: 502.4, 502.6, 502.8, 502.17, 502.25 · 2009: 702.9, 702.11, 702.12, 702.25, 702.28, 702.33
 * 2011: 702.9, 702.12, 702.13, 702.26, 702.29, 702.34 · 2026: 702.9, 702.13, 702.14, 702.28, 702.31, 702.36, 702.111, 702.118
 */
import type { Filter } from '../../vocabulary/nouns.ts';
import type { Rule } from '../../vocabulary/rules-effects.ts';
import type { KeywordName } from '../../vocabulary/keywords.ts';
import {
  all,
  and,
  anything,
  controlledBy,
  creature,
  define,
  not,
  numbers,
  ofType,
  or,
  qualityOf,
  rules,
  self,
  withKeyword,
} from './terms.ts';

const blockedOnlyBy = (may: Filter): Rule => ({ rule: 'cantBlock', what: all(creature, not(may)), whom: self });
const evasion = (keyword: KeywordName, may: Filter) => () => [rules(keyword, blockedOnlyBy(may))];

export const flying = define(
  'flying',
  numbers(null, '702.9', '702.9', '702.9'),
  evasion('flying', or(withKeyword('flying'), withKeyword('reach'))),
);
/** 502.4b: before reach was a keyword, its text let a creature block as though it had flying. */
export const flying2006 = define(
  'flying',
  numbers('502.4', null, null, null),
  evasion('flying', withKeyword('flying')),
);

export const fear = define(
  'fear',
  numbers('502.25', '702.33', '702.34', '702.36'),
  evasion('fear', or(ofType('artifact'), { is: 'color', color: 'B' })),
);
export const intimidate = define(
  'intimidate',
  numbers(null, '702.11', '702.12', '702.13'),
  evasion('intimidate', or(ofType('artifact'), { is: 'sharesColor', with: self })),
);
export const horsemanship = define(
  'horsemanship',
  numbers('502.17', '702.28', '702.29', '702.31'),
  evasion('horsemanship', withKeyword('horsemanship')),
);

/** Shadow works both ways. */
export const shadow = define('shadow', numbers('502.8', '702.25', '702.26', '702.28'), () => [
  rules('shadow', blockedOnlyBy(withKeyword('shadow')), {
    rule: 'cantBlock',
    what: self,
    whom: all(creature, not(withKeyword('shadow'))),
  }),
]);

export const skulk = define('skulk', numbers(null, null, null, '702.118'), () => [
  rules('skulk', {
    rule: 'cantBlock',
    what: all(creature, { is: 'stat', stat: 'power', op: '>', than: { q: 'stat', stat: 'power', of: self } }),
    whom: self,
  }),
]);

export const menace = define('menace', numbers(null, null, null, '702.111'), () => [
  rules('menace', { rule: 'minBlockers', what: self, n: 2 }),
]);

/** All landwalks: the quality describes the land (a land type, snow, legendary, nonbasic, artifact …). */
export const landwalk = define(
  'landwalk',
  numbers('502.6', '702.12', '702.13', '702.14'),
  (ability) => [
    rules('landwalk', {
      rule: 'cantBlock',
      what: all(anything),
      whom: self,
      when: {
        if: 'exists',
        what: all(and(ofType('land'), qualityOf(ability), controlledBy({ who: 'defending', of: self }))),
      },
    }),
  ],
  { needs: ['quality'] },
);
