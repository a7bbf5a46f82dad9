/** Games without checkpoints, of which some have to reverse an action. 2006: 422.1 · 2009: 714.1 · 2011: 717.1 · 2026: 732.1 */
import { cardText } from '@rulewright/cards';
import { type CardDefinition, NoCheckpoint, play } from '@rulewright/engine';
import { compile } from '@rulewright/oracle';
import { expect, test } from 'vitest';
import { matchOf } from './index.ts';
import { newGame, playOne } from './one-game.ts';
import { series } from '../../../tests/tiers/series.ts';

function defined(row: Parameters<typeof cardText>[0][number]): CardDefinition {
  const made = compile(cardText([row], { layout: 'normal' }));
  if (!made.ok) throw new Error(`${row.name} is not understood`);
  return made.definition;
}

/** What it makes is not known beforehand, so X has no bound, and what cannot be paid for after all is reversed. */
const CARDS = [
  defined({ name: 'Mountain', typeLine: 'Basic Land — Mountain' }),
  defined({ name: 'Odd Vault', typeLine: 'Land', text: '{T}, Discard a card: Add {C} to your mana pool.' }),
  defined({
    name: 'Sift',
    manaCost: '{X}{R}',
    typeLine: 'Sorcery',
    text: 'Return target card with converted mana cost X or less from your graveyard to your hand.',
  }),
];
const main = CARDS.flatMap(({ key, faces }) => Array.from({ length: 20 }, () => ({ def: key, name: faces[0].name })));
const deck = { name: 'odd', main, sideboard: [], definitions: CARDS };
const GAMES = series(20, 5);
const match = matchOf(deck, deck, { seed: 'reversed' });

const needs = (game: number): boolean => {
  const made = newGame(match, game);
  if (typeof made === 'string') throw new Error(made);
  try {
    play(made);
    return false;
  } catch (fault) {
    if (!(fault instanceof NoCheckpoint)) throw fault;
    return true;
  }
};

test('a game that needs a checkpoint is played again with checkpoints, and ends', () => {
  const games = Array.from({ length: GAMES }, (_, game) => game);
  const needing = games.filter(needs);
  expect(needing).not.toEqual([]);
  for (const game of needing) expect(playOne(match, game)).toMatchObject({ end: expect.not.stringMatching('error') });
});

test('with checkpoints a game that needs none is the same', () => {
  const free = Array.from({ length: GAMES }, (_, game) => game).filter((game) => !needs(game));
  for (const game of free) expect(playOne(match, game, undefined, true)).toEqual(playOne(match, game));
});
