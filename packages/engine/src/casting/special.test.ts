/**
 * Which special actions a player may take, what they cost and what they do.
 * 2006: 408.2h–k, 502.26, 502.59 · 2009: 114, 702.34, 702.59 · 2011: 115, 702.35, 702.60 · 2026: 116, 701.40b, 701.58b, 702.37, 702.62, 702.168, 709.5e
 */
import { expect, test } from 'vitest';
import type { Action } from '../decisions/decision.ts';
import { REVERSED } from '../decisions/reversal.ts';
import { designation } from '../objects/room.ts';
import type { FaceDownBy, PlayerState, WritableObject } from '../state/state.ts';
import type { Ability } from '../vocabulary/abilities.ts';
import type { CardDefinition } from '../vocabulary/definition.ts';
import type { Rule } from '../vocabulary/rules-effects.ts';
import { actSpecially, specialActions, turnFaceUp } from './special.ts';
import { AUTO, card, draw, instant, table, you, type Table, type Zones } from './table-in-tests.ts';

type Special = Extract<Action, { act: 'special' }>;
const opponents = { who: 'opponents' } as const;
const keyword = (more: Omit<Extract<Ability, { ability: 'keyword' }>, 'ability'>): Ability => ({
  ability: 'keyword',
  ...more,
});
const costs = (...symbols: string[]) => ({ mana: symbols });
const hidden = (faceDown: FaceDownBy, name = 'Hidden'): Zones => ({ battlefield: [{ name, faceDown }] });
const withLands = (zones: Zones, count: number): Zones => ({
  ...zones,
  battlefield: [...(zones.battlefield ?? []), ...Array.from({ length: count }, () => 'Forest')],
});

const said = (action: Action): string =>
  action.act === 'turnFaceUp' ? action.by : action.act === 'special' ? action.what : action.act;
/** What the player is offered beside spells, abilities and lands. */
const offered = ({ game }: Table, player = 0): string[] => {
  game.derived = null;
  return specialActions(game, player).map(({ action, answer }) => `${said(action)}${answer === 'yes' ? '' : '?'}`);
};
const special = (t: Table, what: string): Action => {
  const found = specialActions(t.game, 0).find(({ action }) => said(action) === what);
  if (found === undefined) throw new Error(`${what} is not offered`);
  return found.action;
};
/** Whether the action is reversed before anything is asked. */
const reversed = (act: () => void): boolean => {
  try {
    act();
  } catch (signal) {
    return signal === REVERSED;
  }
  return false;
};

const morph = keyword({ keyword: 'morph', cost: costs('1', 'G') });
const disguise = keyword({ keyword: 'disguise', cost: costs('G') });
const megamorph = keyword({ keyword: 'megamorph', cost: costs('2', 'G') });
const bear = (...abilities: Ability[]): CardDefinition => card('Hidden', '2 G', ['creature'], abilities);

test.each<[string, CardDefinition, FaceDownBy, number, string[]]>([
  ['for its morph cost', bear(morph), 'morph', 2, ['morph']],
  ['not for less', bear(morph), 'morph', 1, []],
  ['for its disguise cost', bear(disguise), 'disguise', 1, ['disguise']],
  ['for its megamorph cost', bear(megamorph), 'morph', 3, ['megamorph']],
  ['what another ability costs says nothing', bear(keyword({ keyword: 'echo', cost: costs('G') })), 'morph', 3, []],
  ['what has no such ability is not', bear(), 'morph', 3, []],
  ['an effect alone turns nothing up', bear(), 'effect', 3, []],
  ['a manifested creature card for its mana cost', bear(), 'manifest', 3, ['manifest']],
  ['not for less than that', bear(), 'manifest', 2, []],
  ['a cloaked one likewise', bear(), 'cloak', 3, ['cloak']],
  ['either for its morph cost or for its mana cost', bear(morph), 'manifest', 3, ['morph', 'manifest']],
  ['one of them where no more can be paid', bear(morph), 'manifest', 2, ['morph']],
  ['no card of another type', card('Hidden', '1', ['artifact']), 'manifest', 3, []],
  ['no creature card without a mana cost', card('Hidden', null, ['creature']), 'cloak', 3, []],
  ['for X, which may be 0', bear(keyword({ keyword: 'morph', cost: costs('X', 'G') })), 'morph', 1, ['morph']],
])('a permanent is turned face up %s', (_, face, by, lands, expected) => {
  expect(offered(table('2026-02', [face], withLands(hidden(by), lands)))).toEqual(expected);
});

test('a token is no card that was manifested', () => {
  const t = table('2026-02', [bear()], withLands(hidden('manifest'), 3));
  t.the('Hidden').kind = 'token';
  expect(offered(t)).toEqual([]);
});

test('nobody turns up what another player controls', () => {
  const t = table('2026-02', [bear(morph)], { battlefield: ['Forest', 'Forest'] }, hidden('morph'));
  expect(offered(t)).toEqual([]);
  const action: Extract<Action, { act: 'turnFaceUp' }> = {
    act: 'turnFaceUp',
    object: t.the('Hidden').id,
    by: 'morph',
  };
  expect(reversed(() => turnFaceUp(t.game, 0, action))).toBe(true);
});

test('what is face up or not there is not turned face up, nor by what it does not have', () => {
  const t = table('2026-02', [bear(morph)], withLands(hidden('morph'), 2));
  const object = t.the('Hidden').id;
  expect(reversed(() => turnFaceUp(t.game, 0, { act: 'turnFaceUp', object, by: 'disguise' }))).toBe(true);
  expect(reversed(() => turnFaceUp(t.game, 0, { act: 'turnFaceUp', object: 9999, by: 'morph' }))).toBe(true);
  t.act('turn up (Hidden)');
  t.choose(AUTO);
  expect(t.the('Hidden').faceDown).toBe(false);
  expect(t.game.state.players[0]?.life).toBe(20);
  expect(reversed(() => turnFaceUp(t.game, 0, { act: 'turnFaceUp', object, by: 'morph' }))).toBe(true);
});

test('the lands that turn it up are tapped, and its abilities know the X that was paid', () => {
  const counted: Ability = {
    ability: 'triggered',
    event: { on: 'turnedFaceUp', what: { is: 'self' } },
    body: { effect: [{ do: 'gainLife', who: you, amount: { q: 'x' } }] },
  };
  const x = bear(keyword({ keyword: 'morph', cost: costs('X', 'G') }), counted);
  const t = table('2026-02', [x], withLands(hidden('morph'), 4));
  t.act('turn up (Hidden)');
  expect(t.decision()).toMatchObject({ kind: 'x', min: 0, max: 3 });
  t.say(3);
  t.choose(AUTO);
  const lands = t.game.state.objects.filter((o) => o?.def === 't:Forest' && o.zone === 'battlefield');
  expect(lands.map((land) => land?.tapped)).toEqual([true, true, true, true]);
  t.resolve();
  expect(t.game.state.players[0]?.life).toBe(23);
});

test('a hidden agenda is turned up for nothing', () => {
  const conspiracy = card('Plot', null, ['conspiracy']);
  const t = table('2026-02', [conspiracy, bear()], {});
  const face = t.the('Plains');
  Object.assign(face, { zone: 'command', faceDown: true, faceDownBy: 'agenda' });
  t.game.state.command.push(face.id);
  expect(offered(t)).toEqual(['hidden agenda']);
});

const suspend = keyword({ keyword: 'suspend', n: 2, cost: costs('G') });
const slow = card('Slow', '4 G', ['creature'], [suspend]);
const quick = instant('Quick', '4 G', { effect: [draw(1)] }, suspend);

test.each<[string, CardDefinition, 'main1' | 'upkeep', number, string[]]>([
  ['a creature card when it could be cast', slow, 'main1', 1, ['suspend']],
  ['not for less than it costs', slow, 'main1', 0, []],
  ['not when it could not be', slow, 'upkeep', 1, []],
  ['an instant card then', quick, 'upkeep', 1, ['suspend']],
])('a card is suspended: %s', (_, face, step, lands, expected) => {
  const t = table('2026-02', [face], withLands({ hand: [face.faces[0].name] }, lands), {}, { step });
  expect(offered(t)).toEqual(expected);
});

test.each(['2006-10', '2009-10', '2011-09', '2026-02'] as const)(
  'a suspended card is exiled with its counters in %s',
  (edition) => {
    const t = table(edition, [slow], withLands({ hand: ['Slow'] }, 1));
    t.act('special Slow');
    t.choose(AUTO);
    expect(t.the('Slow')).toMatchObject({ zone: 'exile', counters: { time: 2 } });
  },
);

test('what cannot be suspended is not', () => {
  const t = table('2026-02', [slow, card('Plain', '1', ['artifact'])], withLands({ hand: ['Slow', 'Plain'] }, 1));
  const action = (name: string): Special => ({ act: 'special', object: t.the(name).id, what: 'suspend', effect: 0 });
  expect(reversed(() => actSpecially(t.game, 0, action('Plain')))).toBe(true);
  t.game.state.turn.step = 'upkeep';
  expect(reversed(() => actSpecially(t.game, 0, action('Slow')))).toBe(true);
});

test('a card suspended for X has X counters, and X is not 0', () => {
  const x = card(
    'Slow',
    '4 G',
    ['creature'],
    [keyword({ keyword: 'suspend', n: { q: 'x' }, leastX: 1, cost: costs('X', 'G') })],
  );
  expect(offered(table('2026-02', [x], withLands({ hand: ['Slow'] }, 1)))).toEqual([]);
  const t = table('2026-02', [x], withLands({ hand: ['Slow'] }, 3));
  t.act('special Slow');
  expect(t.decision()).toMatchObject({ kind: 'x', min: 1, max: 2 });
  t.say(2);
  t.choose(AUTO);
  expect(t.the('Slow').counters).toEqual({ time: 2 });
});

const law = (rule: Rule): CardDefinition =>
  card('Law', '1', ['enchantment'], [{ ability: 'static', parts: [{ part: 'rule', rule }] }]);
const may = (more: Partial<Extract<Rule, { rule: 'maySpecially' }>> = {}): CardDefinition =>
  law({ rule: 'maySpecially', who: you, action: 'ignore', effect: [draw(2)], ...more });

test.each<[string, CardDefinition, 'main1' | 'upkeep', number, string[]]>([
  ['it says', may(), 'main1', 0, ['ignore']],
  ['another player alone', may({ who: opponents }), 'main1', 0, []],
  ['for mana', may({ cost: costs('G') }), 'main1', 1, ['ignore']],
  ['for mana that is not there', may({ cost: costs('G') }), 'main1', 0, []],
  ['in the upkeep', may(), 'upkeep', 0, ['ignore']],
  ['when a sorcery could be cast', may({ sorcery: true }), 'main1', 0, ['ignore']],
  ['and not in the upkeep', may({ sorcery: true }), 'upkeep', 0, []],
])('what an effect allows: %s', (_, face, step, lands, expected) => {
  const t = table('2026-02', [face], withLands({ battlefield: ['Law'] }, lands), {}, { step });
  expect(offered(t)).toEqual(expected);
});

test('what is allowed is paid for and done at once', () => {
  const t = table('2026-02', [may({ cost: costs('G') })], withLands({ battlefield: ['Law'] }, 1));
  t.act('special Law');
  t.choose(AUTO);
  expect(t.the('Forest').tapped).toBe(true);
  expect(t.game.state.players[0]?.hand).toHaveLength(2);
  expect(t.game.state.stack).toEqual([]);
});

test.each<[string, CardDefinition, Partial<Special> & { step?: 'upkeep' }, boolean]>([
  ['is', may(), {}, false],
  ['of something else is not', may(), { object: 9999 }, true],
  ['of another effect is not', may(), { effect: 7 }, true],
  ['to do something else is not', may(), { what: 'endEffect' }, true],
  ['of another player is not', may({ who: opponents }), {}, true],
  ['at the wrong time is not', may({ sorcery: true }), { step: 'upkeep' }, true],
  ['at the right time is', may({ sorcery: true }), {}, false],
])('an action that is allowed, and taken: one %s', (_, face, { step, ...more }, refused) => {
  const t = table('2026-02', [face], { battlefield: ['Law'] });
  if (step !== undefined) t.game.state.turn.step = step;
  const action: Special = { act: 'special', object: t.the('Law').id, what: 'ignore', effect: 0, ...more };
  expect(reversed(() => actSpecially(t.game, 0, action))).toBe(refused);
  expect(t.game.state.players[0]?.hand).toHaveLength(refused ? 0 : 2);
});

const half = (name: string, ...symbols: string[]): CardDefinition['faces'][0] =>
  card(name, symbols.length === 0 ? null : symbols.join(' '), ['enchantment'], [], { subtypes: ['Room'] }).faces[0];
const room = (...faces: [CardDefinition['faces'][0], CardDefinition['faces'][0]]): CardDefinition => ({
  key: 't:Room',
  name: 'Room',
  layout: 'room',
  faces,
});
const both = room(half('Left', 'G'), half('Right', '2', 'G'));
const unlocking = (lands: number, definition = both, step: 'main1' | 'upkeep' = 'main1'): Table =>
  table('2026-02', [definition], withLands({ battlefield: ['Room'] }, lands), {}, { step });

test.each<[string, Table, string[]]>([
  ['either half', unlocking(3), ['unlock left', 'unlock right']],
  ['one of which too little is there for', unlocking(1), ['unlock left']],
  ['neither, in the upkeep', unlocking(3, undefined, 'upkeep'), []],
  ['none without a mana cost', unlocking(3, room(half('Left'), half('Right', 'G'))), ['unlock right']],
])('the locked halves of a Room: %s', (_, t, expected) => {
  expect(offered(t)).toEqual(expected);
});

test('a half is unlocked for its mana cost', () => {
  const t = unlocking(3);
  t.act('special (Left)');
  t.choose(AUTO);
  expect(offered(t)).toEqual([]);
  expect(t.the('Left').memory).toEqual([designation(0, true)]);
});

test.each<[string, (t: Table) => void, Special['what'], boolean]>([
  ['a locked half is', () => undefined, 'unlock left', false],
  ['one without a mana cost is not', () => undefined, 'unlock right', true],
  [
    'one that is unlocked is not',
    (t) => {
      t.the('Left').memory = [designation(0, true)];
    },
    'unlock left',
    true,
  ],
  [
    'another player’s is not',
    (t) => {
      t.the('Left').controller = 1;
    },
    'unlock left',
    true,
  ],
  [
    'none is in the upkeep',
    (t) => {
      t.game.state.turn.step = 'upkeep';
    },
    'unlock left',
    true,
  ],
])('what is unlocked: %s', (_, prepare, what, refused) => {
  const t = unlocking(0, room(half('Left', '0'), half('Right')));
  prepare(t);
  t.game.derived = null;
  const action: Special = { act: 'special', object: t.the('Left').id, what, effect: 0 };
  expect(reversed(() => actSpecially(t.game, 0, action))).toBe(refused);
});

const later = (who: typeof you | typeof opponents): CardDefinition =>
  instant('Later', '', {
    effect: [
      {
        do: 'delayed',
        pattern: { on: 'step', step: 'end' },
        body: { effect: [{ do: 'loseLife', who: you, amount: 5 }] },
        unless: { who, cost: costs('G') },
      },
    ],
  });
const owed = (who: typeof you | typeof opponents, lands: number): Table => {
  const t = table('2026-02', [later(who)], withLands({ hand: ['Later'] }, lands));
  t.act('cast Later');
  t.resolve();
  return t;
};

test.each<[string, Table, string[]]>([
  ['by whom it names', owed(you, 1), ['stop']],
  ['not for less', owed(you, 0), []],
  ['by nobody else', owed(opponents, 1), []],
])('what is to happen later may be stopped: %s', (_, t, expected) => {
  expect(offered(t)).toEqual(expected);
});

test('it is stopped at once, and only what there is', () => {
  const t = owed(you, 1);
  const stop = special(t, 'stop') as Special;
  expect(stop.object).toBe(t.the('Later').id);
  expect(reversed(() => actSpecially(t.game, 0, { ...stop, effect: stop.effect + 1 }))).toBe(true);
  expect(reversed(() => actSpecially(t.game, 1, stop))).toBe(true);
  t.act('special Later');
  t.choose(AUTO);
  expect(t.game.state.delayed).toEqual([]);
  expect(t.the('Forest').tapped).toBe(true);
});

test('what has gone where nobody sees it is named as it was', () => {
  const t = owed(you, 1);
  const was = (special(t, 'stop') as Special).object;
  const { graveyard, hand } = t.game.state.players[0] as PlayerState;
  const card = t.the('Later');
  graveyard.splice(graveyard.indexOf(card.id), 1);
  hand.push(card.id);
  (card as WritableObject).zone = 'hand';
  expect((special(t, 'stop') as Special).object).not.toBe(was);
});
