/**
 * Whatever a command is given, it ends by itself and says what was wrong: every command with every hostile file and stream, and those in which
 * programs play with every hostile program. A command that waits for what cannot come any more is found here as one that does not end.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable, Writable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { patience } from '../../../tests/tiers/patience.ts';
import { newProgram } from './commands/all.ts';
import { ran, type Ran } from './program-in-tests.ts';
import { runProgram } from './program.ts';
import { processTerminal } from './terminal.ts';
import { ownHome } from '../../../tests/tiers/own-home.ts';

const folder = ownHome();
const cwd = process.cwd();
beforeAll(() => {
  // what is no stream there is a file of that name
  process.chdir(folder);
});
afterAll(() => {
  process.chdir(cwd);
});

/** How long a command may take. */
const MOST_MS = patience(60_000);

/** It ends, with a code of ours, and says something where it did not do what was asked. */
async function endsWell(command: Promise<Ran>): Promise<Ran> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('it does not end')), MOST_MS);
  });
  const { code, out, err } = await Promise.race([command, late]).finally(() => clearTimeout(timer));
  expect([0, 1, 2]).toContain(code);
  if (code !== 0) expect(`${out}${err}`.trim()).not.toBe('');
  expect(err).not.toContain('defect');
  return { code, out, err };
}

const DECK = '1998-ben-rubin-sligh';

/** The commands that read a file or a stream, by what comes before and after it. */
const READS: Readonly<Record<string, readonly (readonly [before: string[], after: string[]])[]>> = {
  simulate: [[['simulate'], [DECK, '-n', '1']]],
  tournament: [
    [['tournament'], [DECK, '-n', '2']],
    [['tournament', DECK, '-n', '2', '-a', 'random,heuristic', '--journal'], []],
  ],
  gym: [[['gym'], [DECK]]],
  sit: [[['sit', 'http://127.0.0.1:9/#/join/table/invite', '-a', './no-bot', '-d'], []]],
  decks: [[['decks', 'check'], []]],
  card: [[['card'], []]],
  coverage: [[['coverage', '--cards'], []]],
  scenario: [[['scenario'], []]],
  explain: [[['explain'], ['Forest']]],
  verify: [[['verify'], []]],
  replay: [[['replay'], []]],
  review: [[['review'], []]],
  cards: [[['cards', 'import'], []]],
  rules: [[['rules', 'import'], []]],
};
/** Commands that read neither: what they read is options, a question on a terminal, or lines (whose tests are beside them). */
const READ_NONE = [
  'play',
  'serve',
  'worker',
  'sealed',
  'draft',
  'rule',
  'search',
  'quiz',
  'conformance',
  'mcp',
  'completion',
];

const NOTHING = Buffer.alloc(0);
const HOSTILE: Readonly<Record<string, Buffer | null>> = {
  'nothing at all': NOTHING,
  zeros: Buffer.alloc(100_000),
  'what is no UTF-8': Buffer.from([0xff, 0xfe, 0x80, 0x0a, 0xc3, 0x28]),
  'one long line': Buffer.alloc(2_000_000, 'x'),
  'a million brackets': Buffer.alloc(1_000_000, '['),
  'JSON of another kind': Buffer.from('{"__proto__":{"a":1},"players":null,"inputs":[1e999],"cards":{}}'),
  'many lines': Buffer.from('9 Forest\n'.repeat(100_000)),
  'a folder': null,
  'too much': Buffer.alloc(65 * 2 ** 20, ' '),
};
const fileOf = (name: string): string => join(folder, name.replaceAll(' ', '-'));
beforeAll(() => {
  for (const [name, bytes] of Object.entries(HOSTILE))
    if (bytes === null) mkdirSync(fileOf(name));
    else writeFileSync(fileOf(name), bytes);
});

test('every command is here', () => {
  const all = newProgram(processTerminal(), () => undefined).commands.map((command) => command.name());
  expect([...Object.keys(READS), ...READ_NONE].sort()).toEqual(all.filter((name) => name !== 'help').sort());
});

const READING = Object.values(READS).flatMap((ways) =>
  ways.map(([first, last]): [string, string[], string[]] => [[...first, 'FILE', ...last].join(' '), first, last]),
);
describe.each(READING)('%s', (_, first, last) => {
  test.each(Object.keys(HOSTILE))('a file of %s', async (name) => {
    await endsWell(ran([...first, fileOf(name), ...last]));
  });

  test.each(Object.entries(HOSTILE).filter(([name, bytes]) => bytes !== null && name !== 'too much'))(
    'a stream of %s',
    async (_name, bytes) => {
      await endsWell(ran([...first, '-', ...last], bytes?.toString('latin1') ?? ''));
    },
  );
});

test('a stream without an end is left', async () => {
  let given = 0;
  const stdin = new Readable({
    read() {
      given += 1;
      this.push(Buffer.alloc(2 ** 20, 'Forest\n'));
    },
  });
  const said: string[] = [];
  const output = new Writable({
    write(chunk, _encoding, done) {
      said.push(String(chunk));
      done();
    },
  });
  const terminal = { ...processTerminal(), stdin, stdout: output, stderr: output, environment: {} };
  expect(await runProgram(['decks', 'check', '-'], terminal)).toBe(2);
  expect(said.join('')).toContain('standard input: this is longer than 64 MB');
  expect(given).toBeLessThan(80);
});

const HELLO = "console.log(JSON.stringify({ type: 'hello', protocol: 1 }));";
/** What hostile programs do, in JavaScript. */
const PROGRAMS: Readonly<Record<string, string>> = {
  'that ends at once': '',
  'that fails': 'process.exit(3)',
  'that floods': "setInterval(() => process.stdout.write('x\\n'.repeat(1000)), 0)",
  'that floods after its hello': `${HELLO}setInterval(() => process.stdout.write('x\\n'.repeat(1000)), 0)`,
  'that floods with what answers nothing': `${HELLO}const line = JSON.stringify({ type: 'answer', decision: 0, answer: [0] }) + '\\n';
    setInterval(() => process.stdout.write(line.repeat(500)), 0)`,
  'that floods and ends': `${HELLO}process.stdout.write('x\\n'.repeat(200000), () => process.exit(0))`,
  'that floods and ends when told': `${HELLO}process.stdin.resume().on('end', () => process.exit(0));
    process.stdout.write('x\\n'.repeat(200000))`,
  'that floods errors': `${HELLO}setInterval(() => process.stderr.write('e'.repeat(100000)), 0)`,
  'that writes a line without an end': `${HELLO}setInterval(() => process.stdout.write('x'.repeat(100000)), 0)`,
  'that writes zeros': `${HELLO}setInterval(() => process.stdout.write(Buffer.alloc(5000)), 5)`,
  'that says nothing': 'setTimeout(() => process.exit(0), 500)',
  'that says nothing more': `${HELLO}setInterval(() => {}, 1000)`,
  'that does not end when told': `${HELLO}process.stdin.resume();process.on('SIGTERM', () => {});setInterval(() => {}, 1000)`,
  'that is killed': `${HELLO}setTimeout(() => process.kill(process.pid, 'SIGKILL'), 50)`,
  'that closes its output': `${HELLO}process.stdout.end();setInterval(() => {}, 1000)`,
  'whose child holds its output': `${HELLO}require('child_process').spawn('sleep', ['15'], { stdio: ['ignore', 1, 2] });
    setTimeout(() => process.exit(0), 50)`,
};

describe.each(['simulate', 'tournament'])('%s', (command) => {
  const matched = (program: string): Promise<Ran> => {
    const decks = command === 'simulate' ? [DECK, DECK, '-n', '1'] : [DECK, '-n', '2'];
    return endsWell(ran([command, ...decks, '--bot-time', '20', '-a', `${program},random`]));
  };

  // both play through the same program: of those that flood, the other command is given the worst
  const given = Object.entries(PROGRAMS).filter(([name]) => command === 'simulate' || /child|told|fails/.test(name));
  test.each(given)('a program %s', async (name, body) => {
    const file = join(folder, `${name.replaceAll(' ', '-')}.cjs`);
    writeFileSync(file, body);
    const { code, out, err } = await matched(`node ${file}`);
    // either its games are played and counted, or it is said by its name why it cannot play
    if (code === 0) expect(out).toContain(file);
    else expect(err).toContain(`node ${file}: `);
  });

  test.each(['./there-is-no-such-program', './'])('%s as a program', async (program) => {
    expect((await matched(program)).err).toContain(`${program}: it cannot be started`);
  });
});
