/** When the table passes for a seat: by its stops, an opponent's spell, holding priority, a promise to pass. */
import { createGame, type Decision, type OptionValue } from '@rulewright/engine';
import { DEFAULT_SETTINGS, type SeatSettings, settingsAgainst } from '@rulewright/protocol';
import { expect, test } from 'vitest';
import { answerFor, type Moment, momentOf, type Passing, passes } from './auto-pass.ts';

const PASS: OptionValue = { action: { act: 'pass' } };
const MANA: OptionValue = { action: { act: 'mana', object: 5, ability: { def: 'd', path: 'p' }, index: 0 } };
const CAST: OptionValue = { action: { act: 'cast', object: 7, face: 0, by: '', faceDown: false } };
const ownMain: Moment = { seat: 0, turn: 4, active: 0, step: 'main1', top: null };
const wish = (settings: Partial<SeatSettings> = {}, passing: Passing | null = null) => ({
  settings: { ...DEFAULT_SETTINGS, ...settings },
  passing,
});

test('stops where it could act, and nowhere else', () => {
  expect(passes(wish(), ownMain, () => [PASS, MANA, CAST])).toBe(false);
  expect(passes(wish(), ownMain, () => [PASS, MANA])).toBe(true);
  expect(passes(wish(), { ...ownMain, step: 'upkeep' }, () => [PASS, CAST])).toBe(true);
  expect(passes(wish(), { ...ownMain, active: 1, step: 'end' }, () => [PASS, CAST])).toBe(false);
  expect(passes(wish(), { ...ownMain, active: 1 }, () => [PASS, CAST])).toBe(true);
});

test("an opponent's spell: if able, always, never", () => {
  const theirs = { ...ownMain, top: 1 };
  expect(passes(wish(), theirs, () => [PASS, CAST])).toBe(false);
  expect(passes(wish(), theirs, () => [PASS, MANA])).toBe(true);
  expect(passes(wish({ onOpponent: 'always' }), theirs, () => [PASS])).toBe(false);
  expect(passes(wish({ onOpponent: 'never' }), theirs, () => [PASS, CAST])).toBe(true);
});

test('own spells resolve unless priority is held; full control always asks', () => {
  const mine = { ...ownMain, top: 0 };
  expect(passes(wish(), mine, () => [PASS, CAST])).toBe(true);
  expect(passes(wish({ holdPriority: true }), mine, () => [PASS, CAST])).toBe(false);
  expect(passes(wish({ fullControl: true }), { ...ownMain, step: 'upkeep' }, () => [PASS])).toBe(false);
});

test('a promise to pass holds until the turn ends, but not over a spell of the opponent one could answer', () => {
  const promise = wish({}, { until: 'end-of-turn', turn: 4 });
  expect(passes(promise, ownMain, () => [PASS, CAST])).toBe(true);
  expect(passes(promise, { ...ownMain, turn: 5 }, () => [PASS, CAST])).toBe(false);
  expect(passes(promise, { ...ownMain, top: 1 }, () => [PASS, CAST])).toBe(false);
  const myTurn = wish({}, { until: 'my-turn', turn: 3 });
  expect(passes(myTurn, { ...ownMain, active: 1, step: 'end' }, () => [PASS, CAST])).toBe(true);
  expect(passes(myTurn, ownMain, () => [PASS, CAST])).toBe(false);
});

test('options are not read where the settings alone decide', () => {
  const read = (): never => {
    throw new Error('read');
  };
  expect(passes(wish(), { ...ownMain, step: 'upkeep' }, read)).toBe(true);
});

test('pays and orders only where told to', () => {
  const asked = {
    kind: 'payment',
    player: 0,
    by: 0,
    source: 7,
    purpose: '',
    form: 'choose',
    min: 1,
    max: 1,
    options: [MANA, { pay: 'auto' }, { pay: 'cancel' }],
  } satisfies Decision;
  expect(answerFor(wish(), ownMain, asked, () => '')).toEqual([1]);
  expect(answerFor(wish({ autoPay: false }), ownMain, asked, () => '')).toBeUndefined();
  const order = {
    kind: 'triggerOrder',
    player: 0,
    by: 0,
    source: 0,
    purpose: '',
    form: 'order',
    options: [CAST, CAST],
  } satisfies Decision;
  expect(answerFor(wish(), ownMain, order, () => '')).toEqual([0, 1]);
  expect(answerFor(wish({ autoOrder: false }), ownMain, order, () => '')).toBeUndefined();
});

test('an activated ability one does not want to be asked about is no reason to ask, but can still be used when asked', () => {
  const activate: OptionValue = { action: { act: 'activate', object: 9, ability: { def: 'd', path: 'p' }, index: 0 } };
  const asked = (options: OptionValue[]) =>
    ({
      kind: 'priority',
      player: 0,
      by: 0,
      source: 0,
      purpose: '',
      form: 'choose',
      min: 1,
      max: 1,
      options,
    }) satisfies Decision;
  const ignoring = wish({ ignore: ['Wasteland'] });
  const name = (object: number): string => (object === 9 ? 'Wasteland' : 'Shock');
  expect(answerFor(ignoring, ownMain, asked([PASS, activate]), name)).toEqual([0]);
  expect(answerFor(wish(), ownMain, asked([PASS, activate]), name)).toBeUndefined();
  expect(answerFor(ignoring, ownMain, asked([PASS, activate, CAST]), name)).toBeUndefined();
});

test("where a team shares its turn, a teammate's turn is one's own", () => {
  const turnsOf = (variant: 'two-headed-giant' | 'free-for-all') => {
    const players = ['A', 'B', 'C', 'D'].map((name) => ({ name, deck: [] }));
    const made = createGame({ seed: 1, players, definitions: [], variant, position: { objects: [] } });
    if (!made.ok) throw new Error(JSON.stringify(made.errors));
    return [0, 1, 2, 3].map((seat) => momentOf(made.game, seat).active === seat);
  };
  expect(turnsOf('two-headed-giant')).toEqual([true, true, false, false]);
  expect(turnsOf('free-for-all')).toEqual([true, false, false, false]);
});

test('against people nothing depends on what a hand could do, unless a setting says so', () => {
  const read = (): never => {
    throw new Error('read');
  };
  const settings = settingsAgainst(true, DEFAULT_SETTINGS);
  expect(passes({ settings, passing: null }, ownMain, read)).toBe(false);
  expect(passes({ settings, passing: null }, { ...ownMain, step: 'upkeep' }, read)).toBe(true);
  expect(passes({ settings, passing: null }, { ...ownMain, top: 1 }, read)).toBe(false);
  const chosen = settingsAgainst(true, { ...DEFAULT_SETTINGS, atStops: 'if-able', onOpponent: 'if-able' });
  expect(passes({ settings: chosen, passing: null }, { ...ownMain, top: 1 }, () => [PASS])).toBe(true);
  expect(passes({ settings: chosen, passing: null }, ownMain, () => [PASS])).toBe(true);
});
