/** A player's own commander, wherever it is. 2026: 903.3 */
import type { Zone } from '@rulewright/engine';
import { words } from '../grammar/index.ts';

const ANYWHERE: readonly Zone[] = ['battlefield', 'command', 'graveyard', 'exile', 'hand', 'library', 'stack'];
export const YOUR_COMMANDER = {
  set: 'all',
  where: { is: 'and', of: [{ is: 'commander' }, { is: 'ownedBy', player: { who: 'you' } }] },
  zone: ANYWHERE,
};
export const yourCommander = words('your commander', { 'your commander': { ...YOUR_COMMANDER, $d: 'your' } }, 1);
