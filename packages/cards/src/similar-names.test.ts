import { expect, test } from 'vitest';
import { similarNames, suggestAmong } from './similar-names.ts';

test('similar names, nearest first', () => {
  const names = ['Jackal Pup', 'Mogg Fanatic', 'Jackal Familiar', 'Ball Lightning'];
  expect(similarNames('Jackel Pup', names)).toEqual(['Jackal Pup']);
  expect(similarNames('Mog Fanatc', names)).toEqual(['Mogg Fanatic']);
  expect(similarNames('Wholly Otherwise', names)).toEqual([]);
});

test('an index answers as a comparison with every name does', () => {
  const names = Array.from({ length: 400 }, (_, n) => `${n.toString(26)}${(n * 7919).toString(26)} Wyrm ${n % 7}`);
  const suggest = suggestAmong(names);
  for (const name of names.slice(0, 60)) {
    expect(suggest(name, 1)).toEqual([name]);
    expect(suggest(`${name}x`)).toContain(name);
    expect(suggest(name.slice(1))).toContain(name);
  }
});

test('a name far longer than any other is like none', () => {
  expect(suggestAmong(['Jackal Pup'])('Jackal Pup'.repeat(10_000))).toEqual([]);
});

test('what a card is called for short is as near as its name', () => {
  const suggest = suggestAmong([
    'Krenko, Mob Boss',
    'Krenko, Tin Street Kingpin',
    'The Ur-Dragon',
    'Meren of Nel',
    'Kraken',
  ]);
  expect(suggest('Krenko')).toEqual(['Krenko, Mob Boss', 'Krenko, Tin Street Kingpin']);
  expect(suggest('krenco')[0]).toBe('Krenko, Mob Boss');
  expect(suggest('Ur-Dragon')).toEqual(['The Ur-Dragon']);
  expect(suggest('Meren')).toEqual(['Meren of Nel']);
});
