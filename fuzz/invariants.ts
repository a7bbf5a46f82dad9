/** Laws that hold of every game whenever a player has priority. 2006: 217, 420 · 2009, 2011, 2026: 400, 704 */
import { CARD_TYPES, type Game, type ObjectId, characteristics, componentsOf } from '@rulewright/engine';
import { staleness, unsoundness } from '@rulewright/engine/internal';

/** The notes with which one game is compared from decision to decision. */
export interface Before {
  cards: number;
  /** cards outside a subgame are in the main game, and are not counted with those of the subgame */
  subgame: boolean;
  turn: number;
  life: number[];
  gained: number[];
  lost: number[];
}

export function before(game: Game): Before {
  const { players, history, turn } = game.state;
  return {
    cards: cardCount(game),
    subgame: game.state.main !== null,
    turn: turn.number,
    life: players.map((p) => p.life),
    gained: players.map((p) => history.lifeGained[p.id] ?? 0),
    lost: players.map((p) => history.lifeLost[p.id] ?? 0),
  };
}

/** Cards by themselves, and those that represent a permanent together with others. */
const cardCount = (game: Game): number =>
  game.state.objects.flatMap((o) => (o === null ? [] : componentsOf(o))).filter((o) => o.kind === 'card').length;

const isType = (game: Game, id: ObjectId, type: (typeof CARD_TYPES)[number]): boolean =>
  (characteristics(game, id).types & (1 << CARD_TYPES.indexOf(type))) !== 0;

/** The law that is broken, in words. `settled`: a player has priority, so state-based actions are at rest. */
export function broken(game: Game, last: Before | null, settled: boolean): string[] {
  const faults: string[] = [];
  const { state } = game;
  const left = state.players.some((p) => p.left);
  const sameGame = last?.subgame === (state.main !== null);
  if (last && sameGame && !left && cardCount(game) !== last.cards)
    faults.push(`there are ${cardCount(game)} cards, there were ${last.cards}`);
  if (!state.fleeting && state.objects.some((o) => o?.kind === 'token' || o?.kind === 'copy'))
    faults.push('there are tokens or copies, and it says there are none');
  faults.push(...unsoundness(state, game.definitions), ...staleness(game));
  for (const player of state.players) {
    if (!Number.isSafeInteger(player.life)) faults.push(`life of ${player.id} is ${player.life}`);
  }
  if (last && last.turn === state.turn.number) {
    for (const player of state.players) {
      const due =
        (last.life[player.id] ?? 0) +
        (state.history.lifeGained[player.id] ?? 0) -
        (last.gained[player.id] ?? 0) -
        (state.history.lifeLost[player.id] ?? 0) +
        (last.lost[player.id] ?? 0);
      if (!player.left && player.life !== due)
        faults.push(`life of ${player.id} is ${player.life}, by what was gained and lost it is ${due}`);
    }
  }
  if (settled) atRest(game, faults);
  return faults;
}

/** State-based actions are at rest: none of the plain ones is due. */
function atRest(game: Game, faults: string[]): void {
  const { state } = game;
  const unlosable = game.derived?.rules.has('cantLoseGame') === true;
  for (const player of state.players) {
    if (player.left || player.lost || unlosable) continue;
    if (player.life <= 0 && game.derived?.rules.has('lastsWithoutLife') !== true)
      faults.push(`player ${player.id} has ${player.life} life and priority goes on`);
    if ((player.counters?.['poison'] ?? 0) >= 10)
      faults.push(`player ${player.id} has ten poison counters and priority goes on`);
    if (player.drewFromEmpty) faults.push(`player ${player.id} drew from an empty library and priority goes on`);
  }
  for (const object of state.objects) {
    if (object?.kind === 'token' && object.zone !== 'battlefield')
      faults.push(`the token ${object.id} is in ${object.zone}`);
  }
  for (const id of state.battlefield) {
    const object = state.objects.find((o) => o?.id === id);
    if (!object || object.phasedOut) continue;
    const is = characteristics(game, id);
    if (isType(game, id, 'creature')) {
      if (is.toughness <= 0) faults.push(`${is.name} has toughness ${is.toughness}`);
      else if (object.damage >= is.toughness && !indestructible(game, id))
        faults.push(`${is.name} has ${object.damage} damage and toughness ${is.toughness}`);
      if (is.subtypes.includes('Aura')) continue;
    }
    if (is.subtypes.includes('Aura') && object.attachedTo === 0 && object.attachedPlayer < 0)
      faults.push(`the Aura ${is.name} enchants nothing`);
  }
}

function indestructible(game: Game, id: ObjectId): boolean {
  return (
    characteristics(game, id).keywords.includes('indestructible') || game.derived?.rules.has('indestructible') === true
  );
}
