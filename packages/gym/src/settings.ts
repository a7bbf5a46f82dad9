/** With what an environment is made, and what can be wrong. 2006: 100–104 · 2009, 2011, 2026: 100–104 */
import { hasKeys } from '@rulewright/engine/arguments';
import { DEFAULT_EDITION, EDITIONS, type EditionName } from '@rulewright/engine';
import { AGENTS_WITH_MEMORY, type AgentWithMemory } from '@rulewright/players';
import type { PlayableDeck } from '@rulewright/simulate';

/** `self`: the other seat is asked of the learner too. */
export const OPPONENTS = [...AGENTS_WITH_MEMORY, 'self'] as const;
export type Opponent = AgentWithMemory | 'self';

/** Plain data. */
export interface EnvironmentSettings {
  /** of seat 0 and of seat 1 */
  readonly decks: readonly [PlayableDeck, PlayableDeck];
  /** default today's */
  readonly edition?: EditionName;
  /** default random */
  readonly opponent?: Opponent;
  /** the learner's; default 0. With `self` it is the seat whose view is shown when the game is over before anybody was asked */
  readonly seat?: 0 | 1;
  /**
   * automatic (default): the engine pays costs, and mana abilities are not offered with priority; chosen: the learner taps, and mana abilities are actions
   */
  readonly payment?: 'automatic' | 'chosen';
  /** what the numbers of cards stand for; default the cards of both decks in the order of their letters */
  readonly vocabulary?: readonly string[];
  /**
   * how often in a turn one ability of one object is offered, and an action that may turn out not to be payable; default 4, null without end
   */
  readonly mostUses?: number | null;
  /** steps after which an episode is truncated; default 10,000 */
  readonly mostSteps?: number;
  /** cards that the edition has no rules for; default refuse */
  readonly anachronisms?: 'refuse' | 'borrow';
}

export const MOST_STEPS = 10_000;
export const MOST_USES = 4;

export const GYM_FAULTS = [
  /** the settings contradict themselves, or a deck cannot be played with */
  'settings',
  /** `reset` comes first */
  'not-begun',
  /** the episode has ended */
  'over',
  /** the mask does not allow it; nothing has changed */
  'illegal-action',
  /** no saved environment, or one of another version or of other settings */
  'cannot-load',
] as const;
export type GymFault = (typeof GYM_FAULTS)[number];

export class GymError extends Error {
  override readonly name = 'GymError';
  readonly fault: GymFault;

  constructor(fault: GymFault, message: string) {
    super(message);
    this.fault = fault;
  }
}

const isDeck = (deck: unknown): boolean => hasKeys(deck, 'main', 'definitions');

/** The settings with everything that has a default. @throws GymError */
export function wholeSettings(settings: EnvironmentSettings): Required<Omit<EnvironmentSettings, 'vocabulary'>> {
  if (!hasKeys(settings, 'decks') || !Array.isArray(settings.decks) || !settings.decks.every(isDeck))
    throw new GymError('settings', 'Settings have decks: two, as playableDeck gives them.');
  const { edition = DEFAULT_EDITION, opponent = 'random', seat = 0, mostSteps = MOST_STEPS } = settings;
  if (!EDITIONS.includes(edition))
    throw new GymError('settings', `There is no edition ${edition}; there are ${EDITIONS.join(', ')}.`);
  if (!OPPONENTS.includes(opponent))
    throw new GymError('settings', `There is no opponent ${opponent}; there are ${OPPONENTS.join(', ')}.`);
  if (seat !== 0 && seat !== 1) throw new GymError('settings', 'The seat is 0 or 1.');
  if (!Number.isSafeInteger(mostSteps) || mostSteps < 1)
    throw new GymError('settings', 'mostSteps is a whole number from 1.');
  if (settings.decks.length !== 2) throw new GymError('settings', 'There are two decks.');
  const { payment = 'automatic', mostUses = MOST_USES, anachronisms = 'refuse' } = settings;
  return { decks: settings.decks, edition, opponent, seat, payment, mostUses, mostSteps, anachronisms };
}
