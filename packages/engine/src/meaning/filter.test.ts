/** What a noun means, asked of all that is on one table. 2006: 200–212 · 2009, 2011, 2026: 109–110, 201–209, 300–310 */
import { expect, test } from 'vitest';
import type { Characteristics } from '../state/state.ts';
import type { Filter, ObjectHistory } from '../vocabulary/nouns.ts';
import type { Comparison, Stat } from '../vocabulary/words.ts';
import { characteristics } from '../continuous/derive.ts';
import { compare, matches, mostOfOneType, shareCreatureType, sharesType } from './filter.ts';
import { DIED, laid, OPPONENTS, ref, YOU } from './table-in-tests.ts';

const { game, ids, ctx } = laid();

const named = (filter: Filter): string =>
  Object.entries(ids)
    .filter(([, id]) => matches(game, ctx, id, filter))
    .map(([name]) => name)
    .join(' ');
const did = (event: ObjectHistory): Filter => ({ is: 'history', event });
const stat = (of: Stat, op: Comparison, than: number): Filter => ({ is: 'stat', stat: of, op, than });
const within = (...of: Filter[]): Filter => ({ is: 'and', of });
const permanent = (filter: Filter): Filter => within({ is: 'zone', zone: 'battlefield' }, filter);
const creature: Filter = { is: 'type', type: 'creature' };

test.each<[string, Filter, string]>([
  ['creatures on the battlefield', permanent(creature), 'Bear Golem Ogre Knight Wall Token'],
  // a planeswalker is, whether or not its type line says so (306.4)
  ['legendary', { is: 'supertype', supertype: 'legendary' }, 'Knight Sage'],
  ['Bears', { is: 'subtype', subtype: 'Bear' }, 'Bear Ogre Grave Token'],
  ['of the type chosen', { is: 'subtype', subtype: { ref: 'kind' } }, 'Wall'],
  ['of the colour chosen', { is: 'color', color: { ref: 'colour' } }, 'Ogre Wall Bolt'],
  ['white', { is: 'color', color: 'W' }, 'Bell Knight Rune'],
  ['permanents without colour', permanent({ is: 'colorless' }), 'Golem Relic Wood Grove Den Blade Token Lamp'],
  ['of several colours', { is: 'multicolored' }, 'Bell Knight Twice'],
  ['of one colour', permanent({ is: 'monocolored' }), 'Bear Ogre Wall Rune Hex Sage'],
  ['other than the source', permanent(within(creature, { is: 'other' })), 'Bear Ogre Knight Wall Token'],
  ['the source', { is: 'self' }, 'Golem'],
  [
    'cards that are permanents, and permanents',
    within({ is: 'permanent' }, { is: 'not', of: { is: 'zone', zone: 'battlefield' } }),
    'Grave Nap Woken Idle First Second Third',
  ],
  ['what its opponents control', permanent({ is: 'controlledBy', player: OPPONENTS }), 'Ogre Grove Hex Blade'],
  ['what its opponents own', { is: 'ownedBy', player: OPPONENTS }, 'Ogre Grove Hex Blade Plan Sweep Twice'],
  ['tokens', { is: 'token' }, 'Token'],
  ['spells', { is: 'spell' }, 'Bolt Sweep Twice Doom'],
  ['tapped', { is: 'tapped' }, 'Golem'],
  ['untapped creatures', permanent(within(creature, { is: 'untapped' })), 'Bear Ogre Knight Wall Token'],
  ['attacking', { is: 'attacking' }, 'Bear Golem Knight'],
  ['attacking opponents', { is: 'attacking', whom: OPPONENTS }, 'Bear Knight'],
  ['attacking whoever asks', { is: 'attacking', whom: YOU }, ''],
  ['blocking', { is: 'blocking' }, 'Ogre Wall'],
  ['blocking one', { is: 'blocking', whom: ref('Bear') }, 'Ogre'],
  ['blocked', { is: 'blocked' }, 'Bear'],
  ['unblocked', { is: 'unblocked' }, 'Golem Knight'],
  ['blocked by one', { is: 'blockedBy', by: ref('Ogre') }, 'Bear'],
  ['blocked by another', { is: 'blockedBy', by: ref('Wall') }, ''],
  ['enchanted', { is: 'enchanted' }, 'Bear Wall'],
  ['equipped', { is: 'equipped' }, 'Ogre'],
  ['modified (700.9)', { is: 'modified' }, 'Bear Golem Ogre Sage Nap Idle'],
  ['attached to one', { is: 'attachedTo', to: ref('Bear') }, 'Rune'],
  ['with a counter', permanent({ is: 'hasCounter' }), 'Golem Sage'],
  ['with a counter of a kind', { is: 'hasCounter', counter: 'charge' }, 'Golem'],
  ['with two of a kind', { is: 'hasCounter', counter: '+1/+1', atLeast: 2 }, 'Golem'],
  ['with three of a kind', { is: 'hasCounter', counter: '+1/+1', atLeast: 3 }, ''],
  ['with two of some kind', { is: 'hasCounter', atLeast: 2 }, 'Golem Sage Idle'],
  ['with a symbol in its cost', { is: 'costHas', symbol: 'G' }, 'Bear Twice'],
  ['with a symbol more than once', { is: 'costRepeats' }, 'Ogre Sage'],
  ['with power 3 or greater: no artifact that is no creature', permanent(stat('power', '≥', 3)), 'Golem Ogre'],
  ['with power 1 or less', permanent(stat('power', '≤', 1)), 'Knight Wall Token'],
  ['with power less than 0', permanent(stat('power', '<', 0)), ''],
  ['with base power 3', permanent(stat('basePower', '=', 3)), 'Golem Ogre'],
  ['with base toughness other than 5', permanent(stat('baseToughness', '≠', 5)), 'Bear Ogre Knight Wall Token'],
  ['with toughness greater than 4: with its counters', permanent(stat('toughness', '>', 4)), 'Golem'],
  ['with mana value 4: X is what was chosen for it', stat('manaValue', '=', 4), 'Golem Sage Bolt'],
  ['with mana value 1: X is 0 in a hand', within({ is: 'zone', zone: 'hand' }, stat('manaValue', '=', 1)), 'Plan'],
  ['with loyalty', permanent(stat('loyalty', '>', 0)), 'Sage'],
  ['with loyalty 3, its counters', stat('loyalty', '=', 3), 'Sage'],
  ['with damage', stat('damageMarked', '≥', 1), 'Bear'],
  ['with even power', permanent({ is: 'parity', stat: 'power' }), 'Bear Knight Wall'],
  ['with odd power', permanent({ is: 'parity', stat: 'power', odd: true }), 'Golem Ogre Token'],
  ['with odd toughness', permanent({ is: 'parity', stat: 'toughness', odd: true }), 'Golem Wall Token'],
  ['with odd mana value', permanent({ is: 'parity', stat: 'manaValue', odd: true }), 'Relic Wall Rune Hex Blade Bell'],
  ['in a set', { is: 'in', set: ref('Ogre') }, 'Ogre'],
  ['that share a colour', permanent({ is: 'sharesColor', with: ref('Wall') }), 'Ogre Wall'],
  [
    'that share a card type',
    permanent({ is: 'sharesType', with: ref('Golem'), of: 'card' }),
    'Bear Golem Ogre Knight Relic Wall Blade Token Lamp',
  ],
  ['that share a creature type', { is: 'sharesType', with: ref('Bear'), of: 'creature' }, 'Bear Ogre Grave Token'],
  ['that share a land type, of which Lair is one', { is: 'sharesType', with: ref('Wood'), of: 'land' }, 'Wood Grove'],
  ['that share the land type Lair', { is: 'sharesType', with: ref('Den'), of: 'land' }, 'Grove Den'],
  ['that share no land type with what is no land', { is: 'sharesType', with: ref('Bear'), of: 'land' }, ''],
  ['that share a name', { is: 'sharesName', with: ref('Bear') }, 'Bear'],
  [
    'with other names than the lands',
    permanent(within({ is: 'type', type: 'land' }, { is: 'differsInName', from: ref('Wood') })),
    'Grove Den',
  ],
  ['that target anything', { is: 'targets' }, 'Bolt Sweep Twice Doom'],
  ['with a single target', { is: 'targets', single: true }, 'Bolt Doom'],
  ['that target only one thing, be it twice', { is: 'targets', only: true }, 'Bolt Twice Doom'],
  ['that target a creature', { is: 'targets', what: ref('Golem') }, 'Sweep Twice'],
  ['that target an opponent', { is: 'targets', player: OPPONENTS }, 'Sweep'],
  ['that target a creature or a player', { is: 'targets', what: ref('Golem'), player: YOU }, 'Sweep Twice Doom'],
  ['cast by whoever asks: a copy was not cast', { is: 'castBy', player: YOU }, 'Bear Bolt Doom'],
  ['cast by an opponent', { is: 'castBy', player: OPPONENTS }, 'Sweep'],
  ['for which the kicker was paid', { is: 'paid', cost: 'kicked' }, 'Bear'],
  ['suspended', { is: 'suspended' }, 'Nap'],
  ['historic (700.6)', permanent({ is: 'historic' }), 'Golem Knight Relic Blade Sage Lamp'],
  ['cast from a graveyard, or there', { is: 'castFrom', zone: 'graveyard' }, 'Grave Sweep Newer Newest'],
  ['cast from its caster’s own hand', { is: 'castFrom', zone: 'hand', of: { who: 'actor' } }, 'Bolt Doom'],
  ['cast from the graveyard of whoever asks', { is: 'castFrom', zone: 'graveyard', of: YOU }, 'Grave Newer Newest'],
  ['no Attraction', { is: 'astrotorium' }, ''],
  ['no commander', { is: 'commander' }, ''],
  ['not transformed', { is: 'transformed' }, ''],
  ['of either kind', { is: 'or', of: [{ is: 'token' }, { is: 'subtype', subtype: 'Ogre' }] }, 'Ogre Token'],
  ['with a name', { is: 'named', name: 'Wood' }, 'Wood'],
  ['with the name of another', { is: 'named', name: { of: ref('Grove') } }, 'Grove'],
  ['with suspend', { is: 'hasKeyword', keyword: 'suspend' }, 'Nap Woken'],
  [
    'with an ability of any kind',
    within({ is: 'hasAbility', kind: 'any' }, { is: 'zone', zone: 'exile' }),
    'Nap Woken',
  ],
  ['with a mana ability', permanent({ is: 'hasAbility', kind: 'mana' }), 'Wood Grove'],
  ['with an activated ability', permanent({ is: 'hasAbility', kind: 'activated' }), 'Wood Grove Lamp'],
  ['with one that is no mana ability', permanent({ is: 'hasAbility', kind: 'nonManaActivated' }), 'Lamp'],
  ['with one that taps it', permanent({ is: 'hasAbility', kind: 'tapping' }), 'Wood Grove'],
  ['with a triggered ability', permanent({ is: 'hasAbility', kind: 'triggered' }), 'Bell'],
  ['abilities on the stack', { is: 'ability' }, 'Ring Light'],
  ['triggered abilities on the stack', { is: 'triggeredAbility' }, 'Ring'],
  ['activated abilities on the stack', { is: 'activatedAbility' }, 'Light'],
  ['abilities of one source', { is: 'abilityOf', source: { is: 'named', name: 'Bell' } }, 'Ring'],
  ['that attacked this turn', did({ did: 'attacked' }), 'Bear Knight'],
  ['that attacked in this combat', did({ did: 'attacked', combat: true }), 'Bear'],
  ['that had to attack', did({ did: 'hadToAttack' }), 'Knight'],
  ['that blocked this turn', did({ did: 'blocked' }), 'Ogre Wall'],
  ['that blocked in this combat', did({ did: 'blocked', combat: true }), 'Wall'],
  ['that blocked one: not what came blocking it', did({ did: 'blockedOne', whom: ref('Ogre') }), 'Wall'],
  ['that blocked another', did({ did: 'blockedOne', whom: ref('Bear') }), ''],
  ['that became blocked', did({ did: 'becameBlocked' }), 'Bear Ogre'],
  ['that became blocked by one, which may have come blocking', did({ did: 'becameBlocked', by: ref('Token') }), 'Ogre'],
  ['that attacked in the turn before', did({ did: 'attackedLastTurn' }), 'Golem'],
  ['that dealt damage', did({ did: 'dealtDamage' }), 'Bear Golem Knight Wall'],
  ['that dealt damage to an opponent', did({ did: 'dealtDamage', to: OPPONENTS }), 'Golem'],
  ['that was dealt damage', did({ did: 'wasDealtDamage' }), 'Golem Ogre'],
  ['that was dealt damage by one', did({ did: 'wasDealtDamage', by: ref('Wall') }), 'Golem'],
  ['of which an ability was activated', did({ did: 'activated' }), 'Golem'],
  ['that entered this turn', did({ did: 'entered' }), 'Token'],
  ['that was drawn this turn', did({ did: 'drawn' }), 'Plan'],
  ['that such an event was about, or became by it', did({ did: 'underwent', event: DIED }), 'Grave Token'],
  [
    'that changed hands this turn, or came as it began',
    permanent(within(creature, did({ did: 'changedHands' }))),
    'Bear Golem',
  ],
  [
    'controlled since before the turn',
    permanent(within(creature, did({ did: 'controlledSinceTurnBegan' }))),
    'Knight Wall Token',
  ],
  [
    'controlled since before the last upkeep',
    permanent(within(creature, did({ did: 'controlledSinceLastUpkeep' }))),
    'Ogre Knight Wall Token',
  ],
])('%s', (_, filter, found) => {
  const sorted = (names: string): string[] => names.split(' ').sort();
  expect(sorted(named(filter))).toEqual(sorted(found));
});

test('before blockers are declared nothing is unblocked', () => {
  game.state.turn.step = 'declareAttackers';
  expect(named({ is: 'unblocked' })).toBe('');
  game.state.turn.step = 'declareBlockers';
});

test.each<[Comparison, readonly [boolean, boolean, boolean]]>([
  ['=', [false, true, false]],
  ['≠', [true, false, true]],
  ['<', [true, false, false]],
  ['≤', [true, true, false]],
  ['>', [false, false, true]],
  ['≥', [false, true, true]],
])('1, 2 and 3 %s 2', (op, expected) => {
  expect([1, 2, 3].map((n) => compare(n, op, 2))).toEqual(expected);
});

const kinds = (
  subtypes: string[],
  allCreatureTypes = false,
): Pick<Characteristics, 'subtypes' | 'allCreatureTypes'> => ({
  subtypes,
  allCreatureTypes,
});

test('a creature with every creature type shares one with whatever has any', () => {
  const shared = (a: ReturnType<typeof kinds>, b: ReturnType<typeof kinds>): boolean => shareCreatureType(a, b);
  expect(shared(kinds([], true), kinds([], true))).toBe(true);
  expect(shared(kinds([], true), kinds(['Bear']))).toBe(true);
  expect(shared(kinds(['Bear']), kinds([], true))).toBe(true);
  expect(shared(kinds([], true), kinds(['Forest']))).toBe(false);
  expect(shared(kinds([], true), kinds([]))).toBe(false);
  expect(shared(kinds(['Bear', 'Forest']), kinds(['Elf', 'Forest']))).toBe(false);
  expect(shared(kinds(['Elf', 'Bear']), kinds(['Bear']))).toBe(true);
});

test('the most of one creature type: what has all of them counts once, and types that are no creature types do not', () => {
  const four = [kinds(['Elf', 'Druid']), kinds(['Elf', 'Equipment']), kinds(['Bear', 'Equipment']), kinds([], true)];
  expect(mostOfOneType(four)).toBe(3);
  expect(mostOfOneType([kinds(['Equipment']), kinds(['Equipment'])])).toBe(0);
  expect(mostOfOneType([kinds(['Elf'], true), kinds(['Bear'])])).toBe(2);
});

test('that two objects share a type goes both ways', () => {
  const [relic = 0, golem = 0, sage = 0] = ['Relic', 'Golem', 'Sage'].map((name) => ids[name] ?? 0);
  expect(sharesType(game, relic, golem, 'card')).toBe(true);
  expect(sharesType(game, golem, relic, 'card')).toBe(true);
  expect(sharesType(game, sage, relic, 'card')).toBe(false);
  expect(characteristics(game, sage).types).not.toBe(0);
});
