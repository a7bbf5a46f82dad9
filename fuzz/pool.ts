/** Random decks from all understood cards: a game number K of seed S has the same decks for the same cards. */
import { type CardSource, type CompiledStore, isBasicLand, keptOrCompiled } from '@rulewright/cards';
import { type CardDefinition, cardProblems, EDITIONS, type EditionName, editionOf } from '@rulewright/engine';
import { type CardText, compile, COMPILER_HASH, versionOf } from '@rulewright/oracle';
import { compiledInTests } from '../tests/tiers/compiled.ts';
import { below, type RandomSource, randomSource } from '@rulewright/players';
import type { PlayableDeck } from '@rulewright/simulate';
import type { FuzzedSetup } from './one-game.ts';

/** Where a pool's cards come from, and what was compiled of them so far. */
export interface Pool {
  readonly source: CardSource;
  readonly names: readonly string[];
  readonly compiled: Map<string, CardDefinition | null>;
  /** the state of the compiler; null: it may change meanwhile, and nothing is kept */
  readonly version: string | null;
  readonly kept: CompiledStore<CardDefinition>;
}

/** each colour's letter in mana costs, with its basic land */
const COLORS = [
  ['W', 'Plains'],
  ['U', 'Island'],
  ['B', 'Swamp'],
  ['R', 'Mountain'],
  ['G', 'Forest'],
] as const;
const CARDS = 60;
const LANDS_OF_A_COLOR = 10;
/** types of cards that no deck for a normal game holds: 2026: 100.2d, 905.1a */
const NO_DECK_TYPES = new Set(['Conspiracy']);

/** `hash`: of the compiler, where it runs from its sources and they stay as they are. */
export function newPool(source: CardSource, hash = COMPILER_HASH): Pool {
  const names = source.names().filter((name) => {
    const card = source.find(name);
    return card !== undefined && !isBasicLand(card) && !card.types.some((type) => NO_DECK_TYPES.has(type));
  });
  return { source, names, compiled: new Map(), version: versionOf(hash, '2017-01'), kept: compiledInTests(hash) };
}

/** Game number `game` of that seed: the editions in turn, each player with sixty cards of two colours that the edition knows, of those allowed. */
export function poolGame(
  pool: Pool,
  seed: string,
  game: number,
  players: number,
  allowed?: (definition: CardDefinition) => boolean,
): FuzzedSetup {
  const own = `${seed}/pool/${game}`;
  const source = randomSource(own);
  const edition = EDITIONS[game % EDITIONS.length] ?? EDITIONS[0];
  const decks = Array.from({ length: players }, () => poolDeck(pool, edition, source, allowed));
  return {
    edition,
    seed: own,
    players: decks.map(({ main }, seat) => ({ name: `Seat ${seat + 1}`, deck: [...main] })),
    definitions: [...new Map(decks.flatMap(({ definitions }) => definitions).map((d) => [d.key, d])).values()],
  };
}

/** Sixty cards of two colours that the edition knows and that are allowed, drawn from the source. */
export function poolDeck(
  pool: Pool,
  edition: EditionName,
  source: RandomSource,
  allowed: (definition: CardDefinition) => boolean = () => true,
): PlayableDeck {
  const drawn = drawnCards(pool, edition, source, allowed);
  return {
    name: 'random cards',
    main: drawn.map(({ key, name }) => ({ def: key, name })),
    sideboard: [],
    definitions: [...new Set(drawn)],
  };
}

function drawnCards(
  pool: Pool,
  edition: EditionName,
  source: RandomSource,
  allowed: (definition: CardDefinition) => boolean,
): CardDefinition[] {
  const first = below(source, COLORS.length);
  const second = (first + 1 + below(source, COLORS.length - 1)) % COLORS.length;
  const isOwn = (color: number): boolean => color === first || color === second;
  const foreign = COLORS.flatMap(([letter], color) => (isOwn(color) ? [] : letter));
  const deck = COLORS.flatMap(([, land], color) => {
    const definition = isOwn(color) ? understood(pool, land, edition) : null;
    return definition ? Array.from({ length: LANDS_OF_A_COLOR }, () => definition) : [];
  });
  while (deck.length < CARDS) {
    const name = pool.names[below(source, pool.names.length)] ?? '';
    const definition = castableWithout(foreign, pool.source.find(name)) ? understood(pool, name, edition) : null;
    if (definition && allowed(definition)) deck.push(definition);
  }
  return deck;
}

/** Whether no face's mana cost has one of these colours' letters, hybrid symbols included. */
const castableWithout = (letters: readonly string[], card: CardText | undefined): boolean =>
  card !== undefined &&
  (card.faces ?? [card]).every(({ manaCost = '' }) => !letters.some((letter) => manaCost.includes(letter)));

/** The card's definition, where it is understood and the edition's rules know all of it. */
function understood(pool: Pool, name: string, edition: EditionName): CardDefinition | null {
  let definition = pool.compiled.get(name);
  if (definition === undefined) {
    const card = pool.source.find(name);
    const result = card && keptOrCompiled(card, { version: pool.version, compile }, pool.kept);
    definition = result?.ok ? result.definition : null;
    pool.compiled.set(name, definition);
  }
  return definition && cardProblems(editionOf(edition), definition).length === 0 ? definition : null;
}
