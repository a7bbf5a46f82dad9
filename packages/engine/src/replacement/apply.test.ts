/** What one replacement or prevention effect makes of an event. 2006: 419.6–419.9 · 2009, 2011, 2026: 614–616 */
import { expect, test } from 'vitest';
import { card, creature, instant, table, type Table, you, yours } from '../casting/table-in-tests.ts';
import type { EditionName } from '../state/names.ts';
import type { Ability } from '../vocabulary/abilities.ts';
import type { CardDefinition } from '../vocabulary/definition.ts';
import type { Instruction } from '../vocabulary/instructions.ts';
import type { Filter, ObjectSet, PlayerSet } from '../vocabulary/nouns.ts';
import type { EventPattern } from '../vocabulary/patterns.ts';
import type { Quantity } from '../vocabulary/quantities.ts';
import type { Instead, Replacement } from '../vocabulary/rules-effects.ts';

const opponents = { who: 'opponents' } as const;
const all = (where: Filter): ObjectSet => ({ set: 'all', where });
const named = (name: string): ObjectSet => all({ is: 'named', name });
const that: ObjectSet = { set: 'ref', name: 'event.object' };
const powerOf = (of: ObjectSet): Quantity => ({ q: 'stat', stat: 'power', of });
const gain = (amount: Quantity, who: PlayerSet = you): Instruction => ({ do: 'gainLife', who, amount });
const damage = (amount: number, who: PlayerSet = you, more: { unpreventable?: true } = {}): Instruction => ({
  do: 'damage',
  amount,
  to: { players: who },
  ...more,
});
const destroyed: Instruction = { do: 'destroy', what: all(creature) };
const toMe: EventPattern = { on: 'damage', toPlayer: you };
const dies: EventPattern = { on: 'move', what: creature, from: 'battlefield', to: 'graveyard' };
const arrives = (what: Filter = creature): EventPattern => ({ on: 'move', what, to: 'battlefield' });
const returned = (name: string, under?: PlayerSet): Instruction => ({
  do: 'move',
  what: { set: 'all', where: { is: 'named', name }, zone: 'graveyard' },
  to: { zone: 'battlefield', ...(under === undefined ? {} : { under }) },
});

const always = (event: EventPattern, instead: Instead, more: Partial<Replacement> = {}): Ability => ({
  ability: 'static',
  parts: [{ part: 'replacement', replacement: { event, instead, ...more } }],
});
/** This turn: the next time (`times`), or the next so much damage (`shield`). */
const once = (event: EventPattern, instead: Instead, more: { times?: number; shield?: number }): Instruction => ({
  do: 'effect',
  parts: [{ part: 'replacement', replacement: { event, instead }, ...more }],
  duration: { until: 'endOfTurn' },
});

/** A player has a Bear 2/2 and a Wolf 3/3, each law on an enchantment of its own, and has cast a Deed; the other has a Giant 4/4. */
function after(
  laws: readonly Ability[],
  effect: readonly Instruction[],
  more: { cards?: readonly CardDefinition[]; edition?: EditionName; grave?: string[]; theirGrave?: string[] } = {},
): Table {
  const cards = [
    ...laws.map((law, at) => card(`Law ${at}`, '1', ['enchantment'], [law])),
    instant('Deed', '0', { effect }),
    card('Bear', '1 G', ['creature']),
    card('Wolf', '2 G', ['creature'], [], { power: 3, toughness: 3 }),
    card('Giant', '4 R', ['creature'], [], { power: 4, toughness: 4 }),
    card('Dead', 'B', ['creature'], [], { power: 1, toughness: 1 }),
    ...(more.cards ?? []),
  ];
  const t = table(
    more.edition ?? '2026-02',
    cards,
    {
      hand: ['Deed'],
      graveyard: more.grave ?? [],
      battlefield: ['Bear', 'Wolf', ...laws.map((_, at) => `Law ${at}`)],
    },
    { battlefield: ['Giant'], graveyard: more.theirGrave ?? [] },
  );
  t.game.entries = [];
  t.act('cast Deed');
  t.resolve();
  return t;
}
const lives = (t: Table): number[] => t.game.state.players.map(({ life }) => life);
const zones = (t: Table, ...names: string[]): string[] => names.map((name) => t.the(name).zone);
const library = (t: Table, at: number): string | undefined => {
  const { library: cards } = t.game.state.players[0] as { library: readonly number[] };
  const id = cards.at(at);
  return t.game.definitions.get(t.game.state.objects.find((o) => o?.id === id)?.def ?? '')?.name;
};
const offered = (t: Table): string[] => {
  const decision = t.decision();
  return decision.form === 'choose' ? decision.options.map((o) => ('text' in o ? o.text : JSON.stringify(o))) : [];
};

const reduced: Instead = {
  instead: 'amount',
  amount: { q: 'subtract', from: { q: 'ref', name: 'event.amount' }, of: 2 },
};
const prevented: Instead = { instead: 'prevent' };
const healed: Instead = { instead: 'prevent', then: [gain({ q: 'ref', name: 'event.prevented' })] };
const turned: Instead = { instead: 'redirect', to: { players: opponents } };

test.each<[string, readonly Ability[], readonly Instruction[], number[]]>([
  ['nothing happens', [always({ on: 'gainLife', who: you }, { instead: 'nothing' })], [gain(3)], [20, 20]],
  ['so much less', [always(toMe, reduced)], [damage(3)], [19, 20]],
  ['never less than none', [always(toMe, reduced)], [damage(1)], [20, 20]],
  ['all of it is prevented', [always(toMe, prevented)], [damage(3)], [20, 20]],
  ['two of it are prevented', [always(toMe, { ...prevented, amount: 2 })], [damage(3)], [19, 20]],
  ['no more than there is', [always(toMe, { ...healed, amount: 2 } as Instead)], [damage(1)], [21, 20]],
  ['as much life as was prevented', [always(toMe, healed)], [damage(3)], [23, 20]],
  [
    'what cannot be prevented is not, and counts as none',
    [always(toMe, healed)],
    [damage(3, you, { unpreventable: true })],
    [17, 20],
  ],
  ['the next time alone', [], [once(toMe, prevented, { times: 1 }), damage(3), damage(2)], [18, 20]],
  ['the next two times', [], [once(toMe, prevented, { times: 2 }), damage(3), damage(2), damage(1)], [19, 20]],
  [
    'what cannot be prevented is not the next time',
    [],
    [once(toMe, prevented, { times: 1 }), damage(3, you, { unpreventable: true }), damage(2)],
    [17, 20],
  ],
  ['the next two damage', [], [once(toMe, prevented, { shield: 2 }), damage(1), damage(3)], [18, 20]],
  ['it is dealt to another player', [always(toMe, turned)], [damage(3)], [20, 17]],
  ['what cannot be prevented too', [always(toMe, turned)], [damage(3, you, { unpreventable: true })], [20, 17]],
  [
    'what cannot be prevented is the next time that it goes elsewhere',
    [],
    [once(toMe, turned, { times: 1 }), damage(3, you, { unpreventable: true }), damage(2)],
    [18, 17],
  ],
  ['the next two of it', [], [once(toMe, turned, { shield: 2 }), damage(1), damage(3)], [18, 18]],
  ['two of it', [always(toMe, { ...turned, amount: 2 } as Instead)], [damage(3)], [19, 18]],
  [
    'it is dealt to you',
    [always({ on: 'damage', toPlayer: opponents }, { instead: 'redirect', to: { players: you } })],
    [damage(3, opponents)],
    [17, 20],
  ],
  [
    'it goes nowhere where there is nothing',
    [always(toMe, { instead: 'redirect', to: { objects: named('Nobody') } })],
    [damage(3)],
    [17, 20],
  ],
  [
    'nor to what cannot be dealt damage',
    [always(toMe, { instead: 'redirect', to: { objects: named('Law 0') } })],
    [damage(3)],
    [17, 20],
  ],
  [
    'one who does not want it does not have it',
    [
      always(
        { on: 'gainLife', who: you },
        { instead: 'nothing' },
        { optional: opponents, condition: { if: 'turn', of: opponents } },
      ),
    ],
    [gain(3)],
    [23, 20],
  ],
  [
    'draws instead of life',
    [always({ on: 'gainLife', who: you }, { instead: 'do', effect: [{ do: 'loseLife', who: you, amount: 5 }] })],
    [gain(3)],
    [15, 20],
  ],
  [
    'it happens after all, and something else',
    [
      always(
        { on: 'gainLife', who: you },
        { instead: 'do', effect: [{ do: 'original' }, { do: 'loseLife', who: opponents, amount: 1 }] },
      ),
    ],
    [gain(3)],
    [23, 19],
  ],
])('%s', (_, laws, effect, life) => {
  expect(lives(after(laws, effect))).toEqual(life);
});

test('what happens once something else has been done happens at once with what it was to', () => {
  const bearDies: EventPattern = { ...dies, what: { is: 'named', name: 'Bear' } };
  const first = always(bearDies, { instead: 'do', effect: [gain(1), { do: 'original' }] });
  const atOnce: Ability = {
    ability: 'triggered',
    event: { ...dies, together: true },
    body: { effect: [gain(10)] },
  };
  const t = after([first, atOnce], [destroyed]);
  t.resolve();
  expect([lives(t), zones(t, 'Bear', 'Wolf'), t.game.state.stack]).toEqual([[31, 20], ['graveyard', 'graveyard'], []]);
});

test('whoever may, may decline', () => {
  for (const [yes, life] of [
    [0, 23],
    [1, 20],
  ] as const) {
    const t = after([always({ on: 'gainLife', who: you }, { instead: 'nothing' }, { optional: you })], [gain(3)]);
    expect(t.decision().kind).not.toBe('priority');
    t.say([yes === 1 ? 0 : 1]);
    expect(lives(t)[0]).toBe(life);
  }
});

test('damage is dealt to a creature instead', () => {
  const t = after([always(toMe, { instead: 'redirect', to: { objects: named('Giant') } })], [damage(3)]);
  expect([lives(t), t.the('Giant').damage]).toEqual([[20, 20], 3]);
});

test.each<[string, Instead, string[]]>([
  ['they are exiled', { instead: 'zone', zone: 'exile' }, ['exile', 'exile', 'exile']],
  ['they go to the hand', { instead: 'zone', zone: 'hand' }, ['hand', 'hand', 'hand']],
  [
    'they are on top of the library',
    { instead: 'zone', zone: 'library', position: 'top' },
    ['library', 'library', 'library'],
  ],
])('instead of dying %s', (_, instead, where) => {
  expect(zones(after([always(dies, instead)], [destroyed]), 'Bear', 'Wolf', 'Giant')).toEqual(where);
});
test.each<['top' | 'bottom', number]>([
  ['top', 0],
  ['bottom', -1],
])('on the %s of the library', (position, at) => {
  const t = after(
    [always(dies, { instead: 'zone', zone: 'library', position })],
    [{ do: 'destroy', what: named('Bear') }],
  );
  expect(library(t, at)).toBe('Bear');
});

test('each of several that are exiled instead is known to what follows', () => {
  const exiled: Instruction = { do: 'move', what: that, to: { zone: 'exile' }, out: 'gone' };
  const gone: ObjectSet = { set: 'ref', name: 'gone' };
  const counted: Instruction = {
    do: 'if',
    condition: { if: 'did', name: 'gone' },
    then: [{ do: 'putCounters', counter: 'charge', count: 1, on: gone }],
  };
  const t = after(
    [
      always({ ...dies, what: { is: 'and', of: [creature, yours] } } as EventPattern, {
        instead: 'do',
        effect: [exiled, counted, gain(1)],
      }),
    ],
    [destroyed],
  );
  expect(zones(t, 'Bear', 'Wolf', 'Giant')).toEqual(['exile', 'exile', 'graveyard']);
  expect([t.the('Bear').counters?.['charge'], t.the('Wolf').counters?.['charge'], lives(t)[0]]).toEqual([1, 1, 22]);
});

test('"destroy that creature instead" is done to a creature that would be dealt damage', () => {
  const t = after(
    [always({ on: 'damage', to: creature }, { instead: 'do', effect: [{ do: 'destroy', what: that }] })],
    [{ do: 'damage', amount: 1, to: { objects: all(creature) } }],
  );
  expect(zones(t, 'Bear', 'Wolf', 'Giant')).toEqual(['graveyard', 'graveyard', 'graveyard']);
});

test('of regeneration and another effect its controller chooses', () => {
  const exiled: Instead = { instead: 'do', effect: [{ do: 'move', what: that, to: { zone: 'exile' } }] };
  for (const [at, where, tapped] of [
    [0, 'exile', false],
    [1, 'battlefield', true],
  ] as const) {
    const t = after(
      [always({ on: 'destroy', what: { is: 'named', name: 'Bear' } }, exiled)],
      [
        { do: 'regenerate', what: named('Bear') },
        { do: 'destroy', what: named('Bear') },
      ],
    );
    const order = offered(t);
    expect(order.filter((text) => text === 'Regenerate')).toHaveLength(1);
    const regenerating = order.indexOf('Regenerate');
    t.say([at === 1 ? regenerating : 1 - regenerating]);
    expect([t.the('Bear').zone, t.the('Bear').tapped]).toEqual([where, tapped]);
  }
});

test('a regenerated creature is tapped and has no damage, and its shield is used', () => {
  const t = after(
    [],
    [
      { do: 'regenerate', what: named('Wolf') },
      { do: 'damage', amount: 1, to: { objects: named('Wolf') } },
      { do: 'destroy', what: named('Wolf') },
    ],
  );
  expect([t.the('Wolf').zone, t.the('Wolf').tapped, t.the('Wolf').damage]).toEqual(['battlefield', true, 0]);
  const twice = after(
    [],
    [
      { do: 'regenerate', what: named('Wolf') },
      { do: 'destroy', what: named('Wolf') },
      { do: 'destroy', what: named('Wolf') },
    ],
  );
  expect(twice.the('Wolf').zone).toBe('graveyard');
});

const enters = (more: Omit<Extract<Instead, { instead: 'enters' }>, 'instead'>): Instead => ({
  instead: 'enters',
  ...more,
});
const handSize: Quantity = { q: 'handSize', of: you };
test.each<
  [string, Instead, { tapped?: boolean; counters?: number; faceDown?: boolean; controller?: number; life?: number }]
>([
  ['tapped', enters({ tapped: true }), { tapped: true }],
  ['untapped, if that holds', enters({ tappedUnless: { if: 'turn', of: you } }), { tapped: false }],
  ['tapped, if it does not', enters({ tappedUnless: { if: 'turn', of: opponents } }), { tapped: true }],
  ['with two counters', enters({ counters: [{ counter: '+1/+1', count: 2 }] }), { counters: 2 }],
  ['under the control of another player', enters({ under: opponents }), { controller: 1 }],
  ['face down', enters({ faceDown: true }), { faceDown: true }],
  ['as usual, where it cannot turn over', enters({ transformed: true }), { faceDown: false, tapped: false }],
  ['and something follows', enters({ then: [gain(powerOf({ set: 'ref', name: 'event.other' }))] }), { life: 21 }],
  [
    'with as many counters as a number that was chosen',
    enters({
      choices: [{ do: 'choose', who: you, what: { choose: 'number', min: 0, max: 3 }, link: 'n' }],
      counters: [{ counter: '+1/+1', count: { q: 'ref', name: 'n' } }],
    }),
    { counters: 2 },
  ],
])('a permanent enters %s', (_, instead, is) => {
  const t = after([always(arrives(), instead)], [returned('Dead')], { grave: ['Dead'] });
  if (t.decision().form === 'number') t.say(2);
  const dead = t.the('Dead');
  if (is.tapped !== undefined) expect(dead.tapped).toBe(is.tapped);
  if (is.counters !== undefined) expect(dead.counters?.['+1/+1']).toBe(is.counters);
  if (is.faceDown !== undefined) expect(dead.faceDown !== null && dead.faceDown !== false).toBe(is.faceDown);
  if (is.controller !== undefined) expect(dead.controller).toBe(is.controller);
  if (is.life !== undefined) expect(lives(t)[0]).toBe(is.life);
  expect(dead.zone).toBe('battlefield');
});

test('how something itself enters speaks of its controller to be', () => {
  const grave = card(
    'Heir',
    'G',
    ['creature'],
    [
      always(
        { on: 'move', what: { is: 'self' }, to: 'battlefield' },
        enters({ counters: [{ counter: '+1/+1', count: handSize }] }),
      ),
    ],
  );
  const drawn: Instruction = { do: 'draw', who: you, count: 3 };
  const t = after([], [drawn, returned('Heir', you)], { cards: [grave], theirGrave: ['Heir'] });
  expect([t.the('Heir').controller, t.the('Heir').counters?.['+1/+1']]).toEqual([0, 3]);
});

test('a Saga has its lore counter unasked, whatever else it enters with', () => {
  const saga = card('Tale', 'W', ['enchantment'], [], { subtypes: ['Saga'] });
  const law = (instead: Instead): Ability => always(arrives({ is: 'type', type: 'enchantment' }), instead);
  const t = after([law(enters({ tapped: true }))], [returned('Tale')], {
    cards: [saga],
    grave: ['Tale'],
  });
  expect([t.decision().kind, t.the('Tale').tapped, t.the('Tale').counters?.['lore']]).toEqual(['priority', true, 1]);
});

test('several effects that do not the same are applied in the order that is chosen', () => {
  const more = (amount: Quantity): Ability => always({ on: 'gainLife', who: you }, { instead: 'amount', amount });
  const amount: Quantity = { q: 'ref', name: 'event.amount' };
  const doubled = more({ q: 'times', of: amount, by: 2 });
  const added = more({ q: 'add', of: [amount, 1] });
  for (const [first, life] of [
    [0, 27],
    [1, 28],
  ] as const) {
    const t = after([doubled, added], [gain(3)]);
    expect(t.decision().kind).toBe('replacement');
    t.say([first]);
    expect(lives(t)[0]).toBe(life);
  }
});

test('damage from several sources at once: as much life as was prevented in all, once', () => {
  const t = after(
    [always({ on: 'damage', to: creature }, healed)],
    [{ do: 'damage', amount: 2, to: { objects: all(creature) } }],
  );
  expect([lives(t)[0], t.the('Bear').zone]).toEqual([26, 'battlefield']);
});

test.each<[string, Instead, string]>([
  ['of a fixed kind', { instead: 'mana', mana: { types: ['C', 'C'] } }, 'CC'],
  ['so many of one', { instead: 'mana', mana: { types: { type: 'B', count: 3 } } }, 'BBB'],
  ['twice as much', { instead: 'moreMana', times: 2 }, 'GG'],
])('mana is produced instead: %s', (_, instead, types) => {
  const law = always({ on: 'produceMana', what: { is: 'type', type: 'land' } }, instead);
  const t = table('2026-02', [card('Law', '1', ['enchantment'], [law])], { battlefield: ['Law', 'Forest'] });
  t.act('mana Forest');
  expect(t.game.state.players[0]?.mana.map(({ type }) => type).join('')).toBe(types);
});

/** What the log says of what was replaced or prevented. */
const told = (laws: readonly Ability[], effect: readonly Instruction[], grave: string[] = []): string[] =>
  (after(laws, effect, { grave }).game.entries ?? [])
    .map(({ text }) => text)
    .filter((text) => /prevented|replacement effect/.test(text));
test.each<[string, readonly Ability[], readonly Instruction[], RegExp[]]>([
  ['what was prevented', [always(toMe, prevented)], [damage(3)], [/^3 damage from Deed.* to A is prevented/]],
  ['no more than was', [always(toMe, { ...prevented, amount: 2 })], [damage(3)], [/^2 damage/]],
  ['nothing of what was not', [always(toMe, prevented)], [damage(3, you, { unpreventable: true })], []],
  [
    'what was replaced',
    [always({ on: 'gainLife', who: you }, { instead: 'nothing' })],
    [gain(3)],
    [/^Law 0.* replacement effect applies to A/],
  ],
])('the log tells %s', (_, laws, effect, lines) => {
  const said = told(laws, effect);
  expect(said).toHaveLength(lines.length);
  for (const [at, line] of lines.entries()) expect(said[at]).toMatch(line);
});
