/** The cards of the examples of copying as they were worded in each year. 2006: 503 · 2009, 2011: 706 · 2026: 707 */
import type { InlineCard } from '@rulewright/scenario';

type Edition = NonNullable<InlineCard['in']>[number];
type Printed = Omit<InlineCard, 'text' | 'wording' | 'in' | 'abilities'>;

const OLD: Edition = '2006-10';
const MIDDLE: readonly Edition[] = ['2009-10', '2011-09'];

/** A card with its text of 2006 and of 2009 to 2011; today it comes from the card data. */
const twice = (printed: Printed, old: string, middle: string): InlineCard[] => [
  { ...printed, in: [OLD], wording: OLD, text: old },
  ...MIDDLE.map((edition): InlineCard => ({ ...printed, in: [edition], wording: edition, text: middle })),
];

const CARDS = {
  Clone: twice(
    { cost: '{3}{U}', type: 'Creature — Shapeshifter', pt: '0/0' },
    'As Clone comes into play, you may choose a creature in play. If you do, Clone comes into play as a copy of that creature.',
    'You may have Clone enter the battlefield as a copy of any creature on the battlefield.',
  ),
  'Vesuvan Doppelganger': twice(
    { cost: '{3}{U}{U}', type: 'Creature — Shapeshifter', pt: '0/0' },
    'As Vesuvan Doppelganger comes into play, you may choose a creature in play. If you do, Vesuvan Doppelganger comes into play as a copy of that creature except for its color and gains "At the beginning of your upkeep, you may have this creature become a copy of target creature except for its color. If you do, this creature gains this ability."',
    "You may have Vesuvan Doppelganger enter the battlefield as a copy of any creature on the battlefield except it doesn't copy that creature's color and it gains \"At the beginning of your upkeep, you may have this creature become a copy of target creature except it doesn't copy that creature's color. If you do, this creature gains this ability.\"",
  ),
  'Unstable Shapeshifter': twice(
    { cost: '{3}{U}', type: 'Creature — Shapeshifter', pt: '0/1' },
    'Whenever a creature comes into play, Unstable Shapeshifter becomes a copy of that creature and gains this ability.',
    'Whenever a creature enters the battlefield, Unstable Shapeshifter becomes a copy of that creature and gains this ability.',
  ),
  Fork: twice(
    { cost: '{R}{R}', type: 'Instant' },
    "Put a copy of target instant or sorcery spell onto the stack, except that it copies Fork's color and you may choose new targets for the copy.",
    'Copy target instant or sorcery spell, except that the copy is red. You may choose new targets for the copy.',
  ),
  'Emerald Charm': twice(
    { cost: '{G}', type: 'Instant' },
    'Choose one — Untap target permanent; or destroy target non-Aura enchantment; or target creature loses flying until end of turn.',
    'Choose one — Untap target permanent; or destroy target non-Aura enchantment; or target creature loses flying until end of turn.',
  ),
  Fling: twice(
    { cost: '{1}{R}', type: 'Instant' },
    "As an additional cost to play Fling, sacrifice a creature.\nFling deals damage equal to the sacrificed creature's power to target creature or player.",
    "As an additional cost to cast Fling, sacrifice a creature.\nFling deals damage equal to the sacrificed creature's power to target creature or player.",
  ),
  'Chimeric Staff': twice(
    { cost: '{4}', type: 'Artifact' },
    '{X}: Chimeric Staff becomes an X/X artifact creature until end of turn.',
    '{X}: Chimeric Staff becomes an X/X artifact creature until end of turn.',
  ),
  'Chameleon Spirit': twice(
    { cost: '{3}{U}', type: 'Creature — Illusion Spirit', pt: '*/*' },
    "As Chameleon Spirit comes into play, choose a color.\nChameleon Spirit's power and toughness are each equal to the number of permanents of the chosen color your opponents control.",
    "As Chameleon Spirit enters the battlefield, choose a color.\nChameleon Spirit's power and toughness are each equal to the number of permanents of the chosen color your opponents control.",
  ),
  'Voice of All': twice(
    { cost: '{2}{W}{W}', type: 'Creature — Angel', pt: '2/2' },
    'Flying\nAs Voice of All comes into play, choose a color.\nVoice of All has protection from the chosen color.',
    'Flying\nAs Voice of All enters the battlefield, choose a color.\nVoice of All has protection from the chosen color.',
  ),
  'Quirion Elves': twice(
    { cost: '{1}{G}', type: 'Creature — Elf Druid', pt: '1/1' },
    'As Quirion Elves comes into play, choose a color.\n{T}: Add {G} to your mana pool.\n{T}: Add one mana of the chosen color to your mana pool.',
    'As Quirion Elves enters the battlefield, choose a color.\n{T}: Add {G} to your mana pool.\n{T}: Add one mana of the chosen color to your mana pool.',
  ),
  'Caller of the Hunt': [
    {
      cost: '{2}{G}',
      type: 'Creature — Human',
      pt: '*/*',
      in: [OLD],
      wording: OLD,
      text: "As Caller of the Hunt comes into play, choose a creature type.\nCaller of the Hunt's power and toughness are each equal to the number of creatures of the chosen type in play.",
    },
  ],
  'Skyshroud Behemoth': twice(
    { cost: '{5}{G}{G}', type: 'Creature — Beast', pt: '10/10' },
    "Fading 2 (This creature comes into play with two fade counters on it. At the beginning of your upkeep, remove a fade counter from it. If you can't, sacrifice it.)\nSkyshroud Behemoth comes into play tapped.",
    "Fading 2 (This creature enters the battlefield with two fade counters on it. At the beginning of your upkeep, remove a fade counter from it. If you can't, sacrifice it.)\nSkyshroud Behemoth enters the battlefield tapped.",
  ),
  'Striped Bears': twice(
    { cost: '{2}{G}', type: 'Creature — Bear', pt: '2/2' },
    'When Striped Bears comes into play, draw a card.',
    'When Striped Bears enters the battlefield, draw a card.',
  ),
  'Crazed Armodon': twice(
    { cost: '{2}{G}{G}', type: 'Creature — Elephant', pt: '3/3' },
    '{G}: Crazed Armodon gets +3/+0 and gains trample until end of turn. Destroy Crazed Armodon at end of turn. Play this ability only once each turn.',
    '{G}: Crazed Armodon gets +3/+0 and gains trample until end of turn. Destroy Crazed Armodon at the beginning of the next end step. Activate this ability only once each turn.',
  ),
} satisfies Readonly<Record<string, InlineCard[]>>;

export type DatedCard = keyof typeof CARDS;

/** The texts of these cards, for a scenario's `cards`. */
export function dated(...names: readonly DatedCard[]): Record<string, InlineCard[]> {
  return Object.fromEntries(names.map((name) => [name, CARDS[name]]));
}
