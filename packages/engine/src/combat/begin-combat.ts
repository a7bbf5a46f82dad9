/** A combat in which nothing has happened yet, and whom it is against. 2006: 306.3, 307.1 · 2009, 2011, 2026: 506.2a, 507.1 */
import type { Game } from '../running/game.ts';
import { askOption } from '../decisions/ask.ts';
import { attackableOpponents } from './attack-options.ts';
import { setDefending } from '../events/combat-record.ts';

/** Where not all opponents defend, the active player chooses one of them (2006: 306.3 · 2009, 2011, 2026: 507.1). */
export function chooseDefendingPlayer(game: Game): void {
  const { combat, options, turn } = game.state;
  if (combat === null || options.attack !== 'single') return;
  const opponents = attackableOpponents(game, turn.active);
  const choices = opponents.map((player) => ({ player }));
  const at = askOption(game, {
    player: turn.active,
    source: 0,
    kind: 'player',
    purpose: 'choose the defending player',
    options: choices,
  });
  setDefending(combat, opponents[at] ?? -1);
}
