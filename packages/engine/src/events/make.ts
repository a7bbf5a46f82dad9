/** Making events: every field set, so that all have one shape. 2006: 410, 419 · 2009, 2011, 2026: 700.1 */
import type { Arrival, EventKind, GameEvent } from './event.ts';
import type { PlayerId } from '../state/ids.ts';

/** An event of that kind with these fields; the rest say "none". */
export function makeEvent(kind: EventKind, fields: Partial<Omit<GameEvent, 'kind'>>): GameEvent {
  return {
    kind,
    object: fields.object ?? 0,
    player: fields.player ?? -1,
    source: fields.source ?? 0,
    other: fields.other ?? 0,
    amount: fields.amount ?? 0,
    from: fields.from ?? null,
    to: fields.to ?? null,
    position: fields.position ?? -1,
    counter: fields.counter ?? null,
    combat: fields.combat ?? false,
    strict: fields.strict ?? false,
    step: fields.step ?? null,
    arrival: fields.arrival ?? null,
    order: fields.order ?? null,
    others: fields.others ?? null,
    card: fields.card ?? false,
    stack: fields.stack ?? null,
    ability: fields.ability ?? null,
    env: fields.env ?? null,
    word: fields.word ?? null,
    cause: fields.cause ?? 'effect',
    by: fields.by ?? -1,
    applied: fields.applied ?? null,
  };
}

const NOTHING: Arrival['melding'] = [];

/** A plain arrival under that player's control. */
export function arrival(controller: PlayerId, fields: Partial<Arrival> = {}): Arrival {
  return {
    controller,
    byDefault: controller,
    tapped: false,
    faceDown: null,
    transformed: false,
    counters: [],
    copyCounters: [],
    copied: null,
    attachedTo: 0,
    attachedPlayer: -1,
    attacking: false,
    attacksAs: 0,
    melding: NOTHING,
    attacksPlayer: -1,
    blocking: false,
    blocks: 0,
    memory: [],
    ...fields,
  };
}
