/** Told runs: what was done, asked, answered, what happened and why; and where two editions differ. */
import { describe, expect, it } from 'vitest';
import type { EditionName } from '@rulewright/engine';
import { readNotation } from './notation/index.ts';
import { differing, storyLines } from './story-lines.ts';
import { type Story, tell } from './tell.ts';

const TEXT = `Card Spark | {R} | Instant
  Spark deals 3 damage to target creature or player.
Card Cub | {1}{G} | Creature — Bear | 2/2
  When Cub dies, draw a card.
Card Banner | {W} | Enchantment
  Creatures you control get +1/+1.
What if  2006 2026
  A: Mountain ×2, Forest | hand: Spark
  B: Cub, Banner
`;

function told(script: string, edition: EditionName = '2026-02', text = TEXT): Story {
  const read = readNotation(text + script.replaceAll(/^/gm, '  '));
  if (!read.ok) throw new Error(read.message);
  const [scenario] = read.notation.scenarios;
  if (!scenario) throw new Error('no scenario');
  return tell(scenario, edition);
}
const happened = (story: Story): unknown[] =>
  story.steps.flatMap((step) => step.happened.map(({ text, cause }) => [text, cause]));

const SPARK = 'A casts Spark, targeting Cub\nAll pass until the stack is empty';

describe('a told run', () => {
  it('needs a position and a script, and says line by line what happened and by what', () => {
    const story = told(SPARK);
    expect(story.fault).toBeNull();
    expect(story.steps.map(({ line, kind }) => [line, kind])).toEqual([
      ['A casts Spark, targeting Cub', 'move'],
      ['All pass until the stack is empty', 'move'],
    ]);
    expect(happened(story)).toEqual([
      ['A casts Spark targeting Cub.', null],
      [
        'Spark deals 3 damage to Cub.',
        { source: 'Spark', ability: 'Spark deals 3 damage to target creature or player.', rule: null },
      ],
      ['Cub is destroyed.', { source: null, ability: null, rule: { edition: '2026-02', number: '704.5g' } }],
      ['The ability of Cub resolves.', null],
      ['B draws a card.', { source: 'Cub', ability: 'When Cub dies, draw a card.', rule: null }],
    ]);
  });

  it('says nothing of a token that is as it was created, and what has changed of one that is not', () => {
    const text = `Card Gift | {R} | Sorcery
  Create a 1/1 red Goblin creature token.
Card Growth | {R} | Instant
  Target creature gets +1/+1 until end of turn.
What if  2006 2026
  A: Mountain ×2 | hand: Gift, Growth
`;
    const gift = 'A casts Gift\nAll pass until the stack is empty';
    for (const edition of ['2006-10', '2026-02'] as const) {
      expect(told(gift, edition, text).steps.flatMap(({ became }) => became)).toEqual([]);
      const grown = told(`${gift}\nA casts Growth\nAll pass until the stack is empty`, edition, text);
      expect(grown.steps.at(-1)?.became).toEqual([
        expect.stringMatching(/^Goblin.*: power and toughness 2\/2, printed 1\/1$/),
      ]);
    }
  });

  it('says what was asked and answered, but not what the line itself says', () => {
    const [cast] = told(SPARK).steps;
    expect(cast?.answered).toEqual([
      { player: 'A', question: 'Spark: Choose a target', source: 'Spark', answer: 'Cub' },
    ]);
  });

  it('says how the game stands after every line, and what is not as its card says', () => {
    const { start, steps } = told(SPARK);
    expect(start?.permanents.find(({ label }) => label === 'Cub')).toMatchObject({
      controller: 'B',
      is: { pt: '3/3' },
      printed: { pt: '2/2' },
      changed: ['pt'],
    });
    expect(steps[0]?.after.stack).toEqual(['Spark']);
    expect(steps[1]?.after.players[1]).toMatchObject({ name: 'B', life: 20, library: 9, graveyard: ['Cub'] });
  });

  it('goes on after an expectation that is not met, and says what was expected and what is', () => {
    const story = told(`Then B has 17 life\n${SPARK}`);
    expect(story.steps[0]).toMatchObject({ kind: 'expectation', faults: ["B's life is 20, not 17"] });
    expect(story.steps).toHaveLength(3);
    expect(story.fault).toMatch(/^line 1, /);
  });

  it('ends at a line that cannot be played', () => {
    const story = told(`A casts Banner\n${SPARK}`);
    expect(story.steps).toHaveLength(1);
    expect(story.steps[0]?.faults[0]).toMatch(/that is not possible now/);
  });

  it('tells a question that the script leaves open', () => {
    const story = told('A casts Spark');
    expect(story).toMatchObject({ fault: null, open: { player: 'A', question: 'Spark: Choose a target' } });
    expect(story.open?.possible).toEqual(['Cub', 'A', 'B']);
  });

  it('says why there is nothing to tell where the position cannot be set up', () => {
    expect(told(SPARK, '2026-02', TEXT.replaceAll('Banner |', 'Flag |'))).toMatchObject({
      start: null,
      steps: [],
      fault: expect.stringContaining('Banner is not in the scenario'),
    });
  });

  it('leaves expectations out in an edition that the scenario does not name', () => {
    const story = told(`Then B has 17 life\n${SPARK}`, '2011-09');
    expect(story).toMatchObject({ edition: '2011-09', fault: null });
    expect(story.steps).toHaveLength(2);
  });
});

describe('two editions of one script', () => {
  it('differ in the lines that only one of them has', () => {
    const script = 'A taps Forest\nAll pass until the beginning of combat';
    const [one, other] = (['2006-10', '2026-02'] as const).map((edition) => storyLines(told(script, edition)));
    if (!one || !other) throw new Error('two stories');
    const marks = differing(one, other);
    const marked = [one, other].map((lines, at) => lines.filter((_, i) => marks[at]?.[i]).map(({ text }) => text));
    expect(marked[0]).toEqual([
      expect.stringContaining('mana burn'),
      'A loses 1 life.',
      expect.stringMatching(/^A: 19 life/),
    ]);
    expect(marked[1]).toEqual([expect.stringMatching(/^A: 20 life/)]);
    const burn = one.find(({ text }) => text === 'A loses 1 life.');
    expect(burn?.cause?.rule).toEqual({ edition: '2006-10', number: '300.3' });
  });

  it('do not differ where they are the same', () => {
    const lines = storyLines(told(SPARK));
    expect(differing(lines, storyLines(told(SPARK))).flat()).not.toContain(true);
  });
});
