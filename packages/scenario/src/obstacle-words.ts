/** Why something cannot be done, in words. 2006: 408.1, 409.4 · 2009, 2011, 2026: 601 */
import type { NotOffered, Obstacle } from '@rulewright/engine';

/** `ability`: its text, where it is one that is activated */
export function refusedAction(player: string, action: NotOffered['action'], ability: string | null): string {
  if (action === 'activate') return `${player} cannot activate “${ability ?? ''}”:`;
  if (action === 'attack' || action === 'block') return `${player} cannot ${action} with it:`;
  return `${player} cannot ${action} it:`;
}

/** Each condition that is not met, said of a player. */
export const OBSTACLE_WORDS: Readonly<Record<Obstacle, (who: string) => string>> = {
  priority: (who) => `${who} does not have priority`,
  otherTurn: (who) => `it is not ${who}’s turn`,
  mainPhase: () => 'it is not a main phase',
  stack: () => 'the stack is not empty',
  instantTime: () => 'an instant could not be cast now',
  landPlayed: (who) => `${who} has played all the lands that are allowed this turn`,
  prohibited: () => 'an effect says that it can’t be done',
  place: () => 'it is not where that can be done from',
  noManaCost: () => 'it has no mana cost, which cannot be paid',
  targets: () => 'there are no legal choices for its targets or modes',
  untargetable: () => 'what it could target can’t be its target',
  tapped: () => 'it is tapped already',
  notCreature: () => 'it is not a creature, or is a battle',
  cost: (who) => `${who} cannot pay the cost`,
  ownTiming: () => 'the card itself allows it only at another time',
  legend: (who) => `${who} controls no legendary creature or planeswalker`,
  onlySorceryTiming: () => 'an effect allows spells only when a sorcery could be cast',
  controller: (who) => `${who} does not control it`,
  range: (who) => `it is outside ${who}’s range of influence`,
  loyaltyUsed: () => 'a loyalty ability of it was activated this turn',
  sick: (who) => `${who} has not controlled it since the turn began`,
  used: () => 'it was activated as often as it may be this turn',
  condition: () => 'what the ability asks for is not so',
};
