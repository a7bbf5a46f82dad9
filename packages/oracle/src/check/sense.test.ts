/** Trees that make no sense. */
import type { Ability, Face } from '@rulewright/engine';
import { describe, expect, test } from 'vitest';
import { nonsense } from './sense.ts';

const spell = (body: object): Ability[] => [{ ability: 'spell', body }] as Ability[];
const SELF = { set: 'self' };
const odd = (abilities: readonly Ability[], manaCost: Face['manaCost'], types: Face['types'] = ['creature']) =>
  nonsense({ abilities, manaCost, types });
const draw = (count: unknown) => ({ do: 'draw', who: { who: 'you' }, count });

describe('a check of sense', () => {
  test.each([
    [{ do: 'attach', what: SELF, to: SELF }],
    [{ do: 'fight', a: SELF, b: SELF }],
    [{ do: 'effect', parts: [{ part: 'rule', rule: { rule: 'mustBlock', what: SELF, whom: SELF } }] }],
    [{ do: 'effect', parts: [{ part: 'change', affects: SELF, mods: [{ mod: 'copy', of: SELF }] }] }],
  ])('finds one object in two roles: %j', (instruction) => {
    expect(odd(spell({ effect: [instruction] }), null)).toBeDefined();
  });
  test('finds "another" of which nobody knows than what', () => {
    const host = { set: 'choice', from: { set: 'all', where: { is: 'other' } } };
    const attach = { do: 'attach', what: { set: 'ref', name: 't1' }, to: host };
    expect(odd(spell({ effect: [attach] }), null)).toBe('attached to another, but than what?');
  });
  test('finds counters that are moved among several', () => {
    const move = { do: 'moveCounters', count: 'any', counter: '+1/+1', from: SELF };
    const all = { set: 'all', where: { is: 'type', type: 'creature' } };
    expect(odd(spell({ effect: [{ ...move, to: all }] }), null)).toMatch(/among several/);
    expect(odd(spell({ effect: [{ ...move, to: { set: 'ref', name: 't' } }] }), null)).toBeUndefined();
  });
  test('finds a cost that each player’s cards would pay', () => {
    const paying = (each: object) => {
      const from = { set: 'all', where: { is: 'card' }, zone: 'graveyard', of: { who: 'all' }, ...each };
      const what = { set: 'choice', by: { who: 'you' }, from, count: { min: 1, max: 1 } };
      return spell({ effect: [{ do: 'pay', cost: { actions: [{ do: 'move', what, to: { zone: 'exile' } }] } }] });
    };
    expect(odd(paying({ each: true }), null)).toMatch(/each player/);
    expect(odd(paying({}), null)).toBeUndefined();
  });
  test('finds an ability as a source of damage, which is the object that it is of', () => {
    const preventing = (source: unknown) =>
      spell({
        effect: [{ do: 'effect', parts: [{ part: 'replacement', replacement: { event: { on: 'damage', source } } }] }],
      });
    expect(odd(preventing({ is: 'or', of: [{ is: 'spell' }, { is: 'ability' }] }), null)).toMatch(/source of damage/);
    expect(odd(preventing({ is: 'spell' }), null)).toBeUndefined();
  });
  test.each(['discard', 'reveal'])('finds the hand of somebody else: %s', (doing) => {
    const hand = (of: unknown) => ({ set: 'all', where: { is: 'any' }, zone: 'hand', of });
    const by = (who: unknown, of: unknown) => spell({ effect: [{ do: doing, who, what: hand(of) }] });
    const target = { who: 'ref', name: 't1' };
    expect(odd(by(target, { who: 'you' }), null)).toBe(`a player who ${doing}s the hand of somebody else`);
    expect(odd(by(target, { who: 'actor' }), null)).toBeUndefined();
    expect(odd(by(target, target), null)).toBeUndefined();
  });
  test('finds the card of a face-down permanent asked for', () => {
    const what = { set: 'ref', name: 't1' };
    const asking = (where: unknown, ...first: object[]) =>
      spell({
        targets: [{ name: 't1', count: { min: 1, max: 1 }, objects: { where } }],
        effect: [...first, { do: 'if', condition: { if: 'matches', what, filter: {} }, then: [draw(1)] }],
      });
    expect(odd(asking({ is: 'faceDown' }, { do: 'reveal', what }), null)).toBeUndefined();
    expect(odd(asking({ is: 'faceDown' }), null)).toBe('what card a face-down permanent is');
    expect(odd(asking({ is: 'permanent' }), null)).toBeUndefined();
  });
  test('lets damage be dealt to its source', () => {
    const damage = { do: 'damage', source: SELF, amount: 1, to: { objects: SELF } };
    expect(odd(spell({ effect: [damage] }), null)).toBeUndefined();
  });
  test('finds an X that nothing defines', () => {
    const abilities = spell({ effect: [draw({ q: 'x' })] });
    expect(odd(abilities, null)).toBe('an X that nothing defines');
    expect(odd(abilities, ['X', 'U'])).toBeUndefined();
  });
  test('an X paid for the ability is its own', () => {
    const paying = { ability: 'activated', cost: { mana: ['X'] }, body: { effect: [draw({ q: 'x' })] } };
    expect(odd([paying] as unknown as Ability[], null)).toBeUndefined();
    expect(odd([...([paying] as unknown as Ability[]), ...spell({ effect: [draw({ q: 'x' })] })], null)).toBe(
      'an X that nothing defines',
    );
  });
  test('asks what has come back as what it is now', () => {
    const target = { set: 'ref', name: 't' };
    const away = { do: 'move', what: target, to: { zone: 'exile' }, out: 'gone' };
    const back = { do: 'move', what: { set: 'ref', name: 'gone' }, to: { zone: 'battlefield' }, out: 'back' };
    const drawing = (name: string) => draw({ q: 'stat', stat: 'power', of: { set: 'ref', name } });
    expect(odd(spell({ effect: [away, drawing('t'), back, drawing('back')] }), null)).toBeUndefined();
    expect(odd(spell({ effect: [away, back, drawing('t')] }), null)).toContain('come back');
  });
  test('finds what is done to an object under the name that it had before it moved', () => {
    const found = { set: 'ref', name: 'found' };
    const put = { do: 'move', what: found, to: { zone: 'battlefield' }, out: 'put' };
    const untap = (what: unknown) => ({ do: 'untap', what });
    const haste = (affects: unknown) => ({ do: 'effect', parts: [{ part: 'change', affects, mods: [] }] });
    for (const late of [untap, haste]) {
      expect(odd(spell({ effect: [put, late(found)] }), null)).toContain('to what has moved since');
      expect(odd(spell({ effect: [put, { do: 'if', then: [late(found)] }] }), null)).toContain('moved since');
      expect(odd(spell({ effect: [put, late({ set: 'ref', name: 'put' })] }), null)).toBeUndefined();
      expect(odd(spell({ effect: [late(found), put] }), null)).toBeUndefined();
      // it may not have moved, or does so only later
      expect(odd(spell({ effect: [{ do: 'may', effect: [put] }, late(found)] }), null)).toBeUndefined();
      expect(odd(spell({ effect: [{ do: 'delayed', body: { effect: [put] } }, late(found)] }), null)).toBeUndefined();
    }
    // in one case each, and some of it each
    const cases = { do: 'oneOf', options: [{ effect: [put] }, { effect: [put] }] };
    expect(odd(spell({ effect: [cases, untap(found)] }), null)).toBeUndefined();
    const those = (filter: object) => ({ ...put, what: { set: 'where', of: found, filter } });
    expect(odd(spell({ effect: [those({ is: 'token' }), those({ is: 'permanent' })] }), null)).toBeUndefined();
    // what it was may be asked, and what an event was about is found again by the same name
    const asked = draw({ q: 'stat', stat: 'power', of: { set: 'ref', name: 'put' } });
    const event = { set: 'ref', name: 'event.object' };
    expect(odd(spell({ effect: [put, asked, { do: 'lookAt', what: found }] }), null)).toBeUndefined();
    expect(odd(spell({ effect: [{ ...put, what: event }, untap(event)] }), null)).toBeUndefined();
  });
  test('finds a list of instructions with nothing in it', () => {
    expect(odd(spell({ effect: [{ do: 'repeat', effect: [], times: 2 }] }), null)).toBe('nothing in "repeat"');
    expect(odd(spell({ effect: [{ do: 'if', condition: {}, then: [] }] }), null)).toBe('nothing in "if"');
  });
  test('finds more modes chosen than there are', () => {
    const modes = { count: { min: 3, max: 3 }, options: [{ effect: [] }, { effect: [] }] };
    expect(odd(spell({ effect: [], modes }), null)).toBe('3 modes of 2');
    expect(odd(spell({ effect: [], modes: { ...modes, repeat: true } }), null)).toBeUndefined();
  });
  test('finds a result that cannot take the place of its event', () => {
    const zone = { instead: 'zone', zone: 'exile' };
    const instead = (event: object) => [
      { ability: 'static', parts: [{ part: 'replacement', replacement: { event, instead: zone } }] },
    ];
    const self = { is: 'self' };
    expect(odd(instead({ on: 'discard', what: self }) as unknown as Ability[], null)).toBe(
      '"zone" in place of "discard"',
    );
    expect(odd(instead({ on: 'move', what: self, to: 'graveyard' }) as unknown as Ability[], null)).toBeUndefined();
  });
  test('finds a spell that changes other things as long as it is there', () => {
    const mods = [{ mod: 'power', by: 1 }];
    const lasting = (affects: object) =>
      [{ ability: 'static', parts: [{ part: 'change', affects, mods }] }] as unknown as Ability[];
    const all = lasting({ set: 'all', where: { is: 'type', type: 'creature' } });
    expect(odd(all, null, ['instant'])).toBeDefined();
    expect(odd(all, null, ['enchantment'])).toBeUndefined();
    expect(odd(lasting(SELF), null, ['instant'])).toBeUndefined();
  });
});
