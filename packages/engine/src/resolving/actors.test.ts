/** What an instruction says of whoever does it is said of that player, in each of its parts. 2006: 413.2 · 2009, 2011, 2026: 608.2c */
import { expect, it } from 'vitest';
import { board, testEdition } from '../continuous/board-in-tests.ts';
import { context } from '../meaning/context.ts';
import type { Instruction } from '../vocabulary/instructions.ts';
import type { ObjectSet, PlayerSet } from '../vocabulary/nouns.ts';
import type { Quantity } from '../vocabulary/quantities.ts';
import { carryOut } from './carry-out.ts';
import { INCUBATOR_DEFINITION } from './verbs/incubate.ts';

const THEM: PlayerSet = { who: 'opponents' };

/** Instructions that another player carries out, whose parts speak of that player. */
const INSTRUCTIONS: readonly ((them: PlayerSet) => Instruction)[] = [
  (them) => ({ do: 'manifest', who: THEM, what: topOf(them) }),
  (them) => ({ do: 'lookAt', who: THEM, what: topOf(them) }),
  (them) => ({ do: 'reveal', who: THEM, what: topOf(them) }),
  (them) => ({ do: 'discard', who: THEM, what: handOf(them) }),
  (them) => ({ do: 'sacrifice', who: THEM, what: theirs(them) }),
  (them) => ({ do: 'draw', who: THEM, count: sizeOf(them) }),
  (them) => ({ do: 'mill', who: THEM, count: sizeOf(them) }),
  (them) => ({ do: 'loseLife', who: THEM, amount: sizeOf(them) }),
  (them) => ({ do: 'gainLife', who: THEM, amount: sizeOf(them) }),
  (them) => ({ do: 'setLife', who: THEM, amount: sizeOf(them) }),
  (them) => ({ do: 'payLife', who: THEM, amount: sizeOf(them) }),
  (them) => ({ do: 'playerCounters', who: THEM, counter: 'poison', count: sizeOf(them) }),
  (them) => ({ do: 'addMana', who: THEM, mana: { types: { type: 'C', count: sizeOf(them) } } }),
  (them) => ({ do: 'incubate', who: THEM, count: sizeOf(them) }),
  (them) => ({ do: 'bolster', who: THEM, count: sizeOf(them) }),
  (them) => ({ do: 'rollDice', who: THEM, sides: 6, count: sizeOf(them) }),
  (them) => ({ do: 'shuffle', who: THEM, cards: handOf(them) }),
  (them) => ({ do: 'may', who: THEM, effect: [{ do: 'mill', who: them, count: 1 }] }),
  (them) => ({ do: 'forEachPlayer', who: THEM, effect: [{ do: 'mill', who: them, count: 1 }] }),
];

const topOf = (of: PlayerSet): ObjectSet => ({ set: 'top', of, zone: 'library', count: 1 });
const handOf = (of: PlayerSet): ObjectSet => ({ set: 'all', where: { is: 'any' }, zone: 'hand', of });
const theirs = (player: PlayerSet): ObjectSet => ({ set: 'all', where: { is: 'controlledBy', player } });
const sizeOf = (of: PlayerSet): Quantity => ({ q: 'count', of: handOf(of) });

/** The game after it, of which it is clear whether it was about the one player or the other. */
function after(instruction: Instruction): string {
  const b = board(testEdition('2026-02'));
  const { game } = b;
  game.definitions.set(INCUBATOR_DEFINITION.key, INCUBATOR_DEFINITION);
  for (const player of [0, 1]) game.agents[player] = () => [0];
  const source = b.put({ types: ['artifact'], abilities: [{ ability: 'spell', body: { effect: [instruction] } }] });
  for (const owner of [0, 1]) {
    b.put({ power: 1, toughness: 1 }, { owner });
    for (let n = 0; n < 2 + owner; n++) b.put({}, { owner, zone: 'hand' });
    for (let n = 0; n < 6; n++) b.put({}, { owner, zone: 'library', known: 0 });
  }
  const ref = { def: game.state.objects[source & 16383]?.def ?? '', path: 'faces/0/abilities/0' };
  carryOut(game, context(0, source, {}, null, ref), [instruction], null);
  // the keys of the cards' definitions are counted on from game to game
  return JSON.stringify(game.state).replaceAll(/"test:\d+"/g, '""');
}

it.each(INSTRUCTIONS.map((of) => [of(THEM).do, of] as const))('%s', (_, of) => {
  const named = after(of(THEM));
  expect(after(of({ who: 'actor' }))).toBe(named);
  expect(named).not.toBe(after(of({ who: 'you' })));
});
