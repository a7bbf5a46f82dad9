/** Twice sixty searches as readers type them, each with the rule that it must find: written from the rules before the search had seen them. */
import { EDITIONS, type EditionName } from '@rulewright/engine';
import { describe, expect, test } from 'vitest';
import { search, searchIn } from './search.ts';
import { type SearchedScenario, indexOf, readIndex, savedIndex } from './search-index.ts';
import { isRule } from './numbers.ts';

/** the same each time, so that the index is kept */
const none: readonly SearchedScenario[] = [];

/** `words | the rule that is wanted, or several that answer as well | its edition, where that is not 2026-02` */
const FIRST = {
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

const SECOND = {
  'with a typo': [
    'lifelnk | 702.15',
    'menece | 702.111',
    'flasback | 702.34',
    'madnes | 702.35',
    'surviel | 701.25',
    'shruod | 702.18',
    'equipement | 301.5 702.6',
    'vehical | 301.7',
    'sorcry | 307 307.1',
    'graveyrad | 404 404.1',
    'untap setp | 502 502.1',
    'combat damge step | 510 510.1',
    'declare blokers | 509 509.1',
    'loyality ability | 606 606.1',
    'copmanion | 702.139',
    'mutat | 702.140',
    'cyclng | 702.29',
    'affinty | 702.41',
    'transfrom | 701.27',
    'prevetion effects | 615 615.1',
  ],
  'in everyday words': [
    'can a tapped creature block | 509.1a',
    'give up | 104.3a',
    'how many cards in a deck | 100.2 100.2a',
    'attack a planeswalker | 306.6 508.1b',
    'both players die at the same time | 104.4a',
    'token leaves the battlefield | 111.7 111.8 704.5d',
    'draw a card each turn | 504.1',
    'first player skips draw | 103.8a',
    'aura falls off | 704.5m 303.4c',
    'order of triggers | 603.3b',
    'mill cards | 701.17',
    'starting life | 103.4 119.1',
    'mana disappears between steps | 106.4 500.5',
    'play a land on another player’s turn | 305.3',
    'lethal damage | 704.5g 120.6',
    'dies trigger | 700.4 603.6c',
    'card contradicts the rules | 101.1',
    'cant beats can | 101.2',
    'trample and deathtouch | 702.2c 702.19b',
    'counter a spell | 701.6',
  ],
  'in terms of the rules': [
    '613.4b | 613.4b',
    'modal spells | 700.2',
    'intervening if | 603.4',
    'delayed triggered abilities | 603.7',
    'reflexive triggered ability | 603.12',
    'banding | 702.22',
    'storm | 702.40',
    'commander | 903 903.3',
    'two-headed giant | 810 810.1',
    'linked abilities | 607 607.1',
    'additional cost | 118.8 601.2b',
    'alternative cost | 118.9 601.2b',
    'color identity | 903.4',
    'hybrid mana | 107.4e',
    'value of X | 107.3 107.3a',
    'saga | 714 714.1',
    'redirection effect | 614.9',
    'subgame | 728 728.1',
    'characteristic-defining ability | 604.3',
    'mana pool | 106.4',
  ],
} as const;

const readIn = (set: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(set).flatMap(([kind, lines]) =>
    lines.map((line) => {
      const [words = '', wanted = '', edition = '2026-02'] = line.split(' | ');
      return { kind, words, wanted: wanted.split(' '), edition: edition as EditionName };
    }),
  );

describe.each([
  ['first', FIRST],
  ['second', SECOND],
])('the %s sixty searches', (_, set) => {
  const searches = readIn(set);

  test('are a third each of three kinds, and want rules that there are', () => {
    expect(Object.values(set).map((lines) => lines.length)).toEqual([20, 20, 20]);
    for (const { words, wanted, edition } of searches) {
      expect(EDITIONS).toContain(edition);
      for (const number of wanted) expect(`${words}: ${isRule(edition, number)}`).toBe(`${words}: true`);
    }
  });

  test('find a wanted rule among the first three, at least 55 of them', () => {
    const missed = searches.flatMap(({ kind, words, wanted, edition }) => {
      const first = search(words, none, [edition]).slice(0, 3);
      return first.some((found) => found.kind === 'rule' && wanted.includes(found.name))
        ? []
        : [`${kind}: ${words} → ${first.map(({ name, text }) => `${name} ${text.slice(0, 40)}`).join('; ')}`];
    });
    expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(5);
  });
});

test('an index that was saved finds the same as a new one', () => {
  const scenarios = [{ name: 'A wall that blocks', editions: EDITIONS, cards: ['Wall of Stone'], rules: ['509.1a'] }];
  const saved = readIndex(savedIndex(indexOf(EDITIONS, scenarios)));
  for (const words of ['tramble', 'mana burn', 'wall of stone', 'whenever', '603.3b'])
    expect(searchIn(saved, words)).toEqual(search(words, scenarios));
});
