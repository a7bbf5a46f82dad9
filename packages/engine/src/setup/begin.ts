/** What a game begins with: decks as libraries, or a position. 2006: 101 · 2009, 2011, 2026: 103, 108.3a, 901.6, 903.6 */
import type { Setup } from './description.ts';
import { newObject, putInCommand } from '../events/objects.ts';
import type { Game } from '../running/game.ts';
import { leadsOf } from '../multiplayer/leads.ts';
import { newCommander } from '../state/commander.ts';
import type { PlayerState } from '../state/state.ts';
import { startingLife } from '../state/teams.ts';
import { handModifierOf } from '../state/nontraditional.ts';
import { isForAnte } from './ante.ts';
import { setStartingPlanes } from './planar-decks.ts';
import { placePosition } from './position.ts';

/** Says what is wrong with the position; null if nothing is. */
export function begin(game: Game, setup: Setup): string | null {
  if (setup.planarDeck) game.state.planarDeck = [...setup.planarDeck];
  for (const [
    owner,
    { commander, vanguard, conspiracies = [], schemes, planes, attractions },
  ] of setup.players.entries()) {
    const player = game.state.players[owner] as PlayerState;
    // 2009: 310.2, 903.5 · 2011: 310.2, 903.6 · 2026: 313.2, 903.6
    player.commanders = leadsOf(commander).map(({ def }) => newCommander(putInCommand(game, 'card', owner, def).card));
    if (vanguard) putInCommand(game, 'card', owner, vanguard.def);
    // 2026: 103.2e, 315.2, 905.4
    for (const { def } of conspiracies) putInCommand(game, 'card', owner, def);
    player.maxHandSize += handModifierOf(game, owner);
    if (schemes) player.schemes = [...schemes];
    if (planes) player.planes = [...planes];
    if (attractions) player.attractions = [...attractions];
  }
  for (const player of game.state.players) player.life = startingLife(game, player.id);
  if (setup.position !== undefined) {
    const problem = placePosition(game, setup.position);
    setStartingPlanes(game);
    return problem;
  }
  setup.players.forEach((player, owner) => {
    for (const card of player.deck) {
      if (setup.ante !== true && isForAnte(game.definitions.get(card.def))) continue;
      const object = newObject(game.state, { kind: 'card', owner, zone: 'library', def: card.def });
      (game.state.players[owner] as PlayerState).library.push(object.id);
    }
  });
  const starting = setup.startingPlayer ?? 'random';
  game.state.agenda = [
    { frame: 'turn' },
    { frame: 'setup', stage: 'begin', player: starting === 'random' ? -1 : starting },
  ];
  return null;
}
