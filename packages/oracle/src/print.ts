/** From abilities back to text, with or without a record of how they were phrased. 2006: 200.3 · 2009, 2011, 2026: 207 */
import type { Ability, CardDefinition, Face } from '@rulewright/engine';
import { paragraph as paragraphRule } from './abilities/index.ts';
import { unstrip } from './check/phrasing.ts';
import type { Phrasing } from './check/phrasing.ts';
import { join } from './grammar/index.ts';
import type { Wording } from './grammar/index.ts';
import { roomOf } from './normalise/rooms.ts';
import { striationOf } from './normalise/striations.ts';
import { ownNames, showNames, shownOffset } from './normalise/names.ts';
import type { OwnNames } from './normalise/names.ts';
import { putBack } from './normalise/paragraphs.ts';
import type { Reminder } from './normalise/paragraphs.ts';
import { restoreAbility } from './references/restore.ts';
import { OPENS_WITHIN } from './wordings/words.ts';

/** Which abilities a paragraph holds, its reminder text, and the keyword if that text is all that says what they are. */
export interface PhrasedParagraph {
  abilities: readonly number[];
  reminders: readonly Reminder[];
  keyword?: string;
}

/** How a face was phrased: its paragraphs, and the marks. */
export interface FacePhrasing {
  paragraphs: readonly PhrasedParagraph[];
  marks: Phrasing;
  /** of the striations, or rooms, of a text box that has them */
  striations?: readonly FacePhrasing[];
}

type Surface = Record<string, unknown>;

/** One paragraph of surface abilities as text. `free`: missing marks of phrasing are supplied. */
export function printSurface(
  abilities: readonly Surface[],
  wording: Wording,
  names: OwnNames,
  free: boolean,
): string | undefined {
  const printed = paragraphRule.print({ wording, free }, abilities, 0);
  return printed === undefined ? undefined : join(printed.words, names, OPENS_WITHIN[wording]);
}

/** A face's abilities as its text, or undefined where the grammar has no words for them. */
export function printFace(
  abilities: readonly Ability[],
  phrasing: FacePhrasing | undefined,
  wording: Wording,
  names: OwnNames,
): string | undefined {
  const parts = abilities.map((ability) => striationOf(ability) ?? roomOf(ability));
  const plain = abilities.filter((_, i) => parts[i] === null);
  if (plain.length === abilities.length) return printAbilities(abilities, phrasing, wording, names);
  const texts = parts
    .filter((part) => part !== null)
    .map(({ wrap, abilities: held }, i) => {
      const inner = printAbilities(held, phrasing?.striations?.[i], wording, names);
      return inner === undefined ? undefined : wrap(inner);
    });
  if (plain.length > 0) texts.unshift(printAbilities(plain, phrasing, wording, names));
  return texts.includes(undefined) ? undefined : texts.join('\n');
}

function printAbilities(
  abilities: readonly Ability[],
  phrasing: FacePhrasing | undefined,
  wording: Wording,
  names: OwnNames,
): string | undefined {
  const lines = printParagraphs(abilities, phrasing, wording, names);
  return lines === undefined ? undefined : withReminderTexts(lines, phrasing?.paragraphs ?? [], names);
}

/** The paragraphs of a text with the reminder text of each put back. */
export const withReminderTexts = (
  lines: readonly string[],
  paragraphs: FacePhrasing['paragraphs'],
  names: OwnNames,
): string =>
  lines
    .map((line, i) => {
      const { reminders = [], keyword } = paragraphs[i] ?? {};
      if (keyword !== undefined) return `${keyword} (${line})`;
      return putBack(
        line,
        reminders.map(({ at, text }) => ({ at: shownOffset(line, names, at), text: showNames(text, names) })),
      );
    })
    .join('\n');

/** The paragraphs of a text box, without reminder text. */
export function printParagraphs(
  abilities: readonly Ability[],
  phrasing: FacePhrasing | undefined,
  wording: Wording,
  names: OwnNames,
): string[] | undefined {
  const marked = (phrasing === undefined ? abilities : unstrip(abilities, phrasing.marks)) as readonly unknown[];
  const free = phrasing === undefined;
  const surface = marked.map((ability) => restoreAbility(ability, wording, free));
  const paragraphs = phrasing?.paragraphs ?? surface.map((_, i) => ({ abilities: [i] }));
  const lines: string[] = [];
  const used = new Map<number, number>();
  for (const paragraph of paragraphs) {
    const own = paragraph.abilities.map((index) => {
      const ability = surface[index] as Surface;
      if (ability['ability'] !== 'spell') return ability;
      const part = used.get(index) ?? 0;
      used.set(index, part + 1);
      return partOf(ability, part);
    });
    const text = own.length === 0 ? '' : printSurface(own, wording, names, free);
    if (text === undefined) return undefined;
    lines.push(text);
  }
  return lines;
}

/** The part of a spell ability that one paragraph holds. */
function partOf(ability: Surface, part: number): Surface {
  const body = ability['body'] as { effect?: Surface[] } | undefined;
  const effect = body?.effect;
  if (effect === undefined || !effect.some((instruction) => instruction['$paragraph'] !== undefined)) return ability;
  const parts: Surface[][] = [[]];
  const labels: unknown[] = [ability['abilityWord']];
  for (const instruction of effect) {
    const { $paragraph, ...rest } = instruction;
    if ($paragraph !== undefined) {
      parts.push([rest]);
      labels.push($paragraph);
    } else (parts.at(-1) as Surface[]).push(instruction);
  }
  const { abilityWord: _, ...unlabelled } = ability;
  const label = labels[part];
  return {
    ...unlabelled,
    ...(typeof label === 'string' ? { abilityWord: label } : {}),
    body: { ...body, effect: parts[part] ?? [] },
  };
}

/** Everything a face says, in a wording: with `phrasing` as it was phrased, else in the grammar's first choice of words. */
export function print(
  of: CardDefinition | Face,
  wording: Wording,
  phrasing?: { faces: readonly FacePhrasing[] } | FacePhrasing,
): string | undefined {
  if ('faces' in of) {
    // the second face of a prototype card is in the text of the first
    const faces = of.layout === 'prototype' ? of.faces.slice(0, 1) : of.faces;
    const texts = faces.map((face, i) =>
      print(face, wording, phrasing !== undefined && 'faces' in phrasing ? phrasing.faces[i] : phrasing),
    );
    return texts.some((text) => text === undefined) ? undefined : texts.join('\n//\n');
  }
  const own = phrasing !== undefined && 'faces' in phrasing ? phrasing.faces[0] : phrasing;
  return printFace(of.abilities, own, wording, ownNames(of.name, of.supertypes.includes('legendary')));
}
