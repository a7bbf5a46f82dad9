/** What it is worth to attach something: an Aura to each host that it could enchant, an Equipment to another creature. 2006: 212.4, 502.33 · 2009, 2011, 2026: 301.5, 303.4, 702.6 */
import type { Ability, Context, Face, ObjectId } from '@rulewright/engine';
import { objectOf } from '@rulewright/engine';
import { type Table, contextOf, faceOf, isMine } from './table.ts';
import { scorePart } from './continuous.ts';
import { readTargets } from './sets.ts';
import { worthOf } from './worth.ts';

/** The hosts an Aura could enchant, best first for this player. */
export function auraHosts(
  table: Table,
  id: ObjectId,
  def: string,
  face: number,
  card: Face,
): { object: ObjectId; score: number }[] {
  const at = card.abilities.findIndex((ability) => ability.ability === 'keyword' && ability.keyword === 'enchant');
  const enchant = card.abilities[at];
  if (!enchant || enchant.ability !== 'keyword') return [];
  const ctx = contextOf(table, id, { def, path: `faces/${face}/abilities/${at}` }, null);
  const spec = {
    name: 'host',
    count: { min: 1, max: 1 },
    objects: { where: enchant.quality ?? ({ is: 'any' } as const) },
  };
  const { objects } = readTargets(table, ctx, spec);
  return objects
    .map((object) => ({ object, score: hostWorth(table, ctx, object, card.abilities) }))
    .sort((a, b) => b.score - a.score);
}

function hostWorth(table: Table, ctx: Context, host: ObjectId, abilities: readonly Ability[]): number {
  const env = { ...ctx.env, 'aura.host': { objects: [host] } };
  let sum = 0;
  for (const ability of abilities) {
    if (ability.ability !== 'static') continue;
    for (const part of ability.parts) {
      const about = onHost(part);
      if (about) sum += scorePart(table, { ...ctx, env }, about, false);
    }
  }
  // a host of an opponent's is for what harms it
  return sum + worthOf(table, host) * (sum > 0 || isMine(table, host) ? 0.02 : -1);
}

type Part = Extract<Ability, { ability: 'static' }>['parts'][number];

function onHost(part: Part): Part | null {
  const host = { set: 'ref', name: 'aura.host' } as const;
  if (part.part === 'change' && part.affects.set === 'host') return { ...part, affects: host };
  if (
    part.part === 'rule' &&
    'what' in part.rule &&
    typeof part.rule.what === 'object' &&
    'set' in part.rule.what &&
    part.rule.what.set === 'host'
  ) {
    return { part: 'rule', rule: { ...part.rule, what: host } as typeof part.rule };
  }
  return null;
}

/** What it is worth that the source of an ability goes from where it is attached to one of these, to its controller. */
export function movingTo(table: Table, ctx: Context, hosts: readonly ObjectId[]): number {
  const object = objectOf(table.game, ctx.source);
  const face = object && faceOf(table, object, object.face);
  if (!face) return 0;
  const worth = (host: ObjectId): number => hostWorth(table, ctx, host, face.abilities);
  const left = objectOf(table.game, object.attachedTo) !== null && isMine(table, object.attachedTo);
  const before = left ? worth(object.attachedTo) + LEAST_GAIN : 0;
  return SHARE * hosts.reduce((sum, host) => sum + worth(host) - before, 0);
}

/** An Equipment can go elsewhere later, so it is worth less than an Aura that does the same. */
const SHARE = 0.6;
/** What a host must be better by than the one before. */
const LEAST_GAIN = 0.5;
