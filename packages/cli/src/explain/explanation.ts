/** The explanation of an object laid out for a terminal. 2006: 418.5 · 2009, 2011, 2026: 613 */
import { type Explained, type Said, inLine } from '@rulewright/scenario';
import { wrapped } from '../text.ts';

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
  const steps = applications.flatMap(({ layer, rule, source, ability, from, timestamp, dependedOn, changes }) => [
    '',
    wrapped(`${rule} (${layer}): ${source}${ability === null ? '' : `, “${ability}”`}`, width, '  '),
    indented(`${from}, timestamp ${timestamp}`),
    ...(dependedOn.length === 0 ? [] : [indented(`depends on ${dependedOn.join(', ')}, applied first`)]),
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
