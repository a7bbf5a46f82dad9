/**
 * Cards put into one graveyard together lie in the order their owner likes: asked where some card of the game looks at that order.
 * 2006: 217.4c · 2009, 2011: 404.3 · 2026: 404.3, 712.21a
 */
import type { CardDefinition } from '../vocabulary/definition.ts';
import { someNode } from '../vocabulary/some-node.ts';
import type { Game } from '../running/game.ts';
import { apnap, objectOf } from '../state/objects.ts';
import { askOrder } from '../decisions/ask.ts';
import type { GameEvent } from './event.ts';
import { memoised } from '../state/memoised.ts';

/** Puts the moves of a batch in that order. */
export function arrangeGraveyards(game: Game, leaves: { event: GameEvent }[]): void {
  if (leaves.length < 2 || !isOrderLookedAt(game)) return;
  for (const player of apnap(game)) {
    const places: number[] = [];
    leaves.forEach(({ event }, i) => {
      const object = event.kind === 'move' && event.to === 'graveyard' ? objectOf(game, event.object) : null;
      if (object?.kind === 'card' && object.owner === player) places.push(i);
    });
    const leaving = places.map((i) => leaves[i] as { event: GameEvent });
    const ordered = askOrder(game, {
      player,
      source: 0,
      purpose: 'into the graveyard, first is topmost',
      items: leaving,
      option: ({ event }) => ({
        object: event.object,
      }),
    });
    // the last to be put there lies on top
    ordered.reverse().forEach((leaf, i) => {
      leaves[places[i] as number] = leaf;
    });
  }
}

const looked = new WeakMap<Game['definitions'], { size: number; looks: boolean }>();

/** Whether any definition of the game speaks of the top or bottom of a graveyard. */
export function isOrderLookedAt({ definitions }: Game): boolean {
  let known = looked.get(definitions);
  if (known?.size !== definitions.size) {
    known = { size: definitions.size, looks: [...definitions.values()].some(speaksOfOrder) };
    looked.set(definitions, known);
  }
  return known.looks;
}

/** Definitions are shared between games: each is looked through once. */
const speaksOfOrder = memoised(({ faces }: CardDefinition): boolean =>
  someNode(faces, ({ set, zone }) => (set === 'top' || set === 'bottom') && zone === 'graveyard'),
);
