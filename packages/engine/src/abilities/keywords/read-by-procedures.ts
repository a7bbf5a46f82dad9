/**
 * Keywords that the rules of combat, damage, the untap step, casting or attaching read by name: their own rules say that they
 * modify those procedures, so they stand for no further ability.
 * 2006: 502.2, 502.5, 502.9–11, 502.14–15, 502.28, 502.34, 502.45, 502.49
 * 2009: 702.2, 702.4–5, 702.7, 702.10, 702.13, 702.15, 702.17–19, 702.23, 702.77
 * 2011: 702.2, 702.4–5, 702.7, 702.10, 702.14, 702.16, 702.18–20, 702.24, 702.78, 702.88
 * 2026: 702.2, 702.4–5, 702.7, 702.10, 702.15, 702.17, 702.19–20, 702.22, 702.26, 702.80, 702.90, 702.102
 */
import type { KeywordName } from '../../vocabulary/keywords.ts';
import type { KeywordReader, KeywordRules } from './definition.ts';
import { define, nothing, numbers } from './terms.ts';

const readBy = (keyword: KeywordName, rules: KeywordRules, ...readers: KeywordReader[]) =>
  define(keyword, rules, () => nothing, { readBy: readers });

export const firstStrike = readBy('first strike', numbers('502.2', '702.7', '702.7', '702.7'), 'combat');
export const doubleStrike = readBy('double strike', numbers('502.28', '702.4', '702.4', '702.4'), 'combat');
export const trample = readBy('trample', numbers('502.9', '702.17', '702.18', '702.19'), 'combat');
export const vigilance = readBy('vigilance', numbers('502.14', '702.18', '702.19', '702.20'), 'combat');
/** attacking, and activating abilities whose cost has the tap symbol */
export const haste = readBy('haste', numbers('502.5', '702.10', '702.10', '702.10'), 'combat', 'casting');
export const banding = readBy('banding', numbers('502.10', '702.19', '702.20', '702.22'), 'combat');
/** what it means for the others of a band differs by edition (the seam `bandsWithOther`) */
export const bandsWithOther = define(
  'bands with other',
  numbers('502.11', '702.19b', '702.20b', '702.22b'),
  () => nothing,
  { needs: ['quality'], readBy: ['combat'] },
);
/** flying names it in what may block */
export const reach = readBy('reach', numbers(null, '702.15', '702.16', '702.17'), 'definition');
export const deathtouch = readBy('deathtouch', numbers(null, '702.2', '702.2', '702.2'), 'combat', 'damage');
export const lifelink = readBy('lifelink', numbers(null, '702.13', '702.14', '702.15'), 'damage');
export const wither = readBy('wither', numbers(null, '702.77', '702.78', '702.80'), 'damage');
export const infect = readBy('infect', numbers(null, null, '702.88', '702.90'), 'damage');
/** more poison counters for the player it damages */
export const toxic = define('toxic', numbers(null, null, null, '702.164'), () => nothing, {
  needs: ['n'],
  readBy: ['damage'],
});
export const phasing = readBy('phasing', numbers('502.15', '702.23', '702.24', '702.26'), 'untap');
/** what an Aura may target and be attached to */
export const enchant = readBy('enchant', numbers('502.45', '702.5', '702.5', '702.5'), 'casting', 'attachment');
/** the second set of power, toughness and mana cost is a face of the card (718) */
export const prototype = readBy('prototype', numbers(null, null, null, '702.160'), 'casting');
/** both halves of a split card cast as one spell */
export const fuse = readBy('fuse', numbers(null, null, null, '702.102'), 'casting');
/** "Imprint" before an activated or triggered ability, which is stated by itself; an ability word since 2009. */
export const imprint = readBy('imprint', numbers('502.34', null, null, null), 'definition');
/** 502.49a: no effect. */
export const substance = readBy('substance', numbers('502.49', null, null, null), 'definition');
