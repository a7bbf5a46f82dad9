/** Haunt. A permanent haunts as it dies, an instant or sorcery as it resolves into the graveyard. */
import type { Body } from '../../vocabulary/abilities.ts';
import type { Keyword } from './definition.ts';
import { HAUNTED } from '../../vocabulary/links.ts';
import { creature, exactly, isSelf, numbers, ofType, or, ref, self, thisDies, whenever } from './terms.ts';

const hauntsTarget: Body = {
  targets: [{ name: 'chosen', count: exactly(1), objects: { where: creature } }],
  effect: [{ do: 'move', what: self, to: { zone: 'exile', remembering: { link: HAUNTED, objects: ref('chosen') } } }],
};

export const haunt: Keyword<'haunt'> = {
  name: 'haunt',
  rules: numbers('502.51', '702.52', '702.53', '702.55'),
  printed: ['haunt'],
  expand: () => [
    whenever('haunt', thisDies, hauntsTarget),
    whenever('haunt', { on: 'move', what: isSelf, from: 'stack', to: 'graveyard', cause: 'resolve' }, hauntsTarget, {
      condition: { if: 'matches', what: self, filter: or(ofType('instant'), ofType('sorcery')) },
    }),
  ],
};
