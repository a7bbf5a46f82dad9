/**
 * What is offered while mana is paid, and what paying it does.
 * 2006: 409.1f–h, 411.2 · 2009: 601.2e–g, 605.3a · 2011: 107.4f, 601.2e–g, 605.3a · 2026: 107.4f, 601.2f–h, 605.3a, 702.51, 702.66
 */
import { describe, expect, test } from 'vitest';
import { KEEPING } from '../../decisions/decision.ts';
import { answer } from '../../game.ts';
import { objectOf } from '../../state/objects.ts';
import type { Ability } from '../../vocabulary/abilities.ts';
import type { CardDefinition } from '../../vocabulary/definition.ts';
import type { CostAction } from '../../vocabulary/costs.ts';
import type { Filter } from '../../vocabulary/nouns.ts';
import {
  add,
  AUTO,
  CANCEL,
  card,
  creature,
  draw,
  instant,
  mana,
  one,
  self,
  table,
  tapSelf,
  you,
  type Table,
  type Zones,
} from '../table-in-tests.ts';

const tap: CostAction = tapSelf;
const sacrificed: CostAction = { do: 'sacrifice', who: you, what: self };
const artifact: Filter = { is: 'type', type: 'artifact' };
const yours = (where: Filter): Filter => ({ is: 'and', of: [where, { is: 'controlledBy', player: you }] });
const chosen = (where: Filter) =>
  ({ set: 'choice', by: you, from: { set: 'all', where: yours(where) }, count: one }) as const;
const also = (action: CostAction): Ability => ({
  ability: 'static',
  parts: [{ part: 'additionalCost', cost: { actions: [action] } }],
});
const stone = (name: string, ...abilities: Ability[]) => card(name, '1', ['artifact'], abilities);
const deed = (cost: string, ...more: Ability[]) => instant('Deed', cost, { effect: [draw(1)] }, ...more);
const convoke: Ability = { ability: 'keyword', keyword: 'convoke' };
const counted: Ability = {
  ability: 'activated',
  cost: { actions: [tap] },
  body: {
    effect: [
      {
        do: 'addMana',
        who: you,
        mana: { types: { type: 'C', count: { q: 'count', of: { set: 'all', where: yours(artifact) } } } },
      },
    ],
  },
};

const CARDS = [
  card('Bear', '1 G', ['creature']),
  card('Elf', 'G', ['creature'], [mana({ actions: [tap] }, add('R'))]),
  stone('Rock', mana({ actions: [tap] }, add('R'))),
  stone('Boulder', mana({ actions: [tap] }, add('C', 'C'))),
  stone('Chip', mana({ actions: [tap, sacrificed] }, add('R'))),
  stone('Pit', mana({ actions: [tap] }, add('C')), mana({ actions: [tap] }, add('R'))),
  stone('Sieve', mana({ mana: ['1'], actions: [tap] }, add('W', 'W'))),
  stone('Screen', mana({ mana: ['G'], actions: [tap] }, add('U', 'U'))),
  stone('Thorn', mana({ actions: [tap, { do: 'payLife', who: you, amount: 1 }] }, add('G'))),
  stone('Pile', counted),
  // what it makes is not known beforehand, because nothing says how often it can be used
  stone('Vein', mana({ actions: [{ do: 'payLife', who: you, amount: 1 }] }, add('R'))),
];

/** Deed has been cast with that there; what can be done to pay for it. */
function paying(
  spell: CardDefinition,
  battlefield: Zones['battlefield'],
  more: { hand?: string[]; life?: number; cards?: CardDefinition[] } = {},
): Table {
  const t = table(
    '2026-02',
    [spell, ...CARDS, ...(more.cards ?? [])],
    { hand: ['Deed', ...(more.hand ?? [])], battlefield: battlefield ?? [] },
    {},
    more.life === undefined ? {} : { life: [more.life, 20] },
  );
  t.act('cast Deed');
  return t;
}
const nameOf = (t: Table, id: number): string => t.game.definitions.get(objectOf(t.game, id)?.def ?? '')?.name ?? '?';
/** The options of the payment, giving up aside: an ability beyond the first by its number. */
function offered(t: Table): string[] {
  const d = t.decision();
  if (d.form !== 'choose' || d.kind !== 'payment') return [d.kind];
  return d.options.flatMap((o) => {
    if ('pay' in o) return o.pay === 'auto' ? ['auto'] : [];
    if ('object' in o) return [`instead: ${nameOf(t, o.object)}`];
    if (!('action' in o) || o.action.act !== 'mana') return ['?'];
    return [`${nameOf(t, o.action.object)}${o.action.ability.path.endsWith('/0') ? '' : ' 2'}`];
  });
}
/** Does what is offered under that name. */
const use = (t: Table, name: string): void => t.say([offered(t).indexOf(name)]);
const tapped = (t: Table): string[] =>
  t.game.state.objects.flatMap((o) => (o?.tapped === true ? [nameOf(t, o.id)] : []));
const cantrip = deed('R');

describe('what is offered', () => {
  test.each<[string, CardDefinition, Zones['battlefield'], string[]]>([
    ['what makes mana', cantrip, ['Mountain', 'Rock'], ['auto', 'Mountain', 'Rock']],
    ['not what is tapped', cantrip, ['Mountain', { name: 'Rock', tapped: true }], ['auto', 'Mountain']],
    ['not what has just come', cantrip, ['Mountain', { name: 'Elf', sick: true }], ['auto', 'Mountain']],
    ['what came before', cantrip, ['Mountain', 'Elf'], ['auto', 'Mountain', 'Elf']],
    ['of two abilities the one that leads on', cantrip, ['Pit'], ['auto', 'Pit 2']],
    ['both, where both do', deed('1'), ['Pit'], ['auto', 'Pit', 'Pit 2']],
    ['more than one mana at once', deed('2'), ['Boulder'], ['auto', 'Boulder']],
    [
      'not what must be sacrificed for the rest',
      deed('R', also({ do: 'sacrifice', who: you, what: chosen(artifact) })),
      ['Mountain', 'Chip'],
      ['auto', 'Mountain'],
    ],
    [
      'not what must be tapped for the rest',
      deed('R', also({ do: 'tap', what: chosen(artifact) })),
      ['Mountain', 'Rock'],
      ['auto', 'Mountain'],
    ],
    [
      'nothing that makes what varies less, where that is needed',
      deed('2 R'),
      ['Mountain', 'Pile', 'Chip'],
      ['auto', 'Mountain', 'Pile'],
    ],
    ['not what costs mana that is not there yet', deed('W W'), ['Sieve', 'Mountain'], ['auto', 'Mountain']],
    [
      'creatures in place of mana',
      deed('1 1', convoke),
      ['Bear', 'Elf'],
      ['auto', 'Elf', 'instead: Bear', 'instead: Elf'],
    ],
    ['none before the mana is there that the rest needs', deed('1 G', convoke), ['Bear', 'Forest'], ['auto', 'Forest']],
  ])('%s', (_, spell, battlefield, expected) => {
    expect(offered(paying(spell, battlefield))).toEqual(expected);
  });

  test('what costs mana, once it is there, and that is spent on it', () => {
    const t = paying(deed('W W'), ['Sieve', 'Mountain']);
    use(t, 'Mountain');
    expect(offered(t)).toEqual(['auto', 'Sieve']);
    use(t, 'Sieve');
    expect(t.game.state.players[0]?.mana.map(({ type }) => type)).toEqual(['W', 'W']);
  });
  test('nothing twice that is to be tapped in place of mana', () => {
    const t = paying(deed('2 G', convoke), ['Bear', 'Elf', 'Forest']);
    use(t, 'Forest');
    use(t, 'instead: Bear');
    expect(t.decision()).toMatchObject({ purpose: 'instead of', options: [{ text: '{1}' }, { text: '{G}' }] });
    t.say([0]);
    expect(offered(t)).toEqual(['auto', 'instead: Elf']);
  });
  test('not the creature that is to be tapped besides', () => {
    const t = paying(deed('1', convoke, also({ do: 'tap', what: chosen(creature) })), ['Bear', 'Forest']);
    use(t, 'Forest');
    expect(offered(t)).toEqual(['auto']);
  });
  test('no mana ability once something is to be tapped in place of mana', () => {
    const t = paying(deed('1 1', convoke), ['Bear', 'Elf']);
    use(t, 'instead: Bear');
    expect(offered(t)).toEqual(['auto', 'instead: Elf']);
    use(t, 'instead: Elf');
    expect(tapped(t).sort()).toEqual(['Bear', 'Elf']);
  });
});

describe('life', () => {
  test.each([
    [2, 0],
    [3, 1],
  ])('of %i can be paid for a symbol', (life, left) => {
    const t = paying(deed('R/P'), [], { life });
    t.choose(AUTO);
    expect(t.game.state.players[0]?.life).toBe(left);
  });
  test.each([
    [2, ['Vein']],
    [3, ['auto', 'Vein']],
  ])('of %i, of which a mana ability takes one, leaves less for a symbol', (life, expected) => {
    const t = paying(deed('R G/P'), ['Vein'], { life });
    t.choose({ text: '{R} and 2 life' });
    expect(offered(t)).toEqual(['Vein']);
    use(t, 'Vein');
    expect(offered(t)).toEqual(expected);
  });
  test('is lost by nobody who pays none', () => {
    const watcher = card(
      'Watcher',
      '1',
      ['enchantment'],
      [{ ability: 'triggered', event: { on: 'loseLife', who: you }, body: { effect: [draw(1)] } }],
    );
    const t = paying(cantrip, ['Mountain', 'Watcher'], { cards: [watcher] });
    t.choose(AUTO);
    expect(t.game.state.stack).toHaveLength(1);
    const other = paying(deed('R/P'), ['Watcher'], { cards: [watcher] });
    other.choose(AUTO);
    expect(other.game.state.stack).toHaveLength(2);
  });
});

describe('paid automatically', () => {
  test.each([
    [['Forest', 'Mountain', 'Sieve', 'Screen']],
    [['Mountain', 'Forest', 'Sieve', 'Screen']],
    [['Forest', 'Mountain', 'Screen', 'Sieve']],
    [['Mountain', 'Forest', 'Screen', 'Sieve']],
  ])('each ability is paid by what no other needs, with %j', (battlefield) => {
    const t = paying(deed('W W U U'), battlefield);
    expect(offered(t)[0]).toBe('auto');
    t.choose(AUTO);
    expect([t.the('Deed').zone, tapped(t).sort()]).toEqual(['stack', ['Forest', 'Mountain', 'Screen', 'Sieve']]);
    expect(t.game.state.players[0]?.mana).toEqual([]);
  });
  test.each([[['Mountain', 'Forest']], [['Forest', 'Mountain']]])(
    'it keeps what the hand needs where that is asked, of %j',
    (battlefield) => {
      const t = paying(deed('1'), battlefield, { hand: ['Elf'] });
      expect(answer(t.game, KEEPING)).toEqual({ ok: true });
      expect(tapped(t)).toEqual(['Mountain']);
    },
  );
  test('mana does to the spell what it says', () => {
    const cavern = card(
      'Cavern',
      null,
      ['land'],
      [
        mana(
          { actions: [tap] },
          { do: 'addMana', who: you, mana: { types: ['R'], rider: { spell: { is: 'any' }, does: 'uncounterable' } } },
        ),
      ],
    );
    const t = paying(cantrip, ['Cavern'], { cards: [cavern] });
    t.choose(AUTO);
    expect(t.game.state.effects).toHaveLength(1);
  });
  test('what stands in for mana is tapped', () => {
    const t = paying(deed('1 G', convoke), ['Bear', 'Forest']);
    t.choose(AUTO);
    expect(tapped(t).sort()).toEqual(['Bear', 'Forest']);
  });
});

test('what cannot be paid for certain is not paid automatically, until the mana is there', () => {
  const t = paying(deed('R R'), ['Vein']);
  expect(offered(t)).toEqual(['Vein']);
  expect(answer(t.game, KEEPING).ok).toBe(false);
  use(t, 'Vein');
  expect(offered(t)).toEqual(['Vein']);
  use(t, 'Vein');
  expect(offered(t)[0]).toBe('auto');
});

test.each([
  ['from the pool without a question', ['Forest', 'Forest', 'Forest'], 'Forest', 20],
  ['as its player says', ['Vein'], 'Vein', 19],
])('a mana ability that drew a card stays with what paid for it: %s', (_, more, feeding, life) => {
  const well = stone('Well', mana({ mana: ['1'], actions: [tap] }, add('U'), draw(1)));
  const t = paying(deed('1 R/G'), ['Well', ...more], { cards: [well] });
  const { hand } = t.game.state.players[0] ?? { hand: [] };
  const had = hand.length;
  use(t, feeding);
  use(t, 'Well');
  if (t.decision().source === t.the('Well').id) t.choose(AUTO);
  t.choose(CANCEL);
  const player = t.game.state.players[0];
  expect([t.decision().kind, t.the('Deed').zone, t.the('Well').tapped]).toEqual(['priority', 'hand', true]);
  // the Deed is back in hand, and the card drawn is there
  expect([player?.hand.length, player?.life, player?.mana.map(({ type }) => type)]).toEqual([had + 2, life, ['U']]);
});
