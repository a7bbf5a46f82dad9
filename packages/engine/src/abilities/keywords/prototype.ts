/** Prototype. Its power, toughness and mana cost are a second face of the card (718). */
import type { Keyword } from './definition.ts';
import { numbers } from './terms.ts';

export const prototype: Keyword<'prototype'> = {
  name: 'prototype',
  rules: numbers(null, null, null, '702.160'),
  printed: ['prototype {mana} — {pt}'],
  readBy: ['casting'],
};
