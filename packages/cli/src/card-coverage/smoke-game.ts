/**
 * A short generated game around one card: it is cast or played, its abilities are used where that can be arranged, and what
 * must hold of every game is looked at. 2006: 408, 409, 411 · 2009, 2011: 116, 601, 602 · 2026: 117, 601, 602
 */
import { cardText } from '@rulewright/cards';
import {
  type Agent,
  type CardDefinition,
  type Game,
  type OptionValue,
  type Position,
  componentsOf,
  createGame,
  play,
} from '@rulewright/engine';
import { compile } from '@rulewright/oracle';
import { below, randomSource, uniformAnswer } from '@rulewright/players';

/** Answers after which a smoke game has seen enough. */
const MOST_ANSWERS = 160;
const TURNS = 3;
const GAMES = 2;

class Enough extends Error {}

type Placed = Position['objects'][number];

const stockCards = new Map<string, CardDefinition>();

/** What stands around the card: something of every kind, for both players, without names of real cards but basic lands. */
function stock(
  name: string,
  typeLine: string,
  facts: { text?: string; manaCost?: string; power?: string; toughness?: string } = {},
): CardDefinition {
  let definition = stockCards.get(name);
  if (!definition) {
    const compiled = compile(cardText([{ name, typeLine, ...facts }], { layout: 'normal' }));
    if (!compiled.ok) throw new Error(`a card of the smoke game's own is not understood: ${name}`);
    definition = compiled.definition;
    stockCards.set(name, definition);
  }
  return definition;
}

const LANDS = ['Plains', 'Island', 'Swamp', 'Mountain', 'Forest'] as const;
const land = (name: string): CardDefinition => stock(name, `Basic Land — ${name}`);
const creature = (): CardDefinition =>
  stock('Bystander', 'Creature — Human', { manaCost: '{1}{W}', power: '2', toughness: '2' });
const flyer = (): CardDefinition =>
  stock('Lookout', 'Creature — Bird', { manaCost: '{1}{B}', text: 'Flying', power: '1', toughness: '1' });
const artifact = (): CardDefinition => stock('Furniture', 'Artifact', { manaCost: '{2}' });
const enchantment = (): CardDefinition => stock('Custom', 'Enchantment', { manaCost: '{1}{G}' });
const instant = (): CardDefinition => stock('Errand', 'Instant', { manaCost: '{U}', text: 'Draw a card.' });
const sorcery = (): CardDefinition => stock('Chore', 'Sorcery', { manaCost: '{R}', text: 'You gain 1 life.' });

function positionFor(card: CardDefinition): { position: Position; definitions: CardDefinition[] } {
  const definitions = [card, ...LANDS.map(land), creature(), flyer(), artifact(), enchantment(), instant(), sorcery()];
  const objects: Placed[] = [];
  const put = (definition: CardDefinition, player: number, zone: Placed['zone'], times = 1): void => {
    for (let n = 0; n < times; n++) objects.push({ name: definition.name, def: definition.key, player, zone });
  };
  const permanent = card.faces[0].types.some((type) => !['instant', 'sorcery'].includes(type));
  const settled = permanent && !card.faces[0].subtypes.includes('Aura');
  for (const player of [0, 1]) {
    for (const name of LANDS) put(land(name), player, 'battlefield', player === 0 ? 5 : 2);
    for (const definition of [creature(), flyer(), artifact(), enchantment()])
      put(definition, player, 'battlefield', 2);
    for (const definition of [creature(), land('Forest'), instant(), sorcery()]) {
      put(definition, player, 'graveyard');
      put(definition, player, 'hand');
      put(definition, player, 'library', 5);
    }
  }
  put(card, 0, 'hand', 2);
  put(card, 0, 'graveyard');
  if (settled && !card.faces[0].supertypes.includes('legendary')) put(card, 0, 'battlefield');
  return { position: { active: 0, step: 'main1', turn: 5, life: [20, 20], objects }, definitions };
}

/** What goes wrong in smoke games with the card; null where nothing does. Always the same for the same card. */
export function smokeGame(card: CardDefinition): string | null {
  for (let number = 0; number < GAMES; number++) {
    const fault = oneGame(card, number);
    if (fault !== null) return fault;
  }
  return null;
}

function oneGame(card: CardDefinition, number: number): string | null {
  const { position, definitions } = positionFor(card);
  const source = randomSource(`${card.name}/${number}`);
  const used = new Map<string, number>();
  let cards = -1;
  let answers = 0;
  const agent: Agent = (decision, game) => {
    if (++answers > MOST_ANSWERS || game.state.turn.number >= 5 + TURNS) throw new Enough();
    if (decision.kind !== 'priority' || decision.form !== 'choose') return uniformAnswer(source, decision, game);
    const now = cardCount(game);
    if (cards >= 0 && now !== cards && !game.state.players.some((player) => player.left))
      throw new Error(`there are ${now} cards, there were ${cards}`);
    cards = now;
    const fault = brokenZones(game);
    if (fault !== null) throw new Error(fault);
    const actions = decision.options.flatMap((option, index) => {
      const key = actionKey(game, option, card);
      return key !== null && (used.get(key) ?? 0) < 2 ? [{ index, key }] : [];
    });
    const chosen = actions[below(source, Math.max(1, actions.length))];
    if (!chosen) return [0];
    used.set(chosen.key, (used.get(chosen.key) ?? 0) + 1);
    return [chosen.index];
  };
  try {
    const made = createGame({
      seed: `${card.name}/${number}`,
      players: [0, 1].map((player) => ({ name: `player ${player + 1}`, deck: [], agent })),
      definitions,
      position,
      // An action that may fail is taken back by a checkpoint.
      checkpoints: true,
    });
    if (!made.ok) return made.errors.map(({ message }) => message).join('; ');
    const end = play(made.game);
    return end.result === 'fault' ? `${end.fault}: ${end.reason}` : null;
  } catch (fault) {
    if (fault instanceof Enough) return null;
    return fault instanceof Error ? `${fault.name}: ${fault.message}` : String(fault);
  }
}

/** An action with the card under test, named so that each is tried; null for all others. */
function actionKey(game: Game, option: OptionValue, card: CardDefinition): string | null {
  if (!('action' in option)) return null;
  const { action } = option;
  if (action.act === 'pass' || action.act === 'mana' || !('object' in action)) return null;
  const object = game.state.objects.find((each) => each?.id === action.object);
  const own = object?.def === card.key || (action.act === 'activate' && action.ability.def === card.key);
  if (!own) return null;
  switch (action.act) {
    case 'activate':
      return `activate ${action.ability.path}`;
    case 'cast':
      return `cast ${action.face} ${action.by} ${action.faceDown}`;
    case 'playLand':
      return `play ${action.face}`;
    case 'turnFaceUp':
      return `turn up ${action.by}`;
    case 'byHand':
      return `by hand ${action.index}`;
    case 'special':
      return `special ${action.what}`;
  }
}

const cardCount = (game: Game): number =>
  game.state.objects
    .flatMap((object) => (object === null ? [] : componentsOf(object)))
    .filter((card) => card.kind === 'card').length;

/** Every object is where it says, once. */
function brokenZones(game: Game): string | null {
  const { state } = game;
  const lists = [
    state.battlefield,
    state.stack,
    state.exile,
    state.command,
    ...state.players.flatMap(({ library, hand, graveyard }) => [library, hand, graveyard]),
  ];
  const all = lists.flat();
  const known = new Set(state.objects.flatMap((object) => (object ? [object.id] : [])));
  if (new Set(all).size !== all.length) return 'an object is in two places';
  if (all.some((id) => !known.has(id))) return 'a zone holds an object that does not exist';
  if (state.players.some(({ life }) => !Number.isSafeInteger(life))) return 'a life total is not a number';
  return null;
}
