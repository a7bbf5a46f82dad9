/** Which kinds of event a pattern can match: what triggers and replacements are indexed by. 2006: 404, 419 · 2009, 2011, 2026: 603, 614 */
import type { EventKind } from '../events/event.ts';
import type { EventPattern } from '../vocabulary/patterns.ts';
import { memoised } from '../state/memoised.ts';

/** What triggers are indexed by: kinds of event, and that another ability triggers, which is no event of the table. */
export type IndexedKind = EventKind | 'trigger';

/**
 * For each pattern the kinds of event that it can be about. The modules of those kinds (events/kinds) say whether an event fits:
 * their types are derived from this table, so that none can forget a pattern.
 */
export const PATTERN_KINDS = {
  move: ['move'], // a token enters by a move too
  sacrifice: ['sacrifice'],
  destroy: ['destroy'],
  cast: ['cast'],
  playLand: ['playLand'],
  activate: ['activate'],
  becomesTarget: ['becomesTarget'],
  playerTargeted: ['becomesTarget'],
  countered: ['countered'],
  damage: ['damage'],
  prevented: ['prevented'],
  excessDamage: ['excessDamage'],
  attacks: ['attack'],
  attack: ['attack'],
  assignsDamage: ['assignDamage'],
  blocks: ['block'],
  becomesBlocked: ['becomesBlocked', 'block', 'putBlocking'],
  unblocked: ['unblocked'],
  step: ['step'],
  endOfCombat: ['step'],
  beginPhase: ['step'],
  beginTurn: ['turn'],
  daytime: ['daytime'],
  tap: ['tap'],
  untap: ['untap'],
  draw: ['draw'],
  discard: ['discard'],
  cycle: ['cycle'],
  gainLife: ['gainLife'],
  loseLife: ['loseLife'],
  counters: ['counters'],
  getsCounters: ['playerCounters'],
  designated: ['designation'],
  unlock: ['unlock'],
  ringTempts: ['ringTempts'],
  completes: ['completeDungeon'],
  setInMotion: ['setInMotion'],
  planeswalk: ['planeswalk'],
  chaos: ['chaos'],
  planarRoll: ['planarRoll'],
  room: ['remember'],
  becomesLevel: ['remember'],
  phases: ['phaseIn', 'phaseOut'],
  turnedFaceUp: ['turnFaceUp'],
  transforms: ['transform'],
  attached: ['attach', 'move'], // what enters attached
  unattached: ['unattach'],
  triggers: ['trigger'],
  controlChanges: ['control', 'move'], // what leaves the battlefield
  reveal: ['reveal'],
  search: ['search'],
  shuffle: ['shuffle'],
  action: ['action'],
  flipCoin: ['coin'],
  rollDice: ['rollDice'],
  dieRoll: ['die', 'planarRoll'],
  draws: ['draws'],
  token: ['createToken'],
  loseGame: ['lose'],
  produceMana: ['addMana'],
  state: [], // matches a condition, no event
} as const satisfies Record<Exclude<EventPattern['on'], 'either'>, readonly IndexedKind[]>;

/** The kinds of event that may match; none for a state trigger. */
export const kindsOf = (pattern: EventPattern): readonly IndexedKind[] =>
  pattern.on === 'either' ? kindsOfAny(pattern) : PATTERN_KINDS[pattern.on];

const kindsOfAny = memoised(({ of }: Extract<EventPattern, { on: 'either' }>): readonly IndexedKind[] => [
  ...new Set(of.flatMap(kindsOf)),
]);
