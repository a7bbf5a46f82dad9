/** Landwalk. One keyword for all landwalks. The quality describes the land: a land type, snow, legendary, nonbasic, artifact. */
import type { Filter } from '../../vocabulary/nouns.ts';
import { BASIC_LAND_TYPES } from '../../vocabulary/words.ts';
import type { Keyword, PrintedForm } from './definition.ts';
import { all, and, anything, controlledBy, not, numbers, ofType, qualityOf, rules, self } from './terms.ts';

const withType = (subtype: string): Filter => ({ is: 'subtype', subtype });
const snow: Filter = { is: 'supertype', supertype: 'snow' };
const CHOSEN: Filter = { is: 'subtype', subtype: { ref: 'chosenType' } };
const walk = (says: string, quality: Filter): PrintedForm => ({ says, means: { quality } });
const FORMS: readonly PrintedForm[] = [
  ...[...BASIC_LAND_TYPES, 'Desert'].map((type) => walk(`${type.toLowerCase()}walk`, withType(type))),
  walk('nonbasic landwalk', not({ is: 'supertype', supertype: 'basic' })),
  walk('snow landwalk', snow),
  walk('legendary landwalk', { is: 'supertype', supertype: 'legendary' }),
  walk('artifact landwalk', ofType('artifact')),
  walk('landwalk of the chosen type', CHOSEN),
  walk('snow landwalk of the chosen type', and(snow, CHOSEN)),
  ...BASIC_LAND_TYPES.map((type) => walk(`snow ${type.toLowerCase()}walk`, and(snow, withType(type)))),
];

export const landwalk: Keyword<'landwalk'> = {
  name: 'landwalk',
  rules: numbers('502.6', '702.12', '702.13', '702.14'),
  printed: [...FORMS],
  needs: ['quality'],
  expand: (ability) => [
    rules('landwalk', {
      rule: 'cantBlock',
      what: all(anything),
      whom: self,
      when: {
        if: 'and',
        of: [
          {
            if: 'exists',
            what: all(and(ofType('land'), qualityOf(ability), controlledBy({ who: 'defending', of: self }))),
          },
          { if: 'not', of: { if: 'ignoresLandwalk', quality: qualityOf(ability) } },
        ],
      },
    }),
  ],
};
