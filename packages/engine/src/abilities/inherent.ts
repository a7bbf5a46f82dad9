/**
 * Triggered abilities that no text states: inherent in being the monarch, in having the initiative or speed, in rad counters and in planes.
 * 2006: none · 2009, 2011: 309.6, 901.7a · 2026: 113.8, 702.179d, 724.2, 725.2, 727.1, 901.8
 */
import type { Game } from '../running/game.ts';
import type { ObjectId, PlayerId } from '../state/ids.ts';
import { facingUp } from '../state/planar.ts';
import type { AbilityRef } from '../state/state.ts';
import type { TriggeredAbility } from '../vocabulary/abilities.ts';
import type { CardDefinition } from '../vocabulary/definition.ts';
import { ruleDefinition } from '../vocabulary/rule-definition.ts';
import type { Instruction } from '../vocabulary/instructions.ts';
import type { EventPattern } from '../vocabulary/patterns.ts';
import type { EventKind, GameEvent } from '../events/event.ts';

/**
 * One of them, and who controls it: whoever has the designation as it triggers, for rad counters the active player, for the
 * planeswalking ability who rolls. Only the latter has a source, a plane, in editions where planes have it.
 */
export interface Inherent {
  ref: AbilityRef;
  ability: TriggeredAbility;
  controller: PlayerId;
  source: ObjectId;
}
type Stated = Pick<Inherent, 'ref' | 'ability'>;

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
/** What rad counters do is an ability of this definition (2026: 727.1a). */
export const RADIATION_KEY = 'rule:radiation';
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

const speed = { q: 'speed', of: you } as const;
const SPEED: TriggeredAbility[] = [
  {
    ...whenever({ on: 'loseLife', who: { who: 'opponents' } }, { do: 'increaseSpeed', who: you, amount: 1 }),
    given: { if: 'turn', of: you },
    condition: { if: 'compare', left: speed, op: '<', right: 4 },
    perTurn: 1,
  },
];

/** The key of the definition that holds the planeswalking ability. */
export const PLANESWALKING = 'rule:planeswalking';

export const INHERENT_DEFINITIONS: readonly CardDefinition[] = [
  ruleDefinition('rule:monarch', 'The Monarch', MONARCH),
  ruleDefinition('rule:initiative', 'The Initiative', INITIATIVE),
  ruleDefinition(RADIATION_KEY, 'Radiation', RADIATION),
  ruleDefinition(PLANESWALKING, 'Planeswalking', [
    whenever({ on: 'planarRoll', who: you, face: 'planeswalker' }, { do: 'planeswalk', who: you }),
  ]),
  ruleDefinition('rule:speed', 'Speed', SPEED),
];

const abilitiesOf = (index: number): readonly Stated[] => {
  const { key, faces } = INHERENT_DEFINITIONS[index] as CardDefinition;
  return faces[0].abilities.map((ability, i) => ({
    ref: { def: key, path: `faces/0/abilities/${i}` },
    ability: ability as TriggeredAbility,
  }));
};
const [OF_MONARCH, OF_INITIATIVE, OF_RADIATION, OF_PLANES, OF_SPEED] = [0, 1, 2, 3, 4].map(abilitiesOf) as [
  readonly Stated[],
  readonly Stated[],
  readonly Stated[],
  readonly Stated[],
  readonly Stated[],
];
const KINDS: readonly EventKind[] = ['step', 'damage', 'designation'];
const NONE: readonly Inherent[] = [];

const held = (list: readonly Stated[], controller: PlayerId, source: ObjectId = 0): Inherent[] =>
  list.map((each) => ({ ...each, controller, source }));

/** Those that the event could set off now. */
export function inherentIn(game: Game, { kind, player }: GameEvent): readonly Inherent[] {
  if (kind === 'planarRoll') return planeswalkingIn(game, player);
  if (kind === 'loseLife')
    return game.state.players.flatMap(({ id, speed: has, left }) =>
      has === undefined || left ? NONE : held(OF_SPEED, id),
    );
  if (!KINDS.includes(kind)) return NONE;
  const { monarch, initiative, players, turn } = game.state;
  const irradiated = kind === 'step' && players.some((p) => p.counters?.['rad'] !== undefined);
  if (monarch < 0 && initiative < 0 && !irradiated) return NONE;
  return [
    ...(monarch < 0 ? NONE : held(OF_MONARCH, monarch)),
    ...(initiative < 0 ? NONE : held(OF_INITIATIVE, initiative)),
    ...(irradiated ? held(OF_RADIATION, turn.active) : NONE),
  ];
}

/** An ability of the plane that is face up; in 2026 of the game, controlled by the player who rolls. */
function planeswalkingIn(game: Game, roller: PlayerId): readonly Inherent[] {
  if (game.edition.planeswalking === 'game') return held(OF_PLANES, roller);
  return facingUp(game).flatMap(({ id, controller }) => held(OF_PLANES, controller, id));
}
