/** Numbers in words. 2006: 104.2 · 2009, 2011, 2026: 107.1–107.3 */
import type { Filter, PlayerSet, Quantity, TurnHistory } from '@rulewright/engine';
import { condition } from './conditions.ts';
import { event } from './events.ts';
import { filter, objects, players } from './nouns.ts';
import { STAT, caseOf, type Cases, listed, named } from './said.ts';

type Computed = Exclude<Quantity, number>;

const castBy = ({ by, where }: { by?: PlayerSet; where?: Filter }): string =>
  `${by === undefined ? '' : ` by ${players(by)}`}${where === undefined ? '' : ` that were: ${filter(where)}`}`;

const HISTORY: Cases<TurnHistory, 'of'> = {
  spellsCast: (event) => `spells cast this turn${castBy(event)}`,
  lifeLostLastTurn: ({ by }) => `life lost the turn before by ${players(by)}`,
  spellsCastLastTurn: ({ by }) => `spells cast the turn before by ${players(by)}`,
  spellsCastBefore: ({ what, ...event }) =>
    `spells cast earlier this turn${what === undefined ? '' : ` than ${objects(what)}`}${castBy(event)}`,
  died: ({ where }) => `deaths this turn of what was: ${filter(where)}`,
  landsPlayed: ({ by }) => `lands played this turn by ${players(by)}`,
  descended: ({ by }) => `permanent cards that reached graveyards of ${players(by)} this turn`,
  lifeGained: ({ by }) => `life won this turn by ${players(by)}`,
  lifeLost: ({ by }) => `life lost this turn by ${players(by)}`,
  damageTo: ({ player, from, combat, by, akinTo, kind }) =>
    `${combat === true ? 'combat ' : ''}damage this turn to ${players(player)}${from === undefined ? '' : ` from what is: ${filter(from)}`}${by === undefined ? '' : ` under ${players(by)}`}${akinTo === undefined ? '' : ` akin to ${objects(akinTo)}`}${kind === undefined ? '' : ` by a ${kind}`}`,
  damageTaken: ({ what }) => `damage dealt this turn to ${objects(what)}`,
  untappedAsTurnBegan: ({ by, type }) => `${type} permanents untapped under ${players(by)} as the turn began`,
  handAsTurnBegan: ({ by }) => `cards in hand of ${players(by)} as the turn began`,
  cardsDrawn: ({ by }) => `cards drawn this turn by ${players(by)}`,
  attackers: ({ by, player }) =>
    `attackers this turn of ${players(by)}${player === undefined ? '' : ` sent at ${players(player)}`}`,
  happened: ({ event: what, by, except, amount }) =>
    `${amount === true ? 'how much in all' : 'how often'} this turn “${event(what)}” came to pass, with ${players(by)} as the controller${except === undefined ? '' : `, not counting ${objects(except)}`}`,
  activationsBegun: ({ by, keyword }) => `how often ${players(by)} set about using ${keyword} abilities this turn`,
  activations: () => 'earlier uses of this ability this turn',
  resolutions: () => 'times this ability came to be carried out this turn, now included',
};

const sum = (list: readonly Quantity[], of: string): string => `the ${of} of ${listed(list.map(quantity))}`;

const QUANTITIES: Cases<Computed, 'q'> = {
  x: () => 'the chosen X',
  ref: ({ name, share }) => `${share === true ? 'the acting player’s part of ' : ''}the number ${named(name)}`,
  count: ({ of }) => `how many there are of {${objects(of)}}`,
  countPlayers: ({ of }) => `how many players are ${players(of)}`,
  stat: ({ stat, of }) => `the ${STAT[stat]} of ${objects(of)}`,
  greatest: ({ stat, of }) => `the highest ${STAT[stat]} among {${objects(of)}}`,
  least: ({ stat, of }) => `the lowest ${STAT[stat]} among {${objects(of)}}`,
  manaSymbols: ({ color, of }) =>
    `how many symbols of ${typeof color === 'string' ? color : named(color.ref)} the costs of ${objects(of)} have`,
  devotion: ({ colors, of }) =>
    `devotion of ${players(of)} to ${listed(colors.map((color) => (typeof color === 'string' ? color : named(color.ref))))}`,
  party: ({ of }) => `the party size of ${players(of)}`,
  greatestAmong: ({ players: who, amount }) => `the highest for ${players(who)} of ${quantity(amount)}`,
  leastAmong: ({ players: who, amount }) => `the lowest for ${players(who)} of ${quantity(amount)}`,
  counters: ({ counter, on }) => `how many ${counter} counters are on ${objects(on)}`,
  commanderCasts: ({ of }) => `how often a spell from the command zone was ${objects(of)}`,
  speed: ({ of }) => `the speed of ${players(of)}`,
  tempted: ({ of }) => `how often the Ring tempted ${players(of)}`,
  xOf: ({ of }) => `the X of ${objects(of)}`,
  stationing: ({ of }) => `the stationing power of ${objects(of)}`,
  castsOfCommanders: ({ of }) => `how often a commander was cast from the command zone by ${players(of)}`,
  dungeons: ({ of }) => `dungeons finished by ${players(of)}`,
  stored: ({ value }) =>
    `how many results of dice${value === undefined ? '' : ` ${value.op} ${value.than}`} are noted on it`,
  level: ({ of }) => `the level of ${objects(of)}`,
  playerCounters: ({ counter, of }) => `${counter} counters that ${players(of)} has`,
  life: ({ of }) => `the life total of ${players(of)}`,
  startingLife: ({ of }) => `the life with which ${players(of)} began`,
  handSize: ({ of }) => `cards held by ${players(of)}`,
  unspentMana: ({ of }) => `mana that ${players(of)} has not spent`,
  zoneSize: ({ zone, of }) => `cards in ${zone} of ${players(of)}`,
  colorsAmong: ({ of }) => `different colours among {${objects(of)}}`,
  basicLandTypesAmong: ({ of }) => `different basic land types among {${objects(of)}}`,
  typesAmong: ({ of }) => `different card types among {${objects(of)}}`,
  ofOneType: ({ of }) => `how many of {${objects(of)}} at most have a creature type in common`,
  differentNames: ({ of }) => `how many of {${objects(of)}} there are of different names`,
  valuesAmong: ({ stat, of }) => `how many a different ${stat} there is among {${objects(of)}}`,
  manaFrom: ({ from, of }) =>
    `how much of the mana for ${of === undefined ? 'it' : objects(of)} came from what is: ${filter(from)}`,
  manaSpent: ({ type, colors, of }) =>
    `${colors === true ? 'colours of mana spent' : `mana spent${type === undefined ? '' : ` of kind ${type}`}`}${of === undefined ? '' : ` on ${objects(of)}`}`,
  manaSpentOnX: ({ type }) => `mana spent for X, of kind ${type}`,
  timesPaid: ({ cost }) => `how often the ${cost} cost was paid`,
  history: ({ event }) => caseOf<TurnHistory, 'of'>(HISTORY, 'of', event),
  add: ({ of }) => sum(of, 'sum'),
  subtract: ({ from, of }) => `${quantity(from)} less ${quantity(of)}`,
  times: ({ of, by }) => `${quantity(of)} × ${quantity(by)}`,
  half: ({ of, round }) => `half (${round}) of ${quantity(of)}`,
  max: ({ of }) => sum(of, 'greater'),
  min: ({ of }) => sum(of, 'lesser'),
  negative: ({ of }) => `minus ${quantity(of)}`,
  if: ({ condition: when, then, else: other }) =>
    `${quantity(then)} while ${condition(when)}, or else ${quantity(other)}`,
};

export const quantity = (value: Quantity): string =>
  typeof value === 'number' ? String(value) : caseOf<Computed, 'q'>(QUANTITIES, 'q', value);
