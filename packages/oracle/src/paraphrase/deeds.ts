/** What is done, in words: who does what to whom. 2006: 413, 501 · 2009, 2011, 2026: 608, 701 */
import { someNode } from '@rulewright/engine';
import type { BoundValue, Choosable, Instruction, Quantity } from '@rulewright/engine';
import { ability, body } from './abilities.ts';
import { cost, withAnyMana } from './costs.ts';
import { condition } from './conditions.ts';
import { event } from './events.ts';
import { destination, duration, exceptions, manaMade, part, tokenSpec } from './lasting.ts';
import { count, filter, fitting, objects, players, recipients, zones } from './nouns.ts';
import { quantity } from './quantities.ts';
import { caseOf, type Cases, listed, named, where } from './said.ts';

const CHOICES: Cases<Choosable, 'choose'> = {
  color: ({ among, several }) =>
    `${several === true ? 'one or more colours' : 'a colour'}${among === undefined ? '' : ` out of ${listed(among)}`}`,
  creatureType: ({ not }) => `a creature type${not === undefined ? '' : ` except ${listed(not)}`}`,
  basicLandType: () => 'a basic land type',
  landType: () => 'a land type',
  cardType: ({ among }) =>
    `a card type${among === undefined ? '' : ` out of ${among === 'permanent' ? 'those of permanents' : listed(among)}`}`,
  cardName: ({ where: which, count: many = 1 }) =>
    `the ${many === 1 ? 'name of a card' : `names of ${many} different cards`}${which === undefined ? '' : ` (${filter(which)})`}`,
  number: ({ min, max }) => `a number from ${quantity(min)}${max === null ? ' up' : ` to ${quantity(max)}`}`,
  player: ({ among }) => `one of ${players(among)}`,
  objects: ({ from, count: n }) => `${count(n)} out of {${objects(from)}}`,
  onePerFilter: ({ from, filters, upTo }) =>
    `out of {${objects(from)}} one${upTo === true ? ' or none' : ''} each for: ${filters.map(filter).join('; ')}`,
  textWord: ({ of, for: instead }) =>
    `a ${listed(of, 'or')} word${instead === undefined ? '' : ` in place of ${named(instead.ref)}`}`,
  word: ({ options }) => `one word of ${listed(options)}`,
};

const group = (list: readonly Instruction[]): string => `(${list.map(deed).join('; ')})`;
const isOfActor = (amount: Quantity): boolean => someNode(amount, ({ who }) => who === 'actor');
const otherwise = (list: readonly Instruction[] | undefined): string =>
  list === undefined ? '' : `, failing that ${group(list)}`;

function boundValue(value: BoundValue): string {
  if ('objects' in value) return objects(value.objects);
  if ('players' in value) return players(value.players);
  return 'number' in value ? quantity(value.number) : 'a name';
}

const DEEDS: Cases<Instruction, 'do'> = {
  draw: ({ who, count: n, upTo }) =>
    `${players(who)}: takes ${upTo === true ? 'at most ' : ''}${quantity(n)} off the library by drawing`,
  discard: ({ who, what }) => `${players(who)}: throws out of hand ${objects(what)}`,
  mill: ({ who, count: n }) =>
    `${players(who)}: moves the uppermost ${quantity(n)} of the own library to the own graveyard`,
  ante: ({ who, what }) => `${players(who)}: stakes ${objects(what)}`,
  move: ({ what, to, until }) =>
    `${objects(what)} goes ${destination(to)}${until === undefined ? '' : ` and back once ${duration(until)}`}`,
  sacrifice: ({ who, what }) => `${players(who)}: gives up ${objects(what)} as a sacrifice`,
  destroy: ({ what, noRegenerate }) =>
    `${objects(what)} suffers destruction${noRegenerate === undefined ? '' : ' beyond regeneration'}${
      typeof noRegenerate === 'object' ? ` of what is ${filter(noRegenerate)}` : ''
    }`,
  counter: ({ what, to }) =>
    `${objects(what)} is made to fail on the stack${to === undefined ? '' : `, going ${destination(to)}`}`,
  search: ({ who, of, zones: places, anyOf, where: which, count: n, reveal, allMatching, differentNames, together }) =>
    `${players(who)}: seeks in ${anyOf === true ? 'any the same player picks of ' : ''}${zones(places)} of ${players(of)} ${allMatching === true ? 'all' : count(n)} that are: ${filter(which)}${differentNames === true ? ', no two called alike' : ''}${fitting(
      together,
    )
      .map((asked) => `, ${asked}`)
      .join('')}${reveal === true ? ', and shows them' : ''}`,
  shuffle: ({ who, cards }) =>
    cards === undefined
      ? `${players(who)}: randomises the own library`
      : `${objects(cards)} goes into the owners’ libraries, which are randomised`,
  reveal: ({ what, who }) => `${who === undefined ? '' : `${players(who)}: `}shows to all ${objects(what)}`,
  lookAt: ({ who, what }) => `${players(who)}: views in secret ${objects(what)}`,
  scry: ({ who, count: n }) => `${players(who)}: scries for ${quantity(n)}`,
  surveil: ({ who, count: n }) => `${players(who)}: surveils for ${quantity(n)}`,
  fateseal: ({ who, count: n }) => `${players(who)}: fateseals for ${quantity(n)}`,
  clash: ({ who }) => `${players(who)}: clashes with an enemy`,
  piles: ({ by, what, chooser, faceDown }) =>
    `${players(by)}: splits in two piles${faceDown === true ? ', one of them hidden,' : ''} ${objects(what)}, of which ${players(chooser)} picks one`,
  damage: ({ source, amount, to, unpreventable, excess, excessOut, evenly, with: more }) =>
    `${source === undefined ? 'this object' : objects(source)} inflicts ${quantity(amount)} damage upon ${isOfActor(amount) ? 'each acting player of ' : ''}${recipients(to)}${evenly === true ? ', in equal shares rounded down' : ''}${unpreventable === true ? ', whatever would prevent it' : ''}${excess === undefined ? '' : `, what is too much going to ${players(excess)}`}${excessOut === undefined ? '' : ` (what is too much noted as ${named(excessOut)})`}${more === undefined ? '' : `, at once with: ${group(more)}`}`,
  damageDivided: ({ source, targets }) =>
    `${source === undefined ? 'this object' : objects(source)} inflicts the shares of damage upon ${named(targets)}`,
  damageSplit: ({ source, amount, by, among }) =>
    `${source === undefined ? 'this object' : objects(source)} inflicts ${quantity(amount)} damage, in shares set by ${players(by)}, upon whichever of {${objects(among)}}`,
  gainLife: ({ who, amount }) => `${players(who)}: life up by ${quantity(amount)}`,
  loseLife: ({ who, amount }) => `${players(who)}: life down by ${quantity(amount)}`,
  payLife: ({ who, amount }) => `${players(who)}: pays ${quantity(amount)} life`,
  setLife: ({ who, amount }) => `${players(who)}: life set to ${quantity(amount)}`,
  exchangeLife: ({ a, b }) => `${players(a)} and ${players(b)} swap life totals`,
  exchangeLifeWith: ({ who, what, stat }) =>
    `the life total of ${players(who)} and the ${stat} of ${objects(what)} are swapped`,
  putCounters: ({ counter, count: n, on, upTo, most }) =>
    `${upTo === true ? 'at most ' : ''}${quantity(n)} counter(s) “${counter}” land on ${objects(on)}${most === undefined ? '' : `, to a total of ${most} or fewer`}`,
  putCountersDivided: ({ counter, targets }) => `shares of “${counter}” counters land on ${named(targets)}`,
  removeCounters: ({ counter, count: n, from, upTo, among }) =>
    `${upTo === true ? 'at most ' : ''}${n === 'all' ? 'all' : quantity(n)} counter(s) “${counter}” leave ${among === true ? 'in all ' : ''}${objects(from)}`,
  moveCounters: ({ counter, count: n, from, to }) =>
    `${n === 'all' || n === 'any' ? n : quantity(n)} counter(s) “${counter}” pass from ${objects(from)} to ${objects(to)}`,
  putSameCounters: ({ as, on }) => `counters like those of ${objects(as)} land on ${objects(on)}`,
  playerCounters: ({ counter, count: n, who }) => `${players(who)}: ${quantity(n)} more counter(s) “${counter}”`,
  tap: ({ what }) => `${objects(what)} turns tapped`,
  untap: ({ what }) => `${objects(what)} turns untapped`,
  attach: ({ what, to, as }) =>
    `${objects(what)} is fastened to ${objects(to)}${as === undefined ? '' : ` as if to a ${as}`}`,
  unattach: ({ what }) => `${objects(what)} comes loose`,
  createTokens: ({ who, count: n, token, also = [], tapped, attachedTo, ...combat }) =>
    `${players(who)}: makes ${quantity(n)} token(s): ${tokenSpec(token)}${also.map((one) => `; with ${quantity(one.count)} more: ${tokenSpec(one.token)}`).join('')}${tapped === true ? ', tapped' : ''}${attachedTo === undefined ? '' : `, fastened to ${objects(attachedTo)}`}${combat.attacking === true ? ', on the attack' : ''}${combat.blocking === true ? ', blocking' : ''}`,
  createEmblem: ({ who, emblem }) =>
    `${players(who)}: has an emblem from now on: ${emblem.abilities.map(ability).join(' / ')}`,
  createNamed: ({ who, count: n, card }) =>
    `${players(who)}: makes ${quantity(n)} token(s) that are the card “${card}”`,
  copyToken: ({ who, count: n, of, except, tapped, ...combat }) =>
    `${players(who)}: makes ${quantity(n)} token(s) just like ${objects(of)}${exceptions(except)}${tapped === true ? ', tapped' : ''}${combat.attacking === true ? ', on the attack' : ''}`,
  regenerate: ({ what }) => `${objects(what)} gets a regeneration shield`,
  phaseOut: ({ what, until }) =>
    `${objects(what)} phases away${until === undefined ? '' : ` until ${duration(until)}`}`,
  phaseIn: ({ what }) => `${objects(what)} phases back`,
  turnFaceUp: ({ what }) => `${objects(what)} is turned to show its face`,
  turnFaceDown: ({ what }) => `${objects(what)} is turned on its face`,
  transform: ({ what }) => `${objects(what)} turns to its other face`,
  merge: ({ what, with: other }) => `${objects(what)} merges into ${objects(other)}`,
  meld: ({ what, into }) => `${objects(what)} meld to ${into}`,
  designate: ({ what, as }) => `${objects(what)} is marked ${as}`,
  unlock: ({ who, what, lock }) =>
    `${players(who)}: ${lock === true ? 'locks or unlocks' : 'unlocks'} a half of ${objects(what)}`,
  setLevel: ({ what, level }) => `${objects(what)} stands at level ${quantity(level)}`,
  flip: ({ what }) => `${objects(what)} is turned upside down`,
  exchangeControl: ({ a, b }) => `${objects(a)} and ${objects(b)} swap controllers`,
  goad: ({ what }) => `${objects(what)} is goaded`,
  becomeBlocked: ({ what }) => `${objects(what)} counts as met by blockers`,
  block: ({ what, whom }) => `${objects(what)} now blocks ${objects(whom)}`,
  removeFromCombat: ({ what }) => `${objects(what)} drops out of combat`,
  removeDamage: ({ what }) => `damage marked on ${objects(what)} vanishes`,
  sacrificeForCard: ({ permanent, card }) =>
    `${objects(permanent)} is given up, and at once ${objects(card)} comes back`,
  exchangeWithCard: ({ permanent, card }) => `${objects(permanent)} and ${objects(card)} swap places`,
  exchangeZones: ({ who, a, b }) => `${players(who)}: swaps ${a} with ${b}`,
  fight: ({ a, b }) =>
    `${b === undefined ? `both of ${objects(a)}` : `${objects(a)} and ${objects(b)}`} deal damage as by power to each other`,
  manifest: ({ who, what, cloak }) =>
    `${players(who)}: lays face down as a 2/2 ${cloak === true ? '(cloaked) ' : ''}${objects(what)}`,
  anotherOfEach: ({ to }) => `${recipients(to)} comes to have one counter more of each kind it has`,
  proliferate: ({ who }) => `${players(who)}: proliferates`,
  bolster: ({ who, count: n }) => `${players(who)}: bolsters by ${quantity(n)}`,
  populate: ({ who }) => `${players(who)}: populates`,
  amass: ({ who, count: n, subtype }) => `${players(who)}: amasses ${quantity(n)} ${subtype}`,
  monstrosity: ({ what, count: n }) => `${objects(what)} grows monstrous by ${quantity(n)}`,
  adapt: ({ what, count: n }) => `${objects(what)} adapts by ${quantity(n)}`,
  detain: ({ what }) => `${objects(what)} is detained`,
  performed: ({ action, what, to }) =>
    `“${action}” counts as done by ${objects(what)}${to === undefined ? '' : ` upon ${objects(to)}`}`,
  exert: ({ what }) => `${objects(what)} is exerted`,
  connive: ({ what, count: n }) => `${objects(what)} connives by ${quantity(n)}`,
  endure: ({ what, count: n }) => `${objects(what)} endures by ${quantity(n)}`,
  suspect: ({ what }) => `${objects(what)} falls under suspicion`,
  earthbend: ({ what, count: n }) => `${objects(what)} is bent out of the earth by ${quantity(n)}`,
  discover: ({ who, count: n }) => `${players(who)}: discovers up to ${quantity(n)}`,
  manifestDread: ({ who }) => `${players(who)}: manifests dread`,
  blight: ({ who, count: n }) => `${players(who)}: blights by ${quantity(n)}`,
  recruit: ({ who }) => `${players(who)}: recruits`,
  learn: ({ who }) => `${players(who)}: learns`,
  timeTravel: ({ who }) => `${players(who)}: travels in time`,
  becomePlotted: ({ what }) => `${objects(what)} becomes plotted`,
  becomeForetold: ({ what }) => `${objects(what)} becomes foretold`,
  cascaded: ({ who, what }) => `${players(who)} does what may be done with ${objects(what)} in cascading`,
  airbend: ({ what }) => `${objects(what)} is bent away, castable for two by its owner`,
  forage: ({ who }) => `${players(who)}: forages`,
  setInMotion: ({ who, count: n }) => `${players(who)}: ${quantity(n)} schemes are set in motion`,
  redistributeLife: ({ who, by }) => `${players(by)}: deals the life totals out anew among some of ${players(who)}`,
  reselectAttack: ({ what, by }) => `${players(by)}: says anew what ${objects(what)} attacks`,
  villainousChoice: ({ who, options }) =>
    `${players(who)}: is faced with one of: ${options.map(({ effect }) => group(effect)).join(' or ')}`,
  explore: ({ what }) => `${objects(what)} goes exploring`,
  addMana: ({ who, mana }) => `${players(who)}: gets mana: ${manaMade(mana)}`,
  activateMana: ({ who, of }) => `${players(who)}: uses a mana ability of each of ${objects(of)}`,
  loseMana: ({ who }) => `${players(who)}: has no unspent mana any longer`,
  takeMana: ({ from }) => `the controller: takes over the unspent mana of ${players(from)}`,
  changeTargets: ({ of, by, to, toPlayer, which }) =>
    `${players(by)}: redirects ${which === undefined ? 'all targets' : which === 'one' ? 'one target' : 'any targets'} of ${objects(of)}${to === undefined ? '' : ` to ${objects(to)}`}${toPlayer === undefined ? '' : ` to ${players(toPlayer)}`}`,
  copySpell: ({ what, who, count: n, newTargets, forEach, target, except }) =>
    `${players(who)}: duplicates on the stack ${quantity(n)} time(s) ${objects(what)}${newTargets === true ? ', with other targets at will' : ''}${forEach === undefined ? '' : `, once for each of {${objects(forEach)}}`}${target === undefined ? '' : `, aimed at ${objects(target)}`}${exceptions(except)}`,
  cast: ({ who, what, as, lands, free, cost: price, optional, copy, faceDown, transformed, spending }) =>
    `${players(who)}: ${optional === true ? 'is free to cast' : 'casts'}${lands === true ? ' or put down' : ''} ${copy === true ? 'duplicates of ' : ''}${objects(what)}${as === undefined ? '' : ` if it is then: ${filter(as)}`}${free === true ? ' for nothing' : ''}${price === undefined ? '' : ` for ${cost(price)}`}${faceDown === true ? ' face down' : ''}${transformed === true ? ' with the back face' : ''}${withAnyMana(spending)}`,
  playLand: ({ who, what, optional }) =>
    `${players(who)}: ${optional === true ? 'is free to put' : 'puts'} down as a land ${objects(what)}`,
  effect: ({ parts, duration: lasts, asEnters }) =>
    `${asEnters === true ? 'from its entering on: ' : ''}${parts.map(part).join('; ')} — ${duration(lasts)}`,
  delayed: ({ pattern, body: later, repeat, duration: lasts, unless, laterTurn }) =>
    `later${laterTurn === true ? ', in another turn' : ''}, ${repeat === true ? 'each time' : 'the next time'} ${event(pattern)}${lasts === undefined ? '' : ` (${duration(lasts)})`}: ${body(later)}${unless === undefined ? '' : `, if ${players(unless.who)} has not bought it off for [${cost(unless.cost)}] by then`}`,
  reflexive: ({ condition: when, body: later }) =>
    `having done so, on the stack${when === undefined ? '' : `, provided that ${condition(when)}, then and again as it resolves`}: ${body(later)}`,
  endEffect: () => 'the effect is over',
  original: () => 'what was replaced happens after all',
  extraTurn: ({ who, count: n }) => `${players(who)}: ${quantity(n)} more turn(s) after this one`,
  extraPhase: ({ phases, after }) => `more phases follow${after === undefined ? '' : ` ${after}`}: ${listed(phases)}`,
  extraStep: ({ step, after }) => `one more ${step} follows ${after}`,
  skip: ({ who, what, times }) =>
    times === 'allOfNextTurn'
      ? `${players(who)}: goes without every ${what} in the next own turn`
      : `${players(who)}: goes without the next ${quantity(times)} ${what}`,
  daytime: ({ to }) => `it turns ${to}`,
  endTurn: () => 'the turn is over at once',
  endCombatPhase: () => 'the combat phase is over at once',
  controlTurn: ({ who, of }) => `${players(who)}: decides for ${players(of)} in the next turn of the latter`,
  designatePlayer: ({ who, as }) => `${players(who)}: gets the ${as}`,
  planeswalk: ({ who }) => `${players(who)}: planeswalks`,
  chaos: () => 'chaos ensues',
  rollPlanarDie: ({ who }) => `${players(who)}: rolls the planar die`,
  openAttraction: ({ who }) => `${players(who)}: opens an Attraction`,
  rollToVisit: ({ who }) => `${players(who)}: rolls to visit Attractions`,
  abandon: ({ who, what }) => `${players(who)}: ${objects(what)} goes face down under its scheme deck`,
  venture: ({ who, into }) => `${players(who)}: ventures${into === undefined ? '' : ` into ${into}`}`,
  incubate: ({ who, count: n }) => `${players(who)}: incubates ${quantity(n)}`,
  ringTempts: ({ who }) => `${players(who)}: is tempted by the Ring`,
  loseGame: ({ who }) => `${players(who)}: is out of the game`,
  winGame: ({ who }) => `${players(who)}: has won`,
  drawGame: () => 'nobody wins, the game is over',
  restartGame: ({ leaving }) => `the game begins anew${leaving === undefined ? '' : `, all but ${objects(leaving)}`}`,
  subgame: () => 'a game within the game is held',
  choose: ({ who, what, random, secret, link }) =>
    `${random === true ? 'at random is picked' : `${players(who)}: picks`}${secret === true ? ' in secret' : ''} ${caseOf<Choosable, 'choose'>(CHOICES, 'choose', what)}${link === undefined ? '' : ` (remembered as “${link}”)`}`,
  flipCoin: ({ who }) => `${players(who)}: flips a coin`,
  rollDice: ({ who, sides, count: n, plus, ignore, table, store }) =>
    `${players(who)}: throws ${n === undefined ? 'one die' : `${quantity(n)} dice`} of ${sides} sides${plus === undefined ? '' : `, plus ${quantity(plus)}`}${ignore === undefined ? '' : `, leaving the ${ignore} out`}${(table ?? []).map(({ from, to, effect, again }) => `; from ${from}${to === null ? ' upward' : ` to ${to}`}: ${group(effect)}${again === true ? ' and once more' : ''}`).join('')}${store === true ? '; the results are noted on it' : ''}`,
  rerollStored: ({ who }) => `${players(who)}: throws any of the dice again whose results are noted on it`,
  vote: ({ who, from, for: ballot, secret }) =>
    `${players(who)}: casts votes${secret === true ? ' in secret' : ''}${from === undefined ? '' : `, ${players(from)} first`}, on ${'words' in ballot ? ballot.words.map(({ word, out }) => `“${word}” (“${out}”)`).join(' or ') : 'objects' in ballot ? objects(ballot.objects) : players(ballot.players)}`,
  increaseSpeed: ({ who, amount }) => `${players(who)}: gains ${quantity(amount)} speed`,
  if: ({ condition: when, then, else: other }) => `provided that ${condition(when)}: ${group(then)}${otherwise(other)}`,
  may: ({ who, effect, else: other }) => `${players(who)}: is free to let happen ${group(effect)}${otherwise(other)}`,
  pay: ({ who, cost: price, or = [], then, else: other, times, from, each }) =>
    `${players(who)}: is offered${each === true ? ', each for themselves,' : ''}${from === undefined ? '' : ` from ${players(from)} on`} to pay ${[price, ...or].map(cost).join(', failing that ')}${times === undefined ? '' : times === 'any' ? ', as often as liked' : `, ${quantity(times)} time(s)`}${then === undefined ? '' : `, whereupon ${group(then)}`}${otherwise(other)}`,
  forEach: ({ over, effect }) => `once per each of {${objects(over)}}: ${group(effect)}`,
  oneByOne: ({ over, effect }) => `one after another, for each of {${recipients(over)}}: ${group(effect)}`,
  forEachPlayer: ({ who, from, effect }) =>
    `by ${players(who)}, in turn${from === undefined ? '' : ` from ${players(from)} on`}: ${group(effect)}`,
  repeat: ({ effect, times, while: when, optional }) =>
    `over and over${times === undefined ? '' : `, ${quantity(times)} time(s)`}${when === undefined ? '' : `, as long as ${condition(when)}`}${optional === undefined ? '' : `, as ${players(optional)} likes`}: ${group(effect)}`,
  oneOf: ({ who, options }) =>
    `${players(who)}: picks one of: ${options.map(({ effect }) => group(effect)).join(' or ')}`,
  bind: ({ name, value }) => `(noted as ${named(name)}: ${boundValue(value)})`,
  byHand: ({ text }) => `what people carry out by hand: “${text}”`,
  nothing: () => 'nothing happens',
};

/** One instruction. What it is later called by stands in front in brackets. */
export function deed(instruction: Instruction): string {
  const out = 'out' in instruction ? instruction.out : undefined;
  return `${where(out, `${named(out ?? '')} = `)}${caseOf<Instruction, 'do'>(DEEDS, 'do', instruction)}`;
}
