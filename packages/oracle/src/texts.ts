/**
 * The printed text of each ability, of those quoted within it and of its modes, for whoever shows them.
 * 2006: 207, 409.1b · 2009: 206, 700.2 · 2011, 2026: 207, 700.2
 */
import type { Ability } from '@rulewright/engine';
import { inLineOption, listedOption } from './abilities/body.ts';
import { openParagraph } from './abilities/index.ts';
import { strip, unstrip } from './check/phrasing.ts';
import { AS_IS, join } from './grammar/index.ts';
import type { Printing, Rule, Wording } from './grammar/index.ts';
import { keywords } from './keywords/keyword-lists.ts';
import type { OwnNames } from './normalise/names.ts';
import { printFace, printSurface } from './print.ts';
import type { FacePhrasing } from './print.ts';
import { restoreAbility } from './references/restore.ts';

type Node = Record<string, unknown>;

/**
 * The abilities of a face, each with its text as printed.
 * @param lines the paragraphs of the face as they are printed, without reminder text
 */
export function withTexts(
  abilities: readonly Ability[],
  phrasing: FacePhrasing,
  lines: readonly string[],
  wording: Wording,
  names: OwnNames,
): Ability[] {
  const marked = unstrip(abilities, phrasing.marks) as readonly Node[];
  return abilities.map((ability, i) => {
    const text = wholeParagraphs(i, phrasing, lines) ?? textOf(ability, i, phrasing, wording, names);
    const inner = within(marked[i], 'ability', { wording, names }) as Ability;
    return text === undefined ? inner : { ...inner, text };
  });
}

/** The text of an ability that has its paragraphs for itself. */
function wholeParagraphs(index: number, { paragraphs }: FacePhrasing, lines: readonly string[]): string | undefined {
  const own = paragraphs.flatMap(({ abilities }, i) => (abilities.includes(index) ? [i] : []));
  return own.length > 0 && own.every((i) => paragraphs[i]?.abilities.length === 1)
    ? own.map((i) => lines[i]).join('\n')
    : undefined;
}

/** The text of an ability that shares a paragraph with others. */
function textOf(
  ability: Ability,
  index: number,
  phrasing: FacePhrasing,
  wording: Wording,
  names: OwnNames,
): string | undefined {
  const only = {
    paragraphs: [{ abilities: [0], reminders: [] }],
    marks: Object.fromEntries(
      Object.entries(phrasing.marks)
        .filter(([path]) => path === `/${index}` || path.startsWith(`/${index}/`))
        .map(([path, marks]) => [path.replace(/^\/\d+/, '/0'), marks]),
    ),
  };
  const text = printFace([ability], only, wording, names);
  // "from red" of `protection from black and from red`: its marks say how it stands in that list
  return text === undefined && ability.ability === 'keyword'
    ? printFace([ability], { ...only, marks: {} }, wording, names)
    : text;
}

interface Style {
  wording: Wording;
  names: OwnNames;
  /** what a token that the rules describe calls itself: no text is printed for it */
  itself?: string;
}

/** A node without its marks; abilities and modes in it have their text. */
function within(node: unknown, key: string, style: Style): unknown {
  if (typeof node !== 'object' || node === null) return node;
  if (Array.isArray(node)) return node.map((item) => within(item, key, style));
  const copy: Node = {};
  const types = (node as Node)['types'] as readonly string[] | undefined;
  const own: Style =
    (node as Node)['$known'] !== undefined && types?.[0] !== undefined ? { ...style, itself: types[0] } : style;
  for (const [inner, value] of Object.entries(node))
    if (!inner.startsWith('$') && value !== undefined) copy[inner] = within(value, inner, own);
  if (copy['ability'] !== undefined) withModes(copy, node as Node, style);
  if (copy['ability'] === undefined || (key !== 'abilities' && key !== 'rider')) return copy;
  const text = quotedText(node as Node, style);
  return text === undefined ? copy : { ...copy, text };
}

/** An ability that is given: a keyword, or what stands between quotation marks. */
function quotedText(ability: Node, style: Style): string | undefined {
  const { $open, ...closed } = ability;
  const surface = restoreAbility(
    style.itself === undefined ? closed : callingItself(closed, style.itself),
    style.wording,
  );
  if (ability['ability'] === 'keyword')
    return (
      words(keywords, [surface], style) ??
      words(keywords, [restoreAbility(strip(closed).tree, style.wording, true)], style, true)
    );
  return $open === true
    ? words(openParagraph, [surface], style, false, false)
    : printSurface([surface], style.wording, style.names, false);
}

/** "This artifact" where the object that has the ability names itself. */
function callingItself(node: unknown, noun: string): unknown {
  if (typeof node !== 'object' || node === null) return node;
  if (Array.isArray(node)) return node.map((item) => callingItself(item, noun));
  const copy = Object.fromEntries(Object.entries(node).map(([key, value]) => [key, callingItself(value, noun)]));
  return copy['set'] === 'self' || copy['is'] === 'self' ? { ...copy, $self: noun } : copy;
}

/** The modes of an ability as sentences of their own; one that has no such form as it stands within a sentence. */
function withModes(copy: Node, marked: Node, style: Style): void {
  const body = copy['body'] as { modes?: { options: Node[] } } | undefined;
  if (body?.modes === undefined) return;
  const said = (restoreAbility(marked, style.wording)['body'] as { modes: { options: Node[] } }).modes.options;
  for (const [i, mode] of body.modes.options.entries()) {
    const listed = words(listedOption, said[i], style, false, false)?.replace(/^[•+] /, '');
    const text = listed ?? words(inLineOption, said[i], style);
    if (text !== undefined) mode['text'] = text;
  }
}

function words(rule: Rule<never> | Rule, value: unknown, style: Style, free = false, asIs = true): string | undefined {
  const printing: Printing = { wording: style.wording, free };
  const printed = rule.print(printing, value, 0);
  return printed === undefined ? undefined : join(asIs ? [AS_IS, ...printed.words] : printed.words, style.names);
}
