/** Players of one's own: functions here, modules on any thread, with the same games; who cannot play is told before any begins. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { cardText, memorySource, parseDecklist } from '@rulewright/cards';
import { type Agent, leastAnswer } from '@rulewright/engine';
import { heuristicPlayer } from '@rulewright/players';
import { expect, test } from 'vitest';
import { ownHome } from '../../../tests/tiers/own-home.ts';
import { type Contestant, PlayerFailure } from './contestant.ts';
import { type PlayableDeck, playableDeck } from './playable-deck.ts';
import { simulate } from './simulate.ts';

const home = ownHome();
const BEAR = { name: 'Bear', manaCost: '{1}{G}', typeLine: 'Creature — Bear', power: '2', toughness: '2' };
const source = memorySource(
  'two cards',
  [BEAR, { name: 'Forest', typeLine: 'Basic Land — Forest' }].map((face) => ({
    card: cardText([face], { layout: 'normal' }),
  })),
);
function bears(): PlayableDeck {
  const list = parseDecklist('24 Forest\n36 Bear');
  const made = list.ok ? playableDeck(list.deck, source, 'Bears') : list;
  if (!made.ok) throw new Error(made.faults[0]?.reason);
  return made.deck;
}
const deck = bears();
const played = (first: Contestant, jobs = 1) =>
  simulate(deck, deck, { games: 6, seed: 'own', agents: [first, 'random'], jobs });
/** Plays the first land or creature that it may; else chooses as little as it may. */
const EAGER = `export default {
  name: 'eager',
  newPlayer: () => ({ form, min = 0, options = [] }) => {
    if (form === 'attackers' || form === 'blockers') return [];
    if (form === 'order') return options.map((_, one) => one);
    const at = options.findIndex(({ action }) => ['playLand', 'cast'].includes(action?.act));
    return at >= 0 ? [at] : Array.from({ length: min }, (_, one) => one);
  },
};`;

test('a function and what makes one play as the built-in player that they are', async () => {
  const expected = await played('heuristic');
  expect(await played({ newPlayer: heuristicPlayer })).toMatchObject({
    checksum: expected.checksum,
    agents: ['player', 'random'],
  });
  const nothing: Agent = (decision) => leastAnswer(decision);
  const figures = await played(nothing);
  expect(figures).toMatchObject({ errors: 0, agents: ['nothing', 'random'] });
  expect(figures.wins[0]).toBe(0);
});

test('a module plays here and on two threads, and gives the same games', async () => {
  const module = written(EAGER);
  const here = await played({ module });
  expect(here.failures).toEqual([]);
  expect(here).toMatchObject({ errors: 0, unfinished: 0, agents: [module, 'random'] });
  expect(here.checksum).not.toBe((await played((decision) => leastAnswer(decision))).checksum);
  expect(await played({ module }, 2)).toMatchObject({ errors: 0, checksum: here.checksum });
});

test('an illegal answer, or what a player throws, ends its game as an error that names it', async () => {
  const wrong = await played(() => 'nonsense' as never);
  expect(wrong).toMatchObject({ errors: 6 });
  const throwing = await played(() => {
    throw new RangeError('out of ideas');
  });
  expect(throwing.failures[0]?.message).toContain('RangeError: out of ideas');
});

test.each<[string, () => Contestant, number, string]>([
  ['a function on threads', () => leastAnswer, 2, 'is a function, which stays on its thread'],
  ['a module that is not there', () => ({ module: pathToFileURL(join(home, 'none.mjs')).href }), 1, 'cannot be loaded'],
  ['a module without a player', () => ({ module: written('export default 7;') }), 1, 'exports no player'],
  ['a module that breaks', () => ({ module: written('throw new Error("broken");') }), 2, 'broken'],
])('%s is refused before any game begins', async (_, contestant, jobs, why) => {
  const failure = await played(contestant(), jobs).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(PlayerFailure);
  expect(String(failure)).toContain(why);
});

let number = 0;
function written(code: string): string {
  const path = join(home, `player${(number += 1)}.mjs`);
  writeFileSync(path, code);
  return pathToFileURL(path).href;
}
