/** Keywords that structure a card's text box: chapters, class levels, rooms of dungeons; station, ascend. 2006, 2009, 2011: none · 2026: 309.4c, 702.131, 702.155, 702.184, 714.2, 716.2 */
import type { Body } from '../../vocabulary/abilities.ts';
import type { Condition } from '../../vocabulary/conditions.ts';
import {
  activated,
  all,
  atLeast,
  controlledBy,
  costOf,
  countOf,
  creature,
  define,
  exactly,
  isSelf,
  nothing,
  numbers,
  ofType,
  or,
  ref,
  rules,
  self,
  whenever,
  you,
} from './terms.ts';

/** Each number in a chapter symbol is a chapter ability of its own (714.2b–c). */
export const chapter = define(
  'chapter',
  numbers(null, null, null, '714.2'),
  ({ chapters, body }) =>
    (chapters ?? []).map((n) =>
      whenever('chapter', { on: 'counters', counter: 'lore', what: isSelf, chapter: n }, body as Body),
    ),
  { needs: ['chapters', 'body'] },
);

/** Read where a Saga enters, and where its chapters trigger. */
export const readAhead = define('read ahead', numbers(null, null, null, '702.155'), () => nothing, {
  readBy: ['definition'],
});

const levelIs = (op: '=' | '≥', right: number): Condition => ({
  if: 'compare',
  left: { q: 'level', of: self },
  op,
  right,
});

/** A class level bar is two abilities: one to gain the level, and one that has what stands at it (716.2a). */
export const classLevel = define(
  'class level',
  numbers(null, null, null, '716.2'),
  (ability) => {
    const { n, abilities } = ability;
    const level = n as number;
    return [
      activated(ability, costOf(ability), [{ do: 'setLevel', what: self, level }], {
        timing: 'sorcery',
        condition: levelIs('=', level - 1),
      }),
      {
        ability: 'static',
        keyword: 'class level',
        condition: levelIs('≥', level),
        parts: [{ part: 'change', affects: self, mods: [{ mod: 'gain', abilities: abilities ?? [] }] }],
      },
    ];
  },
  { needs: ['n', 'cost', 'abilities'] },
);

/** What is tapped need not have been there since the turn began: the cost has no tap symbol. */
export const station = define('station', numbers(null, null, null, '702.184'), (ability) => [
  activated(
    ability,
    {
      actions: [
        {
          do: 'tap',
          what: {
            set: 'choice',
            by: you,
            from: all(creature, { is: 'other' }, { is: 'untapped' }, controlledBy(you)),
            count: exactly(1),
          },
          out: 'tapped',
        },
      ],
    },
    [{ do: 'putCounters', counter: 'charge', count: { q: 'stationing', of: ref('tapped') }, on: self }],
    { timing: 'sorcery' },
  ),
]);

/** "When you move your venture marker into this room" (309.4c). */
export const room = define(
  'room',
  numbers(null, null, null, '309.4'),
  ({ room: name, body }) => [whenever('room', { on: 'room', room: name ?? '' }, body as Body, { zones: ['command'] })],
  { needs: ['room', 'body'] },
);

/** Asked once as an instant or sorcery resolves, at any time of a permanent. */
export const ascend = define('ascend', numbers(null, null, null, '702.131'), () => [
  {
    ability: 'spell',
    body: {
      effect: [
        {
          do: 'if',
          condition: {
            if: 'and',
            of: [
              { if: 'matches', what: self, filter: or(ofType('instant'), ofType('sorcery')) },
              atLeast(countOf(all(controlledBy(you))), 10),
            ],
          },
          then: [{ do: 'designatePlayer', who: you, as: 'blessing' }],
        },
      ],
    },
  },
  rules('ascend', { rule: 'ascend', who: you }),
]);
