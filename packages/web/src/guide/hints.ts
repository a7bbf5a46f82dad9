/** Five hints for a first game: which one is due. Each is given once, and is over when what it speaks of is. */
import { hasTurn, type WireDecision, type WireView } from '@rulewright/protocol';
import { isLand } from '../seen/objects.ts';
import { actionOf, optionsOf } from '../seen/answering.ts';

export const HINTS = ['land', 'spell', 'attack', 'stopped', 'pass'] as const;
export type Hint = (typeof HINTS)[number];

export interface Due {
  readonly hint: Hint;
  /** what it stands beside: a card by its number, or a part of the question */
  readonly by: number | 'prompt' | 'pass';
}

/** What could be told about this question, the most telling first. */
export function dueAt(view: WireView, decision: WireDecision): readonly Due[] {
  if (decision.form === 'attackers') return [{ hint: 'attack', by: decision.attackers?.[0]?.attacker ?? 'prompt' }];
  if (decision.kind !== 'priority') return [];
  const ofOthers = !hasTurn(view, view.seat) || view.stack.some(({ controller }) => controller !== view.seat);
  if (ofOthers) return [{ hint: 'stopped', by: 'prompt' }];
  if (view.stack.length > 0) return [];
  const hand = view.players.find(({ id }) => id === view.seat)?.hand ?? [];
  const playable = hand.filter(({ id }) =>
    optionsOf(decision).some(
      (option) => option.object === id && actionOf(option) !== null && option.value['attempt'] !== true,
    ),
  );
  const land = playable.find(isLand);
  const spell = playable.find((card) => !isLand(card));
  return [
    ...(land ? [{ hint: 'land', by: land.id } as const] : []),
    ...(spell ? [{ hint: 'spell', by: spell.id } as const] : []),
    ...(land || spell ? [] : [{ hint: 'pass', by: 'pass' } as const]),
  ];
}
