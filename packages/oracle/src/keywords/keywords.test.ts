import { describe, expect, it } from 'vitest';
import { abilitiesOf } from '../../cards-in-tests.ts';
import { cardWith } from '../../cards-in-tests.ts';
import { compile, print } from '../index.ts';

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
  const compiled = (text: string, card: object = creature) => {
    const read = compile(cardWith(text, card), { wording: '2026-02' });
    if (read.ok) expect(print(read.definition, '2026-02', read.phrasing)).toBe(text);
    return read;
  };
  const definition = (text: string, card?: object) => {
    const read = compiled(text, card);
    return read.ok ? read.definition : read.refused.map(({ reason }) => reason).join();
  };

  it.each([
    'It flies.',
    'It wins the game.',
    'Whenever this creature attacks, draw a card.',
    'Flying, haste',
    '{T}: Add {G}.',
    'first said in 1993',
  ])('says nothing of a keyword that is known: (%s)', (reminder) => {
    const read = definition(`Flying (${reminder})`);
    expect(read).toMatchObject({ faces: [{ abilities: [keyword('flying')] }] });
    expect(read).not.toHaveProperty('byReminder');
  });

  it('does not change the number of its keyword, nor what a whole sentence does', () => {
    expect(definition('Fading 3 (This creature enters with seven fade counters on it.)')).toMatchObject({
      faces: [{ abilities: [keyword('fading', { n: 3 })] }],
    });
    const sentence = 'When this creature enters, draw a card.';
    const abilities = (text: string) => abilitiesOf(text, { ...creature, wording: '2026-02' });
    expect(abilities(`${sentence} (You lose 2 life.)`)).toEqual(abilities(sentence));
  });

  it.each([
    [
      'Frobnicate',
      'When this creature enters, draw a card.',
      [{ ability: 'triggered', event: { on: 'move', to: 'battlefield' } }],
    ],
    ['Double frob 2', '{1}, {T}: You gain 2 life.', [{ ability: 'activated' }]],
    ['Frob {1}{G}', "This creature can't block.", [{ ability: 'static' }]],
  ])('of a keyword that is not known says what it does: %s (%s)', (name, reminder, abilities) => {
    expect(definition(`Flying\n${name} (${reminder})`)).toMatchObject({
      faces: [{ abilities: [keyword('flying'), ...abilities] }],
      byReminder: [name],
    });
  });

  it.each([
    // a sentence is no keyword
    'Frobnicate. (When this creature enters, draw a card.)',
    // nor what stands on the line besides
    'Flying, frobnicate (When this creature enters, draw a card.)',
    // a keyword that is known, in a form that is not
    'Protection something (When this creature enters, draw a card.)',
    'Goblincycling {2} ({2}, Discard this card: Draw a card.)',
    "Bogwalk (This creature can't block.)",
    // what nothing says
    'Frobnicate',
    'Frobnicate (It frobnicates.)',
    'Frobnicate (It flies.) (When this creature enters, draw a card.)',
    '(When this creature enters, draw a card.) Frobnicate',
  ])('does not stand for the words before it: %s', (text) => {
    expect(compiled(text).ok).toBe(false);
  });

  it('is no effect of a spell', () => {
    expect(compiled('Frobnicate (Draw a card.)', { types: ['Sorcery'] }).ok).toBe(false);
    expect(definition('(Draw a card.)', { types: ['Sorcery'] })).toMatchObject({ faces: [{ abilities: [] }] });
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
