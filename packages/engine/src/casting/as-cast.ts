/** What a spell asks about the moment in which it becomes cast: noted then, for as long as the spell or the permanent it becomes is there. 2006: 409.1i · 2009, 2011: 601.2h · 2026: 601.2i */
import type { Condition } from '../vocabulary/conditions.ts';
import type { CardDefinition } from '../vocabulary/definition.ts';
import { everyNode } from '../vocabulary/some-node.ts';
import { announce } from '../events/announced.ts';
import { ruleContext } from '../meaning/context.ts';
import { holds } from '../meaning/condition.ts';
import type { Game } from '../running/game.ts';
import type { ObjectId, PlayerId } from '../state/ids.ts';
import { memoised } from '../state/memoised.ts';
import { definitionOf, objectOf } from '../state/objects.ts';

type AsCast = Extract<Condition, { if: 'asCast' }>;

const askedBy = memoised((definition: CardDefinition): readonly AsCast[] =>
  everyNode(definition.faces).filter((node): node is AsCast => node['if'] === 'asCast'),
);

/** Notes under its name, with what was paid, whether each such condition holds now. */
export function noteAsCast(game: Game, spell: ObjectId, player: PlayerId): void {
  const object = objectOf(game, spell);
  if (object === null || object.stack === null) return;
  const asked = askedBy(definitionOf(game, object));
  if (asked.length === 0) return;
  const ctx = ruleContext(player, spell);
  const noted = asked.map(({ name, condition }) => [name, holds(game, ctx, condition) ? 1 : 0] as const);
  announce(game, spell, { paid: { ...object.stack.paid, ...Object.fromEntries(noted) } });
}
