/** Why an object of a scenario is as it is, as plain data. 2006: 418.5 · 2009, 2011, 2026: 613 */
import { type LayerName, type ObjectId, abilityText, why } from '@rulewright/engine';
import { type Said, type SaidChange, saidChanges, saidCharacteristics } from './characteristics-words.ts';
import { labelOf } from './naming.ts';
import type { Setting } from './setting.ts';

export interface Explained {
  readonly object: string;
  readonly controller: string | null;
  readonly start: Readonly<Record<string, Said>>;
  readonly applications: readonly {
    readonly layer: LayerName;
    readonly rule: string;
    /** the object the effect is from, and the text of its ability; null for counters */
    readonly source: string;
    readonly ability: string | null;
    /** from a static ability, from something that resolved, from counters, or from what the object entered as a copy of */
    readonly from: 'static ability' | 'resolved effect' | 'counters' | 'copying as it entered';
    readonly timestamp: number;
    /** the objects whose effects it depended on in this layer: those were applied first */
    readonly dependedOn: readonly string[];
    readonly changes: readonly SaidChange[];
  }[];
  readonly result: Readonly<Record<string, Said>>;
}

/** Null where it has no characteristics of its own. */
export function explained(setting: Setting, id: ObjectId): Explained | null {
  const { game } = setting;
  const found = why(game, id);
  if (found === null) return null;
  return {
    object: labelOf(setting, id),
    controller: setting.players[found.controller] ?? null,
    start: saidCharacteristics(game, found.start),
    applications: found.applications
      .map(({ layer, rule, source, ref, effect, timestamp, dependedOn, changes }) => ({
        layer,
        rule,
        source: labelOf(setting, source),
        ability: ref === null ? null : abilityText(game, ref),
        from:
          ref === null
            ? layer === 'copy'
              ? ('copying as it entered' as const)
              : ('counters' as const)
            : effect === 0
              ? ('static ability' as const)
              : ('resolved effect' as const),
        timestamp,
        dependedOn: dependedOn.map((one) => labelOf(setting, one)),
        changes: saidChanges(game, changes),
      }))
      .filter(({ changes }) => changes.length > 0),
    result: saidCharacteristics(game, found.result),
  };
}
