/**
 * What differs between the editions, topic by topic: the rules whose scenarios try it, or why nothing does. 2006, 2009, 2011, 2026: passim
 */

import { inCombat } from './differences-in-combat.ts';
import { outOfScope } from './differences-out-of-scope.ts';

/** Numbers of 2006-10, 2009-10, 2011-09 and 2026-02; null where the edition has no such rule. Each is shown by a scenario. */
export type Tried = readonly [string | null, string | null, string | null, string | null];

/** What holds from each edition on, in a sentence; null where it is as before, or where there was nothing yet. */
export type Said = readonly [string | null, string | null, string | null, string | null];

interface Topic {
  readonly topic: string;
  readonly says: Said;
}

export type Difference =
  /** `shownBy`: the scenario by whose position the Rulebook shows it */
  (Topic & { readonly tried: Tried; readonly shownBy: string }) | (Topic & { readonly outOfScope: string });

/** Those that scenarios try. */
const tried: readonly Difference[] = [
  {
    topic: 'When unspent mana is emptied',
    tried: ['300.3', '500.4', '500.4', '500.5'],
    says: [
      'Unspent mana stays in the pool until the phase ends.',
      'Unspent mana goes at the end of each step and each phase.',
      null,
      null,
    ],
    shownBy: 'Unspent mana from step to step of one phase',
  },
  {
    topic: 'Mana burn',
    tried: ['300.3', '500.4', '500.4', '500.5'],
    says: [
      'A player loses 1 life for each mana that the end of a phase takes from the pool.',
      'Unspent mana is lost without any harm.',
      null,
      null,
    ],
    shownBy: 'Unspent mana at the end of a phase',
  },
  {
    topic: 'Mulligans',
    tried: ['101.4', '103.4', '103.4', '103.5'],
    says: [
      'The first player takes all of their mulligans, each for a card less, before the next player begins.',
      'All decide in turn order and those who take a mulligan do so at once, each for a card less.',
      null,
      'Every mulligan is for seven cards; whoever keeps puts a card on the bottom for each mulligan taken.',
    ],
    shownBy: 'All say whether they take a mulligan, then those who do take it together, for a card less',
  },
  {
    topic: 'A free first mulligan',
    tried: ['101.4a', '103.4b', '103.4b', '103.5c'],
    says: [
      'Only in Two-Headed Giant is the first mulligan for seven cards.',
      'In every multiplayer game the first mulligan costs no card.',
      null,
      null,
    ],
    shownBy: 'The first mulligan in a game of three',
  },
  {
    topic: 'The draw of the first turn',
    tried: ['101.5a', '103.7a', '103.7a', '103.8a'],
    says: [
      'Who goes first in a game of two skips the first draw; of a team that goes first the secondary player draws.',
      'A team that goes first skips the draw step of its first turn.',
      null,
      null,
    ],
    shownBy: 'Who goes first in a game of two skips the first draw step',
  },
  ...inCombat,
  {
    topic: 'The legend rule',
    tried: ['420.5e', '704.5k', '704.5k', '704.5j'],
    says: [
      'All legendary permanents with one name are put into the graveyard, whoever controls them.',
      null,
      null,
      'A player who controls two with one name keeps one; those of other players do not matter.',
    ],
    shownBy: 'Two players each control the same legend',
  },
  {
    topic: 'The world rule',
    tried: ['420.5i', '704.5m', '704.5m', '704.5k'],
    says: [
      'The permanent that has been a world permanent for the shortest time stays; the others go, in a tie all.',
      null,
      null,
      null,
    ],
    shownBy: 'A world permanent that comes sends the earlier one away, whoever controls it',
  },
  {
    topic: 'Planeswalkers: one of a type, and damage redirected to them',
    tried: [null, '306.7', '306.7', '704.5j'],
    says: [
      null,
      "Two of one type under one player both go; noncombat damage to a player may be dealt to that player's planeswalker.",
      null,
      'Planeswalkers are legendary, and damage to a player stays with the player.',
    ],
    shownBy: 'Noncombat damage to a player may be dealt to that player’s planeswalker',
  },
  {
    topic: 'Who owns a token',
    tried: ['216.1', '110.5a', '110.5a', '111.2'],
    says: [
      'A token is owned by the controller of the spell or ability that made it.',
      'A token is owned by the player under whose control it entered.',
      null,
      'A token is owned by the player who created it.',
    ],
    shownBy: 'A token made by an opponent’s spell under your control',
  },
  {
    topic: 'A token that has left',
    tried: ['216.3', '110.5f', '110.5g', '111.8'],
    says: ['A token that has left play never comes back into play.', null, 'It cannot change zones at all.', null],
    shownBy: 'A token that has left cannot come back',
  },
  {
    topic: 'Phasing: a zone, or a status',
    tried: ['502.15f', '702.23b', '702.24b', '702.26d'],
    says: [
      'What phases out is in a zone of its own, without its damage; tokens cease to exist there.',
      'A phased-out permanent stays and is treated as though it did not exist; tokens still cease to exist.',
      null,
      'Tokens phase out and in as everything else does.',
    ],
    shownBy: 'A phased-out token',
  },
  {
    topic: 'Phasing out of combat',
    tried: ['306.2', '506.4', '506.4', '506.4'],
    says: [
      'What phases out leaves play, and so combat.',
      'What phases out is not removed from combat: if it phases in before combat ends, it attacks or blocks as it did.',
      'What phases out is removed from combat.',
      null,
    ],
    shownBy: 'A creature that phases out of combat and in again before it ends',
  },
  {
    topic: 'What an ability finds that triggered as an object went to a hand or library',
    tried: ['217.1c', '400.7d', '400.7d', '400.7e'],
    says: ['It finds the card wherever it went.', null, 'It finds the card only in a zone that all can see.', null],
    shownBy: 'An ability that triggered as a permanent went to a hand finds the card there or not',
  },
  {
    topic: 'Copiable values',
    tried: ['503.2', '706.2', '706.2', '707.2'],
    says: [
      'Copied is what is printed, as other copy effects, “comes into play as” and being face down have changed it.',
      'Loyalty, being turned face up and only those “as enters” abilities that set characteristics count too.',
      'A colour indicator is copied too.',
      'Of “as enters” abilities only those that set power and toughness count.',
    ],
    shownBy: 'The text that an object has by an effect is not copied',
  },
  {
    topic: 'What was chosen as it entered, remembered or linked',
    tried: ['503.8', '706.7a', '706.7a', '607.5a'],
    says: [
      'A copy remembers a choice made for what it copied before: another ability may read it.',
      'An ability knows only a choice made for the ability linked to it; without one it does nothing.',
      null,
      null,
    ],
    shownBy: 'A colour chosen for Chameleon Spirit, and the mana of Quirion Elves copied later',
  },
  {
    topic: 'Linked abilities',
    tried: ['217.7d', '607.2a', '607.2a', '607.2a'],
    says: [
      'Only pairs of abilities that exile cards and speak of the exiled ones are linked.',
      'All pairs where one ability speaks of what the other did are linked, also on copies.',
      null,
      null,
    ],
    shownBy: 'Each of two permanents returns the card that it exiled itself',
  },
  {
    topic: 'Becoming a copy while staying',
    tried: ['503.4', '706.4', '706.4', '707.4'],
    says: [
      'A permanent becomes a copy where it is: nothing enters or leaves.',
      'The same is said of every object.',
      null,
      null,
    ],
    shownBy: 'A copy effect that ends leaves what the permanent was before',
  },
  {
    topic: 'Copying spells and abilities',
    tried: ['503.10', '706.9', '706.10', '707.10'],
    says: [
      'Only spells are copied.',
      'Activated abilities are copied too, and a copy is owned by its controller.',
      null,
      'Triggered abilities are copied too, and a copied permanent spell becomes a token.',
    ],
    shownBy: 'A triggered ability is copied in the edition that copies those',
  },
  {
    topic: 'New targets for a copy',
    tried: [null, '706.9c', '706.10c', '707.10c'],
    says: [null, 'New targets must be legal; a target left as it was need not be.', null, null],
    shownBy: 'An activated ability is copied with its targets, and the copy may have others',
  },
  {
    topic: 'Exceptions to copying',
    tried: ['503.9', '706.8', '706.9a', '707.9a'],
    says: [
      'What a copy effect changes besides becomes part of the copiable values.',
      null,
      'An ability that defines a characteristic which the effect sets anew is not copied.',
      null,
    ],
    shownBy: 'A name that is kept is copied from the copy, and the legend rule sees it',
  },
  {
    topic: 'Casting a copy of a card',
    tried: ['503.12', '706.11', '706.12', '707.12'],
    says: [
      'A copy of a card is played by the steps of playing a spell, while the ability resolves.',
      'The same steps, called casting.',
      null,
      null,
    ],
    shownBy: 'A copy of an exiled card is cast while the ability resolves, and the card stays',
  },
  {
    topic: 'Double-faced cards',
    tried: [null, null, '711.2a', '712.8a'],
    says: [
      null,
      null,
      "A double-faced card has its front face's characteristics everywhere but on the battlefield, where it may transform.",
      'Modal ones are cast with either face; a token copy of one has both faces.',
    ],
    shownBy: 'A double-faced card is cast and enters with its front face up, and has only that one elsewhere',
  },
  {
    topic: 'Face-down objects',
    tried: ['504.2', '707.2', '707.2', '708.2'],
    says: [
      'A face-down object is a 2/2 and nothing more; its player may turn it up whenever an instant could be played.',
      'Turning it up is a special action of whoever has priority.',
      null,
      'What made it face down may give it more, such as ward {2} by disguise and cloak.',
    ],
    shownBy: 'A face-down permanent is a 2/2 creature and nothing more',
  },
  {
    topic: 'Flip cards',
    tried: ['508.2', '709.2', '709.2', '710.2'],
    says: [
      "A flipped permanent has the bottom half's name, types, text, power and toughness, the cost and colour of the top.",
      null,
      null,
      null,
    ],
    shownBy: 'A flipped permanent has the name, type line, text, power and toughness of its bottom half',
  },
  {
    topic: 'Split cards',
    tried: ['505.6', '708.4', '708.4', '709.4'],
    says: [
      'A split card gives two answers to a question about it; a comparison is met if either half meets it.',
      null,
      null,
      'Away from the stack a split card has the sum of its halves: one mana value, all their colours.',
    ],
    shownBy: 'A comparison of mana values is met if either half meets it, today only by both together',
  },
  {
    topic: 'Layers',
    tried: ['418.5a', '613.3', '613.3', '613.4'],
    says: [
      'Six layers; colour and abilities share one, and counters come after all that sets or changes power and toughness.',
      'Seven layers: colour before abilities; changes of power and toughness before counters, whatever the timestamps.',
      null,
      'Counters and changes share a sublayer; copy effects come before being face down.',
    ],
    shownBy: 'An ogre with a counter, a growth, an enchantment, and a new base power and toughness',
  },
  {
    topic: 'Dependency',
    tried: ['418.5c', '613.7a', '613.7a', '613.8a'],
    says: [
      'An effect depends on another that would change its text, its existence, what it applies to or what it does.',
      'Effects of abilities that define characteristics depend on nothing.',
      'After each effect it is looked again what depends on what.',
      'Such abilities depend on one another, never on other effects.',
    ],
    shownBy: 'A colour that an object gives itself, under an effect that takes abilities: one layer in 2006, two since',
  },
  {
    topic: 'Objects that get their timestamps together',
    tried: ['418.5e', '613.6g', '613.6g', '613.7m'],
    says: [
      'The active player says in which order objects that come at once get their timestamps.',
      null,
      null,
      "Each player orders those under their own control, the active player's first.",
    ],
    shownBy: 'Two players’ permanents at once: the active player orders them all, or has the earlier ones',
  },
  {
    topic: 'The order of replacement effects',
    tried: ['419.9a', '616.1', '616.1', '616.1'],
    says: [
      "Self-replacement comes first; then the affected player, or the affected object's controller, chooses.",
      'Before all others but those come effects on under whose control something enters.',
      'Then come effects by which it enters as a copy.',
      'Then come effects by which it enters with its back face up.',
    ],
    shownBy: 'Entering as a copy comes before the rest since 2011; before, its controller chose',
  },
  {
    topic: 'All targets illegal',
    tried: ['413.2a', '608.2b', '608.2b', '608.2b'],
    says: [
      'A spell with no legal target left is countered.',
      null,
      null,
      'It does not resolve: nothing has countered it.',
    ],
    shownBy: 'A spell that is countered by the rules is countered; one that does not resolve is not',
  },
  {
    topic: 'Asking about a target that has become illegal',
    tried: ['413.2a', '608.2g', '608.2b', '608.2b'],
    says: [
      'What the effect asks about an illegal target is known, though nothing is done to it.',
      null,
      null,
      'An effect learns nothing about an illegal target, and what needs to know it does not happen.',
    ],
    shownBy: 'What is asked about a target that has become illegal',
  },
  {
    topic: 'Intervening if',
    tried: ['410.8', '603.4', '603.4', '603.4'],
    says: ['The condition is checked when the event happens and again as the ability resolves.', null, null, null],
    shownBy: 'An intervening "if" is checked when the event happens and again on resolution',
  },
  {
    topic: 'A target illegal for one part of an effect',
    tried: ['413.2a', '608.2b', '608.2b', '608.2b'],
    says: [
      'Nothing of the effect is done to a target that has become illegal.',
      null,
      'Only the part that it is an illegal target for does nothing to it.',
      null,
    ],
    shownBy: 'What else an effect does to a target that has become illegal',
  },
  {
    topic: 'State triggers',
    tried: ['410.11', '603.8', '603.8', '603.8'],
    says: ['A state trigger does not trigger again while its ability is on the stack.', null, null, null],
    shownBy: 'A state trigger triggers once and not again until it has left the stack',
  },
  {
    topic: 'State-based actions before priority',
    tried: ['420.3', '704.3', '704.3', '704.3'],
    says: [
      'All that is due happens at once, and again until nothing is due; then triggers go on the stack.',
      'The same, by the name of state-based actions.',
      null,
      null,
    ],
    shownBy:
      'All that is due happens at once, and then it is looked again: what a dying lord kept alive dies in a second check',
  },
  {
    topic: 'The end step has no way back',
    tried: ['313.2', '513.3', '513.3', '513.2'],
    says: [
      'What triggers at the end of turn and comes too late waits for the next turn.',
      'The step is called the end step, and the trigger is at its beginning.',
      null,
      null,
    ],
    shownBy: 'What comes in the end step with a trigger for its beginning waits for the next turn',
  },
  {
    topic: 'Cleanup',
    tried: ['314.2', '514.2', '514.2', '514.2'],
    says: [
      'Damage and “until end of turn” effects end at once, with no priority unless something triggers.',
      'Damage goes from phased-out permanents too.',
      null,
      null,
    ],
    shownBy: 'Damage and effects until end of turn end at once',
  },
  {
    topic: 'The last time counter of suspend',
    tried: ['502.59a', '702.59a', '702.60a', '702.62a'],
    says: [
      'As the last time counter goes, the card is played if able.',
      'It is cast if able.',
      null,
      'Its owner may cast it, or leave it in exile.',
    ],
    shownBy: 'The last time counter: played if able through 2011, may be cast today',
  },
  {
    topic: 'What flashback lets be cast',
    tried: ['502.22a', '702.31a', '702.32a', '702.34a'],
    says: ['The card, whatever spell it is.', null, null, 'Only an instant or sorcery spell.'],
    shownBy: 'A card with flashback that would be no instant or sorcery spell',
  },
  {
    topic: 'Regeneration',
    tried: ['419.6b', '701.11a', '701.12a', '701.19a'],
    says: [
      'The next destruction this turn is replaced: damage goes, it is tapped and leaves combat.',
      null,
      null,
      null,
    ],
    shownBy: 'A regeneration shield: once, this turn, with damage removed and out of combat',
  },
  {
    topic: 'An Aura that enters without being cast',
    tried: ['212.4j', '303.4f', '303.4f', '303.4f'],
    says: [
      'Who puts it into play chooses what it enchants.',
      'The player under whose control it enters chooses what it enchants.',
      null,
      null,
    ],
    shownBy: 'Who chooses what an opponent’s Aura enchants as it returns',
  },
  {
    topic: 'Substance',
    tried: ['502.49a', null, null, null],
    says: [
      'An ability without any effect of its own; others look whether a permanent still has it.',
      'The keyword is gone.',
      null,
      null,
    ],
    shownBy: 'Substance is an ability without effect',
  },
  {
    topic: 'Hybrid and Phyrexian mana',
    tried: ['104.3f', '107.4e', '107.4e', '107.4e'],
    says: [
      'A hybrid symbol is paid with either of two colours.',
      'There are symbols that {2} or a colour pays.',
      'Phyrexian symbols are paid with their colour or 2 life.',
      'There are symbols of colourless or coloured, and of two colours or life.',
    ],
    shownBy: 'A hybrid symbol is paid with either of its colours',
  },
  {
    topic: 'Snow mana',
    tried: ['104.3h', '107.4f', '107.4h', '107.4h'],
    says: [
      'A snow symbol is paid with mana that a snow permanent has made.',
      null,
      null,
      'It is paid with mana of any snow source.',
    ],
    shownBy: 'Mana that a snow spell has made',
  },
  {
    topic: 'Two-Headed Giant',
    tried: ['606.4a', '806.4a', '810.4', '810.4'],
    says: ['A team begins with 40 life.', 'A team begins with 30 life.', null, null],
    shownBy: 'Each team begins with one life total',
  },
  {
    topic: 'Controlled turns, ending the turn, subgames',
    tried: ['506.6', '712.5', '715.5', '728.5'],
    says: [
      'Cards exiled in a subgame stay exiled in the main game.',
      "Cards exiled in a subgame go back to the main game's libraries.",
      null,
      null,
    ],
    shownBy: 'A card exiled in a subgame',
  },
  {
    topic: 'Loops and illegal actions',
    tried: ['422.1', '714.1', '717.1', '732.1'],
    says: [
      'An illegal action is undone; mana abilities stay if they moved cards to or from a library.',
      null,
      'They also stay if they had a library shuffled.',
      'They also stay if they had cards of a library revealed.',
    ],
    shownBy: 'Mana abilities that shuffled a library or revealed its cards',
  },
  {
    topic: 'Auras found by what triggers as their permanent leaves',
    tried: ['410.10f', '400.7e', '400.7e', '400.7f'],
    says: [
      'An Aura whose ability triggers as what it enchanted leaves is found in the graveyard, however it went there.',
      'It is found only if it went there afterwards, for enchanting nothing.',
      'It is found also if it went there together with what it enchanted.',
      null,
    ],
    shownBy: 'An Aura that went together with what it enchanted is found, in 2009 it is not',
  },
  {
    topic: 'Auras that are creatures',
    tried: ['212.4g', '303.4c', '303.4d', '303.4d'],
    says: [
      'An Aura that becomes a creature goes to the graveyard, and enchants something until it is there.',
      'It becomes unattached first, and then goes to the graveyard.',
      null,
      null,
    ],
    shownBy: 'An Aura that becomes a creature: whether it enchants something as it leaves',
  },
  {
    topic: 'Becoming an artifact creature',
    tried: ['212.1c', '204.1b', '205.1b', '205.1b'],
    says: [
      'What becomes an artifact creature of a kind keeps all its other types and subtypes.',
      null,
      null,
      'It loses the creature types that it had.',
    ],
    shownBy: 'What becomes an artifact creature of a kind keeps its other creature types, but not today',
  },
  {
    topic: 'Durations that are over before they begin',
    tried: ['418.3d', '611.2b', '611.2b', '611.2b'],
    says: [
      'An effect that would last “for as long as” something is so does nothing if that ended before the effect would begin.',
      null,
      null,
      'Unless it begins again while the same spell or ability resolves.',
    ],
    shownBy: 'A duration that was over and begins again as the ability resolves',
  },
  {
    topic: 'Dividing among any number',
    tried: [null, null, '107.1c', '107.1c'],
    says: [
      'What is divided among any number may be divided among none.',
      null,
      'It is divided among at least one, if that is possible.',
      'It may be divided among none again.',
    ],
    shownBy: 'Damage is divided among no target at all, but not in 2011 if there can be one',
  },
  {
    topic: 'Players who have become illegal targets',
    tried: ['413.2a', '608.2b', '608.2b', '608.2b'],
    says: [
      'Nothing in the effect is done to a player who is no legal target any more, but what it asks about that player is known.',
      null,
      'Other parts of the effect are done to that player.',
      'Nothing is known about that player, and what needs to know it does not happen.',
    ],
    shownBy: 'What is asked about a player who has become an illegal target',
  },
  {
    topic: 'Bans on attacking a team',
    tried: ['606.7b', '806.7c', '810.7c', '805.10b'],
    says: [
      'A creature that can’t attack one player of a team can’t attack the team.',
      'Only an object of one of the team keeps it from that by saying that it can’t attack that player.',
      null,
      'A player is attacked, no team: each ban is for the player whom it names.',
    ],
    shownBy: 'A creature that something of its own team keeps from one player of the other',
  },
  {
    topic: 'Symbols of colorless mana and a color',
    tried: [null, null, null, '107.4e'],
    says: [
      null,
      null,
      null,
      'There are symbols that are paid with colorless mana or with one color, and are of that color.',
    ],
    shownBy: 'A symbol of colorless mana and a color is of that color and paid by either',
  },
  {
    topic: 'Hybrid Phyrexian symbols',
    tried: [null, null, null, '107.4f'],
    says: [
      null,
      null,
      null,
      'There are symbols that are paid with either of two colors or with 2 life, and are of both colors.',
    ],
    shownBy: 'A hybrid Phyrexian symbol is of two colors, and paid with either or with life',
  },
  {
    topic: 'Counters moved onto what can’t have them',
    tried: ['416.3', '120.4', '121.5', '122.5'],
    says: [
      'The counter is taken from the first object, though it is put on nothing.',
      null,
      null,
      'Nothing is moved: the first object keeps the counter.',
    ],
    shownBy: 'A counter that is moved onto what can have none is lost, or stays where it is',
  },
  {
    topic: 'What an effect says of what it puts onto the battlefield',
    tried: ['410.10', null, '603.6', '611.2e'],
    says: [
      'The permanent enters, and then is what it is said to be.',
      null,
      null,
      'What it is said to be or to have it is as it enters; what it becomes or gains comes afterwards.',
    ],
    shownBy: 'What it is, it is as it enters; what it becomes, it becomes afterwards',
  },
  {
    topic: 'Spells of a player who leaves',
    tried: ['600.4a', '800.4a', '800.4a', '800.4a'],
    says: [
      'All spells and abilities that the player controls cease to exist, also where a spell is the card of another.',
      null,
      null,
      'Of what they control on the stack only what is no card ceases to exist; the card of another is exiled.',
    ],
    shownBy: 'A spell of a player who leaves that is another’s card',
  },
  {
    topic: 'Madness',
    tried: ['502.24a', '702.32a', '702.33a', '702.35a'],
    says: [
      'Whoever discards a card with madness may remove it from the game; else it goes to the graveyard at once.',
      null,
      null,
      'The card is always exiled, and goes to the graveyard if its owner then does not cast it.',
    ],
    shownBy: 'Madness: whether the card may go to the graveyard at once',
  },
  {
    topic: 'Schemes that have done what they do',
    tried: [null, null, '704.5w', '704.6e'],
    says: [
      null,
      null,
      'A scheme that is not ongoing goes once none of its own abilities waits.',
      'It stays while an ability of any scheme waits.',
    ],
    shownBy: 'A scheme that has done what it does, while an ability of another waits',
  },
  {
    topic: 'Casual variants',
    tried: [null, '901.6', '901.6', '901.6'],
    says: [
      null,
      'Vanguard, Planechase and Elder Dragon Highlander.',
      'Archenemy joins them, and Commander has its name.',
      'Conspiracy drafts join them.',
    ],
    shownBy: 'The plane is controlled by the planar controller, who is the active player',
  },
];

export const differences: readonly Difference[] = [...tried, ...outOfScope];
