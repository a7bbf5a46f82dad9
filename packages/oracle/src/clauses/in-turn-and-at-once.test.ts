import { expect, it } from 'vitest';
import { abilitiesOf, effectOf } from '../../cards-in-tests.ts';

it('one player after another puts a card onto the battlefield, until nobody does', () => {
  const body = effectOf(
    'Starting with you, each player may put a creature card from his or her hand onto the battlefield. Repeat this process until no one puts a card onto the battlefield.',
  );
  expect(body).toMatchObject({
    effect: [
      {
        do: 'repeat',
        effect: [
          {
            do: 'forEachPlayer',
            who: { who: 'all' },
            from: { who: 'you' },
            effect: [{ do: 'may', who: { who: 'actor' }, effect: [{ do: 'move', to: { zone: 'battlefield' } }] }],
          },
        ],
        while: { if: 'did' },
      },
    ],
  });
});

it('a permanent is sacrificed for a card of the graveyard of whoever controls it', () => {
  const t1 = { set: 'ref', name: 't1' };
  expect(
    abilitiesOf(
      "{T}: Choose target land a player controls and target land card in that player's graveyard. If both targets are still legal as this ability resolves, that player simultaneously sacrifices the land and returns the land card to the battlefield.",
      { types: ['Artifact'] },
    ),
  ).toMatchObject([
    {
      body: {
        targets: [{ name: 't1' }, { objects: { zone: 'graveyard', of: { who: 'controllers', of: t1 } } }],
        effect: [{ do: 'sacrificeForCard', permanent: t1, card: { set: 'ref', name: 't2' } }],
      },
    },
  ]);
});

it.each(['cast', 'played'])('a card that was not %s is still in exile', (verb) => {
  const body = effectOf(
    `Exile the top card of your library. You may ${verb === 'cast' ? 'cast' : 'play'} that card for as long as it remains exiled. At the beginning of the next end step, if you haven't ${verb} the card, put it into its owner's graveyard.`,
  );
  expect(body).toMatchObject({
    effect: [
      { do: 'move', out: 'o1' },
      { do: 'effect' },
      {
        do: 'delayed',
        body: {
          effect: [
            {
              do: 'if',
              condition: { if: 'matches', what: { set: 'ref', name: 'o1' }, filter: { is: 'zone', zone: 'exile' } },
              then: [{ do: 'move', what: { set: 'ref', name: 'o1' }, to: { zone: 'graveyard' } }],
            },
          ],
        },
      },
    ],
  });
});
