/** Players, objects and their qualities in words. 2006: 200–217 · 2009, 2011, 2026: 109–115 */
import type { Count, Filter, ObjectHistory, ObjectSet, PlayerSet, Together, Zone } from '@rulewright/engine';
import { condition } from './conditions.ts';
import { event } from './events.ts';
import { quantity } from './quantities.ts';
import { COMPARED, STAT, caseOf, type Cases, listed, named } from './said.ts';

type Recipients = { objects?: ObjectSet; players?: PlayerSet };

export const COLOUR: Record<string, string> = { W: 'white', U: 'blue', B: 'black', R: 'red', G: 'green' };

/** A colour, type or name: itself, or the one chosen under a name. */
export const word = (value: string | { ref: string } | { of: ObjectSet }): string => {
  if (typeof value === 'string') return COLOUR[value] ?? value;
  return 'ref' in value ? `the word ${named(value.ref)}` : `the name of ${objects(value.of)}`;
};

const DIFFERING = {
  creature: 'creature type',
  controller: 'controller',
  name: 'name',
  manaValue: 'total mana cost',
  power: 'power',
} as const;
/** What is asked of objects together. */
export const fitting = ({ share, differ, manaValue, power }: Together = {}): readonly string[] => [
  ...(share === undefined
    ? []
    : [`any two with ${share === 'controller' ? 'the same controller' : `a ${share} type in common`}`]),
  ...(differ === undefined ? [] : [`no two with the same ${DIFFERING[differ]}`]),
  ...(manaValue === undefined ? [] : [`with mana values of at most ${quantity(manaValue)} in all`]),
  ...(power === undefined ? [] : [`with powers of at most ${quantity(power)} in all`]),
];

const PLAYERS: Cases<PlayerSet, 'who'> = {
  you: () => 'the controller',
  opponents: () => 'all enemies of the controller',
  opponent: () => 'one enemy, picked by the controller',
  all: () => 'all players',
  others: () => 'all players but the acting one',
  active: () => 'the player whose turn it is',
  actor: () => 'the acting player',
  defending: ({ of }) => `the player under attack${of === undefined ? '' : ` by ${objects(of)}`}`,
  attacking: () => 'the player who attacks',
  attacked: ({ by }) => `the player at whom ${objects(by)} went`,
  controllers: ({ of }) => `whoever controls ${objects(of)}`,
  owners: ({ of }) => `whoever owns ${objects(of)}`,
  ref: ({ name }) => named(name),
  where: ({ of, condition: when }) => `of ${players(of)} those for whom ${condition(when)}`,
  except: ({ of, not }) => `${players(of)} without ${players(not)}`,
  opponentsOf: ({ of }) => `the enemies of ${players(of)}`,
  designated: ({ as }) => `who has the ${as}`,
  host: () => 'the player this is attached to',
};

export const players = (set: PlayerSet): string => caseOf<PlayerSet, 'who'>(PLAYERS, 'who', set);

const HISTORIES: Cases<ObjectHistory, 'did'> = {
  attacked: ({ combat }) => `attacked this ${combat === true ? 'combat' : 'turn'}`,
  hadToAttack: () => 'was made to attack in this combat',
  blocked: ({ combat }) => `blocked this ${combat === true ? 'combat' : 'turn'}`,
  blockedOne: ({ whom }) => `stood this turn in the way of ${objects(whom)}`,
  becameBlocked: ({ by }) => `was stopped this turn${by === undefined ? '' : ` by ${objects(by)}`}`,
  dealtDamage: ({ to, whom }) =>
    `dealt damage this turn${to === undefined ? '' : ` to ${players(to)}`}${whom === undefined ? '' : ` to ${objects(whom)}`}`,
  wasDealtDamage: ({ by, controllers }) =>
    `took damage this turn${by === undefined ? '' : ` from ${objects(by)}`}${controllers === undefined ? '' : ` from what ${players(controllers)} controlled`}`,
  activated: () => 'had an ability activated this turn',
  entered: () => 'came onto the battlefield this turn',
  attackedLastTurn: () => 'attacked in the last turn of whoever has it',
  changedHands: () => 'came this turn to whoever has it',
  beganTurnUntapped: () => 'stood untapped as the turn began',
  drawn: () => 'came to hand by drawing this turn',
  underwent: ({ event: what, other }) =>
    `was in this event this turn: “${event(what)}”${other === undefined ? '' : ` together with ${objects(other)}`}`,
  controlledSinceTurnBegan: () => 'under the same control since the turn began',
  controlledSinceLastUpkeep: () => 'under the same control since its controller’s last upkeep',
};

const ABILITY_KIND = {
  activated: 'an activated',
  triggered: 'a triggered',
  nonManaActivated: 'a non-mana activated',
  tapping: 'a tapping',
  mana: 'a mana',
  any: 'any',
};

const FILTERS: Cases<Filter, 'is'> = {
  any: () => 'anything',
  type: ({ type }) => `of type ${type}`,
  typeWord: ({ type }) => `of the card type ${word(type)}`,
  supertype: ({ supertype }) => `of supertype ${supertype}`,
  subtype: ({ subtype }) => `of subtype ${word(subtype)}`,
  color: ({ color }) => `coloured ${word(color)}`,
  colorless: () => 'without colour',
  multicolored: () => 'of two or more colours',
  monocolored: () => 'of exactly one colour',
  named: ({ name }) => `called ${word(name)}`,
  anyTarget: () => 'that damage can be dealt to',
  permanent: () => 'of a permanent type',
  spell: () => 'being a spell',
  ability: () => 'being an ability on the stack',
  activatedAbility: () => 'being an activated ability on the stack',
  triggeredAbility: () => 'being a triggered ability on the stack',
  abilityOf: ({ source }) => `being an ability on the stack out of something ${filter(source)}`,
  card: () => 'being a card',
  token: () => 'being a token',
  tapped: () => 'in tapped state',
  untapped: () => 'in untapped state',
  faceDown: () => 'lying face down',
  attacking: ({ whom }) => `on the attack${whom === undefined ? '' : ` against ${players(whom)}`}`,
  blocking: ({ whom }) => `blocking ${whom === undefined ? 'something' : objects(whom)}`,
  blockedBy: ({ by }) => `with ${objects(by)} blocking it`,
  blocked: () => 'having been blocked',
  unblocked: () => 'attacking with nothing in the way',
  enchanted: () => 'wearing an Aura',
  equipped: () => 'carrying an Equipment',
  modified: () => 'modified',
  attachedToPlayer: ({ player }) => `attached to ${players(player)}`,
  attachedTo: ({ to }) => `attached to ${objects(to)}`,
  hasKeyword: ({ keyword, quality }) =>
    `having ${keyword}${quality === undefined ? '' : ` for what is: ${filter(quality)}`}`,
  hasAbility: ({ kind }) => `having ${ABILITY_KIND[kind]} ability`,
  hasCounter: ({ counter, atLeast }) =>
    `bearing ${atLeast === undefined ? 'a counter' : `at least ${atLeast} counters`}${counter === undefined ? '' : ` (${counter})`}`,
  parity: ({ stat, odd }) => `with ${odd === true ? 'an odd' : 'an even'} ${stat}`,
  costs: ({ mana }) => `costing exactly ${mana.map((symbol) => `{${symbol}}`).join('')}`,
  payableFromX: () => 'whose mana cost some of the mana that was spent for X here could pay',
  costRepeats: () => 'with a symbol more than once in its mana cost',
  costHas: ({ symbol }) => `with {${symbol}} in its mana cost`,
  stat: ({ stat, op, than }) => `whose ${STAT[stat]} is ${COMPARED[op]} ${quantity(than)}`,
  controlledBy: ({ player }) => `under control of ${players(player)}`,
  ownedBy: ({ player }) => `owned by ${players(player)}`,
  self: () => 'being this object',
  other: () => 'being any object but this one',
  in: ({ set }) => `being ${objects(set)}`,
  sharesColor: ({ with: set }) => `of a colour in common with ${objects(set)}`,
  sharesType: ({ with: set, of, among }) =>
    `of a ${of} type in common with ${objects(set)}${among === undefined ? '' : `, out of ${among.join(', ')}`}`,
  goaded: () => 'goaded',
  attachable: ({ to }) => `fit to be fastened to ${objects(to)}`,
  hostFor: ({ what }) => `a fit place for ${objects(what)}`,
  mayCrew: () => 'free to crew',
  differsInName: ({ from }) => `called otherwise than ${objects(from)}`,
  bandedWith: ({ with: set }) => `in one attacking band with ${objects(set)}`,
  sharesName: ({ with: set, another }) =>
    `called the same as ${another === true ? 'something besides it among ' : ''}${objects(set)}`,
  targets: ({ what, player, single, only }) =>
    `aimed at ${only === true ? 'nothing but ' : ''}${listed([...(what === undefined ? [] : [objects(what)]), ...(player === undefined ? [] : [players(player)]), ...(single === true ? ['just one target'] : [])])}`,
  history: ({ event }) => `which ${caseOf<ObjectHistory, 'did'>(HISTORIES, 'did', event)}`,
  castBy: ({ player }) => `cast by ${players(player)}`,
  designated: ({ as }) => `marked ${typeof as === 'string' ? as : `the word ${named(as.ref)}`}`,
  ofExpansion: ({ expansion }) => `of the expansion ${expansion}`,
  sameSector: ({ with: other }) => `in the sector of ${objects(other)}`,
  transformed: () => 'showing its back face',
  astrotorium: () => 'a card of an Attraction deck',
  historic: () => 'historic',
  paired: () => 'having a partner by soulbond',
  ringBearer: ({ of }) => `the Ring-bearer of ${players(of)}`,
  hasAlternative: ({ kind }) => `with an ${kind} on the card`,
  suspended: () => 'suspended',
  commander: () => 'a commander',
  castFrom: ({ zone, of }) => `cast out of ${zone}${of === undefined ? '' : ` of ${players(of)}`}`,
  paid: ({ cost }) => `with its ${cost} cost paid`,
  zone: ({ zone }) => `located in ${zone}`,
  not: ({ of }) => `not (${filter(of)})`,
  and: ({ of }) => of.map(filter).join(', '),
  or: ({ of }) => `(${of.map(filter).join(' or else ')})`,
};

export const filter = (of: Filter): string => caseOf<Filter, 'is'>(FILTERS, 'is', of);

export const zones = (zone: Zone | readonly Zone[]): string => (typeof zone === 'string' ? zone : listed(zone, 'or'));

/** `exactly 2`, `0 to 3`, `any number of`. */
export function count({ min, max }: Count): string {
  if (max === null) return min === 0 ? 'any number' : `${quantity(min)} or more`;
  if (JSON.stringify(min) === JSON.stringify(max)) return quantity(min);
  return `from ${quantity(min)} to ${quantity(max)}`;
}

const own = (share: true | undefined): string => (share === true ? 'the acting player’s part of ' : '');

const OBJECTS: Cases<ObjectSet, 'set'> = {
  self: () => 'this object',
  ref: ({ name, share }) => `${own(share)}${named(name)}`,
  about: ({ name }) => `all that ${named(name)} was for`,
  before: ({ name, share }) => `${own(share)}${named(name)} as it was before`,
  all: ({ where: which, zone, of, each }) =>
    `everything in ${each === true ? 'each of ' : ''}${zone === undefined ? 'the battlefield' : zones(zone)}${of === undefined ? '' : ` of ${players(of)}`} that is: ${filter(which)}`,
  host: () => 'what this is attached to',
  hostOf: ({ of }) => `what ${objects(of)} is attached to`,
  top: ({ of, zone, count: n, where: which }) =>
    `the uppermost ${quantity(n)} of ${players(of)}’s ${zone}${which === undefined ? '' : ` that are: ${filter(which)}`}`,
  topUntil: ({ of, where: which, count: n }) =>
    `cards off ${players(of)}’s library down to number ${quantity(n)} that is: ${filter(which)}`,
  bottom: ({ of, zone, count: n }) => `the lowest ${quantity(n)} of ${players(of)}’s ${zone}`,
  above: ({ of, directly }) => `what lies ${directly === true ? 'right ' : ''}on top of ${objects(of)}`,
  choice: ({ by, from, count: n, random, total, singleOwner, together }) =>
    `${count(n)} ${random === true ? 'taken at random' : `picked by ${players(by)}`} out of {${objects(from)}}${total === undefined ? '' : `, together with ${STAT[total.stat]} of ${quantity(total.atLeast)} or more`}${[
      singleOwner === true ? 'all in one zone' : [],
      fitting(together),
    ]
      .flat(2)
      .map((so) => `, ${so}`)
      .join('')}`,
  union: ({ of, apart }) => `${of.map(objects).join(' together with ')}${apart === true ? ', no two the same' : ''}`,
  except: ({ of, not }) => `${objects(of)}, leaving out ${objects(not)}`,
  where: ({ of, filter: which }) => `those of ${objects(of)} that are: ${filter(which)}`,
  linked: ({ link }) => `what this object remembers as “${link}”`,
  damageSources: ({ where: which }) => `every possible source of damage that is: ${filter(which)}`,
  devoured: () => 'what this devoured',
  convoked: () => 'what was tapped to convoke this',
  delved: () => 'what was exiled to delve for this',
  haunted: () => 'what this haunts',
  sourceOf: ({ of }) => `the object whence ${objects(of)} came`,
  latest: ({ of }) => `the newest of ${objects(of)}`,
  lastDrawn: ({ of }) => `what ${players(of)} took last off the library this turn`,
  lastCast: () => 'the latest spell cast this turn',
  nextCast: ({ who, where: which, after }) =>
    `the spell after the first ${quantity(after)} such that ${players(who)} casts this turn, being: ${filter(which)}`,
  castAs: ({ of }) => `the spell made of ${objects(of)}`,
  whatBecameOf: ({ of }) => `${objects(of)}, or what it turned into`,
  pairedWith: ({ of }) => `the soulbond partner of ${objects(of)}`,
  attackedBy: ({ by }) => `the permanent at which ${objects(by)} went`,
  blockersOf: ({ of }) => `what blocks ${objects(of)}`,
  createdWith: ({ source }) => `tokens made by ${objects(source)}`,
};

export const objects = (set: ObjectSet): string => caseOf<ObjectSet, 'set'>(OBJECTS, 'set', set);

export const recipients = ({ objects: things, players: who }: Recipients): string =>
  things !== undefined && who !== undefined && things.set === 'ref' && who.who === 'ref' && things.name === who.name
    ? named(things.name)
    : listed([...(things === undefined ? [] : [objects(things)]), ...(who === undefined ? [] : [players(who)])]);
