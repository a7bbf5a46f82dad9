/** Eight kinds of game over which calls are counted, each with fixed seeds, played by random players. */
import { builtInDecks, type CardSource, type Decklist, layeredSource, parseDecklist } from '@rulewright/cards';
import { mtgjsonSource, readCardFile } from '@rulewright/cards/node';
import { builtInScenarios } from '@rulewright/conformance';
import {
  type CardDefinition,
  type CardInDeck,
  createGame,
  type Game,
  type Leads,
  play,
  type Variant,
  view,
} from '@rulewright/engine';
import { randomPlayer } from '@rulewright/players';
import { runScenario } from '@rulewright/scenario';
import { playableDeck } from '@rulewright/simulate';

/** The play: how many decisions, and the games, whose sum differs where anything was decided otherwise. */
export interface Outcome {
  readonly decisions: number;
  readonly games: readonly Game[];
}

/** One kind of game, ready to be played. */
export interface Pairing {
  readonly name: string;
  /** plays all of it */
  readonly play: () => Outcome;
}

const EDITION = '2026-02';
const GAMES = 3;

/** Creatures without abilities against such creatures and burn. */
const VANILLA = [
  '24 Forest\n8 Grizzly Bears\n8 Centaur Courser\n8 Alpine Grizzly\n6 Rumbling Baloth\n6 Vastwood Gorger',
  '24 Mountain\n8 Goblin Piker\n8 Hill Giant\n8 Canyon Minotaur\n4 Lightning Bolt\n4 Shock\n4 Fire Elemental',
] as const;
const OF_TODAY =
  '12 Plains\n12 Mountain\n6 Hearthlight Cook\n6 Guild Bookkeeper\n6 Roadside Prospector\n6 Cinder Verdict\n6 Bridge Warden\n6 Reckless Tunneler';

/** By what each pairing is there to see. */
const BUILT_IN: Readonly<Record<string, readonly [string, string]>> = {
  control: ['1998-randy-buehler-draw-go', '1999-jakub-slemr-mono-black-control'],
  combo: ['2003-wolfgang-eder-goblin-bidding', '2003-dave-humpherys-blue-green-madness'],
  tokens: ['2002-sim-han-how-squirrel-opposition', '2002-raphael-levy-le-wonder-goose'],
  artifacts: ['2004-affinity', '1999-kai-budde-red-artifact-wildfire'],
};

interface Deck {
  readonly cards: readonly CardInDeck[];
  readonly leads?: Leads<CardInDeck>;
  readonly definitions: readonly CardDefinition[];
}

function deckOf(list: Decklist, source: CardSource, name: string): Deck {
  const result = playableDeck(list, source, name);
  if (!result.ok) throw new Error(`${name}: ${result.faults.map(({ reason }) => reason).join('; ')}`);
  const { main, commander, definitions } = result.deck;
  return { cards: main, definitions, ...(commander && { leads: commander }) };
}

/** The deck of a list as one types it. @throws where it is none, or a card is not there or not read */
export function typed(text: string, source: CardSource): Deck {
  const list = parseDecklist(text);
  if (!list.ok) throw new Error(list.faults.map(({ reason }) => reason).join('; '));
  return deckOf(list.deck, source, text);
}

/** All of them, their cards compiled. @throws where a card is not there or not read */
export async function pairings(): Promise<Pairing[]> {
  const npm = mtgjsonSource();
  if (!npm.ok) throw new Error(npm.reason);
  const made = await readCardFile(new URL('today.json', import.meta.url).pathname);
  if (!made.ok) throw new Error(made.reason);
  const builtIn = (id: string): Deck => {
    const found = builtInDecks().find((one) => one.id === id);
    if (!found) throw new Error(`there is no deck ${id}`);
    return deckOf(found.deck, npm.source, id);
  };
  const commanders = ['2006-kamahl-wilds', '2006-kumano-fires'].map(builtIn);
  const today = layeredSource([made.source, npm.source]);
  return [
    pairing(
      'vanilla',
      VANILLA.map((text) => typed(text, npm.source)),
    ),
    ...Object.entries(BUILT_IN).map(([name, ids]) => pairing(name, ids.map(builtIn))),
    pairing('commander', [...commanders, ...commanders], 'free-for-all', 1),
    pairing('today', [typed(OF_TODAY, today), typed(OF_TODAY, today)]),
    { name: 'position', play: () => positions(npm.source) },
  ];
}

function pairing(name: string, decks: readonly Deck[], variant: Variant = 'none', times = GAMES): Pairing {
  const definitions = [...new Map(decks.flatMap((one) => one.definitions).map((d) => [d.key, d])).values()];
  return {
    name,
    play() {
      let decisions = 0;
      const games: Game[] = [];
      for (let seed = 1; seed <= times; seed++) {
        const created = createGame({
          edition: EDITION,
          seed,
          variant,
          players: decks.map(({ cards, leads }, seat) => ({
            name: `Player ${seat + 1}`,
            deck: cards,
            agent: randomPlayer(`${seed}/${seat}`),
            ...(leads && { commander: leads }),
          })),
          definitions,
        });
        if (!created.ok) throw new Error(`${name}: ${created.errors.map(({ message }) => message).join('; ')}`);
        play(created.game);
        decisions += created.game.decisions;
        games.push(created.game);
      }
      return { decisions, games };
    },
  };
}

/** Scenarios as the Lab asks of them: the script played, each seat's view at every answer. */
function positions(source: CardSource): Outcome {
  let decisions = 0;
  const games: Game[] = [];
  for (const { scenario } of builtInScenarios().filter((_, at) => at % 400 === 0)) {
    const outcome = runScenario(scenario, scenario.editions.at(-1) ?? EDITION, {
      source,
      onDecision(game) {
        decisions++;
        for (const seat of game.state.players.keys()) view(game, seat);
      },
    });
    if (!outcome.setting) throw new Error(outcome.message ?? scenario.name);
    games.push(outcome.setting.game);
  }
  return { decisions, games };
}
