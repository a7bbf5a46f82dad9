/**
 * What a continuous effect is worth: changes of power and toughness by what they do in the fight at hand, control, abilities
 * and prohibitions. 2006: 418 · 2009, 2011, 2026: 611, 613
 */
import type { Characteristics, ContinuousPart, Context, KeywordName, Modification, ObjectId } from '@rulewright/engine';
import { controllerOf, objectOf } from '@rulewright/engine';
import {
  type Table,
  creaturesOf,
  hasKeyword,
  hasType,
  isMine,
  isMyTurn,
  leftOf,
  lifeOf,
  lifePoint,
  opponentsOf,
  traits,
} from './table.ts';
import { unblockedDamage } from './reach.ts';
import { readAmount, readObjects, readPlayers } from './sets.ts';
import { shieldWorth } from './shielding.ts';
import { engineOf, worthOf } from './worth.ts';

/** The value for this player of one part of a continuous effect. */
export function scorePart(table: Table, ctx: Context, part: ContinuousPart, thisTurn: boolean): number {
  switch (part.part) {
    case 'change': {
      const { objects } = readObjects(table, ctx, part.affects);
      let sum = 0;
      for (const id of objects) {
        const change = changeTo(table, ctx, id, part.mods, thisTurn);
        sum += isMine(table, id) ? change : -change;
        if (
          part.mods.some((mod) => mod.mod === 'control' && readPlayers(table, ctx, mod.player).includes(table.me)) &&
          !isMine(table, id)
        ) {
          sum += worthOf(table, id) * (thisTurn ? 0.5 : 2);
        }
      }
      return sum;
    }
    case 'rule':
      return ruleWorth(table, ctx, part.rule);
    case 'replacement':
      return (thisTurn ? shieldWorth(table, ctx, part) : null) ?? 0.2;
    case 'cost':
      return 0.5;
    case 'additionalCost':
    case 'alternativeCost':
    case 'castFrom':
    case 'payWith':
    case 'helped':
    case 'offering':
    case 'castTiming':
    case 'openingHand':
    case 'goesFirst':
    case 'forAnte':
    case 'deck':
      return 0;
  }
}

/** What the modifications mean to the object's controller. */
export function changeTo(
  table: Table,
  ctx: Context,
  id: ObjectId,
  mods: readonly Modification[],
  thisTurn: boolean,
): number {
  const is = traits(table, id);
  let sum = 0;
  const animates =
    mods.some((mod) => mod.mod === 'types' && mod.types?.includes('creature')) && !hasType(is, 'creature');
  for (const mod of mods) {
    switch (mod.mod) {
      case 'modifyPT':
        sum += pump(
          table,
          id,
          readAmount(table, ctx, mod.power, 0),
          readAmount(table, ctx, mod.toughness, 0),
          thisTurn,
        );
        break;
      case 'setPT': {
        const power = mod.power === undefined ? is.power : readAmount(table, ctx, mod.power, is.power);
        const toughness =
          mod.toughness === undefined ? is.toughness : readAmount(table, ctx, mod.toughness, is.toughness);
        if (animates)
          sum += thisTurn ? animated(table, id, power, toughness, mods) : 0.4 + power * 0.8 + toughness * 0.45;
        else sum += pump(table, id, power - is.power, toughness - is.toughness, thisTurn);
        break;
      }
      case 'gain':
        sum += thisTurn ? 0.1 : mod.abilities.reduce((gained, ability) => gained + 0.6 + engineOf(ability), 0);
        break;
      case 'lose':
      case 'loseThis':
        sum -= 0.4;
        break;
      case 'loseAll':
        sum -= thisTurn ? 0.2 : is.abilities.length * 0.4;
        break;
      case 'gainThis':
      case 'gainBelow':
      case 'gainActivated':
      case 'gainKeyword':
      case 'control':
      case 'copy':
      case 'text':
      case 'fullText':
      case 'textWord':
      case 'types':
      case 'everyCreatureType':
      case 'color':
      case 'switchPT':
      case 'name':
        break;
    }
  }
  return sum;
}

/** What it is worth that a permanent is a creature this turn: to attack with before the fight, to block with once attackers are declared. */
function animated(table: Table, id: ObjectId, power: number, toughness: number, mods: readonly Modification[]): number {
  const object = objectOf(table.game, id);
  if (!object || object.tapped) return NO_USE;
  const { step } = table.game.state.turn;
  const flies = mods.some(
    (mod) =>
      mod.mod === 'gain' &&
      mod.abilities.some((ability) => ability.ability === 'keyword' && ability.keyword === 'flying'),
  );
  if (!isMyTurn(table)) return step === 'declareAttackers' ? blocking(table, id, power, toughness, flies) : NO_USE;
  const isNew = object.controlledSince > (table.game.state.players[object.controller]?.turnBegan ?? 0);
  return step === 'main1' && !isNew ? attacking(table, power, toughness, flies) : NO_USE;
}

/** What it is worth to attack with a creature that large, which no untapped guard should stop. */
function attacking(table: Table, power: number, toughness: number, flies: boolean): number {
  const foes = opponentsOf(table);
  const guards = foes
    .flatMap((player) => creaturesOf(table, player))
    .filter((guard) => !objectOf(table.game, guard)?.tapped && (!flies || stopsFlying(traits(table, guard))));
  const through = power * lifePoint(Math.min(...foes.map((player) => lifeOf(table, player))));
  if (guards.length === 0) return through;
  const stopped = guards.some((guard) => traits(table, guard).power >= toughness || leftOf(table, guard) > power);
  return stopped ? NO_USE : through * 0.5;
}

const stopsFlying = (is: Characteristics): boolean => hasKeyword(is, 'flying') || hasKeyword(is, 'reach');

/** What it is worth that the permanent blocks one of the attackers. */
function blocking(table: Table, id: ObjectId, power: number, toughness: number, flies: boolean): number {
  const life = lifeOf(table, table.me);
  let best = NO_USE;
  for (const { id: attacker, defender } of table.game.state.combat?.attackers ?? []) {
    const is = traits(table, attacker);
    const evades = EVASIONS.some((keyword) => hasKeyword(is, keyword)) || (hasKeyword(is, 'flying') && !flies);
    if (defender !== table.me || evades) continue;
    const kills = power >= leftOf(table, attacker) && !hasKeyword(is, 'indestructible');
    const dealt = Math.max(0, is.power);
    const gain =
      (kills ? worthOf(table, attacker) : 0) -
      (dealt >= toughness ? worthOf(table, id) : 0) +
      dealt * lifePoint(life - dealt / 2) * 0.5;
    best = Math.max(best, gain);
  }
  return best;
}

/** What it is worth to be a creature for nothing. */
const NO_USE = -0.5;

/** Those that keep a creature from being blocked by some; what they ask for a permanent that is no creature yet is taken to lack. */
const EVASIONS: readonly KeywordName[] = ['shadow', 'fear', 'intimidate', 'horsemanship', 'landwalk', 'protection'];

/** What +power/+toughness means to a creature's controller, now. */
function pump(table: Table, id: ObjectId, power: number, toughness: number, thisTurn: boolean): number {
  const is = traits(table, id);
  const object = objectOf(table.game, id);
  if (!object || !hasType(is, 'creature')) return 0;
  if (toughness < 0 && is.toughness + toughness <= object.damage) return -worthOf(table, id);
  if (!thisTurn) return power * 0.8 + toughness * 0.45;
  return inCombat(table, id, power, toughness);
}

function inCombat(table: Table, id: ObjectId, power: number, toughness: number): number {
  const { combat, turn } = table.game.state;
  if (!combat || turn.step !== 'declareBlockers') return 0;
  const attacker = combat.attackers.find((a) => a.id === id);
  const is = traits(table, id);
  const dealt = objectOf(table.game, id)?.damage ?? 0;
  if (attacker && !attacker.blocked) {
    const life = lifeOf(table, attacker.defender);
    const through = unblockedDamage(table, attacker.defender);
    if (through < life && through + power >= life) return 100;
    return power * lifePoint(life) * 0.8;
  }
  const foes = attacker ? attacker.blockedBy : (combat.blockers.find((b) => b.id === id)?.blocking ?? []);
  if (foes.length === 0) return 0;
  const taken = foes.reduce((sum, foe) => sum + Math.max(0, traits(table, foe).power), 0);
  const foe = foes[0] ?? 0;
  const left = leftOf(table, foe);
  let sum = 0;
  if (taken >= is.toughness - dealt && taken < is.toughness + toughness - dealt) sum += worthOf(table, id);
  if (taken < is.toughness - dealt && taken >= is.toughness + toughness - dealt) sum -= worthOf(table, id);
  if (is.power < left && is.power + power >= left) sum += worthOf(table, foe);
  if (is.power >= left && is.power + power < left) sum -= worthOf(table, foe);
  return sum;
}

/** Whether a creature will be destroyed in the combat at hand unless something is done. */
export function endangered(table: Table, id: ObjectId): boolean {
  const { combat, turn } = table.game.state;
  const object = objectOf(table.game, id);
  if (!combat || !object || turn.step !== 'declareBlockers' || object.shields > 0) return false;
  const attacker = combat.attackers.find((a) => a.id === id);
  const foes = attacker ? attacker.blockedBy : (combat.blockers.find((b) => b.id === id)?.blocking ?? []);
  const is = traits(table, id);
  const taken = foes.reduce((sum, foe) => sum + Math.max(0, traits(table, foe).power), 0);
  return hasType(is, 'creature') && taken >= is.toughness - object.damage && !hasKeyword(is, 'indestructible');
}

function ruleWorth(table: Table, ctx: Context, rule: Extract<ContinuousPart, { part: 'rule' }>['rule']): number {
  switch (rule.rule) {
    case 'cantAttack':
    case 'cantBlock':
    case 'doesntUntap': {
      const { objects } = readObjects(table, ctx, rule.what);
      return objects.reduce(
        (sum, id) => sum + (controllerOf(table.game, id) === table.me ? -1 : 1) * worthOf(table, id) * 0.4,
        0,
      );
    }
    case 'cantCast':
    case 'cantPlayLands':
    case 'cantDraw':
    case 'cantGainLife': {
      const who = readPlayers(table, ctx, rule.who);
      return who.reduce((sum, player) => sum + (player === table.me ? -1.5 : 1.5), 0);
    }
    default:
      return 0.2;
  }
}
