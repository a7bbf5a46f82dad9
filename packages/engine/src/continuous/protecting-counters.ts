/** Counters that are replacement and prevention effects: shield, stun, finality. 2006, 2009, 2011: none · 2026: 122.1c–d, 122.1h */
import type { Game } from '../running/game.ts';
import type { PlayerId } from '../state/ids.ts';
import type { GameObject } from '../state/state.ts';
import type { CardDefinition } from '../vocabulary/definition.ts';
import { ruleDefinition } from '../vocabulary/rule-definition.ts';
import type { Instruction } from '../vocabulary/instructions.ts';
import type { ContinuousPart, Replacement } from '../vocabulary/rules-effects.ts';
import type { ActiveReplacement } from './derived.ts';

const PREFIX = 'rule:counter/';
const isSelf = { is: 'self' } as const;
const removeOne = (counter: string): readonly Instruction[] => [
  { do: 'removeCounters', counter, count: 1, from: { set: 'self' } },
];

/** However many of a kind there are, each effect is there once. */
const REPLACEMENTS: Readonly<Record<string, readonly Replacement[]>> = {
  shield: [
    {
      event: { on: 'destroy', what: isSelf, byEffect: true },
      instead: { instead: 'do', effect: removeOne('shield') },
    },
    { event: { on: 'damage', to: isSelf }, instead: { instead: 'prevent', then: removeOne('shield') } },
  ],
  stun: [{ event: { on: 'untap', what: isSelf }, instead: { instead: 'do', effect: removeOne('stun') } }],
  finality: [
    {
      event: { on: 'move', what: isSelf, from: 'battlefield', to: 'graveyard' },
      instead: { instead: 'zone', zone: 'exile' },
    },
  ],
};

const partsOf = (kind: string): readonly ContinuousPart[] =>
  (REPLACEMENTS[kind] ?? []).map((replacement) => ({ part: 'replacement', replacement }));

/** Fixed definitions that hold what these counters do. */
export const PROTECTING_DEFINITIONS: readonly CardDefinition[] = Object.keys(REPLACEMENTS).map((kind) =>
  ruleDefinition(PREFIX + kind, kind, [{ ability: 'static', parts: partsOf(kind) }]),
);

/** The replacement and prevention effects of the counters on a permanent. */
export function effectsOfCounters(game: Game, object: GameObject, controller: PlayerId): ActiveReplacement[] {
  if (object.counters === null || object.zone !== 'battlefield') return [];
  const { counters } = object;
  return game.edition.protectingCounters
    .filter((kind) => (counters[kind] ?? 0) > 0)
    .flatMap((kind) =>
      (REPLACEMENTS[kind] ?? []).map((replacement, part) => ({
        source: object.id,
        controller,
        env: {},
        x: null,
        ref: { def: PREFIX + kind, path: 'faces/0/abilities/0' },
        effect: 0,
        timestamp: object.timestamp,
        key: `${object.id}:${PREFIX}${kind}:${part}`,
        part,
        replacement,
        uses: null,
        shield: null,
      })),
    );
}
