/** What "it", "that creature", "that player" and "that much" mean, in whole card texts. */
import { describe, expect, test } from 'vitest';
import type { CardText } from '../card-text.ts';
import { compile } from '../index.ts';

const card = (text: string, types: readonly string[], subtypes: readonly string[] = []): CardText => ({
  name: 'Test Subject',
  layout: 'normal',
  supertypes: [],
  types,
  subtypes,
  typeLine: types.join(' '),
  text,
  ...(types.includes('Creature') ? { power: '2', toughness: '2' } : {}),
});

function abilities(text: string, types: readonly string[] = ['Creature']): unknown {
  const compiled = compile(card(text, types));
  if (!compiled.ok) throw new Error(compiled.refused.map((r) => r.reason).join('; '));
  return JSON.parse(
    JSON.stringify(compiled.definition.faces[0].abilities, (key, value) => (key === 'text' ? undefined : value)),
  );
}

const SELF = { set: 'self' };
const t1 = { set: 'ref', name: 't1' };
const you = { who: 'you' };
const ONE = { min: 1, max: 1 };
const creature = { is: 'type', type: 'creature' };

describe('"it"', () => {
  test('is the subject of the event', () => {
    expect(abilities('Whenever Test Subject attacks, it gets +1/+0 until end of turn.')).toEqual([
      {
        ability: 'triggered',
        event: { on: 'attacks', what: { is: 'self' } },
        body: {
          effect: [
            {
              do: 'effect',
              parts: [{ part: 'change', affects: SELF, mods: [{ mod: 'modifyPT', power: 1, toughness: 0 }] }],
              duration: { until: 'endOfTurn' },
            },
          ],
        },
      },
    ]);
  });
  test('is not what deals damage to it', () => {
    const [ability] = abilities('Whenever a creature attacks you, Test Subject deals 1 damage to it.', [
      'Enchantment',
    ]) as [{ body: unknown }];
    expect(ability.body).toEqual({
      effect: [{ do: 'damage', source: SELF, amount: 1, to: { objects: { set: 'ref', name: 'event.object' } } }],
    });
  });
  test('is the object named last in the effect', () => {
    expect(abilities('Untap target creature. It gets +1/+1 until end of turn.', ['Instant'])).toEqual([
      {
        ability: 'spell',
        body: {
          targets: [{ name: 't1', count: ONE, objects: { where: creature } }],
          effect: [
            { do: 'untap', what: t1 },
            {
              do: 'effect',
              parts: [{ part: 'change', affects: t1, mods: [{ mod: 'modifyPT', power: 1, toughness: 1 }] }],
              duration: { until: 'endOfTurn' },
            },
          ],
        },
      },
    ]);
  });
  test('is what a moved card became, but its controller is who controlled it before', () => {
    expect(abilities('Exile target creature. Its controller gains life equal to its power.', ['Instant'])).toEqual([
      {
        ability: 'spell',
        body: {
          targets: [{ name: 't1', count: ONE, objects: { where: creature } }],
          effect: [
            { do: 'move', what: t1, to: { zone: 'exile' } },
            { do: 'gainLife', who: { who: 'controllers', of: t1 }, amount: { q: 'stat', stat: 'power', of: t1 } },
          ],
        },
      },
    ]);
  });
  test('that refers to nothing is refused', () => {
    const compiled = compile(card('Destroy it.', ['Instant']));
    expect(compiled.ok).toBe(false);
    if (!compiled.ok) expect(compiled.refused[0]?.reason).toContain('refers to nothing');
  });
});

describe('"that creature"', () => {
  test('is the other creature of the event, not the one the ability is on', () => {
    expect(abilities('Whenever Test Subject blocks a creature, destroy that creature at end of combat.')).toEqual([
      {
        ability: 'triggered',
        event: { on: 'blocks', what: { is: 'self' }, whom: creature },
        body: {
          effect: [
            {
              do: 'delayed',
              pattern: { on: 'endOfCombat' },
              body: { effect: [{ do: 'destroy', what: { set: 'ref', name: 'event.other' } }] },
            },
          ],
        },
      },
    ]);
  });
});

describe('"that player" and "that much"', () => {
  test('are of the event', () => {
    expect(abilities('Whenever Test Subject deals damage to a player, that player loses that much life.')).toEqual([
      {
        ability: 'triggered',
        event: { on: 'damage', source: { is: 'self' }, toPlayer: { who: 'all' } },
        body: {
          effect: [
            { do: 'loseLife', who: { who: 'ref', name: 'event.player' }, amount: { q: 'ref', name: 'event.amount' } },
          ],
        },
      },
    ]);
  });
});

test('targets are named in the order of the text', () => {
  expect(abilities('Target player discards a card. Destroy target land.', ['Sorcery'])).toEqual([
    {
      ability: 'spell',
      body: {
        targets: [
          { name: 't1', count: ONE, players: { who: 'all' } },
          { name: 't2', count: ONE, objects: { where: { is: 'type', type: 'land' } } },
        ],
        effect: [
          {
            do: 'discard',
            who: { who: 'ref', name: 't1' },
            what: {
              set: 'choice',
              by: { who: 'actor' },
              from: { set: 'all', where: { is: 'any' }, zone: 'hand', of: { who: 'actor' } },
              count: ONE,
            },
          },
          { do: 'destroy', what: { set: 'ref', name: 't2' } },
        ],
      },
    },
  ]);
});

test('"where X is" is the number itself', () => {
  expect(
    abilities('Test Subject deals X damage to target creature, where X is the number of Goblins on the battlefield.', [
      'Sorcery',
    ]),
  ).toEqual([
    {
      ability: 'spell',
      body: {
        targets: [{ name: 't1', count: ONE, objects: { where: creature } }],
        effect: [
          {
            do: 'damage',
            source: SELF,
            amount: { q: 'count', of: { set: 'all', where: { is: 'subtype', subtype: 'Goblin' } } },
            to: { objects: t1 },
          },
        ],
      },
    },
  ]);
});

test('"if you do" asks whether the instruction before was done', () => {
  expect(
    abilities('When Test Subject enters the battlefield, you may sacrifice a land. If you do, draw a card.'),
  ).toEqual([
    {
      ability: 'triggered',
      event: { on: 'move', what: { is: 'self' }, to: 'battlefield' },
      body: {
        effect: [
          {
            do: 'may',
            who: you,
            effect: [
              {
                do: 'sacrifice',
                who: you,
                what: {
                  set: 'choice',
                  by: you,
                  from: {
                    set: 'all',
                    where: {
                      is: 'and',
                      of: [
                        { is: 'type', type: 'land' },
                        { is: 'controlledBy', player: you },
                      ],
                    },
                  },
                  count: ONE,
                },
              },
            ],
            out: 'o1',
          },
          { do: 'if', condition: { if: 'did', name: 'o1' }, then: [{ do: 'draw', who: you, count: 1 }] },
        ],
      },
    },
  ]);
});

test('"that card" after a condition about the top card is that card, and not the one that says it', () => {
  const top = { set: 'top', of: you, zone: 'graveyard', count: 1 };
  expect(
    abilities('{T}: If the top card of your graveyard is a creature card, put that card on top of your library.'),
  ).toMatchObject([
    {
      body: {
        effect: [
          {
            do: 'if',
            condition: { if: 'matches', what: top, filter: creature },
            then: [{ do: 'move', what: top, to: { zone: 'library', position: 'top' } }],
          },
        ],
      },
    },
  ]);
});

test('"that many" said twice in a sentence is the same number twice', () => {
  const text =
    'You may discard any number of cards. Put that many +1/+1 counters on Test Subject and draw that many cards.';
  const discarded = { q: 'ref', name: 'o1' };
  expect(
    abilities(`When Test Subject enters the battlefield, ${text.replace('You', 'you')}`, ['Creature']),
  ).toMatchObject([
    { body: { effect: [{ do: 'may' }, { do: 'putCounters', count: discarded }, { do: 'draw', count: discarded }] } },
  ]);
});

test('what an opponent may prevent by paying any of them may', () => {
  const who = { who: 'opponents' };
  expect(abilities('{T}: Unless an opponent pays {2}, draw a card.', ['Artifact'])).toMatchObject([
    { body: { effect: [{ do: 'pay', who, cost: { mana: ['2'] }, else: [{ do: 'draw' }] }] } },
  ]);
});

test('what is like something that has left is like it as it last was', () => {
  const text =
    'Sacrifice a creature: Destroy target creature if it shares a creature type with the sacrificed creature.';
  const before = { set: 'before', name: 'o1' };
  expect(abilities(text, ['Enchantment'])).toMatchObject([
    { body: { effect: [{ do: 'if', condition: { filter: { is: 'sharesType', of: 'creature', with: before } } }] } },
  ]);
});

test('two cards with the same text but for their names are the same tree', () => {
  const other = compile({
    ...card('Whenever Other Name attacks, it gets +1/+0 until end of turn.', ['Creature']),
    name: 'Other Name',
  });
  const plain = (value: unknown) => JSON.parse(JSON.stringify(value, (key, v) => (key === 'text' ? undefined : v)));
  expect(other.ok && plain(other.definition.faces[0].abilities)).toEqual(
    abilities('Whenever Test Subject attacks, it gets +1/+0 until end of turn.'),
  );
});

test('a refusal says where and what', () => {
  const compiled = compile(card('Flying\nTest Subject dances.', ['Creature']));
  expect(compiled.ok).toBe(false);
  if (!compiled.ok) expect(compiled.refused[0]).toMatchObject({ face: 'Test Subject', text: 'dances.' });
});

test('what a clause leaves unsaid is not what the cost or the event is about', () => {
  const effect = 'prevent all combat damage that would be dealt to and dealt by target creature this turn.';
  for (const text of [`{T}: P${effect.slice(1)}`, `Whenever Test Subject becomes blocked, ${effect}`])
    expect(JSON.stringify(abilities(text))).toContain(`"source":${JSON.stringify({ is: 'in', set: t1 })}`);
});

test('what the effect has moved is found by its name where it went', () => {
  const returned = { do: 'move', what: { set: 'ref', name: 'o1' } };
  expect(
    abilities(
      '{1}: Exile Test Subject. Return Test Subject to its owner’s hand at the beginning of the next end step.'.replace(
        '’',
        "'",
      ),
    ),
  ).toMatchObject([{ body: { effect: [{ do: 'move', what: SELF, out: 'o1' }, { body: { effect: [returned] } }] } }]);
});

test.each(['exile that card from your graveyard', 'return that card from your graveyard to your hand'])(
  '%s: only where it lies there',
  (does) => {
    const what = { set: 'where', of: { set: 'ref', name: 'event.object' }, filter: { is: 'zone', zone: 'graveyard' } };
    expect(abilities(`Whenever you discard a card, ${does}.`)).toMatchObject([
      { body: { effect: [{ do: 'move', what }] } },
    ]);
  },
);
