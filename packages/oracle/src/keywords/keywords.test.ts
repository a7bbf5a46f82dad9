import { describe, expect, it } from 'vitest';
import { abilitiesOf } from '../../cards-in-tests.ts';
import { oddReminder } from './index.ts';

const knownReminder = (text: string, wording: Parameters<typeof oddReminder>[1]) =>
  oddReminder(text, wording, []) === undefined;

const creature = { types: ['Creature'], power: '2', toughness: '2' };
const keyword = (name: string, more: object = {}) => ({ ability: 'keyword', keyword: name, ...more });

describe('keyword lines', () => {
  it('lists keywords with their parameters', () => {
    expect(abilitiesOf('First strike, protection from black and from red', creature)).toEqual([
      keyword('first strike'),
      keyword('protection', { quality: { is: 'color', color: 'B' } }),
      keyword('protection', { quality: { is: 'color', color: 'R' } }),
    ]);
    expect(abilitiesOf('Affinity for artifacts\nFlying', creature)).toEqual([
      keyword('affinity', { quality: { is: 'type', type: 'artifact' } }),
      keyword('flying'),
    ]);
    expect(abilitiesOf('Fading 3', creature)).toEqual([keyword('fading', { n: 3 })]);
    expect(abilitiesOf('Plainscycling {2}', creature)).toEqual([
      keyword('typecycling', { quality: { is: 'subtype', subtype: 'Plains' }, cost: { mana: ['2'] } }),
    ]);
    expect(abilitiesOf('Enchant creature', { types: ['Enchantment'], subtypes: ['Aura'] })).toEqual([
      keyword('enchant', { quality: { is: 'type', type: 'creature' } }),
    ]);
  });

  it('reads costs that are not only mana', () => {
    expect(abilitiesOf('Draw a card.\nFlashback—{1}{U}, Pay 3 life.')[1]).toEqual(
      keyword('flashback', {
        cost: { mana: ['1', 'U'], actions: [{ do: 'payLife', who: { who: 'you' }, amount: 3 }] },
      }),
    );
  });
});

describe('reminder text', () => {
  it('is known in its forms and in no others', () => {
    expect(knownReminder("This creature can't be blocked except by creatures with flying or reach.", '2017-01')).toBe(
      true,
    );
    expect(knownReminder("This creature can't be blocked except by creatures with flying.", '2017-01')).toBe(false);
    expect(knownReminder('{2}, Discard this card: Draw a card.', '2017-01')).toBe(true);
    expect(knownReminder('{2}, Discard this card: Draw two cards.', '2017-01')).toBe(false);
    const stun = 'If a permanent with a stun counter would become untapped, remove one from it instead.';
    expect(knownReminder(stun, '2026-02')).toBe(true);
    expect(knownReminder(stun.replace('one', 'two'), '2026-02')).toBe(false);
  });

  it('says the number that its keyword has', () => {
    const dredge = (cards: string) =>
      `If you would draw a card, instead you may put exactly ${cards} cards from the top of your library into your graveyard. If you do, return this card from your graveyard to your hand. Otherwise, draw a card.`;
    const ability = { ability: 'keyword', keyword: 'dredge', n: 3 } as const;
    expect(oddReminder(dredge('three'), '2017-01', [ability])).toBeUndefined();
    expect(oddReminder(dredge('two'), '2017-01', [ability])).toMatch('another number');
    // a keyword that is granted stands in a sentence, not beside its reminder
    expect(oddReminder(dredge('two'), '2017-01', [])).toBeUndefined();
  });
});

it('splice onto an instant or sorcery names both kinds', () => {
  const instant = { types: ['Instant'] };
  expect(abilitiesOf('Draw a card.\nSplice onto instant or sorcery {2}{U}', instant)[1]).toEqual({
    ability: 'keyword',
    keyword: 'splice',
    quality: { is: 'or', of: ['instant', 'sorcery'].map((type) => ({ is: 'type', type })) },
    cost: { mana: ['2', 'U'] },
  });
  expect(() => abilitiesOf('Draw a card.\nSplice onto instant and sorcery {2}{U}', instant)).toThrow();
});
