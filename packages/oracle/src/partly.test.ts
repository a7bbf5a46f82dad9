/** What is not read of a card is a hole, and what is read around it is as it would be alone. */
import { createGame, holesOf } from '@rulewright/engine';
import { expect, test } from 'vitest';
import type { CardText } from './card-text.ts';
import { compile } from './compile.ts';

const card = (text: string, types = ['Creature']): CardText => ({
  name: 'Odd Cub',
  layout: 'normal',
  typeLine: types.join(' '),
  supertypes: [],
  types,
  subtypes: [],
  text,
  ...(types[0] === 'Creature' && { power: '1', toughness: '1' }),
  ...(types[0] === 'Planeswalker' && { loyalty: '3' }),
});
const partly = (text: string, types?: string[]) => {
  const compiled = compile(card(text, types), { wording: '2026-02', partly: true });
  if (!compiled.ok) throw new Error(compiled.refused[0]?.reason);
  return compiled.definition;
};
const holes = (text: string, types?: string[]) =>
  holesOf(partly(text, types)).map(({ hole, frame, text: unread }) => `${frame ?? hole}: ${unread}`);

/** Words that the grammar has no rule for. */
const ODD = 'Zibble the wug';

test.each<[string, string[], string[]?]>([
  [`Flying\n${ODD}.`, [`unread: ${ODD}.`]],
  [`When this creature enters, ${ODD}.`, [`triggered: ${ODD}.`]],
  [`Whenever this creature attacks, if you control a Forest, ${ODD}.`, [`triggered: ${ODD}.`]],
  [
    `Whenever this creature attacks, you may pay {2}. If you do, ${ODD}.`,
    [`triggered: you may pay {2}. If you do, ${ODD}.`],
  ],
  // the condition belongs to the trigger and is not read, so nothing of the ability is
  [
    `Whenever this creature attacks, if ${ODD}, draw a card.`,
    [`unread: Whenever this creature attacks, if ${ODD}, draw a card.`],
  ],
  [`Whenever ${ODD}, draw a card.`, [`unread: Whenever ${ODD}, draw a card.`]],
  [`{1}, {T}: ${ODD}. Activate only as a sorcery.`, [`activated: ${ODD}.`]],
  [`{1}, {T}: ${ODD}. Activate only if ${ODD}.`, [`unread: {1}, {T}: ${ODD}. Activate only if ${ODD}.`]],
  // whether it makes mana decides whether it uses the stack
  [`{T}: Add {G}. ${ODD}.`, [`unread: {T}: Add {G}. ${ODD}.`]],
  [`This creature has "{T}: ${ODD}."`, [`unread: This creature has "{T}: ${ODD}."`]],
  [`When this creature enters, choose one —\n• Draw a card.\n• ${ODD}.`, [`mode: ${ODD}.`]],
  [`Draw a card. ${ODD}.`, [`spell: Draw a card. ${ODD}.`], ['Instant']],
  // what a spell says in one line may change what it says in the other
  [`Flashback {2}{G}\nDraw a card.\n${ODD}.`, [`spell: Draw a card.\n${ODD}.`], ['Instant']],
  [
    `As an additional cost to cast this spell, ${ODD}.\nDraw a card.`,
    [`unread: As an additional cost to cast this spell, ${ODD}.`],
    ['Instant'],
  ],
  [`+1: ${ODD}.\n−2: Draw a card.`, [`loyalty: ${ODD}.`], ['Planeswalker']],
])('%j has the holes %j', (text, expected, types) => {
  expect(holes(text, types)).toEqual(expected);
});

test('the condition, the limits and the other modes of an ability with a hole are read', () => {
  const [attacks] = partly(`Whenever this creature attacks, if you control a Forest, ${ODD}.`).faces[0].abilities;
  expect(attacks).toMatchObject({
    event: { on: 'attacks' },
    condition: { if: 'exists' },
    body: { effect: [{ do: 'byHand', text: `${ODD}.` }] },
    text: `Whenever this creature attacks, if you control a Forest, ${ODD}.`,
  });
  const [taps] = partly(`{1}, {T}: ${ODD}. Activate only as a sorcery.`).faces[0].abilities;
  expect(taps).toMatchObject({ timing: 'sorcery', body: { effect: [{ do: 'byHand' }] } });
  const [enters] = partly(`When this creature enters, choose one —\n• Draw a card.\n• ${ODD}.`).faces[0].abilities;
  expect(enters).toMatchObject({
    body: {
      modes: { options: [{ effect: [{ do: 'draw', count: 1 }] }, { effect: [{ do: 'byHand' }], text: `${ODD}.` }] },
    },
  });
});

test('a card that is read whole is the same when it may have holes', () => {
  const whole = card('Flying\nWhen this creature enters, draw a card.');
  const wording = '2026-02';
  expect(compile(whole, { wording, partly: true })).toEqual(compile(whole, { wording }));
});

test('a game refuses a card with a hole, by the line', () => {
  const definition = partly(`When this creature enters, ${ODD}.`);
  const deck = [{ name: definition.name, def: definition.key }];
  const made = createGame({
    seed: 1,
    players: [
      { name: 'Ada', deck },
      { name: 'Ben', deck },
    ],
    definitions: [definition],
  });
  expect(made).toMatchObject({ ok: false, errors: [{ error: 'definition', card: 'Odd Cub' }] });
});

test('a card with an inset spell of which no edition has rules is its front, and the spell a line for people', () => {
  const face = (name: string, typeLine: string, text: string, more: object = {}): CardText => ({
    ...card(text, [typeLine]),
    name,
    ...more,
  });
  const front = face('Odd Cub', 'Creature', 'Flying');
  const { power: _, toughness: __, ...inset } = face('Odd Draw', 'Instant', 'Draw a card.', { manaCost: '{U}' });
  const whole: CardText = {
    ...card(''),
    name: 'Odd Cub // Odd Draw',
    layout: 'prepare',
    types: [],
    faces: [front, inset],
  };
  const compiled = compile(whole, { wording: '2026-02', partly: true });
  if (!compiled.ok) throw new Error(compiled.refused[0]?.reason);
  const { name, layout, faces } = compiled.definition;
  expect({ name, layout, faces: faces.map((one) => one.name) }).toEqual({
    name: whole.name,
    layout: 'normal',
    faces: ['Odd Cub'],
  });
  const line = 'Odd Draw {U} Instant: Draw a card.';
  expect(holesOf(compiled.definition).map(({ hole, text }) => [hole, text])).toEqual([['unread', line]]);
  expect(faces[0].text).toBe(`Flying\n${line}`);
  expect(compile(whole, { wording: '2026-02' }).ok).toBe(false);
});
