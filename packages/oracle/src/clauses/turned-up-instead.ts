/**
 * A creature that was cast face down is turned face up before it would deal damage, be dealt damage or become tapped.
 * 2006: 419, 504 · 2009, 2011: 614, 707 · 2026: 614, 708
 */
import { phrasesOf } from '../grammar/index.ts';
import type { Rule } from '../grammar/index.ts';
import { replacementPart } from './parts.ts';

const phrase = phrasesOf();

const CREATURE = { set: 'whatBecameOf', of: { set: 'castThisWay', $words: 'that spell' } };
const DOWN = { is: 'faceDown' };
const THE_CREATURE = { is: 'and', of: [{ is: 'in', set: CREATURE }, DOWN] };
const TURNED_UP = { instead: 'do', effect: [{ do: 'turnFaceUp', what: CREATURE }, { do: 'original' }] };
const turnedUp = (event: object): object => replacementPart(event, TURNED_UP);

/** It has not been turned face up as long as it is face down: later it may be turned face down again, and this is over. */
export const turnedUpInstead: Rule = phrase(
  "if the creature that spell becomes as it resolves has not been turned face up and would assign or deal damage, be dealt damage, or become tapped, instead it's turned face up and assigns or deals damage, is dealt damage, or becomes tapped",
  {
    do: 'effect',
    parts: [
      turnedUp({ on: 'assignsDamage', what: THE_CREATURE }),
      turnedUp({ on: 'damage', source: THE_CREATURE }),
      turnedUp({ on: 'damage', to: THE_CREATURE }),
      turnedUp({ on: 'tap', what: { is: 'and', of: [...THE_CREATURE.of, { is: 'untapped' }] } }),
    ],
    duration: { until: 'asLongAs', condition: { if: 'matches', what: CREATURE, filter: DOWN } },
  },
);
