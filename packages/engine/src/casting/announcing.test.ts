/**
 * What is asked between putting a spell or ability on the stack and paying for it, in which order, and what can then be chosen.
 * 2006: 409.1b–h · 2009: 601.2b–g, 602.2b · 2011: 107.4f, 601.2b–g, 602.2b, 702.31c · 2026: 107.4f, 601.2b–h, 602.2b, 700.2h, 702.33c
 */
import { describe, expect, test } from 'vitest';
import { REVERSED, takeReversal } from '../decisions/reversal.ts';
import { EDITIONS, type EditionName } from '../state/names.ts';
import type { Ability, ModeOption, TargetSpec } from '../vocabulary/abilities.ts';
import type { Cost } from '../vocabulary/costs.ts';
import type { CardDefinition } from '../vocabulary/definition.ts';
import type { ContinuousPart } from '../vocabulary/rules-effects.ts';
import type { Filter } from '../vocabulary/nouns.ts';
import { castSpell } from './cast.ts';
import {
  add,
  AUTO,
  card,
  creature,
  draw,
  instant,
  mana,
  one,
  self,
  table,
  tapSelf,
  target,
  you,
  type Table,
  type Zones,
} from './table-in-tests.ts';

const NEWEST: EditionName = '2026-02';
const statically = (...parts: ContinuousPart[]): Ability => ({ ability: 'static', parts });
const also = (more: Omit<Extract<ContinuousPart, { part: 'additionalCost' }>, 'part'>): Ability =>
  statically({ part: 'additionalCost', ...more });
const costs = (...symbols: string[]): Cost => ({ mana: symbols });
const sacrifice = (where: Filter): Cost => ({
  actions: [
    {
      do: 'sacrifice',
      who: you,
      what: {
        set: 'choice',
        by: you,
        from: { set: 'all', where: { is: 'and', of: [where, { is: 'controlledBy', player: you }] } },
        count: one,
      },
    },
  ],
});
const gain = (amount: number) => ({ do: 'gainLife', who: you, amount }) as const;
const aimed = (where: Filter = creature): TargetSpec => ({ name: 't', count: one, objects: { where } });
const valueX: Filter = { is: 'and', of: [creature, { is: 'stat', stat: 'manaValue', op: '≤', than: { q: 'x' } }] };
const exactlyX: Filter = { is: 'and', of: [creature, { is: 'stat', stat: 'manaValue', op: '=', than: { q: 'x' } }] };
const modal = (...options: ModeOption[]) => ({ effect: [], modes: { count: { min: 1, max: null }, options } });
const spell = (cost: string, ...more: Ability[]): CardDefinition =>
  instant('Deed', cost, { effect: [gain(1)] }, ...more);

const bear = card('Bear', '1 G', ['creature']);
const giant = card('Giant', '3 R', ['creature']);
// what it makes is not known beforehand, because nothing says how often it can be used
const vein = card('Vein', '1', ['artifact'], [mana({ actions: [{ do: 'payLife', who: you, amount: 1 }] }, add('R'))]);
const lands = (count: number, name = 'Mountain'): string[] => Array.from({ length: count }, () => name);

/** Deed is cast; what is asked until the payment, and each answer before it. */
function asked(t: Table, ...answers: (() => void)[]): string[] {
  const found: string[] = [];
  t.act('cast Deed');
  for (;;) {
    const d = t.decision();
    if (d.kind === 'payment' || d.kind === 'priority') return found;
    const what = d.form === 'choose' ? d.options.length : d.form === 'number' ? `${d.min}–${d.max ?? '∞'}` : d.form;
    found.push(`${d.purpose}: ${what}`);
    const answer = answers.shift();
    if (answer === undefined) return found;
    answer();
  }
}
const scene = (
  deed: CardDefinition,
  zones: Zones,
  more: CardDefinition[] = [],
  edition: EditionName = NEWEST,
  theirs: Zones = {},
): Table => table(edition, [deed, bear, giant, vein, ...more], { hand: ['Deed'], ...zones }, theirs);

describe('what cannot be completed is reversed', () => {
  const choices = (...of: Cost[]) => also({ cost: {}, choices: of });
  test.each<[string, CardDefinition, string]>([
    ['no mode', instant('Deed', '0', modal({ targets: [aimed()], effect: [] })), 'no mode can be chosen'],
    ['no target', instant('Deed', '0', { targets: [aimed()], effect: [] }), 'no legal target can be chosen'],
    ['none of two costs', spell('0', choices(costs('1'), sacrifice(creature))), 'an additional cost cannot be paid'],
    ['no half of a symbol', spell('W/U'), 'the cost cannot be paid'],
    [
      'no X',
      instant('Deed', 'X', { targets: [aimed(valueX)], effect: [] }),
      'there is no X with which it can be completed',
    ],
    ['no mana', spell('R'), 'the cost cannot be paid'],
  ])('%s', (_, deed, reason) => {
    const t = scene(deed, {});
    const { id } = t.the('Deed');
    let signal: unknown = null;
    try {
      castSpell(t.game, 0, { act: 'cast', object: id, by: '', face: 0, faceDown: false });
    } catch (thrown) {
      signal = thrown;
    }
    expect(signal).toBe(REVERSED);
    expect(takeReversal(t.game).reason).toBe(reason);
  });
});

describe('splice', () => {
  const onto: Ability = {
    ability: 'keyword',
    keyword: 'splice',
    quality: { is: 'subtype', subtype: 'Arcane' },
    cost: costs('1'),
  };
  const wave = instant('Deed', 'R', { effect: [gain(1)] });
  const arcane: CardDefinition = { ...wave, faces: [{ ...wave.faces[0], subtypes: ['Arcane'] }] };
  const ripple = instant('Ripple', '5 R', { effect: [gain(4)] }, onto, {
    ability: 'keyword',
    keyword: 'cycling',
    cost: costs('1'),
  });
  const spark = instant('Ripple', '5 R', { targets: [aimed()], effect: [{ do: 'tap', what: target('t') }] }, onto);

  test.each(EDITIONS)('is asked about as a spell of that kind is cast, in %s', (edition) => {
    const t = scene(arcane, { hand: ['Deed', 'Ripple'], battlefield: lands(2) }, [ripple], edition);
    expect(asked(t, () => t.say([1]))).toEqual(['splice: 2']);
    t.choose(AUTO);
    expect(t.game.state.players[0]?.mana).toEqual([]);
    t.resolve();
    expect(t.game.state.players[0]?.life).toBe(25);
    expect(t.the('Ripple').zone).toBe('hand');
  });
  test('is not where it cannot be paid, and nothing is added where it is declined', () => {
    expect(asked(scene(arcane, { hand: ['Deed', 'Ripple'], battlefield: lands(1) }, [ripple]))).toEqual([]);
    const t = scene(arcane, { hand: ['Deed', 'Ripple'], battlefield: lands(2) }, [ripple]);
    expect(asked(t, () => t.say([0]))).toEqual(['splice: 2']);
    t.choose(AUTO);
    t.resolve();
    expect(t.game.state.players[0]?.life).toBe(21);
  });
  test('each card is spliced once, and another after it', () => {
    const other: CardDefinition = {
      ...ripple,
      key: 't:Other',
      name: 'Other',
      faces: [{ ...ripple.faces[0], name: 'Other' }],
    };
    const t = scene(arcane, { hand: ['Deed', 'Ripple', 'Other'], battlefield: lands(3) }, [ripple, other]);
    expect(
      asked(
        t,
        () => t.say([2]),
        () => t.say([1]),
      ),
    ).toEqual(['splice: 3', 'splice: 2']);
    t.choose(AUTO);
    t.resolve();
    expect(t.game.state.players[0]?.life).toBe(29);
  });
  test('says nothing of other spells, nor of abilities', () => {
    expect(asked(scene(wave, { hand: ['Deed', 'Ripple'], battlefield: lands(3) }, [ripple]))).toEqual([]);
    const wand = card('Wand', '1', ['artifact'], [mana(costs('1'), draw(1))], { subtypes: ['Arcane'] });
    const t = table(NEWEST, [wand, ripple], { hand: ['Ripple'], battlefield: ['Wand', ...lands(3)] });
    t.act('activate Wand');
    expect(t.decision().kind).toBe('payment');
  });
  test('what has to be among the targets is enough once', () => {
    const flag = card(
      'Flag',
      '1',
      ['creature'],
      [statically({ part: 'rule', rule: { rule: 'mustTarget', who: { who: 'opponents' }, what: self } })],
    );
    const first: CardDefinition = {
      ...arcane,
      faces: [
        {
          ...arcane.faces[0],
          abilities: [{ ability: 'spell', body: { targets: [aimed()], effect: [{ do: 'tap', what: target('t') }] } }],
        },
      ],
    };
    const t = scene(first, { hand: ['Deed', 'Ripple'], battlefield: ['Bear', ...lands(2)] }, [spark, flag], NEWEST, {
      battlefield: ['Flag'],
    });
    // the one target of the first text is the Flag, that of the second is free
    expect(
      asked(
        t,
        () => t.say([1]),
        () => t.choose('Bear'),
      ),
    ).toEqual(['splice: 2', 't: 2']);
    expect(t.the('Deed').stack?.targets.map(({ objects }) => objects)).toEqual([
      [t.the('Flag').id],
      [t.the('Bear').id],
    ]);
  });
});

test.each(EDITIONS)('what is offered is asked for as the spell is cast, in %s', (edition) => {
  const patron = card(
    'Deed',
    '4 R R',
    ['creature'],
    [{ ability: 'keyword', keyword: 'offering', quality: { is: 'subtype', subtype: 'Goblin' } }],
  );
  const goblin = (name: string) => card(name, '1 R', ['creature'], [], { subtypes: ['Goblin'] });
  const t = table(edition, [patron, goblin('Grunt'), goblin('Scout')], {
    hand: ['Deed'],
    battlefield: ['Grunt', 'Scout', ...lands(4)],
  });
  t.act('cast Deed (offering)');
  expect(t.decision()).toMatchObject({ kind: 'sacrifice', purpose: 'offering' });
  t.choose('Scout');
  t.choose(AUTO);
  expect([t.the('Grunt').zone, t.the('Scout').zone, t.the('Deed').zone]).toEqual(['battlefield', 'graveyard', 'stack']);
});

describe('additional costs', () => {
  const kicker = (cost: Cost): Ability => ({ ability: 'keyword', keyword: 'kicker', cost });
  const multikicker: Ability = { ability: 'keyword', keyword: 'multikicker', cost: costs('1') };
  test.each<[string, CardDefinition, string[], string[]]>([
    ['kicker that can be paid', spell('R', kicker(costs('1'))), lands(2), ['pay kicker: 2']],
    ['kicker that cannot', spell('R', kicker(costs('1'))), lands(1), []],
    ['kicker of what is there', spell('R', kicker(sacrifice(creature))), ['Bear', ...lands(1)], ['pay kicker: 2']],
    // everybody sees that there is none
    ['kicker of what is not', spell('R', kicker(sacrifice(creature))), lands(1), []],
    ['kicker that is not sure where the spell is', spell('R', kicker(costs('1'))), ['Mountain', 'Vein'], []],
    [
      'kicker that is no less sure than the spell',
      spell('1 R', kicker(costs('1'))),
      ['Mountain', 'Vein'],
      ['pay kicker: 2'],
    ],
    ['multikicker, as often as it can be paid', spell('R', multikicker), lands(3), ['pay kicker: 0–2']],
    ['multikicker, once at least', spell('R', multikicker), lands(1), []],
  ])('%s', (_, deed, battlefield, expected) => {
    expect(asked(scene(deed, { battlefield }))).toEqual(expected);
  });

  test.each([
    [0, {}],
    [2, { kicker: 2 }],
  ])('paid %s times is kept so', (times, paid) => {
    const t = scene(spell('R', multikicker), { battlefield: lands(3) });
    asked(t, () => t.say(times));
    t.choose(AUTO);
    expect(t.the('Deed').stack?.paid).toEqual(paid);
  });

  const either = (...more: Ability[]) =>
    spell('0', also({ cost: {}, choices: [costs('1'), sacrifice(creature)] }), ...more);
  test.each<[string, CardDefinition, string[], string[]]>([
    ['one of two costs', either(), ['Bear', 'Mountain'], ['additional cost: 2']],
    ['the only one that can be paid', either(), ['Mountain'], []],
    ['beside one that must be paid', either(also({ cost: costs('R') })), ['Bear', ...lands(2)], ['additional cost: 2']],
    [
      'only where those are paid at all',
      spell('0', also({ cost: {}, choices: [costs('1'), sacrifice(creature)], optional: true, tag: 'gift' })),
      ['Bear', 'Mountain'],
      ['pay gift: 2'],
    ],
  ])('%s', (_, deed, battlefield, expected) => {
    const t = scene(deed, { battlefield });
    expect(asked(t, () => t.say([1]))).toEqual(expected);
  });
  test('the one chosen is paid', () => {
    const t = scene(either(), { battlefield: ['Bear', 'Mountain'] });
    asked(t, () => t.say([1]));
    t.resolve();
    expect([t.the('Bear').zone, t.the('Mountain').tapped]).toEqual(['graveyard', false]);
  });
});

describe('modes', () => {
  const priced = (...prices: string[]) =>
    instant('Deed', 'R', modal(...prices.map((price, i) => ({ cost: costs(price), effect: [gain(10 ** i)] }))));
  test('that cost something are chosen as they can be paid together', () => {
    const t = scene(priced('1', '2'), { battlefield: lands(3) });
    expect(asked(t)).toEqual(['choose a mode: 2']);
    expect(() => t.say([0, 1])).toThrow('Those modes cannot all be paid for.');
    t.say([1]);
    t.choose(AUTO);
    expect(t.game.state.objects.filter((o) => o?.tapped === true)).toHaveLength(3);
    t.resolve();
    expect(t.game.state.players[0]?.life).toBe(30);
  });
  test('are only those that can be paid', () => {
    const t = scene(priced('1', '2'), { battlefield: lands(2) });
    expect(asked(t, () => t.say([0]))).toEqual([]);
    expect(t.the('Deed').stack?.modes).toEqual([[0]]);
  });
  test('of which each beyond the first costs something are no more than can be paid', () => {
    const options = [1, 10, 100].map((n) => ({ effect: [gain(n)] }));
    const deed = instant('Deed', 'R', modal(...options), { ability: 'keyword', keyword: 'escalate', cost: costs('1') });
    const t = scene(deed, { battlefield: lands(2) });
    asked(t);
    expect(t.decision()).toMatchObject({ kind: 'mode', min: 1, max: 2 });
    t.say([0, 2]);
    t.choose(AUTO);
    t.resolve();
    expect(t.game.state.players[0]?.life).toBe(121);
  });
});

describe('X', () => {
  const x = (where: Filter) =>
    instant('Deed', 'X R', { targets: [aimed(where)], effect: [{ do: 'tap', what: target('t') }] });
  test.each<[string, CardDefinition, string[], string[]]>([
    ['is what can be paid', spell('X R'), lands(3), ['X: 0–2']],
    ['has no end where nobody knows', spell('X R'), ['Vein'], ['X: 0–∞']],
    ['is surely paid where the rest is', spell('X R'), ['Mountain', 'Vein'], []],
    ['is at least what a target needs', x(valueX), ['Bear', ...lands(5)], ['X: 2–4']],
    ['that no target has is left out', x(exactlyX), ['Bear', 'Giant', ...lands(6)], ['X: 2']],
    ['is no more than can be paid', x(exactlyX), ['Bear', 'Giant', ...lands(4)], []],
  ])('%s', (_, deed, battlefield, expected) => {
    expect(asked(scene(deed, { battlefield }))).toEqual(expected);
  });
});

describe('what may be taken off', () => {
  const helper = (n: number) =>
    card(
      'Helper',
      '1',
      ['artifact'],
      [statically({ part: 'cost', change: { of: 'cast', what: { is: 'any' }, reduce: n, upTo: true } })],
    );
  test.each<[string, string, number, number, string[]]>([
    ['all of it, or less', '3 R', 2, 4, ['pay more: 0–2']],
    ['no less than can be paid', '3 R', 2, 3, ['pay more: 0–1']],
    ['is not asked about where nothing else can be paid', '3 R', 2, 2, []],
    ['no more than there is', '1 R', 5, 4, ['pay more: 0–1']],
    ['nothing where there is nothing to take off', 'R', 2, 4, []],
  ])('%s', (_, cost, n, count, expected) => {
    const t = scene(spell(cost), { battlefield: ['Helper', ...lands(count)] }, [helper(n)]);
    expect(asked(t)).toEqual(expected);
  });
});

describe('creatures that are tapped instead of paying', () => {
  const convoke: Ability = { ability: 'keyword', keyword: 'convoke' };
  test.each<[EditionName, string[]]>([
    ['2006-10', ['pay: 2']],
    ['2009-10', ['pay: 2']],
    ['2011-09', ['pay: 2']],
    ['2026-02', []],
  ])('are announced, or pay like mana, in %s', (edition, expected) => {
    const t = scene(spell('1 R', convoke), { battlefield: ['Bear', ...lands(2)] }, [], edition);
    expect(asked(t)).toEqual(expected);
  });
});

test('life that is paid for a symbol is counted, and none where none is', () => {
  const t = scene(spell('R/P'), {});
  asked(t);
  t.choose(AUTO);
  expect([t.the('Deed').stack?.paid, t.game.state.players[0]?.life]).toEqual([{ 'life for a symbol': 1 }, 18]);
  const other = scene(spell('R'), { battlefield: lands(1) });
  asked(other);
  other.choose(AUTO);
  expect(other.the('Deed').stack?.paid).toEqual({});
});

test('a cost that is not mana is paid by what the text of an ability speaks of', () => {
  const altar = card('Altar', '1', ['artifact'], [mana({ actions: [tapSelf] }, gain(2))]);
  const t = table(NEWEST, [altar], { battlefield: ['Altar'] });
  t.act('activate Altar');
  t.resolve();
  expect(t.game.state.players[0]?.life).toBe(22);
});
