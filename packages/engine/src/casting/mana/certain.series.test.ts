/** What is offered as certain can be completed whatever is answered on the way. 2006: 409, 422 · 2009: 601, 714 · 2011: 601, 717 · 2026: 601, 732 */
import { describe, expect, test } from 'vitest';
import { EDITIONS } from '../../state/names.ts';
import type { Answer, Decision } from '../../decisions/decision.ts';
import type { Ability } from '../../vocabulary/abilities.ts';
import type { CardDefinition } from '../../vocabulary/definition.ts';
import type { Filter, ObjectSet } from '../../vocabulary/nouns.ts';
import {
  add,
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
  yours,
} from '../table-in-tests.ts';
import { series } from '../../../../../tests/tiers/series.ts';

const chosen = (where: Filter, count: number, zone?: 'hand'): ObjectSet => ({
  set: 'choice',
  by: you,
  from:
    zone === undefined
      ? { set: 'all', where: { is: 'and', of: [where, yours] } }
      : { set: 'all', where, zone, of: you },
  count: { min: count, max: count },
});
const artifact: Filter = { is: 'type', type: 'artifact' };
const extra = (...parts: Extract<Ability, { ability: 'static' }>['parts']): Ability => ({ ability: 'static', parts });
const growing = { do: 'putCounters', counter: '-0/-1', count: 1, on: self } as const;
const gain = { do: 'gainLife', who: you, amount: 1 } as const;

const cards: CardDefinition[] = [
  card('Bear', '1 G', ['creature']),
  card('Giant', '3 R R', ['creature']),
  card('Relic', '1', ['artifact']),
  instant('Bolt', 'R', {
    targets: [{ name: 't', count: one, objects: { where: creature }, players: { who: 'all' } }],
    effect: [{ do: 'damage', amount: 3, to: { objects: target('t') } }],
  }),
  instant(
    'Fling',
    '1 R',
    { effect: [gain] },
    extra({ part: 'additionalCost', cost: { actions: [{ do: 'sacrifice', who: you, what: chosen(creature, 1) }] } }),
  ),
  instant(
    'Rite',
    'B',
    { effect: [gain] },
    extra({
      part: 'additionalCost',
      tag: 'kicker',
      optional: true,
      cost: {
        mana: ['1'],
        actions: [
          { do: 'sacrifice', who: you, what: chosen(creature, 2) },
          { do: 'discard', who: you, what: chosen({ is: 'any' }, 1, 'hand') },
        ],
      },
    }),
  ),
  instant(
    'Either',
    'U',
    { effect: [gain] },
    extra({
      part: 'additionalCost',
      cost: {},
      choices: [
        { actions: [{ do: 'discard', who: you, what: chosen({ is: 'any' }, 2, 'hand') }] },
        { actions: [{ do: 'payLife', who: you, amount: 3 }] },
        { mana: ['2'] },
      ],
    }),
  ),
  instant('Blaze', 'X R', {
    targets: [{ name: 't', count: { min: 0, max: { q: 'x' } }, objects: { where: creature } }],
    effect: [{ do: 'tap', what: target('t') }],
  }),
  instant(
    'Doubles',
    'X X',
    { effect: [{ do: 'gainLife', who: you, amount: { q: 'x' } }] },
    { ability: 'keyword', keyword: 'replicate', cost: { mana: ['1'] } },
  ),
  instant('Pair', 'G', {
    targets: [
      { name: 'a', count: one, objects: { where: { is: 'and', of: [creature, yours] } } },
      { name: 'b', count: one, objects: { where: creature }, other: ['a'] },
    ],
    effect: [{ do: 'tap', what: target('a') }],
  }),
  instant(
    'Charm',
    'W',
    {
      effect: [],
      modes: {
        count: { min: 1, max: 2 },
        options: [
          {
            targets: [{ name: 'm0', count: one, objects: { where: creature } }],
            effect: [{ do: 'tap', what: target('m0') }],
          },
          {
            targets: [{ name: 'm1', count: one, objects: { where: artifact } }],
            effect: [{ do: 'tap', what: target('m1') }],
          },
          { effect: [gain] },
        ],
      },
    },
    { ability: 'keyword', keyword: 'entwine', cost: { mana: ['1'] } },
  ),
  instant(
    'Back',
    '2 G',
    { effect: [gain] },
    {
      ability: 'keyword',
      keyword: 'flashback',
      cost: { mana: ['G'], actions: [{ do: 'sacrifice', who: you, what: chosen(artifact, 1) }] },
    },
    {
      ability: 'keyword',
      keyword: 'buyback',
      cost: { actions: [{ do: 'discard', who: you, what: chosen({ is: 'any' }, 1, 'hand') }] },
    },
  ),
  instant('Split', '1 R', {
    targets: [
      {
        name: 't',
        count: { min: 1, max: null },
        objects: { where: creature },
        players: { who: 'opponents' },
        divide: 2,
      },
    ],
    effect: [{ do: 'damageDivided', targets: 't' }],
  }),
  card(
    'Shapes',
    '7 G',
    ['creature'],
    [
      {
        ability: 'keyword',
        keyword: 'morph',
        cost: { mana: ['G'], actions: [{ do: 'payLife', who: you, amount: 2 }] },
      },
    ],
  ),
  card('Frog', '4 U', ['artifact', 'creature'], [{ ability: 'keyword', keyword: 'affinity', quality: artifact }]),
  card('Aura', 'W', ['enchantment'], [{ ability: 'keyword', keyword: 'enchant', quality: creature }], {
    subtypes: ['Aura'],
  }),
  card('Chorus', 'X G W', ['creature'], [{ ability: 'keyword', keyword: 'convoke' }]),
  card('Choir', '3 G', ['creature'], [{ ability: 'keyword', keyword: 'convoke' }]),
  card(
    'Digger',
    '3 B',
    ['creature'],
    [
      extra({
        part: 'payWith',
        how: 'exile',
        from: { set: 'all', where: { is: 'any' }, zone: 'graveyard', of: you },
        tag: 'digging',
      }),
    ],
  ),
  card('Patron', '4 G G', ['creature'], [{ ability: 'keyword', keyword: 'offering', quality: creature }]),
  instant(
    'Graft',
    'R',
    { targets: [{ name: 't', count: one, objects: { where: creature } }], effect: [gain] },
    {
      ability: 'keyword',
      keyword: 'splice',
      quality: { is: 'type', type: 'instant' },
      cost: { mana: ['1'], actions: [{ do: 'sacrifice', who: you, what: chosen(artifact, 1) }] },
    },
  ),
  card('Cycler', '6', ['creature'], [{ ability: 'keyword', keyword: 'cycling', cost: { mana: ['1'] } }]),
  card('Elf', 'G', ['creature'], [mana({ actions: [tapSelf] }, add('G'))]),
  card(
    'Bird',
    'G',
    ['creature'],
    [mana({ actions: [tapSelf] }, { do: 'addMana', who: you, mana: { types: { any: 1 } } })],
  ),
  card('Spirit', 'R', ['creature'], [mana({ actions: [{ do: 'sacrifice', who: you, what: self }] }, add('R'))]),
  card('Roots', 'G', ['creature'], [{ ...mana({ actions: [growing] }, add('G')), perTurn: 1 } as Ability], {
    power: 0,
    toughness: 5,
  }),
  card(
    'Sprout',
    'G',
    ['creature'],
    [mana({ actions: [tapSelf] }, add('G')), mana({ actions: [{ do: 'sacrifice', who: you, what: self }] }, add('G'))],
  ),
  card('Signet', '2', ['artifact'], [mana({ mana: ['1'], actions: [tapSelf] }, add('W', 'U'))]),
  card(
    'Lotus',
    '0',
    ['artifact'],
    [
      mana(
        { actions: [tapSelf, { do: 'sacrifice', who: you, what: self }] },
        { do: 'addMana', who: you, mana: { types: { any: 3 } } },
      ),
    ],
  ),
  card(
    'Pain',
    null,
    ['land'],
    [
      mana({ actions: [tapSelf] }, add('C')),
      mana({ actions: [tapSelf] }, add('B'), { do: 'damage', amount: 1, to: { players: you } }),
    ],
  ),
  card('Ancient', null, ['land'], [mana({ actions: [tapSelf] }, add('C', 'C'))]),
  card('Fetch', null, ['land'], [mana({ actions: [tapSelf, { do: 'payLife', who: you, amount: 1 }] }, add('R'))]),
  card(
    'Den',
    null,
    ['land'],
    [
      mana(
        { actions: [tapSelf] },
        { do: 'addMana', who: you, mana: { types: { any: 1 }, restriction: { cast: creature } } },
      ),
    ],
  ),
  card(
    'Crypt',
    null,
    ['land'],
    [
      mana(
        { actions: [tapSelf] },
        {
          do: 'addMana',
          who: you,
          mana: {
            types: {
              type: 'B',
              count: { q: 'count', of: { set: 'all', where: { is: 'and', of: [creature, yours] } } },
            },
          },
        },
      ),
    ],
  ),
  card(
    'Drum',
    '1',
    ['artifact'],
    [
      {
        ability: 'activated',
        cost: {
          mana: ['1'],
          actions: [tapSelf, { do: 'tap', what: chosen({ is: 'and', of: [creature, { is: 'untapped' }] }, 1) }],
        },
        body: { effect: [draw(1)] },
      },
    ],
  ),
  card(
    'Altar',
    '1',
    ['artifact'],
    [
      {
        ability: 'activated',
        cost: {
          mana: ['B'],
          actions: [
            { do: 'sacrifice', who: you, what: chosen(creature, 1) },
            { do: 'sacrifice', who: you, what: chosen(artifact, 1) },
          ],
        },
        body: { effect: [gain] },
      },
    ],
  ),
  card(
    'Charger',
    '1',
    ['artifact'],
    [
      {
        ability: 'activated',
        cost: { mana: ['X'], actions: [{ do: 'removeCounters', counter: 'charge', count: { q: 'x' }, from: self }] },
        body: { effect: [gain] },
      },
    ],
  ),
  card(
    'Tax',
    '1',
    ['enchantment'],
    [extra({ part: 'cost', change: { of: 'cast', what: creature, add: { mana: ['1'] } } })],
  ),
  card(
    'Cheap',
    '1',
    ['enchantment'],
    [extra({ part: 'cost', change: { of: 'cast', what: { is: 'any' }, who: you, reduce: 1 } })],
  ),
];
const names = cards.map((c) => c.name);
const permanents = names.filter(
  (n) => !cards.find((c) => c.name === n)?.faces[0].types.includes('instant') && n !== 'Aura',
);

function random(seed: number): (n: number) => number {
  let s = seed >>> 0;
  return (n) => {
    s = (Math.imul(s, 1664525) + 1013904223) >>> 0;
    return Math.floor((s / 2 ** 32) * n);
  };
}

function anyAnswer(d: Decision, below: (n: number) => number): Answer {
  switch (d.form) {
    case 'choose': {
      // with "pay for me" on offer, one may still tap things by hand first; giving up is no answer here
      const open = d.options
        .map((_, i) => i)
        .filter((i) => !('pay' in (d.options[i] as object)) || (d.options[i] as { pay: string }).pay !== 'cancel');
      const count = d.min + below(Math.min(d.max, open.length) - d.min + 1);
      for (let i = open.length - 1; i > 0; i--) {
        const j = below(i + 1);
        [open[i], open[j]] = [open[j] as number, open[i] as number];
      }
      return open.slice(0, count);
    }
    case 'number':
      return d.min + below((d.max ?? d.min + 3) - d.min + 1);
    case 'divide': {
      const amounts = d.options.map(() => d.least);
      const rest = d.amount - d.least * amounts.length;
      const at = below(amounts.length);
      return amounts.map((n, i) => (i === at ? n + rest : n));
    }
    case 'order':
      return d.options.map((_, i) => i);
    default:
      throw new Error(`Unexpected ${d.form}`);
  }
}

describe.each(EDITIONS)('under %s', (edition) => {
  test('every certain action is completed, whatever is answered', () => {
    let taken = 0;
    for (let seed = 1; seed <= series(20, 5); seed++) {
      const below = random(seed * 104729);
      const some = (from: string[], n: number): string[] =>
        Array.from({ length: n }, () => from[below(from.length)] as string);
      const lands = ['Plains', 'Island', 'Swamp', 'Mountain', 'Forest', 'Pain', 'Ancient', 'Fetch', 'Den', 'Crypt'];
      const position = {
        hand: some(names, 4),
        battlefield: [
          ...some(lands, below(6)),
          ...some(permanents, 3 + below(4)).map((name) => ({
            name,
            tapped: below(4) === 0,
            counters: name === 'Charger' ? { charge: 3 } : {},
          })),
        ],
        graveyard: some(['Back', 'Bear'], below(4)),
      };
      const theirs = { battlefield: some(['Bear', 'Relic'], below(3)) };
      const life = [below(2) === 0 ? 20 : 4, 20];
      const open = (): ReturnType<typeof table> => table(edition, cards, position, theirs, { life });
      const offered = (open().decision() as Extract<Decision, { form: 'choose' }>).options.length;
      for (let at = 1; at < offered; at++) {
        for (let again = 0; again < 2; again++) {
          const t = open();
          const option = (t.decision() as Extract<Decision, { form: 'choose' }>).options[at];
          if (option === undefined || !('action' in option) || option.attempt === true) continue;
          t.say([at]);
          taken++;
          const path: unknown[] = [option];
          // the game may be over: life was paid, a painful land tapped
          while (t.game.state.result === null && t.decision().kind !== 'priority') {
            const d = t.decision();
            const given = anyAnswer(d, below);
            path.push([d.kind, given]);
            if (d.kind === 'payment' && Array.isArray(given) && given.length === 0)
              throw new Error(
                `seed ${seed}: nothing but giving up: ${JSON.stringify(path)} with ${JSON.stringify(position)} ${JSON.stringify(life)}`,
              );
            t.say(given);
          }
          // a reversed action leaves nothing in the log
          const done = t.game.log.length > 0;
          expect(done, `seed ${seed}: ${JSON.stringify(path)} with ${JSON.stringify(position)}`).toBe(true);
        }
      }
    }
    expect(taken).toBeGreaterThan(series(80, 20));
  });

  test('one that puts a counter on itself, once each turn, makes that much and no more', () => {
    const offers = (...more: string[]): [string[], string[]] => {
      const t = table(edition, cards, { hand: ['Bear', 'Choir'], battlefield: ['Roots', ...more] });
      return [t.actions(), t.actions('attempt')];
    };
    expect(offers()).toEqual([[], []]);
    expect(offers('Forest')[0]).toEqual(['cast Bear']);
    // it is tapped for convoke as well: which of the two a plan needs is not known
    expect(offers('Forest', 'Forest')).toEqual([['cast Bear'], ['cast Choir']]);
  });

  test('what can be tapped for mana and then sacrificed for more may make both', () => {
    const t = table(edition, cards, { hand: ['Bear'], battlefield: ['Sprout'] });
    expect([t.actions(), t.actions('attempt')]).toEqual([[], ['cast Bear']]);
  });
});
