/**
 * Whole games by random players, saved and resumed: with subgames, of two-headed giants, and a Grand Melee.
 * 2006: 506, 606, 608 · 2009: 712, 806, 808 · 2011: 715, 807, 810 · 2026: 728, 807, 810
 */
import { cardText } from '@rulewright/cards';
import {
  type Agent,
  type CardDefinition,
  EDITIONS,
  type EditionName,
  type Game,
  type GameState,
  type Variant,
  answer,
  checksum,
  createGame,
  decision,
  load,
  result,
  save,
} from '@rulewright/engine';
import { compile } from '@rulewright/oracle';
import { agentNamed } from '@rulewright/players';
import { describe, expect, it } from 'vitest';
import { series } from '../../../tests/tiers/series.ts';

const PLAYED = series<readonly EditionName[]>(EDITIONS, ['2011-09']);

type Row = Parameters<typeof cardText>[0][number];

function defined(row: Row): CardDefinition {
  const made = compile(cardText([row], { layout: 'normal' }));
  if (!made.ok) throw new Error(`${row.name} is not understood`);
  return made.definition;
}

const CARDS = [
  defined({ name: 'Plains', typeLine: 'Basic Land — Plains' }),
  defined({ name: 'Savannah Lions', manaCost: '{W}', typeLine: 'Creature — Cat', power: '2', toughness: '1' }),
  defined({
    name: 'Shahrazad',
    manaCost: '{W}{W}',
    typeLine: 'Sorcery',
    text: "Players play a Magic subgame, using their libraries as their decks. Each player who doesn't win the subgame loses half his or her life, rounded up.",
  }),
];
const deck = (counts: readonly number[]) =>
  CARDS.flatMap((card, i) => Array.from({ length: counts[i] ?? 0 }, () => ({ def: card.key, name: card.name })));

const randomly = (seed: string, seats: number): Agent[] =>
  Array.from({ length: seats }, (_, seat) => agentNamed('random', `${seed}/${seat}`));

const depthOf = (state: GameState): number => (state.main === null ? 0 : 1 + depthOf(state.main.state));

function begun(
  edition: EditionName,
  seed: string,
  counts = [14, 10, 4],
  names = ['A', 'B'],
  variant: Variant = 'none',
): Game {
  const made = createGame({
    edition,
    seed,
    players: names.map((name) => ({ name, deck: deck(counts) })),
    variant,
    definitions: CARDS,
  });
  if (!made.ok) throw new Error(made.errors[0]?.message);
  return made.game;
}

/** Plays to the end from one saved game to the next, at each of so many decisions. */
function playedResumed(begun: Game, seed: string, look: (game: Game) => void, each: number): Game {
  const agents = randomly(seed, begun.names.length);
  let game = begun;
  for (let asked = decision(game); asked !== null; asked = decision(game)) {
    look(game);
    if (game.log.length % each === 0) game = resumed(game, asked.kind);
    const given = answer(game, (agents[asked.by] as Agent)(decision(game) as typeof asked, game));
    if (!given.ok) throw new Error(given.wrong.message);
  }
  return game;
}

function resumed(game: Game, at: string): Game {
  const loaded = load(JSON.parse(JSON.stringify(save(game))) as ReturnType<typeof save>);
  if (!loaded.ok) throw new Error(loaded.error);
  if (checksum(loaded.game) !== checksum(game)) throw new Error(`resumed differently at ${at}`);
  return loaded.game;
}

describe('a game with subgames', () => {
  it.each(PLAYED)('is the same, saved and resumed at each tenth decision, under the rules of %s', (edition) => {
    let deepest = 0;
    const game = playedResumed(
      begun(edition, 'subgame'),
      'subgame',
      (at) => {
        deepest = Math.max(deepest, depthOf(at.state));
      },
      10,
    );
    expect(deepest).toBeGreaterThan(0);
    expect(result(game)).not.toBeNull();
    // no card has been lost on the way: each is in one game's zone, once
    const cards = game.state.objects.filter((o) => o?.kind === 'card').map((o) => o?.card);
    expect([cards.length, new Set(cards).size]).toEqual([56, 56]);
  });

  it('costs no more for each decision, however many there were in the subgame', () => {
    const agents = randomly('long', 2);
    const game = begun('2026-02', 'long');
    const replayed: number[] = [];
    for (let asked = decision(game); asked !== null; asked = decision(game)) {
      if (game.state.main !== null) {
        // what is run again for an answer are the answers of its tick; the main game is neither run nor copied
        replayed.push(game.tickInputs.length);
        expect(game.checkpoint?.main?.state).toBe(game.state.main.state);
      }
      answer(game, (agents[asked.by] as Agent)(asked, game));
    }
    expect(replayed.length).toBeGreaterThan(100);
    expect(Math.max(...replayed)).toBeLessThan(12);
  });
});

describe('a game of two-headed giants', () => {
  it.each(PLAYED)('is the same, saved and resumed at each tenth decision, under the rules of %s', (edition) => {
    const game = playedResumed(
      begun(edition, 'giants', [16, 24, 0], ['A', 'B', 'C', 'D'], 'two-headed-giant'),
      'giants',
      (at) => {
        const [a, b, c, d] = at.state.players.map((p) => p.life);
        expect([a, c]).toEqual([b, d]);
      },
      10,
    );
    const ended = result(game);
    expect(ended?.result).toBe('won');
    expect([
      [0, 1],
      [2, 3],
    ]).toContainEqual(ended?.result === 'won' ? ended.winners : []);
  });
});

describe('a Grand Melee of ten', () => {
  it.each(PLAYED)('is the same, saved and resumed, under the rules of %s', (edition) => {
    const names = 'ABCDEFGHIJ'.split('');
    let most = 0;
    const game = playedResumed(
      begun(edition, 'melee', [8, 12, 0], names, 'grand-melee'),
      'melee',
      ({ state: { markers, players } }) => {
        most = Math.max(most, markers.filter((marker) => marker.taking).length);
        const holders = markers.map((marker) => marker.holder);
        expect(new Set(holders).size).toBe(holders.length);
        // those designated for removal apart, there is one for each full four
        const lasting = markers.reduce((sum, { removals }) => sum + 1 - removals, 0);
        const playing = players.filter((p) => !p.left).length;
        if (lasting > 0) expect(lasting).toBe(Math.max(1, Math.floor(playing / 4)));
      },
      97,
    );
    expect(most).toBe(2);
    expect(result(game)?.result).not.toBe('unresolved-loop');
  });
});
