/** Completion and the manual page, from the commands as they are. */
import { describe, expect, it } from 'vitest';
import { EDITIONS, type Variant } from '@rulewright/engine';
import { AGENT_NAMES } from '@rulewright/players';
import { WORDINGS } from '@rulewright/oracle';
import { treeOf } from './command-tree.ts';
import { newProgram } from './commands/all.ts';
import { SHELLS } from './completion.ts';
import { manualOfProgram } from './manual-page.ts';
import { FORMATS, VARIANT_HELP } from './options.ts';
import { ran } from './program-in-tests.ts';
import { processTerminal } from './terminal.ts';

const tree = treeOf(newProgram(processTerminal(), () => {}));
const flags = tree.flatMap((leaf) => leaf.flags.map((flag) => ({ ...flag, of: leaf.words })));

describe('the tree of commands', () => {
  it('has every command and what its options take', () => {
    expect(tree.map(({ words }) => words)).toEqual(
      expect.arrayContaining(['', 'decks', 'decks check', 'rules compare']),
    );
    const valueOf = (of: string, name: string) => flags.find((flag) => flag.of === of && flag.name === name)?.value;
    expect(valueOf('rule', '--edition')).toEqual(EDITIONS);
    expect(valueOf('card', '--wording')).toEqual(WORDINGS);
    expect(valueOf('play', '--agents')).toEqual(expect.arrayContaining([...AGENT_NAMES]));
    expect(valueOf('play', '--format')).toEqual(FORMATS);
    for (const variant of valueOf('play', '--variant') as Variant[]) expect(VARIANT_HELP).toContain(variant);
    expect(valueOf('coverage', '--cards')).toBe('file');
    expect(valueOf('rule', '--json')).toBeNull();
  });

  it('means one thing by each letter', () => {
    const meanings = new Map<string, Set<string>>();
    for (const { letter, name } of flags)
      if (letter !== null) meanings.set(letter, new Set([...(meanings.get(letter) ?? []), name]));
    expect(
      Object.fromEntries([...meanings].filter(([, names]) => names.size > 1).map(([l, n]) => [l, [...n]])),
    ).toEqual({
      // who plays, how many, and whom one plays against
      '-a': ['--agents', '--agent'],
      '-n': ['--games', '--environments', '--limit'],
      '-o': ['--against', '--opponent'],
    });
  });
});

describe('completion', () => {
  it.each(SHELLS)('of %s has commands and values, and starts no program', async (shell) => {
    const { code, out } = await ran(['completion', shell]);
    expect(code).toBe(0);
    for (const word of ['simulate', 'two-headed-giant', '2009-10']) expect(out).toContain(word);
    expect(out).not.toMatch(/\beval\b/);
  });
});

it('the manual page has every command and option, and nothing in it is taken for a request', () => {
  const page = manualOfProgram();
  for (const { words } of tree.slice(1)) expect(page).toContain(`.SS rulewright ${words}`);
  expect(page).toContain('\\-\\-anachronisms');
  for (const line of page.split('\n')) expect(line).toMatch(/^(?:\.(?:TH|SH|SS|TP|br)\b|[^.'])|^$/);
});

describe('errors under --json', () => {
  const errorOf = async (...args: string[]): Promise<unknown> => {
    const { code, out, err } = await ran(args);
    expect(out).toBe('');
    const parsed = JSON.parse(err.trim().split('\n').at(-1) ?? '') as { error: { exitCode: number } };
    expect(parsed.error.exitCode).toBe(code);
    return parsed.error;
  };

  it('are JSON on standard error, of usage as of failures', async () => {
    expect(await errorOf('rule', '999.9', '--json')).toMatchObject({
      kind: 'failure',
      message: expect.stringContaining('999.9'),
    });
    expect(await errorOf('rule', 'trample', '--jsn', '--json')).toMatchObject({
      kind: 'usage',
      message: expect.stringContaining('--jsn'),
    });
    expect(await errorOf('rlue', '--json')).toMatchObject({ kind: 'usage', message: expect.stringContaining('rule') });
    expect(await errorOf('decks', 'check', '/nowhere/list.txt', '--json')).toMatchObject({ kind: 'failure' });
  });

  it('of a file name it and each fault', async () => {
    expect(await errorOf('verify', '/nowhere/game.json', '--json')).toMatchObject({ kind: 'failure' });
  });
});

it('--version tells what runs, and with --json as data', async () => {
  const { out } = await ran(['--version']);
  expect(out).toMatch(/^\d+\.\d+\.\d+\nengine \S+, Node \d+\..*\nrules of 2006-10, .*\n\d+ cards to \d{4}-\d\d-\d\d /);
  expect(JSON.parse((await ran(['--version', '--json'])).out)).toMatchObject({
    editions: EDITIONS,
    node: process.versions.node,
  });
});
