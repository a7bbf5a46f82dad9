/** Card texts that several scenarios use, quoted in the wording of early 2017. 2006: 200–212 · 2009, 2011, 2026: 200–209 */
import type { InlineCard } from '@rulewright/scenario';

const CARDS = {
  'Grizzly Bears': { cost: '{1}{G}', type: 'Creature — Bear', pt: '2/2' },
  'Runeclaw Bear': { cost: '{1}{G}', type: 'Creature — Bear', pt: '2/2' },
  'Hill Giant': { cost: '{3}{R}', type: 'Creature — Giant', pt: '3/3' },
  'Gray Ogre': { cost: '{2}{R}', type: 'Creature — Ogre', pt: '2/2' },
  'Craw Wurm': { cost: '{4}{G}{G}', type: 'Creature — Wurm', pt: '6/4' },
  'Merfolk of the Pearl Trident': { cost: '{U}', type: 'Creature — Merfolk', pt: '1/1' },
  'Scathe Zombies': { cost: '{2}{B}', type: 'Creature — Zombie', pt: '2/2' },
  'Storm Crow': { cost: '{1}{U}', type: 'Creature — Bird', text: 'Flying', pt: '1/2' },
  'Giant Spider': { cost: '{3}{G}', type: 'Creature — Spider', text: 'Reach', pt: '2/4' },
  'White Knight': {
    cost: '{W}{W}',
    type: 'Creature — Human Knight',
    text: 'First strike, protection from black',
    pt: '2/2',
  },
  'Fencing Ace': { cost: '{1}{W}', type: 'Creature — Human Soldier', text: 'Double strike', pt: '1/1' },
  'Mogg Fanatic': {
    cost: '{R}',
    type: 'Creature — Goblin',
    text: 'Sacrifice this creature: It deals 1 damage to target creature or player.',
    pt: '1/1',
  },
  'Raging Goblin': { cost: '{R}', type: 'Creature — Goblin Berserker', text: 'Haste', pt: '1/1' },
  'Goblin King': {
    cost: '{1}{R}{R}',
    type: 'Creature — Goblin',
    text: 'Other Goblin creatures get +1/+1 and have mountainwalk.',
    pt: '2/2',
  },
  'Soul Warden': {
    cost: '{W}',
    type: 'Creature — Human Cleric',
    text: 'Whenever another creature enters the battlefield, you gain 1 life.',
    pt: '1/1',
  },
  'Drudge Skeletons': {
    cost: '{1}{B}',
    type: 'Creature — Skeleton',
    text: '{B}: Regenerate Drudge Skeletons.',
    pt: '1/1',
  },
  'Llanowar Elves': { cost: '{G}', type: 'Creature — Elf Druid', text: '{T}: Add {G} to your mana pool.', pt: '1/1' },
  'Prodigal Sorcerer': {
    cost: '{2}{U}',
    type: 'Creature — Human Wizard',
    text: '{T}: Prodigal Sorcerer deals 1 damage to target creature or player.',
    pt: '1/1',
  },
  Shock: { cost: '{R}', type: 'Instant', text: 'Shock deals 2 damage to target creature or player.' },
  'Lightning Bolt': {
    cost: '{R}',
    type: 'Instant',
    text: 'Lightning Bolt deals 3 damage to target creature or player.',
  },
  'Volcanic Hammer': {
    cost: '{1}{R}',
    type: 'Sorcery',
    text: 'Volcanic Hammer deals 3 damage to target creature or player.',
  },
  Blaze: { cost: '{X}{R}', type: 'Sorcery', text: 'Blaze deals X damage to target creature or player.' },
  'Giant Growth': { cost: '{G}', type: 'Instant', text: 'Target creature gets +3/+3 until end of turn.' },
  Terror: {
    cost: '{1}{B}',
    type: 'Instant',
    text: "Destroy target nonartifact, nonblack creature. It can't be regenerated.",
  },
  Murder: { cost: '{1}{B}{B}', type: 'Instant', text: 'Destroy target creature.' },
  Counterspell: { cost: '{U}{U}', type: 'Instant', text: 'Counter target spell.' },
  'Force Spike': { cost: '{U}', type: 'Instant', text: 'Counter target spell unless its controller pays {1}.' },
  Unsummon: { cost: '{U}', type: 'Instant', text: "Return target creature to its owner's hand." },
  'Wrath of God': { cost: '{2}{W}{W}', type: 'Sorcery', text: "Destroy all creatures. They can't be regenerated." },
  'Day of Judgment': { cost: '{2}{W}{W}', type: 'Sorcery', text: 'Destroy all creatures.' },
  Disenchant: { cost: '{1}{W}', type: 'Instant', text: 'Destroy target artifact or enchantment.' },
  'Healing Salve': {
    cost: '{W}',
    type: 'Instant',
    text: 'Choose one —\n• Target player gains 3 life.\n• Prevent the next 3 damage that would be dealt to target player this turn.',
  },
  'Holy Strength': {
    cost: '{W}',
    type: 'Enchantment — Aura',
    text: 'Enchant creature\nEnchanted creature gets +1/+2.',
  },
  Pacifism: {
    cost: '{1}{W}',
    type: 'Enchantment — Aura',
    text: "Enchant creature\nEnchanted creature can't attack or block.",
  },
  'Control Magic': {
    cost: '{2}{U}{U}',
    type: 'Enchantment — Aura',
    text: 'Enchant creature\nYou control enchanted creature.',
  },
  'Blood Moon': {
    cost: '{2}{R}',
    type: 'Enchantment',
    text: 'Nonbasic lands are Mountains.',
    abilities: [
      {
        ability: 'static',
        parts: [
          {
            part: 'change',
            affects: {
              set: 'all',
              where: {
                is: 'and',
                of: [
                  { is: 'type', type: 'land' },
                  { is: 'not', of: { is: 'supertype', supertype: 'basic' } },
                ],
              },
            },
            mods: [{ mod: 'types', op: 'set', subtypes: ['Mountain'] }],
          },
        ],
      },
    ],
  },
  Humility: {
    cost: '{2}{W}{W}',
    type: 'Enchantment',
    text: 'All creatures lose all abilities and have base power and toughness 1/1.',
  },
  'Glorious Anthem': { cost: '{1}{W}{W}', type: 'Enchantment', text: 'Creatures you control get +1/+1.' },
  Divination: { cost: '{2}{U}', type: 'Sorcery', text: 'Draw two cards.' },
  Bonesplitter: { cost: '{1}', type: 'Artifact — Equipment', text: 'Equipped creature gets +2/+0.\nEquip {1}' },
  'Darksteel Ingot': {
    cost: '{3}',
    type: 'Artifact',
    text: 'Indestructible\n{T}: Add one mana of any color to your mana pool.',
  },
  Ornithopter: { cost: '{0}', type: 'Artifact Creature — Thopter', text: 'Flying', pt: '0/2' },
  'Innocent Blood': { cost: '{B}', type: 'Sorcery', text: 'Each player sacrifices a creature.' },
  'Time Walk': { cost: '{1}{U}', type: 'Sorcery', text: 'Take an extra turn after this one.' },
} satisfies Readonly<Record<string, InlineCard>>;

export type CommonCard = keyof typeof CARDS;

/** The texts of these cards, for a scenario's `cards`. */
export function texts(...names: readonly CommonCard[]): Record<string, InlineCard> {
  return Object.fromEntries(names.map((name) => [name, CARDS[name]]));
}

export const ALL = ['2006-10', '2009-10', '2011-09', '2026-02'] as const;
export const UNTIL_2011 = ['2006-10', '2009-10', '2011-09'] as const;
export const SINCE_2009 = ['2009-10', '2011-09', '2026-02'] as const;
