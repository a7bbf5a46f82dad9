/** Why an object of a scenario is as it is, as data and for people. 2006: 418.5 · 2009, 2011, 2026: 613 */
import { abilityText, why } from '@rulewright/engine';
import { type Setting, labelOf, objectMeant } from '@rulewright/scenario';
import { wrapped } from '../text.ts';
import { type Said, type SaidChange, inLine, saidChanges, saidCharacteristics } from './words.ts';

export interface Explained {
  readonly object: string;
  readonly controller: string | null;
  readonly start: Readonly<Record<string, Said>>;
  readonly applications: readonly {
    readonly layer: string;
    readonly rule: string;
    /** the object the effect is from, and the text of its ability; null for counters */
    readonly source: string;
    readonly ability: string | null;
    /** from a static ability, from something that resolved, or from counters */
    readonly from: 'static ability' | 'resolved effect' | 'counters';
    readonly timestamp: number;
    readonly changes: readonly SaidChange[];
  }[];
  readonly result: Readonly<Record<string, Said>>;
}

/** @throws ScenarioFault where no object or several are called so; null where it has no characteristics of its own */
export function explained(setting: Setting, label: string): Explained | null {
  const { game } = setting;
  const found = why(game, objectMeant(setting, label).id);
  if (found === null) return null;
  return {
    object: label,
    controller: setting.players[found.controller] ?? null,
    start: saidCharacteristics(game, found.start),
    applications: found.applications
      .map(({ layer, rule, source, ref, effect, timestamp, changes }) => ({
        layer,
        rule,
        source: labelOf(setting, source),
        ability: ref === null ? null : abilityText(game, ref),
        from:
          ref === null
            ? ('counters' as const)
            : effect === 0
              ? ('static ability' as const)
              : ('resolved effect' as const),
        timestamp,
        changes: saidChanges(game, changes),
      }))
      .filter(({ changes }) => changes.length > 0),
    result: saidCharacteristics(game, found.result),
  };
}

export function explanation(
  { object, controller, start, applications, result }: Explained,
  where: string,
  width: number,
): string {
  const indented = (text: string): string => `  ${wrapped(text, width - 2, '  ').replaceAll('\n', '\n  ')}`;
  const all = (characteristics: Readonly<Record<string, Said>>): string[] =>
    Object.entries(characteristics)
      .filter(([, value]) => value !== null && !(Array.isArray(value) && value.length === 0))
      .map(([name, value]) => indented(`${name}: ${inLine(value)}`));
  const steps = applications.flatMap(({ layer, rule, source, ability, from, timestamp, changes }) => [
    '',
    wrapped(`${rule} (${layer}): ${source}${ability === null ? '' : `, “${ability}”`}`, width, '  '),
    indented(`${from}, timestamp ${timestamp}`),
    ...changes.map(({ field, before, after }) => indented(`${field}: ${inLine(before)} → ${inLine(after)}`)),
  ]);
  return [
    `${object}, ${where}${controller === null ? '' : `, controlled by ${controller}`}`,
    '',
    'It starts as',
    ...all(start),
    ...(applications.length > 0 ? [...steps, '', 'So it is', ...all(result)] : ['', 'and nothing changes it.']),
  ].join('\n');
}
