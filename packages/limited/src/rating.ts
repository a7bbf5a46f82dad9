/**
 * How good a card is in a deck of forty, judged from its ability tree: what it is as a permanent, what its abilities do, and what it costs.
 * 2006: 413, 501 · 2009, 2011, 2026: 608, 701
 */
import { takesAll, withKeys } from '@rulewright/engine/arguments';
import type {
  Ability,
  Body,
  CardDefinition,
  ContinuousPart,
  Face,
  Instruction,
  ObjectSet,
  Quantity,
} from '@rulewright/engine';
import { manaValueOfFace, worthOfFace } from '@rulewright/players';

/** How much of what an ability does counts: a spell does it once and surely, an activated ability again and again but at a price. */
const SHARE: Readonly<Partial<Record<Ability['ability'], number>>> = { spell: 1, triggered: 0.8, activated: 0.8 };
const BEST = 6;

/** From 0 to 6: 3 is a card one is content to play. Of a card with two faces the better one counts. */
export function ratingOf(definition: CardDefinition): number {
  takesAll('ratingOf', [definition, withKeys('a definition of a card', 'faces', 'layout')]);
  const { faces, layout } = definition;
  const castable = layout === 'double-faced' ? faces.slice(0, 1) : faces;
  return Math.max(0, ...castable.map(ratingOfFace));
}

function ratingOfFace(face: Face): number {
  const cost = manaValueOfFace(face);
  const does = face.abilities.reduce((sum, ability) => sum + worthOfAbility(ability), 0);
  return Math.min(
    BEST,
    Math.max(0, standing(face, cost) + does - cost * (face.types.includes('creature') ? 0.7 : 0.3)),
  );
}

/** What it is before its abilities do anything. */
function standing(face: Face, cost: number): number {
  const { types, subtypes } = face;
  if (types.includes('creature')) return worthOfFace(face) + 1.5;
  if (types.includes('planeswalker')) return 5;
  if (types.includes('land')) return 1.5;
  if (subtypes.includes('Equipment')) return 2.2 + cost * 0.2;
  return types.includes('instant') || types.includes('sorcery') ? 1 : 1.4;
}

function worthOfAbility(ability: Ability): number {
  if (ability.ability === 'static') return (ability.parts ?? []).reduce((sum, part) => sum + worthOfPart(part), 0);
  if (!('body' in ability)) return 0;
  return worthOfBody(ability.body) * (SHARE[ability.ability] ?? 0);
}

function worthOfBody({ effect, modes }: Body): number {
  const best = Math.max(0, ...(modes?.options ?? []).map((option) => worthOfEffect(option.effect)));
  return best + worthOfEffect(effect);
}

const worthOfEffect = (effect: readonly Instruction[]): number =>
  effect.reduce((sum, instruction) => sum + worthOfInstruction(instruction), 0);

/** A number as it stands on the card; two where it depends on the game. */
const usual = (quantity: Quantity | undefined): number => (typeof quantity === 'number' ? quantity : 2);

/** Whether those objects are what its controller would choose: a target, or all there are. */
const isAimed = (objects: ObjectSet | undefined): boolean => objects?.set === 'ref' || objects?.set === 'all';

function worthOfInstruction(instruction: Instruction): number {
  switch (instruction.do) {
    case 'destroy':
      return isAimed(instruction.what) ? 3.2 : 0;
    case 'move':
      if (!isAimed(instruction.what)) return 0;
      return { exile: 3.2, library: 2, hand: 1.2, battlefield: 1.5 }[instruction.to.zone as string] ?? 0;
    case 'damage':
      return isAimed(instruction.to.objects) ? Math.min(3.4, 0.5 + usual(instruction.amount) * 0.9) : 0.6;
    case 'damageDivided':
      return 3;
    case 'fight':
      return 2.4;
    case 'sacrifice':
      return instruction.who.who === 'you' ? -1.2 : 2;
    case 'draw':
      return instruction.who.who === 'you' ? Math.min(3, usual(instruction.count) * 1.1) : 0.3;
    case 'discard':
      return instruction.who.who === 'you' ? -0.6 : 1;
    case 'counter':
      return 1.8;
    case 'createTokens':
      return Math.min(
        4,
        [instruction, ...(instruction.also ?? [])].reduce(
          (sum, { count, token }) => sum + usual(count) * (0.5 + usual(token.power) * 0.7),
          0,
        ),
      );
    case 'putCounters':
      return Math.min(1.5, usual(instruction.count) * 0.6);
    case 'loseLife':
      return instruction.who.who === 'you' ? -0.3 : usual(instruction.amount) * 0.25;
    case 'gainLife':
      return Math.min(0.8, usual(instruction.amount) * 0.12);
    case 'search':
      return 0.9;
    case 'tap':
      return 0.5;
    case 'extraTurn':
      return 2;
    case 'effect':
      return instruction.parts.reduce((sum, part) => sum + worthOfPart(part), 0) * 0.6;
    case 'if':
      return worthOfEffect(instruction.then) * 0.7;
    case 'may':
    case 'forEach':
    case 'forEachPlayer':
      return worthOfEffect(instruction.effect);
    case 'oneOf':
      return Math.max(0, ...instruction.options.map((option) => worthOfEffect(option.effect)));
    default:
      // every other verb is worth little by itself
      return 0.2;
  }
}

/** What a continuous effect does to a creature, or to several. */
function worthOfPart(part: ContinuousPart): number {
  if (part.part === 'rule') {
    const { rule } = part;
    if (rule.rule !== 'cantAttack' && rule.rule !== 'cantBlock') return 0.2;
    return 'set' in rule.what && rule.what.set === 'host' ? 1.4 : -0.4;
  }
  if (part.part !== 'change') return 0.2;
  const many = part.affects.set === 'all' ? 1.8 : 1;
  return part.mods.reduce((sum, mod) => {
    if (mod.mod === 'modifyPT')
      return sum + many * Math.min(2.5, Math.abs(usual(mod.power) + usual(mod.toughness)) * 0.3);
    if (mod.mod === 'control') return sum + 3;
    return sum + 0.5;
  }, 0);
}
