/**
 * Triggered abilities without a source, inherent in being the monarch, in having the initiative and in rad counters.
 * 2006, 2009, 2011: none · 2026: 113.8, 724.2, 725.2, 727.1
 */
import type { Game } from '../state/game.ts';
import type { PlayerId } from '../state/ids.ts';
import type { AbilityRef } from '../state/state.ts';
import type { TriggeredAbility } from '../vocabulary/abilities.ts';
import type { CardDefinition } from '../vocabulary/definition.ts';
import { ruleDefinition } from '../vocabulary/rule-definition.ts';
import type { Instruction } from '../vocabulary/instructions.ts';
import type { EventPattern } from '../vocabulary/patterns.ts';
import type { EventKind } from '../events/event.ts';

/** One of them, and who controls it: whoever has the designation as it triggers, or for rad counters the active player. */
export interface Inherent {
  ref: AbilityRef;
  ability: TriggeredAbility;
  controller: PlayerId;
}

const you = { who: 'you' } as const;
const them = { who: 'ref', name: 'event.player' } as const;
const whenever = (event: EventPattern, ...effect: Instruction[]): TriggeredAbility => ({
  ability: 'triggered',
  event,
  body: { effect },
});
const creature = { is: 'type', type: 'creature' } as const;
const itsController = { who: 'controllers', of: { set: 'ref', name: 'event.source' } } as const;
const intoUndercity: Instruction = { do: 'venture', who: them, into: 'Undercity' };

const MONARCH = [
  whenever({ on: 'step', step: 'end', whose: you }, { do: 'draw', who: them, count: 1 }),
  whenever(
    { on: 'damage', combat: true, source: creature, toPlayer: you },
    { do: 'designatePlayer', who: itsController, as: 'monarch' },
  ),
];

const INITIATIVE = [
  whenever({ on: 'step', step: 'upkeep', whose: you }, intoUndercity),
  whenever(
    { on: 'damage', combat: true, source: creature, toPlayer: you, together: true },
    { do: 'designatePlayer', who: itsController, as: 'initiative' },
  ),
  whenever({ on: 'designated', who: you, as: 'initiative' }, intoUndercity),
];

const rad = { q: 'playerCounters', counter: 'rad', of: them } as const;
const RADIATION: TriggeredAbility[] = [
  {
    ...whenever(
      { on: 'beginPhase', phase: 'precombatMain', whose: { who: 'all' } },
      { do: 'mill', who: them, count: rad, out: 'milled' },
      {
        do: 'forEach',
        over: {
          set: 'where',
          of: { set: 'ref', name: 'milled' },
          filter: { is: 'not', of: { is: 'type', type: 'land' } },
        },
        effect: [
          { do: 'loseLife', who: them, amount: 1 },
          { do: 'playerCounters', who: them, counter: 'rad', count: -1 },
        ],
      },
    ),
    condition: { if: 'compare', left: rad, op: '≥', right: 1 },
  },
];

export const INHERENT_DEFINITIONS: readonly CardDefinition[] = [
  ruleDefinition('rule:monarch', 'The Monarch', MONARCH),
  ruleDefinition('rule:initiative', 'The Initiative', INITIATIVE),
  ruleDefinition('rule:radiation', 'Radiation', RADIATION),
];

const abilitiesOf = (index: number): readonly Omit<Inherent, 'controller'>[] => {
  const { key, faces } = INHERENT_DEFINITIONS[index] as CardDefinition;
  return faces[0].abilities.map((ability, i) => ({
    ref: { def: key, path: `faces/0/abilities/${i}` },
    ability: ability as TriggeredAbility,
  }));
};
const [OF_MONARCH, OF_INITIATIVE, OF_RADIATION] = [abilitiesOf(0), abilitiesOf(1), abilitiesOf(2)];
const KINDS: readonly EventKind[] = ['step', 'damage', 'designation'];
const NONE: readonly Inherent[] = [];

/** Those that an event of that kind could set off now. */
export function inherentIn({ state }: Game, kind: EventKind): readonly Inherent[] {
  if (!KINDS.includes(kind)) return NONE;
  const { monarch, initiative, players, turn } = state;
  const irradiated = kind === 'step' && players.some((p) => p.counters?.['rad'] !== undefined);
  if (monarch < 0 && initiative < 0 && !irradiated) return NONE;
  const held = (list: readonly Omit<Inherent, 'controller'>[], controller: PlayerId): Inherent[] =>
    list.map((each) => ({ ...each, controller }));
  return [
    ...(monarch < 0 ? NONE : held(OF_MONARCH, monarch)),
    ...(initiative < 0 ? NONE : held(OF_INITIATIVE, initiative)),
    ...(irradiated ? held(OF_RADIATION, turn.active) : NONE),
  ];
}
