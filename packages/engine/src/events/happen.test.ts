/** What is done once for all that happens at once, what is recorded of it, and what sees it. 2006: 410, 419 · 2009, 2011: 603, 614–615 · 2026: 603, 610.3, 614–615, 700 */
import { expect, test } from 'vitest';
import { card, creature, instant, table, type Table, you } from '../casting/table-in-tests.ts';
import { objectOf } from '../state/objects.ts';
import type { Ability } from '../vocabulary/abilities.ts';
import type { Instruction } from '../vocabulary/instructions.ts';
import type { Filter, ObjectSet, PlayerSet } from '../vocabulary/nouns.ts';
import type { EventPattern } from '../vocabulary/patterns.ts';
import type { Quantity, TurnHistory } from '../vocabulary/quantities.ts';
import type { Instead, Rule } from '../vocabulary/rules-effects.ts';
import { byPlayer, byRule } from './cause.ts';
import type { GameEvent } from './event.ts';
import { happen } from './happen.ts';
import { gainLifeEvent } from './kinds/life.ts';
import { destroyEvent } from './kinds/removal.ts';

const opponents = { who: 'opponents' } as const;
const everybody = { who: 'all' } as const;
const any: Filter = { is: 'any' };
const all = (where: Filter): ObjectSet => ({ set: 'all', where });
const named = (name: string): ObjectSet => all({ is: 'named', name });
const hand: ObjectSet = { set: 'all', where: any, zone: 'hand', of: you };
const mine: ObjectSet = all({ is: 'and', of: [creature, { is: 'controlledBy', player: you }] });
const gain = (amount: Quantity): Instruction => ({ do: 'gainLife', who: you, amount });
const lose = (amount: number, who: PlayerSet = you): Instruction => ({ do: 'loseLife', who, amount });
const hit = (amount: number, players: PlayerSet = you): Instruction => ({
  do: 'damage',
  source: all(creature),
  amount,
  to: { players },
});
const exiled = (what: ObjectSet, more: object = {}): Instruction =>
  ({ do: 'move', what, to: { zone: 'exile' }, ...more }) as Instruction;
const whenever = (event: EventPattern, ...effect: Instruction[]): Ability => ({
  ability: 'triggered',
  event,
  body: { effect },
});
const instead = (event: EventPattern, what: Instead): Ability => ({
  ability: 'static',
  parts: [{ part: 'replacement', replacement: { event, instead: what } }],
});
const rule = (said: Rule): Ability => ({ ability: 'static', parts: [{ part: 'rule', rule: said }] });
const token = (more: object = {}): Instruction =>
  ({
    do: 'createTokens',
    who: you,
    count: 1,
    token: { colors: [], types: ['creature'], subtypes: [], power: 1, toughness: 1 },
    ...more,
  }) as Instruction;

/**
 * A player has a Bear with a Blade attached, an Ogre, a Hook, six lands, a law, and two cards in hand besides the Deed; the other has a
 * Giant. The Deed has been cast.
 */
function deed(effect: readonly Instruction[], ...laws: Ability[]): Table {
  const equipment = { subtypes: ['Equipment'] };
  const t = table(
    '2026-02',
    [
      instant('Deed', '0', { effect }),
      instant('Note', '9', { effect: [] }),
      card('Law', '1', ['enchantment'], laws),
      card('Blade', '1', ['artifact'], [], equipment),
      card('Hook', '1', ['artifact'], [], equipment),
      ...['Bear', 'Ogre', 'Giant', 'Old'].map((name) => card(name, '1 G', ['creature'])),
    ],
    {
      hand: ['Deed', 'Old', 'Note'],
      battlefield: [
        { name: 'Bear', label: 'bear' },
        { name: 'Blade', attachedTo: 'bear' },
        'Ogre',
        'Hook',
        'Law',
        'Plains',
        'Plains',
        'Plains',
        'Plains',
      ],
    },
    { battlefield: ['Giant'] },
  );
  t.act('cast Deed');
  return t;
}
/** The Deed has resolved, and what it set off. */
function done(effect: readonly Instruction[], ...laws: Ability[]): Table {
  const t = deed(effect, ...laws);
  t.resolve();
  for (let n = 0; n < 9 && (t.game.state.stack.length > 0 || t.decision().form === 'order'); n++) {
    const asked = t.decision();
    if (asked.form === 'order') t.say(asked.options.map((_, at) => at));
    else t.resolve();
  }
  return t;
}
const lives = (t: Table): number[] => t.game.state.players.map(({ life }) => life);

const counted = (event: TurnHistory): Instruction => gain({ q: 'history', event });
const died = counted({ of: 'died', where: any });
const descended = counted({ of: 'descended', by: you });
const discard: Instruction = { do: 'discard', who: you, what: hand };
test.each<[string, Instruction[], number]>([
  ['creatures that are destroyed have died', [{ do: 'destroy', what: all(creature) }, died], 3],
  ['a token has died', [token(), { do: 'destroy', what: all({ is: 'token' }) }, died], 1],
  ['what is exiled has not', [exiled(all(creature)), died], 0],
  ['what is discarded has not', [discard, died], 0],
  ['what returns to a hand has not', [{ do: 'move', what: mine, to: { zone: 'hand' } }, died], 0],
  [
    'permanent cards put into a graveyard are a descent, of whoever owns them',
    [{ do: 'destroy', what: all(creature) }, descended],
    2,
  ],
  ['a creature card that is discarded is, an instant card is not', [discard, descended], 1],
  ['a token is not', [token(), { do: 'destroy', what: all({ is: 'token' }) }, descended], 0],
  ['what is exiled is not', [exiled(mine), descended], 0],
  [
    'nor what goes from a graveyard to a graveyard',
    [
      discard,
      { do: 'move', what: { set: 'all', where: any, zone: 'graveyard', of: you }, to: { zone: 'graveyard' } },
      descended,
    ],
    1,
  ],
])('recorded: %s', (_, effect, expected) => {
  expect(lives(done(effect))).toEqual([20 + expected, 20]);
});

test('the first that has ever left is among those that died', () => {
  const t = deed([]);
  const { id } = t.the('Bear');
  happen(t.game, [destroyEvent(id, 0, byRule('704.5g'))]);
  expect(t.game.state.history.died.map((each) => each.id)).toEqual([id]);
});

test('cards of a hand that are exiled face down together are mixed', () => {
  const t = deed([exiled(hand, { to: { zone: 'exile', faceDown: true } })]);
  const { counter } = t.game.state.random;
  t.resolve();
  expect(t.game.state.exile).toHaveLength(2);
  expect(t.game.state.random.counter).toBeGreaterThan(counter);
});

test('what is put into a graveyard at once is put in the order that its owner likes', () => {
  const looks: Ability = whenever(
    { on: 'draw', who: you },
    exiled({ set: 'top', of: you, zone: 'graveyard', count: 1 }),
  );
  const t = deed([{ do: 'destroy', what: mine }], looks);
  const [bear, ogre] = [t.the('Bear').card, t.the('Ogre').card];
  t.resolve();
  const asked = t.decision();
  expect(asked).toMatchObject({ form: 'order', player: 0 });
  t.say([1, 0]);
  const cards = t.game.state.players[0]?.graveyard.map((id) => objectOf(t.game, id)?.card);
  // the Deed follows, on top of them
  expect(cards?.slice(0, 2)).toEqual([bear, ogre]);
});

test('of two that enter attached to one creature the player chooses which has the earlier timestamp', () => {
  const aura = (name: string) =>
    card(
      name,
      '1',
      ['enchantment'],
      [
        { ability: 'keyword', keyword: 'enchant', quality: creature },
        {
          ability: 'static',
          parts: [
            { part: 'change', affects: { set: 'host' }, mods: [{ mod: 'setPT', power: name.length, toughness: 9 }] },
          ],
        },
      ],
      { subtypes: ['Aura'] },
    );
  const auras: ObjectSet = { set: 'all', where: any, zone: 'graveyard', of: you };
  const t = table(
    '2026-02',
    [
      instant('Deed', '0', {
        effect: [{ do: 'move', what: auras, to: { zone: 'battlefield', attachedTo: named('Bear') } }],
      }),
      card('Bear', '1 G', ['creature']),
      aura('Seven'),
      aura('Three'),
    ],
    { hand: ['Deed'], battlefield: ['Bear'], graveyard: ['Seven', 'Three'] },
  );
  t.act('cast Deed');
  t.resolve();
  expect(t.decision().form).toBe('order');
  t.say([1, 0]);
  expect(t.the('Three').timestamp).toBeLessThan(t.the('Seven').timestamp);
});

test('a token that enters attacking attacks', () => {
  const t = table(
    '2026-02',
    [instant('Deed', '0', { effect: [token({ attacking: true })] }), card('Bear', '1 G', ['creature'])],
    { hand: ['Deed'], battlefield: ['Bear'] },
  );
  while (t.decision().kind !== 'attackers') t.say([0]);
  t.say([{ attacker: t.the('Bear').id, target: 0 }]);
  t.act('cast Deed');
  t.resolve();
  expect(t.game.state.combat?.attackers.map(({ id }) => id)).toEqual([
    t.the('Bear').id,
    t.game.state.battlefield.at(-1),
  ]);
});

test('a creature becomes blocked by a token that enters blocking it', () => {
  const t = table(
    '2026-02',
    [
      instant('Deed', '0', { effect: [token({ blocking: true })] }),
      card('Law', '1', ['enchantment'], [whenever({ on: 'becomesBlocked', what: creature }, gain(1))]),
      card('Giant', '3 R', ['creature']),
    ],
    { hand: ['Deed'], battlefield: ['Law'] },
    { battlefield: ['Giant'] },
    { active: 1 },
  );
  while (t.decision().kind !== 'attackers') t.say([0]);
  t.say([{ attacker: t.the('Giant').id, target: 0 }]);
  while (t.decision().player !== 0) t.say([0]);
  t.act('cast Deed');
  t.resolve();
  expect(t.game.state.stack).toHaveLength(1);
  t.resolve();
  expect(lives(t)).toEqual([21, 20]);
});

const blessed: Instruction = {
  do: 'if',
  condition: { if: 'samePlayer', a: you, b: { who: 'designated', as: 'blessing' } },
  then: [gain(1)],
};
test.each<[string, Instruction[], Ability[], number]>([
  ['with ten permanents', [token(), blessed], [rule({ rule: 'ascend', who: you })], 1],
  ['with nine', [lose(1), blessed, gain(1)], [rule({ rule: 'ascend', who: you })], 0],
  ['where nothing says so', [token(), blessed], [], 0],
])('the city’s blessing is there at once: %s', (_, effect, laws, expected) => {
  expect(lives(done(effect, ...laws))).toEqual([20 + expected, 20]);
});

test('what is exiled until something leaves is back at once', () => {
  const until = { until: 'leaves', what: named('Bear') } as const;
  const back: Instruction = {
    do: 'if',
    condition: { if: 'exists', what: named('Giant') },
    then: [gain(1)],
  };
  const t = done([exiled(named('Giant'), { until }), back, { do: 'destroy', what: named('Bear') }, back]);
  expect([lives(t), t.the('Giant').zone]).toEqual([[21, 20], 'battlefield']);
});

const prevents = (to: PlayerSet): Ability => instead({ on: 'damage', toPlayer: to }, { instead: 'prevent' });
const isPrevented = whenever(
  { on: 'prevented', to: everybody },
  gain({ q: 'add', of: [1, { q: 'times', of: { q: 'ref', name: 'event.amount' }, by: 10 }] }),
);
test.each<[string, Instruction[], Ability[], number[]]>([
  ['all that one effect prevents, once', [hit(1)], [prevents(you)], [51, 20]],
  ['once for each player', [hit(1, everybody)], [prevents(everybody)], [82, 20]],
  ['nothing', [hit(1, opponents)], [prevents(you)], [20, 17]],
])('damage that is prevented: %s', (_, effect, laws, expected) => {
  expect(lives(done(effect, ...laws, isPrevented))).toEqual(expected);
});

test('of several that deal damage at once its recipient chooses which a shield stops', () => {
  const shield: Instruction = {
    do: 'effect',
    parts: [
      {
        part: 'replacement',
        replacement: { event: { on: 'damage', toPlayer: you }, instead: { instead: 'prevent' } },
        shield: 3,
      },
    ],
    duration: { until: 'endOfTurn' },
  };
  const alone = done([shield, { ...hit(5), source: named('Giant') } as Instruction]);
  expect([lives(alone), alone.decision().kind]).toEqual([[18, 20], 'priority']);
  const t = deed([shield, hit(2)]);
  t.resolve();
  const creatures = ['Bear', 'Ogre', 'Giant'].map((name) => ({ object: t.the(name).id }));
  expect(t.decision()).toMatchObject({ player: 0, options: creatures });
  t.say([1, 0, 2]);
  expect(lives(t)).toEqual([17, 20]);
});

test('what triggers on a state triggers though the state is over as the spell has resolved', () => {
  const poor: EventPattern = {
    on: 'state',
    condition: { if: 'compare', left: { q: 'life', of: you }, op: '<', right: 20 },
  };
  expect(lives(done([lose(1), gain(2)], whenever(poor, gain(100))))).toEqual([121, 20]);
});

test.each<[string, Ability[], number[]]>([
  [
    'with more besides',
    [instead({ on: 'gainLife', who: you }, { instead: 'do', effect: [{ do: 'original' }, lose(1, opponents)] })],
    [33, 18],
  ],
  [
    'after something else',
    [instead({ on: 'gainLife', who: you }, { instead: 'do', effect: [lose(1, opponents), { do: 'original' }] })],
    [33, 18],
  ],
  [
    'by something else',
    [instead({ on: 'gainLife', who: you }, { instead: 'do', effect: [lose(1, opponents)] })],
    [20, 19],
  ],
])('what a replaced event is done %s counts as done where it happened', (_, laws, expected) => {
  const ifDid: Instruction = { do: 'if', condition: { if: 'did', name: 'it' }, then: [gain(10)] };
  expect(lives(done([{ ...gain(3), out: 'it' } as Instruction, ifDid], ...laws))).toEqual(expected);
});

test('a loss of the game is replaced, as is what happens otherwise', () => {
  const saved = instead({ on: 'loseGame', who: you }, { instead: 'do', effect: [gain(5)] });
  const t = done([{ do: 'loseGame', who: you }], saved);
  expect([lives(t), t.game.state.result]).toEqual([[25, 20], null]);
});

const attach = (what: string, to: string): Instruction => ({ do: 'attach', what: named(what), to: named(to) });
test.each<[string, Instruction[], number]>([
  ['by being attached to another', [attach('Blade', 'Ogre')], 1],
  ['by leaving', [{ do: 'destroy', what: named('Blade') }], 1],
  ['by being unattached', [{ do: 'unattach', what: named('Blade') }], 1],
  ['by what it is attached to leaving', [{ do: 'destroy', what: named('Bear') }], 1],
  ['not where it was attached to nothing', [attach('Hook', 'Ogre')], 0],
  ['not by leaving then', [{ do: 'destroy', what: named('Hook') }], 0],
  ['not as it becomes tapped', [{ do: 'tap', what: named('Blade') }], 0],
])('something becomes unattached: %s', (_, effect, expected) => {
  expect(lives(done(effect, whenever({ on: 'unattached', what: any }, gain(1))))).toEqual([20 + expected, 20]);
});

test('whoever watches is told why each thing happened', () => {
  const t = deed([]);
  const told: unknown[] = [];
  t.game.watcher = (cause) => told.push(cause);
  const events: GameEvent[] = [1, 2].map((amount) => gainLifeEvent(0, amount, byPlayer(0)));
  happen(t.game, events);
  expect(told).toEqual(events.map(({ cause }) => cause));
});
