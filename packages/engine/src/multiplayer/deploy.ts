/** The deploy creatures option. 2006: 603 · 2009, 2011, 2026: 804 */
import type { CardDefinition } from '../vocabulary/definition.ts';
import { addEffect } from '../events/effects.ts';
import type { Game } from '../state/game.ts';
import type { AbilityRef } from '../state/state.ts';

/** With the deploy option each creature has an ability of the rules (2006: 603.2 · 2009, 2011, 2026: 804.2). */
export function beginDeploying(game: Game): void {
  if (!game.state.options.deploy) return;
  addEffect(game, {
    ref: DEPLOY,
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

const DEPLOY: AbilityRef = { def: 'rule:deploy', path: 'faces/0/abilities/0/body/effect/0' };
const teammates = { who: 'except', of: { who: 'others' }, not: { who: 'opponents' } } as const;
export const DEPLOY_DEFINITION: CardDefinition = {
  key: DEPLOY.def,
  name: '',
  layout: 'normal',
  faces: [
    {
      name: '',
      manaCost: null,
      supertypes: [],
      types: [],
      subtypes: [],
      abilities: [
        {
          ability: 'spell',
          body: {
            effect: [
              {
                do: 'effect',
                parts: [
                  {
                    part: 'change',
                    affects: { set: 'all', where: { is: 'type', type: 'creature' } },
                    mods: [
                      {
                        mod: 'gain',
                        abilities: [
                          {
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
                          },
                        ],
                      },
                    ],
                  },
                ],
                duration: { until: 'forever' },
              },
            ],
          },
        },
      ],
    },
  ],
};
