import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ran } from '../program-in-tests.ts';

const folder = mkdtempSync(join(tmpdir(), 'rulewright-replay-'));
const path = join(folder, 'game.json');
let told = '';

beforeAll(async () => {
  const played = await ran(['play', '--demo', '--seed', '5', '--game-file', path, '--pace', '0', '--lines']);
  expect(played).toMatchObject({ code: 0 });
  told = (await ran(['replay', path, '--why'])).out;
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a recorded game is told turn by turn to its end, with its causes', () => {
  const turns = [...told.matchAll(/^Turn (\d+): /gm)].map(([, turn]) => Number(turn));
  expect(turns).toEqual(turns.map((_, at) => at + 1));
  expect(told).toMatch(/^ {4}because of .*rule 504\.1$/m);
  const events = told.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('    '));
  expect(events.at(-1)).toMatch(/ loses the game \(/);
});

test('a turn is shown as it began, with every hand, or as one player knew it', async () => {
  const all = await ran(['replay', path, '--turn', '3']);
  expect(all).toMatchObject({ code: 0 });
  expect(all.out.match(/in hand: /g)).toHaveLength(2);
  const own = await ran(['replay', path, '--turn', '3', '--seat', '1', '--hidden']);
  expect(own.out.match(/in hand: /g)).toHaveLength(1);
  const { view, log } = JSON.parse((await ran(['replay', path, '--turn', '3', '--json'])).out);
  expect([view.turn.number, log.at(-1).turn]).toEqual([3, 3]);
});

test('what cannot be shown is refused by name, with exit code 2', async () => {
  const { told: _, ...file } = JSON.parse(readFileSync(path, 'utf8'));
  const other = join(folder, 'other.json');
  writeFileSync(other, JSON.stringify({ ...file, engine: '0.0.1', checksum: '0'.repeat(16) }));
  for (const [given, words] of [
    [[other], 'Engine 0.0.1 played it'],
    [[path, '--turn', '900'], 'the game had no turn 900'],
    [[path, '--seat', '2'], 'seats 0 to 1'],
    [[path, '--step'], '--step needs a terminal'],
  ] as const)
    expect(await ran(['replay', ...given])).toMatchObject({ code: 2, err: expect.stringContaining(words) });
});

test('what another version played is played again where that comes to the same, and else shown as it was told', async () => {
  const file = JSON.parse(readFileSync(path, 'utf8'));
  const other = join(folder, 'older.json');
  writeFileSync(other, JSON.stringify({ ...file, engine: '0.0.1' }));
  const story = (await ran(['replay', path])).out;
  expect(await ran(['replay', other])).toMatchObject({ code: 0, out: story });
  writeFileSync(other, JSON.stringify({ ...file, engine: '0.0.1', inputs: file.inputs.slice(3) }));
  const told = await ran(['replay', other]);
  expect(told.code).toBe(0);
  expect(told.out).toContain('Engine 0.0.1 played it');
  expect(told.out).toContain(story.trim());
  expect(JSON.parse((await ran(['replay', other, '--json'])).out)).toMatchObject({ log: file.told });
  expect(await ran(['replay', other, '--turn', '3'])).toMatchObject({ code: 2 });
});

test('a review says what each decision of one player was worth', async () => {
  const reviewed = await ran(['review', path, '--budget', '1', '--json']);
  expect(reviewed).toMatchObject({ code: 0 });
  const { seat, decisions, turningPoints } = JSON.parse(reviewed.out);
  expect(seat).toBe(0);
  expect(decisions.length).toBeGreaterThan(5);
  for (const { seat: by, before, after, given } of decisions) {
    expect([by, typeof given, before >= after, after >= 0, before <= 1]).toEqual([0, 'string', true, true, true]);
  }
  expect(turningPoints.every(({ change }: { change: number }) => Math.abs(change) >= 0.1)).toBe(true);
  for (const [given, words] of [
    [['--budget', 'long'], '--budget takes games or a time'],
    [['--seat', '2'], 'seats 0 to 1'],
  ] as const)
    expect(await ran(['review', path, ...given])).toMatchObject({ code: 2, err: expect.stringContaining(words) });
});
