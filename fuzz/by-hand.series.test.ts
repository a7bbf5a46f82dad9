/**
 * Games whose people answer anything about their lines by hand: nothing throws, nothing is broken, saves and forks go on as the game does, no seat
 * can tell what lies hidden, and what is no answer changes nothing. 2006: 413.2 · 2009, 2011, 2026: 608.2
 */
import { cardText } from '@rulewright/cards';
import {
  answer,
  type Answer,
  type CardDefinition,
  createGame,
  type Decision,
  decision,
  EDITIONS,
  type EditionName,
  isByHand,
  leastAnswer,
  save,
  undo,
} from '@rulewright/engine';
import { compile } from '@rulewright/oracle';
import { below, randomPlayer, type RandomSource, randomSource, uniformAnswer } from '@rulewright/players';
import { expect, test } from 'vitest';
import { series } from '../tests/tiers/series.ts';
import { before, type Before, broken } from './invariants.ts';
import { leakFault } from './leaks/no-leak.ts';
import { twinFault } from './twins.ts';

const card = (name: string, typeLine: string, text: string, power?: string): CardDefinition => {
  const face = { name, typeLine, manaCost: typeLine.startsWith('Basic') ? '' : '{0}', text };
  const body = power === undefined ? {} : { power, toughness: power };
  const compiled = compile(cardText([{ ...face, ...body }], { layout: 'normal' }), {
    wording: '2026-02',
    partly: true,
  });
  if (!compiled.ok) throw new Error(name);
  return compiled.definition;
};
const CARDS = [
  card('Forest', 'Basic Land — Forest', ''),
  card('Cub', 'Creature — Bear', '', '2'),
  card('Bird', 'Creature — Bird', 'Flying', '1'),
  card('Odd Bolt', 'Instant', 'Zibble target wug.'),
  card('Odd Sweep', 'Sorcery', 'Zibble all wugs.'),
  card('Odd Cub', 'Creature — Bear', 'When this creature enters, zibble target wug.', '2'),
  card('Odd Ghost', 'Creature — Spirit', 'When this creature dies, zibble.', '1'),
  card('Odd Totem', 'Artifact', '{T}: Zibble a wug.'),
  card('Odd Banner', 'Artifact', 'Wugs you control zibble.'),
  card('Odd Choice', 'Sorcery', 'Choose one —\n• Zibble target wug.\n• Draw a card.'),
];

/** Things that answer no question. */
const NO_ANSWERS = [
  null,
  -1,
  0.5,
  1e9,
  '',
  'x'.repeat(5000),
  [-1],
  [1e9],
  [0, 0],
  {},
  [[]],
  [null],
] as unknown as Answer[];

/** The meanings of lines, as the compiler reads these words. */
const REWORDED: readonly Answer[] = [
  'Creatures you control get +1/+1.',
  'If a creature would die, exile it instead.',
  'Whenever a creature dies, you draw a card.',
].map((words) => ({ words, abilities: card('Reworded', 'Enchantment', words).faces[0].abilities }));

/** Any answer of the form: of what is said by hand too. */
function anyAnswer(asked: Decision, source: RandomSource, game: Parameters<typeof uniformAnswer>[2]): Answer {
  if (!isByHand(asked)) {
    const options = asked.form === 'choose' && asked.kind === 'priority' ? asked.options : [];
    const lines = options.flatMap((option, at) => ('action' in option && option.action.act === 'byHand' ? [at] : []));
    const line = lines[below(source, lines.length + 3)];
    return line === undefined ? randomPlayer(below(source, 1e6))(asked, game) : [line];
  }
  if (asked.form === 'number') return asked.min + below(source, Math.min(4, (asked.max ?? 4) - asked.min) + 1);
  // two lines in three are said in other words
  if (asked.kind === 'word') return below(source, 3) === 0 ? '' : (REWORDED[below(source, REWORDED.length)] as Answer);
  // mostly agreed, and mostly something
  if (asked.kind === 'yesNo') return [below(source, 5) === 0 ? 1 : 0];
  if (asked.form === 'choose' && asked.kind === 'option' && asked.min === 1)
    return [below(source, asked.options.length)];
  const { byHand: _, ...plain } = asked;
  return uniformAnswer(source, plain, game);
}

function fuzzed(edition: EditionName, seats: number, seed: number): string | null {
  const source = randomSource(`by hand ${seed}`);
  const deck = Array.from({ length: 40 }, () => CARDS[below(source, CARDS.length)] as CardDefinition);
  const made = createGame({
    edition,
    seed,
    definitions: CARDS,
    anachronisms: 'borrow',
    players: Array.from({ length: seats }, (_, at) => ({
      name: `P${at}`,
      deck: deck.map(({ key: def, name }) => ({ def, name })),
    })),
    variant: seats > 2 ? 'free-for-all' : 'none',
    byHand: Array.from({ length: seats }, (_, at) => at).filter((at) => at === 0 || below(source, 4) > 0),
  });
  if (!made.ok) return made.errors[0]?.message ?? 'refused';
  const { game } = made;
  let last: Before | null = null;
  for (let n = 0; n < 500; n++) {
    const asked = decision(game);
    if (asked === null) return null;
    const settled = asked.kind === 'priority';
    const faults = broken(game, last, settled);
    if (faults.length > 0) return `decision ${n}: ${faults.join('; ')}`;
    last = before(game);
    if (below(source, 12) === 0) {
      const state = JSON.stringify(game.state);
      const given = NO_ANSWERS[below(source, NO_ANSWERS.length)] as Answer;
      if (!answer(game, given).ok && JSON.stringify(game.state) !== state) return `decision ${n}: no answer changed it`;
      continue;
    }
    const given = anyAnswer(asked, source, game);
    if (isByHand(asked) && below(source, 6) === 0) {
      const differs = twinFault(game, given);
      if (differs !== null) return `decision ${n}: ${differs}`;
    }
    if (isByHand(asked) && below(source, 6) === 0) {
      const told = leakFault(game, asked.by, (most) => below(source, most));
      if (told !== null) return `decision ${n}, by hand: ${told}`;
    }
    if (isByHand(asked) && below(source, 20) === 0) {
      undo(game);
      continue;
    }
    const taken = answer(game, given);
    if (!taken.ok && !answer(game, leastAnswer(asked)).ok) return null;
  }
  save(game);
  return null;
}

const GAMES = series(15, 1);

test(`anything is said in ${GAMES} games`, { timeout: 600_000 }, () => {
  for (let seed = 1; seed <= GAMES; seed++)
    expect(fuzzed(EDITIONS[seed % 4] ?? '2026-02', 2 + (seed % 3), seed), `game ${seed}`).toBeNull();
});
