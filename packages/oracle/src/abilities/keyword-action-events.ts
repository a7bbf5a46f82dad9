/** Players that do what a keyword action is: "whenever you scry". 2009, 2011, 2026: 701 · 2006: none */
import { phrase } from '../grammar/index.ts';
import type { Rule } from '../grammar/index.ts';
import { cardInEvent } from '../nouns/filters.ts';
import { anyPlayer } from '../nouns/index.ts';
import { asking } from '../nouns/objects.ts';

const ACTIONS = [
  'scry',
  'surveil',
  'proliferate',
  'clash',
  'amass',
  'populate',
  'discover',
  'blight',
  'learn',
  'recruit',
  'forage',
] as const;
export const keywordActions: readonly Rule[] = [
  ...ACTIONS.map((action) => phrase(`{p!} ${action}~`, { on: 'action', action, who: '$p' }, { p: anyPlayer })),
  // of several players each mills by itself
  phrase(
    'you mill one or more {f}',
    { on: 'move', what: '$f', from: 'library', fromOf: { who: 'you' }, to: 'graveyard', cause: 'mill', together: true },
    { f: asking(() => cardInEvent, 2) },
  ),
  phrase(
    'one or more {f} are milled',
    { on: 'move', what: '$f', from: 'library', to: 'graveyard', cause: 'mill', together: true },
    { f: asking(() => cardInEvent, 2) },
  ),
  phrase(
    '{p!} mill~ a {f}',
    { on: 'move', what: '$f', from: 'library', fromOf: '$p', to: 'graveyard', cause: 'mill' },
    { p: anyPlayer, f: asking(() => cardInEvent, 1) },
  ),
];
