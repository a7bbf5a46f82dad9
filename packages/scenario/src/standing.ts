/** How a game stands, as plain data: players, zones, and what each permanent is beside what its card says. 2006: 217 · 2009, 2011, 2026: 109, 400 */
import {
  CARD_TYPES,
  type Game,
  type GameObject,
  type ObjectId,
  characteristics,
  controllerOf,
  definitionOf,
  lacksPT,
  objectOf,
  onStacks,
  result,
  tokenValues,
} from '@rulewright/engine';
import { holdingsOf } from './having.ts';
import { labelOf } from './naming.ts';
import type { Setting } from './setting.ts';

export interface StandingPlayer {
  readonly name: string;
  readonly life: number;
  /** counters by kind, poison among them */
  readonly counters: Readonly<Record<string, number>>;
  readonly mana: string;
  readonly hand: readonly string[];
  /** how many cards */
  readonly library: number;
  readonly graveyard: readonly string[];
  readonly exile: readonly string[];
}

/** What an object is: `2/2`, empty where it has no power and toughness; supertypes, types, subtypes in a line. */
export interface Appearance {
  readonly name: string;
  readonly pt: string;
  readonly types: string;
}

export interface StandingPermanent {
  /** what the script calls it */
  readonly label: string;
  readonly controller: string;
  readonly is: Appearance;
  readonly printed: Appearance;
  /** what of it is not as printed */
  readonly changed: readonly (keyof Appearance)[];
  readonly tapped: boolean;
  readonly damage: number;
  readonly counters: Readonly<Record<string, number>>;
  readonly attachedTo: string | null;
}

export interface Standing {
  readonly turn: number;
  readonly step: string;
  /** whose turn it is */
  readonly active: string;
  readonly players: readonly StandingPlayer[];
  readonly permanents: readonly StandingPermanent[];
  /** from the bottom */
  readonly stack: readonly string[];
  /** how the game ended; null while it goes on */
  readonly result: string | null;
}

export function standingOf(setting: Setting): Standing {
  const { game } = setting;
  const { state } = game;
  const name = (player: number): string => setting.players[player] ?? '';
  const called = (ids: readonly ObjectId[]): string[] => ids.map((id) => labelOf(setting, id));
  const ended = result(game);
  return {
    turn: state.turn.number,
    step: state.turn.step,
    active: name(state.turn.active),
    players: state.players.map((player, at) => ({
      name: name(at),
      life: player.life,
      counters: { ...player.counters },
      mana: holdingsOf(game, at).mana,
      hand: called(player.hand),
      library: player.library.length,
      graveyard: called(player.graveyard),
      exile: called(state.exile.filter((id) => objectOf(game, id)?.owner === at)),
    })),
    permanents: state.battlefield.flatMap((id) => {
      const object = objectOf(game, id);
      return object ? [permanentOf(setting, object)] : [];
    }),
    stack: called(onStacks(state)),
    result: ended === null ? null : ended.reason,
  };
}

function permanentOf(setting: Setting, object: GameObject): StandingPermanent {
  const { game } = setting;
  const is = appearanceOf(game, object.id);
  const printed = printedOf(game, object);
  const aspects = ['name', 'pt', 'types'] as const;
  return {
    label: labelOf(setting, object.id),
    controller: setting.players[controllerOf(game, object.id)] ?? '',
    is,
    printed,
    changed: aspects.filter((aspect) => is[aspect] !== printed[aspect]),
    tapped: object.tapped,
    damage: object.damage,
    counters: { ...object.counters },
    attachedTo: object.attachedTo === 0 ? null : labelOf(setting, object.attachedTo),
  };
}

const lineOf = (supertypes: readonly string[], types: readonly string[], subtypes: readonly string[]): string =>
  [[...supertypes, ...types].join(' '), subtypes.join(' ')].filter((part) => part !== '').join(' — ');

function appearanceOf(game: Game, id: ObjectId): Appearance {
  const is = characteristics(game, id);
  return {
    name: is.name,
    pt: lacksPT(game, id, is) ? '' : `${is.power}/${is.toughness}`,
    types: lineOf(
      is.supertypes,
      CARD_TYPES.filter((_, bit) => (is.types & (1 << bit)) !== 0),
      is.allCreatureTypes ? ['every creature type'] : is.subtypes,
    ),
  };
}

/** By its card, the face that is up; a token is what it was created as. */
function printedOf(game: Game, object: GameObject): Appearance {
  if (object.kind === 'token') {
    const { name, power, toughness, supertypes, types, subtypes } = object.copied ?? tokenValues(game, object);
    const inOrder = CARD_TYPES.filter((type) => types.includes(type));
    const pt = power === null || toughness === null ? '' : `${power}/${toughness}`;
    return { name, pt, types: lineOf(supertypes, inOrder, subtypes) };
  }
  const { faces } = definitionOf(game, object);
  const face = faces[object.face] ?? faces[0];
  const types = CARD_TYPES.filter((type) => face.types.includes(type));
  return {
    name: face.name,
    pt:
      face.power === undefined || face.toughness === undefined
        ? ''
        : `${face.printedPower ?? face.power}/${face.printedToughness ?? face.toughness}`,
    types: lineOf(face.supertypes, types, face.subtypes),
  };
}
