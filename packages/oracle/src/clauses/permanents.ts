/**
 * Permanents: tapping, attaching, regenerating, phasing, turning over, exchanging.
 * 2006: 501, 502.15, 504 · 2009, 2011: 701, 702.24, 707 · 2026: 701, 702.26, 708
 */
import { alt, phrase } from '../grammar/index.ts';
import type { Rule } from '../grammar/index.ts';
import { definite, object } from '../nouns/index.ts';
import { cardName } from '../nouns/names.ts';

/** Verb phrases about permanents that name no player. */
export const permanentVerb: Rule = alt('a verb about permanents', () => [
  phrase('tap~ {o}', { do: 'tap', what: '$o' }, { o: object }),
  phrase('untap~ {o}', { do: 'untap', what: '$o' }, { o: object }),
  phrase(
    'tap~ or untap {o}',
    {
      do: 'oneOf',
      who: { who: 'subject' },
      options: [
        { label: 'tap', effect: [{ do: 'tap', what: '$o' }] },
        { label: 'untap', effect: [{ do: 'untap', what: { set: 'same' } }] },
      ],
    },
    { o: object },
  ),
  phrase('attach~ {o} to {h}', { do: 'attach', what: '$o', to: '$h' }, { o: object, h: object }),
  phrase(
    'unattach~ all Equipment from {o}',
    {
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
    },
    { o: object },
  ),
  phrase(
    'simultaneously untap~ {a} and tap~ {b}',
    { do: 'simultaneously', untap: '$a', tap: '$b' },
    { a: object, b: object },
  ),
  phrase('unattach~ {o}', { do: 'unattach', what: '$o' }, { o: object }),
  phrase('regenerate~ {o}', { do: 'regenerate', what: '$o' }, { o: object }),
  phrase('transform~ {o}', { do: 'transform', what: '$o' }, { o: object }),
  phrase('convert~ {o}', { do: 'transform', what: '$o', $convert: true }, { o: object }),
  phrase('meld~ {o} into {n}', { do: 'meld', what: '$o', into: '$n' }, { o: definite, n: cardName }),
  phrase('flip~ {o}', { do: 'flip', what: '$o' }, { o: definite }),
  phrase('turn~ {o} face up', { do: 'turnFaceUp', what: '$o' }, { o: object }),
  phrase('turn~ {o} face down', { do: 'turnFaceDown', what: '$o' }, { o: object }),
  phrase('remove~ {o} from combat', { do: 'removeFromCombat', what: '$o' }, { o: definite }),
  phrase('exchange~ control of {a} and {b}', { do: 'exchangeControl', a: '$a', b: '$b' }, { a: definite, b: definite }),
  phrase('exchange~ control of {a}', { do: 'exchangeControl', a: '$a', b: { set: 'same' } }, { a: definite }),
  phrase('it becomes day', { do: 'daytime', to: 'day' }),
  phrase('it becomes night', { do: 'daytime', to: 'night' }),
  phrase('end~ the turn', { do: 'endTurn' }),
  phrase('end~ the combat phase', { do: 'endCombatPhase' }),
]);
