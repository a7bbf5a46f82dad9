/**
 * Writes what this version saves into `tests/corpus/VERSION`: saved games, records of games, links of the Lab. It is run once for each release
 * (`npm run corpus`), and from then on `corpus.test.ts` opens what was written. No card has a text in it.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createCatalogue, findDeck } from '@rulewright/cards';
import { mtgjsonSource } from '@rulewright/cards/node';
import {
  answer,
  type CardDefinition,
  createGame,
  decision,
  type EditionName,
  EDITIONS,
  ENGINE_VERSION,
  type Game,
  save,
} from '@rulewright/engine';
import { compileEitherWording } from '@rulewright/oracle';
import { heuristicPlayer, randomPlayer } from '@rulewright/players';
import { gameFileOf, type PlayedBy } from '@rulewright/record';
import { playableDeck } from '@rulewright/simulate';
import { emptyDoc, withLine, withName } from '../../packages/web/src/lab/document.ts';
import { packed } from '../../packages/web/src/lab/link.ts';

const folder = new URL(`${ENGINE_VERSION}/`, import.meta.url);
if (existsSync(folder))
  throw new Error(`The corpus of ${ENGINE_VERSION} is written: what was released is not changed.`);
mkdirSync(folder, { recursive: true });
const write = (name: string, text: string): void => writeFileSync(new URL(name, folder), `${text}\n`);

const opened = mtgjsonSource();
if (!opened.ok) throw new Error(opened.reason);
const { source } = opened;
const cards = createCatalogue<CardDefinition>(source, { version: null, compile: compileEitherWording });

type Player = ReturnType<typeof randomPlayer>;

/** Creatures without abilities and the lands that pay for them. */
const PLAIN: readonly Readonly<Record<string, number>>[] = [
  { Forest: 16, 'Grizzly Bears': 12, 'Trained Armodon': 12 },
  { Mountain: 16, 'Goblin Piker': 12, 'Hill Giant': 12 },
];

function definitionOf(name: string): CardDefinition {
  const entry = cards.card(name);
  if (!entry.ok) throw new Error(`${name} cannot be played with`);
  // what a saved game keeps of a card holds its printed text
  return { ...entry.definition, faces: entry.definition.faces.map((face) => ({ ...face, text: '' })) as never };
}

function played(edition: EditionName, players: number, answers: number, who: readonly Player[]): Game {
  const decks = Array.from({ length: players }, (_, seat) => PLAIN[seat % 2] ?? {});
  const definitions = [...new Set(decks.flatMap((deck) => Object.keys(deck)))].map(definitionOf);
  const keys = new Map(definitions.map((definition) => [definition.faces[0].name, definition.key]));
  const made = createGame({
    edition,
    seed: `${edition} ${players}`,
    ...(players > 2 && { variant: 'free-for-all' as const }),
    players: decks.map((deck, seat) => ({
      name: `Player ${seat + 1}`,
      deck: Object.entries(deck).flatMap(([name, count]) =>
        Array.from({ length: count }, () => ({ def: keys.get(name) ?? '', name })),
      ),
    })),
    definitions,
  });
  if (!made.ok) throw new Error(made.errors.map(({ message }) => message).join('; '));
  playOn(made.game, answers, who);
  return made.game;
}

function playOn(game: Game, answers: number, who: readonly Player[]): void {
  for (let given = 0; given < answers; given += 1) {
    const asked = decision(game);
    if (asked === null) return;
    const done = answer(game, (who[asked.by % who.length] as Player)(asked, game));
    if (!done.ok) throw new Error(done.wrong.message);
  }
}

const steady = (): Player[] => [heuristicPlayer(1), heuristicPlayer(2)];

for (const edition of EDITIONS) write(`save-${edition}.json`, JSON.stringify(save(played(edition, 2, 120, steady()))));
write('save-first-question.json', JSON.stringify(save(played('2026-02', 2, 0, steady()))));
write('save-of-three.json', JSON.stringify(save(played('2026-02', 3, 60, [randomPlayer(1)]))));
write('save-at-random.json', JSON.stringify(save(played('2009-10', 2, 80, [randomPlayer(2), randomPlayer(3)]))));

/** Real decks, of which a record has the names alone. */
function recorded(edition: EditionName, names: readonly [string, string], answers: number): string {
  const decks = names.map((name) => {
    const found = findDeck(name);
    const playable = found.ok ? playableDeck(found.deck.deck, source, name) : null;
    if (!playable?.ok) throw new Error(`${name} cannot be played with`);
    return playable.deck;
  });
  const about: PlayedBy = {
    variant: 'none',
    startingPlayer: 'random',
    anachronisms: 'refuse',
    random: { seed: `${edition} ${names.join(' ')}` },
    players: decks.map(({ name, main }, seat) => ({
      name: `Player ${seat + 1}`,
      deckName: name,
      deck: [...main],
      sideboard: [],
    })),
  };
  const made = createGame({
    edition,
    seed: `${edition} ${names.join(' ')}`,
    startingPlayer: 'random',
    players: about.players,
    definitions: decks.flatMap(({ definitions }) => definitions),
  });
  if (!made.ok) throw new Error(made.errors.map(({ message }) => message).join('; '));
  playOn(made.game, answers, steady());
  return JSON.stringify(gameFileOf(made.game, about));
}

for (const edition of EDITIONS) write(`record-${edition}.json`, recorded(edition, ['Sligh', 'White Weenie'], 5000));
write('record-unfinished.json', recorded('2026-02', ['White Weenie', 'Draw-Go'], 60));
write('record-not-begun.json', recorded('2011-09', ['Sligh', 'White Weenie'], 0));
write('record-of-blue.json', recorded('2006-10', ['Draw-Go', 'Sligh'], 400));

const scenario = readFileSync(new URL('../examples/scenario.scenario', import.meta.url), 'utf8').trimEnd();
const small = 'Two bears  2026\n  Card Young Bear | {1}{G} | Creature — Bear | 2/2\n  A: Young Bear\n  B: Young Bear';
const line = withLine(withLine(emptyDoc(small), 'A passes'), 'B passes');
const links: Record<string, Parameters<typeof packed>[0]> = {
  empty: { doc: emptyDoc(''), edition: '2026-02', beside: null },
  position: { doc: emptyDoc(small), edition: '2026-02', beside: null },
  scenario: { doc: emptyDoc(scenario), edition: '2009-10', beside: null },
  line: { doc: line, edition: '2011-09', beside: null },
  branches: { doc: withName(line, 2, 'nobody acts'), edition: '2026-02', beside: null },
  beside: { doc: emptyDoc(small), edition: '2026-02', beside: '2006-10' },
};
for (const [name, shared] of Object.entries(links)) write(`link-${name}.txt`, await packed(shared));
