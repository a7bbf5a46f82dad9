/** Conditions in words. 2006: 404.3 · 2009, 2011, 2026: 603.4 */
import type { Condition } from '@rulewright/engine';
import { filter, objects, players } from './nouns.ts';
import { quantity } from './quantities.ts';
import { COMPARED, caseOf, type Cases, listed, named } from './said.ts';

const SHARED = { color: 'a colour', cardType: 'a card type', name: 'a name' };

const CONDITIONS: Cases<Condition, 'if'> = {
  compare: ({ left, op, right }) => `${quantity(left)} is ${COMPARED[op]} ${quantity(right)}`,
  exists: ({ what, atLeast }) =>
    `there is at least ${atLeast === undefined ? '1' : quantity(atLeast)} of {${objects(what)}}`,
  matches: ({ what, filter: which }) => `(${objects(what)}) is: ${filter(which)}`,
  samePlayer: ({ a, b }) => `${players(a)} and ${players(b)} is one player`,
  existsPlayer: ({ who }) => `such a player exists: ${players(who)}`,
  did: ({ name }) => `${named(name)} really happened`,
  paid: ({ cost }) => `the ${cost} cost was paid`,
  asCast: ({ condition: then }) => `as this became cast, ${condition(then)}`,
  turn: ({ of }) => `the turn belongs to ${players(of)}`,
  step: ({ step }) => `the step is ${listed(step, 'or')}`,
  phase: ({ phase, nth }) =>
    `the phase is ${listed(phase, 'or')}${nth === undefined ? '' : `, number ${nth} of the turn`}`,
  daytime: ({ time }) => `the time of day is ${time}`,
  before: ({ step }) => `${step} is still to come`,
  afterUpkeep: () => 'the first upkeep of the turn is over',
  attacked: ({ who }) => `${players(who)} has had attackers sent at them in this combat`,
  blockersDeclared: () => 'blocks have been declared',
  ignoresShadow: () => 'shadow does not hinder the blocker',
  ignoresLandwalk: ({ quality }) => `landwalk past ${filter(quality)} does not hinder the blocker`,
  sharesAll: ({ what, share }) => `(${objects(what)}) all have ${SHARED[share]} in common`,
  isWord: ({ name, word }) => `${named(name)} is ${word}`,
  heads: ({ name }) => `the coin of ${named(name)} shows heads`,
  lostFlip: ({ name }) => `the coin of ${named(name)} was lost`,
  wonFlip: ({ name }) => `the coin of ${named(name)} was won`,
  wonClash: ({ name }) => `the clash of ${named(name)} was won`,
  cast: ({ what, from, of }) =>
    `${objects(what)} was cast by its controller${from === undefined ? '' : ` out of ${from}`}${of === undefined ? '' : ` of ${players(of)}`}`,
  selfIn: ({ zone }) => `this object lies in ${zone}`,
  not: ({ of }) => `it is untrue that ${condition(of)}`,
  and: ({ of }) => of.map(condition).join(', and also '),
  or: ({ of }) => of.map(condition).join(', or else '),
};

export const condition = (of: Condition): string => caseOf<Condition, 'if'>(CONDITIONS, 'if', of);
