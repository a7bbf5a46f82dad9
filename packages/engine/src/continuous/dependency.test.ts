/** In which order effects of one layer apply, and which wait for which. 2006: 418.5c–e · 2009, 2011: 613.6–613.7 · 2026: 613.7–613.8 */
import { describe, expect, test } from 'vitest';
import type { EditionName } from '../state/names.ts';
import type { Ability } from '../vocabulary/abilities.ts';
import type { KeywordName } from '../vocabulary/keywords.ts';
import type { Filter } from '../vocabulary/nouns.ts';
import type { Quantity } from '../vocabulary/quantities.ts';
import { all, board, changes, EDITIONS, pt, testEdition, type Board } from './board-in-tests.ts';
import { inOrder } from './dependency.ts';
import { makeTable } from './derive.ts';
import type { Effect } from './effect.ts';

const NEWEST: EditionName = '2026-02';
const named = (name: string): Filter => ({ is: 'named', name });
const power = (name: string): Quantity => ({ q: 'stat', stat: 'power', of: { set: 'all', where: named(name) } });
const strong: Filter = { is: 'stat', stat: 'power', op: '≥', than: 3 };
const more = (which: Filter, by: Quantity, toughness: Quantity = 0): Ability =>
  changes(all(which), { mod: 'modifyPT', power: by, toughness });

/** Effects of these abilities, the first the oldest, each by its number, after some creatures. */
function laid(edition: EditionName, creatures: Record<string, [number, number]>, effects: readonly Ability[]) {
  const t = board(testEdition(edition));
  const ids = new Map(
    Object.entries(creatures).map(([name, [p, q]]) => [name, t.put({ name, power: p, toughness: q })]),
  );
  const sources = effects.map((ability) => t.put({ types: ['enchantment'], abilities: [ability] }));
  return { t, sources, of: (name: string) => pt(t.game, ids.get(name) ?? 0) };
}
/** In which order they apply, each with those that it waited for: `2 1<2`. */
function order({ t, sources }: { t: Board; sources: number[] }): string {
  const said: string[] = [];
  const number = (effect: Effect) => sources.indexOf(effect.source) + 1;
  makeTable(t.game, {
    observer: {
      before: (_, effect, waited) => {
        if (effect !== null)
          said.push(`${number(effect)}${waited.length > 0 ? `<${waited.map(number).join('')}` : ''}`);
      },
      after: () => {},
    },
  });
  return said.join(' ');
}

const isRetested = (edition: EditionName): boolean => edition === '2011-09' || edition === NEWEST;

test('defining effects come first, then the older, then what was gathered first', () => {
  const effect = (defines: boolean, timestamp: number, gathered: number) =>
    ({ defines, timestamp, order: gathered }) as Effect;
  const sorted = [
    effect(false, 1, 0),
    effect(false, 0, 2),
    effect(true, 9, 3),
    effect(false, 0, 1),
    effect(true, 8, 4),
  ].sort(inOrder);
  expect(sorted.map(({ defines, timestamp, order: gathered }) => [defines, timestamp, gathered])).toEqual([
    [true, 8, 4],
    [true, 9, 3],
    [false, 0, 1],
    [false, 0, 2],
    [false, 1, 0],
  ]);
});

describe.each(EDITIONS)('under the rules of %s', (edition) => {
  test('effects that have nothing to do with each other apply by age', () => {
    const of = laid(edition, { Bear: [2, 2] }, [
      more(named('Bear'), 1),
      more(named('Bear'), 2),
      more(named('Bear'), 3),
    ]);
    expect([order(of), of.of('Bear')]).toEqual(['1 2 3', '8/2']);
  });
  test('one waits for what changes which objects it applies to', () => {
    const of = laid(edition, { Bear: [2, 2] }, [more(strong, 5), more(named('Bear'), 1)]);
    expect([order(of), of.of('Bear')]).toEqual(['2 1<2', '8/2']);
  });
  test('one waits for what changes how much it does', () => {
    const of = laid(edition, { Bear: [2, 2], Elf: [1, 1] }, [more(named('Bear'), power('Elf')), more(named('Elf'), 3)]);
    expect([order(of), of.of('Bear')]).toEqual(['2 1<2', '6/2']);
  });
  test('one waits for what changes how much it does to each', () => {
    const own: Quantity = { q: 'stat', stat: 'toughness', of: { set: 'ref', name: 'each.object' } };
    const of = laid(edition, { Bear: [2, 2] }, [more(named('Bear'), own), more(named('Bear'), 0, 3)]);
    expect([order(of), of.of('Bear')]).toEqual(['2 1<2', '7/5']);
  });
  test('one waits for several', () => {
    const sum: Quantity = { q: 'add', of: [power('Elf'), power('Cat')] };
    const of = laid(edition, { Bear: [2, 2], Elf: [1, 1], Cat: [1, 1] }, [
      more(named('Bear'), sum),
      more(named('Elf'), 1),
      more(named('Cat'), 2),
    ]);
    expect([order(of), of.of('Bear')]).toEqual(['2 3 1<23', '7/2']);
  });
  test('a chain is followed to its end', () => {
    const of = laid(edition, { Bear: [1, 1], Elf: [1, 1], Cat: [1, 1] }, [
      more(named('Bear'), power('Elf')),
      more(named('Elf'), power('Cat')),
      more(named('Cat'), 2),
    ]);
    expect([order(of), of.of('Bear'), of.of('Elf'), of.of('Cat')]).toEqual(['3 2<3 1<2', '5/1', '4/1', '3/1']);
  });
  test('two that wait for each other apply by age', () => {
    const of = laid(edition, { Bear: [1, 1], Elf: [1, 1] }, [
      more(named('Bear'), power('Elf')),
      more(named('Elf'), power('Bear')),
    ]);
    expect([order(of), of.of('Bear'), of.of('Elf')]).toEqual(['1 2', '2/1', '3/1']);
  });
  test('so do three, unless the rest is looked at again once one of them has been applied', () => {
    const of = laid(edition, { Bear: [1, 1], Elf: [1, 1], Cat: [1, 1] }, [
      more(named('Bear'), power('Elf')),
      more(named('Elf'), power('Cat')),
      more(named('Cat'), power('Bear')),
    ]);
    expect([order(of), of.of('Bear'), of.of('Elf'), of.of('Cat')]).toEqual(
      isRetested(edition) ? ['1 3 2<3', '2/1', '4/1', '3/1'] : ['1 2 3', '2/1', '2/1', '3/1'],
    );
  });
  test('what waits for a loop applies after what it waits for, however old', () => {
    const of = laid(edition, { Bear: [1, 1], Elf: [1, 1], Cat: [1, 1] }, [
      more(named('Cat'), power('Elf')),
      more(named('Bear'), power('Elf')),
      more(named('Elf'), power('Bear')),
    ]);
    expect([order(of), of.of('Cat')]).toEqual(['2 3 1<3', '4/1']);
  });
  test('a loop does not wait for what waits for it', () => {
    const of = laid(edition, { Bear: [1, 1], Elf: [1, 1], Cat: [1, 1] }, [
      more(named('Bear'), power('Elf')),
      more(named('Cat'), power('Bear')),
      more(named('Elf'), power('Bear')),
    ]);
    expect([order(of), of.of('Cat')]).toEqual(['1 2<1 3', '3/1']);
  });
  test('a loop stays one when part of it goes before it applies, unless the rest is looked at again', () => {
    const t = board(testEdition(edition));
    for (const keyword of ['flying', 'trample', 'haste'] as const)
      t.put({ abilities: [{ ability: 'keyword', keyword }] });
    const gives = (to: KeywordName, keyword: KeywordName): Ability =>
      changes(all({ is: 'hasKeyword', keyword: to }), { mod: 'gain', abilities: [{ ability: 'keyword', keyword }] });
    const sources = [
      changes(all(named('Mute')), { mod: 'loseAll' }),
      gives('haste', 'flying'),
      gives('flying', 'trample'),
      gives('trample', 'haste'),
    ].map((ability, at) =>
      t.put({ name: at === 2 ? 'Mute' : `Source ${at}`, types: ['enchantment'], abilities: [ability] }),
    );
    expect(order({ t, sources })).toBe(isRetested(edition) ? '1 4 2<4' : '1 2 4');
  });
  test('whether one waits is looked at again after each that applies, or at the start alone', () => {
    const of = laid(edition, { Bear: [2, 2] }, [more(strong, 5), more(named('Bear'), 1), more(named('Bear'), 1)]);
    // once the Bear is strong, the third changes nothing for the first
    expect([order(of), of.of('Bear')]).toEqual([isRetested(edition) ? '2 1<2 3' : '2 3 1<23', '9/2']);
  });
});
