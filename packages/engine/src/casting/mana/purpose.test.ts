/** What mana may be spent on, and as though it were what. 2006: 104.3 · 2009, 2011: 106.6, 609.4 · 2026: 106.6, 609.4b */
import { expect, test } from 'vitest';
import { board, testEdition } from '../../continuous/board-in-tests.ts';
import { ANY_COLOR, manaBit, NOT_EACH_MANA_ABILITY } from '../../objects/mana-needs.ts';
import { ruleContext } from '../../meaning/context.ts';
import type { ManaProduced, Rule } from '../../vocabulary/rules-effects.ts';
import { asThough, mayBeSpentOn, type Purpose, spendsOtherwise } from './purpose.ts';

const YOU = { who: 'you' } as const;
const [W, R, G, C] = (['W', 'R', 'G', 'C'] as const).map(manaBit) as [number, number, number, number];

/** A table on which player 0 has that rule, a creature and an artifact. */
function ruled(...rules: Rule[]) {
  const { game, put } = board(testEdition('2026-02'));
  const creature = put({ name: 'Bear', types: ['creature'], power: 2, toughness: 2 });
  const relic = put({ name: 'Relic', types: ['artifact'] });
  for (const rule of rules)
    put({ name: 'Law', types: ['enchantment'], abilities: [{ ability: 'static', parts: [{ part: 'rule', rule }] }] });
  const spent = (mask: number, purpose: Partial<Purpose> = {}, player = 0): number =>
    asThough(game, player, { kind: 'cast', object: creature, ...purpose }, mask);
  return { game, creature, relic, spent };
}

test('mana is what it is where nothing says otherwise', () => {
  const { game, spent } = ruled();
  expect([spent(R), spent(R | G), spendsOtherwise(game)]).toEqual([R, R | G, false]);
  expect(spent(R, { spending: 'anyColor' })).toBe(ANY_COLOR | NOT_EACH_MANA_ABILITY);
  expect(spent(C, { spending: 'anyColor' })).toBe(ANY_COLOR | C | NOT_EACH_MANA_ABILITY);
  expect(spent(R, { spending: 'anyType' })).toBe(ANY_COLOR | C | NOT_EACH_MANA_ABILITY);
});

test('mana of one colour is spent as though it were of another, by that player alone', () => {
  const { game, spent } = ruled({ rule: 'spendAsThough', who: YOU, mana: 'W', as: 'R' });
  expect([spent(W), spent(G), spent(W | G), spent(W, {}, 1), spendsOtherwise(game)]).toEqual([
    W | R,
    G,
    W | G | R,
    W,
    true,
  ]);
});

test('all mana is spent as though it were of any colour, or of any type', () => {
  expect(ruled({ rule: 'spendAsThough', who: YOU }).spent(C)).toBe(ANY_COLOR | C);
  expect(ruled({ rule: 'spendAsThough', who: YOU }).spent(R)).toBe(ANY_COLOR);
  expect(ruled({ rule: 'spendAsThough', who: YOU, orColorless: true }).spent(R)).toBe(ANY_COLOR | C);
});

test('so it is spent for what the rule says alone', () => {
  const { creature, relic, spent } = ruled({
    rule: 'spendAsThough',
    who: YOU,
    as: 'R',
    for: { is: 'type', type: 'creature' },
  });
  expect([spent(G, { object: creature }), spent(G, { object: relic }), spent(G, { kind: 'other', object: 0 })]).toEqual(
    [G | R | NOT_EACH_MANA_ABILITY, G, G],
  );
  const abilities = ruled({ rule: 'spendAsThough', who: YOU, as: 'R', activate: true });
  expect([abilities.spent(G, { kind: 'activate' }), abilities.spent(G)]).toEqual([G | R | NOT_EACH_MANA_ABILITY, G]);
});

test('other mana is spent only as though it were colorless', () => {
  const { game, spent } = ruled({ rule: 'spendAsColorless', who: YOU, except: 'W' });
  expect([spent(W), spent(G), spent(W | G), spent(G, {}, 1), spendsOtherwise(game)]).toEqual([W, C, W | C, G, true]);
});

test('mana may be restricted to spells or abilities of some kind, or kept from some spells', () => {
  const { game, creature, relic } = ruled();
  const may = (restriction: ManaProduced['restriction'], kind: Purpose['kind'], object: number): boolean =>
    mayBeSpentOn(game, ruleContext(0, relic), restriction, { kind, object });
  const isCreature = { is: 'type', type: 'creature' } as const;
  expect(may(undefined, 'other', 0)).toBe(true);
  expect([may({ cast: isCreature }, 'cast', creature), may({ cast: isCreature }, 'cast', relic)]).toEqual([
    true,
    false,
  ]);
  expect([may({ cast: isCreature }, 'activate', creature), may({ cast: isCreature }, 'other', creature)]).toEqual([
    false,
    false,
  ]);
  expect([
    may({ activate: isCreature }, 'activate', creature),
    may({ activate: isCreature }, 'cast', creature),
  ]).toEqual([true, false]);
  expect([may({ notCast: isCreature }, 'cast', creature), may({ notCast: isCreature }, 'cast', relic)]).toEqual([
    false,
    true,
  ]);
  expect(may({ notCast: isCreature }, 'activate', creature)).toBe(true);
});
