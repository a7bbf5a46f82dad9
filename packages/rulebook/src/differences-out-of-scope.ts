/** Differences between the editions that no scenario tries, and why. 2006, 2009, 2011, 2026: passim */
import type { Difference } from './differences.ts';

export const outOfScope: readonly Difference[] = [
  {
    topic: 'The words of logs and labels',
    says: [
      'Cards are played, are in play, or are removed from the game.',
      'Spells are cast, abilities activated; permanents are on the battlefield, cards are exiled.',
      null,
      'Tokens are created, permanents enter, and the cost in numbers is the mana value.',
    ],
    outOfScope: 'no rule acts on them; the labels of each edition have tests of their own',
  },
  {
    topic: 'Announcing floating mana',
    says: [
      'Nothing is said about it.',
      'A player who passes priority with mana in the pool says what mana it is.',
      null,
      null,
    ],
    outOfScope: 'an announcement between people; the mana in a pool is always shown',
  },
  {
    topic: 'Protection of a player',
    says: ['Only permanents have protection.', 'Players may have protection too.', null, null],
    outOfScope:
      'the cards that give a player protection came later, and where one is played by older rules it means the same',
  },
  {
    topic: 'The untap symbol',
    says: [
      'There is none; a creature that came this turn waits for the tap symbol alone.',
      'A creature that came this turn can’t use the untap symbol either.',
      null,
      null,
    ],
    outOfScope: 'the cards with the symbol came later, and where one is played by older rules it means the same',
  },
  {
    topic: 'Damage redirected to a player who has left',
    says: [
      'Only of creatures that are gone it is said that nothing is redirected to or from them.',
      'The same is said of players who have left.',
      null,
      null,
    ],
    outOfScope:
      'the oldest rules leave open what becomes of such damage; in every edition it is dealt where it would have been',
  },
  {
    topic: 'Doubling a life total below zero',
    says: [
      'A life total below zero is read as zero.',
      'What an effect comes to below zero is zero, unless it sets a life total to a specific value.',
      'A life total that is doubled may come to less than zero as well.',
      null,
    ],
    outOfScope:
      'the rules of 2009 leave open whether doubling sets a life total to a specific value; it is taken to do so',
  },
  {
    topic: 'A zone as a target',
    says: ['An effect may have a zone as its target.', null, null, 'Only objects and players can be targets.'],
    outOfScope: 'no card has ever had a zone as its target, so that no position shows it',
  },
  {
    topic: 'Abilities of Auras that come back as what they enchant leaves',
    says: [
      'An ability that moves its object out of a zone functions only there, unless its trigger or what it does before says that the object goes there.',
      null,
      null,
      'Nor does it where the object is an Aura and the trigger is that what it enchants leaves the battlefield.',
    ],
    outOfScope:
      'by the older words the ability of such an Aura could never do what it says; it is played in every edition as the Aura says',
  },
  {
    topic: 'Abilities by which something leaves a zone later',
    says: [
      'Where an ability functions that has its object moved later is left open.',
      null,
      null,
      'An ability whose delayed trigger moves its object out of a zone functions in that zone.',
    ],
    outOfScope:
      'the older rules leave open whether what is done later is a part of the effect; every edition takes it to be one',
  },
  {
    topic: 'Effects that change objects and rules at once',
    says: [
      'An effect that changes characteristics is for the objects that it affected as it began, one that changes none is for those to come too.',
      null,
      null,
      'Each part of an effect that does both is taken by itself.',
    ],
    outOfScope:
      'the older rules speak of effects of one kind or the other and leave those of both open; each part is taken by itself in every edition',
  },
  {
    topic: 'Dividing among what is no target',
    says: [
      'How something is divided among what is no target is announced as the spell or ability is played.',
      'It is divided as the effect is applied.',
      'It is divided as the effect is applied, among at least one if able, and each gets at least one.',
      null,
    ],
    outOfScope:
      'the texts that are read divide only among what the same effect has acted on before, which nobody knows as it is announced',
  },
  {
    topic: 'Card types',
    says: [
      'Artifact, creature, enchantment, instant, land and sorcery.',
      'Planeswalkers and tribal cards join them.',
      'Schemes join them.',
      'Battles and dungeons join them, and tribal is called kindred.',
    ],
    outOfScope:
      'a table of what each edition knows; a card with another type is refused by name, which the tests of set-up show',
  },
  {
    topic: 'The last player left, who can’t win',
    says: [
      'A player whose opponents have all lost wins; what forbids that is stronger, as it always is.',
      null,
      'The last player left wins whatever forbids it.',
      null,
    ],
    outOfScope: 'a game that one player goes on with alone has no end that the rules know; the last player left wins',
  },
];
