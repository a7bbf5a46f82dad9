/** What lies on the stack, and what it is about to do to a permanent. 2006: 413 · 2009, 2011, 2026: 405, 608 */
import type { Body, Context, Env, GameObject, Instruction, ObjectId, ObjectSet } from '@rulewright/engine';
import { nodeAt, objectOf } from '@rulewright/engine';
import { type Table, contextOf, faceOf, hasKeyword, hasType, isMine, traits } from './table.ts';
import { readAmount, readObjects } from './sets.ts';

/** The body of a spell or ability, with the targets and numbers chosen for it; null where it has none. */
export function bodyOnStack(table: Table, id: ObjectId): { ctx: Context; body: Body } | null {
  const object = objectOf(table.game, id);
  if (!object) return null;
  const { stack } = object;
  if (stack?.ability) {
    const { body } = nodeAt(table.game, stack.ability) as { body?: Body };
    const ctx = { ...contextOf(table, stack.source, stack.ability, stack.x), env: envOf(stack), stack };
    return body === undefined ? null : { ctx, body };
  }
  const face = faceOf(table, object, object.face);
  const at = face?.abilities.findIndex(({ ability }) => ability === 'spell') ?? -1;
  const spell = face?.abilities[at];
  if (spell?.ability !== 'spell') return null;
  const ref = { def: object.def, path: `faces/${object.face}/abilities/${at}` };
  return { ctx: { ...contextOf(table, id, ref, stack?.x ?? null), env: stack ? envOf(stack) : {} }, body: spell.body };
}

/** What its words refer to so far: what is bound already, and its targets. */
const envOf = ({ env, targets }: NonNullable<GameObject['stack']>): Env => ({
  ...env,
  ...Object.fromEntries(targets.map(({ name, objects, players }) => [name, { objects, players }])),
});

/** What opponents have on the stack, with what each says; one's own answers above it aside. */
export function threatsOnStack(table: Table): readonly { id: ObjectId; ctx: Context; body: Body }[] {
  return table.game.state.stack.flatMap((id) => {
    const found = isMine(table, id) ? null : bodyOnStack(table, id);
    return found === null ? [] : [{ id, ...found }];
  });
}

/** Whether what an opponent has on the stack will cost its controller that creature. */
export const isUnderFire = (table: Table, id: ObjectId): boolean =>
  threatsOnStack(table).some(({ ctx, body }) => body.effect.some((instruction) => takes(table, ctx, instruction, id)));

function takes(table: Table, ctx: Context, instruction: Instruction, id: ObjectId): boolean {
  const about = (set: ObjectSet | undefined): boolean =>
    set !== undefined && readObjects(table, ctx, set).objects.includes(id);
  const is = traits(table, id);
  switch (instruction.do) {
    case 'destroy':
      return about(instruction.what) && !hasKeyword(is, 'indestructible');
    case 'move':
      return instruction.to.zone !== 'battlefield' && about(instruction.what);
    case 'damage': {
      const left = is.toughness - (objectOf(table.game, id)?.damage ?? 0);
      return (
        hasType(is, 'creature') &&
        about(instruction.to.objects) &&
        readAmount(table, ctx, instruction.amount, 2) >= left &&
        !hasKeyword(is, 'indestructible')
      );
    }
    default:
      return false;
  }
}
