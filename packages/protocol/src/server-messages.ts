/** What a server says. A client takes no notice of a `type` it does not know: later versions may add some. */
import { z } from 'zod';
import { errorMessage } from './errors.ts';
import { FORMATS, LIMITED_KINDS, OPPONENTS, PHRASES, WIRE_EDITIONS, WIRE_VARIANTS } from './names.ts';
import { wireClock } from './clock.ts';
import { PASS_UNTIL } from './settings.ts';
import { seatSettings } from './settings-schema.ts';
import { wireAnswer } from './answers.ts';
import { wireView } from './view.ts';

const int = z.number().int();
const re = int.nullable();
const counted = z.array(z.strictObject({ name: z.string(), count: int }));

export const builtInDeck = z.strictObject({
  id: z.string(),
  name: z.string(),
  player: z.string(),
  event: z.string(),
  year: int,
  colors: z.array(z.string()),
  cards: int,
  sideboard: int,
  /** absent: constructed */
  format: z.enum(FORMATS).optional(),
  /** how many of its cards the server does not know; absent: none. Newer cards bring them */
  missing: int.optional(),
});
export type BuiltInDeckEntry = z.infer<typeof builtInDeck>;

export const welcomeMessage = z.strictObject({
  type: z.literal('welcome'),
  re,
  protocol: int,
  server: z.string(),
  editions: z.array(
    z.strictObject({
      id: z.enum(WIRE_EDITIONS),
      name: z.string(),
      /** the ways to play it here, and with how many; the first is the game of two */
      variants: z.array(z.strictObject({ id: z.enum(WIRE_VARIANTS), name: z.string(), players: z.array(int) })),
      /** what decks can be built for in it, the first without commanders, and the variants it can be played in */
      formats: z.array(
        z.strictObject({ id: z.enum(FORMATS), name: z.string(), variants: z.array(z.enum(WIRE_VARIANTS)) }),
      ),
    }),
  ),
  opponents: z.array(z.enum(OPPONENTS)),
  decks: z.array(builtInDeck),
  /** formats of which the card data tell what is legal in them; absent: of none */
  cardFormats: z.array(z.string()).optional(),
  /** where others on the local network reach this server; empty where it listens to this machine alone */
  addresses: z.array(z.string()),
  /** messages a second that are read of one connection, and how many in a burst; answers to what was asked are not counted. Absent in servers before 0.9.0 */
  pace: z.strictObject({ messages: z.number().min(0), atOnce: int.min(0) }).optional(),
});
export type WelcomeMessage = z.infer<typeof welcomeMessage>;

export const seatedMessage = z.strictObject({
  type: z.literal('seated'),
  re,
  table: z.string(),
  /** the seats this connection answers for: one, all when playing oneself, none when watching */
  seats: z.array(int),
  /** keep it: it brings this seat back after a reload; '' when watching, and for pages, which get `keep` */
  token: z.string(),
  /** pages only: a code to be posted to /seats within a minute, for the cookie that brings this seat back */
  keep: z.string().optional(),
  /** whoever has it may take an open seat; null when none is open or it is not yours to give */
  invite: z.string().nullable(),
  /** whoever has it may watch */
  watch: z.string(),
  settings: seatSettings,
});
export type SeatedMessage = z.infer<typeof seatedMessage>;

export const tableSeat = z.strictObject({
  seat: int,
  /** '' while open */
  name: z.string(),
  kind: z.enum(['human', 'heuristic', 'random', 'open', 'rollout', 'search']),
  connected: z.boolean(),
  deck: z.string(),
  wins: int,
  /** between games: has handed in its deck; over: wants another */
  ready: z.boolean(),
});
export type TableSeat = z.infer<typeof tableSeat>;

export const tableMessage = z.strictObject({
  type: z.literal('table'),
  table: z.string(),
  edition: z.enum(WIRE_EDITIONS),
  variant: z.enum(WIRE_VARIANTS),
  /** rules of other editions that it is played by, by seam; absent: none */
  houseRules: z.record(z.string(), z.enum(WIRE_EDITIONS)).optional(),
  /** decks need not follow the rules of deck construction */
  anyDeck: z.boolean().optional(),
  /** the format of the card data, or the month, whose cards alone decks may have; absent: all */
  legalIn: z.string().optional(),
  format: z.enum(FORMATS),
  bestOf: z.union([z.literal(1), z.literal(3)]),
  /** waiting for a friend, everybody is there but for their parts of the shuffle, playing, between two games of a match, match over */
  phase: z.enum(['waiting', 'shuffling', 'playing', 'between', 'over']),
  /** games begun, this one included */
  game: int,
  /** the fair shuffle of the present game while it is played, else of the next; null where the seed was chosen */
  shuffle: z
    .strictObject({
      /** the game it is for */
      game: int,
      /** binds the server to its part before it sees those of the seats */
      commitment: z.string(),
      /** which seats have given their parts */
      given: z.array(z.boolean()),
    })
    .nullable(),
  /** the games of this match whose files can be had, once it is over */
  files: z.array(int),
  draws: int,
  seats: z.array(tableSeat),
  /** between games: who says who begins the next one; null otherwise */
  starter: int.nullable(),
  /** between games: your own cards as they were divided in the last game, by seat you answer for */
  pools: z.array(z.strictObject({ seat: int, main: counted, sideboard: counted })),
  /** seat that won the match, of a team the first; null while undecided or drawn */
  winner: int.nullable(),
  /** absent: nobody's time is counted */
  clock: z
    .strictObject({
      ...wireClock.shape,
      /** milliseconds that each seat had left when this was sent */
      left: z.array(int),
      /** the seat whose clock runs; null: none */
      runs: int.nullable(),
    })
    .optional(),
  /** seats that offer a draw; absent: none */
  drawOffers: z.array(int).optional(),
  spectators: int,
});
export type TableMessage = z.infer<typeof tableMessage>;

export const viewMessage = z.strictObject({
  type: z.literal('view'),
  table: z.string(),
  game: int,
  /** number to give back with an answer; null where this connection has nothing to answer */
  decision: int.nullable(),
  /** to give back with an answer: numbers of decisions count within an epoch, which ends when the server stops */
  epoch: int,
  canUndo: z.boolean(),
  passUntil: z.enum(PASS_UNTIL).nullable(),
  /** the log in it starts after the last entry this connection was sent; `fresh`: it is whole, forget the older one */
  fresh: z.boolean(),
  view: wireView,
});
export type ViewMessage = z.infer<typeof viewMessage>;

/** A card as a deck list or a search shows it; a split card has the costs and texts of both halves. */
export const wireCard = z.strictObject({
  name: z.string(),
  manaCost: z.string(),
  manaValue: z.number(),
  colors: z.array(z.string()),
  typeLine: z.string(),
  /** in lower case */
  types: z.array(z.string()),
  subtypes: z.array(z.string()),
  text: z.array(z.string()),
  /** as printed */
  power: z.string().nullable(),
  toughness: z.string().nullable(),
  /** of the first printing */
  year: int.nullable(),
  /** whether it can be played with */
  /** absent: that was not asked */
  understood: z.boolean().optional(),
});
export type WireCard = z.infer<typeof wireCard>;

export const deckPageProblem = z.strictObject({
  kind: z.enum(['unreadable', 'unknown', 'not-understood', 'illegal']),
  /** counts from 1; 0 is the deck as a whole */
  line: int,
  /** where on it: the column of a table, the path in a JSON file */
  place: z.string().optional(),
  text: z.string(),
  reason: z.string(),
  /** names or headings it may mean */
  similar: z.array(z.string()).optional(),
});
export type DeckPageProblem = z.infer<typeof deckPageProblem>;

/** What people carry out by hand of a deck: the lines and effects of its cards that were not read. */
export const deckByHand = z.strictObject({
  /** cards that are read whole, and cards with such a line, copies counted; the sideboard is not */
  whole: int,
  withLines: int,
  lines: z.array(
    z.strictObject({
      card: z.string(),
      face: z.string(),
      /** the whole effect of an ability of which the rest was read, or a whole line */
      kind: z.enum(['byHand', 'unread']),
      /** what was read around an effect: `activated`, `triggered`, `spell`, `mode` …; null: nothing */
      frame: z.string().nullable(),
      text: z.string(),
    }),
  ),
  /** how many more there are than are told */
  moreLines: int,
});
export type DeckByHand = z.infer<typeof deckByHand>;

const deckLines = z.array(z.strictObject({ count: int, line: int, card: wireCard }));
export const deckMessage = z.strictObject({
  type: z.literal('deck'),
  re,
  name: z.string(),
  /** the text that was read */
  list: z.string(),
  main: deckLines,
  sideboard: deckLines,
  /** the card that leads the deck, or two; empty where none is named */
  commander: deckLines,
  /** with a format of commanders: names of cards in the list that may lead its deck */
  commanders: z.array(z.string()),
  /** where one card leads the deck: names of cards in the list that may lead it beside that one */
  partners: z.array(z.string()),
  problems: z.array(deckPageProblem),
  /** how many more there are than are told */
  moreProblems: int,
  /** in which form the list is, in words: `an Archidekt list`; absent from servers before 0.11 */
  form: z.string().optional(),
  /** whether the list is lines of text, and no table or file */
  asLines: z.boolean().optional(),
  /** what the list keeps to think about: no part of the deck */
  maybeboard: deckLines.optional(),
  /** lines that name no card that is known, as written */
  unknown: z
    .array(
      z.strictObject({
        part: z.enum(['main', 'sideboard', 'commander', 'maybeboard']),
        count: int,
        name: z.string(),
        line: int,
      }),
    )
    .optional(),
  /** what else is no part of the deck, by the heading it stands under: tokens, planes, wishes */
  leftOut: z.array(z.strictObject({ what: z.string(), cards: int, line: int })).optional(),
  /** how lines were understood that do not say it themselves; absent: all do */
  remarks: z.array(z.strictObject({ line: int, text: z.string(), said: z.string() })).optional(),
  /** absent: every card that is known is read whole, or the deck is wrong otherwise */
  byHand: deckByHand.optional(),
});
export type DeckMessage = z.infer<typeof deckMessage>;

export const cardsMessage = z.strictObject({
  type: z.literal('cards'),
  re,
  /** the first of those found, in the order of their names */
  cards: z.array(wireCard),
  total: int,
  /** what is wrong with the query; null: nothing */
  problem: z.string().nullable(),
});
export type CardsMessage = z.infer<typeof cardsMessage>;

export const cardSetsMessage = z.strictObject({
  type: z.literal('card-sets'),
  re,
  /** the newest first */
  sets: z.array(
    z.strictObject({
      code: z.string(),
      name: z.string(),
      year: int,
      /** how many different cards it has besides basic lands */
      cards: int,
    }),
  ),
});
export type CardSetsMessage = z.infer<typeof cardSetsMessage>;

export const boostersMessage = z.strictObject({
  type: z.literal('boosters'),
  re,
  kind: z.enum(LIMITED_KINDS),
  set: z.strictObject({ code: z.string(), name: z.string(), cards: int }),
  /** cards of the set that no booster holds, and why: not understood, or the edition has no rules for them */
  leftOut: z.array(z.strictObject({ name: z.string(), reason: z.string() })),
  /** why boosters of this set cannot be opened; then the rest is empty. null: they can */
  refusal: z.string().nullable(),
  /** draft: which of the boosters is being passed, and the how manieth pick from it; both count from 1 */
  booster: int,
  pick: int,
  /** draft: what is to be picked from now; empty: it is over */
  pack: z.array(wireCard),
  /** the cards one has */
  pool: z.array(z.strictObject({ count: int, card: wireCard })),
  /** once one has all cards: a deck of forty made of them as the computer would, the rest as its sideboard; '' before */
  deck: z.string(),
  /** and those of the others: of a draft the seven drafters', of sealed the computer's from six boosters of its own */
  others: z.array(z.strictObject({ name: z.string(), list: z.string() })),
});
export type BoostersMessage = z.infer<typeof boostersMessage>;

export const invitationMessage = z.strictObject({
  type: z.literal('invitation'),
  re,
  table: z.string(),
  edition: z.enum(WIRE_EDITIONS),
  variant: z.enum(WIRE_VARIANTS),
  houseRules: z.record(z.string(), z.enum(WIRE_EDITIONS)).optional(),
  anyDeck: z.boolean().optional(),
  legalIn: z.string().optional(),
  format: z.enum(FORMATS),
  bestOf: z.union([z.literal(1), z.literal(3)]),
  /** absent: nobody's time is counted */
  clock: wireClock.optional(),
  /** who sits there already; '' while a seat is open */
  seats: z.array(z.strictObject({ seat: int, name: z.string(), deck: z.string() })),
});
export type InvitationMessage = z.infer<typeof invitationMessage>;

/** What combat does if nobody does anything more. Ends at what cannot be foretold: then `whole` is false. */
export const previewMessage = z.strictObject({
  type: z.literal('preview'),
  re,
  /** handles of permanents that leave the battlefield */
  gone: z.array(int),
  /** players whose life changes, and their life then */
  life: z.array(z.strictObject({ player: int, life: int })),
  /** players who lose the game */
  lost: z.array(int),
  whole: z.boolean(),
});
export type PreviewMessage = z.infer<typeof previewMessage>;

export const suggestionMessage = z.strictObject({ type: z.literal('suggestion'), re, answer: wireAnswer });
export type SuggestionMessage = z.infer<typeof suggestionMessage>;

const win = z.number().min(0).max(1);
/** What a strong player would answer, in words, and what else it thought of, best first. */
export const adviceMessage = z.strictObject({
  type: z.literal('advice'),
  re,
  says: z.string(),
  /** how likely the seat is to win after it, and the standard error of that; null: there was nothing to compare, or too few games were played on */
  win: win.nullable(),
  error: z.number().min(0),
  /** games played on from here, in all */
  games: int,
  others: z.array(z.strictObject({ says: z.string(), win })),
});
export type AdviceMessage = z.infer<typeof adviceMessage>;

export const saidMessage = z.strictObject({
  type: z.literal('said'),
  table: z.string(),
  /** who says it */
  seat: int,
  /** the number of the phrase */
  phrase: int.min(0).max(PHRASES.length - 1),
});
export type SaidMessage = z.infer<typeof saidMessage>;

export const okMessage = z.strictObject({ type: z.literal('ok'), re });
export const pongMessage = z.strictObject({ type: z.literal('pong'), re });

export const serverMessage = z.discriminatedUnion('type', [
  welcomeMessage,
  seatedMessage,
  tableMessage,
  viewMessage,
  deckMessage,
  cardsMessage,
  cardSetsMessage,
  boostersMessage,
  invitationMessage,
  previewMessage,
  suggestionMessage,
  adviceMessage,
  saidMessage,
  okMessage,
  pongMessage,
  errorMessage,
]);
export type ServerMessage = z.infer<typeof serverMessage>;
