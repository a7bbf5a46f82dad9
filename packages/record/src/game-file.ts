/**
 * The file of one game, version 1: everything it takes to deal and play it again, and to check that its shuffle was fair.
 * 2006, 2009, 2011, 2026: none (the format is ours)
 */
import { EDITIONS, HOUSE_RULES, isPlainText, VARIANTS } from '@rulewright/engine';
import { takes } from '@rulewright/engine/arguments';
import { MOST_SEATS, MOST_WORDS, wireAnswer } from '@rulewright/protocol';
import * as z from 'zod/mini';
import en from 'zod/v4/locales/en.js';

export const GAME_FILE_VERSION = 1;
/** Longest file that is read, in characters. */
export const MAX_GAME_FILE = 32 * 1024 * 1024;

const text = (most: number) =>
  z.string().check(z.maxLength(most), z.refine(isPlainText, { error: 'holds characters that are not seen' }));
const digits = (count: number) =>
  z.string().check(z.regex(new RegExp(`^[0-9a-f]{${count}}$`), `must be ${count} lower-case hexadecimal digits`));
const hex256 = digits(64);
const name = text(200).check(z.minLength(1));
const seat = z.int().check(z.minimum(0), z.maximum(MOST_SEATS - 1));
const eachSeat = [z.minLength(2), z.maxLength(MOST_SEATS)] as const;
const cards = z
  .array(z.strictObject({ name, count: z.int().check(z.minimum(1), z.maximum(250)) }))
  .check(z.maxLength(400));

const player = z.strictObject({
  name,
  /** what the deck is called */
  deckName: text(200),
  /** in the order in which it was shuffled */
  deck: cards,
  sideboard: cards,
  /** the card that leads the deck, or two that are partners; not in the deck; absent: none leads */
  commander: z.optional(z.union([name, z.readonly(z.array(name).check(z.length(2)))])),
});

const fairShuffle = z.strictObject({
  /** names the game: the table, a slash, its number there */
  game: z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}\/[0-9]{1,9}$/)),
  /** what the server said before it saw the seats' parts */
  commitment: hex256,
  server: hex256,
  /** by seat; '' where it gave none */
  seats: z.array(z.union([hex256, z.literal('')])).check(...eachSeat),
});

/** A line that was not read, in words that were, and what they mean: the engine looks at the abilities before it takes them. */
const reworded = z.strictObject({
  words: text(MOST_WORDS),
  abilities: z.array(z.looseObject({ ability: z.string() })),
});

const input = z.union([
  z.strictObject({ answer: z.union([wireAnswer, reworded]) }),
  z.strictObject({ concede: seat }),
  z.strictObject({ agreed: z.literal('draw') }),
  z.strictObject({ act: z.looseObject({ act: z.string() }) }),
]);

const ended = { reason: text(400) };

export const gameFile = z.strictObject({
  format: z.literal('rulewright-game'),
  version: z.literal(GAME_FILE_VERSION),
  /** the version of the engine that played it */
  engine: text(40),
  edition: z.enum(EDITIONS),
  anachronisms: z.enum(['refuse', 'borrow']),
  variant: z.enum(VARIANTS),
  /** decks are led by commanders, and the Brawl option is used */
  brawl: z.optional(z.literal(true)),
  /** seams of other editions that it was played by */
  houseRules: z.optional(z.partialRecord(z.enum(HOUSE_RULES), z.enum(EDITIONS))),
  startingPlayer: z.union([seat, z.literal('random')]),
  /** who carried out by hand the lines that were not read; absent: there were none */
  byHand: z.optional(z.array(seat).check(z.maxLength(MOST_SEATS))),
  players: z.array(player).check(...eachSeat),
  /** the definition of each card by name, as a hash of what its text was compiled to */
  definitions: z.record(name, text(80).check(z.minLength(1))),
  /** what every draw follows from: a seed that somebody chose, or the key of a fair shuffle */
  random: z.union([
    z.strictObject({ seed: z.union([z.number(), text(200)]) }),
    z.strictObject({ key: hex256, shuffle: fairShuffle }),
  ]),
  /** every answer, concession and draw agreed on, in order */
  inputs: z.array(input).check(z.maxLength(2_000_000)),
  /** what was told of it as it was played, with everything open: it is read where the game cannot be dealt again. Absent in files before 0.9.0 */
  told: z.optional(
    z.array(z.strictObject({ turn: z.int().check(z.minimum(0)), text: text(4000) })).check(z.maxLength(500_000)),
  ),
  /** null: the game was left unfinished */
  result: z.nullable(
    z.union([
      z.strictObject({ result: z.literal('won'), winners: z.array(seat), ...ended }),
      z.strictObject({ result: z.enum(['draw', 'unresolved-loop']), ...ended }),
      z.strictObject({
        result: z.literal('fault'),
        fault: z.enum(['too-many-ticks', 'too-many-objects', 'too-much-mana', 'too-great-numbers']),
        ...ended,
      }),
    ]),
  ),
  /** over the inputs and the final state */
  checksum: digits(16),
});
export type GameFile = z.infer<typeof gameFile>;

const { localeError } = en();

export type ReadGameFile =
  | { ok: true; file: GameFile }
  | { ok: false; error: 'too-large' | 'not-json' | 'version' | 'form'; message: string };

/** Reads a file. What is not one of this version is refused with what is wrong and where. */
export function readGameFile(text: string): ReadGameFile {
  takes('readGameFile', 'a text', typeof text === 'string');
  if (text.length > MAX_GAME_FILE)
    return { ok: false, error: 'too-large', message: `A game file has at most ${MAX_GAME_FILE} characters.` };
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { ok: false, error: 'not-json', message: 'The file is not JSON.' };
  }
  const version = typeof value === 'object' && value !== null && 'version' in value ? value.version : undefined;
  if (version !== undefined && version !== GAME_FILE_VERSION)
    return {
      ok: false,
      error: 'version',
      message: `The file is of version ${JSON.stringify(version)?.slice(0, 40)}; this program reads version ${GAME_FILE_VERSION}.`,
    };
  const checked = gameFile.safeParse(value, { error: localeError });
  if (checked.success) return { ok: true, file: checked.data };
  const [first] = checked.error.issues;
  const where =
    first === undefined || first.path.length === 0 ? '' : ` at ${first.path.map(String).join('.').slice(0, 100)}`;
  return {
    ok: false,
    error: 'form',
    message: `The file is no game file${where}: ${first?.message ?? 'unknown reason'}`,
  };
}
