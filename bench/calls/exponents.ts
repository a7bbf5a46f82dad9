/**
 * `npm run -s calls -- --growth`: how the work grows. Calls of the engine's functions for something done with more and more permanents,
 * players or inputs, and the exponent of that growth between the two largest sizes: twice as many should cost twice as many calls, not four times.
 */
import type { CardSource } from '@rulewright/cards';
import { mtgjsonSource } from '@rulewright/cards/node';
import {
  type Agent,
  answer,
  type CardInDeck,
  createGame,
  decision,
  fork,
  type Game,
  leastAnswer,
  load,
  play,
  save,
  type Setup,
  view,
} from '@rulewright/engine';
import { randomPlayer } from '@rulewright/players';
import { runScenario } from '@rulewright/scenario';
import { readNotation } from '@rulewright/scenario/notation';
import { type Calls, counted } from './counting.ts';
import { typed } from './pairings.ts';

/** Something done with so many of something. Getting ready is not counted; the run that it returns is. */
interface Growth {
  readonly name: string;
  readonly sizes: readonly number[];
  readonly prepare: (n: number) => () => unknown;
  /** calls for each decision of the game that was played, whose length is chance */
  readonly each?: 'decision';
}

/** Calls at each size, the exponent between the last two, and the functions whose calls grow most. */
export interface Grown {
  readonly name: string;
  readonly calls: readonly { readonly n: number; readonly calls: number }[];
  readonly exponent: number;
  readonly most: readonly { readonly key: string; readonly calls: number; readonly exponent: number }[];
}

const PERMANENTS = [10, 100, 400];
const PLAYERS = [2, 6, 12];
const INPUTS = [100, 1000, 4000];
/** So many functions are told for each. */
const TOLD = 8;

const CARDS = ['Grizzly Bears', 'Forest', 'Glorious Anthem', 'Pacifism'] as const;
type Named = (typeof CARDS)[number];

const scenario = (source: CardSource, text: string) => () => {
  const read = readNotation(text);
  if (!read.ok) throw new Error(`line ${read.line}: ${read.message}`);
  for (const one of read.notation.scenarios) {
    const { passed, message } = runScenario(one, '2026-02', { source });
    if (!passed) throw new Error(message ?? text);
  }
};
const times = (n: number, of: (at: number) => string): string =>
  Array.from({ length: n }, (_, at) => of(at)).join(', ');

function growths(source: CardSource): Growth[] {
  const { definitions, cards: main } = typed(CARDS.map((name) => `10 ${name}`).join('\n'), source);
  const cards = (name: Named): CardInDeck[] => main.filter((card) => card.name === name);
  const made = (setup: Omit<Setup, 'seed' | 'definitions'>): Game => {
    const created = createGame({ seed: 1, definitions, startingPlayer: 0, ...setup });
    if (!created.ok) throw new Error(created.errors.map(({ message }) => message).join('; '));
    return created.game;
  };
  /** `size`: of each deck */
  const seats = (count: number, agent?: (seat: number) => Agent, size = 20): Pick<Setup, 'players' | 'variant'> => ({
    players: Array.from({ length: count }, (_, at) => ({
      name: `P${at}`,
      deck: Array.from({ length: size }, (_, card) => main[card % 20] as CardInDeck),
      ...(agent && { agent: agent(at) }),
    })),
    ...(count > 2 && { variant: 'free-for-all' }),
  });
  /** In the first main phase, with so many of each on the battlefield, shared out among the players; each Pacifism is on a Bears. */
  const standing = (counts: Partial<Record<Named, number>>, players = 2): Game => {
    const objects = Object.entries(counts).flatMap(([name, count]) =>
      Array.from({ length: count }, (_, at) => ({
        name,
        def: cards(name as Named)[0]?.def ?? '',
        player: at % players,
        zone: 'battlefield' as const,
        label: `${name} ${at}`,
        ...(name === 'Pacifism' && { attachedTo: `Grizzly Bears ${at}` }),
      })),
    );
    const game = made({ ...seats(players), position: { objects } });
    decision(game);
    return game;
  };
  const board = (n: number): Game => standing({ 'Grizzly Bears': n / 2, Forest: n / 2 });
  const scene = (side: string, ...steps: string[]) =>
    scenario(source, `Growth  2026\n  A: ${side}\n${steps.map((step) => `  ${step}\n`).join('')}`);
  const ofBoard = (name: string, act: (game: Game) => unknown, from = board): Growth => ({
    name,
    sizes: PERMANENTS,
    prepare(n) {
      const game = from(n);
      return () => act(game);
    },
  });
  const ofScene = (name: string, lines: (n: number) => readonly [string, ...string[]]): Growth => ({
    name,
    sizes: PERMANENTS,
    prepare: (n) => scene(...lines(n)),
  });
  const casting = (card: string, lands: string) => (n: number) =>
    [`Grizzly Bears ×${n}, ${lands} | hand: ${card}`, `A casts ${card}`, 'All pass until the stack is empty'] as const;

  return [
    ofBoard('a view', (game) => view(game, 0)),
    ofBoard(
      'a view with attachments',
      (game) => view(game, 0),
      (n) => standing({ 'Grizzly Bears': n / 2, Pacifism: n / 2 }),
    ),
    ofBoard('a fork', fork),
    ofBoard('a fork and an answer', (game) => {
      const other = fork(game);
      answer(other, leastAnswer(decision(other) as never));
    }),
    ofBoard('a save', save),
    ofBoard('a save opened', (game) => load(save(game))),
    { name: 'a position set up, with what may be done', sizes: PERMANENTS, prepare: (n) => () => board(n) },
    ofScene('all are destroyed', casting('Wrath of God', 'Plains ×4')),
    ofScene('all are dealt damage and die', casting('Pyroclasm', 'Mountain ×3')),
    ofScene('an effect on all begins', casting('Glorious Anthem', 'Plains ×3')),
    ofScene('so many trigger on one event', (n) => [
      `Soul Warden ×${n}, Forest ×2 | hand: Grizzly Bears`,
      'A casts Grizzly Bears',
      'All pass until a choice',
      `A chooses the order of triggers: ${times(n, String)}`,
      'All pass until the stack is empty',
    ]),
    ofScene('all attack', (n) => [
      `${times(n, (at) => `Grizzly Bears (called Bear${at})`)}\n  B: 9000 life`,
      'All pass until the declare attackers step',
      `A attacks with ${times(n, (at) => `Bear${at}`)}`,
      'All pass until the end of combat',
    ]),
    {
      name: 'a view of so many players',
      sizes: PLAYERS,
      prepare: (n) => () => view(standing({ 'Grizzly Bears': n * 4 }, n), 0),
    },
    {
      name: 'a decision among so many players',
      sizes: PLAYERS,
      each: 'decision',
      prepare: (n) => () => {
        const game = made(seats(n, (seat) => randomPlayer(`growth/${seat}`)));
        play(game);
        return game;
      },
    },
    {
      name: 'an answer after so many',
      sizes: INPUTS,
      prepare(n) {
        const game = made(seats(2, undefined, n));
        for (let at = 0; at < n && decision(game) !== null; at++) answer(game, leastAnswer(decision(game) as never));
        return () => answer(game, leastAnswer(decision(game) as never));
      },
    },
  ];
}

const sum = (calls: Calls): number => [...calls.values()].reduce((all, one) => all + one, 0);

async function countedOf({ prepare, each }: Growth, n: number): Promise<Calls> {
  const { calls, result } = await counted(prepare(n));
  if (each === undefined) return calls;
  const { decisions } = result as Game;
  return new Map([...calls].map(([key, count]) => [key, count / decisions]));
}

/** Counts what the names that hold `only` stand for; all without it. */
export async function grown(only = ''): Promise<Grown[]> {
  const npm = mtgjsonSource();
  if (!npm.ok) throw new Error(npm.reason);
  const found: Grown[] = [];
  for (const growth of growths(npm.source).filter((one) => one.name.includes(only))) {
    const { name, sizes } = growth;
    // what is worked out once for a card is no part of it
    growth.prepare(sizes[0] as number)();
    const counts: Calls[] = [];
    for (const n of sizes) counts.push(await countedOf(growth, n));
    const [before, last] = counts.slice(-2) as [Calls, Calls];
    const [less = 1, more = 1] = sizes.slice(-2);
    const exponent = (a: number, b: number): number => Math.log(b / a) / Math.log(more / less);
    found.push({
      name,
      calls: sizes.map((n, at) => ({ n, calls: Math.round(sum(counts[at] as Calls)) })),
      exponent: exponent(sum(before), sum(last)),
      most: [...last]
        .map(([key, calls]) => ({ key, calls: Math.round(calls), exponent: exponent(before.get(key) ?? 1, calls) }))
        .sort((a, b) => b.calls - a.calls)
        .slice(0, TOLD),
    });
  }
  return found;
}
