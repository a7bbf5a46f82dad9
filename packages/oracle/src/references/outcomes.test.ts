/** What has moved is called what it was called before, and means what it has become. */
import { describe, expect, test } from 'vitest';
import { abilitiesOf, effectOf } from '../../cards-in-tests.ts';

const MODERN = { wording: '2026-02' } as const;
const effects = (text: string): Record<string, unknown>[] =>
  (effectOf(text, MODERN) as { effect: Record<string, unknown>[] }).effect;
const moved = { do: 'move', out: 'o2', what: { set: 'ref', name: 'o1' } };
const isNow = { set: 'ref', name: 'o2' };

describe('what was found and put somewhere', () => {
  test.each(['that card', 'it'])('is untapped where it is: %s', (called) => {
    const [, put, , untap] = effects(
      `Search your library for a Forest card, put ${called} onto the battlefield tapped, then shuffle. Untap that land.`,
    );
    expect(put).toMatchObject(moved);
    expect(untap).toEqual({ do: 'untap', what: isNow });
  });
  test('is changed where it is, several together', () => {
    const [, put, , change] = effects(
      'Search your library for up to two land cards, put them onto the battlefield, then shuffle. Those lands gain haste until end of turn.',
    );
    expect(put).toMatchObject(moved);
    expect(change).toMatchObject({ do: 'effect', parts: [{ affects: isNow }] });
  });
  test('may be played from where it is', () => {
    const [, put, , may] = effects(
      'Search your library for any number of creature cards, exile them, then shuffle. Until end of turn, you may cast those cards.',
    );
    expect(put).toMatchObject(moved);
    expect(may).toMatchObject({ parts: [{ rule: { rule: 'mayPlay', what: isNow } }] });
  });
});

test('what comes back later is changed as what it is then', () => {
  const [ability] = abilitiesOf(
    "{R}, Exile this artifact: Exile all creatures you control. At the beginning of the next combat, return those cards to the battlefield under their owner's control and those creatures gain haste until end of turn.",
    { ...MODERN, types: ['Artifact'] },
  );
  expect(JSON.stringify(ability)).toContain('"affects":{"set":"ref","name":"o2"}');
});

test('what a player chose and put onto the battlefield is what it is there', () => {
  const [, put, change] = effects(
    'Target opponent chooses a creature card in your graveyard. You return that card to the battlefield. The creature is a Spirit in addition to its other types.',
  );
  expect(put).toMatchObject({ do: 'move', what: { set: 'ref', name: 'o1' }, out: 'o2' });
  expect(change).toMatchObject({ parts: [{ affects: isNow }] });
});

describe('"that much"', () => {
  const creature = { ...MODERN, types: ['Creature'], power: '1', toughness: '1' };
  test('is the mana that was spent, and no number of things done since', () => {
    const [ability] = abilitiesOf(
      'Whenever you cast an instant spell, draw two cards. If six or more mana was spent to cast that spell, sacrifice Test Name and it deals that much damage to each opponent.',
      creature,
    );
    const damage = { do: 'damage', amount: { q: 'manaSpent', of: { set: 'ref', name: 'event.object' } } };
    expect(ability).toMatchObject({ body: { effect: [{ do: 'draw' }, { then: [{ do: 'sacrifice' }, damage] }] } });
  });
});
