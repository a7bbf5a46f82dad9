/** Incubating: a double-faced token that the rules describe. 2006, 2009, 2011: none · 2026: 111.10i, 701.53 */
import type { Game } from '../../running/game.ts';
import type { PlayerId } from '../../state/ids.ts';
import type { CopySnapshot } from '../../state/state.ts';
import type { CardDefinition, Face } from '../../vocabulary/definition.ts';
import type { Doing } from '../../vocabulary/instructions.ts';
import type { Context } from '../../meaning/context.ts';
import { amountOf } from '../../meaning/quantity.ts';
import { faceValues } from '../../objects/values.ts';
import { actedBy, actorsOf } from '../../meaning/actors.ts';
import { enter, entering } from './tokens.ts';
import { greater } from '../../state/numbers.ts';
import { always, type Verbs } from './verb.ts';

const face = (name: string, more: Partial<Face>): Face => ({
  name,
  manaCost: null,
  supertypes: [],
  types: ['artifact'],
  subtypes: [],
  abilities: [],
  ...more,
});
const INCUBATOR: readonly [Face, Face] = [
  face('Incubator Token', {
    subtypes: ['Incubator'],
    abilities: [
      {
        ability: 'activated',
        cost: { mana: ['2'] },
        body: { effect: [{ do: 'transform', what: { set: 'self' } }] },
        text: '{2}: Transform this token.',
      },
    ],
  }),
  face('Phyrexian Token', { types: ['artifact', 'creature'], subtypes: ['Phyrexian'], power: 0, toughness: 0 }),
];
const KEY = 'rule:incubator';
export const INCUBATOR_DEFINITION: CardDefinition = {
  key: KEY,
  name: INCUBATOR[0].name,
  layout: 'double-faced',
  faces: INCUBATOR,
};

const side = (index: 0 | 1): CopySnapshot => {
  const { manaValue: _, ...values } = faceValues(KEY, INCUBATOR[index], index);
  return { ...values, colors: [], def: KEY, face: index };
};
const TOKEN: CopySnapshot = { ...side(0), otherFace: side(1) };

function incubate(game: Game, ctx: Context, i: Doing<'incubate'>): void {
  const made = { ref: null, env: null, copied: TOKEN, by: ctx.source };
  const kindOf = (player: PlayerId) => {
    const count = greater(0, amountOf(game, actedBy(ctx, player), i.count));
    return { amount: 1, made, arrives: { counters: [{ counter: '+1/+1', count }] } };
  };
  enter(
    game,
    ctx,
    i.out,
    entering(
      game,
      ctx,
      actorsOf(game, ctx, i.who).map((player) => ({ player, kind: kindOf(player) })),
    ),
  );
}

/** Incubating. */
export const INCUBATING = {
  incubate: { possible: always, carryOut: incubate },
} satisfies Partial<Verbs>;
