/** A game as the position of a scenario: what a position can say of it, and what it cannot, in words. 2006, 2009, 2011, 2026: none (the format is ours) */
import { characteristics, definitionOf, type Game, type GameObject, objectOf, type ObjectId } from '@rulewright/engine';
import type { Placed, Scenario, Side } from './format.ts';

export interface FromGame {
  scenario: Scenario;
  /** what of the game is not in the position */
  left: string[];
}

/** A position begins where players have priority: instead of a step without it, the one nearest to it. */
const WITH_PRIORITY: Readonly<Partial<Record<string, 'upkeep' | 'end'>>> = { untap: 'upkeep', cleanup: 'end' };

/** Players are called A, B, … in the order of their seats. */
const seatOf = (player: number): string => String.fromCharCode(65 + player);

export function scenarioFrom(game: Game, name: string): FromGame {
  const { state } = game;
  const left = new Set<string>();
  if (state.stack.length > 0) left.add('what is on the stack');
  if (state.combat !== null) left.add('who attacks and blocks');
  if (state.effects.length > 0 || state.delayed.length > 0) left.add('effects that last, and triggers that wait');
  const labels = labelled(game);
  const placed = (id: ObjectId): Placed[] => {
    const object = objectOf(game, id);
    if (object === null) return [];
    if (object.kind !== 'card') {
      left.add(`the token ${characteristics(game, id).name}`);
      return [];
    }
    if (object.copied !== null) left.add(`what ${definitionOf(game, object).name} is a copy of`);
    return [placedAs(game, object, labels)];
  };
  const side = (player: (typeof state.players)[number]): Side => {
    const own = (ids: readonly ObjectId[]): Placed[] => ids.flatMap(placed);
    const { poison, ...counters } = player.counters ?? {};
    return {
      life: player.life,
      ...(poison === undefined ? {} : { poison }),
      ...(Object.keys(counters).length === 0 ? {} : { counters }),
      battlefield: own(state.battlefield.filter((id) => objectOf(game, id)?.owner === player.id)),
      hand: own(player.hand),
      library: own(player.library),
      graveyard: own(player.graveyard.toReversed()),
      exile: own(state.exile.filter((id) => objectOf(game, id)?.owner === player.id)),
    };
  };
  const { turn, monarch, initiative } = state;
  return {
    scenario: {
      name,
      editions: [state.edition],
      position: {
        active: seatOf(turn.active),
        step: WITH_PRIORITY[turn.step] ?? turn.step,
        turn: Math.max(1, turn.number), // before the first turn there is no other place to begin
        ...(monarch >= 0 ? { monarch: seatOf(monarch) } : {}),
        ...(initiative >= 0 ? { initiative: seatOf(initiative) } : {}),
        sides: Object.fromEntries(state.players.map((player) => [seatOf(player.id), side(player)])),
      },
      script: [],
    },
    left: [...left],
  };
}

/** Labels of what something is attached to. */
function labelled(game: Game): ReadonlyMap<ObjectId, string> {
  const hosts = new Set(game.state.battlefield.flatMap((id) => objectOf(game, id)?.attachedTo ?? []));
  hosts.delete(0);
  return new Map([...hosts].map((id, at) => [id, `Host${at + 1}`]));
}

function placedAs(game: Game, object: GameObject, labels: ReadonlyMap<ObjectId, string>): Placed {
  const card = definitionOf(game, object).name;
  if (object.zone !== 'battlefield') return card;
  const { damage, tapped, counters, owner, controller, attachedTo } = object;
  const label = labels.get(object.id);
  const host = labels.get(attachedTo);
  const began = game.state.players[controller]?.turnBegan ?? 0;
  const states: Exclude<Placed, string> = {
    card,
    ...(label === undefined ? {} : { label }),
    ...(tapped ? { tapped } : {}),
    ...(object.controlledSince >= began && characteristics(game, object.id).hasPT ? { sick: true } : {}),
    ...(object.faceDown ? { faceDown: true } : {}),
    ...(damage > 0 ? { damage } : {}),
    ...(counters !== null && Object.keys(counters).length > 0 ? { counters: { ...counters } } : {}),
    ...(host === undefined ? {} : { attachedTo: host }),
    ...(controller === owner ? {} : { controller: seatOf(controller) }),
  };
  return Object.keys(states).length === 1 ? card : states;
}
