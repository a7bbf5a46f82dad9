/** Zones in noun phrases: `in your graveyard`, `from target player's hand`, `on the battlefield`. 2006: 217 · 2009, 2011, 2026: 400 */
import type { PlayerSet, Zone } from '@rulewright/engine';
import { alt, phrasesOf } from '../grammar/index.ts';
import type { Rule } from '../grammar/index.ts';
import { possessive } from './players.ts';
import { ownZone } from './words.ts';

const phrase = phrasesOf(() => ({ ownZone, possessive, zone }));

export interface ZoneOf {
  zone: Zone | readonly Zone[];
  of?: PlayerSet;
  each?: true;
}

/** `your graveyard` · `all graveyards` · `exile`. */
export const zone: Rule<ZoneOf> = alt('zone', () => [
  phrase('{of:possessive} {zone:ownZone}', { zone: '$zone', of: '$of' }),
  phrase('all hands and graveyards', { zone: ['hand', 'graveyard'] }),
  phrase('all graveyards', { zone: 'graveyard' }),
  phrase('each graveyard', { zone: 'graveyard', each: true }),
  phrase('all hands', { zone: 'hand' }),
  phrase("all players ' hands", { zone: 'hand', $any: 'players' }),
  phrase("your opponents ' graveyards", { zone: 'graveyard', of: { who: 'opponents' }, $any: 'theirs' }),
  phrase("all opponents ' hands and graveyards", { zone: ['hand', 'graveyard'], of: { who: 'opponents' } }),
  phrase('{of:possessive} hand ($or:or|and/or) graveyard', { zone: ['hand', 'graveyard'], of: '$of', $any: 'or' }),
  phrase('{of:possessive} hand and graveyard', { zone: ['hand', 'graveyard'], of: '$of' }),
  phrase('a graveyard', { zone: 'graveyard', $any: 'a' }),
  phrase('any graveyard', { zone: 'graveyard', $any: 'any' }),
  phrase('graveyards', { zone: 'graveyard', $any: 'bare' }),
]);

/** Where a card is: `in your hand` · `from your graveyard`. */
export const inZone: Rule<ZoneOf> = alt('in a zone', () => [
  phrase('($in:from|in|of) {z:zone}', '$z'),
  phrase('<in exile>', { zone: 'exile' }),
  phrase('from exile', { zone: 'exile', $in: 'from exile' }),
]);
