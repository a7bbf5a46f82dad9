/**
 * Questions as judges get them, with their answers by the rules of 2026, each shown by the position of a scenario. The answers were written from
 * the rules. 2026: passim
 */

export const QUESTION_TOPICS = ['copies', 'layers', 'replacement', 'triggers', 'combat'] as const;
export type QuestionTopic = (typeof QUESTION_TOPICS)[number];

export interface JudgeQuestion {
  readonly topic: QuestionTopic;
  readonly question: string;
  readonly answer: string;
  /** the rule of 2026-02 that decides it */
  readonly rule: string;
  /** the scenario that shows it */
  readonly shownBy: string;
}

export const judgeQuestions: readonly JudgeQuestion[] = [
  {
    topic: 'copies',
    question: 'My creature with a +1/+1 counter becomes a copy of another for a turn. What of it stays?',
    answer:
      'The counter. A permanent that becomes a copy neither leaves nor enters, so everything on it stays as it was.',
    rule: '707.4',
    shownBy: 'A copy effect that ends leaves what the permanent was before',
  },
  {
    topic: 'copies',
    question: 'I copy a spell that was cast with buyback. Does the copy come back to my hand?',
    answer:
      'No. A copy of a spell is no card and ceases to exist once it has left the stack. The card that was cast comes back.',
    rule: '707.10a',
    shownBy: 'A copy that resolves leaves nothing in the graveyard, and none returns to hand with buyback',
  },
  {
    topic: 'copies',
    question:
      'I may choose new targets for a copy and keep the old one. Does its ability trigger on becoming a target?',
    answer: 'Yes. Whatever the copy ends up with becomes its target, also where nothing was changed.',
    rule: '707.10c',
    shownBy: 'What a copy leaves as its target becomes the target of the copy too',
  },
  {
    topic: 'copies',
    question: 'A tapped land becomes a copy of an untapped one. Is it untapped then?',
    answer:
      'No. Being tapped is no copiable value; the land is the copied one in name, types and abilities, and stays tapped.',
    rule: '707.2a',
    shownBy: 'A land that becomes a copy stays tapped, and has one mana ability',
  },
  {
    topic: 'copies',
    question: 'A copy keeps its own 7/7, and the creature it copies counts its power and toughness. What is the copy?',
    answer: 'It is 7/7. An ability that would define what the copy effect sets anew is not copied.',
    rule: '707.9d',
    shownBy: 'A power and toughness that is kept drops the ability that would define them',
  },
  {
    topic: 'layers',
    question: 'Opalescence is there, then comes Humility. How large is Humility?',
    answer: 'It is 1/1: both set its power and toughness in one layer, and Humility has the later timestamp.',
    rule: '613.7a',
    shownBy: 'Humility that came later makes itself 1/1',
  },
  {
    topic: 'layers',
    question:
      'Humility is there first, then comes Opalescence. Humility loses its abilities: are my creatures still 1/1?',
    answer:
      'Yes. An effect that has begun to apply in one layer goes on in later ones, although the ability it came from is gone.',
    rule: '613.6',
    shownBy:
      'An effect that has begun in one layer goes on in the next although its ability is gone: Humility made a creature first',
  },
  {
    topic: 'layers',
    question: 'Urborg, Tomb of Yawgmoth is there before Blood Moon. Are all lands Swamps?',
    answer:
      'No. Blood Moon would take the ability from Urborg, so the effect of Urborg depends on it and waits, whatever the timestamps; then it is gone.',
    rule: '613.8a',
    shownBy:
      'An effect whose ability another takes away in its layer waits for that, whatever the timestamps: Urborg under Blood Moon',
  },
  {
    topic: 'layers',
    question:
      'My creature has +1/+1 from an enchantment. Later another enchantment makes all creatures 1/1. How large is it?',
    answer: 'It is 2/2. What sets power and toughness applies before what adds to them, whatever came first.',
    rule: '613.4b',
    shownBy: 'What is set comes before what is added',
  },
  {
    topic: 'layers',
    question: 'I switch the power and toughness of a creature, and then it gets +1/+2. What is added to what?',
    answer:
      'It is added first, although it came later: switching is last of all in the layer, so what one sees is +2/+1.',
    rule: '613.4d',
    shownBy: 'Switching is last: what is added later is added before it',
  },
  {
    topic: 'replacement',
    question: 'Two effects double the same damage. How often is it doubled?',
    answer:
      'Twice: each effect applies once to an event, and not again to what it has become. Two damage become eight.',
    rule: '614.5',
    shownBy: 'Damage is doubled once by each effect, and each only once',
  },
  {
    topic: 'replacement',
    question:
      'Players cannot gain life, and an opponent has what makes my gain a loss. I would gain three. Do I lose three?',
    answer: 'No. An event that cannot happen cannot be replaced either; nothing happens.',
    rule: '614.17c',
    shownBy: 'What can’t happen is not replaced either',
  },
  {
    topic: 'replacement',
    question: 'A spell deals more damage instead to some creatures, and an enchantment doubles damage. In which order?',
    answer: 'The words of the spell itself come first, and nobody chooses: the greater damage is what is doubled.',
    rule: '616.1a',
    shownBy: 'The greater damage that a spell deals instead is what is doubled, and nobody chooses',
  },
  {
    topic: 'replacement',
    question: 'When is it chosen what a Clone copies, and can it be answered?',
    answer:
      'As it enters, before it is on the battlefield. Nobody has priority between the choice and its being there.',
    rule: '614.12a',
    shownBy: 'What is copied is chosen before the copy enters',
  },
  {
    topic: 'replacement',
    question: 'I was dealt damage. May I now prevent it?',
    answer:
      'No. A prevention effect must be there before the damage would be dealt; afterwards it does nothing for that damage.',
    rule: '615.4',
    shownBy: 'A shield must be there before the damage: the same spell afterwards does nothing',
  },
  {
    topic: 'triggers',
    question:
      '“At the beginning of your upkeep, if you have 20 or more life …”, and I have 19. Can I gain life in response?',
    answer:
      'No. The condition is looked at as the upkeep begins; it does not hold, so nothing triggers and nothing can be answered.',
    rule: '603.4',
    shownBy: 'An intervening "if" that is false: no trigger',
  },
  {
    topic: 'triggers',
    question: 'A creature that sees others enter comes onto the battlefield together with one. Does it see it?',
    answer: 'Yes. What enters at the same time as the object with the ability is seen too.',
    rule: '603.6a',
    shownBy: 'Enter-the-battlefield triggers see what enters together with their object',
  },
  {
    topic: 'triggers',
    question: 'An ability triggers that needs a target, and there is none. What happens?',
    answer: 'It is removed from the stack as soon as no legal target can be chosen, and does nothing.',
    rule: '603.3d',
    shownBy: 'A trigger without a legal target is removed',
  },
  {
    topic: 'triggers',
    question: 'Nobody may cast or activate anything now, and something triggers. Does it still?',
    answer: 'Yes. Triggering is neither casting nor activating; it happens whenever its event does.',
    rule: '603.2a',
    shownBy: 'Abilities trigger also where no spell or ability may be cast',
  },
  {
    topic: 'triggers',
    question:
      '“When you control no other creatures …”: my only other creature leaves and is back within one spell. Does it trigger?',
    answer:
      'Yes. A state is noticed as soon as it is so, also while something resolves, and the ability is then put on the stack.',
    rule: '603.8',
    shownBy: 'A state that is so only while a spell resolves triggers',
  },
  {
    topic: 'combat',
    question: 'I sacrifice a creature with deathtouch for its ability, which deals damage. Is that deadly?',
    answer: 'Yes. A source that is gone deals damage as it last was, and it had deathtouch.',
    rule: '702.2e',
    shownBy: 'A source that is gone had deathtouch if it last had it',
  },
  {
    topic: 'combat',
    question: 'A creature is put onto the battlefield attacking. Does “whenever a creature attacks” trigger?',
    answer: 'No. It is an attacking creature, but it was never declared as an attacker.',
    rule: '508.4',
    shownBy: 'A creature put onto the battlefield attacking never attacked',
  },
  {
    topic: 'combat',
    question: 'Two attackers must each be blocked, and I have one creature. May I leave both unblocked?',
    answer: 'No. As many requirements as can be must be obeyed: it blocks one of them, whichever I choose.',
    rule: '509.1c',
    shownBy: 'Of two requirements that exclude each other one is obeyed, either',
  },
  {
    topic: 'combat',
    question: 'Attacking costs {2}. May a creature that taps for mana attack and pay for itself?',
    answer: 'No. Attackers are tapped as they are declared, before the cost is paid.',
    rule: '508.1f',
    shownBy: 'Attackers are tapped before attacking is paid for',
  },
  {
    topic: 'combat',
    question: 'My creature must attack if able, and attacking costs {2}, which I could pay. Must I?',
    answer: 'No. Nobody has to pay a cost so that a creature attacks, and without the payment it is not able.',
    rule: '508.1d',
    shownBy: 'Nobody has to pay so that a creature attacks',
  },
];
