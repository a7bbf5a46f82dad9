/** Keyword actions that are words of their own. 2006: none · 2009: 701.16–18 · 2011: 701.18–20, 701.24 · 2026: 701.22, 701.25, 701.29–30, 701.34–37, 701.39, 701.44, 701.46–47, 701.57, 701.60, 701.62, 701.66, 701.68 */
import { alt, phrasesOf, SUBJECT } from '../grammar/index.ts';
import type { Rule } from '../grammar/index.ts';
import { subtypeNoun } from '../nouns/index.ts';
import { several } from './agree.ts';
import { terms } from '../conditions/terms.ts';

const phrase = phrasesOf(terms, () => ({ severalSubtypeNouns: several(subtypeNoun) }));

/** What players do; without `who`. */
export const actionVerb: Rule = alt('a keyword action', () => [
  phrase('scry~ {n:digits}', { do: 'scry', count: '$n' }),
  phrase('surveil~ {n:digits}', { do: 'surveil', count: '$n' }),
  phrase('fateseal~ {n:digits}', { do: 'fateseal', count: '$n' }),
  phrase('clash~ with a opponent', { do: 'clash' }),
  phrase('proliferate~', { do: 'proliferate' }),
  phrase('proliferate~ again', { do: 'proliferate', $again: true }),
  phrase('exchange~ {w:possessive} graveyard and library', {
    do: 'exchangeZones',
    a: 'graveyard',
    b: 'library',
    $whose: '$w',
  }),
  phrase('bolster~ {n:digits}', { do: 'bolster', count: '$n' }),
  phrase('discover~ {n:digits}', { do: 'discover', count: '$n' }),
  phrase('manifest~ dread', { do: 'manifestDread' }),
  phrase('blight~ {n:digits}', { do: 'blight', count: '$n' }),
  phrase('populate~', { do: 'populate' }),
  phrase('learn~', { do: 'learn' }),
  phrase('recruit~', { do: 'recruit' }),
  phrase('forage~', { do: 'forage' }),
  phrase('time travel~', { do: 'timeTravel' }),
  phrase('amass~ {t:severalSubtypeNouns} {n:digits}', { do: 'amass', subtype: '$t', count: '$n' }),
]);

/** `Support 2`: who is meant depends on what says it (references/resolve.ts). */
const supported = {
  set: 'target',
  spec: {
    count: { min: 0, max: '$n' },
    objects: { where: { is: 'type', type: 'creature' } },
    other: 'permanent',
  },
};

/** The land that earthbending targets (2026: 701.66a). */
const landOfYours = {
  set: 'target',
  spec: {
    count: { min: 1, max: 1 },
    objects: {
      where: {
        is: 'and',
        of: [
          { is: 'type', type: 'land' },
          { is: 'controlledBy', player: { who: 'you' } },
        ],
      },
    },
  },
};

/** What is done to permanents, or by the object that says it. */
export const actionOnPermanent: Rule = alt('a keyword action', () => [
  phrase('detain~ {o:object}', { do: 'detain', what: '$o' }),
  phrase('exert~ {o:object}', { do: 'exert', what: '$o' }),
  phrase('reselect~ which player or permanent {o:object} (v:is|are) attacking', {
    do: 'reselectAttack',
    what: '$o',
    by: SUBJECT,
    $v: '$v',
  }),
  phrase('airbend~ {o:object}', { do: 'airbend', what: '$o' }),
  phrase('suspect~ {o:object}', { do: 'suspect', what: '$o' }),
  phrase('earthbend~ {n:digits}', { do: 'earthbend', what: landOfYours, count: '$n' }),
  phrase('goad~ {o:object}', { do: 'goad', what: '$o' }),
  phrase('support~ {n:digits}', { do: 'putCounters', counter: '+1/+1', on: supported, count: 1, $support: true }),
  phrase('monstrosity {n:digits}', { do: 'monstrosity', what: { set: 'self' }, count: '$n' }),
  phrase('adapt~ {n:digits}', { do: 'adapt', what: { set: 'self' }, count: '$n' }),
]);
