/** Every card of the built-in decks compiles and prints back byte for byte. Skipped where the data set is not installed. */
import { describe, expect, test } from 'vitest';
import { cardNamed, dataFile, deckCards, readCorpus } from '../corpus.ts';
import { compile, explainRefusal, print } from './index.ts';

const file = dataFile();
const decks = deckCards();

describe.skipIf(file === undefined || decks.size === 0)('the cards of the built-in decks', () => {
  const corpus = file === undefined ? new Map() : readCorpus(file);
  const names = new Set([...decks.values()].flatMap((deck) => [...deck]));
  test.each([...names].sort())('%s', (name) => {
    const card = cardNamed(corpus, name);
    expect(card, name).toBeDefined();
    if (card === undefined) return;
    const compiled = compile(card);
    expect(compiled.ok ? '' : explainRefusal(compiled.refused)).toBe('');
    if (!compiled.ok) return;
    const faces = card.faces ?? [card];
    expect(print(compiled.definition, '2017-01', compiled.phrasing)).toBe(faces.map((face) => face.text).join('\n//\n'));
  });
});
