/** Conditions that fail, in words. */
import type { NotOffered, Obstacle } from '@rulewright/engine';

const WORDS: Readonly<Record<Obstacle, string>> = {
  priority: '{who} does not have priority',
  otherTurn: 'it is not {who}’s turn',
  mainPhase: 'it is not a main phase',
  stack: 'the stack is not empty',
  instantTime: 'an instant could not be cast now',
  landPlayed: '{who} has played all the lands that are allowed this turn',
  prohibited: 'an effect says that it can’t be done',
  place: 'it is not where that can be done from',
  noManaCost: 'it has no mana cost, which cannot be paid',
  targets: 'there are no legal choices for its targets or modes',
  untargetable: 'what it could target can’t be its target',
  tapped: 'it is tapped already',
  notCreature: 'it is not a creature, or is a battle',
  cost: '{who} cannot pay the cost',
  ownTiming: 'the card itself allows it only at another time',
  legend: '{who} controls no legendary creature or planeswalker',
  onlySorceryTiming: 'an effect allows spells only when a sorcery could be cast',
  controller: '{who} does not control it',
  range: 'it is outside {who}’s range of influence',
  loyaltyUsed: 'a loyalty ability of it was activated this turn',
  sick: '{who} has not controlled it since the turn began',
  used: 'it was activated as often as it may be this turn',
  condition: 'what the ability asks for is not so',
};

export const obstacleWords = (obstacle: Obstacle, who: string): string => WORDS[obstacle].replaceAll('{who}', who);

/** `A cannot cast it:` */
export function actionWords(who: string, action: NotOffered['action'], ability: string | null): string {
  if (action === 'activate') return `${who} cannot activate “${ability ?? ''}”:`;
  if (action === 'attack' || action === 'block') return `${who} cannot ${action} with it:`;
  return `${who} cannot ${action} it:`;
}
