/** Commands that play many games or run many scenarios, or need what the page's build makes. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { CARD_FILE } from './card-file-in-tests.ts';
import { ran } from './program-in-tests.ts';
import { ownHome } from '../../../tests/tiers/own-home.ts';

const home = ownHome();
const json = (text: string): unknown => JSON.parse(text) as unknown;

describe('simulate', () => {
  const shape = {
    games: 3,
    wins: [expect.any(Number), expect.any(Number)],
    draws: expect.any(Number),
    unfinished: 0,
    errors: 0,
    turns: { mean: expect.any(Number), max: expect.any(Number) },
    decisions: expect.any(Number),
    seconds: expect.any(Number),
    gamesPerSecond: expect.any(Number),
    decisionsPerSecond: expect.any(Number),
    checksum: expect.stringMatching(/^[0-9a-f]{16}$/),
    edition: '2006-10',
    seed: 7,
    agents: ['random', 'random'],
  };
  const args = ['simulate', 'stompy', 'white-weenie', '--games', '3', '--seed', '7', '--edition', '2006-10', '--json'];

  it('gives its figures as JSON, the same for the same seed whatever the jobs', async () => {
    const once = await ran(args);
    expect(once).toMatchObject({ code: 0, err: '' });
    const figures = json(once.out) as { checksum: string; wins: [number, number]; draws: number };
    expect(figures).toMatchObject(shape);
    expect(figures.wins[0] + figures.wins[1] + figures.draws).toBe(3);
    const again = json((await ran([...args, '--jobs', '2'])).out) as { checksum: string };
    expect(again.checksum).toBe(figures.checksum);
  });

  it('plays games of several, teammates with one deck', async () => {
    const { code, out } = await ran([...args, '--variant', 'two-headed-giant']);
    expect(code).toBe(0);
    expect(json(out)).toMatchObject({ ...shape, players: 4, variant: 'two-headed-giant' });
  });

  it('takes a deck from standard input, and refuses one of unknown cards with their lines', async () => {
    const { code, err, out } = await ran(['simulate', '-', 'stompy'], '30 Mountain\n30 Forst\n');
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain('standard input:2: no card is named "Forst"; did you mean "Forest"');
  });
});

describe('an interrupt', () => {
  it.each(['1', '2'])('lets simulate tell the figures of what was played, with --jobs %s', async (jobs) => {
    const before = process.listenerCount('SIGINT');
    const running = ran(['simulate', 'sligh', 'stompy', '--games', '100000', '--jobs', jobs, '--json']);
    while (process.listenerCount('SIGINT') === before) await pause(20);
    process.emit('SIGINT');
    const { code, out, err } = await running;
    expect(code).toBe(130);
    const figures = json(out) as { games: number };
    expect(figures).toMatchObject({ stopped: true, errors: 0 });
    expect(err).toContain(`stopped after ${figures.games} of 100000 games`);
    expect(process.listenerCount('SIGINT')).toBe(before);
  });
});

describe('conformance', () => {
  it('runs the scenarios and counts the rules they show', async () => {
    const { out } = await ran(['conformance', '--edition', '2009-10', '--section', '706', '--json']);
    const tally = { rules: 16, shown: 16, nothingToRun: 0, notYet: 0 };
    expect(json(out)).toMatchObject({
      editions: { '2009-10': { ...tally, sections1to7: tally } },
      seeds: {
        rules: { total: 16, shown: 16, nothingToRun: 0 },
        examples: { total: 16, passed: 16 },
        glossary: { total: 0, shown: 0, nothingToRun: 0 },
      },
    });
  });

  it('lists rules one a line', async () => {
    const { out } = await ran(['conformance', '--edition', '2006', '--list', 'nothing-to-run', '--section', '104']);
    expect(out).toContain('104.5\tnaming: ');
    const seeds = await ran(['conformance', '--edition', '2009', '--list', 'shown', '--seeds', '--json']);
    expect(json(seeds.out)).toContainEqual(
      expect.objectContaining({ edition: '2009-10', kind: 'example', of: '706.2', example: 1, standing: 'shown' }),
    );
  });
});

describe('tournament', () => {
  it('rates decks, writes its files, and goes on from its journal with the same report', async () => {
    const files = ['journal.jsonl', 'pairings.csv', 'report.html'].map((name) => join(home, name));
    const [journal = '', csv = '', html = ''] = files;
    const args = ['tournament', 'sligh', 'white-weenie', '--agents', 'random', '--games', '2', '--json'];
    const { code, out } = await ran([...args, '--journal', journal, '--csv', csv, '--html', html]);
    expect(code).toBe(0);
    expect(json(out)).toMatchObject({
      format: 'round-robin',
      games: 2,
      entrants: [{ name: 'Sligh', elo: { elo: expect.any(Number) } }, { name: 'White Weenie' }],
      first: { games: 2 },
      failures: [],
    });
    expect(readFileSync(csv, 'utf8')).toContain('Sligh,random,White Weenie,random,2,');
    expect(readFileSync(html, 'utf8')).toMatch(/^<!doctype html>/);
    const again = readFileSync(journal, 'utf8');
    expect(await ran([...args, '--journal', journal])).toEqual({ code, out, err: '' });
    expect(readFileSync(journal, 'utf8')).toBe(again);
  });
});

describe('coverage', () => {
  it('gives the same on several threads', async () => {
    const path = join(home, 'cards.json');
    writeFileSync(path, JSON.stringify(CARD_FILE));
    const [one, two] = [
      await ran(['coverage', '--cards', path, '--jobs', '1', '--json']),
      await ran(['coverage', '--cards', path, '--jobs', '2', '--json']),
    ];
    expect(one).toMatchObject({ code: 0, err: '' });
    expect(two).toEqual(one);
  });
});

describe('quiz', () => {
  it('asks the same question of a day each time, and says of an answer whether it is so and by which rule', async () => {
    const day = ['quiz', '--date', '2026-11-22'];
    const asked = json((await ran([...day, '--json'])).out) as {
      name: string;
      options: { text: string; right: boolean }[];
      rules: string[];
    };
    expect(asked.options.filter(({ right }) => right)).toHaveLength(1);
    const { out } = await ran(day);
    expect(out).toContain('What is true then?');
    expect(out).not.toContain(asked.name);
    for (const [at, { text, right }] of asked.options.entries()) {
      const answered = await ran([...day, '--answer', String(at + 1)]);
      expect(answered).toMatchObject({ code: 0 });
      expect(answered.out).toContain(text);
      expect(answered.out).toContain(right ? '\nRight.' : '\nNot so.');
      for (const rule of asked.rules) expect(answered.out).toContain(`Rule ${rule}: `);
    }
  });

  it.each([
    [['--date', '2026-02-30'], '--date takes a day'],
    [['--nth', '0'], '--nth takes a whole number from 1'],
    [['--answer', '9'], '--answer takes a number from 1 to'],
  ])('refuses %j', async (words, message) => {
    expect(await ran(['quiz', ...words])).toMatchObject({ code: 2, err: expect.stringContaining(message) });
  });
});
