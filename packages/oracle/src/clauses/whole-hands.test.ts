/** What several players do with whole hands, and changes of one spell to others. */
import { expect, it } from 'vitest';
import { abilitiesOf, effectOf } from '../../cards-in-tests.ts';

it('several discard their hands', () => {
  expect(effectOf('Any number of target opponents each discard their hands, then draw seven cards.')).toMatchObject({
    effect: [
      { do: 'discard', what: { zone: 'hand', of: { who: 'actor' } } },
      { do: 'draw', who: { who: 'ref', name: 't1' }, count: 7 },
    ],
  });
});

it('each shuffles hand, graveyard, and permanents', () => {
  const text =
    'Each player shuffles his or her hand, graveyard, and permanents he or she owns into his or her library, then draws seven cards.';
  const owned = { set: 'all', where: { of: [{ is: 'permanent' }, { is: 'ownedBy', player: { who: 'actor' } }] } };
  expect(effectOf(text)).toMatchObject({
    effect: [{ do: 'shuffle', cards: { set: 'union', of: [{ zone: ['hand', 'graveyard'] }, owned] } }, { do: 'draw' }],
  });
});

it('the new target must be a player', () => {
  const text = 'Change the target of target spell that targets only a player. The new target must be a player.';
  expect(effectOf(text)).toMatchObject({
    targets: [{ objects: { where: { of: [{ is: 'spell' }, { is: 'targets', player: { who: 'all' }, only: true }] } } }],
    effect: [{ do: 'changeTargets', toPlayer: { who: 'all' } }],
  });
});

it('a change of a target without an end, and control by an owner', () => {
  expect(effectOf('Target creature gets +2/+2 and gains horsemanship.')).toMatchObject({
    effect: [{ do: 'effect', duration: { until: 'forever' } }],
  });
  const text =
    "Choose target creature. When that creature dies this turn, return a creature card from its owner's graveyard to the battlefield under the control of that creature's owner.";
  const under = { who: 'owners', of: { set: 'ref', name: 't1' } };
  expect(effectOf(text)).toMatchObject({
    effect: [{ do: 'bind' }, { body: { effect: [{ do: 'move', to: { zone: 'battlefield', under } }] } }],
  });
});

it('a card of a name in exile comes under its own owner', () => {
  const text = "{1}: Return an exiled card named Deep Bat to the battlefield under its owner's control.";
  const under = { who: 'owners', of: { set: 'ref', name: 'each.object' } };
  expect(abilitiesOf(text, { types: ['Artifact'] })).toMatchObject([
    {
      body: {
        effect: [{ what: { from: { where: { is: 'named', name: 'Deep Bat' }, zone: 'exile' } }, to: { under } }],
      },
    },
  ]);
});
