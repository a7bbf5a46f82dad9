/** The games of the long runs: who plays what, what is looked at afterwards, and the twins that nobody interrupts. */
import { isDeepStrictEqual } from 'node:util';
import { openCatalogue, startServer } from '@rulewright/server';
import { deedOf, newPlayer, playAt, type Player, renumbered } from './player.ts';

const DECKS = ['1998-brian-hacker-white-weenie', '1998-ben-rubin-sligh'] as const;
const OPPONENTS = ['self', 'heuristic', 'random'] as const;

/** answers and undos of all games */
export const deedsOf = (players: readonly Player[]): number =>
  players.reduce((all, { deeds }) => all + deeds.length, 0);

/** Who plays game `number` of a run with that seed. */
export function gamePlayer(number: number, seed: number): Player {
  const opponent = OPPONENTS[number % OPPONENTS.length] ?? 'self';
  const [one, two] = number % 2 === 0 ? DECKS : [DECKS[1], DECKS[0]];
  return newPlayer(
    {
      type: 'create',
      edition: number % 4 === 3 ? '2006-10' : '2026-02',
      name: 'Ada',
      deck: { builtIn: one },
      opponent,
      opponentDeck: { builtIn: two },
      bestOf: 1,
      seed: seed * 1000 + number,
    },
    `${seed}/${number}`,
  );
}

/** Chooses at random, up to so many deeds. */
export const chooser =
  (player: Player, longest: number): Parameters<typeof playAt>[2] =>
  (view, decision) =>
    player.deeds.length >= longest ? null : deedOf(player.source, view, decision);

/** The last view whole, log and all, as somebody sees it who comes back. */
export async function lookAgain(address: string, player: Player): Promise<void> {
  player.end = null;
  await playAt(address, player, () => null);
}

/** Plays all games again at a server that nothing happens to. @throws where one ends otherwise */
export async function compareWithTwins(players: readonly Player[]): Promise<void> {
  const whole = await startServer({ port: 0, home: null, cards: openCatalogue(), pace: 0 });
  try {
    await Promise.all(players.map((one) => compare(whole.address, one)));
  } finally {
    await whole.close();
  }
}

async function compare(address: string, player: Player): Promise<void> {
  const twin = newPlayer(player.create, '');
  await playAt(address, twin, () => player.deeds[twin.deeds.length] ?? null);
  await lookAgain(address, twin);
  const [uninterrupted, interrupted] = [twin, player].map(({ end }) => end && renumbered(end.view));
  if (!isDeepStrictEqual(uninterrupted, interrupted))
    throw new Error(`The game of seed ${player.create.seed} does not end as its twin.`);
}
