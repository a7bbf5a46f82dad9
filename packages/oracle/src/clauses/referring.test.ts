import { describe, expect, it } from 'vitest';
import { abilitiesOf, effectOf } from '../../cards-in-tests.ts';

const you = { who: 'you' };
const ONE = { min: 1, max: 1 };
const self = { set: 'self' };
const type = (name: string) => ({ is: 'type', type: name });
const and = (...of: object[]) => ({ is: 'and', of });

describe('what words refer to', () => {
  const creature = { types: ['Creature'], power: '2', toughness: '2' };

  it('"the rest" is all that was not chosen, not only of what could be chosen', () => {
    expect(
      effectOf(
        'Reveal the top four cards of your library. You may put a land card from among them into your hand. Put the rest into your graveyard.',
      ),
    ).toEqual({
      effect: [
        { do: 'reveal', who: you, what: { set: 'top', of: you, zone: 'library', count: 4 }, out: 'o1' },
        {
          do: 'may',
          who: you,
          effect: [
            {
              do: 'move',
              what: {
                set: 'choice',
                by: you,
                from: { set: 'where', of: { set: 'ref', name: 'o1' }, filter: type('land') },
                count: ONE,
              },
              to: { zone: 'hand' },
              out: 'o2',
            },
          ],
        },
        {
          do: 'move',
          what: { set: 'except', of: { set: 'ref', name: 'o1' }, not: { set: 'ref', name: 'o2' } },
          to: { zone: 'graveyard' },
        },
      ],
    });
  });

  it('"them" after "both … and …" are both, and once exiled what they became', () => {
    const where = and(
      type('creature'),
      { is: 'named', name: 'Other Half' },
      { is: 'ownedBy', player: you },
      { is: 'controlledBy', player: you },
    );
    const [ability] = abilitiesOf(
      'At the beginning of combat on your turn, if you both own and control Test Name and a creature named Other Half, exile them, then meld them into Whole Thing.',
      creature,
    );
    expect(ability).toMatchObject({
      condition: {
        if: 'and',
        of: [
          { if: 'matches', what: self },
          { if: 'exists', what: { set: 'all', where } },
        ],
      },
      body: {
        effect: [
          {
            do: 'move',
            what: { set: 'union', of: [self, { set: 'choice', by: you, from: { set: 'all', where }, count: ONE }] },
            out: 'o1',
          },
          { do: 'meld', what: { set: 'ref', name: 'o1' }, into: 'Whole Thing' },
        ],
      },
    });
  });

  it('"it" after a condition is what the condition is about', () => {
    const [ability] = abilitiesOf(
      'At the beginning of your upkeep, you may look at the top card of your library. If it shares a creature type with Test Name, you may reveal it.',
      creature,
    );
    expect(ability).toMatchObject({
      body: {
        effect: [
          { do: 'may', effect: [{ do: 'lookAt', out: 'o1' }] },
          { do: 'if', then: [{ do: 'may', effect: [{ do: 'reveal', what: { set: 'ref', name: 'o1' } }] }] },
        ],
      },
    });
  });

  it('"other" is other than what is changed', () => {
    const [, ability] = abilitiesOf(
      'Enchant creature\nEnchanted creature gets +1/+1 for each other creature you control.',
      {
        types: ['Enchantment'],
        subtypes: ['Aura'],
      },
    );
    const others = and({ is: 'not', of: { is: 'in', set: { set: 'host' } } }, type('creature'), {
      is: 'controlledBy',
      player: you,
    });
    expect(ability).toMatchObject({
      parts: [
        {
          affects: { set: 'host' },
          mods: [{ mod: 'modifyPT', power: { q: 'count', of: { set: 'all', where: others } } }],
        },
      ],
    });
  });

  it('"the chosen color" is what this spell chose, or what the permanent remembers', () => {
    expect(
      effectOf('Choose a color. Target creature gains protection from the chosen color until end of turn.'),
    ).toMatchObject({
      effect: [
        { do: 'choose', what: { choose: 'color' }, out: 'o1' },
        {
          do: 'effect',
          parts: [
            {
              mods: [
                { mod: 'gain', abilities: [{ keyword: 'protection', quality: { is: 'color', color: { ref: 'o1' } } }] },
              ],
            },
          ],
        },
      ],
    });
    expect(
      abilitiesOf(
        'As Test Name enters the battlefield, choose a color.\nTest Name has protection from the chosen color.',
        creature,
      ),
    ).toMatchObject([
      {
        parts: [{ replacement: { instead: { instead: 'enters', choices: [{ do: 'choose', link: 'chosenColor' }] } } }],
      },
      { parts: [{ mods: [{ abilities: [{ quality: { color: { ref: 'chosenColor' } } }] }] }] },
    ]);
    expect(() => abilitiesOf('Test Name has protection from the chosen color.', creature)).toThrow();
  });

  it('"sacrifice it" of what the event is about', () => {
    const [ability] = abilitiesOf('Whenever a creature you control attacks, you may pay {1}. If you do, untap it.', {
      types: ['Artifact'],
    });
    expect(ability).toMatchObject({
      body: {
        effect: [
          { do: 'pay', out: 'o1' },
          { do: 'if', then: [{ do: 'untap', what: { set: 'ref', name: 'event.object' } }] },
        ],
      },
    });
  });

  it('keeps what an untap step does when something is done during it', () => {
    const [ability] = abilitiesOf(
      "{T}: Add {C} to your mana pool. During your next untap step, as you untap your permanents, return Test Name to its owner's hand.",
      { types: ['Land'] },
    );
    expect(ability).toMatchObject({
      body: {
        effect: [
          { do: 'addMana' },
          {
            do: 'effect',
            parts: [
              {
                part: 'replacement',
                times: 1,
                replacement: {
                  event: { on: 'step', step: 'untap', whose: you },
                  instead: {
                    instead: 'do',
                    effect: [{ do: 'move', what: self, to: { zone: 'hand' } }, { do: 'original' }],
                  },
                },
              },
            ],
          },
        ],
      },
    });
  });

  it('"another creature" of an Aura is other than the enchanted creature', () => {
    const [, ability] = abilitiesOf(
      "Enchant creature\nAt the beginning of the upkeep of enchanted creature's controller, destroy that creature unless that player sacrifices another creature.",
      { types: ['Enchantment'], subtypes: ['Aura'] },
    );
    const actor = { who: 'actor' };
    expect(ability).toMatchObject({
      body: {
        effect: [
          {
            do: 'pay',
            cost: {
              actions: [
                {
                  what: {
                    from: {
                      where: and({ is: 'not', of: { is: 'in', set: { set: 'host' } } }, type('creature'), {
                        is: 'controlledBy',
                        player: actor,
                      }),
                    },
                  },
                },
              ],
            },
          },
        ],
      },
    });
  });

  it('a target of what is done later is chosen now', () => {
    expect(effectOf("Target player draws a card at the beginning of the next turn's upkeep.")).toEqual({
      targets: [{ name: 't1', count: ONE, players: { who: 'all' } }],
      effect: [
        {
          do: 'delayed',
          body: { effect: [{ do: 'draw', who: { who: 'ref', name: 't1' }, count: 1 }] },
          pattern: { on: 'step', step: 'upkeep' },
          laterTurn: true,
        },
      ],
    });
  });
});
