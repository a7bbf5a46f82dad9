/** Morph. The card is cast face down for {3}. Turning it face up is a special action, which reads the keyword's cost. */
import type { ContinuousPart } from '../../vocabulary/rules-effects.ts';
import type { Keyword } from './definition.ts';
import { numbers, parts } from './terms.ts';

export const castFaceDown = (by: 'morph' | 'disguise'): ContinuousPart => ({
  part: 'alternativeCost',
  cost: { mana: ['3'] },
  tag: by,
  faceDown: by,
});

export const morph: Keyword<'morph'> = {
  name: 'morph',
  rules: numbers('502.26', '702.34', '702.35', '702.37'),
  printed: ['morph {mana}', 'morph—{cost}.'],
  needs: ['cost'],
  readBy: ['turnFaceUp'],
  expand: () => [parts('morph', castFaceDown('morph'))],
};
