import { expect, test } from 'vitest';
import { cardText, type FaceFacts } from './card-text.ts';
import { deckFor, mayLead } from './commander-deck.ts';
import { checkDeck, type Led } from './deck-legality.ts';
import type { ResolvedDeck, ResolvedEntry } from './resolve-deck.ts';

type Edition = Parameters<typeof mayLead>[1];

const entry = (count: number, name: string, typeLine: string, more: Partial<FaceFacts> = {}): ResolvedEntry => ({
  count,
  card: cardText([{ name, typeLine, ...more }], { layout: 'normal' }),
  line: 1,
});
const basics = { W: 'Plains', U: 'Island', B: 'Swamp', R: 'Mountain', G: 'Forest' } as const;
const basic = (colour: keyof typeof basics, count: number): ResolvedEntry =>
  entry(count, basics[colour], `Basic Land — ${basics[colour]}`, { text: `({T}: Add {${colour}}.)` });
const goblin = (more: Partial<FaceFacts> = {}) =>
  entry(1, 'Chief', 'Legendary Creature — Goblin', { manaCost: '{2}{R}{R}', power: '3', toughness: '3', ...more });
const led = (lead: ResolvedEntry | null, ...main: ResolvedEntry[]): ResolvedDeck => ({
  main,
  sideboard: [],
  ...(lead && { commander: [lead] }),
});
const broken = (deck: ResolvedDeck, edition: Edition = '2026-02', play: Led = 'commander'): string[] =>
  checkDeck(deck, { edition, play }).map(({ rule }) => rule);

test('a hundred cards with the commander, each nonbasic name once', () => {
  expect(broken(led(goblin(), basic('R', 99)))).toEqual([]);
  expect(broken(led(goblin(), basic('R', 98)))).toEqual(['903.5a']);
  expect(broken(led(goblin(), basic('R', 100)))).toEqual(['903.5a']);
  expect(broken(led(goblin(), basic('R', 97), entry(2, 'Shock', 'Instant', { manaCost: '{R}' })))).toEqual(['903.5b']);
  expect(broken(led(goblin(), basic('R', 98), { ...goblin(), count: 1 }))).toEqual(['903.5b']);
  const rats = entry(30, 'Rats', 'Creature', { text: 'A deck can have any number of cards named Rats.' });
  expect(broken(led(goblin(), basic('R', 69), rats))).toEqual([]);
});

test('the rules of each edition are named by its own numbers', () => {
  const wrong = led(goblin(), basic('R', 90), entry(2, 'Opt', 'Instant', { manaCost: '{U}' }), basic('G', 3));
  expect(broken(wrong, '2009-10')).toEqual(['903.4a', '903.4b', '903.4c', '903.4d']);
  expect(broken(wrong, '2011-09')).toEqual(['903.5a', '903.5b', '903.5c', '903.5d']);
  expect(broken(wrong, '2026-02')).toEqual(['903.5a', '903.5b', '903.5c', '903.5d']);
  expect(broken(wrong, '2006-10')).toEqual(['100.2']);
});

test('a deck needs one commander, which is a legendary creature', () => {
  expect(broken(led(null, basic('R', 100)))).toEqual(['903.3']);
  expect(
    broken({ ...led(goblin(), basic('R', 98)), commander: [goblin(), entry(1, 'Other', 'Legendary Creature')] }),
  ).toEqual(['903.3']);
  expect(broken(led(entry(1, 'Nobody', 'Creature — Goblin', { manaCost: '{R}' }), basic('R', 99)))).toEqual(['903.3']);
});

test('two lead a deck if a partner ability pairs them, and each pairs in its own way', () => {
  const legend = (name: string, text: string, typeLine = 'Legendary Creature — Elf') =>
    entry(1, name, typeLine, { manaCost: '{R}', text });
  const two = (a: ResolvedEntry, b: ResolvedEntry, edition: Edition = '2026-02'): string[] =>
    broken({ ...led(null, basic('R', 98)), commander: [a, b] }, edition);
  const partner = legend('Ash', 'Haste, partner (You can have two commanders if both have partner.)');
  expect(two(partner, legend('Bea', 'Partner'))).toEqual([]);
  expect(two(partner, legend('Bea', 'Haste'))).toEqual(['903.3']);
  expect(two(partner, legend('Bea', 'Partner'), '2011-09')).toEqual(['903.3']);
  expect(two(partner, legend('Bea', 'Partner', 'Creature — Elf'))).toEqual(['903.3']);
  const survivor = legend('Cal', 'Partner—Survivors (They pair.)');
  expect(two(survivor, legend('Dot', 'Partner—Survivors'))).toEqual([]);
  expect(two(survivor, legend('Dot', 'Partner—Father & son'))).toEqual(['903.3']);
  expect(two(survivor, partner)).toEqual(['903.3']);
  expect(two(legend('Eva', 'Friends forever'), legend('Fay', 'Partner—Friends forever'))).toEqual([]);
  const named = legend('Gus', 'Partner with Hal, Old Friend (They may search.)');
  expect(two(named, legend('Hal, Old Friend', 'Partner with Gus'))).toEqual([]);
  expect(two(named, legend('Ian', 'Partner with Gus'))).toEqual(['903.3']);
  expect(two(named, partner)).toEqual(['903.3']);
  const background = legend('Past', '', 'Legendary Enchantment — Background');
  const chooser = legend('Jan', 'Choose a Background');
  expect(two(chooser, background)).toEqual([]);
  expect(two(background, chooser)).toEqual([]);
  expect(two(chooser, chooser)).toContain('903.3');
  expect(two(partner, background)).toEqual(['903.3']);
  expect(broken(led(background, basic('R', 99)))).toEqual(['903.3']);
  const doctor = entry(1, 'Doctor', '', { manaCost: '{R}' });
  const timeLord = (subtypes: string[]): ResolvedEntry => ({
    ...doctor,
    card: { ...doctor.card, supertypes: ['Legendary'], types: ['Creature'], subtypes },
  });
  const companion = legend('Kim', 'Doctor’s companion (You can have two commanders if the other is the Doctor.)');
  expect(two(companion, timeLord(['Time Lord', 'Doctor']))).toEqual([]);
  expect(two(companion, timeLord(['Human', 'Time Lord', 'Doctor']))).toEqual(['903.3']);
});

test('two commanders are among the hundred cards, and give the deck the colors of both', () => {
  const ash = goblin({ text: 'Partner' });
  const bea = entry(1, 'Bea', 'Legendary Creature — Elf', { manaCost: '{G}', text: 'Partner' });
  const both = (...main: ResolvedEntry[]) => broken({ ...led(null, ...main), commander: [ash, bea] });
  expect(both(basic('R', 50), basic('G', 48))).toEqual([]);
  expect(both(basic('R', 50), basic('G', 49))).toEqual(['903.5a']);
  expect(both(basic('R', 50), basic('W', 48))).toEqual(['903.5d']);
  expect(broken({ ...led(null, basic('R', 97)), commander: [ash, bea, bea] })).toContain('903.3');
});

test('what else may lead a deck today, and in Brawl', () => {
  const may = (typeLine: string, more: Partial<FaceFacts> = {}) =>
    (['2009-10', '2011-09', '2026-02'] as const).map((edition) =>
      mayLead(entry(1, 'It', typeLine, more).card, edition, 'commander'),
    );
  expect(may('Legendary Creature — Elf')).toEqual([true, true, true]);
  expect(may('Legendary Artifact — Vehicle')).toEqual([false, false, true]);
  expect(may('Legendary Artifact — Spacecraft')).toEqual([false, false, false]);
  expect(may('Legendary Artifact — Spacecraft', { power: '4', toughness: '4' })).toEqual([false, false, true]);
  expect(may('Legendary Planeswalker — Daretti', { text: 'Daretti can be your commander.' })).toEqual([
    false,
    false,
    true,
  ]);
  const walker = entry(1, 'Jace', 'Legendary Planeswalker — Jace').card;
  expect(mayLead(walker, '2026-02', 'commander')).toBe(false);
  expect(mayLead(walker, '2026-02', 'brawl')).toBe(true);
});

test('the colors of a card are those of its symbols, its indicator and its own words, without reminder text', () => {
  const with1 = (more: Partial<FaceFacts>, typeLine = 'Artifact', edition: Edition = '2026-02') =>
    broken(led(goblin(), basic('R', 98), entry(1, 'Thing', typeLine, more)), edition);
  expect(with1({ manaCost: '{R/P}{C}' })).toEqual([]);
  expect(with1({ text: '{T}: Add {R}.' })).toEqual([]);
  expect(with1({ text: '{T}: Add {G}.' })).toEqual(['903.5c']);
  expect(with1({ text: 'Extort (You may pay {W/B}.)' })).toEqual([]);
  expect(with1({ manaCost: '{R/W}' })).toEqual(['903.5c']);
  expect(with1({ text: 'Thing is all colors.' })).toEqual(['903.5c']);
  expect(with1({ text: 'Thing is all colors.' }, 'Artifact', '2009-10')).toEqual([]);
  expect(with1({ manaCost: '', colors: ['B'] }, 'Creature')).toEqual(['903.5c']);
  expect(with1({}, 'Land — Mountain Forest')).toEqual(['903.5d']);
  expect(with1({}, 'Land — Mountain Forest', '2009-10')).toEqual([]);
});

test('in 2009 the mana cost of the general alone says which colors its deck has', () => {
  const striding = goblin({ text: '{G}: Regenerate Chief.' });
  const forests = led(striding, basic('R', 89), basic('G', 10));
  expect(broken(forests, '2009-10')).toEqual(['903.4d']);
  expect(broken(forests, '2011-09')).toEqual([]);
});

test('Brawl: sixty cards, and basic lands of one type under a colorless commander', () => {
  expect(broken(led(goblin(), basic('R', 59)), '2026-02', 'brawl')).toEqual([]);
  expect(broken(led(goblin(), basic('R', 99)), '2026-02', 'brawl')).toEqual(['903.12d']);
  expect(broken(led(goblin(), basic('R', 59)), '2011-09', 'brawl')).toEqual(['100.2']);
  const karn = entry(1, 'Golem', 'Legendary Artifact Creature — Golem', { manaCost: '{7}' });
  expect(broken(led(karn, basic('U', 59)), '2026-02', 'brawl')).toEqual([]);
  expect(broken(led(karn, basic('U', 58), basic('R', 1)), '2026-02', 'brawl')).toEqual(['903.5d']);
  expect(broken(led(karn, basic('U', 99)))).toEqual(['903.5d']);
});

test('with a commander there is no sideboard; its only card is the commander where none is named', () => {
  const asMtgo: ResolvedDeck = { main: [basic('R', 99)], sideboard: [goblin()] };
  expect(broken(deckFor('commander', asMtgo))).toEqual([]);
  expect(deckFor('constructed', asMtgo)).toBe(asMtgo);
  const maybe = deckFor('commander', { ...led(goblin(), basic('R', 99)), sideboard: [basic('U', 3)] });
  expect(broken(maybe)).toEqual([]);
  expect(maybe.sideboard).toEqual([]);
});
