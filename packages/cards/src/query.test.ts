import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CardText } from './card-text.ts';
import { cardColors, manaValueOf } from './card-facts.ts';
import { parseQuery } from './query.ts';
import { searched } from './searched-card.ts';

const card = (name: string, manaCost: string, typeLine: string, text = '', more: Partial<CardText> = {}): CardText => {
  const [before = '', after = ''] = typeLine.split(' — ');
  return {
    name,
    layout: 'normal',
    manaCost,
    supertypes: [],
    types: before.split(' '),
    subtypes: after.split(' '),
    typeLine,
    text,
    ...more,
  };
};
const CARDS = [
  card('Lightning Bolt', '{R}', 'Instant', 'Lightning Bolt deals 3 damage to any target.', {
    firstPrinted: '1993-08-05',
  }),
  card(
    'Elvish Visionary',
    '{1}{G}',
    'Creature — Elf Shaman',
    'When Elvish Visionary enters the battlefield, draw a card.',
    { power: '1', toughness: '1', firstPrinted: '2008-10-03' },
  ),
  card('Mogg Fanatic', '{R}', 'Creature — Goblin', 'Sacrifice Mogg Fanatic: It deals 1 damage to any target.', {
    power: '1',
    toughness: '1',
    firstPrinted: '1997-10-14',
  }),
  card('Shivan Dragon', '{4}{R}{R}', 'Creature — Dragon', 'Flying', {
    power: '5',
    toughness: '5',
    firstPrinted: '1993-08-05',
  }),
  card('Psychatog', '{1}{U}{B}', 'Creature — Atog', 'Discard a card: +1/+1.', {
    power: '1',
    toughness: '2',
    firstPrinted: '2001-10-01',
  }),
  card('Ornithopter', '{0}', 'Artifact Creature — Thopter', 'Flying', {
    power: '0',
    toughness: '2',
    firstPrinted: '1994-03-01',
  }),
].map(searched);

const found = (query: string): string[] => {
  const parsed = parseQuery(query);
  if (!parsed.ok) throw new Error(parsed.reason);
  return CARDS.filter(parsed.test).map((one) => one.fullName);
};

test.each<[string, string[]]>([
  ['!"Lightning Bolt"', ['Lightning Bolt']],
  ['!lightning', []],
  ['-!ornithopter t:artifact', []],
  ['t:creature c:r mv<=2', ['Mogg Fanatic']],
  ['o:"draw a card"', ['Elvish Visionary']],
  ['year<=1993', ['Lightning Bolt', 'Shivan Dragon']],
  ['t:creature -o:flying -c:r', ['Elvish Visionary', 'Psychatog']],
  ['bolt or (goblin or t:goblin)', ['Lightning Bolt', 'Mogg Fanatic']],
  ['c=ub', ['Psychatog']],
  ['c:colorless', ['Ornithopter']],
  ['c<=rg t:creature', ['Elvish Visionary', 'Mogg Fanatic', 'Shivan Dragon', 'Ornithopter']],
  ['pow>=5', ['Shivan Dragon']],
  ['is:multicolor', ['Psychatog']],
  ['-(t:creature or t:artifact)', ['Lightning Bolt']],
])('%s', (query, names) => expect(found(query)).toEqual(names));

test.each([
  ['', 0],
  ['o:"draw', 2],
  ['(t:elf', 0],
  ['t:elf)', 5],
  ['mv<=x', 0],
  ['zz:1', 0],
  ['c:purple', 0],
  ['bolt or', 5],
  ['()', 1],
])('%j is refused where it goes wrong', (query, at) => expect(parseQuery(query)).toMatchObject({ ok: false, at }));

test('any text is answered, and none with an exception', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 400 }), (query) => {
      const parsed = parseQuery(query);
      if (parsed.ok) for (const one of CARDS) expect(typeof parsed.test(one)).toBe('boolean');
      else expect(parsed.reason).not.toBe('');
    }),
  );
});

test('colours and mana values are read off the costs of all faces', () => {
  const fire = card('Fire', '{1}{R}', 'Instant');
  const ice = card('Ice', '{1}{U}', 'Instant');
  const split: CardText = { ...card('Fire // Ice', '', 'Instant'), layout: 'split', faces: [fire, ice] };
  expect([cardColors(split), manaValueOf(split)]).toEqual([['U', 'R'], 4]);
  expect(manaValueOf(card('X', '{X}{2/W}{W/U}{R/P}', 'Instant'))).toBe(4);
});

test.each<[string, string]>([
  ['o:/draw (a|two) cards?/', 'patterns between slashes are not read'],
  ['/bolt/', 'patterns between slashes are not read'],
  ['o:"when ~ enters"', '“~” is not read'],
  ['t!=creature', 'words are looked for with a colon'],
  ['is>land', '“is” is written with a colon'],
  ['o:""', 'nothing is written to look for'],
  ['!', 'nothing is written to look for'],
])('what other searches read and this one does not is refused: %s', (query, reason) => {
  expect(parseQuery(query)).toMatchObject({ ok: false, at: 0, reason: expect.stringContaining(reason) });
});
