/** What is asked of targets as they are chosen and who chooses them; what they must be instead; what is done again or not at all. */
import { describe, expect, it } from 'vitest';
import { abilitiesOf, effectOf } from '../../cards-in-tests.ts';

const you = { who: 'you' };
const t1 = { set: 'ref', name: 't1' };
const creature = { types: ['Creature'], power: '1', toughness: '1' };

describe('a target', () => {
  it('had more of something as the ability was activated, and need not have it later', () => {
    const text = (what: string) =>
      `{T}: Choose target opponent who ${what} than you did as you activated this ability. You gain 3 life.`;
    const targets = (op: string) => [
      {
        body: {
          targets: [{ players: { who: 'opponents' }, announced: { who: 'where', condition: { if: 'compare', op } } }],
        },
      },
    ];
    expect(abilitiesOf(text('had more life'), creature)).toMatchObject(targets('>'));
    expect(abilitiesOf(text('had at least two more cards in hand'), creature)).toMatchObject(targets('≥'));
    expect(abilitiesOf(text('controlled more creatures'), creature)).toMatchObject(targets('>'));
    const fewer = 'had at least two fewer creature cards in his or her graveyard';
    expect(abilitiesOf(text(fewer), creature)).toMatchObject(targets('≤'));
  });

  it('has done something this turn', () => {
    expect(
      effectOf('Test Name deals 4 damage to target player who declared an attacking creature this turn.'),
    ).toMatchObject({
      targets: [
        {
          players: {
            who: 'where',
            condition: { left: { event: { of: 'attackers', by: { who: 'actor' } } }, right: 1 },
          },
        },
      ],
    });
  });

  it('is chosen by an opponent, out of what that player controls or not', () => {
    expect(effectOf("Gain control of target creature of an opponent's choice he or she controls.")).toMatchObject({
      targets: [{ by: { who: 'opponent' }, own: true }],
    });
    const damage = "Test Name deals 1 damage to target creature or player of an opponent's choice.";
    expect(effectOf(damage)).toMatchObject({ targets: [{ by: { who: 'opponent' } }] });
    expect(JSON.stringify(effectOf(damage))).not.toContain('"own"');
  });

  it('is controlled by somebody who controls such a thing', () => {
    expect(effectOf('Destroy target creature whose controller controls an Island.')).toMatchObject({
      targets: [
        {
          objects: {
            where: { of: [{}, { is: 'controlledBy', player: { who: 'where', condition: { if: 'exists' } } }] },
          },
        },
      ],
    });
  });

  it('is changed to what it must be, or to another of a kind', () => {
    const text = 'Change the target of target spell that targets only Test Name. The new target must be a creature.';
    expect(abilitiesOf(`{U}: ${text}`, creature)).toMatchObject([
      { body: { effect: [{ do: 'changeTargets', of: t1, to: { set: 'all', where: { type: 'creature' } } }] } },
    ]);
    expect(
      effectOf(
        "If target spell has only one target and that target is a creature, change that spell's target to another creature.",
      ),
    ).toMatchObject({
      effect: [
        {
          condition: { what: t1, filter: { of: [{ single: true }, { is: 'targets', what: { set: 'all' } }] } },
          then: [{ do: 'changeTargets', of: t1 }],
        },
      ],
    });
  });

  it('attacks if able, or is destroyed later', () => {
    const text =
      "Target creature attacks this turn if able. If it doesn't, destroy it at the beginning of the next end step.";
    expect(effectOf(text)).toMatchObject({
      effect: [
        {
          do: 'forEach',
          over: t1,
          effect: [
            { parts: [{ rule: { rule: 'mustAttack' } }] },
            { do: 'delayed', body: { effect: [{ do: 'if', condition: { if: 'not' }, then: [{ do: 'destroy' }] }] } },
          ],
        },
      ],
    });
    expect(() =>
      effectOf(
        "Target creature blocks this turn if able. If it doesn't, destroy it at the beginning of the next end step.",
      ),
    ).toThrow();
  });
});

describe('a process', () => {
  it('is repeated at will by whoever may', () => {
    expect(effectOf('Draw a card. You may repeat this process any number of times.')).toMatchObject({
      effect: [{ do: 'repeat', effect: [{ do: 'draw' }], optional: you }],
    });
    const text =
      'Target opponent draws two cards. That opponent may repeat this process as many times as he or she chooses.';
    expect(effectOf(text)).toMatchObject({
      effect: [{ do: 'repeat', effect: [{ do: 'draw' }], optional: { who: 'ref', name: 't1' } }],
    });
  });

  it('is repeated so many times more', () => {
    expect(effectOf('Draw a card. Repeat this process two more times.')).toMatchObject({
      effect: [{ do: 'repeat', effect: [{ do: 'draw' }], times: 3 }],
    });
  });
});

describe('costs and mana', () => {
  it('are two lands and the object itself', () => {
    expect(abilitiesOf('Sacrifice two lands and Test Name: Draw a card.', creature)).toMatchObject([
      { cost: { actions: [{ do: 'sacrifice', what: { count: { min: 2, max: 2 } } }, { what: { set: 'self' } }] } },
    ]);
  });

  it('are two for each', () => {
    const text =
      '{T}: Reveal any number of artifact cards in your hand. Add {C}{C} to your mana pool for each card revealed this way.';
    expect(abilitiesOf(text, creature)).toMatchObject([
      { body: { effect: [{ out: 'o1' }, { mana: { types: { type: 'C', count: { of: 2, by: { q: 'count' } } } } }] } },
    ]);
    expect(() => abilitiesOf('{T}: Add {R}{G} to your mana pool for each land you control.', creature)).toThrow();
  });

  it('are of a type that a land could produce', () => {
    const text =
      '{T}, Untap a tapped land an opponent controls: Add one mana of any type that land could produce to your mana pool.';
    expect(abilitiesOf(text, creature)).toMatchObject([
      { body: { effect: [{ mana: { types: { anyTypeProduced: true, by: { name: 'o1' } } } }] } },
    ]);
  });
});

describe('an effect', () => {
  it('ends as its object leaves or becomes untapped', () => {
    const text =
      '{T}: Gain control of target creature for as long as you control Test Name. When Test Name leaves the battlefield or becomes untapped, destroy that creature.';
    expect(abilitiesOf(text, creature)).toMatchObject([
      {
        body: {
          effect: [{}, { do: 'delayed', pattern: { on: 'either', of: [{ from: 'battlefield' }, { on: 'untap' }] } }],
        },
      },
    ]);
  });

  it('says first for how long one gains control', () => {
    const text = '{T}: For as long as Test Name remains tapped, gain control of target creature.';
    expect(abilitiesOf(text, creature)).toMatchObject([
      { body: { effect: [{ duration: { until: 'asLongAs' }, parts: [{ mods: [{ mod: 'control', player: you }] }] }] } },
    ]);
  });
});
