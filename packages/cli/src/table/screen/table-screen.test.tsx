import { setTimeout as pause } from 'node:timers/promises';
import { result, type Variant, view } from '@rulewright/engine';
import { render } from 'ink-testing-library';
import { describe, expect, it } from 'vitest';
import { readyDeck } from '../../cards/deck.ts';
import { catalogue, namesOf } from '../../cards/open-cards.ts';
import { type Sitting, sitDown } from '../sitting.ts';
import { screenLines } from './layout.ts';
import { driverOf } from './run.tsx';
import { TableScreen } from './table-screen.tsx';
import { ownHome } from '../../../../../tests/tiers/own-home.ts';

ownHome();
function newSitting(players = 2, variant?: Variant): Sitting {
  const cards = catalogue();
  const deck = readyDeck('stompy', cards, '2026-02');
  return sitDown({
    edition: '2026-02',
    seed: 3,
    borrow: false,
    catalogue: namesOf(cards.source),
    variant,
    seats: Array.from({ length: players }, (_, seat) => ({
      name: `Player ${seat + 1}`,
      kind: seat === 0 ? 'person' : 'random',
      deck,
    })),
  });
}

const panel = {
  title: 'A question that is longer than a narrow terminal',
  rows: Array.from({ length: 30 }, (_, n) => ({ text: `option ${n}`, object: 0 })),
  cursor: 29,
  footer: 'keys',
  message: '',
};

const until = async (holds: () => boolean, frame: () => string | undefined): Promise<void> => {
  for (let tries = 0; tries < 200 && !holds(); tries++) await pause(20);
  if (!holds()) throw new Error(`waited in vain; the screen is\n${frame()}`);
};

describe('the table on the screen', () => {
  it('asks, takes keys, shows the board and the help, and ends with the game', async () => {
    const sitting = newSitting();
    const driver = driverOf(sitting, 0);
    const app = render(<TableScreen driver={driver} seat={0} />);
    const playing = driver.play();
    const shows = (text: string) => until(() => (app.lastFrame() ?? '').includes(text), app.lastFrame);
    await shows('Take a mulligan?');
    app.stdin.write('?');
    await shows('Space passes priority');
    app.stdin.write(' ');
    await shows('Take a mulligan?');
    app.stdin.write('keep');
    await shows('typed: keep');
    app.stdin.write('\r');
    // the upkeep, in which the player is passed for, may be drawn first
    await shows('Play Forest');
    app.stdin.write('forest\r');
    await shows('You play Forest');
    // the opponent may be playing: the key counts once this player is asked again
    for (let tries = 0; tries < 40 && !(app.lastFrame() ?? '').includes('Concede the game?'); tries++) {
      app.stdin.write('\u0018');
      await pause(200);
    }
    await shows('Concede the game?');
    app.stdin.write('y');
    await shows('Player 2 wins');
    expect(result(sitting.game)).toMatchObject({ result: 'won', winners: [1] });
    await playing;
    app.unmount();
  });

  it('shows one of several other players whole, and the next of them with Tab', async () => {
    const sitting = newSitting(4, 'free-for-all');
    const driver = driverOf(sitting, 0);
    const app = render(<TableScreen driver={driver} seat={0} />);
    const playing = driver.play();
    const shows = (text: string) => until(() => (app.lastFrame() ?? '').includes(text), app.lastFrame);
    await shows('Take a mulligan?');
    /** the line above the turn is the last of the side that is shown whole; those of the others stand before it */
    const order = () =>
      [...(app.lastFrame() ?? '').matchAll(/(Player \d): 20 life/g)].map(([, name]) => name?.at(-1)).join('');
    expect(order()).toBe('3421');
    for (const next of ['2431', '2341', '3421']) {
      app.stdin.write('\t');
      await until(() => order() === next, app.lastFrame);
    }
    driver.leave();
    await playing;
    app.unmount();
  });

  it.each([
    [20, 10, 2],
    [40, 12, 2],
    [80, 24, 2],
    [200, 60, 2],
    [20, 10, 6],
    [80, 24, 6],
    [120, 40, 6],
  ])('fits %i columns and %i rows with %i players', (width, height, players) => {
    const seen = view(newSitting(players, players === 2 ? 'none' : 'emperor').game, 0);
    const { left, right, leftWidth } = screenLines(seen, panel, { width, height });
    expect(left.length).toBeLessThanOrEqual(height);
    expect(right.length).toBeLessThanOrEqual(height);
    for (const { text } of left) expect(text.length).toBeLessThanOrEqual(leftWidth);
    for (const { text } of right) expect(text.length).toBeLessThanOrEqual(width - leftWidth - 1);
    expect(left.some(({ text }) => text.includes('option 29'))).toBe(true);
    if (width >= 80) expect(left.some(({ text }) => text.includes('hand: '))).toBe(true);
  });
});
