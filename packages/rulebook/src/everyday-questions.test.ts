/** A hundred questions as players type them, each with the rule of 2026-02 that answers it, or several: written from the rules before the search had seen them. */
import { expect, test } from 'vitest';
import { isRule } from './numbers.ts';
import { search } from './search.ts';
import type { SearchedScenario } from './search-index.ts';

const QUESTIONS = `
hexproof vs shroud | 702.11 702.18
deathtouch and trample together | 702.19b 702.2c
difference between destroy and sacrifice | 701.21 701.8
does first strike kill before regular damage | 510.4 702.7b 702.7
can I block with a tapped creature | 509.1a
attack with summoning sick creature haste | 702.10 302.6 508.1a
when can I cast an instant | 117.1a 304.1 304
play land during opponents turn | 305.2 305.3 116.2a
how many cards in a deck | 100.2a 100.2
maximum hand size discard end of turn | 514.1 402.2
what happens when library is empty | 704.5b 104.3c
can I pay life I do not have | 119.4
does damage go away at end of turn | 514.2 120.6
lethal damage with deathtouch | 702.2c 510.1c 702.2b
indestructible and toughness zero | 704.5f 702.12
two legendary creatures same name | 704.5j
what does the stack do | 405 405.1
who gets priority first | 117.3a 117.3
can I respond to a mana ability | 605.3b 605
tapping lands in response | 605.3a 605
my creature died in response to the ability | 113.7a
target gone before the spell resolves | 608.2b
one of two targets illegal | 608.2b
does copying a spell trigger cast | 707.10
copy of a creature with counters | 707.2
clone of a token | 707.2
token dies does it go to graveyard | 111.7 704.5d
exile and return token | 111.8 111.7
commander goes to graveyard | 903.9 903.9a
commander tax | 903.8
color identity of lands | 903.4
life total in commander | 903.7
commander damage 21 | 903.10a 704.6c
partner commanders | 702.124
X in mana cost on battlefield | 107.3g
mana value of a split card | 202.3d 709.4b 709.4
mana value of a token | 202.3 202.3b 111
converted mana cost of x spell on the stack | 202.3e 107.3
mana empties between phases | 500.5 106.4
mulligan how many cards | 103.5
who draws on the first turn | 103.8a 103.8
does a planeswalker die at zero loyalty | 704.5i 306.9
activate planeswalker twice | 606.3
attack a planeswalker | 508.1b 306.6
aura falls off when creature gets protection | 704.5m 702.16c
equipment when creature dies | 704.5n 301.5
aura put onto battlefield without casting | 303.4f
equip during combat | 702.6a 702.6
trigger if condition not true on resolution | 603.4
intervening if | 603.4
leaves the battlefield trigger look back | 603.10
two triggers at the same time who orders | 603.3b
opponents triggers and mine order apnap | 603.3b 101.4
delayed trigger end step missed | 603.7 513.2 603.7b
blink a creature with a counter | 400.7
flicker resets summoning sickness | 400.7 302.6
replacement effect order | 616.1
prevent damage and lifelink | 615 702.15 615.1
double damage and prevention which first | 616.1
doubling season and tokens | 614.1a 614.1 616.1
layers | 613 613.1
power and toughness setting and counters | 613.4
timestamp order | 613.7
blood moon and dryad dependency | 613.8
humility | 613 613.1 613.8 613.6
static ability stops applying | 611.3a 611.3 604.2
until end of turn effect on new creatures | 611.2c
protection from red board wipe | 702.16
hexproof and board wipe | 115.10 702.11b 702.11
ward not paid | 702.21 702.21a
cast from graveyard exile | 702.34 702.34a
flashback with alternative cost | 118.9a 702.34
two alternative costs | 118.9a
additional cost kicker | 702.33 118.8
free spell pay commander tax | 118.9d 903.8 601.2f
convoke reduces cost | 702.51
cost reduction below zero | 118.7 601.2f 118.7c
sacrifice as a cost in response | 601.2h 118 602.2b
counter a spell that can't be countered | 101.2 701.6
counter target ability | 701.6 701.6a
storm count countered spells | 702.40
cascade into split card | 702.85
morph turned face up | 702.37 702.37e 708.8 116.2b
face down creature dies reveal | 708.9
transforming double-faced card enters | 712 712.14 701.27
day and night | 730
initiative | 725
monarch draws | 724 724.2
infect counters | 702.90
ten poison counters | 704.5c 104.3d
proliferate planeswalker | 701.34
scry | 701.22
surveil | 701.25
search library fail to find | 701.23b 701.23
shuffle when nothing found | 701.24 701.23
goad attack | 701.15
menace block | 702.111
trample over planeswalker | 702.19c 702.19
fight and deathtouch | 701.14 702.2
player leaves multiplayer game | 800.4 800.4a
`;

const none: readonly SearchedScenario[] = [];
const asked = QUESTIONS.trim()
  .split('\n')
  .map((line) => line.split(' | '))
  .map(([words = '', rules = '']) => ({ words, rules: rules.split(' ') }));

/** The rules among the first so many that are found. */
const first = (words: string, count: number): readonly string[] =>
  search(words, none, ['2026-02'])
    .slice(0, count)
    .flatMap(({ kind, name }) => (kind === 'rule' ? [name] : []));

/** The questions of which no wanted rule is among the first so many, with the rules that are. */
const missed = (count: number): string[] =>
  asked
    .filter(({ words, rules }) => !first(words, count).some((name) => rules.includes(name)))
    .map(({ words }) => `${words} → ${first(words, count).join(', ')}`);

test('there are a hundred, and they want rules that there are', () => {
  expect(asked).toHaveLength(100);
  for (const { words, rules } of asked)
    for (const number of rules) expect(`${words}: ${isRule('2026-02', number)}`).toBe(`${words}: true`);
});

test('a wanted rule is found first for 55, among the first three for 71', () => {
  expect(missed(1).length, missed(1).join('\n')).toBeLessThanOrEqual(45);
  expect(missed(3).length, missed(3).join('\n')).toBeLessThanOrEqual(29);
});

test.each([
  ['hexproof vs shroud', ['702.11', '702.18']],
  ['difference between scry and surveil', ['701.22', '701.25']],
  ['deathtouch versus lifelink', ['702.2', '702.15']],
])('%s: both, one after the other', (words, both) => {
  expect(first(words, 4)).toEqual(expect.arrayContaining(both));
});

test('a search that is as long as may be ends soon, and one of empty words finds nothing', () => {
  expect(search('the of a', none)).toEqual([]);
  expect(search(`${'creature '.repeat(2000)} vs ${'vs '.repeat(500)}`, none, ['2026-02']).length).toBeGreaterThan(0);
});
