/** What an edition is called, and its own words for what the table shows. 2006: 217.7 · 2009, 2011, 2026: 406 */
import type { WireEdition } from '@rulewright/protocol';

interface Words {
  /** as people say it */
  name: string;
  /** the zone of cards that are exiled, short and at length */
  exile: string;
  exiled: string;
}

export const EDITION_WORDS: Readonly<Record<WireEdition, Words>> = {
  '2006-10': { name: 'October 2006', exile: 'removed', exiled: 'cards removed from the game' },
  '2009-10': { name: 'October 2009', exile: 'exile', exiled: 'exiled cards' },
  '2011-09': { name: 'September 2011', exile: 'exile', exiled: 'exiled cards' },
  '2026-02': { name: 'February 2026', exile: 'exile', exiled: 'exiled cards' },
};
