/**
 * The variants of a multiplayer game and the options that each of them brings or excludes.
 * 2006: 600.2, 605–609 · 2009: 800.2, 805–809 · 2011, 2026: 800.2, 805–811, 904.5
 */
import type { Edition } from '../editions/edition.ts';
import type { Game } from '../running/game.ts';
import type { PlayerId } from '../state/ids.ts';
import { type Leads, leadsOf } from './leads.ts';
import { nextPlayer, playersFrom } from '../state/objects.ts';
import type { HouseRules } from '../editions/house-rules.ts';
import { type GameOptions, MOST_TICKS, VARIANTS, type Variant } from '../state/state.ts';

/** What a game may be set up with; absent: what the variant says, else a game without that option. */
export interface OptionSetup {
  players: readonly {
    team?: number;
    commander?: Leads<object>;
    vanguard?: object;
    conspiracies?: readonly object[];
    schemes?: readonly object[];
    planes?: readonly object[];
  }[];
  variant?: Variant;
  attack?: GameOptions['attack'];
  /** the range of influence in seats, of everybody or of each player */
  range?: number | readonly number[] | null;
  deploy?: boolean;
  /** playing for ante (2006: 217.9 · later: 407) */
  ante?: boolean;
  /** with commanders: the Brawl option (2026: 903.12) */
  brawl?: boolean;
  planarDeck?: readonly object[];
  /** ticks that may follow one another without a question to anybody */
  mostTicks?: number;
  houseRules?: HouseRules;
  /** who carries out by hand the lines that were not read */
  byHand?: readonly PlayerId[];
}

const EMPEROR_TEAM = 3;

/** Which team each player is on: as given, or as the variant seats them. */
export function teamsOf({ players, variant = 'none' }: OptionSetup): number[] {
  const seated = (at: number): number => {
    if (variant === 'two-headed-giant' || variant === 'team-vs-team') return Math.floor((2 * at) / players.length);
    if (variant === 'emperor') return Math.floor(at / EMPEROR_TEAM);
    return variant === 'alternating-teams' ? at % 2 : at;
  };
  return players.map(({ team }, at) => team ?? seated(at));
}

export function optionsOf(setup: OptionSetup): GameOptions {
  const { players, variant = 'none', deploy = variant === 'emperor' } = setup;
  // 2006: 608.2a–b · 2009: 808.2a–b · 2011, 2026: 807.2a–b
  const melee = variant === 'grand-melee';
  const { attack = melee ? 'left' : 'multiple' } = setup;
  const range = setup.range ?? (variant === 'emperor' ? emperorRanges(teamsOf(setup)) : melee ? 1 : null);
  return {
    variant,
    attack,
    range: typeof range === 'number' ? players.map(() => range) : range,
    deploy,
    commander: players.some((p) => p.commander !== undefined),
    brawl: setup.brawl ?? false,
    ante: setup.ante ?? false,
    ...(setup.mostTicks !== undefined && { mostTicks: setup.mostTicks }),
    ...(setup.houseRules !== undefined && { houseRules: { ...setup.houseRules } }),
    ...(setup.byHand !== undefined && { byHand: [...setup.byHand] }),
  };
}

/** Where a team's emperor sits among its players: in the middle (2006: 607.2 · 2009: 807.2 · 2011, 2026: 809.2). */
const middle = (size: number): number => Math.floor((size - 1) / 2);

/**
 * Generals reach the nearest opposing general, emperors one on either side: 1 and 2 in teams of three (2006: 607.3a, 607.6 · 2009: 807.3a,
 * 807.6a · 2011, 2026: 809.3a, 809.6a).
 */
function emperorRanges(teams: readonly number[]): number[] {
  const size = teams.filter((team) => team === teams[0]).length;
  return teams.map((_, seat) => {
    const at = seat % size;
    const ends = [at + 1, size - at];
    return at === middle(size) ? Math.max(...ends) : Math.min(...ends);
  });
}

/** Players who attack no one but their neighbours (2006: 607.3c, 609.4 · 2009: 807.3c, 809.4 · 2011, 2026: 809.3c, 811.4). */
export const attacksNeighbours = ({ state }: Game): boolean =>
  state.options.variant === 'emperor' || state.options.variant === 'alternating-teams';

/** The emperor of a player's team; -1 in games without emperors. */
export function emperorOf({ state }: Game, player: PlayerId): PlayerId {
  if (state.options.variant !== 'emperor') return -1;
  const team = state.players.filter((p) => p.team === state.players[player]?.team);
  return team[middle(team.length)]?.id ?? -1;
}

/**
 * Who may be chosen to go first: an emperor (2006: 607.4 · 2009: 807.4 · 2011, 2026: 809.4), the one in the middle of a team, to the left
 * of it if nobody is (2011, 2026: 808.4), or anybody.
 */
export function mayGoFirst(game: Game): PlayerId[] {
  const all = playersFrom(game, 0);
  const { variant } = game.state.options;
  if (variant === 'emperor') return all.filter((player) => emperorOf(game, player) === player);
  if (variant !== 'team-vs-team') return all;
  const playing = game.state.players.filter((p) => !p.left);
  return [...new Set(playing.map((p) => p.team))].map((team) => {
    const own = playing.filter((p) => p.team === team);
    return own[Math.floor(own.length / 2)]?.id as PlayerId;
  });
}

/**
 * Whether a player may look at a teammate's hand: where teams sit together (2006: 606.5, 607.7 · 2009: 806.5, 807.7 · 2011, 2026: 808.5,
 * 809.7, 810.5), and where they are spaced out only from the next seat (2006: 609.6 · 2009: 809.5 · 2011, 2026: 811.5).
 */
export function mayReviewHand(game: Game, player: PlayerId, teammate: PlayerId): boolean {
  const { players, options } = game.state;
  if (players[player]?.team !== players[teammate]?.team) return false;
  switch (options.variant) {
    case 'two-headed-giant':
    case 'emperor':
    case 'team-vs-team':
      return true;
    case 'alternating-teams':
      return nextPlayer(game, player) === teammate || nextPlayer(game, teammate) === player;
    case 'none':
    case 'free-for-all':
    case 'grand-melee':
      return false;
  }
}

/** What is wrong with the options a game is set up with. */
export function optionProblems(setup: OptionSetup, edition: Edition): string[] {
  const { players, variant = 'none', attack = 'multiple', range = null, deploy } = setup;
  if (!VARIANTS.includes(variant)) return [`The variant ${variant} is not supported: ${VARIANTS.join(', ')} are.`];
  if (!edition.variants.includes(variant)) return [`The rules of ${edition.name} have no variant ${variant}.`];
  if (!['multiple', 'single', 'left', 'right'].includes(attack))
    return [`The option attack ${attack} is not supported: multiple, single, left and right are.`];
  const problems: string[] = [];
  const { mostTicks = MOST_TICKS } = setup;
  if (!Number.isSafeInteger(mostTicks) || mostTicks < 1)
    problems.push('The option mostTicks is a whole number, 1 or more.');
  const led = players.filter((p) => p.commander !== undefined).length;
  if (led > 0 && edition.commander === null)
    problems.push(`The rules of ${edition.name} have no commanders; those of 2009-10 and later have.`);
  else if (led > 0 && led < players.length) problems.push('Each deck needs a commander, or none has one.');
  const most = edition.keywords.partner === undefined ? 1 : 2;
  if (players.some(({ commander }) => commander !== undefined && ![1, most].includes(leadsOf(commander).length)))
    problems.push(`By the rules of ${edition.name} one card leads a deck${most > 1 ? ', or two' : ''}.`);
  const vanguards = players.filter((p) => p.vanguard !== undefined).length;
  if (vanguards > 0 && !edition.cardTypes.includes('vanguard'))
    problems.push(`The rules of ${edition.name} have no vanguards; those of 2009-10 and later have.`);
  else if (vanguards > 0 && vanguards < players.length)
    problems.push('Each player needs a vanguard, or nobody has one.');
  if (players.some((p) => p.conspiracies !== undefined) && !edition.cardTypes.includes('conspiracy'))
    problems.push(`The rules of ${edition.name} have no conspiracies; those of 2026-02 have.`);
  problems.push(...schemeProblems(setup, edition), ...planeProblems(setup, edition));
  if (setup.brawl === true && (led === 0 || edition.commander?.brawl !== true))
    problems.push('Brawl is an option of games with commanders, since 2026.');
  if (led > 0 && variant === 'two-headed-giant') problems.push('Two-Headed Giant with commanders is not supported.');
  const ranges = typeof range === 'number' ? players.map(() => range) : (range ?? []);
  if (range !== null && ranges.length !== players.length) problems.push('Each player needs a range of influence.');
  if (ranges.some((seats) => !Number.isInteger(seats) || seats < 1))
    problems.push('A range of influence is a number of seats, 1 or more.');
  const teams = teamsOf(setup);
  const sizes = [...new Set(teams)].map((team) => teams.filter((t) => t === team).length);
  if (sizes.length < 2) problems.push('A game needs players who are opponents.');
  const equal = sizes.every((size) => size === sizes[0]);
  const together = teams.filter((team, at) => at === 0 || team !== teams[at - 1]).length === sizes.length;
  switch (variant) {
    case 'none':
      break;
    case 'free-for-all':
      if (sizes.some((size) => size > 1)) problems.push('In Free-for-All everybody plays alone.');
      if (attack === 'single') problems.push('Free-for-All uses attack multiple, left or right.');
      if (deploy === true) problems.push('Free-for-All does not use the option deploy.');
      if (new Set(ranges).size > 1) problems.push('In Free-for-All all have the same range of influence.');
      break;
    case 'grand-melee':
      if (sizes.some((size) => size > 1)) problems.push('In a Grand Melee everybody plays alone.');
      if (setup.attack !== undefined && attack !== 'left') problems.push('Grand Melee uses attack left.');
      if (deploy === true) problems.push('Grand Melee does not use the option deploy.');
      if (ranges.some((seats) => seats !== 1))
        problems.push('In a Grand Melee everybody has a range of influence of 1.');
      break;
    case 'two-headed-giant':
      if (attack !== 'multiple' || range !== null || deploy === true)
        problems.push('No other multiplayer option is used in Two-Headed Giant.');
      if (players.length < 4 || sizes.length !== 2 || !equal || !together)
        problems.push('Two-Headed Giant is played by two teams of equal size, each seated together.');
      break;
    case 'emperor':
      if (attack !== 'multiple') problems.push('In the Emperor variant players attack those in the next seats.');
      if (deploy === false) problems.push('The Emperor variant uses the option deploy.');
      if (!equal || !together || (sizes[0] as number) < EMPEROR_TEAM)
        problems.push('Emperor is played by teams of three or more and of equal size, each seated together.');
      break;
    case 'team-vs-team':
      if (attack !== 'multiple') problems.push('Team vs. Team uses attack multiple.');
      if (!together) problems.push('In Team vs. Team each team is seated together.');
      break;
    case 'alternating-teams':
      if (attack === 'single') problems.push('In the Teams variant attack multiple, left or right is used.');
      if (!equal || teams.some((team, at) => team !== teams[at % sizes.length]))
        problems.push('In the Teams variant teams of equal size are spaced out evenly, no one next to a teammate.');
  }
  return problems;
}

/**
 * Schemes are played with by one player against the others, or by everybody in Free-for-All (2011, 2026: 904.2, 904.12). Teams of several
 * against an archenemy share their turns but not their life, which is not supported.
 */
function schemeProblems({ players, variant = 'none' }: OptionSetup, edition: Edition): string[] {
  const decks = players.flatMap(({ schemes }) => (schemes === undefined ? [] : [schemes]));
  if (decks.length === 0) return [];
  const problems: string[] = [];
  if (!edition.cardTypes.includes('scheme'))
    problems.push(`The rules of ${edition.name} have no schemes; those of 2011-09 and later have.`);
  if (decks.some((deck) => deck.length === 0)) problems.push('A scheme deck needs cards.');
  if (decks.length < players.length && players.length > 2)
    problems.push(
      'An archenemy against a team of several is not supported: play against one, or give everybody a scheme deck.',
    );
  if (variant !== 'none' && variant !== 'free-for-all')
    problems.push('Schemes are played with by one of two players, or by everybody in Free-for-All.');
  return problems;
}

/** Every player has a planar deck, or all have one in common (2009, 2011: 901.3, 901.14 · 2026: 901.3, 901.15). */
function planeProblems({ players, planarDeck }: OptionSetup, edition: Edition): string[] {
  const decks = players.flatMap(({ planes }) => (planes === undefined ? [] : [planes]));
  if (decks.length === 0 && planarDeck === undefined) return [];
  const problems: string[] = [];
  if (!edition.cardTypes.includes('plane'))
    problems.push(`The rules of ${edition.name} have no planes; those of 2009-10 and later have.`);
  if (planarDeck !== undefined ? decks.length > 0 : decks.length < players.length)
    problems.push('Each player needs a planar deck, or all have one in common.');
  if ([...decks, planarDeck ?? [0]].some((deck) => deck.length === 0)) problems.push('A planar deck needs cards.');
  return problems;
}
