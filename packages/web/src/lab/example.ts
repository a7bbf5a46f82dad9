/** The position that an empty Lab begins with: its own cards, so that it needs none from outside. */
export const EXAMPLE = `Card Old Pact | {2}{W}{W} | Enchantment
  All creatures lose all abilities and have base power and toughness 1/1.
Card Cub | {1}{G} | Creature — Bear | 2/2
Card Sprout | {G} | Instant
  Target creature gets +3/+3 until end of turn.
What if a small creature grows  2006 2009 2011 2026
  A: Forest ×2, Plains ×4, Cub | hand: Old Pact, Sprout
  B: Mountain ×3, Cub | hand: Sprout
  A casts Sprout, targeting Cub
  All pass until the stack is empty
  A casts Old Pact
  All pass until the stack is empty
  2006: Then Cub is 1/1
  2009–: Then Cub is 4/4
  All pass until the declare attackers step
  A attacks with Cub
`;
