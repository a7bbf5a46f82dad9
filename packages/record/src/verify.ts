/**
 * Whether a recorded game was dealt fairly and played as its file says: the commitment, the key, the cards, every answer, the
 * result and the checksum, each checked by itself and told in a sentence.
 */
import type { Catalogue } from '@rulewright/cards';
import {
  type CardDefinition,
  checksum,
  commitmentTo,
  definitionOf,
  ENGINE_VERSION,
  fairKey,
  type Game,
  type Input,
  objectOf,
  result,
} from '@rulewright/engine';
import { hasKeys, takes } from '@rulewright/engine/arguments';
import { dealAgain } from './deal.ts';
import type { GameFile } from './game-file.ts';
import { refusedInput } from './input.ts';

export interface Check {
  check: 'noted' | 'commitment' | 'key' | 'engine' | 'cards' | 'inputs' | 'result' | 'checksum';
  /** null: it could not be checked, the message says why */
  holds: boolean | null;
  message: string;
}

export interface Verification {
  /** `verified`: all that can be checked holds; `failed`: something does not; `unchecked`: this computer cannot deal the game */
  outcome: 'verified' | 'failed' | 'unchecked';
  /** the shuffle was nobody's choice */
  fair: boolean;
  checks: Check[];
  /** the cards each seat was dealt first, in the order in which it drew them; null where the game could not be dealt */
  openingHands: { player: string; cards: string[] }[] | null;
}

/** Notes that somebody made while the game was played, so that a file made up afterwards is told from the true one. */
export interface Noted {
  readonly commitment?: string | undefined;
  /** the part of any seat */
  readonly part?: string | undefined;
}

/** Checks a file. Never throws for what is in the file. */
export function verifyGame(file: GameFile, cards: Catalogue<CardDefinition>, noted: Noted = {}): Verification {
  takes(
    'verifyGame',
    'a game file, as readGameFile gives it, and a catalogue',
    hasKeys(file, 'format', 'edition') && hasKeys(cards),
  );
  const shuffle = shuffleChecks(file, noted);
  const { checks, openingHands } = playedAgain(file, cards);
  const all = [...shuffle, ...checks];
  const failed = all.some(({ holds }) => holds === false);
  const unchecked = checks.some(({ holds }) => holds === null);
  return {
    outcome: failed ? 'failed' : unchecked ? 'unchecked' : 'verified',
    fair: 'key' in file.random && shuffle.every(({ holds }) => holds === true),
    checks: all,
    openingHands,
  };
}

function shuffleChecks({ random, players }: GameFile, noted: Noted): Check[] {
  const checks: Check[] = [];
  if ('seed' in random) {
    const chosen = 'The seed of this game was chosen, so its shuffle was no chance that anybody could check.';
    if (noted.commitment !== undefined || noted.part !== undefined)
      checks.push({ check: 'noted', holds: false, message: `You noted a commitment or a part. ${chosen}` });
    return [...checks, { check: 'commitment', holds: null, message: chosen }];
  }
  const { key, shuffle } = random;
  if (noted.commitment !== undefined) {
    const holds = noted.commitment === shuffle.commitment;
    checks.push({
      check: 'noted',
      holds,
      message: holds ? 'The commitment is the one you noted.' : 'The commitment is not the one you noted.',
    });
  }
  if (noted.part !== undefined) {
    const holds = shuffle.seats.includes(noted.part);
    checks.push({
      check: 'noted',
      holds,
      message: holds ? 'The part you noted is among those of the seats.' : 'No seat has the part you noted.',
    });
  }
  const committed = commitmentTo(shuffle) === shuffle.commitment;
  checks.push({
    check: 'commitment',
    holds: committed,
    message: committed
      ? 'The server used the part that it was bound to before it saw those of the players.'
      : "The server's part is not the one that it was bound to: it does not give the commitment.",
  });
  const follows = shuffle.seats.length === players.length && fairKey(shuffle) === key;
  const gave = players.filter((_, seat) => shuffle.seats[seat] !== '').map(({ name }) => name);
  const none = players.filter((_, seat) => shuffle.seats[seat] === '').map(({ name }) => name);
  checks.push({
    check: 'key',
    holds: follows,
    message: follows
      ? `The key of the shuffle is made of the server's part and of ${gave.length > 0 ? `those of ${listed(gave)}` : 'no other'}${gave.length > 0 && none.length > 0 ? `; ${listed(none)} gave none` : ''}.`
      : 'The key of the shuffle is not the one that the parts give.',
  });
  return checks;
}

const listed = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

function playedAgain(file: GameFile, cards: Catalogue<CardDefinition>): Pick<Verification, 'checks' | 'openingHands'> {
  const nothing = (check: Check): ReturnType<typeof playedAgain> => ({ checks: [check], openingHands: null });
  if (file.engine !== ENGINE_VERSION)
    return nothing({
      check: 'engine',
      holds: null,
      message: `Engine ${file.engine} played this game and this is ${ENGINE_VERSION}, so it was not dealt again: use that version.`,
    });
  const dealt = dealAgain(file, cards);
  if (!dealt.ok) {
    const holds = dealt.error === 'setup' ? false : null;
    const more = dealt.problems.length > 5 ? ` (and ${dealt.problems.length - 5} more)` : '';
    const intro =
      holds === null ? 'The game cannot be dealt with the cards of this computer' : 'The game cannot be set up';
    return nothing({ check: 'cards', holds, message: `${intro}: ${dealt.problems.slice(0, 5).join('; ')}${more}.` });
  }
  const { game } = dealt;
  const openingHands = handsOf(game);
  const count = Object.keys(file.definitions).length;
  const checks: Check[] = [
    { check: 'cards', holds: true, message: `The ${count} cards of the decks mean here what they meant in the game.` },
  ];
  const refused = giveAll(game, file.inputs as readonly Input[]);
  checks.push({
    check: 'inputs',
    holds: refused === null,
    message:
      refused === null
        ? `The decks were shuffled and dealt again from the ${'key' in file.random ? 'key' : 'seed'}, and each of the ${file.inputs.length} answers was legal.`
        : `Dealt again, the game does not take ${refused}. The key, the decks, the set-up or the answers are not those of the game that was played.`,
  });
  if (refused !== null) return { checks, openingHands };
  const same = JSON.stringify(result(game)) === JSON.stringify(file.result);
  checks.push({
    check: 'result',
    holds: same,
    message: same
      ? `The game ended as the file says: ${outcomeOf(file)}.`
      : 'The game ended otherwise than the file says.',
  });
  const sum = checksum(game);
  checks.push({
    check: 'checksum',
    holds: sum === file.checksum,
    message:
      sum === file.checksum
        ? `The checksum over all answers and the final state is ${sum}, as in the file.`
        : `The checksum is ${sum}, not ${file.checksum}: the key, the decks, the set-up or the answers are not those of the game that was played.`,
  });
  return { checks, openingHands };
}

/** Gives every input again; null, or which was not taken and why. */
function giveAll(game: Game, inputs: readonly Input[]): string | null {
  for (const [number, input] of inputs.entries()) {
    const refused = refusedInput(game, input);
    if (refused !== null) return `answer ${number + 1} of ${inputs.length} (${refused})`;
  }
  return null;
}

function handsOf(game: Game): { player: string; cards: string[] }[] {
  return game.state.players.map(({ hand }, seat) => ({
    player: game.names[seat] ?? '',
    cards: hand.map((id) => {
      const object = objectOf(game, id);
      return object === undefined || object === null ? '' : definitionOf(game, object).name;
    }),
  }));
}

function outcomeOf({ result: ended, players }: GameFile): string {
  if (ended === null) return 'it was left unfinished';
  switch (ended.result) {
    case 'won':
      return `${listed(ended.winners.map((seat) => players[seat]?.name ?? ''))} won (${ended.reason})`;
    case 'draw':
      return `a draw (${ended.reason})`;
    case 'unresolved-loop':
    case 'fault':
      return `it could not go on (${ended.reason})`;
  }
}
