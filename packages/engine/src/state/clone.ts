/** Copying a whole state by hand, sharing what is immutable. 2006: 100 · 2009, 2011, 2026: 100 (no rule: saving and forking) */
import type { CombatState, GameState, OwnOfTurn, PlayerState } from './state.ts';
import { freshHistory } from './fresh.ts';
import { share } from './writing.ts';
import type { TurnHistoryState } from './turn-history.ts';

function clonePlayer(p: PlayerState): PlayerState {
  return {
    ...p,
    library: p.library.slice(),
    hand: p.hand.slice(),
    graveyard: p.graveyard.slice(),
    mana: p.mana.slice(),
    outside: p.outside.slice(),
  };
}

function cloneCombat(c: CombatState): CombatState {
  return {
    ...c,
    attackers: c.attackers.map((a) => ({ ...a, blockedBy: a.blockedBy.slice() })),
    attackedPlayers: c.attackedPlayers.slice(),
    blockers: c.blockers.map((b) => ({ ...b, blocking: b.blocking.slice() })),
  };
}

/** What is a turn's own. */
function cloneOwn(s: OwnOfTurn): OwnOfTurn {
  const { turn } = s;
  return {
    turn: {
      ...turn,
      extraTurns: turn.extraTurns.slice(),
      upcoming: turn.upcoming.slice(),
      skips: turn.skips.map((k) => ({ ...k })),
      afterSkips: turn.afterSkips.slice(),
      controls: turn.controls.slice(),
    },
    priority: { ...s.priority },
    stack: s.stack.slice(),
    combat: s.combat === null ? null : cloneCombat(s.combat),
    agenda: s.agenda.map((frame) => ({ ...frame })),
    history: cloneHistory(s.history),
    lastTurnHistory: s.lastTurnHistory,
    loop: { ...s.loop },
  };
}

/** How many keys every turn's history has. */
const ALWAYS_KEPT = Object.keys(freshHistory()).length;

function cloneHistory(history: TurnHistoryState): TurnHistoryState {
  const copy: TurnHistoryState = {
    landPlays: history.landPlays.slice(),
    spellsCast: history.spellsCast.slice(),
    died: history.died.slice(),
    attackers: history.attackers.slice(),
    blockers: history.blockers.slice(),
    damage: history.damage.slice(),
    descended: history.descended.slice(),
    manaOnSpells: history.manaOnSpells.slice(),
    lifeGained: history.lifeGained.slice(),
    lifeLost: history.lifeLost.slice(),
    drawn: history.drawn.slice(),
    entered: history.entered.slice(),
    activated: history.activated.slice(),
  };
  // few turns keep more: a spread would give each copy a shape of its own. The order stays, so that a copy is saved as the original is
  const keys = Object.keys(history) as (keyof TurnHistoryState)[];
  for (let i = ALWAYS_KEPT; i < keys.length; i++) {
    const key = keys[i] as keyof TurnHistoryState;
    const kept = history[key];
    Object.assign(copy, { [key]: Array.isArray(kept) ? kept.slice() : kept });
  }
  return copy;
}

/**
 * A state that shares nothing with the original but objects, which each copies before it changes them (writing.ts), and the main game of a
 * subgame, which stands still.
 */
export function cloneState(s: GameState): GameState {
  share(s);
  const copy: GameState = {
    ...s,
    ...cloneOwn(s),
    random: { ...s.random },
    objects: s.objects.slice(),
    free: s.free.slice(),
    players: s.players.map(clonePlayer),
    battlefield: s.battlefield.slice(),
    exile: s.exile.slice(),
    ante: s.ante.slice(),
    command: s.command.slice(),
    markers: s.markers.map((m) => ({ ...m, aside: m.aside === null ? null : cloneOwn(m.aside) })),
    effects: s.effects.map((e) => ({ ...e })),
    delayed: s.delayed.slice(),
    pending: s.pending.slice(),
    lki: s.lki.slice(),
    stateTriggers: s.stateTriggers.slice(),
  };
  share(copy);
  return copy;
}
