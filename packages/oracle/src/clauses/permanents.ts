/**
 * Permanents: tapping, attaching, regenerating, phasing, turning over, exchanging.
 * 2006: 501, 502.15, 504 · 2009, 2011: 701, 702.24, 707 · 2026: 701, 702.26, 708
 */
import { alt, phrasesOf } from '../grammar/index.ts';
import type { Rule } from '../grammar/index.ts';
import { terms } from '../conditions/terms.ts';

const phrase = phrasesOf(terms);

/** Verb phrases about permanents that name no player. */
export const permanentVerb: Rule = alt('a verb about permanents', () => [
  phrase('tap~ {o:object}', { do: 'tap', what: '$o' }),
  phrase('untap~ {o:object}', { do: 'untap', what: '$o' }),
  phrase('tap~ or untap {o:object}', {
    do: 'oneOf',
    who: { who: 'subject' },
    options: [
      { label: 'tap', effect: [{ do: 'tap', what: '$o' }] },
      { label: 'untap', effect: [{ do: 'untap', what: { set: 'same' } }] },
    ],
  }),
  phrase('attach~ {o:object} to {h:object}', { do: 'attach', what: '$o', to: '$h' }),
  phrase('unattach~ all Equipment from {o:object}', {
    do: 'unattach',
    what: {
      set: 'all',
      where: {
        is: 'and',
        of: [
          { is: 'subtype', subtype: 'Equipment' },
          { is: 'attachedTo', to: '$o' },
        ],
      },
    },
    $from: true,
  }),
  phrase('simultaneously untap~ {a:object} and tap~ {b:object}', { do: 'simultaneously', untap: '$a', tap: '$b' }),
  phrase('unattach~ {o:object}', { do: 'unattach', what: '$o' }),
  phrase('regenerate~ {o:object}', { do: 'regenerate', what: '$o' }),
  phrase('transform~ {o:object}', { do: 'transform', what: '$o' }),
  phrase('convert~ {o:object}', { do: 'transform', what: '$o', $convert: true }),
  phrase('meld~ {o:definite} into {n:cardName}', { do: 'meld', what: '$o', into: '$n' }),
  phrase('flip~ {o:definite}', { do: 'flip', what: '$o' }),
  phrase('turn~ {o:object} face up', { do: 'turnFaceUp', what: '$o' }),
  phrase('turn~ {o:object} face down', { do: 'turnFaceDown', what: '$o' }),
  phrase('remove~ {o:definite} from combat', { do: 'removeFromCombat', what: '$o' }),
  phrase('exchange~ control of {a:definite} and {b:definite}', { do: 'exchangeControl', a: '$a', b: '$b' }),
  phrase('exchange~ control of {a:definite}', { do: 'exchangeControl', a: '$a', b: { set: 'same' } }),
  phrase('it becomes day', { do: 'daytime', to: 'day' }),
  phrase('it becomes night', { do: 'daytime', to: 'night' }),
  phrase('end~ the turn', { do: 'endTurn' }),
  phrase('end~ the combat phase', { do: 'endCombatPhase' }),
]);
