/** An X that is said once, the X of a spell that is cast, amounts of a condition, and what each of several found. */
import { describe, expect, it } from 'vitest';
import { abilitiesOf, effectOf } from '../../cards-in-tests.ts';

const wording = '2026-02' as const;
const creature = { types: ['Creature'], wording };
const artifact = { types: ['Artifact'], wording };
const aura = { types: ['Enchantment'], subtypes: ['Aura'], wording };
const ref = (name: string) => ({ set: 'ref', name });
const number = (name: string) => ({ q: 'ref', name });

describe('an X said once', () => {
  it('is the same in the sentences after it', () => {
    const text =
      'Look at the top X cards of your library, where X is the number of creatures you control. You may put a permanent card with mana value X or less from among them onto the battlefield.';
    expect(effectOf(text, { wording })).toMatchObject({
      effect: [
        { do: 'bind', name: 'o1', value: { number: { q: 'count' } } },
        { do: 'lookAt', what: { count: number('o1') } },
        { do: 'may', effect: [{ what: { from: { filter: { of: [{}, { is: 'stat', than: number('o1') }] } } } }] },
      ],
    });
  });

  it('may be asked about', () => {
    const text =
      'Put X +1/+1 counters on target creature, where X is the number of artifacts you control. If X is three or more, that creature gains lifelink until end of turn.';
    expect(effectOf(text, { wording })).toMatchObject({
      effect: [{ do: 'bind', name: 'o1' }, {}, { do: 'if', condition: { left: number('o1'), op: '≥', right: 3 } }],
    });
  });

  it('is that of the spell that was cast', () => {
    const text = 'Whenever you cast a spell with {X} in its mana cost, put X +1/+1 counters on this creature.';
    expect(abilitiesOf(text, creature)).toMatchObject([
      { body: { effect: [{ do: 'putCounters', count: { q: 'xOf', of: ref('event.object') } }] } },
    ]);
  });

  it('"that much" is how much a condition asks about', () => {
    const text =
      'At the beginning of your end step, if you sacrificed one or more permanents this turn, this creature deals that much damage to any target.';
    const happened = { q: 'history', event: { of: 'happened', event: { on: 'sacrifice' } } };
    expect(abilitiesOf(text, creature)).toMatchObject([
      { condition: { left: happened }, body: { effect: [{ do: 'damage', amount: happened }] } },
    ]);
  });
});

describe('newer words', () => {
  it('each player moves what they found', () => {
    expect(
      effectOf(
        'Each player searches their library for a basic land card, puts it onto the battlefield, then shuffles.',
        { wording },
      ),
    ).toMatchObject({
      effect: [{ do: 'search', out: 'o1' }, { effect: [{ what: { ...ref('o1'), share: true } }] }, { do: 'shuffle' }],
    });
  });

  it('what triggers once more', () => {
    expect(
      abilitiesOf(
        'If an ability of another Shrine you control triggers while you control six or more Shrines, that ability triggers an additional time.',
        artifact,
      ),
    ).toMatchObject([{ condition: { if: 'exists', atLeast: 6 }, parts: [{ rule: { rule: 'triggersAgain' } }] }]);
    expect(
      abilitiesOf(
        'If turning a face-down permanent face up causes a triggered ability of a permanent you control to trigger, that ability triggers an additional time.',
        artifact,
      ),
    ).toMatchObject([{ parts: [{ rule: { cause: { on: 'turnedFaceUp' } } }] }]);
    expect(
      abilitiesOf(
        'If a legendary permanent or an artifact entering or leaving the battlefield causes a triggered ability of a permanent you control to trigger, that ability triggers an additional time.',
        artifact,
      ),
    ).toMatchObject([{ parts: [{ rule: { cause: { on: 'either' } } }] }]);
  });

  it('other abilities are lost before what is given', () => {
    expect(
      abilitiesOf(
        'Enchant creature\nEnchanted creature has base power and toughness 0/2, has defender, and loses all other abilities.',
        aura,
      )[1],
    ).toMatchObject({ parts: [{ mods: [{ mod: 'setPT' }, { mod: 'loseAll' }, { mod: 'gain' }] }] });
  });

  it('two draws or more are one event', () => {
    expect(
      abilitiesOf(
        'If an opponent would draw two or more cards, instead you and that player each draw a card.',
        creature,
      ),
    ).toMatchObject([{ parts: [{ replacement: { event: { on: 'draws', atLeast: 2 } } }] }]);
  });

  it('from either of two zones, and out of all that were exiled', () => {
    expect(abilitiesOf('You may cast this card from your graveyard or from exile.', creature)).toMatchObject([
      { zones: ['graveyard', 'exile'], parts: [{ rule: { rule: 'mayPlay', what: { set: 'self' } } }] },
    ]);
    expect(
      effectOf(
        'Exile the top four cards. You may cast instant and sorcery spells with mana value 5 or less from among them without paying their mana costs.',
        { wording },
      ),
    ).toMatchObject({
      effect: [
        { what: { set: 'top', count: 4 } },
        { effect: [{ do: 'cast', what: { count: { min: 0, max: null } } }] },
      ],
    });
  });

  it('at other times', () => {
    expect(
      abilitiesOf("During each opponent's end step, you may cast spells as though they had flash.", creature),
    ).toMatchObject([{ condition: { if: 'and', of: [{ if: 'turn' }, { if: 'step', step: ['end'] }] } }]);
    expect(
      abilitiesOf(
        "{2}: Draw a card. Activate only if you've controlled this artifact continuously since the beginning of your most recent turn.",
        artifact,
      ),
    ).toMatchObject([{ condition: { filter: { event: { did: 'controlledSinceTurnBegan' } } } }]);
    expect(
      abilitiesOf(
        "Whenever a creature an opponent controls attacks, if you're the defending player, draw a card.",
        creature,
      ),
    ).toMatchObject([{ condition: { if: 'samePlayer', a: { who: 'defending' } } }]);
    expect(abilitiesOf("Permanent cards in graveyards can't enter the battlefield.", creature)).toMatchObject([
      { parts: [{ rule: { rule: 'cantEnter', from: ['graveyard'] } }] },
    ]);
  });
});
