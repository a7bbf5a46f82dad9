/** A position made by hand for tests of what objects are. 2006: 418 · 2009, 2011, 2026: 613 */
import type { Edition } from '../editions/edition.ts';
import { editionOf } from '../editions/editions.ts';
import { EDITIONS } from '../state/names.ts';
import type { Game } from '../running/game.ts';
import type {
  ChosenTargets,
  Env,
  FloatingEffect,
  GameObject,
  GameState,
  PlayerState,
  TurnState,
} from '../state/state.ts';
import { newObject } from '../events/objects.ts';
import { newGame } from '../new-game.ts';
import type { Ability, StaticAbility } from '../vocabulary/abilities.ts';
import type { CardDefinition, Face } from '../vocabulary/definition.ts';
import type { ContinuousPart, Duration, Modification } from '../vocabulary/rules-effects.ts';
import type { Instruction } from '../vocabulary/instructions.ts';
import type { ObjectSet } from '../vocabulary/nouns.ts';
import { COLORS, CARD_TYPES, type Zone } from '../vocabulary/words.ts';
import { freshPlayer, freshState } from '../state/fresh.ts';
import { beginEffect } from './floating.ts';
import { characteristics } from './derive.ts';

export const testEdition = editionOf;

const player = (id: number): PlayerState => ({ ...freshPlayer(id, id, 20), kept: true });

export interface Board {
  game: Game;
  /** puts an object there and returns its id */
  put(
    face: Partial<Face>,
    options?: Partial<GameObject> & { layout?: CardDefinition['layout']; other?: Partial<Face> },
  ): number;
  /** begins an effect as if a spell of player 0 resolved */
  resolve(
    parts: readonly ContinuousPart[],
    options?: { duration?: Duration; controller?: number; source?: number; env?: Env; x?: number },
  ): FloatingEffect;
  change(objects: readonly number[], mods: readonly Modification[]): FloatingEffect;
  /** forgets the table, as a change of membership does */
  touch(): void;
}

/** What was chosen for the first target that a text asks for, by the name of `t`. */
export const aimed = (objects: readonly number[], more: Partial<ChosenTargets> = {}): ChosenTargets => ({
  name: 't',
  objects,
  players: [],
  divided: null,
  text: 0,
  spec: 'body/targets/0',
  ...more,
});

let definitions = 0;

export function board(edition: Edition): Board {
  const options: GameState['options'] = {
    variant: 'none',
    attack: 'multiple',
    range: null,
    deploy: false,
    commander: false,
    brawl: false,
    ante: false,
  };
  const state = freshState(edition.name, options, { key: '0'.repeat(64), counter: 0 }, [player(0), player(1)]);
  Object.assign(state.turn, { number: 1, phase: 'precombatMain', step: 'main1' } satisfies Partial<TurnState>);
  const game = newGame(state, edition, new Map(), {
    names: ['A', 'B'],
    catalogue: null,
    anachronisms: 'refuse',
    agents: [null, null],
    log: false,
    checkpoints: false,
  });

  const define = (faces: readonly [Face, ...Face[]], layout: CardDefinition['layout']): string => {
    const key = `test:${definitions++}`;
    game.definitions.set(key, { key, name: faces[0].name, layout, faces });
    return key;
  };
  const whole = (face: Partial<Face>): Face => ({
    name: 'Object',
    manaCost: null,
    supertypes: [],
    types: ['creature'],
    subtypes: [],
    abilities: [],
    ...face,
  });

  const self: Board = {
    game,
    put(face, { layout = 'normal', other, ...options } = {}) {
      const zone: Zone = options.zone ?? 'battlefield';
      const owner = options.owner ?? options.controller ?? 0;
      const def = options.def ?? define(other === undefined ? [whole(face)] : [whole(face), whole(other)], layout);
      const object = newObject(state, { kind: 'card', owner, zone, def });
      const { id } = Object.assign(object, { known: 3, controlledSince: 0, enteredTurn: 0 }, options);
      if (zone === 'battlefield' || zone === 'stack' || zone === 'exile' || zone === 'ante' || zone === 'command')
        state[zone].push(id);
      else if (zone !== 'outside') (state.players[owner] as PlayerState)[zone].push(id);
      game.derived = null;
      return id;
    },
    resolve(parts, { controller = 0, source = 0, env = {}, x, ...rest } = {}) {
      const duration: Duration = rest.duration ?? { until: 'endOfTurn' };
      const instruction: Extract<Instruction, { do: 'effect' }> = { do: 'effect', parts, duration };
      const ability: Ability = { ability: 'spell', body: { effect: [instruction] } };
      const def = define([whole({ types: ['instant'], abilities: [ability] })], 'normal');
      const ref = { def, path: 'faces/0/abilities/0' };
      const begun = beginEffect(game, { controller, source, env, x: x ?? null, ref, stack: null }, instruction);
      if (begun === null) throw new Error('The effect does not begin');
      const effect: FloatingEffect = { ...begun, id: state.nextEffect++, timestamp: state.nextTimestamp++ };
      state.effects.push(effect);
      game.derived = null;
      return effect;
    },
    change(objects, mods) {
      return self.resolve([{ part: 'change', affects: { set: 'ref', name: 'them' }, mods }], {
        env: { them: { objects } },
      });
    },
    touch() {
      game.derived = null;
    },
  };
  return self;
}

/** A static ability with one change. */
export const changes = (affects: ObjectSet, ...mods: Modification[]): StaticAbility => ({
  ability: 'static',
  parts: [{ part: 'change', affects, mods }],
});
export const all = (...filters: Extract<ObjectSet, { set: 'all' }>['where'][]): ObjectSet => ({
  set: 'all',
  where: filters.length === 1 ? (filters[0] as never) : { is: 'and', of: filters },
});
export const creatures = { is: 'type', type: 'creature' } as const;
export const lands = { is: 'type', type: 'land' } as const;
export const yours = { is: 'controlledBy', player: { who: 'you' } } as const;
export const nonbasic = { is: 'not', of: { is: 'supertype', supertype: 'basic' } } as const;

export const pt = (game: Game, id: number): string =>
  `${characteristics(game, id).power}/${characteristics(game, id).toughness}`;
export const typesOf = (game: Game, id: number): string[] =>
  CARD_TYPES.filter((_, i) => (characteristics(game, id).types & (1 << i)) !== 0);
export const colorsOf = (game: Game, id: number): string =>
  COLORS.filter((_, i) => (characteristics(game, id).colors & (1 << i)) !== 0).join('');
export { EDITIONS };
