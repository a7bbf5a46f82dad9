/** Sixty searches as readers type them, each with the rule that it must find: written from the rules before the search was built. */
import { EDITIONS, type EditionName } from '@rulewright/engine';
import { describe, expect, test } from 'vitest';
import { search, searchIn } from './search.ts';
import { type SearchedScenario, indexOf, readIndex, savedIndex } from './search-index.ts';
import { isRule } from './numbers.ts';

/** `words | the rule that is wanted, or several that answer as well | its edition, where that is not 2026-02` */
const SEARCHES = {
  'with a typo': [
    'tramble | 702.19',
    'deathtuch | 702.2',
    'summoning sicknes | 302.6',
    'replacment effect | 614 614.1',
    'state based actoins | 704 704.1',
    'comander tax | 903.8',
    'first stirke | 702.7',
    'prolifirate | 701.34',
    'planeswaker | 306 306.1',
    'indestructable | 702.12',
    'regenarate | 701.19',
    'enchanment | 303 303.1',
    'vigalance | 702.20',
    'convoek | 702.51',
    'mulligen | 103.5',
    'susspend | 702.62',
    'hexprof | 702.11',
    'timstamp order | 613.7',
    'coppy a spell | 707.10',
    'legendry rule | 704.5j',
  ],
  'in everyday words': [
    'mana burn | 300.3 | 2006-10',
    'legend rule | 704.5j',
    'etb | 603.6a',
    'tuck | 903.9b',
    'respond to a spell | 117.7',
    'no maximum hand size | 402.2 514.1',
    'draw from an empty library | 704.5b 104.3c 121.4',
    'flicker | 400.7',
    'who goes first | 103.1',
    'divide damage among blockers | 510.1c',
    '21 commander damage | 903.10a 704.6c',
    'ten poison counters | 704.5c 104.3d',
    'zero toughness | 704.5f',
    'how many lands can I play | 305.2',
    'fizzle | 608.2b',
    'infinite loop draw | 104.4b',
    'cmc | 202.3',
    'sac a creature | 701.21',
    'removed from the game | 406 406.1',
    'discard down to seven | 514.1 402.2',
  ],
  'in terms of the rules': [
    '603.3b | 603.3b',
    'trample | 702.19',
    'stack | 405 405.1',
    'priority | 117 117.1',
    'layers | 613 613.1',
    'dependency | 613.8',
    'cascade | 702.85',
    'protection | 702.16',
    'token | 111 111.1',
    'mana ability | 605 605.1',
    'copiable values | 707.2',
    'last known information | 608.2h 113.7a',
    'split second | 702.61',
    'double-faced cards | 712 712.1',
    'phasing | 702.26',
    'cleanup step | 514 514.1',
    'state trigger | 603.8',
    'face-down permanents | 708 708.2',
    'turn-based actions | 703 703.1',
    'damage on the stack | 310.3 408.1g 310.4 | 2006-10',
  ],
} as const;

const searches = Object.entries(SEARCHES).flatMap(([kind, lines]) =>
  lines.map((line) => {
    const [words = '', wanted = '', edition = '2026-02'] = line.split(' | ');
    return { kind, words, wanted: wanted.split(' '), edition: edition as EditionName };
  }),
);

describe('the sixty searches', () => {
  test('are a third each of three kinds, and want rules that there are', () => {
    expect(Object.values(SEARCHES).map((lines) => lines.length)).toEqual([20, 20, 20]);
    for (const { words, wanted, edition } of searches) {
      expect(EDITIONS).toContain(edition);
      for (const number of wanted) expect(`${words}: ${isRule(edition, number)}`).toBe(`${words}: true`);
    }
  });
});

/** the same each time, so that the index is kept */
const none: readonly SearchedScenario[] = [];

test('of the sixty searches at least 55 find a wanted rule among the first three', () => {
  const missed = searches.flatMap(({ kind, words, wanted, edition }) => {
    const first = search(words, none, [edition]).slice(0, 3);
    return first.some((found) => found.kind === 'rule' && wanted.includes(found.name))
      ? []
      : [`${kind}: ${words} → ${first.map(({ name, text }) => `${name} ${text.slice(0, 40)}`).join('; ')}`];
  });
  expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(5);
});

test('an index that was saved finds the same as a new one', () => {
  const scenarios = [{ name: 'A wall that blocks', editions: EDITIONS, cards: ['Wall of Stone'], rules: ['509.1a'] }];
  const saved = readIndex(savedIndex(indexOf(EDITIONS, scenarios)));
  for (const words of ['tramble', 'mana burn', 'wall of stone', 'whenever', '603.3b'])
    expect(searchIn(saved, words)).toEqual(search(words, scenarios));
});
