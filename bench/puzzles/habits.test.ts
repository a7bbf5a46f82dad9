/** What the heuristic player makes a habit of, each shown by a position that it plays on by itself. 2006, 2009, 2011, 2026: none (a measure of players) */
import { type Game, characteristics, objectOf } from '@rulewright/engine';
import { heuristicPlayer } from '@rulewright/players';
import { expect, test } from 'vitest';
import { playedThrough, positions } from './puzzles.ts';

/** The position, played to the end of a turn by two heuristic players. */
function playedOn(position: string, turn: number): Game {
  const [opened] = positions(`A position  2026\n${position}`);
  if (opened === undefined) throw new Error('no position');
  return playedThrough(opened.game, turn, [heuristicPlayer('A'), heuristicPlayer('B')]);
}

const named = (game: Game, ids: readonly number[] = []): string[] =>
  ids.map((id) => game.definitions.get(objectOf(game, id)?.def ?? '')?.name ?? '');

const CARDS = `
  Card Deep Thought | {1}{U} | Instant
    Draw a card.
  Card Long Look | {1}{U} | Instant
    Look at the top four cards of your library. Put one of them into your hand and the rest on the bottom of your library in any order.
`;

test.each(['Deep Thought', 'Long Look'])('%s waits for the end of the opponent’s turn', (spell) => {
  const position = `${CARDS}  A: Island ×2 | hand: ${spell} | library: Plains ×20\n  B: library: Plains ×20\n`;
  const own = playedOn(position, 5);
  expect(named(own, own.state.players[0]?.hand)).toEqual([spell]);
  const next = playedOn(position, 6);
  expect(named(next, next.state.players[0]?.graveyard)).toEqual([spell]);
});

test('a spell does not come back for two cards that are worth more', () => {
  const game = playedOn(
    `
  Card Stern Refusal | {1}{U}{U} | Instant
    Buyback—Discard two cards. (You may discard two cards in addition to any other costs as you cast this spell. If you do, put this card into your hand as it resolves.)
    Counter target spell.
  Card Sky Whale | {4}{U} | Creature — Whale | 5/5
  Card Young Bear | {1}{G} | Creature — Bear | 2/2
  It is B's turn
  A: Island ×3 | hand: Stern Refusal, Sky Whale ×2 | library: Plains ×20
  B: Forest ×2 | hand: Young Bear | library: Plains ×20
`,
    5,
  );
  expect(named(game, game.state.players[1]?.graveyard)).toEqual(['Young Bear']);
  expect(named(game, game.state.players[0]?.graveyard)).toEqual(['Stern Refusal']);
});

test('a creature that cannot attack alone takes others along', () => {
  const game = playedOn(
    `
  Card Shy Ogre | {2}{R} | Creature — Ogre | 3/3
    Shy Ogre can't attack or block alone.
  Card Young Bear | {1}{G} | Creature — Bear | 2/2
  A: Shy Ogre, Young Bear | library: Plains ×20
  B: 3 life | library: Plains ×20
`,
    5,
  );
  expect(game.state.result).toMatchObject({ result: 'won', winners: [0] });
});

test('what can phase out does so under fire', () => {
  const game = playedOn(
    `
  Card Mist Spirit | {3}{U} | Creature — Spirit | 3/1
    Flying
    {U}: Mist Spirit phases out.
  Card Small Spark | {R} | Instant
    Small Spark deals 2 damage to target creature.
  It is B's turn
  A: Island, Mist Spirit | library: Plains ×20
  B: Mountain | hand: Small Spark | library: Plains ×20
`,
    5,
  );
  expect(named(game, game.state.players[0]?.graveyard)).toEqual([]);
});

test('what destroys everything is cast once, and used when it pays', () => {
  const game = playedOn(
    `
  Card Great Ruin | {4} | Artifact
    {1}, {T}: Destroy all artifacts and creatures.
  Card Young Bear | {1}{G} | Creature — Bear | 2/2
  A: Plains ×5, Great Ruin | hand: Great Ruin | library: Plains ×20
  B: Young Bear ×3 | library: Plains ×20
`,
    6,
  );
  expect(named(game, game.state.players[1]?.graveyard)).toEqual(['Young Bear', 'Young Bear', 'Young Bear']);
  expect(named(game, game.state.players[0]?.graveyard)).toEqual(['Great Ruin']);
});

test('a land that makes no mana is given up for one that does, on its own turn', () => {
  const game = playedOn(
    `
  Card Far Road | Land
    {T}, Pay 1 life, Sacrifice Far Road: Search your library for a Plains card and put it onto the battlefield. Then shuffle your library.
  A: Far Road | library: Plains ×20
  B: library: Plains ×20
`,
    5,
  );
  expect(named(game, game.state.players[0]?.graveyard)).toEqual(['Far Road']);
});

const RITUAL = `
  Card Grim Rite | {B} | Instant
    Add {B}{B}{B} to your mana pool.
  Card Night Wurm | {3}{B} | Creature — Wurm | 4/4
  Card Night Rat | {B} | Creature — Rat | 1/1
`;

test.each([
  ['Night Wurm', ['Grim Rite']],
  ['Night Rat', []],
])('mana for once is made where %s is paid for with it, which lands alone would not', (card, used) => {
  const game = playedOn(
    `${RITUAL}  A: Swamp ×2 | hand: Grim Rite, ${card} | library: Plains ×20\n  B: library: Plains ×20\n`,
    5,
  );
  expect(named(game, game.state.players[0]?.graveyard)).toEqual(used);
});

test('any amount of life is not all of it', () => {
  const game = playedOn(
    `
  Card Dark Engine | {4} | Artifact
    As Dark Engine enters the battlefield, pay any amount of life.
    {4}, {T}: Create an X/X black Minion creature token, where X is the life paid as Dark Engine entered the battlefield.
  A: Swamp ×4 | hand: Dark Engine | library: Plains ×20
  B: library: Plains ×20
`,
    5,
  );
  expect(game.state.result).toBeNull();
  expect(game.state.players[0]?.life).toBeLessThan(20);
});

test('an opponent is made to sacrifice the only creature', () => {
  const game = playedOn(
    `
  Card Cruel Choice | {1}{B} | Instant
    Target player sacrifices a creature.
  Card Old Wurm | {5}{G} | Creature — Wurm | 6/6
  A: Swamp ×2 | hand: Cruel Choice | library: Plains ×20
  B: Old Wurm | library: Plains ×20
`,
    5,
  );
  expect(named(game, game.state.players[1]?.graveyard)).toEqual(['Old Wurm']);
});

test('a creature takes up a sword before it attacks, and keeps it', () => {
  const game = playedOn(
    `
  Card Plain Sword | {1} | Artifact — Equipment
    Equipped creature gets +3/+0.
    Equip {1}
  Card Young Bear | {1}{G} | Creature — Bear | 2/2
  A: Forest ×3, Plain Sword, Young Bear ×2 | library: Plains ×20
  B: 7 life | library: Plains ×20
`,
    5,
  );
  expect(game.state.result).toMatchObject({ result: 'won', winners: [0] });
});

const WARDED = `
  Card Ward Knight | {1}{W} | Creature — Kor Knight | 2/2
    {0}: The next 1 damage that would be dealt to Ward Knight this turn is dealt to target creature you control instead.
  Card Calm Monk | {W} | Creature — Human Monk | 1/1
    {W}: Prevent the next 1 damage that would be dealt to target creature or player this turn.
  Card Brave Knight | {1}{W} | Creature — Human Knight | 2/2
    First strike
  Card Stout Ox | {3}{W} | Creature — Ox | 0/5
  Card Small Spark | {R} | Instant
    Small Spark deals 2 damage to target creature.
`;

test.each([
  ['Ward Knight', 'is dealt to another instead'],
  ['Brave Knight, Calm Monk', 'is prevented'],
])('with %s on the table damage that would kill %s', (permanents) => {
  const game = playedOn(
    `${WARDED}  It is B's turn\n  A: Plains ×2, Stout Ox, ${permanents} | library: Plains ×20\n  B: Mountain | hand: Small Spark | library: Plains ×20\n`,
    5,
  );
  expect(named(game, game.state.players[0]?.graveyard)).toEqual([]);
});

test('no shield is raised while nothing is dealt', () => {
  const game = playedOn(
    `${WARDED}  A: Plains ×2, Ward Knight, Calm Monk | library: Plains ×20\n  B: Stout Ox ×2 | library: Plains ×20\n`,
    6,
  );
  const lands = game.state.battlefield.filter((id) => named(game, [id])[0] === 'Plains');
  expect(lands.map((id) => objectOf(game, id)?.tapped)).toEqual(lands.map(() => false));
  expect(game.state.effects).toEqual([]);
});

const HERD = `
  Card Young Bear | {1}{G} | Creature — Bear | 2/2
  Card Tall Giant | {2}{G} | Creature — Giant | 3/3
`;

test('a large creature does not attack into two that kill it together', () => {
  const game = playedOn(`${HERD}  A: Tall Giant | library: Plains ×20\n  B: Young Bear ×2 | library: Plains ×20\n`, 5);
  expect(game.state.players.map(({ life, graveyard }) => [life, named(game, graveyard)])).toEqual([
    [20, []],
    [20, []],
  ]);
});

test('mana is spent on what is worth most together', () => {
  const game = playedOn(
    `${HERD}  A: Forest ×4 | hand: Tall Giant, Young Bear ×2 | library: Plains ×20\n  B: library: Plains ×20\n`,
    5,
  );
  expect(named(game, game.state.players[0]?.hand)).toEqual(['Tall Giant']);
});

test.each([
  [20, 0],
  [4, 2],
])('a creature that holds others off stays at home while the race is lost, against %d life', (life, attacked) => {
  const game = playedOn(
    `
  Card Stone Guard | {2}{W} | Creature — Human Soldier | 2/4
  Card Red Raider | {1}{R} | Creature — Goblin | 2/2
  A: 6 life | Stone Guard | library: Plains ×20
  B: ${life} life | Red Raider ×2 (tapped) | library: Plains ×20
`,
    5,
  );
  expect(game.state.players[1]?.life).toBe(life - attacked);
});

test('an Aura that does nothing goes on nobody else’s creature', () => {
  const game = playedOn(
    `
  Card Scholar's Mail | {W} | Enchantment — Aura
    Enchant creature
    Enchanted creature gets +1/+1 for each card in your hand.
  Card Young Bear | {1}{G} | Creature — Bear | 2/2
  Card Old Wurm | {4}{G} | Creature — Wurm | 5/5
  A: Plains, Young Bear | hand: Scholar's Mail | library: Plains ×20
  B: Old Wurm | library: Plains ×20
`,
    5,
  );
  expect(named(game, game.state.players[0]?.hand)).toEqual(["Scholar's Mail"]);
});

const SWEEPING = `
  Card Great Ruin | {4} | Artifact
    {1}, {T}: Destroy all artifacts and creatures.
  Card Stone Guard | {3}{W} | Creature — Human Soldier | 3/4
  Card Young Bear | {1}{G} | Creature — Bear | 2/2
`;

test('what can destroy everything is cast before a creature where that is worth more', () => {
  const game = playedOn(
    `${SWEEPING}  A: Plains ×4 | hand: Great Ruin, Stone Guard | library: Plains ×20\n  B: Young Bear ×4 | library: Plains ×20\n`,
    5,
  );
  expect(named(game, game.state.players[0]?.hand)).toEqual(['Stone Guard']);
});

const DISCARDS = `
  Card Late Echo | {2}{G} | Sorcery
    Create a 3/3 green Wurm creature token.
    Flashback {2}{G} (You may cast this card from your graveyard for its flashback cost. Then exile it.)
  Card Deep Ghost | {3}{U} | Creature — Incarnation | 2/2
    Flying
    As long as Deep Ghost is in your graveyard and you control an Island, creatures you control have flying.
  Card Tall Giant | {2}{G} | Creature — Giant | 3/3
  Card Small Theft | {B} | Sorcery
    Target player discards a card.
`;

test.each(['Late Echo', 'Deep Ghost'])('%s, which does something from the graveyard, is discarded first', (card) => {
  const game = playedOn(
    `${DISCARDS}  It is B's turn\n  A: Forest ×3, Island | hand: Tall Giant, ${card} | library: Plains ×20\n  B: Swamp | hand: Small Theft | library: Plains ×20\n`,
    5,
  );
  expect(named(game, game.state.players[0]?.graveyard)).toEqual([card]);
});

test('a card is drawn for the worst card in hand', () => {
  const game = playedOn(
    `
  Card Wise Fish | {1}{U} | Creature — Merfolk | 1/1
    {T}: Draw a card, then discard a card.
  Card Old Wurm | {4}{G}{G} | Creature — Wurm | 6/6
  Card Stout Ox | {3}{W} | Creature — Ox | 0/5
  A: Island, Wise Fish | hand: Old Wurm ×2 | library: Plains ×20
  B: Stout Ox | library: Plains ×20
`,
    6,
  );
  expect(game.state.players[0]?.graveyard).toHaveLength(1);
});

test('a permanent that becomes a creature for good does so in its own turn', () => {
  const game = playedOn(
    `
  Card Waking Rock | Land
    {T}: Add {C} to your mana pool.
    {3}: Waking Rock becomes a 3/3 Elemental artifact creature that's still a land.
  A: Plains ×4, Waking Rock | library: Plains ×20
  B: library: Plains ×20
`,
    5,
  );
  const rock = game.state.battlefield.find((id) => named(game, [id])[0] === 'Waking Rock') ?? 0;
  expect(characteristics(game, rock)).toMatchObject({ power: 3, toughness: 3 });
});

test('a land that can be a creature for a turn blocks what it kills', () => {
  const game = playedOn(
    `
  Card Thorn Grove | Land
    {T}: Add {G} to your mana pool.
    {1}{G}: Thorn Grove becomes a 3/3 green Ape creature until end of turn. It's still a land.
  Card Young Bear | {1}{G} | Creature — Bear | 2/2
  It is B's turn
  A: Forest ×3, Thorn Grove | library: Plains ×20
  B: Young Bear | library: Plains ×20
`,
    5,
  );
  expect(named(game, game.state.players[1]?.graveyard)).toEqual(['Young Bear']);
});

const PINGS = `
  Card Slow Spear | {3} | Artifact
    {2}: Slow Spear deals 1 damage to target creature.
  Card Young Bear | {1}{G} | Creature — Bear | 2/2
  Card Mana Stone | {2} | Artifact
    {T}: Add {C}{C} to your mana pool.
`;

test.each(['Plains ×4', 'Mana Stone ×2'])('two uses paid by %s kill what one does not', (sources) => {
  const game = playedOn(
    `${PINGS}  A: ${sources}, Slow Spear | library: Plains ×20\n  B: Young Bear | library: Plains ×20\n`,
    6,
  );
  expect(named(game, game.state.players[1]?.graveyard)).toEqual(['Young Bear']);
});

test('a creature that can grow attacks one of its size, and wins the fight if it is blocked', () => {
  const game = playedOn(
    `
  Card Sly Hound | {1}{G} | Creature — Hound | 2/2
    {1}: Sly Hound gets +1/+1 until end of turn.
  Card Young Bear | {1}{G} | Creature — Bear | 2/2
  A: Forest ×2, Sly Hound | library: Plains ×20
  B: Young Bear | library: Plains ×20
`,
    5,
  );
  expect(game.state.players[1]?.life).toBeLessThan(20);
});

test('damage is divided so that it kills', () => {
  const game = playedOn(
    `
  Card Forked Spark | {1}{R} | Instant
    Forked Spark deals 2 damage divided as you choose among one or two target creatures.
  Card Young Bear | {1}{G} | Creature — Bear | 2/2
  A: Mountain ×2 | hand: Forked Spark | library: Plains ×20
  B: Young Bear ×2 | library: Plains ×20
`,
    6,
  );
  expect(named(game, game.state.players[1]?.graveyard)).toEqual(['Young Bear']);
});

test('a creature that the end of the turn takes attacks first', () => {
  const game = playedOn(
    `
  Card Brief Storm | {R}{R}{R} | Creature — Elemental | 6/1
    Trample, haste
    At the beginning of the end step, sacrifice Brief Storm.
  Card Young Bear | {1}{G} | Creature — Bear | 2/2
  A: Brief Storm | library: Plains ×20
  B: Young Bear | library: Plains ×20
`,
    5,
  );
  expect(game.state.players[1]?.life).toBeLessThan(20);
});

const LANDS = `
  Card Slow Marsh | Land
    Slow Marsh enters the battlefield tapped.
    {T}: Add {W} or {B} to your mana pool.
  Card Dark Heart | Land
    If Dark Heart would enter the battlefield, sacrifice a Swamp instead. If you do, put Dark Heart onto the battlefield. If you don't, put it into its owner's graveyard.
    {T}: Add {B} to your mana pool.
    {T}: Target creature gets +1/+1 until end of turn.
  Card Night Rat | {B} | Creature — Rat | 1/1
  Card Night Wolf | {1}{B} | Creature — Wolf | 2/2
  Card Long Road | {1}{G} | Sorcery
    Search your library for a basic land card, put it onto the battlefield tapped, then shuffle.
`;

test.each([
  ['Plains ×3 | hand: Night Wolf, Plains, Swamp', 'Swamp'],
  ['Swamp | hand: Night Wolf, Slow Marsh, Swamp', 'Swamp'],
  ['Swamp ×2 | hand: Slow Marsh, Swamp', 'Slow Marsh'],
  ['Swamp | hand: Night Wolf, Dark Heart, Swamp', 'Swamp'],
])('of the lands in hand the one is played that is needed: %s', (side, played) => {
  const game = playedOn(`${LANDS}  A: ${side} | library: Plains ×20\n  B: library: Plains ×20\n`, 5);
  expect(named(game, game.state.players[0]?.hand)).not.toContain(played);
});

test.each([
  ['the lands in hand', 'Plains | hand: Twin Road, Plains', ['Plains', 'Plains']],
  ['more that make as much', 'Twin Road | hand: Plains', ['Twin Road']],
])('a land that is given up as another is played waits for %s', (_, side, played) => {
  const game = playedOn(
    `
  Card Twin Road | Land
    {T}: Add {C}{C} to your mana pool.
    When you play another land, sacrifice Twin Road.
  A: ${side} | library: Plains ×20
  B: library: Plains ×20
`,
    5,
  );
  expect(named(game, game.state.battlefield)).toEqual(played);
});

test('the only lands do not go back to hand for two cards', () => {
  const game = playedOn(
    `
  Card Tidal Gift | {4}{U} | Instant
    You may return two Islands you control to their owner's hand rather than pay this spell's mana cost.
    Draw two cards.
  A: Island ×2 | hand: Tidal Gift | library: Plains ×20
  B: library: Plains ×20
`,
    6,
  );
  expect(named(game, game.state.players[0]?.graveyard)).toEqual([]);
});

test('the land is found whose mana is missing', () => {
  const game = playedOn(
    `${LANDS}  A: Forest ×2 | hand: Long Road, Night Rat | library: Plains, Forest, Swamp, Plains ×20\n  B: library: Plains ×20\n`,
    5,
  );
  expect(named(game, game.state.battlefield)).toContain('Swamp');
});

test('what a cost asks that counts something is reckoned with', () => {
  const game = playedOn(
    `
  Card Deep Sense | {1}{U} | Instant
    Counter target spell unless its controller pays {1} for each card in your graveyard.
  Card Old Wurm | {2}{G} | Creature — Wurm | 5/5
  It is B's turn
  A: Island ×2 | hand: Deep Sense | graveyard: Plains ×4 | library: Plains ×20
  B: Forest ×4 | hand: Old Wurm | library: Plains ×20
`,
    5,
  );
  expect(named(game, game.state.players[1]?.graveyard)).toEqual(['Old Wurm']);
});
