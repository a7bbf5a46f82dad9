/** Goading: until a player's next turn a creature has to attack, and somebody else if it can. 2026: 701.15 · 2006, 2009, 2011: none */
import type { CardDefinition } from '../vocabulary/definition.ts';
import type { AbilityRef } from '../state/state.ts';
import type { Game } from '../state/game.ts';
import { objectOf } from '../state/objects.ts';
import { addEffect } from '../events/effects.ts';
import { bind, type Context } from '../meaning/context.ts';
import { objectsOf } from '../meaning/objects.ts';
import type { Instruction } from '../vocabulary/instructions.ts';

/** Two requirements for each creature and player; the same player's goading it again adds none (701.15b–d). */
export function goad(game: Game, ctx: Context, i: Extract<Instruction, { do: 'goad' }>): void {
  const goaded = objectsOf(game, ctx, i.what).filter((id) => objectOf(game, id)?.zone === 'battlefield');
  for (const id of goaded) {
    const again = game.state.effects.some(
      (effect) =>
        effect.ref.def === GOADED.def &&
        effect.controller === ctx.controller &&
        effect.env['goaded']?.objects?.includes(id) === true,
    );
    if (again) continue;
    addEffect(game, {
      ref: GOADED,
      controller: ctx.controller,
      source: ctx.source,
      env: { goaded: { objects: [id] } },
      x: null,
      locked: [null, null],
      fixed: null,
      snapshot: null,
      uses: null,
      shield: null,
      expires: { at: 'turnOf', player: ctx.controller },
    });
  }
  if (i.out !== undefined) bind(ctx, i.out, { objects: goaded, did: goaded.length > 0 });
}

const GOADED: AbilityRef = { def: 'rule:goaded', path: 'faces/0/abilities/0/body/effect/0' };
const what = { set: 'ref', name: 'goaded' } as const;
export const GOADED_DEFINITION: CardDefinition = {
  key: GOADED.def,
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
                  { part: 'rule', rule: { rule: 'mustAttack', what } },
                  {
                    part: 'rule',
                    rule: {
                      rule: 'mustAttack',
                      what,
                      whom: { who: 'except', of: { who: 'all' }, not: { who: 'you' } },
                    },
                  },
                ],
                duration: { until: 'nextTurn', of: { who: 'you' } },
              },
            ],
          },
        },
      ],
    },
  ],
};
