/**
 * Dealing anew what a seat does not know: libraries, hands, cards face down. 2006: 217.1b, 217.2a, 217.3, 504.1 ·
 * 2009, 2011: 400.2, 401.2, 402.3, 707.1 · 2026: 400.2, 401.2, 402.3, 708.1
 */
import type { CardDefinition, DefKey } from '../vocabulary/definition.ts';
import type { Color } from '../vocabulary/words.ts';
import type { Game } from '../running/game.ts';
import { type CardId, type PlayerId, slotOf } from '../state/ids.ts';
import { randomBelow, seedRandom, shuffleInPlace } from '../state/random.ts';
import type { GameObject, GameState, SupplementaryCard } from '../state/state.ts';
import { toWrite } from '../state/writing.ts';

/** Which card lies in a place: all that is dealt. */
type Identity = { -readonly [K in 'card' | 'def' | 'face']: GameObject[K] };

/** What another player's hidden cards are taken to be, where the lists are closed. */
export interface Prior {
  readonly seat: PlayerId;
  /** physical cards of which the seat is shown which they are */
  readonly shown: ReadonlySet<CardId>;
  readonly pool: readonly CardDefinition[];
}

/**
 * Deals the cards that lie in these places anew, in place. A card stays with its owner, and what lies face down by an ability that its
 * card must have is a card that has it.
 *
 * @param prior null: they are the cards that lie there; else those of other players are likely ones
 */
export function dealAnew(game: Game, places: readonly GameObject[], seed: string, prior: Prior | null): void {
  // a state from which only random numbers are drawn
  const drawing: GameState = { ...game.state, random: seedRandom(`deal ${seed}`) };
  const { planarDeck } = game.state;
  if (planarDeck !== undefined) game.state.planarDeck = dealSupplementary(planarDeck, drawing);
  const byOwner = game.state.players.map(({ id }) => places.filter(({ owner }) => owner === id));
  for (const player of game.state.players) {
    const { id } = player;
    const own = byOwner[id] ?? [];
    const cards = own.map(({ card, def, face }): Identity => ({ card, def, face }));
    // in an order that does not depend on where they lie
    cards.sort((a, b) => (a.def < b.def ? -1 : a.def > b.def ? 1 : a.card - b.card));
    if (prior !== null && id !== prior.seat) likely(game, prior, id, drawing, cards);
    deal(game, own, cards, drawing);
    if (player.schemes !== undefined) player.schemes = dealSupplementary(player.schemes, drawing);
    if (player.attractions !== undefined) player.attractions = dealSupplementary(player.attractions, drawing);
    if (player.planes !== undefined) player.planes = dealSupplementary(player.planes, drawing);
  }
  game.derived = null;
}

/** The game that this one is a subgame of, as another. */
export const setMain = (state: GameState, main: GameState): void => {
  if (state.main !== null) state.main = { ...state.main, state: main };
};

/** Nobody carries lines out by hand from here on: they do nothing. */
export function withoutHands(state: GameState): void {
  if (state.options.byHand !== undefined) state.options = { ...state.options, byHand: [] };
}

/** What is random comes from another seed: at once, or after so many words of what it comes from now. */
export function drawFrom(state: GameState, seed: string, after: number | null): void {
  const fresh = seedRandom(seed);
  state.random = after === null ? fresh : { ...state.random, then: { after, key: fresh.key } };
}

function deal(game: Game, places: readonly GameObject[], cards: readonly Identity[], drawing: GameState): void {
  const rest = [...cards];
  const given = new Map<GameObject, Identity>();
  for (const place of places) {
    const fit = requirement(game, place);
    if (fit === null) continue;
    const able = rest.filter(({ def }) => fit(def));
    const from = able.length > 0 ? able : rest;
    const drawn = from[randomBelow(drawing, 'at random', from.length)] as Identity;
    rest.splice(rest.indexOf(drawn), 1);
    given.set(place, drawn);
  }
  shuffleInPlace(drawing, 'shuffle', rest);
  for (const place of places) {
    const identity = given.get(place) ?? rest.pop();
    const object = game.state.objects[slotOf(place.id)];
    if (identity !== undefined && object != null) Object.assign(toWrite(game.state, object), identity);
  }
}

/** The cards of a scheme or planar deck that nobody has seen come to where they lie. */
function dealSupplementary(deck: readonly SupplementaryCard[], drawing: GameState): SupplementaryCard[] {
  const unseen = deck.filter(({ seen }) => seen !== true);
  // in an order that does not depend on how they lie
  unseen.sort((a, b) => (a.def < b.def ? -1 : a.def > b.def ? 1 : 0));
  shuffleInPlace(drawing, 'shuffle', unseen);
  return deck.map((one) => (one.seen === true ? one : (unseen.pop() as SupplementaryCard)));
}

/** What a card must be to lie there; null: any may. One that was turned face down by an effect need not have the ability. */
function requirement(game: Game, { faceDownBy, def }: GameObject): ((def: DefKey) => boolean) | null {
  const keywords = faceDownBy === 'morph' ? ['morph', 'megamorph'] : faceDownBy === 'disguise' ? ['disguise'] : null;
  if (keywords === null) return null;
  const has = (key: DefKey): boolean =>
    game.definitions
      .get(key)
      ?.faces.some(({ abilities }) =>
        abilities.some((ability) => ability.ability === 'keyword' && keywords.includes(ability.keyword)),
      ) === true;
  return has(def) ? has : null;
}

/** Share of lands in a deck of which nothing is known, in hundredths. */
const LANDS = 40;
/** How often a deck holds a card that is no basic land. */
const MOST_OF_A_NAME = 4;

/**
 * Replaces cards by likely ones: two in five lands, and of the rest those in the colours that the player has shown, first more of the
 * cards that were seen.
 */
function likely(
  game: Game,
  { seat, shown, pool }: Prior,
  player: PlayerId,
  drawing: GameState,
  cards: readonly Identity[],
): void {
  const seen = new Map<DefKey, number>();
  const others = new Map<DefKey, CardDefinition>(pool.map((one) => [one.key, one]));
  for (const object of game.state.objects) {
    if (object === null || object.kind !== 'card') continue;
    const definition = game.definitions.get(object.def);
    if (definition === undefined) continue;
    // a seat knows its own deck
    if (pool.length === 0 && object.owner === seat) others.set(object.def, definition);
    if (object.owner === player && shown.has(object.card)) seen.set(object.def, (seen.get(object.def) ?? 0) + 1);
  }
  for (const key of seen.keys()) others.set(key, game.definitions.get(key) as CardDefinition);
  const colors = new Set([...seen.keys()].flatMap((key) => colorsOf(others.get(key) as CardDefinition)));
  const candidates = [...others.values()].sort((a, b) => (a.key < b.key ? -1 : 1));
  const fits = (one: CardDefinition): boolean => colors.size === 0 || colorsOf(one).every((color) => colors.has(color));
  const weight = (one: CardDefinition): number => {
    const known = seen.get(one.key) ?? 0;
    if (!isBasic(one) && known >= MOST_OF_A_NAME) return 0;
    return fits(one) ? 1 + 4 * Math.min(known, 2) : 0;
  };
  for (const card of cards) {
    const land = randomBelow(drawing, 'at random', 100) < LANDS;
    const kind = candidates.filter((one) => isLand(one) === land && weight(one) > 0);
    const from = kind.length > 0 ? kind : candidates;
    const total = from.reduce((sum, one) => sum + Math.max(1, weight(one)), 0);
    let at = randomBelow(drawing, 'at random', total);
    const chosen = from.find((one) => (at -= Math.max(1, weight(one))) < 0) as CardDefinition;
    seen.set(chosen.key, (seen.get(chosen.key) ?? 0) + (isBasic(chosen) ? 0 : 1));
    card.def = chosen.key;
    card.face = 0;
  }
}

const isLand = ({ faces }: CardDefinition): boolean => faces[0]?.types.includes('land') === true;
const isBasic = ({ faces }: CardDefinition): boolean => faces[0]?.supertypes.includes('basic') === true;

const BASIC: Readonly<Record<string, Color>> = { Plains: 'W', Island: 'U', Swamp: 'B', Mountain: 'R', Forest: 'G' };

/** The colours of its mana costs, and those that a basic land gives. */
const colorsOf = ({ faces }: CardDefinition): Color[] => [
  ...new Set(
    faces.flatMap(({ manaCost, subtypes }) => [
      ...(manaCost ?? []).flatMap((symbol) => symbol.split('/').filter((s) => 'WUBRG'.includes(s)) as Color[]),
      ...subtypes.flatMap((subtype) => BASIC[subtype] ?? []),
    ]),
  ),
];
