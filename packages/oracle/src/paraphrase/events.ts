/** Events in words. 2006: 404 · 2009, 2011, 2026: 603 */
import type { EventPattern, Filter, PlayerSet } from '@rulewright/engine';
import { condition } from './conditions.ts';
import { filter, players, zones } from './nouns.ts';
import { caseOf, type Cases, where } from './said.ts';

const thing = (which: Filter | undefined): string =>
  which === undefined ? 'something' : `something (${filter(which)})`;
const one = (who: PlayerSet | undefined): string => (who === undefined ? 'anybody' : players(who));

const CAUSE = {
  resolve: 'as it resolves',
  discard: 'as it is discarded',
  mill: 'as it is milled',
  played: 'as it is played',
  unplayed: 'without being played',
} as const;

const EVENTS: Cases<EventPattern, 'on'> = {
  move: ({ what, from, to, notTo, by, fromOf, toOf, cause, via, linked, together }) =>
    [
      `${thing(what)} goes`,
      where(from, `out of ${from === undefined ? '' : zones(from)}`),
      where(fromOf, `of ${fromOf === undefined ? '' : players(fromOf)}`),
      where(to, `into ${to === undefined ? '' : zones(to)}`),
      where(toOf, `of ${toOf === undefined ? '' : players(toOf)}`),
      where(notTo, `to anywhere but ${notTo}`),
      where(by, `through ${by === undefined ? '' : players(by)}`),
      cause === undefined ? '' : CAUSE[cause],
      where(via, `because of ${via}`),
      where(linked, `remembered as “${linked}”`),
      where(together, '(once for all that do so at once)'),
    ]
      .filter((words) => words !== '')
      .join(' '),
  sacrifice: ({ what, who, exploiter, together }) =>
    `${one(who)} gives up ${thing(what)} as a sacrifice${exploiter === undefined ? '' : ` to the exploit ability of ${thing(exploiter)}`}${together === undefined ? '' : `, be it several at a time${together === 'all' ? ' by all of them' : ''}`}`,
  destroy: ({ what, byEffect, by }) =>
    `${thing(what)} is destroyed${byEffect === true ? ' by an effect' : ''}${by === undefined ? '' : ` through ${players(by)}`}`,
  cast: ({ who, what, nth, later }) =>
    `${later === true ? 'a later spell of a turn than the first' : nth === undefined ? 'a spell' : `spell number ${nth} of a turn`} (${filter(what)}) is cast by ${one(who)}`,
  playLand: ({ who, what, from }) =>
    `a land (${filter(what)}) is put down by ${one(who)}${where(from, ` out of ${from}`)}`,
  activate: ({ who, what, mana, of, tapping }) =>
    `an ability${mana === false ? ', none for mana,' : ''}${tapping === undefined ? '' : tapping ? ', paid by tapping,' : ', not paid by tapping,'}${of === undefined ? '' : ` (${[of].flat().join(' or ')})`} of ${thing(what)} is activated by ${one(who)}`,
  becomesTarget: ({ what, by, who, first }) =>
    `${thing(what)} gets targeted by ${thing(by)} of ${one(who)}${first === true ? ', not so before in the turn' : ''}`,
  playerTargeted: ({ whom, by, who }) => `${one(whom)} gets targeted by ${thing(by)} of ${one(who)}`,
  countered: ({ what, by }) => `${thing(what)} gets countered${by === undefined ? '' : ` through ${players(by)}`}`,
  damage: ({ source, to, toPlayer, jointly, combat, together, atLeast, exactly }) =>
    `${exactly === undefined ? '' : `just ${exactly} `}${atLeast === undefined ? '' : `${atLeast} or more `}${combat === undefined ? '' : combat ? 'combat ' : 'noncombat '}damage comes from ${thing(source)}${to === undefined ? '' : ` upon ${thing(to)}`}${toPlayer === undefined ? '' : ` upon ${players(toPlayer)}`}${jointly === true ? ' (jointly)' : ''}${together === true ? ' (once for all sources)' : ''}`,
  prevented: ({ to }) => `damage upon ${players(to)} is prevented`,
  excessDamage: ({ what, combat }) =>
    `more than lethal ${combat === true ? 'combat ' : ''}damage comes upon ${thing(what)}`,
  attacks: ({ what, whom, planeswalkersToo, alone, others, first }) =>
    `${thing(what)} goes to attack${whom === undefined ? '' : ` ${players(whom)}`}${planeswalkersToo === true ? ' or a planeswalker of that player' : ''}${alone === true ? ' by itself' : ''}${others === undefined ? '' : ` along with ${others} or more besides`}${first === true ? ', not having done so this turn' : ''}`,
  attack: ({ who, whom, atLeast, what }) =>
    `${players(who)} sends ${atLeast === undefined ? 'attackers' : `${atLeast} or more attackers`}${what === undefined ? '' : ` (${filter(what)})`}${whom === undefined ? '' : ` at ${players(whom)}`}`,
  blocks: ({ what, whom, atLeast, together }) =>
    `${thing(what)} goes to block ${atLeast === undefined ? thing(whom) : `${atLeast} or more attackers`}${where(together, ' (once for all of them)')}`,
  becomesBlocked: ({ what, by, together }) =>
    `${thing(what)}, attacking, is met by ${thing(by)}${where(together, ' (once for all of them)')}`,
  unblocked: ({ what }) => `nothing blocks ${thing(what)}, which attacks`,
  step: ({ step, whose }) => `${step} of ${one(whose)} begins`,
  endOfCombat: () => 'combat is over',
  tap: ({ what, forMana, who }) =>
    `${thing(what)} gets tapped${forMana === true ? ' to make mana' : ''}${who === undefined ? '' : ` by ${players(who)}`}`,
  untap: ({ what }) => `${thing(what)} gets untapped`,
  draw: ({ who, notFirstInDrawStep, nth }) =>
    `${players(who)} takes a card by drawing${notFirstInDrawStep === true ? ', save the first of the draw step' : ''}${nth === undefined ? '' : `, number ${nth} this turn`}`,
  discard: ({ who, what, by, together }) =>
    `${one(who)} throws away ${thing(what)} from hand${together !== undefined ? `, be it several at a time${together === 'all' ? ' by all of them' : ''}` : ''}${by === undefined ? '' : ` through ${players(by)}`}`,
  cycle: ({ who, what }) => `${one(who)} cycles ${thing(what)}`,
  gainLife: ({ who, first }) => `life is won by ${players(who)}${first === true ? ', nothing before in the turn' : ''}`,
  getsCounters: ({ who, counter, by }) =>
    `${players(who)} comes to have more counters${counter === undefined ? '' : ` “${counter}”`}${by === undefined ? '' : ` through ${players(by)}`}`,
  loseLife: ({ who, byDamage, byRadiation, first }) =>
    `life is lost by ${players(who)}${byDamage === true ? ' through damage' : ''}${byRadiation === true ? ' through rad counters' : ''}${first === true ? ', nothing before in the turn' : ''}`,
  counters: ({ counter, what, by, byEffect, removed, last, each, nth, chapter }) =>
    `${last === true ? 'the last ' : each === true ? 'each single ' : ''}${counter ?? 'any'} counter ${removed === true ? 'comes off' : 'arrives on'} ${thing(what)}${byEffect === true ? ' by an effect' : ''}${by === undefined ? '' : ` through ${players(by)}`}${nth === undefined ? '' : `, making ${nth}`}${chapter === undefined ? '' : `, for chapter ${chapter}`}`,
  designated: ({ who, as }) => `${players(who)} gets the ${as}`,
  room: ({ room }) => `the marker enters ${room}`,
  unlock: ({ who, own, fully }) =>
    `${players(who)} unlocks ${own === true ? 'this half' : 'a half'}${fully === true ? ', the last one' : ''}`,
  ringTempts: ({ who, chosen }) =>
    `the Ring tempts ${players(who)}${chosen === true ? ', and a creature is chosen' : ''}`,
  setInMotion: ({ what }) => `${filter(what)} is turned up from its scheme deck`,
  planeswalk: ({ who, to, from, encounter }) =>
    `${players(who)} planeswalks${from === undefined ? '' : ` away from ${filter(from)}`}${to === undefined ? '' : ` to ${filter(to)}`}${encounter === true ? ', a phenomenon' : ''}`,
  chaos: () => 'chaos ensues',
  planarRoll: ({ who, face }) => `${players(who)} rolls the planar die${face === undefined ? '' : `: ${face}`}`,
  completes: ({ who }) => `${players(who)} finishes a dungeon`,
  becomesLevel: ({ what, level }) => `${thing(what)} reaches level ${level}`,
  phases: ({ what, dir }) => `${thing(what)} phases ${dir}`,
  turnedFaceUp: ({ what, by }) => `${thing(what)} is turned to show its face${by === undefined ? '' : ` by ${by}`}`,
  transforms: ({ what, into }) =>
    `${thing(what)} turns to its other face${into === undefined ? '' : `, then ${filter(into)}`}`,
  daytime: () => 'day and night change over',
  attached: ({ what, to }) => `${thing(what)} gets attached to ${thing(to)}`,
  unattached: ({ what, from }) => `${thing(what)} comes off ${thing(from)}`,
  controlChanges: ({ what, from, to }) =>
    `control of ${thing(what)} passes${from === undefined ? '' : ` from ${players(from)}`} to ${one(to)}`,
  reveal: ({ who, what }) => `${players(who)} shows ${thing(what)} just drawn`,
  search: ({ who }) => `${players(who)} looks through a library`,
  shuffle: ({ who }) => `${players(who)} randomises a library`,
  action: ({ action, who, what, to, won, nth }) =>
    `“${action}” is done by ${who === undefined ? thing(what) : players(who)}${who === undefined || what === undefined ? '' : ` with ${thing(what)}`}${to === undefined ? '' : ` upon ${filter(to)}`}${won === true ? ' with success' : ''}${nth === undefined ? '' : `, reaching ${nth}`}`,
  flipCoin: ({ who, won }) =>
    `${players(who)} flips a coin${won === undefined ? '' : won ? ' and wins' : ' and loses'}`,
  rollDice: ({ who }) => `dice are about to be thrown by ${players(who)}`,
  dieRoll: ({ who, together, natural, result }) =>
    `${players(who)} has thrown ${together === true ? 'dice' : 'a die'}${result === undefined ? '' : `, ${natural === true ? 'showing' : 'for'} ${result.op} ${result.than}`}`,
  assignsDamage: ({ what }) => `combat damage is about to be assigned by ${filter(what)}`,
  draws: ({ who, atLeast }) => `${atLeast ?? 1} or more cards are about to be drawn by ${players(who)}`,
  token: ({ who, what }) =>
    `tokens${what === undefined ? '' : ` (of them those that are: ${filter(what)})`} are about to be made for ${players(who)}`,
  loseGame: ({ who }) => `${players(who)} is out of the game`,
  produceMana: ({ what, who, atLeast }) =>
    `${thing(what)} makes mana for ${one(who)}${where(atLeast, `, ${atLeast} or more`)}`,
  beginTurn: ({ whose }) => `a turn of ${players(whose)} begins`,
  beginPhase: ({ phase, nth, whose }) =>
    `${phase} phase${nth === undefined ? '' : ` number ${nth}`} of ${players(whose)} begins`,
  triggers: ({ what, cause }) =>
    `an ability of ${thing(what)} triggers${cause === undefined ? '' : `, as ${event(cause)}`}`,
  state: ({ condition: when }) => `it comes to be that ${condition(when)}`,
  either: ({ of }) => of.map(event).join('; or '),
};

export const event = (pattern: EventPattern): string => caseOf<EventPattern, 'on'>(EVENTS, 'on', pattern);
