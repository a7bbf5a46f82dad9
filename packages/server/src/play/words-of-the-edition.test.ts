/** What people see at a table is in the words of its edition: faces, options, log, and the page of a deck. */
import { cardText, createCatalogue, deckLimits, memorySource } from '@rulewright/cards';
import { answer, type CardDefinition, decision, EDITIONS, type EditionName, labels, view } from '@rulewright/engine';
import { eitherWording } from '@rulewright/oracle';
import { gameFileOf, dealAgain } from '@rulewright/record';
import { expect, test } from 'vitest';
import { readDeck } from '../decks/read-deck.ts';
import { playedBy, startGame } from './setting-up.ts';
import { tableOfTwo } from './table-in-tests.ts';

const OWN =
  'When this artifact enters, you gain 1 life.\n{0}, Exile this artifact: Draw a card. Activate only as a sorcery.';
const bell = cardText([{ name: 'Odd Bell', typeLine: 'Artifact', manaCost: '{0}', text: OWN }], { layout: 'normal' });
const cards = createCatalogue<CardDefinition>(memorySource('odd cards', [{ card: bell }]), {
  ...eitherWording,
  version: null,
});
const FACES: { readonly [E in EditionName]: readonly [string, string] } = {
  '2006-10': [
    'When this artifact comes into play, you gain 1 life.',
    '{0}, Remove this artifact from the game: Draw a card. Play this ability only any time you could play a sorcery.',
  ],
  '2009-10': [
    'When this artifact enters the battlefield, you gain 1 life.',
    '{0}, Exile this artifact: Draw a card. Activate this ability only any time you could cast a sorcery.',
  ],
  '2011-09': [
    'When this artifact enters the battlefield, you gain 1 life.',
    '{0}, Exile this artifact: Draw a card. Activate this ability only any time you could cast a sorcery.',
  ],
  '2026-02': [
    'When this artifact enters, you gain 1 life.',
    '{0}, Exile this artifact: Draw a card. Activate only as a sorcery.',
  ],
};

function begun(edition: EditionName) {
  const { table } = tableOfTwo();
  Object.assign(table, { edition, seed: 7 });
  for (const seat of table.seats) seat.pool = { main: [{ name: 'Odd Bell', count: 60 }], sideboard: [] };
  startGame({ cards }, table);
  if (table.game === null) throw new Error('no game');
  return { table, game: table.game };
}

test.each(EDITIONS)('in %s', (edition) => {
  const { table, game } = begun(edition);
  const options = (): readonly string[] => {
    const asked = decision(game);
    return asked === null ? [] : labels(game, asked);
  };
  const pick = (word: string): void => {
    const at = options().findIndex((label) => label.startsWith(word));
    if (!answer(game, [at]).ok) throw new Error(`${word}: ${options().join(' | ')}`);
  };
  while (decision(game)?.kind === 'mulligan') pick('Keep');
  while (game.state.turn.step !== 'main1') pick('Pass');
  const seat = decision(game)?.by ?? -1;
  const [enters, draws] = FACES[edition];
  expect(view(game, seat).players[seat]?.hand[0]?.abilities).toEqual([enters, draws]);
  pick(edition === '2006-10' ? 'Play Odd Bell' : 'Cast Odd Bell');
  pick('Pass');
  pick('Pass');
  expect(view(game, seat).stack[0]?.abilities).toEqual([enters]);
  pick('Pass');
  pick('Pass');
  expect(view(game, seat).log.find(({ text }) => text.includes('gains 1 life'))?.because?.ability).toBe(enters);
  expect(options()).toContain(`${edition === '2006-10' ? 'Play' : 'Activate'} Odd Bell: ${draws}`);
  // the file names the same cards: they have the same keys in all words
  const dealt = dealAgain(gameFileOf(game, playedBy({ cards }, table)), cards);
  if (!dealt.ok) throw new Error(dealt.problems.join('; '));
  expect([...dealt.game.definitions.keys()]).toEqual([...game.definitions.keys()]);
});

test.each(EDITIONS)('the page of a deck for %s', (edition) => {
  const played = { edition, format: 'constructed', sideboardUsed: false } as const;
  const { main } = readDeck(cards, { list: '4 Odd Bell' }, played, deckLimits());
  expect(main[0]?.card.text).toEqual(FACES[edition]);
});
