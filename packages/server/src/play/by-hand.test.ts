/** Decks with lines by hand at a table: who takes them, what the page of a deck tells, and what a clock does. */
import { cardText, createCatalogue, deckLimits, memorySource } from '@rulewright/cards';
import {
  answer,
  type CardDefinition,
  checksum,
  createGame,
  decision,
  labels,
  look,
  newLens,
  result,
} from '@rulewright/engine';
import { eitherWording } from '@rulewright/oracle';
import { type WireAnswer, wireAnswer, wireView } from '@rulewright/protocol';
import { afterEach, expect, test, vi } from 'vitest';
import { take } from './answering.ts';
import { freshClocks } from '../table/clocks.ts';
import { chooseDeck } from '../decks/decks.ts';
import { readDeck } from '../decks/read-deck.ts';
import { playedBy, startGame } from './setting-up.ts';
import { roomInTests } from './room-in-tests.ts';
import { decisionNumber, freshLenses, keepLens, lensOf, newGuest } from '../table/table.ts';
import { tableOfTwo } from './table-in-tests.ts';
import { runOut, startClock } from '../table/timing.ts';

const odd = cardText([{ name: 'Odd Burn', typeLine: 'Sorcery', manaCost: '{0}', text: 'Zibble any wug for 20.' }], {
  layout: 'normal',
});
const totem = cardText(
  [
    {
      name: 'Odd Totem',
      typeLine: 'Artifact',
      manaCost: '{0}',
      text: 'Flying\nWhenever this artifact attacks, zibble.',
    },
  ],
  { layout: 'normal' },
);
const banner = cardText([{ name: 'Odd Banner', typeLine: 'Artifact', manaCost: '{0}', text: 'Bears zibble.' }], {
  layout: 'normal',
});
const forest = cardText([{ name: 'Forest', typeLine: 'Basic Land — Forest', text: '' }], { layout: 'normal' });
const cards = createCatalogue<CardDefinition>(
  memorySource(
    'odd cards',
    [odd, totem, banner, forest].map((card) => ({ card })),
  ),
  { ...eitherWording, version: null },
);
const definitionOf = (card: typeof odd): CardDefinition => {
  const entry = cards.byHand.card(card.name);
  if (!entry.ok) throw new Error(card.name);
  return entry.definition;
};
const LIST = '56 Forest\n4 Odd Burn';
const PLAYED = { edition: '2026-02', format: 'constructed', sideboardUsed: false } as const;

afterEach(() => void vi.useRealTimers());

test('such a deck is played at a table', () => {
  expect(chooseDeck(cards, { list: LIST }, PLAYED, deckLimits())).toMatchObject({ ok: true });
});

test('the page of a deck tells how much of it is whole, and the lines', () => {
  const read = readDeck(cards, { list: '52 Forest\n4 Odd Burn\n4 Odd Totem' }, PLAYED, deckLimits());
  expect(read.problems).toEqual([]);
  expect(read.byHand).toEqual({
    whole: 52,
    withLines: 8,
    lines: [
      { card: 'Odd Burn', face: 'Odd Burn', kind: 'byHand', frame: 'spell', text: 'Zibble any wug for 20.' },
      { card: 'Odd Totem', face: 'Odd Totem', kind: 'byHand', frame: 'triggered', text: 'zibble.' },
    ],
    moreLines: 0,
  });
  expect(readDeck(cards, { list: '60 Forest' }, PLAYED, deckLimits()).byHand).toBeUndefined();
});

/** Two people with that deck, the first of whom has cast the spell and said what it does. */
function saying() {
  const { table } = tableOfTwo();
  const chosen = chooseDeck(cards, { list: LIST }, PLAYED, deckLimits());
  if (!chosen.ok) throw new Error('refused');
  for (const seat of table.seats) seat.pool = { main: [{ name: 'Odd Burn', count: 60 }], sideboard: [] };
  table.seed = 7;
  startGame({ cards }, table);
  const { game } = table;
  if (game === null) throw new Error('no game');
  const pick = (word: string): void => {
    const asked = decision(game);
    const at = asked === null ? -1 : labels(game, asked).findIndex((label) => label.startsWith(word));
    if (!answer(game, [at]).ok) throw new Error(`${word}: ${asked?.purpose}`);
  };
  while (decision(game)?.kind === 'mulligan') pick('Keep');
  while (decision(game)?.kind === 'priority' && game.state.turn.step !== 'main1') pick('Pass');
  pick('Cast Odd Burn');
  pick('Pass');
  pick('Pass');
  pick('Deal damage');
  pick(game.state.turn.active === 0 ? 'Ben' : 'Ada');
  answer(game, 20);
  pick('Done');
  return { table, game };
}

test('whose time is over agrees, and stays in the game', () => {
  vi.useFakeTimers({ now: 0 });
  const { table, game } = saying();
  const by = decision(game)?.by ?? -1;
  expect(decision(game)).toMatchObject({
    kind: 'yesNo',
    byHand: { steps: [expect.stringContaining('deals 20 damage')] },
  });
  table.clocks = freshClocks({ per: 'decision', seconds: 30 }, 2);
  startClock(table, Date.now(), (seat) => runOut(table, seat));
  vi.advanceTimersByTime(30_000);
  expect(result(game)).toMatchObject({
    result: 'won',
    winners: [1 - by],
    reason: expect.not.stringContaining('concede'),
  });
  expect(game.log.at(-1)).toEqual({ answer: [0] });
});

test('what is said goes over the wire as every other question does, to every seat', () => {
  const { game } = saying();
  for (const seat of [0, 1, -1]) {
    const { view } = look(game, newLens(seat, 'x'));
    expect(wireView.parse(JSON.parse(JSON.stringify(view))).decision).toMatchObject({
      byHand: { text: 'Zibble any wug for 20.', steps: [expect.stringContaining('20 damage')] },
    });
  }
});

test('words for a line are read by the server, refused with the reason, and taken of nobody else', () => {
  const { table, ada: host } = tableOfTwo();
  const made = createGame({
    seed: 1,
    players: ['Ada', 'Ben'].map((name) => ({ name, deck: [] })),
    definitions: [definitionOf(banner)],
    byHand: [0, 1],
    position: {
      objects: [{ name: 'Odd Totem', def: definitionOf(banner).key, player: 0, zone: 'battlefield' }],
    },
  });
  if (!made.ok) throw new Error(JSON.stringify(made.errors));
  const { game } = made;
  table.game = game;
  table.lenses = freshLenses(table.seats);
  const ben = newGuest([1], () => undefined);
  table.guests.add(ben);
  const room = roomInTests({ cards });
  const given = (guest: typeof ben, answered: unknown) => {
    const { lens } = look(game, lensOf(table, decision(game)?.by ?? 0));
    keepLens(table, lens);
    const about = { decision: decisionNumber(table, lens), epoch: table.epoch };
    return take(room, table, guest, { ...about, answer: answered as WireAnswer });
  };
  const pick = (word: string): void => {
    const asked = decision(game);
    if (asked !== null) given(host, [labels(game, asked).findIndex((label) => label.startsWith(word))]);
  };
  pick('By hand, Odd Banner');
  pick('It can be said in words');
  expect(decision(game)).toMatchObject({ form: 'name', by: 0, byHand: { asks: 'words' } });
  const before = checksum(game);
  const tree = { words: 'Flying', abilities: [{ ability: 'keyword', keyword: 'flying' }] };
  // no tree is among what a message may hold, and none is taken if one comes
  expect(wireAnswer.safeParse(tree).success).toBe(false);
  for (const wrong of [tree, [0], 'Zibble.'])
    expect(given(host, wrong)).toMatchObject({ ok: false, refusal: { code: 'wrong-answer' } });
  expect(given(ben, 'Flying')).toMatchObject({ ok: false, refusal: { code: 'not-your-decision' } });
  expect(checksum(game)).toBe(before);
  expect(given(host, 'zibble')).toMatchObject({ refusal: { message: expect.stringMatching(/^Not read/) } });
  expect(given(host, 'creatures you control have flying')).toEqual({ ok: true });
  expect(decision(game)).toMatchObject({ kind: 'yesNo', by: 1, byHand: { reworded: true } });
  expect(given(ben, [0])).toEqual({ ok: true });
  expect(game.state.reworded).toMatchObject([{ words: 'Creatures you control have flying.' }]);
});

test('the file of such a game says who carried lines out, and another says nothing of it', () => {
  const { table, game } = saying();
  expect(game.state.options.byHand).toEqual([0, 1]);
  expect(playedBy({ cards }, table).players).toHaveLength(2);
  const plain = createGame({
    seed: 1,
    players: [
      { name: 'A', deck: [] },
      { name: 'B', deck: [] },
    ],
    definitions: [],
  });
  expect(plain.ok && 'byHand' in plain.game.state.options).toBe(false);
});
