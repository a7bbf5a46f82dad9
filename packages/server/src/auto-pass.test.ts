/** When the table passes for a seat: by its stops, an opponent's spell, holding priority, a promise to pass. */
import { createGame, type Decision, type OptionValue } from '@rulewright/engine';
import { DEFAULT_SETTINGS, type SeatSettings, settingsAgainst } from '@rulewright/protocol';
import { expect, test } from 'vitest';
import { answerFor, type Moment, momentOf, type Passing, passes as passesWhere, type Words } from './auto-pass.ts';

const PASS: OptionValue = { action: { act: 'pass' } };
const MANA: OptionValue = { action: { act: 'mana', object: 5, ability: { def: 'd', path: 'p' }, index: 0 } };
const CAST: OptionValue = { action: { act: 'cast', object: 7, face: 0, by: '', faceDown: false } };
const WORDS: Words = {
  nameOf: () => '',
  inPlay: () => true,
  top: () => 'Shock',
  prompt: () => 'Shield: Draw a card?',
  labels: () => ['Yes', 'No'],
};
const passes = (wished: ReturnType<typeof wish>, moment: Moment, options: () => readonly OptionValue[]): boolean =>
  passesWhere(wished, moment, options, WORDS.top);
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
  expect(answerFor(wish(), ownMain, asked, WORDS)).toBe('keep');
  expect(answerFor(wish({ keepForHand: 'off' }), ownMain, asked, WORDS)).toEqual([1]);
  expect(answerFor(wish({ autoPay: false }), ownMain, asked, WORDS)).toBeUndefined();
  const order = {
    kind: 'triggerOrder',
    player: 0,
    by: 0,
    source: 0,
    purpose: '',
    form: 'order',
    options: [CAST, CAST],
  } satisfies Decision;
  expect(answerFor(wish(), ownMain, order, WORDS)).toEqual([0, 1]);
  expect(answerFor(wish({ autoOrder: false }), ownMain, order, WORDS)).toBeUndefined();
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
  const words = { ...WORDS, nameOf: (object: number): string => (object === 9 ? 'Wasteland' : 'Shock') };
  expect(answerFor(ignoring, ownMain, asked([PASS, activate]), words)).toEqual([0]);
  expect(answerFor(wish(), ownMain, asked([PASS, activate]), words)).toBeUndefined();
  expect(answerFor(ignoring, ownMain, asked([PASS, activate, CAST]), words)).toBeUndefined();
  const both = wish({ ignore: ['Wasteland', 'Shock'] });
  expect(answerFor(both, ownMain, asked([PASS, activate, CAST]), words)).toEqual([0]);
});

test("an opponent's spell that one yields to is let resolve; among others one is asked", () => {
  const theirs = { ...ownMain, top: 1 };
  expect(passes(wish({ yields: ['Shock'], onOpponent: 'always' }), theirs, () => [PASS, CAST])).toBe(true);
  expect(passes(wish({ yields: ['Fork'] }), theirs, () => [PASS, CAST])).toBe(false);
  expect(passes(wish({ yields: ['Shock'], fullControl: true }), theirs, () => [PASS])).toBe(false);
});

test('a question that the seat said how to answer always is answered so where that is an option', () => {
  const asked: Decision = {
    kind: 'yesNo',
    player: 0,
    by: 0,
    source: 7,
    purpose: 'draw a card',
    form: 'choose',
    min: 1,
    max: 1,
    options: [{ yes: true }, { yes: false }],
  };
  const always = (answer: string, about = 'Shield: Draw a card?') => wish({ always: [{ about, answer }] });
  expect(answerFor(always('No'), ownMain, asked, WORDS)).toEqual([1]);
  expect(answerFor(always('Perhaps'), ownMain, asked, WORDS)).toBeUndefined();
  expect(answerFor(always('No', 'Sword: Draw a card?'), ownMain, asked, WORDS)).toBeUndefined();
  expect(answerFor(always('No'), ownMain, { ...asked, kind: 'target' }, WORDS)).toBeUndefined();
});

test('who passes the turn does not attack in it, unless something must', () => {
  const asked = (must?: true): Decision => ({
    kind: 'attackers',
    player: 0,
    by: 0,
    source: 0,
    purpose: '',
    form: 'attackers',
    candidates: [{ attacker: 9, targets: [{ player: 1 }], ...(must === true ? { must } : {}) }],
  });
  const passing = wish({}, { until: 'end-of-turn', turn: 4 });
  expect(answerFor(passing, ownMain, asked(), WORDS)).toEqual([]);
  expect(answerFor(passing, ownMain, asked(true), WORDS)).toBeUndefined();
  expect(answerFor(wish(), ownMain, asked(), WORDS)).toBeUndefined();
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
