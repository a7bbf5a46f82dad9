/** Definitions that the rules themselves need: face-down permanents, basic land types, exchanged control, an Adventure’s card in exile, abilities without a source. 2006: 212.6e, 504 · 2009, 2011: 305.6, 707 · 2026: 305.6, 701.12, 708, 715.3d, 724.2, 725.2, 727.1 */
import { memoised } from '../state/memoised.ts';
import { INHERENT_DEFINITIONS } from '../abilities/inherent.ts';
import type { CardDefinition, DefKey } from '../vocabulary/definition.ts';
import { playedByHand } from '../vocabulary/holes.ts';
import { RULE_DEFINITIONS as OF_CONTINUOUS } from '../continuous/base.ts';
import { ON_AN_ADVENTURE } from '../resolving/alternative.ts';
import { BESTOWED } from '../abilities/keywords/bestow.ts';
import { RECONFIGURED } from '../abilities/keywords/reconfigure.ts';
import { GOADED } from '../meaning/goaded.ts';
import { KEYWORD_ACTIONS } from '../resolving/verbs/keyword-actions.ts';
import { INCUBATOR_DEFINITION } from '../resolving/verbs/incubate.ts';
import { RING_DEFINITION } from '../resolving/verbs/ring.ts';
import { HASTY, HASTY_THIS_TURN, UNCOUNTERABLE } from '../casting/mana/riders.ts';
import { EXCHANGE_CONTROL } from '../resolving/verbs/lasting.ts';
import { EXCHANGED_STAT } from '../resolving/verbs/life-and-damage.ts';
import { COMMANDER, COMMANDER_TODAY } from '../multiplayer/commander.ts';
import { DEPLOY } from '../multiplayer/deploy.ts';
import { JUNKYARD } from '../resolving/verbs/attractions.ts';
import { STEPS_BY_HAND } from '../resolving/by-hand/steps.ts';
import { COMPANION } from './companions.ts';

export const RULE_DEFINITIONS: readonly CardDefinition[] = [
  ...OF_CONTINUOUS,
  EXCHANGE_CONTROL,
  UNCOUNTERABLE,
  HASTY,
  HASTY_THIS_TURN,
  EXCHANGED_STAT.power,
  EXCHANGED_STAT.toughness,
  GOADED,
  BESTOWED,
  RECONFIGURED,
  DEPLOY,
  COMPANION,
  JUNKYARD,
  COMMANDER,
  COMMANDER_TODAY,
  KEYWORD_ACTIONS,
  ON_AN_ADVENTURE,
  ...INHERENT_DEFINITIONS,
  RING_DEFINITION,
  INCUBATOR_DEFINITION,
];

const forPeople = memoised(playedByHand);

/** Readies the definitions for people who carry out lines by hand: what such a line may do is in no other game, for there it could never be. */
export function playByHand(definitions: Map<DefKey, CardDefinition>): void {
  for (const [key, definition] of definitions) definitions.set(key, forPeople(definition));
  definitions.set(STEPS_BY_HAND.key, STEPS_BY_HAND);
}
