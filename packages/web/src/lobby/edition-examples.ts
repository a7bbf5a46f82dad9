/** For each edition a position of the house's in which one sees what it is like, and the rule that decides there. */
import type { WireEdition } from '@rulewright/protocol';

interface EditionExample {
  /** by its number in that edition */
  readonly rule: string;
  readonly scenario: string;
  /** whose rules are shown beside it */
  readonly beside: WireEdition;
}

export const EDITION_EXAMPLES: Readonly<Record<WireEdition, EditionExample>> = {
  '2006-10': { rule: '300.3', scenario: 'Unspent mana at the end of a phase', beside: '2009-10' },
  '2009-10': {
    rule: '702.2b',
    scenario:
      'Damage of an attacker with deathtouch among its blockers: as its controller likes, or lethal damage of 1 in order',
    beside: '2011-09',
  },
  '2011-09': {
    rule: '702.2b',
    scenario: 'One with trample may count on another’s deathtouch, which is still to assign damage to the same blocker',
    beside: '2026-02',
  },
  '2026-02': { rule: '704.5j', scenario: 'Two players each control the same legend', beside: '2011-09' },
};
