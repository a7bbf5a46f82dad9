/** Two small decks whose cards ask for every form of answer. 2006: 100 · 2009, 2011, 2026: 100 */
import { cardText } from '@rulewright/cards';
import { compile } from '@rulewright/oracle';
import type { PlayableDeck } from '@rulewright/simulate';

type Row = Parameters<typeof cardText>[0][number];

const ROWS: readonly Row[] = [
  { name: 'Mountain', typeLine: 'Basic Land — Mountain' },
  { name: 'Plains', typeLine: 'Basic Land — Plains' },
  { name: 'Raging Goblin', manaCost: '{R}', typeLine: 'Creature — Goblin', power: '1', toughness: '1', text: 'Haste' },
  {
    name: 'Juggernaut',
    manaCost: '{4}',
    typeLine: 'Artifact Creature — Juggernaut',
    power: '5',
    toughness: '3',
    text: 'Juggernaut attacks each combat if able.',
  },
  { name: 'Blaze', manaCost: '{X}{R}', typeLine: 'Sorcery', text: 'Blaze deals X damage to any target.' },
  {
    name: 'Fireball Rain',
    manaCost: '{R}',
    typeLine: 'Instant',
    text: 'Fireball Rain deals 3 damage divided as you choose among one, two, or three targets.',
  },
  { name: 'Savannah Lions', manaCost: '{W}', typeLine: 'Creature — Cat', power: '2', toughness: '1' },
  {
    name: 'Masked Guard',
    manaCost: '{1}{W}',
    typeLine: 'Creature — Soldier',
    power: '2',
    toughness: '2',
    text: 'Morph {W}',
  },
];

function definition(name: string): PlayableDeck['definitions'][number] {
  const row = ROWS.find((one) => one.name === name);
  const made = row && compile(cardText([row], { layout: 'normal' }));
  if (!made?.ok) throw new Error(`${name} is not understood`);
  return made.definition;
}

/** A deck of so many of each card. */
export function deckOf(name: string, counts: Readonly<Record<string, number>>): PlayableDeck {
  const definitions = Object.keys(counts).map(definition);
  const main = definitions.flatMap((each) =>
    Array.from({ length: counts[each.name] ?? 0 }, () => ({ def: each.key, name: each.name })),
  );
  return { name, main, sideboard: [], definitions };
}

export const DECKS = [
  deckOf('Red', { Mountain: 10, 'Raging Goblin': 6, Juggernaut: 3, Blaze: 3, 'Fireball Rain': 3 }),
  deckOf('White', { Plains: 11, 'Savannah Lions': 7, 'Masked Guard': 7 }),
] as const;
