import { describe, expect, it } from 'vitest';
import { conversed, ran } from '../program-in-tests.ts';
import { ownHome } from '../../../../tests/tiers/own-home.ts';

ownHome();
const GAME = ['play', '--deck', 'white-weenie', '--against', 'sligh', '--seed', '5'];

/** Somebody simple: keeps, plays what there is to play, attacks with everything, and else takes the first option. */
function simple(question: string): string {
  if (question.includes('mulligan?')) return 'Keep';
  if (question.includes('Enter passes')) {
    // Lands and spells only: an ability that costs nothing could be used for ever.
    const action = /^ {2}(\d+) (?:Play|Cast) [^:\n]+$/m.exec(question.slice(question.lastIndexOf('priority')));
    return action?.[1] ?? '';
  }
  if (question.includes('numbers of attackers')) return 'all';
  if (question.includes('Enter for')) return '';
  if (question.includes('Enter as listed')) return '';
  const choose = /numbers with spaces/.test(question) ? /(?:– |Discard |Choose |Find |Put )(\d+)/.exec(question) : null;
  return choose ? Array.from({ length: Number(choose[1]) }, (_, i) => i + 1).join(' ') : '1';
}

describe('play in lines', () => {
  it('plays a whole game against the random player', async () => {
    const { code, out, err } = await conversed([...GAME, '--opponent', 'random', '--edition', '2006-10'], simple);
    expect(err).toContain('seed 5, rules of 2006-10');
    expect(code).toBe(0);
    expect(out).toMatch(/(wins|draw) in turn \d+/);
  });

  it('tells the result as JSON alone, the table going elsewhere', async () => {
    const { code, out, err } = await ran([
      'play',
      '--agents',
      'random,random',
      '--deck',
      'sligh',
      '--against',
      'stompy',
      '--seed',
      '2',
      '--json',
    ]);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toEqual({
      result: expect.stringMatching(/^(won|draw)$/),
      winner: expect.any(String),
      winners: [expect.any(String)],
      reason: expect.any(String),
      turns: expect.any(Number),
      edition: '2026-02',
      seed: 2,
      players: [
        { name: 'Sligh', kind: 'random', deck: 'Sligh', life: expect.any(Number) },
        { name: 'Green Stompy', kind: 'random', deck: 'Green Stompy', life: expect.any(Number) },
      ],
      checksum: expect.any(String),
    });
    expect(err).toContain('Turn 1');
  });

  it('concedes, leaves, and says what is wrong with an answer', async () => {
    const conceded = await ran([...GAME, '--opponent', 'random'], 'nonsense\n99\nconcede\n');
    expect(conceded.code).toBe(0);
    expect(conceded.out).toContain('no option has "nonsense" in it');
    expect(conceded.out).toContain('there is no number 99');
    expect(conceded.out).toContain('Sligh wins');
    expect((await ran([...GAME, '--opponent', 'random'], 'quit\n')).out).toContain('The game was left');
  });

  it('takes an answer back, but not past what was hidden', async () => {
    const { out } = await ran([...GAME, '--opponent', 'self'], 'undo\nkeep\nkeep\nundo\nquit\n');
    expect(out).toContain('Nothing can be taken back');
    const played = await ran(
      ['play', '--deck', 'stompy', '--against', 'stompy', '--seed', '14', '--opponent', 'self'],
      '\n\nForest\nundo\nquit\n',
    );
    const [, , before = '', after = '', undone = ''] = played.out.split('\n> ').map((part) => part.replace(/^> /, ''));
    expect(before).toContain('Play Forest ×');
    expect(after).toContain('hand 6');
    expect(undone).toContain('Play Forest ×');
    expect(undone).not.toContain('hand 6');
  });

  it('helps, and shows the table, the log and the stops', async () => {
    const { out } = await ran([...GAME, '--opponent', 'random'], 'help\nstate\nlog\nwhy\nstops\nfull\nquit\n');
    for (const shown of [
      'take your answer back',
      'in hand:',
      'shuffles',
      'You are asked in',
      'You are asked everything',
    ]) {
      expect(out).toContain(shown);
    }
  });

  it('does not take the end of its input for an answer', async () => {
    const { code, err } = await ran([...GAME, '--opponent', 'random'], 'keep\n');
    expect(code).toBe(2);
    expect(err).toContain('the input ended before the game did');
  });
});
