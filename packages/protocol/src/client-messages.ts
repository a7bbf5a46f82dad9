/** What a client may say. Every message may carry `id`, which comes back as `re` in its answer. */
import { isPlainText } from '@rulewright/engine';
import { z } from 'zod';
import { wireAnswer } from './answers.ts';
import {
  FORMATS,
  LIMITED_KINDS,
  MOST_PICKS,
  MOST_SEATS,
  PHRASES,
  OPPONENTS,
  WIRE_EDITIONS,
  WIRE_VARIANTS,
} from './names.ts';
import { wireClock } from './clock.ts';
import { PASS_UNTIL } from './settings.ts';
import { seatSettings } from './settings-schema.ts';

const id = z.number().int().min(0).optional();
const table = z.string().regex(/^[A-Za-z0-9_-]{4,32}$/);
const token = z.string().regex(/^[A-Za-z0-9_-]{8,64}$/);
const part = z.string().regex(/^[0-9a-f]{64}$/);
/** What people see of each other is seen as it stands. */
const seen = (least: number, most: number) =>
  z.string().trim().min(least).max(most).refine(isPlainText, 'holds characters that are not seen');
const playerName = seen(1, 40);
const seat = z
  .number()
  .int()
  .min(0)
  .max(MOST_SEATS - 1);
const counted = z
  .array(z.strictObject({ name: z.string().min(1).max(200), count: z.number().int().min(1).max(250) }))
  .max(400);

/** A deck: one of the built-in ones by id, or a list as text in any of the forms the card reader knows. */
export const deckChoice = z.union([
  z.strictObject({ builtIn: z.string().max(120) }),
  // the server's own limits refuse a long list as bad-deck; no message is longer than MAX_MESSAGE_BYTES
  z.strictObject({ list: z.string().max(65_536), name: seen(0, 80).optional() }),
]);
export type DeckChoice = z.infer<typeof deckChoice>;

/** A cube: its name, and the names of its cards. */
export const cubeList = z.strictObject({
  name: z.string().max(80),
  cards: z.array(z.string().min(1).max(200)).min(1).max(2000),
});
export type CubeList = z.infer<typeof cubeList>;

export const clientMessage = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('hello'), id, protocol: z.number().int() }),
  z.strictObject({
    type: z.literal('create'),
    id,
    edition: z.enum(WIRE_EDITIONS),
    name: playerName,
    deck: deckChoice,
    opponent: z.enum(OPPONENTS),
    /** the opponent's deck; a friend brings their own */
    opponentDeck: deckChoice.optional(),
    /** where each plays for themselves, the decks of the seats after the second; absent: they play `opponentDeck` too */
    otherDecks: z
      .array(deckChoice)
      .max(MOST_SEATS - 2)
      .optional(),
    bestOf: z.union([z.literal(1), z.literal(3)]),
    /** decks need not follow the rules of deck construction; absent: they must */
    anyDeck: z.boolean().optional(),
    /** the format of the card data (`modern`), or the month (`2006-10`), whose cards alone decks may have; absent: all */
    legalIn: z.string().min(1).max(30).optional(),
    /** rules of other editions to play by, by seam; `/house-rules` lists them */
    houseRules: z.record(z.string().max(60), z.enum(WIRE_EDITIONS)).optional(),
    /** absent: a game of two. The others are all of the kind that `opponent` names; teammates play the same deck */
    variant: z.enum(WIRE_VARIANTS).optional(),
    players: z.number().int().min(2).max(MOST_SEATS).optional(),
    /** what the decks are built for; absent: constructed */
    format: z.enum(FORMATS).optional(),
    /** whose time is up leaves the game; absent: nobody's time is counted */
    clock: wireClock.optional(),
    /** for a game that can be told again exactly, against oneself or the computer; absent: a fair shuffle */
    seed: z.number().int().min(0).max(4_294_967_295).optional(),
    settings: z.optional(seatSettings),
  }),
  z.strictObject({
    type: z.literal('join'),
    id,
    table,
    invite: token,
    name: playerName,
    deck: deckChoice,
    settings: z.optional(seatSettings),
  }),
  /** a game that is over, from any place in it, against the computer; who had a seat there, or the link to watch, may */
  z.strictObject({
    type: z.literal('take-over'),
    id,
    table,
    game: z.number().int().min(1).max(999_999_999),
    /** of the link to watch; a page that has a seat there leaves it out */
    watch: token.optional(),
    /** so many of the game's answers and concessions stand */
    inputs: z.number().int().min(0).max(2_000_000),
    seat,
    settings: z.optional(seatSettings),
  }),
  /** who invites by that link, to what, and who sits there */
  z.strictObject({ type: z.literal('invitation'), id, table, invite: token }),
  /** a deck read for its page: nothing is kept */
  z.strictObject({
    type: z.literal('read-deck'),
    id,
    deck: deckChoice,
    edition: z.enum(WIRE_EDITIONS),
    /** whether the match uses sideboards */
    sideboard: z.boolean(),
    /** whether it need not follow the rules of deck construction */
    anyDeck: z.boolean().optional(),
    /** as in `create` */
    legalIn: z.string().min(1).max(30).optional(),
    /** absent: constructed */
    format: z.enum(FORMATS).optional(),
  }),
  /** cards by a query such as `t:creature c:r mv<=2` */
  z.strictObject({
    type: z.literal('search-cards'),
    id,
    query: z.string().max(400),
    /** the answer comes at once, and does not say whether the cards are understood: that takes a while where they were never looked at */
    brief: z.literal(true).optional(),
  }),
  /** the sets that boosters can be opened of */
  z.strictObject({ type: z.literal('card-sets'), id }),
  /** boosters of a set, opened by a seed: nothing is kept, the same seed and picks give the same cards */
  z.strictObject({
    type: z.literal('open-boosters'),
    id,
    kind: z.enum(LIMITED_KINDS),
    /** as `card-sets` names it */
    set: z.string().max(12),
    /** in place of a set: a cube, each of whose cards is there once; `set` is not looked at */
    cube: cubeList.optional(),
    edition: z.enum(WIRE_EDITIONS),
    seed: z.number().int().min(0).max(4_294_967_295),
    /** draft: the full names of the cards picked so far, in that order */
    picks: z.array(z.string().max(200)).max(MOST_PICKS).optional(),
  }),
  z.strictObject({
    type: z.literal('resume'),
    id,
    table,
    /** programs give it; a page leaves it out, for its browser sends a cookie */
    token: token.optional(),
    /** a page: which of the browser's seats at that table */
    seat: seat.optional(),
    settings: z.optional(seatSettings),
  }),
  z.strictObject({ type: z.literal('watch'), id, table, watch: token }),
  /** a seat's own part of the shuffle of the next game: 256 random bits */
  z.strictObject({ type: z.literal('part'), id, seat: seat.optional(), game: z.number().int().min(1), part }),
  z.strictObject({ type: z.literal('leave'), id }),
  z.strictObject({
    type: z.literal('answer'),
    id,
    /** both as they came with the view */
    decision: z.number().int().min(0),
    epoch: z.number().int().min(0),
    answer: wireAnswer,
  }),
  /** what combat would do after that answer to a declaration of attackers or blockers; nothing is answered */
  z.strictObject({
    type: z.literal('preview'),
    id,
    decision: z.number().int().min(0),
    epoch: z.number().int().min(0),
    answer: wireAnswer,
  }),
  /** a declaration of attackers or blockers as the built-in player would make it */
  z.strictObject({
    type: z.literal('suggest'),
    id,
    decision: z.number().int().min(0),
    epoch: z.number().int().min(0),
  }),
  /** what a strong player would answer, and how likely it is to win; only of somebody who plays against the computer alone */
  z.strictObject({
    type: z.literal('advise'),
    id,
    decision: z.number().int().min(0),
    epoch: z.number().int().min(0),
  }),
  z.strictObject({ type: z.literal('undo'), id }),
  z.strictObject({ type: z.literal('concede'), id, seat: seat.optional() }),
  /** offers a draw or accepts one; false: takes it back or declines it */
  z.strictObject({ type: z.literal('draw'), id, offer: z.boolean() }),
  /** the game of a player who has been away for two minutes: that player leaves it */
  z.strictObject({ type: z.literal('claim'), id, seat }),
  /** one of the phrases, by its number */
  z.strictObject({
    type: z.literal('say'),
    id,
    phrase: z
      .number()
      .int()
      .min(0)
      .max(PHRASES.length - 1),
  }),
  z.strictObject({ type: z.literal('settings'), id, settings: seatSettings }),
  z.strictObject({ type: z.literal('pass-until'), id, until: z.enum(PASS_UNTIL).nullable() }),
  /** between games: the same cards again, divided anew, and what the loser chooses */
  z.strictObject({
    type: z.literal('sideboard'),
    id,
    seat: seat.optional(),
    main: counted,
    sideboard: counted,
    start: z.enum(['first', 'second']).optional(),
  }),
  z.strictObject({ type: z.literal('rematch'), id }),
  z.strictObject({ type: z.literal('ping'), id }),
]);
export type ClientMessage = z.infer<typeof clientMessage>;
