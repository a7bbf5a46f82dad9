/** References are bound, and targets are told by who the clause is about. */
import { describe, expect, test } from 'vitest';
import { cardWith, effectOf } from '../../cards-in-tests.ts';
import { compile } from '../compile.ts';
import { unbound, unread } from './bindings.ts';

const spell = (body: unknown) => [{ ability: 'spell', body }];
const draw = (count: unknown) => ({ do: 'draw', who: { who: 'you' }, count });

describe('references', () => {
  test('to a target and to an outcome before are bound', () => {
    const effect = [{ do: 'destroy', what: { set: 'ref', name: 't1' }, out: 'o1' }, draw({ q: 'ref', name: 'o1' })];
    expect(unbound(spell({ targets: [{ name: 't1', count: { min: 1, max: 1 } }], effect }))).toBeUndefined();
  });
  test('to an outcome that comes after, or never, are to nothing', () => {
    expect(unbound(spell({ effect: [draw({ q: 'ref', name: 'o1' }), { do: 'discard', out: 'o1' }] }))).toBe(
      'a reference to nothing: "o1"',
    );
    expect(unbound(spell({ effect: [{ do: 'if', condition: { if: 'did', name: 'o1' }, then: [] }] }))).toBe(
      'a reference to nothing: "o1"',
    );
  });
  test('to what an instruction did that binds no outcome are to nothing', () => {
    const asked = (doing: string) => [
      { do: doing, out: 'o1' },
      { do: 'if', condition: { if: 'did', name: 'o1' }, then: [draw(1)] },
    ];
    for (const doing of ['forEachPlayer', 'oneOf', 'skip', 'extraPhase', 'exchangeLife', 'venture'])
      expect(unbound(spell({ effect: asked(doing) })), doing).toBe('a reference to nothing: "o1"');
    for (const doing of ['pay', 'may', 'move', 'sacrifice'])
      expect(unbound(spell({ effect: asked(doing) })), doing).toBeUndefined();
  });
  test('within a keyword that is given are those of the sentence; a quoted ability has its own', () => {
    const given = (ability: unknown) => [
      { do: 'choose', what: { choose: 'color' }, out: 'o1' },
      { do: 'effect', parts: [{ mods: [{ mod: 'gain', abilities: [ability] }] }] },
    ];
    expect(
      unbound(
        spell({
          effect: given({ ability: 'keyword', keyword: 'protection', quality: { is: 'color', color: { ref: 'o1' } } }),
        }),
      ),
    ).toBeUndefined();
    expect(
      unbound(spell({ effect: given({ ability: 'triggered', body: { effect: [draw({ q: 'ref', name: 'o1' })] } }) })),
    ).toBe('a reference to nothing: "o1"');
  });
  test('to what the object remembers are bound by any of its abilities', () => {
    const reading = {
      ability: 'static',
      parts: [{ affects: { set: 'all', where: { is: 'color', color: { ref: 'chosenColor' } } } }],
    };
    expect(
      unbound([reading, { ability: 'static', parts: [{ choices: [{ do: 'choose', link: 'chosenColor' }] }] }]),
    ).toBeUndefined();
    expect(unbound([reading])).toBe('a reference to nothing: "chosenColor"');
  });
});

describe('targets (2006: 409.1d · later: 601.2c)', () => {
  test('in the graveyard of the player who is to shuffle are in that of the target player', () => {
    expect(
      effectOf('Target player shuffles up to two target cards from his or her graveyard into his or her library.'),
    ).toEqual({
      targets: [
        { name: 't1', count: { min: 1, max: 1 }, players: { who: 'all' } },
        {
          name: 't2',
          count: { min: 0, max: 2 },
          objects: { where: { is: 'any' }, zone: 'graveyard', of: { who: 'ref', name: 't1' } },
        },
      ],
      effect: [{ do: 'shuffle', who: { who: 'ref', name: 't1' }, cards: { set: 'ref', name: 't2' } }],
    });
  });
  test('cannot be of a type that is chosen only as the effect begins', () => {
    const compiled = compile(
      cardWith(
        'Return up to three target creature cards of the creature type of your choice from your graveyard to your hand.',
      ),
    );
    expect(compiled.ok).toBe(false);
    if (!compiled.ok) expect(compiled.refused[0]?.reason).toBe('a reference to nothing: "o1"');
  });
});

test('the color of your choice is chosen before the effect that says it', () => {
  const body = effectOf('Target creature gains protection from the color of your choice until end of turn.') as {
    effect: unknown[];
  };
  expect(body.effect[0]).toEqual({ do: 'choose', who: { who: 'you' }, what: { choose: 'color' }, out: 'o1' });
});

test('what was done as much as X says is named by the number in its place', () => {
  const text =
    "Whenever a creature enters the battlefield under your control, you may look at the top X cards of your library, where X is that creature's power. If you do, put one of those cards on top of your library and the rest on the bottom of your library in any order.";
  const compiled = compile(cardWith(text, { types: ['Enchantment'] }));
  expect(compiled.ok).toBe(true);
});

describe('paths', () => {
  const made = { do: 'createTokens', out: 'o1' };
  const read = { do: 'destroy', what: { set: 'ref', name: 'o1' } };
  const condition = { if: 'turn', of: { who: 'you' } };
  test('one branch reads nothing that the other bound', () => {
    expect(unbound(spell({ effect: [{ do: 'if', condition, then: [made], else: [read] }] }))).toBe(
      'a reference to nothing: "o1"',
    );
    const options = [
      { label: 'make', effect: [made] },
      { label: 'destroy', effect: [read] },
    ];
    expect(unbound(spell({ effect: [{ do: 'oneOf', options }] }))).toBe('a reference to nothing: "o1"');
  });
  test('what follows the branches may read either', () => {
    expect(unbound(spell({ effect: [{ do: 'if', condition, then: [made], else: [] }, read] }))).toBeUndefined();
  });
});

describe('what is targeted and chosen', () => {
  const chosen = { do: 'choose', what: { choose: 'objects' }, out: 'o1' };
  const target = { name: 't1', count: { min: 1, max: 1 } };
  test('is used', () => {
    const effect = [
      chosen,
      { do: 'discard', what: { set: 'ref', name: 'o1' } },
      { do: 'destroy', what: { set: 'ref', name: 't1' } },
    ];
    expect(unread(spell({ targets: [target], effect }))).toBeUndefined();
    expect(unread(spell({ effect: [{ ...chosen, out: undefined, link: 'chosenColor' }] }))).toBeUndefined();
  });
  test('and not left over', () => {
    expect(unread(spell({ targets: [target], effect: [draw(1)] }))).toBe('a target that nothing is done with');
    expect(unread(spell({ effect: [chosen, draw(1)] }))).toBe('a choice that nothing reads');
  });
});
