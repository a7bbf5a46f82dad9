/**
 * "Its base power and toughness become 4/4 until end of turn."
 * 2011: 611.2 · 2026: 611.2, 613.4b
 */
import { phrase } from '../grammar/index.ts';
import type { Rule } from '../grammar/index.ts';
import { duration, objectPossessive, pt, quantity } from '../nouns/index.ts';

/** Whose base power becomes what; `subject` is what it is said of. */
export const basePowerBecoming = (subject: Rule): readonly Rule[] => [
  phrase(
    '{o} base power and toughness become {p} {d}',
    {
      do: 'effect',
      parts: [{ part: 'change', affects: '$o', mods: [{ mod: 'setPT', '...': '$p' }] }],
      duration: '$d',
      $become: true,
    },
    { o: objectPossessive, p: pt, d: duration },
    { agree: 'none' },
  ),
  phrase(
    'the base power and toughness of {o} become {p} {d}',
    {
      do: 'effect',
      parts: [{ part: 'change', affects: '$o', mods: [{ mod: 'setPT', '...': '$p' }] }],
      duration: '$d',
      $become: 'the',
    },
    { o: subject, p: pt, d: duration },
    { agree: 'none' },
  ),
  phrase(
    'the base power and toughness of {o} become equal to {s} power and toughness {d}',
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
    { o: subject, s: objectPossessive, d: duration },
    { agree: 'none' },
  ),
  phrase(
    '{o} base power become~ equal to {q} {d}',
    {
      do: 'effect',
      parts: [{ part: 'change', affects: '$o', mods: [{ mod: 'setPT', power: '$q' }] }],
      duration: '$d',
      $become: 'power',
    },
    { o: objectPossessive, q: quantity, d: duration },
    { agree: 'none' },
  ),
];
