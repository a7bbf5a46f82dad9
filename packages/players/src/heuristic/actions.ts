/**
 * What an action with priority is worth: spells, lands, activated abilities, and what they cost.
 * 2006: 408, 409, 411 · 2009, 2011, 2026: 601, 602, 605
 */
import type { Ability, Action, Body, Color, Cost, Face, Instruction, ObjectId, Zone } from '@rulewright/engine';
import { COLORS, objectOf, profileOf } from '@rulewright/engine';
import {
  type Table,
  contextOf,
  creaturesOf,
  faceOf,
  handOf,
  hasType,
  isMine,
  isMyTurn,
  lifeOf,
  lifePoint,
  opponentsOf,
  traits,
} from './table.ts';
import { scoreBody } from './effects.ts';
import { CARD } from './verbs.ts';
import { auraHosts } from './attaching.ts';
import { scorePart } from './continuous.ts';
import { unblockedDamage } from './reach.ts';
import { readAmount, readCount, readObjects } from './sets.ts';
import { growthBy, timesPayable } from './growing.ts';
import { lostByDiscard } from './discarding.ts';
import { costsOthers, landWorth } from './lands.ts';
import { manaAskedBy, manaValueOf } from './mana.ts';
import { worthTogether } from './repeating.ts';
import { sweepsItself, worthInHand, worthOf, worthOfFace } from './worth.ts';

type ActivatedAbility = Extract<Ability, { ability: 'activated' }>;

/** What an action is for: when it is taken depends on it. */
export type Purpose = 'land' | 'permanent' | 'answer' | 'effect';

export interface Rated {
  score: number;
  purpose: Purpose;
  /** mana it asks for, roughly */
  mana: number;
  /** may be taken only when a sorcery could */
  slow: boolean;
  /** it is about a creature: a creature spell, or an ability of a creature */
  creature: boolean;
  /** its source is given up for it */
  dies: boolean;
  /** it does as much when the opponent's turn ends, with the mana that was not needed before */
  waits: boolean;
}

const NOTHING: Rated = {
  score: Number.NEGATIVE_INFINITY,
  purpose: 'effect',
  mana: 0,
  slow: false,
  creature: false,
  dies: false,
  waits: false,
};

export function rate(table: Table, action: Action, mana: number): Rated {
  switch (action.act) {
    case 'pass':
    case 'mana':
      return NOTHING;
    case 'playLand':
      return costsOthers(table)
        ? NOTHING
        : { ...NOTHING, score: 50 + landWorth(table, action.object), purpose: 'land', slow: true };
    case 'cast':
      return rateCast(table, action, mana);
    case 'activate':
      return rateActivation(table, action, mana);
    case 'turnFaceUp':
      return { ...NOTHING, score: 1.2, mana: 3 };
    // people alone say what such a line does
    case 'byHand':
      return { ...NOTHING, score: -1 };
    case 'special':
      return { ...NOTHING, score: WORTHWHILE.has(action.what) ? 1 : -1 };
  }
}

/** Special actions that a card in hand or a Room is there for. */
const WORTHWHILE: ReadonlySet<string> = new Set([
  'suspend',
  'foretell',
  'plot',
  'companion',
  'unlock left',
  'unlock right',
]);

function rateCast(table: Table, action: Extract<Action, { act: 'cast' }>, mana: number): Rated {
  const object = objectOf(table.game, action.object);
  if (!object) return NOTHING;
  if (action.faceDown) return { ...NOTHING, score: 1.8, purpose: 'permanent', mana: 3, slow: true, creature: true };
  const face = faceOf(table, object, action.face);
  if (!face) return NOTHING;
  const value = manaValueOf(face);
  const cost = castingCost(table, action, face);
  const x = face.manaCost?.includes('X') ? Math.max(0, mana - value) : null;
  if (x === 0) return NOTHING;
  const instant = face.types.includes('instant');
  const spent = action.by === '' ? value + (x ?? 0) : 0;
  if (instant || face.types.includes('sorcery')) {
    const at = face.abilities.findIndex((ability) => ability.ability === 'spell');
    const spell = face.abilities[at];
    if (!spell || spell.ability !== 'spell') return { ...NOTHING, score: 0.1, slow: !instant };
    const ctx = contextOf(table, action.object, { def: object.def, path: `faces/${action.face}/abilities/${at}` }, x);
    const made = manaMadeBy(spell.body);
    const score =
      made === null ? scoreBody(table, ctx, spell.body) : manaWorth(table, action.object, made, mana, spent);
    if (score === null) return NOTHING;
    // A card goes for it (unless it comes from elsewhere), so it must do a good part of a card's work.
    const card = object.zone === 'hand' ? CARD * 0.5 : 0.2;
    return {
      ...NOTHING,
      score: score - card - cost,
      purpose: counters(spell.body) ? 'answer' : 'effect',
      mana: spent,
      slow: !instant || made !== null,
      waits: instant && doesNotHurry(spell.body),
    };
  }
  let score =
    worthOfFace(face) * 0.9 - cost + enteringWorth(table, action.object, object.def, action.face, face.abilities, x);
  if (face.subtypes.includes('Aura')) {
    const hosted = auraWorth(table, action.object, object.def, action.face, face);
    if (hosted === null) return NOTHING;
    score = hosted - CARD * 0.5 - cost;
  }
  score = Math.max(score, usesWorth(table, action.object, object.def, action.face, face, x) - CARD * 0.5 - cost);
  if ((face.supertypes.includes('legendary') || sweepsItself(face)) && ownsNamed(table, face.name)) score -= 4;
  const flash = face.abilities.some((ability) => ability.ability === 'keyword' && ability.keyword === 'flash');
  return {
    ...NOTHING,
    score,
    purpose: 'permanent',
    mana: spent,
    slow: !flash,
    creature: face.types.includes('creature'),
  };
}

/** The mana that a spell is there to make; null where it does anything else. */
function manaMadeBy({ effect, modes }: Body): readonly string[] | null {
  const made: string[] = [];
  for (const instruction of effect) {
    if (instruction.do !== 'addMana' || !('length' in instruction.mana.types)) return null;
    made.push(...instruction.mana.types);
  }
  return modes === undefined && made.length > 0 ? made : null;
}

/** What mana made at once is worth: by how much the best card in hand that it pays for is better than the best that lands pay for alone. */
function manaWorth(table: Table, spell: ObjectId, made: readonly string[], mana: number, spent: number): number | null {
  const left = mana - spent;
  let without = 0;
  let best = 0;
  for (const id of handOf(table)) {
    const object = objectOf(table.game, id);
    const face = object && faceOf(table, object, object.face);
    if (id === spell || !face?.manaCost) continue;
    const value = manaValueOf(face);
    const worth = face.types.some((type) => type === 'instant' || type === 'sorcery') ? CARD : worthOfFace(face) * 0.9;
    const others = face.manaCost.filter((symbol) => COLORS.includes(symbol as Color) && !made.includes(symbol)).length;
    if (value <= mana) without = Math.max(without, worth);
    else if (value <= left + made.length && others <= left) best = Math.max(best, worth);
  }
  return best > without ? best - without : null;
}

function ownsNamed(table: Table, name: string): boolean {
  return table.game.state.battlefield.some((id) => isMine(table, id) && traits(table, id).name === name);
}

/** What the best ability would do that uses its source up. */
function usesWorth(table: Table, id: ObjectId, def: string, face: number, card: Face, x: number | null): number {
  let best = 0;
  for (const [at, ability] of card.abilities.entries()) {
    if (ability.ability !== 'activated') continue;
    const given = ability.cost.actions?.some((a) => a.do === 'sacrifice' && a.what.set === 'self') === true;
    if (!given && !sweepsItself(card)) continue;
    const ctx = contextOf(table, id, { def, path: `faces/${face}/abilities/${at}` }, x);
    best = Math.max(best, 0.8 * (scoreBody(table, ctx, ability.body) ?? 0));
  }
  return best;
}

/** What triggers as it enters, and what it does to the board merely by being there. */
function enteringWorth(
  table: Table,
  id: ObjectId,
  def: string,
  face: number,
  abilities: readonly Ability[],
  x: number | null,
): number {
  let sum = 0;
  for (const [at, ability] of abilities.entries()) {
    const ctx = contextOf(table, id, { def, path: `faces/${face}/abilities/${at}` }, x);
    if (
      ability.ability === 'triggered' &&
      ability.event.on === 'move' &&
      ability.event.to === 'battlefield' &&
      ability.event.what.is === 'self'
    ) {
      sum += scoreBody(table, ctx, ability.body) ?? 0;
    }
    if (ability.ability === 'static')
      for (const part of ability.parts)
        if (part.part === 'change' && part.affects.set === 'all') sum += scorePart(table, ctx, part, false);
  }
  return Math.max(-6, Math.min(8, sum));
}

/** An Aura's worth on the best host it may have; null where there is none. */
function auraWorth(table: Table, id: ObjectId, def: string, face: number, card: Face): number | null {
  const hosts = auraHosts(table, id, def, face, card);
  return hosts.length === 0 ? null : (hosts[0]?.score ?? null);
}

function castingCost(table: Table, action: Extract<Action, { act: 'cast' }>, face: Face): number {
  let sum = 0;
  for (const ability of face.abilities) {
    if (ability.ability !== 'static') continue;
    for (const part of ability.parts) {
      if (part.part === 'additionalCost' && !part.optional) sum += costWorth(table, action.object, part.cost);
      if (part.part === 'alternativeCost' && action.by !== '' && part.tag === action.by && part.cost !== 'free')
        sum += costWorth(table, action.object, part.cost);
      if (part.part === 'castFrom' && part.tag === action.by) sum += costWorth(table, action.object, part.plus);
    }
  }
  return sum;
}

function rateActivation(table: Table, action: Extract<Action, { act: 'activate' }>, mana: number): Rated {
  const found = profileOf(table.game, action.object).activated.find(
    (a) => a.index === action.index && a.ref.path === action.ability.path,
  );
  if (!found) return NOTHING;
  const { ability } = found;
  const object = objectOf(table.game, action.object);
  const spent = manaAskedBy(ability.cost);
  const x = ability.cost.mana?.includes('X') ? Math.max(0, mana - spent) : null;
  const ctx = contextOf(table, action.object, action.ability, x);
  let score = scoreBody(table, ctx, ability.body);
  if (score === null) return NOTHING;
  score = Math.max(score, worthTogether(table, ctx, ability, mana));
  let cost = costWorth(table, action.object, ability.cost) + spent * 0.05;
  // What taps or dies for it is missed in the fight.
  const tapsItself = ability.cost.actions?.some((a) => a.do === 'tap' && a.what.set === 'self');
  if (
    tapsItself &&
    object &&
    hasType(traits(table, action.object), 'creature') &&
    isMyTurn(table) &&
    table.game.state.turn.step === 'main1'
  )
    cost += 0.5;
  if (object?.zone === 'hand') cost += worthInHand(table, action.object) * 0.8;
  const dies = ability.cost.actions?.some((a) => a.do === 'sacrifice' && a.what.set === 'self') ?? false;
  return {
    score: isLethalInAll(table, action.object, ability, mana) ? 100 : score - cost,
    purpose: counters(ability.body) ? 'answer' : 'effect',
    mana: spent,
    slow: ability.timing === 'sorcery' || ability.loyalty !== undefined,
    creature: hasType(traits(table, action.object), 'creature'),
    dies,
    waits: spent > 0 && doesNotHurry(ability.body),
  };
}

/** Whether all that a body does, it does as well at the end of an opponent's turn: drawing, finding and moving cards. What could block is made before. */
function doesNotHurry({ targets, effect, modes }: Body): boolean {
  return (
    targets === undefined &&
    modes === undefined &&
    effect.every((instruction) => UNHURRIED.has(instruction.do) || movesCards(instruction))
  );
}
const UNHURRIED: ReadonlySet<Instruction['do']> = new Set<Instruction['do']>([
  'draw',
  'lookAt',
  'reveal',
  'piles',
  'scry',
  'surveil',
  'search',
  'shuffle',
]);
const movesCards = (instruction: Instruction): boolean =>
  instruction.do === 'move' &&
  (instruction.to.zone === 'hand' || instruction.to.zone === 'library') &&
  instruction.what.set !== 'all';

/** Whether an ability that makes its own unblocked source stronger kills, used as often as cards in hand and mana allow. */
function isLethalInAll(table: Table, id: ObjectId, ability: ActivatedAbility, mana: number): boolean {
  const { combat, turn } = table.game.state;
  if (combat === null || turn.step !== 'declareBlockers') return false;
  const attacker = combat.attackers.find((one) => one.id === id);
  if (attacker === undefined || attacker.blocked) return false;
  const { cost, body } = ability;
  const times = timesPayable(cost, mana, handOf(table).length);
  const stronger = growthBy(body).power;
  const through = unblockedDamage(table, attacker.defender);
  const life = lifeOf(table, attacker.defender);
  return stronger > 0 && through < life && through + times * stronger >= life;
}

/** Whether an attack that nobody can block kills if the whole hand is discarded to it, and does not with a card less. */
export function isHandNeededToKill(table: Table): boolean {
  const hand = handOf(table).length;
  if (hand === 0) return false;
  const attackers = creaturesOf(table, table.me).filter((id) => {
    const object = objectOf(table.game, id);
    return object && !object.tapped && object.controlledSince < (table.game.state.players[table.me]?.turnBegan ?? 0);
  });
  const each = Math.max(
    0,
    ...attackers.flatMap((id) =>
      profileOf(table.game, id).activated.flatMap(({ ability }) =>
        ability.cost.mana === undefined && ability.cost.actions?.every(({ do: verb }) => verb === 'discard') === true
          ? [growthBy(ability.body).power]
          : [],
      ),
    ),
  );
  if (each === 0) return false;
  const power = attackers.reduce((sum, id) => sum + Math.max(0, traits(table, id).power), 0);
  return opponentsOf(table).some((player) => {
    const guarded = creaturesOf(table, player).some((id) => objectOf(table.game, id)?.tapped === false);
    const life = lifeOf(table, player);
    return !guarded && power + hand * each >= life && power + (hand - 1) * each < life;
  });
}

/** What paying the actions of a cost means to this player (a positive number is a loss). */
export function costWorth(table: Table, source: ObjectId, cost: Cost): number {
  let sum = 0;
  for (const action of cost.actions ?? []) sum += actionWorth(table, source, action);
  return sum;
}

function actionWorth(table: Table, source: ObjectId, action: Instruction): number {
  const ctx = contextOf(table, source, { def: '', path: '' }, null);
  switch (action.do) {
    case 'sacrifice': {
      if (action.what.set === 'self') return worthOf(table, source);
      const { objects, choice } = readObjects(table, ctx, action.what);
      const worths = objects.map((id) => worthOf(table, id)).sort((a, b) => a - b);
      return worths
        .slice(0, choice ? readCount(table, ctx, choice.count).min : worths.length)
        .reduce((a, b) => a + b, 0);
    }
    case 'discard': {
      const hand = (table.game.state.players[table.me]?.hand ?? []).filter((id) => id !== source);
      const worths = hand.map((id) => lostByDiscard(table, id)).sort((a, b) => a - b);
      const count = action.what.set === 'choice' ? readCount(table, ctx, action.what.count).min : worths.length;
      return worths.slice(0, count).reduce((a, b) => a + b * 0.8, 0);
    }
    case 'payLife': {
      const amount = readAmount(table, ctx, action.amount);
      const life = lifeOf(table, table.me);
      return amount >= life ? 1000 : amount * lifePoint(life);
    }
    case 'move': {
      if (action.what.set === 'self') return worthOf(table, source) * 0.6;
      const { objects, choice } = readObjects(table, ctx, action.what);
      const worths = objects.filter((id) => id !== source).map((id) => movedAway(table, id, action.to.zone));
      const count = choice ? readCount(table, ctx, choice.count).min : worths.length;
      return worths
        .sort((a, b) => a - b)
        .slice(0, count)
        .reduce((a, b) => a + b, 0);
    }
    case 'removeCounters':
    case 'putCounters':
      return 0.4;
    case 'mill':
      return 0.3;
    default:
      return 0;
  }
}

/** What it costs to move a card of one's own to that zone. */
function movedAway(table: Table, id: ObjectId, to: Zone): number {
  const zone = objectOf(table.game, id)?.zone;
  if (zone === 'battlefield') return worthOf(table, id) * (to === 'hand' ? 0.6 : 1);
  return zone === 'hand' ? worthInHand(table, id) * 0.8 : 0.2;
}

/** Whether a body counters something on the stack. */
export function counters(body: Body): boolean {
  const inside = (effect: readonly Instruction[]): boolean =>
    effect.some(
      (i) =>
        i.do === 'counter' ||
        (i.do === 'if' && (inside(i.then) || inside(i.else ?? []))) ||
        (i.do === 'pay' && (inside(i.then ?? []) || inside(i.else ?? []))) ||
        (i.do === 'may' && inside(i.effect)),
    );
  return inside(body.effect) || (body.modes?.options.some((mode) => inside(mode.effect)) ?? false);
}
