/** Finding rules, examples, glossary entries and scenarios by number, title, words of a summary, or a card that they name. */
import { EDITIONS, type EditionName } from '@rulewright/engine';
import { chaptersOf, rulesOf, sectionsOf, titleOf } from './numbers.ts';
import { nothingToRun } from './nothing-to-run.ts';
import { SEEDS } from './seeds.ts';
import { summariesOf } from './summaries.ts';

/** What of a scenario is looked through. */
export interface SearchedScenario {
  readonly name: string;
  readonly editions: readonly EditionName[];
  readonly cards: readonly string[];
  /** the rules that it claims to show */
  readonly rules: readonly string[];
}

export interface Found {
  readonly kind: 'rule' | 'example' | 'glossary' | 'scenario';
  /** the number of a rule; the title or name of anything else */
  readonly name: string;
  readonly editions: readonly EditionName[];
  /** its title or summary, or the cards that it names */
  readonly text: string;
}

interface Candidate extends Found {
  /** what is looked through, the most telling first */
  readonly fields: readonly string[];
}

/** Everything in which each of the words begins a word, the best first: a word in a number, title or name tells more than one in a summary. */
export function search(
  words: string,
  scenarios: readonly SearchedScenario[],
  editions: readonly EditionName[] = EDITIONS,
): readonly Found[] {
  const wanted = wordsIn(words);
  if (wanted.length === 0) return [];
  return candidates(scenarios, editions)
    .map((candidate) => ({ candidate, score: scoreOf(candidate.fields, wanted) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ candidate: { kind, name, editions: where, text } }) => ({ kind, name, editions: where, text }));
}

function scoreOf(fields: readonly string[], wanted: readonly string[]): number {
  const words = fields.map(wordsIn);
  let score = 0;
  for (const one of wanted) {
    const best = Math.max(
      ...words.map((field, at) => {
        const weight = 4 ** (fields.length - at);
        if (field.includes(one)) return weight * (field.length === 1 ? 3 : 2);
        return field.some((word) => word.startsWith(one)) ? weight : 0;
      }),
    );
    if (best === 0) return 0;
    score += best;
  }
  return score;
}

/** Words and rule numbers, in lower case. */
const wordsIn = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .split(/[^a-z0-9./+{}-]+|\.(?=\s|$)/)
    .filter(Boolean);

function candidates(scenarios: readonly SearchedScenario[], editions: readonly EditionName[]): Candidate[] {
  const rules = editions.flatMap((edition) => {
    const reasons = nothingToRun(edition);
    const seeds = new Map(
      SEEDS.filter((seed) => seed.kind === 'rule' && seed.edition === edition).map((seed) => [seed.of, seed]),
    );
    const summaries = summariesOf(edition);
    return [...chaptersOf(edition), ...sectionsOf(edition), ...rulesOf(edition)].map((number): Candidate => {
      const summed = summaries.get(number);
      const title = titleOf(edition, number) ?? summed?.title ?? '';
      const summary = summed?.text ?? reasons.get(number)?.why ?? '';
      return {
        kind: 'rule',
        name: number,
        editions: [edition],
        text: title || summary,
        fields: [number, title, summary, seeds.get(number)?.cards.join(' ') ?? ''],
      };
    });
  });
  const entries = SEEDS.filter(({ kind, edition }) => kind !== 'rule' && editions.includes(edition)).map(
    ({ kind, edition, of, example, summary, cards }): Candidate => ({
      kind,
      name: example === undefined ? of : `${of}, example ${example}`,
      editions: [edition],
      text: summary,
      fields: [of, cards.join(' '), summary, ''],
    }),
  );
  const shown = scenarios
    .filter((scenario) => scenario.editions.some((edition) => editions.includes(edition)))
    .map(
      (scenario): Candidate => ({
        kind: 'scenario',
        name: scenario.name,
        editions: scenario.editions,
        text: scenario.cards.join(', '),
        fields: ['', scenario.name, scenario.cards.join(' '), scenario.rules.join(' ')],
      }),
    );
  return [...rules, ...entries, ...shown];
}
