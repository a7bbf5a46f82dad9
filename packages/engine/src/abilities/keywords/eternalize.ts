/** Eternalize. */
import type { Keyword } from './definition.ts';
import { raised } from './embalm.ts';
import { numbers } from './terms.ts';

export const eternalize: Keyword<'eternalize'> = {
  name: 'eternalize',
  rules: numbers(null, null, null, '702.129'),
  printed: ['eternalize {mana}', 'eternalize—{cost}.'],
  needs: ['cost'],
  expand: raised('eternalized', { except: 'color', colors: ['B'] }, { except: 'pt', power: 4, toughness: 4 }),
};
