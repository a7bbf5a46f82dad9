/**
 * The messages between a host and a bot: a program that plays by JSON lines on its standard input and output.
 * The host is `simulate`, `tournament` or whoever else runs the bot.
 */
import { z } from 'zod';
import { wireAnswer } from './answers.ts';
import { WIRE_EDITIONS, WIRE_VARIANTS } from './names.ts';
import { wireResult, wireView } from './view.ts';

/** The version of the bot protocol. A bot answers `hello` with the version that it speaks; another one is refused. */
export const BOT_PROTOCOL_VERSION = 1;

/** Longest line that a bot may write, in bytes. */
export const MAX_BOT_LINE_BYTES = 64 * 1024;

const int = z.number().int();
const counted = z.array(z.strictObject({ name: z.string(), count: int }));

/** Why the host answered in place of the bot. `absent`: the program has ended or was stopped. `stalling`: too many answers in one turn. */
export const DEFAULTED = ['late', 'wrong', 'absent', 'stalling'] as const;
export type Defaulted = (typeof DEFAULTED)[number];

/** What a host says to a bot. */
export const hostMessage = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('hello'), protocol: int, engine: z.string() }),
  z.strictObject({
    type: z.literal('game'),
    /** which game of the host's */
    game: z.string(),
    seat: int,
    edition: z.enum(WIRE_EDITIONS),
    variant: z.enum(WIRE_VARIANTS),
    players: z.array(z.strictObject({ name: z.string() })),
    /** the bot's own cards */
    deck: counted,
    sideboard: counted,
    /** for the bot's own random numbers, so that a game can be played again; tells nothing of how the cards lie */
    seed: z.string(),
    /** milliseconds for each answer */
    time: int,
  }),
  z.strictObject({
    type: z.literal('decide'),
    /** to give back with the answer; never used twice while the program runs */
    decision: int,
    /** the log in `view` is whole; otherwise it holds the entries since the last `decide` */
    fresh: z.boolean(),
    /** of the bot's seat; the question is `view.decision` */
    view: wireView,
  }),
  z.strictObject({
    type: z.literal('defaulted'),
    decision: int,
    why: z.enum(DEFAULTED),
    message: z.string(),
  }),
  z.strictObject({
    type: z.literal('over'),
    game: z.string(),
    outcome: z.enum(['won', 'lost', 'draw', 'unfinished']),
    /** null where the host ended the game */
    result: wireResult.nullable(),
  }),
  z.strictObject({ type: z.literal('bye') }),
]);
export type HostMessage = z.infer<typeof hostMessage>;

/** What a bot says. Fields that are not here are ignored. */
export const botMessage = z.discriminatedUnion('type', [
  z.object({ type: z.literal('hello'), protocol: int, name: z.string().max(200).optional() }),
  z.object({ type: z.literal('answer'), decision: int, answer: wireAnswer }),
]);
export type BotMessage = z.infer<typeof botMessage>;
