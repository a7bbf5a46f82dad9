/** What is measured: whole games, decisions, clones, action lists, characteristics, resuming, compiling. */
import { createHash } from 'node:crypto';
import { findDeck, resolveDeck } from '@rulewright/cards';
import { mtgjsonSource } from '@rulewright/cards/node';
import {
  type CardDefinition,
  type Game,
  canonical,
  checksum,
  createGame,
  decision,
  fork,
  load,
  save,
  answer as give,
} from '@rulewright/engine';
import { Checksum, cloneState, derive, legalActions } from '@rulewright/engine/internal';
import { type CardText, compile } from '@rulewright/oracle';
import { newEnvironment } from '@rulewright/gym';
import { randomPlayer } from '@rulewright/players';
import { type PlayableDeck, matchOf, playOne, playableDeck } from '@rulewright/simulate';

export interface Figure {
  name: string;
  value: number;
  unit: string;
  /** a fast wrong answer gives another */
  checksum: string;
}

const DECKS = ['1998-brian-hacker-white-weenie', '1998-ben-rubin-sligh'] as const;

const cut = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16);
const rounded = (n: number): number => Number(n.toPrecision(5));

let loaded: { decks: [PlayableDeck, PlayableDeck]; texts: CardText[] } | null = null;

function decks(): { decks: [PlayableDeck, PlayableDeck]; texts: CardText[] } {
  if (loaded) return loaded;
  const source = mtgjsonSource();
  if (!source.ok) throw new Error(`${source.file}: ${source.reason}`);
  const texts: CardText[] = [];
  const made = DECKS.map((id) => {
    const found = findDeck(id);
    if (!found.ok) throw new Error(`there is no deck ${id}`);
    const resolved = resolveDeck(found.deck.deck, source.source);
    if (!resolved.ok) throw new Error(resolved.faults[0]?.reason);
    texts.push(...[...resolved.deck.main, ...resolved.deck.sideboard].map((entry) => entry.card));
    const playable = playableDeck(found.deck.deck, source.source, id);
    if (!playable.ok) throw new Error(playable.faults.map((f) => f.reason).join('; '));
    return playable.deck;
  });
  loaded = { decks: made as [PlayableDeck, PlayableDeck], texts };
  return loaded;
}

/** Seconds that `work` takes, the best of some attempts. */
function best(attempts: number, work: () => void): number {
  let seconds = Number.POSITIVE_INFINITY;
  for (let attempt = 0; attempt < attempts; attempt++) {
    const started = performance.now();
    work();
    seconds = Math.min(seconds, (performance.now() - started) / 1000);
  }
  return seconds;
}

function games(): Figure[] {
  const [a, b] = decks().decks;
  const match = matchOf(a, b, { seed: 'bench', edition: '2026-02' });
  for (let game = 0; game < 40; game++) playOne(match, 10_000 + game);
  const count = 300;
  let sums = '';
  let decisions = 0;
  const seconds = best(2, () => {
    sums = '';
    decisions = 0;
    for (let game = 0; game < count; game++) {
      const played = playOne(match, game);
      if (played.end === 'error' || played.end === 'unfinished') throw new Error(`game ${game}: ${played.reason}`);
      sums += played.checksum;
      decisions += played.decisions;
    }
  });
  return [
    { name: 'random games', value: rounded(count / seconds), unit: 'games/s', checksum: cut(sums) },
    { name: 'decisions', value: rounded(decisions / seconds), unit: 'decisions/s', checksum: cut(`${decisions}`) },
  ];
}

/** A game suspended in a main phase some way in; main decks and sideboards together make 150 cards. */
function middle(answers = 400): Game {
  const pair = decks().decks;
  for (let at = 0; at < 1000; at++) {
    const made = createGame({
      seed: `middle ${at}`,
      players: pair.map((deck) => ({ name: deck.name, deck: [...deck.main, ...deck.sideboard] })),
      definitions: pair.flatMap((deck) => deck.definitions),
      startingPlayer: 0,
    });
    if (!made.ok) throw new Error(made.errors[0]?.message);
    const { game } = made;
    const players = [randomPlayer(`a${at}`), randomPlayer(`b${at}`)];
    let asked = decision(game);
    for (
      let n = 0;
      asked &&
      (n < answers ||
        asked.kind !== 'priority' ||
        asked.by !== game.state.turn.active ||
        game.state.turn.step !== 'main1');
      n++
    ) {
      const player = players[asked.by];
      if (!player) throw new Error('a third player');
      const given = give(game, player(asked, game));
      if (!given.ok) throw new Error(given.wrong.message);
      asked = decision(game);
    }
    if (asked) return game;
  }
  throw new Error('no game lasted long enough');
}

function clone(): Figure[] {
  const { state } = middle();
  const objects = state.objects.filter((o) => o !== null).length;
  const times = 5000;
  for (let i = 0; i < times; i++) cloneState(state);
  const seconds = best(5, () => {
    for (let i = 0; i < times; i++) cloneState(state);
  });
  return [
    {
      name: `clone at ${objects} objects`,
      value: rounded((seconds / times) * 1e6),
      unit: 'µs',
      checksum: cut(JSON.stringify(cloneState(state))),
    },
  ];
}

function actions(): Figure[] {
  const game = middle();
  const player = decision(game)?.by ?? 0;
  const times = 5000;
  const list = (): unknown => legalActions(game, player);
  for (let i = 0; i < times; i++) list();
  const seconds = best(5, () => {
    for (let i = 0; i < times; i++) list();
  });
  return [
    {
      name: 'legal-action list',
      value: rounded((seconds / times) * 1e6),
      unit: 'µs',
      checksum: cut(JSON.stringify(list())),
    },
  ];
}

/** Twenty static effects over sixty permanents, the table dropped each time. */
function cold(): Figure[] {
  const lord = (n: number): CardDefinition => ({
    key: `bench-lord-${n}`,
    name: `Banner ${n}`,
    layout: 'normal',
    faces: [
      {
        name: `Banner ${n}`,
        manaCost: ['1'],
        supertypes: [],
        types: ['enchantment'],
        subtypes: [],
        abilities: [
          {
            ability: 'static',
            parts: [
              {
                part: 'change',
                affects: {
                  set: 'all',
                  where: {
                    is: 'and',
                    of: [
                      { is: 'type', type: 'creature' },
                      { is: 'controlledBy', player: { who: 'you' } },
                    ],
                  },
                },
                mods: [
                  { mod: 'modifyPT', power: 1, toughness: 1 },
                  ...(n % 4 === 0
                    ? [
                        {
                          mod: 'gain' as const,
                          abilities: [{ ability: 'keyword' as const, keyword: 'flying' as const }],
                        },
                      ]
                    : []),
                ],
              },
            ],
          },
        ],
      },
    ],
  });
  const creature: CardDefinition = {
    key: 'bench-creature',
    name: 'Soldier',
    layout: 'normal',
    faces: [
      {
        name: 'Soldier',
        manaCost: ['1'],
        supertypes: [],
        types: ['creature'],
        subtypes: ['Soldier'],
        power: 2,
        toughness: 2,
        abilities: [{ ability: 'keyword', keyword: 'vigilance' }],
      },
    ],
  };
  const lords = Array.from({ length: 20 }, (_, n) => lord(n));
  const made = createGame({
    seed: 1,
    players: [
      { name: 'A', deck: [] },
      { name: 'B', deck: [] },
    ],
    definitions: [...lords, creature],
    startingPlayer: 0,
    position: {
      objects: [
        ...lords.map((definition, n) => ({
          name: definition.name,
          def: definition.key,
          player: n % 2,
          zone: 'battlefield' as const,
          label: `l${n}`,
        })),
        ...Array.from({ length: 40 }, (_, n) => ({
          name: 'Soldier',
          def: 'bench-creature',
          player: n % 2,
          zone: 'battlefield' as const,
          label: `c${n}`,
        })),
      ],
    },
  });
  if (!made.ok) throw new Error(made.errors[0]?.message);
  const { game } = made;
  const times = 500;
  const table = (): unknown => {
    game.derived = null;
    return derive(game);
  };
  for (let i = 0; i < times; i++) table();
  const seconds = best(5, () => {
    for (let i = 0; i < times; i++) table();
  });
  const sum = JSON.stringify(
    derive(game).characteristics.map((c) => (c ? [c.name, c.power, c.toughness, c.keywords] : null)),
  );
  return [
    {
      name: 'cold characteristics, 60 permanents',
      value: rounded((seconds / times) * 1e6),
      unit: 'µs',
      checksum: cut(sum),
    },
  ];
}

function resume(): Figure[] {
  const game = middle();
  const text = JSON.stringify(save(game));
  const times = 50;
  const again = (): Game => {
    const result = load(JSON.parse(text));
    if (!result.ok) throw new Error(JSON.stringify(result.error));
    decision(result.game);
    return result.game;
  };
  for (let i = 0; i < 10; i++) again();
  const seconds = best(3, () => {
    for (let i = 0; i < times; i++) again();
  });
  return [
    {
      name: 'resume from saved JSON',
      value: rounded((seconds / times) * 1e3),
      unit: 'ms',
      checksum: checksum(again()),
    },
  ];
}

function forking(): Figure[] {
  const game = middle();
  const times = 500;
  const seconds = best(3, () => {
    for (let i = 0; i < times; i++) fork(game);
  });
  return [
    {
      name: 'fork at a decision',
      value: rounded((seconds / times) * 1e6),
      unit: 'µs',
      checksum: new Checksum().add(canonical(fork(game).state)).digest(),
    },
  ];
}

/** Steps of an environment for learning, by the first action that may be taken and the last in turn. */
function gym(): Figure[] {
  const environment = newEnvironment({ decks: decks().decks, opponent: 'random' });
  const count = 3000;
  let sum = new Checksum();
  const play = (): void => {
    sum = new Checksum();
    let episode = 0;
    let step = environment.reset(episode);
    for (let n = 0; n < count; n++) {
      step = environment.step(n % 3 === 0 ? step.mask.lastIndexOf(1) : step.mask.indexOf(1));
      sum.add(`${step.observation.reduce((total, value) => total + value, 0)}`);
      if (step.terminated || step.truncated) step = environment.reset(++episode);
    }
  };
  play();
  return [{ name: 'gym steps', value: rounded(count / best(2, play)), unit: 'steps/s', checksum: sum.digest() }];
}

function compiling(): Figure[] {
  const { texts } = decks();
  const all = (): string => texts.map((text) => (compile(text).ok ? 'y' : 'n')).join('');
  all();
  const seconds = best(3, () => void all());
  return [
    {
      name: 'compile speed',
      value: rounded(texts.length / seconds),
      unit: 'cards/s',
      checksum: cut(
        JSON.stringify(
          texts.map((text) => {
            const result = compile(text);
            return result.ok ? result.definition.key : text.name;
          }),
        ),
      ),
    },
  ];
}

export const measures: Readonly<Record<string, () => Figure[]>> = {
  games,
  clone,
  actions,
  cold,
  resume,
  fork: forking,
  compile: compiling,
  gym,
};
