/**
 * Keywords that the vocabulary cannot express yet, each with what it lacks. A card that has one is refused by name.
 * 2009: 702.62, 702.72–73, 702.78, 702.82 · 2011: 702.63, 702.73–74, 702.79, 702.83, 702.86–87
 * 2026: 702.65, 702.75–76, 702.81, 702.85, 702.88–89
 */
import type { KeywordName } from '../../vocabulary/keywords.ts';
import type { KeywordRules } from './definition.ts';
import { define, nothing, numbers } from './terms.ts';

const lacking = (keyword: KeywordName, rules: KeywordRules, missing: string) =>
  define(keyword, rules, () => nothing, { missing });

export const auraSwap = lacking(
  'aura swap',
  numbers(null, '702.62', '702.63', '702.65'),
  'exchanging a permanent with a card in a hand',
);
export const hideaway = lacking(
  'hideaway',
  numbers(null, '702.72', '702.73', '702.75'),
  'letting whoever controls a permanent look at the card it exiled',
);
export const prowl = lacking(
  'prowl',
  numbers(null, '702.73', '702.74', '702.76'),
  'the types that sources of damage had as they dealt it',
);
export const retrace = lacking(
  'retrace',
  numbers(null, '702.78', '702.79', '702.81'),
  'an additional cost only where a card is cast from a graveyard',
);
export const cascade = lacking(
  'cascade',
  numbers(null, '702.82', '702.83', '702.85'),
  'gathering the cards exiled by a repeated process',
);
export const rebound = lacking(
  'rebound',
  numbers(null, null, '702.86', '702.88'),
  'the zone a spell was cast from as a condition',
);
export const umbraArmor = lacking(
  'umbra armor',
  numbers(null, null, null, '702.89'),
  'removing the damage marked on a permanent',
);
export const totemArmor = lacking(
  'totem armor',
  numbers(null, null, '702.87', null),
  'removing the damage marked on a permanent',
);
