/** Writing down a game that was played. 2006, 2009, 2011, 2026: none (the format is ours) */
import { hasKeys, takes, takesGame } from '@rulewright/engine/arguments';
import {
  type CardInDeck,
  checksum,
  ENGINE_VERSION,
  type Game,
  ledBy,
  type Leads,
  leadsOf,
  result,
  type Variant,
} from '@rulewright/engine';
import type { GameFile } from './game-file.ts';

/** What a game does not know of itself. */
export interface PlayedBy {
  readonly variant: Variant;
  readonly brawl?: boolean;
  readonly startingPlayer: GameFile['startingPlayer'];
  readonly anachronisms: GameFile['anachronisms'];
  readonly random: GameFile['random'];
  /** as the game was created with them */
  readonly players: readonly {
    readonly name: string;
    readonly deckName: string;
    readonly deck: readonly CardInDeck[];
    readonly sideboard: readonly CardInDeck[];
    readonly commander?: Leads<CardInDeck>;
  }[];
}

/** The file of a game as it stands, which shares its inputs with the game. It tells every card of both players: give it to nobody before their match is over. */
export function gameFileOf(game: Game, about: PlayedBy): GameFile {
  takesGame('gameFileOf', game);
  takes('gameFileOf', 'who played what, and how the game was begun', hasKeys(about, 'players', 'variant'));
  const definitions: GameFile['definitions'] = {};
  for (const { deck, sideboard, commander } of about.players)
    for (const { name, def } of [...deck, ...sideboard, ...leadsOf(commander)]) definitions[name] = def;
  return {
    format: 'rulewright-game',
    version: 1,
    engine: ENGINE_VERSION,
    edition: game.state.edition,
    anachronisms: about.anachronisms,
    variant: about.variant,
    ...(about.brawl === true && { brawl: true }),
    ...(game.state.options.houseRules && { houseRules: game.state.options.houseRules }),
    ...(game.state.options.byHand !== undefined && { byHand: [...game.state.options.byHand] }),
    startingPlayer: about.startingPlayer,
    players: about.players.map(({ name, deckName, deck, sideboard, commander }) => ({
      name,
      deckName,
      deck: counted(deck),
      sideboard: counted(sideboard),
      ...ledBy(leadsOf(commander).map((lead) => lead.name)),
    })),
    definitions,
    random: about.random,
    inputs: [...game.log] as GameFile['inputs'],
    ...(game.entries !== null && { told: game.entries.map(({ turn, text }) => ({ turn, text })) }),
    result: result(game),
    checksum: checksum(game),
  };
}

/** Cards in their order, neighbours of one name counted. */
function counted(cards: readonly CardInDeck[]): { name: string; count: number }[] {
  const runs: { name: string; count: number }[] = [];
  for (const { name } of cards) {
    const last = runs.at(-1);
    if (last?.name === name && last.count < 250) last.count += 1;
    else runs.push({ name, count: 1 });
  }
  return runs;
}
