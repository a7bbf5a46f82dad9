/** Tournaments whose games are decided by a rule instead of being played: who has the lower number in the name wins. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Batch, PlayBatches, Played } from '@rulewright/simulate';
import { afterAll, describe, expect, it } from 'vitest';
import { csvOf } from './csv.ts';
import type { Field } from './field.ts';
import { htmlOf } from './html/page.ts';
import { noJournal, openJournal } from './journal.ts';
import { reportOf } from './report.ts';
import { type Plan, playTournament } from './tournament.ts';

const folder = mkdtempSync(join(tmpdir(), 'rulewright-tournament-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const deck = (name: string) => ({ name, main: [], sideboard: [], definitions: [] });
const field = (decks: number, agents: Field['agents'] = ['random']): Field => ({
  decks: Array.from({ length: decks }, (_, at) => deck(`Deck ${at}`)),
  agents,
  edition: '2026-02',
  seed: 1,
  anachronisms: 'refuse',
});

/** The deck of the lower number wins, but every fifth game; `played` counts the batches. */
const decidedBy =
  (played: Batch[], most = Infinity): PlayBatches =>
  async (matches, batches, done) => {
    await Promise.resolve();
    // in another order than they were given, as threads do
    for (const batch of [...batches].reverse()) {
      if (played.length === most) throw new Error('stopped');
      played.push(batch);
      const [a, b] = matches[batch.match]?.names ?? ['', ''];
      const games: Played[] = [];
      for (let game = batch.from; game < batch.to; game++) {
        const winner = a <= b === (game % 5 !== 4) ? 0 : 1;
        const opening = [
          { cards: 7, lands: 3 },
          { cards: 7, lands: 2 },
        ] as const;
        games.push({
          game,
          end: 'won',
          winner,
          reason: 'life',
          turns: 5 + game,
          decisions: 9,
          checksum: `${a}${b}${game}`,
          opening,
        });
      }
      done(batch, games);
    }
  };

const run = async (plan: Plan) => reportOf(await playTournament(plan, { play: decidedBy([]), journal: noJournal() }));

describe('a round robin', () => {
  it('lets everybody meet everybody, and rates them', async () => {
    const report = await run({ field: field(3), games: 20, swiss: null });
    expect(report.pairings.map(({ a, b, wins, losses }) => [a, b, wins, losses])).toEqual([
      [0, 1, 16, 4],
      [0, 2, 16, 4],
      [1, 2, 16, 4],
    ]);
    expect(report.games).toBe(60);
    expect(report.entrants.map(({ wins }) => wins)).toEqual([32, 20, 8]);
    const [first, second, third] = report.entrants.map(({ elo }) => elo.elo);
    expect([first, second, third]).toEqual([-(third ?? 0), 0, third]);
    expect(first).toBeGreaterThan(100);
    expect(report.hands).toMatchObject([
      { cards: 7, lands: 2, games: 60, wins: 12 },
      { cards: 7, lands: 3, games: 60, wins: 48 },
    ]);
    expect(report.turns).toMatchObject({ max: 24, counts: expect.arrayContaining([{ from: 5, to: 6, games: 6 }]) });
  });

  it('tells decks from players where there are several of both', async () => {
    const report = await run({ field: field(2, ['random', 'heuristic']), games: 5, swiss: null });
    expect(report.entrants.map(({ name }) => name)).toEqual([
      'Deck 0 (random)',
      'Deck 0 (heuristic)',
      'Deck 1 (random)',
      'Deck 1 (heuristic)',
    ]);
    // four pairings of different decks, each won four to one by the first
    expect(report.decks).toMatchObject([
      { name: 'Deck 0', games: 20, wins: 16 },
      { name: 'Deck 1', games: 20, wins: 4 },
    ]);
    expect(report.agents).toMatchObject([{ name: 'random' }, { name: 'heuristic' }]);
    expect((await run({ field: field(2), games: 5, swiss: null })).agents).toEqual([]);
  });
});

describe('Swiss rounds', () => {
  it('pair by standing, and a bye is a win', async () => {
    const report = await run({ field: field(5), games: 5, swiss: 3 });
    expect(report.pairings).toHaveLength(6);
    expect(report.entrants.reduce((sum, { points }) => sum + (points ?? 0), 0)).toBe(9);
    expect(report.entrants[0]?.points).toBe(3);
  });
});

describe('a journal', () => {
  it.each([null, 2])('lets a tournament go on where it was stopped (Swiss rounds: %s)', async (swiss) => {
    const file = join(folder, `journal-${swiss}.jsonl`);
    const plan = { field: field(4), games: 40, swiss };
    const open = () => {
      const opened = openJournal(file, plan.field);
      if (!opened.ok) throw new Error(opened.reason);
      return opened.journal;
    };
    const before: Batch[] = [];
    await expect(playTournament(plan, { play: decidedBy(before, 5), journal: open() })).rejects.toThrow('stopped');
    // killed while it wrote
    writeFileSync(file, '{"pairing":[0,', { flag: 'a' });
    const after: Batch[] = [];
    const outcome = await playTournament(plan, { play: decidedBy(after), journal: open() });
    expect(before).toHaveLength(5);
    expect(after).toHaveLength((swiss === null ? 6 : 4) * 3 - 5);
    expect(JSON.stringify(reportOf(outcome))).toBe(JSON.stringify(await run(plan)));
    expect(readFileSync(file, 'utf8').trimEnd().split('\n')).toHaveLength(1 + 5 + after.length);
  });

  it('is refused where it is another tournament’s, or none', () => {
    const file = join(folder, 'other.jsonl');
    expect(openJournal(file, field(3)).ok).toBe(true);
    expect(openJournal(file, { ...field(3), seed: 2 })).toMatchObject({
      reason: expect.stringContaining('another tournament'),
    });
    writeFileSync(file, 'Dear diary\n');
    expect(openJournal(file, field(3))).toMatchObject({ reason: expect.stringContaining('no journal') });
    rmSync(file);
    openJournal(file, field(3));
    writeFileSync(file, '{"pairing":[0,7],"from":0,"to":1,"played":[{}]}\n', { flag: 'a' });
    expect(openJournal(file, field(3))).toMatchObject({ reason: expect.stringContaining('line 2') });
  });
});

describe('what is written', () => {
  it('is a line for each pairing in CSV, without formulas', async () => {
    const named = field(2);
    const plan = { field: { ...named, decks: [deck('=1+1'), deck('A, "B"')] }, games: 5, swiss: null };
    expect(csvOf(await run(plan)).split('\r\n')).toEqual([
      'deck a,player a,deck b,player b,games,wins a,wins b,draws,unfinished,errors,share a,low,high',
      `'=1+1,random,"A, ""B""",random,5,4,1,0,0,0,0.8,0.3755,0.9638`,
      '',
    ]);
  });

  it('is a page that loads nothing, and names every plot', async () => {
    const named = field(2, ['random', 'heuristic']);
    const plan = { field: { ...named, decks: [deck('<script>'), deck('Deck 1')] }, games: 5, swiss: null };
    const page = htmlOf(await run(plan));
    expect(page).not.toMatch(/<script|\shref=|\ssrc=|url\(|NaN|undefined/);
    const plots = [...page.matchAll(/<svg [^>]*aria-labelledby="(\S+) (\S+)"/g)];
    expect(plots).toHaveLength(6);
    for (const [, title, says] of plots)
      for (const id of [title, says]) expect(page.split(`id="${id}"`)).toHaveLength(2);
    const ids = [...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
