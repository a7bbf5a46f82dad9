import { type CardSource, cardText } from '@rulewright/cards';
import { compile } from '@rulewright/oracle';
import { describe, expect, it } from 'vitest';
import { clauseOf, linesOf, measureCard } from './measure.ts';
import { smokeGame } from './smoke-game.ts';
import { coverageOf } from './totals.ts';

const beast = (name: string, text: string, firstPrinted?: string) =>
  cardText([{ name, typeLine: 'Creature — Beast', manaCost: '{2}{G}', text, power: '2', toughness: '2' }], {
    layout: 'normal',
    firstPrinted,
  });

const sourceOf = (...cards: ReturnType<typeof beast>[]): CardSource => ({
  formats: () => [],
  legalities: () => undefined,
  description: 'a test',
  newest: '',
  names: () => cards.map(({ name }) => name),
  excluded: () => [],
  lookup: (name) => ({ kind: 'found', name, fit: 'full', counted: true }),
  find: (wanted) => cards.find(({ name }) => name === wanted),
});

const options = { wordings: ['2017-01'], smoke: true } as const;

describe('coverage', () => {
  it('counts lines of rules text: not reminder text alone, and modes with the line that offers them', () => {
    expect(linesOf({ text: '' })).toEqual([]);
    expect(linesOf({ text: '({T}: Add {G} to your mana pool.)' })).toEqual([]);
    expect(
      linesOf({ text: 'Flying (It flies.)\nChoose one —\n• Draw a card.\n• You gain 2 life.\nTrample' }),
    ).toHaveLength(3);
  });

  it('names one gap in the grammar alike on all cards', () => {
    expect(clauseOf('frobnicate 3 creatures. Then draw a card.')).toBe('frobnicate n creatures. then draw');
    expect(clauseOf(', {2}{G}: Frobnicate')).toBe('{…}{…}: frobnicate');
  });

  it('measures what is understood and what is not', () => {
    const source = sourceOf(
      beast('Good Beast', 'Flying\n{T}: Draw a card.'),
      beast('Odd Beast', 'Flying\nOdd Beast frobnicates.'),
    );
    expect(measureCard(source, 'Good Beast', options)).toMatchObject({
      supported: true,
      lines: 2,
      linesSupported: 2,
      reason: null,
      clauses: [],
    });
    expect(measureCard(source, 'Odd Beast', options)).toMatchObject({
      supported: false,
      lines: 2,
      linesSupported: 1,
      reason: 'words not understood',
      ambiguous: false,
      mismatched: false,
    });
  });

  it('counts the supported cards of each node and keyword, and lists those of fewer than three', () => {
    const flyers = ['One', 'Two', 'Three'].map((name) => beast(`${name} Beast`, 'Flying'));
    const source = sourceOf(...flyers, beast('Rare Beast', 'Trample\n{T}: Draw a card.'));
    const measured = source.names().map((name) => measureCard(source, name, options));
    const { rareNodes } = coverageOf(measured, { source: 'a test', excluded: [] });
    const rare = new Map(rareNodes.map(({ node, cards }) => [node, cards]));
    expect(rare.has('keyword: flying')).toBe(false);
    expect(rare.has('ability: keyword')).toBe(false);
    expect(rare.get('keyword: trample')).toBe(1);
    expect(rare.get('do: draw')).toBe(1);
    expect(rare.get('do: winGame')).toBe(0);
  });

  it('sums eras up, each with all before it, and leaves out of them what is newer than the last', () => {
    const source = sourceOf(
      beast('Old Beast', '', '1995-01-01'),
      beast('Middle Beast', 'Odd text.', '2009-01-01'),
      beast('New Beast', '', '2030-01-01'),
    );
    const measured = source.names().map((name) => measureCard(source, name, options));
    const { byEra, cards, supported, refused } = coverageOf(measured, { source: 'a test', excluded: [] });
    expect({ cards, supported }).toEqual({ cards: 3, supported: 2 });
    expect(byEra.map((era) => [era.to, era.cards, era.supported])).toEqual([
      ['2006-10', 1, 1],
      ['2009-10', 2, 1],
      ['2011-09', 2, 1],
      ['2017-01', 2, 1],
      ['2026-02', 2, 1],
    ]);
    expect(refused).toEqual([{ reason: 'words not understood', cards: 1 }]);
  });

  it('plays the same smoke game every time, and finds nothing wrong with plain cards', () => {
    for (const text of [
      '',
      'Flying',
      '{T}: Target player loses 1 life.',
      'When Good Beast enters the battlefield, draw a card.',
    ]) {
      const compiled = compile(beast('Good Beast', text));
      if (!compiled.ok) throw new Error(`not understood: ${text}`);
      expect(smokeGame(compiled.definition)).toBeNull();
    }
  });
});
