/**
 * What a permanent would be on the battlefield, for the effects that modify how it enters; what a face-down one would be face up.
 * 2006: 410.10b, 419, 502.26d · 2009, 2011: 614.12, 707.8, 707.11 · 2026: 611.2f, 614.12, 702.51a, 708.8, 708.11, 712.20, 729.2f
 */
import { turnComponents, turnUp } from '../state/turning.ts';
import { snapshotFrom } from '../objects/copying.ts';
import { turnedOver } from '../objects/turning-over.ts';
import type { Game } from '../running/game.ts';
import { type ObjectId, type PlayerId, slotOf } from '../state/ids.ts';
import type {
  Characteristics,
  DerivedAbility,
  FaceDownBy,
  FloatingEffect,
  GameObject,
  WritableObject,
} from '../state/state.ts';
import type { Arrival } from '../events/event.ts';
import { half } from '../state/components.ts';
import { memoised } from '../state/memoised.ts';
import { objectOf } from '../state/objects.ts';
import { blankStackInfo } from '../state/stack.ts';
import { characteristics, controllerOf, derive, fullProfileOf as profileOf, makeTable } from './derive.ts';
import { ownEffects, replacementsOf } from './active.ts';
import { beganWith } from './effect.ts';
import type { AbilityProfile, ActiveReplacement, ActiveRule, Derived } from './derived.ts';
import { shareWorkspace, Table, workspaceOf } from './table.ts';

export interface Ahead {
  characteristics: Characteristics;
  profile: AbilityProfile;
  controller: PlayerId;
  /** its own replacement effects, such as modify how it enters */
  replacements: readonly ActiveReplacement[];
  /** the rules that it has about itself */
  rules: readonly ActiveRule[];
}

/**
 * An object as it would exist on the battlefield if it arrived so. How much is taken into account is the edition's: nothing
 * but what is printed or copied (2006: 410.10b), also its own static abilities (2009, 2011: 614.12), also the effects that
 * exist already (2026: 614.12). What changed it as a spell goes on changing it in each (2006: 217.1c · later: 400.7a).
 */
export function lookAhead(game: Game, id: ObjectId, arrival: Arrival): Ahead {
  const object = objectOf(game, id);
  if (object === null) throw new Error(`There is no object ${id} to look ahead for`);
  const arrived: GameObject = {
    ...object,
    zone: 'battlefield',
    controller: arrival.controller,
    tapped: arrival.tapped,
    faceDown: arrival.faceDown !== null,
    faceDownBy: arrival.faceDown,
    face: arrival.transformed ? 1 : object.face,
    copied: arrival.copied ?? (object.zone === 'stack' || object.kind !== 'card' ? object.copied : null),
    components:
      arrival.melding.length === 0 ? null : arrival.melding.map((other) => half(objectOf(game, other) as GameObject)),
    attachedTo: arrival.attachedTo,
    attachedPlayer: arrival.attachedPlayer,
    counters:
      arrival.counters.length === 0
        ? null
        : Object.fromEntries(arrival.counters.map(({ counter, count }) => [counter, count])),
    memory: arrival.memory.length === 0 ? object.memory : [...(object.memory ?? []), ...arrival.memory],
    spell: object.stack ?? object.spell,
    stack: null,
    phasedOut: false,
    phasedUnder: -1,
    timestamp: game.state.nextTimestamp,
  };
  const seam = game.edition.entersLookAhead;
  const slot = slotOf(id);
  const base = workspaceOf(game).bases.unshared(game, arrived);
  const changed =
    arrived.spell?.given !== undefined ||
    arrival.begins.length > 0 ||
    game.state.effects.some((effect) => beganWith(effect, id));
  const plain = base.profile.changing.length === 0 && arrived.counters === null;
  const alone = seam === 'own-statics' || (game.derived instanceof Table && !game.derived.open);
  if (!changed && (seam === 'none' || (plain && alone))) {
    const { characteristics, profile } = base;
    return {
      characteristics,
      profile,
      controller: arrival.controller,
      ...ownEffects(game, arrived, profile, arrival.controller),
    };
  }
  const objects = game.state.objects.slice();
  objects[slot] = arrived;
  const ahead: Game = {
    ...game,
    derived: null,
    scope: { ...game.scope, overlay: game.scope.overlay.filter((other) => other.id !== id) },
    state: { ...game.state, objects, battlefield: [...game.state.battlefield, id], effects: withThose(game, arrival) },
  };
  shareWorkspace(game, ahead);
  leave(ahead, object);
  makeTable(ahead, seam === 'existing-too' ? {} : { only: id, ...(seam === 'none' ? { withoutStatics: true } : {}) });
  const profile = profileOf(ahead, id);
  const controller = controllerOf(ahead, id);
  return {
    characteristics: characteristics(ahead, id),
    profile,
    controller,
    ...ownEffects(ahead, arrived, profile, controller),
  };
}

/** The effects, with those that would begin as it arrives, after its own static abilities (2026: 611.2e, 613.7n). */
const withThose = ({ state }: Game, { begins }: Arrival): FloatingEffect[] =>
  begins.length === 0
    ? state.effects
    : [
        ...state.effects,
        ...begins.map(({ effect }, n) => ({
          ...effect,
          id: state.nextEffect + n,
          timestamp: state.nextTimestamp + 1 + n,
        })),
      ];

/**
 * What a face-down permanent would be if it were face up, and any other with its other face up: other effects would apply to it as well
 * (2006: 502.26d, 504.5 · 2009, 2011: 707.8 · 2026: 702.37e, 708.8, 712.20).
 */
export interface Turned {
  abilities: readonly DerivedAbility[];
  /** "as it is turned face up", "as it transforms" */
  replacements: readonly ActiveReplacement[];
}

const turns = memoised((_derived: Derived) => new Map<ObjectId, Turned>());

export function turned(game: Game, id: ObjectId): Turned {
  const known = turns(derive(game));
  let found = known.get(id);
  if (found === undefined) known.set(id, (found = lookTurned(game, objectOf(game, id) as GameObject)));
  return found;
}

function lookTurned(game: Game, object: GameObject): Turned {
  const turned: WritableObject = { ...object, ...(object.faceDown ? {} : turnedOver(game, object)) };
  if (object.faceDown) {
    turnUp(turned);
    turnComponents(turned, null);
  }
  const ahead = withObject(game, turned);
  makeTable(ahead, {});
  const profile = profileOf(ahead, object.id);
  return {
    abilities: characteristics(ahead, object.id).abilities,
    replacements: replacementsOf(ahead, turned, profile, controllerOf(ahead, object.id)),
  };
}

/** The game with that object so, nothing derived yet. */
function withObject(game: Game, object: GameObject): Game {
  const objects = game.state.objects.slice();
  objects[slotOf(object.id)] = object;
  const ahead: Game = {
    ...game,
    derived: null,
    scope: { ...game.scope, overlay: [] },
    state: { ...game.state, objects },
  };
  shareWorkspace(game, ahead);
  return ahead;
}

/** What a card would be asked about as a spell: its abilities, its parts about casting, and what would change the cost of spells. */
export type AsSpell = Pick<Characteristics, 'abilities'> & Pick<AbilityProfile, 'casting'> & Pick<Derived, 'costs'>;

const spells = memoised((_derived: Derived) => new Map<string, AsSpell>());

/**
 * What a card would be as a spell of that player's, where effects give spells abilities; null where none does.
 * 2006: 409.1 · 2009, 2011: 601.2 · 2026: 601.3e
 */
export function asSpell(
  game: Game,
  object: GameObject,
  player: PlayerId,
  face: number,
  faceDownBy: FaceDownBy | null,
): AsSpell | null {
  const derived = derive(game);
  if (!derived.toSpells) return null;
  const known = spells(derived);
  const key = `${object.id}/${player}/${face}/${faceDownBy ?? ''}`;
  let found = known.get(key);
  if (found === undefined) known.set(key, (found = lookOnStack(game, object, player, face, faceDownBy)));
  return found;
}

function lookOnStack(
  game: Game,
  object: GameObject,
  player: PlayerId,
  face: number,
  faceDownBy: FaceDownBy | null,
): AsSpell {
  const spell: GameObject = {
    ...object,
    zone: 'stack',
    controller: player,
    face,
    faceDown: faceDownBy !== null,
    faceDownBy,
    stack: blankStackInfo('spell', null, 0, {}, { castFrom: object.zone }),
  };
  const ahead = withObject(game, spell);
  leave(ahead, object);
  ahead.state.stack = [...ahead.state.stack, object.id];
  const { costs } = makeTable(ahead, {});
  const { abilities } = characteristics(ahead, object.id);
  return { abilities, casting: profileOf(ahead, object.id).casting, costs };
}

const lying = memoised((_derived: Derived) => new Map<string, Lying>());
type Lying = Pick<Characteristics, 'abilities'> & Pick<AbilityProfile, 'casting'>;

/**
 * The abilities of a card where it lies were it what would be cast of it: also those that effects would give it then, and not those that they
 * give it as it is (2006: 505.2 · 2009, 2011: 708.2 · 2026: 601.3e, 709.3a, 715.3a).
 */
export function lyingAs(game: Game, object: GameObject, face: number, is: Characteristics): Lying {
  const derived = derive(game);
  if (!derived.toCards)
    return { abilities: characteristics(game, object.id).abilities, casting: profileOf(game, object.id).casting };
  const known = lying(derived);
  const key = `${object.id}/${face}`;
  let found = known.get(key);
  if (found === undefined) {
    const ahead = withObject(game, { ...object, copied: snapshotFrom(object, is) });
    makeTable(ahead, {});
    const { abilities } = characteristics(ahead, object.id);
    known.set(key, (found = { abilities, casting: profileOf(ahead, object.id).casting }));
  }
  return found;
}

/** Takes the object out of the list of the zone it is still in. */
function leave(game: Game, object: GameObject): void {
  const { state } = game;
  const without = (ids: readonly ObjectId[]): ObjectId[] => ids.filter((other) => other !== object.id);
  switch (object.zone) {
    case 'stack':
      state.stack = without(state.stack);
      break;
    case 'exile':
      state.exile = without(state.exile);
      break;
    case 'ante':
      state.ante = without(state.ante);
      break;
    case 'command':
      state.command = without(state.command);
      break;
    case 'hand':
    case 'graveyard':
    case 'library': {
      const { zone, owner } = object;
      state.players = state.players.map((player) =>
        player.id === owner ? { ...player, [zone]: without(player[zone]) } : player,
      );
      break;
    }
    case 'battlefield':
    case 'outside':
      break;
  }
}
