/** What would have happened without an ability: of a trigger, a spell, a replacement, and where nothing can be left out. */
import type { EditionName } from '@rulewright/engine';
import { describe, expect, it } from 'vitest';
import { readNotation } from './notation/index.ts';
import { type LeftOut, type Without, without } from './without.ts';

const CARDS = `Card Spark | {R} | Instant
  Spark deals 3 damage to target creature or player.
Card Cub | {1}{G} | Creature — Bear | 2/2
  When Cub dies, draw a card.
Card Bolt | {R} | Instant
  Bolt deals 3 damage to target creature or player.
Card Vent | {1}{R} | Enchantment
  Whenever you draw a card, Vent deals 1 damage to target player.
Card Grave | {3} | Artifact
  If a creature would die, exile it instead.
`;

function found(lines: string, leftOut: LeftOut, edition: EditionName = '2026-02'): Without | string {
  const read = readNotation(`${CARDS}What if  2006 2026\n${lines.replaceAll(/^/gm, '  ')}`);
  const [scenario] = read.ok ? read.notation.scenarios : [];
  if (!scenario) throw new Error(read.ok ? 'no scenario' : read.message);
  const result = without(scenario, edition, leftOut);
  return result.ok ? result.without : result.message;
}

const told = (one: Without | string): unknown =>
  typeof one === 'string'
    ? one
    : one.differences.map(({ line, happens, instead }) => [
        line,
        happens.map(({ text }) => text),
        instead.map(({ text }) => text),
      ]);

const SPARK = 'A: Mountain ×2 | hand: Spark\nB: Cub\nA casts Spark, targeting Cub\nAll pass until the stack is empty';

describe('without an ability', () => {
  it.each(['2006-10', '2026-02'] as const)('a trigger does not happen, by the rules of %s', (edition) => {
    const one = found(SPARK, { step: 1, event: 3 }, edition);
    expect(one).toMatchObject({ abilities: ['When Cub dies, draw a card.'], cards: ['Cub'] });
    expect(told(one)).toEqual([
      ['All pass until the stack is empty', ['The ability of Cub resolves.', 'B draws a card.'], []],
      [
        '',
        ['B: 20 life; hand Plains 11; library 9; graveyard Cub'],
        ['B: 20 life; hand empty; library 10; graveyard Cub'],
      ],
    ]);
  });

  it('a spell is cast and does nothing', () => {
    const one = found(SPARK, { source: 'Spark' });
    expect(one).toMatchObject({ cards: ['Spark'] });
    expect(told(one)).toMatchObject([
      [
        'All pass until the stack is empty',
        ['Spark deals 3 damage to Cub.', 'Cub is destroyed.', 'The ability of Cub resolves.', 'B draws a card.'],
        [],
      ],
      ['', expect.anything(), expect.anything()],
    ]);
  });

  it('a replacement does not apply', () => {
    const lines = SPARK.replace('B: Cub', 'B: Cub, Grave');
    expect(found(lines, { source: 'Grave' })).toMatchObject({
      abilities: ['If a creature would die, exile it instead.'],
      cards: ['Grave'],
      differences: [
        { instead: expect.arrayContaining([expect.objectContaining({ text: 'B draws a card.' })]) },
        { line: '' },
      ],
    });
  });

  it('a line that cannot be played then is passed over', () => {
    const lines =
      'A: Mountain ×2, Cub | hand: Spark | library: Bolt\nA casts Spark, targeting Cub\nAll pass until the stack is empty\nA casts Bolt, targeting B';
    expect(told(found(lines, { source: 'Cub' }))).toEqual(
      expect.arrayContaining([
        ['A casts Bolt, targeting B', expect.anything(), ['This cannot be played then, and is passed over.']],
      ]),
    );
  });

  it('nobody passes into another turn, waiting for what does not come', () => {
    const lines =
      'A: Vent, Mountain ×2, Cub | hand: Spark\nA casts Spark, targeting Cub\nAll pass until a choice\nA answers B';
    expect(found(lines, { source: 'Cub' })).toMatchObject({
      differences: [{ instead: [] }, { line: 'A answers B' }, { line: '' }],
    });
  });

  it('only the object meant lacks it, not another of the same card', () => {
    const lines = SPARK.replace('B: Cub', 'B: Cub ×2');
    expect(found(lines, { step: 1, event: 3 })).toMatchObject({ cards: ['Cub'] });
  });

  it('says why nothing can be left out', () => {
    expect(found(SPARK, { step: 1, event: 1 })).toBe(
      'No ability makes this happen: a rule or a player does, and neither can be left out.',
    );
    expect(found(SPARK, { source: 'Bear' })).toBe('Nothing happens because of an ability of Bear.');
  });
});
