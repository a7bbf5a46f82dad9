/** What an edition is called, its own words for what the table shows, and what is different when one plays by it. 2006: 217.7 · 2009, 2011, 2026: 406 */
import type { WireEdition } from '@rulewright/protocol';

interface Words {
  /** as people say it */
  name: string;
  /** the zone of cards that are exiled, short and at length */
  exile: string;
  exiled: string;
  /** what one notices first, in a sentence */
  differs: string;
  /** one example, and the rule that says so */
  example: string;
  rule: string;
}

export const EDITION_WORDS: Readonly<Record<WireEdition, Words>> = {
  '2006-10': {
    name: 'October 2006',
    exile: 'removed',
    exiled: 'cards removed from the game',
    differs: 'Combat damage waits on the stack, and unused mana burns.',
    example: 'Sacrifice Mogg Fanatic while its combat damage is on the stack: both are dealt.',
    rule: '310.4',
  },
  '2009-10': {
    name: 'October 2009',
    exile: 'exile',
    exiled: 'exiled cards',
    differs: 'Combat damage is dealt at once, blockers stand in an order, and mana no longer burns.',
    example: 'A creature with deathtouch divides its damage among its blockers as you like.',
    rule: '702.2b',
  },
  '2011-09': {
    name: 'September 2011',
    exile: 'exile',
    exiled: 'exiled cards',
    differs: 'As in 2009, but deathtouch now says what damage is lethal.',
    example: 'One damage of a creature with deathtouch is lethal: with trample, the rest goes on to the player.',
    rule: '702.2b',
  },
  '2026-02': {
    name: 'February 2026',
    exile: 'exile',
    exiled: 'exiled cards',
    differs: 'Today’s rules: no order of blockers, a kinder mulligan, and each player may have the same legend.',
    example: 'With two of a legend you keep the one you choose; your opponent’s stays, too.',
    rule: '704.5j',
  },
};
