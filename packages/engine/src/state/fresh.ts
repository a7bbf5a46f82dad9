/** A game in which nothing has happened yet. 2006: 101.3 · 2009, 2011: 103.3 · 2026: 103.4 */
import type { PlayerId } from './ids.ts';
import type { RandomState } from './random.ts';
import type { CardInDeck, GameState, OwnOfTurn, PlayerState, TurnState } from './state.ts';
import type { TurnHistoryState } from './turn-history.ts';

export function freshPlayer(
  id: PlayerId,
  team: number,
  life: number,
  sideboard: readonly CardInDeck[] = [],
): PlayerState {
  return {
    id,
    life,
    library: [],
    hand: [],
    graveyard: [],
    counters: null,
    mana: [],
    landsPlayed: 0,
    drewFromEmpty: false,
    maxHandSize: 7,
    lost: false,
    lossReason: null,
    left: false,
    leftWith: null,
    drew: false,
    mulligans: 0,
    kept: false,
    turnBegan: 0,
    lastUpkeep: 0,
    previousUpkeep: 0,
    team,
    blessed: false,
    tempted: 0,
    ringBearer: 0,
    commanders: [],
    commanderDamage: null,
    completed: [],
    sideboard,
    outside: [],
  };
}

const freshTurn = (): TurnState => ({
  number: 0,
  begun: 0,
  active: 0,
  phase: 'beginning',
  step: 'untap',
  extraTurns: [],
  extraTurnId: 0,
  combats: 0,
  upkeeps: 0,
  mains: 0,
  upcoming: [],
  startingPlayer: 0,
  lastInOrder: 0,
  controller: -1,
  activated: [],
  skips: [],
  afterSkips: [],
  controls: [],
});

export const freshHistory = (): TurnHistoryState => ({
  landPlays: [],
  spellsCast: [],
  died: [],
  attackers: [],
  blockers: [],
  damage: [],
  descended: [],
  manaOnSpells: [],
  lifeGained: [],
  lifeLost: [],
  drawn: [],
  entered: [],
  activated: [],
});

export const freshLoop = (): GameState['loop'] => ({ choiceFree: 0, position: null, involved: [], growth: null });

/** A turn that has not begun. */
export const freshOwn = (): OwnOfTurn => ({
  turn: freshTurn(),
  priority: { player: 0, passes: 0 },
  stack: [],
  combat: null,
  agenda: [],
  history: freshHistory(),
  lastTurnHistory: { attackers: [], active: [], spells: [], lifeLost: [] },
  loop: freshLoop(),
});

/** The whole state of a game before it starts. One literal, so that engines keep one shape for it, from game to game. */
export const freshState = (
  edition: GameState['edition'],
  options: GameState['options'],
  random: RandomState,
  players: PlayerState[],
): GameState => ({
  edition,
  options,
  main: null,
  random,
  nextObject: 1,
  nextCard: 1,
  nextTimestamp: 1,
  nextEffect: 1,
  nextOrder: 1,
  players,
  objects: [],
  fleeting: false,
  free: [],
  battlefield: [],
  stack: [],
  exile: [],
  ante: [],
  command: [],
  reach: null,
  markers: [],
  turn: freshTurn(),
  priority: { player: 0, passes: 0 },
  combat: null,
  agenda: [],
  effects: [],
  delayed: [],
  absent: [],
  pending: [],
  lki: [],
  history: freshHistory(),
  lastTurnHistory: { attackers: [], active: [], spells: [], lifeLost: [] },
  daytime: null,
  monarch: -1,
  initiative: -1,
  stateTriggers: [],
  result: null,
  unsettled: true,
  loop: freshLoop(),
  tick: 0,
  logged: 0,
  barrier: 0,
});

/** What goes on through a restart or into a subgame and back, so that no id or number means two things. */
export const goingOn = (from: GameState) => ({
  nextObject: from.nextObject,
  nextCard: from.nextCard,
  nextTimestamp: from.nextTimestamp,
  nextEffect: from.nextEffect,
  nextOrder: from.nextOrder,
  tick: from.tick,
  logged: from.logged,
  barrier: from.barrier,
  ...(from.reworded && { reworded: from.reworded }),
});
