/** Texts in the wordings of 2006, 2009, 2011 and 2026: each compiles in its own and prints back byte for byte. */
import { describe, expect, test } from 'vitest';
import type { CardText } from '../card-text.ts';
import type { Wording } from '../grammar/index.ts';
import { compile, explainRefusal, print } from '../index.ts';

const card = (name: string, types: string, text: string): CardText => {
  const [left = '', right] = types.split(' — ');
  return {
    name,
    layout: 'normal',
    supertypes: [],
    types: left.split(' '),
    subtypes: right === undefined ? [] : right.split(' '),
    typeLine: types,
    text,
    ...(left.includes('Creature') ? { power: '0', toughness: '0' } : {}),
  };
};

const TEXTS: readonly (readonly [Wording, string, string, string])[] = [
  [
    '2006-10',
    'Clone',
    'Creature — Shapeshifter',
    'As Clone comes into play, you may choose a creature in play. If you do, Clone comes into play as a copy of that creature.',
  ],
  [
    '2006-10',
    'Vesuvan Doppelganger',
    'Creature — Shapeshifter',
    'As Vesuvan Doppelganger comes into play, you may choose a creature in play. If you do, Vesuvan Doppelganger comes into play as a copy of that creature except for its color and gains "At the beginning of your upkeep, you may have this creature become a copy of target creature except for its color. If you do, this creature gains this ability."',
  ],
  [
    '2006-10',
    'Unstable Shapeshifter',
    'Creature — Shapeshifter',
    'Whenever a creature comes into play, Unstable Shapeshifter becomes a copy of that creature and gains this ability.',
  ],
  [
    '2006-10',
    'Fork',
    'Instant',
    "Put a copy of target instant or sorcery spell onto the stack, except that it copies Fork's color and you may choose new targets for the copy.",
  ],
  ['2006-10', 'Chimeric Staff', 'Artifact', '{X}: Chimeric Staff becomes an X/X artifact creature until end of turn.'],
  [
    '2006-10',
    'Caller of the Hunt',
    'Creature — Human',
    'As Caller of the Hunt comes into play, choose a creature type.',
  ],
  [
    '2006-10',
    'Voice of All',
    'Creature — Angel',
    'Flying\nAs Voice of All comes into play, choose a color.\nVoice of All has protection from the chosen color.',
  ],
  [
    '2006-10',
    'Fling',
    'Instant',
    "As an additional cost to play Fling, sacrifice a creature.\nFling deals damage equal to the sacrificed creature's power to target creature or player.",
  ],
  [
    '2006-10',
    'Crazed Armodon',
    'Creature — Elephant',
    '{G}: Crazed Armodon gets +3/+0 and gains trample until end of turn. Destroy Crazed Armodon at end of turn. Play this ability only once each turn.',
  ],
  ['2006-10', 'Striped Bears', 'Creature — Bear', 'When Striped Bears comes into play, draw a card.'],
  ['2006-10', 'Skyshroud Behemoth', 'Creature — Beast', 'Fading 2\nSkyshroud Behemoth comes into play tapped.'],
  [
    '2006-10',
    'Emerald Charm',
    'Instant',
    'Choose one — Untap target permanent; or destroy target non-Aura enchantment; or target creature loses flying until end of turn.',
  ],
  [
    '2006-10',
    'Quirion Elves',
    'Creature — Elf',
    'As Quirion Elves comes into play, choose a color.\n{T}: Add {G} to your mana pool.\n{T}: Add one mana of the chosen color to your mana pool.',
  ],
  ['2006-10', 'Giant Growth', 'Instant', 'Target creature gets +3/+3 until end of turn.'],
  ['2006-10', 'Glacial Ray', 'Instant', 'Glacial Ray deals 2 damage to target creature or player.'],
  [
    '2009-10',
    'Clone',
    'Creature — Shapeshifter',
    'You may have Clone enter the battlefield as a copy of any creature on the battlefield.',
  ],
  [
    '2009-10',
    'Vesuvan Doppelganger',
    'Creature — Shapeshifter',
    "You may have Vesuvan Doppelganger enter the battlefield as a copy of any creature on the battlefield except it doesn't copy that creature's color and it gains \"At the beginning of your upkeep, you may have this creature become a copy of target creature except it doesn't copy that creature's color. If you do, this creature gains this ability.\"",
  ],
  [
    '2009-10',
    'Unstable Shapeshifter',
    'Creature — Shapeshifter',
    'Whenever a creature enters the battlefield, Unstable Shapeshifter becomes a copy of that creature and gains this ability.',
  ],
  [
    '2009-10',
    'Fork',
    'Instant',
    'Copy target instant or sorcery spell, except that the copy is red. You may choose new targets for the copy.',
  ],
  [
    '2009-10',
    'Crazed Armodon',
    'Creature — Elephant',
    '{G}: Crazed Armodon gets +3/+0 and gains trample until end of turn. Destroy Crazed Armodon at the beginning of the next end step. Activate this ability only once each turn.',
  ],
  [
    '2011-09',
    'Adaptive Automaton',
    'Artifact Creature — Construct',
    'As Adaptive Automaton enters the battlefield, choose a creature type.\nAdaptive Automaton is the chosen type in addition to its other types.\nOther creatures you control of the chosen type get +1/+1.',
  ],
  [
    '2011-09',
    'Copy Artifact',
    'Enchantment',
    "You may have Copy Artifact enter the battlefield as a copy of any artifact on the battlefield, except it's an enchantment in addition to its other types.",
  ],
  [
    '2011-09',
    'Quicksilver Gargantuan',
    'Creature — Shapeshifter',
    "You may have Quicksilver Gargantuan enter the battlefield as a copy of any creature on the battlefield, except it's still 7/7.",
  ],
  ['2011-09', 'Wall of Omens', 'Creature — Wall', 'Defender\nWhen Wall of Omens enters the battlefield, draw a card.'],
  [
    '2026-02',
    'Ember Tester',
    'Creature — Goblin',
    'When this creature enters, it deals 2 damage to any target.\n{1}, Sacrifice this creature: Draw a card. Activate only as a sorcery.',
  ],
  [
    '2026-02',
    'Hand Tester',
    'Sorcery',
    'Target player discards a card at random, then mills two cards. If they do, you gain 1 life.',
  ],
];

describe('dated texts', () => {
  test.each(TEXTS)('%s %s', (wording, name, types, text) => {
    const compiled = compile(card(name, types, text), { wording });
    expect(compiled.ok ? '' : explainRefusal(compiled.refused)).toBe('');
    if (compiled.ok) expect(print(compiled.definition, wording, compiled.phrasing)).toBe(text);
  });
});

describe('one tree, many wordings', () => {
  test('a text compiled in one wording can be shown in another', () => {
    const compiled = compile(
      card('Ember Tester', 'Creature — Goblin', 'When Ember Tester dies, target player reveals his or her hand.'),
    );
    expect(compiled.ok).toBe(true);
    if (!compiled.ok) return;
    expect(print(compiled.definition, '2006-10', compiled.phrasing)).toBe(
      'When Ember Tester is put into a graveyard from play, target player reveals his or her hand.',
    );
    expect(print(compiled.definition, '2026-02', compiled.phrasing)).toBe(
      'When Ember Tester dies, target player reveals their hand.',
    );
  });
  test('words of another wording are not read', () => {
    const compiled = compile(
      card('Striped Bears', 'Creature — Bear', 'When Striped Bears comes into play, draw a card.'),
      { wording: '2017-01' },
    );
    expect(compiled.ok).toBe(false);
  });
});
