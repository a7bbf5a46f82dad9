/** A permanent that enters tapped under a condition. 2006: 419 · 2009, 2011, 2026: 614.12 */
import { phrasesOf } from '../grammar/index.ts';
import type { Rule } from '../grammar/index.ts';
import { replacementPart } from './parts.ts';
import { terms } from '../conditions/terms.ts';

const phrase = phrasesOf(terms);

/** `entering`: what enters. */
export const tappedIf = (entering: Rule): Rule =>
  phrase.with({ s: entering })(
    'if {i:condition}, {s!} <enters> tapped',
    [
      replacementPart(
        { on: 'move', what: '$s', to: 'battlefield' },
        { instead: 'enters', tapped: true },
        { condition: '$i' },
      ),
    ],
    { agree: 'none' },
  );
