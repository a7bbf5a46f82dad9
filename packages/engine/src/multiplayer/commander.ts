/** Decks that are led by a commander from the command zone. 2006: none · 2009: 903.3–903.12 · 2011: 903.3–903.14 · 2026: 903.3–903.10 */
import type { Filter } from '../vocabulary/nouns.ts';
import type { ContinuousPart } from '../vocabulary/rules-effects.ts';
import { effectDefinition } from '../vocabulary/rule-definition.ts';
import type { Zone } from '../vocabulary/words.ts';
import type { Game } from '../running/game.ts';
import { type PlayerId, slotOf } from '../state/ids.ts';
import { askYesNo } from '../decisions/ask.ts';
import { addRuleEffect } from '../events/effects.ts';
import type { GameEvent } from '../events/event.ts';
import { byRule } from '../events/cause.ts';
import { moveEvent } from '../events/kinds/move.ts';
import { noteCommander } from '../events/commanders.ts';

const you = { who: 'you' } as const;
const yours: Filter = { is: 'and', of: [{ is: 'commander' }, { is: 'ownedBy', player: you }] };

/** It is cast from the command zone for {2} more for each time before, whatever a partner did (2009: 903.9 · 2011: 903.10 · 2026: 702.124d, 903.8). */
const casting: readonly ContinuousPart[] = [
  {
    part: 'rule',
    rule: { rule: 'mayPlay', who: you, what: { set: 'all', where: yours, zone: 'command' }, types: 'spells' },
  },
  {
    part: 'cost',
    change: {
      of: 'cast',
      who: you,
      what: { is: 'and', of: [{ is: 'castFrom', zone: 'command' }, yours] },
      add: { generic: { q: 'times', of: { q: 'commanderCasts', of: { set: 'ref', name: 'proposed.spell' } }, by: 2 } },
    },
  },
];

/** Its owner may put it there instead of into such a zone (2009: 903.10–903.11 · 2011: 903.11–903.12 · 2026: 903.9b–c). */
const insteadOf = (to: readonly Zone[]): ContinuousPart => ({
  part: 'replacement',
  replacement: {
    event: { on: 'move', what: yours, to },
    optional: you,
    instead: { instead: 'zone', zone: 'command', commanders: true },
  },
});

export const COMMANDER = effectDefinition('rule:commander', [...casting, insteadOf(['graveyard', 'exile'])], {
  until: 'forever',
});
export const COMMANDER_TODAY = effectDefinition('rule:commander/today', [...casting, insteadOf(['hand', 'library'])], {
  until: 'forever',
});

export function beginCommanding(game: Game): void {
  const rules = game.edition.commander?.returns === 'state-based' ? COMMANDER_TODAY : COMMANDER;
  for (const { id, commanders } of game.state.players) if (commanders.length > 0) addRuleEffect(game, rules, id, 0, {});
}

/**
 * 21 or more of one and the same lose the game, but for Brawl (2009: 104.3j, 704.5u, 903.12a · 2011: 104.3j, 704.5v, 903.14a ·
 * 2026: 104.3j, 704.6c, 903.10a, 903.12h).
 */
export const isFelledByCommander = ({ state }: Game, player: PlayerId): boolean =>
  !state.options.brawl && Object.values(state.players[player]?.commanderDamage ?? {}).some((dealt) => dealt >= FATAL);
const FATAL = 21;

/** One that has come into a graveyard or into exile since the last check may be put into the command zone (2026: 704.6d, 903.9a). */
export function returningCommanders(game: Game): GameEvent[] {
  const { state } = game;
  return state.players.flatMap((player) =>
    player.commanders.flatMap((commander) => {
      const lying = [...player.graveyard, ...state.exile].map((id) => state.objects[slotOf(id)]);
      const object = lying.find((o) => o?.card === commander.card && o.kind === 'card');
      if (object == null) return [];
      const { id, zone } = object;
      if (!noteCommander(player, commander, id)) return [];
      if (!askYesNo(game, { player: player.id, source: id, purpose: 'put it into the command zone' })) return [];
      return [moveEvent({ object: id, from: zone, to: 'command' }, byRule('903.9a', 'sba', player.id))];
    }),
  );
}
