/** A fork made inside a resolution and played on by synchronous players ends in the same bytes as the suspended game. */
import {
  type Agent,
  type Game,
  type Setup,
  answer,
  checksum,
  createGame,
  decision,
  fork,
  setAgent,
} from '@rulewright/engine';
import { randomPlayer } from '@rulewright/players';
import { describe, expect, it } from 'vitest';
import { fuzzedDecks } from './decks.ts';
import { series } from '../tests/tiers/series.ts';

const resolving = (game: Game): boolean => game.state.agenda.at(-1)?.frame === 'resolve';

describe('a fork inside a resolution', () => {
  const found = fuzzedDecks();

  it('goes on as the suspended game does', () => {
    if (!found.ok) throw new Error(found.message);
    let compared = 0;
    for (let game = 0; game < series(8, 2); game++) {
      const deck = found.decks[game % found.decks.length];
      if (!deck) throw new Error('no deck');
      const setup: Setup = {
        seed: `fork ${game}`,
        players: ['A', 'B'].map((name) => ({ name, deck: deck.main })),
        definitions: deck.definitions,
      };
      const made = createGame(setup);
      if (!made.ok) throw new Error(made.errors[0]?.message);
      const players: Agent[] = [randomPlayer(`${game} a`), randomPlayer(`${game} b`)];
      const forks: Game[] = [];
      for (let asked = decision(made.game); asked; asked = decision(made.game)) {
        if (resolving(made.game) && forks.length < 3) forks.push(fork(made.game));
        const player = players[asked.by];
        if (!player) throw new Error('a third player');
        const given = answer(made.game, player(asked, made.game));
        if (!given.ok) throw new Error(given.wrong.message);
      }
      for (const branch of forks) {
        // its own log says how far it is: forced answers are in it too, though no agent is asked for them
        const replay: Agent = () => {
          const input = made.game.log[branch.log.length];
          if (!input || !('answer' in input)) throw new Error('the fork asks more than the suspended game');
          return input.answer;
        };
        setAgent(branch, 0, replay);
        setAgent(branch, 1, replay);
        expect(checksum(branch)).toBe(checksum(made.game));
        compared++;
      }
    }
    expect(compared).toBeGreaterThan(3);
  });
});
