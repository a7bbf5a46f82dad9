/** A player's own commander, wherever it is. 2026: 702.124, 903.3 */
import type { Zone } from '@rulewright/engine';
import { words } from '../grammar/index.ts';

const ANYWHERE: readonly Zone[] = ['battlefield', 'command', 'graveyard', 'exile', 'hand', 'library', 'stack'];
export const YOUR_COMMANDER = {
  set: 'all',
  where: { is: 'and', of: [{ is: 'commander' }, { is: 'ownedBy', player: { who: 'you' } }] },
  zone: ANYWHERE,
};
/** Of two commanders it is the one that whoever acts chooses (2026: 702.124e). */
export const COMMANDER_THERE = {
  set: 'choice',
  by: { who: 'you' },
  from: { ...YOUR_COMMANDER, zone: 'command' },
  count: { min: 1, max: 1 },
};

export const yourCommander = words('your commander', { 'your commander': { ...YOUR_COMMANDER, $d: 'your' } }, 1);
