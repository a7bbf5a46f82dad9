/** Triggers of what enters, attacks, is drawn or targeted, as cards say them today. */
import { expect, test } from 'vitest';
import { abilitiesOf } from '../../cards-in-tests.ts';

const land = { types: ['Land'], wording: '2026-02' } as const;
const you = { who: 'you' };
const self = { is: 'self' };
const event = (words: string, more = '') =>
  abilitiesOf(`${words}, draw a card.${more}`, {
    ...land,
    types: ['Artifact', 'Creature'],
    power: '1',
    toughness: '1',
  })[0];

test.each([
  [
    'When this creature enters tapped',
    { on: 'move', what: { is: 'and', of: [self, { is: 'tapped' }] }, to: 'battlefield' },
  ],
  [
    'When this creature enters untapped',
    { on: 'move', what: { is: 'and', of: [self, { is: 'untapped' }] }, to: 'battlefield' },
  ],
  [
    'Whenever this creature attacks or becomes the target of a spell',
    { on: 'either', of: [{ on: 'attacks' }, { on: 'becomesTarget', what: self, by: { is: 'spell' } }] },
  ],
  ['When you draw your third card in a turn', { on: 'draw', who: you, nth: 3 }],
  [
    'Whenever you cycle or discard another card',
    {
      on: 'either',
      of: [
        { on: 'cycle', what: { is: 'other' } },
        { on: 'discard', what: { is: 'other' } },
      ],
    },
  ],
  [
    'Whenever an opponent draws a card except the first one they draw in each of their draw steps',
    { on: 'draw', who: { who: 'opponents' }, notFirstInDrawStep: true },
  ],
])('%s', (words, pattern) => {
  expect(event(words)).toMatchObject({ ability: 'triggered', event: pattern });
});

test('an ability may trigger only twice each turn', () => {
  expect(event('Whenever this creature attacks', ' This ability triggers only twice each turn.')).toMatchObject({
    perTurn: 2,
  });
});

test('what enters keeps the abilities of some from triggering', () => {
  const text = "Permanents entering don't cause abilities of permanents your opponents control to trigger.";
  expect(abilitiesOf(text, { ...land, types: ['Artifact'] })).toMatchObject([
    {
      parts: [
        {
          rule: {
            rule: 'triggersNothing',
            cause: { on: 'move', what: { is: 'permanent' }, to: 'battlefield' },
            of: { is: 'and', of: [{ is: 'permanent' }, { is: 'controlledBy', player: { who: 'opponents' } }] },
          },
        },
      ],
    },
  ]);
});

test.each([
  [
    'Whenever you create or sacrifice a token',
    {
      on: 'either',
      of: [
        {
          on: 'move',
          from: 'outside',
          to: 'battlefield',
          what: { is: 'and', of: [{ is: 'token' }, { is: 'ownedBy', player: you }] },
        },
        { on: 'sacrifice', who: you, what: { is: 'token' } },
      ],
    },
  ],
  ['Whenever you create one or more creature tokens', { on: 'move', from: 'outside', together: true }],
  ['Whenever an instant or sorcery card leaves your graveyard', { on: 'move', from: 'graveyard', fromOf: you }],
])('%s', (words, pattern) => {
  expect(event(words)).toMatchObject({ event: pattern });
});
