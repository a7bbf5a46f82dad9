/** The mana that permanents make, and its types. 2006: 406 · 2009, 2011, 2026: 106, 605 */
import type { Ability, Color, Cost, Face, ObjectId, PlayerId } from '@rulewright/engine';
import { COLORS, objectOf, profileOf } from '@rulewright/engine';
import { type Table, hasKeyword, hasType, permanentsOf, traits } from './table.ts';

/** The mana that a cost asks for; nothing for X. */
export const manaAskedBy = ({ mana = [] }: Cost): number =>
  mana.reduce((sum, symbol) => sum + (symbol === 'X' ? 0 : Number(symbol) || 1), 0);

export function manaValueOf(face: Face): number {
  let sum = 0;
  for (const symbol of face.manaCost ?? []) {
    const generic = Number(symbol);
    sum += Number.isFinite(generic) ? generic : symbol === 'X' ? 0 : 1;
  }
  return sum;
}

type Profile = ReturnType<typeof profileOf>;

/** What the mana abilities of an object make at most by tapping it, less what they ask, and of which colours, as bits. */
interface Making {
  readonly amount: number;
  readonly colors: number;
}

const NOTHING: Making = { amount: 0, colors: 0 };
const ALL_COLORS = (1 << COLORS.length) - 1;
const makings = new WeakMap<Profile, Making>();

export function makingOf(table: Table, id: ObjectId): Making {
  const profile = profileOf(table.game, id);
  const known = makings.get(profile);
  if (known !== undefined) return known;
  let making = NOTHING;
  for (const { ability, mana } of profile.activated) {
    if (!mana || ability.cost.actions?.every(({ do: verb }) => verb === 'tap') === false) continue;
    const { amount, colors } = madeBy(ability);
    making = {
      amount: Math.max(making.amount, amount - manaAskedBy(ability.cost)),
      colors: making.colors | colors,
    };
  }
  makings.set(profile, making);
  return making;
}

function madeBy({ body }: Extract<Ability, { ability: 'activated' }>): Making {
  let amount = 0;
  let colors = 0;
  for (const instruction of body.effect) {
    if (instruction.do !== 'addMana') continue;
    const { types } = instruction.mana;
    if ('length' in types) {
      amount += types.length;
      colors |= bitsOf(types);
    } else if ('any' in types) {
      amount += typeof types.any === 'number' ? types.any : 1;
      colors |= types.among !== undefined && types.among !== 'identity' ? bitsOf(types.among) : ALL_COLORS;
    } else {
      amount += 'count' in types && typeof types.count === 'number' ? types.count : 1;
      if ('type' in types && typeof types.type === 'string') colors |= bitsOf([types.type]);
    }
  }
  return { amount, colors };
}

function bitsOf(types: readonly string[]): number {
  let bits = 0;
  for (const type of types) {
    const at = COLORS.indexOf(type as Color);
    if (at >= 0) bits |= 1 << at;
  }
  return bits;
}

/** The mana that a player's untapped permanents make, those that cannot be tapped yet left aside. */
export function manaOf(table: Table, player: PlayerId): number {
  let sum = 0;
  for (const id of permanentsOf(table, player)) {
    const object = objectOf(table.game, id);
    if (object === null || object.tapped) continue;
    const is = traits(table, id);
    if (hasType(is, 'creature') && !hasType(is, 'land') && isNew(table, id, player) && !hasKeyword(is, 'haste'))
      continue;
    sum += hasType(is, 'land') ? Math.max(1, makingOf(table, id).amount) : makingOf(table, id).amount;
  }
  return sum;
}

/** Whether a permanent has come under its controller's control since that player's last turn began. */
const isNew = (table: Table, id: ObjectId, player: PlayerId): boolean =>
  (objectOf(table.game, id)?.controlledSince ?? 0) > (table.game.state.players[player]?.turnBegan ?? 0);
