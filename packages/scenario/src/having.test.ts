/** Changes of life, hands and mana, each with its cause; the outcomes are written from the rules named beside them. */
import type { EditionName } from '@rulewright/engine';
import { describe, expect, test } from 'vitest';
import { type Holding } from './having.ts';
import { readNotation } from './notation/index.ts';
import { tell } from './tell.ts';

const CARDS = `Card Spark | {R} | Instant
  Spark deals 3 damage to target creature or player.
Card Lamb | {W} | Creature — Sheep | 2/2
  Lifelink
Card Feast | {G} | Instant
  Target player gains 4 life.
Card Study | {U} | Sorcery
  Draw two cards.
Card Hoard | {U} | Sorcery
  Draw two cards, then discard a card.
Card Rout | {U} | Sorcery
  Draw three cards.
Card Still | Artifact
  {T}, Put the top card of your library into your graveyard: Add {G} to your mana pool.
Card Moss | {1}{G} | Creature — Plant | 1/1
  Dredge 1
`;

/** `before → after by the rule or the ability's source`, of one player and thing. */
function changes(lines: string, player: string, what: Holding, edition: EditionName = '2026-02'): readonly string[] {
  const read = readNotation(`${CARDS}Test  ${edition.slice(0, 4)}\n${lines.replaceAll(/^/gm, '  ')}`);
  if (!read.ok) throw new Error(read.message);
  const [scenario] = read.notation.scenarios;
  if (!scenario) throw new Error('no scenario');
  const story = tell(scenario, edition);
  expect(story.fault).toBeNull();
  return story.steps
    .flatMap(({ changed }) => changed)
    .filter((one) => one.player === player && one.what === what)
    .map(({ before, after, cause }) =>
      `${before || 'none'} → ${after || 'none'} ${cause?.source ?? cause?.rule?.number ?? ''}`.trim(),
    );
}

describe('what a player has', () => {
  test('life: lost by damage and gained by an effect, one change for each (119.3, 120.3a)', () => {
    const lines = `A: Mountain, Forest | hand: Spark, Feast
B: Mountain
A casts Spark, targeting B
All pass until it resolves
A casts Feast, targeting B
All pass until it resolves`;
    expect(changes(lines, 'B', 'life')).toEqual(['20 → 17 Spark', '17 → 21 Feast']);
    expect(changes(lines, 'A', 'life')).toEqual([]);
  });

  test('life: combat damage of two attackers, and what lifelink gives with it (510.2, 120.3f)', () => {
    const lines = `A: Lamb ×2
B: Mountain
All pass until the declare attackers step
A attacks with Lamb, Lamb 2
All pass until the end of combat`;
    expect(changes(lines, 'B', 'life')).toHaveLength(2);
    expect(changes(lines, 'B', 'life').at(-1)).toMatch(/^18 → 16 /);
    expect(changes(lines, 'A', 'life').at(-1)).toMatch(/^22 → 24 /);
  });

  test('life: mana burn, by the rule of 2006 (300.3); mana: added, and lost by it', () => {
    const lines = `A: Forest
B: Mountain
A taps Forest
All pass until the beginning of combat`;
    expect(changes(lines, 'A', 'life', '2006-10')).toEqual(['20 → 19 300.3']);
    expect(changes(lines, 'A', 'mana', '2006-10')).toEqual(['none → G Forest', 'G → none 300.3']);
    expect(changes(lines, 'A', 'life')).toEqual([]);
    expect(changes(lines, 'A', 'mana')).toEqual(['none → G Forest', 'G → none 500.5']);
  });

  test('hand: a card leaves it as it is cast, and comes by drawing (121.1, 601.2a)', () => {
    const lines = `A: Island | hand: Study | library: Feast ×3
B: Mountain
A casts Study
All pass until it resolves`;
    expect(changes(lines, 'A', 'hand')).toEqual(['1 → 0', '0 → 1 Study', '1 → 2 Study']);
  });

  test('each change once, though a question within makes the game go back and on again', () => {
    const lines = `A: Island | hand: Hoard, Spark | library: Feast ×3
B: Mountain
A casts Hoard
All pass until it resolves
A answers Spark`;
    expect(changes(lines, 'A', 'hand')).toEqual(['2 → 1', '1 → 2 Hoard', '2 → 3 Hoard', '3 → 2 Hoard']);
  });

  test('each change once, though the answers within are on lines of their own: each card drawn is one change (121.2)', () => {
    const lines = `A: Island | hand: Rout | library: Feast ×5 | graveyard: Moss
B: Mountain
A casts Rout
All pass until it resolves
A answers no
A answers no
A answers no`;
    expect(changes(lines, 'A', 'hand')).toEqual(['1 → 0', '0 → 1 Rout', '1 → 2 Rout', '2 → 3 Rout']);
  });

  test('what a reversed action changed is changed back by the rule, and what is kept of it comes after (732.1)', () => {
    const lines = `A: Forest, Still | hand: Moss, Spark | library: Mountain ×3
B: Mountain
A casts Moss, for its costs Forest, then Still, then cancel
A casts Moss`;
    expect(changes(lines, 'A', 'hand')).toEqual(['2 → 1', '1 → 2 732.1', '2 → 1']);
    expect(changes(lines, 'A', 'mana')).toEqual([
      'none → G Forest',
      'G → GG Still',
      'GG → none 732.1',
      'none → G Still',
      'G → GG Forest',
      'GG → none',
    ]);
  });
});
