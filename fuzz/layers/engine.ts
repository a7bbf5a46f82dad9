/** The same stack of effects on the engine's own table: everything that happens is an event, every effect one that began. */
import {
  CARD_TYPES,
  COLORS,
  type CardDefinition,
  type EditionName,
  type Game,
  type GameObject,
  type Modification,
  type ObjectId,
  characteristics,
  controllerOf,
  createGame,
  nodeAt,
  objectOf,
} from '@rulewright/engine';
import { isType } from '@rulewright/engine/internal';
import { beginEffect } from '../../packages/engine/src/continuous/floating.ts';
import { addEffect } from '../../packages/engine/src/events/effects.ts';
import { happen } from '../../packages/engine/src/events/happen.ts';
import { byRule } from '../../packages/engine/src/events/cause.ts';
import { attachEvent } from '../../packages/engine/src/events/kinds/attachment.ts';
import { countersEvent } from '../../packages/engine/src/events/kinds/counters.ts';
import { turnFaceDownEvent } from '../../packages/engine/src/events/kinds/face.ts';
import { newObject } from '../../packages/engine/src/events/objects.ts';
import { zoneList } from '../../packages/engine/src/state/objects.ts';
import type { Outcome, Placed, Printed, Stack } from './stack.ts';

/** It may be made by anything: no layer asks. */
const CAUSE = byRule('700.1', 'effect');

/** The engine's reading of every object of the stack. */
export function engineOutcomes(edition: EditionName, stack: Stack): Outcome[] {
  const definitions = stack.placed.map(({ printed }, i) => cardOf(printed, `object ${i}`));
  const created = createGame({
    edition,
    seed: 1,
    players: [
      { name: 'A', deck: [] },
      { name: 'B', deck: [] },
    ],
    definitions,
    position: { objects: [] },
  });
  if (!created.ok) throw new Error(created.errors.map((e) => e.message).join('; '));
  const { game } = created;
  const ids = stack.placed.map((placed, i) => place(game, placed, definitions[i] as CardDefinition));
  const at = (index: number): ObjectId => ids[index] as ObjectId;
  game.derived = null;
  for (const [step, event] of stack.happened.entries()) {
    if (event.what === 'effect') resolve(game, `step ${step}`, event.by, { them: event.on.map(at) }, event.mods);
    else if (event.what === 'copy')
      resolve(game, `step ${step}`, 0, { them: [at(event.on)], original: [at(event.of)] }, [
        { mod: 'copy', of: { set: 'ref', name: 'original' } },
      ]);
    else if (event.what === 'counters') happen(game, [countersEvent(at(event.on), event.kind, event.count, CAUSE)]);
    else if (event.what === 'attach') happen(game, [attachEvent(at(event.on), at(event.to), CAUSE)]);
    else happen(game, [turnFaceDownEvent(at(event.on), -1, CAUSE)]);
  }
  return ids.map((id) => outcomeOf(game, id));
}

function cardOf(printed: Printed, key: string): CardDefinition {
  const { name, supertypes, types, subtypes, colors, power, toughness, abilities } = printed;
  const face = {
    name,
    manaCost: null,
    colorIndicator: colors,
    supertypes,
    types,
    subtypes,
    power,
    toughness,
    abilities,
  };
  return { key, name, layout: 'normal', faces: [face as CardDefinition['faces'][0]] };
}

function place(game: Game, { zone, player }: Placed, { key }: CardDefinition): ObjectId {
  const object = newObject(game.state, { kind: 'card', owner: player, zone, def: key, known: 0xffff });
  zoneList(game.state, zone, player).push(object.id);
  return object.id;
}

/** Begins an effect as though a spell of that player resolved. */
function resolve(
  game: Game,
  key: string,
  player: number,
  named: Readonly<Record<string, readonly ObjectId[]>>,
  mods: readonly Modification[],
): void {
  const instruction = {
    do: 'effect' as const,
    parts: [{ part: 'change' as const, affects: { set: 'ref' as const, name: 'them' }, mods }],
    duration: { until: 'forever' as const },
  };
  const ability = { ability: 'spell' as const, body: { effect: [instruction] } };
  const face = {
    name: key,
    manaCost: null,
    supertypes: [],
    types: ['instant'] as const,
    subtypes: [],
    abilities: [ability],
  };
  game.definitions.set(key, { key, name: key, layout: 'normal', faces: [face] });
  const env = Object.fromEntries(Object.entries(named).map(([name, objects]) => [name, { objects }]));
  const ref = { def: key, path: 'faces/0/abilities/0/body/effect/0' };
  const begun = beginEffect(game, { controller: player, source: 0, env, x: null, ref, stack: null }, instruction);
  if (begun !== null) addEffect(game, begun);
}

function outcomeOf(game: Game, id: ObjectId): Outcome {
  const is = characteristics(game, id);
  const object = objectOf(game, id) as GameObject;
  return {
    controller: object.zone === 'battlefield' ? controllerOf(game, id) : object.owner,
    name: is.name,
    supertypes: [...is.supertypes].sort(),
    types: CARD_TYPES.filter((_, i) => (is.types & (1 << i)) !== 0).sort(),
    subtypes: [...is.subtypes].sort(),
    everyCreatureType: is.allCreatureTypes,
    colors: COLORS.filter((_, i) => (is.colors & (1 << i)) !== 0).sort(),
    pt: isType(is, 'creature') ? [is.power, is.toughness] : null,
    abilities: is.abilities
      .map(({ ref, text }) => {
        const node = nodeAt(game, text.length === 0 ? ref : { ...ref, text }) as { ability: string; text?: string };
        return node.ability === 'activated' ? `{T}: ${ref.def.replace(/^.*\W/, '')}` : JSON.stringify(node);
      })
      .sort(),
  };
}
