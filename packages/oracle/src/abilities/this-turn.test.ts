import { describe, expect, it } from 'vitest';
import { abilitiesOf } from '../../cards-in-tests.ts';

const creature = { types: ['Creature'], power: '2', toughness: '2' };
const instant = { types: ['Instant'] };
const you = { who: 'you' };
const self = { set: 'self' };
const isCreature = { is: 'type', type: 'creature' };

it('"whenever you cast a creature spell this turn" on a sorcery is about the rest of the turn, and no state to watch', () => {
  const text = 'Whenever you cast a creature spell this turn, draw a card.';
  const what = { is: 'and', of: [isCreature, { is: 'spell' }] };
  expect(abilitiesOf(text)).toEqual([
    {
      ability: 'spell',
      body: {
        effect: [
          {
            do: 'delayed',
            pattern: { on: 'cast', who: you, what },
            duration: { until: 'endOfTurn' },
            repeat: true,
            body: { effect: [{ do: 'draw', who: you, count: 1 }] },
          },
        ],
      },
    },
  ]);
});

describe('what happened earlier in the turn', () => {
  it('an attack for the first time, and with others', () => {
    expect(abilitiesOf('Whenever Test Name attacks for the first time each turn, you gain 1 life.', creature)).toEqual([
      expect.objectContaining({ event: { on: 'attacks', what: { is: 'self' }, first: true } }),
    ]);
    expect(
      abilitiesOf('Whenever Test Name and at least two other creatures attack, you gain 1 life.', creature),
    ).toEqual([expect.objectContaining({ event: { on: 'attacks', what: { is: 'self' }, others: 2 } })]);
  });

  const isYours = { is: 'controlledBy', player: you };
  const of = (is: string, type?: string) => ({ is: 'and', of: [type === undefined ? { is } : { is, type }, isYours] });
  it.each([
    ['a permanent you controlled left the battlefield this turn', { what: of('permanent'), from: 'battlefield' }],
    [
      'a creature left the battlefield under your control this turn',
      { what: of('type', 'creature'), from: 'battlefield' },
    ],
    [
      'you had a land enter the battlefield under your control this turn',
      { what: of('type', 'land'), to: 'battlefield' },
    ],
    [
      'a planeswalker entered the battlefield under your control this turn',
      { what: of('type', 'planeswalker'), to: 'battlefield' },
    ],
  ])('%s', (words, move) => {
    const event = { of: 'happened', event: { on: 'move', ...move }, by: you };
    expect(abilitiesOf(`When Test Name enters the battlefield, if ${words}, you gain 1 life.`, creature)).toEqual([
      expect.objectContaining({ condition: { if: 'compare', left: { q: 'history', event }, op: '≥', right: 1 } }),
    ]);
  });

  it('what an opponent did is asked of each opponent apart', () => {
    const [trap] = abilitiesOf(
      "If an opponent had two or more lands enter the battlefield under his or her control this turn, you may pay {R} rather than pay Test Name's mana cost.\nYou gain 1 life.",
      instant,
    );
    const event = { on: 'move', what: of('type', 'land'), to: 'battlefield' };
    const left = { q: 'history', event: { of: 'happened', event, by: { who: 'actor' } } };
    expect(trap).toMatchObject({
      parts: [
        {
          condition: {
            if: 'existsPlayer',
            who: { who: 'where', of: { who: 'opponents' }, condition: { if: 'compare', left, op: '≥', right: 2 } },
          },
        },
      ],
    });
  });

  it('an attack on its player lets a spell be cast', () => {
    const [timing] = abilitiesOf(
      "Cast Test Name only during the declare attackers step and only if you've been attacked this step.\nYou gain 1 life.",
      instant,
    );
    expect(timing).toEqual({
      ability: 'static',
      parts: [
        {
          part: 'castTiming',
          when: {
            if: 'and',
            of: [
              { if: 'step', step: ['declareAttackers'] },
              { if: 'attacked', who: you },
            ],
          },
        },
      ],
    });
  });

  it('one kind of spell each turn, and no other kind', () => {
    const text = (kind: string) =>
      `Each player who has cast a nonartifact spell this turn can't cast additional ${kind} spells.`;
    expect(abilitiesOf(text('nonartifact'), creature)).toEqual([
      {
        ability: 'static',
        parts: [
          {
            part: 'rule',
            rule: {
              rule: 'castLimit',
              who: { who: 'all' },
              what: { is: 'and', of: [{ is: 'not', of: { is: 'type', type: 'artifact' } }, { is: 'spell' }] },
              n: 1,
            },
          },
        ],
      },
    ]);
    expect(() => abilitiesOf(text('creature'), creature)).toThrow();
  });
});

describe('where a card triggers that goes from a library to a graveyard', () => {
  it('in the graveyard', () => {
    expect(abilitiesOf('When Test Name is put into your graveyard from your library, draw a card.', creature)).toEqual([
      expect.objectContaining({
        event: { on: 'move', what: { is: 'self' }, from: 'library', to: 'graveyard', toOf: you, fromOf: you },
        zones: ['graveyard'],
      }),
    ]);
  });

  it('what an Aura enchants: the Aura triggers on the battlefield, though it returns from a graveyard', () => {
    const [, dies] = abilitiesOf(
      'Enchant Mountain\nWhen enchanted Mountain is put into a graveyard, you may return Test Name from your graveyard to your hand.',
      { types: ['Enchantment'], subtypes: ['Aura'] },
    );
    expect(dies).toMatchObject({ event: { on: 'move', from: 'battlefield', to: 'graveyard' } });
    expect(dies).not.toHaveProperty('zones');
  });
});

describe('costs', () => {
  it('more for each target beyond the first', () => {
    const [cost] = abilitiesOf(
      'Test Name costs {1}{W} more to cast for each target beyond the first.\nTap any number of target creatures.',
      instant,
    );
    expect(cost).toEqual({
      ability: 'static',
      parts: [
        {
          part: 'cost',
          change: { of: 'cast', what: { is: 'self' }, add: { mana: ['1', 'W'] }, perTarget: true },
        },
      ],
    });
  });

  it("more except during its controller's turn", () => {
    expect(
      abilitiesOf("Each spell costs {3} more to cast except during its controller's turn.", { types: ['Artifact'] }),
    ).toEqual([
      {
        ability: 'static',
        parts: [
          {
            part: 'cost',
            change: {
              of: 'cast',
              what: { is: 'spell' },
              add: { generic: 3 },
              condition: { if: 'not', of: { if: 'turn', of: { who: 'actor' } } },
            },
          },
        ],
      },
    ]);
  });
});

describe('two subjects in one sentence', () => {
  it('each has its own predicate, and one duration', () => {
    const modify = (power: number) => [{ mod: 'modifyPT', power, toughness: power }];
    expect(
      abilitiesOf(
        'Until end of turn, creatures you control get +1/+1 and creatures your opponents control get -1/-1.',
        instant,
      ),
    ).toEqual([
      {
        ability: 'spell',
        body: {
          effect: [
            {
              do: 'effect',
              duration: { until: 'endOfTurn' },
              parts: [
                {
                  part: 'change',
                  affects: { set: 'all', where: { is: 'and', of: [isCreature, { is: 'controlledBy', player: you }] } },
                  mods: modify(1),
                },
                {
                  part: 'change',
                  affects: {
                    set: 'all',
                    where: { is: 'and', of: [isCreature, { is: 'controlledBy', player: { who: 'opponents' } }] },
                  },
                  mods: modify(-1),
                },
              ],
            },
          ],
        },
      },
    ]);
  });

  it('a spell speaks of its own damage', () => {
    const text =
      "Test Name deals 3 damage to target player.\nTest Name can't be countered and the damage can't be prevented.";
    expect(abilitiesOf(text, instant)).toContainEqual({
      ability: 'static',
      parts: [
        { part: 'rule', rule: { rule: 'cantBeCountered', what: self } },
        { part: 'rule', rule: { rule: 'damageCantBePrevented', source: { is: 'in', set: self } } },
      ],
    });
  });
});

describe('damage dealt this turn', () => {
  it('makes a player a target', () => {
    const text = '{B}: Target player dealt damage by Test Name this turn loses 1 life.';
    const left = { q: 'history', event: { of: 'damageTo', player: { who: 'actor' }, from: { is: 'in', set: self } } };
    expect(abilitiesOf(text, creature)).toMatchObject([
      { body: { targets: [{ players: { who: 'where', condition: { if: 'compare', left, op: '≥', right: 1 } } }] } },
    ]);
  });

  it('is the measure of more', () => {
    const text = '{T}: Test Name deals damage to target creature equal to the damage already dealt to it this turn.';
    const amount = { q: 'history', event: { of: 'damageTaken', what: { set: 'ref', name: 't1' } } };
    expect(abilitiesOf(text, creature)).toMatchObject([{ body: { effect: [{ do: 'damage', amount }] } }]);
  });

  it('may be prevented with the time said before to whom', () => {
    const text = 'Prevent the next 4 damage that would be dealt this turn to target creature you control.';
    expect(abilitiesOf(text, instant)).toMatchObject([{ body: { effect: [{ parts: [{ shield: 4 }] }] } }]);
  });
});

it('a shield that its player need not make', () => {
  const text = 'When Test Name dies, you may prevent the next 1 damage that would be dealt to target player this turn.';
  expect(abilitiesOf(text, creature)).toMatchObject([
    { body: { effect: [{ do: 'may', effect: [{ do: 'effect', parts: [{ shield: 1 }] }] }] } },
  ]);
});
