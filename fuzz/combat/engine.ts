/** The same combat on the engine's own table, played up to a declaration, and what it takes as an answer there. */
import {
  type Answer,
  type AttackCandidate,
  type BlockCandidate,
  type CardDefinition,
  type Decision,
  type EditionName,
  type Game,
  type ObjectId,
  type PositionObject,
  answer,
  createGame,
  decision,
  leastAnswer,
  payingAutomatically,
  wrongAnswer,
} from '@rulewright/engine';
import { type CardText, compile } from '@rulewright/oracle';
import type { Target } from './attacks.ts';
import { type Decree, type Trait, textOf } from './words.ts';
import type { World } from './world.ts';

/** The game as attackers are to be declared, and which of its objects are those of the combat. */
export interface Table {
  readonly game: Game;
  readonly creatures: readonly ObjectId[];
  readonly planeswalkers: readonly ObjectId[];
  readonly battles: readonly ObjectId[];
}

const LANDS = ['Plains', 'Swamp'] as const;
type Face = CardDefinition['faces'][number];
const compiled = new Map<Trait | Decree, Face['abilities']>();

/** The meaning of a text; each is compiled once. */
function abilitiesOf(word: Trait | Decree): Face['abilities'] {
  const known = compiled.get(word);
  if (known !== undefined) return known;
  const card: CardText = {
    name: 'Test Card',
    layout: 'normal',
    supertypes: [],
    types: ['Creature'],
    subtypes: [],
    typeLine: 'Creature',
    text: textOf(word),
  };
  const read = compile(card);
  if (!read.ok) throw new Error(read.refused.map(({ text: of, reason }) => `${of}: ${reason}`).join('; '));
  const abilities = read.definition.faces[0]?.abilities ?? [];
  compiled.set(word, abilities);
  return abilities;
}

/** A card of those types that says so. */
function cardOf(types: Face['types'], says: readonly (Trait | Decree)[], more: Partial<Face> = {}): CardDefinition {
  const face = { manaCost: null, supertypes: [], types, subtypes: [], abilities: says.flatMap(abilitiesOf), ...more };
  const name = JSON.stringify([types, says, more]);
  return { key: name, name, layout: 'normal', faces: [{ name, ...face }] };
}

/** The whole table, each object with its card. */
export function tableOf(edition: EditionName, world: World): Table {
  const placed: { card: CardDefinition; at: Omit<PositionObject, 'def' | 'name' | 'zone'> }[] = [
    ...world.creatures.map(({ player, black, artifact, elf, power, tapped, sick, traits }) => ({
      card: cardOf(artifact ? ['artifact', 'creature'] : ['creature'], traits, {
        ...(black ? { colorIndicator: ['B'] as const } : {}),
        subtypes: [elf ? 'Elf' : 'Ogre'],
        power,
        toughness: 2,
      }),
      at: { player, tapped, sick },
    })),
    ...world.planeswalkers.map((player) => ({
      card: cardOf(['planeswalker'], [], { loyalty: 3 }),
      at: { player, counters: { loyalty: 3 } },
    })),
    ...world.battles.map((protector) => ({
      card: cardOf(['battle'], [], { subtypes: ['Siege'], defense: 3 }),
      at: { player: 0, protector, counters: { defense: 3 } },
    })),
    ...world.decrees.map(({ by, says }) => ({ card: cardOf(['enchantment'], [says]), at: { player: by } })),
    ...[world.plains, world.swamps].flatMap((lands, i) =>
      lands.flatMap((n, player) =>
        Array.from({ length: n }, () => ({
          card: cardOf(['land'], [], { supertypes: ['basic'], subtypes: [LANDS[i] as string] }),
          at: { player },
        })),
      ),
    ),
  ];
  const created = createGame({
    edition,
    seed: 1,
    players: Array.from({ length: world.players }, (_, player) => ({ name: `P${player}`, deck: [] })),
    definitions: new Map(placed.map(({ card }) => [card.key, card])).values(),
    attack: world.attack,
    position: {
      active: 0,
      step: 'beginCombat',
      objects: placed.map(({ card, at }) => ({ def: card.key, name: card.name, zone: 'battlefield', ...at })),
    },
  });
  if (!created.ok) throw new Error(created.errors.map((e) => e.message).join('; '));
  const { game } = created;
  const ids = [...game.state.battlefield].sort((a, b) => a - b);
  const [creatures, walkers] = [world.creatures.length, world.planeswalkers.length];
  return {
    game,
    creatures: ids.slice(0, creatures),
    planeswalkers: ids.slice(creatures, creatures + walkers),
    battles: ids.slice(creatures + walkers, creatures + walkers + world.battles.length),
  };
}

/** Plays on, passing, paying and doing the least, until that is asked; null where it is not asked before that step is over. */
export function playTo<F extends 'attackers' | 'blockers'>(game: Game, form: F): Extract<Decision, { form: F }> | null {
  for (let asked = decision(game); asked !== null; asked = decision(game)) {
    if (asked.form === form) return asked as Extract<Decision, { form: F }>;
    if (isPast(game, form)) return null;
    give(game, usual(asked));
  }
  return null;
}

const isPast = ({ state }: Game, form: 'attackers' | 'blockers'): boolean =>
  (form === 'attackers' ? ['beginCombat'] : ['beginCombat', 'declareAttackers', 'declareBlockers']).every(
    (step) => step !== state.turn.step,
  );

/** Mana from wherever the engine would take it, and nothing else that need not be. */
export function usual(asked: Decision): Answer {
  const paying = asked.form === 'choose' ? payingAutomatically(asked) : -1;
  return paying >= 0 ? [paying] : leastAnswer(asked);
}

/** Gives an answer that must be taken. */
export function give(game: Game, given: Answer): void {
  const answered = answer(game, given);
  if (!answered.ok) throw new Error(`${decision(game)?.kind}: ${answered.wrong.message}`);
}

type Attacks = readonly { readonly creature: number; readonly target: Target }[];
type Blocks = readonly { readonly creature: number; readonly attackers: readonly number[] }[];

/** That attack as an answer; null where it is not even offered. */
export function attackAnswer(table: Table, candidates: readonly AttackCandidate[], attacks: Attacks) {
  const answers = attacks.map(({ creature, target: { what, index } }) => {
    const attacker = table.creatures[creature] as ObjectId;
    const objects = what === 'planeswalker' ? table.planeswalkers : table.battles;
    const at = candidates
      .find((c) => c.attacker === attacker)
      ?.targets.findIndex((t) =>
        'player' in t ? what === 'player' && t.player === index : what !== 'player' && t.object === objects[index],
      );
    return { attacker, target: at ?? -1 };
  });
  return answers.every(({ target }) => target >= 0) ? answers : null;
}

/** Those blocks as an answer; null where they are not even offered. */
export function blockAnswer(table: Table, candidates: readonly BlockCandidate[], blocks: Blocks) {
  const answers = blocks.map(({ creature, attackers }) => {
    const blocker = table.creatures[creature] as ObjectId;
    const able = candidates.find((c) => c.blocker === blocker)?.attackers ?? [];
    return { blocker, attackers: attackers.map((attacker) => able.indexOf(table.creatures[attacker] as ObjectId)) };
  });
  return answers.every(({ attackers }) => attackers.every((at) => at >= 0)) ? answers : null;
}

export const isTaken = (game: Game, asked: Decision, given: Answer): boolean =>
  wrongAnswer(game, asked, given) === null;
