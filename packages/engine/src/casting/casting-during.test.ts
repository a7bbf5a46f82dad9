/**
 * Casting that is done while something resolves, what casting amounts to besides, and what a spell keeps of what let it be cast.
 * 2006: 409, 413.2 · 2009, 2011: 400.7f, 601, 608.2g · 2026: 118.3c, 118.8c, 400.7g, 601, 608.2g, 700.13–700.14
 */
import { describe, expect, test } from 'vitest';
import { REVERSED, takeReversal } from '../decisions/reversal.ts';
import type { Answer } from '../decisions/decision.ts';
import { EDITIONS, type EditionName } from '../state/names.ts';
import type { Ability } from '../vocabulary/abilities.ts';
import type { CardDefinition } from '../vocabulary/definition.ts';
import type { Filter, ObjectSet } from '../vocabulary/nouns.ts';
import type { CostAction } from '../vocabulary/costs.ts';
import type { ContinuousPart, Rule } from '../vocabulary/rules-effects.ts';
import type { KeywordAction } from '../vocabulary/words.ts';
import { type CastHow, canCastFrom, castFrom, castSpell, costsHiddenCards, takesNewMana } from './cast.ts';
import {
  AUTO,
  card,
  creature,
  draw,
  instant,
  mana,
  one,
  table,
  tapSelf,
  you,
  add,
  type Table,
  type Zones,
} from './table-in-tests.ts';

const NEWEST: EditionName = '2026-02';
const gain = (amount: number) => ({ do: 'gainLife', who: you, amount }) as const;
const statically = (...parts: ContinuousPart[]): Ability => ({ ability: 'static', parts });
const law = (rule: Rule) => card('Law', '1', ['enchantment'], [statically({ part: 'rule', rule })]);
const how = (more: Partial<CastHow> = {}): CastHow => ({
  free: false,
  cost: null,
  tag: '',
  copy: false,
  faceDown: false,
  transformed: false,
  spending: undefined,
  ...more,
});
const reasonOf = (t: Table, act: () => void): string | null => {
  try {
    act();
  } catch (signal) {
    if (signal === REVERSED) return takeReversal(t.game).reason;
    throw signal;
  }
  return null;
};

const bolt = instant('Bolt', 'R', { effect: [gain(3)] });
const bear = card('Bear', '1 G', ['creature']);
const gem = card('Gem', '1', ['artifact'], [mana({ mana: ['1'] }, gain(1))]);

describe('what can be cast while something resolves', () => {
  const scene = (cards: CardDefinition[], zones: Zones, more = {}) =>
    table(NEWEST, [bolt, bear, gem, ...cards], zones, {}, more);
  const unseen = card('Shapeless', null, ['sorcery'], [{ ability: 'spell', body: { effect: [gain(1)] } }]);
  test.each<[string, CardDefinition[], Zones, string, Partial<CastHow>, boolean]>([
    ['what can be paid for', [], { graveyard: ['Bolt'], battlefield: ['Mountain'] }, 'Bolt', {}, true],
    ['not what cannot', [], { graveyard: ['Bolt'], battlefield: ['Forest'] }, 'Bolt', {}, false],
    [
      'with mana as though it were of any color',
      [],
      { graveyard: ['Bolt'], battlefield: ['Forest'] },
      'Bolt',
      { spending: 'anyColor' },
      true,
    ],
    ['for nothing', [], { graveyard: ['Bolt'] }, 'Bolt', { free: true }, true],
    ['for that cost', [], { graveyard: ['Bear'], battlefield: ['Swamp'] }, 'Bear', { cost: { mana: ['B'] } }, true],
    ['whenever it is', [], { graveyard: ['Bear'] }, 'Bear', { free: true }, true],
    ['no land', [], { graveyard: ['Forest'] }, 'Forest', { free: true }, false],
    ['what has no mana cost for nothing', [unseen], { graveyard: ['Shapeless'] }, 'Shapeless', { free: true }, true],
    ['but not for that cost', [unseen], { graveyard: ['Shapeless'] }, 'Shapeless', {}, false],
    ['nothing that does not fit', [], { graveyard: ['Bolt'] }, 'Bolt', { free: true, fits: () => false }, false],
    ['what fits', [], { graveyard: ['Bolt'] }, 'Bolt', { free: true, fits: () => true }, true],
    ['no back face of what has none', [], { graveyard: ['Bear'] }, 'Bear', { free: true, transformed: true }, false],
    [
      'nothing that a rule forbids',
      [law({ rule: 'cantCast', who: you, what: creature })],
      { graveyard: ['Bear'], battlefield: ['Law'] },
      'Bear',
      { free: true },
      false,
    ],
    [
      'what a rule does not forbid',
      [law({ rule: 'cantCast', who: you, what: creature })],
      { graveyard: ['Bolt'], battlefield: ['Law'] },
      'Bolt',
      { free: true },
      true,
    ],
  ])('%s', (_, cards, zones, name, more, expected) => {
    const t = scene(cards, zones, { step: 'upkeep' });
    expect(canCastFrom(t.game, 0, t.the(name).id, how(more))).toBe(expected);
  });
  test('nothing that is not there', () => {
    expect(canCastFrom(scene([], {}).game, 0, 9999, how({ free: true }))).toBe(false);
    expect(castFrom(scene([], {}).game, 0, 9999, how({ free: true }))).toBe(0);
  });
  test('no ability', () => {
    const t = scene([], { battlefield: ['Gem', 'Forest'] });
    t.act('activate Gem');
    t.choose(AUTO);
    expect(canCastFrom(t.game, 0, t.game.state.stack[0] ?? 0, how({ free: true }))).toBe(false);
  });
  test('nothing where spells are cast only when a sorcery could be, at another time', () => {
    const only = law({ rule: 'onlySorceryTiming', who: you });
    for (const [step, expected] of [
      ['upkeep', false],
      ['main1', true],
    ] as const) {
      const t = scene([only], { graveyard: ['Bolt'], battlefield: ['Law'] }, { step });
      expect(canCastFrom(t.game, 0, t.the('Bolt').id, how({ free: true }))).toBe(expected);
    }
  });
  test('takes new mana where the pool does not suffice', () => {
    const t = scene([], { graveyard: ['Bolt'], battlefield: ['Mountain'] });
    const { id } = t.the('Bolt');
    expect(takesNewMana(t.game, 0, id, how())).toBe(true);
    expect(takesNewMana(t.game, 0, id, how({ free: true }))).toBe(false);
  });
});

describe('what is reversed', () => {
  test('a spell cast as it cannot be', () => {
    const t = table(NEWEST, [bolt], { hand: ['Bolt'], battlefield: ['Mountain'] });
    const action = { act: 'cast', object: t.the('Bolt').id, by: 'flashback', face: 0, faceDown: false } as const;
    expect(reasonOf(t, () => castSpell(t.game, 0, action))).toBe('the card cannot be cast so');
  });
  test('a card that is gone once it is said which half is cast', () => {
    const half = (name: string) => ({ ...bolt.faces[0], name });
    const split: CardDefinition = {
      key: 't:Halves',
      name: 'Halves',
      layout: 'split',
      faces: [half('Halves'), half('Other')],
    };
    const t = table(NEWEST, [split], { graveyard: ['Halves'] });
    const { id } = t.the('Halves');
    const leave = (): Answer => {
      t.game.state.objects[id & 16383] = null;
      return [0];
    };
    Object.assign(t.game, { agents: [leave, leave] });
    expect(reasonOf(t, () => castFrom(t.game, 0, id, how({ free: true })))).toBe('the card has left the game');
  });
});

describe('cards of some quality that nobody has to show', () => {
  const among = (where: Filter, zone?: 'hand' | 'graveyard'): ObjectSet => ({
    set: 'choice',
    by: you,
    from: { set: 'all', where, ...(zone === undefined ? {} : { zone, of: you }) },
    count: one,
  });
  const discard = (what: ObjectSet): CostAction => ({ do: 'discard', who: you, what });
  const hidden = discard(among(creature, 'hand'));
  const additional = (action: CostAction, more: object = {}): ContinuousPart => ({
    part: 'additionalCost',
    cost: { actions: [action] },
    ...more,
  });
  test.each<[string, ContinuousPart, boolean]>([
    ['a creature card discarded', additional(hidden), true],
    ['one revealed', additional({ do: 'reveal', who: you, what: among(creature, 'hand') }), true],
    [
      'one exiled from the hand',
      additional({ do: 'move', what: among(creature, 'hand'), to: { zone: 'exile' } }),
      true,
    ],
    [
      'one exiled from the graveyard',
      additional({ do: 'move', what: among(creature, 'graveyard'), to: { zone: 'exile' } }),
      false,
    ],
    ['a permanent sacrificed', additional({ do: 'sacrifice', who: you, what: among(creature) }), false],
    ['any card', additional(discard(among({ is: 'card' }, 'hand'))), false],
    ['anything', additional(discard(among({ is: 'any' }, 'hand'))), false],
    ['all of the hand', additional(discard({ set: 'all', where: { is: 'card' }, zone: 'hand', of: you })), false],
    ['one of what is named', additional(discard({ set: 'choice', by: you, from: { set: 'self' }, count: one })), false],
    ['mana', { part: 'additionalCost', cost: { mana: ['1'] } }, false],
    ['what need not be paid', additional(hidden, { optional: true, tag: 'kicker' }), false],
    ['what is paid instead', { part: 'alternativeCost', tag: 'evoke', cost: { actions: [hidden] } }, false],
  ])('%s', (_, part, expected) => {
    const deed = instant('Deed', 'R', { effect: [gain(1)] }, statically(part));
    for (const edition of EDITIONS) {
      const t = table(edition, [deed, bear], { hand: ['Deed', 'Bear'] });
      expect([edition, costsHiddenCards(t.game, t.the('Deed').id)]).toEqual([edition, expected && edition === NEWEST]);
    }
    expect(costsHiddenCards(table(NEWEST, [deed], {}).game, 9999)).toBe(false);
  });
});

describe('what casting a spell amounts to', () => {
  const watching = (action: KeywordAction) =>
    card(
      'Watcher',
      '1',
      ['enchantment'],
      [{ ability: 'triggered', event: { on: 'action', action, who: you }, body: { effect: [draw(1)] } }],
    );
  const hex = instant('Deed', 'R', {
    targets: [{ name: 't', count: one, players: { who: 'all' } }],
    effect: [gain(1)],
  });
  const onStack = (t: Table) => t.game.state.stack.length;
  test.each([
    ['a crime, where an opponent is a target', 1, 2],
    ['none otherwise', 0, 1],
  ])('%s', (_, player, stack) => {
    const t = table(NEWEST, [hex, watching('crime')], { hand: ['Deed'], battlefield: ['Watcher', 'Mountain'] });
    t.act('cast Deed');
    t.choose({ player });
    t.choose(AUTO);
    expect(onStack(t)).toBe(stack);
  });
  test('mana expended', () => {
    const t = table(NEWEST, [bolt, watching('expend')], { hand: ['Bolt'], battlefield: ['Watcher', 'Mountain'] });
    t.act('cast Bolt');
    t.choose(AUTO);
    expect([onStack(t), t.game.state.history.manaOnSpells[0]]).toEqual([2, 1]);
  });
});

test('a spell keeps what it was given to be cast by, and nothing else', () => {
  const graveyard: ObjectSet = { set: 'all', where: { is: 'type', type: 'instant' }, zone: 'graveyard', of: you };
  const gives = (name: string, ...abilities: Ability[]) =>
    card(
      name,
      '1',
      ['enchantment'],
      [
        statically({
          part: 'change',
          affects: graveyard,
          mods: abilities.map((each) => ({ mod: 'gain', abilities: [each] })),
        }),
      ],
    );
  const flashback: Ability = { ability: 'keyword', keyword: 'flashback', cost: { mana: ['R'] } };
  const other: Ability = { ability: 'keyword', keyword: 'cycling', cost: { mana: ['U'] } };
  const t = table(NEWEST, [bolt, gives('First', flashback, other), gives('Second', other)], {
    graveyard: ['Bolt'],
    battlefield: ['First', 'Second', 'Mountain'],
  });
  t.act('cast Bolt (flashback)');
  t.choose(AUTO);
  expect(t.the('Bolt').stack?.given?.map(({ ref }) => ref.def)).toEqual(['t:First']);
  t.resolve();
  expect(t.the('Bolt').zone).toBe('exile');
});

test('mana that is made while the spell is paid for is there', () => {
  const rock = card('Rock', '1', ['artifact'], [mana({ actions: [tapSelf] }, add('R'))]);
  const t = table(NEWEST, [bolt, rock], { graveyard: ['Bolt'], battlefield: ['Rock'] });
  expect(canCastFrom(t.game, 0, t.the('Bolt').id, how())).toBe(true);
});
