/** Ingest. */
import type { Keyword } from './definition.ts';
import { damagesPlayer, numbers, whenever } from './terms.ts';

export const ingest: Keyword<'ingest'> = {
  name: 'ingest',
  rules: numbers(null, null, null, '702.115'),
  printed: ['ingest'],
  expand: () => [
    whenever('ingest', damagesPlayer, [
      {
        do: 'move',
        what: { set: 'top', of: { who: 'ref', name: 'event.player' }, zone: 'library', count: 1 },
        to: { zone: 'exile' },
      },
    ]),
  ],
};
