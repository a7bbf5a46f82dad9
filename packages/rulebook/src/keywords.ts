/** Every keyword of any edition, with its number in each. 2006: 502 · 2009, 2011, 2026: 701, 702 */
import { EDITIONS, type EditionName } from '@rulewright/engine';
import { sameRule } from './concordance.ts';
import { type GlossaryEntry, glossaryOf } from './glossary.ts';
import { childrenOf, isWithin, sectionsOf, titleOf } from './numbers.ts';
import { slugOf } from './plain-letters.ts';
import { type Change, timeline } from './timeline.ts';

export interface Keyword {
  /** as the newest edition that has it spells it */
  readonly name: string;
  /** the name in an address: `first-strike` */
  readonly slug: string;
  readonly kind: 'ability' | 'action';
  /** null where the edition does not have it */
  readonly numbers: Readonly<Record<EditionName, string | null>>;
}

const SECTIONS = { 'Keyword Abilities': 'ability', 'Keyword Actions': 'action' } as const;

let made: readonly Keyword[] | undefined;

/** All keywords by the alphabet. One that was renamed stands once, under its newest name. */
export function keywords(): readonly Keyword[] {
  made ??= allKeywords().sort((a, b) => a.name.localeCompare(b.name, 'en'));
  return made;
}

function allKeywords(): Keyword[] {
  const found: { name: string; slug: string; kind: Keyword['kind']; numbers: Record<EditionName, string | null> }[] =
    [];
  for (const edition of EDITIONS.toReversed())
    for (const section of sectionsOf(edition)) {
      const kind = SECTIONS[titleOf(edition, section) as keyof typeof SECTIONS];
      if (!kind) continue;
      for (const number of childrenOf(edition, section)) {
        const name = titleOf(edition, number);
        if (name === null) continue;
        const slug = slugOf(name);
        const known = found.find((one) => one.slug === slug || isSame(one.numbers, edition, number));
        if (known) known.numbers[edition] = number;
        else found.push({ name, slug, kind, numbers: { ...NOWHERE, [edition]: number } });
      }
    }
  return found;
}

const NOWHERE = Object.fromEntries(EDITIONS.map((edition) => [edition, null])) as Record<EditionName, null>;

const isSame = (numbers: Keyword['numbers'], edition: EditionName, number: string): boolean =>
  EDITIONS.some((other) => numbers[other] !== null && sameRule(edition, number, other) === numbers[other]);

/** The keyword of that name, however it is spaced and capitalized; null where there is none. */
export const keywordNamed = (name: string): Keyword | null =>
  keywords().find(({ slug }) => slug === slugOf(name)) ?? null;

/** The keyword that a rule is about: of its heading, or of the rule that it stands under. */
export const keywordOfRule = (edition: EditionName, number: string): Keyword | null =>
  keywords().find(({ numbers }) => numbers[edition] !== null && isWithin(number, numbers[edition])) ?? null;

export interface KeywordPage extends Keyword {
  /** the first and last edition that have it */
  readonly from: EditionName;
  readonly to: EditionName;
  /** what the newest glossary says; null where that has no entry for it */
  readonly meaning: GlossaryEntry | null;
  /** topics in which the editions differ, of which it is one */
  readonly topics: readonly Change[];
  /** its subrules that are not surely those of the edition before or after */
  readonly changes: readonly {
    readonly from: EditionName;
    readonly to: EditionName;
    readonly added: readonly string[];
    readonly gone: readonly string[];
  }[];
}

/** All that the Rulebook knows of a keyword in every edition. */
export function keywordPage(keyword: Keyword): KeywordPage {
  const { numbers, slug } = keyword;
  const having = EDITIONS.filter((edition) => numbers[edition] !== null);
  const [from = EDITIONS[0]] = having;
  const to = having.at(-1) ?? from;
  const about = glossaryOf(to).filter(({ rules }) => rules[0] === numbers[to]);
  return {
    ...keyword,
    from,
    to,
    meaning: about.find(({ term }) => slugOf(term) === slug) ?? about[0] ?? null,
    topics: topicsOf(numbers),
    changes: having.slice(1).flatMap((later, at) => changesBetween(numbers, having[at] ?? from, later)),
  };
}

const topicsOf = (numbers: Keyword['numbers']): KeywordPage['topics'] =>
  timeline().filter((change) =>
    EDITIONS.some((edition) => {
      const [tried, mine] = [change.numbers[edition], numbers[edition]];
      return tried !== null && mine !== null && isWithin(tried, mine);
    }),
  );

function changesBetween(numbers: Keyword['numbers'], from: EditionName, to: EditionName): KeywordPage['changes'] {
  const [before, after] = [numbers[from], numbers[to]];
  if (before === null || after === null) return [];
  const added = childrenOf(to, after).filter((number) => sameRule(to, number, from) === null);
  const gone = childrenOf(from, before).filter((number) => sameRule(from, number, to) === null);
  return added.length + gone.length > 0 ? [{ from, to, added, gone }] : [];
}
