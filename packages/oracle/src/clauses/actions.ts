/** Keyword actions that are words of their own. 2006: none · 2009: 701.16–18 · 2011: 701.18–20, 701.24 · 2026: 701.22, 701.25, 701.29–30, 701.34–37, 701.39, 701.44, 701.46–47, 701.57, 701.60, 701.62, 701.66, 701.68 */
import { alt, phrase, SUBJECT } from '../grammar/index.ts';
import type { Rule } from '../grammar/index.ts';
import { digits, object, possessive, subtypeNoun } from '../nouns/index.ts';
import { several } from './agree.ts';

/** What players do; without `who`. */
export const actionVerb: Rule = alt('a keyword action', () => [
  phrase('scry~ {n}', { do: 'scry', count: '$n' }, { n: digits }),
  phrase('surveil~ {n}', { do: 'surveil', count: '$n' }, { n: digits }),
  phrase('fateseal~ {n}', { do: 'fateseal', count: '$n' }, { n: digits }),
  phrase('clash~ with a opponent', { do: 'clash' }),
  phrase('proliferate~', { do: 'proliferate' }),
  phrase('proliferate~ again', { do: 'proliferate', $again: true }),
  phrase(
    'exchange~ {w} graveyard and library',
    { do: 'exchangeZones', a: 'graveyard', b: 'library', $whose: '$w' },
    { w: possessive },
  ),
  phrase('bolster~ {n}', { do: 'bolster', count: '$n' }, { n: digits }),
  phrase('discover~ {n}', { do: 'discover', count: '$n' }, { n: digits }),
  phrase('manifest~ dread', { do: 'manifestDread' }),
  phrase('blight~ {n}', { do: 'blight', count: '$n' }, { n: digits }),
  phrase('populate~', { do: 'populate' }),
  phrase('learn~', { do: 'learn' }),
  phrase('recruit~', { do: 'recruit' }),
  phrase('forage~', { do: 'forage' }),
  phrase('time travel~', { do: 'timeTravel' }),
  phrase('amass~ {t} {n}', { do: 'amass', subtype: '$t', count: '$n' }, { t: () => several(subtypeNoun), n: digits }),
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
  phrase('detain~ {o}', { do: 'detain', what: '$o' }, { o: object }),
  phrase('exert~ {o}', { do: 'exert', what: '$o' }, { o: object }),
  phrase(
    'reselect~ which player or permanent {o} (v:is|are) attacking',
    { do: 'reselectAttack', what: '$o', by: SUBJECT, $v: '$v' },
    { o: object },
  ),
  phrase('airbend~ {o}', { do: 'airbend', what: '$o' }, { o: object }),
  phrase('suspect~ {o}', { do: 'suspect', what: '$o' }, { o: object }),
  phrase('earthbend~ {n}', { do: 'earthbend', what: landOfYours, count: '$n' }, { n: digits }),
  phrase('goad~ {o}', { do: 'goad', what: '$o' }, { o: object }),
  phrase(
    'support~ {n}',
    { do: 'putCounters', counter: '+1/+1', on: supported, count: 1, $support: true },
    { n: digits },
  ),
  phrase('monstrosity {n}', { do: 'monstrosity', what: { set: 'self' }, count: '$n' }, { n: digits }),
  phrase('adapt~ {n}', { do: 'adapt', what: { set: 'self' }, count: '$n' }, { n: digits }),
]);
