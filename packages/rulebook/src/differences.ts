/**
 * What differs between the editions, topic by topic: the rules whose scenarios try it, or why nothing does. 2006, 2009, 2011, 2026: passim
 */

/** Numbers of 2006-10, 2009-10, 2011-09 and 2026-02; null where the edition has no such rule. Each is shown by a scenario. */
export type Tried = readonly [string | null, string | null, string | null, string | null];

export type Difference =
  | { readonly topic: string; readonly tried: Tried }
  | { readonly topic: string; readonly outOfScope: string };

export const differences: readonly Difference[] = [
  {
    topic: 'The words of logs and labels',
    outOfScope: 'no rule acts on them; the labels of each edition have tests of their own',
  },
  { topic: 'When unspent mana is emptied', tried: ['300.3', '500.4', '500.4', '500.5'] },
  { topic: 'Mana burn', tried: ['300.3', '500.4', '500.4', '500.5'] },
  {
    topic: 'Announcing floating mana',
    outOfScope: 'an announcement between people; the mana in a pool is always shown',
  },
  { topic: 'Mulligans', tried: ['101.4', '103.4', '103.4', '103.5'] },
  { topic: 'A free first mulligan', tried: ['101.4a', '103.4b', '103.4b', '103.5c'] },
  { topic: 'The draw of the first turn', tried: ['101.5a', '103.7a', '103.7a', '103.8a'] },
  { topic: 'Combat damage on the stack, or dealt at once', tried: ['310.4', '510.2', '510.2', '510.2'] },
  { topic: 'Dividing damage among blockers', tried: ['310.2c', '510.1c', '510.1c', '510.1c'] },
  { topic: 'Who deals damage in the second combat damage step', tried: ['310.5', '510.5', '510.5', '510.4'] },
  { topic: 'Trample where the blockers are gone', tried: ['502.9c', '702.17c', '702.18c', '702.19d'] },
  { topic: 'The defending player', tried: ['602.2', '506.2', '506.2', '506.2'] },
  { topic: 'Legal attacks and blocks', tried: ['500.2', '508.1d', '508.1d', '508.1d'] },
  { topic: 'Bands with other', tried: ['502.11b', '702.19b', '702.20b', '702.22b'] },
  { topic: 'Deathtouch', tried: [null, '704.5h', '704.5h', '704.5h'] },
  { topic: 'Lifelink', tried: [null, '702.13a', '702.14b', '702.15b'] },
  { topic: 'Wither and infect', tried: [null, '702.77a', '702.78a', '702.80a'] },
  { topic: 'Poison', tried: ['420.5h', '704.5c', '704.5c', '704.5c'] },
  { topic: 'What damage results in', tried: ['420.5c', '118.3a', '119.3a', '120.3a'] },
  { topic: 'The legend rule', tried: ['420.5e', '704.5k', '704.5k', '704.5j'] },
  { topic: 'The world rule', tried: ['420.5i', '704.5m', '704.5m', '704.5k'] },
  { topic: 'Planeswalkers: one of a type, and damage redirected to them', tried: [null, '306.7', '306.7', '704.5j'] },
  { topic: 'Who owns a token', tried: ['216.1', '110.5a', '110.5a', '111.2'] },
  { topic: 'A token that has left', tried: ['216.3', '110.5f', '110.5g', '111.8'] },
  { topic: 'Phasing: a zone, or a status', tried: ['502.15f', '702.23b', '702.24b', '702.26b'] },
  { topic: 'Copiable values', tried: ['503.2', '706.2', '706.2', '707.2'] },
  { topic: 'What was chosen as it entered, remembered or linked', tried: ['503.8', '706.7a', '706.7a', '607.5a'] },
  { topic: 'Linked abilities', tried: ['217.7d', '607.2a', '607.2a', '607.2a'] },
  { topic: 'Becoming a copy while staying', tried: ['503.4', '706.4', '706.4', '707.4'] },
  { topic: 'Copying spells and abilities', tried: ['503.10', '706.9', '706.10', '707.10'] },
  { topic: 'New targets for a copy', tried: [null, '706.9c', '706.10c', '707.10c'] },
  { topic: 'Exceptions to copying', tried: ['503.9', '706.8', '706.9a', '707.9a'] },
  { topic: 'Casting a copy of a card', tried: ['503.12', '706.11', '706.12', '707.12'] },
  { topic: 'Double-faced cards', tried: [null, null, '711.2a', '712.8a'] },
  { topic: 'Face-down objects', tried: ['504.2', '707.2', '707.2', '708.2'] },
  { topic: 'Flip cards', tried: ['508.2', '709.2', '709.2', '710.2'] },
  { topic: 'Split cards', tried: ['505.6', '708.4', '708.4', '709.4'] },
  { topic: 'Layers', tried: ['418.5a', '613.3', '613.3', '613.4'] },
  { topic: 'Dependency', tried: ['418.5c', '613.7a', '613.7a', '613.8a'] },
  { topic: 'Objects that get their timestamps together', tried: ['418.5e', '613.6g', '613.6g', '613.7m'] },
  { topic: 'The order of replacement effects', tried: ['419.9a', '616.1', '616.1', '616.1'] },
  { topic: 'All targets illegal', tried: ['413.2a', '608.2b', '608.2b', '608.2b'] },
  { topic: 'Intervening if', tried: ['410.8', '603.4', '603.4', '603.4'] },
  { topic: 'State triggers', tried: ['410.11', '603.8', '603.8', '603.8'] },
  { topic: 'State-based actions before priority', tried: ['420.3', '704.3', '704.3', '704.3'] },
  { topic: 'The end step has no way back', tried: ['313.2', '513.3', '513.3', '513.2'] },
  { topic: 'Cleanup', tried: ['314.2', '514.2', '514.2', '514.2'] },
  { topic: 'The last time counter of suspend', tried: ['502.59a', '702.59a', '702.60a', '702.62a'] },
  { topic: 'Regeneration', tried: ['419.6b', '701.11a', '701.12a', '701.19a'] },
  { topic: 'An Aura that enters without being cast', tried: ['212.4j', '303.4f', '303.4f', '303.4f'] },
  { topic: 'Substance', tried: ['502.49a', null, null, null] },
  {
    topic: 'Card types',
    outOfScope:
      'a table of what each edition knows; a card with another type is refused by name, which the tests of set-up show',
  },
  { topic: 'Hybrid and Phyrexian mana', tried: ['104.3f', '107.4e', '107.4e', '107.4e'] },
  { topic: 'Two-Headed Giant', tried: ['606.4a', '806.4a', '810.4', '810.4'] },
  { topic: 'Controlled turns, ending the turn, subgames', tried: ['506.6', '712.5', '715.5', '728.5'] },
  { topic: 'Loops and illegal actions', tried: ['422.1', '714.1', '717.1', '732.1'] },
  {
    topic: 'Casual variants',
    outOfScope:
      'Planechase, Vanguard, Archenemy, Commander and Conspiracy are games of their own; their cards and zones are refused by name',
  },
];
