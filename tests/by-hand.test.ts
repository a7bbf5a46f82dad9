/**
 * Games in which a line decides that people carry out by hand: from invented cards as their text compiles, through the record of the game, to the
 * same game dealt again. 2006: 409.1d, 413.2 · 2009, 2011, 2026: 601.2c, 608.2
 */
import { cardText, createCatalogue, memorySource } from '@rulewright/cards';
import {
  type Answer,
  answer,
  type CardDefinition,
  type CardInDeck,
  characteristics,
  checksum,
  concede,
  createGame,
  decision,
  type EditionName,
  fork,
  type Game,
  isForced,
  labels,
  leastAnswer,
  load,
  objectOf,
  result,
  save,
  undo,
  view,
} from '@rulewright/engine';
import { holesOf } from '@rulewright/engine/vocabulary';
import { answerInWords, compile } from '@rulewright/oracle';
import { gameFileOf, openReplay, type PlayedBy, readGameFile } from '@rulewright/record';
import { expect, test } from 'vitest';

const sorcery = (name: string, text: string) =>
  cardText([{ name, typeLine: 'Sorcery', manaCost: '{0}', text }], { layout: 'normal' });
const artifact = (name: string, text: string) =>
  cardText([{ name, typeLine: 'Artifact', manaCost: '{0}', text }], { layout: 'normal' });
const cub = cardText(
  [{ name: 'Cub', typeLine: 'Creature — Beast', manaCost: '{0}', text: '', power: '2', toughness: '2' }],
  {
    layout: 'normal',
  },
);
const forest = cardText([{ name: 'Forest', typeLine: 'Basic Land — Forest', text: '' }], { layout: 'normal' });
const CARDS = {
  search: sorcery('Odd Search', 'Zibble your library for a card of that wug.'),
  copy: sorcery('Odd Mirror', 'Zibble target creature into wugs.'),
  sweep: sorcery('Odd Sweep', 'Zibble all creatures.'),
  burn: sorcery('Odd Burn', 'Zibble any wug for 20.'),
  lotus: artifact('Odd Lotus', 'Zibble: Wug three mana.'),
  cage: artifact('Odd Cage', 'If a creature would wug, zibble it instead.'),
  trap: artifact('Odd Trap', 'If a creature would wug, zibble it instead.\n{0}: Destroy target creature.'),
  banner: artifact('Odd Banner', 'Creatures you control zibble.'),
  engine: artifact('Odd Engine', '{1}, {T}, Zibble a wug: Draw a card.'),
};
const compiler = {
  version: null,
  compile: (card: typeof forest) => compile(card, { wording: '2026-02' }),
  partly: (card: typeof forest) => compile(card, { wording: '2026-02', partly: true }),
};
const cards = createCatalogue<CardDefinition>(
  memorySource(
    'odd cards',
    [...Object.values(CARDS), cub, forest].map((card) => ({ card })),
  ),
  compiler,
);

/** The same card forty times, Cubs and Forests: every hand has what is needed. */
function deckOf(card: typeof forest): { deck: CardInDeck[]; definitions: CardDefinition[] } {
  const definitions = [card, cub, forest].map((one) => {
    const entry = cards.byHand.card(one.name);
    if (!entry.ok) throw new Error(one.name);
    return entry.definition;
  });
  const [odd, beast, land] = definitions.map(({ key: def, name }) => ({ def, name }));
  return {
    definitions,
    deck: Array.from({ length: 60 }, (_, at) => [odd, beast, land][at % 3] as CardInDeck),
  };
}

class Played {
  readonly game: Game;
  readonly about: PlayedBy;

  constructor(
    card: typeof forest,
    { players = 2, edition = '2026-02' as EditionName, byHand = [...Array(players).keys()] } = {},
  ) {
    const { deck, definitions } = deckOf(card);
    expect(definitions.flatMap((one) => holesOf(one)).length).toBeGreaterThan(0);
    const names = ['Ada', 'Bo', 'Cy', 'Di'].slice(0, players);
    const variant = players > 2 ? ('free-for-all' as const) : ('none' as const);
    const dealt = (seed: number): Game => {
      const made = createGame({
        edition,
        seed,
        definitions,
        players: names.map((name) => ({ name, deck })),
        startingPlayer: 0,
        variant,
        byHand,
        byReminder: 'accept',
      });
      if (!made.ok) throw new Error(made.errors[0]?.message);
      return made.game;
    };
    // a hand that has what the games below need
    let seed = 1;
    const isGood = ({ state, definitions: known }: Game): boolean => {
      const hand = (state.players[0]?.hand ?? []).map(
        (id) => known.get(state.objects.find((one) => one?.id === id)?.def ?? '')?.name,
      );
      const has = (name: string): number => hand.filter((one) => one === name).length;
      return has(card.name) >= 1 && has('Cub') >= 2 && has('Forest') >= 1;
    };
    while (!isGood(dealt(seed))) seed += 1;
    this.game = dealt(seed);
    const about = { deckName: card.name, deck, sideboard: [] };
    this.about = {
      variant,
      startingPlayer: 0,
      anachronisms: 'refuse',
      random: { seed },
      players: names.map((name) => ({ name, ...about })),
    };
    // everybody keeps, and nobody does anything before the first main phase
    while (this.asked().kind !== 'priority' || this.game.state.turn.step !== 'main1') this.least();
  }

  asked() {
    const asked = decision(this.game);
    if (asked === null) throw new Error('nothing is asked');
    return asked;
  }

  say(given: Parameters<typeof answer>[1]): this {
    const done = answer(this.game, given);
    if (!done.ok) throw new Error(`${done.wrong.message}: ${JSON.stringify(given)} to ${this.asked().purpose}`);
    while (decision(this.game) !== null && isForced(this.asked())) answer(this.game, leastAnswer(this.asked()));
    return this;
  }

  least(): void {
    const asked = this.asked();
    // a mulligan is declined
    const keeps = asked.form === 'choose' && asked.kind === 'mulligan';
    this.say(keeps ? [asked.options.findIndex((option) => 'yes' in option && !option.yes)] : leastAnswer(asked));
  }

  /** Answers by the beginnings of the labels, one decision after the other; a number is itself. */
  pick(...wanted: (string | number | readonly string[])[]): this {
    for (const one of wanted) {
      if (typeof one === 'number') this.say(one);
      else {
        const names = labels(this.game, this.asked());
        this.say(
          [one].flat().map((word) => {
            const at = names.findIndex((name) => name === word || name.startsWith(word));
            if (at < 0) throw new Error(`“${word}” is not among ${names.join(' | ')} (${this.asked().purpose})`);
            return at;
          }),
        );
      }
    }
    return this;
  }

  /** Everybody passes until something is asked besides, or the stack is empty. */
  resolve(): this {
    for (let n = 0; n < this.game.state.players.length; n++) if (this.asked().kind === 'priority') this.say([0]);
    return this;
  }

  cast(name: string): this {
    const { cast } = this.game.edition.vocabulary;
    this.pick(`${cast === 'play' ? 'Play' : 'Cast'} ${name}`);
    return this;
  }

  /** Says the line in other words. */
  words(said: string): this {
    const meant = answerInWords(this.game, said);
    if (!meant.ok) throw new Error(meant.wrong.message);
    return this.say(meant.answer);
  }

  labels(): readonly string[] {
    return labels(this.game, this.asked());
  }

  objects(name: string, zone: string): readonly number[] {
    return this.game.state.objects.flatMap((one) =>
      one !== null && one.zone === zone && this.game.definitions.get(one.def)?.name === name ? [one.id] : [],
    );
  }

  /** Every other person agrees. */
  agree(): this {
    while (this.asked().kind === 'yesNo' && this.asked().byHand !== undefined) this.say([0]);
    return this;
  }

  count(name: string, zone: string, player?: number): number {
    return this.game.state.objects.filter(
      (one) =>
        one !== null &&
        one.zone === zone &&
        (player === undefined || one.controller === player) &&
        (one.kind === 'card' || one.copied !== null) &&
        (one.copied?.name ?? this.game.definitions.get(one.def)?.name) === name,
    ).length;
  }

  /** The game is over, and is the same from its file alone. */
  dealtAgain(): void {
    for (const player of this.game.state.players) if (player.id > 0) concede(this.game, player.id);
    expect(result(this.game)).not.toBeNull();
    const written = JSON.stringify(gameFileOf(this.game, this.about));
    const read = readGameFile(written);
    if (!read.ok) throw new Error(read.message);
    expect(read.file.byHand).toBeDefined();
    const opened = openReplay(read.file, cards);
    if (!opened.ok) throw new Error(opened.message);
    expect(checksum(opened.replay.game(read.file.inputs.length))).toBe(checksum(this.game));
    expect(read.file.told?.some(({ text }) => /by hand/i.test(text))).toBe(true);
  }
}

const DONE = 'Done';
const NO_COST = 'Done: there is nothing more to pay';

test('a search: the card found is on the battlefield', () => {
  const t = new Played(CARDS.search);
  t.cast('Odd Search').resolve();
  t.pick('Search a library', 'Ada', 1, 'showing it', 'the battlefield', DONE).agree();
  expect(t.asked().kind).toBe('search');
  t.pick('Cub');
  expect(t.count('Cub', 'battlefield', 0)).toBe(1);
  t.dealtAgain();
});

test('a copy of the target: two creatures more', () => {
  const t = new Played(CARDS.copy);
  t.cast('Cub').resolve();
  t.cast('Odd Mirror').pick('Cub').resolve();
  t.pick('Create tokens that are copies', 'the targets', 2, DONE).agree();
  expect(t.count('Cub', 'battlefield', 0)).toBe(3);
  t.dealtAgain();
});

test('a mass exile: nothing is left', () => {
  const t = new Played(CARDS.sweep);
  t.cast('Cub').resolve();
  t.cast('Cub').resolve();
  t.cast('Odd Sweep').resolve();
  t.pick('Put into exile', ['Cub [1]', 'Cub [2]'], 'as usual', DONE).agree();
  expect([t.count('Cub', 'battlefield'), t.count('Cub', 'exile')]).toEqual([0, 2]);
  t.dealtAgain();
});

test('mana: what is made by hand pays for an ability by hand', () => {
  const t = new Played(CARDS.lotus);
  t.cast('Odd Lotus').resolve();
  t.pick('By hand, Odd Lotus', 'A mana ability', 'Tap permanents', 'Odd Lotus', NO_COST).agree();
  t.pick('Add mana', 'G', 3, DONE).agree();
  expect(t.game.state.players[0]?.mana).toHaveLength(3);
  t.dealtAgain();
});

test('a replacement, done after the fact', () => {
  const t = new Played(CARDS.cage);
  t.cast('Odd Cage').resolve();
  t.cast('Cub').resolve();
  t.pick('By hand, Odd Cage', 'A static or replacement', NO_COST).agree();
  t.pick('Put into exile', 'Cub', 'until this leaves', DONE).agree();
  expect(t.count('Cub', 'exile')).toBe(1);
  t.pick('By hand, Odd Cage', 'A special action', 'Sacrifice permanents', 'Odd Cage', NO_COST).agree();
  t.pick(DONE);
  expect(t.count('Cub', 'battlefield', 0)).toBe(1);
  t.dealtAgain();
});

test('a static ability, for as long as its object is there', () => {
  const t = new Played(CARDS.banner);
  t.cast('Odd Banner').resolve();
  t.cast('Cub').resolve();
  t.pick('By hand, Odd Banner', 'A static or replacement', NO_COST).agree();
  t.pick('Gain or lose a keyword', 'gains', 'flying', 'Cub', 'for as long as', DONE).agree();
  expect(t.game.state.effects).toHaveLength(1);
  t.dealtAgain();
});

const IN_WORDS = 'It can be said in words';

test('a replacement said in other words applies by itself: four players, one of whom objects at first', () => {
  const t = new Played(CARDS.trap, { players: 4 });
  t.cast('Odd Trap').resolve();
  const before = checksum(t.game);
  t.pick('By hand, Odd Trap', IN_WORDS);
  expect(t.asked()).toMatchObject({ form: 'name', byHand: { asks: 'words', others: [1, 2, 3] } });
  t.words('If a creature would die, exile it instead.');
  expect(t.asked()).toMatchObject({
    kind: 'yesNo',
    by: 1,
    byHand: { reworded: true, steps: ['If a creature would die, exile it instead.'] },
  });
  t.say([0]).say([1]);
  expect(t.asked()).toMatchObject({ kind: 'priority', by: 0 });
  expect(t.game.state.reworded).toBeUndefined();
  t.pick('By hand, Odd Trap', IN_WORDS).words('If a creature would die, exile it instead').agree();
  expect(t.game.state.reworded).toMatchObject([{ line: 'If a creature would wug, zibble it instead.' }]);
  expect(checksum(t.game)).not.toBe(before);
  t.cast('Cub').resolve();
  t.pick('Activate Odd Trap: {0}: Destroy').resolve();
  expect([t.count('Cub', 'exile'), t.count('Cub', 'graveyard')]).toEqual([1, 0]);
  t.dealtAgain();
});

test('a static ability said in other words applies by itself, on every copy of its card and whoever has it', () => {
  const t = new Played(CARDS.banner, { players: 4 });
  t.cast('Odd Banner').resolve();
  t.cast('Cub').resolve();
  t.pick('By hand, Odd Banner', IN_WORDS).words('Creatures you control get +2/+2 and have vigilance.').agree();
  const [cub] = t.objects('Cub', 'battlefield');
  expect(characteristics(t.game, cub ?? 0)).toMatchObject({ power: 4, toughness: 4, keywords: ['vigilance'] });
  expect(t.labels().some((label) => label.startsWith('By hand'))).toBe(false);
  const lines = view(t.game, 2).battlefield.find(({ name }) => name === 'Odd Banner');
  expect(lines?.marks).toContainEqual(expect.objectContaining({ mark: 'reworded' }));
  const loaded = load(JSON.parse(JSON.stringify(save(t.game))));
  if (!loaded.ok) throw new Error(loaded.error);
  for (const game of [loaded.game, fork(t.game)])
    expect(characteristics(game, cub ?? 0)).toMatchObject({ power: 4, toughness: 4 });
  t.dealtAgain();
});

test('words that are taken back leave no trace, in the game and in what it is about', () => {
  const t = new Played(CARDS.banner);
  t.cast('Odd Banner').resolve();
  const [before, known] = [checksum(t.game), t.game.definitions.size];
  t.pick('By hand, Odd Banner', IN_WORDS).words('Creatures you control get +2/+2.').agree();
  expect(t.game.definitions.size).toBe(known + 1);
  while (t.game.state.reworded !== undefined) expect(undo(t.game)).toBe(true);
  expect([checksum(t.game), t.game.definitions.size]).toEqual([before, known]);
  t.pick('By hand, Odd Banner', IN_WORDS).say('');
  expect(t.asked()).toMatchObject({ kind: 'priority', by: 0 });
  expect(checksum(t.game)).toBe(before);
});

test.each([
  ['Creatures you control zibble.', /“zibble/],
  ['Destroy target creature.', /an ability of a permanent/],
  ['', null],
  [`Creatures you control get ${'+1/+1 and '.repeat(80)}.`, /at most 600 characters/],
])('the words %j are refused with the reason, and nothing changes', (words, reason) => {
  const t = new Played(CARDS.banner);
  t.cast('Odd Banner').resolve();
  t.pick('By hand, Odd Banner', IN_WORDS);
  const meant = answerInWords(t.game, words);
  if (reason === null) return expect(meant).toEqual({ ok: true, answer: '' });
  expect(meant.ok ? '' : meant.wrong.message).toMatch(reason);
});

test.each<[string, Answer]>([
  ['words alone', 'Creatures you control get +1/+1.'],
  ['what is no tree', { words: 'Flying', abilities: [{ ability: 'wug' }] as never }],
  ['a hole', { words: 'Zibble', abilities: [{ ability: 'unread', text: 'Zibble' }] }],
  ['no abilities', { words: 'Flying', abilities: [] }],
  ['what is not seen', { words: 'Fly\u202eing', abilities: [{ ability: 'keyword', keyword: 'flying' }] }],
])('%s the engine does not take for a line', (_, given) => {
  const t = new Played(CARDS.banner);
  t.cast('Odd Banner').resolve();
  t.pick('By hand, Odd Banner', IN_WORDS);
  const before = checksum(t.game);
  expect(answer(t.game, given).ok).toBe(false);
  expect(checksum(t.game)).toBe(before);
});

test('a keyword that the edition does not have is refused by name', () => {
  const t = new Played(CARDS.banner, { edition: '2006-10' });
  t.cast('Odd Banner').resolve();
  t.pick('By hand, Odd Banner', IN_WORDS);
  const meant = answerInWords(t.game, 'Creatures you control have infect.');
  if (!meant.ok) throw new Error(meant.wrong.message);
  const done = answer(t.game, meant.answer);
  expect(done.ok ? '' : done.wrong.message).toMatch(/infect/i);
});

test('four players: each of the three others agrees, and one objection is enough', () => {
  const t = new Played(CARDS.burn, { players: 4 });
  t.cast('Odd Burn').resolve();
  t.pick('Deal damage');
  expect(t.asked().byHand).toMatchObject({ who: 0, asks: 'place', steps: [], now: 'this deals … damage to …' });
  t.pick('Cy', 20);
  expect(t.asked().byHand).toMatchObject({ asks: 'step', steps: ['this deals 20 damage to Cy'], others: [1, 2, 3] });
  t.pick(DONE);
  t.say([0]);
  expect(t.asked().byHand).toMatchObject({ asks: 'consent', others: [1, 2, 3], agreed: [1] });
  t.say([1]);
  expect(t.asked()).toMatchObject({ kind: 'option', by: 0 });
  t.pick('Deal damage', 'Di', 20, DONE).agree();
  expect(t.game.state.players.map(({ lost }) => lost)).toEqual([false, false, false, true]);
  t.dealtAgain();
});

test('an objection: the line is announced again otherwise', () => {
  const t = new Played(CARDS.engine);
  t.cast('Odd Engine').resolve();
  t.pick('Play Forest');
  t.pick('By hand, Odd Engine', 'An activated ability', NO_COST);
  t.say([1]);
  expect(t.asked().kind).toBe('priority');
  t.pick(
    'By hand, Odd Engine',
    'An activated ability',
    'Pay mana',
    '1',
    'Tap permanents',
    'Odd Engine',
    NO_COST,
  ).agree();
  t.pick('Pay automatically').resolve();
  const before = t.game.state.players[0]?.hand.length ?? 0;
  t.pick('Draw cards', 'Ada', 1, DONE).agree();
  expect(t.game.state.players[0]?.hand).toHaveLength(before + 1);
  t.dealtAgain();
});

test.each<EditionName>(['2006-10', '2009-10', '2011-09'])(
  'against the computer, which is asked nothing, by the rules of %s',
  (edition) => {
    const t = new Played(CARDS.burn, { edition, byHand: [0] });
    t.cast('Odd Burn').resolve();
    t.pick('Deal damage', 'Bo', 20, DONE);
    expect(result(t.game)).toMatchObject({ result: 'won', winners: [0] });
    t.dealtAgain();
  },
);

test('a game that somebody watches in a replay shows who said what', () => {
  const t = new Played(CARDS.burn);
  t.cast('Odd Burn').resolve();
  t.pick('Deal damage', 'Bo', 5, DONE).agree();
  expect(t.game.state.players[1]?.life).toBe(15);
  const file = gameFileOf(t.game, t.about);
  const opened = openReplay(file, cards);
  if (!opened.ok) throw new Error(opened.message);
  const before = opened.replay.game(file.inputs.length - 1);
  expect(decision(before)).toMatchObject({ byHand: { steps: ['this deals 5 damage to Bo'] } });
  expect(objectOf(before, before.state.stack[0] ?? 0)).not.toBeNull();
});
