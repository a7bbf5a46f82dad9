/** The library's front: a game of decks in two lines, and what it says of what is wrong. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { importCards } from '@rulewright/cards/node';
import { expect, test } from 'vitest';
import { ownHome } from '../../../tests/tiers/own-home.ts';
import { answer, ask, Failure, labels, leastAnswer, newGame, playOut, save } from './index.ts';

const home = ownHome();

const DECKS = ['Sligh', '56 Forest\n4 Grizzly Bears'];

test('the same decks, seed and players give the same game', () => {
  const played = (): unknown => {
    const game = newGame(DECKS, { edition: '2006-10', seed: 3 });
    const end = playOut(game, ['heuristic', leastAnswer]);
    return [end, save(game)];
  };
  const [end, saved] = played() as [object, unknown];
  expect(end).toMatchObject({ result: 'won', winners: [0] });
  expect(played()).toEqual([end, saved]);
});

test('four play, each with a deck', () => {
  const game = newGame([...DECKS, ...DECKS]);
  expect(game.state.players).toHaveLength(4);
  const asked = ask(game);
  expect(asked && answer(game, leastAnswer(asked)).ok).toBe(true);
});

test('a deck with a line that is not read is refused, unless a seat carries it out by hand', async () => {
  const file = join(home, 'cards.json');
  const text = { type_line: 'Artifact', mana_cost: '{0}', oracle_text: 'Creatures you control zibble.' };
  writeFileSync(
    file,
    JSON.stringify([{ object: 'card', layout: 'normal', name: 'Odd Banner', released_at: '2026-01-01', ...text }]),
  );
  expect(await importCards(file)).toMatchObject({ ok: true });
  const decks = ['56 Forest\n4 Odd Banner', 'Sligh'];
  expect(() => newGame(decks)).toThrow('Odd Banner');
  expect(() => newGame(decks, { byHand: [7] })).toThrow('byHand names player 7');
  const game = newGame(decks, { byHand: [0] });
  let said = 0;
  for (let asked = ask(game); asked && said === 0; asked = ask(game)) {
    const at = labels(game, asked).findIndex((label) =>
      /^(?:Cast|By hand,) Odd Banner|in words that are read/.test(label),
    );
    const isLine = asked.form === 'name' && asked.byHand !== undefined;
    if (isLine)
      expect(answer(game, 'Zibble.')).toMatchObject({
        ok: false,
        wrong: { message: expect.stringMatching(/^Not read/) },
      });
    const given = isLine ? 'Creatures you control get +1/+1.' : at >= 0 ? [at] : leastAnswer(asked);
    expect(answer(game, given)).toEqual({ ok: true });
    if (isLine) said += 1;
  }
  expect(game.state.reworded).toMatchObject([{ words: 'Creatures you control get +1/+1.' }]);
  // whoever is named carries nothing out
  expect(playOut(newGame(decks, { byHand: [0] }), ['heuristic', 'heuristic'])).toMatchObject({ result: 'won' });
});

const odd = (value: unknown): never => value as never;
test.each([
  ['no decks', () => newGame(odd(undefined)), 'at least two decks'],
  ['an object', () => newGame(odd({})), 'at least two decks'],
  ['one deck', () => newGame(['Sligh']), 'at least two decks'],
  ['numbers', () => newGame(odd([5, 5])), 'at least two decks'],
  ['an unknown deck', () => newGame(['Sligh', 'No Such']), 'neither a file nor a built-in deck'],
  ['an unknown card', () => newGame(['Sligh', '59 Forest\n1 Grizzly Baers']), '2: no card is named "Grizzly Baers"'],
  ['options that are none', () => newGame(DECKS, odd(null)), 'options'],
  ['another edition', () => newGame(DECKS, { edition: odd('1993') }), 'there is no edition "1993"'],
  ['another format', () => newGame(DECKS, { format: odd('chess') }), 'there is no format "chess"'],
  ['a house rule of no seam', () => newGame(DECKS, { houseRules: odd({ nothing: '2006-10' }) }), 'nothing'],
  ['no game', () => playOut(odd(undefined), []), 'takes a game'],
  ['too few players', () => playOut(newGame(DECKS), ['random']), 'each of the 2 seats'],
  ['an unknown player', () => playOut(newGame(DECKS), ['random', odd('genius')]), 'there is no player "genius"'],
  ['an illegal answer', () => playOut(newGame(DECKS), ['random', () => [1e9]]), 'player 2, asked for '],
])('%s is told by a typed error', (_, doing, words) => {
  expect(doing).toThrow(Failure);
  expect(doing).toThrow(words);
});
