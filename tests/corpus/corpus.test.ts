/**
 * What earlier versions have saved is opened: a saved game goes on, or is refused by name; a record can always be watched, played again or as it
 * was told; a link opens.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { createCatalogue } from '@rulewright/cards';
import { mtgjsonSource } from '@rulewright/cards/node';
import { answer, type CardDefinition, decision, ENGINE_VERSION, load, result } from '@rulewright/engine';
import { eitherWording } from '@rulewright/oracle';
import { heuristicPlayer } from '@rulewright/players';
import { openReplay, readGameFile } from '@rulewright/record';
import { describe, expect, test } from 'vitest';
import { unpacked } from '../../packages/web/src/lab/link.ts';
import { compiledInTests } from '../tiers/compiled.ts';

const opened = mtgjsonSource();
if (!opened.ok) throw new Error(opened.reason);
const cards = createCatalogue<CardDefinition>(opened.source, eitherWording, compiledInTests());

const here = new URL('./', import.meta.url);
const versions = readdirSync(here, { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() ? [entry.name] : [],
);

test('this version is among them', () => {
  expect(versions).toContain(ENGINE_VERSION);
});

describe.each(versions)('of %s', (version) => {
  const folder = new URL(`${version}/`, here);
  const named = (beginning: string): string[] => readdirSync(folder).filter((name) => name.startsWith(beginning));
  const textOf = (name: string): string => readFileSync(new URL(name, folder), 'utf8').trim();

  test.each(named('save-'))('%s goes on, or is refused by name', (name) => {
    const saved = JSON.parse(textOf(name));
    const loaded = load(saved);
    if (!loaded.ok) {
      expect(loaded.fault).toBe('format');
      expect(loaded.error).toContain(`form ${saved.format}`);
      return;
    }
    const { game } = loaded;
    const player = heuristicPlayer(1);
    for (let given = 0; given < 20 && result(game) === null; given += 1) {
      const asked = decision(game);
      if (asked === null) throw new Error('nothing is asked, and the game is not over');
      expect(answer(game, player(asked, game))).toMatchObject({ ok: true });
    }
  });

  test.each(named('record-'))('%s can be watched', (name) => {
    const read = readGameFile(textOf(name));
    if (!read.ok) throw new Error(read.message);
    const replayed = openReplay(read.file, cards);
    if (replayed.ok) {
      const { steps } = replayed.replay;
      const end = replayed.replay.seen(steps.at(-1)?.inputs ?? 0, 0, true);
      if (version === ENGINE_VERSION) expect(end.log.map(({ turn, text }) => ({ turn, text }))).toEqual(read.file.told);
      expect(end.result).toEqual(read.file.result);
    } else {
      expect(version).not.toBe(ENGINE_VERSION);
      expect(replayed.told).toEqual(read.file.told);
      expect(replayed.message).toContain(version);
    }
  });

  test.each(named('link-'))('%s opens', async (name) => {
    expect(await unpacked(textOf(name))).toMatchObject({ ok: true });
  });
});
