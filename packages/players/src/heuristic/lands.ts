/** Which land to play or to find: one whose mana the hand asks for and no land makes yet. 2006: 212.6 · 2009, 2011, 2026: 305 */
import type { Ability, Face, ObjectId } from '@rulewright/engine';
import { COLORS, objectOf } from '@rulewright/engine';
import { makingOf, manaOf, manaValueOf } from './mana.ts';
import { type Table, faceOf, handOf, hasType, landsOf, traits } from './table.ts';

/** What a land in hand or library adds: colours before what else it does, and tapped where its mana would not be spent now. */
export function landWorth(table: Table, id: ObjectId): number {
  const object = objectOf(table.game, id);
  const face = object && faceOf(table, object, object.face);
  if (!face) return 0;
  const held = heldSpells(table);
  const own = landsOf(table, table.me);
  const { amount, colors } = makingOf(table, id);
  let worth = 0;
  let lacks = false;
  for (const [at, color] of COLORS.entries()) {
    const asked = Math.max(
      0,
      ...held.map(({ manaCost }) => manaCost?.filter((symbol) => symbol === color).length ?? 0),
    );
    const made = own.filter((land) => makingOf(table, land).colors & (1 << at)).length;
    lacks ||= asked > made;
    if ((colors & (1 << at)) === 0) continue;
    worth += asked > made ? (made === 0 ? FIRST_OF_COLOR : MORE_OF_COLOR) : asked > 0 ? 0.2 : 0.05;
  }
  if (givesWay(table, id) && heldLands(table).length > 1) worth -= FIRST_OF_COLOR;
  if (face.abilities.some(takesAnother)) worth -= FIRST_OF_COLOR;
  // it finds another
  if (amount === 0) worth += lacks ? 1.5 : 0.5;
  const before = manaOf(table, table.me);
  const paysFor = (mana: number): boolean =>
    held.some((card) => manaValueOf(card) > before && manaValueOf(card) <= before + mana);
  if (entersTapped(face)) worth += paysFor(1) ? -1.6 : 0.8;
  else if (amount > 1 && paysFor(amount) && !paysFor(1)) worth += FIRST_OF_COLOR;
  return !lacks && face.abilities.some(isMoreThanMana) ? worth + 0.3 : worth;
}

/** Whether playing a land costs more mana than all lands in hand make: those on the table that are sacrificed as another is played. */
export function costsOthers(table: Table): boolean {
  const lost = landsOf(table, table.me).filter((land) => givesWay(table, land));
  return lost.length > 0 && manaMade(table, lost) >= manaMade(table, heldLands(table));
}

const heldLands = (table: Table): ObjectId[] => handOf(table).filter((card) => hasType(traits(table, card), 'land'));

const manaMade = (table: Table, lands: readonly ObjectId[]): number =>
  lands.reduce((sum, land) => sum + makingOf(table, land).amount, 0);

/** Whether a land is sacrificed as another is played. */
function givesWay(table: Table, id: ObjectId): boolean {
  const object = objectOf(table.game, id);
  const face = object && faceOf(table, object, object.face);
  return (
    face?.abilities.some(
      (ability) =>
        ability.ability === 'triggered' &&
        ability.event.on === 'playLand' &&
        ability.body.effect.some((instruction) => instruction.do === 'sacrifice' && instruction.what.set === 'self'),
    ) === true
  );
}

/** Whether something is sacrificed for a land as it enters. */
const takesAnother = (ability: Ability): boolean =>
  ability.ability === 'static' &&
  ability.parts.some(
    (part) =>
      part.part === 'replacement' &&
      part.replacement.instead.instead === 'do' &&
      part.replacement.instead.effect.some(({ do: verb }) => verb === 'sacrifice'),
  );

const FIRST_OF_COLOR = 2;
const MORE_OF_COLOR = 1;

/** The cards in hand that are cast for mana. */
const heldSpells = (table: Table): Face[] =>
  handOf(table).flatMap((id) => {
    const object = objectOf(table.game, id);
    const face = object && faceOf(table, object, object.face);
    return face && face.manaCost !== null && !face.types.includes('land') ? [face] : [];
  });

const isMoreThanMana = (ability: Ability): boolean =>
  ability.ability !== 'static' &&
  (ability.ability !== 'activated' || ability.body.effect.every(({ do: verb }) => verb !== 'addMana'));

const entersTapped = ({ abilities }: Face): boolean =>
  abilities.some(
    (ability) =>
      ability.ability === 'static' &&
      ability.parts.some(
        (part) =>
          part.part === 'replacement' &&
          part.replacement.instead.instead === 'enters' &&
          part.replacement.instead.tapped === true,
      ),
  );
