/** A permanent that enters tapped under a condition. 2006: 419 · 2009, 2011, 2026: 614.12 */
import { phrase } from '../grammar/index.ts';
import type { Rule } from '../grammar/index.ts';
import { condition } from '../nouns/index.ts';
import { replacementPart } from './parts.ts';

/** `entering`: what enters. */
export const tappedIf = (entering: Rule): Rule =>
  phrase(
    'if {i}, {s!} <enters> tapped',
    [
      replacementPart(
        { on: 'move', what: '$s', to: 'battlefield' },
        { instead: 'enters', tapped: true },
        { condition: '$i' },
      ),
    ],
    { s: entering, i: condition },
    { agree: 'none' },
  );
