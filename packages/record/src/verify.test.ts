import { isDeepStrictEqual } from 'node:util';
import { createCatalogue } from '@rulewright/cards';
import { mtgjsonSource } from '@rulewright/cards/node';
import {
  answer,
  type CardDefinition,
  commitmentTo,
  concede,
  createGame,
  decision,
  fairKey,
  type Game,
} from '@rulewright/engine';
import { compile } from '@rulewright/oracle';
import { randomPlayer } from '@rulewright/players';
import { describe, expect, test } from 'vitest';
import { type GameFile, readGameFile } from './game-file.ts';
import { openReplay } from './replay.ts';
import { verifyGame } from './verify.ts';
import { gameFileOf, type PlayedBy } from './write.ts';

const opened = mtgjsonSource();
if (!opened.ok) throw new Error(opened.reason);
const cards = createCatalogue<CardDefinition>(opened.source, { version: null, compile });

const PARTS = { game: 'kx3m9qwz/1', server: 'a'.repeat(64), seats: ['b'.repeat(64), ''] };
const FAIR: PlayedBy['random'] = {
  key: fairKey(PARTS),
  shuffle: { ...PARTS, commitment: commitmentTo(PARTS) },
};

function inDeck(list: Record<string, number>): { def: string; name: string }[] {
  return Object.entries(list).flatMap(([name, count]) => {
    const entry = cards.card(name);
    if (!entry.ok) throw new Error(name);
    return Array.from({ length: count }, () => ({ def: entry.definition.key, name }));
  });
}

/** A game of random players that ends by concession after some answers, as a file. */
function recorded(random: PlayedBy['random'], answers = 60): GameFile {
  const about: PlayedBy = {
    variant: 'none',
    startingPlayer: 'random',
    anachronisms: 'refuse',
    random,
    players: [
      { name: 'Ada', deckName: 'Bears', deck: inDeck({ Forest: 24, 'Grizzly Bears': 36 }), sideboard: [] },
      {
        name: 'Ben',
        deckName: 'Bolts',
        deck: inDeck({ Mountain: 24, 'Lightning Bolt': 36 }),
        sideboard: inDeck({ Shock: 4 }),
      },
    ],
  };
  const made = createGame({
    edition: '2011-09',
    seed: 'key' in random ? { key: random.key } : random.seed,
    startingPlayer: 'random',
    players: about.players,
    definitions: ['Forest', 'Grizzly Bears', 'Mountain', 'Lightning Bolt', 'Shock'].map((name) => {
      const entry = cards.card(name);
      if (!entry.ok) throw new Error(name);
      return entry.definition;
    }),
  });
  if (!made.ok) throw new Error(made.errors[0]?.message);
  const { game } = made;
  play(game, answers);
  concede(game, 1);
  return JSON.parse(JSON.stringify(gameFileOf(game, about))) as GameFile;
}

function play(game: Game, answers: number): void {
  const players = [randomPlayer('a'), randomPlayer('b')];
  for (let given = 0; given < answers; given++) {
    const asked = decision(game);
    if (asked === null) return;
    const player = players[asked.by];
    if (!player) throw new Error('nobody sits there');
    const done = answer(game, player(asked, game));
    if (!done.ok) throw new Error(done.wrong.message);
  }
}

const file = recorded(FAIR);
const changed = (change: (copy: GameFile) => void): GameFile => {
  const copy = structuredClone(file);
  change(copy);
  return copy;
};
const failures = (copy: GameFile): string[] =>
  verifyGame(copy, cards)
    .checks.filter(({ holds }) => holds === false)
    .map(({ check }) => check);
const fairOf = (copy: GameFile): Extract<GameFile['random'], { key: string }> => {
  if (!('key' in copy.random)) throw new Error('not dealt by a fair shuffle');
  return copy.random;
};

describe('a file', () => {
  test('is read as it was written', () => {
    expect(readGameFile(JSON.stringify(file))).toEqual({ ok: true, file });
  });

  test('of a fair game holds in every check, and tells the opening hands', () => {
    const verified = verifyGame(file, cards);
    expect(verified).toMatchObject({ outcome: 'verified', fair: true });
    expect(verified.checks.map(({ check, holds }) => [check, holds])).toEqual([
      ['commitment', true],
      ['key', true],
      ['cards', true],
      ['inputs', true],
      ['result', true],
      ['checksum', true],
    ]);
    expect(verified.checks[1]?.message).toContain('those of Ada; Ben gave none');
    expect(verified.openingHands?.map(({ player, cards: hand }) => [player, hand.length])).toEqual([
      ['Ada', 7],
      ['Ben', 7],
    ]);
  });

  test('of a game by seed is dealt again, and is not called fair', () => {
    const verified = verifyGame(recorded({ seed: 7 }), cards);
    expect(verified).toMatchObject({
      outcome: 'verified',
      fair: false,
      checks: [{ check: 'commitment', holds: null }, {}, {}, {}, {}],
    });
  });

  test.each<[string, (copy: GameFile) => void, string[]]>([
    ['another commitment', (copy) => (fairOf(copy).shuffle.commitment = 'c'.repeat(64)), ['commitment']],
    ["another part of the server's", (copy) => (fairOf(copy).shuffle.server = 'c'.repeat(64)), ['commitment', 'key']],
    ["another part of a seat's", (copy) => (fairOf(copy).shuffle.seats[0] = 'c'.repeat(64)), ['key']],
    ['a part that was left out', (copy) => (fairOf(copy).shuffle.seats[0] = ''), ['key']],
    ['one part too many', (copy) => fairOf(copy).shuffle.seats.push(''), ['key']],
    ['another name of the game', (copy) => (fairOf(copy).shuffle.game = 'kx3m9qwz/2'), ['commitment', 'key']],
    ['another result', (copy) => (copy.result = { result: 'draw', reason: 'life' }), ['result']],
    ['another checksum', (copy) => (copy.checksum = '0123456789abcdef'), ['checksum']],
  ])('with %s is found out', (_what, change, found) => {
    expect(failures(changed(change))).toEqual(found);
    expect(verifyGame(changed(change), cards)).toMatchObject({ outcome: 'failed' });
  });

  test.each<[string, (copy: GameFile) => void]>([
    ['another key', (copy) => (fairOf(copy).key = 'c'.repeat(64))],
    ['another deck', (copy) => copy.players[0]?.deck.splice(0, 1, { name: 'Forest', count: 25 })],
    ['another order of a deck', (copy) => copy.players[0]?.deck.reverse()],
    ['another starting player', (copy) => (copy.startingPlayer = 0)],
    ['another edition', (copy) => (copy.edition = '2006-10')],
    ['an answer left out', (copy) => copy.inputs.splice(10, 1)],
    [
      'an answer changed',
      (copy) => (copy.inputs[0] = { answer: [isDeepStrictEqual(copy.inputs[0], { answer: [0] }) ? 1 : 0] }),
    ],
    ['a concession too many', (copy) => copy.inputs.push({ concede: 0 })],
    ['a mana ability from nowhere', (copy) => copy.inputs.splice(5, 0, { act: { act: 'mana' } })],
  ])('with %s does not give the game that was played', (_what, change) => {
    expect(verifyGame(changed(change), cards).outcome).toBe('failed');
  });

  test('made up afterwards differs from what a player noted', () => {
    const parts = { ...PARTS, server: 'e'.repeat(64) };
    const other = recorded({ key: fairKey(parts), shuffle: { ...parts, commitment: commitmentTo(parts) } });
    expect(verifyGame(other, cards).outcome).toBe('verified');
    expect(verifyGame(other, cards, { commitment: commitmentTo(PARTS) }).outcome).toBe('failed');
    expect(verifyGame(other, cards, { part: 'f'.repeat(64) }).outcome).toBe('failed');
    expect(verifyGame(file, cards, { commitment: commitmentTo(PARTS), part: PARTS.seats[0] }).outcome).toBe('verified');
  });

  test('that this computer cannot deal is neither right nor wrong', () => {
    for (const copy of [
      changed((one) => (one.engine = '0.0.1')),
      changed((one) => (one.definitions['Forest'] = 'another text')),
    ])
      expect(verifyGame(copy, cards)).toMatchObject({ outcome: 'unchecked', openingHands: null });
  });
});

describe('a text that is no game file', () => {
  test.each([
    ['', 'not-json'],
    ['[]', 'form'],
    ['{"version":2}', 'version'],
    [JSON.stringify({ ...file, more: 1 }), 'form'],
    [JSON.stringify({ ...file, checksum: 'x' }), 'form'],
    [JSON.stringify({ ...file, players: [] }), 'form'],
    [JSON.stringify({ ...file, inputs: [{ concede: -1 }] }), 'form'],
  ])('is refused by name', (text, error) => {
    expect(readGameFile(text)).toMatchObject({ ok: false, error });
  });

  test('is refused unread where it is too long', () => {
    expect(readGameFile(' '.repeat(33 * 1024 * 1024))).toMatchObject({ ok: false, error: 'too-large' });
  });
});

describe('a replay', () => {
  const replayed = () => {
    const opened = openReplay(file, cards);
    if (!opened.ok) throw new Error(opened.message);
    return opened.replay;
  };

  test('stops wherever something was told, and stands there as the game did', () => {
    const replay = replayed();
    const { steps } = replay;
    expect(steps[0]).toMatchObject({ inputs: 0 });
    expect(steps.at(-1)).toMatchObject({ inputs: file.inputs.length });
    expect(steps.every((step, at) => at === 0 || step.inputs > (steps[at - 1]?.inputs ?? 0))).toBe(true);
    for (const { inputs, turn, logged } of steps)
      expect(replay.seen(inputs, 0, true)).toMatchObject({ turn: { number: turn }, log: { length: logged } });
    expect(replay.seen(file.inputs.length, 0, false).result).toEqual(file.result);
  });

  test('shows each seat what it saw, and everything only where that is asked for', () => {
    const replay = replayed();
    const { inputs } = replay.steps[1] ?? { inputs: 0 };
    const hands = (seat: number, open: boolean) =>
      replay.seen(inputs, seat, open).players.map(({ hand }) => hand.length > 0);
    expect(hands(0, false)).toEqual([true, false]);
    expect(hands(1, false)).toEqual([false, true]);
    expect(hands(0, true)).toEqual([true, true]);
  });

  test('a game taken from it can be played on, and leaves the replay as it is', () => {
    const replay = replayed();
    const { inputs } = replay.steps[3] ?? { inputs: 0 };
    const before = JSON.stringify(replay.seen(inputs, 0, true));
    concede(replay.game(inputs), 0);
    expect(JSON.stringify(replay.seen(inputs, 0, true))).toBe(before);
  });

  test('of a file of another engine is watched where the game comes to the same', () => {
    const other = openReplay(
      changed((copy) => (copy.engine = '0.0.1')),
      cards,
    );
    expect(other.ok && other.replay.steps).toEqual(replayed().steps);
    const gone = changed((copy) => copy.inputs.splice(10, 1));
    gone.engine = '0.0.1';
    expect(openReplay(gone, cards)).toMatchObject({
      ok: false,
      message: expect.stringContaining('Engine 0.0.1 played it'),
    });
  });

  test.each<[string, (copy: GameFile) => void, string]>([
    ['an answer left out', (copy) => copy.inputs.splice(10, 1), 'does not come to the same end'],
    ['an answer to nothing', (copy) => copy.inputs.splice(10, 0, { answer: 'Shock' }), 'is not legal here'],
    ['a card that nobody knows', (copy) => (copy.definitions['Nobody'] = 'x'), '“Nobody” is not a card'],
  ])('of a file with %s is refused by name', (_what, change, words) => {
    const opened = openReplay(changed(change), cards);
    expect(opened.ok ? '' : opened.message).toContain(words);
    expect(opened.ok ? null : opened.told).toEqual(file.told);
  });
});
