/** A game written as a position, and that position opened again. */
import { characteristics, objectOf } from '@rulewright/engine';
import { expect, test } from 'vitest';
import { openPlace } from './exploring.ts';
import { scenarioFrom } from './from-game.ts';
import { printNotation, readNotation } from './notation/index.ts';

const TEXT = `Card Bears | {1}{G} | Creature — Bear | 2/2
Card Cloak | {1}{G} | Enchantment — Aura
  Enchant creature
  Enchanted creature gets +1/+1.
Card Grove | Land

Position  2026
  A: Grove, Bears (called Host, tapped), Cloak (attached to Host), Bears (summoning sick, 1 damage) | 17 life | hand: Grove | graveyard: Bears, Grove
  B: Bears (2 +1/+1 counters) | 9 life | library: Grove, Bears
`;

test('what stands on the table, in hands and piles is the same in the position that is made of it', () => {
  const read = readNotation(TEXT);
  const given = read.ok ? read.notation.scenarios[0] : undefined;
  if (!given) throw new Error(read.ok ? 'no position' : read.message);
  const opened = openPlace(given, '2026-02', { source: undefined });
  if (!opened.ok) throw new Error(opened.message);
  const { scenario, left } = scenarioFrom(opened.place.setting.game, 'again');
  expect(left).toEqual([]);
  const again = readNotation(printNotation([{ ...scenario, cards: given.cards }]));
  const back = again.ok ? again.notation.scenarios[0] : undefined;
  if (!back) throw new Error(again.ok ? 'no position' : again.message);
  const reopened = openPlace(back, '2026-02', { source: undefined });
  if (!reopened.ok) throw new Error(reopened.message);
  const facts = ({ setting: { game } }: typeof opened.place): unknown => [
    game.state.turn.step,
    game.state.players.map(({ life, hand, library, graveyard }) => [
      life,
      ...[hand, library, graveyard].map((zone) => zone.map((id) => characteristics(game, id).name)),
    ]),
    game.state.battlefield.map((id) => {
      const object = objectOf(game, id);
      const { name, power, toughness } = characteristics(game, id);
      return [name, power, toughness, object?.tapped, object?.damage, object?.controller, object?.counters];
    }),
  ];
  expect(facts(reopened.place)).toEqual(facts(opened.place));
});
