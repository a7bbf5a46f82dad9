/** Encore. For each opponent a token, each with its own requirement to attack. */
import type { Keyword } from './definition.ts';
import { activated, costOf, lasting, numbers, opponents, plus, ref, self, you } from './terms.ts';

export const encore: Keyword<'encore'> = {
  name: 'encore',
  rules: numbers(null, null, null, '702.141'),
  printed: ['encore {mana}', 'encore—{cost}.'],
  needs: ['cost'],
  expand: (ability) => [
    activated(
      ability,
      plus(costOf(ability), { do: 'move', what: self, to: { zone: 'exile' } }),
      [
        {
          do: 'forEachPlayer',
          who: opponents,
          effect: [
            { do: 'copyToken', who: you, count: 1, of: self, out: 'encored' },
            lasting(
              { until: 'endOfTurn' },
              { part: 'rule', rule: { rule: 'mustAttack', what: ref('encored'), whom: { who: 'actor' } } },
            ),
            lasting(
              { until: 'forever' },
              {
                part: 'change',
                affects: ref('encored'),
                mods: [{ mod: 'gain', abilities: [{ ability: 'keyword', keyword: 'haste' }] }],
              },
            ),
            {
              do: 'delayed',
              pattern: { on: 'step', step: 'end' },
              body: { effect: [{ do: 'sacrifice', who: you, what: ref('encored') }] },
            },
          ],
        },
      ],
      { zone: 'graveyard', timing: 'sorcery' },
    ),
  ],
};
