import { describe, expect, test } from 'vitest';
import { memorySource } from './card-index.ts';
import { cardText } from './card-text.ts';
import { type Compiled, type CompiledStore, createCatalogue } from './catalogue.ts';

const simple = (name: string, text: string) => ({
  card: cardText([{ name, typeLine: 'Instant', text }], { layout: 'normal' }),
});
const source = memorySource('test', [simple('Shock', 'deal 2'), simple('Riddle', 'what is it?')]);

function countingCompiler() {
  const calls: string[] = [];
  return {
    calls,
    version: '1',
    compile(card: { name: string; text: string }): Compiled<{ tree: string }> {
      calls.push(card.name);
      const from = card.text.indexOf('?');
      if (from < 0) return { ok: true, definition: { tree: card.text } };
      return { ok: false, refused: [{ text: '?', from, to: from + 1, reason: 'a question' }] };
    },
  };
}

describe('a catalogue', () => {
  test('compiles a card once, when it is first asked for', () => {
    const compiler = countingCompiler();
    const catalogue = createCatalogue(source, compiler);
    expect(compiler.calls).toEqual([]);
    const first = catalogue.card('shock');
    const second = catalogue.card('Shock');
    expect(first).toMatchObject({ ok: true, definition: { tree: 'deal 2' } });
    expect(first.ok && second.ok && first.definition === second.definition).toBe(true);
    expect(compiler.calls).toEqual(['Shock']);
  });

  test('says what was refused, and where', () => {
    expect(createCatalogue(source, countingCompiler()).card('Riddle')).toMatchObject({
      ok: false,
      kind: 'refused',
      refused: [{ text: '?', from: 10, to: 11, reason: 'a question' }],
    });
  });

  test('says that a name is unknown, and which are like it', () => {
    expect(createCatalogue(source, countingCompiler()).card('Shok')).toEqual({
      ok: false,
      kind: 'unknown',
      name: 'Shok',
      similar: ['Shock'],
      newest: '',
    });
  });

  test('keeps nothing where the compiler says no version', () => {
    const kept: string[] = [];
    const store = { get: () => undefined, put: (version: string) => void kept.push(version) };
    createCatalogue(source, { ...countingCompiler(), version: null }, store).card('Shock');
    expect(kept).toEqual([]);
  });
  test('uses what a store kept, by version', () => {
    const kept = new Map<string, Compiled<{ tree: string }>>();
    const store: CompiledStore<{ tree: string }> = {
      get: (version, card) => kept.get(version + card.name),
      put: (version, card, compiled) => void kept.set(version + card.name, compiled),
    };
    const compiler = countingCompiler();
    createCatalogue(source, compiler, store).card('Shock');
    createCatalogue(source, compiler, store).card('Shock');
    expect(compiler.calls).toHaveLength(1);
    createCatalogue(source, { ...compiler, version: '2' }, store).card('Shock');
    expect(compiler.calls).toHaveLength(2);
  });

  test('says a card in the words of an edition, once for each of them', () => {
    const kept: string[] = [];
    const store: CompiledStore<{ tree: string }> = { get: () => undefined, put: (version) => void kept.push(version) };
    const compiler = {
      ...countingCompiler(),
      partly: ({ text }: { text: string }) => ({ ok: true as const, definition: { tree: `in part: ${text}` } }),
      reworded: (_card: object, { definition }: { definition: { tree: string } }, edition: string) => ({
        tree: `${definition.tree} in ${edition}`,
      }),
    };
    const catalogue = createCatalogue(source, compiler, store);
    const then = catalogue.inWordsOf('2006-10');
    expect(then.card('Shock')).toMatchObject({ definition: { tree: 'deal 2 in 2006-10' } });
    expect(then.byHand.card('Shock')).toEqual(then.card('Shock'));
    expect(then.inWordsOf('2009-10').card('Shock')).toMatchObject({ definition: { tree: 'deal 2 in 2009-10' } });
    expect(catalogue.byHand.inWordsOf('2006-10')).toBe(then.byHand);
    expect(catalogue.card('Shock')).toMatchObject({ definition: { tree: 'deal 2' } });
    expect(kept).toEqual(['1', '1, in the words of 2006-10', '1, in the words of 2009-10']);
    // what is not read whole keeps its own words
    expect(then.card('Riddle')).toEqual(catalogue.card('Riddle'));
    expect(then.byHand.card('Riddle')).toMatchObject({ definition: { tree: 'in part: what is it?' } });
  });
});
