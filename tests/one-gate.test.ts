/**
 * A card of each kind before everything that accepts cards: all say the same word. What differs is stated: tables, boosters, the Lab and
 * `rulewright card` take what is known from its reminder text alone; where people play, and in the Lab, they carry out by hand what was not read; coverage knows today's edition alone, and it alone plays a smoke game.
 */
import { cardText, createCatalogue, deckLimits, memorySource, parseDecklist } from '@rulewright/cards';
import { type CardDefinition, type CardTerms, createGame, type EditionName } from '@rulewright/engine';
import { playableSet } from '@rulewright/limited';
import { compile } from '@rulewright/oracle';
import { settingOf } from '@rulewright/scenario';
import { playableDeck } from '@rulewright/simulate';
import { expect, test } from 'vitest';
import { measureCard } from '../packages/cli/src/card-coverage/measure.ts';
import { examined } from '../packages/cli/src/cards/deck.ts';
import { describeCard } from '../packages/cli/src/cards/describe.ts';
import { chooseDeck } from '../packages/server/src/decks/decks.ts';
import { readDeck } from '../packages/server/src/decks/read-deck.ts';

const EDITION: EditionName = '2006-10';

/** The words, each with what its reason holds. */
const WORDS = {
  taken: /^$/,
  'not understood': /is not understood/,
  'not read': /has a line that was not read/,
  'by reminder': /known from its reminder text alone/,
  'unknown to the edition': /This edition has no keyword/,
  'smoke game': /too-great-numbers/,
} as const;
type Word = keyof typeof WORDS;

const cub = (name: string, text: string) =>
  cardText([{ name, typeLine: 'Creature — Beast', manaCost: '{G}', text, power: '1', toughness: '1' }], {
    layout: 'normal',
  });
const CARDS = {
  read: cub('Plain Cub', 'Flying'),
  refused: cub('Odd Cub', 'When this creature enters, zibble the wug.'),
  byReminder: cub('Strange Cub', 'Frobnicate (Whenever this creature attacks, draw a card.)'),
  hole: cub('Holed Cub', 'Flying\nWhenever this creature attacks, zibble the wug.'),
  newer: cub('New Cub', 'Prowess'),
  faulty: cub('Mad Cub', 'When this creature enters, you gain 2000000000000 life.'),
};
type Kind = keyof typeof CARDS;
const TEXTS = Object.values(CARDS);
/** The card with a hole as if every catalogue gave it: that for games by hand alone does. */
const compiler = {
  version: 'one gate',
  compile: (card: (typeof TEXTS)[number]) =>
    compile(card, { wording: '2026-02', partly: card.name === CARDS.hole.name }),
};
const forest = cardText([{ name: 'Forest', typeLine: 'Basic Land — Forest', text: '' }], { layout: 'normal' });
const source = memorySource(
  'six cards',
  [...TEXTS, forest].map((card) => ({ card })),
);
const cards = createCatalogue<CardDefinition>(source, compiler);
/** What `playableDeck` finds compiled before. */
const store = { get: (_: string, card: (typeof TEXTS)[number]) => compiler.compile(card), put: () => undefined };
const list = (name: string) => `56 Forest\n4 ${name}`;
/** What a command says of a file with that card. */
const commanded = (name: string, terms: CardTerms): string => {
  const found = {
    ok: true,
    file: '-',
    id: 'one',
    name: 'one',
    text: list(name),
    read: parseDecklist(list(name)),
  } as const;
  return examined(found, cards, { edition: EDITION, play: 'constructed', sideboardUsed: false, terms })
    .problems.map(({ reason }) => reason)
    .join(' ');
};
const SEATS = { edition: EDITION, format: 'constructed', sideboardUsed: false } as const;

/** Why the gate does not take the card; empty: it does. */
const GATES: Readonly<Record<string, (kind: Kind) => string>> = {
  'a game begun by a program'(kind) {
    const compiled = cards.compiled(CARDS[kind]);
    if (!compiled.ok) return `${CARDS[kind].name} is not understood`;
    const { key: def, name } = compiled.definition;
    const players = ['A', 'B'].map((player) => ({ name: player, deck: [{ def, name }] }));
    const made = createGame({ edition: EDITION, seed: 1, players, definitions: [compiled.definition] });
    return made.ok ? '' : made.errors.map(({ message }) => message).join(' ');
  },
  'simulate, tournament, gym: a deck made by a program'(kind) {
    const read = parseDecklist(list(CARDS[kind].name));
    const made = read.ok ? playableDeck(read.deck, source, 'one', store, EDITION) : read;
    return made.ok ? '' : made.faults.map(({ reason }) => reason).join(' ');
  },
  'simulate, tournament, gym: a deck of the command': (kind) => commanded(CARDS[kind].name, {}),
  'sit, play by the computer': (kind) => commanded(CARDS[kind].name, { byReminder: 'accept' }),
  'play by a person': (kind) => commanded(CARDS[kind].name, { byReminder: 'accept', byHand: 'accept' }),
  table(kind) {
    const chosen = chooseDeck(cards, { list: list(CARDS[kind].name) }, SEATS, deckLimits());
    return chosen.ok ? '' : chosen.problems.map(({ reason }) => reason).join(' ');
  },
  'page of a deck': (kind) =>
    readDeck(cards, { list: list(CARDS[kind].name) }, SEATS, deckLimits())
      .problems.map(({ reason }) => reason)
      .join(' '),
  boosters(kind) {
    const { name } = CARDS[kind];
    const set = { code: 'ONE', name: 'One', released: '2000-01-01', booster: [], cards: [{ name, sheet: 'common' }] };
    return playableSet(set as Parameters<typeof playableSet>[0], cards, EDITION).leftOut[0]?.reason ?? '';
  },
  scenario(kind) {
    const set = settingOf(scenarioWith(CARDS[kind].name), EDITION, { source, store });
    return set.ok ? '' : set.message;
  },
  Lab(kind) {
    const set = settingOf(scenarioWith(CARDS[kind].name), EDITION, {
      source,
      store,
      byReminder: 'accept',
      byHand: 'accept',
    });
    return set.ok ? '' : set.message;
  },
  card(kind) {
    const { supported, anachronisms } = describeCard(CARDS[kind], EDITION);
    return supported ? '' : (anachronisms[0] ?? `${CARDS[kind].name} is not understood`);
  },
  coverage(kind) {
    const { reason, detail } = measureCard(source, CARDS[kind].name, { smoke: true, wordings: ['2026-02'] });
    return reason === 'words not understood' ? `it is not understood: ${detail}` : (detail ?? '');
  },
};
const scenarioWith = (name: string) => ({
  name: 'one card',
  editions: [EDITION],
  position: { sides: { A: { battlefield: [name] } } },
  script: [],
});

const EXPECTED: Readonly<Record<Kind, { word: Word; but?: Readonly<Record<string, Word>> }>> = {
  read: { word: 'taken' },
  // the Lab compiles it itself, as far as it is read
  refused: { word: 'not understood', but: { Lab: 'taken' } },
  byReminder: {
    word: 'by reminder',
    // people see there what the card does
    but: {
      'sit, play by the computer': 'taken',
      'play by a person': 'taken',
      table: 'taken',
      'page of a deck': 'taken',
      boosters: 'taken',
      Lab: 'taken',
      card: 'taken',
    },
  },
  hole: {
    word: 'not read',
    // people carry it out by hand there; and what compiles it itself is refused by the compiler
    but: {
      'play by a person': 'taken',
      table: 'taken',
      'page of a deck': 'taken',
      Lab: 'taken',
      card: 'not understood',
      coverage: 'not understood',
    },
  },
  newer: {
    word: 'unknown to the edition',
    // it counts by today's rules
    but: { coverage: 'taken' },
  },
  faulty: {
    word: 'taken',
    // what counts there is evidence; elsewhere a game would hold up who waits
    but: { coverage: 'smoke game' },
  },
};

for (const kind of Object.keys(EXPECTED) as Kind[])
  test.each(Object.keys(GATES))(`${kind}: %s`, (gate) => {
    const { word, but } = EXPECTED[kind];
    expect(GATES[gate]?.(kind)).toMatch(WORDS[but?.[gate] ?? word]);
  });
