/** Making a view: what one seat may know. 2006: 217.2–4, 504.4 · 2009, 2011: 400.2, 707 · 2026: 400.2, 708 */
import { takesGame } from '../state/wrong-argument.ts';
import { CARD_TYPES, COLORS } from '../vocabulary/words.ts';
import type { Game, LogEntry } from '../running/game.ts';
import type { ObjectId, PlayerId } from '../state/ids.ts';
import { memoised } from '../state/memoised.ts';
import { definitionOf, objectOf } from '../state/objects.ts';
import type { Characteristics, GameObject, GameState, ManaUnit, PlayerState, Recipient } from '../state/state.ts';
import { knows, shownOf } from './knowledge.ts';
import { abilityText } from '../abilities/ability-text.ts';
import { attackedBy } from '../combat/attack-options.ts';
import { characteristics, controllerOf } from '../continuous/derive.ts';
import { turnsOf } from '../multiplayer/grand-melee.ts';
import type { Decision, OptionValue } from '../decisions/decision.ts';
import { faceDownName } from '../events/log.ts';
import { type Attached, attachedIn } from '../state/attached.ts';
import { isType } from '../meaning/filter.ts';
import { DEFENSE, isBattle } from '../objects/battle.ts';
import { loyaltyOf } from '../objects/loyalty.ts';
import { grouped } from './groups.ts';
import { labels, objectLabel, playerLabel, recipientLabel } from './labels.ts';
import { prompt } from './question.ts';
import { gameMarks, objectMarks, playerMarks } from './marks.ts';
import type { View, ViewDecision, ViewObject, ViewOption, ViewPlayer } from './view.ts';

/** The view of a seat, or of a spectator (−1), with the log entries from that number on. */
export function view(game: Game, seat: PlayerId, sinceLog = 0): View {
  takesGame('view', game);
  const log = (game.entries ?? []).filter((e) => e.number >= sinceLog && (e.seats === null || e.seats.includes(seat)));
  return viewWith(game, seat, log, game.pending === null ? null : viewDecision(game, game.pending, seat));
}

/** The view of a seat with that log and that decision. */
export function viewWith(game: Game, seat: PlayerId, log: readonly LogEntry[], decision: ViewDecision | null): View {
  const { state } = game;
  const around = surroundingsIn(game);
  const see = (id: ObjectId): ViewObject => viewObject(game, id, seat, around);
  return {
    seat,
    edition: state.edition,
    subgame: depth(state),
    variant: state.options.variant,
    marks: gameMarks(game),
    turn: { number: state.turn.number, active: state.turn.active, phase: state.turn.phase, step: state.turn.step },
    turns: turnsOf(state).map((turn) => ({ ...turn, stack: turn.stack.map(see) })),
    priority: state.priority.player,
    players: state.players.map((p) => viewPlayer(game, p, seat, see)),
    battlefield: grouped(state.battlefield.map(see)),
    stack: state.stack.map(see),
    exile: state.exile.map(see),
    ante: state.ante.map(see),
    command: state.command.map(see),
    decision,
    result: state.result,
    log,
  };
}

const depth = ({ main }: GameState): number => (main === null ? 0 : depth(main.state) + 1);

function viewPlayer(game: Game, player: PlayerState, seat: PlayerId, see: (id: ObjectId) => ViewObject): ViewPlayer {
  const shown = shownOf(game, seat, player);
  return {
    id: player.id,
    name: playerLabel(game, player.id),
    team: player.team,
    life: player.life,
    counters: counterList(player.counters),
    handCount: player.hand.length,
    hand: player.hand.filter((id) => shown.inHand(id)).map(see),
    libraryCount: player.library.length,
    libraryKnown: player.library.flatMap((id, place) =>
      shown.inLibrary(id, place) ? [{ place, object: see(id) }] : [],
    ),
    graveyard: player.graveyard.map(see),
    mana: pool(player.mana),
    lost: player.lost,
    lossReason: player.lossReason,
    drew: player.drew,
    left: player.left,
    landsPlayed: player.landsPlayed,
    marks: playerMarks(game, player, seat),
  };
}

const counterList = (counters: Readonly<Record<string, number>> | null): { counter: string; count: number }[] =>
  Object.entries(counters ?? {})
    .filter(([, count]) => count > 0)
    .map(([counter, count]) => ({ counter, count }));

function pool(mana: readonly ManaUnit[]): ViewPlayer['mana'] {
  const groups = new Map<string, { type: ManaUnit['type']; count: number; note: string }>();
  for (const unit of mana) {
    const note = [unit.snow ? 'snow' : '', unit.by === null ? '' : 'restricted', unit.keep ? 'kept' : '']
      .filter((w) => w !== '')
      .join(', ');
    const key = `${unit.type} ${note}`;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, { type: unit.type, count: 1, note });
    else group.count++;
  }
  return [...groups.values()];
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** What stands around each object, gathered in one pass for a view of all. */
interface Surroundings {
  readonly attached: Attached;
  readonly attackers: ReadonlyMap<ObjectId, Combat['attackers'][number]>;
  readonly blockers: ReadonlyMap<ObjectId, Combat['blockers'][number]>;
}
type Combat = NonNullable<GameState['combat']>;

function surroundingsIn(game: Game): Surroundings {
  const { attackers = [], blockers = [] } = game.state.combat ?? {};
  return {
    attached: attachedIn(game),
    attackers: new Map(attackers.map((one) => [one.id, one])),
    blockers: new Map(blockers.map((one) => [one.id, one])),
  };
}

export function viewObject(game: Game, id: ObjectId, seat: PlayerId, around = surroundingsIn(game)): ViewObject {
  const object = objectOf(game, id) as GameObject;
  const secret = (object.hidden && !knows(game, object, seat)) || game.scope.announcing?.drawn.includes(id) === true;
  const own = knows(game, object, seat) && object.kind === 'card';
  if (secret) return unknownCard(object);
  const is = characteristics(game, id);
  const { types, manaCost, colors, typeLine, abilities } = inWords(is, game);
  const attacker = around.attackers.get(id);
  const stack = object.stack;
  const isAbility = object.kind === 'ability';
  const controller = controllerOf(game, id);
  return {
    id,
    name: isAbility
      ? capital(objectLabel(game, id, seat).replace(/^the /, ''))
      : object.faceDown
        ? capital(faceDownName(object))
        : is.name,
    knownAs: object.faceDown && own ? definitionOf(game, object).name : null,
    cardName:
      object.kind === 'card' && object.components === null && (own || !object.faceDown)
        ? definitionOf(game, object).name
        : is.name,
    kind: object.kind,
    zone: object.zone,
    owner: object.owner,
    controller,
    manaCost,
    manaValue: is.manaValue,
    colors,
    typeLine: isAbility ? 'Ability' : typeLine,
    types,
    subtypes: is.subtypes,
    abilities: stack?.ability != null ? [abilityText(game, stack.ability)] : abilities,
    power: is.hasPT ? is.power : null,
    toughness: is.hasPT ? is.toughness : null,
    printed: is.hasPT ? printedOn(game, object, is) : null,
    loyalty: types.includes('planeswalker') ? loyaltyOf(is, object) : null,
    defense: isBattle(is) ? (object.zone === 'battlefield' ? (object.counters?.[DEFENSE] ?? 0) : is.defense) : null,
    damage: object.damage,
    tapped: object.tapped,
    flipped: object.flipped,
    faceDown: object.faceDown,
    phasedOut: object.phasedOut,
    sick:
      object.zone === 'battlefield' &&
      types.includes('creature') &&
      !is.keywords.includes('haste') &&
      object.controlledSince >= (game.state.players[controller]?.turnBegan ?? 0),
    counters: counterList(object.counters),
    attachedTo: object.attachedTo,
    attachedPlayer: object.attachedPlayer,
    attachments: object.zone === 'battlefield' ? (around.attached.get(id) ?? []) : [],
    attacking: attacker === undefined ? null : attackedBy(game, attacker),
    blocking: around.blockers.get(id)?.blocking ?? [],
    targets: (stack?.targets ?? []).flatMap((t): Recipient[] => [
      ...t.objects.map((o) => ({ object: o })),
      ...t.players.map((p) => ({ player: p })),
    ]),
    x: stack?.x ?? null,
    source: stack?.source ?? 0,
    marks: objectMarks(game, object, is, seat),
  };
}

/** What a view says of characteristics alone: many objects have the same, for many views. */
const inWords = memoised((is: Characteristics, game: Game) => {
  const types = CARD_TYPES.filter((type) => isType(is, type));
  const front = [...is.supertypes, ...types].map(capital).join(' ');
  return {
    types,
    manaCost: (is.manaCost ?? []).map((symbol) => `{${symbol}}`).join(''),
    colors: COLORS.filter((_, i) => (is.colors & (1 << i)) !== 0),
    typeLine: is.subtypes.length === 0 ? front : `${front} — ${is.subtypes.join(' ')}`,
    abilities: is.abilities.map(({ ref }) => abilityText(game, ref)),
  };
});

/** What the face says that it shows; of a copy, what it had before anything changed it. */
function printedOn(game: Game, object: GameObject, is: Characteristics): ViewObject['printed'] {
  if (object.faceDown) return null;
  const face = game.definitions.get(object.def)?.faces.find(({ name }) => name === is.name);
  if (face?.printedPower !== undefined || face?.printedToughness !== undefined) return null;
  return { power: face?.power ?? is.basePower, toughness: face?.toughness ?? is.baseToughness };
}

/** A card that lies face down, known to others only as a card. */
function unknownCard(object: GameObject): ViewObject {
  return {
    id: object.id,
    name: 'Face-down card',
    knownAs: null,
    cardName: '',
    kind: object.kind,
    zone: object.zone,
    owner: object.owner,
    controller: object.controller,
    manaCost: '',
    manaValue: 0,
    colors: [],
    typeLine: '',
    types: [],
    subtypes: [],
    abilities: [],
    power: null,
    toughness: null,
    printed: null,
    loyalty: null,
    defense: null,
    damage: 0,
    tapped: object.tapped,
    flipped: false,
    faceDown: true,
    phasedOut: object.phasedOut,
    sick: false,
    counters: [],
    attachedTo: 0,
    attachedPlayer: -1,
    attachments: [],
    attacking: null,
    blocking: [],
    targets: [],
    x: null,
    source: 0,
    marks: [],
  };
}

const RULE_TOPIC: Readonly<Partial<Record<Decision['kind'], keyof Game['edition']['numbering']>>> = {
  priority: 'priority',
  target: 'targets',
  mode: 'modes',
  x: 'modes',
  payment: 'costs',
  cost: 'costs',
  attackers: 'attackers',
  blockers: 'blockers',
  damageDivision: 'damageDivision',
  damageOrder: 'blockers',
  triggerOrder: 'triggerOrder',
  replacement: 'replacementOrder',
  mulligan: 'mulligan',
  bottom: 'mulligan',
  legend: 'legendRule',
  discard: 'cleanupDiscard',
  untap: 'untap',
  search: 'search',
  startingPlayer: 'startingPlayer',
};

/** The decision as a seat sees it: the options only to who answers. */
export function viewDecision(game: Game, decision: Decision, seat: PlayerId): ViewDecision {
  // only the cleanup step has a discard that no object asks for
  const topic = decision.kind === 'discard' && decision.source !== 0 ? undefined : RULE_TOPIC[decision.kind];
  const base: ViewDecision = {
    kind: decision.kind,
    form: decision.form,
    player: decision.player,
    by: decision.by,
    source: decision.source,
    prompt: seat === decision.by ? prompt(game, decision) : `${playerLabel(game, decision.by)} decides`,
    rule: topic === undefined ? null : game.edition.numbering[topic],
    ...(decision.byHand !== undefined && { byHand: decision.byHand }),
  };
  if (seat !== decision.by) return { ...base, source: 0 };
  switch (decision.form) {
    case 'choose':
      return {
        ...base,
        options: options(game, decision),
        min: decision.min,
        max: decision.max,
        repeat: decision.repeat === true,
      };
    case 'order':
      return { ...base, options: options(game, decision) };
    case 'number':
      return { ...base, min: decision.min, max: decision.max };
    case 'divide': {
      const divided = { ...base, options: options(game, decision), amount: decision.amount, least: decision.least };
      return decision.constraint === undefined ? divided : { ...divided, constraint: decision.constraint };
    }
    case 'name':
      return base;
    case 'attackers':
      return {
        ...base,
        attackers: decision.candidates.map((c) => ({
          attacker: c.attacker,
          label: objectLabel(game, c.attacker, seat),
          targets: c.targets.map((value) => ({ label: recipientLabel(game, value, seat), value })),
          must: c.must === true,
        })),
      };
    case 'blockers':
      return {
        ...base,
        blockers: decision.candidates.map((c) => ({
          blocker: c.blocker,
          label: objectLabel(game, c.blocker, seat),
          attackers: c.attackers.map((id) => ({ id, label: objectLabel(game, id, seat) })),
          max: c.max,
        })),
      };
  }
}

function options(game: Game, decision: Extract<Decision, { form: 'choose' | 'order' | 'divide' }>): ViewOption[] {
  const names = labels(game, decision);
  return decision.options.map((value, i) => ({ label: names[i] as string, value, object: objectIn(value) }));
}

/** The object that an option is about, 0 none. */
export function objectIn(value: OptionValue): ObjectId {
  if ('action' in value) return 'object' in value.action ? value.action.object : 0;
  if ('object' in value) return value.object ?? 0;
  return 'source' in value ? value.source : 0;
}
