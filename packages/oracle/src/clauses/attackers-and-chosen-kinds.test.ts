/** Attackers as they were declared, who crewed, deeds of this turn, and what is dealt or exiled in newer words. */
import { describe, expect, it } from 'vitest';
import { abilitiesOf, effectOf } from '../../cards-in-tests.ts';

const wording = '2026-02' as const;
const creature = { types: ['Creature'], wording };
const vehicle = { types: ['Artifact'], subtypes: ['Vehicle'], wording };
const ref = (name: string) => ({ set: 'ref', name });

describe('attackers as they were declared', () => {
  it('are asked about as the ability triggers, and not again', () => {
    const text =
      'Whenever this creature attacks, if you attacked with creatures with total power 6 or greater this combat, draw a card.';
    const [ability] = abilitiesOf(text, creature);
    expect(ability).toMatchObject({
      given: { if: 'compare', left: { q: 'stat', stat: 'power' }, op: '≥', right: 6 },
    });
    expect(ability).not.toHaveProperty('condition');
  });

  it('who crewed or saddled it', () => {
    const event = (action: string) => ({ did: 'underwent', event: { on: 'action', action }, other: { set: 'self' } });
    expect(
      abilitiesOf('Whenever this Vehicle attacks, draw a card for each creature that crewed it this turn.', vehicle),
    ).toMatchObject([
      { body: { effect: [{ count: { of: { where: { of: [{}, { is: 'history', event: event('crew') }] } } } }] } },
    ]);
    expect(
      abilitiesOf(
        "Whenever this creature attacks, return a creature that saddled it this turn to its owner's hand.",
        creature,
      ),
    ).toMatchObject([
      { body: { effect: [{ what: { from: { where: { of: [{}, { is: 'history', event: event('saddle') }] } } } }] } },
    ]);
  });
});

describe('all the attackers of an event', () => {
  it('are those creatures', () => {
    expect(
      abilitiesOf(
        'Whenever you attack with two or more non-Human creatures, put a +1/+1 counter on each of those creatures.',
        creature,
      ),
    ).toMatchObject([
      { event: { on: 'attack', atLeast: 2 }, body: { effect: [{ do: 'putCounters', on: ref('event.attackers') }] } },
    ]);
  });
});

describe('what follows "when you do"', () => {
  it('belongs to the ability that triggers then, if it speaks of what that targets or makes', () => {
    const inside = (text: string): unknown => {
      const [ability] = abilitiesOf(text, creature) as unknown as { body: { effect: readonly unknown[] } }[];
      return ability?.body.effect;
    };
    const when = 'Whenever this creature attacks, you may pay {1}. When you do,';
    const followed = (effect: readonly object[]) => [{ do: 'pay' }, { then: [{ do: 'reflexive', body: { effect } }] }];
    expect(
      inside(`${when} tap target creature. That creature doesn't untap during its controller's next untap step.`),
    ).toMatchObject(followed([{ do: 'tap' }, { do: 'effect' }]));
    expect(
      inside(
        `${when} create a 1/1 white Ally creature token. Put a +1/+1 counter on that token for each land you control.`,
      ),
    ).toMatchObject(followed([{ do: 'createTokens' }, { do: 'putCounters' }]));
  });
});

describe('how often an ability has resolved', () => {
  it('two times alike, and otherwise what may be paid for', () => {
    const text =
      'Whenever another creature you control enters, draw a card if this is the first or second time this ability has resolved this turn. Otherwise, you may pay {1}. When you do, this creature deals 2 damage to any target.';
    expect(abilitiesOf(text, creature)).toMatchObject([
      {
        body: {
          effect: [
            { do: 'if', condition: { if: 'or' }, then: [{ do: 'draw' }], else: [{ do: 'pay', out: 'o1' }] },
            { do: 'if', condition: { if: 'did', name: 'o1' }, then: [{ do: 'reflexive' }] },
          ],
        },
      },
    ]);
  });
});

describe('newer words', () => {
  it('a spell cast this way, of some kind, goes elsewhere', () => {
    const text =
      "You may cast an artifact, instant, or sorcery spell from your graveyard. If an instant or sorcery spell cast this way would be put into a graveyard, put it on the bottom of its owner's library instead.";
    expect(effectOf(text, { wording })).toMatchObject({
      effect: [
        { do: 'may', effect: [{ do: 'cast', out: 'o1' }] },
        {
          do: 'effect',
          parts: [
            {
              replacement: {
                event: { what: { is: 'and', of: [{ is: 'or' }, { is: 'spell' }, { is: 'in', set: ref('o1') }] } },
                instead: { zone: 'library', position: 'bottom' },
              },
            },
          ],
        },
      ],
    });
  });

  it('any target that is not of a kind', () => {
    expect(effectOf("Test Name deals 3 damage to any target that isn't a Dragon.", { wording })).toMatchObject({
      targets: [
        {
          objects: {
            where: { is: 'and', of: [{ is: 'anyTarget' }, { is: 'not', of: { is: 'subtype', subtype: 'Dragon' } }] },
          },
          players: { who: 'all' },
        },
      ],
    });
  });

  it('damage to one chosen at random', () => {
    expect(
      effectOf('Test Name deals 7 damage to a creature an opponent controls chosen at random.', { wording }),
    ).toMatchObject({ effect: [{ do: 'damage', to: { objects: { set: 'choice', random: true } } }] });
  });

  it('events of several at once, and how something enters', () => {
    expect(
      abilitiesOf(
        'Whenever one or more other creatures you control leave the battlefield without dying, draw a card.',
        creature,
      ),
    ).toMatchObject([{ event: { on: 'move', from: 'battlefield', notTo: 'graveyard', together: true } }]);
    expect(
      abilitiesOf('Whenever one or more noncreature permanents are returned to hand, draw a card.', creature),
    ).toMatchObject([{ event: { on: 'move', from: 'battlefield', to: 'hand', together: true } }]);
    expect(abilitiesOf('When this creature enters untapped, draw a card.', creature)).toMatchObject([
      { event: { on: 'move', what: { of: [{ is: 'self' }, { is: 'untapped' }] }, to: 'battlefield' } },
    ]);
  });

  it('cards exiled for each opponent, and shuffled by their owners', () => {
    expect(
      effectOf('Exile a card from the top of your library face down for each opponent you have.', { wording }),
    ).toMatchObject({
      effect: [{ what: { set: 'top', count: { q: 'countPlayers' } }, to: { zone: 'exile', faceDown: true } }],
    });
    expect(
      effectOf('Choose target card in a graveyard. The owners of those cards shuffle them into their libraries.', {
        wording,
      }),
    ).toMatchObject({ effect: [{}, { do: 'shuffle', cards: ref('t1') }] });
    expect(effectOf("Exile any number of target players' graveyards.", { wording })).toMatchObject({
      targets: [{ players: { who: 'all' }, count: { min: 0, max: null } }],
      effect: [{ what: { zone: 'graveyard', of: { who: 'ref', name: 't1' } } }],
    });
  });

  it('counters put on creatures this turn, and damage dealt', () => {
    expect(
      effectOf("Draw a card for each +1/+1 counter you've put on creatures under your control this turn.", { wording }),
    ).toMatchObject({ effect: [{ count: { q: 'history', event: { of: 'happened', amount: true } } }] });
    expect(
      abilitiesOf(
        'When this creature dies, draw X cards, where X is the amount of damage dealt to it this turn.',
        creature,
      ),
    ).toMatchObject([{ body: { effect: [{ count: { event: { of: 'damageTaken', what: { set: 'self' } } } }] } }]);
  });
});
