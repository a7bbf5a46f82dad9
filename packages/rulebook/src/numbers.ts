/** The rule numbers of each edition: which there are, in what order, what stands under what, and what they are called. */
import { takes } from '@rulewright/engine/arguments';
import { EDITIONS, type EditionName } from '@rulewright/engine';
import { NUMBERS } from './data/numbers.ts';
import { TITLES } from './data/titles.ts';

/** The numbers of an edition and how they stand to each other. A number is a chapter (`5`), a section (`502`), or a rule (`502.3`, `502.3a`). */
interface Index {
  /** every rule of the edition in its order: no chapters, no sections */
  readonly rules: readonly string[];
  readonly sections: readonly string[];
  readonly titles: ReadonlyMap<string, string>;
  /** what stands directly under each number */
  readonly children: ReadonlyMap<string, readonly string[]>;
  /** the place of each section and rule among all of them */
  readonly places: ReadonlyMap<string, number>;
  /** the first and the last place in `rules` of what stands under each number, itself included */
  readonly spans: ReadonlyMap<string, readonly [from: number, to: number]>;
}

const indexes = new Map<EditionName, Index>();

function indexOf(edition: EditionName): Index {
  const known = indexes.get(edition);
  if (known) return known;
  takes('what looks into the rulebook', `an edition of the rules: ${EDITIONS.join(', ')}`, EDITIONS.includes(edition));
  const rules: string[] = [];
  const sections: string[] = [];
  const children = new Map<string, string[]>();
  const places = new Map<string, number>();
  const place = (number: string, among: string[]): void => {
    among.push(number);
    places.set(number, places.size);
    const parent = parentOf(number);
    const siblings = children.get(parent);
    if (siblings) siblings.push(number);
    else children.set(parent, [number]);
  };
  for (const line of linesOf(NUMBERS[edition])) {
    const [section = '', ...entries] = line.split(' ');
    place(section, sections);
    for (const entry of entries) {
      const [, rule, absent, letters = ''] = /^(\d+)(-?)([a-z]*)$/.exec(entry) ?? [];
      if (absent === '') place(`${section}.${rule}`, rules);
      for (const letter of letters) place(`${section}.${rule}${letter}`, rules);
    }
  }
  const titles = new Map(
    linesOf(TITLES[edition])
      .flatMap((line) => line.split(' | '))
      .map((entry) => {
        const space = entry.indexOf(' ');
        return [entry.slice(0, space), entry.slice(space + 1)] as const;
      }),
  );
  const spans = new Map<string, [number, number]>();
  for (const [at, rule] of rules.entries())
    for (let number = rule; number !== ''; number = parentOf(number)) {
      const span = spans.get(number);
      if (span) span[1] = at;
      else spans.set(number, [at, at]);
    }
  const index = { rules, sections, titles, children, places, spans };
  indexes.set(edition, index);
  return index;
}

/** The lines of a data table, which begins with a line break. */
export const linesOf = (table: string): string[] => table.split('\n').slice(1);

/** What a number stands under: a section under its chapter, a rule under its section, a subrule under its rule; '' for a chapter. */
export function parentOf(number: string): string {
  if (/[a-z]$/.test(number)) return number.slice(0, -1);
  if (number.includes('.')) return number.slice(0, 3);
  return number.length > 1 ? number.slice(0, 1) : '';
}

/** Every rule number of the edition in its order, sections and chapters aside. */
export const rulesOf = (edition: EditionName): readonly string[] => indexOf(edition).rules;

/** Every section of the edition in its order. */
export const sectionsOf = (edition: EditionName): readonly string[] => indexOf(edition).sections;

/** Whether the edition has that chapter, section or rule. */
export const isRule = (edition: EditionName, number: string): boolean =>
  indexOf(edition).places.has(number) || indexOf(edition).children.has(number);

/** What stands directly under a chapter, section or rule. */
export const childrenOf = (edition: EditionName, number: string): readonly string[] =>
  indexOf(edition).children.get(number) ?? [];

/** The title of a chapter, section or heading; null for any other number. */
export const titleOf = (edition: EditionName, number: string): string | null =>
  indexOf(edition).titles.get(number) ?? null;

/** A rule that only names what its subrules are about, as `502.3` of 2006 does. */
export const isHeading = (edition: EditionName, number: string): boolean =>
  number.includes('.') && indexOf(edition).titles.has(number);

/** Below zero where the first comes before the second in the edition, above where after. */
export const compareNumbers = (edition: EditionName, one: string, other: string): number =>
  (indexOf(edition).places.get(one) ?? -1) - (indexOf(edition).places.get(other) ?? -1);

/**
 * The rules that a citation is about: a number with all that stands under it, or a range (`409.1b–409.1h`) of them.
 * Empty where the edition does not have the number.
 */
export function rulesCited(edition: EditionName, citation: string): readonly string[] {
  const [first = '', last = first] = citation.split('–');
  const { rules, spans } = indexOf(edition);
  const [from, to] = [spans.get(first)?.[0], spans.get(last)?.[1]];
  return from === undefined || to === undefined ? [] : rules.slice(from, to + 1);
}

/** The rules from one to another in the edition's order, both included; none where the edition lacks either. */
export function rulesBetween(edition: EditionName, first: string, last: string): readonly string[] {
  const { rules } = indexOf(edition);
  const [from, to] = [rules.indexOf(first), rules.indexOf(last)];
  return from < 0 || to < 0 ? [] : rules.slice(from, to + 1);
}

/** Whether the number is the other, or stands under it at any depth. */
export function isWithin(number: string, other: string): boolean {
  for (let at = number; at !== ''; at = parentOf(at)) if (at === other) return true;
  return false;
}

/** Numbers that somebody may have meant who named one that the edition does not have. */
export function numbersNear(edition: EditionName, number: string): readonly string[] {
  const trimmed = number.trim().toLowerCase().replace(/\.+$/, '');
  for (let at = trimmed; at !== ''; at = at.slice(0, -1)) {
    if (at !== trimmed && isRule(edition, at)) {
      const below = childrenOf(edition, at);
      return [at, ...below].slice(0, 12);
    }
  }
  return [];
}

/** The chapters of the edition: those with sections. */
export const chaptersOf = (edition: EditionName): readonly string[] => [
  ...new Set(indexOf(edition).sections.map(parentOf)),
];

/** The editions that have a rule of that number. */
export const editionsWith = (number: string): readonly EditionName[] =>
  EDITIONS.filter((edition) => isRule(edition, number));
