/** What untaps in an untap step, and what effects say of it. 2006: 302 · 2009, 2011: 502 · 2026: 502.3 */
import { expect, test } from 'vitest';
import { card, creature, table, you, yours } from '../casting/table-in-tests.ts';
import { objectOf } from '../state/objects.ts';
import type { Rule } from '../vocabulary/rules-effects.ts';
import type { Filter, ObjectSet } from '../vocabulary/nouns.ts';

const opponents = { who: 'opponents' } as const;
const artifact: Filter = { is: 'type', type: 'artifact' };
const all = (where: Filter): ObjectSet => ({ set: 'all', where });
const named = (name: string): ObjectSet => all({ is: 'named', name });
const MINE = ['Bear', 'Ogre', 'Giant', 'Relic'];
const THEIRS = ['Elf', 'Idol'];

/** What is untapped in the upkeep of a player whose things were all tapped, where somebody has that rule; what is asked is answered so. */
function untapped(rules: readonly Rule[], lawgiver: 0 | 1, ...answers: (string | number)[][]): string {
  const law = card(
    'Law',
    '1',
    ['enchantment'],
    rules.map((rule) => ({ ability: 'static', parts: [{ part: 'rule', rule }] })),
  );
  const cards = [
    law,
    ...['Bear', 'Ogre', 'Giant', 'Elf'].map((name) => card(name, '1', ['creature'])),
    ...['Relic', 'Idol'].map((name) => card(name, '1', ['artifact'])),
  ];
  const tapped = (names: readonly string[]) => names.map((name) => ({ name, tapped: true }));
  const laws = (player: number) => (player === lawgiver ? ['Law'] : []);
  const t = table(
    '2026-02',
    cards,
    { battlefield: [...tapped(MINE), ...laws(0)] },
    { battlefield: [...tapped(THEIRS), ...laws(1)] },
    { active: 1, step: 'end' },
  );
  t.resolve();
  for (const answer of answers) t.choose(...answer);
  expect([t.game.state.turn.active, t.game.state.turn.step]).toEqual([0, 'upkeep']);
  return [...MINE, ...THEIRS].filter((name) => objectOf(t.game, t.the(name).id)?.tapped === false).join(' ');
}
const whole = 'Bear Ogre Giant Relic';
const limit = (what: Filter, n: number, who?: typeof you | typeof opponents): Rule => ({
  rule: 'untapLimit',
  what,
  n,
  ...(who && { who }),
});

test.each<[string, readonly Rule[], 0 | 1, (string | number)[][], string]>([
  ['all of the active player’s, and nothing else', [], 0, [], whole],
  [
    'no more than one creature, which its player chooses, and all else',
    [limit(creature, 1)],
    0,
    [['Ogre']],
    'Ogre Relic',
  ],
  ['no more than two', [limit(creature, 2)], 1, [['Bear', 'Giant']], 'Bear Giant Relic'],
  ['as many as there are: nothing is asked', [limit(creature, 3)], 0, [], whole],
  ['one artifact, where there is one', [limit(artifact, 1)], 0, [], whole],
  ['no creature at all', [limit(creature, 0)], 0, [], 'Relic'],
  ['what limits others says nothing of whose it is', [limit(creature, 1, opponents)], 0, [], whole],
  ['what limits opponents limits them', [limit(creature, 1, opponents)], 1, [['Giant']], 'Giant Relic'],
  ['what limits oneself limits nobody else', [limit(creature, 1, you)], 1, [], whole],
  [
    'two limits, each in turn',
    [limit(creature, 2), limit({ is: 'any' }, 2)],
    0,
    [
      ['Bear', 'Ogre'],
      ['Ogre', 'Relic'],
    ],
    'Ogre Relic',
  ],
  ['what does not untap stays tapped', [{ rule: 'doesntUntap', what: named('Bear') }], 1, [], 'Ogre Giant Relic'],
  [
    'what does not untap in another’s step untaps in its own',
    [{ rule: 'doesntUntap', what: named('Bear'), of: opponents }],
    0,
    [],
    whole,
  ],
  [
    'what does not untap in an opponent’s step stays tapped there',
    [{ rule: 'doesntUntap', what: named('Bear'), of: opponents }],
    1,
    [],
    'Ogre Giant Relic',
  ],
  ['what may stay tapped is asked about, and untaps', [{ rule: 'mayNotUntap', what: named('Bear') }], 0, [[0]], whole],
  [
    'what may stay tapped is asked about, and stays',
    [{ rule: 'mayNotUntap', what: named('Bear') }],
    0,
    [[1]],
    'Ogre Giant Relic',
  ],
  [
    'what untaps in the steps of others untaps with it',
    [{ rule: 'untapsToo', what: all(yours) }],
    1,
    [],
    `${whole} Elf Idol`,
  ],
  [
    'what untaps in the steps of others does not do so in its own',
    [{ rule: 'untapsToo', what: all({ is: 'any' }) }],
    0,
    [],
    whole,
  ],
  [
    'not even then what does not untap in such a step',
    [
      { rule: 'untapsToo', what: all(yours) },
      { rule: 'doesntUntap', what: named('Elf'), of: opponents },
    ],
    1,
    [],
    `${whole} Idol`,
  ],
])('%s', (_, rules, lawgiver, answers, expected) => {
  expect(untapped(rules, lawgiver, ...answers)).toBe(expected);
});
