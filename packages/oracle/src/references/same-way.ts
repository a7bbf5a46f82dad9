/**
 * "Players discard cards and sacrifice creatures the same way": each player keeps as many as the player who has the fewest, and gives up the
 * rest, of cards in hand and then of those permanents. 2006: 413.2 · 2009, 2011, 2026: 608.2
 */
import type { Node } from './scope.ts';

const ACTOR = { who: 'actor' };
const PLAYERS = { who: 'all' };

/** As many as the player has who has the fewest of them. */
export const fewest = (of: unknown): Node => ({
  q: 'leastAmong',
  players: PLAYERS,
  amount: { q: 'count', of },
});

/** Each player chooses as many of their own as there are of the fewest. */
export const choosesFewest = (of: unknown, count: unknown): Node => ({
  choose: 'objects',
  from: of,
  count: { min: count, max: count },
});

const HAND = { set: 'all', where: { is: 'any' }, zone: 'hand', of: ACTOR };
const permanents = (where: unknown): Node => ({
  set: 'all',
  where: { is: 'and', of: [where, { is: 'controlledBy', player: ACTOR }] },
});

interface Step {
  give: 'discard' | 'sacrifice';
  what?: unknown;
}

function evened({ $j, ...said }: Node): Node[] {
  const who = { ...PLAYERS };
  const [first, ...more] = (said['steps'] as Step[]).flatMap(({ give, what }): Node[] => {
    const of = give === 'discard' ? HAND : permanents(what);
    return [
      { do: 'choose', who, what: choosesFewest(of, fewest(of)), $way: true },
      { do: give, who, what: { set: 'rest' }, $way: true },
    ];
  });
  return [{ ...first, $way: said, ...($j === undefined ? {} : { $j }) }, ...more];
}

/** One card after another is put onto the battlefield, by one player after another, until nobody does in a whole round. */
function inTurn({ $j, ...said }: Node): Node {
  const from = { set: 'all', where: said['where'], zone: 'hand', of: ACTOR };
  const what = { set: 'choice', by: ACTOR, from, count: { min: 1, max: 1 } };
  const put = { do: 'may', who: ACTOR, effect: [{ do: 'move', what, to: { zone: 'battlefield' } }], out: 'put' };
  return {
    do: 'repeat',
    effect: [{ do: 'forEachPlayer', who: PLAYERS, from: { who: 'you' }, effect: [put] }],
    while: { if: 'did', name: 'put' },
    $way: said,
    ...($j === undefined ? {} : { $j }),
  };
}

/** "Simultaneously untap all tapped creatures and tap all untapped creatures": which those are is settled before either is done. */
function atOnce({ $j, ...said }: Node): Node[] {
  const bind = { do: 'bind', name: 'untapped', value: { objects: said['tap'] }, $way: said };
  return [
    { ...bind, ...($j === undefined ? {} : { $j }) },
    { do: 'untap', what: said['untap'], $way: true },
    { do: 'tap', what: { set: 'ref', name: 'untapped' }, $way: true },
  ];
}

/** "Flip a coin until you lose a flip": how many flips were won is counted. */
const WON = { q: 'ref', name: 'flipsWon' };
function untilLost({ $j, ...said }: Node): Node {
  const count = (number: unknown): Node => ({ do: 'bind', name: 'flipsWon', value: { number } });
  const won = { if: 'wonFlip', name: 'flip' };
  const flips = {
    do: 'repeat',
    effect: [
      { do: 'flipCoin', who: { who: 'you' }, out: 'flip' },
      { do: 'if', condition: won, then: [count({ q: 'add', of: [WON, 1] })] },
    ],
    while: won,
  };
  return { do: 'repeat', times: 1, effect: [count(0), flips], $way: said, ...($j === undefined ? {} : { $j }) };
}

/** "… unless a player has ~ deal 4 damage to him or her": each may, and it is done if nobody does. */
function unlessAnybody({ $j, ...said }: Node): Node[] {
  const nobody = { if: 'not', of: { if: 'thatDone', who: PLAYERS } };
  return [
    { do: 'may', who: { ...PLAYERS }, effect: said['effect'], $way: said, ...($j === undefined ? {} : { $j }) },
    { do: 'if', condition: nobody, then: said['else'], $way: true },
  ];
}

/** Protection from each of several colors, on a condition for each. */
function protections({ $j, ...said }: Node): Node[] {
  const { affects, duration } = said;
  return (said['each'] as readonly Node[]).map(({ color, condition }, i) => {
    const quality = { is: 'color', color };
    const mods = [{ mod: 'gain', abilities: [{ ability: 'keyword', keyword: 'protection', quality }] }];
    const then = [{ do: 'effect', parts: [{ part: 'change', affects, mods }], duration }];
    const mark = i > 0 ? { $way: true } : { $way: said, ...($j === undefined ? {} : { $j }) };
    return { do: 'if', condition, then, ...mark };
  });
}

const FULL: Readonly<Record<string, (node: Node) => readonly Node[]>> = {
  evenOut: evened,
  putInTurn: (node) => [inTurn(node)],
  protections,
  simultaneously: atOnce,
  unlessAnybody,
  flipUntilLost: (node) => [untilLost(node)],
};

/** The list with what is done the same way, or in turn, said in full. */
export const inFull = (list: readonly Node[]): readonly Node[] =>
  list.flatMap((node) => FULL[node['do'] as string]?.(node) ?? [node]);

/** The list with what is done the same way as it was said. */
export const theSameWay = (list: readonly Node[]): readonly Node[] =>
  list.flatMap((node) => {
    const { $way, $j } = node;
    if ($way === undefined || node['do'] === 'forEach') return [node];
    return $way === true ? [] : [{ ...($way as Node), ...($j === undefined ? {} : { $j }) }];
  });
