/** What is wrong with a set-up, before anything is done with it. 2006: 100–101 · 2009, 2011, 2026: 100–103 */
import type { CardDefinition } from '../vocabulary/definition.ts';
import type { Position, Setup, SetupError } from '../setup/description.ts';
import { mostCounters } from '../continuous/counters.ts';
import { SLOTS } from '../state/ids.ts';
import { memoised } from '../state/memoised.ts';
import { unreadProblem } from '../setup/card-problems.ts';
import { someNode } from '../vocabulary/some-node.ts';
import { isPlainText, visibleText } from './plain-text.ts';
import { misfit } from './shape.ts';

/** Who may see a card is a bit for each player. */
const MOST_PLAYERS = 16;
/** Cards of all decks, sideboards and the position; tokens, copies and abilities need slots too. */
const MOST_CARDS = SLOTS - 1024;
/** Far from where sums would stop being whole numbers. */
const LARGEST = 1_000_000_000;

/** The definitions as a list, or what is wrong with the set-up. Nothing of what is given is changed, and nothing throws. */
export function setupProblems(setup: Setup): { definitions: readonly CardDefinition[]; errors: SetupError[] } {
  const none: readonly CardDefinition[] = [];
  const shape = shapeProblem(setup);
  if (shape !== null) return { definitions: none, errors: [shape] };
  const definitions = listed(setup.definitions);
  if (definitions === null)
    return { definitions: none, errors: [{ error: 'shape', message: 'definitions must be a list of definitions.' }] };
  for (const [at, definition] of definitions.entries()) {
    if (isChecked(definition)) continue;
    const wrong = misfit('CardDefinition', definition, true) ?? unseenName(definition);
    if (wrong !== null)
      return {
        definitions: none,
        errors: [shapeError(`definitions[${at}]${wrong.path && '.'}${wrong.path}`, wrong.message)],
      };
    checked.add(definition);
  }
  const unusable = unknownCard(definitions) ?? (setup.byHand === undefined ? unreadCard(definitions) : null);
  if (unusable !== null) return { definitions: none, errors: [unusable] };
  return { definitions, errors: [...seatProblems(setup), ...positionProblems(setup)] };
}

/** The cards whose names alone say what the tokens of that card are (2026: 111.11). */
const cardsNamed = memoised((definition: CardDefinition): readonly string[] => {
  const named: string[] = [];
  someNode(definition.faces, (node) => {
    if (node['do'] === 'createNamed') named.push(node['card'] as string);
    return false;
  });
  return named;
});

/** A name that people cannot see as it stands, as `misfit` has what is wrong. */
function unseenName({ name, faces }: CardDefinition): { path: string; message: string } | null {
  const unseen = [name, ...faces.map((face) => face.name)].find((one) => !isPlainText(one));
  return unseen === undefined
    ? null
    : { path: '', message: `has a name that holds what is not seen: ${visibleText(unseen)}` };
}

function unknownCard(definitions: readonly CardDefinition[]): SetupError | null {
  for (const [at, definition] of definitions.entries())
    for (const card of cardsNamed(definition))
      if (!definitions.some(({ layout, faces }) => faces[0].name === card && ONE_TOKEN.has(layout)))
        return shapeError(
          `definitions[${at}]`,
          `creates a token of the card “${card}”, which is none of the definitions`,
        );
  return null;
}

/** The first that was not read whole, whether or not a deck has it. */
function unreadCard(definitions: readonly CardDefinition[]): SetupError | null {
  for (const definition of definitions) {
    const unread = unreadProblem(definition);
    if (unread !== null) return { error: 'definition', message: unread.message, card: unread.card };
  }
  return null;
}
/** Cards of which a token is what their first face says. */
const ONE_TOKEN: ReadonlySet<CardDefinition['layout']> = new Set(['normal', 'double-faced', 'saga']);

const shapeError = (path: string, message: string): SetupError => ({
  error: 'shape',
  message: `The set-up is not one: ${path === '' ? 'it' : path} ${message}.`,
});

function shapeProblem(setup: Setup): SetupError | null {
  const given: unknown = setup;
  const seed = typeof given === 'object' && given !== null && 'seed' in given ? given.seed : undefined;
  // any finite number is a seed, and `isSeed` says what else is; every other number counts something
  const isNumber = typeof seed !== 'number' || Number.isFinite(seed);
  const wrong = misfit(
    'Setup',
    isNumber && typeof given === 'object' && given !== null ? { ...given, seed: 0 } : given,
    true,
  );
  return wrong === null ? null : shapeError(wrong.path, wrong.message);
}

function listed(definitions: Setup['definitions']): readonly CardDefinition[] | null {
  if (typeof (definitions as Partial<Iterable<unknown>> | null)?.[Symbol.iterator] !== 'function') return null;
  return [...definitions];
}

/** Definitions are not changed once they are made, and most are used for many games. */
const checked = new WeakSet<CardDefinition>();
const isChecked = (definition: unknown): boolean =>
  typeof definition === 'object' && definition !== null && checked.has(definition as CardDefinition);

function seatProblems({ players, position, startingPlayer, byHand = [] }: Setup): SetupError[] {
  const errors: SetupError[] = [];
  if (players.length < 2) errors.push({ error: 'players', message: 'A game needs at least two players.' });
  if (players.length > MOST_PLAYERS)
    errors.push({ error: 'players', message: `A game has at most ${MOST_PLAYERS} players.` });
  for (const [at, { name }] of players.entries())
    if (!isPlainText(name))
      errors.push({
        error: 'players',
        message: `The name of player ${at} holds what is not seen: ${visibleText(name)}`,
      });
  const cards = players.reduce((sum, { deck, sideboard }) => sum + deck.length + (sideboard?.length ?? 0), 0);
  if (cards + (position?.objects.length ?? 0) > MOST_CARDS)
    errors.push({ error: 'players', message: `A game has at most ${MOST_CARDS} cards; these are ${cards}.` });
  if (startingPlayer !== undefined && startingPlayer !== 'random' && players[startingPlayer] === undefined)
    errors.push({
      error: 'players',
      message: `Player ${startingPlayer} cannot go first: players are 0 to ${players.length - 1}.`,
    });
  for (const [at, seat] of byHand.entries())
    if (players[seat] === undefined || byHand.indexOf(seat) !== at)
      errors.push({
        error: 'players',
        message: `byHand names player ${seat}: it names some of the players 0 to ${players.length - 1}, each once.`,
      });
  return errors;
}

function positionProblems({ players, position }: Setup): SetupError[] {
  if (position === undefined) return [];
  const errors: SetupError[] = [];
  const wrong = (message: string): void => void errors.push({ error: 'position', message });
  const seat = (what: string, player: number | undefined): void => {
    if (player !== undefined && players[player] === undefined) wrong(`${what}: there is no player ${player}.`);
  };
  const amount: Amount = (what, n, least, most = LARGEST) => {
    if (n !== undefined && (n < least || n > most)) wrong(`${what} is ${n}, and must be from ${least} to ${most}.`);
  };
  seat('active', position.active);
  seat('monarch', position.monarch);
  seat('initiative', position.initiative);
  amount('turn', position.turn, 1);
  for (const list of ['life', 'poison', 'counters'] as const)
    if ((position[list]?.length ?? 0) > players.length) wrong(`${list} is for more players than there are.`);
  for (const life of position.life ?? []) amount('life', life ?? 0, -LARGEST);
  for (const poison of position.poison ?? []) amount('poison', poison, 0);
  for (const counters of position.counters ?? [])
    for (const [kind, n] of Object.entries(counters ?? {})) amount(nameOf(kind, 'a player'), n, 0);
  objectProblems(position, seat, amount);
  return errors;
}

type Amount = (what: string, n: number | undefined, least: number, most?: number) => void;

const nameOf = (kind: string, of: string): string => `the number of ${kind} counters of ${of}`;

function objectProblems({ objects }: Position, seat: (what: string, player?: number) => void, amount: Amount): void {
  for (const { name, player, controller, protector, damage, counters } of objects) {
    seat(name, player);
    seat(name, controller);
    seat(name, protector);
    amount(`the damage of ${name}`, damage, 0);
    for (const [kind, n] of Object.entries(counters ?? {}))
      amount(nameOf(kind, name), n, 0, mostCounters(kind, LARGEST));
  }
}
