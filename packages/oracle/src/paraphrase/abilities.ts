/** Abilities in words. 2006: 402–405 · 2009, 2011: 112–113, 601–604 · 2026: 113, 601–604 */
import type { Ability, Body, KeywordAbility, ModeOption, TargetSpec } from '@rulewright/engine';
import { condition } from './conditions.ts';
import { cost } from './costs.ts';
import { deed } from './deeds.ts';
import { event } from './events.ts';
import { part } from './lasting.ts';
import { count, filter, fitting, players, zones } from './nouns.ts';
import { quantity } from './quantities.ts';
import { caseOf, type Cases, listed, named } from './said.ts';

function target({
  name,
  count: n,
  objects,
  players: who,
  by,
  other,
  singleOwner,
  together,
  own,
  announced,
  forEach,
  divide,
  ifPaid,
  unlessPaid,
  random,
}: TargetSpec): string {
  const kinds = [
    ...(objects === undefined
      ? []
      : [
          `of what in ${objects.zone === undefined ? 'the battlefield' : zones(objects.zone)}${objects.of === undefined ? '' : ` of ${players(objects.of)}`} is: ${filter(objects.where)}`,
        ]),
    ...(who === undefined ? [] : [`out of ${players(who)}`]),
  ];
  const more = [
    ...(by === undefined ? [] : [`picked by ${players(by)}`]),
    ...(other === undefined ? [] : [`apart from ${listed(other.map(named))}`]),
    ...(forEach === undefined ? [] : [`so many of what is of each of ${players(forEach)}`]),
    ...(singleOwner === true ? ['all in one zone'] : []),
    ...fitting(together),
    ...(own === true ? ['under the control of whoever chooses'] : []),
    ...(announced === undefined ? [] : [`as it is announced one of ${players(announced)}`]),
    ...(divide === undefined ? [] : [`sharing out ${quantity(divide)}`]),
    ...(ifPaid === undefined ? [] : [`only with the ${ifPaid} cost paid`]),
    ...(unlessPaid === undefined ? [] : [`only without the ${unlessPaid} cost paid`]),
    ...(random === true ? ['at random'] : []),
  ];
  return `${named(name)} = ${count(n)} ${kinds.join(' or ')}${more.length === 0 ? '' : ` (${more.join(', ')})`}`;
}

const mode = ({ cost: price, targets, effect }: Pick<ModeOption, 'cost' | 'targets' | 'effect'>): string =>
  [
    ...(price === undefined ? [] : [`for ${cost(price)} more`]),
    ...(targets ?? []).map(target),
    ...effect.map(deed),
  ].join('; ');

export function body({ targets, effect, modes }: Body): string {
  const plain = mode({ ...(targets === undefined ? {} : { targets }), effect });
  if (modes === undefined) return plain;
  const { count: n, by, repeat, unchosen, worth, options } = modes;
  const picked = `${by === undefined ? 'the controller' : players(by)} picks ${count(n)} of ${options.length}${repeat === true ? ', one perhaps several times' : ''}${unchosen === undefined ? '' : `, none picked before${unchosen === 'turn' ? ' in the turn' : ''}`}${worth === undefined ? '' : `, worth at most ${worth} together (${options.map((option) => option.worth ?? 0).join(', ')})`}`;
  return `${plain === '' ? '' : `${plain}; `}${picked}: ${options.map((option, i) => `<${i + 1}> ${mode(option)}`).join(' ')}`;
}

function keyword({
  ability: _kind,
  text: _text,
  abilityWord: _word,
  keyword: name,
  n,
  cost: price,
  leastX,
  perTurn,
  costs,
  quality,
  spares,
  player,
  enchantPlayer,
  subtype,
  partner,
  power,
  toughness,
  gift,
  room,
  leadsTo,
  lights,
  chapters,
  abilities,
  deck,
  body: does,
  fromCommand,
  ...unsaid
}: KeywordAbility): string {
  // whatever else a keyword may have is to be said, too
  unsaid satisfies Record<string, never>;
  const words = [
    ...(n === undefined ? [] : [quantity(n)]),
    ...(subtype === undefined ? [] : [subtype]),
    ...(partner === undefined ? [] : [`namely “${partner}”`]),
    ...(quality === undefined ? [] : [`for what is: ${filter(quality)}`]),
    ...(spares === undefined ? [] : [`sparing what is: ${filter(spares)}`]),
    ...(player === undefined ? [] : [`of ${players(player)}`]),
    ...(enchantPlayer === true ? ['for a player'] : []),
    ...(price === undefined ? [] : [`at ${cost(price)}`]),
    ...(fromCommand === true ? ['and out of command'] : []),
    ...(leastX === undefined ? [] : [`X at least ${leastX}`]),
    ...(perTurn === undefined ? [] : [`no more than ${perTurn} each turn`]),
    ...(costs === undefined ? [] : [`at ${costs.map(cost).join(' and/or ')}`]),
    ...(power === undefined ? [] : [`as ${power}/${toughness ?? 0}`]),
    ...(gift === undefined ? [] : [`giving: ${gift}`]),
    ...(room === undefined ? [] : [`“${room}”, on to ${listed(leadsTo ?? [], 'or')}`]),
    ...(lights === undefined ? [] : [`lit up: ${listed(lights.map(String))}`]),
    ...(chapters === undefined ? [] : [`for ${listed(chapters.map(String))}`]),
    ...(abilities === undefined ? [] : [`with {${abilities.map(ability).join(' / ')}}`]),
    ...(deck === undefined ? [] : [`with a deck for which ${condition(deck)}`]),
    ...(does === undefined ? [] : [`doing: ${body(does)}`]),
  ];
  return `the keyword ${name}${words.length === 0 ? '' : `, ${words.join(', ')}`}`;
}

const ABILITIES: Cases<Ability, 'ability'> = {
  unread: ({ text }) => `a line that was not read: “${text}”`,
  spell: ({ body: does }) => `As this resolves — ${body(does)}`,
  activated: ({
    cost: price,
    body: does,
    zone,
    timing,
    condition: when,
    perTurn,
    once,
    anyPlayer,
    onlyOpponents,
    onlyOwner,
    loyalty,
  }) => {
    const limits = [
      ...(zone === undefined ? [] : [`from ${zone}`]),
      ...(timing === undefined ? [] : [`when ${timing === 'sorcery' ? 'a sorcery' : 'an instant'} could be cast`]),
      ...(when === undefined ? [] : [`while ${condition(when)}`]),
      ...(perTurn === undefined ? [] : [`up to ${perTurn} a turn`]),
      ...(once === true ? ['a single time'] : []),
      ...(anyPlayer === true ? ['open to all players'] : []),
      ...(onlyOpponents === true ? ['open to opponents alone'] : []),
      ...(onlyOwner === true ? ['open to the owner alone'] : []),
    ];
    const paid = loyalty === undefined ? cost(price) : `[loyalty ${loyalty}]`;
    return `For ${paid}${limits.length === 0 ? '' : ` (${limits.join(', ')})`} — ${body(does)}`;
  },
  triggered: ({ event: pattern, condition: when, given, body: does, zones: places, perTurn, doOnce }) =>
    `Each time ${event(pattern)}${when === undefined ? '' : `, provided ${condition(when)}`}${given === undefined ? '' : `, during the time that ${condition(given)}`}${places === undefined ? '' : `, from ${zones(places)}`}${perTurn === undefined ? '' : `, up to ${perTurn} a turn`}${doOnce === true ? ', done once a turn' : ''} — ${body(does)}`,
  static: ({ parts, condition: when, zones: places }) =>
    `All along${places === undefined ? '' : `, from ${zones(places)}`}${when === undefined ? '' : `, while ${condition(when)}`} — ${parts.map(part).join('; ')}`,
  keyword,
};

/** An ability in one line: who does what to whom, from its tree alone. */
export const ability = (given: Ability): string => caseOf<Ability, 'ability'>(ABILITIES, 'ability', given);
