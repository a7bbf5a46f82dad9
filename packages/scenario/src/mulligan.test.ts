/** Opening hands and mulligans. 2006: 101.4 (Paris, in turn) · 2009, 2011: 103.4 (Paris, together) · 2026: 103.5 (London, together) */
import { cardText } from '@rulewright/cards';
import { type Decision, type EditionName, type Game, answer, createGame, decision } from '@rulewright/engine';
import { compile } from '@rulewright/oracle';
import { describe, expect, it } from 'vitest';

function newGame(edition: EditionName): Game {
  const forest = compile(cardText([{ name: 'Forest', typeLine: 'Basic Land — Forest' }], { layout: 'normal' }));
  if (!forest.ok) throw new Error('a Forest is not understood');
  const deck = Array.from({ length: 40 }, () => ({ def: forest.definition.key, name: 'Forest' }));
  const made = createGame({
    edition,
    seed: 1,
    startingPlayer: 0,
    players: [
      { name: 'A', deck },
      { name: 'B', deck },
    ],
    definitions: [forest.definition],
  });
  if (!made.ok) throw new Error(made.errors[0]?.message);
  return made.game;
}

const hands = (game: Game): number[] => game.state.players.map((player) => player.hand.length);

/** Answers the pending mulligan decision of that player. */
function decide(game: Game, player: number, mulligan: boolean): void {
  const asked = decision(game) as Extract<Decision, { form: 'choose' }>;
  expect([asked.kind, asked.by]).toEqual(['mulligan', player]);
  const index = asked.options.findIndex((option) => 'yes' in option && option.yes === mulligan);
  expect(answer(game, [index]).ok).toBe(true);
}

describe('mulligans', () => {
  it('2006: the starting player takes all of theirs first, each hand one smaller', () => {
    const game = newGame('2006-10');
    expect(hands(game)).toEqual([7, 7]);
    decide(game, 0, true);
    expect(hands(game)).toEqual([6, 7]);
    decide(game, 0, true);
    expect(hands(game)).toEqual([5, 7]);
    decide(game, 0, false);
    decide(game, 1, true);
    expect(hands(game)).toEqual([5, 6]);
    decide(game, 1, false);
    expect(decision(game)?.kind).toBe('priority');
  });

  for (const edition of ['2009-10', '2011-09'] as const) {
    it(`${edition}: all declare in turn order, then those who mulligan do so at once, one card fewer`, () => {
      const game = newGame(edition);
      decide(game, 0, true);
      expect(hands(game)).toEqual([7, 7]);
      decide(game, 1, true);
      expect(hands(game)).toEqual([6, 6]);
      decide(game, 0, false);
      decide(game, 1, true);
      expect(hands(game)).toEqual([6, 5]);
      decide(game, 1, false);
      expect(decision(game)?.kind).toBe('priority');
    });
  }

  it('2026: seven cards again, and as many to the bottom as mulligans were taken once it is kept', () => {
    const game = newGame('2026-02');
    decide(game, 0, true);
    decide(game, 1, false);
    expect(hands(game)).toEqual([7, 7]);
    decide(game, 0, true);
    expect(hands(game)).toEqual([7, 7]);
    decide(game, 0, false);
    const bottom = decision(game) as Extract<Decision, { form: 'choose' }>;
    expect([bottom.kind, bottom.by, bottom.min, bottom.max]).toEqual(['bottom', 0, 2, 2]);
    expect(answer(game, [0, 1]).ok).toBe(true);
    while (decision(game)?.kind === 'order') {
      const order = decision(game) as Extract<Decision, { form: 'order' }>;
      expect(
        answer(
          game,
          order.options.map((_, i) => i),
        ).ok,
      ).toBe(true);
    }
    expect(hands(game)).toEqual([5, 7]);
    expect(game.state.players[0]?.library.length).toBe(35);
  });

  it('the starting player of a two-player game does not draw in their first draw step', () => {
    for (const edition of ['2006-10', '2009-10', '2011-09', '2026-02'] as const) {
      const game = newGame(edition);
      decide(game, 0, false);
      decide(game, 1, false);
      for (let passes = 0; game.state.turn.step !== 'main1' && passes < 20; passes++) answer(game, [0]);
      expect([game.state.turn.number, game.state.turn.step, hands(game)]).toEqual([1, 'main1', [7, 7]]);
    }
  });
});
