/** Boosters for sealed and draft: opened by a seed, nothing kept; a draft is told anew from its picks. 2006: 100.3 · 2009, 2011, 2026: 100.2b */
import { type CardSet, findCard, type SetsResult } from '@rulewright/cards';
import type { EditionName } from '@rulewright/engine';
import {
  builtDeck,
  deckText,
  draftAfter,
  type LimitedCard,
  playableCube,
  type PlayableSet,
  playableSet,
  sealedPool,
} from '@rulewright/limited';
import type { BoostersMessage, CardSetsMessage, ClientMessage, CubeList } from '@rulewright/protocol';
import type { Cards } from './decks.ts';
import { wireCard } from './read-deck.ts';
import { type Done, refuse } from '../running/refusal.ts';
import { breathe } from '../running/waiting.ts';

type Opening = Extract<ClientMessage, { type: 'open-boosters' }>;

/** The sets that boosters can be opened of. */
export function cardSets(opened: SetsResult): Done<{ message: Omit<CardSetsMessage, 're'> }> {
  if (!opened.ok) return refuse('not-now', `There are no boosters here: ${opened.reason}`);
  const sets = opened.sets.map(({ code, name, released, cards }) => ({
    code,
    name,
    year: Number(released.slice(0, 4)),
    cards: cards.length,
  }));
  return { ok: true, message: { type: 'card-sets', sets } };
}

type Known = Map<string, Promise<PlayableSet>>;
const setsRead = new WeakMap<Cards, Known>();
const cubes = new WeakMap<Cards, Known>();
/** Cubes kept, those asked for last: people bring any number of them. */
const MOST_CUBES = 8;

/** A set as it can be played, read once for each edition. */
function playable(cards: Cards, set: CardSet, edition: EditionName): Promise<PlayableSet> {
  return kept(setsRead, cards, `${set.code} ${edition}`, Number.POSITIVE_INFINITY, async () => {
    await compileAll(cards, set.cards);
    return playableSet(set, cards, edition);
  });
}

/** The same of a cube. */
function playableOf(cards: Cards, { name, cards: names }: CubeList, edition: EditionName): Promise<PlayableSet> {
  const cube = { name: name || 'Cube', cards: names.map((one, at) => ({ count: 1, name: one, line: at + 1 })) };
  return kept(cubes, cards, [edition, name, ...names].join('\n'), MOST_CUBES, async () => {
    await compileAll(cards, cube.cards);
    return playableCube(cube, cards, edition);
  });
}

function kept(
  of: WeakMap<Cards, Known>,
  cards: Cards,
  key: string,
  most: number,
  read: () => Promise<PlayableSet>,
): Promise<PlayableSet> {
  const known: Known = of.get(cards) ?? new Map();
  of.set(cards, known);
  const reading = known.get(key) ?? read();
  // the last is the one asked for last
  known.delete(key);
  known.set(key, reading);
  for (const oldest of [...known.keys()].slice(0, Math.max(0, known.size - most))) known.delete(oldest);
  return reading;
}

/** Compiles a card at a time, so that nobody at a table waits for it. */
async function compileAll(cards: Cards, those: readonly { readonly name: string }[]): Promise<void> {
  for (const { name } of those) {
    const found = findCard(cards.source, name, 0);
    if (found.ok) cards.compiled(found.card);
    await breathe();
  }
}

/** What one has of boosters opened by that seed, after those picks. `sets`: those there are. */
export async function openBoosters(
  cards: Cards,
  { kind, set: code, cube, edition, seed, picks = [] }: Opening,
  sets: () => Promise<SetsResult>,
): Promise<Done<{ message: Omit<BoostersMessage, 're'> }>> {
  const opened = cube === undefined ? await sets() : null;
  const found = opened?.ok === true ? opened.sets.find((one) => one.code === code) : undefined;
  if (found === undefined && cube === undefined)
    return refuse('malformed', `There are no boosters of a set “${code}”; card-sets names those there are.`);
  const set = await (cube === undefined
    ? playable(cards, found as CardSet, edition)
    : playableOf(cards, cube, edition));
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
