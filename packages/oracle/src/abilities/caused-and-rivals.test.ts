/** What spells cause, whom a player chooses among those ahead, and what is paid rather than mana costs. */
import { expect, test } from 'vitest';
import { abilitiesOf } from '../../cards-in-tests.ts';

const enchantment = { types: ['Enchantment'] };
const creature = { types: ['Creature'], power: '2', toughness: '2' };

test.each([
  'Whenever a spell or ability an opponent controls causes a land to be put into your graveyard from the battlefield, return that card to the battlefield.',
  'Whenever a spell or ability causes a player to shuffle his or her library, Test Name deals 2 damage to him or her.',
  'Whenever the fourth spell of a turn is cast, draw a card.',
  'Whenever Test Name becomes the target of a spell or ability for the first time in a turn, counter that spell or ability.',
  'At the beginning of your upkeep, if Test Name is in your graveyard or on the battlefield, you may gain 1 life.',
  'If you would gain life, draw that many cards instead.',
  'If a player would draw a card, that player skips that draw instead.',
  'If damage would be dealt to a player, that player exiles that many cards from the top of his or her library instead.',
  'If tapped for mana, Plains produce {R} and Islands produce {G} instead of any other type.',
  'Whenever you discard a card, you may sacrifice Test Name. If you do, return the discarded card from your graveyard to your hand.',
  "Test Name can't attack if it attacked during your last turn.",
  "Creatures that attacked during their controller's last turn can't attack.",
  "Test Name can block creatures with shadow as though they didn't have shadow.",
  'You may pay {W}{U}{B}{R}{G} rather than pay the mana cost for spells that you cast.',
])('%s', (text) => {
  expect(() => abilitiesOf(text, creature)).not.toThrow();
});

test('what opponents destroy is destroyed by an effect of theirs', () => {
  expect(
    abilitiesOf(
      'Whenever a spell or ability an opponent controls destroys a noncreature permanent you control, you may destroy target permanent that opponent controls.',
      enchantment,
    ),
  ).toMatchObject([
    {
      event: { on: 'destroy', by: { who: 'opponents' } },
      body: {
        targets: [
          { objects: { where: { is: 'and', of: [{}, { is: 'controlledBy', player: { name: 'event.by' } }] } } },
        ],
      },
    },
  ]);
});

test('the player whose upkeep it is chooses an opponent of its own', () => {
  const rival =
    "At the beginning of each player's upkeep, that player chooses target player who has more life than he or she does and is his or her opponent.";
  const player = { who: 'ref', name: 'event.player' };
  expect(
    abilitiesOf(`${rival} The first player may have Test Name deal 1 damage to the second player.`, enchantment),
  ).toMatchObject([
    {
      body: {
        targets: [{ by: player, players: { who: 'where', of: { who: 'opponentsOf', of: player } } }],
        effect: [{ do: 'bind' }, { do: 'may', who: player, effect: [{ to: { players: { name: 't1' } } }] }],
      },
    },
  ]);
  expect(() => abilitiesOf('At the beginning of your upkeep, the second player draws a card.', enchantment)).toThrow();
});

test('a permanent’s colors are those of whoever controls what gives the protection', () => {
  const [, ability] = abilitiesOf(
    'Enchant creature\nEnchanted creature has protection from the colors of permanents you control.',
    { types: ['Enchantment'], subtypes: ['Aura'] },
  );
  expect(JSON.stringify(ability)).toContain('"who":"controllers","of":{"set":"ref","name":"granter"}');
});

test('each creature chosen is paid for', () => {
  expect(
    abilitiesOf(
      "At the beginning of each player's upkeep, that player may choose any number of tapped blue creatures he or she controls and pay {4} for each creature chosen this way. If the player does, untap those creatures.",
      enchantment,
    ),
  ).toMatchObject([
    {
      body: {
        effect: [
          {
            do: 'forEachPlayer',
            effect: [
              { do: 'choose', out: 'o1' },
              { do: 'pay', times: { q: 'count' }, then: [{ do: 'untap', what: { set: 'ref', name: 'o1' } }] },
            ],
          },
        ],
      },
    },
  ]);
});

test('a player is attacked with so many creatures', () => {
  const text = 'Whenever an opponent attacks you with two or more creatures, draw a card.';
  expect(abilitiesOf(text, { types: ['Enchantment'] })).toMatchObject([
    { event: { on: 'attack', who: { who: 'opponents' }, whom: { who: 'you' }, atLeast: 2 } },
  ]);
});
