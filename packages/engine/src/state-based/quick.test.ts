/** What a quick look suspects: never too little, and no more than the board gives reason for. 2006: 420.3, 420.5 · 2009, 2011, 2026: 704.3, 704.5 */
import { expect, test } from 'vitest';
import { board, testEdition, type Board } from '../continuous/board-in-tests.ts';
import type { GameObject, PlayerState } from '../state/state.ts';
import type { Face } from '../vocabulary/definition.ts';
import type { Rule } from '../vocabulary/rules-effects.ts';
import { SUBJECT_OF, suspicions } from './quick.ts';

/** One action of each subject that can be suspected. */
const NAMES = ['life', 'toughness', 'loyalty', 'auraIllegal', 'legend', 'world', 'saga', 'sector'] as const;
const suspected = (lay: (t: Board) => void): string => {
  const t = board(testEdition('2026-02'));
  lay(t);
  t.touch();
  const { subjects, control } = suspicions(t.game);
  return [...NAMES.filter((name) => (subjects & SUBJECT_OF[name]) !== 0), ...(control ? ['control'] : [])].join(' ');
};
const player = (more: Partial<PlayerState>) => (t: Board) => {
  Object.assign(t.game.state.players[1] ?? {}, more);
};
const there =
  (face: Partial<Face>, more: Partial<GameObject> = {}, times = 1) =>
  (t: Board) => {
    for (let n = 0; n < times; n++) t.put({ power: 2, toughness: 2, ...face }, { heldBy: 0, ...more });
  };
const law = (rule: Rule) =>
  there({ types: ['enchantment'], abilities: [{ ability: 'static', parts: [{ part: 'rule', rule }] }] });

test.each<[string, (t: Board) => void, string]>([
  ['nothing', () => {}, ''],
  ['a player without life', player({ life: 0 }), 'life'],
  ['one with some', player({ life: 1 }), ''],
  ['one who drew from an empty library', player({ drewFromEmpty: true }), 'life'],
  ['one with counters', player({ counters: { poison: 1 } }), 'life'],
  ['a creature', there({}), ''],
  ['one with as much damage as toughness', there({}, { damage: 2 }), 'toughness'],
  ['one with less', there({}, { damage: 1 }), ''],
  ['one without toughness', there({ toughness: 0 }), 'toughness'],
  ['one dealt damage by deathtouch', there({}, { damage: 1, deathtouched: true }), 'toughness'],
  ['what is no creature, whatever the damage', there({ types: ['artifact'] }, { damage: 5, deathtouched: true }), ''],
  ['what is phased out', there({ toughness: 0 }, { phasedOut: true }), ''],
  ['a planeswalker', there({ types: ['planeswalker'] }), 'loyalty'],
  ['a battle', there({ types: ['battle'] }), 'loyalty'],
  ['what is attached', there({ types: ['artifact'] }, { attachedTo: 9 }), 'auraIllegal'],
  ['what is attached to a player', there({ types: ['enchantment'] }, { attachedPlayer: 0 }), 'auraIllegal'],
  ['an Aura attached to nothing', there({ types: ['enchantment'], subtypes: ['Aura'] }), 'auraIllegal'],
  ['one legend', there({ supertypes: ['legendary'] }), ''],
  ['two', there({ supertypes: ['legendary'] }, {}, 2), 'legend'],
  ['one world', there({ supertypes: ['world'] }), ''],
  ['two worlds', there({ supertypes: ['world'] }, {}, 2), 'world'],
  ['two that are snow', there({ supertypes: ['snow'] }, {}, 2), ''],
  ['counters that go in pairs', there({ toughness: 5 }, { counters: { '-1/-1': 1 } }), 'saga'],
  ['lore counters', there({ types: ['enchantment'] }, { counters: { lore: 1 } }), 'saga'],
  ['other counters', there({}, { counters: { charge: 1 } }), ''],
  ['a sector', there({}, { memory: [{ link: 'alpha sector' }] as never }), 'sector'],
  ['another choice', there({}, { memory: [{ link: 'x' }] as never }), ''],
  ['what somebody else holds', there({}, { heldBy: 1 }), 'control'],
  ['something in the command zone', (t) => t.game.state.command.push(t.put({}, { zone: 'exile' })), 'sector'],
  ['commanders', (t) => Object.assign(t.game.state.options, { commander: true }), 'sector'],
  ['a limit of counters', law({ rule: 'counterLimit', what: { set: 'self' }, counter: '+1/+1', n: 3 }), 'sector'],
  ['a rule about sectors', law({ rule: 'sculptsSpace', who: { who: 'you' } }), 'sector'],
  ['a rule about engines', law({ rule: 'startEngines', who: { who: 'you' } }), 'sector'],
])('%s', (_, lay, expected) => {
  expect(suspected(lay)).toBe(expected);
});
