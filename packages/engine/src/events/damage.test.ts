/** What damage results in, by whom it is dealt and to what. 2006: 310.4, 419.5a · 2009: 118.3–118.4 · 2011: 119.3–119.4 · 2026: 120.3–120.4 */
import { expect, test } from 'vitest';
import { board, testEdition } from '../continuous/board-in-tests.ts';
import { objectOf } from '../state/objects.ts';
import type { GameObject } from '../state/state.ts';
import type { Face } from '../vocabulary/definition.ts';
import type { KeywordName } from '../vocabulary/keywords.ts';

import type { Rule } from '../vocabulary/rules-effects.ts';
import { byPlayer } from './cause.ts';
import { damageResults, dealDamage } from './damage.ts';
import { damageEvent } from './kinds/damage.ts';

/** A table with a creature that has those abilities, and things to deal damage to. */
function dealing(keywords: readonly (KeywordName | { toxic: number })[] = [], rules: readonly Rule[] = []) {
  const { game, put } = board(testEdition('2026-02'));
  const abilities = keywords.map((keyword) =>
    typeof keyword === 'string'
      ? { ability: 'keyword' as const, keyword }
      : { ability: 'keyword' as const, keyword: 'toxic' as const, n: keyword.toxic },
  );
  const creature: Partial<Face> = { types: ['creature'], power: 2, toughness: 2 };
  const source = put({ ...creature, subtypes: ['Elf'], abilities });
  const bear = put(creature, { controller: 1 });
  const sage = put({ types: ['planeswalker'] }, { controller: 1, counters: { loyalty: 5 } });
  const siege = put({ types: ['battle'] }, { controller: 1, counters: { defense: 5 } });
  const living = put({ ...creature, types: ['creature', 'planeswalker'] }, { controller: 1, counters: { loyalty: 5 } });
  for (const rule of rules)
    put({ types: ['enchantment'], abilities: [{ ability: 'static', parts: [{ part: 'rule', rule }] }] });
  const event = (to: number | 'player', amount = 2, combat = false) =>
    damageEvent(source, to === 'player' ? { player: 1 } : { object: to }, amount, byPlayer(0), { combat });
  const results = (to: number | 'player', combat = false): string =>
    damageResults(game, [event(to, 2, combat)])
      .map((result) => `${result.kind}${'counter' in result ? ` ${String(result.counter)}` : ''} ${result.amount}`)
      .join(', ');
  return { game, put, source, bear, sage, siege, living, event, results };
}

test.each<[string, readonly (KeywordName | { toxic: number })[], boolean, string]>([
  ['life lost', [], false, 'loseLife 2'],
  ['life lost in combat', [], true, 'loseLife 2'],
  ['poison, of a source with infect', ['infect'], false, 'playerCounters poison 2'],
  ['life lost, of a source with wither', ['wither'], false, 'loseLife 2'],
  ['life gained too, with lifelink', ['lifelink'], false, 'loseLife 2, gainLife 2'],
  ['no poison of toxic but in combat', [{ toxic: 3 }], false, 'loseLife 2'],
  ['poison of toxic in combat', [{ toxic: 3 }], true, 'loseLife 2, playerCounters poison 3'],
])('damage to a player: %s', (_, keywords, combat, expected) => {
  expect(dealing(keywords).results('player', combat)).toBe(expected);
});

test('damage to a creature is marked, and of a source with wither or infect counters', () => {
  const plain = dealing();
  expect(plain.results(plain.bear)).toBe('');
  const withered = dealing(['wither']);
  expect(withered.results(withered.bear)).toBe('counters -1/-1 2');
  const infected = dealing(['infect']);
  expect(infected.results(infected.bear)).toBe('counters -1/-1 2');
  expect(infected.results(infected.sage)).toBe('counters loyalty -2');
});

test('damage takes loyalty from a planeswalker and defense from a battle', () => {
  const { results, sage, siege, living } = dealing();
  expect([results(sage), results(siege), results(living)]).toEqual([
    'counters loyalty -2',
    'counters defense -2',
    'counters loyalty -2',
  ]);
});

test('an effect may have damage dealt as though its source had infect or wither, to some players or to all', () => {
  const infecting: Rule = { rule: 'damageAsThough', having: 'infect', to: { who: 'opponents' } };
  const to = dealing([], [infecting]);
  expect([to.results('player'), to.results(to.bear)]).toEqual(['playerCounters poison 2', '']);
  expect(dealing([], [{ ...infecting, to: { who: 'you' } }]).results('player')).toBe('loseLife 2');
  const all = dealing([], [{ rule: 'damageAsThough', having: 'wither' }]);
  expect([all.results('player'), all.results(all.bear)]).toEqual(['loseLife 2', 'counters -1/-1 2']);
});

test('what a source with lifelink deals at once is one gain of life (119.9)', () => {
  const { game, event, bear } = dealing(['lifelink']);
  const gained = damageResults(game, [event(bear, 2), event('player', 3)]).filter(({ kind }) => kind === 'gainLife');
  expect(gained.map(({ amount }) => amount)).toEqual([5]);
});

test('damage is marked on creatures alone, and written down', () => {
  const { game, put, source, event, bear, sage, living } = dealing();
  const relic = put({ types: ['artifact'] });
  const grave = put({ types: ['creature'], power: 1, toughness: 1 }, { zone: 'graveyard' });
  const dealt = [
    dealDamage(game, event('player', 1, true)),
    dealDamage(game, event(bear, 2)),
    dealDamage(game, event(sage, 3)),
    dealDamage(game, event(living, 4)),
    dealDamage(game, event(relic, 5)),
    dealDamage(game, event(grave, 6)),
    dealDamage(game, event(999, 7)),
    dealDamage(game, event(bear, 0)),
  ];
  expect(dealt).toEqual([true, true, true, true, false, false, false, false]);
  const marked = (id: number) => (objectOf(game, id) as GameObject).damage;
  expect([bear, sage, living, relic].map(marked)).toEqual([2, 0, 4, 0]);
  const kinds = { subtypes: ['Elf'], allCreatureTypes: false };
  expect(game.state.history.damage).toEqual([
    { source, sourceController: 0, kinds, recipient: { player: 1 }, amount: 1, combat: true },
    { source, sourceController: 0, kinds, recipient: { object: bear }, amount: 2, combat: false },
    { source, sourceController: 0, kinds, recipient: { object: sage }, amount: 3, combat: false },
    { source, sourceController: 0, kinds, recipient: { object: living }, amount: 4, combat: false },
  ]);
});

test('damage of a source with wither is not marked, and that of one with deathtouch is', () => {
  const wither = dealing(['wither']);
  dealDamage(wither.game, wither.event(wither.bear));
  expect(objectOf(wither.game, wither.bear)).toMatchObject({ damage: 0, deathtouched: false });
  const death = dealing(['deathtouch']);
  dealDamage(death.game, death.event(death.bear));
  expect(objectOf(death.game, death.bear)).toMatchObject({ damage: 2, deathtouched: true });
});
