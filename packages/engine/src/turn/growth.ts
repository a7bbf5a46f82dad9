/**
 * Loops that never come back to a position because something grows with every round: permanents, counters, life. They are told by what
 * stays the same when amounts are left out. 2006: 102.4b, 421 · 2009: 104.4b, 713 · 2011: 104.4b, 716 · 2026: 104.4b, 731
 */
import type { CardDefinition } from '../vocabulary/definition.ts';
import { someNode } from '../vocabulary/some-node.ts';
import type { Game } from '../running/game.ts';
import { characteristics, controllerOf } from '../continuous/derive.ts';
import { isIndestructible } from '../continuous/prohibitions.ts';
import { Checksum } from '../state/hash.ts';
import { memoised } from '../state/memoised.ts';
import { definitionOf, objectOf } from '../state/objects.ts';
import type { Growth } from '../state/growth.ts';
import type { GameObject } from '../state/state.ts';

/** So many rounds in which nothing but amounts changes, and none of those towards an end, are a loop. */
export const ROUNDS = 200;

/**
 * What has become of the rounds that are counted, `before`, null to begin. A round is over when there are the same kinds of things again.
 * Where there is less of anything, the game moves towards an end, and rounds are counted anew.
 */
export function grown(game: Game, before: Growth | null): Growth {
  const { outline, amounts } = summedUp(game);
  if (before === null) return { outline, amounts, rounds: 0 };
  if (outline !== before.outline) return before;
  const goesOn = amounts.every((amount, at) => amount >= (before.amounts[at] ?? 0));
  return { outline, amounts, rounds: goesOn ? before.rounds + 1 : 0 };
}

/** Kinds, sorted; and for each what there is of it. Amounts that bring an end nearer as they grow are negative. */
function summedUp(game: Game): Pick<Growth, 'outline' | 'amounts'> {
  const { objects, players, turn, stack, delayed } = game.state;
  const kinds = new Map<string, number[]>();
  for (const object of objects) {
    if (object === null || object.zone === 'library' || object.zone === 'hand' || object.zone === 'graveyard') continue;
    const { kind, amounts } = ofKind(game, object);
    const sum = kinds.get(kind);
    kinds.set(kind, sum === undefined ? amounts : sum.map((amount, at) => amount + (amounts[at] ?? 0)));
  }
  const sorted = [...kinds].sort(([a], [b]) => (a < b ? -1 : 1));
  const top = objectOf(game, stack.at(-1) ?? 0)?.stack?.ability ?? null;
  const outline = new Checksum()
    .value(sorted.map(([kind]) => kind))
    .value([turn.number, turn.step, top?.def ?? '', top?.path ?? '', delayed.length])
    .digest();
  const ofPlayers = players.flatMap(({ life, library, hand, graveyard, counters, commanderDamage }) => [
    life,
    library.length,
    hand.length,
    graveyard.length,
    -(counters?.['poison'] ?? 0),
    -Math.max(0, ...Object.values(commanderDamage ?? {})),
  ]);
  return { outline, amounts: [...ofPlayers, ...sorted.flatMap(([, amounts]) => amounts)] };
}

/** What an object is apart from amounts, and the amounts: how many, power, toughness, damage, counters. */
function ofKind(game: Game, object: GameObject): { kind: string; amounts: number[] } {
  const { zone, tapped, faceDown, stack, id, damage } = object;
  const counters = Object.entries(object.counters ?? {}).sort(([a], [b]) => (a < b ? -1 : 1));
  const on = zone === 'battlefield' || zone === 'stack' ? characteristics(game, id) : null;
  const is = on === null ? object.def : [on.name, on.types, on.subtypes, on.keywords, on.abilities.length];
  const ability = stack?.ability ?? null;
  const whose = on === null ? object.owner : controllerOf(game, id);
  // damage destroys nothing that is indestructible: it is no way to an end
  const towardsEnd = damage > 0 && !isIndestructible(game, id) ? damage : 0;
  const kind = [zone, whose, tapped, faceDown, counters.map(([name]) => name), ability?.def, ability?.path, is];
  return {
    kind: JSON.stringify(kind),
    amounts: [1, on?.power ?? 0, on?.toughness ?? 0, -towardsEnd, ...counters.map(([, count]) => count)],
  };
}

/** Whether anything in play compares amounts, wins or loses the game: what grows may then be on its way to something. */
export function growsTowardsSomething(game: Game): boolean {
  const { objects } = game.state;
  return objects.some((object) => {
    if (object === null || object.zone === 'library' || object.zone === 'hand') return false;
    return compares(definitionOf(game, object));
  });
}

const compares = memoised(({ faces }: CardDefinition): boolean =>
  someNode(
    faces,
    ({ if: condition, do: verb, is }) =>
      condition === 'compare' || condition === 'exists' || is === 'stat' || verb === 'winGame' || verb === 'loseGame',
  ),
);
