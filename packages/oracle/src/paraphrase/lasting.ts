/** What lasts, in words: changes, rules, replacements, how long. 2006: 418–419 · 2009, 2011, 2026: 611–616 */
import type {
  ContinuousPart,
  CopyException,
  Destination,
  Duration,
  Instead,
  ManaProduced,
  Modification,
  Replacement,
  TokenSpec,
} from '@rulewright/engine';
import { ability } from './abilities.ts';
import { condition } from './conditions.ts';
import { cost, costChange } from './costs.ts';
import { deed } from './deeds.ts';
import { event } from './events.ts';
import { COLOUR, filter, objects, players, recipients, word } from './nouns.ts';
import { quantity } from './quantities.ts';
import { rule } from './rules.ts';
import { caseOf, type Cases, listed, named } from './said.ts';

const DURATIONS: Cases<Duration, 'until'> = {
  endOfTurn: () => 'for this turn',
  endOfCombat: () => 'for this combat',
  forever: () => 'for good',
  planeswalk: () => 'until somebody planeswalks',
  nextTurn: ({ of }) => `till the next turn of ${players(of)}`,
  nextUpkeep: ({ of }) => `up to the next upkeep of ${players(of)}`,
  nextEndStep: ({ of }) => `up to the next end step of ${players(of)}`,
  nextUntapStep: ({ of, through }) => `${through === true ? 'through' : 'up to'} the next untap step of ${players(of)}`,
  endOfNextTurn: ({ of }) => `through the next turn of ${players(of)}`,
  leaves: ({ what }) => `till ${objects(what)} has left`,
  asLongAs: ({ condition: when }) => `while ${condition(when)}`,
  all: ({ of }) => of.map(duration).join(', at most '),
};

export const duration = (of: Duration): string => caseOf<Duration, 'until'>(DURATIONS, 'until', of);

export function destination(to: Destination): string {
  const { position, order, under, counters, attachedTo, link, remembering } = to;
  const at =
    position === undefined
      ? ''
      : typeof position === 'string'
        ? `the ${position} of `
        : `place ${quantity(position.fromTop)} from the top of `;
  const more = [
    ...(order === undefined ? [] : [`in ${order} order`]),
    ...(under === undefined ? [] : [`under control of ${players(under)}`]),
    ...(['tapped', 'faceDown', 'transformed', 'attacking', 'blocking'] as const).filter((key) => to[key] === true),
    ...(counters ?? []).map(({ counter, count }) => `with ${quantity(count)} “${counter}”`),
    ...(attachedTo === undefined ? [] : [`fastened to ${objects(attachedTo)}`]),
    ...(link === undefined ? [] : [`remembered as “${link}”`]),
    ...(remembering === undefined ? [] : [`remembering ${objects(remembering.objects)} as “${remembering.link}”`]),
    ...(to.attacksAs === undefined ? [] : [`against what ${objects(to.attacksAs)} attacks`]),
    ...(to.attacksPlayer === undefined
      ? []
      : [`against ${players(to.attacksPlayer)}${to.planeswalkersToo === true ? ' or a planeswalker of theirs' : ''}`]),
    ...(to.blocks === undefined ? [] : [`against ${objects(to.blocks)}`]),
  ];
  return `to ${at}${to.zone}${more.length === 0 ? '' : ` (${more.join(', ')})`}`;
}

export function tokenSpec({
  name,
  colors,
  supertypes,
  types,
  subtypes,
  power,
  toughness,
  abilities,
}: TokenSpec): string {
  const size = power === undefined || toughness === undefined ? '' : `${quantity(power)}/${quantity(toughness)}, `;
  const colour =
    colors.length === 0
      ? 'colourless'
      : listed(colors.map((one) => (typeof one === 'string' ? (COLOUR[one] ?? one) : word(one))));
  return `${name === undefined ? '' : `“${name}”, `}${size}${colour}, ${[...(supertypes ?? []), ...types, ...subtypes.map(word)].join(' ')}${abilities === undefined ? '' : `, with {${abilities.map(ability).join(' / ')}}`}`;
}

type Computed = Exclude<ManaProduced['types'], readonly unknown[]>;

function units(types: Computed): string {
  if ('any' in types)
    return `${quantity(types.any)} of ${types.different === true ? 'any different ones' : types.combination === true ? 'any mix' : 'any one'} of ${types.among === undefined ? 'the five colours' : types.among === 'identity' ? 'those of the commander' : listed(types.among)}${types.or === undefined ? '' : ` or ${word(types.or)}`}`;
  if ('colorsOf' in types) return `${quantity(types.count)} of a colour of ${objects(types.colorsOf)}`;
  if ('everyColorOf' in types) return `1 of each colour of ${objects(types.everyColorOf)}`;
  if ('type' in types) return `${quantity(types.count)} of ${word(types.type)}`;
  if ('costOf' in types) return `as in the mana cost of ${objects(types.costOf)}`;
  if ('unspent' in types) return `as much of each type as ${players(types.unspent)} has not used yet`;
  return `${quantity(types.count)} of a ${types.colorsOnly === true ? 'colour' : 'kind'} that ${objects(types.by)} could make`;
}

const RIDERS = {
  uncounterable: 'nothing counters that',
  haste: 'that has haste',
  hasteThisTurn: 'that has haste this turn',
};
export function manaMade({ types, restriction, keep, rider, abilities }: ManaProduced): string {
  const made = Array.isArray(types)
    ? (types as readonly string[]).map((type) => `{${type}}`).join('')
    : units(types as Computed);
  const spend =
    restriction === undefined
      ? ''
      : 'notCast' in restriction
        ? `, not to cast what is: ${filter(restriction.notCast)}`
        : `, just ${[...(restriction.cast === undefined ? [] : [`to cast what is: ${filter(restriction.cast)}`]), ...(restriction.activate === undefined ? [] : [`to activate what is: ${filter(restriction.activate)}`])].join(' or ')}`;
  return `${made}${spend}${keep === undefined ? '' : ', lasting this turn'}${rider === undefined ? '' : `, and where it pays for what is: ${filter(rider.spell)}, ${RIDERS[rider.does]}`}${abilities === undefined ? '' : `, and with it {${abilities.map(ability).join(' / ')}}`}`;
}

const EXCEPTIONS: Cases<CopyException, 'except'> = {
  gain: ({ abilities }) => `with {${abilities.map(ability).join(' / ')}}`,
  lose: ({ keyword }) => `without ${keyword}`,
  types: ({ add, subtypes, supertypes, set, remove, only }) =>
    [
      ...(set === undefined ? [] : [`being just ${listed(set)}`]),
      ...(add === undefined && subtypes === undefined && supertypes === undefined
        ? []
        : [
            `being ${only === true ? 'of no such kind but' : 'also'} ${[...(supertypes ?? []), ...(add ?? []), ...(subtypes ?? [])].join(' ')}`,
          ]),
      ...(remove === undefined ? [] : [`not ${listed(remove)}`]),
    ].join(', '),
  pt: ({ power, toughness }) => `as ${power}/${toughness}`,
  color: ({ colors, add }) => `${add === true ? 'also ' : ''}coloured ${listed(colors)}`,
  gainThis: () => 'with this very ability',
  colorOf: ({ of }) => `coloured as ${objects(of)}`,
  keepColor: () => 'of its old colour',
  noManaCost: () => 'without mana cost',
  keepName: () => 'of its old name',
  name: ({ name }) => `called ${name}`,
  if: ({ type, then }) => `if of type ${type}: ${then.map(exception).join(', ')}`,
};

const exception = (one: CopyException): string => caseOf<CopyException, 'except'>(EXCEPTIONS, 'except', one);

export const exceptions = (list: readonly CopyException[] | undefined): string =>
  list === undefined || list.length === 0 ? '' : `, but ${list.map(exception).join(', ')}`;

const MODIFICATIONS: Cases<Modification, 'mod'> = {
  copy: ({ of, except }) => `turns into a likeness of ${objects(of)}${exceptions(except)}`,
  control: ({ player }) => `comes under ${players(player)}`,
  text: ({ from, to }) => `reads “${to}” for “${from}”`,
  fullText: ({ of, except }) => `has all the text of ${objects(of)}${exceptions(except)}`,
  textWord: ({ word: old, newWord }) => `reads ${named(newWord.ref)} for ${named(old.ref)}`,
  types: ({ op, types, subtypes, supertypes }) =>
    `${op === 'add' ? 'is also' : op === 'set' ? 'is just' : 'is no more'} ${[...(supertypes ?? []), ...(types ?? []), ...(subtypes ?? []).map(word)].join(' ')}`,
  everyCreatureType: () => 'has all creature types',
  color: ({ op, colors }) =>
    `is ${op === 'add' ? 'also ' : ''}${colors.length === 0 ? 'colourless' : listed(colors.map(word))}`,
  gain: ({ abilities }) => `acquires {${abilities.map(ability).join(' / ')}}`,
  gainThis: () => 'acquires this very ability',
  gainActivated: ({ of }) => `acquires whatever can be activated of ${objects(of)}`,
  gainKeyword: ({ keyword, of }) => `acquires every ${keyword} of ${objects(of)}`,
  gainBelow: () => 'acquires what is printed below this very ability',
  lose: ({ keyword, quality, barred }) =>
    `is rid of ${keyword}${quality === undefined ? '' : ` for what is: ${filter(quality)}`}${barred === true ? ' and barred from it' : ''}`,
  loseThis: () => 'is rid of this very ability',
  loseAll: () => 'is rid of all abilities',
  setPT: ({ power, toughness }) =>
    `has base ${power === undefined ? 'power kept' : quantity(power)} / ${toughness === undefined ? 'toughness kept' : quantity(toughness)}`,
  modifyPT: ({ power, toughness, multiplies }) =>
    `power ${signed(quantity(power))}, toughness ${signed(quantity(toughness))}${multiplies === true ? ', as a multiple' : ''}`,
  switchPT: () => 'swaps power with toughness',
  name: ({ name }) => `is called ${name}`,
};

const signed = (number: string): string => (number.startsWith('-') ? number : `+${number}`);

const INSTEADS: Cases<Instead, 'instead'> = {
  nothing: () => 'it does not happen',
  do: ({ effect }) => `(${effect.map(deed).join('; ')})`,
  amount: ({ amount }) => `the amount is ${quantity(amount)}`,
  zone: ({ zone, position, reveal, shuffle, link }) =>
    `it goes to ${position === undefined ? '' : `the ${position} of `}${zone}${reveal === true ? ', shown' : ''}${shuffle === true ? ', randomised' : ''}${link === undefined ? '' : `, remembered as “${link}”`}`,
  enters: ({
    tapped,
    untapped,
    counters,
    choices,
    tappedUnless,
    copy,
    becomes,
    under,
    faceDown,
    transformed,
    attacksAs,
  }) =>
    `it comes ${[
      ...(tapped === true ? ['tapped'] : []),
      ...(untapped === true ? ['untapped'] : []),
      ...(tappedUnless === undefined ? [] : [`tapped, save that ${condition(tappedUnless)}`]),
      ...(counters ?? []).map(({ counter, count }) => `with ${quantity(count)} “${counter}”`),
      ...(choices === undefined ? [] : [`after (${choices.map(deed).join('; ')})`]),
      ...(copy === undefined
        ? []
        : [
            `${copy.optional === true ? 'at will ' : ''}${copy.tapped === true ? 'tapped ' : ''}as a likeness of ${objects(copy.of)}${exceptions(copy.except)}${(copy.counters ?? []).map(({ counter, count }) => `, with ${quantity(count)} “${counter}”`).join('')}${copy.then === undefined ? '' : `, whereupon (${copy.then.map(deed).join('; ')})`}`,
          ]),
      ...(becomes === undefined
        ? []
        : [`as one of ${becomes.map((one) => one.map(exception).join(', ')).join(' or ')}`]),
      ...(under === undefined ? [] : [`under ${players(under)}`]),
      ...(faceDown === true ? ['face down'] : []),
      ...(transformed === true ? ['with its back face'] : []),
      ...(attacksAs === undefined ? [] : [`attacking what ${objects(attacksAs)} attacked`]),
    ].join(', ')}`,
  prevent: ({ amount, then }) =>
    `${amount === undefined ? 'all of it' : quantity(amount)} is prevented${then === undefined ? '' : `, whereupon (${then.map(deed).join('; ')})`}`,
  redirect: ({ to, amount }) => `${amount === undefined ? 'it' : quantity(amount)} falls upon ${recipients(to)}`,
  regenerate: ({ then }) => `it regenerates${then === undefined ? '' : `, whereupon (${then.map(deed).join('; ')})`}`,
  mana: ({ mana }) => `the mana is ${manaMade(mana)}`,
  moreMana: ({ times }) => `the mana is ${times} times as much`,
  reroll: () => 'the die is thrown once more',
  tokens: ({ made, besides }) =>
    `${besides === true ? 'besides those' : 'in their place'} there are made ${made.map(({ count, token }) => `${quantity(count)} of: ${tokenSpec(token)}`).join('; and ')}`,
  moreDice: ({ more, ignore }) => `${quantity(more)} more dice are thrown and the ${ignore} of them left out`,
};

const replacement = ({ event: pattern, condition: when, optional, instead }: Replacement): string =>
  `in place of “${event(pattern)}”${when === undefined ? '' : ` while ${condition(when)}`}${optional === undefined ? '' : `, if ${players(optional)} likes`}: ${caseOf<Instead, 'instead'>(INSTEADS, 'instead', instead)}`;

const PARTS: Cases<ContinuousPart, 'part'> = {
  change: ({ affects, mods }) =>
    `${objects(affects)}: ${mods.map((mod) => caseOf<Modification, 'mod'>(MODIFICATIONS, 'mod', mod)).join(', ')}`,
  rule: ({ rule: given }) => rule(given),
  replacement: ({ replacement: given, times, shield, divided }) =>
    `${replacement(given)}${times === undefined ? '' : ` (the next ${quantity(times)} time(s))`}${shield === undefined ? '' : ` (for the next ${quantity(shield)})`}${divided === undefined ? '' : ' (for as much as the share of each)'}`,
  cost: ({ change }) => costChange(change),
  additionalCost: ({ cost: price, optional, repeat, choices, perMode }) =>
    `casting this takes ${optional === true ? 'at will ' : ''}also ${choices === undefined ? cost(price) : choices.map(cost).join(' or ')}${repeat === true ? ', as often as liked' : ''}${perMode === true ? ', for each mode after the first' : ''}`,
  alternativeCost: ({ cost: price, condition: when, from, offering, tapping, during, transformed, faceDown }) =>
    `this can be cast for ${price === 'free' ? 'nothing' : cost(price)}${from === undefined ? '' : ` out of ${from}`}${when === undefined ? '' : ` while ${condition(when)}`}${offering === undefined ? '' : ` giving up what is: ${filter(offering)}`}${tapping === undefined ? '' : ` perhaps tapping what is: ${filter(tapping)}`}${during === undefined ? '' : ` at instant speed while ${condition(during)}`}${transformed === true ? ', with its back face' : ''}${faceDown === undefined ? '' : `, face down (${faceDown})`}`,
  castFrom: ({ from, plus }) => `this can also be cast out of ${from}, with ${cost(plus)} besides`,
  payWith: ({ how, from, colors }) =>
    `to cast this one can ${how} {${objects(from)}} for mana${colors === true ? ' of its colours' : ''}`,
  helped: () => 'to cast this somebody else can pay any mana of no particular kind',
  offering: ({ what }) => `this can be cast giving up what is: ${filter(what)}`,
  goesFirst: () => 'makes its player the one who starts',
  forAnte: () => 'out of the deck where nothing is staked',
  deck: ({ copies, leads }) =>
    `as decks are made: ${copies === undefined ? '' : `${copies === 'any' ? 'as many of these as wanted' : `no more than ${copies} of these`} in one`}${leads === true ? 'this may lead one' : ''}`,
  openingHand: ({ when, effect }) => `from the opening hand (${when}): (${effect.map(deed).join('; ')})`,
  castTiming: ({ when, untimely, given, plus }) =>
    `this is cast ${when === 'flash' ? 'as an instant is' : `while ${condition(when)} and at no other time`}${given === undefined ? '' : `, provided ${condition(given)}`}${plus === undefined ? '' : `, paying ${cost(plus)} besides`}${untimely === undefined ? '' : `, if at another time than a sorcery then (${untimely.map(deed).join('; ')})`}`,
};

export const part = (one: ContinuousPart): string => caseOf<ContinuousPart, 'part'>(PARTS, 'part', one);
