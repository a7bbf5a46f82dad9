/** A table for tests of casting: cards by hand, a position, and answers by what is asked. 2006: 408–411 · 2009, 2011, 2026: 601–605 */
import type { EditionName } from '../state/names.ts';
import { answer, createGame } from '../game.ts';
import type { PositionObject } from '../setup/description.ts';
import type { Action, Answer, Decision, OptionValue } from '../decisions/decision.ts';
import type { Game } from '../running/game.ts';
import type { ObjectId, PlayerId } from '../state/ids.ts';
import { objectOf } from '../state/objects.ts';
import type { GameObject, WritableObject } from '../state/state.ts';
import { characteristics } from '../continuous/derive.ts';
import type { Ability } from '../vocabulary/abilities.ts';
import type { CardDefinition, Face } from '../vocabulary/definition.ts';
import type { Instruction } from '../vocabulary/instructions.ts';
import type { Filter, ObjectSet } from '../vocabulary/nouns.ts';

export const you = { who: 'you' } as const;
export const self = { set: 'self' } as const;
export const creature: Filter = { is: 'type', type: 'creature' };
export const yours: Filter = { is: 'controlledBy', player: you };
export const one = { min: 1, max: 1 } as const;
export const target = (name: string): ObjectSet => ({ set: 'ref', name });
export const tapSelf = { do: 'tap', what: self } as const;
export const add = (...types: ('W' | 'U' | 'B' | 'R' | 'G' | 'C')[]): Instruction => ({
  do: 'addMana',
  who: you,
  mana: { types },
});
export const draw = (count: number): Instruction => ({ do: 'draw', who: you, count });

export function card(
  name: string,
  cost: string | null,
  types: Face['types'],
  abilities: readonly Ability[] = [],
  more: Partial<Face> = {},
): CardDefinition {
  const face: Face = {
    name,
    manaCost: cost === null ? null : cost === '' ? [] : cost.split(' '),
    supertypes: [],
    types,
    subtypes: [],
    abilities,
    ...more,
  };
  if (types.includes('creature') && face.power === undefined) Object.assign(face, { power: 2, toughness: 2 });
  return { key: `t:${name}`, name, layout: 'normal', faces: [face] };
}
export const basic = (subtype: string): CardDefinition =>
  card(subtype, null, ['land'], [], { supertypes: ['basic'], subtypes: [subtype] });
export const instant = (
  name: string,
  cost: string,
  body: Extract<Ability, { ability: 'spell' }>['body'],
  ...more: Ability[]
): CardDefinition => card(name, cost, ['instant'], [{ ability: 'spell', body }, ...more]);
export const mana = (cost: Extract<Ability, { ability: 'activated' }>['cost'], ...effect: Instruction[]): Ability => ({
  ability: 'activated',
  cost,
  body: { effect },
});

export interface Table {
  game: Game;
  /** first object of that name anywhere, as it is now */
  the(name: string): WritableObject;
  decision(): Decision;
  /** names of the actions offered at priority, other than passing and mana */
  actions(kind?: 'certain' | 'attempt'): string[];
  /** takes the offered action that `describe` would call so */
  act(description: string): void;
  say(given: Answer): void;
  /** answers with the option about the object of that name, or the option itself */
  choose(...wanted: (string | number | OptionValue)[]): void;
  /** both players pass */
  resolve(): void;
}

type Put = string | (Partial<PositionObject> & { name: string });
export interface Zones {
  hand?: Put[];
  battlefield?: Put[];
  graveyard?: Put[];
  library?: Put[];
}

/** Player 0 is active in the first main phase unless said otherwise. */
export function table(
  edition: EditionName,
  cards: readonly CardDefinition[],
  mine: Zones,
  theirs: Zones = {},
  more: { active?: PlayerId; step?: 'main1' | 'upkeep' | 'end'; life?: number[]; byHand?: readonly PlayerId[] } = {},
): Table {
  const all = [...cards, ...['Plains', 'Island', 'Swamp', 'Mountain', 'Forest'].map(basic)];
  const objects: PositionObject[] = [];
  [mine, theirs].forEach((zones, player) => {
    for (const [zone, puts] of Object.entries(zones) as [PositionObject['zone'], Put[]][]) {
      for (const put of puts) {
        const fields = typeof put === 'string' ? { name: put } : put;
        const definition = all.find((c) => c.name === fields.name);
        if (definition === undefined) throw new Error(`No card ${fields.name}`);
        objects.push({ def: definition.key, player, zone, ...fields });
      }
    }
  });
  const library = Array.from({ length: 5 }, (): PositionObject[] =>
    [0, 1].map((player) => ({ name: 'Plains', def: 't:Plains', player, zone: 'library' as const })),
  ).flat();
  const { life, byHand, ...position } = more;
  const created = createGame({
    edition,
    seed: 1,
    definitions: all,
    ...(byHand !== undefined && { byHand }),
    players: [
      { name: 'A', deck: [] },
      { name: 'B', deck: [] },
    ],
    position: { ...position, ...(life === undefined ? {} : { life }), objects: [...objects, ...library] },
  });
  if (!created.ok) throw new Error(JSON.stringify(created.errors));
  const { game } = created;
  const nameOf = (id: ObjectId): string => {
    const object = objectOf(game, id);
    if (object === null) return 'gone';
    const face = game.definitions.get(object.def)?.faces[0].name ?? '?';
    return object.kind === 'ability'
      ? `ability of ${object.stack === null ? '?' : nameOf(object.stack.source)}`
      : object.faceDown || characteristics(game, id).name === ''
        ? `(${face})`
        : face;
  };
  const describe = (action: Action): string => {
    switch (action.act) {
      case 'pass':
        return 'pass';
      case 'cast': {
        const object = objectOf(game, action.object) as GameObject;
        const face = game.definitions.get(object.def)?.faces[action.face]?.name ?? '?';
        return `cast ${face}${action.by === '' ? '' : ` (${action.by})`}`;
      }
      case 'playLand':
        return `play ${nameOf(action.object)}`;
      case 'turnFaceUp':
        return `turn up ${nameOf(action.object)}`;
      default:
        return `${action.act} ${nameOf(action.object)}${'index' in action && action.index > 0 ? ` ${action.index}` : ''}`;
    }
  };
  const pending = (): Extract<Decision, { form: 'choose' }> => {
    if (game.pending?.form !== 'choose') throw new Error(`Asked is ${game.pending?.kind} (${game.pending?.form})`);
    return game.pending;
  };
  const self_: Table = {
    game,
    the(name) {
      const found = game.state.objects.find(
        (o) =>
          o !== null &&
          o !== undefined &&
          o.kind !== 'ability' &&
          game.definitions.get(o.def)?.faces.some((f) => f.name === name),
      );
      if (found === null || found === undefined) throw new Error(`No object ${name}`);
      return found;
    },
    decision: () => game.pending as Decision,
    actions(kind = 'certain') {
      const options = pending().options;
      return options.flatMap((o) =>
        'action' in o &&
        o.action.act !== 'pass' &&
        o.action.act !== 'mana' &&
        (o.attempt === true) === (kind === 'attempt')
          ? [describe(o.action)]
          : [],
      );
    },
    act(description) {
      const at = pending().options.findIndex((o) => 'action' in o && describe(o.action) === description);
      if (at < 0)
        throw new Error(
          `"${description}" is not offered: ${pending()
            .options.map((o) => ('action' in o ? describe(o.action) : JSON.stringify(o)))
            .join(', ')}`,
        );
      self_.say([at]);
    },
    say(given) {
      const answered = answer(game, given);
      if (!answered.ok)
        throw new Error(`${answered.wrong.message} (${JSON.stringify(given)} to ${game.pending?.kind})`);
    },
    choose(...wanted) {
      const { options } = pending();
      self_.say(
        wanted.map((w) => {
          if (typeof w === 'number') return w;
          const at = options.findIndex((o) =>
            typeof w === 'string' ? 'object' in o && nameOf(o.object) === w : JSON.stringify(o) === JSON.stringify(w),
          );
          if (at < 0)
            throw new Error(
              `${JSON.stringify(w)} is not an option: ${options.map((o) => ('object' in o ? nameOf(o.object) : JSON.stringify(o))).join(', ')}`,
            );
          return at;
        }),
      );
    },
    resolve() {
      self_.say([0]);
      self_.say([0]);
    },
  };
  return self_;
}

export const AUTO: OptionValue = { pay: 'auto' };
export const CANCEL: OptionValue = { pay: 'cancel' };
