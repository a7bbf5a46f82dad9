/** Differences between the editions in combat, and in what damage does. 2006, 2009, 2011, 2026: passim */
import type { Difference } from './differences.ts';

export const inCombat: readonly Difference[] = [
  {
    topic: 'Combat damage on the stack, or dealt at once',
    tried: ['310.4', '510.2', '510.2', '510.2'],
    says: [
      'Combat damage is assigned onto the stack; players have priority before it is dealt, even by creatures that have gone.',
      'Combat damage is assigned and dealt at once, with no priority in between.',
      null,
      null,
    ],
    shownBy: 'A creature sacrificed after its combat damage was assigned',
  },
  {
    topic: 'Dividing damage among blockers',
    tried: ['310.2c', '510.1c', '510.1c', '510.1c'],
    says: [
      "The attacker's damage is divided among its blockers as its controller likes.",
      'The attacker puts its blockers in an order; each must be assigned lethal damage before the next gets any.',
      null,
      'There is no order again: the damage is divided freely.',
    ],
    shownBy: 'Three damage among two blockers',
  },
  {
    topic: 'Who deals damage in the second combat damage step',
    tried: ['310.5', '510.5', '510.5', '510.4'],
    says: [
      'Second are all that assigned no damage in the first step, and those with double strike.',
      'Second are those that had no first strike as the first step began, and those with double strike.',
      null,
      null,
    ],
    shownBy: 'First strike that assigned nothing: whether it joins the second step',
  },
  {
    topic: 'Trample where the blockers are gone',
    tried: ['502.9c', '702.17c', '702.18c', '702.19d'],
    says: [
      'With no blocker left, all of the damage goes to the player.',
      'The same holds for an attacked planeswalker.',
      null,
      null,
    ],
    shownBy: 'Trample with all blockers gone: everything to the player',
  },
  {
    topic: 'The defending player',
    tried: ['602.2', '506.2', '506.2', '506.2'],
    says: [
      'Who is attacked is settled as combat begins.',
      "The same; a creature attacks the player or one of the player's planeswalkers.",
      null,
      'A creature may attack a battle too; the player who protects it is defending.',
    ],
    shownBy: 'Attacking a planeswalker or its controller',
  },
  {
    topic: 'Legal attacks and blocks',
    tried: ['500.2', '508.1d', '508.1d', '508.1d'],
    says: [
      'As many requirements as possible must be obeyed; what a creature without a requirement could do is left out.',
      'Everything that any creature could do counts when it is found how many requirements can be obeyed.',
      null,
      null,
    ],
    shownBy: 'One that must attack and cannot alone: whether another has to come along',
  },
  {
    topic: 'Triggers on blocking, where an effect makes a creature block',
    tried: ['410.9a', '509.4a', '509.4a', '509.3a'],
    says: [
      'What triggers as a creature blocks hears only of declared blockers.',
      'It also hears of a creature that an effect makes a blocker.',
      'So does what triggers for each creature that is blocked.',
      null,
    ],
    shownBy: '"Blocks", where an effect makes it a blocker',
  },
  {
    topic: 'Bands with other',
    tried: ['502.11b', '702.19b', '702.20b', '702.22b'],
    says: [
      'All creatures of the band must have the same “bands with other” ability.',
      'One creature with the ability is enough; the others need only the quality that it names.',
      null,
      null,
    ],
    shownBy: '"Bands with other": the same ability in 2006, the quality since',
  },
  {
    topic: 'Deathtouch',
    tried: [null, '704.5h', '704.5h', '704.5h'],
    says: [
      null,
      'Creatures dealt damage by a source with deathtouch are destroyed by a state-based action.',
      'Any damage above zero from such a source counts as lethal damage when it is divided.',
      null,
    ],
    shownBy: 'Damage from a source with deathtouch destroys, however little it is',
  },
  {
    topic: 'Lifelink',
    tried: [null, '702.13a', '702.14b', '702.15b'],
    says: [
      null,
      'Damage from a source with lifelink makes its controller gain that much life at once; two instances count once.',
      null,
      null,
    ],
    shownBy: 'Lifelink gains as the damage is dealt, before state-based actions',
  },
  {
    topic: 'Wither and infect',
    tried: [null, '702.77a', '702.78a', '702.80a'],
    says: [
      null,
      'Damage from a source with wither puts -1/-1 counters on creatures.',
      'Infect does the same, and gives players poison counters in place of lost life.',
      null,
    ],
    shownBy: 'Wither: damage to a creature is -1/-1 counters, to a player it is damage',
  },
  {
    topic: 'Poison',
    tried: ['420.5h', '704.5c', '704.5c', '704.5c'],
    says: ['Ten poison counters lose the game.', null, 'A Two-Headed Giant team loses with fifteen.', null],
    shownBy: 'Ten poison counters of a player, or fifteen of a team',
  },
  {
    topic: 'What damage results in',
    tried: ['420.5c', '118.3a', '119.3a', '120.3a'],
    says: [
      'Damage to a player is a loss of life; damage to a creature stays on it until the turn ends.',
      'The results of damage follow from its recipient and from the abilities of its source.',
      'Damage has three parts: it is dealt, it becomes its results, and then what sees the event triggers.',
      null,
    ],
    shownBy: 'Damage to a player is life lost, damage to a creature is marked on it',
  },
];
