/** Boosters for sealed and draft: opened by a seed, nothing kept; a draft is told anew from its picks. 2006: 100.3 · 2009, 2011, 2026: 100.2b */
import type { CardSet } from '@rulewright/cards';
import { openSets } from '@rulewright/cards/node';
import type { EditionName } from '@rulewright/engine';
import {
  builtDeck,
  deckText,
  draftAfter,
  type LimitedCard,
  type PlayableSet,
  playableSet,
  sealedPool,
} from '@rulewright/limited';
import type { BoostersMessage, CardSetsMessage, ClientMessage } from '@rulewright/protocol';
import type { Cards } from './decks.ts';
import { wireCard } from './read-deck.ts';
import { type Done, refuse } from './refusal.ts';

type Opening = Extract<ClientMessage, { type: 'open-boosters' }>;

/** The sets that boosters can be opened of. */
export function cardSets(): Done<{ message: Omit<CardSetsMessage, 're'> }> {
  const opened = openSets();
  if (!opened.ok) return refuse('not-now', `There are no boosters here: ${opened.reason}`);
  const sets = opened.sets.map(({ code, name, released, cards }) => ({
    code,
    name,
    year: Number(released.slice(0, 4)),
    cards: cards.length,
  }));
  return { ok: true, message: { type: 'card-sets', sets } };
}

const read = new WeakMap<Cards, Map<string, Promise<PlayableSet>>>();

/** A set as it can be played, read once for each edition: a card at a time, so that nobody at a table waits for it. */
function playable(cards: Cards, set: CardSet, edition: EditionName): Promise<PlayableSet> {
  const known = read.get(cards) ?? new Map<string, Promise<PlayableSet>>();
  read.set(cards, known);
  const key = `${set.code} ${edition}`;
  const reading = known.get(key) ?? readSet(cards, set, edition);
  known.set(key, reading);
  return reading;
}

async function readSet(cards: Cards, set: CardSet, edition: EditionName): Promise<PlayableSet> {
  for (const { name } of set.cards) {
    const card = cards.source.find(name);
    if (card) cards.compiled(card);
    await new Promise((resolve) => setImmediate(resolve));
  }
  return playableSet(set, cards, edition);
}

/** What one has of boosters opened by that seed, after those picks. `sets`: where others than this computer's are meant. */
export async function openBoosters(
  cards: Cards,
  { kind, set: code, edition, seed, picks = [] }: Opening,
  sets: ReturnType<typeof openSets> = openSets(),
): Promise<Done<{ message: Omit<BoostersMessage, 're'> }>> {
  const found = sets.ok ? sets.sets.find((one) => one.code === code) : undefined;
  if (found === undefined)
    return refuse('malformed', `There are no boosters of a set “${code}”; card-sets names those there are.`);
  const set = await playable(cards, found, edition);
  const none: Omit<BoostersMessage, 're'> = {
    type: 'boosters',
    kind,
    set: { code: set.code, name: set.name, cards: set.size },
    leftOut: [...set.leftOut],
    refusal: set.refusal,
    booster: 0,
    pick: 0,
    pack: [],
    pool: [],
    deck: '',
    others: [],
  };
  if (set.refusal !== null) return { ok: true, message: none };
  const worded = cards.inWordsOf(edition);
  const shown = (pool: readonly LimitedCard[]): BoostersMessage['pool'] => {
    const counts = new Map<LimitedCard, number>();
    for (const card of pool) counts.set(card, (counts.get(card) ?? 0) + 1);
    return [...counts].map(([{ card }, count]) => ({ count, card: wireCard(worded, card) }));
  };
  const built = (name: string, pool: readonly LimitedCard[]) => ({ name, list: deckText(builtDeck(pool, name)) });
  if (kind === 'sealed') {
    const own = sealedPool(set, seed);
    const others = [built(`${set.name}, sealed`, sealedPool(set, seed, 1))];
    return { ok: true, message: { ...none, pool: shown(own), deck: built('', own).list, others } };
  }
  const drafted = draftAfter(set, seed, picks);
  if (!drafted.ok)
    return refuse(
      'not-now',
      `This draft cannot be gone on with: at pick ${drafted.at + 1} ${drafted.reason}. Cards may be understood now that were not when it began: begin another.`,
    );
  const { booster, pick, pack, pools } = drafted.draft;
  const [own = [], ...drafters] = pools;
  const over = pack.length === 0;
  return {
    ok: true,
    message: {
      ...none,
      booster,
      pick,
      pack: pack.map(({ card }) => wireCard(worded, card)),
      pool: shown(own),
      deck: over ? built('', own).list : '',
      others: over ? drafters.map((pool, at) => built(`Drafter ${at + 2}, ${set.name}`, pool)) : [],
    },
  };
}
