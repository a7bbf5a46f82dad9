/** A board for tests of events: two players, some permanents, a card in hand, and combat begun. 2006: 404, 410 · 2009, 2011, 2026: 603, 700.1 */
import { basic, card, table } from '../../casting/table-in-tests.ts';
import type { EditionName } from '../../state/names.ts';
import type { Game } from '../../running/game.ts';
import type { ObjectId } from '../../state/ids.ts';
import type { Attacker } from '../../state/state.ts';
import { byPlayer } from '../cause.ts';
import { newCombat } from '../combat-record.ts';

export const EFFECT = byPlayer(0);
export const COST = byPlayer(0, 'cost');

export const attacker = (id: ObjectId, defender: number, planeswalker: ObjectId): Attacker => ({
  id,
  defender,
  planeswalker,
  band: 0,
  blocked: false,
  blockedBy: [],
});

const CARDS = [
  card('Bear', '2', ['creature']),
  card('Elk', '2', ['creature'], [], { power: 3, toughness: 3 }),
  card('Blade', '1', ['artifact'], [], { subtypes: ['Equipment'] }),
  card('Word', '1', ['sorcery']),
  basic('Field'),
];

export interface Board {
  game: Game;
  bear: ObjectId;
  blade: ObjectId;
  field: ObjectId;
  theirs: ObjectId;
  held: ObjectId;
}

/** A, who is active, has a Bear, a Blade and a Field, and holds a Word; B has an Elk. */
export function board(edition: EditionName = '2026-02'): Board {
  const { game } = table(
    edition,
    CARDS,
    { battlefield: ['Bear', 'Blade', 'Field'], hand: ['Word'] },
    { battlefield: ['Elk'] },
  );
  const [bear = 0, blade = 0, field = 0, theirs = 0] = game.state.battlefield;
  game.state.combat = newCombat();
  return { game, bear, blade, field, theirs, held: game.state.players[0]?.hand[0] ?? 0 };
}
