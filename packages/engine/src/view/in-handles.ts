/** A view with every object id replaced: by handles, for whoever must not learn ids. 2006: 217.1c · 2009, 2011, 2026: 400.7 (no rule: identity) */
import type { OptionValue } from '../decisions/decision.ts';
import type { ObjectId } from '../state/ids.ts';
import type { AbilityRef, Recipient } from '../state/state.ts';
import type { View, ViewDecision, ViewMark, ViewObject, ViewOption } from './view.ts';

type Rename = (id: ObjectId) => number;

/** The same view in other names for its objects. `rename` is asked in the order in which the view lists them. */
export function viewInHandles(seen: View, rename: Rename): View {
  const object = (o: ViewObject): ViewObject => objectInHandles(o, rename);
  return {
    ...seen,
    marks: marks(seen.marks, rename),
    players: seen.players.map((player) => ({
      ...player,
      hand: player.hand.map(object),
      libraryKnown: player.libraryKnown.map((known) => ({ place: known.place, object: object(known.object) })),
      graveyard: player.graveyard.map(object),
      marks: marks(player.marks, rename),
    })),
    battlefield: seen.battlefield.map(object),
    stack: seen.stack.map(object),
    turns: seen.turns.map((turn) => ({ ...turn, stack: turn.stack.map(object) })),
    exile: seen.exile.map(object),
    ante: seen.ante.map(object),
    command: seen.command.map(object),
    decision: seen.decision === null ? null : decisionInHandles(seen.decision, rename),
  };
}

const marks = (all: readonly ViewMark[], rename: Rename): readonly ViewMark[] =>
  all.length === 0 ? all : all.map((mark) => ({ ...mark, object: rename(mark.object) }));

const recipient = (to: Recipient, rename: Rename): Recipient => ('object' in to ? { object: rename(to.object) } : to);

const objectInHandles = (object: ViewObject, rename: Rename): ViewObject => ({
  ...object,
  id: rename(object.id),
  attachedTo: rename(object.attachedTo),
  attachments: object.attachments.map(rename),
  attacking: object.attacking === null ? null : recipient(object.attacking, rename),
  blocking: object.blocking.map(rename),
  targets: object.targets.map((target) => recipient(target, rename)),
  source: rename(object.source),
  marks: marks(object.marks, rename),
});

function decisionInHandles(decision: ViewDecision, rename: Rename): ViewDecision {
  const { options, attackers, blockers } = decision;
  const renamed: ViewDecision = { ...decision, source: rename(decision.source) };
  if (options !== undefined) renamed.options = options.map((option) => optionInHandles(option, rename));
  if (attackers !== undefined)
    renamed.attackers = attackers.map((candidate) => ({
      ...candidate,
      attacker: rename(candidate.attacker),
      targets: candidate.targets.map(({ label, value }) => ({ label, value: recipient(value, rename) })),
    }));
  if (blockers !== undefined)
    renamed.blockers = blockers.map((candidate) => ({
      ...candidate,
      blocker: rename(candidate.blocker),
      attackers: candidate.attackers.map(({ id, label }) => ({ id: rename(id), label })),
    }));
  return renamed;
}

const optionInHandles = ({ label, value, object }: ViewOption, rename: Rename): ViewOption => ({
  label,
  value: valueInHandles(value, rename),
  object: rename(object),
});

function valueInHandles(value: OptionValue, rename: Rename): OptionValue {
  if ('action' in value) {
    const { action } = value;
    if (!('object' in action)) return value;
    const object = rename(action.object);
    return 'ability' in action
      ? { ...value, action: { ...action, object, ability: withoutBindings(action.ability) } }
      : { ...value, action: { ...action, object } };
  }
  if ('ability' in value) return { ability: withoutBindings(value.ability), source: rename(value.source) };
  if ('text' in value && !('mode' in value)) {
    const named: Extract<OptionValue, { objects?: readonly ObjectId[] }> = { text: value.text };
    if (value.object !== undefined) named.object = rename(value.object);
    if (value.objects !== undefined) named.objects = value.objects.map(rename);
    if (value.group !== undefined) named.group = value.group;
    return named;
  }
  if ('object' in value) return { object: rename(value.object) };
  return value;
}

/** What an ability captured holds ids and is nobody's business outside the engine. */
const withoutBindings = ({ def, path }: AbilityRef): AbilityRef => ({ def, path });
