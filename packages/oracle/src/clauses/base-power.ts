/**
 * "Its base power and toughness become 4/4 until end of turn."
 * 2011: 611.2 · 2026: 611.2, 613.4b
 */
import { phrasesOf } from '../grammar/index.ts';
import type { Rule } from '../grammar/index.ts';
import { terms } from '../conditions/terms.ts';

const phrase = phrasesOf(terms);

/** Whose base power becomes what; `subject` is what it is said of. */
export const basePowerBecoming = (subject: Rule): readonly Rule[] => {
  const withSubject = phrase.with({ subject });
  return [
    phrase(
      '{o:objectPossessive} base power and toughness become {p:pt} {d:duration}',
      {
        do: 'effect',
        parts: [{ part: 'change', affects: '$o', mods: [{ mod: 'setPT', '...': '$p' }] }],
        duration: '$d',
        $become: true,
      },
      { agree: 'none' },
    ),
    withSubject(
      'the base power and toughness of {o:subject} become {p:pt} {d:duration}',
      {
        do: 'effect',
        parts: [{ part: 'change', affects: '$o', mods: [{ mod: 'setPT', '...': '$p' }] }],
        duration: '$d',
        $become: 'the',
      },
      { agree: 'none' },
    ),
    withSubject(
      'the base power and toughness of {o:subject} become equal to {s:objectPossessive} power and toughness {d:duration}',
      {
        do: 'effect',
        parts: [
          {
            part: 'change',
            affects: '$o',
            mods: [
              {
                mod: 'setPT',
                power: { q: 'stat', of: '$s', stat: 'power' },
                toughness: { q: 'stat', of: '$s', stat: 'toughness' },
              },
            ],
          },
        ],
        duration: '$d',
        $become: 'equal',
      },
      { agree: 'none' },
    ),
    phrase(
      '{o:objectPossessive} base power become~ equal to {q:quantity} {d:duration}',
      {
        do: 'effect',
        parts: [{ part: 'change', affects: '$o', mods: [{ mod: 'setPT', power: '$q' }] }],
        duration: '$d',
        $become: 'power',
      },
      { agree: 'none' },
    ),
  ];
};
