/**
 * The lines of a script: what is done. Each form reads and prints.
 * 2006, 2009, 2011, 2026: none (the notation is ours)
 */
import { type Fields, type Form, form } from './form.ts';
import { SLOTS } from './slots.ts';

const ANNOUNCED =
  '[, mode {modes:given}][, X = {x:whole}][, targeting {targets:answers}][, divided {divide:amounts}][, for its costs {costs:answers}]';
const COSTS = '[, for its costs {costs:answers}]';

/** Actions by their verb, in the infinitive and as a line says it; then what names the action, and what belongs to announcing it. */
const ACTIONS: readonly (readonly [verb: string, says: string, rest: string, announced: string, fixed?: Fields])[] = [
  ['play', 'plays', '{play:name}[, face {face:whole}][, by {by:name}]', COSTS],
  ['cast', 'casts', '{cast:name}[, by {by:name}][, face {face:whole}]', ANNOUNCED],
  [
    'cast',
    'casts',
    '{cast:name} as a face-down spell[, by {by:name}][, face {face:whole}]',
    ANNOUNCED,
    { faceDown: true },
  ],
  [
    'attempt to cast',
    'attempts to cast',
    '{cast:name}[, by {by:name}][, face {face:whole}]',
    ANNOUNCED,
    { attempt: true },
  ],
  ['activate', 'activates', '{activate:name}[, ability {ability:whole}]', ANNOUNCED],
  [
    'attempt to activate',
    'attempts to activate',
    '{activate:name}[, ability {ability:whole}]',
    ANNOUNCED,
    { attempt: true },
  ],
  ['tap', 'taps', '{tap:name}[, ability {ability:whole}]', COSTS],
  ['turn up', 'turns up', '{turnUp:name}[, by {by:name}]', `[, X = {x:whole}]${COSTS}`],
  ['do by hand', 'does by hand', '{byHand:name}[, ability {ability:whole}]', COSTS],
  ['do', 'does', '{what:name} with {special:name}', COSTS],
];

interface MoveForm {
  readonly form: Form;
}

const move = (template: string, fixed?: Fields): MoveForm => ({ form: form(SLOTS, template, fixed) });

/** What a player can do, as the facts `A can …` and `A cannot …` say it. */
export const actionForms = (can: string): readonly Form[] =>
  ACTIONS.map(([verb, , rest, , fixed]) => form(SLOTS, `{as:player} ${can} ${verb} ${rest}`, fixed));

export const MOVES: readonly MoveForm[] = [
  move('All pass until {until:until}'),
  move('{as:player} passes', { pass: true }),
  ...ACTIONS.map(([, says, rest, announced, fixed]) => move(`{as:player} ${says} ${rest}${announced}`, fixed)),
  move('{as:player} attacks with {attack:names}'),
  move('{as:player} attacks {attack:pairs}'),
  move('{as:player} blocks {block:pairs}'),
  move('{as:player} says yes', { answer: true, kind: 'yesNo' }),
  move('{as:player} says no', { answer: false, kind: 'yesNo' }),
  move('{as:player} takes a mulligan', { answer: true, kind: 'mulligan' }),
  move('{as:player} keeps the hand', { answer: false, kind: 'mulligan' }),
  move('{as:player} chooses {kind:kind}: {answer:given}'),
  move('{as:player} answers {answer:given}'),
  move('{as:player} cannot answer {refused:given}'),
  move('{concede:player} concedes'),
];
