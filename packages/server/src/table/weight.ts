/**
 * What tables weigh, in megabytes of the memory of the thread that has them: estimated from the cards before there is a game, and measured at each
 * snapshot after that. Limits go by weight, since one table may be a hundred times as heavy as another.
 */

/** Of any table, with its seats, its decks and those who are at it. */
const OF_TABLE = 0.25;
/** Bytes of a snapshot for each card of a game that begins. */
const SNAPSHOT_OF_CARD = 700;
/** How much more a game takes in memory than its snapshot has bytes. It is 1.3 to 2.2 for large games; the rest of a small one is in `OF_TABLE`. */
const IN_MEMORY = 2.5;
/** The engine has room for so many objects; a game that would have more ends. */
const MOST_OBJECTS = 2 ** 14;
const MEGABYTE = 2 ** 20;

export const weightOfSnapshot = (bytes: number): number => OF_TABLE + (IN_MEMORY * bytes) / MEGABYTE;
export const weightOfCards = (cards: number): number => weightOfSnapshot(SNAPSHOT_OF_CARD * cards);

/** No table is estimated to be heavier. */
export const HEAVIEST = weightOfCards(MOST_OBJECTS);
/** A table that is heavier than this is played on in turn with the others that are: none of its steps is short. */
export const HEAVY = 4;
/** What the tables of a thread may weigh together: the other half is for the cards, and for what is under way. */
export const budgetOf = (megabytes: number): number => megabytes / 2;
/** What the tables of one address may weigh together: of no thread's budget more than half. */
export const shareOf = (limit: number, megabytes: number): number => Math.min(limit, budgetOf(megabytes) / 2);
