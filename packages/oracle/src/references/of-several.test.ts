/** Who and what of several is meant: those chosen together, who did it, who clashed, whom damage was dealt to. 2006: 413 · 2009, 2011, 2026: 608.2 */
import { describe, expect, it } from 'vitest';
import { abilitiesOf, effectOf } from '../../cards-in-tests.ts';

const ref = (name: string) => ({ set: 'ref', name });
const BOTH = { set: 'union', of: [ref('t1'), ref('t2')] };
const CHOOSE = "Choose target creature you control and target creature you don't control.";

describe('targets chosen together', () => {
  it.each([
    [`${CHOOSE} Those creatures fight each other.`, { do: 'fight', a: BOTH }],
    [`${CHOOSE} The chosen creatures fight each other.`, { do: 'fight', a: BOTH }],
    [`${CHOOSE} Destroy one of them at random.`, { do: 'destroy', what: { set: 'choice', from: BOTH, random: true } }],
  ])('%s', (text, last) => {
    expect(effectOf(text)).toMatchObject({ effect: [{ do: 'bind' }, last] });
  });

  it('or one of them alone', () => {
    const text = `${CHOOSE} Put a +1/+1 counter on the chosen creature you control. Then those creatures fight each other.`;
    expect(effectOf(text)).toMatchObject({
      effect: [{ do: 'bind' }, { do: 'putCounters', on: ref('t1') }, { do: 'fight', a: BOTH }],
    });
  });
});

describe('players', () => {
  it('whoever did what each may', () => {
    const text = 'Each player may draw a card. If a player does, that player loses 2 life.';
    expect(effectOf(text)).toMatchObject({
      effect: [
        { do: 'may', out: 'o1' },
        { do: 'if', condition: { if: 'did', name: 'o1' }, then: [{ do: 'loseLife', who: { who: 'ref', name: 'o1' } }] },
      ],
    });
  });

  it('otherwise it was not done', () => {
    const text =
      'Reveal the top card of your library. Any opponent may have you put that card into your graveyard. If a player does, draw a card. Otherwise, put that card into your hand.';
    expect(effectOf(text)).toMatchObject({
      effect: [{ out: 'o1' }, { do: 'may' }, { else: [{ do: 'move', what: ref('o1'), to: { zone: 'hand' } }] }],
    });
  });

  it('who clashed, and not whom a target is', () => {
    const clash = 'Clash with an opponent. If you win, ';
    expect(effectOf(`${clash}draw a card. Otherwise, that player draws a card.`)).toMatchObject({
      effect: [{ do: 'clash' }, { else: [{ who: { who: 'ref', name: 'clashed' } }] }],
    });
    expect(effectOf(`${clash}target player draws two cards. Otherwise, that player draws a card.`)).toMatchObject({
      effect: [{ do: 'clash' }, { else: [{ who: { who: 'ref', name: 't1' } }] }],
    });
  });

  it('to whom damage was dealt', () => {
    const text = 'Test Name deals 2 damage to each opponent. Those players each discard a card.';
    expect(effectOf(text)).toMatchObject({ effect: [{ do: 'damage' }, { do: 'discard', who: { who: 'opponents' } }] });
  });
});

it('either of two of an event is not "the creature"', () => {
  const text = 'Enchant creature\nWhenever enchanted creature deals damage to a creature, destroy the creature.';
  expect(() => abilitiesOf(text, { types: ['Enchantment'], subtypes: ['Aura'] })).toThrow('which of the two');
});

it('others than each, where each is one itself', () => {
  const text = 'Attacking creatures you control get +1/+0 until end of turn for each other attacking creature.';
  expect(JSON.stringify(effectOf(text))).toContain('"each.object"');
  expect(() => effectOf('All Zombies get +1/+0 until end of turn for each other Wolf.')).toThrow(
    'than each of several',
  );
});
