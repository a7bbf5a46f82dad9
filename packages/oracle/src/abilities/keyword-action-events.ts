/** Players that do what a keyword action is: "whenever you scry". 2009, 2011, 2026: 701 · 2006: none */
import { phrasesOf } from '../grammar/index.ts';
import type { Rule } from '../grammar/index.ts';
import { terms } from '../conditions/terms.ts';

const phrase = phrasesOf(terms);

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
  ...ACTIONS.map((action) => phrase(`{p!:anyPlayer} ${action}~`, { on: 'action', action, who: '$p' })),
  // of several players each mills by itself
  phrase('you mill one or more {f:pluralCardInEvent}', {
    on: 'move',
    what: '$f',
    from: 'library',
    fromOf: { who: 'you' },
    to: 'graveyard',
    cause: 'mill',
    together: true,
  }),
  phrase('one or more {f:pluralCardInEvent} are milled', {
    on: 'move',
    what: '$f',
    from: 'library',
    to: 'graveyard',
    cause: 'mill',
    together: true,
  }),
  phrase('{p!:anyPlayer} mill~ a {f:singularCardInEvent}', {
    on: 'move',
    what: '$f',
    from: 'library',
    fromOf: '$p',
    to: 'graveyard',
    cause: 'mill',
  }),
];
