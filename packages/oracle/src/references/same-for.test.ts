/** What is rounded each time, what is true for other keywords too, and all the targets that were chosen. */
import { describe, expect, it } from 'vitest';
import { abilitiesOf, effectOf } from '../../cards-in-tests.ts';

const wording = '2026-02' as const;
const creature = { types: ['Creature'], wording };
const artifact = { types: ['Artifact'], wording };

describe('rounded each time', () => {
  it('every half of the sentence before', () => {
    const text =
      'Target player draws cards equal to half the number of cards in their library and loses half their life. Round up each time.';
    expect(effectOf(text, { wording })).toMatchObject({
      effect: [
        { do: 'draw', count: { q: 'half', round: 'up' } },
        { do: 'loseLife', amount: { q: 'half', round: 'up' } },
      ],
    });
  });

  it('a half that nothing rounds is refused', () => {
    expect(() => effectOf('Target player loses half their life.', { wording })).toThrow();
  });
});

describe('the same is true', () => {
  const text =
    'At the beginning of each combat, creatures you control gain first strike until end of turn if a creature you control has first strike. The same is true for flying and haste.';

  it('for each of the other keywords', () => {
    const [ability] = abilitiesOf(text, creature) as unknown as { body: { effect: readonly object[] } }[];
    const of = (keyword: string) => ({
      do: 'if',
      condition: { if: 'exists', what: { where: { of: [{}, {}, { is: 'hasKeyword', keyword }] } } },
      then: [{ do: 'effect', parts: [{ mods: [{ abilities: [{ ability: 'keyword', keyword }] }] }] }],
    });
    expect(ability?.body.effect).toMatchObject([of('first strike'), of('flying'), of('haste')]);
  });

  it('for each landwalk, protection and hexproof that those have', () => {
    const varied = text.replace('flying and haste', 'flying, landwalk, protection, and hexproof');
    const [ability] = abilitiesOf(varied, creature) as unknown as { body: { effect: readonly object[] } }[];
    const of = (keyword: string) => {
      const those = { where: { of: [{}, {}, { is: 'hasKeyword', keyword }] } };
      const mods = [{ mod: 'gainKeyword', keyword, of: those }];
      return { condition: { if: 'exists', what: those }, then: [{ do: 'effect', parts: [{ mods }] }] };
    };
    expect(ability?.body.effect.slice(2)).toMatchObject([of('landwalk'), of('protection'), of('hexproof')]);
  });

  it('not for a landwalk that nobody has', () => {
    const blank = 'This creature gains flying until end of turn if it has flying. The same is true for landwalk.';
    expect(() => abilitiesOf(blank, creature)).toThrow();
  });

  it('only of what gives the keyword that it asks for', () => {
    expect(() =>
      effectOf('Creatures you control gain flying until end of turn. The same is true for haste and reach.', {
        wording,
      }),
    ).toThrow('the same');
  });
});

describe('who and what is chosen', () => {
  it('those opponents are all the targets', () => {
    expect(
      effectOf(
        'Choose any number of target opponents. You gain X life, where X is the number of creatures those opponents control.',
        {
          wording,
        },
      ),
    ).toMatchObject({
      effect: [{}, { amount: { of: { where: { of: [{}, { player: { who: 'ref', name: 't1' } }] } } } }],
    });
  });

  it('a name, after a hand was seen', () => {
    expect(
      abilitiesOf("As this artifact enters, look at an opponent's hand, then choose any card name.", artifact),
    ).toMatchObject([
      { parts: [{ replacement: { instead: { choices: [{ do: 'lookAt' }, { do: 'choose', link: 'chosenName' }] } } }] },
    ]);
  });

  it('mana for either of two kinds of spells, and how many attack', () => {
    expect(
      abilitiesOf(
        "{T}: Add X mana of any one color, where X is this creature's power. Spend this mana only to cast creature spells with mana value 4 or greater or creature spells with {X} in their mana costs.",
        creature,
      ),
    ).toMatchObject([{ body: { effect: [{ mana: { restriction: { cast: { is: 'or' } } } }] } }]);
    expect(
      abilitiesOf(
        'Whenever you attack, if the number of attacking creatures is greater than the number of quest counters on this creature, draw a card.',
        creature,
      ),
    ).toMatchObject([{ condition: { left: { q: 'count' }, op: '>', right: { q: 'counters' } } }]);
  });
});
