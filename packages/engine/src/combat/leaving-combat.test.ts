/** Joining and leaving combat otherwise than by being declared. 2006: 306.2 · 2009, 2011, 2026: 506.4, 508.4 */
import { expect, it } from 'vitest';
import { createGame } from '../game.ts';
import type { CardDefinition } from '../vocabulary/definition.ts';
import type { CardType } from '../vocabulary/words.ts';
import type { Game } from '../running/game.ts';
import { endCombat, newCombat } from '../events/combat-record.ts';
import { arrival } from '../events/event.ts';
import { joinCombat, settleCombat } from './combat.ts';

const card = (name: string, type: CardType): CardDefinition => ({
  key: name,
  name,
  layout: 'normal',
  faces: [
    {
      name,
      manaCost: ['1'],
      supertypes: [],
      types: [type],
      subtypes: [],
      abilities: [],
      ...(type === 'creature' ? { power: 2, toughness: 2 } : {}),
      ...(type === 'planeswalker' ? { loyalty: 3 } : {}),
    },
  ],
});
const bear = card('Bear', 'creature');
const relic = card('Relic', 'artifact');
const filler = card('Filler', 'creature');

/** Player 0 has a Bear and a Relic, player 1 a Bear; returns them in that order. */
function table(): { game: Game; ids: readonly number[] } {
  const made = createGame({
    seed: 1,
    players: [
      { name: 'A', deck: [] },
      { name: 'B', deck: [] },
    ],
    definitions: [bear, relic, filler],
    position: {
      active: 0,
      step: 'main1',
      objects: [
        { name: 'Bear', def: 'Bear', player: 0, zone: 'battlefield' },
        { name: 'Relic', def: 'Relic', player: 0, zone: 'battlefield' },
        { name: 'Bear', def: 'Bear', player: 1, zone: 'battlefield' },
        ...[0, 1].map((player) => ({ name: 'Filler', def: 'Filler', player, zone: 'library' as const })),
      ],
    },
  });
  if (!made.ok) throw new Error(JSON.stringify(made.errors));
  const { game } = made;
  game.state.combat = newCombat();
  return { game, ids: game.state.battlefield };
}
const attacking = (id: number) => ({ id, defender: 1, planeswalker: 0, blocked: false, blockedBy: [], band: 0 });

it('removes what is no creature or has changed sides, and leaves the rest', () => {
  const { game, ids } = table();
  const [mine, thing, theirs] = ids as [number, number, number];
  const combat = game.state.combat as NonNullable<typeof game.state.combat>;
  combat.attackers = [
    { ...attacking(mine), blocked: true, blockedBy: [theirs, thing] },
    attacking(thing),
    attacking(theirs),
  ];
  combat.blockers = [{ id: theirs, blocking: [mine] }];
  expect(settleCombat(game)).toBe(true);
  // the creature of the other player stays a blocker only of what it may block: as an attacker it is gone, and so is its block
  expect(combat.attackers.map((a) => a.id)).toEqual([mine]);
  expect(combat.attackers[0]?.blocked).toBe(true);
  expect(settleCombat(game)).toBe(false);
});

it('an attacker of a planeswalker that is none any more attacks nothing, yet stays', () => {
  const { game, ids } = table();
  const [mine, thing] = ids as [number, number];
  const combat = game.state.combat as NonNullable<typeof game.state.combat>;
  combat.attackers = [{ ...attacking(mine), planeswalker: thing }];
  expect(settleCombat(game)).toBe(true);
  expect(combat.attackers).toEqual([{ ...attacking(mine), planeswalker: -1 }]);
});

it('puts only a creature of the attacking player into the attack, unblocked', () => {
  const { game, ids } = table();
  const joined = (id: number) =>
    joinCombat(game, id, arrival(0, { attacking: true }), []).map((e) => [e.kind, e.object]);
  expect(ids.flatMap(joined)).toEqual([['putAttacking', ids[0]]]);
  endCombat(game);
  expect(game.state.combat).toBeNull();
  expect(ids.flatMap(joined)).toEqual([]);
});
