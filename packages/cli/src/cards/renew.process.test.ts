/** The cards that a server begins with, from a file and from a file server on loopback; and the one question on a terminal. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable, Writable } from 'node:stream';
import { openCards } from '@rulewright/cards/node';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Terminal } from '../terminal.ts';
import { beginWith, offerNewest } from './renew.ts';

let home: string;
let files: Server;
let asked = 0;
let said: string[];
beforeEach(async () => {
  home = mkdtempSync(join(tmpdir(), 'rulewright-'));
  vi.stubEnv('RULEWRIGHT_HOME', home);
  [asked, said] = [0, []];
  files = createServer((_, response) => {
    asked += 1;
    response.end(JSON.stringify([card('From The Web')]));
  });
  await new Promise<void>((resolve) => files.listen(0, '127.0.0.1', resolve));
});
afterEach(() => {
  files.closeAllConnections();
  files.close();
  vi.unstubAllEnvs();
  rmSync(home, { recursive: true });
});
const card = (name: string) => ({
  object: 'card',
  name,
  layout: 'normal',
  mana_cost: '{R}',
  type_line: 'Instant',
  oracle_text: '',
  released_at: '2026-01-01',
});
const address = (): string => `http://127.0.0.1:${(files.address() as AddressInfo).port}/`;
function terminal(stdin: Readable = Readable.from([])): Terminal {
  const hears = new Writable({
    write(chunk, _encoding, done) {
      said.push(String(chunk));
      done();
    },
  });
  return { stdin, stdout: hears, stderr: hears, environment: {}, startedAt: 0 };
}
const has = (name: string): boolean => {
  const cards = openCards();
  return cards.ok && cards.source.find(name) !== undefined;
};

test('a file is read where it has changed; an address is fetched; what is wrong with either is told', async () => {
  const path = join(home, 'cards.json');
  writeFileSync(path, JSON.stringify([card('From A File')]));
  await beginWith(terminal(), path);
  expect(has('From A File')).toBe(true);
  await beginWith(terminal(), address());
  expect(has('From The Web')).toBe(true);
  // older than what was fetched since
  await beginWith(terminal(), path);
  expect(has('From The Web')).toBe(true);
  await expect(beginWith(terminal(), join(home, 'none.json'))).rejects.toThrow('there is no such file');
  const gone = address();
  files.close();
  await expect(beginWith(terminal(), gone)).rejects.toThrow('Nothing was changed.');
});

test('a terminal is asked once, and nothing is fetched without a yes', async () => {
  const typed = new PassThrough();
  typed.write('\n');
  await offerNewest(terminal(typed));
  expect(said.join('')).toContain('Fetch today’s from Scryfall, about 24 MB?'.replace('’', "'"));
  said = [];
  await offerNewest(terminal(new PassThrough()));
  expect([said, asked]).toEqual([[], 0]);
});
