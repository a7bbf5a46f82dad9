import { expect, test } from 'vitest';
import type { CardText } from '../card-text.ts';
import { compile } from '../compile.ts';

const card = (text: string, types = ['Creature']): CardText => ({
  name: 'Test Subject',
  layout: 'normal',
  typeLine: types.join(' '),
  supertypes: [],
  types,
  subtypes: types[0] === 'Creature' ? ['Bear'] : [],
  manaCost: '{1}',
  ...(types[0] === 'Creature' ? { power: '2', toughness: '2' } : {}),
  text,
});
const compiled = (text: string, types?: string[]) => compile(card(text, types), { wording: '2026-02' });

test.each([
  'When this creature exploits a creature, draw a card.',
  'You may pay {G} rather than pay the mana cost for creature spells you cast.',
  'At the beginning of your upkeep, if you control four or more Bears with different names, you win the game.',
  'When this creature enters, create a Clue token, a Food token, and a Treasure token.',
  'When this creature enters, it becomes a copy of target creature you control until end of turn, except it has flying.',
  'When this creature enters, exile all the cards from your hand.',
  'Whenever you cast or copy an instant or sorcery spell, scry 1.',
  'Whenever you gain life for the first time each turn, surveil 1.',
  'Whenever this creature attacks while you control a creature with power 4 or greater, draw a card.',
  'Whenever this creature and at least one other creature attack, draw a card.',
  'Whenever you win a coin flip, draw a card.',
  'Whenever you cast a spell from your graveyard, draw a card.',
  'Whenever one or more land cards are put into your graveyard from anywhere, draw a card.',
  'Whenever a land an opponent controls enters, that player loses 1 life.',
  'At the beginning of each of your postcombat main phases, draw a card.',
  'When this creature enters, for each opponent, destroy up to one target creature that player controls.',
  'When this creature enters, choose up to one —\n• Draw a card.\n• You gain 1 life.',
  'This creature enters tapped unless you have two or more opponents.',
  'As long as this creature has three or more counters on it, it has flying.',
  'At the beginning of your end step, if no creatures died this turn, draw a card.',
  "This creature can't attack unless a creature died under your control this turn.",
  '{T}: Add one mana of any color. Spend this mana only to cast a Bear spell or activate an ability of a Bear source.',
  "Creatures entering or dying don't cause abilities to trigger.",
  'If a triggered ability of another Bear you control triggers, it triggers an additional time.',
  'This spell costs {X} less to cast, where X is the total power of creatures you control.',
  'During your turn, spells you cast cost {1} less to cast.',
  'Pay six {E}: Draw a card.',
  'When this creature enters, exile target card from a graveyard. You may play that card for as long as it remains exiled, and mana of any type can be spent to cast that spell.',
  'When this creature enters, you may cast target creature card from your graveyard, and you may spend mana as though it were mana of any color to cast that spell.',
  'You may cast spells from among cards you own in exile.',
  'Power-up — {3}: Draw a card. (Activate each power-up ability only once. Reduce the cost by its mana cost if it entered this turn.)',
  '{T}: Add two mana of different colors.',
  '{T}: Add {G}. Spend this mana only to cast a Bear spell or a legendary creature spell.',
  '{T}: Add {B}. Spend this mana only to cast a spell from your graveyard.',
  'Whenever you discard one or more cards, put that many +1/+1 counters on this creature.',
  'Whenever you attack with one or more creatures, create that many 1/1 red Goblin creature tokens.',
  'Whenever an opponent attacks you, that player loses 1 life.',
  'Whenever one or more Bears you control attack a player, draw a card.',
  'Whenever this creature becomes the target of a spell or ability you control for the first time each turn, draw a card.',
  "Whenever an opponent activates an ability of a creature that isn't a mana ability, draw a card.",
  'Whenever a land you control enters from exile, draw a card.',
  'At the beginning of your end step, if you control three or more creatures with different powers, draw a card.',
  'When this creature enters, draw a card for each different mana value among creatures you control.',
  'When this creature enters, draw a card if you control a Plains. Otherwise, you gain 2 life.',
  'When this creature enters, mill three cards. If at least one Bear card is milled this way, draw a card.',
  'When this creature enters, destroy target permanent. If a creature was destroyed this way, draw a card.',
  'When this creature enters, mill three cards. You may put a land card from among them into your hand. If you put a Forest card into your hand this way, draw a card.',
  'Whenever this creature attacks, creature spells you cast this turn cost {1} less to cast.',
  'When this creature enters, until your next turn, spells your opponents cast cost {1} more to cast.',
  'Instant spells you cast from your hand have cascade.',
  'When this creature enters, it deals 2 damage to each of one or two targets.',
  'At the beginning of your upkeep, for each creature card in your graveyard, you gain 1 life.',
  '{T}: Draw a card. Activate only as a sorcery and only once each turn.',
  '{T}: Draw a card. Activate only if you control a Bear and only as a sorcery.',
  "Whenever you attack, for each opponent, create a 1/1 white Human creature token that's tapped and attacking that player.",
  "Whenever you attack a player, create a 1/1 white Human creature token that's tapped and attacking that player.",
  "Whenever you attack, if it's the first combat phase of the turn, there is an additional combat phase after this phase.",
  'When this creature enters, each opponent faces a villainous choice — That player discards a card, or you draw a card.',
  'This creature has flash as long as you control a Bear.',
  "As long as you've committed a crime this turn, this creature has flying.",
  'If you control two or more other lands, this creature enters tapped.',
  'Whenever a source you control deals noncombat damage to an opponent, draw a card.',
  'When this creature enters, discard your hand, then draw that many cards plus one.',
  'During your turn, this creature and Bears you control have flying.',
  'When this creature dies, create a number of tapped Treasure tokens equal to its power.',
  "{1}: Choose one that hasn't been chosen —\n• Draw a card.\n• You gain 1 life.",
  "Whenever this creature attacks, choose one that hasn't been chosen this turn —\n• Draw a card.\n• You gain 1 life.",
  'Once during each of your turns, you may cast a Bear creature spell from your graveyard.',
  'Once each turn, you may play a land from your graveyard.',
  'When this creature enters, learn.',
  'When this creature enters, you may forage. If you do, draw a card.',
  '{2}, Forage: Draw a card.',
  '{4}, {T}: Time travel.',
  'When this creature enters, airbend up to one other target nonland permanent.',
  'When this creature dies, return target creature card with lesser power from your graveyard to your hand.',
])('%s', (text) => {
  const result = compiled(text);
  expect(result.ok ? [] : result.refused).toEqual([]);
});

test.each([
  'As an additional cost to cast this spell, sacrifice a creature or pay {2}.\nDraw a card.',
  'Exile target creature. If it had mana value 3 or less, surveil 2.',
  "Look at the top card of your library. If it's a land card, you may put it onto the battlefield. If you don't put the card onto the battlefield, put it into your hand.",
  "Target nonland permanent's owner puts it on their choice of the top or bottom of their library.",
])('%s', (text) => {
  const result = compiled(text, ['Sorcery']);
  expect(result.ok ? [] : result.refused).toEqual([]);
});

test('a card that is not put somewhere is still the card that was looked at', () => {
  const result = compiled(
    "Look at the top card of your library. If it's a land card, you may put it onto the battlefield. If you don't put the card onto the battlefield, put it into your hand.",
    ['Sorcery'],
  );
  const [spell] = result.ok ? result.definition.faces[0].abilities : [];
  const effect = spell?.ability === 'spell' ? spell.body.effect : [];
  expect(effect.at(-1)).toMatchObject({
    do: 'if',
    condition: { if: 'not', of: { if: 'did' } },
    then: [{ do: 'move', what: { set: 'ref', name: (effect[0] as { out?: string }).out }, to: { zone: 'hand' } }],
  });
});

test.each([
  // who controls them is not said
  'When this creature enters, for each opponent, destroy up to one target creature.',
  // other than the one exiled before, not than the permanent
  'Whenever you cast a spell from your hand, exile it. If you do, you may cast another nonland card exiled with this creature without paying its mana cost.',
  // while an event is compared nothing of it is bound
  'Whenever a creature blocks a creature with lesser power, destroy the attacking creature.',
  // one land is not "them"
  '{T}: Destroy target land unless you have this creature deal 2 damage to them.',
  // nothing was to be put there
  "You gain 1 life. If you don't put the card into your hand, draw a card.",
])('refused: %s', (text) => {
  expect(compiled(text).ok).toBe(false);
});
