/** The deploy creatures option. 2006: 603 · 2009, 2011, 2026: 804 */
import type { Ability } from '../vocabulary/abilities.ts';
import { EFFECT_PATH, effectDefinition } from '../vocabulary/rule-definition.ts';
import { addEffect } from '../events/effects.ts';
import type { Game } from '../running/game.ts';

/** With the deploy option each creature has an ability of the rules (2006: 603.2 · 2009, 2011, 2026: 804.2). */
export function beginDeploying(game: Game): void {
  if (!game.state.options.deploy) return;
  // creatures that are yet to come have it too: none is locked in
  addEffect(game, {
    ref: { def: DEPLOY.key, path: EFFECT_PATH },
    controller: -1,
    source: 0,
    env: {},
    x: null,
    locked: [null],
    fixed: null,
    snapshot: null,
    uses: null,
    shield: null,
    expires: { at: 'never' },
  });
}

const teammates = { who: 'except', of: { who: 'others' }, not: { who: 'opponents' } } as const;
const handingOver: Ability = {
  ability: 'activated',
  cost: { actions: [{ do: 'tap', what: { set: 'self' } }] },
  timing: 'sorcery',
  body: {
    targets: [{ name: 'teammate', count: { min: 1, max: 1 }, players: teammates }],
    effect: [
      {
        do: 'effect',
        parts: [
          {
            part: 'change',
            affects: { set: 'self' },
            mods: [{ mod: 'control', player: { who: 'ref', name: 'teammate' } }],
          },
        ],
        duration: { until: 'forever' },
      },
    ],
  },
};
export const DEPLOY = effectDefinition(
  'rule:deploy',
  [
    {
      part: 'change',
      affects: { set: 'all', where: { is: 'type', type: 'creature' } },
      mods: [{ mod: 'gain', abilities: [handingOver] }],
    },
  ],
  { until: 'forever' },
);
